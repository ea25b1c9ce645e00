"""Section 18: the worked examples, card by card. Blue, Red and Green are seats 0, 1 and 2."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ortus_regni.cards import CONTENT, JOUST_NAMES, KIND_NAMES
from meadhall.games.ortus_regni.politics import joust
from tests.clauses import rule
from tests.rules.ortus_regni.bench import (
    battle_pile,
    discards,
    do,
    earl,
    fief,
    hand,
    holdings,
    idle,
    laid,
    legal,
    number,
    pool,
    refused,
    seat_of,
    sizes,
    told,
)


@rule("OR-8.10", "OR-8.22", "OR-8.40")
def test_ex_01_attack_on_towers_undefended() -> None:
    table = laid(earl(fief("palace", "champion"), fief("castle", "vassal"), hand=["land"]), idle(towers=["land"] * 4))
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 done", "1 done")
    do(table, "1 fall land", "1 fall land", "1 fall land")
    assert told(table, "battle-card") == []
    assert seat_of(table, 1)["towers"] == 1
    assert [lord for _, lord, _ in holdings(table, 0).values()] == ["champion", "vassal"]
    assert table.view(None)["vikings"]["white"]


@rule("OR-5.14", "OR-8.12", "OR-8.18", "OR-8.20", "OR-8.22")
def test_ex_02_attack_on_towers_defended() -> None:
    table = laid(
        earl(fief("palace", None, "land", "land"), pool={"infantry": 1, "knight": 1}, hand=["champion", "land"]),
        earl(fief("palace", None, "land"), pool={"infantry": 1}, hand=["vassal", "land"], towers=["land"] * 3),
        card="normal",
    )
    do(table, "0 attack", "0 storm 2", "0 field champion", "0 field knight", "0 field infantry", "0 done")
    do(table, "1 field vassal", "1 field infantry", "1 done")
    assert told(table, "damage") == [{"attacker_count": 2, "defender_count": 5}]
    do(table, "0 absorb unharmed", "0 absorb infantry of 1")
    assert (pool(table, 0), pool(table, 1), seat_of(table, 1)["towers"]) == ((0, 1), (0, 0), 0)
    assert (discards(table, 0), discards(table, 1)) == (["champion"], ["land", "land", "land", "vassal"])


@rule("OR-8.19", "OR-8.23", "OR-8.24", "OR-8.29")
def test_ex_03_raid_with_mixed_seizing() -> None:
    table = laid(
        earl(fief("palace", "champion", "land"), fief("castle", "prince"), pool={"infantry": 1}, hand=["land"]),
        earl(fief("palace"), fief("castle", "vassal", "land", "market_town", "church"), towers=["land"]),
        card="normal",
    )
    do(table, "0 attack", f"0 raid {number(1, 1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}",
       "0 field infantry", "0 done", f"1 field lord {number(1, 1)}", "0 absorb unharmed",
       "1 market_town of 2", "1 church of 2", f"0 seize {number(0)}", "0 destroy")  # fmt: skip
    assert pool(table, 0) == (1, 0)
    assert holdings(table, 0)[number(0)][2] == ["land", "market_town"]
    assert discards(table, 1) == ["church"]
    assert holdings(table, 1)[number(1, 1)] == ("castle", "vassal", ["land"])
    assert seat_of(table, 1)["towers"] == 1


@rule("OR-8.25", "OR-8.26")
def test_ex_05_siege_one_point_short_and_exact() -> None:
    table = laid(
        earl(fief("palace", "champion"), fief("castle", "champion"), hand=["vassal", "land"], deck={"land": 3}),
        idle(fief("palace", None, "land"), fief("castle", None, "church"), pool={"infantry": 2}, towers=["land"] * 2),
        table_decks={"battle": {"deck": {"normal": 2}, "discard": {"normal": 10, "attacker_wins": 4,
                                                                   "defender_wins": 4, "church_decides": 4}}},
    )  # fmt: skip
    both = (f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}")
    do(table, "0 attack", f"0 siege {number(1, 1)}", *both, "0 done", "1 field infantry", "1 done")
    held = {"seat": 1, "fief": number(1, 1), "points_count": 1, "needed_count": 2, "fief_cards": ["castle"]}
    assert told(table, "siege-held") == [held]
    do(table, "0 end", "1 end")
    do(table, "0 attack", f"0 siege {number(1, 1)}", *both, "0 field vassal", "0 done", "1 field infantry", "1 done",
       "0 capture")  # fmt: skip
    assert holdings(table, 0)[number(1, 1)] == ("castle", None, [])
    assert discards(table, 1) == ["church"]
    assert (pool(table, 1), discards(table, 0)) == ((0, 0), ["vassal"])


@rule("OR-8.13", "OR-8.28", "OR-8.30", "OR-8.33", "OR-8.36", "OR-4.7")
def test_ex_06_siege_of_a_palace_with_ransom() -> None:
    table = laid(
        earl(fief("palace", "champion", "land"), pool={"knight": 1}, hand=["champion", "church"]),
        earl(fief("palace"), fief("castle", "champion", "land"), towers=["land"], hand=["prince", "church"]),
        card="attacker_wins",
    )
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 field champion", "0 field knight",
       "0 done", f"1 field lord {number(1, 1)}", "1 field prince", "1 done", "0 capture")  # fmt: skip
    assert told(table, "damage") == [{"attacker_count": 0, "defender_count": 6}]
    do(table, f"1 ransom {number(1, 1)}", f"0 at {number(1)}")
    assert holdings(table, 0)[number(1)] == ("palace", None, ["land"])
    assert holdings(table, 1) == {number(1, 1): ("castle", "champion", [])}
    assert (pool(table, 0), discards(table, 0), discards(table, 1)) == ((0, 1), ["champion"], ["prince"])


@rule("OR-8.15", "OR-10.3")
def test_ex_08_church_decides_by_a_third_earl() -> None:
    table = laid(
        earl(fief("palace", None, "land", "land", "land"), pool={"infantry": 3}),
        earl(fief("palace"), fief("castle", "vassal", "land")),
        idle(fief("palace", None, "cathedral")),
        card="church_decides",
    )
    do(table, "0 attack", f"0 raid {number(1, 1)}", "0 field infantry", "0 field infantry")
    do(table, f"1 field lord {number(1, 1)}", "2 result defender_wins")
    assert holdings(table, 1)[number(1, 1)] == ("castle", "vassal", ["land"])
    assert pool(table, 0) == (2, 0)
    assert told(table, "lord-captured") == []


@rule("OR-5.15", "OR-8.5", "OR-8.21")
@pytest.mark.parametrize(
    ("absorbers", "mercenaries", "lost"),
    [
        (["infantry of 2", "garrison 1 knight"], 1, {"infantry": 1, "knight": 1}),
        (["mercenary 1", "infantry of 2"], 0, {"infantry": 1, "knight": 1}),
    ],
)
def test_ex_10_mercenary_with_garrison(absorbers: list[str], mercenaries: int, lost: dict[str, int]) -> None:
    table = laid(
        earl(hand=["champion", "land"]),
        earl(fief("palace", None, "land"), mercenaries=[{"garrison": {"knight": 1}}], pool={"infantry": 1},
             towers=["land"]),
        card="normal",
    )  # fmt: skip
    do(table, "0 attack", "0 storm 2", "0 field champion", "0 done", "1 field mercenary 1", "1 field infantry")
    assert table.view(1)["battle"]["defence_strength"] == 5
    do(table, *(f"1 absorb {card}" for card in absorbers))
    assert len(seat_of(table, 1)["mercenaries"]) == mercenaries
    assert table.view(None)["decks"]["army"]["discard"] == lost
    assert seat_of(table, 1)["towers"] == 1


@rule("OR-8.5", "OR-8.19", "OR-9.7")
def test_ex_11_king_and_guard() -> None:
    table = laid(
        idle(), earl(towers=["land"] * 5, hand=["champion", "land"]), idle(), king=0,
        guard={"infantry": 1, "knight": 1}, card="normal",
    )  # fmt: skip
    do(table, "0 attack", "0 storm 2", "0 field king", "0 field guard knight", "0 field guard infantry", "0 done")
    do(table, "1 field champion", "1 done", "0 absorb unharmed", "0 absorb guard infantry")
    do(table, "1 fall land", "1 fall land", "1 fall land")
    assert (table.view(None)["guard"], table.view(None)["king"]) == ({"knight": 1}, 0)
    assert seat_of(table, 1)["towers"] == 2


@rule("OR-7.8", "OR-7.11", "OR-7.13")
def test_ex_13_struggle_lost_and_fief_lost() -> None:
    table = laid(
        earl(hand=["treachery", "vassal", "allies"]),
        earl(fief("palace"), fief("castle", "vassal", "land", "church"), hand=["vassal"]),
    )
    do(table, "0 treachery", f"0 lord {number(1, 1)}", "1 answer vassal", "0 answer vassal")
    assert discards(table, 1) == ["castle", "church", "land", "vassal", "vassal"]
    assert list(holdings(table, 1)) == [number(1)]
    assert hand(table, 0) == ["allies"]


@rule("OR-7.12", "OR-7.13", "OR-14.1")
@pytest.mark.parametrize(("lord", "out"), [("prince", False), ("champion", True)])
def test_ex_14_murdered_prince_and_last_fief(lord: str, out: bool) -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", lord, "land", "land")))
    do(table, "0 treachery", f"0 lord {number(1)}")
    assert seat_of(table, 1)["alive"] != out
    assert table.over == out


@rule("OR-12.10", "OR-12.11", "OR-12.12", "OR-12.13")
def test_ex_16_joust_with_a_wild_champion() -> None:
    example = next(entry for entry in CONTENT["examples"] if entry["id"] == "EX-16")
    ranks = {}
    for seat, (contestant, *dealt) in example["hands"].items():
        cards = [JOUST_NAMES.index(card) for card in dealt]
        ranks[seat] = joust.rank(KIND_NAMES.index(contestant), cards, True)
    order = CONTENT["joust_ranks_best_first"]["value"]
    assert {seat: order[9 - value] for seat, value in ranks.items()} == example["ranks"]
    tied = joust.best_of([0, 1, 2], [ranks["red"], ranks["green"], ranks["blue"]])
    assert tied == [0, 1]
    for cards in example["tie_rounds"]:
        tied = joust.best_of(tied, [-JOUST_NAMES.index(cards[("red", "green")[seat]]) for seat in tied])
    assert tied == [0]


@rule("OR-12.3", "OR-12.7", "OR-12.9")
def test_ex_17_excuse_and_empty_stake() -> None:
    table = laid(
        earl(fief("palace", None, "land"), hand=["banner", "champion"]),
        earl(hand=["banner", "land"]),
        earl(hand=["land"]),
    )
    do(table, "0 joust", "1 banner", "2 attend", "2 ride land", "0 attend", "0 ride champion")
    winner = told(table, "joust-won")[0]["seat"]
    assert holdings(table, winner)[number(winner)][2] == ["land"]
    assert winner in (0, 2)


@rule("OR-13.1", "OR-13.2", "OR-13.3")
def test_ex_19_bequeath_blocked_and_allowed() -> None:
    table = laid(
        earl(
            fief("palace", "prince"), hand=["banner", "church"], deck={"land": 2}, discard=["castle"] * 5 + ["monk"] * 4
        ),
        idle(),
        idle(fief("palace", None, "cathedral")),
    )
    assert refused(table, 0, "bequeath") == "OR-13.3"
    do(table, "0 end", "1 end", "2 end")
    assert sizes(table, "deck")[0] == 1
    do(table, "0 place church", "0 end", "1 end", "2 end")
    assert sizes(table, "deck")[0] == 0
    do(table, "0 bequeath")
    assert (sizes(table, "deck")[0], discards(table, 0)) == (11, [])
    do(table, "0 end")
    assert sizes(table, "deck")[0] == 10
    assert holdings(table, 0)[number(0)][1] is None


@rule("OR-8.40", "OR-11.1", "OR-4.25")
def test_ex_20_timer_with_the_white_marker() -> None:
    lords = fief("palace", "prince")
    table = laid(idle(lords), idle(lords), idle(hand=["monk", "land"]), vikings={"black": 5}, round=6)
    markers = []

    def vikings_turn() -> None:
        shown = table.view(None)["vikings"]
        markers.append((shown["black"], shown["white"]))

    do(table, "0 end", "1 end", "2 end")
    vikings_turn()
    do(table, "0 end", "1 attack", f"1 siege {number(0)}", f"1 field lord {number(1)}", "1 done", "0 done")
    assert table.view(None)["vikings"]["white"]
    do(table, "1 end", "2 end")
    vikings_turn()
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done", "1 done", "0 end", "1 end",
       "2 emissary monk", "2 end")  # fmt: skip
    vikings_turn()
    do(table, "0 end", "1 end", "2 end")
    assert markers == [(6, False), (6, False), (7, False)]
    assert table.view(None)["vikings"]["arrived"]
    assert told(table, "controller")


@rule("OR-11.6", "OR-11.7", "OR-11.10", "OR-11.11", "OR-11.12")
def test_ex_22_viking_attack_losses_dormancy() -> None:
    for seed in range(40):
        table = laid(
            idle(cubes=1), earl(fief("palace", "champion"), towers=["land"], hand=["vassal", "land"], cubes=0),
            phase="vikings", vikings={"arrived": True, "horde": {"viking": 2}}, table_decks=battle_pile("normal"),
            seed=str(seed),
        )  # fmt: skip
        if table.view(None)["vikings"]["horde"] == {"viking": 2, "chieftain": 1}:
            break
    do(table, f"0 siege {number(1)}", f"1 field lord {number(1)}", "1 field vassal", "1 done")
    assert told(table, "damage") == [{"attacker_count": 3, "defender_count": 4}]
    assert table.view(None)["vikings"]["horde"] == {}
    assert (number(1) in holdings(table, 1), discards(table, 1)) == (True, ["vassal"])
    active = []
    for _ in range(3):
        do(table, "0 end", "1 end")
        active.append((sum(table.view(None)["vikings"]["horde"].values()), "pass" in legal(table, 0)))
        if active[-1][1]:
            do(table, "0 pass")
    assert active == [(1, False), (2, False), (3, True)]


@rule("OR-3.6", "OR-4.12", "OR-14.2", "OR-14.4")
def test_ex_23_elimination_by_an_empty_deck() -> None:
    own = earl(hand=["banquet", "land", "church"], deck={"monk": 1})
    table = laid(idle(), own, idle(), active=1, options={"equal_turns": False})
    assert refused(table, 1, "banquet") == "OR-4.12"
    do(table, "1 place land", "1 end")
    assert (sizes(table, "deck")[1], sum(pool(table, 1))) == (0, 1)
    do(table, "2 end", "0 end", "1 end")
    assert not seat_of(table, 1)["alive"]
    assert sum(table.view(None)["decks"]["army"]["discard"].values()) == 1
    assert (sizes(table, "cubes")[1], table.players) == (0, 3)


@rule("OR-4.20", "OR-4.21", "OR-5.14")
@pytest.mark.parametrize("case", next(entry for entry in CONTENT["examples"] if entry["id"] == "EX-25")["cases"])
def test_ex_25_recruiting_and_fielding(case: dict[str, Any]) -> None:
    properties = ["land"] * case["lands"] + ["market_town"] * case["markets"]
    table = laid(idle(fief("palace", None, *properties)), idle())
    assert seat_of(table, 0)["field_limit"] == case["field"]
    if case["recruit"] is None:
        assert "recruit" not in legal(table)
    else:
        assert sum(pool(do(table, "0 recruit"), 0)) == case["recruit"]
