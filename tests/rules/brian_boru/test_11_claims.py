"""Section 11: the claim step."""

from __future__ import annotations

import pytest

from meadhall.games.brian_boru.claims import claim_step, totals
from meadhall.games.brian_boru.interface.round_end import claims_now
from meadhall.games.brian_boru.knowledge.view import claim_name
from meadhall.games.brian_boru.state import FACE_DOWN, FACE_UP, MILITARY, TRADE, BrianBoru
from tests.clauses import rule
from tests.rules.brian_boru.bench import claim, discs, laid_out, region

ULAID = region("U")


def ulaid(owners: str, vikings: str = "", monasteries: str = "", token: int | str = "board") -> BrianBoru:
    """A table with discs in Ulaid: `owners` gives the seat on U1, U2, …, a dot for none."""
    state = laid_out(3)
    placed = {f"U{place}": int(seat) for place, seat in enumerate(owners, 1) if seat != "."}
    discs(state, placed, [f"U{place}" for place in vikings], [f"U{place}" for place in monasteries])
    state.claims[ULAID] = claim(token)
    return state


def token_after(state: BrianBoru) -> int:
    predicted = claims_now(state)[ULAID]["after"]
    claim_step(state)
    assert predicted == claim_name(state.claims[ULAID])
    return state.claims[ULAID]


@rule("BB-11.1")
@pytest.mark.parametrize(
    ("owners", "vikings", "monasteries", "flipped"),
    [
        ("01", "", "", False),
        ("012", "", "", True),
        ("01", "", "1", True),
        ("012", "123", "", True),
        ("0", "1", "1", False),
    ],
)
def test_flipping_counts_all_towns_with_discs(owners: str, vikings: str, monasteries: str, flipped: bool) -> None:
    state = ulaid(owners, vikings, monasteries, token="down")
    assert (token_after(state) != FACE_DOWN) == flipped


@rule("BB-11.2")
def test_a_token_once_up_never_turns_down() -> None:
    state = ulaid("0.", token="board")
    assert token_after(state) == 0
    state = ulaid("...", token=1)
    assert token_after(state) == 1


@rule("BB-11.3")
def test_a_token_flipped_now_is_claimed_now() -> None:
    assert token_after(ulaid("001", token="down")) == 0


@rule("BB-11.4", "BB-1.19")
def test_totals_of_all_sides() -> None:
    state = ulaid("00112", vikings="25", monasteries="13")
    assert totals(state, ULAID) == [2, 3, 0, 2]


@rule("BB-11.5")
@pytest.mark.parametrize("token", ["board", 1, 0])
def test_the_highest_total_takes_the_token_from_board_or_holder(token: int | str) -> None:
    assert token_after(ulaid("001", token=token)) == 0


@rule("BB-11.6")
@pytest.mark.parametrize("token", ["board", 0, 1, 2])
def test_a_tie_moves_nothing_even_if_the_holder_is_not_part_of_it(token: int | str) -> None:
    state = ulaid("0011", token=token)
    assert token_after(state) == claim(token)


@rule("BB-11.7")
@pytest.mark.parametrize("token", ["board", 0, 1])
def test_vikings_alone_in_the_lead_send_the_token_to_the_board(token: int | str) -> None:
    assert token_after(ulaid("01122", vikings="345", token=token)) == FACE_UP


@rule("BB-11.8", "BB-8.9")
def test_military_support_adds_the_vikings_to_one_player() -> None:
    state = ulaid("01122", vikings="345", token=1)
    state.princess_holder, state.princess_choice = 0, MILITARY
    assert totals(state, ULAID) == [4, 1, 0, 0]
    assert token_after(state) == 0


@rule("BB-8.10", "BB-11.8")
def test_trade_does_nothing_for_claims() -> None:
    state = ulaid("01122", vikings="345", token=1)
    state.princess_holder, state.princess_choice = 0, TRADE
    assert token_after(state) == FACE_UP


@rule("BB-11.9")
@pytest.mark.parametrize("token", ["board", 0, 2])
def test_vikings_sharing_the_lead_move_nothing(token: int | str) -> None:
    state = ulaid("0011", vikings="34", token=token)
    assert token_after(state) == claim(token)
