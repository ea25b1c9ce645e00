"""Anytime actions (FO-9): the window a seat has at its own decisions, and the laying of a piece step by step.

A window isn't a question of its own: its answers (lay, fill, buy, load, use a card) stand beside those of the question
that is being asked, and carrying one out leads back to that question.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import ALL_AREAS, BITS, SHAPES, cell_bit
from meadhall.games.feast_for_odin.board.cells import cell_codes
from meadhall.games.feast_for_odin.board.masks import LAY_CODES, listed
from meadhall.games.feast_for_odin.board.placement import (
    areas_for,
    ground_of,
    layable_pieces,
    put_down,
    shape_of,
)
from meadhall.games.feast_for_odin.cards.cards import (
    ABILITIES_OF,
    ACQUIRED,
    ANYTIME,
    CARD_BITS,
    CLAUSES,
    GAIN_REPLACED,
    GAINED,
    THRESHOLD,
    TILE_PLACED,
)
from meadhall.games.feast_for_odin.cards.operations import (
    PROGRAMS,
    DiceOp,
    DoActionOp,
    DrawCardOp,
    ExchangeOp,
    ExploreOp,
    ForgeOp,
    GainAndPlaceOp,
    MountainOp,
    PlaceOp,
    PlacingOp,
    PlayCardsOp,
    ReturnVikingsOp,
    SaleOp,
    SwapSpecialOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.prices import exchange_payment
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, raise_tile_placed
from meadhall.games.feast_for_odin.codes import AREA, BUY, CELL, DONE, FILL, LAY, LOAD, TURN, USE, is_window_code
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.frames.pieces import LayFrame, PlaceFrame
from meadhall.games.feast_for_odin.frames.rounds import COST, SpaceFrame, WindowFrame
from meadhall.games.feast_for_odin.items import (
    BOAT,
    HOUSE_STONE,
    HOUSE_WOOD,
    KNARR,
    LOADED_BOAT,
    LONG_HOUSE,
    LONGSHIP,
    ORE,
    SHED,
    SHED_STONE,
    SHED_WOOD,
    SHIP_ITEMS,
    SHIP_PRICE,
    SILVER,
    STONE,
    STONE_HOUSE,
    STONE_SLOTS,
    UPGRADABLE,
    WOOD,
    WOOD_SLOTS,
    is_special,
)
from meadhall.games.feast_for_odin.notes import CARD_USED, LAID, ORE_LOADED, SHIP_BOUGHT, SLOT_FILLED
from meadhall.games.feast_for_odin.spaces.feasible import amount, possible_program, shed_slots
from meadhall.games.feast_for_odin.spaces.reserved import keeps, owed_parts
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.supply import can_receive, gain_piece
from meadhall.kernel.state import Step


def window_codes(state: Feast, seat: int, loading: bool) -> list[int]:
    """Everything a seat may do in an own window; ore is loaded only outside actions (FO-9.8)."""
    codes = listed(layable_pieces(state, seat), LAY_CODES)
    kinds = state.kinds[seat]
    if kinds >> SILVER & 1:
        silver = state.has(seat, SILVER)
        if silver >= SHIP_PRICE[0]:
            for place, ship in enumerate(SHIP_ITEMS):
                if silver >= SHIP_PRICE[place] and can_receive(state, seat, ship):
                    codes.append(BUY + place)
    if kinds & (1 << WOOD | 1 << STONE) and (state.has(seat, SHED) or state.has(seat, STONE_HOUSE)):
        codes.extend(fill_codes(state, seat))
    if loading and kinds >> ORE & 1:
        if kinds >> BOAT & 1:
            codes.append(LOAD)
        for load in range(3):
            if kinds >> (LONGSHIP + load) & 1:
                codes.append(LOAD + 1 + load)
    if state.ability[seat] >> ANYTIME & 1:
        for number in clauses_for(state, seat, ANYTIME):
            if possible_program(state, seat, CLAUSES[number].program, CLAUSES[number].card, 0):
                codes.append(USE + number)
    return codes


# --- windows that are asked only if they matter (FO-9.11) ------------------------------------------------------------

SHARED_OPS: Final = (
    DiceOp, DoActionOp, DrawCardOp, ExploreOp, ForgeOp, MountainOp, PlayCardsOp, ReturnVikingsOp, SaleOp, SwapSpecialOp,
    UseSpaceOp,
)  # fmt: skip
"""Operations that may take from what all players share, or change it."""
ANSWERS: Final = 1 << TILE_PLACED | 1 << ACQUIRED | 1 << THRESHOLD
"""Abilities of cards that answer to laying a piece or buying a ship."""
BY_ANYTIME: Final[list[int]] = [ANYTIME, TILE_PLACED, ACQUIRED, THRESHOLD, GAINED, GAIN_REPLACED]
"""What an anytime action may set off."""


def takes_from_table(program: int) -> bool:
    """Whether a program may take what another player could take: a card, a special tile, a building, mountain items."""
    for op in PROGRAMS[program]:
        if isinstance(op, SHARED_OPS):
            return True
        for item in op.brings()[::2]:
            if is_special(item) or SHED <= item <= LONG_HOUSE:
                return True
        for sub in op.leads_to():
            if takes_from_table(sub):
                return True
    return False


def contesting_cards() -> int:
    mask = 0
    for clause in CLAUSES:
        if clause.trigger in BY_ANYTIME and takes_from_table(clause.program):
            mask |= CARD_BITS[clause.card]
    return mask


CONTESTING: Final[int] = contesting_cards()
"""The cards through which an anytime action may take from what all players share, as a mask."""


def contesting_abilities() -> int:
    """What those cards are good for together: whoever has none of it has none of them."""
    mask = 0
    for card, abilities in enumerate(ABILITIES_OF):
        if CONTESTING >> card & 1:
            mask |= abilities
    return mask


CONTESTING_ABILITIES: Final[int] = contesting_abilities()


def contests(state: Feast, seat: int) -> bool:
    """Whether a seat could do something at any time that another player's move might forestall.

    Which cards it holds is hidden, so only their number counts.
    """
    # Masks of cards are wide and slow, those of abilities aren't: nearly every seat is told by them.
    if not state.ability[seat] & CONTESTING_ABILITIES or not state.hands[seat]:
        return False
    if not state.in_play[seat] & CONTESTING:
        return False
    return changes_supply(state, seat, window_codes(state, seat, True))


def changes_supply(state: Feast, seat: int, codes: list[int]) -> bool:
    """Whether one of some anytime actions brings the seat anything but a ship."""
    for code in codes:
        if USE <= code < DONE:
            return True
    return bool(codes) and state.ability[seat] & ANSWERS != 0


def open_window(state: Feast, seat: int, moments: int, ships: bool) -> None:
    """Open a window before something that cards of some abilities have a say in, if it matters what is done in it.

    What matters is a change of the supply and, where `ships` is set, a ship bought.
    """
    wanted = False
    if state.ability[seat] & moments:
        codes = window_codes(state, seat, True)
        wanted = changes_supply(state, seat, codes) or (ships and any(BUY <= code < LOAD for code in codes))
    if wanted or contests(state, seat):
        state.stack.append(WindowFrame(seat))


def open_contested_window(state: Feast, seat: int) -> None:
    """Open a window in which others may be forestalled, if the seat could do that."""
    if contests(state, seat):
        state.stack.append(WindowFrame(seat))


def fill_codes(state: Feast, seat: int) -> list[int]:
    """Empty slots that wood or stone of the supply could fill (FO-4.27)."""
    codes: list[int] = []
    wood = state.has(seat, WOOD)
    stone = state.has(seat, STONE)
    if wood and shed_slots(state, seat, WOOD) > 0:
        codes.append(FILL)
    if stone and shed_slots(state, seat, STONE) > 0:
        codes.append(FILL + 1)
    houses = state.has(seat, STONE_HOUSE)
    if houses:
        if wood and WOOD_SLOTS[1] * houses > state.has(seat, HOUSE_WOOD):
            codes.append(FILL + 2)
        if stone and STONE_SLOTS[1] * houses > state.has(seat, HOUSE_STONE):
            codes.append(FILL + 3)
    return codes


def is_cost_pending(state: Feast) -> bool:
    """Between choosing a space and paying for it no window is open, so that what was affordable stays so."""
    for frame in state.stack:
        if isinstance(frame, SpaceFrame) and frame.stage <= COST:
            return True
    return False


def ask_open(state: Feast, seat: int, choices: list[int]) -> None:
    """Ask a seat inside an action, its window open beside the question (FO-9.2); the list of choices is added to."""
    if not is_cost_pending(state):
        window = window_codes(state, seat, False)
        owed = owed_parts(state, seat) if window else []
        if owed:
            window = [code for code in window if leaves_parts(state, seat, owed, code)]
        choices.extend(window)
    state.ask(seat, choices)


def leaves_parts(state: Feast, seat: int, owed: list[Frame], code: int) -> bool:
    """Whether an anytime action leaves the part of the space that must still be used (FO-3.20, FO-17.24)."""
    if LAY <= code < AREA:
        item = code - LAY
        if item != SILVER and (state.has(seat, item) > 1 or not UPGRADABLE & BITS[item]):
            return True
        return keeps(state, seat, owed, [item, 1], [])
    if BUY <= code < LOAD:
        place = code - BUY
        return keeps(state, seat, owed, [SILVER, SHIP_PRICE[place]], [SHIP_ITEMS[place], 1])
    if USE <= code < DONE:
        op = PROGRAMS[CLAUSES[code - USE].program][0]
        payment = exchange_payment(state, seat, op) if isinstance(op, ExchangeOp) else op.pays()
        return keeps(state, seat, owed, payment, op.brings())
    return True


def played_in_window(state: Feast, seat: int, code: int) -> bool:
    """Carry out an answer that belongs to the window; false if it belongs to the question."""
    if is_window_code(code):
        if code < AREA:
            state.stack.append(LayFrame(seat, code - LAY, ALL_AREAS))
        elif code < BUY:
            fill_slot(state, seat, code - FILL)
        elif code < LOAD:
            buy_ship(state, seat, code - BUY)
        else:
            load_ore(state, seat, code - LOAD)
        return True
    if USE <= code < DONE and code < USE + len(CLAUSES) and CLAUSES[code - USE].trigger == ANYTIME:
        use_clause(state, seat, code - USE, 0)
        return True
    return False


def use_clause(state: Feast, seat: int, number: int, argument: int) -> None:
    """Set a card's clause to work."""
    clause = CLAUSES[number]
    if clause.once:
        state.use_up(seat, clause.card)
    state.tell(CARD_USED, seat, clause.card)
    state.stack.append(RunFrame(seat, clause.program, 0, clause.card, argument))


