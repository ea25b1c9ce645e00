"""Sections 12 and 13: the Joust, bequeathing."""

from __future__ import annotations

from itertools import product

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import (
    CASTLE,
    CHAMPION,
    CONSTANTS,
    JOUST_PRINCE,
    JOUST_VASSAL,
    NO_LUCK,
    PRINCE,
    VASSAL,
    check_constants,
)
from meadhall.games.ortus_regni.politics import joust
from meadhall.kernel.errors import BadPosition
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
    sizes,
    state_of,
    told,
)


def called(*others: dict[str, object], **fields: object) -> meadhall.Table:
    caller = earl(fief("palace", None, "church"), hand=["banner", "banner", "land", "castle"])
    return do(laid(caller, *others, **fields), "0 joust")  # type: ignore[arg-type]


@rule("OR-12.1", "OR-12.2")
def test_all_decide_clockwise_the_caller_last() -> None:
    table = called(idle(), idle(), idle())
    assert discards(table, 0) == ["banner"]
    order = []
    for _ in range(4):
        seat = table.awaiting[0]
        order.append(seat)
        do(table, f"{seat} attend", f"{seat} ride {hand(table, seat)[-1]}")
    assert order == [1, 2, 3, 0]
    assert told(table, "joust-won")


@rule("OR-12.3")
def test_attend_or_be_excused_by_a_banner() -> None:
    table = called(earl(hand=["banner", "land"]), idle())
    assert legal(table, 1) == ["attend", "banner"]
    do(table, "1 banner")
    assert (discards(table, 1), legal(table, 2)) == (["banner"], ["attend"])
    do(table, "2 attend", "2 ride allies")
    assert legal(table, 0) == ["attend", "banner"], "for the caller a second Banner"


@rule("OR-12.4", "OR-12.5")
def test_the_stake_is_a_property_or_a_building_but_not_the_last() -> None:
    table = called(earl(fief("palace", None, "land", "church"), fief(), hand=["land"]))
    do(table, "1 attend")
    assert legal(table, 1) == [f"fief {number(1)}", f"building {number(1)}", f"building {number(1, 1)}"]
    do(table, f"1 fief {number(1)}")
    assert legal(table, 1) == ["land of 2", "church of 2"]
    last = called(earl(fief("palace", None, "land", "church"), hand=["land"]))
    do(last, "1 attend")
    assert legal(last, 1) == ["land of 2", "church of 2"], "the Palace is the last building"


@rule("OR-12.5")
def test_a_staked_building_changes_hands_with_its_whole_fief() -> None:
    for seed in range(30):
        table = called(earl(fief("palace"), fief("castle", "prince", "land", "church"), hand=["land"]), seed=str(seed))
        do(table, "1 attend", f"1 building {number(1, 1)}", "1 ride land", "0 attend", "0 ride castle")
        if told(table, "joust-won")[0]["seat"] == 0:
            break
    assert holdings(table, 0)[number(1, 1)] == ("castle", None, ["land", "church"])
    assert "prince" in discards(table, 1)


@rule("OR-12.6", "OR-15.6")
def test_a_lord_rides_openly_a_hand_card_face_down() -> None:
    table = called(earl(fief("palace", "champion"), hand=["land"]), idle(fief("palace", "vassal")))
    do(table, "1 attend")
    assert legal(table, 1) == [f"lord {number(1)}", "ride land"]
    do(table, "1 ride land", "2 attend", f"2 lord {number(2)}")
    riders = table.view(0)["joust"]["riders"]
    assert riders == [None, {"hidden": True}, {"fief": number(2), "lord": "vassal"}]
    assert table.view(1)["own_rider"] == "land"
    assert told(table, "rides-card", 0) == []
    assert told(table, "rides-card", 1) == [{"seat": 1, "card": "land"}]
    do(table, "0 attend", "0 ride castle")
    assert {"seat": 1, "card": "land"} in told(table, "contestant-shown")


@rule("OR-12.7")
def test_who_has_nothing_to_stake_still_attends() -> None:
    table = called(idle())
    do(table, "1 attend")
    assert legal(table, 1) == ["ride allies"]
    assert table.view(0)["joust"]["stakes"][1] is None


