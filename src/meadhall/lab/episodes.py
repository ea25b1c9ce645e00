"""What environments for learning code share: the seeds of one episode after another, and answers that are checked."""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State


class Episodes:
    """A seed begins a sequence of episodes; without one it goes on, and is drawn from the system if there is none.

    The first episode of a seed is dealt as `meadhall.new_game` deals it.
    """

    def __init__(self) -> None:
        self.seed: int | str | None = None
        self.number = 0

    def next_chance(self, seed: int | str | None) -> Chance:
        if seed is not None:
            self.seed = seed
            self.number = 0
        elif self.seed is None:
            self.seed = secrets.token_hex(16)
        else:
            self.number += 1
        return Chance(key_of_seed(f"{self.seed} episode {self.number}" if self.number else str(self.seed)))


def check_answer(game: AnyGame, state: State, seat: int, action: Any) -> int:
    """The code of a legal answer, whatever kind of whole number it comes as; raises `IllegalAction` with the reason."""
    code = index(action)
    if not 0 <= code < len(game.space):
        raise IllegalAction("action-out-of-space", given_count=code, most_count=len(game.space) - 1)
    if code not in state.legal(seat):
        raise game.refusal(state, seat, code)
    return code
