"""Dice actions (FO-7.7): hunting, snares and whaling roll low; raiding and pillaging roll high."""

from __future__ import annotations

from typing import final

from meadhall.games.feast_for_odin.board.laying import ask_open, played_in_window, use_clause
from meadhall.games.feast_for_odin.cards.cards import (
    CLAUSES,
    DIE_ADD,
    FAILURE,
    FOUR_ROLLS,
    INSTEAD_OF_ACTION,
    NAME_ALL_BOATS,
    SHIP_USED,
    SPEND_VALUE,
    SPLIT_LOOT,
    SUCCESS,
)
from meadhall.games.feast_for_odin.cards.counts import longships
from meadhall.games.feast_for_odin.cards.programs import PILLAGING, RAIDING, WHALING
from meadhall.games.feast_for_odin.cards.triggers import (
    clauses_for,
    raise_after_action,
    raise_item_event,
    return_vikings,
)
from meadhall.games.feast_for_odin.codes import (
    BOATS,
    DONE,
    FAIL,
    KEEP,
    MOST_PAID,
    MOST_SPENT,
    PAY,
    PICK,
    ROLL,
    SPEND,
    USE,
    boats_code,
    boats_of,
    payment_code,
    payment_of,
)
from meadhall.games.feast_for_odin.frames.dice import (
    DECIDE,
    INSTEAD,
    LOOT,
    OVER,
    PAYING,
    ROLLING,
    SHIPS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
    Throw,
)
from meadhall.games.feast_for_odin.frames.rounds import SpaceFrame
from meadhall.games.feast_for_odin.items import (
    BOAT,
    LOADED_BOAT,
    LONGSHIP,
    WOOD,
)
from meadhall.games.feast_for_odin.notes import FAILED, FORCED_SUCCESS, RECALLED, ROLLED, SUCCEEDED
from meadhall.games.feast_for_odin.payments import pay
from meadhall.games.feast_for_odin.phases.loot import (
    best_sum,
    least_value,
    loot,
    reachable,
    spend,
    spend_floor,
    spendable,
)
from meadhall.games.feast_for_odin.spaces.feasible import possible_program
from meadhall.games.feast_for_odin.spaces.reserved import heaviest_load, spare
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS
from meadhall.games.feast_for_odin.state import (
    BOATS_USED,
    BOOST,
    BY_SPACE,
    RESULT,
    ROLLS,
    SPENT_SPEARS,
    SPENT_SWORDS,
    SPENT_WOOD,
    Feast,
)
from meadhall.games.feast_for_odin.supply import gain_all
from meadhall.kernel.state import Step


