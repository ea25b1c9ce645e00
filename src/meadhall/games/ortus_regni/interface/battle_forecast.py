"""What each Battle card would do to the battle on the table, from the forces as they are fielded now (OR-8C to OR-8F).

Everything here is public: forces, Towers as a count, the Battle cards that have been seen.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ATTACKER_WINS,
    BATTLE_NAMES,
    CARD_SPAN,
    CHURCH_DECIDES,
    DEFENDER_WINS,
    KIND_NAMES,
    NORMAL,
    PROPERTY_HP,
    TOWER_HP,
)
from meadhall.games.ortus_regni.interface.uses import message
from meadhall.games.ortus_regni.state import BATTLE_STEP, NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.battle import ATTACKER, CARD, CONTROLLER, DEFENDER, STAGE, STRIKE, TARGET, WAY
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS
from meadhall.games.ortus_regni.war.forces import (
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    force_strength,
    horde_strength,
    role_of,
    which_of,
)
from meadhall.kernel.state import Frame

UNHARMED = (KING_UNIT, LORD_UNIT, HAND_UNIT)
"""What survives the point it absorbs (OR-8.19)."""


def battle_forecast(state: OrtusRegni, seat: int) -> dict[str, Any] | None:
    """The four Battle cards with their odds and outcomes, while the battle isn't struck yet."""
    frames = [frame for frame in state.stack if frame[0] == BATTLE_STEP]
    if not frames or frames[0][STAGE] > STRIKE:
        return None
    frame = frames[0]
    odds = card_odds(state, frame)
    return {
        "undefended": not state.defend_force,
        "unopposed": outcome(state, frame, seat, NONE),
        "outcomes": [
            {**outcome(state, frame, seat, card), "left": odds[card], "share": odds[card] / max(1, sum(odds))}
            for card in range(len(BATTLE_NAMES))
        ],
    }


def card_odds(state: OrtusRegni, frame: Frame) -> list[int]:
    """How many of each Battle card may come: those never seen, or the pile once they have all been (OR-1.10)."""
    if frame[CARD] != NONE:
        return [1 if card == frame[CARD] else 0 for card in range(len(BATTLE_NAMES))]
    return state.battle_deck[:] if sum(state.battle_deck) else state.battle_discard[:]


def outcome(state: OrtusRegni, frame: Frame, seat: int, card: int) -> dict[str, Any]:
    """What a Battle card does; `NONE` stands for an attack nobody meets (OR-8.10)."""
    ruler = state.church_controller() if card == CHURCH_DECIDES else NONE
    result = NORMAL if card == CHURCH_DECIDES else card
    vikings = frame[ATTACKER] == VIKINGS
    attack = horde_strength(state) if vikings else force_strength(state, state.attack_force)
    defence = force_strength(state, state.defend_force)
    hurt_attacker = 0 if result in (ATTACKER_WINS, NONE) else defence
    hurt_defender = 0 if result == DEFENDER_WINS else attack
    attackers = sum(state.horde) if vikings else len(state.attack_force)
    hit = target_hit(state, frame, hurt_defender)
    told = {
        "result": "unopposed" if card == NONE else BATTLE_NAMES[card],
        "ruler": None if ruler == NONE else ruler,
        "hurt_attacker": hurt_attacker,
        "hurt_defender": hurt_defender,
        "attacker_loses": min(hurt_attacker, attackers) if vikings else losses(state.attack_force, hurt_attacker),
        "defender_loses": losses(state.defend_force, hurt_defender),
        "captives": [fief + 1 for fief in captives(state, result, vikings)],
        **hit,
    }
    return {**told, "words": words(state, frame, seat, told)}


def losses(force: list[int], points: int) -> int:
    """How many cards are lost if those that take no harm absorb first: each absorbs one point (OR-8.17 to OR-8.21)."""
    unharmed = sum(1 for fielded in force if role_of(fielded) in UNHARMED)
    return max(0, min(points, len(force)) - unharmed)


