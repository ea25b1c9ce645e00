"""Numbers that several kinds of frames have."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT
from meadhall.games.feast_for_odin.state import BY_RULES, NONE

MOST = 99


def is_source(number: int) -> bool:
    return BY_RULES <= number < CARD_COUNT


def is_argument(number: int) -> bool:
    return NONE <= number <= MOST


def is_few(*numbers: int) -> bool:
    """Numbers that no game exceeds."""
    return all(0 <= number <= MOST for number in numbers)
