"""Hints and reviews: what a seat's moves are worth, and where a game was won and lost.

Everything is counted in iterations and drawn from a seed: the same question has the same answer. A hint is built from
what its seat knows (`kernel.seat`), a review from what each seat knew when it decided.
"""

from meadhall.analysis.effort import HINT, REVIEW, HintEffort, ReviewEffort
from meadhall.analysis.hint import hint, hints
from meadhall.analysis.review import review, reviews
from meadhall.analysis.shapes import Hint, Moment, Review, ValuedMove

__all__ = [
    "HINT",
    "REVIEW",
    "Hint",
    "HintEffort",
    "Moment",
    "Review",
    "ReviewEffort",
    "ValuedMove",
    "hint",
    "hints",
    "review",
    "reviews",
]