def fill_slot(state: Feast, seat: int, place: int) -> None:
    item = WOOD if place % 2 == 0 else STONE
    state.add(seat, item, -1)
    state.add(seat, (SHED_WOOD, SHED_STONE, HOUSE_WOOD, HOUSE_STONE)[place], 1)
    state.tell(SLOT_FILLED, seat, item)


def buy_ship(state: Feast, seat: int, place: int) -> None:
    """A bought ship isn't built (FO-9.5, FO-9.6)."""
    state.add(seat, SILVER, -SHIP_PRICE[place])
    state.tell(SHIP_BOUGHT, seat, SHIP_ITEMS[place], SHIP_PRICE[place])
    gain_piece(state, seat, SHIP_ITEMS[place])


def load_ore(state: Feast, seat: int, place: int) -> None:
    """One ore from the supply to an empty slot (FO-9.7)."""
    empty = BOAT if place == 0 else LONGSHIP + place - 1
    assert empty != KNARR
    state.add(seat, ORE, -1)
    state.add(seat, empty, -1)
    state.add(seat, LOADED_BOAT if place == 0 else empty + 1, 1)
    state.tell(ORE_LOADED, seat, empty)


# --- laying a piece ------------------------------------------------------------------------------------------------


class Lay(Step[Feast]):
    """D27: the area, the orientation and the cell of a piece."""

    def proceed(self, state: Feast, frame: LayFrame) -> None:
        seat, item = frame.seat, frame.item
        if frame.area == NONE:
            state.offer(frame, seat, [AREA + area for area in areas_for(state, seat, item, frame.areas)])
        elif frame.turn == NONE:
            ground = ground_of(state, seat, frame.area)
            state.offer(frame, seat, [TURN + shape.turn for shape in SHAPES[item] if ground.takes(item, shape)])
        else:
            found = ground_of(state, seat, frame.area).anchors(item, shape_of(item, frame.turn))
            state.offer(frame, seat, cell_codes(found))

    def play(self, state: Feast, frame: LayFrame, seat: int, code: int) -> None:
        if code < TURN:
            frame.area = code - AREA
        elif code < CELL:
            frame.turn = code - TURN
        else:
            item, area, turn = frame.item, frame.area, frame.turn
            cell = cell_bit(code - CELL)
            state.stack.pop()
            state.add(seat, item, -1)
            put_down(state, seat, item, area, turn, cell)
            state.tell(LAID, seat, item, area, code - CELL)
            raise_tile_placed(state, seat, item, area)


