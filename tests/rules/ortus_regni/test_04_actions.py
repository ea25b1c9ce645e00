"""Section 4: the Actions."""

from __future__ import annotations

import pytest

import meadhall
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
    sizes,
    told,
)

EVERY_CARD = [
    "castle", "land", "prince", "mercenary", "banquet", "banner", "treachery", "intrigue", "vassal", "monk", "allies",
]  # fmt: skip


@rule("OR-4.1")
def test_every_action_costs_the_whole_action_of_the_turn() -> None:
    def table() -> meadhall.Table:
        own = [fief("palace", None, "land"), fief("castle", "monk"), fief("castle", "prince")]
        return laid(earl(*own, hand=EVERY_CARD), idle(fief("palace", "champion", "land"), mercenaries=[{}]))

    actions = {
        "place castle", "place land", "install prince", "hire", "banquet", "kingship", "joust", "bequeath", "treachery",
        "intrigue", "attack", "recruit", "emissary vassal", "emissary monk", "look 2",
    }  # fmt: skip
    assert actions <= set(legal(table()))
    for action in ("place castle", "hire", "banquet", "kingship", "recruit", "emissary vassal", "look 2"):
        after = do(table(), f"0 {action}")
        assert actions & set(legal(after)) == set(), action
        assert refused(after, 0, "install prince") == "OR-3.3"


@rule("OR-4.2")
def test_an_action_whose_conditions_are_not_met_changes_nothing() -> None:
    table = laid(idle(), idle())
    reasons = {
        "place castle": "OR-4.4", "place land": "OR-4.6", "install prince": "OR-4.9", "hire": "OR-4.10",
        "banquet": "OR-4.11", "kingship": "OR-9.1", "joust": "OR-12.1", "bequeath": "OR-13.1", "treachery": "OR-7.1",
        "intrigue": "OR-7.2", "attack": "OR-8.6", "recruit": "OR-4.19", "emissary vassal": "OR-4.23",
        "look 2": "OR-4.26", "barter": "OR-16.23",
    }  # fmt: skip
    for action, clause in reasons.items():
        assert refused(table, 0, action) == clause, action


@rule("OR-4.3", "OR-6.14")
def test_allies_are_never_an_action() -> None:
    table = laid(earl(hand=["allies"]), idle(fief("palace", "prince")))
    assert legal(table) == ["tower allies", "end"]


@rule("OR-4.4")
def test_a_castle_starts_a_new_fief_without_limit() -> None:
    crowded = laid(earl(*[fief() for _ in range(5)], hand=["castle"]), idle())
    do(crowded, "0 place castle")
    assert len(holdings(crowded, 0)) == 6
    assert refused(laid(earl(hand=["castle"]), idle()), 0, "place palace") == "OR-4.4"
    table = laid(earl(hand=["castle"]), idle())
    do(table, "0 place castle")
    assert sorted(holdings(table, 0).values(), key=str) == [("castle", None, []), ("palace", None, [])]


@rule("OR-4.5")
def test_a_palace_drawn_again_is_placed_with_its_value_of_three() -> None:
    table = laid(earl(fief(), hand=["palace"]), idle())
    do(table, "0 place palace")
    assert sorted(building for building, _, _ in holdings(table, 0).values()) == ["castle", "palace"]
    assert seat_of(table, 0)["holdings"] == 2 + 3


@rule("OR-4.6")
def test_a_property_goes_to_a_fief_of_choice() -> None:
    table = laid(earl(fief("palace"), fief(), hand=["church"]), idle())
    do(table, "0 place church")
    assert legal(table) == [f"at {number(0)}", f"at {number(0, 1)}"]
    do(table, f"0 at {number(0, 1)}")
    assert holdings(table, 0)[number(0, 1)] == ("castle", None, ["church"])


@rule("OR-4.7")
def test_a_land_placed_brings_an_army_card() -> None:
    table = laid(earl(hand=["land"]), idle())
    do(table, "0 place land")
    assert sum(pool(table, 0)) == 1
    table = laid(earl(hand=["intrigue"]), earl(fief("palace", None, "land")))
    do(table, "0 intrigue")
    assert holdings(table, 0)[number(0)][2] == ["land"]
    assert sum(pool(table, 0)) == 0, "a stolen Land brings none"


