"""A workbench for single cards: a table laid out by hand around seat 0, its answers, and what they changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.table import Table

WEAPONS = ("bow", "snare", "spear", "long_sword")
CARD_SPACE = "play_occupations_1_2"
"""Where the bench plays cards: free of charge and without silver of its own (FO-7.43)."""


class Bench:
    """A table and the supplies it began with."""

    def __init__(self, table: Table, supplies: Sequence[Mapping[str, int]]) -> None:
        self.table = table
        self.before = [dict(supply) for supply in supplies]

    # --- answers -----------------------------------------------------------------------------------------------

    def do(self, *answers: str, seat: int = 0) -> Bench:
        for answer in answers:
            self.table.play(seat, answer)
        GAME.check(self.state)
        return self

    def play_card(self, card: int, *answers: str) -> Bench:
        """Play a hand card of seat 0 and answer what it asks."""
        return self.do(f"send {CARD_SPACE}", f"play {card}", *answers)

    def refuse(self, answer: str, seat: int = 0) -> None:
        """An answer that isn't legal now, and changes nothing."""
        before = self.table.hash()
        with pytest.raises(IllegalAction):
            self.table.play(seat, answer)
        assert self.table.hash() == before

    def roll(self, *faces: int, sides: int) -> Bench:
        """Fix the next rolls of the die."""
        for seed in range(100_000):
            chance = Chance(key_of_seed(f"dice {seed}"))
            if [chance.below(sides) + 1 for _ in faces] == list(faces):
                self.state.chance = Chance(key_of_seed(f"dice {seed}"))
                return self
        raise AssertionError(f"no seed rolls {faces}")

    # --- what is to be seen --------------------------------------------------------------------------------------

    @property
    def state(self) -> Feast:
        state = self.table.state
        assert isinstance(state, Feast)
        return state

    def options(self, *beginnings: str, seat: int = 0) -> list[str]:
        """The answers open to a seat; with beginnings given, only those that start with one of them."""
        notations = [str(action) for action in self.table.actions(seat)]
        return [line for line in notations if line.startswith(beginnings)] if beginnings else notations

    def offers(self, answer: str, seat: int = 0) -> bool:
        return answer in self.options(seat=seat)

    def seat(self, seat: int = 0) -> dict[str, Any]:
        shown: dict[str, Any] = self.table.view(seat)["seats"][seat]
        return shown

    def supply(self, seat: int = 0) -> dict[str, int]:
        supply: dict[str, int] = self.seat(seat)["supply"]
        return supply

    def changes(self, seat: int = 0) -> dict[str, int]:
        """What a seat gained and lost since the table was laid out, weapons aside."""
        now, before = self.supply(seat), self.before[seat]
        return {
            item: now.get(item, 0) - before.get(item, 0)
            for item in sorted({*now, *before})
            if now.get(item, 0) != before.get(item, 0) and item not in WEAPONS
        }

    def weapons(self, seat: int = 0) -> dict[str, int]:
        """The change in weapons of each type."""
        now, before = self.supply(seat), self.before[seat]
        return {
            weapon: now.get(weapon, 0) - before.get(weapon, 0)
            for weapon in WEAPONS
            if now.get(weapon, 0) != before.get(weapon, 0)
        }

    @property
    def step(self) -> str:
        return str(self.table.view(None)["step"])

    @property
    def phase(self) -> str:
        return str(self.table.view(None)["phase"])


def bench(
    supply: Mapping[str, int] | None = None,
    *,
    played: Sequence[int] = (),
    hand: Sequence[int] = (),
    phase: str = "actions",
    round: int = 2,
    players: int = 2,
    laid: Sequence[Any] = (),
    others: Mapping[str, Any] | None = None,
    mine: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Bench:
    """A table at the beginning of a phase, seat 0 first; every other seat owns nothing but what `others` says."""
    seats: list[dict[str, Any]] = [
        {"supply": dict(supply or {}), "played": list(played), "hand": list(hand), "laid": list(laid), **(mine or {})}
    ]
    seats += [{"supply": {}, "hand": [], **(others or {})} for _ in range(players - 1)]
    position = {
        "players": players,
        "options": {"decks": ["A", "B", "C"], **(options or {})},
        "phase": phase,
        "round": round,
        "start_player": 0,
        "seats": seats,
        **fields,
    }
    return Bench(meadhall.load("feast-for-odin", position), [seat["supply"] for seat in seats])


def holding(card: int, supply: Mapping[str, int] | None = None, **fields: Any) -> Bench:
    """Seat 0 on turn with a card in hand."""
    return bench(supply, hand=[card], **fields)


def owning(card: int, supply: Mapping[str, int] | None = None, **fields: Any) -> Bench:
    """Seat 0 with a card in play."""
    return bench(supply, played=[card], **fields)
