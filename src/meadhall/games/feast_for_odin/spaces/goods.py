"""Goods on the move: mountain strips (FO-7.3), upgrades (FO-7.4), overseas trading and the special sale (FO-7.5)."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.laying import ask_open, played_in_window, use_clause
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.cards.cards import CLAUSES, EXTRA_STEP, INSTEAD_OF_PART, MOUNTAIN_TAKE
from meadhall.games.feast_for_odin.cards.prices import can_spare, silver_price
from meadhall.games.feast_for_odin.cards.programs import UP
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, raise_item_event
from meadhall.games.feast_for_odin.codes import (
    DONE,
    PICK,
    TURN_OVER,
    UPGRADE,
    USE,
    take_code,
    taken_of,
    upgrade_code,
    upgrade_of,
)
from meadhall.games.feast_for_odin.frames.effects import MountainFrame, OverseasFrame, SaleFrame, UpgradeFrame
from meadhall.games.feast_for_odin.frames.pieces import FlipFrame
from meadhall.games.feast_for_odin.items import (
    BLUE,
    CATTLE,
    COLOUR,
    GOODS_END,
    GREEN,
    KIND,
    PREGNANT_CATTLE,
    PRICE,
    SILVER,
    SILVER_PAIR,
    SPECIALS,
    STRIP_LENGTH,
    STRIPS,
    UPGRADABLE,
    upgraded,
)
from meadhall.games.feast_for_odin.notes import (
    BOUGHT_TILE,
    STRIP_GONE,
    TOOK_ITEMS,
    TURNED_OVER,
    UPGRADED,
)
from meadhall.games.feast_for_odin.payments import material_bit, pay, pay_all
from meadhall.games.feast_for_odin.spaces.feasible import (
    affordable_tiles,
    flippable,
    items_left,
    open_strips,
    possible_program,
)
from meadhall.games.feast_for_odin.spaces.usable import helpful_strips
from meadhall.games.feast_for_odin.state import BY_SPACE, MOUNTAIN_TYPES, NONE, PARTS_USED, Feast
from meadhall.games.feast_for_odin.supply import gain
from meadhall.kernel.state import Step, with_item

TAKE_CODES: Final[list[list[list[int]]]] = [
    [[take_code(strip, number) for number in range(1, most + 1)] for most in range(STRIP_LENGTH + 1)]
    for strip in range(8)
]
"""For each strip, up to how many of its items are taken, as answers."""
UPGRADE_CODES: Final[list[list[list[int]]]] = [
    [[upgrade_code(item, step) for step in range(1, most + 1)] for item in range(GOODS_END)] for most in range(BLUE + 1)
]
"""For each number of steps at most, a tile's moves, as answers."""


class Mountain(Step[Feast]):
    """D11: items from strips, a different one for each part (FO-7.69 to FO-7.73)."""

    def proceed(self, state: Feast, frame: MountainFrame) -> None:
        strips = open_strips(state, frame.only, frame.used) if frame.sizes else []
        if not strips:
            state.stack.pop()
            return
        needed = helpful_strips(state, frame.seat, frame.only, frame.used)
        most = frame.sizes[0]
        codes: list[int] = []
        for strip in needed or strips:
            left = items_left(state, strip)
            codes.extend(TAKE_CODES[strip][most if most < left else left])
        if not frame.must and not needed:
            codes.append(DONE)
        ask_open(state, frame.seat, codes)

    def play(self, state: Feast, frame: MountainFrame, seat: int, code: int) -> None:
        if code == DONE:
            frame.sizes = []
        elif not played_in_window(state, seat, code):
            strip, number = taken_of(code)
            frame.sizes = frame.sizes[1:]
            frame.used |= BITS[strip]
            frame.must = False
            take_items(state, seat, strip, number, frame.source)


def take_items(state: Feast, seat: int, strip: int, number: int, source: int) -> None:
    """Items from the arrow end, without gaps; an empty strip leaves the game."""
    state.tell(TOOK_ITEMS, seat, strip, number)
    state.tally[PARTS_USED] += 1
    for _ in range(number):
        item = STRIPS[strip][state.strips[strip]]
        state.strips = with_item(state.strips, strip, state.strips[strip] + 1)
        if item == SILVER_PAIR:
            gain(state, seat, SILVER, 2, source)
        else:
            gain(state, seat, item, 1, source)
        if source < 0:
            state.tally[MOUNTAIN_TYPES] |= 8 if item == SILVER_PAIR else material_bit(item)
        raise_item_event(state, seat, MOUNTAIN_TAKE, item)
    if state.strips[strip] == STRIP_LENGTH:
        state.strips = with_item(state.strips, strip, NONE)
        state.tell(STRIP_GONE, strip)


