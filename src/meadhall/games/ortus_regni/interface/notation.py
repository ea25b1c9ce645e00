"""Lines that stand for several steps: `deck castle*3 land*2 …` builds a deck."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import SAMPLE_DECKS
from meadhall.games.ortus_regni.codes import ADD
from meadhall.games.ortus_regni.frames.opening import DecksFrame
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.decks import BadDeck, check_deck, read_counts
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.errors import IllegalAction

DECK_WORD = "deck "


def codes_of_line(state: OrtusRegni, seat: int, notation: str) -> list[int] | None:
    """The codes a line stands for; none if it can't be read."""
    plain = " ".join(notation.split()).casefold()
    if plain.startswith(DECK_WORD) and plain.removeprefix(DECK_WORD) not in SAMPLE_DECKS:
        return deck_codes(state, seat, plain.removeprefix(DECK_WORD))
    code = SPACE.parse(notation)
    return None if code is None else [code]


def deck_codes(state: OrtusRegni, seat: int, text: str) -> list[int] | None:
    """A whole deck as cards to add; what is in it already isn't added again. A bad deck says what is wrong (OR-2.4)."""
    if "*" not in text or not isinstance(state.stack[-1], DecksFrame):
        return None
    try:
        counts = read_counts(text)
        check_deck(counts)
    except BadDeck as error:
        message = error.message
        raise IllegalAction(message.key, message.clause, **message.args) from error
    codes: list[int] = []
    for kind, count in enumerate(counts):
        codes += [ADD + kind] * max(0, count - state.lists[seat][kind])
    return codes
