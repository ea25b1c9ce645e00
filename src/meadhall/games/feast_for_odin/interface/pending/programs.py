"""What the frames of programs, of spaces and of cards, may be."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import CARD_BITS, CARD_COUNT, CLAUSES
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, Op, ReplaceOp, ReturnVikingsOp
from meadhall.games.feast_for_odin.cards.programs import THIS_SPACE
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import EffectsFrame, RunFrame
from meadhall.games.feast_for_odin.interface.pending.numbers import is_argument, is_source
from meadhall.games.feast_for_odin.items import ITEM_COUNT
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import Feast


def closure(program: int) -> set[int]:
    """A program and all it may lead to."""
    found = {program}
    for op in PROGRAMS[program]:
        for sub in op.leads_to():
            found |= closure(sub)
    return found


SPACE_PROGRAMS = [closure(space.program) for space in SPACES[:SPACE_COUNT]]

CARD_PROGRAMS: list[set[int]] = [set() for _ in range(CARD_COUNT)]

for clause in CLAUSES:
    CARD_PROGRAMS[clause.card] |= closure(clause.program)


def fits_run(state: Feast, frame: RunFrame, below: Frame) -> bool:
    """The program is of the space or of a card in play that it is said to be of."""
    program, source, argument = frame.program, frame.source, frame.argument
    if not 0 <= program < len(PROGRAMS) or not is_source(source) or not is_argument(argument):
        return False
    if not 1 <= frame.place <= len(PROGRAMS[program]):
        return False
    if source < 0:
        return 0 <= argument < SPACE_COUNT and program in SPACE_PROGRAMS[argument]
    if not state.in_play[frame.seat] & CARD_BITS[source] or program not in CARD_PROGRAMS[source]:
        return False
    return argument_fits(state, frame.seat, PROGRAMS[program][frame.place :], argument)


def argument_fits(state: Feast, seat: int, ops: list[Op], argument: int) -> bool:
    """What operations still to come make of the argument is there."""
    for op in ops:
        if isinstance(op, ReturnVikingsOp) and op.mode == THIS_SPACE:
            here = 0 <= argument < PLACE_COUNT and state.occupant[argument] == seat
            if not here or state.vikings[argument] < op.vikings:
                return False
        if isinstance(op, ReplaceOp) and not 0 <= argument < ITEM_COUNT:
            return False
    return True


def fits_effects(state: Feast, frame: EffectsFrame, below: Frame) -> bool:
    """Clauses of cards in play, each with its argument."""
    for number, argument in frame.answers:
        if not 0 <= number < len(CLAUSES) or not is_argument(argument):
            return False
        clause = CLAUSES[number]
        if not state.in_play[frame.seat] & CARD_BITS[clause.card]:
            return False
        if not argument_fits(state, frame.seat, PROGRAMS[clause.program], argument):
            return False
    return True


def operation(below: RunFrame) -> Op:
    """The operation a program is at."""
    return PROGRAMS[below.program][below.place - 1]
