"""Which steps may stand on each other, and what the fields of each frame may be. Positions are checked by it.

Whatever an operation of a program asks for stands on the program's `run` frame, and says which operation it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.feast_for_odin.board.boards import ALL_AREAS, BITS, SHAPES
from meadhall.games.feast_for_odin.board.placement import anchors, areas_for, ground_of, owned_areas, shape_of
from meadhall.games.feast_for_odin.cards.cards import CARD_BITS, CARD_COUNT, CARD_DRAW, CLAUSES, NEW_WEAPON
from meadhall.games.feast_for_odin.cards.operations import (
    PROGRAMS,
    DiceOp,
    DoActionOp,
    DrawCardOp,
    EmigrateOp,
    ExploreOp,
    ForgeOp,
    GainPickOp,
    MountainOp,
    MoveOreOp,
    Op,
    OverseasOp,
    PlayCardsOp,
    ReplaceOp,
    ReturnVikingsOp,
    RunPhaseOp,
    SaleOp,
    ThrowOreOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.prices import exchange_payment
from meadhall.games.feast_for_odin.cards.programs import RAIDING, THIS_SPACE, WHALING
from meadhall.games.feast_for_odin.codes import MOST_SPENT, food_of
from meadhall.games.feast_for_odin.frames.base import (
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
    TURN_STEP,
    UPGRADE_STEP,
    WINDOW,
    Frame,
)
from meadhall.games.feast_for_odin.frames.dice import (
    LOOT,
    OVER,
    PAYING,
    ROLLING,
    SHIPS,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
)
from meadhall.games.feast_for_odin.frames.effects import (
    ChooseFrame,
    EffectsFrame,
    EmigrateFrame,
    ExchangeFrame,
    MountainFrame,
    OverseasFrame,
    PickFrame,
    PlayCardsFrame,
    RecallFrame,
    RunFrame,
    SaleFrame,
    UpgradeFrame,
)
from meadhall.games.feast_for_odin.frames.pieces import CLEARED, OPENING, FeastFrame, FlipFrame, LayFrame, PlaceFrame
from meadhall.games.feast_for_odin.frames.rounds import (
    ARRIVE,
    END,
    DrawFrame,
    RoundFrame,
    SpaceFrame,
    StartingCardFrame,
    TurnFrame,
    WindowFrame,
)
from meadhall.games.feast_for_odin.items import (
    BOAT,
    COLOUR,
    GOODS_END,
    ITEM_COUNT,
    LOADED_BOAT,
    RED,
    SPECIAL_COUNT,
)
from meadhall.games.feast_for_odin.payments import faces_of
from meadhall.games.feast_for_odin.phases.feast import EMPTY_PIECE, SILVER_PIECE, first_column, width
from meadhall.games.feast_for_odin.phases.loot import reachable, spend_floor, spendable
from meadhall.games.feast_for_odin.phases.rounds import ACTIONS, BEGIN, FOR_ALL, PART_NAMES
from meadhall.games.feast_for_odin.spaces.feasible import recallable
from meadhall.games.feast_for_odin.spaces.open_spaces import copyable, open_spaces
from meadhall.games.feast_for_odin.spaces.reserved import can_roll
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_OF
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS, FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import BY_RULES, NONE, TALLY_SIZE, Feast

MOST = 99


def misfit(state: Feast) -> int:
    """The place of the first frame that doesn't fit the table or the one below it; NONE if all do."""
    below: Frame | None = None
    for place, frame in enumerate(state.stack):
        if not stands(state, frame, below) or not FITS[frame.step](state, frame, below):
            return place
        below = frame
    # A program goes on until somebody is asked: it never waits by itself.
    return len(state.stack) - 1 if isinstance(below, RunFrame) else NONE


