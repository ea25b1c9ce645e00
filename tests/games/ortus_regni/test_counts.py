"""Cards counted: each kind once, and how many there are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.games.ortus_regni.cards import CARD_SPAN, kinds_among, number_of


@given(st.lists(st.integers(0, CARD_SPAN - 1)))
def test_each_kind_of_a_hand_once_and_in_order(cards: list[int]) -> None:
    assert kinds_among(cards) == sorted(set(cards))


WIDE = [
    sign * ((1 << bits) + less)
    for bits in (0, 29, 30, 59, 60, 61, 62, 63, 90)
    for less in (-1, 0, 1)
    for sign in (1, -1)
]


@pytest.mark.parametrize("number", WIDE)
def test_numbers_of_every_width_are_read_from_a_list_as_they_are(number: int) -> None:
    """Compiled, those of up to 62 bits are read in a short way (scripts/compiled_quick.py)."""
    assert number_of([number]) == number
    assert number_of([1, number, 2]) == number + 3


def test_nothing_is_no_card() -> None:
    assert number_of([]) == 0 and kinds_among([]) == []
