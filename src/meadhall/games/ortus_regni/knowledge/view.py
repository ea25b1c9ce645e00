"""What one seat may know (OR-15), built up from nothing: what isn't put in here stays hidden."""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ARMY_NAMES,
    BATTLE_NAMES,
    BLACK_MARKERS,
    CARD_SPAN,
    KIND_NAMES,
    SET_TYPES,
    VIKING_NAMES,
)
from meadhall.games.ortus_regni.frames.politics import StruggleFrame
from meadhall.games.ortus_regni.frames.war import BattleFrame
from meadhall.games.ortus_regni.politics.joust import LORD_RIDES, STAKE_SPAN, STAKED_FIEF
from meadhall.games.ortus_regni.politics.struggle import ON_LORD, ON_PROPERTY
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.ending import holdings
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    field_limit,
    force_strength,
    horde_strength,
    role_of,
    seat_of,
    unit_strength,
    which_of,
)
from meadhall.kernel.view import Part, SeatPart, ViewPlan

WAYS = ("towers", "raid", "siege")


def names_of(kinds: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds]


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    """Counts by name, those of nothing left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def none_if(number: int) -> int | None:
    return None if number == NONE else number


def table_card(card: int) -> dict[str, Any]:
    """A face-up card with its owner (OR-15.1)."""
    return {"card": KIND_NAMES[card % CARD_SPAN], "owner": card // CARD_SPAN}


# --- the table ------------------------------------------------------------------------------------------------------


def shared_table(state: OrtusRegni) -> dict[str, Any]:
    """Rounds, crown and Church, Vikings and decks."""
    return {
        "round": state.round,
        "round_limit": state.rules.round_limit,
        "bequest_limit": state.rules.bequests,
        "first": none_if(state.first),
        "king": none_if(state.king),
        "guard": counted(state.guard, ARMY_NAMES),
        "archbishop": none_if(state.archbishop()),
        "church_controller": none_if(state.church_controller()),
        "vikings": vikings(state),
        "decks": table_decks(state),
        "fallen": state.fallen[:],
        "common": counted(state.common, SET_TYPES),
        "game_number": state.game_number,
        "wins": state.wins[:],
        "winner": outcome(state),
    }


def shared_table_grounds(state: OrtusRegni) -> object:
    return (
        state.round,
        state.first,
        state.king,
        state.guard[:],
        state.archbishop(),
        state.church_controller(),
        (state.arrived, state.black, state.white, state.horde[:]),
        (state.army_deck[:], state.army_discard[:], state.battle_deck[:], state.battle_discard[:]),
        (state.viking_deck[:], state.viking_discard[:]),
        state.fallen,
        state.common,
        state.game_number,
        state.wins[:],
        state.outcome,
    )


def moment(state: OrtusRegni) -> dict[str, Any]:
    """What is going on; at the end of a game everything that was hidden, too (OR-15.5)."""
    phase = state.step_of(state.stack[-1]).name if state.stack else "over"
    shown: dict[str, Any] = {
        "phase": phase,
        "battle": battle(state),
        "struggle": struggle(state),
        "joust": joust(state),
    }
    if state.over or phase == "series":
        shown["revealed"] = [secrets_of(state, other) for other in range(state.players)]
    return shown


def outcome(state: OrtusRegni) -> int | str | None:
    return "vikings" if state.outcome == VIKINGS else none_if(state.outcome)


def public_seat(state: OrtusRegni, seat: int) -> dict[str, Any]:
    """What everybody may know of an Earl: face-up cards, and hidden ones as mere counts (OR-15.1, OR-15.2)."""
    alive = state.alive[seat]
    return {
        "alive": alive,
        "hand": len(state.hands[seat]) if alive else 0,
        "deck": len(state.decks[seat]) if alive else 0,
        "towers": len(state.towers[seat]) if alive else 0,
        "discard": names_of(state.discards[seat]),
        "fiefs": [fief(state, number) for number in state.fiefs[seat]],
        "mercenaries": [mercenary(state, number) for number in state.mercenaries[seat]],
        "pool": {"infantry": state.pool_infantry[seat], "knight": state.pool_knights[seat]},
        "field_limit": field_limit(state, seat),
        "banners": state.banners[seat],
        "cubes": state.cubes[seat],
        "emissaries": names_of(state.emissaries[seat]),
        "turns": state.turns[seat],
        "bequests": state.bequests[seat],
        "spent": state.spent[seat],
        "holdings": holdings(state, seat),
        "points": state.points[seat],
    }


def public_seat_grounds(state: OrtusRegni, seat: int) -> object:
    fiefs = state.fiefs[seat]
    mercenaries = state.mercenaries[seat]
    return (
        state.alive[seat],
        len(state.hands[seat]),
        len(state.decks[seat]),
        len(state.towers[seat]),
        state.discards[seat],
        fiefs,
        [(state.building[number], state.lord[number], state.properties[number]) for number in fiefs],
        mercenaries,
        [
            (state.mercenary_card[number], state.garrison_infantry[number], state.garrison_knights[number])
            for number in mercenaries
        ],
        (state.pool_infantry[seat], state.pool_knights[seat]),
        (state.banners[seat], state.cubes[seat], state.turns[seat], state.points[seat]),
        (state.bequests[seat], state.spent[seat]),
        state.emissaries[seat],
    )


def fief(state: OrtusRegni, number: int) -> dict[str, Any]:
    return {
        "fief": number + 1,
        "building": table_card(state.building[number]),
        "lord": None if state.lord[number] == NONE else KIND_NAMES[state.lord[number]],
        "properties": [table_card(card) for card in state.properties[number]],
    }


def mercenary(state: OrtusRegni, number: int) -> dict[str, Any]:
    return {
        "mercenary": number + 1,
        "owner": state.mercenary_card[number] // CARD_SPAN,
        "garrison": {"infantry": state.garrison_infantry[number], "knight": state.garrison_knights[number]},
    }


def vikings(state: OrtusRegni) -> dict[str, Any]:
    return {
        "arrived": state.arrived,
        "black": state.black,
        "markers": BLACK_MARKERS,
        "white": state.white,
        "horde": counted(state.horde, VIKING_NAMES),
        "strength": horde_strength(state),
    }


def table_decks(state: OrtusRegni) -> dict[str, Any]:
    """Decks as numbers of cards, discard piles as what lies there (OR-15.1, OR-15.2)."""
    return {
        "army": {"deck": sum(state.army_deck), "discard": counted(state.army_discard, ARMY_NAMES)},
        "battle": {"deck": sum(state.battle_deck), "discard": counted(state.battle_discard, BATTLE_NAMES)},
        "viking": {"deck": sum(state.viking_deck), "discard": counted(state.viking_discard, VIKING_NAMES)},
    }


def own_cards(state: OrtusRegni, seat: int) -> dict[str, Any]:
    """What only this seat sees; an eliminated Earl sees what is public (OR-15.9)."""
    if not state.alive[seat]:
        return {"hand": [], "own_towers": [], "own_deck": {}, "tray": {}, "deck_list": {}, "pack": [], "kept": []}
    return {
        "hand": names_of(state.hands[seat]),
        "own_towers": names_of(state.towers[seat]),
        "own_deck": counted_kinds(state.decks[seat]),
        "tray": counted(state.trays[seat], SET_TYPES),
        "deck_list": counted(state.lists[seat], SET_TYPES),
        "pack": names_of(state.packs[seat]),
        "kept": names_of(state.kept[seat]),
        "own_rider": own_rider(state, seat),
    }


def own_grounds(state: OrtusRegni, seat: int) -> object:
    return (
        state.alive[seat],
        state.hands[seat],
        state.towers[seat],
        state.decks[seat],
        state.trays[seat],
        state.lists[seat],
        state.packs[seat],
        state.kept[seat],
        state.contestants[seat],
    )


def counted_kinds(kinds: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def own_rider(state: OrtusRegni, seat: int) -> str | None:
    rider = state.contestants[seat]
    return KIND_NAMES[rider] if 0 <= rider < LORD_RIDES else None


def secrets_of(state: OrtusRegni, seat: int) -> dict[str, Any]:
    return {
        "hand": names_of(state.hands[seat]),
        "towers": names_of(state.towers[seat]),
        "deck": counted_kinds(state.decks[seat]),
        "deck_list": counted(state.lists[seat], SET_TYPES),
    }


# --- what is under way ----------------------------------------------------------------------------------------------


def battle(state: OrtusRegni) -> dict[str, Any] | None:
    """The battle on the table, both sides' strength, and what each result would do (OR-8.12 to OR-8.14)."""
    frames = [frame for frame in state.stack if isinstance(frame, BattleFrame)]
    if not frames:
        return None
    frame = frames[0]
    attack = horde_strength(state) if frame.attacker == VIKINGS else force_strength(state, state.attack_force)
    return {
        "attacker": "vikings" if frame.attacker == VIKINGS else frame.attacker,
        "controller": frame.controller,
        "defender": frame.defender,
        "way": WAYS[frame.way],
        "fief": None if frame.target == NONE else frame.target + 1,
        "card": None if frame.card == NONE else BATTLE_NAMES[frame.card],
        "result": None if frame.result == NONE else BATTLE_NAMES[frame.result],
        "attack": [unit_view(state, fielded) for fielded in state.attack_force if still_there(state, fielded)],
        "defence": [unit_view(state, fielded) for fielded in state.defend_force if still_there(state, fielded)],
        "attack_strength": attack,
        "defence_strength": force_strength(state, state.defend_force),
        "hurt_attacker": frame.hurt_attacker,
        "hurt_defender": frame.hurt_defender,
        "captives": [number + 1 for number in state.captives],
        "fallen": names_of([number % CARD_SPAN for number in state.spoils]),
        "forecast": forecast(state, attack, frame),
    }


