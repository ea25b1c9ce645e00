"""A defence imagined card by card: what it is told to come to is what the rules do when it stands up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.interface.battle_outcomes import battle_outcomes
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import do, earl, fief, idle, laid, number, state_of


def besieged() -> meadhall.Table:
    """A siege being fielded against a Vassal, two Infantry and a Knight, of which two may fight."""
    table = laid(
        earl(fief("palace", "champion"), fief("castle", "prince", "land"), pool={"knight": 1}, hand=["allies"]),
        idle(fief("palace", "vassal", "land", "land"), pool={"infantry": 2, "knight": 1}, hand=["champion"]),
    )
    return do(table, "0 attack", f"0 siege {number(1)}")


def all_supposed(table: meadhall.Table) -> dict[str, Any]:
    told = table.forecast(0)["battle"]
    assert told["stage"] == "attack" and told["now"]["undefended"] is not None
    imagined: dict[str, Any] = told["imagined"]
    return imagined


def names(roster: list[dict[str, Any]], stands: bool) -> list[str]:
    return [card["card"] for one in roster if one["stands"] is stands for card in one["cards"]]


@rule("OR-5.14")
def test_all_on_the_table_defend_until_somebody_is_imagined_away() -> None:
    table = besieged()
    first = all_supposed(table)
    assert (first["defenders"], first["defence"]) == (3, 4), "Vassal, Knight and one Infantry"
    assert names(first["roster"], True) == ["vassal", "knight", "infantry"]
    assert names(first["roster"], False) == ["infantry"]
    assert first["roster"][3]["line"] is None, "no more than two of the pool fight"
    fewer = table.suppose(0, first["roster"][1]["line"])
    assert (fewer["defenders"], fewer["defence"]) == (2, 2), "without the Knight"
    both = table.suppose(0, fewer["roster"][3]["line"])
    assert names(both["roster"], True) == ["vassal", "infantry", "infantry"]
    nobody = table.suppose(0, "")
    assert nobody["undefended"] == table.forecast(0)["battle"]["now"]["undefended"]
    assert names(nobody["roster"], True) == []


@rule("OR-8.5")
def test_a_guard_goes_with_the_king() -> None:
    table = laid(idle(fief("palace", "champion")), idle(banners=2), king=1, guard={"knight": 1})
    do(table, "0 attack", f"0 field lord {number(0)}")
    first = all_supposed(table)
    assert names(first["roster"], True) == ["king", "knight"]
    alone = table.suppose(0, first["roster"][0]["line"])
    assert (names(alone["roster"], True), alone["undefended"] is None) == ([], False)
    assert [one["line"] is None for one in alone["roster"]] == [False, True]


@pytest.mark.parametrize(
    "line",
    ["field champion", "field lord 1", "no such step", "field knight; field knight", "field guard knight", "done"],
)
def test_what_cannot_be_supposed_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        besieged().suppose(0, line)
    assert caught.value.message.key == "ortus-regni.refuse-supposed"


def test_there_is_nothing_to_suppose_once_the_attack_marches() -> None:
    table = do(besieged(), f"0 field lord {number(0)}", "0 done")
    for moment in (table, laid(idle(), idle())):
        with pytest.raises(IllegalAction, match="while an attack is fielded"):
            moment.suppose(0, "")


def test_a_supposed_defence_comes_to_what_the_same_cards_come_to_when_fielded() -> None:
    random = Random(5)
    compared = set()

    def look(table: meadhall.Table) -> None:
        told = table.forecast(None)["battle"]
        if told is None or "imagined" not in told:
            return
        supposed = told["imagined"]
        for _ in range(3):
            lines = [one["line"] for one in supposed["roster"] if one["line"] is not None]
            if not lines:
                return
            line = random.choice(lines)
            supposed = table.suppose(None, line)
            for seat in range(table.players):
                twin = table.clone()
                table.game.redeal(twin.state, seat, Chance(key_of_seed(line)))
                assert json.dumps(twin.suppose(seat, line)) == json.dumps(supposed), "it tells of no hand"
            really = fielded(table, line)
            if really is not None:
                assert {**really, "roster": supposed["roster"]} == supposed
                compared.add(line.count(";"))

    for seed in range(6):
        play_on(meadhall.new_game("ortus-regni", players=3, seed=f"supposed {seed}"), Random(seed), look)
    assert len(compared) > 1, "defences of several sizes were compared"


def fielded(table: meadhall.Table, line: str) -> dict[str, Any] | None:
    """What the battle is told to come to once the attack has marched and these cards stand against it."""
    ahead = table.clone()
    attacker = ahead.awaiting[0]
    if "done" not in [str(action) for action in ahead.actions(attacker)] or not line:
        return None
    ahead.play(attacker, "done")
    defender = ahead.awaiting[0]
    for step in line.split("; "):
        if step not in [str(action) for action in ahead.actions(defender)]:
            return None  # the only thing there was to do has been done, or an ally is asked first
        ahead.play(defender, step)
    told = battle_outcomes(state_of(ahead))
    return None if told is None or told["stage"] != "defence" else told["now"]
