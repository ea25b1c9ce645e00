"""Section 8: combat."""

from __future__ import annotations

import pytest

import meadhall
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
    told,
    why_not,
)

CHAMPION = fief("palace", "champion")
TWO_CHAMPIONS = (fief("palace", "champion"), fief("castle", "champion"))


@rule("OR-8.1", "OR-8.2")
def test_the_attacker_names_type_and_target() -> None:
    table = laid(
        earl(CHAMPION, hand=["land"]),
        idle(fief("palace", None, "land"), fief(), towers=["land"]),
        idle(),
    )
    do(table, "0 attack")
    assert legal(table) == [
        "storm 2", f"raid {number(1)}", f"siege {number(1)}", f"siege {number(1, 1)}", f"siege {number(2)}",
    ]  # fmt: skip


@rule("OR-8.2", "OR-8.6")
def test_an_attack_needs_a_force_that_deals_damage() -> None:
    table = laid(earl(fief("palace", "monk"), hand=["monk", "land"], pool={"infantry": 2}), idle())
    assert refused(table, 0, "attack") == "OR-8.6", "Abbots, Monks and Army cards without Lands don't attack"
    assert why_not(table, 0, "attack") == "no-march", "an Army card in sight deals damage"
    assert why_not(laid(earl(fief("palace", "monk")), idle()), 0, "attack") == "no-force"
    table = laid(earl(fief("palace", "monk"), hand=["prince"]), idle())
    do(table, "0 attack", f"0 field lord {number(0)}")
    assert refused(table, 0, "done") == "OR-8.6"
    do(table, "0 field prince")
    assert table.awaiting == (1,)


@rule("OR-8.3", "OR-8.9")
def test_the_attacker_fields_everything_first_and_openly() -> None:
    table = laid(earl(*TWO_CHAMPIONS, hand=["land"]), idle(CHAMPION), card="normal")
    do(table, "0 attack", f"0 field lord {number(0)}")
    assert table.awaiting == (0,)
    assert table.view(1)["battle"]["attack"] == [
        {"seat": 0, "strength": 2, "role": "lord", "card": "champion", "fief": number(0)}
    ]
    do(table, "0 done")
    assert table.awaiting == (1,)


@rule("OR-8.4", "OR-8.5")
def test_what_may_be_fielded() -> None:
    own = earl(
        fief("palace", "prince", "land"),
        hand=["vassal", "land", "mercenary"],
        pool={"infantry": 1, "knight": 1},
        mercenaries=[{"garrison": {"knight": 1}}],
    )
    table = laid(own, idle(), idle(), king=0, guard={"knight": 1})
    do(table, "0 attack", f"0 siege {number(1)}")
    fieldable = {f"field lord {number(0)}", "field vassal", "field infantry", "field knight", "field mercenary 1"}
    assert set(legal(table)) == {*fieldable, "field king"}
    assert refused(table, 0, "field guard knight") == "OR-8.5"
    do(table, "0 field king")
    assert "field guard knight" in legal(table)
    assert "done" in legal(table), "each Guard card is at the King's choice"
    do(table, "0 field mercenary 1")
    assert [unit["role"] for unit in table.view(0)["battle"]["attack"]] == ["king", "mercenary", "garrison"]
    assert table.view(0)["battle"]["attack_strength"] == 1 + 2 + 2


@rule("OR-8.7")
def test_the_defender_may_field_nothing() -> None:
    table = laid(earl(CHAMPION, hand=["land"]), idle(fief("palace", "champion"), towers=["land", "land", "church"]))
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done")
    assert "done" in legal(table, 1)


@rule("OR-8.8")
def test_no_third_earl_joins() -> None:
    table = laid(earl(CHAMPION, hand=["land"]), idle(CHAMPION), idle(CHAMPION), card="normal")
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done")
    assert table.awaiting == (1,)
    assert f"field lord {number(2)}" not in legal(table, 1)
    do(table, f"1 field lord {number(1)}", "1 done")
    assert table.awaiting == (0,)
    assert told(table, "siege-held")


