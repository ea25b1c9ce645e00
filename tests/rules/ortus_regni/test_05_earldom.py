"""Sections 5 and 6: Fiefs, Properties, Lords, Towers, garrisons, pools; each card."""

from __future__ import annotations

import pytest

from meadhall.games.ortus_regni.cards import CONTENT, KIND_NAMES
from tests.clauses import rule
from tests.rules.ortus_regni.bench import (
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
)


@rule("OR-5.1", "OR-5.2")
def test_a_fief_carries_any_number_of_properties() -> None:
    table = laid(earl(fief("palace", "prince", *["land"] * 6, *["church"] * 5), hand=["church"]), idle())
    do(table, "0 place church")
    building, lord, properties = holdings(table, 0)[number(0)]
    assert (building, lord, len(properties)) == ("palace", "prince", 12)


@rule("OR-5.3")
def test_nothing_on_the_table_is_moved_or_taken_back() -> None:
    table = laid(earl(fief("palace", "prince", "land"), fief(), hand=["church"]), idle())
    assert set(legal(table)) == {"place church", "attack", "recruit", "tower church", "end"}


@rule("OR-5.4", "OR-5.5")
def test_what_belongs_to_a_building_goes_with_it() -> None:
    table = laid(
        earl(fief("palace", "champion"), fief("castle", "champion")),
        earl(fief("palace"), fief("castle", "prince", "land", "church")),
    )
    do(table, "0 attack", f"0 siege {number(1, 1)}", f"0 field lord {number(0)}", "0 done", "1 done", "0 destroy")
    assert discards(table, 1) == ["castle", "church", "land", "prince"], "the Lord is lost though he didn't fight"
    assert list(holdings(table, 1)) == [number(1)]


@rule("OR-5.6")
def test_a_gained_property_goes_to_a_fief_the_new_holder_picks() -> None:
    table = laid(earl(fief("palace"), fief(), hand=["intrigue"]), earl(fief("palace", None, "church")))
    do(table, "0 intrigue")
    assert legal(table) == [f"at {number(0)}", f"at {number(0, 1)}"]
    do(table, f"0 at {number(0, 1)}")
    assert holdings(table, 0)[number(0, 1)][2] == ["church"]


@rule("OR-5.7")
def test_a_gained_building_is_a_fief_of_its_new_holder() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), earl(fief("palace"), fief()))
    do(table, "0 attack", f"0 siege {number(1, 1)}", f"0 field lord {number(0)}", "0 done", "0 capture")
    assert holdings(table, 0)[number(1, 1)] == ("castle", None, [])
    assert seat_of(table, 0)["fiefs"][1]["building"]["owner"] == 1


@rule("OR-5.8")
def test_a_monk_installed_is_an_abbot() -> None:
    table = laid(earl(hand=["monk", "land"]), idle())
    assert refused(table, 0, "look 2") == "OR-4.26"
    do(table, "0 install monk", "0 end", "1 end")
    assert "look 2" in legal(table)


@rule("OR-5.9")
def test_a_lord_fights_as_often_as_there_are_battles() -> None:
    lords = earl(fief("palace", "champion"), hand=["land"], towers=["land"])
    table = laid(lords, earl(fief("palace", "champion"), hand=["land"], towers=["land"]), card="normal")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}", "1 done")
    do(table, "0 end", "1 attack", "1 storm 1", f"1 field lord {number(1)}", "1 done")
    assert f"field lord {number(0)}" in legal(table, 0)


@rule("OR-5.10", "OR-5.11")
@pytest.mark.parametrize("card", KIND_NAMES)
def test_any_card_becomes_a_tower_for_good(card: str) -> None:
    table = laid(earl(fief(), hand=[card, "allies"]), idle(fief("palace", "prince")), active=0)
    do(table, f"0 tower {card}")
    assert seat_of(table, 0)["towers"] == 1
    assert hand(table, 0) == ["allies"]
    assert all(line == "end" or line.startswith("tower") for line in legal(table))


@rule("OR-5.11")
def test_towers_are_no_targets_of_plots_stakes_or_ransom() -> None:
    table = laid(earl(hand=["treachery", "intrigue", "banner"]), idle(towers=["land", "church"]))
    assert refused(table, 0, "treachery") == "OR-7.1"
    assert refused(table, 0, "intrigue") == "OR-7.2"
    do(table, "0 joust", "1 attend")
    assert legal(table, 1) == ["ride allies"], "nothing to stake"


@rule("OR-5.12")
def test_a_fallen_tower_is_lost_as_the_card_it_is() -> None:
    table = laid(earl(fief("palace", "prince")), earl(towers=["banquet"]))
    do(table, "0 attack", "0 storm 2")
    assert discards(table, 1) == ["banquet"]
    assert told(table, "tower-fell") == [{"seat": 1, "card": "banquet"}]


