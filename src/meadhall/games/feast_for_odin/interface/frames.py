"""Which steps may stand on each other, and what the numbers of each may be. Positions are checked by it.

Whatever an operation of a program asks for stands on the program's `run` frame, and says which operation it is.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.feast_for_odin.board.boards import ALL_AREAS, BITS, SHAPES
from meadhall.games.feast_for_odin.board.placement import anchors, areas_for, ground_of, owned_areas, shape_of
from meadhall.games.feast_for_odin.cards.cards import CARD_BITS, CARD_COUNT, CARD_DRAW, CLAUSES, NEW_WEAPON
from meadhall.games.feast_for_odin.cards.prices import exchange_payment
from meadhall.games.feast_for_odin.cards.programs import (
    CHOOSE,
    DICE,
    DO_ACTION,
    DRAW_CARD,
    EMIGRATE,
    EXCHANGE,
    FLIP,
    GAIN_AND_PLACE,
    MOUNTAIN,
    OPS,
    OVERSEAS,
    PLACE,
    PLAY_CARDS,
    PROGRAMS,
    RAIDING,
    REPLACE,
    RETURN_VIKINGS,
    RUN_PHASE,
    SALE,
    THIS_SPACE,
    UPGRADE,
    WHALING,
    Op,
)
from meadhall.games.feast_for_odin.codes import MOST_SPENT
from meadhall.games.feast_for_odin.items import (
    BOAT,
    COLOUR,
    GOODS_END,
    ITEM_COUNT,
    LOADED_BOAT,
    RED,
    SPECIAL_COUNT,
)
from meadhall.games.feast_for_odin.phases import rolls
from meadhall.games.feast_for_odin.phases.dice import SIDES
from meadhall.games.feast_for_odin.phases.feast import CLEARED as FEAST_CLEARED
from meadhall.games.feast_for_odin.phases.feast import (
    COLUMN,
    EMPTY,
    EMPTY_PIECE,
    LAID,
    NEIGHBOUR,
    OPENING,
    PRIVATE,
    SILVER_PIECE,
    SOBER,
    first_column,
    width,
)
from meadhall.games.feast_for_odin.phases.feast import STAGE as FEAST_STAGE
from meadhall.games.feast_for_odin.phases.loot import reachable, spend_floor, spendable
from meadhall.games.feast_for_odin.phases.rounds import ACTIONS, BEGIN, FOR_ALL, PART_NAMES
from meadhall.games.feast_for_odin.phases.turns import ARRIVE, CARD_GONE, PAID, SAVED, STAGE, VIKINGS, WHAT, WHERE
from meadhall.games.feast_for_odin.phases.turns import END as LAST_STAGE
from meadhall.games.feast_for_odin.spaces.feasible import recallable
from meadhall.games.feast_for_odin.spaces.open_spaces import copyable, open_spaces
from meadhall.games.feast_for_odin.spaces.reserved import can_roll
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_OF
from meadhall.games.feast_for_odin.spaces.spaces import FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import (
    BY_RULES,
    CHOOSE_STEP,
    DICE_STEP,
    DRAW_STEP,
    EFFECTS,
    EMIGRATE_STEP,
    EXCHANGE_STEP,
    FEAST_STEP,
    FLIP_STEP,
    LAY_STEP,
    MOUNTAIN_STEP,
    NONE,
    OVERSEAS_STEP,
    PICK_STEP,
    PLACE_STEP,
    PLAY_CARDS_STEP,
    RECALL_STEP,
    ROUND,
    RUN,
    SALE_STEP,
    SPACE_STEP,
    STARTING_CARD,
    TALLY_SIZE,
    TURN_STEP,
    UPGRADE_STEP,
    WINDOW,
    Feast,
)
from meadhall.games.feast_for_odin.supply import faces_of
from meadhall.kernel.state import Frame

MOST = 99
GROUND: Frame = [NONE]
"""What the lowest step stands on."""


def misfit(state: Feast) -> int:
    """The place of the first frame that doesn't fit the table or the one below it; NONE if all do."""
    below = GROUND
    for place, frame in enumerate(state.stack):
        if not stands(state, frame, below) or not FITS[frame[0]](state, frame, below):
            return place
        below = frame
    # A program goes on until somebody is asked: it never waits by itself.
    return len(state.stack) - 1 if below[0] == RUN else NONE


