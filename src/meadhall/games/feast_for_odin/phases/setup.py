"""Setup (FO-2): decks, starting cards, weapons, Vikings, strips, boards, imitation spaces, the start player."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT, CARD_DECK, IS_STARTER
from meadhall.games.feast_for_odin.codes import PLAY
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame, StartingCardFrame
from meadhall.games.feast_for_odin.items import BOW, MEAD, SNARE, SPEAR, WEAPON_COPIES
from meadhall.games.feast_for_odin.notes import (
    IMITATION_OPEN,
    STARTING_CARD_DEALT,
    STARTING_PLAYER,
    STRIP_REVEALED_IN_SETUP,
)
from meadhall.games.feast_for_odin.phases.rounds import BEGIN
from meadhall.games.feast_for_odin.spaces.spaces import FIRST_IMITATION
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.state import Step, with_item

LONG_ROUNDS = 7
SHORT_ROUNDS = 6


def set_up(state: Feast, short: bool, decks: list[int], choose_starter: bool) -> None:
    """Everything of setup; only the solo player may have a choice to make (FO-14.10)."""
    state.rounds = SHORT_ROUNDS if short else LONG_ROUNDS
    state.base_columns = 6 if short else 5
    deal_cards(state, decks, choose_starter)
    for seat in range(state.players):
        for item in (BOW, SNARE, SPEAR, MEAD):  # FO-2.5
            state.add(seat, item, 1)
    for kind, copies in enumerate(WEAPON_COPIES):
        state.weapon_deck += [kind] * (copies - (state.players if kind < 3 else 0))
    state.chance.shuffle(state.weapon_deck)  # FO-2.6
    place_vikings(state, short)
    reveal_strips(state)
    if state.players == 4:
        open_imitations(state)
    state.start_player = state.chance.below(state.players)  # FO-2.13
    state.tell(STARTING_PLAYER, state.start_player)
    state.stack.append(RoundFrame(BEGIN))
    if choose_starter and state.players == 1:
        state.stack.append(StartingCardFrame())


def deal_cards(state: Feast, decks: list[int], choose_starter: bool) -> None:
    """Starting cards and the deck of dark cards (FO-2.2 to FO-2.4)."""
    starters = [card for card in range(CARD_COUNT) if IS_STARTER[card] and CARD_DECK[card] in decks]
    state.deck = [card for card in range(CARD_COUNT) if not IS_STARTER[card] and CARD_DECK[card] in decks]
    state.chance.shuffle(starters)
    if not (choose_starter and state.players == 1):
        for seat in range(state.players):
            card = starters.pop()
            state.hands[seat] = [card]
            state.tell_seat(seat, STARTING_CARD_DEALT, seat, card)
    state.removed_starters = sorted(starters)
    state.chance.shuffle(state.deck)


def place_vikings(state: Feast, short: bool) -> None:
    """In the Thing, and in the solo game those that wait (FO-2.7, FO-14.2, FO-14.3)."""
    if state.players == 1:
        state.thing = [5]
        state.aside = 6 if short else 5
    else:
        state.thing = [6 if short else 5] * state.players


def reveal_strips(state: Feast) -> None:
    """Two strips, three with four players (FO-2.9)."""
    state.strip_stack = list(range(8))
    state.chance.shuffle(state.strip_stack)
    for _ in range(3 if state.players == 4 else 2):
        strip = state.strip_stack.pop()
        state.strips[strip] = 0
        state.tell(STRIP_REVEALED_IN_SETUP, strip)


def open_imitations(state: Feast) -> None:
    """Each extension tile shows one of its two sides (FO-2.12)."""
    for tile in range(2):
        side = 2 * tile + state.chance.below(2)
        state.imitations |= 1 << side
        state.tell(IMITATION_OPEN, FIRST_IMITATION + side)


class StartingCard(Step[Feast]):
    """D02: the solo player takes a starting card of choice (FO-14.10)."""

    def proceed(self, state: Feast, frame: StartingCardFrame) -> None:
        state.ask(0, [PLAY + card for card in state.removed_starters])

    def play(self, state: Feast, frame: StartingCardFrame, seat: int, code: int) -> None:
        card = code - PLAY
        state.stack.pop()
        state.removed_starters = [other for other in state.removed_starters if other != card]
        state.hands = with_item(state.hands, seat, [card])
        state.tell_seat(seat, STARTING_CARD_DEALT, seat, card)
