"""The questions put to players, one per decision of section 16."""

from __future__ import annotations

from meadhall.games.brian_boru.battle import loser_looked_at
from meadhall.games.brian_boru.board import REGIONS, TOWNS
from meadhall.games.brian_boru.cards import (
    BATTLE,
    CHURCH,
    EXPAND,
    EXPAND_PRICE,
    FREE,
    MARRIAGE,
    MARRIAGE_REGION,
    PRINCESS_CARD,
)
from meadhall.games.brian_boru.church import FIRST
from meadhall.games.brian_boru.marriage import TRACK_TOWN_CHOICE
from meadhall.games.brian_boru.state import (
    ACTION,
    ACTIVE_TOWN,
    BATTLE_STEP,
    CHURCH_STEP,
    DRAFT,
    MARRIAGE_STEP,
    PLAY_CARD,
    RESOLVE,
    STARTING_TOWN,
    BrianBoru,
)
from meadhall.games.brian_boru.symbols import DUE, purchase_limit
from meadhall.kernel.words.message import Message, Value

ACTION_QUESTIONS = {
    CHURCH: ("buy-church", "BB-7.11"),
    BATTLE: ("buy-raiders", "BB-7.14"),
    MARRIAGE: ("buy-steps", "BB-7.17"),
    EXPAND: ("expand", "BB-7.24"),
    FREE: ("free", "BB-7.28"),
}


def question(state: BrianBoru) -> tuple[str, str]:
    """The name of the question on the table and the clause that asks it."""
    frame = state.stack[-1]
    match frame[0]:
        case step if step == STARTING_TOWN:
            return "starting-town", "BB-2.9"
        case step if step == DRAFT:
            return "draft", "BB-5.4"
        case step if step == ACTIVE_TOWN:
            return "active-town", "BB-6.1"
        case step if step == PLAY_CARD:
            return ("lead-card", "BB-6.2") if frame[1] == 0 else ("follow", "BB-6.4")
        case step if step == RESOLVE:
            return "secondary", "BB-6.11"
        case step if step == ACTION:
            return ACTION_QUESTIONS[frame[DUE]]
        case step if step == MARRIAGE_STEP:
            if frame[1] == TRACK_TOWN_CHOICE:
                return "track-town", "BB-8.13"
            return ("princess", "BB-8.8") if state.open_marriage == PRINCESS_CARD else ("marriage-town", "BB-8.4")
        case step if step == BATTLE_STEP:
            own = loser_looked_at(state, frame) in state.waiting
            return ("lose-town", "BB-9.5") if own else ("take-town", "BB-9.4")
        case step if step == CHURCH_STEP:
            return ("first-monastery", "BB-10.2") if frame[1] == FIRST else ("further-monastery", "BB-10.6")
    raise AssertionError(f"step {frame[0]} asks nothing")


def prompt(state: BrianBoru, seat: int) -> Message:
    name, clause = question(state)
    args: dict[str, Value] = {}
    frame = state.stack[-1]
    if name in ("lead-card", "follow"):
        args["town"] = TOWNS[state.active_town]
    elif name == "secondary":
        args["card"] = state.played[seat] + 1
    elif name.startswith("buy-"):
        args["most_count"] = purchase_limit(state, seat, frame[DUE])
        args["coins_count"] = state.coins[seat]
    elif name == "expand":
        args["coins_count"] = EXPAND_PRICE
    elif name == "marriage-town":
        args["region"] = REGIONS[MARRIAGE_REGION[state.open_marriage]]
    elif name == "take-town":
        args["loser_seat"] = loser_looked_at(state, frame)
    return Message(f"brian-boru.ask-{name}", args, clause)
