"""What the browser's table is told beside the view: uses, dangers and odds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import KIND_NAMES
from meadhall.games.ortus_regni.codes import ATTACK, PASS
from meadhall.games.ortus_regni.frames.turns import TurnFrame
from meadhall.games.ortus_regni.interface.forecast import deck_ends, forecast, landing
from meadhall.games.ortus_regni.interface.uses import asks
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.words.message import Message, Speech
from tests.rules.ortus_regni.bench import fief, idle, laid, state_of

GAME = next(game for game in meadhall.games() if game.id == "ortus-regni")


def moments(seed: str, players: int = 3, plies: int = 500) -> Iterator[OrtusRegni]:
    """States along a random game."""
    rng = random.Random(seed)
    table = meadhall.new_game("ortus-regni", players=players, seed=seed)
    for _ in range(plies):
        if table.over:
            return
        state = table.state
        assert isinstance(state, OrtusRegni)
        yield state
        seat = table.awaiting[0]
        codes = table.codes(seat)
        table.play(seat, rng.choice(codes))


def seat_asked(state: OrtusRegni) -> int:
    return state.waiting[0]


def test_every_use_can_be_played_as_one_line() -> None:
    seen = set()
    for state in [state.clone() for seed in ("a", "b") for state in moments(seed)]:
        seat = seat_asked(state)
        for use in forecast(state, seat)["uses"]:
            after = state.clone()
            for step in use["line"].split("; "):
                code = GAME.space.code_of_notation[step]
                assert code in after.legal(seat), use
                after.act(seat, code)
            assert use["undo"] == (after.barrier == state.barrier), use
            seen.add(use["verb"])
    assert {"attach", "install", "siege", "murder"} <= seen


def test_every_plot_and_attack_has_a_place() -> None:
    """Also the only one there is, which the rules don't ask for: a card that can be played lights something."""
    alone = 0
    for state in [state.clone() for seed in ("a", "d", "e") for state in moments(seed, players=2, plies=200)]:
        seat = seat_asked(state)
        found = forecast(state, seat)["uses"]
        for code in state.legal(seat):
            notation = GAME.space.notations[code]
            if notation in ("treachery", "intrigue", "attack") and isinstance(state.stack[-1], TurnFrame):
                places = [use["place"] for use in found if use["line"].split("; ")[0] == notation]
                assert places, (notation, state.ply)
                alone += any(use["line"] == notation for use in found)
    assert alone > 0


def test_uses_leave_no_target_out() -> None:
    """What each first step leads to is all there, no more and no less."""
    for state in moments("c", plies=250):
        seat = seat_asked(state)
        lines = [use["line"] for use in forecast(state, seat)["uses"] if use["line"].startswith("attack")]
        if not lines:
            continue
        after = state.clone()
        after.act(seat, GAME.space.code_of_notation["attack"])
        assert lines == [f"attack; {GAME.space.notations[code]}" for code in after.legal(seat)]


def test_what_is_barred_isnt_legal_and_says_why() -> None:
    reasons = set()
    for state in moments("d"):
        seat = seat_asked(state)
        told = forecast(state, seat)
        for bar in told["barred"]:
            assert bar["card"] is None or bar["card"] in view_hand(state, seat)
            reasons.add(bar["reason"]["key"])
    assert {"ortus-regni.refuse-acted", "ortus-regni.refuse-no-land", "ortus-regni.table-only-answer"} <= reasons


def view_hand(state: OrtusRegni, seat: int) -> list[str]:
    return list(GAME.view(state, seat)["hand"])


@pytest.mark.rule("OR-15.2")
@pytest.mark.parametrize("seed", ["e", "f"])
def test_it_is_the_same_whatever_the_seat_cant_know(seed: str) -> None:
    for number, state in enumerate(moments(seed)):
        if number % 7:
            continue
        for seat in range(state.players):
            told = json.dumps(forecast(state, seat), sort_keys=True)
            twin = state.clone()
            GAME.redeal(twin, seat, Chance(key_of_seed(f"{number}")))
            assert json.dumps(forecast(twin, seat), sort_keys=True) == told