@rule("OR-8.10")
def test_an_undefended_attack_draws_no_card_and_costs_nothing() -> None:
    table = laid(earl(fief("palace", "champion", "land"), pool={"infantry": 1}), earl(towers=["land"] * 4))
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 field infantry")
    assert told(table, "battle-card") == []
    assert told(table, "undefended") == [{"seat": 1}]
    do(table, "1 fall land", "1 fall land", "1 fall land")
    assert (pool(table, 0), seat_of(table, 1)["towers"]) == ((1, 0), 1)
    assert told(table, "lord-captured") == []


@rule("OR-8.11")
def test_a_battle_card_is_drawn_and_discarded() -> None:
    table = laid(earl(CHAMPION), earl(CHAMPION), card="normal")
    before = table.view(None)["decks"]["battle"]["discard"]["normal"]
    do(table, "0 attack", f"1 field lord {number(1)}")
    assert told(table, "battle-card") == [{"result": "normal"}]
    assert table.view(None)["decks"]["battle"] == {
        "deck": 0,
        "discard": {"normal": before + 1, "attacker_wins": 4, "defender_wins": 4, "church_decides": 4},
    }


def three_on_one(card: str) -> meadhall.Table:
    """A Champion and an Infantry raid a Fief with two Properties; a Champion defends."""
    table = laid(
        earl(fief("palace", "champion", "land"), pool={"infantry": 1}),
        earl(fief("palace", "champion", "church", "church")),
        card=card,
    )
    return do(table, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", "0 field infantry",
              f"1 field lord {number(1)}")  # fmt: skip


@rule("OR-8.12")
def test_normal_hurts_both_sides() -> None:
    table = three_on_one("normal")
    assert told(table, "damage") == [{"attacker_count": 2, "defender_count": 3}]
    assert told(table, "lord-captured") == []
    assert pool(table, 0) == (0, 0)


@rule("OR-8.13")
def test_attacker_wins_hurts_and_captures_the_defender() -> None:
    table = three_on_one("attacker_wins")
    assert told(table, "damage") == [{"attacker_count": 0, "defender_count": 3}]
    captured = {"seat": 1, "card": "champion", "fief": number(1), "fief_cards": ["palace"]}
    assert told(table, "lord-captured") == [captured]
    assert pool(table, 0) == (1, 0)


@rule("OR-8.14")
def test_defender_wins_spares_the_target_and_captures_the_attacker() -> None:
    table = three_on_one("defender_wins")
    assert told(table, "damage") == [{"attacker_count": 2, "defender_count": 0}]
    captured = {"seat": 0, "card": "champion", "fief": number(0), "fief_cards": ["palace"]}
    assert told(table, "lord-captured") == [captured]
    assert holdings(table, 1)[number(1)][2] == ["church", "church"]


@rule("OR-8.15")
@pytest.mark.parametrize("result", ["normal", "attacker_wins", "defender_wins"])
def test_the_church_controller_decides_though_not_fighting(result: str) -> None:
    table = laid(earl(CHAMPION), earl(CHAMPION), idle(fief("palace", None, "cathedral")), card="church_decides")
    do(table, "0 attack", f"0 siege {number(1)}", f"1 field lord {number(1)}")
    assert table.awaiting == (2,)
    assert legal(table, 2) == ["result normal", "result attacker_wins", "result defender_wins"]
    do(table, f"2 result {result}")
    assert told(table, "church-chose") == [{"seat": 2, "result": result}]
    damage = {"normal": (2, 2), "attacker_wins": (0, 2), "defender_wins": (2, 0)}[result]
    assert told(table, "damage") == [{"attacker_count": damage[0], "defender_count": damage[1]}]


@rule("OR-8.15")
def test_without_a_controller_the_church_decides_nothing() -> None:
    table = laid(earl(CHAMPION), earl(CHAMPION), card="church_decides")
    do(table, "0 attack", f"1 field lord {number(1)}")
    assert told(table, "no-controller")
    assert told(table, "damage") == [{"attacker_count": 2, "defender_count": 2}]


@rule("OR-8.16")
def test_strength_is_summed_before_any_loss() -> None:
    both = fief("palace", None, "land", "land")
    table = laid(earl(both, pool={"infantry": 2}), earl(both, pool={"knight": 2}), card="normal")
    do(table, "0 attack", f"0 siege {number(1)}", "0 field infantry")
    do(table, "1 field knight", "1 field knight")
    assert told(table, "damage") == [{"attacker_count": 4, "defender_count": 2}]
    assert (pool(table, 0), pool(table, 1)) == ((0, 0), (0, 0))


