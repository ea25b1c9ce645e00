"""One table, pure: what it was opened with, its log of lines, what people can do there, and the record
the log folds into.

Nothing here reads a disk, a socket or a clock: `now` comes from outside.
"""
