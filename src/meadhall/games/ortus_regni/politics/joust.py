"""The Joust (OR-12): who comes, what they stake, who rides, and who wins it all."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.ortus_regni.cards import (
    BANNER,
    CARD_SPAN,
    CHAMPION,
    JOUST_DEAL,
    JOUST_PRINCE,
    JOUST_SPLIT,
    JOUST_TIE_DEAL,
    JOUST_VASSAL,
    PRINCE,
    VASSAL,
)
from meadhall.games.ortus_regni.codes import (
    ATTEND,
    NAME_BUILDING,
    NAME_FIEF,
    NAME_LORD,
    NAME_MERCENARY,
    NAME_PROPERTY,
    PLAY_BANNER,
    RIDE,
    STORM,
)
from meadhall.games.ortus_regni.frames.politics import JoustFrame
from meadhall.games.ortus_regni.notes import (
    ATTENDS,
    CONTESTANT_SHOWN,
    EXCUSED,
    JOUST_CALLED,
    JOUST_DEALT,
    JOUST_DEALT_TO_TIED,
    JOUST_OFF,
    JOUST_WON,
    JOUST_WON_ALONE,
    RIDES_CARD,
    RIDES_HIDDEN,
    RIDES_LORD,
    STAKE_WON,
    STAKED_BUILDING,
    STAKED_PROPERTY,
)
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import (
    discard,
    distinct,
    draw_from,
    gain_property,
    give_fief,
    lose,
    lose_lord,
    take_hidden,
    take_property,
)
from meadhall.games.ortus_regni.turn.looks import turned_up
from meadhall.games.ortus_regni.war.damage import property_code, property_of_code
from meadhall.kernel.state import Step, with_item

# How stakes and contestants are noted: a Property by Fief and card, a building by its Fief; a hand card by its kind,
# a Lord by his Fief.
STAKE_SPAN: Final = 128
STAKED_FIEF: Final = 10_000
LORD_RIDES: Final = 16

# What an Earl decides, in order.
COMING: Final = 0
STAKING: Final = 1
RIDING: Final = 2
DECIDED: Final = 3


def call_joust(state: OrtusRegni, seat: int) -> None:
    state.tell(JOUST_CALLED, seat)
    state.stack.append(JoustFrame(seat))


@final
class Joust(Step[OrtusRegni]):
    """D-27 to D-29, each Earl in turn, the caller last."""

    def proceed(self, state: OrtusRegni, frame: JoustFrame) -> None:
        order = state.others(frame.caller) + [frame.caller]
        if frame.done == len(order):
            state.stack.pop()
            ride(state, order)
            return
        seat = order[frame.done]
        if frame.part == COMING:
            self.ask_attendance(state, frame, seat)
        elif frame.part == STAKING:
            self.ask_stake(state, frame, seat)
        elif frame.part == RIDING:
            self.ask_rider(state, frame, seat)
        else:
            frame.done += 1
            frame.part = COMING

    def ask_attendance(self, state: OrtusRegni, frame: JoustFrame, seat: int) -> None:
        if seat == frame.caller and True not in state.attending:
            state.tell(JOUST_OFF, seat)  # OR-12.9
            state.stack.pop()
            return
        if not state.hands[seat]:
            self.play(state, frame, seat, ATTEND)  # nobody finds an excuse in an empty hand (OR-17.1)
            return
        codes = [ATTEND]
        if BANNER in state.hands[seat]:
            codes.append(PLAY_BANNER)
        state.ask(seat, codes)

    def ask_stake(self, state: OrtusRegni, frame: JoustFrame, seat: int) -> None:
        if frame.fief != NONE:
            cards = distinct(state.properties[frame.fief])
            state.offer(frame, seat, [property_code(card) for card in cards])
            return
        codes = stakes_of(state, seat)
        if codes:
            state.offer(frame, seat, codes)
        else:
            frame.part = RIDING  # OR-12.7

    def ask_rider(self, state: OrtusRegni, frame: JoustFrame, seat: int) -> None:
        codes = [NAME_LORD + fief for fief in state.fiefs[seat] if state.lord[fief] != NONE]
        hand = state.hands[seat]
        if hand:
            state.ask(seat, codes + [RIDE + kind for kind in sorted(set(hand))])
        elif codes:
            state.offer(frame, seat, codes)
        else:
            frame.part = DECIDED  # OR-12.8

    def play(self, state: OrtusRegni, frame: JoustFrame, seat: int, code: int) -> None:
        if code == PLAY_BANNER:
            discard(state, seat, BANNER)
            state.tell(EXCUSED, seat)
            frame.part = DECIDED
        elif code == ATTEND:
            state.attending = with_item(state.attending, seat, True)
            state.tell(ATTENDS, seat)
            frame.part = STAKING
        elif RIDE <= code < STORM:
            take_hidden(state, seat, code - RIDE)
            state.contestants = with_item(state.contestants, seat, code - RIDE)
            state.tell(RIDES_HIDDEN, seat)
            state.tell_seat(seat, RIDES_CARD, seat, code - RIDE)
            frame.part = DECIDED
        elif NAME_LORD <= code < NAME_FIEF:
            fief = code - NAME_LORD
            state.contestants = with_item(state.contestants, seat, LORD_RIDES + fief)
            state.tell(RIDES_LORD, seat, state.lord[fief], fief)
            frame.part = DECIDED
        else:
            stake(state, frame, seat, code)


def stakes_of(state: OrtusRegni, seat: int) -> list[int]:
    """One Property or one building, never the last one (OR-12.4, OR-12.5)."""
    codes = [NAME_FIEF + fief for fief in state.fiefs[seat] if state.properties[fief]]
    if len(state.fiefs[seat]) > 1:
        codes += [NAME_BUILDING + fief for fief in state.fiefs[seat]]
    return codes


def stake(state: OrtusRegni, frame: JoustFrame, seat: int, code: int) -> None:
    if code < NAME_BUILDING:
        frame.fief = code - NAME_FIEF
        return
    if code < NAME_MERCENARY:
        state.stakes = with_item(state.stakes, seat, STAKED_FIEF + code - NAME_BUILDING)
        state.tell(STAKED_BUILDING, seat, code - NAME_BUILDING)
    else:
        assert code >= NAME_PROPERTY
        card = property_of_code(code)
        state.stakes = with_item(state.stakes, seat, frame.fief * STAKE_SPAN + card)
        state.tell(STAKED_PROPERTY, seat, card % CARD_SPAN, frame.fief)
    frame.fief = NONE
    frame.part = RIDING


# --- the lists ------------------------------------------------------------------------------------------------------


def ride(state: OrtusRegni, order: list[int]) -> None:
    """Contestants are shown, cards dealt, the winner takes all stakes (OR-12.10 to OR-12.16)."""
    riders = [seat for seat in order if state.attending[seat]]
    winner = riders[0]
    if len(riders) > 1:
        show_contestants(state, riders)
        winner = compete(state, riders)
    state.tell(JOUST_WON if len(riders) > 1 else JOUST_WON_ALONE, winner)
    losers = [seat for seat in riders if seat != winner]
    for seat in riders:
        retire(state, seat, seat == winner)
    for seat in losers:
        hand_over(state, seat, winner)
    players = state.players
    state.attending = [False] * players
    state.stakes = [NONE] * players
    state.contestants = [NONE] * players


def rider_kind(state: OrtusRegni, seat: int) -> int:
    rider = state.contestants[seat]
    return state.lord[rider - LORD_RIDES] if rider >= LORD_RIDES else rider


def show_contestants(state: OrtusRegni, riders: list[int]) -> None:
    for seat in riders:
        if 0 <= state.contestants[seat] < LORD_RIDES:
            state.tell(CONTESTANT_SHOWN, seat, state.contestants[seat])
    state.reveal()


def compete(state: OrtusRegni, riders: list[int]) -> int:
    """Deal, rank, and deal again to those tied for best until one is left (OR-12.10 to OR-12.14)."""
    deck = JOUST_SPLIT[:]  # OR-1.11
    ranks: list[int] = []
    for seat in riders:
        cards = [deal(state, seat, deck, JOUST_DEALT) for _ in range(JOUST_DEAL)]
        ranks.append(rank(rider_kind(state, seat), cards, state.rules.joust_kickers))
    tied = best_of(riders, ranks)
    while len(tied) > 1:
        if sum(deck) < len(tied) * JOUST_TIE_DEAL:
            deck = JOUST_SPLIT[:]  # OR-12.14
        ranks = []
        for seat in tied:
            cards = [deal(state, seat, deck, JOUST_DEALT_TO_TIED) for _ in range(JOUST_TIE_DEAL)]
            ranks.append(-min(cards))
        tied = best_of(tied, ranks)
    return tied[0]


def deal(state: OrtusRegni, seat: int, deck: list[int], note: int) -> int:
    card = draw_from(state, deck, [0, 0, 0])
    state.tell(note, seat, card)
    return card


def best_of(riders: list[int], ranks: list[int]) -> list[int]:
    best = max(ranks)
    return [riders[place] for place in range(len(riders)) if ranks[place] == best]


def rank(contestant: int, cards: list[int], kickers: bool) -> int:
    """The rank of three cards, higher is better (OR-12.11, OR-12.12); a Champion is the better of two (OR-12.10)."""
    princes = cards.count(JOUST_PRINCE)
    vassals = cards.count(JOUST_VASSAL)
    if contestant == CHAMPION:
        return max(rank_of(princes + 1, vassals, kickers), rank_of(princes, vassals + 1, kickers))
    if contestant == PRINCE:
        princes += 1
    elif contestant == VASSAL:
        vassals += 1
    return rank_of(princes, vassals, kickers)


def rank_of(princes: int, vassals: int, kickers: bool) -> int:
    """Three Princes 9, three Vassals 8, pairs 6 and 4, high cards 2 and 1; a kicker adds one."""
    if princes >= 3:
        return 9
    if vassals >= 3:
        return 8
    if princes == 2:
        return 6 + (1 if kickers and vassals else 0)
    if vassals == 2:
        return 4 + (1 if kickers and princes else 0)
    if princes:
        return 2 + (1 if kickers and vassals else 0)
    return 1 if vassals else 0


def retire(state: OrtusRegni, seat: int, won: bool) -> None:
    """Contestants from hand are lost, and so are Lords who didn't win (OR-12.16)."""
    rider = state.contestants[seat]
    if rider == NONE:
        return
    if rider < LORD_RIDES:
        lose(state, seat * CARD_SPAN + rider)
        turned_up(state, seat, rider)
        state.reveal()
    elif not won:
        lose_lord(state, rider - LORD_RIDES)


def hand_over(state: OrtusRegni, seat: int, winner: int) -> None:
    """OR-12.15: a Property is attached by the winner, a building comes with its whole Fief (OR-12.5)."""
    staked = state.stakes[seat]
    if staked == NONE:
        return
    if staked >= STAKED_FIEF:
        fief = staked - STAKED_FIEF
        state.tell(STAKE_WON, winner, state.building[fief] % CARD_SPAN, seat)
        give_fief(state, fief, winner)
    else:
        card = staked % STAKE_SPAN
        state.tell(STAKE_WON, winner, card % CARD_SPAN, seat)
        take_property(state, staked // STAKE_SPAN, card)
        gain_property(state, winner, card)
