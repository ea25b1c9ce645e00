"""What each kind of line does to a table's record; `fold` takes in the next line of a log."""
