"""Ours beside other engines, in one run on one machine: `make bench-peers`."""