def stands(state: Feast, frame: Frame, below: Frame) -> bool:
    """Whether a step may stand on the one below; all steps of a round's part are one seat's."""
    step, under = frame[0], below[0]
    if step == ROUND:
        return under == NONE
    if step == STARTING_CARD:
        return under == ROUND
    if under in (NONE, STARTING_CARD, LAY_STEP) or len(frame) < 2 or not 0 <= frame[1] < state.players:
        return False
    if under != ROUND and frame[1] != below[1]:
        return False
    if step == TURN_STEP:
        return under == ROUND
    if step == WINDOW:
        return under in (ROUND, EFFECTS) or (under == FEAST_STEP and below[FEAST_STAGE] == OPENING)
    if step in (SPACE_STEP, FEAST_STEP):
        return under in (ROUND, RUN)
    if step == DRAW_STEP:
        return under in (ROUND, RUN, SPACE_STEP)
    if step == UPGRADE_STEP and under == UPGRADE_STEP:
        return True
    return under == RUN or step not in ON_PROGRAM


def within(numbers: list[int], *ranges: tuple[int, int]) -> bool:
    """As many numbers as ranges, each in its own."""
    if len(numbers) != len(ranges):
        return False
    return all(least <= number <= most for number, (least, most) in zip(numbers, ranges, strict=True))


SOURCES = (BY_RULES, CARD_COUNT - 1)
FLAG = (0, 1)
FEW = (0, MOST)

# --- rounds, turns and spaces ---------------------------------------------------------------------------------------


def round_(state: Feast, frame: Frame, below: Frame) -> bool:
    if not within(frame[1:], (0, len(PART_NAMES) - 1), (0, state.players)):
        return False
    for_all = frame[1] == ACTIONS or FOR_ALL >> frame[1] & 1
    return frame[2] == 0 or not for_all


def starting_card(state: Feast, frame: Frame, below: Frame) -> bool:
    hand = state.players == 1 and not state.hands[0]
    return len(frame) == 1 and below[1] == BEGIN and hand and bool(state.removed_starters) and state.round == 0


def turn(state: Feast, frame: Frame, below: Frame) -> bool:
    in_turn = below[1] == ACTIONS and frame[1] == state.turn
    return len(frame) == 2 and in_turn and not state.passed & BITS[frame[1]]


def window(state: Feast, frame: Frame, below: Frame) -> bool:
    return len(frame) == 2


def space(state: Feast, frame: Frame, below: Frame) -> bool:
    """Vikings stand on the space and use it, or a card does without Vikings and keeps the tally to come back to."""
    ranges = ((NONE, PLACE_COUNT - 1), (NONE, SPACE_COUNT - 1), (0, 4), (0, LAST_STAGE), (0, ITEM_COUNT - 1), FLAG)
    if not within(frame[2:SAVED], *ranges):
        return False
    seat, where, what, vikings, stage = frame[1], frame[WHERE], frame[WHAT], frame[VIKINGS], frame[STAGE]
    if where == NONE:
        size = SAVED if stage == ARRIVE else SAVED + TALLY_SIZE
        return below[0] == RUN and what != NONE and vikings == 0 and len(frame) == size
    if below[0] != ROUND or below[1] != ACTIONS or seat != state.turn or len(frame) != SAVED or vikings < 1:
        return False
    if where < FIRST_IMITATION and what != where:
        return False
    if stage == ARRIVE:
        return arrives(state, frame)
    standing = state.occupant[where] == seat or (state.occupant[where] == NONE and state.vikings[where] == 0)
    return what != NONE and standing and vikings <= COLUMN_OF[where]


