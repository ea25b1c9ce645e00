"""The actions of Ortus Regni as typed values with a line of notation each, in the order of `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.ortus_regni.cards import (
    ARMY_NAMES,
    BATTLE_NAMES,
    CHURCH_DECIDES,
    KIND_NAMES,
    LAND,
    SAMPLE_DECKS,
    SET_TYPES,
    VIKING_NAMES,
)
from meadhall.games.ortus_regni.codes import FIEFS, MERCENARIES, PROPERTY_KINDS, SEATS
from meadhall.kernel.action import Action, ActionSpace


class Do(Action, frozen=True):
    """An answer that is a word or two of its own: `end`, `recruit`, `buy towers`."""

    what: str

    def __str__(self) -> str:
        return self.what


class Deck(Action, frozen=True):
    """Take a sample deck."""

    name: str


class Add(Action, frozen=True):
    """Put a card into the deck, or to the common cards."""

    card: str


class Keep(Action, frozen=True):
    """Keep a card of the pack."""

    card: str


class Tower(Action, frozen=True):
    """Lay a card face down as a Tower."""

    card: str


class Place(Action, frozen=True):
    """Place a building or a Property."""

    card: str


class Install(Action, frozen=True):
    """Make a hand card a Lord."""

    card: str


class Emissary(Action, frozen=True):
    """Send a hand card to the Vikings."""

    card: str


class Look(Action, frozen=True):
    """Have an Earl show their hand to your Abbot. Earls count from 1: the one on seat 0 is 1."""

    earl: int


class Discard(Action, frozen=True):
    """Give a card up to barter."""

    card: str


class Take(Action, frozen=True):
    """Take a card from the tray."""

    card: str


class Garrison(Action, frozen=True):
    """Put a pool card into a Mercenary's garrison."""

    mercenary: int
    army: str


class Guard(Action, frozen=True):
    """Put a pool card into the Royal Guard."""

    army: str


class At(Action, frozen=True):
    """Put the card to this Fief."""

    fief: int


class Lord(Action, frozen=True):
    """Name the Lord of a Fief."""

    fief: int


class Fief(Action, frozen=True):
    """Name a Fief, to pick one of its Properties."""

    fief: int


class Building(Action, frozen=True):
    """Name the building of a Fief, with all that belongs to it."""

    fief: int


class Mercenary(Action, frozen=True):
    """Name a Mercenary."""

    mercenary: int


class Property(Action, frozen=True):
    """Name a Property by its kind and the Earl whose set it came from. Earls count from 1: the one on seat 0 is 1."""

    card: str
    owner: int

    def __str__(self) -> str:
        return f"{self.card} of {self.owner}"


class Answer(Action, frozen=True):
    """Answer in a political struggle."""

    card: str


class Ride(Action, frozen=True):
    """Send a hand card, face down, to the Joust."""

    card: str


class Storm(Action, frozen=True):
    """Attack the Towers of an Earl. Earls count from 1: the one on seat 0 is 1."""

    earl: int


class Raid(Action, frozen=True):
    """Attack the Properties of a Fief."""

    fief: int


class Siege(Action, frozen=True):
    """Attack the building of a Fief."""

    fief: int


class Field(Action, frozen=True):
    """Add a card to the force."""

    card: str

    def __str__(self) -> str:
        return f"field {self.card}"


class Result(Action, frozen=True):
    """Decide a battle for the Church."""

    result: str


class Absorb(Action, frozen=True):
    """Let a card absorb a point. An army of an Earl is named with the Earl's number: the one on seat 0 is 1."""

    card: str


class Fall(Action, frozen=True):
    """The Tower that falls."""

    card: str


class Seize(Action, frozen=True):
    """Seize a fallen Property and attach it to this Fief."""

    fief: int


class Ransom(Action, frozen=True):
    """Ransom the Lord of this Fief."""

    fief: int


class Give(Action, frozen=True):
    """Give an Army card to the King."""

    card: str


