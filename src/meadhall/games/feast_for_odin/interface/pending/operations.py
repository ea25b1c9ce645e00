"""What the frames of questions that an operation of a program asks may be.

Each stands on the program's `run` frame, and says which operation it is.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import CARD_DRAW, NEW_WEAPON
from meadhall.games.feast_for_odin.cards.operations import (
    DoActionOp,
    DrawCardOp,
    EmigrateOp,
    ExploreOp,
    ForgeOp,
    GainPickOp,
    MountainOp,
    MoveOreOp,
    OverseasOp,
    PlayCardsOp,
    ReturnVikingsOp,
    SaleOp,
    ThrowOreOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.prices import exchange_payment
from meadhall.games.feast_for_odin.cards.programs import THIS_SPACE
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import (
    ChooseFrame,
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
from meadhall.games.feast_for_odin.frames.rounds import DrawFrame, RoundFrame
from meadhall.games.feast_for_odin.interface.pending.numbers import MOST, is_few
from meadhall.games.feast_for_odin.interface.pending.programs import operation
from meadhall.games.feast_for_odin.items import GOODS_END, SPECIAL_COUNT
from meadhall.games.feast_for_odin.payments import faces_of
from meadhall.games.feast_for_odin.spaces.feasible import recallable
from meadhall.games.feast_for_odin.state import NONE, Feast

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
