"""What a bot is given: one seat's knowledge and nothing else.

A `Seat` never holds the true state. It holds an *imagined* one, in which everything the seat can't know has been dealt
anew from the bot's own chance. View, legal actions and prompt are the same in both, and a bot that digs for more finds
only its own imagination.
"""

from __future__ import annotations

from meadhall.kernel.action import Action
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import View
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State


class Seat:
    """A seat that owes a decision, as a bot may see it."""

    def __init__(self, game: AnyGame, state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.imagined = state.clone()
        game.redeal(self.imagined, seat, chance)

    def codes(self) -> list[int]:
        return self.imagined.legal(self.seat)

    def action(self, code: int) -> Action:
        return self.game.space[code]

    def view(self) -> View:
        return self.game.view(self.imagined, self.seat)

    def imagine(self) -> State:
        """Another state that agrees with everything this seat knows; the caller may play on in it."""
        state = self.imagined.clone()
        self.game.redeal(state, self.seat, self.chance)
        return state
