"""Phase 5 (FO-3.5, FO-7.1, FO-8): a turn, and a space from the placing of Vikings to the end of the action."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.laying import (
    ask_open,
    contests,
    open_contested_window,
    played_in_window,
    use_clause,
    window_codes,
)
from meadhall.games.feast_for_odin.cards.cards import (
    AFTER_SPACE,
    AFTER_VIKING_ACTION,
    CARD_DRAW,
    CLAUSES,
    INSTEAD_OF_SPACE,
    VIKINGS_PLACED,
)
from meadhall.games.feast_for_odin.cards.hand import play_card
from meadhall.games.feast_for_odin.cards.prices import space_cost
from meadhall.games.feast_for_odin.cards.triggers import (
    before_clauses,
    clauses_for,
    move_vikings,
    push_effects,
    raise_after_space,
    raise_after_viking_action,
    raise_event,
    raise_occupation_played,
)
from meadhall.games.feast_for_odin.codes import COPY, DONE, OPTION, PASS, PICK, PLAY, USE
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.frames.rounds import (
    AFTER,
    ARRIVE,
    BEFORE,
    COST,
    DECLARE,
    EARLY,
    END,
    LATE,
    LOOK_AGAIN,
    LOOK_BACK,
    DrawFrame,
    SpaceFrame,
    TurnFrame,
)
from meadhall.games.feast_for_odin.notes import COPIED, MUST_PASS, PASSED, SENT, USED_BY_CARD
from meadhall.games.feast_for_odin.payments import can_pay, material_bit, pay_all
from meadhall.games.feast_for_odin.spaces.early_cards import helping_cards
from meadhall.games.feast_for_odin.spaces.feasible import possible_program
from meadhall.games.feast_for_odin.spaces.open_spaces import copyable, open_spaces, vikings_saved
from meadhall.games.feast_for_odin.spaces.reserved import has_ships_for
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, FIRST_IMITATION, SPACES
from meadhall.games.feast_for_odin.spaces.usable import fixed_payment, payments, usable
from meadhall.games.feast_for_odin.state import (
    BY_CARD_SPACE,
    BY_SPACE,
    NONE,
    PAID_TYPES,
    PARTS_USED,
    TALLY_SIZE,
    Feast,
)
from meadhall.kernel.state import Step

LOOKING_BACK: Final = 1 << AFTER_SPACE | 1 << AFTER_VIKING_ACTION
"""Abilities of cards that look back on a space or a Viking action."""


@final
class Turn(Step[Feast]):
    """D03: send Vikings to one space, or pass."""

    def proceed(self, state: Feast, frame: TurnFrame) -> None:
        seat = frame.seat
        # A space is its own code: they are counted from 0.
        codes = open_spaces(state, seat) if state.thing[seat] else []
        if not codes and not self.may_act_before_passing(state, seat):
            state.tell(MUST_PASS, seat)
            self.leave(state, seat)
            return
        codes.append(PASS)
        codes.extend(window_codes(state, seat, True))
        state.ask(seat, codes)

    def may_act_before_passing(self, state: Feast, seat: int) -> bool:
        """A seat without a space to go to may still do what opens one, or forestalls others (FO-9.2, FO-9.11)."""
        if state.thing[seat]:
            return bool(window_codes(state, seat, True))
        return contests(state, seat)

    def play(self, state: Feast, frame: TurnFrame, seat: int, code: int) -> None:
        if code == PASS:
            state.tell(PASSED, seat)
            self.leave(state, seat)
        elif code < PASS:
            space = code
            what = NONE if space >= FIRST_IMITATION else space
            state.stack[-1] = SpaceFrame(seat, space, what, COLUMN[space])
        else:
            played_in_window(state, seat, code)

    def leave(self, state: Feast, seat: int) -> None:
        state.stack.pop()
        state.passed |= BITS[seat]


@final
class UseSpace(Step[Feast]):
    """One use of a space, stage by stage (D04, D05, D08)."""

    def proceed(self, state: Feast, frame: SpaceFrame) -> None:
        stage = frame.stage
        if stage == ARRIVE:
            self.arrive(state, frame)
        elif stage == DECLARE:
            self.declare(state, frame)
        elif stage == EARLY:
            self.offer_early(state, frame)
        elif stage == BEFORE:
            self.help_before(state, frame)
        elif stage == COST:
            self.offer_instead(state, frame)
        elif stage == AFTER:
            self.look_at_space(state, frame)
        elif stage == LOOK_BACK:
            frame.stage = LOOK_AGAIN
            if frame.vikings:
                raise_after_viking_action(state, frame.seat, False)
        elif stage == LOOK_AGAIN:
            frame.stage = LATE
            if frame.vikings:
                raise_after_viking_action(state, frame.seat, True)
        elif stage == LATE:
            self.offer_late(state, frame)
        else:
            self.end(state, frame)

    def arrive(self, state: Feast, frame: SpaceFrame) -> None:
        """What is copied and how many Vikings stand is settled while placing them (FO-15.10)."""
        seat, where = frame.seat, frame.where
        if frame.what == NONE:
            state.offer(frame, seat, [COPY + space for space in copyable(state, seat, where)])
            return
        if where == NONE:
            frame.saved_tally = state.tally
            frame.stage = DECLARE
            state.tally = [0] * TALLY_SIZE
            state.tell(USED_BY_CARD, seat, frame.what)
            return
        saved = vikings_saved(state, seat, where)
        if saved:
            short = max(0, frame.vikings - state.thing[seat])
            # All of them or fewer by the step reached, never by a lower step (FO-11.8).
            state.offer(frame, seat, [OPTION + fewer for fewer in (0, saved) if fewer >= short])
        else:
            place_vikings(state, frame)

    def declare(self, state: Feast, frame: SpaceFrame) -> None:
        """The material to be paid where the cost leaves a choice (D08)."""
        space = SPACES[frame.what]
        frame.paid = fixed_payment(space)
        if space.cost_any:
            items = payments(state, frame.seat, space, frame.vikings)
            if len(items) > 1:
                state.ask(frame.seat, [PICK + item for item in items])
                return
            frame.paid = items[0] if items else space.cost_any[0]
        frame.stage = EARLY
        self.offer_early(state, frame)

    def offer_early(self, state: Feast, frame: SpaceFrame) -> None:
        """D05 before the action; a card the space needs must be played now (FO-8.3, FO-8.6)."""
        seat = frame.seat
        hand = state.hands[seat]
        if not hand or not frame.vikings or COLUMN[frame.where] != 4:
            self.help_before(state, frame)
        elif usable(state, seat, frame.what, frame.vikings):
            state.ask(seat, [*[PLAY + card for card in hand], DONE])
        else:
            cards = helping_cards(state, seat, frame.what)
            state.ask(seat, [PLAY + card for card in cards or hand])

    def help_before(self, state: Feast, frame: SpaceFrame) -> None:
        """What cards bring before the cost (FO-3.22)."""
        frame.stage = COST
        entries = before_clauses(state, frame.seat, frame.what, frame.vikings, frame.paid)
        if entries:
            push_effects(state, frame.seat, entries)
        else:
            self.offer_instead(state, frame)

    def offer_instead(self, state: Feast, frame: SpaceFrame) -> None:
        """A card may put another exchange in the place of the space's own (T1/space, instead)."""
        seat = frame.seat
        if not state.ability[seat] >> INSTEAD_OF_SPACE & 1:
            pay_cost(state, frame)
            return
        codes: list[int] = []
        for number in clauses_for(state, seat, INSTEAD_OF_SPACE):
            clause = CLAUSES[number]
            if clause.spaces & BITS[frame.what] and possible_program(state, seat, clause.program, clause.card, 0):
                codes.append(USE + number)
        if codes:
            state.ask(seat, [*codes, DONE])
        else:
            pay_cost(state, frame)

    def look_at_space(self, state: Feast, frame: SpaceFrame) -> None:
        """What cards do after the space, unless none looks back on it or on the action."""
        seat = frame.seat
        if state.ability[seat] & LOOKING_BACK:
            frame.stage = LOOK_BACK
            raise_after_space(state, seat, frame.what, frame.where, frame.vikings, frame.paid)
        else:
            self.offer_late(state, frame)

    def offer_late(self, state: Feast, frame: SpaceFrame) -> None:
        """D05 after the action, unless the card was played before it (FO-8.4)."""
        seat = frame.seat
        frame.stage = LATE
        if frame.card_gone or not frame.vikings or COLUMN[frame.where] != 4 or not state.hands[seat]:
            frame.stage = END
            raise_occupation_played(state, seat)
            if state.stack[-1] is frame:
                self.end(state, frame)
        else:
            ask_open(state, seat, [*[PLAY + card for card in state.hands[seat]], DONE])

    def end(self, state: Feast, frame: SpaceFrame) -> None:
        state.stack.pop()
        if frame.saved_tally:
            state.tally = frame.saved_tally[:]
        else:
            open_contested_window(state, frame.seat)

    def play(self, state: Feast, frame: SpaceFrame, seat: int, code: int) -> None:
        if played_in_window(state, seat, code):
            return
        stage = frame.stage
        if stage == ARRIVE:
            if code < PLAY:
                frame.what = code - COPY
                state.tell(COPIED, seat, frame.what)
            else:
                frame.vikings -= code - OPTION
                place_vikings(state, frame)
        elif stage == DECLARE:
            frame.paid = code - PICK
            frame.stage = EARLY
        elif stage == COST:
            if code == DONE:
                pay_cost(state, frame)
            else:
                frame.stage = AFTER
                use_clause(state, seat, code - USE, 0)
        else:
            self.play_bonus_card(state, frame, seat, code)

    def play_bonus_card(self, state: Feast, frame: SpaceFrame, seat: int, code: int) -> None:
        """The card of column 4, played or not."""
        if frame.stage == EARLY:
            frame.stage = BEFORE
        elif code == DONE:
            frame.card_gone = True
        if code != DONE:
            frame.card_gone = True
            play_card(state, seat, code - PLAY)


