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
from meadhall.games.ortus_regni.politics.joust import COMING, STAKING
from meadhall.games.ortus_regni.politics.struggle import LAST
from meadhall.games.ortus_regni.state import (
    ATTACH_STEP,
    BARTER_STEP,
    BEQUEST_STEP,
    CHURCH_RULING_STEP,
    DECKS_STEP,
    DECLARE_STEP,
    DRAFT_STEP,
    FIELD_STEP,
    HOUSE_STEP,
    INSTALL_STEP,
    JOUST_STEP,
    LEGACY_STEP,
    LEVY_STEP,
    MULLIGAN_STEP,
    NONE,
    PROPERTIES_FALL_STEP,
    RANSOM_STEP,
    SERIES_STEP,
    SPOILS_STEP,
    SPREAD_STEP,
    STRUGGLE_STEP,
    TACTICS_STEP,
    TARGET_STEP,
    TOWERS_FALL_STEP,
    TRAY_TOWERS_STEP,
    TURN_STEP,
    VIKINGS,
    OrtusRegni,
)
from meadhall.games.ortus_regni.turn.placing import PLACED_CARD
from meadhall.games.ortus_regni.turn.turn import ACTED
from meadhall.games.ortus_regni.war.damage import POINTS
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.kernel.message import Message, Value

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
    step = frame[0]
    if step in SIMPLE:
        return SIMPLE[step]
    two_faced = {
        LEGACY_STEP: (frame[2:3] == [0], ("legacy", "OR-16.7"), ("legacy-tower", "OR-16.39")),
        TURN_STEP: (frame[ACTED] == 0, ("turn", "OR-4.1"), ("free-moves", "OR-3.4")),
        ATTACH_STEP: (frame[-1] == PLACED_CARD, ("place", "OR-4.6"), ("attach", "OR-5.6")),
        DECLARE_STEP: (frame[1] == VIKINGS, ("vikings", "OR-11.9"), ("attack", "OR-8.1")),
        FIELD_STEP: (frame[2:3] == [ATTACK_SIDE], ("field-attack", "OR-8.3"), ("field-defence", "OR-8.7")),
        SPREAD_STEP: (frame[-1] == 1, ("spread-horde", "OR-11.11"), ("spread", "OR-8.17")),
        SPOILS_STEP: (bool(state.spoils), ("spoils", "OR-8.29"), ("capture", "OR-8.30")),
        BARTER_STEP: (frame[-1] == NONE, ("barter", "OR-16.23"), ("barter-take", "OR-16.23")),
    }
    if step in two_faced:
        first, one, other = two_faced[step]
        return one if first else other
    if step == TARGET_STEP:
        if frame[3] != NONE:
            return "property", "OR-7.4"
        return ("intrigue", "OR-7.2") if frame[2] == INTRIGUE else ("treachery", "OR-7.1")
    if step == RANSOM_STEP:
        return ransom_question(frame)
    assert step == JOUST_STEP
    if frame[3] == COMING:
        return "joust", "OR-12.3"
    return ("stake", "OR-12.4") if frame[3] == STAKING else ("rider", "OR-12.6")


def ransom_question(frame: list[int]) -> tuple[str, str]:
    if frame[3] == NONE:
        return "ransom", "OR-8.32"
    return ("ransom-item", "OR-8.33") if frame[4] == NONE else ("ransom-property", "OR-8.33")


def prompt(state: OrtusRegni, seat: int) -> Message:
    name, clause = question(state)
    return Message(f"ortus-regni.ask-{name}", arguments(state, seat, name), clause)


def arguments(state: OrtusRegni, seat: int, name: str) -> dict[str, Value]:
    frame = state.stack[-1]
    args: dict[str, Value] = {}
    if name == "deck":
        args["cards_count"] = sum(state.lists[seat])
        args["deck_count"] = DECK_SIZE
    elif name == "house":
        args["cards_count"] = sum(state.common)
        args["common_count"] = HOUSE_COMMON
    elif name in ("tray-towers", "legacy"):
        args["left_count"] = state.points[seat]
    elif name in ("place", "attach"):
        args["card"] = KIND_NAMES[frame[2] % CARD_SPAN]
    elif name == "install":
        args["card"] = KIND_NAMES[frame[2]]
    elif name == "struggle":
        args["card"] = KIND_NAMES[frame[LAST]]
    elif name in ("spread", "spread-horde"):
        args["points_count"] = frame[POINTS]
    elif name in ("towers-fall", "properties-fall"):
        args["left_count"] = frame[-1]
    elif name == "spoils":
        args["card"] = KIND_NAMES[state.spoils[0] % CARD_SPAN]
    elif name in ("ransom-item", "ransom-property"):
        args["card"] = KIND_NAMES[state.lord[frame[3]]]
    elif name == "tactics":
        args["result"] = BATTLE_NAMES[state.stack[-2][8]]
    elif name == "vikings":
        args["vikings_count"], args["chieftains_count"] = state.horde[0], state.horde[1]
    return args
