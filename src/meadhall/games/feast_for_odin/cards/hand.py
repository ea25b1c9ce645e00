"""Occupation cards in the hand (FO-7.10, FO-8, FO-11.1 to FO-11.6): drawing and playing them."""

from __future__ import annotations

from typing import final

from meadhall.games.feast_for_odin.board.laying import ask_open, played_in_window, use_clause
from meadhall.games.feast_for_odin.board.placement import forget_room
from meadhall.games.feast_for_odin.cards.cards import CARD_DRAW, CLAUSES, CLAUSES_OF, ON_PLAY, WOOD_IN_HOUSES
from meadhall.games.feast_for_odin.cards.counts import holds
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS
from meadhall.games.feast_for_odin.cards.triggers import (
    clauses_for,
    push_effects,
    raise_occupation_played,
    raise_thresholds,
)
from meadhall.games.feast_for_odin.codes import DONE, PLAY, USE
from meadhall.games.feast_for_odin.frames.effects import PlayCardsFrame, RunFrame
from meadhall.games.feast_for_odin.frames.rounds import DrawFrame, SpaceFrame
from meadhall.games.feast_for_odin.items import SILVER
from meadhall.games.feast_for_odin.notes import CARD_DRAWN, CARD_PLAYED, CARD_SEEN, NO_CARD_LEFT
from meadhall.games.feast_for_odin.payments import pay
from meadhall.games.feast_for_odin.spaces.spaces import SPACES
from meadhall.games.feast_for_odin.state import CARDS_PLAYED, PARTS_USED, Feast
from meadhall.games.feast_for_odin.supply import draw_weapon
from meadhall.kernel.state import Step


def play_card(state: Feast, seat: int, card: int) -> None:
    """Put a hand card down; its immediate effects come next (FO-11.1, FO-11.2, FO-11.5)."""
    state.own_seats()
    state.hands[seat] = [other for other in state.hands[seat] if other != card]
    state.put_in_play(seat, card)
    state.tally[CARDS_PLAYED] += 1
    state.tally[PARTS_USED] += 1
    state.tell(CARD_PLAYED, seat, card)
    state.reveal()
    if card in WOOD_IN_HOUSES:
        forget_room(state, seat)
    raise_thresholds(state, seat)
    entries: list[tuple[int, int]] = []
    for number in CLAUSES_OF[card]:
        if CLAUSES[number].trigger == ON_PLAY and holds(state, seat, CLAUSES[number].conditions):
            entries.append((number, 0))
    push_effects(state, seat, entries)


def draw_card(state: Feast, seat: int) -> None:
    """The top card of the occupation deck, seen by its owner only (FO-8.1, FO-12.7, FO-16.5)."""
    if not state.deck:
        state.tell(NO_CARD_LEFT, seat)
        return
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    state.own_seats()
    state.hands[seat] = sorted([*state.hands[seat], card])
    state.tell(CARD_DRAWN, seat)
    state.tell_seat(seat, CARD_SEEN, seat, card)
    state.reveal()


@final
class Draw(Step[Feast]):
    """A card or weapon drawn, unless a card puts something in its place (D06, D32)."""

    def proceed(self, state: Feast, frame: DrawFrame) -> None:
        seat = frame.seat
        clauses = clauses_for(state, seat, frame.trigger)
        if frame.trigger == CARD_DRAW and not state.hands[seat]:
            clauses = []
        if clauses:
            state.ask(seat, [*[USE + number for number in clauses], DONE])
        else:
            self.draw(state, frame)

    def draw(self, state: Feast, frame: DrawFrame) -> None:
        state.stack.pop()
        if frame.trigger == CARD_DRAW:
            draw_card(state, frame.seat)
        else:
            draw_weapon(state, frame.seat)

    def play(self, state: Feast, frame: DrawFrame, seat: int, code: int) -> None:
        if code == DONE:
            self.draw(state, frame)
        else:
            state.stack.pop()
            use_clause(state, seat, code - USE, 0)


@final
class PlayCards(Step[Feast]):
    """D07: cards from the hand, one after the other (FO-7.115 to FO-7.117)."""

    def proceed(self, state: Feast, frame: PlayCardsFrame) -> None:
        seat = frame.seat
        if frame.left == 0 or not state.hands[seat] or state.has(seat, SILVER) < frame.price:
            self.finish(state, frame)
            return
        codes = [PLAY + card for card in state.hands[seat]]
        if frame.played or not frame.must:
            codes.append(DONE)
        ask_open(state, seat, codes)

    def play(self, state: Feast, frame: PlayCardsFrame, seat: int, code: int) -> None:
        if code == DONE:
            frame.left = 0
        elif not played_in_window(state, seat, code):
            frame.left -= 1
            frame.played += 1
            pay(state, seat, SILVER, frame.price)
            play_card(state, seat, code - PLAY)

    def finish(self, state: Feast, frame: PlayCardsFrame) -> None:
        state.stack.pop()
        if frame.played == 0 and frame.source < 0 and SPACES[frame.argument].cost_any:
            below = state.stack[-1]
            assert isinstance(below, RunFrame)
            below.place = len(PROGRAMS[below.program])  # paid without playing: no silver (FO-7.116)
        if not any(isinstance(other, SpaceFrame) for other in state.stack):
            raise_occupation_played(state, frame.seat)