def forecast(state: OrtusRegni, attack: int, frame: BattleFrame) -> dict[str, int]:
    """Points that would get past the defenders and Towers if the defender is struck now."""
    past = max(0, attack - len(state.defend_force))
    towers = len(state.towers[frame.defender])
    if frame.way != ON_TOWERS:
        past = max(0, past - towers)
    needed = 1
    if frame.way == BESIEGING and state.building[frame.target] != NONE:
        needed = ABSORBS[state.building[frame.target] % CARD_SPAN]
    return {"past_force": past, "towers": towers, "needed": needed}


def still_there(state: OrtusRegni, fielded: int) -> bool:
    """A Lord falls with his building, but his force goes home only after the ransom."""
    return role_of(fielded) != LORD_UNIT or state.lord[which_of(fielded)] != NONE


def unit_view(state: OrtusRegni, fielded: int) -> dict[str, Any]:
    role = role_of(fielded)
    which = which_of(fielded)
    shown: dict[str, Any] = {"seat": seat_of(fielded), "strength": unit_strength(state, fielded)}
    if role == LORD_UNIT:
        shown.update({"role": "lord", "card": KIND_NAMES[state.lord[which]], "fief": which + 1})
    elif role == HAND_UNIT:
        shown.update({"role": "hand", "card": KIND_NAMES[which]})
    elif role == MERCENARY_UNIT:
        shown.update({"role": "mercenary", "card": "mercenary", "mercenary": which + 1})
    elif role in (GARRISON_UNIT, GARRISON_KNIGHT):
        shown.update({"role": "garrison", "card": ARMY_NAMES[role - GARRISON_UNIT], "mercenary": which + 1})
    elif role == KING_UNIT:
        shown.update({"role": "king", "card": "king"})
    else:
        shown.update({"role": "pool" if role == POOL_UNIT else "guard", "card": ARMY_NAMES[which]})
    return shown


