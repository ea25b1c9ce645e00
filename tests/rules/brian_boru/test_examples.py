"""The worked examples of the rules, played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.brian_boru.board import BITS, REGIONS, TOWN_COLOUR, TOWNS
from meadhall.games.brian_boru.cards import BATTLE, CARD_COLOUR, CHURCH, MARRIAGE, MARRIAGE_CARDS, ROUNDS, USES
from meadhall.games.brian_boru.claims import claim_step
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.rounds import is_last_round, prepare
from meadhall.games.brian_boru.scoring import places
from meadhall.games.brian_boru.state import ACTION, MILITARY, NONE, TRADE, BrianBoru
from meadhall.games.brian_boru.symbols import purchase_limit
from tests.clauses import rule
from tests.rules.brian_boru.bench import (
    answer,
    battle_step,
    church_step,
    claim,
    discs,
    laid_out,
    legal,
    marriage_step,
    names,
    owners,
    trick_position,
)

Example = dict[str, Any]

EXAMPLES: list[Example] = json.loads((Path(__file__).parent / "examples.json").read_text())


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Parametrise over the examples of one kind, each marked with its clauses."""
    return pytest.mark.parametrize(
        "example",
        [
            pytest.param(example, id=example["id"], marks=rule(*example["clauses"]))
            for example in EXAMPLES
            if example["kind"] == kind
        ],
    )


def test_every_kind_of_example_is_played() -> None:
    kinds = {
        "trick",
        "actions",
        "marriage",
        "battle",
        "church",
        "claim",
        "finish",
        "tiebreak",
        "draft",
        "setup",
        "counts",
        "preparation",
    }
    assert {example["kind"] for example in EXAMPLES} == kinds


def seat(player: str) -> int:
    return int(player[1:]) - 1


PER_SEAT = {
    "coins": "coins",
    "points": "points",
    "renown": "renown",
    "raiders": "raiders",
    "church": "church_discs",
    "track": "track",
}


def before(example: Example) -> BrianBoru:
    """The table of an example's `before`."""
    given = example["before"]
    holder = given.get("marker")
    state = laid_out(len(example["players"]), seat(holder) if holder else None, given.get("active"))
    for name, field in PER_SEAT.items():
        for player, number in given.get(name, {}).items():
            getattr(state, field)[seat(player)] = number
    state.battle_area = given.get("area", 0)
    discs(
        state,
        {name: seat(player) for name, player in given.get("discs", {}).items()},
        given.get("viking", []),
        given.get("monastery", []),
    )
    for name, value in given.get("claims", {}).items():
        state.claims[REGIONS.index(name)] = claim(value if value in ("down", "board") else seat(value))
    for player, choice in given.get("princess", {}).items():
        state.princess_holder = seat(player)
        state.princess_choice = {"military": MILITARY, "trade": TRADE}[choice]
    for player, count in given.get("marriage_cards", {}).items():
        state.marriage_cards[seat(player)] = list(range(count))
    return state


def check_after(state: BrianBoru, example: Example, start: BrianBoru) -> None:
    """Everything `after` says holds, and what it doesn't mention is unchanged."""
    after = example["after"]
    for name, field in PER_SEAT.items():
        expected = list(getattr(start, field))
        for player, number in after.get(name, {}).items():
            expected[seat(player)] = number
        assert getattr(state, field) == expected, name
    assert state.battle_area == after.get("area", start.battle_area)
    new_discs = {name: seat(player) for name, player in after.get("discs", {}).items()}
    assert owners(state) == {**owners(start), **new_discs}
    assert names(state.vikings) == set(after.get("viking", names(start.vikings)))
    assert names(state.monasteries) == set(after.get("monastery", names(start.monasteries)))
    if "marker" in after or start.marker_holder != NONE:
        assert state.marker_holder == (seat(after["marker"]) if "marker" in after else start.marker_holder)
    claims = list(start.claims)
    for name, value in after.get("claims", {}).items():
        claims[REGIONS.index(name)] = claim(value if value in ("down", "board") else seat(value))
    assert state.claims == claims
    counts = [len(cards) for cards in start.marriage_cards]
    for player, count in after.get("marriage_cards", {}).items():
        counts[seat(player)] = count
    assert [len(cards) for cards in state.marriage_cards] == counts


# --- tricks --------------------------------------------------------------------------------------------------------


def hands_for(example: Example) -> list[list[int]]:
    """The cards of the trick, filled up with others to the size of hand the example gives."""
    played = {seat(player): card for player, card in example["trick"]["plays"]}
    spare = (card for card in range(1, 26) if card not in played.values())
    size = example["before"]["hand_size"]
    return [sorted([played[number], *[next(spare) for _ in range(size - 1)]]) for number in range(len(played))]


