"""The round (FO-3): twelve phases, each for every seat clockwise from the start player, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.laying import open_contested_window, open_window
from meadhall.games.feast_for_odin.cards.cards import (
    ACTIONS_END,
    ANYTIME,
    BONUS_AFTER,
    BONUS_DURING,
    CLAUSES,
    FEAST_START,
    HARVEST_AFTER,
    HARVEST_DURING,
    INCOME_BEFORE,
    NEW_WEAPON,
    NO_HARVEST,
    SCORING,
)
from meadhall.games.feast_for_odin.cards.interpreter import is_offered
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, push_effects, raise_event
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.frames.rounds import DrawFrame, RoundFrame, TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.notes import GAME_ENDS, NEW_START_PLAYER, ROUND_BEGINS
from meadhall.games.feast_for_odin.phases.automatic import (
    age_strips,
    announce_harvest,
    breed,
    harvest,
    harvest_level,
    new_viking,
    pay_all_bonuses,
    pay_income,
    return_home,
    turn_boards,
)
from meadhall.games.feast_for_odin.phases.scoring import final_scoring
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.state import Step

# The parts of a round.
BEGIN: Final = 0
NEW_VIKINGS: Final = 1
BEFORE_HARVEST: Final = 2
HARVESTING: Final = 3
BOARDS: Final = 4
WEAPONS: Final = 5
BEFORE_ACTIONS: Final = 6
ACTIONS: Final = 7
LATECOMERS: Final = 8
START_PLAYER: Final = 9
BEFORE_INCOME: Final = 10
INCOME: Final = 11
BEFORE_BREEDING: Final = 12
BREEDING: Final = 13
FEASTING: Final = 14
LAST_ROUND: Final = 15
FINAL_WINDOW: Final = 16
FINAL_SCORING: Final = 17
BEFORE_BONUS: Final = 18
BONUS: Final = 19
BEFORE_STRIPS: Final = 20
STRIPS: Final = 21
RETURN: Final = 22

PART_NAMES: Final[list[str]] = [
    "begin",
    "new_viking",
    "before_harvest",
    "harvest",
    "exploration_boards",
    "new_weapon",
    "before_actions",
    "actions",
    "latecomers",
    "start_player",
    "before_income",
    "income",
    "before_breeding",
    "breeding",
    "feast",
    "last_round",
    "final_window",
    "scoring",
    "before_bonus",
    "bonus",
    "before_mountain_strips",
    "mountain_strips",
    "return_vikings",
]
FOR_ALL: Final = (
    1 << BEGIN | 1 << BOARDS | 1 << START_PLAYER | 1 << LAST_ROUND | 1 << FINAL_SCORING | 1 << STRIPS | 1 << RETURN
)
"""The parts that concern the table as a whole, as a mask; the others come to one seat after the other."""
HARVEST_CARDS: Final = 1 << NO_HARVEST | 1 << HARVEST_DURING | 1 << HARVEST_AFTER
"""Abilities of cards that have a say in the harvest."""


@final
class Round(Step[Feast]):
    """Leads from part to part."""

    def proceed(self, state: Feast, frame: RoundFrame) -> None:
        # Most parts ask nobody anything: the next one follows at once.
        while state.stack and state.stack[-1] is frame:
            self.go_on(state, frame)

    def go_on(self, state: Feast, frame: RoundFrame) -> None:
        """The part under way, or the next seat's share of it."""
        part = frame.part
        if part == ACTIONS:
            self.next_turn(state, frame)
        elif FOR_ALL >> part & 1:
            frame.part = part + 1
            frame.seats = 0
            for_all(state, frame, part)
        elif frame.seats == state.players:
            frame.part = part + 1
            frame.seats = 0
        else:
            seat = (state.start_player + frame.seats) % state.players
            frame.seats += 1
            for_seat(state, seat, part)

    def next_turn(self, state: Feast, frame: RoundFrame) -> None:
        """Clockwise among those who haven't passed (FO-3.16, FO-3.26)."""
        for step in range(1, state.players + 1):
            seat = (state.turn + step) % state.players
            if not state.passed & BITS[seat]:
                state.turn = seat
                state.stack.append(TurnFrame(seat))
                return
        state.turn = NONE
        frame.part = LATECOMERS


