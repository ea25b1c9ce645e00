"""What the frames of laying pieces and of the feast may be."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import ALL_AREAS, SHAPES
from meadhall.games.feast_for_odin.board.placement import anchors, areas_for, ground_of, owned_areas, shape_of
from meadhall.games.feast_for_odin.cards.operations import RunPhaseOp
from meadhall.games.feast_for_odin.codes import food_of
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.frames.pieces import CLEARED, OPENING, FeastFrame, FlipFrame, LayFrame, PlaceFrame
from meadhall.games.feast_for_odin.interface.pending.numbers import is_few
from meadhall.games.feast_for_odin.interface.pending.programs import operation
from meadhall.games.feast_for_odin.items import COLOUR, GOODS_END, RED
from meadhall.games.feast_for_odin.phases.feast import EMPTY_PIECE, SILVER_PIECE, first_column, width
from meadhall.games.feast_for_odin.state import NONE, Feast


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
        return any(ground.takes(item, shape) for shape in SHAPES[item])
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