@final
class Dice(Step[Feast]):
    """D19 boats, D20 keep or roll again, D21 the payment of a low roll, D22 the loot of a high one."""

    def proceed(self, state: Feast, frame: DiceFrame) -> None:
        stage = frame.stage
        if stage == INSTEAD:
            self.offer_instead(state, frame)
        elif stage == SHIPS:
            self.offer_boats(state, frame)
        elif stage == ROLLING:
            roll(state, frame)
        elif stage == DECIDE:
            if len(frame.throws) >= roll_limit(state, frame):
                frame.stage = PAYING
            else:
                ask_open(state, frame.seat, [KEEP, ROLL])
        elif stage == PAYING:
            self.offer_payment(state, frame)
        elif stage < LOOT:
            self.offer_spending(state, frame)
        elif stage == LOOT:
            self.offer_loot(state, frame)
        else:
            state.stack.pop()

    def offer_instead(self, state: Feast, frame: DiceFrame) -> None:
        """A card may put something else in the place of the action (T1/action, instead)."""
        codes: list[int] = []
        for number in clauses_for(state, frame.seat, INSTEAD_OF_ACTION):
            clause = CLAUSES[number]
            if frame.action in clause.types and possible_program(state, frame.seat, clause.program, clause.card, 0):
                codes.append(USE + number)
        if codes:
            ask_open(state, frame.seat, [*codes, ROLL])
        else:
            frame.stage = SHIPS

    def offer_boats(self, state: Feast, frame: DiceFrame) -> None:
        """The boats of a whaling action are named before the first roll (FO-7.93, FO-17.6)."""
        if frame.action != WHALING:
            frame.stage = ROLLING
            return
        seat = frame.seat
        empty, loaded = state.has(seat, BOAT), state.has(seat, LOADED_BOAT)
        least = 1
        most = frame.most_ships
        if any(state.in_play[seat] >> card & 1 for card in NAME_ALL_BOATS) and most > 1:
            least = min(most, empty + loaded)
        codes = [
            boats_code(first, second)
            for first in range(min(empty, most) + 1)
            for second in range(min(loaded, most) + 1)
            if least <= first + second <= most
        ]
        if len(codes) == 1:
            self.play(state, frame, seat, codes[0])
        else:
            ask_open(state, seat, codes)

    def offer_payment(self, state: Feast, frame: DiceFrame) -> None:
        if frame.action >= RAIDING:
            self.open_loot(state, frame)
            return
        payments = low_payments(state, frame)
        if payments:
            ask_open(state, frame.seat, [*payments, FAIL])
        else:
            fail(state, frame)

    def open_loot(self, state: Feast, frame: DiceFrame) -> None:
        """With everything spent, is any tile within reach (FO-7.104)?"""
        if best_sum(state, frame) < least_value(state, frame.seat):
            fail(state, frame)
        else:
            frame.stage = SPEND_STONES

    def offer_spending(self, state: Feast, frame: DiceFrame) -> None:
        """How many stones, swords and spears to spend: any number that leaves a tile within reach (FO-7.119)."""
        seat = frame.seat
        stage = frame.stage
        held = spendable(state, seat, stage)
        codes = [SPEND + number for number in range(spend_floor(state, frame, stage), min(held, MOST_SPENT) + 1)]
        if stage == SPEND_STONES:
            codes.append(FAIL)
        if len(codes) == 1:
            self.play(state, frame, seat, codes[0])
        elif stage == SPEND_STONES:
            ask_open(state, seat, codes)
        else:
            # What was decided isn't paid yet, so the window stays shut until it is.
            state.ask(seat, codes)

    def offer_loot(self, state: Feast, frame: DiceFrame) -> None:
        tiles = reachable(state, frame)
        codes = [PICK + tile for tile in tiles]
        if frame.taken:
            codes.append(DONE)
        if frame.taken and (not tiles or frame.taken > 1 or not state.plays(frame.seat, SPLIT_LOOT)):
            finish(state, frame, SUCCESS)
        else:
            ask_open(state, frame.seat, codes)

    def play(self, state: Feast, frame: DiceFrame, seat: int, code: int) -> None:
        if code == FAIL:
            fail(state, frame)
        elif code == ROLL:
            frame.stage = SHIPS if frame.stage == INSTEAD else ROLLING
        elif code == KEEP:
            frame.stage = PAYING
        elif BOATS <= code < ROLL:
            frame.empty_boats, frame.loaded_boats = boats_of(code)
            frame.stage = ROLLING
        elif PAY <= code < SPEND:
            wood, weapons = payment_of(code)
            succeed_low(state, frame, wood, weapons)
        elif SPEND <= code < SPEND + MOST_SPENT + 1:
            self.decide_spending(state, frame, code - SPEND)
        elif code == DONE:
            finish(state, frame, SUCCESS)
        elif not played_in_window(state, seat, code):
            if code >= PICK:
                loot(state, frame, code - PICK)
            else:
                # Instead of the action: it doesn't happen, so nothing answers to it.
                frame.stage = OVER
                use_clause(state, seat, code - USE, 0)

    def decide_spending(self, state: Feast, frame: DiceFrame, number: int) -> None:
        """So many stones, then swords, then spears; everything is paid once all is decided."""
        if frame.stage == SPEND_STONES:
            frame.stones = number
        elif frame.stage == SPEND_SWORDS:
            frame.swords = number
        else:
            frame.spears = number
        frame.stage += 1
        if frame.stage == LOOT:
            spend(state, frame)


# --- rolling -------------------------------------------------------------------------------------------------------


def roll_limit(state: Feast, frame: DiceFrame) -> int:
    """How often the die may be rolled in the action (FO-7.92); a card adds a roll."""
    rolls = DICE_ACTIONS[frame.action].rolls
    return rolls + 1 if state.plays(frame.seat, FOUR_ROLLS) else rolls


def roll(state: Feast, frame: DiceFrame) -> None:
    """One roll; a low action that comes to nothing is an immediate success (FO-7.100)."""
    seat, action = frame.seat, frame.action
    face = state.chance.below(DICE_ACTIONS[action].sides) + 1
    throw = throw_of(state, frame, face)
    frame.throws = [*frame.throws, throw]
    frame.result = result_of(action, throw)
    frame.stage = DECIDE
    state.tell(ROLLED, seat, face, frame.result)
    if action < RAIDING and frame.result == 0:
        state.tell(FORCED_SUCCESS, seat)
        succeed_low(state, frame, 0, 0)


