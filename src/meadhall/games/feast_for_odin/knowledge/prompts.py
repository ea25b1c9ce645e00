"""The questions put to players, one for each decision of section 18."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import AREA_NAMES
from meadhall.games.feast_for_odin.cards.cards import CARD_DRAW, CLAUSES
from meadhall.games.feast_for_odin.cards.operations import (
    DoActionOp,
    ExploreOp,
    ForgeOp,
    GainPickOp,
    MoveOreOp,
    Op,
    ThrowOreOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.programs import ACTION_TYPES, DICE_NAMES
from meadhall.games.feast_for_odin.codes import DONE, OPTION, PASS
from meadhall.games.feast_for_odin.frames.base import (
    CHOOSE_STEP,
    EFFECTS,
    EMIGRATE_STEP,
    EXCHANGE_STEP,
    FEAST_STEP,
    FLIP_STEP,
    MOUNTAIN_STEP,
    OVERSEAS_STEP,
    PLACE_STEP,
    PLAY_CARDS_STEP,
    RECALL_STEP,
    SALE_STEP,
    STARTING_CARD,
    TURN_STEP,
    UPGRADE_STEP,
    WINDOW,
    Frame,
)
from meadhall.games.feast_for_odin.frames.dice import (
    DECIDE,
    INSTEAD,
    LOOT,
    PAYING,
    SHIPS,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
)
from meadhall.games.feast_for_odin.frames.effects import (
    ChooseFrame,
    EffectsFrame,
    MountainFrame,
    OverseasFrame,
    PickFrame,
    PlayCardsFrame,
    SaleFrame,
    UpgradeFrame,
)
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import ARRIVE, COST, DECLARE, EARLY, DrawFrame, SpaceFrame, TurnFrame
from meadhall.games.feast_for_odin.items import ITEMS, SILVER
from meadhall.games.feast_for_odin.phases.dice import rolls_left
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES, SPACES
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.words.message import Message, Value

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
PICK_QUESTIONS: dict[type[Op], tuple[str, str]] = {
    ExploreOp: ("explore", "FO-7.111"),
    ForgeOp: ("forge", "FO-7.84"),
    GainPickOp: ("gain-pick", "FO-11.19"),
    MoveOreOp: ("unload", "FO-11.19"),
    ThrowOreOp: ("throw-ore", "FO-11.20"),
    UseSpaceOp: ("use-space", "FO-11.19"),
    DoActionOp: ("card-action", "FO-11.19"),
}


def question(state: Feast) -> tuple[str, str]:
    """The name of the question on the table and the clause that asks it."""
    frame = state.stack[-1]
    if isinstance(frame, TurnFrame) and state.choices[:1] == [PASS]:
        return "last-window", "FO-9.2"
    if isinstance(frame, SpaceFrame):
        if frame.stage == ARRIVE:
            return ("imitate", "FO-15.1") if frame.what == NONE else ("fewer-vikings", "FO-11.20")
        return SPACE_QUESTIONS.get(frame.stage, ("late-card", "FO-8.3"))
    if isinstance(frame, DiceFrame):
        return DICE_QUESTIONS[frame.stage]
    if isinstance(frame, PickFrame):
        return PICK_QUESTIONS[type(frame.op)]
    if isinstance(frame, LayFrame):
        if frame.area == NONE:
            return "lay-area", "FO-4.1"
        return ("lay-turn", "FO-4.3") if frame.turn == NONE else ("lay-cell", "FO-4.2")
    if isinstance(frame, DrawFrame):
        return ("draw-card", "FO-11.21") if frame.trigger == CARD_DRAW else ("draw-weapon", "FO-3.15")
    return QUESTIONS[frame.step]


def prompt(state: Feast, seat: int) -> Message:
    name, clause = question(state)
    frame = state.stack[-1]
    if isinstance(frame, ChooseFrame):
        name = "choose-card" if frame.source >= 0 else "choose-space"
    return Message(f"feast-for-odin.ask-{name}", arguments(state, seat, name, frame), clause)


def numbered_options(state: Feast, seat: int, subject: str) -> list[str]:
    """The options a seat may take, as the catalogue names them: what they belong to, and their number."""
    return [f"{subject}-{code - OPTION + 1}" for code in state.legal(seat) if OPTION <= code < DONE]


def arguments(state: Feast, seat: int, name: str, frame: Frame) -> dict[str, Value]:
    """What a question is about."""
    if name in ("turn", "last-window"):
        return {"vikings_count": state.thing[seat], "round_number": state.round}
    if isinstance(frame, SpaceFrame):
        return space_arguments(state, seat, name, frame)
    if isinstance(frame, (ChooseFrame, PickFrame)):
        return option_arguments(state, seat, name, frame)
    if isinstance(frame, (MountainFrame, UpgradeFrame, OverseasFrame, SaleFrame, PlayCardsFrame)):
        return repeated_arguments(state, seat, frame)
    if isinstance(frame, DiceFrame):
        return dice_arguments(state, name, frame)
    if isinstance(frame, LayFrame):
        return {"item": ITEMS[frame.item], **({"area": AREA_NAMES[frame.area]} if name == "lay-cell" else {})}
    if isinstance(frame, FeastFrame):
        left = state.base_columns + state.round - frame.column
        return {"column_number": frame.column + 1, "columns_count": left, "silver_count": state.has(seat, SILVER)}
    if isinstance(frame, EffectsFrame):
        return {"cards_card": [CLAUSES[number].card + 1 for number, _ in frame.answers]}
    return {}


def space_arguments(state: Feast, seat: int, name: str, frame: SpaceFrame) -> dict[str, Value]:
    if name in ("payment", "early-card", "late-card"):
        return {"space": SPACES[frame.what].name}
    if name == "fewer-vikings":
        space = SPACE_NAMES[frame.where]
        options = numbered_options(state, seat, space)
        return {"space": space, "vikings_count": frame.vikings, "options_choice": options}
    return {}


def option_arguments(state: Feast, seat: int, name: str, frame: ChooseFrame | PickFrame) -> dict[str, Value]:
    """What numbered options belong to is a space, a card, or an action of a card."""
    if name == "choose-space":
        subject = SPACES[frame.argument].name
        about: dict[str, Value] = {"space": subject}
    elif name == "choose-card":
        subject = str(frame.source + 1)
        about = {"card": frame.source + 1}
    elif isinstance(frame.op, DoActionOp):
        subject = f"{frame.source + 1}-{ACTION_TYPES[frame.op.action]}"
        return {"card": frame.source + 1, "options_choice": numbered_options(state, seat, subject)}
    else:
        return {}
    return {
        **about,
        "options_choice": numbered_options(state, seat, subject),
        "stop_count": int(DONE in state.legal(seat)),
    }


def repeated_arguments(
    state: Feast, seat: int, frame: MountainFrame | UpgradeFrame | OverseasFrame | SaleFrame | PlayCardsFrame
) -> dict[str, Value]:
    """A question asked again after each answer: whether it may be left, and how often it was answered before."""
    stop: dict[str, Value] = {"stop_count": int(DONE in state.legal(seat))}
    if isinstance(frame, MountainFrame):
        return {"most_count": frame.sizes[0], "before_count": frame.used.bit_count()}
    if isinstance(frame, UpgradeFrame):
        most: dict[str, Value] = {"most_count": frame.left, "steps_count": frame.op.steps}
        return {**most, **stop, "before_count": len(frame.results)}
    if isinstance(frame, OverseasFrame):
        return {"before_count": frame.turned.bit_count()}
    return {**stop, "before_count": frame.bought if isinstance(frame, SaleFrame) else frame.played}


def dice_arguments(state: Feast, name: str, frame: DiceFrame) -> dict[str, Value]:
    if name == "keep-roll":
        return {
            "action": DICE_NAMES[frame.action],
            "face_number": frame.throws[-1].face,
            "result_number": frame.result,
            "left_count": rolls_left(state, frame),
        }
    if name in ("pay-roll", "spend-stones", "spend-swords", "spend-spears", "loot"):
        return {"result_number": frame.result}
    return {}