@rule("OR-4.8")
def test_one_cathedral_on_the_whole_table() -> None:
    table = laid(earl(hand=["cathedral"]), idle(fief("palace", None, "cathedral")))
    assert refused(table, 0, "place cathedral") == "OR-4.8"
    free = laid(earl(hand=["cathedral"]), idle())
    do(free, "0 place cathedral")
    assert free.view(None)["archbishop"] == 0


@rule("OR-4.9")
def test_one_lord_for_each_building() -> None:
    table = laid(earl(fief("palace", "vassal"), fief(), fief(), hand=["champion", "land"]), idle())
    assert refused(table, 0, "install land") == "OR-4.9"
    do(table, "0 install champion")
    assert legal(table) == [f"at {number(0, 1)}", f"at {number(0, 2)}"]
    do(table, f"0 at {number(0, 2)}")
    assert holdings(table, 0)[number(0, 2)] == ("castle", "champion", [])
    full = laid(earl(fief("palace", "vassal"), hand=["champion"]), idle())
    assert refused(full, 0, "install champion") == "OR-4.9"


@rule("OR-4.10")
def test_mercenaries_stand_outside_all_fiefs() -> None:
    table = laid(earl(hand=["mercenary"], mercenaries=[{}, {}]), idle())
    do(table, "0 hire")
    assert [one["mercenary"] for one in seat_of(table, 0)["mercenaries"]] == [1, 2, 3]
    assert holdings(table, 0)[number(0)] == ("palace", None, [])


@rule("OR-4.11", "OR-6.15")
def test_a_banquet_draws_two_and_is_not_contested() -> None:
    table = laid(earl(hand=["banquet"], deck={"land": 3}), earl(hand=["allies", "vassal"]))
    do(table, "0 banquet")
    assert hand(table, 0) == ["land", "land"]
    assert discards(table, 0) == ["banquet"]
    assert table.awaiting == (0,)


@rule("OR-4.12")
def test_a_banquet_needs_a_deck_of_two() -> None:
    table = laid(earl(hand=["banquet"], deck={"land": 1}), idle())
    assert refused(table, 0, "banquet") == "OR-4.12"
    daring = laid(earl(hand=["banquet"], deck={"land": 1}), idle(), idle(), options={"banquet_needs_full_draw": False})
    do(daring, "0 banquet")
    assert not seat_of(daring, 0)["alive"]


@rule("OR-4.13", "OR-6.16")
def test_a_banner_is_declared_as_one_of_three_things() -> None:
    table = laid(earl(fief("palace", "prince"), hand=["banner", "land"]), earl(hand=["allies"]))
    assert {"kingship", "joust", "bequeath"} <= set(legal(table))
    do(table, "0 kingship")
    assert seat_of(table, 0)["banners"] == 1
    assert hand(table, 0) == ["land"]
    assert table.awaiting == (0,), "never contested"


@rule("OR-4.14")
def test_a_joust_is_played_out_before_the_turn_goes_on() -> None:
    table = laid(earl(hand=["banner", "land", "church"]), earl(hand=["land"]))
    do(table, "0 joust")
    assert discards(table, 0) == ["banner"]
    do(table, "1 attend", "1 ride land", "0 attend", "0 ride land")
    assert told(table, "joust-won")
    assert "tower church" in legal(table)


@rule("OR-4.15")
def test_a_bequest_needs_a_prince_as_lord() -> None:
    table = laid(earl(fief("palace", "vassal"), hand=["banner", "prince"]), idle())
    assert refused(table, 0, "bequeath") == "OR-13.1"
    do(laid(earl(fief("palace", "prince"), hand=["banner"]), idle()), "0 bequeath")


@rule("OR-4.16", "OR-4.17")
@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_political_cards_start_a_struggle(card: str) -> None:
    table = laid(earl(hand=[card]), earl(fief("palace", None, "church"), hand=["allies"]))
    do(table, f"0 {card}")
    assert table.view(None)["struggle"]["card"] == card
    assert table.awaiting == (1,)
    do(table, "1 answer allies")
    assert holdings(table, 1)[number(1)][2] == ["church"]


