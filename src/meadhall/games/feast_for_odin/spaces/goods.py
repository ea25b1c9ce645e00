"""Goods on the move: mountain strips (FO-7.3), upgrades (FO-7.4), overseas trading and the special sale (FO-7.5)."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.laying import ask_open, played_in_window, use_clause
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.cards.cards import CLAUSES, EXTRA_STEP, INSTEAD_OF_PART, MOUNTAIN_TAKE
from meadhall.games.feast_for_odin.cards.prices import can_spare, silver_price
from meadhall.games.feast_for_odin.cards.programs import OPS, UP
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, raise_item_event
from meadhall.games.feast_for_odin.codes import DONE, PICK, TAKE, TURN_OVER, UPGRADE, USE
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
from meadhall.games.feast_for_odin.spaces.feasible import (
    affordable_tiles,
    flippable,
    items_left,
    open_strips,
    possible_program,
)
from meadhall.games.feast_for_odin.spaces.usable import helpful_strips
from meadhall.games.feast_for_odin.state import BY_SPACE, MOUNTAIN_TYPES, NONE, PARTS_USED, Feast
from meadhall.games.feast_for_odin.supply import gain, material_bit, pay, pay_all
from meadhall.kernel.state import Frame, Step


class Mountain(Step[Feast]):
    """D11: items from strips, a different one for each part (FO-7.69 to FO-7.73).

    Frame: seat, source, kinds wanted, strips used, whether something must be taken, then the size of each part.
    """

    def proceed(self, state: Feast, frame: Frame) -> None:
        strips = open_strips(state, frame[3], frame[4]) if len(frame) > 6 else []
        if not strips:
            state.stack.pop()
            return
        needed = helpful_strips(state, frame[1], frame[3], frame[4])
        most = frame[6]
        codes: list[int] = []
        for strip in needed or strips:
            for number in range(1, min(most, items_left(state, strip)) + 1):
                codes.append(TAKE + 4 * strip + number - 1)
        if not frame[5] and not needed:
            codes.append(DONE)
        ask_open(state, frame[1], codes)

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == DONE:
            del frame[6:]
        elif not played_in_window(state, seat, code):
            strip, number = (code - TAKE) // 4, (code - TAKE) % 4 + 1
            del frame[6]
            frame[4] |= BITS[strip]
            frame[5] = 0
            take_items(state, seat, strip, number, frame[2])


def take_items(state: Feast, seat: int, strip: int, number: int, source: int) -> None:
    """Items from the arrow end, without gaps; an empty strip leaves the game."""
    state.tell(TOOK_ITEMS, seat, strip, number)
    state.tally[PARTS_USED] += 1
    for _ in range(number):
        item = STRIPS[strip][state.strips[strip]]
        state.strips[strip] += 1
        if item == SILVER_PAIR:
            gain(state, seat, SILVER, 2, source)
        else:
            gain(state, seat, item, 1, source)
        if source < 0:
            state.tally[MOUNTAIN_TYPES] |= 8 if item == SILVER_PAIR else material_bit(item)
        raise_item_event(state, seat, MOUNTAIN_TAKE, item)
    if state.strips[strip] == STRIP_LENGTH:
        state.strips[strip] = NONE
        state.tell(STRIP_GONE, strip)


class Upgrade(Step[Feast]):
    """D12: tiles up, one at a time (FO-7.74 to FO-7.79).

    Frame: seat, operation, source, argument, tiles left, the kind all must be of, whether the further step of a card is
    used, whether one must be moved, then the results, which are no candidates themselves (FO-7.75).
    """

    def proceed(self, state: Feast, frame: Frame) -> None:
        codes = self.moves(state, frame) if frame[5] > 0 else []
        instead = self.instead(state, frame)
        if not codes and not instead:
            state.stack.pop()
            return
        if not frame[8]:
            codes.append(DONE)
        ask_open(state, frame[1], codes + instead)

    def moves(self, state: Feast, frame: Frame) -> list[int]:
        op = OPS[frame[2]]
        seat = frame[1]
        if op.pay and not can_spare(state, seat, op.pay):
            return []
        steps = op.steps
        if not frame[7] and op.is_action and state.plays(seat, EXTRA_STEP) and op.n in EXTRA_STEP[1:]:
            steps += 1
        results = frame[9:]
        codes: list[int] = []
        for item in listed(state.kinds[seat] & UPGRADABLE & op.only, NUMBERS):
            if frame[6] != NONE and frame[6] != KIND[item]:
                continue
            if results and state.has(seat, item) <= results.count(item):
                continue
            for step in range(1, min(steps, BLUE - COLOUR[item]) + 1):
                if op.direction == UP or upgraded(item, step, op.direction) >= 0:
                    codes.append(UPGRADE + 3 * item + step - 1)
        return codes

    def instead(self, state: Feast, frame: Frame) -> list[int]:
        """A card may put an exchange in the place of the upgrade (T1/space_part)."""
        if frame[3] >= 0 or len(frame) > 9 or OPS[frame[2]].n != 1:
            return []
        codes: list[int] = []
        for number in clauses_for(state, frame[1], INSTEAD_OF_PART):
            clause = CLAUSES[number]
            if clause.spaces & BITS[frame[4]] and possible_program(state, frame[1], clause.program, clause.card, 0):
                codes.append(USE + number)
        return codes

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            if code < UPGRADE:
                state.stack.pop()
                state.tally[PARTS_USED] += 1
                use_clause(state, seat, code - USE, 0)
                return
            self.move(state, frame, seat, (code - UPGRADE) // 3, (code - UPGRADE) % 3 + 1)

    def move(self, state: Feast, frame: Frame, seat: int, item: int, steps: int) -> None:
        op = OPS[frame[2]]
        result = upgraded(item, steps, op.direction)
        frame[5] -= 1
        frame[8] = 0
        if steps > op.steps:
            frame[7] = 1
        if op.same_type:
            frame[6] = KIND[item]
        frame.append(result)
        state.tally[PARTS_USED] += 1
        pay_all(state, seat, op.pay)
        state.add(seat, item, -1)
        state.tell(UPGRADED, seat, item, result)
        gain(state, seat, result, 1, frame[3])


class Overseas(Step[Feast]):
    """D13: one tile of each green kind may be turned to blue (FO-7.80 to FO-7.82). Frame: seat, kinds turned."""

    def proceed(self, state: Feast, frame: Frame) -> None:
        seat = frame[1]
        codes = [
            TURN_OVER + item
            for item in range(GREEN, GOODS_END, 4)
            if state.has(seat, item) and not frame[2] & BITS[item]
        ]  # fmt: skip
        if codes:
            ask_open(state, seat, [*codes, DONE])
        else:
            state.stack.pop()

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            item = code - TURN_OVER
            frame[2] |= BITS[item]
            state.add(seat, item, -1)
            state.tell(TURNED_OVER, seat, item, item + 1)
            gain(state, seat, item + 1, 1, BY_SPACE)


class Sale(Step[Feast]):
    """D14: one or two special tiles (FO-7.83). Frame: seat, tiles bought, their printed prices together."""

    def proceed(self, state: Feast, frame: Frame) -> None:
        tiles = affordable_tiles(state, frame[1], frame[2], frame[3]) if frame[2] < 2 else []
        codes = [PICK + SPECIALS + tile for tile in tiles]
        if not codes:
            state.stack.pop()
        elif frame[2]:
            ask_open(state, frame[1], [*codes, DONE])
        else:
            ask_open(state, frame[1], codes)

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == DONE:
            frame[2] = 2
        elif not played_in_window(state, seat, code):
            item = code - PICK
            paid = silver_price(state, seat, frame[3], False)
            frame[2] += 1
            frame[3] += PRICE[item - SPECIALS]
            price = silver_price(state, seat, frame[3], False) - paid
            pay(state, seat, SILVER, price)
            state.tell(BOUGHT_TILE, seat, item, price)
            gain(state, seat, item, 1, BY_SPACE)


class Flip(Step[Feast]):
    """Tiles turned by a card, neither upgrade nor gain (T2/flip). Frame: seat, operation, tiles left."""

    def proceed(self, state: Feast, frame: Frame) -> None:
        items = flippable(state, frame[1], OPS[frame[2]].items) if frame[3] > 0 else []
        if items:
            ask_open(state, frame[1], [*[TURN_OVER + item for item in items], DONE])
        else:
            state.stack.pop()

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
        elif not played_in_window(state, seat, code):
            item = code - TURN_OVER
            other = PREGNANT_CATTLE if item == CATTLE else item ^ 1
            frame[3] -= 1
            state.add(seat, item, -1)
            state.add(seat, other, 1)
            state.tell(TURNED_OVER, seat, item, other)