def stands(state: Feast, frame: Frame, below: Frame | None) -> bool:
    """Whether a step may stand on the one below; all steps of a round's part are one seat's."""
    if below is None:
        return isinstance(frame, RoundFrame)
    if isinstance(frame, StartingCardFrame):
        return isinstance(below, RoundFrame)
    if isinstance(frame, RoundFrame) or isinstance(below, (StartingCardFrame, LayFrame)):
        return False
    if not 0 <= frame.seat < state.players:
        return False
    on_round = isinstance(below, RoundFrame)
    if not on_round and frame.seat != below.seat:
        return False
    if isinstance(frame, TurnFrame):
        return on_round
    if isinstance(frame, WindowFrame):
        opening = isinstance(below, FeastFrame) and below.stage == OPENING
        return on_round or opening or isinstance(below, EffectsFrame)
    if isinstance(frame, (SpaceFrame, FeastFrame)):
        return on_round or isinstance(below, RunFrame)
    if isinstance(frame, DrawFrame):
        return on_round or isinstance(below, (RunFrame, SpaceFrame))
    if isinstance(frame, UpgradeFrame) and isinstance(below, UpgradeFrame):
        return True
    return isinstance(below, RunFrame) or frame.step not in ON_PROGRAM


def is_source(number: int) -> bool:
    return BY_RULES <= number < CARD_COUNT


def is_argument(number: int) -> bool:
    return NONE <= number <= MOST


def is_few(*numbers: int) -> bool:
    """Numbers that no game exceeds."""
    return all(0 <= number <= MOST for number in numbers)


# --- rounds, turns and spaces ---------------------------------------------------------------------------------------


def fits_round(state: Feast, frame: RoundFrame, below: Frame | None = None) -> bool:
    if not 0 <= frame.part < len(PART_NAMES) or not 0 <= frame.seats <= state.players:
        return False
    for_all = frame.part == ACTIONS or FOR_ALL >> frame.part & 1
    return frame.seats == 0 or not for_all


def fits_starting_card(state: Feast, frame: StartingCardFrame, below: RoundFrame) -> bool:
    hand = state.players == 1 and not state.hands[0]
    return below.part == BEGIN and hand and bool(state.removed_starters) and state.round == 0


def fits_turn(state: Feast, frame: TurnFrame, below: RoundFrame) -> bool:
    in_turn = below.part == ACTIONS and frame.seat == state.turn
    return in_turn and not state.passed & BITS[frame.seat]


def fits_window(state: Feast, frame: WindowFrame, below: Frame) -> bool:
    return True


def fits_space(state: Feast, frame: SpaceFrame, below: Frame) -> bool:
    """Vikings stand on the space and use it, or a card does without Vikings and keeps the tally to come back to."""
    where, what = frame.where, frame.what
    if not NONE <= where < PLACE_COUNT or not NONE <= what < SPACE_COUNT or not 0 <= frame.vikings <= 4:
        return False
    if not ARRIVE <= frame.stage <= END or not 0 <= frame.paid < ITEM_COUNT:
        return False
    if where == NONE:
        saved = 0 if frame.stage == ARRIVE else TALLY_SIZE
        through_card = isinstance(below, RunFrame) and frame.vikings == 0
        return through_card and what != NONE and len(frame.saved_tally) == saved
    in_turn = isinstance(below, RoundFrame) and below.part == ACTIONS and frame.seat == state.turn
    if not in_turn or frame.saved_tally or frame.vikings < 1:
        return False
    if where < FIRST_IMITATION and what != where:
        return False
    if frame.stage == ARRIVE:
        return arrives(state, frame)
    standing = state.occupant[where] == frame.seat or (state.occupant[where] == NONE and state.vikings[where] == 0)
    return what != NONE and standing and frame.vikings <= COLUMN_OF[where]


def arrives(state: Feast, frame: SpaceFrame) -> bool:
    seat, where = frame.seat, frame.where
    if where not in open_spaces(state, seat) or frame.paid or frame.card_gone or frame.vikings != COLUMN_OF[where]:
        return False
    if where >= FIRST_IMITATION:
        spaces = copyable(state, seat, where)
        return bool(spaces) if frame.what == NONE else frame.what in spaces
    return True


