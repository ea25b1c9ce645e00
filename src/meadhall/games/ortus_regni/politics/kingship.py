"""The King (OR-9): coronation by a lead in Kingship Banners, the levy, the Guard."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import BANNER, GUARD_CAPACITY, INFANTRY, KING_LEAD, KING_LEVY, KNIGHT, number_of
from meadhall.games.ortus_regni.codes import GIVE, GIVE_GARRISON
from meadhall.games.ortus_regni.frames.opening import SetUpFrame
from meadhall.games.ortus_regni.frames.turns import LevyFrame
from meadhall.games.ortus_regni.notes import CROWNED, CROWNED_BEFORE_PLAY, LEVIED
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import take_army, take_garrison
from meadhall.kernel.state import Step, with_item


def leader_in_banners(state: OrtusRegni) -> int:
    """The living Earl with at least two more Kingship Banners than each other one (OR-9.2)."""
    best = NONE
    most = 0
    second = 0
    for seat in range(state.players):
        count = state.banners[seat]
        if count > most:
            second = most
            most = count
            best = seat
        elif count > second:
            second = count
    return best if most - second >= KING_LEAD else NONE


def check_crown(state: OrtusRegni) -> bool:
    """Crown whoever leads far enough; called whenever an Action, attack or draw is completely resolved (OR-9.9)."""
    if state.king != NONE or number_of(state.banners) < KING_LEAD:
        return False
    seat = leader_in_banners(state)
    if seat == NONE:
        return False
    state.king = seat
    state.tell(CROWNED_BEFORE_PLAY if isinstance(state.stack[0], SetUpFrame) else CROWNED, seat)
    for other in range(state.players):
        state.discards[other] = state.discards[other] + [BANNER] * state.banners[other]  # OR-9.3
        state.banners = with_item(state.banners, other, 0)
    state.stack.append(LevyFrame(seat))
    return True


def guard_room(state: OrtusRegni) -> int:
    """Free slots of the Royal Guard (OR-9.5)."""
    return GUARD_CAPACITY[state.players] - state.guard[0] - state.guard[1]


class Levy(Step[OrtusRegni]):
    """D-32: each other Earl gives the King an Army card (OR-9.4)."""

    def proceed(self, state: OrtusRegni, frame: LevyFrame) -> None:
        payers = state.others(frame.king)
        if frame.done == len(payers) or guard_room(state) == 0:
            state.stack.pop()
            return
        seat = payers[frame.done]
        choices = gifts(state, seat)
        if frame.given == KING_LEVY or not choices:
            frame.done += 1
            frame.given = 0
        else:
            state.offer(frame, seat, choices)

    def play(self, state: OrtusRegni, frame: LevyFrame, seat: int, code: int) -> None:
        army = code % 2  # both blocks begin at an even code
        if code < GIVE_GARRISON:
            take_army(state, seat, army)
        else:
            take_garrison(state, (code - GIVE_GARRISON) // 2, army)
        state.own_piles()
        state.guard[army] += 1
        frame.given += 1
        state.tell(LEVIED, seat, army)


def gifts(state: OrtusRegni, seat: int) -> list[int]:
    """From the pool, or from a garrison if the pool is empty."""
    codes: list[int] = []
    if state.pool_infantry[seat]:
        codes.append(GIVE + INFANTRY)
    if state.pool_knights[seat]:
        codes.append(GIVE + KNIGHT)
    if codes:
        return codes
    for mercenary in state.mercenaries[seat]:
        if state.garrison_infantry[mercenary]:
            codes.append(GIVE_GARRISON + 2 * mercenary)
        if state.garrison_knights[mercenary]:
            codes.append(GIVE_GARRISON + 2 * mercenary + KNIGHT)
    return codes
