"""Whole turns as single moves: a space with all its small decisions, and what may be bought first to reach it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from meadhall.games.feast_for_odin.codes import BUY, DONE, LOAD, OPTION, PASS, USE
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame, TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.phases.rounds import ACTIONS
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.answers import LEAST_USE, small_answer
from meadhall.games.feast_for_odin.strategy.value import value

MOST_STEPS: Final = 80


class Move:
    """The first answer of a turn, the state after all of it, and how that looks."""

    def __init__(self, code: int, state: Feast, worth: float) -> None:
        self.code = code
        self.state = state
        self.worth = worth


def in_actions(state: Feast) -> bool:
    frame = state.stack[0] if state.stack else None
    return isinstance(frame, RoundFrame) and frame.part == ACTIONS


def finish_turn(state: Feast, seat: int, deep: bool = True) -> None:
    """Answer what a seat is asked until its turn is over; what comes after the last turn of a round is left open."""
    for _ in range(MOST_STEPS):
        if seat not in state.waiting or isinstance(state.stack[-1], TurnFrame) or not in_actions(state):
            return
        state.act(seat, small_answer(state, seat, deep))


def finish_round(state: Feast, seat: int) -> None:
    """Answer what seats are asked between the last turn of a round and the first of the next.

    What others lay doesn't concern the seat that looks ahead, and planning it takes long: they lay nothing.
    """
    for _ in range(4 * MOST_STEPS):
        if state.over or isinstance(state.stack[-1], TurnFrame):
            return
        asked = state.waiting[0]
        idle = asked != seat and isinstance(state.stack[-1], WindowFrame)
        state.act(asked, DONE if idle else small_answer(state, asked))


def moves(state: Feast, seat: int, leave_out: Container[int]) -> list[Move]:
    """Every turn worth thinking of, as it stands when it is over. Passing is one only if there is nothing else."""
    found: list[Move] = []
    codes = state.legal(seat)
    for code in codes:
        if code < PASS and code not in leave_out:
            add_move(found, state, seat, code, code)
    for code in codes:
        if BUY <= code < LOAD and code not in leave_out:
            bought = state.clone()
            bought.act(seat, code)
            for space in bought.legal(seat):
                if space < PASS and space not in codes:
                    add_move(found, bought, seat, space, code)
        elif USE <= code < OPTION:
            add_move(found, state, seat, code, code)
            if found[-1].worth < value(state, seat) + LEAST_USE:
                found.pop()
    if not found:
        add_move(found, state, seat, PASS, PASS)
    return found


def add_move(found: list[Move], state: Feast, seat: int, code: int, first: int) -> None:
    trial = state.clone()
    trial.act(seat, code)
    rolled = any(isinstance(frame, DiceFrame) for frame in trial.stack)
    finish_turn(trial, seat)
    move = Move(first, trial, value(trial, seat))
    if rolled:
        move = middling(move, state, seat, code)
    found.append(move)


def middling(move: Move, state: Feast, seat: int, code: int) -> Move:
    """A roll is no plan: of three the one in the middle stands for them, with what they are worth on average."""
    rolls = [move]
    chance = state.chance.clone()
    for _ in range(2):
        trial = state.clone()
        trial.chance = chance.split()
        trial.act(seat, code)
        finish_turn(trial, seat)
        rolls.append(Move(move.code, trial, value(trial, seat)))
    rolls.sort(key=worth_of)
    return Move(move.code, rolls[1].state, (rolls[0].worth + rolls[1].worth + rolls[2].worth) / 3.0)


def worth_of(move: Move) -> float:
    return move.worth


def habits(state: Feast, seat: int) -> list[list[int]]:
    """The spaces that look best to each other seat, the best first: those it will take, as long as they are free."""
    found: list[list[int]] = [[] for _ in range(state.players)]
    if state.players == 1:
        return found
    trial = state.clone()
    trial.act(seat, PASS)
    for _ in range(MOST_STEPS):
        if trial.over or not in_actions(trial):
            break
        other = trial.waiting[0]
        if not isinstance(trial.stack[-1], TurnFrame):
            trial.act(other, small_answer(trial, other))
            continue
        ranked = [move for move in moves(trial, other, ()) if move.code < PASS]
        ranked.sort(key=worth_of, reverse=True)
        found[other] = [move.code for move in ranked]
        trial.act(other, PASS)
    return found


def wait_for_turn(state: Feast, seat: int, habits: Sequence[Sequence[int]]) -> None:
    """Go on to the seat's next turn of the round; stop where the turns are over."""
    for _ in range(MOST_STEPS):
        if state.over or seat in state.waiting or not in_actions(state):
            return
        other = state.waiting[0]
        if not isinstance(state.stack[-1], TurnFrame):
            state.act(other, small_answer(state, other))
            continue
        state.act(other, habitual(state.legal(other), habits[other] if habits else []))
        finish_turn(state, other, deep=False)


def habitual(codes: list[int], habits: Sequence[int]) -> int:
    """The likeliest turn of a seat, as far as it is open to it, or to pass."""
    for code in habits:
        if code in codes:
            return code
    return PASS
