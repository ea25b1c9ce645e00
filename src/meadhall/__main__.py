"""`python -m meadhall` is the `meadhall` command."""

from meadhall.cli.app import main

main()
