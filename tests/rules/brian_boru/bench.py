"""A workbench for Brian Boru's rules: tables laid out by hand, single steps run to their end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import meadhall
from meadhall.games.brian_boru.board import BITS, REGIONS, TOWNS
from meadhall.games.brian_boru.cards import MARRIAGE_CARDS
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.interface.actions import SPACE
from meadhall.games.brian_boru.state import (
    ACTION,
    BATTLE_STEP,
    CHURCH_STEP,
    FACE_DOWN,
    FACE_UP,
    MARRIAGE_STEP,
    NONE,
    BrianBoru,
)
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.journal import read
from meadhall.kernel.state import Frame

Answer = tuple[int, str]


def town(name: str) -> int:
    return TOWNS.index(name)


def region(name: str) -> int:
    return REGIONS.index(name)


def marriage(name: str) -> int:
    return MARRIAGE_CARDS.index(name)


def claim(value: int | str) -> int:
    faces = {"down": FACE_DOWN, "board": FACE_UP}
    return faces[value] if isinstance(value, str) else value


def laid_out(players: int = 3, marker: int | None = 0, active: str | None = None, **options: Any) -> BrianBoru:
    """A table after setup without discs, with nothing pending: seat `marker` holds the marker, or it lies on a town."""
    settled = GAME.check_options(players, options)
    state = GAME.start(players, settled, Chance(key_of_seed("workbench")), [])
    state.stack = []
    state.waiting = []
    state.choices = []
    state.journal = []
    state.marker_holder = NONE if active else (0 if marker is None else marker)
    state.active_town = town(active) if active else NONE
    return state


def discs(
    state: BrianBoru, owners: Mapping[str, int], vikings: Iterable[str] = (), monasteries: Iterable[str] = ()
) -> BrianBoru:
    for name, seat in owners.items():
        state.put_disc(seat, town(name))
    for name in vikings:
        state.vikings |= BITS[town(name)]
    for name in monasteries:
        state.monasteries |= BITS[town(name)]
    return state


def owners(state: BrianBoru) -> dict[str, int]:
    return {name: state.owner(number) for number, name in enumerate(TOWNS) if state.owner(number) != NONE}


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(TOWNS) if mask & BITS[number]}


def run(state: BrianBoru, frame: Frame, answers: Iterable[Answer] = ()) -> BrianBoru:
    """Run one step to its end, giving these answers, all of which must be asked for and legal."""
    state.stack.append(frame)
    state.settle()
    for seat, notation in answers:
        answer(state, seat, notation)
    assert not state.waiting, f"{state.waiting} still asked: {legal(state)}"
    assert not state.stack
    return state


def answer(state: BrianBoru, seat: int, notation: str) -> None:
    code = SPACE.parse(notation)
    assert code is not None, notation
    assert code in state.legal(seat), f"{notation} is not among {legal(state)}"
    state.act(seat, code)


def legal(state: BrianBoru, seat: int | None = None) -> list[str]:
    """The notations of the legal actions of the seat asked."""
    if seat is None:
        seat = state.waiting[0] if state.waiting else 0
    return [SPACE.notations[code] for code in state.legal(seat)]


def action(state: BrianBoru, seat: int, card: int, use: int, answers: Iterable[str] = ()) -> BrianBoru:
    """One player's action with a card: use 0 is the main action, 1 and 2 are the secondary ones."""
    state.played[seat] = card - 1
    run(state, [ACTION, seat, card - 1, use, 0, NONE], [(seat, notation) for notation in answers])
    state.played[seat] = NONE
    return state


def marriage_step(state: BrianBoru, card: str, answers: Iterable[Answer] = ()) -> BrianBoru:
    state.open_marriage = marriage(card)
    return run(state, [MARRIAGE_STEP, 0], answers)


def battle_step(state: BrianBoru, answers: Iterable[Answer] = ()) -> BrianBoru:
    return run(state, [BATTLE_STEP, 0], answers)


def church_step(state: BrianBoru, answers: Iterable[Answer] = ()) -> BrianBoru:
    return run(state, [CHURCH_STEP, 0, 0], answers)


def told(state: BrianBoru, key: str) -> list[dict[str, Any]]:
    """The arguments of every journal entry of one kind."""
    happenings = read(state.journal or [], None, GAME.notes, GAME.names, open_to_all=True)
    return [happening.message.args for happening in happenings if happening.message.key == f"brian-boru.{key}"]


def clauses_told(state: BrianBoru) -> set[str]:
    return {GAME.notes[entry[0]].clause for entry in state.journal or []}


def refusal(table: meadhall.Table, seat: int, notation: str) -> str:
    """The clause by which an action is refused."""
    before = table.hash()
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, notation)
    assert table.hash() == before
    return caught.value.message.clause


def trick_position(hands: list[list[int]], **fields: Any) -> dict[str, Any]:
    """A position in the action phase with these hands; `seats` entries are added to them."""
    seats = [{**extra, "hand": hand} for hand, extra in zip(hands, fields.pop("seats", [{}] * len(hands)), strict=True)]
    return {"players": len(hands), "phase": "tricks", "round": 1, "seats": seats, "marker": {"holder": 0}, **fields}
