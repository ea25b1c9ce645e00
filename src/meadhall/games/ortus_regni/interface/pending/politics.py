"""What the frames of Jousts and political struggles may be."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import ALLIES, TREACHERY, VASSAL
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.politics import JoustFrame, StruggleFrame, TargetFrame
from meadhall.games.ortus_regni.interface.pending.turns import own_turn
from meadhall.games.ortus_regni.politics.joust import COMING, RIDING, STAKING
from meadhall.games.ortus_regni.politics.struggle import ON_LORD, ON_MERCENARY, hittable, targets
from meadhall.games.ortus_regni.state import NONE, OrtusRegni


def joust(state: OrtusRegni, frame: JoustFrame, below: Frame) -> bool:
    """Who has decided attends or doesn't; who hasn't doesn't yet."""
    done, part, fief = frame.done, frame.part, frame.fief
    order = [*state.others(frame.caller), frame.caller]
    if not own_turn(frame.caller, below) or done > len(order) or (done == len(order) and part != COMING):
        return False
    for place, seat in enumerate(order):
        waits = place > done or (place == done and part == COMING)
        chooses = place == done and part in (STAKING, RIDING)
        if (waits and state.attending[seat]) or (chooses and not state.attending[seat]):
            return False
        if chooses and (state.contestants[seat] != NONE or (part == STAKING and state.stakes[seat] != NONE)):
            return False
    if (done == len(order) or (done == len(order) - 1 and part != COMING)) and True not in state.attending:
        return False
    return fief == NONE or (part == STAKING and state.holder[fief] == order[done] and bool(state.properties[fief]))


def target(state: OrtusRegni, frame: TargetFrame, below: Frame) -> bool:
    treachery = frame.political == TREACHERY
    if not own_turn(frame.actor, below):
        return False
    if frame.fief == NONE:
        return bool(targets(state, frame.actor, treachery))
    holder = state.holder[frame.fief]
    return holder != NONE and state.are_foes(frame.actor, holder) and bool(hittable(state, frame.fief, treachery))


def struggle(state: OrtusRegni, frame: StruggleFrame, below: Frame) -> bool:
    actor, victim, political, aimed_at = frame.actor, frame.victim, frame.political, frame.aimed_at
    if not own_turn(actor, below) or not state.are_foes(actor, victim):
        return False
    if frame.last not in (political, VASSAL, ALLIES) or (frame.last == political and frame.actors_side):
        return False
    if frame.helper and state.living_ally(actor if frame.actors_side else victim) == NONE:
        return False
    if frame.aim == ON_MERCENARY:
        held = aimed_at < len(state.mercenary_card) and state.mercenary_holder[aimed_at] == victim
        return held and frame.card == NONE
    if state.holder[aimed_at] != victim:
        return False
    if frame.aim == ON_LORD:
        return political == TREACHERY and frame.card == NONE and state.lord[aimed_at] != NONE
    return frame.card in hittable(state, aimed_at, political == TREACHERY)
