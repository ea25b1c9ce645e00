"""Sections 14 and 15: elimination and victory; what is hidden from whom."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.ortus_regni.turn.ending import check_victory
from meadhall.kernel.deal import commitment
from meadhall.kernel.errors import BadPosition
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import (
    clauses,
    discards,
    do,
    earl,
    fief,
    hand,
    holdings,
    idle,
    laid,
    legal,
    new,
    number,
    pass_turns,
    refused,
    seat_of,
    sizes,
    state_of,
    told,
    with_decks,
)

AT_ONCE = {"equal_turns": False}
"""Who can't draw is out at once, not at the end of the round."""


@rule("OR-14.1")
def test_without_a_building_an_earl_is_out_at_once() -> None:
    table = laid(earl(hand=["treachery", "land"]), earl(fief("palace", "champion"), hand=["castle"]), idle())
    do(table, "0 treachery", "1 pass")
    assert not seat_of(table, 1)["alive"], "a Castle in hand doesn't help"
    assert table.view(None)["fallen"] == [1]


@rule("OR-14.2")
def test_an_empty_deck_eliminates_at_the_end_of_the_turn() -> None:
    table = laid(earl(hand=["land"], deck={}), idle(), idle(), options=AT_ONCE)
    assert seat_of(table, 0)["alive"]
    do(table, "0 end")
    assert not seat_of(table, 0)["alive"]


@rule("OR-14.11")
def test_who_cannot_draw_stays_until_everybody_has_had_this_turn() -> None:
    table = laid(earl(hand=["land"], deck={}), idle(), idle())
    do(table, "0 end")
    assert (seat_of(table, 0)["alive"], seat_of(table, 0)["spent"]) == (True, True)
    assert clauses(table, "cannot-draw-this-round") == ["OR-14.11"]
    do(table, "1 end")
    assert seat_of(table, 0)["alive"], "still a target for the last Earl of the round"
    do(table, "2 end")
    assert (seat_of(table, 0)["alive"], seat_of(table, 0)["spent"]) == (False, False)
    assert clauses(table, "eliminated") == ["OR-14.11"]
    assert table.awaiting == (1,)


@rule("OR-14.11", "OR-14.9")
def test_if_nobody_can_draw_the_round_was_the_last() -> None:
    """Whoever draws first has no fewer turns than the others: holdings decide."""
    rich = earl(fief("palace", None, "church"), hand=["land"], deck={})
    table = do(laid(rich, earl(hand=["land"], deck={})), "0 end", "1 end")
    assert table.over
    assert table.result is not None
    assert table.result.places == [1, 2]
    assert told(table, "decks-run-dry") == [{"rounds_count": 3}]
    assert clauses(table, "won") == ["OR-14.11"]
    equal = do(laid(*[earl(hand=["land"], deck={}) for _ in range(2)]), "0 end", "1 end")
    assert equal.result is not None
    assert equal.result.places == [1, 1]


@rule("OR-14.11")
def test_of_several_who_go_together_the_better_standing_falls_later() -> None:
    rich = earl(fief("palace", None, "church"), hand=["land"], deck={})
    table = do(laid(rich, earl(hand=["land"], deck={}), idle()), "0 end", "1 end", "2 end")
    assert table.result is not None
    assert table.result.places == [2, 3, 1]


@rule("OR-14.11")
def test_a_spent_earl_can_still_fall_by_the_sword() -> None:
    table = laid(earl(hand=["land"], deck={}), idle(fief("palace", "champion"), fief("castle", "champion")), idle())
    do(table, "0 end", "1 attack", f"1 siege {number(0)}", f"1 field lord {number(1)}", f"1 field lord {number(1, 1)}")
    do(table, "1 done", "0 done", "1 destroy")
    assert clauses(table, "eliminated") == ["OR-8.38"]
    assert not seat_of(table, 0)["spent"]


@rule("OR-14.11")
def test_a_position_names_as_spent_only_who_can_be() -> None:
    decks: list[dict[str, int]] = [{}, {"land": 1}]
    for deck in decks:
        with pytest.raises(BadPosition) as caught:
            laid(idle(spent=True, deck=deck), idle(), active=1 if deck else 0)
        assert caught.value.message.key == "ortus-regni.position-spent"
    assert seat_of(laid(idle(spent=True, deck={}), idle(), active=1), 0)["spent"]