def struggle(state: OrtusRegni) -> dict[str, Any] | None:
    frames = [frame for frame in state.stack if isinstance(frame, StruggleFrame)]
    if not frames:
        return None
    frame = frames[0]
    target = frame.aimed_at
    shown: dict[str, Any] = {
        "actor": frame.actor,
        "card": KIND_NAMES[frame.political],
        "victim": frame.victim,
        "last": KIND_NAMES[frame.last],
    }
    if frame.aim == ON_LORD:
        shown["target"] = {"fief": target + 1, "lord": KIND_NAMES[state.lord[target]]}
    elif frame.aim == ON_PROPERTY:
        shown["target"] = {"fief": target + 1, "property": table_card(frame.card)}
    else:
        shown["target"] = {"mercenary": target + 1}
    return shown


def joust(state: OrtusRegni) -> dict[str, Any] | None:
    """Who attends with what stake; hand cards stay face down until all have decided (OR-15.6)."""
    if not any(state.attending):
        return None
    return {
        "attending": [seat for seat in range(state.players) if state.attending[seat]],
        "stakes": [stake_view(state, seat) for seat in range(state.players)],
        "riders": [rider_view(state, seat) for seat in range(state.players)],
    }


def stake_view(state: OrtusRegni, seat: int) -> dict[str, Any] | None:
    staked = state.stakes[seat]
    if staked == NONE:
        return None
    if staked >= STAKED_FIEF:
        return {"fief": staked - STAKED_FIEF + 1}
    return {"fief": staked // STAKE_SPAN + 1, "property": table_card(staked % STAKE_SPAN)}


def rider_view(state: OrtusRegni, seat: int) -> dict[str, Any] | None:
    rider = state.contestants[seat]
    if rider == NONE:
        return None
    if rider < LORD_RIDES:
        return {"hidden": True}
    return {"fief": rider - LORD_RIDES + 1, "lord": KIND_NAMES[state.lord[rider - LORD_RIDES]]}


PLAN: ViewPlan[OrtusRegni] = ViewPlan(
    public=[Part(shared_table_grounds, shared_table), Part(None, moment)],
    seats=SeatPart(public_seat_grounds, public_seat),
    own=SeatPart(own_grounds, own_cards),
)
