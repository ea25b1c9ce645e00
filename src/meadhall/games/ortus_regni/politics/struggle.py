"""Political struggles (OR-7): naming a target, answer upon answer, and what Treachery and Intrigue do."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.ortus_regni.cards import (
    ALLIES,
    CARD_SPAN,
    INTRIGUE,
    MURDER_LOSES_FIEF,
    TREACHERY,
    TREACHERY_HITS,
    VASSAL,
)
from meadhall.games.ortus_regni.codes import (
    ANSWER_ALLIES,
    ANSWER_VASSAL,
    NAME_BUILDING,
    NAME_FIEF,
    NAME_LORD,
    NAME_MERCENARY,
    NAME_PROPERTY,
    PASS,
)
from meadhall.games.ortus_regni.frames.politics import StruggleFrame, TargetFrame
from meadhall.games.ortus_regni.notes import (
    ANSWERED,
    ANSWERED_FOR_ALLY,
    BURNT,
    ELIMINATED,
    FIEF_LOST,
    FOILED,
    MERCENARY_KILLED,
    MERCENARY_STOLEN,
    MURDERED,
    MURDERED_WITH_FIEF,
    PASSED,
    PASSED_FOR_ALLY,
    STOLEN,
    STRUGGLE_LORD,
    STRUGGLE_MERCENARY,
    STRUGGLE_PROPERTY,
    STRUGGLE_TARGET,
)
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import (
    discard,
    distinct,
    gain_property,
    give_mercenary,
    lose,
    lose_fief,
    lose_lord,
    lose_mercenary,
    take_property,
)
from meadhall.games.ortus_regni.turn.ending import check_fall
from meadhall.games.ortus_regni.war.damage import property_code, property_of_code
from meadhall.kernel.state import Step

ON_LORD: Final = 0
ON_PROPERTY: Final = 1
ON_MERCENARY: Final = 2


@final
class Target(Step[OrtusRegni]):
    """D-22, D-23: what the card is aimed at."""

    def proceed(self, state: OrtusRegni, frame: TargetFrame) -> None:
        if frame.fief == NONE:
            codes = targets(state, frame.actor, frame.political == TREACHERY)
        else:
            cards = hittable(state, frame.fief, frame.political == TREACHERY)
            codes = [property_code(card) for card in distinct(cards)]
        state.offer(frame, frame.actor, codes)

    def play(self, state: OrtusRegni, frame: TargetFrame, seat: int, code: int) -> None:
        if NAME_FIEF <= code < NAME_BUILDING:
            frame.fief = code - NAME_FIEF
            return
        state.stack.pop()
        if code >= NAME_PROPERTY:
            fief = frame.fief
            card = property_of_code(code)
            begin_struggle(state, frame, ON_PROPERTY, fief, card, state.holder[fief], STRUGGLE_PROPERTY)
            state.tell(STRUGGLE_TARGET, card % CARD_SPAN)
        elif code >= NAME_MERCENARY:
            mercenary = code - NAME_MERCENARY
            holder = state.mercenary_holder[mercenary]
            begin_struggle(state, frame, ON_MERCENARY, mercenary, NONE, holder, STRUGGLE_MERCENARY)
        else:
            fief = code - NAME_LORD
            begin_struggle(state, frame, ON_LORD, fief, NONE, state.holder[fief], STRUGGLE_LORD)
            state.tell(STRUGGLE_TARGET, state.lord[fief])


def begin_struggle(
    state: OrtusRegni, frame: TargetFrame, aim: int, target: int, card: int, victim: int, note: int
) -> None:
    """Card, victim and target are public and fixed before anyone answers (OR-7.4)."""
    actor = frame.actor
    political = frame.political
    state.stack.append(StruggleFrame(actor, political, victim, aim, target, card, political))
    state.tell(note, actor, political, victim, target)


def hittable(state: OrtusRegni, fief: int, treachery: bool) -> list[int]:
    """Properties the card may name: all for Intrigue, some kinds only for Treachery (OR-7.1)."""
    return [card for card in state.properties[fief] if not treachery or TREACHERY_HITS[card % CARD_SPAN]]


def targets(state: OrtusRegni, seat: int, treachery: bool) -> list[int]:
    """Lords for Treachery alone; Properties and Mercenaries for both (OR-7.1 to OR-7.3)."""
    codes: list[int] = []
    for foe in state.foes(seat):
        for fief in state.fiefs[foe]:
            if treachery and state.lord[fief] != NONE:
                codes.append(NAME_LORD + fief)
            if hittable(state, fief, treachery):
                codes.append(NAME_FIEF + fief)
        for mercenary in state.mercenaries[foe]:
            codes.append(NAME_MERCENARY + mercenary)
    return codes


# --- answers --------------------------------------------------------------------------------------------------------


@final
class Struggle(Step[OrtusRegni]):
    """D-24, D-25, D-44: victim first, then actor, until a side passes."""

    def proceed(self, state: OrtusRegni, frame: StruggleFrame) -> None:
        seat = asked(state, frame)
        if seat == NONE or not state.hands[seat]:
            self.passed(state, frame)  # an empty hand passes by itself (OR-7.11)
            return
        hand = state.hands[seat]
        codes: list[int] = []
        if frame.last != ALLIES and VASSAL in hand:
            codes.append(ANSWER_VASSAL)  # OR-7.6
        if ALLIES in hand:
            codes.append(ANSWER_ALLIES)  # OR-7.7
        codes.append(PASS)
        state.ask(seat, codes)

    def play(self, state: OrtusRegni, frame: StruggleFrame, seat: int, code: int) -> None:
        if code == PASS:
            state.tell(PASSED_FOR_ALLY if frame.helper else PASSED, seat)
            self.passed(state, frame)
            return
        kind = VASSAL if code == ANSWER_VASSAL else ALLIES
        discard(state, seat, kind)
        state.tell(ANSWERED_FOR_ALLY if frame.helper else ANSWERED, seat, kind)
        frame.last = kind
        frame.actors_side = not frame.actors_side
        frame.helper = False

    def passed(self, state: OrtusRegni, frame: StruggleFrame) -> None:
        """A side has passed when both its Earls have (OR-7.8, OR-16.30)."""
        main = frame.actor if frame.actors_side else frame.victim
        if not frame.helper and state.living_ally(main) != NONE:
            frame.helper = True
            return
        state.stack.pop()
        if frame.actors_side:
            state.tell(FOILED, frame.actor)
        else:
            take_effect(state, frame)


def asked(state: OrtusRegni, frame: StruggleFrame) -> int:
    main = frame.actor if frame.actors_side else frame.victim
    return state.living_ally(main) if frame.helper else main


# --- effects --------------------------------------------------------------------------------------------------------


def take_effect(state: OrtusRegni, frame: StruggleFrame) -> None:
    aim = frame.aim
    if aim == ON_LORD:
        murder(state, frame.actor, frame.aimed_at)
    elif aim == ON_PROPERTY:
        hit_property(state, frame)
    elif frame.political == INTRIGUE:
        state.tell(MERCENARY_STOLEN, frame.actor, frame.aimed_at, frame.victim)
        give_mercenary(state, frame.aimed_at, frame.actor)  # OR-7.17
    else:
        state.tell(MERCENARY_KILLED, frame.victim, frame.aimed_at)
        lose_mercenary(state, frame.aimed_at)  # OR-7.15


def murder(state: OrtusRegni, actor: int, fief: int) -> None:
    """A Prince dies alone (OR-7.12); other Lords take building and Properties with them (OR-7.13)."""
    victim = state.holder[fief]
    kind = state.lord[fief]
    if MURDER_LOSES_FIEF[kind]:
        state.tell(MURDERED_WITH_FIEF, victim, kind, fief)
        lose_fief(state, fief, FIEF_LOST)
        check_fall(state, victim, actor, ELIMINATED)
    else:
        state.tell(MURDERED, victim, kind, fief)
        lose_lord(state, fief)


def hit_property(state: OrtusRegni, frame: StruggleFrame) -> None:
    card = frame.card
    kind = card % CARD_SPAN
    take_property(state, frame.aimed_at, card)
    if frame.political == INTRIGUE:
        state.tell(STOLEN, frame.actor, kind, frame.victim)
        gain_property(state, frame.actor, card)  # OR-7.16
    else:
        state.tell(BURNT, frame.victim, kind, frame.aimed_at)
        lose(state, card)  # OR-7.14
