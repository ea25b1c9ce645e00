"""The actions of Brian Boru as typed values with a line of notation each, in the order of `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from meadhall.games.brian_boru.board import TOWNS
from meadhall.games.brian_boru.codes import CARD_COUNT, MOST_BOUGHT
from meadhall.kernel.action import Action, ActionSpace

PRINCESS_CHOICES = ("military", "trade", "spurn")


class Start(Action, frozen=True):
    """Put the starting disc on a town."""

    town: str


class Pick(Action, frozen=True):
    """Keep two cards of the packet."""

    first: int
    second: int


class Lead(Action, frozen=True):
    """Put the marker on a town: the trick is about it."""

    town: str


class Play(Action, frozen=True):
    """Play a card to the trick."""

    card: int


class Use(Action, frozen=True):
    """Carry out the upper (1) or lower (2) secondary action."""

    secondary: int


class Buy(Action, frozen=True):
    """Buy so many more of what the symbols just gave."""

    count: int


class Decline(Action, frozen=True):
    """Don't expand."""


class Expand(Action, frozen=True):
    """Pay for a disc on a neighbouring town."""

    town: str


class Free(Action, frozen=True):
    """Take the Viking control token off a town."""

    town: str


class Settle(Action, frozen=True):
    """Put the disc of a marriage reward on a town."""

    town: str


class Princess(Action, frozen=True):
    """What to make of the Princess of Denmark: military, trade or spurn."""

    choice: str


class Lose(Action, frozen=True):
    """The town that falls to the Vikings."""

    town: str


class Build(Action, frozen=True):
    """The town that gets a monastery."""

    town: str


def every_action() -> Iterator[Action]:
    yield from (Start(town) for town in TOWNS)
    yield from (Pick(a, b) for a, b in combinations(range(1, CARD_COUNT + 1), 2))
    yield from (Lead(town) for town in TOWNS)
    yield from (Play(card) for card in range(1, CARD_COUNT + 1))
    yield from (Use(secondary) for secondary in (1, 2))
    yield from (Buy(count) for count in range(MOST_BOUGHT + 1))
    yield Decline()
    yield from (Expand(town) for town in TOWNS)
    yield from (Free(town) for town in TOWNS)
    yield from (Settle(town) for town in TOWNS)
    yield from (Princess(choice) for choice in PRINCESS_CHOICES)
    yield from (Lose(town) for town in TOWNS)
    yield from (Build(town) for town in TOWNS)


SPACE = ActionSpace(every_action())


def codes_of_line(notation: str) -> list[int] | None:
    """The code of a line of notation. The two cards of a pick may stand in either order."""
    words = notation.split()
    if len(words) == 3 and words[0].casefold() == Pick.word() and all(word.isdecimal() for word in words[1:]):
        words[1:] = sorted(words[1:], key=int)
    code = SPACE.parse(" ".join(words))
    return None if code is None else [code]