def fields_for(example: Example) -> dict[str, Any]:
    given = example["before"]
    per_seat: list[dict[str, Any]] = [{} for _ in example["players"]]
    for name in PER_SEAT:
        for player, number in given.get(name, {}).items():
            per_seat[seat(player)][name] = number
    return {
        "seats": per_seat,
        "battle_area": given.get("area", 0),
        "towns": {name: {"disc": seat(player)} for name, player in given["discs"].items()},
        "marker": {"holder": seat(given["marker"])},
        "marriage": {"open": "niall"},
    }


def play_choices(table: meadhall.Table, choices: dict[str, Any]) -> Iterator[str]:
    """Answer for each player as the example says, checking the limits it states."""
    state = table.state
    assert isinstance(state, BrianBoru)
    while state.leader != NONE:
        number = table.awaiting[0]
        choice = choices[f"P{number + 1}"]
        options = [str(option) for option in table.actions(number)]
        if options[0].startswith("use"):
            notation = f"use {choice['secondary']}"
        elif options[0].startswith("buy"):
            assert options[-1] == f"buy {choice['max_buy']}"
            notation = f"buy {choice['buy']}"
        else:
            assert options == ["decline", *[f"expand {name}" for name in choice["legal_expand"]]]
            notation = f"expand {choice['expand']}"
        table.play(number, notation)
        yield notation


@of_kind("trick")
def test_trick(example: Example) -> None:
    trick = example["trick"]
    table = meadhall.load("brian-boru", trick_position(hands_for(example), **fields_for(example)))
    state = table.state
    assert isinstance(state, BrianBoru)
    start = state.clone()
    leader, card = trick["plays"][0]
    table.play(seat(leader), f"lead {trick['active']}")
    for player, card in trick["plays"]:
        if state.played[seat(player)] == NONE:
            table.play(seat(player), f"play {card}")
    view = table.view(None)["trick"]
    assert view["winner"] == seat(trick["winner"])
    assert view["order"] == [seat(player) for player in trick["order"]]
    last = end_of_trick(table, trick["choices"])
    assert all(len(hand) == example["after"]["hand_size"] for hand in last.hands)
    assert (len(last.hands[0]) == 1) == bool(example["after"].get("phase_ends"))
    check_after(last, example, start)


def end_of_trick(table: meadhall.Table, choices: dict[str, Any]) -> BrianBoru:
    """Play the trick out and return the state right after it, before whatever comes next."""
    state = table.state
    assert isinstance(state, BrianBoru)
    # Take the round off the stack, so that the table rests when the trick is over.
    state.stack.pop(0)
    given = list(play_choices(table, choices))
    assert given
    assert not state.stack
    return state


# --- single actions ------------------------------------------------------------------------------------------------


@of_kind("actions")
def test_actions(example: Example) -> None:
    state = before(example)
    start = state.clone()
    for step in example["actions"]:
        play_action(state, step)
    check_after(state, example, start)
    if example["after"].get("active", 1) is None:
        assert state.active_town == NONE


def play_action(state: BrianBoru, step: dict[str, Any]) -> None:
    player = seat(step["player"])
    use = 0 if step["use"] == "main" else int(step["use"].split()[1])
    card = step["card"] - 1
    state.played[player] = card
    state.stack.append([ACTION, player, card, use, 0, NONE])
    state.settle()
    if "max_buy" in step:
        if step["max_buy"]:
            assert legal(state)[-1] == f"buy {step['max_buy']}"
            answer(state, player, f"buy {step['buy']}")
        else:
            run_symbol = next(symbol for symbol in USES[card][use] if symbol in (CHURCH, BATTLE, MARRIAGE))
            assert purchase_limit(state, player, run_symbol) <= 0 or not state.waiting
    if "free" in step:
        answer(state, player, f"free {step['free']}")
    assert not state.stack
    state.played[player] = NONE


# --- upkeep --------------------------------------------------------------------------------------------------------


@of_kind("marriage")
def test_marriage_step(example: Example) -> None:
    state = before(example)
    start = state.clone()
    step = example["marriage"]
    answers = []
    if "town" in step:
        answers.append((seat(step["winner"]), f"settle {step['town']}"))
    if "any_town" in step:
        on_eight = state.track.index(8)
        answers.append((on_eight, f"settle {step['any_town']}"))
    marriage_step(state, step["card"], answers)
    check_after(state, example, start)


@of_kind("battle")
def test_battle_step(example: Example) -> None:
    state = before(example)
    start = state.clone()
    # A loser with a single town is not asked (BB-14.5), so the answers are those that were choices.
    counts = [names(state.controlled(number)) for number in range(state.players)]
    answers = [
        (seat(loss["chooser"]), f"lose {loss['town']}")
        for loss in example["battle"]["losses"]
        if len(counts[seat(loss["loser"])]) > 1
    ]
    battle_step(state, answers)
    check_after(state, example, start)


@of_kind("church")
def test_church_step(example: Example) -> None:
    state = before(example)
    start = state.clone()
    church_step(state)
    check_after(state, example, start)


@of_kind("claim")
def test_claim_step(example: Example) -> None:
    state = before(example)
    start = state.clone()
    claim_step(state)
    check_after(state, example, start)


