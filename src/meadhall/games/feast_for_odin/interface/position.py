"""The part of a position that is this game's own (`docs/positions.md`): the table as JSON, in part or whole.

A seat's `supply` names everything it owns and hasn't laid; what isn't named it has none of. Cards, weapons and special
tiles that a position puts somewhere are taken out of the decks and the display it doesn't mention.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    AREA_NAMES,
    BITS,
    BOARD_NAMES,
    COLUMNS,
    LAYABLE_END,
    LETTERS,
    ROW,
    ROWS,
    SHAPES,
)
from meadhall.games.feast_for_odin.board.placement import laid_code
from meadhall.games.feast_for_odin.cards.cards import CARD_BITS, CARD_COUNT
from meadhall.games.feast_for_odin.derived import derive
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.interface.pending.rounds import fits_round
from meadhall.games.feast_for_odin.items import (
    BOW,
    EMIGRATED_KNARRS,
    EMIGRATED_LONGSHIPS,
    HOUSE_STONE,
    HOUSE_WOOD,
    ITEM_COUNT,
    ITEMS,
    PENALTIES,
    SHED_STONE,
    SHED_WOOD,
    STRIP_LENGTH,
    STRIP_NAMES,
    WEAPON_COPIES,
)
from meadhall.games.feast_for_odin.knowledge.view import (
    belongings,
    cards_in,
    laid_piece,
    none_if,
    numbers,
    occupied_spaces,
)
from meadhall.games.feast_for_odin.phases.automatic import SOLO_TABLE
from meadhall.games.feast_for_odin.phases.rounds import BEGIN, NEW_VIKINGS, PART_NAMES
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT, SPACE_NAMES
from meadhall.games.feast_for_odin.state import NONE, PREVIOUS_COLOUR, TALLY_SIZE, Feast
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.position import Fields

COUNTERS = {
    "shed_wood": SHED_WOOD,
    "shed_stone": SHED_STONE,
    "house_wood": HOUSE_WOOD,
    "house_stone": HOUSE_STONE,
    "emigrated_knarrs": EMIGRATED_KNARRS,
    "emigrated_longships": EMIGRATED_LONGSHIPS,
    "penalties": PENALTIES,
}
MOST_OF_ANYTHING = 999
SOLO_STOCK = {7: 10, 6: 11}
"""Vikings of the solo game that don't start on the table, by the number of rounds (FO-14.2, FO-14.3)."""


def write(state: Feast) -> dict[str, Any]:
    return {
        "round": state.round,
        "start_player": state.start_player,
        "turn": none_if(state.turn),
        "passed": [seat for seat in range(state.players) if state.passed >> seat & 1],
        "last_placed": none_if(state.last_placed),
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "spaces": occupied_spaces(state),
        "imitations": [SPACE_NAMES[61 + side] for side in range(4) if state.imitations >> side & 1],
        "boards": {
            LETTERS[letter]: {
                "side": BOARD_NAMES[letter + 4 * state.board_back[letter]],
                "owner": none_if(state.board_owner[letter]),
                "silver": state.board_silver[letter],
            }
            for letter in range(4)
        },
        "strips": {STRIP_NAMES[strip]: state.strips[strip] for strip in range(8) if state.strips[strip] >= 0},
        "strip_stack": [STRIP_NAMES[strip] for strip in state.strip_stack],
        "weapons": {
            "deck": [ITEMS[BOW + kind] for kind in state.weapon_deck],
            "discard": {ITEMS[BOW + kind]: state.weapon_discard[kind] for kind in range(4)},
        },
        "cards": {"deck": numbers(state.deck), "removed": numbers(state.removed_starters)},
        "aside": state.aside,
        "tally": state.tally[:],
    }


def write_seat(state: Feast, seat: int) -> dict[str, Any]:
    return {
        "supply": belongings(state, seat),
        **{name: state.has(seat, counter) for name, counter in COUNTERS.items()},
        "thing": state.thing[seat],
        "hand": numbers(state.hands[seat]),
        "played": cards_in(state.in_play[seat]),
        "spent": cards_in(state.spent[seat]),
        "laid": [laid_piece(code) for code in state.laid[seat]],
        "last_income": state.last_income[seat],
        "pair_placements": state.pair_placements[seat],
        "food_before": state.food_before[2 * seat : 2 * seat + 2],
    }


# --- reading -------------------------------------------------------------------------------------------------------


