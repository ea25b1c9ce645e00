"""`python -m meadhall.hall` is `meadhall serve`."""

from meadhall.hall.cli.commands import serve_main

serve_main()
