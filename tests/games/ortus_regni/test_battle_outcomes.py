"""What each Battle card is said to do, compared with what the rules then do, over random battles."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import BATTLE_NAMES, KIND_NAMES
from meadhall.games.ortus_regni.codes import CAPTURE, DONE, RANSOM, RESULT, SEIZE
from meadhall.games.ortus_regni.frames.war import FieldFrame
from meadhall.games.ortus_regni.interface.battle_outcomes import (
    battle_frame,
    battle_outcomes,
    cheapest_spread,
    cost,
    spread_of,
)
from meadhall.games.ortus_regni.notes import (
    ATTACKING_LORD_CAPTURED,
    BUILDING_FELL,
    DAMAGE,
    ELIMINATED_AFTER_ROUND,
    ELIMINATED_IN_BATTLE,
    FIEFLESS,
    LORD_CAPTURED,
    PROPERTY_FELL,
    TOWER_FELL,
    VIKING_LOST,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.fielding import DEFENCE_SIDE
from meadhall.kernel.state import Entry
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import do, fief, idle, laid, number


def soldiers(state: OrtusRegni) -> int:
    """Every Army card and Mercenary the Earls have on the table."""
    kept = sum(state.pool_infantry) + sum(state.pool_knights) + sum(state.guard)
    kept += sum(state.garrison_infantry) + sum(state.garrison_knights)
    return kept + sum(card != NONE for card in state.mercenary_card)


class Fought:
    """The battle of a state, played by the rules themselves with one Battle card on top of the deck."""

    def __init__(self, state: OrtusRegni, card: int, ruling: int, random: Random | None) -> None:
        ahead = state.clone()
        ahead.battle_deck = [int(place == card) for place in range(4)]
        self.journal: list[Entry] = []
        ahead.journal = self.journal
        self.may: set[int] = set()
        ahead.act(ahead.waiting[0], DONE)
        while battle_frame(ahead) is not None and ahead.waiting:
            seat = ahead.waiting[0]
            codes = ahead.legal(seat)
            self.may.update(codes)
            if isinstance(ahead.stack[-1], FieldFrame):
                code = DONE
            elif RESULT in codes:
                code = RESULT + ruling
            else:
                code = random.choice(codes) if random else min(codes, key=cost)
            ahead.act(seat, code)
        self.after = ahead

    def told(self, *notes: int) -> list[Entry]:
        return [entry for entry in self.journal if entry[0] in notes]


def check(outcome: dict[str, Any], fought: Fought) -> None:
    (damage,) = fought.told(DAMAGE)
    assert (outcome["attacker"]["points"], outcome["defender"]["points"]) == (damage[3], damage[4])
    taken = [
        (entry[3], KIND_NAMES[entry[4]], entry[5] + 1) for entry in fought.told(LORD_CAPTURED, ATTACKING_LORD_CAPTURED)
    ]
    assert [(lord["seat"], lord["card"], lord["fief"]) for lord in outcome["captured"]] == taken
    assert outcome["target"]["fallen"] == len(fought.told(TOWER_FELL, PROPERTY_FELL, BUILDING_FELL))
    assert outcome["eliminated"] == bool(fought.told(ELIMINATED_IN_BATTLE, FIEFLESS))


def check_cheapest(state: OrtusRegni, outcome: dict[str, Any], fought: Fought) -> None:
    """Where everybody lets the cheapest go, losses, ransom and spoils are exactly as told."""
    for lord in outcome["captured"]:
        assert lord["ransom"] == (RANSOM + lord["fief"] - 1 in fought.may)
    assert outcome["may_take"] == (not fought.may.isdisjoint([CAPTURE, *range(SEIZE, CAPTURE)]))
    if outcome["eliminated"] or fought.told(ELIMINATED_AFTER_ROUND):
        return  # armies leave with their Earl; who couldn't draw goes when the round ends, right after the battle
    frame = battle_frame(state)
    assert frame is not None
    lost = outcome["defender"]["lost"]
    if frame.attacker == VIKINGS:
        assert len(fought.told(VIKING_LOST)) == outcome["attacker"]["lost"]
    else:
        lost += outcome["attacker"]["lost"]
    assert soldiers(state) - lost == soldiers(fought.after)


def ready(table: meadhall.Table) -> OrtusRegni | None:
    """The state, if the next answer can be the last before the Battle card."""
    state = table.state
    assert isinstance(state, OrtusRegni)
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, FieldFrame) or DONE not in state.legal(state.waiting[0]):
        return None
    return state if frame.side == DEFENCE_SIDE else None


@rule("OR-8.10", "OR-8.12", "OR-8.13", "OR-8.14", "OR-8.15")
@pytest.mark.parametrize(
    ("players", "options", "seeds"),
    [
        (2, {}, 20),
        (3, {}, 10),
        (4, {}, 8),
        (6, {}, 6),
        (4, {"teams": True}, 6),
        (3, {"heathen": True}, 6),
        (3, {"draft": True}, 6),
    ],
    ids=str,
)
def test_each_card_does_what_was_told(players: int, options: dict[str, Any], seeds: int) -> None:
    battles = 0
    for seed in range(seeds):
        random = Random(seed)

        def look(table: meadhall.Table, random: Random = random) -> None:
            nonlocal battles
            state = ready(table)
            if state is None:
                return
            told = battle_outcomes(state)
            assert told is not None
            battles += 1
            compare(state, told["now"], random)

        play_on(meadhall.new_game("ortus-regni", players=players, seed=seed, options=options), Random(seed), look)
    assert battles > 10


def compare(state: OrtusRegni, told: dict[str, Any], random: Random) -> None:
    if told["undefended"]:
        check(told["undefended"], Fought(state, 0, 0, random))
        check_cheapest(state, told["undefended"], Fought(state, 0, 0, None))
        return
    outcomes = {fate["card"]: fate["outcome"] for fate in told["cards"]}
    for card, name in enumerate(BATTLE_NAMES):
        rulings = range(3) if outcomes[name] is None else [0]
        for ruling in rulings:
            outcome = outcomes[name] or outcomes[BATTLE_NAMES[ruling]]
            check(outcome, Fought(state, card, ruling, random))
            check_cheapest(state, outcome, Fought(state, card, ruling, None))


@rule("OR-1.10")
def test_odds_are_those_of_the_cards_left() -> None:
    table = laid(idle(fief("palace", "champion")), idle(fief("palace", "vassal")), card="defender_wins")
    do(table, "0 attack", f"0 field lord {number(0)}", "0 done")
    told = outcomes_of(table)
    assert told["stage"] == "defence"
    do(table, f"1 field lord {number(1)}")
    fates = outcomes_of(table)["now"]
    assert (fates["left"], [fate["left"] for fate in fates["cards"]]) == (1, [0, 0, 1, 0])


def outcomes_of(table: meadhall.Table) -> dict[str, Any]:
    state = table.state
    assert isinstance(state, OrtusRegni)
    told = battle_outcomes(state)
    assert told is not None
    return told


def test_the_cheapest_spread_is_one_line_that_can_be_played() -> None:
    lines = set()
    for seed in range(25):

        def look(table: meadhall.Table) -> None:
            seat = table.awaiting[0]
            state = table.state
            assert isinstance(state, OrtusRegni)
            line = cheapest_spread(state, seat)
            if line is None:
                return
            lines.add(line.count(";"))
            after = table.clone()
            after.play(seat, line)
            assert isinstance(after.state, OrtusRegni)
            assert spread_of(after.state, seat) != spread_of(state, seat), "all points are spread"

        play_on(meadhall.new_game("ortus-regni", players=2, seed=seed), Random(seed), look)
    assert {0, 1} <= lines, "lines of one step and of more were played"
