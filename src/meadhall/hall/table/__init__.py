"""One table, pure: what it was opened with, its log of lines, what people can do there (`commands`), and the record
the log folds into (`folding`).

Nothing here reads a disk, a socket or a clock: `now` comes from outside.
"""
