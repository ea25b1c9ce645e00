"""Rounds and turns (OR-3 to OR-5, OR-14): what an Earl may do, what each Action does, and how a game ends."""