def arrives(state: Feast, frame: Frame) -> bool:
    seat, where = frame[1], frame[WHERE]
    if where not in open_spaces(state, seat) or frame[PAID] or frame[CARD_GONE] or frame[VIKINGS] != COLUMN_OF[where]:
        return False
    if where >= FIRST_IMITATION:
        spaces = copyable(state, seat, where)
        return bool(spaces) if frame[WHAT] == NONE else frame[WHAT] in spaces
    return True


# --- programs and effects -------------------------------------------------------------------------------------------


def closure(program: int) -> set[int]:
    """A program and all it may lead to."""
    found = {program}
    for op in PROGRAMS[program]:
        for sub in op.subs:
            found |= closure(sub)
    return found


SPACE_PROGRAMS = [closure(space.program) for space in SPACES[:SPACE_COUNT]]
CARD_PROGRAMS: list[set[int]] = [set() for _ in range(CARD_COUNT)]
for clause in CLAUSES:
    CARD_PROGRAMS[clause.card] |= closure(clause.program)


def run(state: Feast, frame: Frame, below: Frame) -> bool:
    """The program is of the space or of a card in play that it is said to be of."""
    if not within(frame[2:], (0, len(PROGRAMS) - 1), (1, MOST), SOURCES, (NONE, MOST)):
        return False
    seat, program, place, source, argument = frame[1:]
    if place > len(PROGRAMS[program]):
        return False
    if source < 0:
        return 0 <= argument < SPACE_COUNT and program in SPACE_PROGRAMS[argument]
    if not state.in_play[seat] & CARD_BITS[source] or program not in CARD_PROGRAMS[source]:
        return False
    return argument_fits(state, seat, PROGRAMS[program][place:], argument)


def argument_fits(state: Feast, seat: int, ops: list[Op], argument: int) -> bool:
    """What operations still to come make of the argument is there."""
    for op in ops:
        if op.kind == RETURN_VIKINGS and op.mode == THIS_SPACE:
            here = 0 <= argument < PLACE_COUNT and state.occupant[argument] == seat
            if not here or state.vikings[argument] < op.n:
                return False
        if op.kind == REPLACE and not 0 <= argument < ITEM_COUNT:
            return False
    return True


def effects(state: Feast, frame: Frame, below: Frame) -> bool:
    """Clauses of cards in play, each with its argument."""
    if len(frame) % 2:
        return False
    for number, argument in zip(frame[2::2], frame[3::2], strict=True):
        if not 0 <= number < len(CLAUSES) or not NONE <= argument <= MOST:
            return False
        clause = CLAUSES[number]
        if not state.in_play[frame[1]] & CARD_BITS[clause.card]:
            return False
        if not argument_fits(state, frame[1], PROGRAMS[clause.program], argument):
            return False
    return True


def operation(below: Frame) -> Op:
    """The operation a program is at."""
    return PROGRAMS[below[2]][below[3] - 1]


def same_operation(frame: Frame, below: Frame) -> bool:
    """The step says which operation it is, by whom and of what; so does the program below."""
    return frame[2] == operation(below).number and frame[3:5] == below[4:6]


def upgrade(state: Feast, frame: Frame, below: Frame) -> bool:
    ranges = ((0, len(OPS) - 1), SOURCES, (NONE, MOST), FEW, (NONE, GOODS_END), FLAG, FLAG)
    if not within(frame[2:9], *ranges) or not all(0 <= item < GOODS_END for item in frame[9:]):
        return False
    op = OPS[frame[2]]
    if below[0] == UPGRADE_STEP:
        return frame[2:5] == below[2:5]
    return op.kind == UPGRADE and same_operation(frame, below) and frame[5] + len(frame) - 9 == op.n


def choose(state: Feast, frame: Frame, below: Frame) -> bool:
    if not within(frame[2:], (0, len(OPS) - 1), SOURCES, (NONE, MOST), FEW, FLAG):
        return False
    op = OPS[frame[2]]
    started = frame[5] > 0
    return op.kind == CHOOSE and same_operation(frame, below) and frame[5] <= len(op.subs) and started == bool(frame[6])


