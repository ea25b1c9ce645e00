"""The small decisions of a turn, each answered by rule or by what looks best at once."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import cell_code
from meadhall.games.feast_for_odin.cards.cards import ANYTIME, CLAUSES
from meadhall.games.feast_for_odin.cards.programs import RAIDING, WHALING
from meadhall.games.feast_for_odin.codes import (
    AREA,
    BUY,
    CELL,
    DONE,
    FILL,
    KEEP,
    LAY,
    OPTION,
    ROLL,
    TURN,
    USE,
    is_window_code,
)
from meadhall.games.feast_for_odin.frames.dice import DECIDE, DiceFrame
from meadhall.games.feast_for_odin.frames.effects import ChooseFrame
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame, SpaceFrame, TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.phases.dice import most_payable, rolls_left
from meadhall.games.feast_for_odin.phases.meals import cheapest_meal
from meadhall.games.feast_for_odin.phases.rounds import BEFORE_INCOME, FINAL_WINDOW
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.strategy.layout import Layout, Place
from meadhall.games.feast_for_odin.strategy.raids import raid_answer
from meadhall.games.feast_for_odin.strategy.value import value

WIDTH: Final = 3
"""How many layouts are followed."""
MOST_FOLLOWED: Final = 8
LEAST_USE: Final = 0.2
"""So many points a card used between turns must bring."""
LOW_ENOUGH: Final[list[list[int]]] = [[12, 3, 2], [12, 5, 3]]
"""The dearest roll that is kept with so many rolls left, of the small die and of the large one."""


def small_answer(state: Feast, seat: int, deep: bool = True) -> int:
    """The answer to a question that isn't which space to take; `deep` looks where some answers lead."""
    frame = state.stack[-1]
    if isinstance(frame, LayFrame):
        return lay_answer(state, seat, frame)
    if isinstance(frame, WindowFrame):
        return window_answer(state, seat)
    if isinstance(frame, FeastFrame):
        return cheapest_meal(state, seat)[0]
    codes = state.legal(seat)
    if isinstance(frame, DiceFrame):
        code = raid_answer(state, frame, codes) if frame.action >= RAIDING else hunt_answer(state, frame)
        if code != NONE:
            return code
    deep = deep and isinstance(frame, (SpaceFrame, ChooseFrame, DiceFrame))
    return best_answer(state, seat, [code for code in codes if is_own(code)] or codes, deep)


def is_own(code: int) -> bool:
    """Whether a code answers the question itself, and isn't one of the window beside it."""
    if USE <= code < OPTION:
        return CLAUSES[code - USE].trigger != ANYTIME
    return not is_window_code(code)


def lay_answer(state: Feast, seat: int, frame: LayFrame) -> int:
    """Where to lay the piece that was begun: its area, then how it is turned, then the cell."""
    codes = state.legal(seat)
    layout = Layout(state, seat)
    for place in layout.plan(WIDTH):
        if place.item == frame.item:
            code = step_of(layout, frame, place)
            if code in codes:
                return code
            break
    forced = layout.forced(frame.item, frame.area, frame.turn)
    if forced is not None:
        code = step_of(layout, frame, forced)
        if code in codes:
            return code
    return codes[0]


def step_of(layout: Layout, frame: LayFrame, place: Place) -> int:
    """The next answer on the way to a place."""
    if frame.area == NONE:
        return AREA + layout.areas[place.area]
    if frame.turn == NONE:
        return TURN + place.turn
    return CELL + cell_code(place.cell)


def window_answer(state: Feast, seat: int) -> int:
    """Pieces are laid before income is paid and at the end; cards are used where that looks better."""
    codes = state.legal(seat)
    code = useful_card(state, seat, codes)
    if code != NONE:
        return code
    frame = state.stack[0]
    part = frame.part if isinstance(frame, RoundFrame) else NONE
    if part == FINAL_WINDOW:
        for code in codes:
            if FILL <= code < BUY:
                return code
    if part == FINAL_WINDOW or part == BEFORE_INCOME:
        for place in Layout(state, seat).plan(WIDTH):
            return LAY + place.item if LAY + place.item in codes else DONE
    return DONE


def useful_card(state: Feast, seat: int, codes: list[int]) -> int:
    """The card whose use looks best, if any is worth it: without a gain, exchanges might go round in a circle."""
    best = NONE
    most = 0.0
    for code in codes:
        if USE <= code < OPTION:
            if best == NONE and most == 0.0:
                most = value(state, seat) + LEAST_USE
            trial = state.clone()
            trial.act(seat, code)
            follow(trial, seat, True)
            worth = value(trial, seat)
            if worth > most:
                most = worth
                best = code
    return best


def hunt_answer(state: Feast, frame: DiceFrame) -> int:
    """Whether to keep a roll of a hunt, by a table of limits; none if that isn't asked."""
    if frame.stage != DECIDE:
        return NONE
    left = min(2, rolls_left(state, frame))
    dearest = LOW_ENOUGH[1 if frame.action == WHALING else 0][left]
    return KEEP if frame.result <= min(dearest, most_payable(state, frame)) else ROLL


def best_answer(state: Feast, seat: int, codes: list[int], deep: bool) -> int:
    """The answer after which things look best."""
    best = codes[0]
    if len(codes) == 1:
        return best
    most = 0.0
    for place in range(len(codes)):
        trial = state.clone()
        trial.act(seat, codes[place])
        if deep:
            follow(trial, seat, False)
        worth = value(trial, seat)
        if place == 0 or worth > most:
            most = worth
            best = codes[place]
    return best


def follow(state: Feast, seat: int, deep: bool) -> None:
    """Go on answering until the action is over."""
    for _ in range(MOST_FOLLOWED):
        if seat not in state.waiting or isinstance(state.stack[-1], (TurnFrame, WindowFrame, FeastFrame)):
            return
        state.act(seat, small_answer(state, seat, deep))