def throw_of(state: Feast, frame: DiceFrame, face: int) -> Throw:
    """A roll with what cards, ore thrown off a ship and ships add to it."""
    seat, action = frame.seat, frame.action
    cards = 0
    for place in range(0, len(DIE_ADD[action]), 2):
        if state.in_play[seat] >> DIE_ADD[action][place] & 1:
            cards += DIE_ADD[action][place + 1]
    ships = 0
    if action == PILLAGING:
        ships = heaviest_load(state, seat)
    elif action != RAIDING:
        ships = -frame.empty_boats - 2 * frame.loaded_boats
    return Throw(face, cards, state.tally[BOOST], ships)


def result_of(action: int, throw: Throw) -> int:
    """What a roll comes to (FO-7.94 to FO-7.97, FO-7.101, FO-7.102)."""
    return throw.total() if action >= RAIDING else max(0, throw.total())


def rolls_left(state: Feast, frame: DiceFrame) -> int:
    """How often the die may still be rolled in the action (FO-7.92)."""
    return max(0, roll_limit(state, frame) - len(frame.throws)) if frame.stage <= DECIDE else 0


# --- low rolls -----------------------------------------------------------------------------------------------------


def weapon_value(state: Feast, frame: DiceFrame) -> int:
    """What a weapon spent counts in a low action (card 11)."""
    table = SPEND_VALUE[frame.action]
    if table and state.in_play[frame.seat] >> table[0] & 1:
        return table[2]
    return 1


def low_payments(state: Feast, frame: DiceFrame) -> list[int]:
    """Every exact mix of wood and the matching weapon (FO-7.98); one that counts 2 may overshoot by 1 (FO-17.4)."""
    seat, need = frame.seat, frame.result
    wood = min(spare(state, seat, WOOD), MOST_PAID)
    weapons = min(state.has(seat, DICE_ACTIONS[frame.action].weapon), MOST_PAID)
    value = weapon_value(state, frame)
    codes: list[int] = []
    for spent in range(weapons + 1):
        rest = need - value * spent
        if 0 <= rest <= wood:
            codes.append(payment_code(rest, spent))
        elif rest == -1 and value == 2:
            codes.append(payment_code(0, spent))
    return codes


def most_payable(state: Feast, frame: DiceFrame) -> int:
    """The highest low roll that the seat could pay for now."""
    seat = frame.seat
    weapons = min(state.has(seat, DICE_ACTIONS[frame.action].weapon), MOST_PAID)
    return min(spare(state, seat, WOOD), MOST_PAID) + weapon_value(state, frame) * weapons


def succeed_low(state: Feast, frame: DiceFrame, wood: int, weapons: int) -> None:
    seat, action = frame.seat, frame.action
    pay(state, seat, WOOD, wood)
    pay(state, seat, DICE_ACTIONS[action].weapon, weapons)
    state.tally[SPENT_WOOD] = wood
    state.tally[SPENT_SPEARS] = weapons if action == WHALING else 0
    state.tally[SPENT_SWORDS] = 0
    state.tell(SUCCEEDED, seat, frame.result)
    finish(state, frame, SUCCESS)


# --- outcome -------------------------------------------------------------------------------------------------------


def fail(state: Feast, frame: DiceFrame) -> None:
    """Failure costs nothing and consoles; Vikings come back only from a space they were placed on (FO-7.110)."""
    seat, action = frame.seat, frame.action
    state.tell(FAILED, seat)
    state.tally[SPENT_WOOD] = 0
    state.tally[SPENT_SWORDS] = 0
    state.tally[SPENT_SPEARS] = 0
    finish(state, frame, FAILURE)
    back = DICE_ACTIONS[action].vikings_back
    if back and frame.source == BY_SPACE:
        for other in reversed(state.stack):
            if isinstance(other, SpaceFrame):
                back = min(back, state.vikings[other.where])
                state.tell(RECALLED, seat, other.where, back)
                return_vikings(state, seat, [other.where], back)
                break
    gain_all(state, seat, DICE_ACTIONS[action].consolation, frame.source)


def finish(state: Feast, frame: DiceFrame, result: int) -> None:
    """Record the outcome; what answers to it comes after the reward."""
    seat, action = frame.seat, frame.action
    frame.stage = OVER
    tally = state.tally
    tally[RESULT] = result
    tally[ROLLS] = len(frame.throws)
    tally[BOATS_USED] = frame.empty_boats + frame.loaded_boats
    tally[BOOST] = 0
    raise_after_action(state, seat, action)
    if action >= RAIDING and longships(state, seat):
        raise_item_event(state, seat, SHIP_USED, LONGSHIP)
    if result == SUCCESS and action < RAIDING:
        gain_all(state, seat, DICE_ACTIONS[action].reward, frame.source)