def read(state: Feast, fields: Fields) -> None:
    """Put a position over a fresh setup."""
    if fields.has("phase"):
        state.stack = [RoundFrame(fields.choice("phase", "begin", PART_NAMES))]
    if not state.over:
        round_frame(state)
    state.round = fields.whole("round", default_round(state), 0, state.rounds)
    state.start_player = fields.whole("start_player", state.start_player, 0, state.players - 1)
    read_turn(state, fields)
    read_boards(state, fields.section("boards"))
    read_spaces(state, fields)
    state.aside = fields.whole("aside", state.aside, 0, 12)
    for seat, section in enumerate(fields.sections("seats", state.players)):
        read_seat(state, seat, section)
    read_strips(state, fields)
    read_weapons(state, fields.section("weapons"))
    read_cards(state, fields.section("cards"))
    state.tally = fields.wholes("tally", state.tally, -MOST_OF_ANYTHING, MOST_OF_ANYTHING)
    if len(state.tally) != TALLY_SIZE:
        raise BadPosition("position-wrong-length", path_name="tally", wanted_count=TALLY_SIZE,
                          given_text=str(len(state.tally)))  # fmt: skip
    derive(state)


def default_round(state: Feast) -> int:
    """The first round that can have come so far; the last if the game is over."""
    if state.over:
        return state.rounds
    return state.round if round_frame(state).part == BEGIN else max(1, state.round)


def round_frame(state: Feast) -> RoundFrame:
    """The round, which lies at the bottom of what is pending: what a position leaves out depends on its part."""
    frame = state.stack[0] if state.stack else None
    if not isinstance(frame, RoundFrame) or not fits_round(state, frame):
        raise BadPosition("feast-for-odin.position-pending", "FO-3.1", path_name="pending[0]")
    return frame


def seat_or_none(state: Feast, fields: Fields, name: str, default: int) -> int:
    if fields.raw(name, none_if(default)) is None:
        return NONE
    return fields.whole(name, default, 0, state.players - 1)


def read_turn(state: Feast, fields: Fields) -> None:
    default = state.turn
    if fields.has("phase") and not fields.has("turn"):
        default = (state.start_player - 1) % state.players
    state.turn = seat_or_none(state, fields, "turn", default)
    state.last_placed = seat_or_none(state, fields, "last_placed", state.last_placed)
    state.passed = 0
    for seat in fields.wholes("passed", [], 0, state.players - 1):
        state.passed |= BITS[seat]


def read_boards(state: Feast, fields: Fields) -> None:
    for letter, name in enumerate(LETTERS):
        section = fields.section(name)
        sides = [BOARD_NAMES[letter], BOARD_NAMES[letter + 4]]
        state.board_back[letter] = section.choice("side", sides[state.board_back[letter]], sides)
        state.board_owner[letter] = seat_or_none(state, section, "owner", state.board_owner[letter])
        state.board_silver[letter] = section.whole("silver", state.board_silver[letter])
        section.done()
    fields.done()


def read_spaces(state: Feast, fields: Fields) -> None:
    sides = SPACE_NAMES[61:]
    open_sides = [sides[side] for side in range(4) if state.imitations >> side & 1]
    state.imitations = sum(1 << side for side in set(fields.choices("imitations", open_sides, sides)))
    section = fields.section("spaces")
    state.clear_spaces()
    for name in section.data:
        space = Fields.index(section.where(str(name)), name, SPACE_NAMES)
        entry = section.section(name)
        previous = entry.raw("seat") == "previous"
        seat = PREVIOUS_COLOUR if previous else entry.whole("seat", NONE, 0, state.players - 1)
        state.stand(space, seat, entry.whole("vikings", 1, 1, 12))
        entry.done()


def has_new_viking(state: Feast, seat: int) -> bool:
    """Whether the Viking of the round has come to a seat (FO-3.4)."""
    if state.over:
        return True
    part, seats = round_frame(state).part, round_frame(state).seats
    if part == NEW_VIKINGS:
        return (seat - state.start_player) % state.players < seats
    return part == BEGIN or part > NEW_VIKINGS


def vikings_due(state: Feast, seat: int) -> int:
    """How many Vikings have left the table for the Thing, wherever they are now (FO-3.4, FO-14.2 to FO-14.4)."""
    rounds = state.round if has_new_viking(state, seat) else state.round - 1
    if state.players == 1:
        return SOLO_STOCK[state.rounds] + sum(SOLO_TABLE[state.rounds][:rounds])
    return state.base_columns + rounds


def vikings_elsewhere(state: Feast, seat: int) -> int:
    """Vikings of a seat that aren't in the Thing: on spaces, or waiting in the solo game (FO-3.5, FO-14.7)."""
    placed = state.aside
    for space in range(PLACE_COUNT):
        if state.occupant[space] == seat or state.occupant[space] == PREVIOUS_COLOUR:
            placed += state.vikings[space]
    return placed