@rule("OR-14.3")
def test_conceding_is_for_the_own_turn() -> None:
    table = laid(idle(fief("palace", "champion")), idle(), idle(), options={"concession": True})
    trial = do(table.clone(), "0 attack")
    assert "concede" not in legal(trial), "not while an Action is resolved"
    do(table, "0 concede")
    assert not seat_of(table, 0)["alive"]
    assert table.awaiting == (1,)
    assert refused(laid(idle(), idle()), 0, "concede") == "OR-14.3"


@rule("OR-14.4", "OR-14.5", "OR-14.6")
def test_what_becomes_of_the_cards_of_an_eliminated_earl() -> None:
    foreign = {"card": "church", "owner": 2}
    table = laid(
        earl(fief("palace", None, {"card": "market_town", "owner": 1}), hand=["treachery", "land"]),
        earl(fief("palace", "champion", "land", foreign), hand=["castle"], towers=["land"], banners=1,
             pool={"infantry": 2}, mercenaries=[{"owner": 2, "garrison": {"knight": 1}}], discard=["banquet"],
             emissaries=["monk"], cubes=3),
        idle(),
    )  # fmt: skip
    do(table, "0 treachery", f"0 lord {number(1)}", "1 pass")
    shown = seat_of(table, 1)
    assert (shown["discard"], shown["banners"], shown["emissaries"], shown["towers"]) == ([], 0, [], 0)
    assert discards(table, 2) == ["church", "mercenary"], "cards owned by others go back"
    assert table.view(None)["decks"]["army"]["discard"] == {"infantry": 2, "knight": 1}
    assert holdings(table, 0)[number(0)][2] == ["market_town"], "their cards held by others stay in play"
    third = laid(earl(fief("palace", None, {"card": "market_town", "owner": 1})), earl(alive=False, fiefs=[], cubes=0),
                 idle(hand=["treachery"]), fallen=[1], active=2)  # fmt: skip
    do(third, "2 treachery")
    assert (discards(third, 1), discards(third, 0)) == ([], []), "and leave the game when lost"


@rule("OR-14.7")
def test_the_turn_of_an_eliminated_earl_ends_at_once() -> None:
    table = laid(earl(hand=["banquet", "land"], deck={"land": 1}), idle(), idle(),
                 options={"banquet_needs_full_draw": False})  # fmt: skip
    do(table, "0 banquet")
    assert table.awaiting == (1,)


@rule("OR-14.8")
def test_the_last_living_earl_wins_and_the_fallen_are_ranked() -> None:
    table = laid(earl(hand=["land"], deck={}), earl(hand=["land"], deck={}), idle(), options=AT_ONCE)
    do(table, "0 end", "1 end")
    assert table.over
    assert table.result is not None
    assert table.result.places == [3, 2, 1]
    assert table.result.winners == [2]
    assert table.view(None)["winner"] == 2


@rule("OR-14.9")
@pytest.mark.parametrize(
    ("blue", "red", "places"),
    [
        (idle(fief("palace"), fief("castle", None, "land", "church"), towers=["land"]),
         idle(fief("palace", None, "land", "land", "church", "church"), towers=["land"] * 3), [2, 1]),
        (idle(fief("palace"), fief()), idle(fief("palace", None, "land")), [1, 2]),
        (idle(deck={"land": 3}), idle(deck={"land": 2}), [1, 2]),
        (idle(deck={"land": 2}), idle(deck={"land": 2}), [1, 1]),
    ],
)  # fmt: skip
def test_the_round_limit_ranks_the_living(blue: dict[str, object], red: dict[str, object], places: list[int]) -> None:
    table = laid(blue, red, phase="vikings", round=60)
    assert table.over
    assert table.result is not None
    assert table.result.places == places
    early = laid(blue, red, phase="vikings", round=59)
    assert not early.over
    assert laid(blue, red, phase="vikings", round=9, options={"round_limit": 9}).over


@rule("OR-14.10")
def test_if_all_fall_at_once_whoever_caused_it_wins() -> None:
    state = state_of(laid(idle(), idle()))
    state.alive = [False, False]
    state.fallen = [1, 0]
    check_victory(state, 1)
    assert state.over
    assert state.outcome == 1


# --- hidden ----------------------------------------------------------------------------------------------------------


