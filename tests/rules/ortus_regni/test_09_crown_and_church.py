"""Sections 9 and 10: the King; Church, Cathedral, Archbishop."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.ortus_regni.bench import (
    discards,
    do,
    earl,
    fief,
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


@rule("OR-9.1")
def test_banners_are_laid_while_the_crown_is_unclaimed() -> None:
    table = do(laid(earl(hand=["banner", "land"]), idle()), "0 kingship")
    assert seat_of(table, 0)["banners"] == 1
    taken = laid(earl(hand=["banner"]), idle(), king=1)
    assert refused(taken, 0, "kingship") == "OR-9.1"


@rule("OR-9.2", "OR-9.3")
@pytest.mark.parametrize(("banners", "crowned"), [((1, 0, 0), True), ((1, 1, 0), False), ((2, 1, 0), True)])
def test_a_lead_of_two_over_each_other_earl_wins_the_crown(banners: tuple[int, int, int], crowned: bool) -> None:
    table = laid(earl(hand=["banner", "land"], banners=banners[0]), idle(banners=banners[1]), idle(banners=banners[2]))
    do(table, "0 kingship")
    assert (table.view(None)["king"] == 0) == crowned
    if crowned:
        assert [seat_of(table, seat)["banners"] for seat in range(3)] == [0, 0, 0]
        assert discards(table, 0) == ["banner"] * (banners[0] + 1)
        assert discards(table, 1) == ["banner"] * banners[1]


@rule("OR-9.4")
def test_the_levy_comes_from_the_pool_or_a_garrison_or_not_at_all() -> None:
    table = laid(
        earl(hand=["banner", "land"], banners=1),
        earl(pool={"infantry": 1, "knight": 1}, mercenaries=[{"garrison": {"knight": 1}}]),
        earl(mercenaries=[{"garrison": {"knight": 1}}, {"garrison": {"infantry": 1}}]),
        idle(),
    )
    do(table, "0 kingship")
    assert (table.awaiting, legal(table, 1)) == ((1,), ["give infantry", "give knight"])
    do(table, "1 give infantry")
    assert legal(table, 2) == ["give garrison 2 knight", "give garrison 3 infantry"]
    do(table, "2 give garrison 2 knight")
    assert table.view(None)["guard"] == {"infantry": 1, "knight": 1}
    assert pool(table, 1) == (0, 1)
    assert table.awaiting == (0,)
    assert [entry["seat"] for entry in told(table, "levied")] == [1, 2]


@rule("OR-9.5", "OR-9.6", "OR-5.17")
def test_the_guard_holds_a_card_for_each_other_earl() -> None:
    table = laid(earl(pool={"infantry": 3, "knight": 1}, hand=["land"]), idle(), idle(), king=0)
    do(table, "0 guard knight", "0 guard infantry")
    assert refused(table, 0, "guard infantry") == "OR-9.6"
    assert (table.view(None)["guard"], pool(table, 0)) == ({"infantry": 1, "knight": 1}, (2, 0))
    other = laid(earl(pool={"infantry": 1}, hand=["land"]), idle(), idle(), king=1)
    assert refused(other, 0, "guard infantry") == "OR-9.6"


@rule("OR-9.7")
def test_the_king_card_fights_and_survives() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), earl(towers=["land"]), king=1, card="attacker_wins")
    do(table, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done", "1 field king")
    assert table.view(None)["king"] == 1, "neither lost nor captured"
    assert seat_of(table, 1)["towers"] == 0


@rule("OR-9.8")
def test_with_the_king_the_crown_is_unclaimed_and_the_guard_lost() -> None:
    table = laid(earl(hand=["treachery"]), earl(fief("palace", "champion")), idle(), king=1, guard={"knight": 2})
    do(table, "0 treachery")
    assert (table.view(None)["king"], table.view(None)["guard"]) == (None, {})
    assert table.view(None)["decks"]["army"]["discard"] == {"knight": 2}


@rule("OR-9.9", "OR-9.2")
def test_an_elimination_may_crown_when_all_is_resolved() -> None:
    table = laid(
        earl(hand=["treachery", "land"], banners=2),
        earl(fief("palace", "champion"), banners=2),
        idle(pool={"infantry": 1}),
    )
    do(table, "0 treachery")
    keys = [entry.message.key.split(".")[1] for entry in table.journal(None)]
    assert keys.index("eliminated") < keys.index("crowned") < keys.index("levied")
    assert table.view(None)["king"] == 0


# --- the Church ------------------------------------------------------------------------------------------------------


@rule("OR-10.1")
def test_the_title_moves_with_the_cathedral() -> None:
    table = laid(earl(hand=["intrigue", "land"]), earl(fief("palace", None, "cathedral")))
    assert table.view(None)["archbishop"] == 1
    do(table, "0 intrigue")
    assert table.view(None)["archbishop"] == 0


@rule("OR-10.2")
def test_a_cathedral_as_a_tower_is_none() -> None:
    table = laid(earl(towers=["cathedral"], hand=["cathedral", "land"]), idle())
    assert table.view(None)["archbishop"] is None
    do(table, "0 place cathedral")


@rule("OR-10.3", "OR-6.5", "OR-6.6")
@pytest.mark.parametrize(
    ("churches", "cathedral", "controller"),
    [
        ((2, 1, 0), None, 0),
        ((1, 1, 0), None, None),
        ((0, 0, 0), None, None),
        ((2, 1, 0), 2, 2),
        ((1, 2, 2), None, None),
    ],
)
def test_who_controls_the_church(churches: tuple[int, ...], cathedral: int | None, controller: int | None) -> None:
    earls = [
        idle(fief("palace", None, *["church"] * count, *(["cathedral"] if seat == cathedral else [])))
        for seat, count in enumerate(churches)
    ]
    assert laid(*earls).view(None)["church_controller"] == controller


@rule("OR-10.4")
def test_a_lost_cathedral_makes_room_for_another() -> None:
    table = laid(earl(hand=["treachery", "cathedral"]), earl(fief("palace", None, "cathedral")), idle())
    do(table, "0 treachery")
    assert holdings(table, 1)[number(1)][2] == []
    do(table, "0 end", "2 end", "0 place cathedral")
    assert table.view(None)["archbishop"] == 0
