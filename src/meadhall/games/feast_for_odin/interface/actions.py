"""The actions of A Feast for Odin as typed values with a line of notation each, in the order of `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.feast_for_odin.board.boards import AREA_NAMES, BOARD_NAMES, COLUMNS, ROWS
from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT, CLAUSES
from meadhall.games.feast_for_odin.codes import MOST_PAID, MOST_SPENT, STRIP_TAKES
from meadhall.games.feast_for_odin.items import GOODS_END, ITEM_COUNT, ITEMS, SILVER, STRIP_NAMES
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT, SPACE_COUNT, SPACE_NAMES
from meadhall.kernel.action import Action, ActionSpace


class Send(Action, frozen=True):
    """Send Vikings to a space."""

    space: str


class Pass(Action, frozen=True):
    """Place no more Vikings this round."""


class Copy(Action, frozen=True):
    """Imitate a space, or use it through a card."""

    space: str


class Play(Action, frozen=True):
    """Play an occupation card from the hand."""

    card: int


class Use(Action, frozen=True):
    """Use what a card offers; `b` is its second offer."""

    card: int
    offer: str = ""

    def __str__(self) -> str:
        return f"use {self.card}{self.offer}"


class Option(Action, frozen=True):
    """Take one of several options, counted from 1."""

    number: int


class Done(Action, frozen=True):
    """Stop, decline, or close a window."""


class Take(Action, frozen=True):
    """Take so many items from a mountain strip."""

    strip: str
    count: int


class Upgrade(Action, frozen=True):
    """Move a good so many steps up."""

    good: str
    steps: int


class Turn(Action, frozen=True):
    """Turn a tile to its other side."""

    good: str


class Pick(Action, frozen=True):
    """Choose one piece of several."""

    item: str


class Explore(Action, frozen=True):
    """Take an exploration board."""

    board: str


class Boats(Action, frozen=True):
    """Name the whaling boats of a hunt: without and with loaded ore."""

    empty: int
    loaded: int


class Roll(Action, frozen=True):
    """Roll the die."""


class Keep(Action, frozen=True):
    """Keep the roll."""


class Fail(Action, frozen=True):
    """Declare failure."""


class Pay(Action, frozen=True):
    """Pay a roll with wood and weapons."""

    wood: int
    weapons: int


class Spend(Action, frozen=True):
    """Spend so many of what is asked about on a raid."""

    count: int


class Lay(Action, frozen=True):
    """Begin to lay a piece."""

    item: str


class On(Action, frozen=True):
    """The area a piece is laid on."""

    area: str


class Turned(Action, frozen=True):
    """The orientation of a piece."""

    turn: int


class At(Action, frozen=True):
    """The cell of a piece's top left corner."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"at {self.row},{self.column}"


class Fill(Action, frozen=True):
    """Put wood or stone on a slot of a shed or stone house."""

    building: str
    item: str


class Buy(Action, frozen=True):
    """Buy a ship."""

    ship: str


class Load(Action, frozen=True):
    """Load an ore onto a ship."""

    ship: str


class Recall(Action, frozen=True):
    """Bring Vikings back from a space."""

    space: str


class Eat(Action, frozen=True):
    """Lay food on the table, lengthwise or upright, or a silver."""

    food: str
    how: str = ""

    def __str__(self) -> str:
        return f"eat {self.food} {self.how}".strip()


class Leave(Action, frozen=True):
    """Leave the next column of the table empty."""


def clause_uses() -> Iterator[Action]:
    """What a card offers goes by its number alone; a second offer, or a clause that is never asked about, has a `b`."""
    plain = {clause.card: clause.number for clause in reversed(CLAUSES)}
    plain.update({clause.card: clause.number for clause in reversed(CLAUSES) if clause.optional})
    yield from (Use(clause.card + 1, "" if plain[clause.card] == clause.number else "b") for clause in CLAUSES)


def every_action() -> Iterator[Action]:
    yield from (Send(SPACE_NAMES[space]) for space in range(PLACE_COUNT))
    yield Pass()
    yield from (Copy(SPACE_NAMES[space]) for space in range(SPACE_COUNT))
    yield from (Play(card + 1) for card in range(CARD_COUNT))
    yield from clause_uses()
    yield from (Option(number) for number in range(1, 7))
    yield Done()
    yield from (Take(strip, count) for strip in STRIP_NAMES for count in range(1, STRIP_TAKES + 1))
    yield from (Upgrade(ITEMS[good], steps) for good in range(GOODS_END) for steps in (1, 2, 3))
    yield from (Turn(ITEMS[good]) for good in range(GOODS_END))
    yield from (Pick(ITEMS[item]) for item in range(ITEM_COUNT))
    yield from (Explore(board) for board in BOARD_NAMES)
    yield from (Boats(empty, loaded) for empty in range(4) for loaded in range(4))
    yield from (Roll(), Keep(), Fail())
    yield from (Pay(wood, weapons) for wood in range(MOST_PAID + 1) for weapons in range(MOST_PAID + 1))
    yield from (Spend(count) for count in range(MOST_SPENT + 1))
    yield from (Lay(ITEMS[item]) for item in range(SILVER + 3))
    yield from (On(area) for area in AREA_NAMES)
    yield from (Turned(turn) for turn in range(8))
    yield from (At(row, column) for row in range(ROWS) for column in range(COLUMNS))
    yield from (Fill(building, item) for building in ("shed", "stone_house") for item in ("wood", "stone"))
    yield from (Buy(ship) for ship in ("whaling_boat", "knarr", "longship"))
    yield from (Load(ship) for ship in ("whaling_boat", "longship", "longship_1", "longship_2"))
    yield from (Recall(SPACE_NAMES[space]) for space in range(PLACE_COUNT))
    yield from (Eat(ITEMS[good], how) for good in range(GOODS_END) for how in ("", "upright"))
    yield Eat("silver")
    yield Leave()


SPACE = ActionSpace(every_action())