def every_action() -> Iterator[Action]:
    yield from before_the_game()
    yield from on_the_turn()
    yield from naming_things()
    yield from in_struggles_and_jousts()
    yield from in_battles()


def before_the_game() -> Iterator[Action]:
    yield from (Deck(name) for name in SAMPLE_DECKS)
    yield from (Add(card) for card in SET_TYPES)
    yield from (Keep(card) for card in SET_TYPES)
    yield from (Do(what) for what in ("buy towers", "buy banner", "keep", "redraw", "rebuild"))


def on_the_turn() -> Iterator[Action]:
    yield from (Tower(card) for card in KIND_NAMES)
    yield from (Place(card) for card in KIND_NAMES)
    yield from (Install(card) for card in KIND_NAMES)
    words = ("hire", "banquet", "kingship", "joust", "bequeath", "treachery", "intrigue", "attack", "recruit")
    yield from (Do(what) for what in words)
    yield from (Emissary(card) for card in KIND_NAMES)
    yield from (Look(seat + 1) for seat in range(SEATS))
    yield Do("barter")
    yield from (Discard(card) for card in KIND_NAMES)
    yield from (Take(card) for card in SET_TYPES)
    yield from (Garrison(number + 1, army) for number in range(MERCENARIES) for army in ARMY_NAMES)
    yield from (Guard(army) for army in ARMY_NAMES)
    yield Do("end")
    yield Do("concede")


def naming_things() -> Iterator[Action]:
    yield from (At(fief + 1) for fief in range(FIEFS))
    yield from (Lord(fief + 1) for fief in range(FIEFS))
    yield from (Fief(fief + 1) for fief in range(FIEFS))
    yield from (Building(fief + 1) for fief in range(FIEFS))
    yield from (Mercenary(number + 1) for number in range(MERCENARIES))
    kinds = range(LAND, LAND + PROPERTY_KINDS)
    yield from (Property(KIND_NAMES[kind], seat + 1) for kind in kinds for seat in range(SEATS))


def in_struggles_and_jousts() -> Iterator[Action]:
    yield Answer("vassal")
    yield Answer("allies")
    yield Do("pass")
    yield Do("banner")
    yield Do("attend")
    yield from (Ride(card) for card in KIND_NAMES)


def in_battles() -> Iterator[Action]:
    yield from (Storm(seat + 1) for seat in range(SEATS))
    yield from (Raid(fief + 1) for fief in range(FIEFS))
    yield from (Siege(fief + 1) for fief in range(FIEFS))
    yield from (Field(f"lord {fief + 1}") for fief in range(FIEFS))
    yield from (Field(card) for card in KIND_NAMES)
    yield from (Field(army) for army in ARMY_NAMES)
    yield from (Field(f"mercenary {number + 1}") for number in range(MERCENARIES))
    yield Field("king")
    yield from (Field(f"guard {army}") for army in ARMY_NAMES)
    yield Do("done")
    yield from (Result(name) for name in BATTLE_NAMES[:CHURCH_DECIDES])
    yield Absorb("unharmed")
    yield from (Absorb(f"{army} of {seat + 1}") for seat in range(SEATS) for army in ARMY_NAMES)
    yield from (Absorb(f"guard {army}") for army in ARMY_NAMES)
    yield from (Absorb(f"mercenary {number + 1}") for number in range(MERCENARIES))
    yield from (Absorb(f"garrison {number + 1} {army}") for number in range(MERCENARIES) for army in ARMY_NAMES)
    yield from (Absorb(viking) for viking in VIKING_NAMES)
    yield from (Fall(card) for card in KIND_NAMES)
    yield from (Seize(fief + 1) for fief in range(FIEFS))
    yield Do("capture")
    yield Do("destroy")
    yield from (Ransom(fief + 1) for fief in range(FIEFS))
    yield from (Give(army) for army in ARMY_NAMES)
    yield from (Give(f"garrison {number + 1} {army}") for number in range(MERCENARIES) for army in ARMY_NAMES)


SPACE = ActionSpace(every_action())
