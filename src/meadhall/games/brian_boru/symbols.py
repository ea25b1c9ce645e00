"""The symbols of an action (BB-7), resolved from left to right, with the decisions inside them."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.board import BITS, ROADS, TOP_SPACE, towns_in
from meadhall.games.brian_boru.cards import (
    BATTLE,
    CHURCH,
    COIN,
    EXPAND,
    EXPAND_PRICE,
    EXTRA_PRICE,
    FREE,
    MARRIAGE,
    PAY,
    PAY_POINTS,
    RENOWN,
    TOWN,
    USES,
)
from meadhall.games.brian_boru.codes import BUY, DECLINE, MOST_BOUGHT
from meadhall.games.brian_boru.codes import EXPAND as EXPAND_CODE
from meadhall.games.brian_boru.codes import FREE as FREE_CODE
from meadhall.games.brian_boru.notes import (
    CANNOT_EXPAND,
    CHURCH_BOUGHT,
    CHURCH_DISCS,
    COINS_GAINED,
    COURTED,
    COURTED_IN_VAIN,
    EXPANDED,
    NO_RAIDERS,
    NOT_EXPANDED,
    NOTHING_TO_FREE,
    PAID_COIN,
    PAID_LAST_POINT,
    PAID_NOTHING,
    PAID_POINTS,
    RAIDERS_BOUGHT,
    RAIDERS_TAKEN,
    RENOWN_GAINED,
    SLID_DOWN,
    STEPS_BOUGHT,
    TOWN_FREED,
    TOWN_TAKEN,
)
from meadhall.games.brian_boru.state import NONE, BrianBoru
from meadhall.kernel.state import Frame, Step, with_item

# The frame of an action: [ACTION, seat, card, use, next symbol, symbol whose decision is due or NONE].
SEAT: Final = 1
CARD: Final = 2
USED: Final = 3
NEXT: Final = 4
DUE: Final = 5


class Action(Step[BrianBoru]):
    """One player's action: D7 to D9 purchases, D10 expansion, D11 freeing."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        due = frame[DUE]
        if due == NONE:
            self.resolve_next(state, frame)
        else:
            state.ask(frame[SEAT], choices(state, frame[SEAT], due))

    def resolve_next(self, state: BrianBoru, frame: Frame) -> None:
        """Resolve the next symbol, or the next run of equal ones; finish after the last (BB-7.1, BB-7.22)."""
        seat = frame[SEAT]
        symbols = USES[frame[CARD]][frame[USED]]
        place = frame[NEXT]
        if place == len(symbols):
            finish_action(state, frame)
            return
        symbol = symbols[place]
        end = run_end(symbols, place)
        frame[NEXT] = end
        resolve_run(state, seat, symbol, end - place)
        answers = choices(state, seat, symbol)
        if len(answers) > 1:
            frame[DUE] = symbol
            state.ask(seat, answers)
        elif answers:
            carry_out(state, seat, symbol, answers[0])
        elif symbol == EXPAND:
            state.tell(CANNOT_EXPAND, seat)
        elif symbol == FREE:
            state.tell(NOTHING_TO_FREE, seat)

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        symbol = frame[DUE]
        frame[DUE] = NONE
        carry_out(state, seat, symbol, code)


def finish_action(state: BrianBoru, frame: Frame) -> None:
    slide_down(state, frame[SEAT])
    state.discard.append(frame[CARD])  # BB-6.14
    state.stack.pop()


def run_end(symbols: list[int], place: int) -> int:
    """Where a run of equal symbols ends that begins at a place (BB-7.22)."""
    end = place + 1
    while end < len(symbols) and symbols[end] == symbols[place]:
        end += 1
    return end


# --- what a run of equal symbols does by itself --------------------------------------------------------------------


def resolve_run(state: BrianBoru, seat: int, symbol: int, count: int) -> None:
    """The part of a run that needs no decision."""
    if symbol == TOWN:
        take_town(state, seat)
    elif symbol == COIN:
        state.coins[seat] += count  # BB-7.4
        state.tell(COINS_GAINED, seat, count)
    elif symbol == RENOWN:
        state.renown = with_item(state.renown, seat, state.renown[seat] + count)
        state.tell(RENOWN_GAINED, seat, count)
    elif symbol == PAY:
        for _ in range(count):
            pay(state, seat)
    elif symbol == CHURCH:
        state.church_discs[seat] += count  # BB-7.10
        state.tell(CHURCH_DISCS, seat, count)
    elif symbol == BATTLE:
        take_raiders(state, seat, count)
    elif symbol == MARRIAGE:
        court(state, seat, count)


def take_town(state: BrianBoru, seat: int) -> None:
    """The marker to the player, a disc of theirs on the active town (BB-7.3)."""
    town = state.active_town
    state.marker_holder = seat
    state.active_town = NONE
    state.put_disc(seat, town)
    state.tell(TOWN_TAKEN, seat, town)