def exchange(state: Feast, frame: Frame, below: Frame) -> bool:
    """Pieces picked so far are of kinds that must be named, owned, and not too many."""
    if not within(frame[2:5], (0, len(OPS) - 1), SOURCES, (NONE, MOST)):
        return False
    op, picked = OPS[frame[2]], frame[5:]
    if op.kind != EXCHANGE or not same_operation(frame, below):
        return False
    payment = exchange_payment(state, frame[1], op)
    for place in range(0, len(payment), 2):
        faces = faces_of(payment[place])
        if len(faces) > 1:
            named = [face for face in picked if face in faces]
            if len(named) > payment[place + 1]:
                return False
            picked = [face for face in picked if face not in faces]
    return not picked and all(state.has(frame[1], face) >= frame[5:].count(face) for face in frame[5:])


def pick(state: Feast, frame: Frame, below: Frame) -> bool:
    ranges = ((0, len(OPS) - 1), SOURCES, (NONE, MOST))
    if not within(frame[2:], *ranges) or frame[2] != operation(below).number or frame[3] != below[4]:
        return False
    optional = operation(below).kind == DO_ACTION
    return operation(below).kind in PICKS and frame[4] == (0 if optional else below[5])


PICKS = {op.kind for op in OPS} - {
    CHOOSE, DICE, DRAW_CARD, EMIGRATE, EXCHANGE, FLIP, GAIN_AND_PLACE, MOUNTAIN, OVERSEAS, PLACE, PLAY_CARDS, REPLACE,
    RETURN_VIKINGS, RUN_PHASE, SALE, UPGRADE,
}  # fmt: skip
"""Operations that may ask for a single pick."""


def mountain(state: Feast, frame: Frame, below: Frame) -> bool:
    op = operation(below)
    if op.kind != MOUNTAIN or not within(frame[2:6], SOURCES, (op.only, op.only), (0, 255), FLAG):
        return False
    sizes = frame[6:]
    return frame[2] == below[4] and sizes == op.items[len(op.items) - len(sizes) :] and len(sizes) <= len(op.items)


def overseas(state: Feast, frame: Frame, below: Frame) -> bool:
    return operation(below).kind == OVERSEAS and within(frame[2:], (0, (1 << GOODS_END) - 1))


def sale(state: Feast, frame: Frame, below: Frame) -> bool:
    if operation(below).kind != SALE or not within(frame[2:], (0, 2), (0, MOST * SPECIAL_COUNT)):
        return False
    return frame[2] > 0 or frame[3] == 0


def emigrate(state: Feast, frame: Frame, below: Frame) -> bool:
    fits = operation(below).kind in (EMIGRATE, DO_ACTION) and within(frame[2:], FEW, SOURCES)
    return fits and frame[3] == below[4]


def play_cards(state: Feast, frame: Frame, below: Frame) -> bool:
    op = operation(below)
    if op.kind != PLAY_CARDS or not within(frame[2:], FEW, FEW, FEW, FLAG, SOURCES, (NONE, MOST)):
        return False
    paid = op.pay[1] if op.pay else 0
    return frame[2] + frame[3] <= op.n and frame[4] == paid and frame[6:] == below[4:6]


def draw(state: Feast, frame: Frame, below: Frame) -> bool:
    if below[0] == RUN and operation(below).kind != DRAW_CARD:
        return False
    return len(frame) == 3 and frame[2] == (NEW_WEAPON if below[0] == ROUND else CARD_DRAW)


def recall(state: Feast, frame: Frame, below: Frame) -> bool:
    """Which Vikings come back is asked only where there is a choice of spaces; those chosen have enough of them."""
    op = operation(below)
    if op.kind != RETURN_VIKINGS or op.mode == THIS_SPACE or len(frame) < 4:
        return False
    chosen = frame[4:]
    spaces = recallable(state, frame[1], op.column, op.n, [])
    open_ones = len(set(chosen)) == len(chosen) and all(space in spaces for space in chosen)
    return frame[2] == op.number and frame[3] == NONE and open_ones


