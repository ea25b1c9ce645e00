"""What the table is told about the future is what the rules make of it when it comes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.games.brian_boru import notes
from meadhall.games.brian_boru.cards import EXPAND
from meadhall.games.brian_boru.codes import BUY, PLAY
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.interface.forecast import forecast
from meadhall.games.brian_boru.interface.round_end import RoundEnd, claims_now, in_upkeep
from meadhall.games.brian_boru.knowledge.view import PLAN
from meadhall.games.brian_boru.state import ACTION, CHURCH_STEP, MILITARY, PLAY_CARD, RESOLVE, TRADE, BrianBoru
from meadhall.games.brian_boru.symbols import DUE
from meadhall.kernel.chance import Chance, key_of_seed
from tests.rules.brian_boru.bench import claim, discs, laid_out, region

PLAYERS = (3, 4, 5)
GAMES = [(players, number) for players in PLAYERS for number in range(4)]
WITH_A_TRACK_TOWN = (5, 34)
"""A game in which a town of the marriage track is chosen: few random games have one."""


def play(players: int, number: int) -> Iterator[BrianBoru]:
    """A random game, at each of its decisions."""
    state = GAME.start(players, GAME.check_options(players, {}), Chance(key_of_seed(f"{players} {number}")), None)
    dice = random.Random(f"{players} {number}")
    while not state.over:
        yield state
        seat = state.waiting[0]
        state.act(seat, dice.choice(state.legal(seat)))
    yield state


def after(state: BrianBoru, code: int) -> BrianBoru:
    """The table after an answer, with what it told."""
    twin = state.clone()
    twin.journal = []
    twin.act(twin.waiting[0], code)
    return twin


# --- cards and choices, against what happens when they are played -----------------------------------------------------


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_a_card_stands_in_the_trick_as_foreseen(players: int, number: int) -> None:
    """BB-6.7, BB-6.9, BB-14.2: whether it leads, when it acts, who comes after it."""
    seen = 0
    for state in play(players, number):
        if not state.stack or state.stack[-1][0] != PLAY_CARD:
            continue
        seat = state.waiting[0]
        cards = forecast(state, seat)["cards"]
        for code in state.legal(seat):
            trick = PLAN.view(after(state, code), None)["trick"]
            told = cards[str(code - PLAY + 1)]["trick"]
            if trick is None or trick["played"][seat] != code - PLAY + 1:
                continue  # the last card: the trick was decided and carried out at once
            assert told["wins"] == (trick["winner"] == seat)
            assert told["acts"] == trick["order"].index(seat) + 1
            assert told["to_come"] == trick["played"].count(None)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_a_secondary_action_comes_to_what_was_foreseen(players: int, number: int) -> None:
    """Chosen and carried out without buying anything more (BB-7)."""
    seen = 0
    for state in play(players, number):
        if not state.stack or state.stack[-1][0] != RESOLVE:
            continue
        seat = state.waiting[0]
        told = forecast(state, seat)
        for code in state.legal(seat):
            assert summed(state, seat, told["uses"][str(code)]) == carried_out(state, seat, code)
            seen += 1
    assert seen > 20


def summed(state: BrianBoru, seat: int, effects: list[dict[str, Any]]) -> dict[str, int]:
    """What a seat would have after these effects."""
    have = belongings(state, seat)
    have["towns"] = 0
    for effect in effects:
        match effect["symbol"]:
            case "coin":
                have["coins"] = effect["after"]
            case "pay":
                have["coins"] = effect["after"]
                have["points"] -= effect["points"]
            case "renown" | "church":
                have[effect["symbol"]] = effect["after"]
            case "battle":
                have["raiders"] = effect["after"]
            case "marriage":
                have["track"] = effect["space"]
            case "expand":
                have["towns"] = effect["towns"] if effect["affordable"] else 0
    return have


def belongings(state: BrianBoru, seat: int) -> dict[str, int]:
    return {
        "coins": state.coins[seat], "points": state.points[seat], "renown": state.renown[seat],
        "raiders": state.raiders[seat], "church": state.church_discs[seat], "track": state.track[seat],
    }  # fmt: skip


def carried_out(state: BrianBoru, seat: int, code: int) -> dict[str, int]:
    """What a seat has after an action in which it buys nothing, and how many towns it could have expanded to."""
    twin = state.clone()
    twin.waiting = []
    frame = twin.stack[-1]
    twin.steps[RESOLVE].play(twin, frame, seat, code)
    action = twin.stack[-1]
    towns = 0
    while twin.stack[-1] is action:
        twin.steps[ACTION].proceed(twin, action)
        if twin.waiting:
            towns = len(twin.choices) - 1 if action[DUE] == EXPAND else towns
            answer = twin.choices[0]  # buying none, declining, or freeing the first town
            twin.waiting = []
            twin.steps[ACTION].play(twin, action, seat, answer)
    return {**belongings(twin, seat), "towns": towns}


def test_a_marriage_disc_rests_where_it_was_foreseen() -> None:
    """BB-7.15 to BB-7.21, by the journal: upkeep may follow at once and send the disc back to the start."""
    seen = 0
    for players, number in GAMES:
        for state in play(players, number):
            if state.over:
                continue
            seat = state.waiting[0]
            for code, space in forecast(state, seat)["landings"].items():
                assert resting_place(state, int(code)) == space
                seen += 1
    assert seen > 50


def resting_place(state: BrianBoru, code: int) -> int:
    seat = state.waiting[0]
    twin = after(state, code)
    journal = list(twin.journal or [])
    if twin.waiting == [seat] and twin.stack[-1][0] == ACTION and twin.stack[-1][DUE] not in (EXPAND, -1):
        then = after(twin, BUY)
        journal += then.journal or []
    space = {notes.COURTED: 1, notes.STEPS_BOUGHT: 3, notes.SLID_DOWN: 1}
    climbs = [entry[3:][space[entry[0]]] for entry in journal if entry[0] in space and entry[3] == seat]
    return climbs[-1] if climbs else state.track[seat]


def test_a_spectator_is_told_about_nobodys_cards() -> None:
    for state in play(4, 0):
        told = forecast(state, None)
        assert set(told) == {"regions", "round_end"}
        for seat in range(4):
            own = {str(card + 1) for card in [*state.hands[seat], *state.packets[seat], *state.picks[seat]]}
            mine = forecast(state, seat)
            assert {name: mine[name] for name in told} == told and set(mine["cards"]) == own


# --- if the round ended now ---------------------------------------------------------------------------------------


def test_upkeep_without_decisions_is_the_rules_own() -> None:
    """Where nobody has anything to decide, ending the round now is nothing but playing on."""
    compared = 0
    for players in PLAYERS:
        for number in range(12):
            for state in play(players, number):
                if not state.stack or state.stack[-1][0] != CHURCH_STEP or state.marriage_deck:
                    continue
                foreseen = RoundEnd(state)
                twin = after(state, state.choices[0])
                if twin.over and not foreseen.builders:
                    assert foreseen.end.points == twin.points
                    assert foreseen.end.marker_holder == twin.marker_holder
                    compared += 1
    assert compared >= 5


def test_every_part_of_upkeep_can_be_looked_ahead_from() -> None:
    waits, allies = set(), set()
    for game in [*GAMES, WITH_A_TRACK_TOWN]:
        for state in play(*game):
            told = RoundEnd(state).shown()
            wait = PLAN.view(state, None)["upkeep"]
            assert (wait is not None) == in_upkeep(state)
            if wait:
                waits.add(wait["part"])
                parts = [told[name] is not None for name in ("marriage", "battle", "church")]
                assert parts == sorted(parts), "steps that are over come before those that aren't"
            allies.add(state.princess_choice)
    assert waits == {"marriage-card", "track-town", "losses", "first-monastery", "further-monasteries"}
    assert {MILITARY, TRADE} <= allies


def test_the_end_is_the_result() -> None:
    for players in PLAYERS:
        *_, state = play(players, 0)
        told = RoundEnd(state).shown()
        result = GAME.result(state)
        assert [score["total"] for score in told["scores"]] == result.scores
        assert [score["lines"] for score in told["scores"]] == result.lines
        assert told["marriage"] is told["battle"] is told["church"] is None


def dublin(owners: dict[str, int], token: int | str = "down", **more: Any) -> BrianBoru:
    state = discs(laid_out(3), owners, more.get("vikings", ()), more.get("monasteries", ()))
    state.claims[region("D")] = claim(token)
    return state


def in_dublin(state: BrianBoru) -> dict[str, Any]:
    return claims_now(state)[region("D")]


def test_regions_flip_and_are_claimed_at_the_threshold() -> None:
    """BB-11.1, BB-11.5: monasteries count double."""
    ripe = in_dublin(dublin({"D1": 1}, monasteries=["D1"]))
    assert (ripe["flips"], ripe["after"], ripe["leaders"]) == (True, 1, [1])
    young = in_dublin(dublin({"D1": 1}))
    assert (young["flips"], young["after"], young["leaders"], young["weight"]) == (False, "down", [1], 1)


def test_a_tied_token_stays_and_the_vikings_send_it_back() -> None:
    """BB-11.6 to BB-11.8."""
    tied = in_dublin(dublin({"D1": 0, "D2": 1}, 2))
    assert (tied["after"], tied["leaders"], tied["vikings_lead"]) == (2, [0, 1], False)
    raided = dublin({"D1": 0, "D2": 1, "D3": 2}, 2, vikings=["D1", "D2"])
    assert (in_dublin(raided)["after"], in_dublin(raided)["vikings_lead"]) == ("board", True)
    raided.princess_holder, raided.princess_choice = 1, MILITARY
    assert (in_dublin(raided)["after"], in_dublin(raided)["vikings_lead"]) == (1, False)


def test_the_highest_disc_marries_and_the_track_pays_the_others() -> None:
    """BB-8.1, BB-8.12."""
    state = laid_out(3)
    assert RoundEnd(state).marriage() == {"winner": None, "track": []}
    state.track = [3, 5, 0]
    assert RoundEnd(state).marriage() == {"winner": 1, "track": [{"seat": 0, "space": 3}]}


def test_those_with_the_fewest_raiders_lose_a_town_by_choice_of_the_leader() -> None:
    """BB-9.2, BB-9.5."""
    state = discs(laid_out(3), {"N1": 0, "U1": 1, "C1": 2})
    state.battle_area = 2
    state.raiders = [1, 1, 4]
    assert RoundEnd(state).battle() == {
        "incursion": True, "losers": [0, 1], "chooser": 2, "first": 2, "second": [0, 1],
    }  # fmt: skip


def test_an_only_town_is_lost_without_asking_and_a_choice_is_left_out() -> None:
    state = dublin({"D1": 0, "D2": 1, "D3": 1}, 0)
    state.battle_area = 1
    found = RoundEnd(state).shown()["claims"][region("D")]
    assert (found["totals"], found["vikings"]) == ([0, 2, 0], 1)


def test_the_church_rewards_in_three_steps() -> None:
    """BB-10.1, BB-10.5, BB-10.8: further monasteries only for those with a town to build on."""
    state = discs(laid_out(3), {"N1": 0, "U1": 1, "C1": 2}, monasteries=["C1"])
    state.church_discs = [7, 5, 4]
    assert RoundEnd(state).church() == {"first": 0, "second": [1], "third": [1]}
