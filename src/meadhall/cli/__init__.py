"""One command, `meadhall`, thin over the rooms above."""

from meadhall.cli.app import main

__all__ = ["main"]