@rule("OR-4.18")
def test_one_attack_a_turn() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), idle(towers=["land", "land"]), card="normal")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", "1 done")
    assert seat_of(table, 1)["towers"] == 0
    assert refused(table, 0, "attack") == "OR-3.3"


@rule("OR-4.19", "OR-4.20", "OR-4.21", "OR-6.3", "OR-6.4")
@pytest.mark.parametrize(("lands", "markets", "recruits"), [(3, 2, 5), (2, 4, 4), (1, 0, 1), (0, 3, None)])
def test_recruiting(lands: int, markets: int, recruits: int | None) -> None:
    table = laid(earl(fief("palace", None, *["land"] * lands), fief("castle", None, *["market_town"] * markets),
                      hand=["allies"]), idle())  # fmt: skip
    assert seat_of(table, 0)["field_limit"] == (recruits or 0)
    if recruits is None:
        assert refused(table, 0, "recruit") == "OR-4.19"
    else:
        do(table, "0 recruit")
        assert sum(pool(table, 0)) == recruits


@rule("OR-4.21")
def test_markets_may_be_let_work_alone() -> None:
    table = laid(earl(fief("palace", None, "land", "market_town", "market_town"), hand=["allies"]), idle(),
                 options={"market_needs_land": False})  # fmt: skip
    do(table, "0 recruit")
    assert sum(pool(table, 0)) == 3


@rule("OR-4.22")
def test_recruiting_from_a_short_supply() -> None:
    short = laid(earl(fief("palace", None, "land", "land", "land"), hand=["allies"]),
                 idle(pool={"infantry": 16, "knight": 6}))  # fmt: skip
    do(short, "0 recruit")
    assert pool(short, 0) == (0, 2)
    empty = laid(earl(fief("palace", None, "land"), hand=["allies"]), idle(pool={"infantry": 16, "knight": 8}))
    assert refused(empty, 0, "recruit") == "OR-4.22"


@rule("OR-4.23", "OR-4.24", "OR-6.8", "OR-6.10")
def test_emissaries_bring_cubes_and_never_come_back() -> None:
    table = laid(earl(fief("palace", "vassal"), hand=["monk"]), idle())
    assert "emissary vassal" not in legal(table), "never a Lord"
    do(table, "0 emissary monk")
    assert (sizes(table, "cubes"), seat_of(table, 0)["emissaries"]) == ([3, 1], ["monk"])
    assert discards(table, 0) == []
    other = do(laid(earl(hand=["vassal"]), idle()), "0 emissary vassal")
    assert sizes(other, "cubes") == [2, 1]
    assert refused(laid(earl(hand=["prince"]), idle()), 0, "emissary prince") == "OR-4.23"


@rule("OR-4.25")
def test_an_emissary_moves_a_marker_until_the_vikings_arrive() -> None:
    table = do(laid(earl(hand=["monk", "land"]), idle(), vikings={"black": 3}), "0 emissary monk")
    assert table.view(None)["vikings"]["black"] == 4
    after = do(laid(earl(hand=["monk"]), idle(), vikings={"arrived": True, "horde": {"viking": 1}}), "0 emissary monk")
    assert after.view(None)["vikings"]["black"] == 0


@rule("OR-4.26", "OR-4.27")
def test_a_monastery_shows_one_hand_to_one_earl() -> None:
    abbots = [fief("palace", "monk"), fief("castle", "monk")]
    table = laid(earl(*abbots, hand=["land"]), earl(hand=["banner", "allies"]), idle())
    do(table, "0 look 2")
    assert told(table, "hand-seen", 0) == [{"shown_seat": 1, "seen_hand": ["allies", "banner"]}]
    assert told(table, "hand-seen", 1) == told(table, "hand-seen", 2) == told(table, "hand-seen") == []
    assert told(table, "hand-shown", 2) == [{"seat": 0, "shown_seat": 1}]
    assert holdings(table, 0)[number(0)][1] == "monk", "the Abbot is not used up"
    assert refused(table, 0, "look 3") == "OR-3.3", "one Action shows one hand"
    public = laid(earl(*abbots, hand=["land"]), earl(hand=["banner"]), idle(), options={"monastery_private": False})
    do(public, "0 look 2")
    assert told(public, "hand-seen", 2) == [{"shown_seat": 1, "seen_hand": ["banner"]}]
