"""How much work goes into a hint or a review, in iterations, so that both repeat."""

from __future__ import annotations

import msgspec

LEAST_SEARCH, LEAST_PLAYOUTS, LEAST_CURVE, LEAST_REASONS = 80, 8, 3, 6
"""However many decisions or positions share the work, each gets so much if there is so much at all."""


class HintEffort(msgspec.Struct, frozen=True):
    search: int = 3_000
    """Iterations in which the moves worth showing are found."""
    batches: int = 10
    """Each of them is then valued so many times with fresh playouts,"""
    playouts: int = 100
    """each time by so many."""
    reasons: int = 24
    """Imagined futures in which is looked at what a move brings."""

    def scaled(self, share: float) -> HintEffort:
        """About so much of the work."""
        return HintEffort(
            search=max(8, round(self.search * share)),
            batches=self.batches,
            playouts=max(2, round(self.playouts * share)),
            reasons=max(2, round(self.reasons * share**0.5)),
        )


class ReviewEffort(msgspec.Struct, frozen=True):
    curve: int = 8
    """Iterations of each batch by which a position is valued for a seat."""
    batches: int = 10
    search: int = 500
    """Iterations in which the best move of a decision is found."""
    playouts: int = 50
    """Iterations of each batch by which best and chosen move are valued again."""
    redraws: int = 24
    """How many other outcomes of a chance event are looked at."""
    reasons: int = 12
    strong: int = 8_000
    """Iterations for a turn at turning points: those of the strong bot, which gives its own answer there."""
    most_strong: int = 5
    """At so many turning points, the costliest ones."""
    most_choices: int = 2_000
    """Of more decisions only so many are compared, spread over the game."""
    usual_choices: int = 64
    """In a game of more decisions each gets less work, so that the whole takes no longer."""

    usual_looks: int = 800
    """The same for positions, each of them looked at by every seat and by somebody who knows everything."""

    def seen_by(self, positions: int, players: int) -> ReviewEffort:
        """The work for each of so many positions."""
        share = min(1.0, self.usual_looks / max(1, positions * (players + 1)))
        return msgspec.structs.replace(self, curve=max(min(self.curve, LEAST_CURVE), round(self.curve * share)))

    def shared_among(self, choices: int) -> ReviewEffort:
        """The work for each of so many decisions."""
        share = min(1.0, self.usual_choices / max(1, choices))
        return msgspec.structs.replace(
            self,
            search=max(min(self.search, LEAST_SEARCH), round(self.search * share)),
            playouts=max(min(self.playouts, LEAST_PLAYOUTS), round(self.playouts * share)),
            reasons=max(min(self.reasons, LEAST_REASONS), round(self.reasons * share)),
        )

    def scaled(self, share: float) -> ReviewEffort:
        """About so much of the work, at least what is needed for an interval.

        What costs most is cut most: with a hundredth of the work there are still a tenth of the redraws.
        """
        if share == 1.0:
            return self
        return msgspec.structs.replace(
            self,
            curve=max(1, round(self.curve * share**0.5)),
            batches=max(2, round(self.batches * min(1.0, share**0.25))),
            search=max(8, round(self.search * share**0.6)),
            playouts=max(2, round(self.playouts * share**0.6)),
            redraws=max(2, round(self.redraws * share**0.5)),
            reasons=max(2, round(self.reasons * share**0.5)),
            strong=max(16, round(self.strong * share)),
        )


HINT = HintEffort()
REVIEW = ReviewEffort()
