"""What the browser's table shows beside the view: uses of cards, odds, dangers, and how things would stand.

All of it is a function of what the seat knows: the public table, and its own hand.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    BANNER,
    BLACK_MARKERS,
    CARD_SPAN,
    CATHEDRAL,
    CHURCH,
    END_DRAW,
    KIND_NAMES,
    KING_LEAD,
    MURDER_LOSES_FIEF,
    PRINCE,
    VIKING_ACTIVE_ABOVE,
    VIKING_GROWTH,
)
from meadhall.games.ortus_regni.frames.turns import RoundFrame, TurnFrame
from meadhall.games.ortus_regni.interface.battle_outcomes import battle_outcomes, cheapest_spread
from meadhall.games.ortus_regni.interface.closed import closed
from meadhall.games.ortus_regni.interface.imagined_defence import defence_is_open, imagined, table_defence
from meadhall.games.ortus_regni.interface.opening import opening
from meadhall.games.ortus_regni.interface.uses import barred, message, uses
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.ending import game_places, standing
from meadhall.games.ortus_regni.turn.placing import bequests_used_up, heirs
from meadhall.games.ortus_regni.turn.turn import recruits
from meadhall.games.ortus_regni.war.forces import horde_strength

AMBER = 6
RED = 3
"""At how many cards a deck becomes a danger."""
SOON = 2
"""How many rounds ahead the Vikings' landing is a danger."""
SETTLING = 3
"""Rounds in which nobody is in danger for having one building: everybody begins with one."""
LEVELS = ("red", "amber", "calm")


def forecast(state: OrtusRegni, seat: int | None) -> dict[str, Any]:
    """What one seat is told; somebody without one (`None`) gets what concerns everybody."""
    begun = state.round > 0 and bool(state.stack)
    return {
        "uses": [] if seat is None else uses(state, seat),
        "barred": [] if seat is None else barred(state, seat),
        "closed": [] if seat is None else closed(state, seat),
        "deck_ends": [deck_ends(state, other) if begun else None for other in range(state.players)],
        "recruits": [recruits(state, other) for other in range(state.players)],
        "threats": threats(state, NONE if seat is None else seat) if begun else [],
        "vikings": vikings(state),
        "standing": standings(state),
        "battle": battle(state),
        "opening": opening(state, seat),
        "cheapest": None if seat is None else cheapest_spread(state, seat),
    }


def battle(state: OrtusRegni) -> dict[str, Any] | None:
    """The battle under way; while the attack is fielded also against all that the defender has on the table."""
    told = battle_outcomes(state)
    if told is not None and defence_is_open(state):
        told["imagined"] = imagined(state, table_defence(state))
    return told


# --- decks ----------------------------------------------------------------------------------------------------------


def deck_ends(state: OrtusRegni, seat: int) -> int | None:
    """The round in which an Earl who draws once a turn can't draw any more (OR-3.5, OR-3.6)."""
    if not state.alive[seat]:
        return None
    if state.spent[seat]:
        return state.round
    left = len(state.decks[seat]) // END_DRAW
    return next_turn(state, seat) + left


def next_turn(state: OrtusRegni, seat: int) -> int:
    """The round of an Earl's next draw: this one unless their turn of it is over."""
    bottom = state.stack[0]
    if any(isinstance(frame, TurnFrame) and frame.seat == seat for frame in state.stack):
        return state.round
    place = (seat - state.first) % state.players
    passed = isinstance(bottom, RoundFrame) and place < bottom.place
    return state.round + (1 if passed else 0)


# --- Vikings --------------------------------------------------------------------------------------------------------


def vikings(state: OrtusRegni) -> dict[str, Any]:
    cards = sum(state.horde) + (VIKING_GROWTH if state.growth_due else 0)
    above = VIKING_ACTIVE_ABOVE[state.players]
    return {
        "lands": None if state.arrived or not state.round else landing(state),
        "active": state.arrived and cards > above,
        "active_above": above,
        "grows": VIKING_GROWTH,
        "strikes": [seat for seat in state.living() if state.arrived and weakest(state, seat) is not None],
    }


def landing(state: OrtusRegni) -> int:
    """The round of the last black marker if nobody goes to war and nobody sends an Emissary (OR-11.1, OR-11.3)."""
    return state.round + BLACK_MARKERS - state.black - 1 + (1 if state.white else 0)


def weakest(state: OrtusRegni, seat: int) -> int | None:
    """The Fief of an Earl that the horde as it is would fell if nobody defended it; of several the strongest."""
    reach = horde_strength(state) - len(state.towers[seat])
    falling = [fief for fief in state.fiefs[seat] if reach >= ABSORBS[state.building[fief] % CARD_SPAN]]
    return max(falling, key=lambda fief: ABSORBS[state.building[fief] % CARD_SPAN], default=None)


# --- how things would stand -----------------------------------------------------------------------------------------


def standings(state: OrtusRegni) -> list[dict[str, Any]]:
    """The ranking of OR-14.9 as it would be now, the first first."""
    places = game_places(state) if state.round else [1] * state.players
    rows = []
    for seat in range(state.players):
        holdings, towers, cards = standing(state, seat) if state.alive[seat] else (0, 0, 0)
        row = {"seat": seat, "place": places[seat], "alive": state.alive[seat]}
        rows.append({**row, "holdings": holdings, "towers": towers, "cards": cards})
    return sorted(rows, key=lambda row: (row["place"], row["seat"]))


