"""What a position may state of steps under way.

`stack` says which steps may stand on each other; the others say what the fields of each frame may be.
"""
