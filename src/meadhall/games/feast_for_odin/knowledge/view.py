"""What one seat may know (FO-16), built up from nothing: what isn't put in here stays hidden."""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    AREA_NAMES,
    BOARD_NAMES,
    COLUMNS,
    FIRST_BOARD,
    LETTERS,
    ROW,
)
from meadhall.games.feast_for_odin.board.placement import (
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    owned_areas,
    total_income,
)
from meadhall.games.feast_for_odin.cards.programs import DICE_NAMES, RAIDING
from meadhall.games.feast_for_odin.codes import food_of, is_upright
from meadhall.games.feast_for_odin.frames.dice import DiceFrame, Throw
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.items import (
    BOW,
    BUILDING_ITEMS,
    EMIGRATED_KNARRS,
    EMIGRATED_LONGSHIPS,
    HOUSE_STONE,
    HOUSE_WOOD,
    ITEM_COUNT,
    ITEMS,
    PENALTIES,
    SHED_STONE,
    SHED_WOOD,
    SPECIAL_COUNT,
    SPECIALS,
    STRIDE,
    STRIP_NAMES,
    STRIPS,
)
from meadhall.games.feast_for_odin.knowledge.projections import projected_bonuses, projected_score
from meadhall.games.feast_for_odin.phases.dice import most_payable, result_of, roll_limit, rolls_left
from meadhall.games.feast_for_odin.phases.feast import EMPTY_PIECE, end_column, first_column
from meadhall.games.feast_for_odin.phases.loot import best_sum, least_value
from meadhall.games.feast_for_odin.phases.rounds import PART_NAMES
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS, PLACE_COUNT, SPACE_NAMES
from meadhall.games.feast_for_odin.state import NONE, PREVIOUS_COLOUR, Feast
from meadhall.kernel.view import Part, SeatPart, ViewPlan


def numbers(cards: list[int]) -> list[int]:
    """Cards by the numbers printed on them."""
    return [card + 1 for card in cards]


def cards_in(mask: int) -> list[int]:
    """Cards by the numbers printed on them. Of nearly two hundred a seat has few in play: only those are looked at."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length())
        mask ^= lowest
    return found


def rounds(state: Feast) -> dict[str, Any]:
    """The round, and whose turn it is."""
    return {
        "round": state.round,
        "rounds": state.rounds,
        "start_player": state.start_player,
        "turn": none_if(state.turn),
        "passed": [other for other in range(state.players) if state.passed >> other & 1],
        "vikings_aside": state.aside,
    }


def rounds_grounds(state: Feast) -> object:
    return state.round, state.rounds, state.start_player, state.turn, state.passed, state.aside


def action_board(state: Feast) -> dict[str, Any]:
    """Where Vikings stand."""
    return {
        "spaces": occupied_spaces(state),
        "imitations": [SPACE_NAMES[61 + side] for side in range(4) if state.imitations >> side & 1],
    }


def action_board_grounds(state: Feast) -> object:
    return state.occupant[:], state.vikings[:], state.imitations


def shared_table(state: Feast) -> dict[str, Any]:
    """Boards, tiles, buildings, strips and decks that are nobody's yet."""
    return {
        "boards": boards(state),
        "display": [ITEMS[SPECIALS + tile] for tile in range(SPECIAL_COUNT) if state.display >> tile & 1],
        "buildings": {ITEMS[item]: state.buildings[place] for place, item in enumerate(BUILDING_ITEMS)},
        "strips": strips(state),
        "strips_hidden": sorted(STRIP_NAMES[strip] for strip in state.strip_stack),  # FO-16.4
        "weapons": {"deck": len(state.weapon_deck), "discard": discarded(state)},
        "deck": len(state.deck),
    }


def shared_table_grounds(state: Feast) -> object:
    return (
        (state.board_owner[:], state.board_back[:], state.board_silver[:]),
        state.display,
        state.buildings[:],
        state.strips[:],
        state.strip_stack[:],
        len(state.weapon_deck),
        state.weapon_discard[:],
        len(state.deck),
    )


def moment(state: Feast) -> dict[str, Any]:
    """What is going on."""
    return {
        "phase": phase_name(state),
        "step": state.step_of(state.stack[-1]).name if state.stack else "over",
        "dice": dice(state),
        "table": table(state),
        "laying": laying(state),
    }


def own(state: Feast, seat: int) -> dict[str, Any]:
    return {"hand": numbers(state.hands[seat])}  # FO-16.1


def own_grounds(state: Feast, seat: int) -> object:
    return state.hands[seat]


def phase_name(state: Feast) -> str:
    for frame in state.stack:
        if isinstance(frame, RoundFrame):
            return PART_NAMES[frame.part]
    return "over" if state.over else "setup"


def none_if(number: int) -> int | None:
    return None if number == NONE else number


def belongings(state: Feast, seat: int) -> dict[str, int]:
    """What a seat owns and hasn't laid, without what it has none of."""
    return {ITEMS[item]: state.has(seat, item) for item in range(ITEM_COUNT) if state.has(seat, item)}