@pytest.mark.rule("OR-3.6")
def test_a_deck_ends_in_the_round_that_is_told() -> None:
    """Whoever only ends turns is out in that round."""
    told: dict[int, int] = {}
    options = {"decks": [2] * 12 + [0] * 3, "equal_turns": False}
    table = meadhall.new_game("ortus-regni", players=2, seed="ends", options=options)
    state = table.state
    assert isinstance(state, OrtusRegni)
    while all(state.alive):
        seat = seat_asked(state)
        if state.round == 3 and not told:
            told = {other: deck_ends(state, other) or 0 for other in range(2)}
        last = state.round
        legal = table.codes(seat)
        ends = GAME.space.code_of_notation["end"]
        table.play(seat, ends if ends in legal else PASS if PASS in legal else legal[-1])
    assert told[state.fallen[0]] == last


@pytest.mark.rule("OR-14.11")
def test_whoever_waits_for_the_end_of_the_round_is_told_that_round() -> None:
    seats = [{"fiefs": [{"fief": 7 * seat + 1, "building": "palace"}]} for seat in range(2)]
    spent = {**seats[0], "deck": {}, "spent": True}
    table = meadhall.load("ortus-regni", {"phase": "turn", "first": 0, "active": 1, "round": 9,
                                          "seats": [spent, {**seats[1], "hand": ["allies"]}]})  # fmt: skip
    assert isinstance(table.state, OrtusRegni)
    assert deck_ends(table.state, 0) == 9


@pytest.mark.rule("OR-11.3")
def test_the_vikings_land_in_the_round_that_is_told() -> None:
    table = meadhall.new_game("ortus-regni", players=2, seed="land", options={"decks": [2] * 12 + [0] * 3})
    state = table.state
    assert isinstance(state, OrtusRegni)
    told = landing(state)
    while not state.arrived:
        assert landing(state) == told
        last = state.round
        table.play(seat_asked(state), "end")
    assert last == told


def test_threats_are_told_in_the_order_of_their_weight() -> None:
    levels = ["red", "amber", "calm"]
    topics = set()
    for state in moments("j", players=4, plies=900):
        if not isinstance(state.stack[-1], TurnFrame):
            continue
        threats = forecast(state, seat_asked(state))["threats"]
        assert [levels.index(threat["level"]) for threat in threats] == sorted(
            levels.index(threat["level"]) for threat in threats
        )
        topics |= {threat["topic"] for threat in threats}
    assert {"deck", "vikings", "end"} <= topics


@pytest.mark.rule("OR-13.5")
def test_a_short_deck_is_told_with_what_could_save_it() -> None:
    heir: dict[str, Any] = {"hand": ["banner"], "deck": {"prince": 1}}
    for earl, key in (
        (heir, "own-deck"),
        (heir | {"deck": {"land": 1}, "fiefs": [fief("palace", "prince")]}, "own-deck"),
        (heir | {"hand": ["land"]}, "own-deck-heirless"),
        (heir | {"deck": {"land": 1}}, "own-deck-heirless"),
        (heir | {"bequests": 1}, "own-deck-last"),
    ):
        table = laid(idle(**earl), idle())
        assert isinstance(table.state, OrtusRegni)
        (told,) = [threat for threat in forecast(table.state, 0)["threats"] if threat["topic"] == "deck"]
        assert told["key"] == f"ortus-regni.table-threat-{key}"


@pytest.mark.rule("OR-7.13")
@pytest.mark.parametrize(
    ("fiefs", "told"),
    [
        ([fief("palace", "vassal")], True),
        ([fief("palace", "monk")], True),
        ([fief("palace", "prince")], False),
        ([fief("palace")], False),
        ([fief("palace", "vassal"), fief("castle")], False),
    ],
)
def test_a_lord_whose_murder_would_cost_the_last_building_is_a_danger(fiefs: list[Any], told: bool) -> None:
    table = laid(idle(*fiefs), idle(fief("palace")), round=5)
    assert isinstance(table.state, OrtusRegni)
    for seat, key in ((0, "own-last-lord"), (1, "last-lord")):
        keys = [threat["key"] for threat in forecast(table.state, seat)["threats"]]
        assert (f"ortus-regni.table-threat-{key}" in keys) == told


