"""Section 7: political struggles."""

from __future__ import annotations

import pytest

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
    refused,
    seat_of,
    told,
)


@rule("OR-7.1", "OR-7.3")
def test_treachery_names_a_lord_a_property_or_a_mercenary() -> None:
    victim = earl(fief("palace", "prince", "land", "church"), fief(), mercenaries=[{}], towers=["land"], banners=1,
                  pool={"infantry": 1}, hand=["allies"])  # fmt: skip
    table = laid(earl(hand=["treachery"]), victim, idle())
    do(table, "0 treachery")
    assert legal(table) == [f"lord {number(1)}", f"fief {number(1)}", "mercenary 1"]
    do(table, f"0 fief {number(1)}")
    assert legal(table) == ["land of 2", "church of 2"]
    assert refused(laid(earl(hand=["treachery"]), idle()), 0, "treachery") == "OR-7.1"


@rule("OR-7.2", "OR-7.3")
def test_intrigue_names_a_property_or_a_mercenary() -> None:
    victim = earl(fief("palace", "prince", "land"), fief("castle", "champion"), mercenaries=[{}], banners=1)
    table = laid(earl(hand=["intrigue"]), victim, king=1)
    do(table, "0 intrigue")
    assert legal(table) == [f"fief {number(1)}", "mercenary 1"]
    bare = laid(earl(hand=["intrigue"]), idle(fief("palace", "prince"), fief("castle", "champion")))
    assert refused(bare, 0, "intrigue") == "OR-7.2"


@rule("OR-7.4")
def test_card_victim_and_target_are_public_before_anyone_answers() -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", "prince"), hand=["vassal"]), idle())
    do(table, "0 treachery")
    assert table.view(None)["struggle"] == {
        "actor": 0,
        "card": "treachery",
        "victim": 1,
        "last": "treachery",
        "target": {"fief": number(1), "lord": "prince"},
    }
    assert table.awaiting == (1,)


@rule("OR-7.5", "OR-7.6", "OR-7.7", "OR-6.8")
def test_answers_alternate_and_only_allies_answer_allies() -> None:
    table = laid(
        earl(hand=["treachery", "vassal", "allies"]),
        earl(fief("palace", "prince"), hand=["vassal", "allies", "allies"]),
    )
    do(table, "0 treachery")
    assert legal(table, 1) == ["answer vassal", "answer allies", "pass"]
    do(table, "1 answer vassal")
    assert legal(table, 0) == ["answer vassal", "answer allies", "pass"]
    do(table, "0 answer vassal", "1 answer allies")
    assert legal(table, 0) == ["answer allies", "pass"]
    do(table, "0 answer allies")
    assert legal(table, 1) == ["answer allies", "pass"]
    do(table, "1 answer allies")
    assert holdings(table, 1)[number(1)][1] == "prince", "the actor's hand is empty and passes"


@rule("OR-7.6")
def test_a_vassal_does_not_answer_allies() -> None:
    table = laid(earl(hand=["treachery", "vassal"]), earl(fief("palace", "prince"), hand=["allies", "land"]))
    do(table, "0 treachery", "1 answer allies")
    assert refused(table, 0, "answer vassal") == "OR-7.6"
    assert refused(table, 0, "answer allies") == "OR-7.7"


@rule("OR-7.8")
@pytest.mark.parametrize(("lines", "survives"), [(["1 pass"], False), (["1 answer vassal", "0 pass"], True)])
def test_the_side_that_passes_loses(lines: list[str], survives: bool) -> None:
    table = laid(earl(hand=["treachery", "land"]), earl(fief("palace", "prince"), hand=["vassal", "land"]))
    do(table, "0 treachery", *lines)
    assert (holdings(table, 1)[number(1)][1] == "prince") == survives
    assert bool(told(table, "foiled")) == survives


@rule("OR-7.9")
@pytest.mark.parametrize("last", ["0 pass", "0 answer allies"])
def test_all_cards_of_a_struggle_are_discarded(last: str) -> None:
    table = laid(earl(hand=["intrigue", "allies"]), earl(fief("palace", None, "church"), hand=["vassal"]))
    do(table, "0 intrigue", "1 answer vassal", last)
    assert "intrigue" in discards(table, 0)
    assert "vassal" in discards(table, 1)
    assert ("allies" in discards(table, 0)) == (last == "0 answer allies")