@rule("OR-12.8")
def test_an_empty_rider_is_worthless() -> None:
    table = called(earl())
    assert table.awaiting == (0,), "an Earl without hand and Lord has nothing to decide"
    assert table.view(0)["joust"]["attending"] == [1]
    assert table.view(0)["joust"]["riders"][1] is None
    assert joust.rank(-1, [NO_LUCK, NO_LUCK], True) == 0


@rule("OR-12.9")
def test_a_joust_nobody_attends_is_off() -> None:
    table = called(earl(hand=["banner"]), earl(hand=["banner", "land"]))
    do(table, "1 banner", "2 banner")
    assert told(table, "joust-off") == [{"seat": 0}]
    assert discards(table, 0) == ["banner"]
    assert "tower land" in legal(table)


@rule("OR-12.9", "OR-12.16")
def test_a_lone_rider_wins_without_dealing() -> None:
    table = called(earl(hand=["land"]))
    do(table, "1 attend", "1 ride land", "0 banner")
    assert told(table, "joust-won") == [{"seat": 1}]
    assert told(table, "joust-dealt") == []
    assert discards(table, 1) == ["land"]
    assert discards(table, 0) == ["banner", "banner"]


@rule("OR-12.10")
def test_two_cards_are_dealt_and_a_champion_counts_as_the_better() -> None:
    table = called(idle(), idle())
    do(table, "1 attend", "1 ride allies", "2 attend", "2 ride allies", "0 attend", "0 ride castle")
    assert [entry["seat"] for entry in told(table, "joust-dealt")][:6] == [1, 1, 2, 2, 0, 0]
    for cards in product((JOUST_PRINCE, JOUST_VASSAL, NO_LUCK), repeat=2):
        wild = joust.rank(CHAMPION, list(cards), True)
        assert wild == max(joust.rank(PRINCE, list(cards), True), joust.rank(VASSAL, list(cards), True))
        assert joust.rank(CASTLE, list(cards), True) == joust.rank_of(cards.count(0), cards.count(1), True)


@rule("OR-12.11")
def test_the_ranks() -> None:
    best_first = [(3, 0), (0, 3), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)]
    ranks = [joust.rank_of(princes, vassals, False) for princes, vassals in best_first]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(ranks)


@rule("OR-12.12")
def test_kickers_break_equal_ranks() -> None:
    assert joust.rank_of(1, 2, True) > joust.rank_of(0, 2, True)
    assert joust.rank_of(2, 1, True) > joust.rank_of(2, 0, True)
    assert joust.rank_of(1, 1, True) > joust.rank_of(1, 0, True)
    assert joust.rank_of(2, 0, True) > joust.rank_of(1, 2, True)
    assert joust.rank_of(1, 2, False) == joust.rank_of(0, 2, False)
    assert joust.rank_of(1, 1, False) == joust.rank_of(1, 0, False)


@rule("OR-12.13", "OR-12.14")
def test_ties_are_dealt_out_until_one_is_best() -> None:
    tied = 0
    for seed in range(60):
        table = called(idle(), idle(), idle(), idle(), seed=str(seed))
        for seat in (1, 2, 3, 4):
            do(table, f"{seat} attend", f"{seat} ride allies")
        do(table, "0 attend", "0 ride castle")
        dealt = told(table, "joust-dealt")
        hands = [[entry["joust"] for entry in dealt[:10] if entry["seat"] == seat] for seat in range(5)]
        ranks = [joust.rank_of(cards.count("prince"), cards.count("vassal"), True) for cards in hands]
        best = [seat for seat in range(5) if ranks[seat] == max(ranks)]
        rest = dealt[10:]
        while len(best) > 1:
            tied += 1
            cards = {
                entry["seat"]: ("no_luck", "vassal", "prince").index(entry["joust"]) for entry in rest[: len(best)]
            }
            assert set(cards) == set(best)
            rest = rest[len(best) :]
            best = [seat for seat in best if cards[seat] == max(cards.values())]
        assert rest == []
        assert told(table, "joust-won") == [{"seat": best[0]}]
    assert tied > 10


@rule("OR-12.14")
def test_a_joust_deck_of_one_kind_is_refused() -> None:
    one_kind = {**CONSTANTS, "JOUST_SPLIT": {"value": {"prince": 24, "vassal": 0, "no_luck": 0}}}
    with pytest.raises(ValueError, match="JOUST_SPLIT"):
        check_constants(one_kind)
    check_constants(CONSTANTS)


