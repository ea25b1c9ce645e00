"""The action spaces (FO-7): what they are, what they need, which are open to a seat, and what they do with goods."""