# --- pieces ---------------------------------------------------------------------------------------------------------


def place(state: Feast, frame: Frame, below: Frame) -> bool:
    op = operation(below)
    if op.kind not in (PLACE, GAIN_AND_PLACE) or not within(frame[2:], (0, len(OPS) - 1), SOURCES, FEW):
        return False
    return frame[2] == op.number and frame[3] == below[4]


def flip(state: Feast, frame: Frame, below: Frame) -> bool:
    op = operation(below)
    return op.kind == FLIP and within(frame[2:], (op.number, op.number), FEW)


def lay(state: Feast, frame: Frame, below: Frame) -> bool:
    """The piece is there, and what was chosen so far leaves it a place."""
    if not within(frame[2:], (0, len(SHAPES) - 1), (0, ALL_AREAS), (NONE, 31), (NONE, 7)):
        return False
    seat, item, allowed, area, orientation = frame[1:]
    placed = below[0] == PLACE_STEP
    if allowed != (OPS[below[2]].areas if placed else ALL_AREAS) or state.has(seat, item) < 1:
        return False
    if area == NONE:
        return orientation == NONE and bool(areas_for(state, seat, item, allowed))
    if area not in owned_areas(state, seat) or area not in areas_for(state, seat, item, allowed):
        return False
    if orientation == NONE:
        ground = ground_of(state, seat, area)
        free = ground.free_for(item)
        return any(ground.takes(free, shape) for shape in SHAPES[item])
    if orientation not in [shape.turn for shape in SHAPES[item]]:
        return False
    return bool(anchors(state, seat, area, item, shape_of(item, orientation)))


