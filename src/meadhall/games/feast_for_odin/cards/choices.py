"""Choices inside an action: one of several options, payments of several faces, single picks, Vikings called back."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.laying import ask_open, played_in_window
from meadhall.games.feast_for_odin.board.placement import forget_room
from meadhall.games.feast_for_odin.cards.cards import HARVEST_AFTER, HARVEST_DURING, SHIP_USED
from meadhall.games.feast_for_odin.cards.counts import longships
from meadhall.games.feast_for_odin.cards.interpreter import start_action, throw_ore
from meadhall.games.feast_for_odin.cards.operations import (
    DoActionOp,
    ExchangeOp,
    ExploreOp,
    ForgeOp,
    GainPickOp,
    MoveOreOp,
    ThrowOreOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.prices import emigration_price, exchange_payment
from meadhall.games.feast_for_odin.cards.programs import EACH_SPACE, EMIGRATION, EXPLORATION, THIS_SPACE
from meadhall.games.feast_for_odin.cards.triggers import (
    raise_after_action,
    raise_event,
    raise_item_event,
    return_vikings,
)
from meadhall.games.feast_for_odin.codes import COPY, DONE, EXPLORE, OPTION, PICK, RECALL
from meadhall.games.feast_for_odin.frames.effects import (
    ChooseFrame,
    EmigrateFrame,
    ExchangeFrame,
    PickFrame,
    RecallFrame,
    RunFrame,
)
from meadhall.games.feast_for_odin.frames.rounds import SpaceFrame
from meadhall.games.feast_for_odin.items import (
    EMIGRATED_KNARRS,
    EMIGRATED_LONGSHIPS,
    FORGEABLE,
    FULL_LONGSHIP,
    KNARR,
    LOADED_BOAT,
    LONGSHIP,
    ORE,
    SILVER,
)
from meadhall.games.feast_for_odin.notes import EMIGRATED, EXPLORED, FORGED, ORE_UNLOADED, RECALLED
from meadhall.games.feast_for_odin.payments import faces_of, pay, pay_all
from meadhall.games.feast_for_odin.phases.automatic import remember_food
from meadhall.games.feast_for_odin.spaces.feasible import (
    can_act,
    can_emigrate,
    can_exchange,
    emigrating_ships,
    explorable,
    open_options,
    pickable_goods,
    recallable,
)
from meadhall.games.feast_for_odin.spaces.reserved import is_ship, sparing_faces
from meadhall.games.feast_for_odin.spaces.spaces import SPACES
from meadhall.games.feast_for_odin.spaces.usable import spaces_for_card
from meadhall.games.feast_for_odin.state import NONE, PARTS_USED, Feast
from meadhall.games.feast_for_odin.supply import build_all, can_receive, gain, gain_all
from meadhall.kernel.state import Step, with_item

ORE_LONGSHIPS: Final[list[int]] = [LONGSHIP + 1, LONGSHIP + 2, FULL_LONGSHIP]


class Choose(Step[Feast]):
    """One option of several, or each wanted one in order (T2/choose; D09, D10, D17)."""

    def proceed(self, state: Feast, frame: ChooseFrame) -> None:
        op = frame.op
        options = open_options(state, frame.seat, op, frame.source, frame.argument, frame.first)
        codes = [OPTION + option for option in options]
        if not codes:
            state.stack.pop()
        elif op.any_number:
            if frame.taken or not op.at_least_one:
                codes.append(DONE)
            ask_open(state, frame.seat, codes)
        elif len(codes) == 1:
            self.play(state, frame, frame.seat, codes[0])
        else:
            ask_open(state, frame.seat, codes)

    def play(self, state: Feast, frame: ChooseFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            op = frame.op
            option = code - OPTION
            if op.any_number:
                frame.first = option + 1
                frame.taken = True
            else:
                state.stack.pop()
            state.stack.append(RunFrame(seat, op.options[option], 0, frame.source, frame.argument))


class Exchange(Step[Feast]):
    """The whole payment for the whole gain (T2/exchange)."""

    def proceed(self, state: Feast, frame: ExchangeFrame) -> None:
        seat = frame.seat
        op = frame.op
        if not can_exchange(state, seat, op):
            state.stack.pop()
            return
        payment = exchange_payment(state, seat, op)
        picked = frame.picked
        for place in range(0, len(payment), 2):
            faces = faces_of(payment[place])
            if len(faces) == 1:
                continue
            if sum([picked.count(face) for face in faces]) < payment[place + 1]:
                open_faces = [face for face in faces if state.has(seat, face) > picked.count(face)]
                if is_ship(payment[place]):
                    open_faces = sparing_faces(state, seat, payment, place, op.gain)
                state.offer(frame, seat, [PICK + face for face in open_faces])
                return
        state.stack.pop()
        complete_exchange(state, seat, op, frame.source, payment, picked)

    def play(self, state: Feast, frame: ExchangeFrame, seat: int, code: int) -> None:
        frame.picked = [*frame.picked, code - PICK]


def complete_exchange(
    state: Feast, seat: int, op: ExchangeOp, source: int, payment: list[int], picked: list[int]
) -> None:
    state.tally[PARTS_USED] += 1
    for place in range(0, len(payment), 2):
        if len(faces_of(payment[place])) == 1:
            pay(state, seat, payment[place], payment[place + 1])
    for face in picked:
        pay(state, seat, face, 1)  # ore on a ship is lost with it
    if op.harvests:
        remember_food(state, seat)
    if op.builds:
        build_all(state, seat, op.gain, True)
    else:
        gain_all(state, seat, op.gain, source)
    if op.load_ore:
        state.add(seat, ORE, -op.load_ore)
        state.add(seat, LONGSHIP, -1)
        state.add(seat, LONGSHIP + op.load_ore, 1)
    if op.harvests:
        # An extra harvest phase for the owner's other cards (FO-17.11).
        raise_event(state, seat, HARVEST_AFTER)
        raise_event(state, seat, HARVEST_DURING)


class Pick(Step[Feast]):
    """A single pick: forge, explore, a good to add to, a space, ore on a ship, or an action to take or leave.

    Asked as D15, D16, D26 and D34.
    """

    def proceed(self, state: Feast, frame: PickFrame) -> None:
        seat = frame.seat
        op = frame.op
        if isinstance(op, ExploreOp):
            boards = explorable(state, seat, SPACES[frame.argument])
            self.put(state, frame, [EXPLORE + side for side in boards])
        elif isinstance(op, ForgeOp):
            self.put(state, frame, [PICK + item for item in FORGEABLE if can_receive(state, seat, item)])
        elif isinstance(op, GainPickOp):
            self.put(state, frame, [PICK + item for item in pickable_goods(state, seat, op)])
        elif isinstance(op, MoveOreOp):
            self.put(state, frame, [PICK + ship for ship in [LOADED_BOAT, *ORE_LONGSHIPS] if state.has(seat, ship)])
        elif isinstance(op, ThrowOreOp):
            # The raiding longship is the owner's choice (card 90).
            self.put(state, frame, [PICK + ship for ship in ORE_LONGSHIPS if state.has(seat, ship)])
        elif isinstance(op, UseSpaceOp):
            codes = [COPY + space for space in spaces_for_card(state, seat, op)]
            self.put(state, frame, [*codes, DONE] if codes else [])
        else:
            assert isinstance(op, DoActionOp)
            self.put(state, frame, [OPTION, DONE] if can_act(state, seat, op) else [])

    def put(self, state: Feast, frame: PickFrame, codes: list[int]) -> None:
        if not codes:
            state.stack.pop()
        elif len(codes) == 1:
            self.play(state, frame, frame.seat, codes[0])
        else:
            ask_open(state, frame.seat, codes)

    def play(self, state: Feast, frame: PickFrame, seat: int, code: int) -> None:
        if played_in_window(state, seat, code):
            return
        op = frame.op
        state.stack.pop()
        if code == DONE:
            return
        if isinstance(op, ExploreOp):
            explore(state, seat, code - EXPLORE, frame.source)
        elif isinstance(op, ForgeOp):
            state.tell(FORGED, seat, code - PICK)
            gain(state, seat, code - PICK, 1, frame.source)
        elif isinstance(op, GainPickOp):
            gain(state, seat, code - PICK, 1, frame.source)
        elif isinstance(op, MoveOreOp):
            unload(state, seat, code - PICK)
        elif isinstance(op, ThrowOreOp):
            throw_ore(state, seat, code - PICK, op.bonus)
        elif isinstance(op, UseSpaceOp):
            pay_all(state, seat, op.pay)
            state.stack.append(SpaceFrame(seat, NONE, code - COPY, 0))
        else:
            assert isinstance(op, DoActionOp)
            start_action(state, seat, op, frame.source)


def unload(state: Feast, seat: int, ship: int) -> None:
    """One loaded ore goes back to the supply (T2/move_ore)."""
    state.add(seat, ship, -1)
    state.add(seat, ship - 1, 1)
    state.add(seat, ORE, 1)
    state.tell(ORE_UNLOADED, seat, ship)


def explore(state: Feast, seat: int, side: int, source: int) -> None:
    """Take a board and the silver on it (FO-7.111 to FO-7.113)."""
    letter = side % 4
    silver = state.board_silver[letter]
    state.board_owner = with_item(state.board_owner, letter, seat)
    state.board_silver = with_item(state.board_silver, letter, 0)
    forget_room(state, seat)
    state.tell(EXPLORED, seat, side, silver)
    raise_after_action(state, seat, EXPLORATION)
    if longships(state, seat):
        raise_item_event(state, seat, SHIP_USED, LONGSHIP)
    if silver:
        gain(state, seat, SILVER, silver, source)


class Emigrate(Step[Feast]):
    """D18: the ship that leaves (FO-7.85 to FO-7.88)."""

    def proceed(self, state: Feast, frame: EmigrateFrame) -> None:
        seat = frame.seat
        if not can_emigrate(state, seat, frame.source < 0, frame.discount):
            state.stack.pop()
            return
        ships = emigrating_ships(state, seat)
        if len(ships) == 1:
            self.play(state, frame, seat, PICK + ships[0])
        else:
            ask_open(state, seat, [PICK + ship for ship in ships])

    def play(self, state: Feast, frame: EmigrateFrame, seat: int, code: int) -> None:
        if played_in_window(state, seat, code):
            return
        ship = code - PICK
        price = emigration_price(state, seat, frame.source < 0, frame.discount)
        state.stack.pop()
        state.tally[PARTS_USED] += 1
        pay(state, seat, SILVER, price)
        state.add(seat, ship, -1)
        state.add(seat, EMIGRATED_KNARRS if ship == KNARR else EMIGRATED_LONGSHIPS, 1)
        state.tell(EMIGRATED, seat, ship, price)
        raise_after_action(state, seat, EMIGRATION)
        if ship != KNARR:
            raise_item_event(state, seat, SHIP_USED, LONGSHIP)


class Recall(Step[Feast]):
    """D25: Vikings back to the Thing through a card (T2/return_vikings).

    All the spaces chosen empty at once, as one batch.
    """

    def proceed(self, state: Feast, frame: RecallFrame) -> None:
        seat = frame.seat
        op = frame.op
        if op.mode == THIS_SPACE:
            self.play(state, frame, seat, RECALL + frame.where)
            return
        spaces = recallable(state, seat, op.column, op.vikings, frame.chosen)
        if not spaces:
            self.bring_back(state, frame)
        elif op.mode == EACH_SPACE:
            ask_open(state, seat, [*[RECALL + space for space in spaces], DONE])
        elif len(spaces) == 1:
            self.play(state, frame, seat, RECALL + spaces[0])
        elif op.round_price:
            # What was decided isn't paid yet, so the window stays shut until it is.
            state.ask(seat, [RECALL + space for space in spaces])
        else:
            ask_open(state, seat, [RECALL + space for space in spaces])

    def play(self, state: Feast, frame: RecallFrame, seat: int, code: int) -> None:
        if code == DONE:
            self.bring_back(state, frame)
        elif not played_in_window(state, seat, code):
            frame.chosen = [*frame.chosen, code - RECALL]
            if frame.op.mode != EACH_SPACE:
                self.bring_back(state, frame)

    def bring_back(self, state: Feast, frame: RecallFrame) -> None:
        seat = frame.seat
        op = frame.op
        spaces = frame.chosen
        state.stack.pop()
        if not spaces:
            return
        pay_all(state, seat, op.pay)
        if op.round_price:
            pay(state, seat, SILVER, state.round)
        for space in spaces:
            state.tell(RECALLED, seat, space, op.vikings)
        return_vikings(state, seat, spaces, op.vikings)