@rule("OR-7.10")
def test_only_the_two_answer_and_only_from_hand() -> None:
    table = laid(
        earl(hand=["treachery", "land"]),
        earl(fief("palace", "prince"), fief("castle", "vassal"), hand=["land"]),
        earl(hand=["allies"]),
    )
    do(table, "0 treachery", f"0 lord {number(1)}")
    assert table.awaiting == (1,)
    assert legal(table, 1) == ["pass"], "a Vassal Lord doesn't help"
    do(table, "1 pass")
    assert told(table, "answered") == []


@rule("OR-7.11")
def test_an_empty_hand_passes_by_itself_and_any_other_is_asked() -> None:
    empty = laid(earl(hand=["treachery", "land"]), earl(fief("palace", "prince")))
    do(empty, "0 treachery")
    assert told(empty, "murdered")
    useless = laid(earl(hand=["treachery", "land"]), earl(fief("palace", "prince"), hand=["castle"]))
    do(useless, "0 treachery")
    assert (useless.awaiting, legal(useless, 1)) == ((1,), ["pass"])


@rule("OR-7.12", "OR-6.7")
def test_a_murdered_prince_leaves_his_fief() -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", "prince", "land")), idle())
    do(table, "0 treachery", f"0 lord {number(1)}")
    assert holdings(table, 1)[number(1)] == ("palace", None, ["land"])
    assert discards(table, 1) == ["prince"]


@rule("OR-7.13")
@pytest.mark.parametrize("lord", ["vassal", "champion", "monk"])
def test_other_murdered_lords_cost_the_fief(lord: str) -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace"), fief("castle", lord, "land", "church")))
    do(table, "0 treachery", f"0 lord {number(1, 1)}")
    assert list(holdings(table, 1)) == [number(1)]
    assert discards(table, 1) == sorted(["castle", lord, "land", "church"])
    last = laid(earl(hand=["treachery"]), earl(fief("palace", lord)), idle())
    do(last, "0 treachery")
    assert not seat_of(last, 1)["alive"]


@rule("OR-7.14")
@pytest.mark.parametrize("card", ["land", "market_town", "church", "cathedral"])
def test_treachery_burns_any_property(card: str) -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", None, card)))
    do(table, "0 treachery")
    assert (holdings(table, 1)[number(1)][2], discards(table, 1)) == ([], [card])


@rule("OR-7.15")
def test_treachery_kills_a_mercenary_with_his_garrison() -> None:
    table = laid(earl(hand=["treachery"]), earl(mercenaries=[{"garrison": {"knight": 1}}]))
    do(table, "0 treachery")
    assert seat_of(table, 1)["mercenaries"] == []
    assert discards(table, 1) == ["mercenary"]
    assert table.view(None)["decks"]["army"]["discard"] == {"knight": 1}


@rule("OR-7.16")
def test_intrigue_takes_a_property() -> None:
    table = laid(earl(hand=["intrigue"]), earl(fief("palace", None, "market_town")))
    do(table, "0 intrigue")
    fiefs = seat_of(table, 0)["fiefs"]
    assert fiefs[0]["properties"] == [{"card": "market_town", "owner": 1}]


@rule("OR-7.17")
def test_intrigue_takes_a_mercenary() -> None:
    table = laid(earl(hand=["intrigue"]), earl(mercenaries=[{"garrison": {"infantry": 1}}]))
    do(table, "0 intrigue")
    assert seat_of(table, 1)["mercenaries"] == []
    assert seat_of(table, 0)["mercenaries"] == [{"mercenary": 1, "owner": 1, "garrison": {"infantry": 1, "knight": 0}}]


@rule("OR-7.18")
@pytest.mark.parametrize("action", ["place castle", "kingship", "banquet", "hire", "emissary monk", "recruit"])
def test_nothing_else_can_be_answered(action: str) -> None:
    own = earl(fief("palace", None, "land"), hand=["castle", "banner", "banquet", "mercenary", "monk", "church"])
    table = laid(own, earl(hand=["allies", "vassal"]))
    do(table, f"0 {action}")
    assert table.awaiting == (0,)
    assert hand(table, 1) == ["allies", "vassal"]
