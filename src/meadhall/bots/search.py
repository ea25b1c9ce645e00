"""The bots that search: the same search, thinking for longer or shorter."""

from __future__ import annotations

from meadhall.kernel.chance import Chance
from meadhall.kernel.seat import Seat
from meadhall.search.budget import NO_LIMIT, Budget
from meadhall.search.tree import Settings, TreeSearch

LEAST_ITERATIONS = 30
"""A decision is looked at so often even where a turn has many of them."""


class SearchBot:
    """Looks ahead in imagined states. `iterations` and `seconds` are for a turn; without seconds its choices repeat."""

    def __init__(self, name: str, chance: Chance, iterations: int, seconds: float = NO_LIMIT) -> None:
        self.name = name
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, seat: Seat) -> int:
        game = seat.game
        share = game.decisions_a_turn
        budget = Budget(max(LEAST_ITERATIONS, self.iterations // share), self.seconds / share)
        settings = Settings(plies=game.playout_plies)
        return TreeSearch(game, seat.imagined, seat.seat, self.chance.word(), settings).choose(budget)