def captives(state: OrtusRegni, result: int, vikings: bool) -> list[int]:
    """The Fiefs whose Lords would be captured (OR-8.13, OR-8.14, OR-11.12)."""
    if vikings or result not in (ATTACKER_WINS, DEFENDER_WINS):
        return []
    force = state.defend_force if result == ATTACKER_WINS else state.attack_force
    return [which_of(fielded) for fielded in force if role_of(fielded) == LORD_UNIT]


def target_hit(state: OrtusRegni, frame: Frame, points: int) -> dict[str, Any]:
    """What gets past force and Towers, and what falls (OR-8E)."""
    past = max(0, points - len(state.defend_force))
    towers = len(state.towers[frame[DEFENDER]])
    if frame[WAY] == ON_TOWERS:
        return {"past": past, "absorbed": 0, "falls": min(towers, past // TOWER_HP), "needed": TOWER_HP}
    absorbed = min(towers, past)
    reached = max(0, past - towers * TOWER_HP)
    fief = frame[TARGET]
    if frame[WAY] == BESIEGING:
        needed = ABSORBS[state.building[fief] % CARD_SPAN] if state.building[fief] != NONE else 0
        return {"past": reached, "absorbed": absorbed, "falls": int(reached >= needed), "needed": needed}
    falling = min(len(state.properties[fief]), reached // PROPERTY_HP)
    return {"past": reached, "absorbed": absorbed, "falls": falling, "needed": PROPERTY_HP}


# --- in words -------------------------------------------------------------------------------------------------------


def side_of(state: OrtusRegni, frame: Frame, seat: int) -> int:
    """1 for the attacking side, -1 for the defending one, 0 for whoever looks on."""
    if seat == frame[CONTROLLER] or (frame[ATTACKER] != VIKINGS and state.ally(frame[ATTACKER]) == seat):
        return 1
    return -1 if seat == frame[DEFENDER] or state.ally(frame[DEFENDER]) == seat else 0


def words(state: OrtusRegni, frame: Frame, seat: int, told: dict[str, Any]) -> list[dict[str, Any]]:
    """The outcome as sentences; `good` says for whom, as far as the seat takes part."""
    side = side_of(state, frame, seat)

    def line(key: str, for_attacker: int, **args: Any) -> dict[str, Any]:
        good = None if side == 0 or for_attacker == 0 else side * for_attacker > 0
        return {**message(f"table-outcome-{key}", **args), "good": good}

    lines = []
    if told["result"] == BATTLE_NAMES[CHURCH_DECIDES]:
        if told["ruler"] is None:
            lines.append(line("no-ruler", 0))
        else:
            return [line("ruler", 0, ruler_seat=told["ruler"])]
    lines.append(target_line(state, frame, told, line))
    if told["hurt_attacker"]:
        key = "horde-loses" if frame[ATTACKER] == VIKINGS else "attacker-loses"
        lines.append(line(key, -1, points_count=told["hurt_attacker"], cards_count=told["attacker_loses"]))
    if told["defender_loses"]:
        lines.append(line("defender-loses", 1, cards_count=told["defender_loses"]))
    for fief in told["captives"]:
        kind = KIND_NAMES[state.lord[fief - 1]]
        holder = state.holder[fief - 1]
        good = 1 if holder == frame[DEFENDER] or state.ally(holder) == frame[DEFENDER] else -1
        lines.append(line("captured", good, card=kind, seat=holder))
    return lines


def target_line(state: OrtusRegni, frame: Frame, told: dict[str, Any], line: Any) -> dict[str, Any]:
    if frame[WAY] == BESIEGING:
        card = KIND_NAMES[state.building[frame[TARGET]] % CARD_SPAN]
        key, good = ("building-falls", 1) if told["falls"] else ("building-stands", -1)
        found = line(key, good, card=card, points_count=told["past"], needed_count=told["needed"])
    elif frame[WAY] == ON_TOWERS:
        key, good = ("towers-fall", 1) if told["falls"] else ("towers-stand", -1)
        found = line(key, good, falls_count=told["falls"])
    else:
        key, good = ("properties-fall", 1) if told["falls"] else ("properties-stand", -1)
        found = line(key, good, falls_count=told["falls"])
    return dict(found)
