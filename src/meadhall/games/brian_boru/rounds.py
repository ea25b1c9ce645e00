"""The round (BB-3, BB-4): preparation, draft, tricks, upkeep, and the end of the game."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.claims import claim_step
from meadhall.games.brian_boru.draft import deal
from meadhall.games.brian_boru.notes import GAME_ENDS, MARRIAGE_CARD_OPENED, RAIDERS_LAND, ROUND_BEGINS
from meadhall.games.brian_boru.scoring import final_scoring
from meadhall.games.brian_boru.state import (
    ACTIVE_TOWN,
    BATTLE_STEP,
    CHURCH_STEP,
    DRAFT,
    MARRIAGE_STEP,
    BrianBoru,
)
from meadhall.games.brian_boru.tricks import action_phase_over, discard_last_cards
from meadhall.kernel.state import Frame, Step

# The parts of a round, in order (BB-3.2, BB-3.3).
PREPARATION: Final = 0
DRAFTING: Final = 1
TRICKS: Final = 2
MARRIAGE: Final = 3
BATTLE: Final = 4
CHURCH: Final = 5
CLAIM: Final = 6


class Round(Step[BrianBoru]):
    """Leads from one part of the round to the next. Frame: the part that comes next."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        part = frame[1]
        if part == TRICKS and not action_phase_over(state):
            state.stack.append([ACTIVE_TOWN])
            return
        frame[1] += 1
        if part == PREPARATION:
            prepare(state)
        elif part == DRAFTING:
            deal(state)
            state.stack.append([DRAFT])
        elif part == TRICKS:
            discard_last_cards(state)
        elif part == MARRIAGE:
            state.stack.append([MARRIAGE_STEP, 0])
        elif part == BATTLE:
            state.stack.append([BATTLE_STEP, 0])
        elif part == CHURCH:
            state.stack.append([CHURCH_STEP, 0, 0])
        else:
            claim_step(state)
            end_round(state, frame)


def prepare(state: BrianBoru) -> None:
    """Raiders land, and the marriage card of the round is turned up (BB-4)."""
    state.round += 1
    state.tell(ROUND_BEGINS, state.round)
    strength = state.viking_deck[-1]
    state.viking_deck = state.viking_deck[:-1]
    state.battle_area = strength  # BB-4.1
    state.viking_discard = [*state.viking_discard, strength]  # BB-4.2
    state.tell(RAIDERS_LAND, strength)
    state.open_marriage = state.marriage_deck[-1]  # BB-4.3
    state.marriage_deck = state.marriage_deck[:-1]
    state.tell(MARRIAGE_CARD_OPENED, state.open_marriage)
    state.reveal()


def is_last_round(state: BrianBoru) -> bool:
    """The round whose preparation emptied the marriage deck (BB-4.4)."""
    return not state.marriage_deck


def end_round(state: BrianBoru, frame: Frame) -> None:
    """The game ends with the marriage deck; otherwise a new round begins (BB-3.4)."""
    if is_last_round(state):
        state.stack.pop()
        state.tell(GAME_ENDS)
        final_scoring(state)
        state.over = True
    else:
        frame[1] = PREPARATION
