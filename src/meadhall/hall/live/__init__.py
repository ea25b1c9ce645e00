"""Tables that are alive in this process: who may look at them, who watches, and the one way a log grows."""
