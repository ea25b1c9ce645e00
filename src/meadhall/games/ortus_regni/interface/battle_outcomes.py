"""What each Battle card would do in the battle under way: its odds, who loses how much, who is captured.

Nothing is reckoned twice: the rules play the battle on a copy once for each card. Whoever must choose there lets the
cheapest cards go, so a loss told is the least the side can come away with. Battle cards left, forces, Towers and
Fiefs are public (OR-15.1, OR-15.2), so everybody is told the same.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    BATTLE_NAMES,
    CARD_SPAN,
    CHURCH_DECIDES,
    KIND_NAMES,
    NORMAL,
    RANSOM_PRICE,
)
from meadhall.games.ortus_regni.codes import (
    ABSORB_GARRISON,
    ABSORB_GUARD,
    ABSORB_MERCENARY,
    ABSORB_POOL,
    ABSORB_UNHARMED,
    ABSORB_VIKING,
    CAPTURE,
    DESTROY,
    DONE,
    RANSOM,
    SEIZE,
)
from meadhall.games.ortus_regni.frames.war import (
    ATTACKER_FIELDS,
    ATTACKER_SPREADS,
    ATTACKERS_ALLY,
    CHECK_FALL,
    DEFENDER_FIELDS,
    DEFENDER_SPREADS,
    DEFENDERS_ALLY,
    DRAW,
    HIT_TARGET,
    REACT,
    STRIKE,
    TAKE_SPOILS,
    BattleFrame,
    SpreadFrame,
)
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.notes import (
    ATTACKING_LORD_CAPTURED,
    BUILDING_FELL,
    DAMAGE,
    ELIMINATED_IN_BATTLE,
    FIEFLESS,
    LORD_CAPTURED,
    PROPERTY_FELL,
    TOWER_FELL,
    TOWERS_ABSORB,
    VIKING_LOST,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    force_strength,
    horde_strength,
    role_of,
)
from meadhall.kernel.state import Entry

MORTAL = (POOL_UNIT, GUARD_UNIT, MERCENARY_UNIT, GARRISON_UNIT, GARRISON_KNIGHT)
"""The roles that are lost by what they absorb (OR-8.19 to OR-8.21)."""

STAGES = {
    ATTACKER_FIELDS: "attack",
    DEFENDER_FIELDS: "defence",
    ATTACKERS_ALLY: "allies",
    DEFENDERS_ALLY: "allies",
    DRAW: "card",
    REACT: "card",
    STRIKE: "card",
    ATTACKER_SPREADS: "damage",
    DEFENDER_SPREADS: "damage",
    HIT_TARGET: "damage",
    TAKE_SPOILS: "spoils",
    CHECK_FALL: "spoils",
}
"""What a battle is at, by the stage that runs; everything after the spoils is ransom."""


def battle_outcomes(state: OrtusRegni) -> dict[str, Any] | None:
    """The battle under way as far as it can be foreseen, or nothing if there is none."""
    frame = battle_frame(state)
    if frame is None:
        return None
    stage = STAGES.get(frame.stage - 1, "ransom")
    told: dict[str, Any] = {"stage": stage, "tactics": state.rules.tactics, "price": RANSOM_PRICE}
    if stage in ("attack", "defence", "allies", "card"):
        told["now"] = fates(state)
    return told


def battle_frame(state: OrtusRegni) -> BattleFrame | None:
    frames = [frame for frame in state.stack if isinstance(frame, BattleFrame)]
    return frames[0] if frames else None


# --- one fate for each card -----------------------------------------------------------------------------------------


def fates(state: OrtusRegni) -> dict[str, Any]:
    """What the forces as they stand can come to: a fate for each Battle card, or the only one without a defence."""
    frame = battle_frame(state)
    assert frame is not None
    told: dict[str, Any] = {
        "attack": horde_strength(state) if is_horde(frame) else force_strength(state, state.attack_force),
        "defence": force_strength(state, state.defend_force),
        "defenders": len(state.defend_force),
        "undefended": None,
        "cards": [],
    }
    if not state.defend_force:
        told["undefended"] = outcome(state, NONE)  # OR-8.10
        return told
    drawn = frame.card
    left = state.battle_deck if sum(state.battle_deck) else state.battle_discard  # OR-1.10
    told["drawn"] = None if drawn == NONE else BATTLE_NAMES[drawn]
    told["result"] = None if drawn == NONE else BATTLE_NAMES[frame.result]
    told["left"] = sum(left)
    for card, name in enumerate(BATTLE_NAMES):
        told["cards"].append({"card": name, "left": left[card], **fate_of(state, card)})
    return told


def fate_of(state: OrtusRegni, card: int) -> dict[str, Any]:
    """A card's outcome. Who controls the Church picks among the other three; nobody makes it Normal (OR-8.15)."""
    if card != CHURCH_DECIDES:
        return {"outcome": outcome(state, card), "decides": None}
    controller = state.church_controller()
    if controller != NONE:
        return {"outcome": None, "decides": controller}
    return {"outcome": outcome(state, NORMAL), "decides": None}


def is_horde(frame: BattleFrame) -> bool:
    return frame.attacker == VIKINGS


