"""Section 6 and the rulings BB-14.1 to BB-14.3: tricks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.brian_boru.board import TOWNS
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import refusal, trick_position

# Hands of one colour: reds for seat 0, and so on.
REDS, BLUES, YELLOWS, WHITES = [2, 5, 8], [3, 6, 9], [1, 4, 7], [13, 20, 21]


def load(hands: list[list[int]], **fields: Any) -> meadhall.Table:
    return meadhall.load("brian-boru", trick_position(hands, **fields))


def play_cards(table: meadhall.Table, lead: str, *cards: int) -> None:
    leader = table.awaiting[0]
    table.play(leader, f"lead {lead}")
    for step, card in enumerate(cards):
        seat = (leader + step) % table.players
        if table.view(None)["trick"]["played"][seat] is None:  # a leader with one fitting card isn't asked
            table.play(seat, f"play {card}")


def full_board(except_for: set[str]) -> dict[str, Any]:
    return {name: {"disc": 1} for name in TOWNS if name not in except_for}


@rule("BB-6.1")
def test_the_marker_holder_leads_and_places_the_marker() -> None:
    table = load([REDS, BLUES, YELLOWS], marker={"holder": 2}, towns={"D1": {"disc": 0}})
    assert table.awaiting == (2,)
    assert refusal(table, 2, "lead D1") == "BB-6.1"
    table.play(2, "lead M7")
    assert table.view(None)["marker"] == {"holder": None, "town": "M7"}


@rule("BB-6.2", "BB-6.3")
def test_the_leader_needs_a_card_of_the_towns_colour_or_a_white_one() -> None:
    table = load([[2, 3, 20], [6, 9, 12], YELLOWS])
    assert len(table.actions(0)) == 53  # the white card goes with any town
    table.play(0, "lead N5")  # yellow
    assert [str(action) for action in table.actions(0) or []] == []  # only the 20 fits, so it is led without asking
    assert table.view(None)["trick"]["played"] == [20, None, None]

    table = load([[2, 5, 3], [6, 9, 12], YELLOWS])
    assert refusal(table, 0, "lead N5") == "BB-6.3"
    table.play(0, "lead N1")
    assert [str(action) for action in table.actions(0)] == ["play 2", "play 5"]
    assert refusal(table, 0, "play 3") == "BB-6.2"
    assert refusal(table, 0, "play 25") == "BB-6.4"


@rule("BB-6.4", "BB-6.5")
def test_the_others_follow_clockwise_with_any_card_each_seeing_the_cards_before() -> None:
    table = load([REDS, BLUES, YELLOWS], marker={"holder": 1})
    play_cards(table, "B3", 9)
    assert table.awaiting == (2,)
    assert table.view(2)["trick"]["played"] == [None, 9, None]
    assert len(table.actions(2)) == 3
    table.play(2, "play 1")
    assert table.awaiting == (0,)
    assert table.view(0)["trick"]["played"] == [None, 9, 1]


@rule("BB-6.6", "BB-6.7", "BB-6.8")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [((2, 25, 23), 0), ((2, 25, 13), 2), ((18, 25, 13), 0), ((5, 22, 23), 1), ((24, 22, 21), 0), ((2, 8, 25), 1)],
)
def test_the_highest_qualifying_card_wins_a_red_town(cards: tuple[int, int, int], winner: int) -> None:
    spare = [card for card in range(1, 26) if card not in cards]
    hands = [[cards[seat], spare[2 * seat], spare[2 * seat + 1]] for seat in range(3)]
    table = load(hands)
    play_cards(table, "C8", *cards)
    won = [h.message.args for h in table.journal(None) if h.message.key == "brian-boru.won-trick"]
    assert won == [{"seat": winner, "card": cards[winner], "town": "C8"}]


@rule("BB-6.9", "BB-6.13", "BB-7.26")
def test_everybody_acts_in_ascending_order_the_winner_at_their_own_place() -> None:
    table = load([[24, 2, 5], [9, 3, 6], [11, 1, 4]])
    play_cards(table, "C8", 24, 9, 11)
    assert table.view(None)["trick"]["order"] == [1, 2, 0]
    assert table.awaiting == (1,)
    assert table.view(None)["marker"]["town"] == "C8"  # until the winner resolves TOWN
    table.play(1, "use 1")
    assert table.awaiting == (2,)
    table.play(2, "use 1")
    assert table.view(None)["marker"] == {"holder": 0, "town": None}


@rule("BB-6.10", "BB-6.11")
def test_the_winner_has_no_choice_of_action_and_a_loser_has() -> None:
    table = load([[24, 2, 5], [9, 3, 6], [20, 1, 4]])
    play_cards(table, "C8", 24, 9, 20)
    assert [str(action) for action in table.actions(1)] == ["use 1", "use 2"]
    table.play(1, "use 2")
    table.play(1, "buy 0")
    # Card 20 has a single secondary action, and 24 wins: neither is asked.
    assert table.view(None)["trick"] is None
    assert table.view(None)["seats"][2]["coins"] == 5
    assert table.view(None)["seats"][0]["coins"] == 1


@rule("BB-6.12")
def test_a_loser_may_choose_an_action_without_effect() -> None:
    table = load([[24, 2, 5], [15, 3, 6], [9, 1, 4]], battle_area=0)
    play_cards(table, "C8", 24, 15, 9)
    table.play(2, "use 1")
    assert "use 2" in [str(action) for action in table.actions(1)]
    table.play(1, "use 2")
    assert table.view(None)["seats"][1]["raiders"] == 0


@rule("BB-6.14")
def test_a_card_goes_to_the_pile_when_its_owner_has_acted() -> None:
    table = load([[24, 2, 5], [9, 3, 6], [11, 1, 4]])
    play_cards(table, "C8", 24, 9, 11)
    table.play(1, "use 1")
    assert table.position()["cards"]["discard"] == [9]
    assert table.view(None)["trick"]["acted"] == [1]


@rule("BB-6.15")
def test_who_holds_the_marker_leads_the_next_trick() -> None:
    table = load([[2, 5, 8], [24, 3, 6], [9, 1, 4]])
    play_cards(table, "C8", 2, 24, 9)
    table.play(0, "use 1")
    table.play(2, "use 1")
    assert table.awaiting == (1,)
    assert table.view(None)["phase"] == "active-town"


@rule("BB-6.16", "BB-6.17", "BB-13.4")
def test_the_last_card_is_discarded_without_effect_and_unseen() -> None:
    table = load([[2, 24], [3, 25], [9, 23]])
    play_cards(table, "C8", 2, 3, 9)
    for _ in range(2):
        table.play(table.awaiting[0], "use 1")
    keys = [happening.message.key for happening in table.journal(None)]
    assert "brian-boru.last-cards-discarded" in keys
    assert "brian-boru.last-card" not in keys
    mine = [h.message.args for h in table.journal(1) if h.message.key == "brian-boru.last-card"]
    assert mine == [{"seat": 1, "cards_set": [25]}]


@rule("BB-14.1", "BB-6.3")
def test_a_leader_without_a_fitting_card_leads_anything() -> None:
    free = {"N5", "N6", "D1"}  # yellow towns only
    table = load([REDS, BLUES, YELLOWS], towns=full_board(free))
    assert {str(action) for action in table.actions(0)} == {f"lead {name}" for name in free}
    table.play(0, "lead D1")
    assert len(table.actions(0)) == 3
    table.play(0, "play 8")
    assert "brian-boru.led-any-card" in [h.message.key for h in table.journal(None)]


@rule("BB-14.2")
def test_without_a_qualifying_card_the_leader_wins() -> None:
    table = load([REDS, BLUES, [11, 12, 15]], towns=full_board({"D1", "N5"}), seats=[{}, {"coins": 0}, {"coins": 0}])
    play_cards(table, "D1", 5, 9, 11)
    assert table.view(None)["trick"]["winner"] == 0
    for seat in (1, 2):
        table.play(seat, "use 1")
    assert table.view(None)["towns"]["D1"]["disc"] == 0


@rule("BB-14.2")
def test_a_follower_can_still_win_after_a_lead_that_does_not_fit() -> None:
    table = load([REDS, BLUES, YELLOWS], towns=full_board({"D1", "N5"}))
    play_cards(table, "D1", 8, 9, 1)
    assert table.view(None)["trick"]["winner"] == 2


@rule("BB-14.3")
def test_without_a_free_town_the_remaining_tricks_are_skipped() -> None:
    table = load([REDS, BLUES, YELLOWS], towns=full_board({"D1"}), marker={"holder": 2})
    # Seat 2 holds yellow cards; the last free town is led without asking (BB-14.5).
    assert table.view(None)["marker"]["town"] == "D1"
    table.play(2, "play 7")
    table.play(0, "play 2")
    table.play(1, "play 3")
    table.play(0, "use 1")
    table.play(1, "use 1")
    table.play(2, "buy 0")
    keys = [happening.message.key for happening in table.journal(None)]
    assert "brian-boru.tricks-skipped" in keys
    assert "brian-boru.last-cards-discarded" not in keys
    assert table.view(None)["round"] == 2
    unseen = [h.message.args["cards_set"] for h in table.journal(0) if h.message.key == "brian-boru.last-card"]
    assert unseen == [[5, 8]]


@rule("BB-14.3", "BB-6.15")
def test_the_marker_stays_with_its_holder_when_tricks_are_skipped() -> None:
    table = load([REDS, BLUES, YELLOWS], towns=full_board(set()), marker={"holder": 2})
    assert table.view(None)["round"] == 2
    assert table.view(None)["marker"]["holder"] == 2


@rule("BB-14.4")
def test_a_player_without_a_town_plays_on() -> None:
    table = load([[2, 24], [3, 25], [9, 23]], towns={"C1": {"disc": 1}})
    assert table.awaiting == (0,)
    play_cards(table, "C8", 2, 3, 9)
    table.play(1, "use 1")
    assert table.awaiting == (2,)


@rule("BB-14.5", "BB-16.1")
def test_a_decision_with_one_choice_is_made_and_one_with_none_is_skipped() -> None:
    """Over whole games nobody is ever asked with a single answer, the starting towns excepted by number."""

    def visit(table: meadhall.Table) -> None:
        for seat in table.awaiting:
            assert len(table.codes(seat)) > 1

    for players in (3, 4, 5):
        for options in ({}, {"five_player_all_cards": True} if players == 5 else {"open_discard": True}):
            table = meadhall.new_game("brian-boru", players, seed=players, options=options)
            play_on(table, Random(players), visit)


@rule("BB-16.1")
def test_only_the_listed_decisions_are_ever_asked() -> None:
    asked: set[str] = set()

    def visit(table: meadhall.Table) -> None:
        asked.update(table.prompt(seat).key.removeprefix("brian-boru.ask-") for seat in table.awaiting)

    for seed in range(30):
        play_on(meadhall.new_game("brian-boru", 3 + seed % 3, seed=seed), Random(seed), visit)
    play_on(
        meadhall.load(
            "brian-boru",
            {
                "phase": "marriage",
                "marriage": {"open": "brigid"},
                "round": 1,
                "seats": [{"track": 8}, {"track": 9}, {}],
            },
        ),
        Random(1),
        visit,
    )
    assert asked == {
        "starting-town", "draft", "active-town", "lead-card", "follow", "secondary", "buy-church", "buy-raiders",
        "buy-steps", "expand", "free", "marriage-town", "princess", "track-town", "take-town", "lose-town",
        "first-monastery", "further-monastery",
    }  # fmt: skip