def own_first(state: OrtusRegni, seat: int) -> list[int]:
    """A seat and then the other living Earls, clockwise; all of them for somebody without a seat."""
    return state.living() if seat == NONE else [seat, *state.others(seat)]


# --- dangers --------------------------------------------------------------------------------------------------------


def threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """What to watch, most pressing first: decks, crown, Church, Vikings, last buildings."""
    if state.over or (seat != NONE and not state.alive[seat]):
        return []
    decks = deck_threats(state, seat)
    own = [one for one in decks if one["args"]["seat"] == seat]
    found = own + crown_threats(state, seat) + end_threats(state, seat)
    if seat != NONE:
        found += church_threats(state, seat) + viking_threats(state, seat)
    found += [one for one in decks if one not in own]  # the Earls' heads show these as well
    return sorted(found, key=lambda threat: LEVELS.index(threat["level"]))


def threat(level: str, topic: str, key: str, clause: str, **args: Any) -> dict[str, Any]:
    return {**message(f"table-threat-{key}", clause, **args), "level": level, "topic": topic}


def deck_threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    found = []
    for other in own_first(state, seat):
        cards = len(state.decks[other])
        if cards > AMBER:
            continue
        level = "red" if cards <= RED else "amber"
        ends = deck_ends(state, other)
        key = "own-deck" if other == seat else "deck"
        if state.rules.heathen:
            key += "-heathen"
        elif bequests_used_up(state, other):
            key += "-last"
        elif other == seat and heirless(state, seat):
            key += "-heirless"
        clause = "OR-16.34" if state.rules.heathen else "OR-3.6"
        found.append(threat(level, "deck", key, clause, seat=other, round_number=ends))
    return found


def heirless(state: OrtusRegni, seat: int) -> bool:
    """Whether an Earl, who knows hand and deck, will never bequeath for want of a Prince or a Banner (OR-13.1)."""
    if state.rules.resource:
        return False  # the tray may give either
    cards = state.hands[seat] + state.decks[seat]
    return BANNER not in cards or (PRINCE not in cards and not heirs(state, seat))


def crown_threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """Who becomes King with one more Banner (OR-9.2), or wins by crown and Church (OR-16.21)."""
    if state.king != NONE:
        wins = (state.rules.state_and_church or state.rules.heathen) and state.count(state.king, CATHEDRAL) > 0
        if not wins:
            return []
        key = "own-crown-wins" if state.king == seat else "crown-wins"
        return [threat("red", "crown", key, "OR-16.21", seat=state.king)]
    found = []
    for other in state.living():
        rivals = [state.banners[rival] for rival in state.living() if rival != other]
        if state.banners[other] + 1 - max(rivals, default=0) >= KING_LEAD and state.banners[other]:
            if other == seat:
                found.append(threat("calm", "crown", "own-crown", "OR-9.2"))
            else:
                found.append(threat("amber", "crown", "crown", "OR-9.2", seat=other))
    return found


def church_threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    archbishop = state.archbishop()
    if archbishop in (NONE, seat) or archbishop == state.ally(seat):
        return []
    key = "archbishop" if state.count(seat, CHURCH) else "archbishop-bars"
    return [threat("calm" if key == "archbishop" else "amber", "church", key, "OR-10.1", seat=archbishop)]


def viking_threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    if not state.arrived:
        lands = landing(state)
        if lands - state.round > SOON:
            return []
        return [threat("amber", "vikings", "landing", "OR-11.3", round_number=lands)]
    fief = weakest(state, seat)
    if fief is None or sum(state.horde) + VIKING_GROWTH <= VIKING_ACTIVE_ABOVE[state.players]:
        return []
    card = state.building[fief] % CARD_SPAN
    args = {"strength_count": horde_strength(state), "card": KIND_NAMES[card], "towers_count": len(state.towers[seat])}
    return [threat("amber", "vikings", "horde", "OR-11.9", needed_count=ABSORBS[card], **args)]


def end_threats(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """Who has one building left (OR-14.1), and whose Lord, murdered, would take it with him (OR-7.13)."""
    found = []
    for other in own_first(state, seat):
        if len(state.fiefs[other]) != 1 or state.round <= SETTLING:
            continue
        fief = state.fiefs[other][0]
        lord = state.lord[fief]
        if lord != NONE and MURDER_LOSES_FIEF[lord] and not state.rules.heathen:
            key = "own-last-lord" if other == seat else "last-lord"
            level = "red" if other == seat else "calm"
            found.append(threat(level, "end", key, "OR-7.13", seat=other, card=KIND_NAMES[lord]))
        card = state.building[fief] % CARD_SPAN
        level = "red" if other == seat else "calm"
        key = "own-last-building" if other == seat else "last-building"
        args = {"card": KIND_NAMES[card], "needed_count": ABSORBS[card], "towers_count": len(state.towers[other])}
        found.append(threat(level, "end", key, "OR-14.1", seat=other, **args))
    return found
