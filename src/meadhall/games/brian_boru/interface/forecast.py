"""What the table shows of the future: if the round ended now, and what each card and choice would do.

All of it is public but the cards of one's own.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.board import TOWNS
from meadhall.games.brian_boru.cards import (
    BATTLE,
    CHURCH,
    COIN,
    EXPAND,
    EXPAND_PRICE,
    FREE,
    MARRIAGE,
    PAY,
    RENOWN,
    SYMBOLS,
    TOWN,
    USES,
)
from meadhall.games.brian_boru.codes import BUY, USE
from meadhall.games.brian_boru.interface.round_end import RoundEnd, claims_now
from meadhall.games.brian_boru.state import ACTION, NONE, PLAY_CARD, RESOLVE, BrianBoru
from meadhall.games.brian_boru.symbols import DUE, buy, in_reach, resolve_run, run_end, slide_down
from meadhall.games.brian_boru.tricks import trick_standing

Effect = dict[str, Any]


def forecast(state: BrianBoru, seat: int | None) -> dict[str, Any]:
    """Everything the table asks the rules about, for one seat or a spectator."""
    shown: dict[str, Any] = {"regions": claims_now(state), "round_end": RoundEnd(state).shown()}
    if seat is not None:
        own = [*state.hands[seat], *state.packets[seat], *state.picks[seat]]
        shown["cards"] = {str(card + 1): card_forecast(state, seat, card) for card in own}
        shown["uses"] = uses_offered(state, seat)
        shown["landings"] = landings(state, seat)
    return shown


def step_now(state: BrianBoru) -> int:
    """The step under way; none once the game is over."""
    return state.stack[-1][0] if state.stack else NONE


def card_forecast(state: BrianBoru, seat: int, card: int) -> dict[str, Any]:
    """What a card would do in the trick on the table, and what its actions would come to now."""
    return {"trick": in_trick(state, seat, card), "uses": [effects(state, seat, symbols) for symbols in USES[card]]}


def in_trick(state: BrianBoru, seat: int, card: int) -> dict[str, Any] | None:
    """Whether a card would win with the cards that lie, when it would act, and how many players come after it."""
    if step_now(state) != PLAY_CARD or state.played[seat] != NONE:
        return None
    twin = state.clone()
    twin.played[seat] = card
    winner, order = trick_standing(twin)
    return {"wins": winner == seat, "acts": order.index(seat) + 1, "to_come": twin.played.count(NONE)}


def uses_offered(state: BrianBoru, seat: int) -> dict[str, list[Effect]]:
    """What the secondary actions to choose from would come to, by the code of the choice."""
    if seat not in state.waiting or step_now(state) != RESOLVE:
        return {}
    uses = USES[state.played[seat]]
    return {str(code): effects(state, seat, uses[code - USE + 1]) for code in state.legal(seat)}


def landings(state: BrianBoru, seat: int) -> dict[str, int]:
    """Where one's own marriage disc would come to rest, by the code of each choice that moves it."""
    if seat in state.waiting and step_now(state) == ACTION and state.stack[-1][DUE] == MARRIAGE:
        return {str(code): space_after_buying(state, seat, code - BUY) for code in state.legal(seat)}
    spaces = {}
    for code, found in uses_offered(state, seat).items():
        for effect in found:
            if effect["symbol"] == SYMBOLS[MARRIAGE]:
                spaces[code] = effect["space"]
    return spaces


def space_after_buying(state: BrianBoru, seat: int, steps: int) -> int:
    twin = state.clone()
    buy(twin, seat, MARRIAGE, steps)
    return resting_place(twin, seat)


# --- an action, symbol by symbol (BB-7), before anything more is bought ---------------------------------------------


def effects(state: BrianBoru, seat: int, symbols: list[int]) -> list[Effect]:
    """What an action would do, one effect for each run of equal symbols (BB-7.22)."""
    twin = state.clone()
    found: list[Effect] = []
    place = 0
    while place < len(symbols):
        end = run_end(symbols, place)
        found.append({"symbol": SYMBOLS[symbols[place]], **effect(twin, seat, symbols[place], end - place)})
        place = end
    return found


def effect(twin: BrianBoru, seat: int, symbol: int, count: int) -> Effect:
    """Carry out a run of equal symbols, and say what came of it."""
    if symbol == TOWN:
        return take_active_town(twin, seat)
    if symbol == EXPAND:
        return {"towns": len(in_reach(twin, seat)), "affordable": twin.coins[seat] >= EXPAND_PRICE}
    if symbol == FREE:
        return {"towns": twin.vikings.bit_count()}
    coins, points, raiders = twin.coins[seat], twin.points[seat], twin.raiders[seat]
    resolve_run(twin, seat, symbol, count)
    if symbol == COIN:
        return {"count": count, "after": twin.coins[seat]}
    if symbol == RENOWN:
        return {"count": count, "after": twin.renown[seat]}
    if symbol == PAY:
        return {"coins": coins - twin.coins[seat], "points": points - twin.points[seat], "after": twin.coins[seat]}
    if symbol == CHURCH:
        return {"count": count, **standing(twin.church_discs, seat)}
    if symbol == BATTLE:
        return {"count": twin.raiders[seat] - raiders, **standing(twin.raiders, seat)}
    assert symbol == MARRIAGE
    return {"steps": count, "space": resting_place(twin, seat)}


def resting_place(state: BrianBoru, seat: int) -> int:
    """Where a marriage disc comes to rest when the action ends (BB-7.19)."""
    twin = state.clone()
    slide_down(twin, seat)
    return twin.track[seat]


def take_active_town(twin: BrianBoru, seat: int) -> Effect:
    """The active town, or some town while none is active; its disc may open roads to expand along."""
    town = twin.active_town
    if town == NONE:
        return {"town": None}
    resolve_run(twin, seat, TOWN, 1)
    return {"town": TOWNS[town]}


def standing(counts: list[int], seat: int) -> Effect:
    """How many a seat has then, and whether that is the most: alone, level with others, or behind."""
    after = counts[seat]
    best = max(count for other, count in enumerate(counts) if other != seat)
    if after == 0 or after < best:
        return {"after": after, "standing": "behind"}
    return {"after": after, "standing": "alone" if after > best else "level"}