@rule("OR-5.13")
def test_losing_lands_leaves_the_pool() -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", None, "land"), pool={"infantry": 3, "knight": 2}))
    do(table, "0 treachery")
    assert holdings(table, 1)[number(1)][2] == []
    assert pool(table, 1) == (3, 2)
    assert seat_of(table, 1)["field_limit"] == 0


@rule("OR-5.14")
def test_lands_and_working_markets_limit_the_pool_cards_fielded() -> None:
    own = earl(fief("palace", None, "land", "market_town", "market_town"), pool={"infantry": 4},
               mercenaries=[{"garrison": {"knight": 1}}])  # fmt: skip
    table = laid(own, idle(towers=["land"]))
    do(table, "0 attack", "0 storm 2", "0 field infantry", "0 field infantry")
    assert refused(table, 0, "field infantry") == "OR-5.14"
    assert "field mercenary 1" in legal(table), "garrisons don't count against the limit"


@rule("OR-5.15", "OR-5.16", "OR-5.17")
def test_a_garrison_has_one_slot_and_keeps_its_card() -> None:
    table = laid(earl(pool={"infantry": 2, "knight": 1}, mercenaries=[{}, {}], hand=["land"]), idle())
    do(table, "0 garrison 1 knight")
    assert refused(table, 0, "garrison 1 infantry") == "OR-5.16"
    do(table, "0 garrison 2 infantry")
    assert pool(table, 0) == (1, 0)
    assert not any(line.startswith("garrison") for line in legal(table))
    stolen = laid(earl(hand=["intrigue"]), earl(mercenaries=[{"garrison": {"knight": 1}}]))
    do(stolen, "0 intrigue")
    assert seat_of(stolen, 0)["mercenaries"][0]["garrison"] == {"infantry": 0, "knight": 1}


# --- each card -------------------------------------------------------------------------------------------------------


@rule("OR-6.1", "OR-6.2", "OR-6.5", "OR-6.6", "OR-6.7", "OR-6.9", "OR-6.11", "OR-6.12", "OR-6.13")
@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("castle", {"place castle"}),
        ("palace", {"place palace"}),
        ("land", {"place land"}),
        ("market_town", {"place market_town"}),
        ("church", {"place church"}),
        ("cathedral", {"place cathedral"}),
        ("prince", {"install prince", "attack"}),
        ("vassal", {"install vassal", "emissary vassal", "attack"}),
        ("champion", {"install champion", "attack"}),
        ("monk", {"install monk", "emissary monk"}),
        ("mercenary", {"hire"}),
        ("treachery", {"treachery"}),
        ("intrigue", {"intrigue"}),
        ("allies", set()),
        ("banquet", {"banquet"}),
        ("banner", {"kingship", "joust"}),
    ],
)
def test_the_uses_of_each_card_on_the_own_turn(card: str, uses: set[str]) -> None:
    table = laid(earl(fief(), hand=[card]), idle(fief("palace", "prince", "church")))
    assert set(legal(table)) == uses | {f"tower {card}", "end"}
    assert {"tower", "joust_contestant"} <= set(CONTENT["cards"][card]["uses"])


@rule("OR-6.1", "OR-6.2")
def test_a_palace_lost_goes_to_its_owners_pile_whoever_held_it() -> None:
    held = {"building": {"card": "palace", "owner": 1}, "lord": "champion"}
    table = laid(earl(hand=["treachery"]), earl(fief()), earl(held, fief()), active=0)
    do(table, "0 treachery")
    assert discards(table, 1) == ["palace"]
    assert discards(table, 2) == ["champion"]


@rule("OR-6.7", "OR-6.8", "OR-6.9", "OR-6.10")
def test_hand_fighters() -> None:
    table = laid(earl(hand=["prince", "vassal", "champion", "monk", "mercenary", "castle"]), idle())
    do(table, "0 attack")
    assert set(legal(table)) == {"field prince", "field vassal", "field champion", "field monk"}
    strengths = {}
    for card in ("prince", "vassal", "champion", "monk"):
        trial = do(table.clone(), f"0 field {card}")
        strengths[card] = trial.view(0)["battle"]["attack_strength"]
    assert strengths == {"prince": 1, "vassal": 1, "champion": 2, "monk": 0}


@rule("OR-6.11")
def test_a_mercenary_never_fights_from_hand() -> None:
    table = laid(earl(hand=["mercenary", "prince"]), idle())
    do(table, "0 attack")
    assert refused(table, 0, "field mercenary") == "OR-8.4"


@rule("OR-6.12", "OR-6.13")
def test_political_cards_are_no_answers() -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", "prince"), hand=["treachery", "intrigue"]))
    do(table, "0 treachery")
    assert legal(table, 1) == ["pass"]
