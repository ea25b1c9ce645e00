"""Section 1: components and constants."""

from __future__ import annotations

from random import Random

from meadhall.games.ortus_regni import cards
from meadhall.games.ortus_regni.cards import CONSTANTS, CONTENT
from meadhall.games.ortus_regni.turn.earldom import draw_from
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import (
    discards,
    do,
    earl,
    fief,
    holdings,
    laid,
    new,
    number,
    pool,
    state_of,
    told,
    with_decks,
)


@rule("OR-1.1", "OR-1.2")
def test_a_set_has_six_of_each_of_fifteen_types() -> None:
    assert cards.COPIES_PER_TYPE == 6
    assert cards.SET_TYPES == [
        "castle", "land", "market_town", "church", "cathedral", "prince", "vassal", "champion", "monk", "mercenary",
        "treachery", "intrigue", "allies", "banquet", "banner",
    ]  # fmt: skip
    assert cards.COPIES_PER_TYPE * len(cards.SET_TYPES) == 90
    table = with_decks()
    position = table.position()["seats"][0]
    everything = position["tray"]
    for kind in position["hand"]:
        everything[kind] = everything.get(kind, 0) + 1
    for kind, count in position["deck"].items():
        everything[kind] = everything.get(kind, 0) + count
    assert everything == dict.fromkeys(cards.SET_TYPES, 6)


@rule("OR-1.3")
def test_everybody_has_one_palace_besides() -> None:
    table = with_decks(4)
    for seat in range(4):
        assert [building for building, _, _ in holdings(table, seat).values()] == ["palace"]
        assert "palace" not in table.position()["seats"][seat]["deck"]


@rule("OR-1.4")
def test_buildings_and_properties() -> None:
    assert [name for kind, name in enumerate(cards.KIND_NAMES) if cards.IS_BUILDING[kind]] == ["castle", "palace"]
    properties = [name for kind, name in enumerate(cards.KIND_NAMES) if cards.IS_PROPERTY[kind]]
    assert properties == ["land", "market_town", "church", "cathedral"]


@rule("OR-1.5", "OR-1.6")
def test_a_card_keeps_its_owner_and_is_lost_to_the_owners_pile() -> None:
    stolen = {"card": "land", "owner": 1}
    table = laid(earl(fief("palace", None, stolen)), earl(), earl(hand=["treachery"]), active=2)
    assert "recruit" not in [str(action) for action in table.actions(2)], "only the holder uses it"
    do(table, "2 treachery")
    assert discards(table, 1) == ["land"], "lost by seat 0, but it was seat 1's card"
    assert discards(table, 0) == []


@rule("OR-1.6")
def test_army_and_viking_cards_are_lost_to_their_own_piles() -> None:
    table = laid(
        earl(fief("palace", None, "land"), pool={"infantry": 1}),
        earl(fief("palace", "champion")),
        card="normal",
    )
    do(table, "0 attack", f"1 field lord {number(1)}")
    assert table.view(None)["decks"]["army"]["discard"] == {"infantry": 1}
    assert pool(table, 0) == (0, 0)


@rule("OR-1.7", "OR-1.8")
def test_four_table_decks_of_twenty_four() -> None:
    assert cards.ARMY_SPLIT == [16, 8]
    assert cards.VIKING_SPLIT == [16, 8]
    assert cards.BATTLE_SPLIT == [12, 4, 4, 4]
    assert cards.JOUST_SPLIT == [6, 8, 10]
    for split in (cards.ARMY_SPLIT, cards.VIKING_SPLIT, cards.BATTLE_SPLIT, cards.JOUST_SPLIT):
        assert sum(split) == 24
    decks = with_decks().view(None)["decks"]
    assert [decks[name]["deck"] for name in ("army", "viking", "battle")] == [24, 24, 24]
    assert "champion" not in cards.JOUST_NAMES


@rule("OR-1.9")
def test_one_army_deck_for_every_two_earls() -> None:
    assert [with_decks(players).view(None)["decks"]["army"]["deck"] for players in (2, 3, 4, 5, 6)] == [
        24, 48, 48, 72, 72,
    ]  # fmt: skip


@rule("OR-1.10")
def test_an_empty_deck_is_made_anew_from_its_pile() -> None:
    state = state_of(with_decks())
    deck, pile = [0, 0], [0, 2]
    assert draw_from(state, deck, pile) == cards.KNIGHT
    assert (deck, pile) == ([0, 1], [0, 0])
    assert draw_from(state, deck, pile) == cards.KNIGHT
    assert draw_from(state, deck, pile) == -1, "both empty: the draw yields nothing"


@rule("OR-1.11")
def test_all_joust_cards_are_gathered_before_each_joust() -> None:
    seen: set[str] = set()
    for seed in range(40):
        table = laid(earl(hand=["banner", "land"]), earl(hand=["church"]), seed=str(seed))
        do(table, "0 joust", "1 attend", "1 ride church", "0 attend", "0 ride land")
        dealt = [entry["joust"] for entry in told(table, "joust-dealt")]
        assert len(dealt) >= 4
        seen.update(dealt)
    assert seen == {"prince", "vassal", "no_luck"}


@rule("OR-1.12")
def test_one_crown_eight_black_markers_one_white_and_a_bag() -> None:
    view = with_decks(3).view(None)
    assert view["king"] is None
    assert view["vikings"]["markers"] == 8
    assert (view["vikings"]["black"], view["vikings"]["white"]) == (0, False)
    assert [seat["cubes"] for seat in view["seats"]] == [1, 1, 1]


@rule("OR-1.13")
def test_strength_and_absorption() -> None:
    strengths = dict(zip(cards.KIND_NAMES, cards.STRENGTH, strict=True))
    assert {name: strengths[name] for name in ("prince", "vassal", "champion", "monk", "mercenary")} == {
        "prince": 1, "vassal": 1, "champion": 2, "monk": 0, "mercenary": 2,
    }  # fmt: skip
    assert (cards.ARMY_STRENGTH, cards.VIKING_STRENGTH, cards.KING_STRENGTH) == ([1, 2], [1, 2], 1)
    absorbs = dict(zip(cards.KIND_NAMES, cards.ABSORBS, strict=True))
    assert {name: absorbs[name] for name in ("castle", "palace", "land", "market_town", "church", "cathedral")} == {
        "castle": 2, "palace": 3, "land": 1, "market_town": 1, "church": 1, "cathedral": 1,
    }  # fmt: skip


@rule("OR-1.14")
def test_a_fighting_card_absorbs_one_point_only() -> None:
    """A lone Champion lets all but one of six points pass on to the Palace."""
    table = laid(
        earl(fief("palace", "champion"), fief("castle", "champion"), hand=["champion"]),
        earl(fief("palace", "champion"), fief()),
        card="normal",
    )
    do(table, "0 attack", f"0 siege {number(1)}")
    do(table, f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 field champion")
    do(table, f"1 field lord {number(1)}")
    assert told(table, "building-fell")


@rule("OR-1.15")
def test_equal_seeds_and_decisions_give_equal_games() -> None:
    first, second, third = new(3, seed=5), new(3, seed=5), new(3, seed=6)
    for table in (first, second, third):
        play_on(table, Random(7))
    assert first.hash() == second.hash()
    assert first.hash() != third.hash()


@rule("OR-1.8")
def test_every_constant_tells_its_source() -> None:
    for name, entry in CONSTANTS.items():
        assert entry["source"] in CONTENT["meta"]["source_values"], name
        assert entry["clauses"], name