# --- programs and effects -------------------------------------------------------------------------------------------


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


Asking = UpgradeFrame | ChooseFrame | ExchangeFrame | PickFrame


def same_operation(frame: Asking, below: RunFrame) -> bool:
    """The step says which operation it is, by whom and of what; so does the program below."""
    same_source = frame.source == below.source and frame.argument == below.argument
    return frame.op is operation(below) and same_source


def fits_upgrade(state: Feast, frame: UpgradeFrame, below: Frame) -> bool:
    if not is_few(frame.left) or not NONE <= frame.kind <= GOODS_END:
        return False
    if not all(0 <= item < GOODS_END for item in frame.results):
        return False
    if isinstance(below, UpgradeFrame):
        return frame.op is below.op and frame.source == below.source and frame.argument == below.argument
    assert isinstance(below, RunFrame)
    return same_operation(frame, below) and frame.left + len(frame.results) == frame.op.tiles


def fits_choose(state: Feast, frame: ChooseFrame, below: RunFrame) -> bool:
    if not same_operation(frame, below):
        return False
    return 0 <= frame.first <= len(frame.op.options) and frame.taken == (frame.first > 0)


def fits_exchange(state: Feast, frame: ExchangeFrame, below: RunFrame) -> bool:
    """Pieces picked so far are of kinds that must be named, owned, and not too many."""
    if not same_operation(frame, below):
        return False
    picked = frame.picked
    payment = exchange_payment(state, frame.seat, frame.op)
    for place in range(0, len(payment), 2):
        faces = faces_of(payment[place])
        if len(faces) > 1:
            named = [face for face in picked if face in faces]
            if len(named) > payment[place + 1]:
                return False
            picked = [face for face in picked if face not in faces]
    return not picked and all(state.has(frame.seat, face) >= frame.picked.count(face) for face in frame.picked)


def fits_pick(state: Feast, frame: PickFrame, below: RunFrame) -> bool:
    op = operation(below)
    if not isinstance(op, PICKS) or frame.op is not op or frame.source != below.source:
        return False
    return frame.argument == (0 if isinstance(op, DoActionOp) else below.argument)


PICKS = (DoActionOp, ExploreOp, ForgeOp, GainPickOp, MoveOreOp, ThrowOreOp, UseSpaceOp)
"""Operations that may ask for a single pick."""


def fits_mountain(state: Feast, frame: MountainFrame, below: RunFrame) -> bool:
    op = operation(below)
    if (
        not isinstance(op, MountainOp)
        or frame.source != below.source
        or frame.only != op.only
        or not 0 <= frame.used < 1 << 8
    ):
        return False
    sizes = frame.sizes
    return len(sizes) <= len(op.sizes) and sizes == op.sizes[len(op.sizes) - len(sizes) :]


def fits_overseas(state: Feast, frame: OverseasFrame, below: RunFrame) -> bool:
    return isinstance(operation(below), OverseasOp) and 0 <= frame.turned < 1 << GOODS_END


def fits_sale(state: Feast, frame: SaleFrame, below: RunFrame) -> bool:
    if (
        not isinstance(operation(below), SaleOp)
        or not 0 <= frame.bought <= 2
        or not 0 <= frame.prices <= MOST * SPECIAL_COUNT
    ):
        return False
    return frame.bought > 0 or frame.prices == 0


def fits_emigrate(state: Feast, frame: EmigrateFrame, below: RunFrame) -> bool:
    if not isinstance(operation(below), (EmigrateOp, DoActionOp)):
        return False
    return is_few(frame.discount) and frame.source == below.source


def fits_play_cards(state: Feast, frame: PlayCardsFrame, below: RunFrame) -> bool:
    op = operation(below)
    if not isinstance(op, PlayCardsOp) or not is_few(frame.left, frame.played):
        return False
    price = op.pay[1] if op.pay else 0
    same_source = frame.source == below.source and frame.argument == below.argument
    return frame.left + frame.played <= op.cards and frame.price == price and same_source