class Place(Step[Feast]):
    """Pieces laid through a card (T2/place, T2/gain_and_place)."""

    def proceed(self, state: Feast, frame: PlaceFrame) -> None:
        seat = frame.seat
        op = frame.op
        codes: list[int] = []
        if frame.left > 0:
            if op.areas:
                codes = [LAY + item for item in op.items if areas_for(state, seat, item, op.areas)]
            else:
                codes = [FILL + (0 if item == WOOD else 1) for item in op.items
                         if state.has(seat, item) and shed_slots(state, seat, item) > 0]  # fmt: skip
        if not codes:
            state.stack.pop()
        else:
            state.ask(seat, [*codes, DONE])

    def play(self, state: Feast, frame: PlaceFrame, seat: int, code: int) -> None:
        op = frame.op
        frame.left -= 1
        if code == DONE:
            frame.left = 0
        elif code < AREA:
            # The piece comes from the table or the general supply, and is received only by being laid.
            item = code - LAY
            state.add(seat, item, 1)
            state.stack.append(LayFrame(seat, item, op.areas))
        else:
            fill_slot(state, seat, code - FILL)
            for program in op.leads_to():
                state.stack.append(RunFrame(seat, program, 0, frame.source, 0))


def pieces_to_place(state: Feast, seat: int, op: PlacingOp, argument: int) -> int:
    """How many pieces a card lets its owner place: those of the feast, a counted number, or one."""
    if isinstance(op, GainAndPlaceOp):
        return max(1, amount(state, seat, op.amount))
    assert isinstance(op, PlaceOp)
    return argument if op.from_feast else 1


class Window(Step[Feast]):
    """A window after an action or between phases (FO-9.2), asked only of seats that could do something."""

    def proceed(self, state: Feast, frame: WindowFrame) -> None:
        codes = window_codes(state, frame.seat, True)
        if codes:
            codes.append(DONE)
            state.ask(frame.seat, codes)
        else:
            state.stack.pop()

    def play(self, state: Feast, frame: WindowFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        else:
            played_in_window(state, seat, code)
