"""What is made of a Battle card: the Church's ruling (OR-8.15), and Banners against it (OR-16.11 to OR-16.13)."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import ATTACKER_WINS, BANNER, NORMAL
from meadhall.games.ortus_regni.codes import PASS, PLAY_BANNER
from meadhall.games.ortus_regni.codes import RESULT as CHOOSE
from meadhall.games.ortus_regni.frames.war import BattleFrame, ChurchRulingFrame, TacticsFrame
from meadhall.games.ortus_regni.notes import BANNER_TURNED, BANNER_TURNED_BACK, CHURCH_CHOSE
from meadhall.games.ortus_regni.state import VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import discard
from meadhall.kernel.state import Step


def battle_below(state: OrtusRegni, place: int) -> BattleFrame:
    """The battle so many places from the top of the stack."""
    frame = state.stack[-place]
    assert isinstance(frame, BattleFrame)
    return frame


class ChurchRuling(Step[OrtusRegni]):
    """D-13: the Church controller picks one of three results, fighting or not."""

    def proceed(self, state: OrtusRegni, frame: ChurchRulingFrame) -> None:
        state.ask(frame.seat, [CHOOSE, CHOOSE + 1, CHOOSE + 2])

    def play(self, state: OrtusRegni, frame: ChurchRulingFrame, seat: int, code: int) -> None:
        state.stack.pop()
        battle_below(state, 1).result = code - CHOOSE
        state.tell(CHURCH_CHOSE, seat, code - CHOOSE)


class Tactics(Step[OrtusRegni]):
    """D-42: whom a result goes against may turn it with a Banner, the other may turn it back."""

    def proceed(self, state: OrtusRegni, frame: TacticsFrame) -> None:
        seat = asked(state, frame)
        if seat == VIKINGS or not state.hands[seat]:
            state.stack.pop()
            return
        codes = [PASS]
        if BANNER in state.hands[seat]:
            codes = [PLAY_BANNER, PASS]
        state.ask(seat, codes)

    def play(self, state: OrtusRegni, frame: TacticsFrame, seat: int, code: int) -> None:
        if code == PASS:
            state.stack.pop()
            return
        discard(state, seat, BANNER)
        frame.played += 1
        battle = battle_below(state, 2)
        battle.result = NORMAL if frame.played % 2 else battle.card
        state.tell(BANNER_TURNED if frame.played % 2 else BANNER_TURNED_BACK, seat, battle.result)


def asked(state: OrtusRegni, frame: TacticsFrame) -> int:
    """The two main Earls in turn (OR-16.43), beginning with the one the card goes against."""
    battle = battle_below(state, 2)
    defender_first = battle.card == ATTACKER_WINS
    defenders_turn = defender_first == (frame.played % 2 == 0)
    return battle.defender if defenders_turn else battle.attacker
