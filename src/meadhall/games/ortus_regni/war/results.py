"""What is made of a Battle card: the Church's ruling (OR-8.15), and Banners against it (OR-16.11 to OR-16.13)."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import ATTACKER_WINS, BANNER, NORMAL
from meadhall.games.ortus_regni.codes import PASS, PLAY_BANNER
from meadhall.games.ortus_regni.codes import RESULT as CHOOSE
from meadhall.games.ortus_regni.notes import BANNER_TURNED, BANNER_TURNED_BACK, CHURCH_CHOSE
from meadhall.games.ortus_regni.state import VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import discard
from meadhall.games.ortus_regni.war.battle import ATTACKER, CARD, DEFENDER, RESULT
from meadhall.kernel.state import Frame, Step


class ChurchRuling(Step[OrtusRegni]):
    """D-13: the Church controller picks one of three results, fighting or not. Frame: who."""

    def proceed(self, state: OrtusRegni, frame: Frame) -> None:
        state.ask(frame[1], [CHOOSE, CHOOSE + 1, CHOOSE + 2])

    def play(self, state: OrtusRegni, frame: Frame, seat: int, code: int) -> None:
        state.stack.pop()
        state.stack[-1][RESULT] = code - CHOOSE
        state.tell(CHURCH_CHOSE, seat, code - CHOOSE)


PLAYED: Final = 1


class Tactics(Step[OrtusRegni]):
    """D-42: whom a result goes against may turn it with a Banner, the other may turn it back. Frame: Banners played."""

    def proceed(self, state: OrtusRegni, frame: Frame) -> None:
        seat = asked(state, frame)
        if seat == VIKINGS or not state.hands[seat]:
            state.stack.pop()
            return
        codes = [PASS]
        if BANNER in state.hands[seat]:
            codes = [PLAY_BANNER, PASS]
        state.ask(seat, codes)

    def play(self, state: OrtusRegni, frame: Frame, seat: int, code: int) -> None:
        if code == PASS:
            state.stack.pop()
            return
        discard(state, seat, BANNER)
        frame[PLAYED] += 1
        battle = state.stack[-2]
        battle[RESULT] = NORMAL if frame[PLAYED] % 2 else battle[CARD]
        state.tell(BANNER_TURNED if frame[PLAYED] % 2 else BANNER_TURNED_BACK, seat, battle[RESULT])


def asked(state: OrtusRegni, frame: Frame) -> int:
    """The two main Earls in turn (OR-16.43), beginning with the one the card goes against."""
    battle = state.stack[-2]
    defender_first = battle[CARD] == ATTACKER_WINS
    defenders_turn = defender_first == (frame[PLAYED] % 2 == 0)
    return battle[DEFENDER] if defenders_turn else battle[ATTACKER]
