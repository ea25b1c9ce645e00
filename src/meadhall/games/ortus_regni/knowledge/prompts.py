"""The questions put to players, one per decision of section 17."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    BATTLE_NAMES,
    CARD_SPAN,
    DECK_SIZE,
    HOUSE_COMMON,
    INTRIGUE,
    KIND_NAMES,
)
from meadhall.games.ortus_regni.frames.base import (
    BEQUEST_STEP,
    CHURCH_RULING_STEP,
    DECKS_STEP,
    DRAFT_STEP,
    HOUSE_STEP,
    INSTALL_STEP,
    LEVY_STEP,
    MULLIGAN_STEP,
    PROPERTIES_FALL_STEP,
    SERIES_STEP,
    STRUGGLE_STEP,
    TACTICS_STEP,
    TOWERS_FALL_STEP,
    TRAY_TOWERS_STEP,
    Frame,
)
from meadhall.games.ortus_regni.frames.opening import DecksFrame, HouseFrame, LegacyFrame
from meadhall.games.ortus_regni.frames.politics import JoustFrame, StruggleFrame, TargetFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, BarterFrame, InstallFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import (
    DeclareFrame,
    FieldFrame,
    PropertiesFallFrame,
    RansomFrame,
    SpoilsFrame,
    SpreadFrame,
    TacticsFrame,
    TowersFallFrame,
)
from meadhall.games.ortus_regni.politics.joust import COMING, STAKING
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.placing import PLACED_CARD
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.results import battle_below
from meadhall.kernel.words.message import Message, Value

SIMPLE = {
    HOUSE_STEP: ("house", "OR-16.14"),
    DECKS_STEP: ("deck", "OR-2.1"),
    DRAFT_STEP: ("draft", "OR-16.18"),
    TRAY_TOWERS_STEP: ("tray-towers", "OR-16.1"),
    MULLIGAN_STEP: ("mulligan", "OR-16.5"),
    INSTALL_STEP: ("install", "OR-4.9"),
    BEQUEST_STEP: ("bequest", "OR-13.1"),
    STRUGGLE_STEP: ("struggle", "OR-7.5"),
    CHURCH_RULING_STEP: ("church-ruling", "OR-8.15"),
    TACTICS_STEP: ("tactics", "OR-16.11"),
    TOWERS_FALL_STEP: ("towers-fall", "OR-8.22"),
    PROPERTIES_FALL_STEP: ("properties-fall", "OR-8.24"),
    LEVY_STEP: ("levy", "OR-9.4"),
    SERIES_STEP: ("series", "OR-16.3"),
}
"""Steps that ask one thing only."""


def question(state: OrtusRegni) -> tuple[str, str]:
    """The name of the question on the table and the clause that asks it."""
    frame = state.stack[-1]
    if frame.step in SIMPLE:
        return SIMPLE[frame.step]
    if isinstance(frame, LegacyFrame):
        return ("legacy-tower", "OR-16.39") if frame.towers_due else ("legacy", "OR-16.7")
    if isinstance(frame, TurnFrame):
        return ("free-moves", "OR-3.4") if frame.acted else ("turn", "OR-4.1")
    if isinstance(frame, AttachFrame):
        return ("place", "OR-4.6") if frame.way == PLACED_CARD else ("attach", "OR-5.6")
    if isinstance(frame, BarterFrame):
        return ("barter" if frame.second == NONE else "barter-take"), "OR-16.23"
    if isinstance(frame, TargetFrame):
        if frame.fief != NONE:
            return "property", "OR-7.4"
        return ("intrigue", "OR-7.2") if frame.political == INTRIGUE else ("treachery", "OR-7.1")
    if isinstance(frame, JoustFrame):
        if frame.part == COMING:
            return "joust", "OR-12.3"
        return ("stake", "OR-12.4") if frame.part == STAKING else ("rider", "OR-12.6")
    return war_question(state, frame)


def war_question(state: OrtusRegni, frame: Frame) -> tuple[str, str]:
    if isinstance(frame, DeclareFrame):
        return ("vikings", "OR-11.9") if frame.attacker == VIKINGS else ("attack", "OR-8.1")
    if isinstance(frame, FieldFrame):
        return ("field-attack", "OR-8.3") if frame.side == ATTACK_SIDE else ("field-defence", "OR-8.7")
    if isinstance(frame, SpreadFrame):
        return ("spread-horde", "OR-11.11") if frame.horde else ("spread", "OR-8.17")
    if isinstance(frame, SpoilsFrame):
        return ("spoils", "OR-8.29") if state.spoils else ("capture", "OR-8.30")
    assert isinstance(frame, RansomFrame)
    if frame.captive == NONE:
        return "ransom", "OR-8.32"
    return ("ransom-item" if frame.fief == NONE else "ransom-property"), "OR-8.33"


def prompt(state: OrtusRegni, seat: int) -> Message:
    name, clause = question(state)
    return Message(f"ortus-regni.ask-{name}", arguments(state, seat, name, state.stack[-1]), clause)


def arguments(state: OrtusRegni, seat: int, name: str, frame: Frame) -> dict[str, Value]:
    """What a question is about."""
    if isinstance(frame, DecksFrame):
        return {"cards_count": sum(state.lists[seat]), "deck_count": DECK_SIZE}
    if isinstance(frame, HouseFrame):
        return {"cards_count": sum(state.common), "common_count": HOUSE_COMMON}
    if name in ("tray-towers", "legacy"):
        return {"left_count": state.points[seat]}
    if isinstance(frame, AttachFrame):
        return {"card": KIND_NAMES[frame.card % CARD_SPAN]}
    if isinstance(frame, InstallFrame):
        return {"card": KIND_NAMES[frame.kind]}
    if isinstance(frame, StruggleFrame):
        return {"card": KIND_NAMES[frame.last]}
    if isinstance(frame, SpreadFrame):
        return {"points_count": frame.points}
    if isinstance(frame, (TowersFallFrame, PropertiesFallFrame)):
        return {"left_count": frame.left}
    if name == "spoils":
        return {"card": KIND_NAMES[state.spoils[0] % CARD_SPAN]}
    if isinstance(frame, RansomFrame) and frame.captive != NONE:
        return {"card": KIND_NAMES[state.lord[frame.captive]]}
    if isinstance(frame, TacticsFrame):
        return {"result": BATTLE_NAMES[battle_below(state, 2).result]}
    if name == "vikings":
        return {"vikings_count": state.horde[0], "chieftains_count": state.horde[1]}
    return {}
