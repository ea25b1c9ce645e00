"""The frames: what each step of the game keeps while it is under way (see `kernel.state`).

A frame names its fields, copies itself, and writes itself to a position as whole numbers; `readers` makes
frames of such numbers.
"""