@rule("OR-8.17", "OR-8.20")
def test_each_side_spreads_its_damage_attacker_first() -> None:
    both = fief("palace", None, "land", "land")
    table = laid(
        earl(both, pool={"infantry": 1, "knight": 1}, towers=["land"]),
        earl(both, pool={"infantry": 1, "knight": 1}),
        card="normal",
    )
    do(table, "0 attack", f"0 siege {number(1)}", "0 field infantry", "0 done", "1 field infantry", "1 done")
    assert (pool(table, 0), pool(table, 1)) == ((0, 1), (0, 1))
    table = laid(earl(both, pool={"infantry": 1, "knight": 1}), earl(both, hand=["vassal", "land"]), card="normal")
    do(table, "0 attack", f"0 siege {number(1)}", "0 field infantry", "0 field knight", "1 field vassal", "1 done")
    assert (table.awaiting, legal(table, 0)) == ((0,), ["absorb infantry of 1", "absorb knight of 1"])
    do(table, "0 absorb knight of 1")
    assert pool(table, 0) == (1, 0)


@rule("OR-8.18", "OR-8.19")
def test_every_fielded_card_absorbs_before_a_point_passes_on() -> None:
    table = laid(
        earl(*TWO_CHAMPIONS, hand=["champion"]),
        earl(fief("palace", "monk"), fief("castle", "prince"), hand=["monk", "land"]),
        card="normal",
    )
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}",
       "0 field champion")  # fmt: skip
    do(table, f"1 field lord {number(1)}", f"1 field lord {number(1, 1)}", "1 field monk", "1 done")
    fell = {"seat": 1, "card": "palace", "fief": number(1), "fief_cards": ["monk"]}
    assert told(table, "building-fell") == [fell], "6 - 3 = 3"
    do(table, "0 destroy")
    assert holdings(table, 1)[number(1, 1)][1] == "prince", "a Lord survives what he absorbs"
    assert discards(table, 0) == ["champion"]


@rule("OR-8.21")
def test_a_mercenary_goes_down_with_his_garrison() -> None:
    own = earl(mercenaries=[{"garrison": {"knight": 1}}], towers=["land"])
    table = laid(earl(fief("palace", "prince"), hand=["land"]), own, card="normal")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", "1 field mercenary 1")
    assert legal(table, 1) == ["absorb mercenary 1", "absorb garrison 1 knight"]
    do(table, "1 absorb mercenary 1")
    assert seat_of(table, 1)["mercenaries"] == []
    assert table.view(None)["decks"]["army"]["discard"] == {"knight": 1}
    assert seat_of(table, 1)["towers"] == 1


@rule("OR-8.22")
def test_towers_under_attack_fall_by_the_defenders_choice() -> None:
    table = laid(earl(CHAMPION, hand=["land"]), idle(towers=["land", "church", "banner"]))
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", "1 done")
    assert legal(table, 1) == ["fall land", "fall church", "fall banner"]
    do(table, "1 fall banner", "1 fall land")
    assert seat_of(table, 1)["towers"] == 1
    assert discards(table, 1) == ["banner", "land"]