def place_vikings(state: Feast, frame: SpaceFrame) -> None:
    """The Vikings stand; what answers to that comes first, then the card of column 3 (FO-8.1)."""
    seat, where, number = frame.seat, frame.where, frame.vikings
    frame.stage = DECLARE
    state.tally = [0] * TALLY_SIZE
    state.stand(where, seat, number)
    state.last_placed = seat
    state.tell(SENT, seat, where, number)
    if COLUMN[where] == 3:
        state.stack.append(DrawFrame(seat, CARD_DRAW))
    if COLUMN[where] == 2 and number == 2:
        state.own_seats()
        state.pair_placements[seat] += 1
        if state.pair_placements[seat] > 1:
            raise_event(state, seat, VIKINGS_PLACED)
    move_vikings(state, seat, -number)


def pay_cost(state: Feast, frame: SpaceFrame) -> None:
    """The cost in full, then the parts of the space (FO-7.2)."""
    seat = frame.seat
    space = SPACES[frame.what]
    cost = [frame.paid, 1] if space.cost_any else space_cost(state, seat, space)
    frame.stage = AFTER
    if not can_pay(state, seat, cost) or not has_ships_for(state, seat, space):
        return
    # What came before is no part of the space, but paying is (FO-3.20, FO-3.21).
    state.tally[PARTS_USED] = 1 if cost else 0
    paid = 0
    for place in range(0, len(cost), 2):
        paid |= material_bit(cost[place])
    state.tally[PAID_TYPES] = state.tally[PAID_TYPES] | paid
    pay_all(state, seat, cost)
    source = BY_SPACE if frame.vikings else BY_CARD_SPACE
    state.stack.append(RunFrame(seat, space.program, 0, source, frame.what))