def for_all(state: Feast, frame: RoundFrame, part: int) -> None:
    if part == BEGIN:
        begin_round(state)
    elif part == BOARDS:
        turn_boards(state)
    elif part == START_PLAYER:
        if state.players > 1 and state.last_placed != NONE:  # FO-3.27, FO-3.42, FO-14.9
            state.start_player = state.last_placed
            state.tell(NEW_START_PLAYER, state.start_player)
    elif part == LAST_ROUND:
        if state.round < state.rounds:
            frame.part = BEFORE_BONUS  # FO-3.2
    elif part == FINAL_SCORING:
        end_game(state)
    elif part == STRIPS:
        age_strips(state)
    else:
        frame.part = BEGIN
        return_home(state)


def begin_round(state: Feast) -> None:
    state.round += 1
    state.tell(ROUND_BEGINS, state.round)
    state.passed = 0
    state.last_placed = NONE
    state.turn = (state.start_player - 1) % state.players
    state.pair_placements = [0] * state.players
    announce_harvest(state)


def for_seat(state: Feast, seat: int, part: int) -> None:
    """One seat's share of a phase; what is put on the stack last comes first."""
    if part == NEW_VIKINGS:
        new_viking(state, seat)
    elif part == BEFORE_HARVEST:
        open_window(state, seat, HARVEST_CARDS, True)
    elif part == HARVESTING:
        if harvest_level(state):
            raise_event(state, seat, HARVEST_AFTER)
            harvest(state, seat)
            raise_event(state, seat, HARVEST_DURING)
        else:
            raise_event(state, seat, NO_HARVEST)
    elif part == WEAPONS:
        state.stack.append(DrawFrame(seat, NEW_WEAPON))
    elif part == BEFORE_ACTIONS or part == BEFORE_STRIPS:
        open_contested_window(state, seat)
    elif part == LATECOMERS:
        offered, later = offers_of(state, seat, ACTIONS_END)
        if later:
            push_effects(state, seat, later)
            open_window(state, seat, 1 << ACTIONS_END, True)
        push_effects(state, seat, offered)
    elif part == BEFORE_INCOME:
        offered, later = offers_of(state, seat, INCOME_BEFORE)
        push_effects(state, seat, later)
        state.stack.append(WindowFrame(seat))
        push_effects(state, seat, offered)
    elif part == INCOME:
        pay_income(state, seat)
    elif part == BEFORE_BREEDING:
        # Without income nothing is possible that wasn't before it.
        open_window(state, seat, 1 << ANYTIME if state.last_income[seat] else 0, False)
    elif part == BREEDING:
        breed(state, seat)
    elif part == FEASTING:
        state.stack.append(FeastFrame(seat, False))
        open_window(state, seat, 1 << FEAST_START, False)
    elif part == FINAL_WINDOW or part == BEFORE_BONUS:
        state.stack.append(WindowFrame(seat))
    elif part == BONUS:
        raise_event(state, seat, BONUS_AFTER)
        raise_event(state, seat, BONUS_DURING)
        pay_all_bonuses(state, seat)


def offers_of(state: Feast, seat: int, trigger: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What cards do at one moment of a phase: now, and what only an anytime action could make possible (FO-9.2)."""
    now: list[tuple[int, int]] = []
    later: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, trigger):
        clause = CLAUSES[number]
        if clause.optional and not is_offered(state, seat, clause.program, clause.card, 0):
            later.append((number, 0))
        else:
            now.append((number, 0))
    return now, later


def end_game(state: Feast) -> None:
    """Scoring cards pay (FO-17.17), then every line is added up (FO-13.1)."""
    state.tell(GAME_ENDS)
    state.stack.pop()
    for seat in state.clockwise():
        pay_scoring_cards(state, seat)
    final_scoring(state)
    state.stack = []
    state.over = True


def pay_scoring_cards(state: Feast, seat: int) -> None:
    raise_event(state, seat, SCORING)
    while state.stack:
        frame = state.stack[-1]
        state.step_of(frame).proceed(state, frame)
