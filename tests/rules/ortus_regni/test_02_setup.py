"""Section 2: deck building and setup."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import SAMPLE_DECKS, SAMPLE_LISTS, SET_TYPES
from meadhall.games.ortus_regni.interface.decks import BadDeck, parse_deck, write_deck
from meadhall.games.ortus_regni.state import VIKINGS
from tests.clauses import rule
from tests.rules.ortus_regni.bench import do, hand, legal, new, pass_turns, refused, seat_of, sizes, told, with_decks

TWENTY_FOUR = "castle*6 land*6 vassal*6 monk*6"


@rule("OR-2.1", "OR-2.2")
def test_a_deck_is_built_card_by_card_to_exactly_twenty_four() -> None:
    table = new()
    for card in ("castle", "land", "vassal", "monk"):
        for _ in range(6):
            assert 0 in table.awaiting
            table.play(0, f"add {card}")
        if 0 in table.awaiting:
            assert refused(table, 0, f"add {card}") == "OR-2.2"
    assert table.awaiting == (1,)
    assert table.view(0)["deck_list"] == {"castle": 6, "land": 6, "vassal": 6, "monk": 6}
    assert "palace" not in str(legal(table, 1))


@rule("OR-2.1")
def test_a_whole_deck_may_be_written_as_one_line() -> None:
    table = new()
    table.play(0, f"deck {TWENTY_FOUR}")
    assert write_deck([table.view(0)["deck_list"].get(card, 0) for card in SET_TYPES]) == TWENTY_FOUR


@rule("OR-2.3")
def test_decks_are_built_at_once_and_in_secret() -> None:
    table = new(3)
    assert list(table.awaiting) == [0, 1, 2]
    do(table, "1 deck politics", "0 add castle")
    assert list(table.awaiting) == [0, 2]
    shown = str(table.view(2)) + str(table.journal(2))
    assert "politics" not in shown
    assert table.view(2)["deck_list"] == {}


@rule("OR-2.4")
@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("castle*6 land*6 vassal*6 monk*5", "deck-too-small", {"given_count": 23, "short_count": 1}),
        ("castle*6 land*6 vassal*6 monk*6 church", "deck-too-big", {"given_count": 25, "over_count": 1}),
        ("castle*8 land*6 vassal*6 monk*4", "deck-too-many", {"card": "castle", "over_count": 2}),
        ("castel*6", "deck-unknown-card", {"given_text": "castel", "nearest_name": "castle"}),
        ("palace castle*6", "deck-palace", {}),
        ("castle*x", "deck-unreadable", {"given_text": "castle*x"}),
        ("", "deck-too-small", {"given_count": 0, "short_count": 24}),
    ],
)
def test_a_bad_deck_says_which_rule_it_breaks_and_by_how_much(text: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck(text)
    message = caught.value.message
    assert message.key == f"ortus-regni.{key}"
    assert args.items() <= message.args.items()
    assert message.clause in ("OR-2.1", "OR-2.2", "OR-2.4")
    assert str(caught.value) != message.key


@rule("OR-2.4")
def test_a_game_cannot_start_with_a_bad_deck() -> None:
    assert refused(new(), 0, "deck castle*8 land*6 vassal*6 monk*4") == "OR-2.2"
    with pytest.raises(meadhall.MeadhallError, match="2 fewer"):
        new(decks=[6, 6, 6, 4, *[0] * 11])
    with pytest.raises(meadhall.BadOption, match="15"):
        new(decks=[6, 6, 6])


@rule("OR-2.5")
def test_the_rest_of_the_set_is_the_tray() -> None:
    table = with_decks(deck="lords")
    assert table.view(0)["tray"] == {
        card: 6 - count for card, count in zip(SET_TYPES, SAMPLE_LISTS[1], strict=True) if count < 6
    }


@rule("OR-2.6", "OR-2.13")
@pytest.mark.parametrize("name", SAMPLE_DECKS)
def test_sample_decks_are_legal_and_offered(name: str) -> None:
    counts = SAMPLE_LISTS[SAMPLE_DECKS.index(name)]
    assert parse_deck(write_deck(counts)) == counts == parse_deck(name)
    assert f"deck {name}" in legal(new())
    assert SAMPLE_DECKS[:4] == ["land_army", "lords", "church_emissaries", "politics"]


@rule("OR-2.7")
def test_two_to_six_earls_take_turns_clockwise() -> None:
    for players in (1, 7):
        with pytest.raises(meadhall.BadOption):
            new(players)
    table = with_decks(6, seed=2)
    order = []
    for _ in range(6):
        order.append(table.awaiting[0])
        pass_turns(table, 1)
    assert order == [(order[0] + step) % 6 for step in range(6)]


@rule("OR-2.8", "OR-2.11")
def test_an_earl_starts_with_a_bare_palace_and_nothing_else() -> None:
    table = with_decks(3)
    for seat in range(3):
        shown = seat_of(table, seat)
        assert [(fief["building"]["card"], fief["lord"], fief["properties"]) for fief in shown["fiefs"]] == [
            ("palace", None, [])
        ]
        assert shown["pool"] == {"infantry": 0, "knight": 0}
        assert (shown["towers"], shown["mercenaries"], shown["banners"]) == (0, [], 0)
    view = table.view(None)
    assert (view["king"], view["vikings"]["black"], view["vikings"]["white"]) == (None, 0, False)
    assert view["vikings"]["horde"] == {}


@rule("OR-2.9")
def test_a_cube_names_the_first_player_and_goes_back() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        table = with_decks(3, seed=seed)
        firsts[table.view(None)["first"]] += 1
        assert table.awaiting == (table.view(None)["first"],)
        assert sizes(table, "cubes") == [1, 1, 1]
    assert min(firsts[seat] for seat in range(3)) >= 8


@rule("OR-2.10")
def test_the_vikings_turn_follows_the_last_earl_of_a_round() -> None:
    table = with_decks(3)
    pass_turns(table, 2)
    assert table.view(None)["vikings"]["black"] == 0
    pass_turns(table, 1)
    assert table.view(None)["vikings"]["black"] == 1
    assert VIKINGS not in table.awaiting


@rule("OR-2.12")
def test_an_opening_hand_of_five_and_no_redraw() -> None:
    table = with_decks()
    assert (sizes(table, "hand"), sizes(table, "deck")) == ([5, 5], [19, 19])
    assert len(hand(table, 0)) == 5
    assert not any("redraw" in legal(table, seat) for seat in (0, 1))
    assert told(table, "opening-hand", 0) != told(table, "opening-hand", 1)
