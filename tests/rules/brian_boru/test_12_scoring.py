"""Section 12: end of the game and scoring."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.brian_boru.board import REGIONS
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.scoring import LINES, final_scoring, places, scoring_lines, spread
from meadhall.games.brian_boru.state import MILITARY, TRADE, BrianBoru
from meadhall.kernel.journal import read
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import claim, discs, laid_out, region


def line(state: BrianBoru, seat: int, name: str) -> int:
    return scoring_lines(state, seat)[LINES.index(name)]


@rule("BB-12.1")
def test_the_lines_are_added_to_the_points_of_play() -> None:
    table = meadhall.new_game("brian-boru", 4, seed=8)
    play_on(table, Random(8))
    result = table.result
    assert result is not None
    for seat, lines in enumerate(result.lines):
        assert lines["points"] == table.view(None)["seats"][seat]["points"]
        assert result.scores[seat] == sum(lines.values())


@rule("BB-12.2")
@pytest.mark.parametrize(("coins", "points"), [([5, 3, 3], [1, 0, 0]), ([5, 5, 3], [0, 0, 0]), ([0, 0, 0], [0, 0, 0])])
def test_most_coins(coins: list[int], points: list[int]) -> None:
    state = laid_out()
    state.coins = coins
    assert [line(state, seat, "coins") for seat in range(3)] == points


@rule("BB-12.3")
def test_the_marker() -> None:
    assert [line(laid_out(3, 1), seat, "marker") for seat in range(3)] == [0, 1, 0]


@rule("BB-12.4")
def test_renown() -> None:
    state = laid_out()
    state.renown = [4, 0, 7]
    assert [line(state, seat, "renown") for seat in range(3)] == [4, 0, 7]


@rule("BB-12.5")
def test_held_tokens_score_in_full_even_in_a_tied_region() -> None:
    state = discs(laid_out(), {"C1": 1, "C2": 2})
    state.claims[region("C")] = 0
    state.claims[region("D")] = 0
    state.claims[region("M")] = 1
    assert [line(state, seat, "held") for seat in range(3)] == [9, 7, 0]
    assert line(state, 0, "board") == 0


@rule("BB-12.6", "BB-12.10")
@pytest.mark.parametrize(("name", "half"), list(zip("NUBSDCLM", (3, 2, 1, 2, 1, 3, 3, 3), strict=True)))
def test_board_tokens_score_half_rounded_down_for_all_in_the_lead(name: str, half: int) -> None:
    state = discs(laid_out(), {f"{name}1": 0, f"{name}2": 1})
    assert [line(state, seat, "board") for seat in range(3)] == [0, 0, 0]  # face down
    state.claims[region(name)] = claim("board")
    assert [line(state, seat, "board") for seat in range(3)] == [half, half, 0]


@rule("BB-12.7")
def test_monasteries_count_double_for_board_tokens() -> None:
    state = discs(laid_out(), {"C1": 0, "C2": 1, "C3": 1}, monasteries=["C1"])
    state.claims[region("C")] = claim("board")
    assert [line(state, seat, "board") for seat in range(3)] == [3, 3, 0]


@rule("BB-12.8")
def test_military_support_counts_for_board_tokens() -> None:
    state = discs(laid_out(), {"C1": 0, "C2": 1, "C3": 2, "C4": 1}, vikings=["C3"])
    state.claims[region("C")] = claim("board")
    assert [line(state, seat, "board") for seat in range(3)] == [0, 3, 0]
    state.princess_holder, state.princess_choice = 0, MILITARY
    assert [line(state, seat, "board") for seat in range(3)] == [3, 3, 0]


@rule("BB-12.9")
def test_the_vikings_are_a_side() -> None:
    state = discs(laid_out(), {"C1": 0, "C2": 1, "C3": 1}, vikings=["C2", "C3"])
    state.claims[region("C")] = claim("board")
    assert [line(state, seat, "board") for seat in range(3)] == [0, 0, 0]  # they lead alone
    discs(state, {"C4": 0})
    assert [line(state, seat, "board") for seat in range(3)] == [3, 0, 0]  # seat 0 is level with them


@rule("BB-12.10")
def test_face_down_tokens_score_nothing() -> None:
    state = discs(laid_out(), {f"{name}1": 0 for name in REGIONS})
    assert line(state, 0, "held") == line(state, 0, "board") == 0


@rule("BB-12.11")
def test_region_spread() -> None:
    points = []
    for count in range(9):
        state = discs(laid_out(), {f"{name}1": 0 for name in REGIONS[:count]})
        points.append(line(state, 0, "spread"))
    assert points == [0, 0, 0, 1, 1, 3, 5, 7, 10]


@rule("BB-12.12")
def test_each_region_counts_once_and_covered_discs_not_at_all() -> None:
    state = discs(laid_out(), {"N1": 0, "N2": 0, "S1": 0, "M1": 0}, vikings=["M1"], monasteries=["N1"])
    assert spread(state, 0) == 2


@rule("BB-12.13", "BB-8.10")
def test_trade_adds_regions_with_viking_towns() -> None:
    state = discs(laid_out(), {"N1": 0, "N2": 1, "S1": 1, "M1": 2}, vikings=["S1", "M1", "N2"])
    state.princess_holder, state.princess_choice = 0, TRADE
    assert [spread(state, seat) for seat in range(3)] == [3, 0, 0]
    state.princess_choice = MILITARY
    assert spread(state, 0) == 1


@rule("BB-12.14", "BB-12.15", "BB-12.16", "BB-12.17", "BB-14.6")
@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ([(30, 0, 0), (31, 0, 0), (29, 5, 5)], [2, 1, 3]),
        ([(31, 1, 0), (31, 2, 0), (31, 1, 1)], [3, 1, 2]),
        ([(31, 1, 1), (31, 1, 1), (30, 9, 9)], [1, 1, 3]),
        ([(20, 0, 0), (31, 1, 1), (31, 1, 1), (20, 0, 0)], [3, 1, 1, 3]),
    ],
)
def test_places(standings: list[tuple[int, int, int]], expected: list[int]) -> None:
    assert places(standings) == expected


@rule("BB-12.16", "BB-12.17")
def test_a_kept_princess_counts_as_a_marriage_card() -> None:
    state = laid_out(3)
    state.marker_holder = 2
    state.points = [12, 12, 5]
    assert GAME.result(state).winners == [0, 1]
    state.marriage_cards[1] = [7]
    assert GAME.result(state).winners == [1]
    assert GAME.result(state).places == [2, 1, 3]


@rule("BB-12.14", "BB-12.15", "BB-12.16", "BB-12.17")
@pytest.mark.parametrize(
    ("points", "tokens", "marriages", "key", "clause", "winners"),
    [
        ([12, 10, 10], [0, 1, 1], [0, 0, 0], "won", "BB-12.14", [0]),
        ([10, 10, 9], [1, 2, 0], [0, 0, 0], "won-by-tokens", "BB-12.15", [1]),
        ([10, 10, 9], [1, 1, 0], [0, 2, 0], "won-by-marriages", "BB-12.16", [1]),
        ([10, 10, 9], [1, 1, 0], [1, 1, 2], "shared-win", "BB-12.17", [0, 1]),
    ],
)
def test_the_journal_tells_by_which_clause_somebody_wins(
    points: list[int], tokens: list[int], marriages: list[int], key: str, clause: str, winners: list[int]
) -> None:
    """Tokens are worth points themselves: what is stated here is the score, they are taken off again."""
    state = laid_out(marker=2)
    state.renown = [0] * 3
    state.coins = [0] * 3
    regions = iter(range(8))
    for seat in range(3):
        for _ in range(tokens[seat]):
            state.claims[next(regions)] = seat
        state.marriage_cards[seat] = list(range(marriages[seat]))
    for seat in range(3):
        state.points[seat] = 20 + points[seat] - sum(scoring_lines(state, seat)[1:])
    final_scoring(state)
    told = read(state.journal or [], None, GAME.notes, GAME.names)
    won = [entry.message for entry in told if entry.message.clause in ("BB-12.14", "BB-12.15", "BB-12.16", "BB-12.17")]
    assert [message.key for message in won] == [f"brian-boru.{key}"] * len(winners)
    assert {message.clause for message in won} == {clause}
    assert [message.args["seat"] for message in won] == winners
    state.over = True
    result = GAME.result(state)
    assert result.winners == winners
    expected = [{"tokens": a, "marriages": b} for a, b in zip(tokens, marriages, strict=True)]
    assert result.ties == result.shown()["ties"] == expected


@rule("BB-12.14")
def test_without_equal_scores_no_tie_break_is_shown() -> None:
    state = laid_out(marker=2)
    state.points = [1, 5, 9]
    state.over = True
    assert GAME.result(state).ties == []