def read_seat(state: Feast, seat: int, fields: Fields) -> None:
    if fields.has("supply"):
        for item in range(ITEM_COUNT):
            state.add(seat, item, -state.has(seat, item))
        supply = fields.section("supply")
        for name in supply.data:
            item = Fields.index(supply.where(str(name)), name, ITEMS)
            state.add(seat, item, supply.whole(name, 0, 0, MOST_OF_ANYTHING))
    for name, counter in COUNTERS.items():
        number = fields.whole(name, state.has(seat, counter), 0, MOST_OF_ANYTHING)
        state.add(seat, counter, number - state.has(seat, counter))
    state.thing[seat] = fields.whole(
        "thing", max(0, vikings_due(state, seat) - vikings_elsewhere(state, seat)), 0, MOST_OF_ANYTHING
    )
    state.hands[seat] = read_card_list(fields, "hand", numbers(state.hands[seat]))
    for card in read_card_list(fields, "played", []):
        state.in_play[seat] |= CARD_BITS[card]
    for card in read_card_list(fields, "spent", []):
        state.spent[seat] |= CARD_BITS[card]
    state.last_income[seat] = fields.whole("last_income", 0, 0, MOST_OF_ANYTHING)
    state.pair_placements[seat] = fields.whole("pair_placements", 0, 0, 99)
    food = fields.wholes("food_before", [0, 0], 0, MOST_OF_ANYTHING)
    state.food_before[2 * seat : 2 * seat + 2] = (food + [0, 0])[:2]
    read_laid(state, seat, fields)
    fields.done()


def read_card_list(fields: Fields, name: str, default: list[int]) -> list[int]:
    cards = [number - 1 for number in fields.wholes(name, default, 1, CARD_COUNT)]
    if len(set(cards)) != len(cards):
        raise BadPosition("feast-for-odin.position-card-twice", "FO-1.16", path_name=fields.where(name))
    return sorted(cards)


def read_laid(state: Feast, seat: int, fields: Fields) -> None:
    """Pieces are laid in the order given; whether they may lie there is checked with everything else."""
    pieces = fields.raw("laid", [])
    if not isinstance(pieces, list):
        raise BadPosition("position-not-list", path_name=fields.where("laid"), given_text=repr(pieces))
    for place, piece in enumerate(pieces):
        path = f"{fields.where('laid')}[{place}]"
        item, area, cell, turn = read_piece(path, piece)
        state.laid[seat] = [*state.laid[seat], laid_code(item, area, turn, cell)]


def read_piece(path: str, piece: Any) -> tuple[int, int, int, int]:
    """`["robe", "home", [8, 0], 1]`: piece, area, row and column of its anchor, orientation."""
    fine = (
        isinstance(piece, list)
        and len(piece) == 4
        and isinstance(piece[2], list)
        and len(piece[2]) == 2
        and all(type(number) is int for number in (*piece[2], piece[3]))
    )
    if not fine:
        raise BadPosition("feast-for-odin.position-piece", "FO-4.1", path_name=path, given_text=repr(piece))
    item = Fields.index(f"{path}[0]", piece[0], ITEMS[:LAYABLE_END])
    area = Fields.index(f"{path}[1]", piece[1], AREA_NAMES)
    row, column = piece[2]
    turns = [shape.turn for shape in SHAPES[item]]
    if not (0 <= row < ROWS and 0 <= column < COLUMNS) or piece[3] not in turns:
        raise BadPosition("feast-for-odin.position-piece", "FO-4.2", path_name=path, given_text=repr(piece))
    return item, area, row * ROW + column, piece[3]


def read_strips(state: Feast, fields: Fields) -> None:
    if fields.has("strips"):
        section = fields.section("strips")
        state.strips = [NONE] * 8
        for name in section.data:
            strip = Fields.index(section.where(str(name)), name, STRIP_NAMES)
            state.strips[strip] = section.whole(name, 0, 0, STRIP_LENGTH - 1)
    rest = [STRIP_NAMES[strip] for strip in state.strip_stack if state.strips[strip] < 0]
    state.strip_stack = fields.choices("strip_stack", rest, STRIP_NAMES)


def read_weapons(state: Feast, fields: Fields) -> None:
    weapons = ITEMS[BOW : BOW + 4]
    discard = fields.section("discard")
    state.weapon_discard = [discard.whole(name, 0, 0, MOST_OF_ANYTHING) for name in weapons]
    discard.done()
    held = [sum(state.has(seat, BOW + kind) for seat in range(state.players)) for kind in range(4)]
    rest: list[int] = []
    for kind in range(4):
        rest += [kind] * (WEAPON_COPIES[kind] - held[kind] - state.weapon_discard[kind])
    if sorted(rest) == sorted(state.weapon_deck):
        rest = state.weapon_deck
    state.weapon_deck = fields.choices("deck", [weapons[kind] for kind in rest], weapons)
    fields.done()


def read_cards(state: Feast, fields: Fields) -> None:
    """The deck without the cards that lie elsewhere; its order matters, so it isn't sorted."""
    placed = {card for seat in range(state.players) for card in state.hands[seat]}
    for seat in range(state.players):
        placed |= {card for card in range(CARD_COUNT) if state.in_play[seat] >> card & 1}
    deck = [card + 1 for card in state.deck if card not in placed]
    state.deck = [number - 1 for number in fields.wholes("deck", deck, 1, CARD_COUNT)]
    removed = [card + 1 for card in state.removed_starters if card not in placed]
    state.removed_starters = sorted(number - 1 for number in fields.wholes("removed", removed, 1, CARD_COUNT))
    fields.done()
