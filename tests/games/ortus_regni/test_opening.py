"""What a seat is told before the first turn, compared with what the rules then do."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any

import meadhall
from meadhall.kernel.chance import Chance, key_of_seed
from tests.clauses import rule
from tests.rules.ortus_regni.bench import state_of


def told(table: meadhall.Table, seat: int | None) -> dict[str, Any] | None:
    """What is told of the opening, the same in every deal the seat can't tell apart."""
    twin = table.clone()
    table.game.redeal(twin.state, seat, Chance(key_of_seed("another deal")))
    opening: dict[str, Any] | None = table.forecast(seat)["opening"]
    assert json.dumps(twin.forecast(seat)["opening"]) == json.dumps(opening)
    return opening


def new(players: int, **options: Any) -> meadhall.Table:
    return meadhall.new_game("ortus-regni", players=players, seed="opening", options=options)


def play_until(table: meadhall.Table, question: str) -> None:
    random = Random(3)
    while not table.prompt(table.awaiting[0]).key.endswith(f"ask-{question}"):
        seat = table.awaiting[0]
        table.act(seat, random.choice(table.codes(seat)))


@rule("OR-16.18")
def test_packs_go_to_whom_they_are_told_to_go() -> None:
    table = new(3, draft=True)
    turns = set()
    passed = 0
    while (opening := told(table, None)) is not None:
        before = [list(pack) for pack in state_of(table).packs]
        kept: list[list[int]] = [[], [], []]
        for seat in range(3):
            while seat in table.awaiting and len(kept[seat]) < 2:
                code = table.codes(seat)[0]
                kept[seat].append(state_of(table).packs[seat][0])
                table.act(seat, code)
        if opening["hands_to"] is None:
            continue
        for giver, taker in enumerate(opening["hands_to"]):
            left = before[giver][:]
            for kind in kept[giver]:
                left.remove(kind)
            assert state_of(table).packs[taker] == left
            passed += 1
        turns.add((opening["pack"], opening["hands_to"][0]))
    assert turns == {(1, 1), (2, 2), (3, 1)} and passed > 3 * 3


@rule("OR-16.5")
def test_the_odds_of_a_castle_count_every_hand_there_is() -> None:
    table = new(2, decks=[2] * 12 + [0] * 3, mulligan=True)
    play_until(table, "mulligan")
    (seat,) = table.awaiting
    opening = told(table, seat)
    assert opening is not None and told(table, 1 - seat) is None
    cards = state_of(table).decks[seat] + state_of(table).hands[seat]
    hands = list(combinations(cards, 5))
    assert (opening["cards"], opening["draws"]) == (len(cards), 5)
    assert opening["hands"] == len(hands)
    assert opening["with_castle"] == sum(0 in hand for hand in hands)


@rule("OR-16.7")
def test_a_purchase_lies_where_its_slot_was() -> None:
    bought = set()
    for seed in range(6):
        bought |= buy_at_random(Random(seed))
    assert bought == {"towers", "banner", "building", "fief", "lord"}


def buy_at_random(random: Random) -> set[str]:
    """Spend all points on slots; returns the kinds of places they were."""
    table = new(2, legacy=True, legacy_points=3)
    bought = set()
    play_until(table, "legacy")
    while table.prompt(table.awaiting[0]).key.endswith(("ask-legacy", "ask-legacy-tower")):
        (seat,) = table.awaiting
        opening = told(table, seat)
        if opening is None:
            table.act(seat, table.codes(seat)[0])  # which card is the Tower
            continue
        firsts = {slot["line"].split("; ")[0] for slot in opening["slots"]}
        assert firsts == {str(action) for action in table.actions(seat)}, "whatever can be bought has a slot"
        slot = random.choice(opening["slots"])
        before = table.view(None)["seats"][seat]
        table.play(seat, slot["line"])
        after = table.view(None)["seats"][seat]
        check_bought(slot, before, after)
        bought.add(slot["place"].split(":")[0])
    return bought


def check_bought(slot: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    place, _, number = slot["place"].partition(":")
    fief = next((fief for fief in after["fiefs"] if str(fief["fief"]) == number), None)
    if place == "lord":
        assert fief is not None and fief["lord"] == slot["card"]
    elif place == "fief":
        assert fief is not None and slot["card"] in [one["card"] for one in fief["properties"]]
    elif place == "building":
        assert after["fiefs"][-1]["building"]["card"] == slot["card"]
    elif place == "banner":
        assert after["banners"] == before["banners"] + 1
    else:
        assert slot["line"] == "buy towers" and slot["count"] == 2