@rule("OR-12.14")
def test_a_short_joust_deck_is_gathered_again() -> None:
    """Six Earls take twelve cards; four ties of six would need more than the twelve left."""
    state = state_of(laid(*[idle() for _ in range(6)], seed="ties"))
    for _ in range(300):
        assert joust.compete(state, list(range(6))) in range(6)


@rule("OR-12.15", "OR-12.16")
def test_the_winner_takes_all_stakes_and_losing_lords_are_lost() -> None:
    seen = set()
    for seed in range(30):
        table = called(earl(fief("palace", "champion", "land")), seed=str(seed))
        do(table, "0 attend", "0 ride castle")
        winner = told(table, "joust-won")[0]["seat"]
        seen.add(winner)
        if winner == 1:
            assert holdings(table, 1)[number(1)] == ("palace", "champion", ["land", "church"])
            assert holdings(table, 0)[number(0)][2] == []
        else:
            assert holdings(table, 0)[number(0)][2] == ["church", "land"]
            assert holdings(table, 1)[number(1)] == ("palace", None, [])
            assert discards(table, 1) == ["champion"]
        assert discards(table, 0) == ["banner", "castle"]
        assert state_of(table).attending == [False, False]
    assert seen == {0, 1}


# --- bequeathing -----------------------------------------------------------------------------------------------------


@rule("OR-13.1", "OR-13.2", "OR-13.4")
def test_a_bequest_shuffles_the_pile_into_the_deck() -> None:
    own = earl(fief("palace", "prince", "land"), hand=["banner", "land"], deck={"castle": 2}, discard=["church"] * 3)
    table = do(laid(own, idle()), "0 bequeath")
    assert sizes(table, "deck")[0] == 2 + 3 + 2
    assert table.view(0)["own_deck"] == {"castle": 2, "church": 3, "prince": 1, "banner": 1}
    assert discards(table, 0) == []
    assert holdings(table, 0)[number(0)] == ("palace", None, ["land"])


@rule("OR-13.1")
def test_one_of_several_princes_is_named() -> None:
    table = laid(earl(fief("palace", "prince"), fief("castle", "prince"), hand=["banner"]), idle())
    do(table, "0 bequeath")
    assert legal(table) == [f"at {number(0)}", f"at {number(0, 1)}"]
    do(table, f"0 at {number(0, 1)}")
    assert holdings(table, 0)[number(0)][1] == "prince"


@rule("OR-13.3", "OR-6.5", "OR-6.6")
@pytest.mark.parametrize(("archbishop", "church", "allowed"), [(None, 0, True), (1, 0, False), (1, 1, True),
                                                               (0, 0, True)])  # fmt: skip
def test_another_earls_cathedral_bars_bequests_without_a_church(
    archbishop: int | None, church: int, allowed: bool
) -> None:
    own = [*["church"] * church, *(["cathedral"] if archbishop == 0 else [])]
    table = laid(
        earl(fief("palace", "prince", *own), hand=["banner"]),
        idle(fief("palace", None, *(["cathedral"] if archbishop == 1 else []))),
    )
    if allowed:
        assert "bequeath" in legal(table)
    else:
        assert refused(table, 0, "bequeath") == "OR-13.3"


@rule("OR-13.5")
def test_one_bequest_in_a_game() -> None:
    own = earl(fief("palace", "prince"), fief("castle", "prince"), hand=["banner", "banner"], deck={"land": 6})
    table = do(laid(own, idle()), "0 bequeath", f"0 at {number(0)}", "0 end", "1 end")
    assert (seat_of(table, 0)["bequests"], table.view(None)["bequest_limit"]) == (1, 1)
    assert refused(table, 0, "bequeath") == "OR-13.5"
    with pytest.raises(BadPosition):
        laid(idle(bequests=2), idle())


@rule("OR-13.5")
def test_by_the_option_bequeathing_knows_no_limit() -> None:
    own = earl(fief("palace", "prince"), fief("castle", "prince"), hand=["banner", "banner"], deck={"land": 6})
    table = laid(own, idle(), options={"bequests": 0})
    do(table, "0 bequeath", f"0 at {number(0)}", "0 end", "1 end")
    do(table, "0 bequeath")
    assert len(told(table, "bequeathed")) == 2