@of_kind("finish")
def test_finish(example: Example) -> None:
    state = before(example)
    claim_step(state)
    for name, value in example["after"]["claims"].items():
        assert state.claims[REGIONS.index(name)] == claim(value if value == "board" else seat(value))
    result = GAME.result(state)
    for player, lines in example["after"]["lines"].items():
        mine = dict(result.lines[seat(player)])
        assert mine.pop("points") == example["before"]["points"][player]
        assert {**mine, "total": result.scores[seat(player)]} == lines
    assert result.winners == [seat(player) for player in example["after"]["winners"]]


@of_kind("tiebreak")
def test_tiebreak(example: Example) -> None:
    standings = [
        (row["points"], row["claims"], row["marriage_cards"]) for row in example["before"]["standing"].values()
    ]
    found = places(standings)
    assert found == [example["after"]["places"][player] for player in example["players"]]
    winners = [player for player, place in zip(example["players"], found, strict=True) if place == 1]
    assert winners == example["after"]["winners"]


# --- draft, setup, numbers -----------------------------------------------------------------------------------------


@of_kind("draft")
def test_draft(example: Example) -> None:
    given = example["before"]
    position = {
        "players": 4,
        "round": 1,
        "pending": [["round", 2], ["draft"]],
        "seats": [{"packet": given["dealt"][player]} for player in example["players"]],
        "cards": {"set_aside": given["set_aside"]},
    }
    table = meadhall.load("brian-boru", position)
    for picks in example["picks"]:
        for player, (first, second) in picks.items():
            table.play(seat(player), f"pick {first} {second}")
    for player, hand in example["after"]["hands"].items():
        assert table.view(seat(player))["hand"] == hand


@of_kind("setup")
def test_setup(example: Example) -> None:
    table = meadhall.load("brian-boru", {"players": 3, "marker": {"holder": 1}, "pending": [["starting-town", 0]]})
    for player, name, fine in example["placements"]:
        if fine:
            table.play(seat(player), f"start {name}")
        else:
            with pytest.raises(meadhall.IllegalAction) as caught:
                table.play(seat(player), f"start {name}")
            assert caught.value.message.clause == "BB-2.10"
    assert isinstance(table.state, BrianBoru)
    assert owners(table.state) == {name: seat(player) for name, player in example["after"]["discs"].items()}
    free = [number for number in range(len(TOWNS)) if table.state.free_towns() & BITS[number]]
    assert len(free) == example["after"]["disc_free"]
    assert [sum(TOWN_COLOUR[number] == colour for number in free) for colour in range(3)] == [17, 18, 15]
    for lead in example["after"]["legal_leads"]:
        check_leads(example["after"]["discs"], lead)


def check_leads(placed: dict[str, str], lead: dict[str, Any]) -> None:
    hand = lead["hand"]
    spare = [card for card in range(1, 26) if card not in hand and CARD_COLOUR[card - 1] != 3]
    towns = {name: {"disc": seat(player)} for name, player in placed.items()}
    table = meadhall.load("brian-boru", trick_position([hand, spare[:2], spare[2:4]], towns=towns))
    assert len(table.actions(0)) == lead["towns"]


@of_kind("counts")
def test_counts(example: Example) -> None:
    for row in example["after"]["rows"]:
        options = {"five_player_all_cards": True} if row.get("five_player_all_cards") else {}
        table = meadhall.new_game("brian-boru", row["players"], seed=5, options=options)
        hand, tricks = count_tricks(table)
        assert hand == row["hand"]
        assert tricks == [row["tricks_per_round"]] * row["rounds"]
        assert sum(tricks) == row["tricks_per_game"]
        assert ROUNDS[row["players"]] == row["rounds"]


def count_tricks(table: meadhall.Table) -> tuple[int, list[int]]:
    """Play the first action each time; the size of the first hand and the number of tricks in each round."""
    hand = 0
    tricks: list[int] = []
    while not table.over:
        number = table.awaiting[0]
        view = table.view(number)
        if view["phase"] == "active-town":
            hand = hand or len(view["hand"])
        table.play(number, table.actions(number)[0])
    for happening in table.journal(None):
        if happening.message.key == "brian-boru.round-begins":
            tricks.append(0)
        tricks[-1:] = [tricks[-1] + (happening.message.key == "brian-boru.led")] if tricks else []
    return hand, tricks


@of_kind("preparation")
def test_preparation(example: Example) -> None:
    state = laid_out(3)
    state.viking_deck = list(reversed(example["before"]["viking_deck"]))
    state.marriage_deck = [MARRIAGE_CARDS.index(name) for name in reversed(example["before"]["marriage_deck"])]
    for row in example["after"]["rounds"]:
        prepare(state)
        assert state.round == row["round"]
        assert state.battle_area == row["area"]
        assert MARRIAGE_CARDS[state.open_marriage] == row["open"]
        assert len(state.marriage_deck) == row["marriage_deck_left"]
        assert len(state.viking_deck) == row["viking_deck_left"]
        assert is_last_round(state) == row["last"]