def public_seat(state: Feast, seat: int) -> dict[str, Any]:
    """Everything of a seat but the cards in hand is open (FO-16.3)."""
    return {
        "supply": belongings(state, seat),
        "thing": state.thing[seat],
        "hand": len(state.hands[seat]),
        "played": cards_in(state.in_play[seat]),
        "slots": {
            "shed_wood": state.has(seat, SHED_WOOD),
            "shed_stone": state.has(seat, SHED_STONE),
            "house_wood": state.has(seat, HOUSE_WOOD),
            "house_stone": state.has(seat, HOUSE_STONE),
        },
        "emigrated": {"knarr": state.has(seat, EMIGRATED_KNARRS), "longship": state.has(seat, EMIGRATED_LONGSHIPS)},
        "penalties": state.has(seat, PENALTIES),
        "laid": [laid_piece(code) for code in state.laid[seat]],
        "areas": [AREA_NAMES[area] for area in owned_areas(state, seat)],
        "income": total_income(state, seat),
        "bonuses": {
            AREA_NAMES[entry[0]]: [ITEMS[item] for item in entry[1:]] for entry in projected_bonuses(state, seat)
        },
        "feast": [first_column(state, seat), end_column(state)],
        "score": projected_score(state, seat),
    }


def public_seat_grounds(state: Feast, seat: int) -> object:
    return (
        state.held[seat * STRIDE : (seat + 1) * STRIDE],
        state.thing[seat],
        len(state.hands[seat]),
        state.in_play[seat],
        state.laid[seat],
        (state.board_owner[:], state.board_back[:]),
        state.round,
        state.last_income[seat],
    )


def laid_piece(code: int) -> list[Any]:
    """A laid piece as positions and clients write it: piece, area, row and column, orientation."""
    cell = laid_cell(code)
    return [ITEMS[laid_item(code)], AREA_NAMES[laid_area(code)], [cell // ROW, cell % ROW], laid_turn(code)]


def occupied_spaces(state: Feast) -> dict[str, Any]:
    return {
        SPACE_NAMES[space]: {
            "seat": "previous" if state.occupant[space] == PREVIOUS_COLOUR else state.occupant[space],
            "vikings": state.vikings[space],
        }
        for space in range(PLACE_COUNT)
        if state.occupant[space] != NONE
    }


def boards(state: Feast) -> dict[str, Any]:
    return {
        LETTERS[letter]: {
            "side": BOARD_NAMES[letter + 4 * state.board_back[letter]],
            "owner": none_if(state.board_owner[letter]),
            "silver": state.board_silver[letter],
            "area": AREA_NAMES[FIRST_BOARD + letter],
        }
        for letter in range(4)
    }


def strips(state: Feast) -> dict[str, list[str]]:
    """The items left on each face-up strip, arrow end first."""
    return {
        STRIP_NAMES[strip]: ["silver2" if item < 0 else ITEMS[item] for item in STRIPS[strip][state.strips[strip] :]]
        for strip in range(8)
        if state.strips[strip] >= 0
    }


def discarded(state: Feast) -> dict[str, int]:
    return {ITEMS[BOW + kind]: state.weapon_discard[kind] for kind in range(4)}


def dice(state: Feast) -> dict[str, Any] | None:
    """The dice action under way, if there is one: every roll with its face and what changed it, and how it stands.

    `needed` is what a low roll must be paid with, or the least a high one must come to; `reach` is the most the seat
    could pay for a low roll now, or the most a high one could still come to.
    """
    for frame in reversed(state.stack):
        if isinstance(frame, DiceFrame):
            low = frame.action < RAIDING
            return {
                "seat": frame.seat,
                "action": DICE_NAMES[frame.action],
                "sides": DICE_ACTIONS[frame.action].sides,
                "rolls": len(frame.throws),
                "most_rolls": roll_limit(state, frame),
                "rolls_left": rolls_left(state, frame),
                "throws": [shown_throw(frame.action, throw) for throw in frame.throws],
                "face": frame.throws[-1].face if frame.throws else None,
                "result": frame.result,
                "needed": frame.result if low else least_value(state, frame.seat),
                "reach": most_payable(state, frame) if low else best_sum(state, frame),
                "boats": [frame.empty_boats, frame.loaded_boats],
                "spent": [frame.stones, frame.swords, frame.spears],
                "stage": frame.stage,
            }
    return None


def shown_throw(action: int, throw: Throw) -> dict[str, int]:
    """One roll: the face of the die, what was added to it and by what, and what it came to."""
    return {
        "face": throw.face,
        "by_cards": throw.by_cards,
        "by_ore_thrown": throw.by_ore,
        "by_ships": throw.by_ships,
        "result": result_of(action, throw),
    }


def table(state: Feast) -> dict[str, Any] | None:
    """The table being laid, if a feast is under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, FeastFrame):
            pieces = [piece_name(piece) for piece in frame.pieces]
            return {"seat": frame.seat, "column": frame.column, "pieces": pieces, "empty": frame.empty}
    return None


def piece_name(piece: int) -> list[Any]:
    if piece == EMPTY_PIECE:
        return ["", "empty"]
    return [ITEMS[food_of(piece)], "upright" if is_upright(piece) else "length"]


def laying(state: Feast) -> dict[str, Any] | None:
    """The piece being laid, as far as its place is decided."""
    for frame in reversed(state.stack):
        if isinstance(frame, LayFrame):
            area = None if frame.area == NONE else AREA_NAMES[frame.area]
            return {"seat": frame.seat, "item": ITEMS[frame.item], "area": area, "turn": none_if(frame.turn)}
    return None


def cell_name(code: int) -> str:
    return f"{code // COLUMNS},{code % COLUMNS}"


PLAN: ViewPlan[Feast] = ViewPlan(
    public=[
        Part(rounds_grounds, rounds),
        Part(action_board_grounds, action_board),
        Part(shared_table_grounds, shared_table),
        Part(None, moment),
    ],
    seats=SeatPart(public_seat_grounds, public_seat),
    own=SeatPart(own_grounds, own),
)
