"""Damage (OR-8D, OR-8E): a point at a time, to the cards of a force, to Towers, to the Properties of a Fief."""

from __future__ import annotations

from typing import final

from meadhall.games.ortus_regni.cards import CARD_SPAN, KNIGHT, number_of
from meadhall.games.ortus_regni.codes import (
    ABSORB_GARRISON,
    ABSORB_GUARD,
    ABSORB_MERCENARY,
    ABSORB_POOL,
    ABSORB_UNHARMED,
    ABSORB_VIKING,
    FALL,
    FIRST_PROPERTY,
    NAME_PROPERTY,
    SEATS,
)
from meadhall.games.ortus_regni.frames.war import PropertiesFallFrame, SpreadFrame, TowersFallFrame
from meadhall.games.ortus_regni.notes import (
    ARMY_LOST,
    MERCENARY_LOST,
    PROPERTY_FELL,
    TOWER_FELL,
    VIKING_LOST,
)
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import (
    distinct,
    lose,
    lose_mercenary,
    take_army,
    take_garrison,
    take_property,
    without,
)
from meadhall.games.ortus_regni.turn.looks import tower_fell
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    ROLE,
    WHOSE,
    role_of,
    seat_of,
    which_of,
)
from meadhall.kernel.state import Step


@final
class Spread(Step[OrtusRegni]):
    """D-14, D-15, D-35: which cards absorb, each at most one point (OR-1.14).

    King, Lords and hand fighters survive what they absorb, so which of them does makes no difference: they are one
    answer.
    """

    def proceed(self, state: OrtusRegni, frame: SpreadFrame) -> None:
        left = number_of(state.horde) if frame.horde else len(state.unhurt)
        if frame.points == 0 or left == 0:
            state.unhurt = []
            state.stack.pop()  # what is left passes on or vanishes (OR-8.18)
            return
        codes = horde_choices(state) if frame.horde else choices(state)
        if frame.points >= left:
            self.play(state, frame, frame.seat, codes[0])
        else:
            state.offer(frame, frame.seat, codes)

    def play(self, state: OrtusRegni, frame: SpreadFrame, seat: int, code: int) -> None:
        frame.points -= 1
        if frame.horde:
            viking = code - ABSORB_VIKING
            state.own_piles()
            state.horde[viking] -= 1
            state.viking_discard[viking] += 1
            state.tell(VIKING_LOST, viking)
            return
        for fielded in state.unhurt:
            if absorb_code(state, fielded) == code:
                state.unhurt = without(state.unhurt, fielded)
                absorb(state, frame.side, fielded)
                return


def horde_choices(state: OrtusRegni) -> list[int]:
    return [ABSORB_VIKING + viking for viking in range(2) if state.horde[viking]]


def choices(state: OrtusRegni) -> list[int]:
    codes: list[int] = []
    for fielded in state.unhurt:
        code = absorb_code(state, fielded)
        if code not in codes:
            codes.append(code)
    codes.sort()
    return codes


def absorb_code(state: OrtusRegni, fielded: int) -> int:
    """The answer that lets this card absorb."""
    role = fielded // ROLE
    which = fielded % WHOSE
    if role == POOL_UNIT:
        return ABSORB_POOL + 2 * seat_of(fielded) + which
    if role == GUARD_UNIT:
        return ABSORB_GUARD + which
    if role == MERCENARY_UNIT:
        return ABSORB_MERCENARY + which
    if role == GARRISON_UNIT:
        return ABSORB_GARRISON + 2 * which
    if role == GARRISON_KNIGHT:
        return ABSORB_GARRISON + 2 * which + KNIGHT
    return ABSORB_UNHARMED


def absorb(state: OrtusRegni, side: int, fielded: int) -> None:
    """What a point does to the card (OR-8.19 to OR-8.21)."""
    role = role_of(fielded)
    which = which_of(fielded)
    seat = seat_of(fielded)
    if role == POOL_UNIT:
        take_army(state, seat, which)
        lose_army(state, side, seat, fielded, which)
    elif role == GUARD_UNIT:
        state.own_piles()
        state.guard[which] -= 1
        lose_army(state, side, seat, fielded, which)
    elif role == GARRISON_UNIT or role == GARRISON_KNIGHT:
        # A garrison card whose Mercenary has gone down is gone already, but it has absorbed its point (OR-8.21).
        if state.mercenary_card[which] != NONE:
            army = role - GARRISON_UNIT
            take_garrison(state, which, army)
            lose_army(state, side, seat, fielded, army)
    elif role == MERCENARY_UNIT:
        lose_mercenary(state, which)
        state.tell(MERCENARY_LOST, seat, which)
        gone = (fielded, fielded + ROLE, fielded + 2 * ROLE)
        force = state.attack_force if side == ATTACK_SIDE else state.defend_force
        set_force(state, side, [other for other in force if other not in gone])


def lose_army(state: OrtusRegni, side: int, seat: int, fielded: int, army: int) -> None:
    state.own_piles()
    state.army_discard[army] += 1
    state.tell(ARMY_LOST, seat, army)
    set_force(state, side, without(state.attack_force if side == ATTACK_SIDE else state.defend_force, fielded))


def set_force(state: OrtusRegni, side: int, force: list[int]) -> None:
    if side == ATTACK_SIDE:
        state.attack_force = force
    else:
        state.defend_force = force


# --- Towers and Properties ------------------------------------------------------------------------------------------


@final
class TowersFall(Step[OrtusRegni]):
    """D-16: which Towers fall, if some stay (OR-8.22)."""

    def proceed(self, state: OrtusRegni, frame: TowersFallFrame) -> None:
        seat = frame.seat
        towers = state.towers[seat]
        if frame.left == 0:
            state.stack.pop()
        elif frame.left == len(towers):
            self.play(state, frame, seat, FALL + towers[0])
        else:
            state.ask(seat, [FALL + kind for kind in sorted(set(towers))])

    def play(self, state: OrtusRegni, frame: TowersFallFrame, seat: int, code: int) -> None:
        """A fallen Tower is turned up and lost as the card it is (OR-5.12)."""
        kind = code - FALL
        frame.left -= 1
        state.towers[seat] = without(state.towers[seat], kind)
        tower_fell(state, seat, kind)
        lose(state, seat * CARD_SPAN + kind)
        state.tell(TOWER_FELL, seat, kind)
        state.reveal()


def property_code(card: int) -> int:
    return NAME_PROPERTY + SEATS * (card % CARD_SPAN - FIRST_PROPERTY) + card // CARD_SPAN


def property_of_code(code: int) -> int:
    place = code - NAME_PROPERTY
    return place % SEATS * CARD_SPAN + place // SEATS + FIRST_PROPERTY


@final
class PropertiesFall(Step[OrtusRegni]):
    """D-17: which Properties of the raided Fief fall, if some stay (OR-8.24)."""

    def proceed(self, state: OrtusRegni, frame: PropertiesFallFrame) -> None:
        cards = state.properties[frame.fief]
        if frame.left == 0:
            state.stack.pop()
        elif frame.left == len(cards):
            self.play(state, frame, frame.seat, property_code(cards[0]))
        else:
            state.offer(frame, frame.seat, [property_code(card) for card in distinct(cards)])

    def play(self, state: OrtusRegni, frame: PropertiesFallFrame, seat: int, code: int) -> None:
        card = property_of_code(code)
        frame.left -= 1
        take_property(state, frame.fief, card)
        state.spoils = state.spoils + [card]
        state.tell(PROPERTY_FELL, seat, card % CARD_SPAN, frame.fief)
