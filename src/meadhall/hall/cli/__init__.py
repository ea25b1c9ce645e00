"""The hall's part of the command line: `meadhall serve`, `backup` and `verify`."""