@rule("OR-15.1")
def test_the_table_is_public() -> None:
    table = laid(
        earl(fief("palace", "prince", "land"), mercenaries=[{"garrison": {"knight": 1}}], pool={"infantry": 2},
             banners=1, emissaries=["monk"], cubes=3, discard=["castle"], hand=["land"]),
        idle(), king=0, guard={"infantry": 1}, vikings={"black": 3},
    )  # fmt: skip
    for viewer in (0, 1, None):
        view = table.view(viewer)
        shown = view["seats"][0]
        assert shown["fiefs"][0] == {
            "fief": 1,
            "building": {"card": "palace", "owner": 0},
            "lord": "prince",
            "properties": [{"card": "land", "owner": 0}],
        }
        assert shown["mercenaries"][0]["garrison"] == {"infantry": 0, "knight": 1}
        assert (shown["pool"]["infantry"], shown["banners"], shown["cubes"]) == (2, 1, 3)
        assert (shown["emissaries"], shown["discard"]) == (["monk"], ["castle"])
        assert (view["king"], view["guard"], view["vikings"]["black"]) == (0, {"infantry": 1}, 3)


@rule("OR-15.2", "OR-15.4")
def test_hidden_cards_are_public_as_numbers_only() -> None:
    table = laid(earl(hand=["cathedral"] * 2, deck={"monk": 5}, towers=["banquet"] * 3), idle())
    for viewer in (1, None):
        view = table.view(viewer)
        assert [view["seats"][0][zone] for zone in ("hand", "deck", "towers")] == [2, 5, 3]
        text = str(view["seats"][0])
        assert not any(card in text for card in ("'cathedral'", "'monk'", "'banquet'"))
        assert view["decks"]["army"]["deck"] == 24
    assert table.view(0)["own_towers"] == ["banquet"] * 3
    assert table.view(0)["hand"] == ["cathedral"] * 2


@rule("OR-15.3")
def test_a_hand_seen_is_remembered_as_it_was() -> None:
    table = laid(earl(fief("palace", "monk"), hand=["land"]), earl(hand=["banner", "castle"]))
    do(table, "0 look 2", "0 end", "1 place castle", "1 end")
    assert told(table, "hand-seen", 0) == [{"shown_seat": 1, "seen_hand": ["castle", "banner"]}]
    assert "seen" not in table.view(0)


@rule("OR-15.5")
def test_decks_have_no_order_to_know_and_lists_are_shown_at_the_end() -> None:
    table = with_decks(deck="politics")
    assert table.position()["seats"][1]["deck"] == dict(sorted_counts(table, 1))
    assert "revealed" not in table.view(0)
    play_on(table, Random(3))
    revealed = table.view(0)["revealed"]
    assert [sum(seat["deck_list"].values()) for seat in revealed] == [24, 24]
    assert revealed[1]["deck_list"]["vassal"] == 5


def sorted_counts(table: meadhall.Table, seat: int) -> list[tuple[str, int]]:
    return list(table.view(seat)["own_deck"].items())


@rule("OR-15.7")
def test_draws_are_seen_by_the_drawer_alone() -> None:
    table = laid(earl(hand=["banquet"], deck={"intrigue": 3}), idle())
    do(table, "0 banquet", "0 end")
    assert told(table, "drew-card", 0) == [{"seat": 0, "card": "intrigue"}] * 3
    assert told(table, "drew-card", 1) == told(table, "drew-card") == []
    assert told(table, "drew", 1) == [{"seat": 0}] * 3
    army = do(laid(earl(fief("palace", None, "land"), hand=["land"]), idle()), "0 recruit")
    assert told(army, "recruited", 1) == told(army, "recruited", 0) != []


@rule("OR-15.8", "OR-15.9")
def test_spectators_and_the_fallen_see_what_is_public() -> None:
    table = laid(earl(hand=["land", "church"], towers=["monk"], deck={}), idle(), idle(), options=AT_ONCE)
    do(table, "0 end")
    view = table.view(0)
    assert (view["hand"], view["own_towers"], view["own_deck"]) == ([], [], {})
    assert "hand" not in table.view(None)


@rule("OR-15.10")
def test_what_left_the_game_stays_hidden_and_so_does_the_seed() -> None:
    table = laid(earl(hand=["cathedral"], towers=["monk"], deck={}), idle(), idle(), options=AT_ONCE)
    do(table, "0 end")
    assert sizes(table, "hand")[0] == sizes(table, "towers")[0] == 0
    assert "'cathedral'" not in str(table.view(1)["seats"]) + str(table.view(None))
    assert hand(table, 0) == ["cathedral"], "they are there, to be shown at the end"
    game = new(seed="a secret seed")
    assert "a secret seed" not in game.transcript()
    assert commitment("a secret seed") in game.transcript()
    pass_turns(game, 0)