def pay(state: BrianBoru, seat: int) -> None:
    """One coin; without one, two points or what there is of them (BB-7.5 to BB-7.8)."""
    if state.coins[seat] > 0:
        state.coins[seat] -= 1
        state.tell(PAID_COIN, seat)
    elif state.points[seat] >= PAY_POINTS:
        state.points = with_item(state.points, seat, state.points[seat] - PAY_POINTS)
        state.tell(PAID_POINTS, seat, PAY_POINTS)
    elif state.points[seat] > 0:
        state.points = with_item(state.points, seat, 0)
        state.tell(PAID_LAST_POINT, seat)
    else:
        state.tell(PAID_NOTHING, seat)


def take_raiders(state: BrianBoru, seat: int, count: int) -> None:
    """Raiders come from the battle area while it has any (BB-7.12, BB-7.13)."""
    taken = min(count, state.battle_area)
    state.battle_area -= taken
    state.raiders[seat] += taken
    if taken:
        state.tell(RAIDERS_TAKEN, seat, taken)
    else:
        state.tell(NO_RAIDERS, seat)


def court(state: BrianBoru, seat: int, count: int) -> None:
    """Up the marriage track, past and onto other discs, to the top at most (BB-7.15, BB-7.16, BB-7.18)."""
    start = state.track[seat]
    state.track[seat] = min(start + count, TOP_SPACE)
    if state.track[seat] > start:
        state.tell(COURTED, seat, state.track[seat])
    else:
        state.tell(COURTED_IN_VAIN, seat)


def slide_down(state: BrianBoru, seat: int) -> None:
    """A disc that ends its action on an occupied space goes down to the nearest free one (BB-7.19 to BB-7.21)."""
    space = state.track[seat]
    while space > 0 and others_on(state, seat, space):
        space -= 1
    if space != state.track[seat]:
        state.track[seat] = space
        state.tell(SLID_DOWN, seat, space)


def others_on(state: BrianBoru, seat: int, space: int) -> bool:
    for other in range(state.players):
        if other != seat and state.track[other] == space:
            return True
    return False


# --- the decisions a symbol brings ---------------------------------------------------------------------------------


def choices(state: BrianBoru, seat: int, symbol: int) -> list[int]:
    """What may be answered after this symbol's own effect; nothing where there is no decision."""
    if symbol == EXPAND:
        targets = expand_targets(state, seat)
        return [DECLINE, *[EXPAND_CODE + town for town in targets]] if targets else []
    if symbol == CHURCH or symbol == BATTLE or symbol == MARRIAGE:
        limit = purchase_limit(state, seat, symbol)
        return [BUY + count for count in range(limit + 1)] if limit > 0 else []
    if symbol == FREE:
        return [FREE_CODE + town for town in towns_in(state.vikings)]
    return []


def purchase_limit(state: BrianBoru, seat: int, symbol: int) -> int:
    """How many more may be bought (BB-7.11, BB-7.14, BB-7.17, BB-7.23).

    BATTLE with an empty area and MARRIAGE at the top allow no purchase (BB-7.13, BB-7.16); both limits say so. The
    action space has numbers for so many at once and no more; no game comes near it.
    """
    limit = min(state.coins[seat] // EXTRA_PRICE, MOST_BOUGHT)
    if symbol == BATTLE:
        limit = min(limit, state.battle_area)
    elif symbol == MARRIAGE:
        limit = min(limit, TOP_SPACE - state.track[seat])
    return limit


def expand_targets(state: BrianBoru, seat: int) -> list[int]:
    """Where a player may expand to, who has the coins for it (BB-7.24, BB-7.27)."""
    return in_reach(state, seat) if state.coins[seat] >= EXPAND_PRICE else []


def in_reach(state: BrianBoru, seat: int) -> list[int]:
    """Disc-free towns one road from a controlled town, the active town excepted (BB-7.25, BB-7.26)."""
    reach = 0
    for town in towns_in(state.controlled(seat)):
        reach |= ROADS[town]
    reach &= state.free_towns()
    if state.active_town != NONE:
        reach &= ~BITS[state.active_town]
    return towns_in(reach)


def carry_out(state: BrianBoru, seat: int, symbol: int, code: int) -> None:
    """Do what was decided."""
    if symbol == EXPAND:
        expand(state, seat, code)
    elif symbol == CHURCH or symbol == BATTLE or symbol == MARRIAGE:
        buy(state, seat, symbol, code - BUY)
    else:
        town = code - FREE_CODE
        state.vikings &= ~BITS[town]  # BB-7.28
        state.tell(TOWN_FREED, seat, town, state.owner(town))


def expand(state: BrianBoru, seat: int, code: int) -> None:
    if code == DECLINE:
        state.tell(NOT_EXPANDED, seat)
        return
    town = code - EXPAND_CODE
    state.coins[seat] -= EXPAND_PRICE
    state.put_disc(seat, town)
    state.tell(EXPANDED, seat, town, EXPAND_PRICE)


def buy(state: BrianBoru, seat: int, symbol: int, count: int) -> None:
    if count == 0:
        return
    price = EXTRA_PRICE * count
    state.coins[seat] -= price
    if symbol == CHURCH:
        state.church_discs[seat] += count
        state.tell(CHURCH_BOUGHT, seat, count, price)
    elif symbol == BATTLE:
        state.battle_area -= count
        state.raiders[seat] += count
        state.tell(RAIDERS_BOUGHT, seat, count, price)
    else:
        state.track[seat] += count
        state.tell(STEPS_BOUGHT, seat, count, price, state.track[seat])
