"""Why an answer isn't legal: one message each, with the clause that forbids it."""

from __future__ import annotations

from meadhall.games.brian_boru.battle import loser_looked_at
from meadhall.games.brian_boru.board import BITS, COLOURS, REGION_TOWNS, REGIONS, TOWN_COLOUR, TOWN_REGION, TOWNS
from meadhall.games.brian_boru.cards import MARRIAGE_REGION
from meadhall.games.brian_boru.codes import (
    BUILD,
    BUY,
    CODE_COUNT,
    DECLINE,
    EXPAND,
    FREE,
    LEAD,
    LOSE,
    PAIR_OF_CODE,
    PICK,
    PLAY,
    PRINCESS,
    SETTLE,
    START,
    USE,
)
from meadhall.games.brian_boru.knowledge.prompts import question
from meadhall.games.brian_boru.marriage import TRACK_TOWN_CHOICE
from meadhall.games.brian_boru.state import BATTLE_STEP, BrianBoru
from meadhall.games.brian_boru.symbols import DUE, purchase_limit
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.words.message import Value

BLOCKS = (START, PICK, LEAD, PLAY, USE, BUY, DECLINE, FREE, SETTLE, PRINCESS, LOSE, BUILD, CODE_COUNT)
"""Where each kind of answer begins; declining and expanding are one kind."""


def kind(code: int) -> int:
    """The start of the block an answer is from."""
    return max(block for block in BLOCKS if block <= code)


def refuse(reason: str, clause: str, **args: Value) -> IllegalAction:
    return IllegalAction(f"brian-boru.refuse-{reason}", clause, **args)


def refusal(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    asked = state.legal(seat)
    if kind(code) != kind(asked[0]):
        name, clause = question(state)
        return refuse("other-question", clause, question=name)
    reasons = {
        START: refuse_start, PICK: refuse_pick, LEAD: refuse_lead, PLAY: refuse_play, USE: refuse_use, BUY: refuse_buy,
        DECLINE: refuse_expand, FREE: refuse_free, SETTLE: refuse_settle, LOSE: refuse_lose, BUILD: refuse_build,
    }  # fmt: skip
    return reasons[kind(code)](state, seat, code)


def has_disc(state: BrianBoru, town: int) -> bool:
    return not state.free_towns() & BITS[town]


def refuse_start(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    town = code - START
    if has_disc(state, town):
        return refuse("town-taken", "BB-2.9", town=TOWNS[town])
    return refuse("region-taken", "BB-2.10", town=TOWNS[town], region=REGIONS[TOWN_REGION[town]])


def refuse_pick(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    missing = [card + 1 for card in PAIR_OF_CODE[code] if card not in state.packets[seat]]
    return refuse("not-in-packet", "BB-5.4", cards_card=missing)


def refuse_lead(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    town = code - LEAD
    if has_disc(state, town):
        return refuse("town-taken", "BB-6.1", town=TOWNS[town])
    return refuse("no-card-for-town", "BB-6.3", town=TOWNS[town], colour=COLOURS[TOWN_COLOUR[town]])


def refuse_play(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    card = code - PLAY
    if card not in state.hands[seat]:
        return refuse("not-in-hand", "BB-6.4", card=card + 1)
    return refuse("wrong-colour", "BB-6.2", card=card + 1, colour=COLOURS[TOWN_COLOUR[state.active_town]])


def refuse_use(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    return refuse("no-such-secondary", "BB-6.11", card=state.played[seat] + 1)


def refuse_buy(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    symbol = state.stack[-1][DUE]
    return refuse("buys-too-many", "BB-7.23", wanted_count=code - BUY, most_count=purchase_limit(state, seat, symbol))


def refuse_expand(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    town = code - EXPAND
    if town == state.active_town:
        return refuse("expands-to-active", "BB-7.26", town=TOWNS[town])
    if has_disc(state, town):
        return refuse("town-taken", "BB-7.25", town=TOWNS[town])
    return refuse("no-road", "BB-7.25", town=TOWNS[town])


def refuse_free(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    return refuse("no-vikings", "BB-7.28", town=TOWNS[code - FREE])


def refuse_settle(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    town = code - SETTLE
    by_track = state.stack[-1][1] == TRACK_TOWN_CHOICE
    if has_disc(state, town):
        return refuse("town-taken", "BB-8.13" if by_track else "BB-8.4", town=TOWNS[town])
    region = MARRIAGE_REGION[state.open_marriage]
    assert not BITS[town] & REGION_TOWNS[region]
    return refuse("outside-region", "BB-8.4", town=TOWNS[town], region=REGIONS[region])


def refuse_lose(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    assert state.stack[-1][0] == BATTLE_STEP
    loser = loser_looked_at(state, state.stack[-1])
    return refuse("not-controlled", "BB-9.3", town=TOWNS[code - LOSE], seat=loser)


def refuse_build(state: BrianBoru, seat: int, code: int) -> IllegalAction:
    town = code - BUILD
    if state.controlled(seat) & BITS[town]:
        return refuse("has-monastery", "BB-10.8", town=TOWNS[town])
    return refuse("not-controlled", "BB-10.8", town=TOWNS[town], seat=seat)
