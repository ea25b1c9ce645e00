"""Decks as text: `castle*3 land*2 church …`, on one line or many, with comments after `#`.

>>> print(write_deck(parse_deck("castle*6 land*6 vassal*6 monk*6")))
castle*6 land*6 vassal*6 monk*6
"""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import COPIES_PER_TYPE, DECK_SIZE, SAMPLE_DECKS, SAMPLE_LISTS, SET_TYPES
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.position import nearest

MOST_DIGITS = 3


class BadDeck(MeadhallError):
    """A deck that breaks the rules of deck building, or can't be read. The message says which rule, and by how much."""


def parse_deck(text: str) -> list[int]:
    """How many of each kind a deck's text names; a legal deck, or `BadDeck` (OR-2.4)."""
    counts = read_counts(text)
    check_deck(counts)
    return counts


def read_counts(text: str) -> list[int]:
    """What the text names, legal or not. A sample deck's name stands for its list."""
    counts = [0] * len(SET_TYPES)
    words = [word for line in text.splitlines() for word in line.split("#")[0].replace(",", " ").split()]
    if len(words) == 1 and words[0].casefold() in SAMPLE_DECKS:
        return SAMPLE_LISTS[SAMPLE_DECKS.index(words[0].casefold())][:]
    for word in words:
        name, _, copies = word.casefold().partition("*")
        if name == "palace":
            raise BadDeck("ortus-regni.deck-palace", "OR-2.2")
        if name not in SET_TYPES:
            raise BadDeck(
                "ortus-regni.deck-unknown-card", "OR-2.4", given_text=name, nearest_name=nearest(name, SET_TYPES)
            )
        if copies and not (copies.isascii() and copies.isdigit() and len(copies) <= MOST_DIGITS):
            raise BadDeck("ortus-regni.deck-unreadable", "OR-2.4", given_text=word)
        counts[SET_TYPES.index(name)] += int(copies) if copies else 1
    return counts


def check_deck(counts: list[int]) -> None:
    """OR-2.1, OR-2.2."""
    for kind, count in enumerate(counts):
        if count > COPIES_PER_TYPE:
            raise BadDeck(
                "ortus-regni.deck-too-many",
                "OR-2.2",
                card=SET_TYPES[kind],
                given_count=count,
                most_count=COPIES_PER_TYPE,
                over_count=count - COPIES_PER_TYPE,
            )
    size = sum(counts)
    if size > DECK_SIZE:
        raise BadDeck(
            "ortus-regni.deck-too-big", "OR-2.1", given_count=size, size_count=DECK_SIZE, over_count=size - DECK_SIZE
        )
    if size < DECK_SIZE:
        raise BadDeck(
            "ortus-regni.deck-too-small", "OR-2.1", given_count=size, size_count=DECK_SIZE, short_count=DECK_SIZE - size
        )


def write_deck(counts: list[int]) -> str:
    """One line that `parse_deck` reads back."""
    return " ".join(
        name if count == 1 else f"{name}*{count}" for name, count in zip(SET_TYPES, counts, strict=True) if count
    )
