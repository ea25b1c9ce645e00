"""The Vikings (OR-11): the timer, their arrival, the horde, and whose cube leads it."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    BLACK_MARKERS,
    VIKING_ACTIVE_ABOVE,
    VIKING_ARRIVAL,
    VIKING_GROWTH,
    number_of,
)
from meadhall.games.ortus_regni.frames.war import DeclareFrame
from meadhall.games.ortus_regni.notes import (
    CONTROLLER,
    HORDE_DORMANT,
    HORDE_GROWS,
    MARKER_FORWARD,
    NO_CUBES,
    VIKINGS_ARRIVE,
    WHITE_BACK,
    WHITE_FORWARD,
)
from meadhall.games.ortus_regni.setup.setup import draw_cube
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import draw_from
from meadhall.kernel.state import with_item


def vikings_turn(state: OrtusRegni) -> None:
    """The timer runs until they arrive; then the horde grows and acts."""
    if state.growth_due:
        grow(state, VIKING_GROWTH)
        act(state)
    elif state.arrived or run_timer(state):
        # In the turn of their arrival, and in the first one after an Emissary has brought them, they act without a
        # growth card (OR-11.4, OR-11.5).
        state.growth_due = True
        act(state)


def run_timer(state: OrtusRegni) -> bool:
    """OR-11.1: the white marker goes back, or else a black one forward. Says whether the Vikings have arrived."""
    if state.white:
        state.white = False
        state.tell(WHITE_BACK)
    else:
        move_markers(state, 1, MARKER_FORWARD)
    return state.arrived


def move_markers(state: OrtusRegni, count: int, note: int) -> None:
    """Black markers forward; with the last of them the Vikings arrive (OR-11.3)."""
    state.black = min(BLACK_MARKERS, state.black + count)
    state.tell(note, state.black)
    if state.black == BLACK_MARKERS:
        arrive(state)


def arrive(state: OrtusRegni) -> None:
    state.arrived = True
    state.black = 0
    state.white = False
    for _ in range(VIKING_ARRIVAL[state.players]):
        join_horde(state)
    state.tell(VIKINGS_ARRIVE, state.horde[0], state.horde[1])


def join_horde(state: OrtusRegni) -> int:
    state.own_piles()
    viking = draw_from(state, state.viking_deck, state.viking_discard)
    if viking != NONE:
        state.horde[viking] += 1
    return viking


def grow(state: OrtusRegni, count: int) -> None:
    """OR-11.6."""
    for _ in range(count):
        viking = join_horde(state)
        if viking != NONE:
            state.tell(HORDE_GROWS, viking)


def act(state: OrtusRegni) -> None:
    """An active horde is led by whoever's cube is drawn (OR-11.7, OR-11.8)."""
    if number_of(state.horde) <= VIKING_ACTIVE_ABOVE[state.players]:
        state.tell(HORDE_DORMANT, number_of(state.horde))
        return
    controller = draw_cube(state)
    if controller == NONE:
        state.tell(NO_CUBES)  # OR-11.16
        return
    if not state.rules.cube_returns:
        state.cubes = with_item(state.cubes, controller, state.cubes[controller] - 1)
    state.tell(CONTROLLER, controller)
    state.stack.append(DeclareFrame(VIKINGS, controller))


def raise_white_marker(state: OrtusRegni) -> None:
    """While the timer runs, war among Earls holds it (OR-8.40)."""
    if not state.arrived and not state.white:
        state.white = True
        state.tell(WHITE_FORWARD)