class Played:
    """A battle played to its end on a copy, with what its journal told."""

    def __init__(self, state: OrtusRegni, result: int) -> None:
        ahead = state.clone()
        frame = battle_frame(ahead)
        assert frame is not None
        frame.stage = STRIKE
        frame.result = result
        ahead.stack = [frame]  # nothing but the battle goes on
        ahead.waiting = []
        self.journal: list[Entry] = []
        ahead.journal = self.journal
        self.may: set[int] = set()
        """Every answer that somebody could have given."""
        ahead.settle()
        while ahead.waiting and battle_frame(ahead) is not None:
            seat = ahead.waiting[0]
            codes = ahead.legal(seat)
            self.may.update(codes)
            ahead.act(seat, min(codes, key=cost))

    def told(self, *notes: int) -> list[Entry]:
        return [entry for entry in self.journal if entry[0] in notes]


COSTS = (
    (ABSORB_UNHARMED, ABSORB_POOL, 0), (ABSORB_POOL, ABSORB_GUARD, 1), (ABSORB_GUARD, ABSORB_MERCENARY, 2),
    (ABSORB_GARRISON, ABSORB_VIKING, 3), (ABSORB_MERCENARY, ABSORB_GARRISON, 4),
)  # fmt: skip
"""Blocks of answers and what they cost: a Mercenary takes his garrison along (OR-8.21), so he goes last."""


def cost(code: int) -> tuple[int, int]:
    """The cheapest absorbs; nobody is ransomed; what falls is destroyed. The second number keeps the order of codes."""
    for first, end, price in COSTS:
        if first <= code < end:
            return price, code
    return (0 if code in (DONE, DESTROY) else 1), code


def outcome(state: OrtusRegni, result: int) -> dict[str, Any]:
    """What a result does to both sides and to the target."""
    played = Played(state, result)
    frame = battle_frame(state)
    assert frame is not None
    (damage,) = played.told(DAMAGE)
    on_attacker, on_defender = damage[3], damage[4]
    return {
        "attacker": side(state.attack_force, on_attacker, played, horde=sum(state.horde) if is_horde(frame) else None),
        "defender": side(state.defend_force, on_defender, played, horde=None),
        "target": target(state, frame, on_defender, played),
        "captured": captured(state, played),
        "may_take": not played.may.isdisjoint([CAPTURE, *range(SEIZE, CAPTURE)]),
        "eliminated": bool(played.told(ELIMINATED_IN_BATTLE, FIEFLESS)),
    }


def side(force: list[int], points: int, played: Played, horde: int | None) -> dict[str, int]:
    """Points a side takes, how many of its cards can be lost, and the least that are."""
    if horde is not None:
        return {"points": points, "mortal": horde, "lost": len(played.told(VIKING_LOST))}
    mortal = sum(role_of(fielded) in MORTAL for fielded in force)
    return {"points": points, "mortal": mortal, "lost": max(0, min(points, len(force)) - (len(force) - mortal))}


def target(state: OrtusRegni, frame: BattleFrame, points: int, played: Played) -> dict[str, Any]:
    """How the points on the defender run out: on the force, on the Towers, on what is attacked (OR-8E)."""
    absorbed = min(points, len(state.defend_force))
    way = frame.way
    towers = sum(entry[4] for entry in played.told(TOWERS_ABSORB))
    fief = frame.target
    building = way == BESIEGING and bool(played.told(BUILDING_FELL))
    fallen = len(played.told(TOWER_FELL, PROPERTY_FELL)) or int(building)
    return {
        "absorbed": absorbed,
        "towers": towers,
        "reach": points - absorbed - towers,
        "needed": ABSORBS[state.building[fief] % CARD_SPAN] if way == BESIEGING else 1,
        "standing": len(state.towers[frame.defender]) if way == ON_TOWERS else standing(state, way, fief),
        "fallen": fallen,
    }


def standing(state: OrtusRegni, way: int, fief: int) -> int:
    """How many things can fall: the building, or the Properties of the Fief."""
    return 1 if way == BESIEGING else len(state.properties[fief])


def captured(state: OrtusRegni, played: Played) -> list[dict[str, Any]]:
    """The Lords taken, whose they are, and whether they could be ransomed afterwards (OR-8.32, OR-8.34, OR-8.37)."""
    return [
        {
            "seat": entry[3],
            "card": KIND_NAMES[entry[4]],
            "fief": entry[5] + 1,
            "ransom": RANSOM + entry[5] in played.may,
        }
        for entry in played.told(LORD_CAPTURED, ATTACKING_LORD_CAPTURED)
    ]


# --- spreading damage -----------------------------------------------------------------------------------------------


def cheapest_spread(state: OrtusRegni, seat: int) -> str | None:
    """The line that spreads all points a seat must spread now with the cheapest losses (D-17); nothing otherwise.

    It has no more steps than the rules ask for: where one answer is left they take it themselves.
    """
    ahead = state.clone()
    steps: list[str] = []
    spread = spread_of(state, seat)
    while spread is not None and spread_of(ahead, seat) == spread:
        code = min(ahead.legal(seat), key=cost)
        steps.append(SPACE.notations[code])
        ahead.act(seat, code)
    return "; ".join(steps) or None


def spread_of(state: OrtusRegni, seat: int) -> tuple[int, bool] | None:
    """Which force a seat spreads points over now: the side, and whether it is the horde."""
    frame = state.stack[-1] if state.stack else None
    if seat not in state.waiting or not isinstance(frame, SpreadFrame):
        return None
    return frame.side, frame.horde