@rule("OR-8.23", "OR-8.24")
def test_towers_absorb_a_raid_and_stand() -> None:
    table = laid(
        earl(*TWO_CHAMPIONS, hand=["land"]),
        earl(fief("palace", "monk", "land", "church", "market_town"), towers=["land", "church"]),
    )
    do(table, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 done")
    do(table, "1 done")
    assert legal(table, 1) == ["land of 2", "market_town of 2", "church of 2"]
    do(table, "1 church of 2", "1 land of 2", "0 destroy", "0 destroy")
    assert holdings(table, 1)[number(1)] == ("palace", "monk", ["market_town"]), "building and Lord are safe"
    assert seat_of(table, 1)["towers"] == 2


@rule("OR-8.24")
def test_what_exceeds_a_raid_vanishes() -> None:
    table = laid(earl(*TWO_CHAMPIONS, hand=["land"]), earl(fief("palace", None, "church"), fief()))
    do(table, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 done",
       "0 destroy")  # fmt: skip
    assert holdings(table, 1) == {number(1): ("palace", None, []), number(1, 1): ("castle", None, [])}


@rule("OR-8.25", "OR-8.26")
@pytest.mark.parametrize(("building", "champions", "falls"), [("castle", 1, True), ("palace", 1, False),
                                                              ("palace", 2, True)])  # fmt: skip
def test_a_siege_needs_all_points_in_one_battle(building: str, champions: int, falls: bool) -> None:
    lords = [fief("palace" if place == 0 else "castle", "champion") for place in range(champions)]
    other = "palace" if building == "castle" else "castle"
    table = laid(earl(*lords, hand=["land"]), earl(fief(building), fief(other)))
    do(table, "0 attack", f"0 siege {number(1)}", *(f"0 field lord {number(0, place)}" for place in range(champions)))
    do(table, "0 done")
    assert bool(told(table, "building-fell")) == falls
    if not falls:
        held = {"seat": 1, "fief": number(1), "points_count": 2, "needed_count": 3, "fief_cards": ["palace"]}
        assert told(table, "siege-held") == [held]
        do(table, "0 end", *([] if 1 not in table.awaiting else ["1 end"]))
        assert number(1) in holdings(table, 1), "no damage is kept"


@rule("OR-8.27", "OR-8.28")
def test_without_a_foothold_what_falls_is_destroyed() -> None:
    table = laid(earl(hand=["champion", "land"]), earl(fief("palace", None, "church"), fief()))
    do(table, "0 attack", f"0 raid {number(1)}", "0 field champion", "0 done")
    assert table.awaiting == (0,)
    assert "seize 1" not in legal(table), "hand fighters never count"
    assert discards(table, 1) == ["church"]


@rule("OR-8.29")
def test_each_fallen_property_is_seized_or_destroyed() -> None:
    table = laid(earl(CHAMPION, fief(), hand=["land"]), earl(fief("palace", None, "church", "land")))
    do(table, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", "0 done")
    assert legal(table) == [f"seize {number(0)}", f"seize {number(0, 1)}", "destroy"]
    do(table, f"0 seize {number(0, 1)}", "0 destroy")
    assert holdings(table, 0)[number(0, 1)][2] == ["church"]
    assert discards(table, 1) == ["land"]
    off = laid(earl(CHAMPION, hand=["land"]), earl(fief("palace", None, "church")), options={"seize_enabled": False})
    do(off, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", "0 done")
    assert discards(off, 1) == ["church"]


@rule("OR-8.30")
def test_a_captured_building_arrives_empty() -> None:
    table = laid(earl(CHAMPION, hand=["land"]), earl(fief("palace"), fief("castle", "prince", "church")))
    do(table, "0 attack", f"0 siege {number(1, 1)}", f"0 field lord {number(0)}", "0 done", "1 done", "0 capture")
    assert holdings(table, 0)[number(1, 1)] == ("castle", None, [])
    assert discards(table, 1) == ["church", "prince"]
    off = laid(earl(CHAMPION, hand=["land"]), earl(fief("palace"), fief()), options={"capture_buildings": False})
    do(off, "0 attack", f"0 siege {number(1, 1)}", f"0 field lord {number(0)}", "0 done")
    assert discards(off, 1) == ["castle"]


@rule("OR-8.31")
def test_the_vikings_take_nothing() -> None:
    table = laid(
        idle(), earl(fief("palace", None, "land"), fief()), phase="vikings", vikings={"arrived": True,
        "horde": {"chieftain": 3}}, table_decks=battle_pile("normal"), seed="vikings")  # fmt: skip
    leader = table.awaiting[0]
    do(table, f"{leader} siege {number(1, 1)}")
    assert discards(table, 1) == ["castle"]
    assert told(table, "captured-building") == []


def captured() -> meadhall.Table:
    """Seat 1 has a captured Champion, a Palace with two Properties, his Castle with one, and another Castle."""
    table = laid(
        earl(CHAMPION, fief(), hand=["land"]),
        earl(fief("palace", None, "land", "church"), fief("castle", "champion", "market_town"), fief(),
             towers=["land", "land"]),
        card="attacker_wins",
    )  # fmt: skip
    return do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done",
              f"1 field lord {number(1, 1)}")  # fmt: skip


@rule("OR-8.32", "OR-8.33", "OR-8.34")
def test_a_captive_may_be_ransomed_with_a_property_or_a_building() -> None:
    table = captured()
    assert (table.awaiting, legal(table, 1)) == ((1,), [f"ransom {number(1, 1)}", "done"])
    do(table, f"1 ransom {number(1, 1)}")
    assert legal(table, 1) == [
        f"fief {number(1)}", f"fief {number(1, 1)}", f"building {number(1)}", f"building {number(1, 2)}",
    ], "not the captive's own building, nor Towers"  # fmt: skip
    do(table, f"1 fief {number(1)}", "1 church of 2", f"0 at {number(0, 1)}")
    assert holdings(table, 0)[number(0, 1)][2] == ["church"]
    assert holdings(table, 1)[number(1, 1)][1] == "champion"


@rule("OR-8.33", "OR-8.36", "OR-5.5")
def test_a_building_paid_joins_the_captor_with_its_properties() -> None:
    table = captured()
    do(table, f"1 ransom {number(1, 1)}", f"1 building {number(1)}")
    assert holdings(table, 0)[number(1)] == ("palace", None, ["land", "church"])


@rule("OR-8.34")
def test_the_last_building_is_no_ransom() -> None:
    table = laid(earl(CHAMPION, hand=["land"]), earl(fief("palace", "champion"), towers=["land"]), card="attacker_wins")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}")
    assert holdings(table, 1) == {number(1): ("palace", None, [])}, "nothing to pay with: the Lord is lost"


@rule("OR-8.35")
def test_the_captor_is_not_asked() -> None:
    table = captured()
    do(table, f"1 ransom {number(1, 1)}", f"1 building {number(1, 2)}")
    assert told(table, "ransomed") == [{"seat": 1, "card": "champion", "fief": number(1, 1), "fief_cards": ["castle"]}]
    assert "recruit" not in legal(table), "the attack is over and the turn goes on"
    assert "tower land" in legal(table)


@rule("OR-8.37")
def test_a_captive_not_ransomed_is_lost() -> None:
    table = captured()
    do(table, "1 done")
    assert holdings(table, 1)[number(1, 1)] == ("castle", None, ["market_town"])
    assert discards(table, 1) == ["champion"]
    home = laid(
        earl(*TWO_CHAMPIONS, hand=["champion"]), earl(fief("palace", None, "land"), fief("castle", "vassal")),
        card="attacker_wins",
    )  # fmt: skip
    do(home, "0 attack", f"0 siege {number(1, 1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}",
       "0 done", f"1 field lord {number(1, 1)}", "0 capture")  # fmt: skip
    assert discards(home, 1) == ["vassal"], "his own building is gone: no ransom"


@rule("OR-8.38")
def test_the_last_building_falls_before_ransom() -> None:
    table = laid(
        earl(*TWO_CHAMPIONS, hand=["champion", "land"]),
        earl(fief("palace", "champion", "land")),
        idle(),
        card="attacker_wins",
    )
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}",
       "0 field champion", "0 done", f"1 field lord {number(1)}", "0 capture")  # fmt: skip
    assert not seat_of(table, 1)["alive"]
    assert table.awaiting == (0,)
    assert told(table, "ransomed") == []


