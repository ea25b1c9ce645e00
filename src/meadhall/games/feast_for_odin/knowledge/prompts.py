"""The questions put to players, one for each decision of section 18."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import AREA_NAMES
from meadhall.games.feast_for_odin.cards.cards import CARD_DRAW, CLAUSES
from meadhall.games.feast_for_odin.cards.programs import (
    ACTION_TYPES,
    DICE_NAMES,
    DO_ACTION,
    EXPLORE,
    FORGE,
    GAIN_PICK,
    MOVE_ORE,
    OPS,
    SHIP_ORE,
    USE_SPACE,
)
from meadhall.games.feast_for_odin.codes import DONE, OPTION, PASS
from meadhall.games.feast_for_odin.items import ITEMS, SILVER
from meadhall.games.feast_for_odin.phases.dice import rolls_left
from meadhall.games.feast_for_odin.phases.rolls import (
    DECIDE,
    FACE,
    INSTEAD,
    LOOT,
    PAYING,
    SHIPS,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    SUM,
    THROW_SIZE,
)
from meadhall.games.feast_for_odin.phases.rolls import (
    STAGE as DICE_STAGE,
)
from meadhall.games.feast_for_odin.phases.turns import ARRIVE, COST, DECLARE, EARLY, STAGE, VIKINGS, WHAT
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES, SPACES
from meadhall.games.feast_for_odin.state import (
    CHOOSE_STEP,
    DICE_STEP,
    DRAW_STEP,
    EFFECTS,
    EMIGRATE_STEP,
    EXCHANGE_STEP,
    FEAST_STEP,
    FLIP_STEP,
    LAY_STEP,
    MOUNTAIN_STEP,
    NONE,
    OVERSEAS_STEP,
    PICK_STEP,
    PLACE_STEP,
    PLAY_CARDS_STEP,
    RECALL_STEP,
    SALE_STEP,
    SPACE_STEP,
    STARTING_CARD,
    TURN_STEP,
    UPGRADE_STEP,
    WINDOW,
    Feast,
)
from meadhall.kernel.message import Message, Value
from meadhall.kernel.state import Frame

QUESTIONS = {
    STARTING_CARD: ("starting-card", "FO-14.10"),
    TURN_STEP: ("turn", "FO-3.16"),
    EFFECTS: ("effects", "FO-11.4"),
    MOUNTAIN_STEP: ("mountain", "FO-7.70"),
    UPGRADE_STEP: ("upgrade", "FO-7.75"),
    CHOOSE_STEP: ("choose", "FO-11.7"),
    EXCHANGE_STEP: ("hand-over", "FO-10.7"),
    OVERSEAS_STEP: ("overseas", "FO-7.80"),
    SALE_STEP: ("sale", "FO-7.83"),
    EMIGRATE_STEP: ("emigrate", "FO-7.85"),
    PLAY_CARDS_STEP: ("play-cards", "FO-7.115"),
    PLACE_STEP: ("place-by-card", "FO-11.19"),
    FLIP_STEP: ("flip", "FO-11.19"),
    RECALL_STEP: ("recall", "FO-11.19"),
    FEAST_STEP: ("feast", "FO-5.5"),
    WINDOW: ("window", "FO-9.2"),
}
DICE_QUESTIONS = {
    INSTEAD: ("instead", "FO-11.21"),
    SHIPS: ("boats", "FO-7.93"),
    DECIDE: ("keep-roll", "FO-7.92"),
    PAYING: ("pay-roll", "FO-7.98"),
    SPEND_STONES: ("spend-stones", "FO-7.101"),
    SPEND_SWORDS: ("spend-swords", "FO-7.101"),
    SPEND_SPEARS: ("spend-spears", "FO-11.20"),
    LOOT: ("loot", "FO-7.103"),
}
SPACE_QUESTIONS = {
    DECLARE: ("payment", "FO-7.2"),
    EARLY: ("early-card", "FO-8.3"),
    COST: ("instead", "FO-11.21"),
}
PICK_QUESTIONS = {
    EXPLORE: ("explore", "FO-7.111"),
    FORGE: ("forge", "FO-7.84"),
    GAIN_PICK: ("gain-pick", "FO-11.19"),
    MOVE_ORE: ("unload", "FO-11.19"),
    SHIP_ORE: ("throw-ore", "FO-11.20"),
    USE_SPACE: ("use-space", "FO-11.19"),
    DO_ACTION: ("card-action", "FO-11.19"),
}


def question(state: Feast) -> tuple[str, str]:
    """The name of the question on the table and the clause that asks it."""
    frame = state.stack[-1]
    match frame[0]:
        case step if step == TURN_STEP and state.choices[:1] == [PASS]:
            return "last-window", "FO-9.2"
        case step if step == SPACE_STEP:
            if frame[STAGE] == ARRIVE:
                return ("imitate", "FO-15.1") if frame[WHAT] == NONE else ("fewer-vikings", "FO-11.20")
            return SPACE_QUESTIONS.get(frame[STAGE], ("late-card", "FO-8.3"))
        case step if step == DICE_STEP:
            return DICE_QUESTIONS[frame[DICE_STAGE]]
        case step if step == PICK_STEP:
            return PICK_QUESTIONS[OPS[frame[2]].kind]
        case step if step == LAY_STEP:
            if frame[4] == NONE:
                return "lay-area", "FO-4.1"
            return ("lay-turn", "FO-4.3") if frame[5] == NONE else ("lay-cell", "FO-4.2")
        case step if step == DRAW_STEP:
            return ("draw-card", "FO-11.21") if frame[2] == CARD_DRAW else ("draw-weapon", "FO-3.15")
    return QUESTIONS[frame[0]]


def prompt(state: Feast, seat: int) -> Message:
    name, clause = question(state)
    frame = state.stack[-1]
    args = arguments(state, seat, name, frame)
    if name == "choose":
        name = "choose-card" if frame[3] >= 0 else "choose-space"
    return Message(f"feast-for-odin.ask-{name}", args, clause)


def option_subject(frame: Frame) -> str:
    """What numbered options belong to, as the catalogue names it: a card, an action of a card, or a space."""
    if frame[0] == SPACE_STEP:
        return SPACE_NAMES[frame[2]]
    if frame[0] == PICK_STEP:
        return f"{frame[3] + 1}-{ACTION_TYPES[OPS[frame[2]].n]}"
    return str(frame[3] + 1) if frame[3] >= 0 else SPACES[frame[4]].name


def numbered_options(state: Feast, seat: int, frame: Frame) -> list[str]:
    """The options a seat may take, as the catalogue names them: what they belong to, and their number."""
    subject = option_subject(frame)
    return [f"{subject}-{code - OPTION + 1}" for code in state.legal(seat) if OPTION <= code < DONE]


def arguments(state: Feast, seat: int, name: str, frame: Frame) -> dict[str, Value]:
    """What a question is about."""
    match name:
        case "turn" | "last-window":
            return {"vikings_count": state.thing[seat], "round_number": state.round}
        case "payment" | "early-card" | "late-card":
            return {"space": SPACES[frame[WHAT]].name}
        case "fewer-vikings":
            return {
                "space": SPACE_NAMES[frame[2]],
                "vikings_count": frame[VIKINGS],
                "options_choice": numbered_options(state, seat, frame),
            }
        case "choose":
            about: dict[str, Value] = {
                "options_choice": numbered_options(state, seat, frame),
                "stop_count": int(DONE in state.legal(seat)),
            }
            return {"card": frame[3] + 1, **about} if frame[3] >= 0 else {"space": SPACES[frame[4]].name, **about}
        case "card-action":
            return {"card": frame[3] + 1, "options_choice": numbered_options(state, seat, frame)}
        case "mountain":
            return {"most_count": frame[6]}
        case "upgrade":
            return {"most_count": frame[5], "steps_count": OPS[frame[2]].steps}
        case "keep-roll":
            return {
                "action": DICE_NAMES[frame[2]], "face_number": frame[FACE - THROW_SIZE], "result_number": frame[SUM],
                "left_count": rolls_left(state, frame),
            }  # fmt: skip
        case "pay-roll" | "spend-stones" | "spend-swords" | "spend-spears" | "loot":
            return {"result_number": frame[SUM]}
        case "lay-area" | "lay-turn":
            return {"item": ITEMS[frame[2]]}
        case "lay-cell":
            return {"item": ITEMS[frame[2]], "area": AREA_NAMES[frame[4]]}
        case "feast":
            left = state.base_columns + state.round - frame[2]
            return {"column_number": frame[2] + 1, "columns_count": left, "silver_count": state.has(seat, SILVER)}
        case "effects":
            return {"cards_card": [CLAUSES[number].card + 1 for number in frame[2::2]]}
    return {}
