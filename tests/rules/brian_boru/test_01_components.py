"""Section 1: components and constants."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import meadhall
from meadhall.games.brian_boru.board import (
    CONTENT,
    REGION_TOWNS,
    REGIONS,
    ROADS,
    THRESHOLD,
    TOKEN_POINTS,
    TOP_SPACE,
    TOWN_COLOUR,
    TOWNS,
    TRACK_COINS,
    TRACK_RENOWN,
    TRACK_TOWN,
)
from meadhall.games.brian_boru.cards import (
    CARD_COLOUR,
    EXPAND,
    FREE,
    MARRIAGE_CARDS,
    MARRIAGE_POINTS,
    MARRIAGE_REGION,
    MARRIAGE_RENOWN,
    NO_REGION,
    PRINCESS_CARD,
    RENOWN,
    SYMBOLS,
    TOWN,
    USES,
)
from meadhall.games.brian_boru.claims import weight
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.state import NONE
from meadhall.games.brian_boru.symbols import pay, resolve_run
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import action, battle_step, discs, laid_out, names, region, town

RED, BLUE, YELLOW, WHITE = range(4)

# Table 1, typed in again by hand: colour, main action, secondary actions; one letter a symbol.
TABLE_1 = """
1 yellow TMMC CCCE MM | 2 red TBBC CCCE BB | 3 blue THHC CCCE HH | 4 yellow TMM CCCE MM | 5 red TBB CCE BB
6 blue THH CCCE HH | 7 yellow TMC CCE MM | 8 red TBC CCE BB | 9 blue THC CCE HH | 10 yellow TCC CCE MM
11 red TCC CCE BB | 12 blue TCC CCE HH | 13 white TC CCE FP | 14 yellow T CE MMM | 15 red T CE BBB
16 blue T CE HHH | 17 yellow TP CE MMM | 18 red TP CE BBB | 19 blue TP CE HHH | 20 white T CCE
21 white TP CCE | 22 white TPP CCE | 23 yellow TPP CE MMM | 24 red TPP CE BBB | 25 blue TPP CE HHH
"""
LETTERS = dict(zip("TCPRHBMEF", SYMBOLS, strict=True))


@rule("BB-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 7, True, "4", 3.0, None])
def test_other_numbers_of_players_are_rejected(players: object) -> None:
    with pytest.raises(meadhall.BadOption, match="3, 4, 5"):
        meadhall.new_game("brian-boru", players, seed=1)  # type: ignore[arg-type]


@rule("BB-1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_play(players: int) -> None:
    assert meadhall.new_game("brian-boru", players, seed=1).players == players


@rule("BB-1.2")
def test_clockwise_begins_with_the_player_and_visits_each_once() -> None:
    state = laid_out(5)
    assert state.clockwise_from(3) == [3, 4, 0, 1, 2]


@rule("BB-1.3", "BB-1.4")
def test_the_25_cards_are_those_of_table_1() -> None:
    rows = [row.split() for row in TABLE_1.replace("\n", " | ").split("|") if row.strip()]
    assert [int(row[0]) for row in rows] == list(range(1, 26))
    for row in rows:
        number = int(row[0]) - 1
        assert ["red", "blue", "yellow", "white"][CARD_COLOUR[number]] == row[1]
        uses = [[SYMBOLS[symbol] for symbol in use] for use in USES[number]]
        assert uses == [[LETTERS[letter] for letter in use] for use in row[2:]]


@rule("BB-1.3")
def test_seven_cards_of_each_colour_and_four_white() -> None:
    assert Counter(CARD_COLOUR) == {RED: 7, BLUE: 7, YELLOW: 7, WHITE: 4}


@rule("BB-1.4")
def test_town_stands_once_in_every_main_action_and_in_no_other() -> None:
    for uses in USES:
        assert len(uses) in (2, 3)
        assert uses[0].count(TOWN) == 1
        assert all(TOWN not in use for use in uses[1:])


@rule("BB-1.5")
def test_nine_symbols_renown_supported_though_no_card_shows_it() -> None:
    assert {entry["id"] for entry in CONTENT["symbols"]} == set(SYMBOLS)
    assert len(SYMBOLS) == 9
    shown = {symbol for uses in USES for use in uses for symbol in use}
    assert shown == set(range(9)) - {RENOWN}
    state = laid_out()
    resolve_run(state, 1, RENOWN, 2)
    assert state.renown == [1, 3, 1]


@rule("BB-1.6")
def test_53_towns_in_eight_regions_none_white() -> None:
    assert len(TOWNS) == 53
    assert Counter(TOWN_COLOUR) == {RED: 18, BLUE: 18, YELLOW: 17}
    table = {
        "N": (3, 2, 2),
        "U": (2, 2, 1),
        "B": (1, 2, 1),
        "S": (2, 2, 2),
        "D": (1, 1, 1),
        "C": (4, 2, 3),
        "L": (1, 4, 4),
        "M": (4, 3, 3),
    }
    assert list(table) == REGIONS
    for name, counts in table.items():
        inside = [number for number, other in enumerate(TOWNS) if other[0] == name]
        assert names(REGION_TOWNS[region(name)]) == {TOWNS[number] for number in inside}
        assert tuple(sum(TOWN_COLOUR[number] == colour for number in inside) for colour in range(3)) == counts


@rule("BB-1.7")
def test_36_roads_without_direction() -> None:
    assert sum(mask.bit_count() for mask in ROADS) == 2 * 36
    for number, mask in enumerate(ROADS):
        for other in names(mask):
            assert TOWNS[number] in names(ROADS[town(other)])
    assert {TOWNS[number] for number, mask in enumerate(ROADS) if not mask} == {"B4", "C1", "C8", "D1", "M7", "M10"}
    assert names(ROADS[town("L7")]) == {"L6", "L8", "L9"}
    assert names(ROADS[town("N4")]) == {"N1", "B1"}


@rule("BB-1.8")
def test_claim_tokens() -> None:
    assert dict(zip(REGIONS, THRESHOLD, strict=True)) == {
        "N": 4,
        "U": 3,
        "B": 2,
        "S": 3,
        "D": 2,
        "C": 5,
        "L": 4,
        "M": 5,
    }
    assert dict(zip(REGIONS, TOKEN_POINTS, strict=True)) == {
        "N": 6,
        "U": 4,
        "B": 3,
        "S": 5,
        "D": 2,
        "C": 7,
        "L": 6,
        "M": 7,
    }
    assert sum(TOKEN_POINTS) == 40


@rule("BB-1.10")
def test_the_marriage_track() -> None:
    assert TOP_SPACE == 9
    assert TRACK_COINS == [0, 0, 1, 1, 1, 2, 2, 0, 0, 0]
    assert TRACK_RENOWN == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert TRACK_TOWN == [False] * 8 + [True, False]


@rule("BB-1.12")
def test_eight_marriage_cards() -> None:
    rewards = {
        name: (MARRIAGE_POINTS[card], MARRIAGE_RENOWN[card],
               "" if MARRIAGE_REGION[card] == NO_REGION else REGIONS[MARRIAGE_REGION[card]])
        for card, name in enumerate(MARRIAGE_CARDS)
    }  # fmt: skip
    assert rewards == {
        "orlaith": (2, 0, "M"), "aodhan": (2, 0, "L"), "conall": (2, 0, "S"), "cormac": (2, 0, "C"),
        "niall": (2, 0, "N"), "aoife": (2, 1, ""), "brigid": (4, 0, ""), "princess": (0, 0, ""),
    }  # fmt: skip
    assert MARRIAGE_CARDS[PRINCESS_CARD] == "princess"


@rule("BB-1.13")
def test_supplies_never_run_out() -> None:
    state = discs(laid_out(3), dict.fromkeys(TOWNS[:30], 0))
    state.coins[0] = 90
    action(state, 0, 16, 2, ["buy 45"])
    assert state.church_discs[0] == 48  # the box has 25 discs of a colour, 30 of which lie on towns here
    state.vikings = 0
    for _ in range(12):  # the box has 10 Viking control tokens
        state.battle_area = 1
        losable = [f"lose {name}" for name in TOWNS[:30] if name in names(state.controlled(0))]
        battle_step(state, [(0, losable[0])])
    assert state.vikings.bit_count() == 12


@rule("BB-1.14")
def test_the_viking_deck() -> None:
    table = meadhall.new_game("brian-boru", 4, seed=1)
    assert sorted(table.position()["vikings"]["deck"]) == [9, 10, 11, 12, 12, 13, 14]


@rule("BB-1.15")
def test_the_marker_is_always_in_one_place() -> None:
    def visit(table: meadhall.Table) -> None:
        marker = table.view(None)["marker"]
        assert (marker["holder"] is None) != (marker["town"] is None)

    play_on(meadhall.new_game("brian-boru", 4, seed=3), Random(3), visit)
    with pytest.raises(meadhall.BadPosition, match="marker"):
        meadhall.load("brian-boru", {"marker": {"holder": 1, "town": "N1"}})


@rule("BB-1.16")
def test_discs_stay_until_the_end() -> None:
    seen: dict[str, int] = {}

    def visit(table: meadhall.Table) -> None:
        now = {name: entry["disc"] for name, entry in table.view(None)["towns"].items()}
        assert seen.items() <= now.items()
        seen.update(now)

    play_on(meadhall.new_game("brian-boru", 5, seed=3), Random(3), visit)
    assert len(seen) > 20


@rule("BB-1.17", "BB-1.18")
def test_a_viking_token_takes_control_from_the_discs_owner() -> None:
    state = discs(laid_out(), {"N1": 0, "N2": 0, "S1": 1}, vikings=["N2"])
    assert names(state.controlled(0)) == {"N1"}
    assert names(state.controlled(1)) == {"S1"}
    assert "N2" not in names(state.free_towns())
    assert state.owner(town("N2")) == 0


@rule("BB-1.19")
def test_monasteries_double_a_towns_weight() -> None:
    state = discs(laid_out(), {"N1": 0, "N2": 0, "N3": 0}, monasteries=["N2"])
    assert weight(state, state.controlled(0)) == 4


@rule("BB-1.9")
def test_a_claim_token_in_no_place_is_refused() -> None:
    for value in ("up", 3, -1, None, [0], True):
        with pytest.raises(meadhall.BadPosition, match=r"claims\.N"):
            meadhall.load("brian-boru", {"players": 3, "claims": {"N": value}})


@rule("BB-1.11")
def test_two_discs_on_one_space_of_the_track_cannot_be() -> None:
    with pytest.raises(meadhall.BadPosition, match="marriage track"):
        meadhall.load("brian-boru", {"seats": [{"track": 3}, {"track": 3}, {}]})
    meadhall.load("brian-boru", {"seats": [{"track": 0}, {"track": 0}, {"track": 3}]})


@rule("BB-1.20")
def test_counts_never_fall_below_zero() -> None:
    state = laid_out()
    state.coins[0] = 0
    state.points[0] = 3
    for _ in range(5):
        pay(state, 0)
    assert (state.coins[0], state.points[0]) == (0, 0)
    with pytest.raises(meadhall.BadPosition, match="coins"):
        meadhall.load("brian-boru", {"seats": [{"coins": -1}, {}, {}]})


def test_content_entries_name_their_source() -> None:
    known = set(CONTENT["meta"]["source_values"])
    for part in ("cards", "regions", "towns", "roads", "marriage_track", "marriage_cards", "viking_cards", "options"):
        for entry in CONTENT[part]:
            assert entry["source"] in known, (part, entry)


def test_expand_and_free_are_symbols_with_decisions() -> None:
    assert {EXPAND, FREE} <= {symbol for uses in USES for use in uses[1:] for symbol in use}
    assert NONE == -1
    assert GAME.players == (3, 4, 5)