@final
class Upgrade(Step[Feast]):
    """D12: tiles up, one at a time (FO-7.74 to FO-7.79)."""

    def proceed(self, state: Feast, frame: UpgradeFrame) -> None:
        codes = self.moves(state, frame) if frame.left > 0 else []
        instead = self.instead(state, frame)
        if not codes and not instead:
            state.stack.pop()
            return
        if not frame.must:
            codes.append(DONE)
        codes.extend(instead)
        ask_open(state, frame.seat, codes)

    def moves(self, state: Feast, frame: UpgradeFrame) -> list[int]:
        op = frame.op
        seat = frame.seat
        if op.pay and not can_spare(state, seat, op.pay):
            return []
        steps = op.steps
        if not frame.extra_used and op.is_action and state.plays(seat, EXTRA_STEP) and op.tiles in EXTRA_STEP[1:]:
            steps += 1
        results = frame.results
        codes: list[int] = []
        for item in listed(state.kinds[seat] & UPGRADABLE & op.only, NUMBERS):
            if frame.kind != NONE and frame.kind != KIND[item]:
                continue
            if results and state.has(seat, item) <= results.count(item):
                continue
            most = BLUE - COLOUR[item]
            moves = UPGRADE_CODES[steps if steps < most else most][item]
            if op.direction != UP:
                moves = [code for code in moves if upgraded(item, upgrade_of(code)[1], op.direction) >= 0]
            codes.extend(moves)
        return codes

    def instead(self, state: Feast, frame: UpgradeFrame) -> list[int]:
        """A card may put an exchange in the place of the upgrade (T1/space_part)."""
        if frame.source >= 0 or frame.results or frame.op.tiles != 1:
            return []
        codes: list[int] = []
        for number in clauses_for(state, frame.seat, INSTEAD_OF_PART):
            clause = CLAUSES[number]
            if clause.spaces & BITS[frame.argument] and possible_program(
                state, frame.seat, clause.program, clause.card, 0
            ):
                codes.append(USE + number)
        return codes

    def play(self, state: Feast, frame: UpgradeFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            if code < UPGRADE:
                state.stack.pop()
                state.tally[PARTS_USED] += 1
                use_clause(state, seat, code - USE, 0)
                return
            item, steps = upgrade_of(code)
            self.move(state, frame, seat, item, steps)

    def move(self, state: Feast, frame: UpgradeFrame, seat: int, item: int, steps: int) -> None:
        op = frame.op
        result = upgraded(item, steps, op.direction)
        frame.left -= 1
        frame.must = False
        if steps > op.steps:
            frame.extra_used = True
        if op.same_type:
            frame.kind = KIND[item]
        frame.results = [*frame.results, result]
        state.tally[PARTS_USED] += 1
        pay_all(state, seat, op.pay)
        state.add(seat, item, -1)
        state.tell(UPGRADED, seat, item, result)
        gain(state, seat, result, 1, frame.source)


class Overseas(Step[Feast]):
    """D13: one tile of each green kind may be turned to blue (FO-7.80 to FO-7.82)."""

    def proceed(self, state: Feast, frame: OverseasFrame) -> None:
        seat = frame.seat
        codes = [
            TURN_OVER + item
            for item in range(GREEN, GOODS_END, 4)
            if state.has(seat, item) and not frame.turned & BITS[item]
        ]  # fmt: skip
        if codes:
            ask_open(state, seat, [*codes, DONE])
        else:
            state.stack.pop()

    def play(self, state: Feast, frame: OverseasFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            item = code - TURN_OVER
            frame.turned |= BITS[item]
            state.add(seat, item, -1)
            state.tell(TURNED_OVER, seat, item, item + 1)
            gain(state, seat, item + 1, 1, BY_SPACE)


class Sale(Step[Feast]):
    """D14: one or two special tiles (FO-7.83)."""

    def proceed(self, state: Feast, frame: SaleFrame) -> None:
        tiles = affordable_tiles(state, frame.seat, frame.bought, frame.prices) if frame.bought < 2 else []
        codes = [PICK + SPECIALS + tile for tile in tiles]
        if not codes:
            state.stack.pop()
        elif frame.bought:
            ask_open(state, frame.seat, [*codes, DONE])
        else:
            ask_open(state, frame.seat, codes)

    def play(self, state: Feast, frame: SaleFrame, seat: int, code: int) -> None:
        if code == DONE:
            frame.bought = 2
        elif not played_in_window(state, seat, code):
            item = code - PICK
            paid = silver_price(state, seat, frame.prices, False)
            frame.bought += 1
            frame.prices += PRICE[item - SPECIALS]
            price = silver_price(state, seat, frame.prices, False) - paid
            pay(state, seat, SILVER, price)
            state.tell(BOUGHT_TILE, seat, item, price)
            gain(state, seat, item, 1, BY_SPACE)


def other_side(item: int) -> int:
    """The good printed on the back of a tile."""
    return PREGNANT_CATTLE if item == CATTLE else item ^ 1


class Flip(Step[Feast]):
    """Tiles turned by a card, neither upgrade nor gain (T2/flip)."""

    def proceed(self, state: Feast, frame: FlipFrame) -> None:
        items = flippable(state, frame.seat, frame.op.only) if frame.left > 0 else []
        if items:
            ask_open(state, frame.seat, [*[TURN_OVER + item for item in items], DONE])
        else:
            state.stack.pop()

    def play(self, state: Feast, frame: FlipFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            item = code - TURN_OVER
            other = other_side(item)
            frame.left -= 1
            state.add(seat, item, -1)
            state.add(seat, other, 1)
            state.tell(TURNED_OVER, seat, item, other)
