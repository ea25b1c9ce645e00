"""Searches: how a seat looks ahead in states it imagines. They know games only through the kernel."""