def fits_draw(state: Feast, frame: DrawFrame, below: Frame) -> bool:
    if isinstance(below, RunFrame) and not isinstance(operation(below), DrawCardOp):
        return False
    return frame.trigger == (NEW_WEAPON if isinstance(below, RoundFrame) else CARD_DRAW)


def fits_recall(state: Feast, frame: RecallFrame, below: RunFrame) -> bool:
    """Which Vikings come back is asked only where there is a choice of spaces; those chosen have enough of them."""
    op = operation(below)
    if not isinstance(op, ReturnVikingsOp) or op.mode == THIS_SPACE:
        return False
    chosen = frame.chosen
    spaces = recallable(state, frame.seat, op.column, op.vikings, [])
    open_ones = len(set(chosen)) == len(chosen) and all(space in spaces for space in chosen)
    return frame.op is op and frame.where == NONE and open_ones


# --- pieces ---------------------------------------------------------------------------------------------------------


def fits_place(state: Feast, frame: PlaceFrame, below: RunFrame) -> bool:
    return frame.op is operation(below) and frame.source == below.source and is_few(frame.left)


def fits_flip(state: Feast, frame: FlipFrame, below: RunFrame) -> bool:
    return frame.op is operation(below) and is_few(frame.left)


def fits_lay(state: Feast, frame: LayFrame, below: Frame) -> bool:
    """The piece is there, and what was chosen so far leaves it a place."""
    seat, item, area, turn = frame.seat, frame.item, frame.area, frame.turn
    if not 0 <= item < len(SHAPES) or state.has(seat, item) < 1:
        return False
    if frame.areas != (below.op.areas if isinstance(below, PlaceFrame) else ALL_AREAS):
        return False
    if area == NONE:
        return turn == NONE and bool(areas_for(state, seat, item, frame.areas))
    if area not in owned_areas(state, seat) or area not in areas_for(state, seat, item, frame.areas):
        return False
    if turn == NONE:
        ground = ground_of(state, seat, area)
        free = ground.free_for(item)
        return any(ground.takes(free, shape) for shape in SHAPES[item])
    if turn not in [shape.turn for shape in SHAPES[item]]:
        return False
    return bool(anchors(state, seat, area, item, shape_of(item, turn)))


def fits_feast(state: Feast, frame: FeastFrame, below: Frame) -> bool:
    """The columns filled are those the pieces on the table cover."""
    pieces = frame.pieces
    if not OPENING <= frame.stage <= CLEARED or not all(is_meal(piece) for piece in pieces):
        return False
    if frame.private != isinstance(below, RunFrame):
        return False
    if isinstance(below, RunFrame) and not isinstance(operation(below), RunPhaseOp):
        return False
    if frame.stage == OPENING:
        return frame.numbers() == FeastFrame(frame.seat, frame.private).numbers()
    covered = sum(1 if piece >= SILVER_PIECE else width(piece) for piece in pieces)
    last = pieces[-1] if pieces else EMPTY_PIECE
    neighbour = NONE if last >= SILVER_PIECE else COLOUR[food_of(last)]
    if frame.column != first_column(state, frame.seat) + covered or frame.neighbour != neighbour:
        return False
    return frame.empty == pieces.count(EMPTY_PIECE) and 0 <= frame.sober <= 1


def is_meal(piece: int) -> bool:
    if piece in (SILVER_PIECE, EMPTY_PIECE):
        return True
    return 0 <= food_of(piece) < GOODS_END and COLOUR[food_of(piece)] <= RED


# --- dice -----------------------------------------------------------------------------------------------------------


