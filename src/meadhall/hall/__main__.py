"""`python -m meadhall.hall` is `meadhall serve`."""

from meadhall.hall.commands import serve_main

serve_main()