@rule("OR-8.39", "OR-8.41")
def test_everybody_goes_home_but_hand_fighters() -> None:
    own = earl(fief("palace", "champion", "land"), hand=["prince", "land"], pool={"knight": 1}, mercenaries=[{}])
    table = laid(own, earl(towers=["land"] * 3, hand=["vassal", "land"]), card="normal")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 field prince", "0 field knight",
       "0 field mercenary 1", "0 done", "1 field vassal", "1 done", "0 absorb unharmed")  # fmt: skip
    assert holdings(table, 0)[number(0)][1] == "champion"
    assert pool(table, 0) == (0, 1)
    assert len(seat_of(table, 0)["mercenaries"]) == 1
    assert (hand(table, 0), discards(table, 0)) == (["land"], ["prince"])
    assert discards(table, 1) == ["land", "land", "land", "vassal"]
    assert table.view(None)["battle"] is None


@rule("OR-8.40")
def test_an_attack_puts_the_white_marker_forward() -> None:
    table = laid(earl(CHAMPION), earl())
    assert not table.view(None)["vikings"]["white"]
    do(table, "0 attack")
    assert told(table, "white-forward")
    arrived = laid(earl(CHAMPION), earl(), vikings={"arrived": True, "horde": {"viking": 1}})
    do(arrived, "0 attack")
    assert told(arrived, "white-forward") == []