# --- why a place is closed --------------------------------------------------------------------------------------------


def reason_there(found: list[dict[str, Any]], what: str, place: str) -> str:
    """As the browser's table reads it."""
    mine = [one for one in found if one["what"] == what]
    named = [one for one in mine if one["places"] is not None and place in one["places"]]
    rest = [one for one in mine if one["places"] is None]
    return str((named or rest)[0]["reason"]["key"]).removeprefix("ortus-regni.refuse-")


def test_whatever_can_be_picked_has_a_reason_for_every_other_place() -> None:
    """Each in words of the catalogue, and with its clause."""
    speech = Speech("en", ["A", "B", "C"])
    reasons = set()
    for state in [state.clone() for seed in ("a", "b", "f") for state in moments(seed)]:
        seat = seat_asked(state)
        found = forecast(state, seat)["closed"]
        if not isinstance(state.stack[-1], TurnFrame):
            assert found == []
            continue
        picked = {KIND_NAMES[kind] for kind in state.hands[seat]} | (
            {"attack"} if ATTACK in state.legal(seat) else set()
        )
        assert picked <= {one["what"] for one in found if one["places"] is None}
        for one in found:
            said = Message(one["reason"]["key"], one["reason"]["args"], one["reason"]["clause"])
            assert said.clause and speech.say(said) and "{" not in speech.say(said)
            reasons.add(said.key.removeprefix("ortus-regni.refuse-"))
    assert {"acted", "begins-fief", "not-your-fief", "lord-there", "treachery-aim", "no-lord-there"} <= reasons
    assert {"intrigue-aim", "only-banner", "attack-aim", "no-towers", "no-properties"} <= reasons


def test_a_target_named_in_a_line_is_refused_by_the_reason_its_place_tells() -> None:
    """`treachery; lord 3` typed, and the Lord of Fief 3 pointed at: one answer."""
    compared = set()
    for state in [state.clone() for seed in ("a", "b", "f") for state in moments(seed)]:
        seat = seat_asked(state)
        found = forecast(state, seat)["closed"]
        for what, answers in (
            ("treachery", {f"lord {at + 1}": f"lord:{at + 1}" for at in range(12) if state.holder[at] != NONE}),
            ("attack", {f"storm {earl + 1}": f"towers:{earl}" for earl in range(6)}),  # also seats nobody has
        ):
            after = state.clone()
            if not found or GAME.space.code_of_notation[what] not in state.legal(seat):
                continue
            after.act(seat, GAME.space.code_of_notation[what])
            if not asks(after, seat, what):
                continue
            for answer, place in answers.items():
                code = GAME.space.code_of_notation[answer]
                if code not in after.legal(seat):
                    key = GAME.refusal(after, seat, code).message.key.removeprefix("ortus-regni.refuse-")
                    assert key == reason_there(found, what, place), (what, answer)
                    compared.add(key)
    assert {"treachery-aim", "no-lord-there", "attack-aim", "no-towers"} <= compared


def test_neighbours_and_allies_say_why_they_are_spared() -> None:
    armed = idle(fief("castle", "champion"), hand=["treachery"])
    three = laid(armed, idle(), idle(), options={"neighbours": True})
    assert reason_there(forecast(state_of(three), 0)["closed"], "attack", "building:15") == "only-neighbour"
    four = laid(armed, idle(), idle(fief("castle", "vassal")), idle(fief("castle", "monk")), options={"teams": True})
    found = forecast(state_of(four), 0)["closed"]
    for what, place in (("attack", "building:15"), ("treachery", "lord:15")):
        assert reason_there(found, what, place) == "ally"
