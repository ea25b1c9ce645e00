"""What the engine answers for a seat whose time is up: the defaults of section 17 (OR-17.3, OR-17.4)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    CARD_SPAN,
    CASTLE,
    CATHEDRAL,
    CHURCH,
    DEFAULT_DECK,
    LAND,
    MARKET_TOWN,
    SAMPLE_LISTS,
    STRENGTH,
)
from meadhall.games.ortus_regni.frames.base import (
    ATTACH_STEP,
    DECKS_STEP,
    DRAFT_STEP,
    FIELD_STEP,
    HOUSE_STEP,
    JOUST_STEP,
    LEGACY_STEP,
    PROPERTIES_FALL_STEP,
    SPOILS_STEP,
    SPREAD_STEP,
    TOWERS_FALL_STEP,
    TRAY_TOWERS_STEP,
)
from meadhall.games.ortus_regni.frames.war import FieldFrame
from meadhall.games.ortus_regni.setup.deck_building import deck_fits, most_copies
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE

PREFERRED = (
    codes.END,
    codes.KEEP,
    codes.PASS,
    codes.RESULT,
    codes.GIVE,
)
"""Answers that are the default wherever they are legal: pass, keep, Normal, Infantry."""

PROPERTY_ORDER = (MARKET_TOWN, CHURCH, LAND, CATHEDRAL)


def default(state: OrtusRegni, seat: int) -> int:
    legal = state.legal(seat)
    special: dict[int, Callable[[OrtusRegni, int, list[int]], int]] = {
        DECKS_STEP: default_card,
        HOUSE_STEP: default_common,
        LEGACY_STEP: default_purchase,
        TRAY_TOWERS_STEP: default_tray_tower,
        DRAFT_STEP: first_held,
        ATTACH_STEP: sturdiest,
        SPOILS_STEP: default_spoils,
        SPREAD_STEP: default_absorber,
        FIELD_STEP: default_fielding,
        TOWERS_FALL_STEP: oldest_tower,
        PROPERTIES_FALL_STEP: default_property,
        JOUST_STEP: default_joust,
    }
    step = state.stack[-1].step
    if step in special:
        return special[step](state, seat, legal)
    for code in PREFERRED:
        if code in legal:
            return code
    if codes.DONE in legal:
        return codes.DONE  # no ransom
    return legal[0]


def default_card(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """The preset Lords; if it doesn't fit, its cards as far as legal, then any, in the order of OR-1.2."""
    lords = SAMPLE_LISTS[DEFAULT_DECK]
    if codes.DECK + DEFAULT_DECK in legal and deck_fits(state, seat, lords):
        return codes.DECK + DEFAULT_DECK
    counts = state.lists[seat]
    for kind, wanted in enumerate(lords):
        if counts[kind] < min(wanted, most_copies(state, seat, kind)):
            return codes.ADD + kind
    return next(code for code in legal if code >= codes.ADD)


def default_common(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """One each of the first twelve types."""
    return next(code for code in legal if state.common[code - codes.ADD] == 0)


def default_tray_tower(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    market = codes.TOWER + MARKET_TOWN
    return market if market in legal else legal[0]


def default_purchase(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """Two Towers, of Market Towns first (D-39)."""
    return codes.BUY_TOWERS if codes.BUY_TOWERS in legal else default_tray_tower(state, seat, legal)


def first_held(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    return codes.KEEP_CARD + state.packs[seat][0]


def fief_by_strength(state: OrtusRegni, fiefs: list[int]) -> int:
    """The Fief whose building absorbs most, of equals the one longest in play (OR-17.4)."""
    return max(fiefs, key=lambda fief: ABSORBS[state.building[fief] % CARD_SPAN])


def sturdiest(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    return codes.AT + fief_by_strength(state, state.fiefs[seat])


def default_spoils(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    if codes.CAPTURE in legal:
        return codes.CAPTURE
    return codes.SEIZE + fief_by_strength(state, state.fiefs[seat]) if len(legal) > 1 else legal[0]


def default_fielding(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """A defender fields nothing; an attacker all table fighters, Knights first, and hand fighters only if need be."""
    frame = state.stack[-1]
    assert isinstance(frame, FieldFrame)
    if frame.side != ATTACK_SIDE:
        return codes.DONE
    hand = range(codes.FIELD_HAND, codes.FIELD_POOL)
    table = [code for code in legal if code != codes.DONE and code not in hand]
    if codes.FIELD_POOL + 1 in table:
        return codes.FIELD_POOL + 1
    if table:
        return table[0]
    if codes.DONE in legal:
        return codes.DONE
    return max(legal, key=lambda code: STRENGTH[code - codes.FIELD_HAND])


def default_absorber(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """Who survives it, then Infantry, then Knights, then Mercenaries; Vikings before Chieftains (D-14, D-35)."""

    def reluctance(code: int) -> tuple[int, int]:
        if code == codes.ABSORB_UNHARMED:
            return 0, code
        if codes.ABSORB_MERCENARY <= code < codes.ABSORB_GARRISON:
            return 3, code
        return 1 + code % 2, code  # every block of Army cards begins with Infantry at an even code

    return min(legal, key=reluctance)


def oldest_tower(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    return codes.FALL + state.towers[seat][0]


def default_property(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """Market Town, Church, Land, Cathedral (D-17)."""
    return min(legal, key=lambda code: PROPERTY_ORDER.index((code - codes.NAME_PROPERTY) // codes.SEATS + LAND))


def default_joust(state: OrtusRegni, seat: int, legal: list[int]) -> int:
    """Attend; stake a Property, else a Castle, else a Palace; ride a hand card, else the weakest Lord (D-27 on)."""
    if codes.ATTEND in legal:
        return codes.ATTEND
    if legal[0] >= codes.NAME_PROPERTY and legal[0] < codes.ANSWER_VASSAL:
        return default_property(state, seat, legal)
    riders = [code for code in legal if codes.RIDE <= code < codes.STORM]
    if riders:
        return codes.RIDE + state.hands[seat][0]
    if codes.NAME_LORD <= legal[0] < codes.NAME_FIEF:
        return min(legal, key=lambda code: STRENGTH[state.lord[code - codes.NAME_LORD]])
    if codes.NAME_FIEF <= legal[0] < codes.NAME_BUILDING:
        return best_fief_to_stake(state, [code for code in legal if code < codes.NAME_BUILDING])
    castles = [code for code in legal if state.building[code - codes.NAME_BUILDING] % CARD_SPAN == CASTLE]
    return castles[0] if castles else legal[0]


def best_fief_to_stake(state: OrtusRegni, legal: list[int]) -> int:
    """The Fief with the Property one would miss least."""

    def least_missed(code: int) -> int:
        return min(PROPERTY_ORDER.index(card % CARD_SPAN) for card in state.properties[code - codes.NAME_FIEF])

    return min(legal, key=least_missed)
