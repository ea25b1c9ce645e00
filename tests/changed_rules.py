"""A rule changed on purpose: the registry hands out another `Game` of Brian Boru, of a higher version, that sets its
table up a little differently. That works in the plain and in the compiled build.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.games.brian_boru.game import BrianBoruGame
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel import registry
from meadhall.kernel.chance import Chance
from meadhall.kernel.options import Options
from meadhall.kernel.state import Entry

Change = Callable[[BrianBoru], None]


class ChangedGame(BrianBoruGame):
    """Brian Boru by other rules."""

    def __init__(self, version: str, change: Change) -> None:
        super().__init__()
        self.rules_version = version
        self.change = change

    def start(self, players: int, options: Options, chance: Chance, journal: list[Entry] | None) -> BrianBoru:
        state = super().start(players, options, chance, journal)
        self.change(state)
        return state


def nothing(state: BrianBoru) -> None:
    """A change that touches nothing of these logs."""


def last_vikings(state: BrianBoru) -> None:
    """The raiders of the last round are others: no log here comes that far."""
    state.viking_deck = [state.viking_deck[0] + 1, *state.viking_deck[1:]]


def first_vikings(state: BrianBoru) -> None:
    """The raiders of the first round are one more: whatever was played stays legal, but something else happens."""
    state.viking_deck = [*state.viking_deck[:-1], state.viking_deck[-1] + 1]


def one_town_less(state: BrianBoru) -> None:
    """The first player may not start in the first town of the list."""
    state.choices = state.choices[1:]


def poor(state: BrianBoru) -> None:
    """Nobody has money to begin with."""
    state.coins = [0] * state.players


def other_starting_player(state: BrianBoru) -> None:
    """Already the setup is another."""
    state.waiting = [(state.waiting[0] + 1) % state.players]


def use_rules(monkeypatch: pytest.MonkeyPatch, version: str, change: Change) -> None:
    changed, known = ChangedGame(version, change), registry.read_game
    monkeypatch.setattr(registry, "read_game", lambda name: changed if name == "brian-boru" else known(name))