def feast(state: Feast, frame: Frame, below: Frame) -> bool:
    """The columns filled are those the pieces on the table cover."""
    if not within(frame[2:LAID], (0, MOST), (NONE, RED), FEW, (0, FEAST_CLEARED), FLAG, FLAG):
        return False
    pieces = frame[LAID:]
    if not all(is_meal(piece) for piece in pieces):
        return False
    if bool(frame[PRIVATE]) != (below[0] == RUN):
        return False
    if below[0] == RUN and operation(below).kind != RUN_PHASE:
        return False
    if frame[FEAST_STAGE] == OPENING:
        return frame[COLUMN:] == [0, NONE, 0, OPENING, 0, frame[PRIVATE]]
    covered = sum(1 if piece >= SILVER_PIECE else width(piece) for piece in pieces)
    last = pieces[-1] if pieces else EMPTY_PIECE
    neighbour = NONE if last >= SILVER_PIECE else COLOUR[last // 2]
    if frame[COLUMN] != first_column(state, frame[1]) + covered or frame[NEIGHBOUR] != neighbour:
        return False
    return frame[EMPTY] == pieces.count(EMPTY_PIECE) and frame[SOBER] <= 1


def is_meal(piece: int) -> bool:
    return piece in (SILVER_PIECE, EMPTY_PIECE) or (0 <= piece < 2 * GOODS_END and COLOUR[piece // 2] <= RED)


# --- dice -----------------------------------------------------------------------------------------------------------


def dice(state: Feast, frame: Frame, below: Frame) -> bool:
    op = operation(below)
    ranges = ((0, 4), (0, 3), SOURCES, (NONE, MOST), (0, rolls.OVER), (0, 4), (-MOST, MOST), (0, 3), (0, 3), FEW, FEW,
              FEW, (0, 2))  # fmt: skip
    if op.kind not in (DICE, DO_ACTION) or not within(frame[2 : rolls.THROWS], *ranges) or not throws_fit(frame):
        return False
    seat, action, stage = frame[1], frame[rolls.ACTION], frame[rolls.STAGE]
    if action != op.n or frame[rolls.SOURCE] != below[4]:
        return False
    if stage == rolls.OVER:
        return True
    if not can_roll(state, seat, action) or (stage > rolls.ROLLING) != (frame[rolls.ROLL_COUNT] > 0):
        return stage == rolls.ROLLING and can_roll(state, seat, action)
    empty, loaded = frame[rolls.EMPTY_BOATS], frame[rolls.LOADED_BOATS]
    if action == WHALING:
        named = 0 < empty + loaded <= frame[rolls.MOST_SHIPS]
        if frame[rolls.MOST_SHIPS] < 1 or named != (stage > rolls.SHIPS):
            return False
        if state.has(seat, BOAT) < empty or state.has(seat, LOADED_BOAT) < loaded:
            return False
    elif empty or loaded:
        return False
    return spending_fits(state, frame, stage)


def throws_fit(frame: Frame) -> bool:
    """Every roll made has its face, and what was added to it."""
    throws = frame[rolls.THROWS :]
    if len(throws) != rolls.THROW_SIZE * frame[rolls.ROLL_COUNT]:
        return False
    faces = throws[rolls.FACE :: rolls.THROW_SIZE]
    added = [number for place, number in enumerate(throws) if place % rolls.THROW_SIZE != rolls.FACE]
    sides = SIDES[frame[rolls.ACTION]]
    return all(1 <= face <= sides for face in faces) and all(-MOST <= number <= MOST for number in added)


def spending_fits(state: Feast, frame: Frame, stage: int) -> bool:
    """What is spent on a high roll is there until it is paid, and leaves a tile within reach."""
    if frame[rolls.ACTION] < RAIDING:
        return stage <= rolls.PAYING and frame[rolls.SUM] >= 0 and not any(frame[rolls.STONES : rolls.THROWS])
    decided = max(0, min(stage, rolls.LOOT) - rolls.SPEND_STONES)
    if any(frame[rolls.STONES + decided : rolls.TAKEN]) or (frame[rolls.TAKEN] and stage != rolls.LOOT):
        return False
    if rolls.SPEND_STONES <= stage < rolls.LOOT:
        for spent in range(decided):
            if frame[rolls.STONES + spent] > spendable(state, frame[1], rolls.SPEND_STONES + spent):
                return False
        return spend_floor(state, frame, stage) <= min(spendable(state, frame[1], stage), MOST_SPENT)
    return stage != rolls.LOOT or bool(frame[rolls.TAKEN]) or bool(reachable(state, frame))


ON_PROGRAM = {
    MOUNTAIN_STEP, UPGRADE_STEP, CHOOSE_STEP, EXCHANGE_STEP, DICE_STEP, OVERSEAS_STEP, SALE_STEP, EMIGRATE_STEP,
    PLAY_CARDS_STEP, PLACE_STEP, FLIP_STEP, RECALL_STEP, PICK_STEP,
}  # fmt: skip
"""Steps that an operation of a program asks for."""

FITS: dict[int, Callable[[Feast, Frame, Frame], bool]] = {
    STARTING_CARD: starting_card,
    ROUND: round_,
    TURN_STEP: turn,
    SPACE_STEP: space,
    RUN: run,
    EFFECTS: effects,
    MOUNTAIN_STEP: mountain,
    UPGRADE_STEP: upgrade,
    CHOOSE_STEP: choose,
    EXCHANGE_STEP: exchange,
    DICE_STEP: dice,
    OVERSEAS_STEP: overseas,
    SALE_STEP: sale,
    EMIGRATE_STEP: emigrate,
    PLAY_CARDS_STEP: play_cards,
    LAY_STEP: lay,
    PLACE_STEP: place,
    FLIP_STEP: flip,
    RECALL_STEP: recall,
    FEAST_STEP: feast,
    WINDOW: window,
    DRAW_STEP: draw,
    PICK_STEP: pick,
}
"""Whether a frame fits the table and the one below it, by step."""