def fits_dice(state: Feast, frame: DiceFrame, below: RunFrame) -> bool:
    op = operation(below)
    if not isinstance(op, (DiceOp, DoActionOp)) or frame.action != op.action or frame.source != below.source:
        return False
    if not dice_numbers_fit(frame):
        return False
    seat, action, stage = frame.seat, frame.action, frame.stage
    if stage == OVER:
        return True
    if not can_roll(state, seat, action) or (stage > ROLLING) != bool(frame.throws):
        return stage == ROLLING and can_roll(state, seat, action)
    if action == WHALING:
        named = 0 < frame.empty_boats + frame.loaded_boats <= frame.most_ships
        if frame.most_ships < 1 or named != (stage > SHIPS):
            return False
        if state.has(seat, BOAT) < frame.empty_boats or state.has(seat, LOADED_BOAT) < frame.loaded_boats:
            return False
    elif frame.empty_boats or frame.loaded_boats:
        return False
    return spending_fits(state, frame)


def dice_numbers_fit(frame: DiceFrame) -> bool:
    """Every number is one that a dice action can have."""
    if not 0 <= frame.action < len(DICE_ACTIONS) or not 0 <= frame.stage <= OVER or not is_argument(frame.argument):
        return False
    boats = (frame.most_ships, frame.empty_boats, frame.loaded_boats)
    if not all(0 <= number <= 3 for number in boats) or not 0 <= frame.taken <= 2:
        return False
    if not is_few(frame.stones, frame.swords, frame.spears) or not is_few(abs(frame.result)) or len(frame.throws) > 4:
        return False
    faces = range(1, DICE_ACTIONS[frame.action].sides + 1)
    return all(
        throw.face in faces and is_few(abs(throw.by_cards), abs(throw.by_ore), abs(throw.by_ships))
        for throw in frame.throws
    )


def spending_fits(state: Feast, frame: DiceFrame) -> bool:
    """What is spent on a high roll is there until it is paid, and leaves a tile within reach."""
    stage = frame.stage
    spent = {SPEND_STONES: frame.stones, SPEND_SWORDS: frame.swords, SPEND_SPEARS: frame.spears}
    if frame.action < RAIDING:
        return stage <= PAYING and frame.result >= 0 and not any(spent.values()) and not frame.taken
    if any(number for kind, number in spent.items() if kind >= stage) or (frame.taken and stage != LOOT):
        return False
    if SPEND_STONES <= stage < LOOT:
        for kind, number in spent.items():
            if number > spendable(state, frame.seat, kind):
                return False
        return spend_floor(state, frame, stage) <= min(spendable(state, frame.seat, stage), MOST_SPENT)
    return stage != LOOT or bool(frame.taken) or bool(reachable(state, frame))


ON_PROGRAM = {
    MOUNTAIN_STEP, UPGRADE_STEP, CHOOSE_STEP, EXCHANGE_STEP, DICE_STEP, OVERSEAS_STEP, SALE_STEP, EMIGRATE_STEP,
    PLAY_CARDS_STEP, PLACE_STEP, FLIP_STEP, RECALL_STEP, PICK_STEP,
}  # fmt: skip
"""Steps that an operation of a program asks for."""

FITS: dict[int, Callable[[Feast, Any, Any], bool]] = {
    STARTING_CARD: fits_starting_card,
    ROUND: fits_round,
    TURN_STEP: fits_turn,
    SPACE_STEP: fits_space,
    RUN: fits_run,
    EFFECTS: fits_effects,
    MOUNTAIN_STEP: fits_mountain,
    UPGRADE_STEP: fits_upgrade,
    CHOOSE_STEP: fits_choose,
    EXCHANGE_STEP: fits_exchange,
    DICE_STEP: fits_dice,
    OVERSEAS_STEP: fits_overseas,
    SALE_STEP: fits_sale,
    EMIGRATE_STEP: fits_emigrate,
    PLAY_CARDS_STEP: fits_play_cards,
    LAY_STEP: fits_lay,
    PLACE_STEP: fits_place,
    FLIP_STEP: fits_flip,
    RECALL_STEP: fits_recall,
    FEAST_STEP: fits_feast,
    WINDOW: fits_window,
    DRAW_STEP: fits_draw,
    PICK_STEP: fits_pick,
}
"""Whether a frame fits the table and the one below it, by step."""
