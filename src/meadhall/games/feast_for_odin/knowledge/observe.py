"""What one seat may know (FO-16) as a row of numbers: seats stand in the order clockwise from the one that looks.

The own boards are shown cell by cell, those of others by how many cells are still open on them.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import (
    AREA_COUNT,
    CELL_COUNT,
    COLUMNS,
    FIRST_BOARD,
    FIRST_BOARD_GRID,
    FIRST_STONE_HOUSE,
    GRIDS,
    HOME,
    HOME_GRID,
    LETTERS,
    ROW,
    Grid,
)
from meadhall.games.feast_for_odin.board.cells import cell_codes, cells_of
from meadhall.games.feast_for_odin.board.placement import ground_of, owned_areas, total_income
from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT
from meadhall.games.feast_for_odin.codes import CELL
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.items import (
    ITEM_COUNT,
    ORE,
    SILVER,
    SPECIAL_COUNT,
    STRIDE,
    STRIP_LENGTH,
)
from meadhall.games.feast_for_odin.phases.feast import end_column, first_column
from meadhall.games.feast_for_odin.phases.scoring import score
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT
from meadhall.games.feast_for_odin.state import NONE, PREVIOUS_COLOUR, Feast
from meadhall.kernel.observation import NEIGHBOURS, Observer

STEP_COUNT: Final = 23
PART_COUNT: Final = 23
DICE_ACTION_COUNT: Final = 5
DICE_STAGE_COUNT: Final = 10
MOST_TURNS: Final = 8
LEAST_SCORE: Final = -100
STRIP_COUNT: Final = 8
BOARDS: Final[list[str]] = [f"board_{letter.lower()}" for letter in LETTERS]


def places_of(grid: Grid) -> list[int]:
    """For each cell, its place among the cells of a grid that can be covered."""
    places = [NONE] * CELL_COUNT
    place = 0
    for cell in range(CELL_COUNT):
        if grid.coverable >> (cell // COLUMNS * ROW + cell % COLUMNS) & 1:
            places[cell] = place
            place += 1
    return places


PLACES: Final[list[list[int]]] = [places_of(grid) for grid in GRIDS]
HOME_CELLS: Final[int] = GRIDS[HOME_GRID].cells
BOARD_CELLS: Final[int] = max([grid.cells for grid in GRIDS[FIRST_BOARD_GRID : FIRST_BOARD_GRID + 8]])


def observe(state: Feast, seat: int, out: Observer) -> None:
    """Own cards and boards, the table, what is under way, then every seat."""
    players = state.players
    out.flag("asked", seat in state.waiting)
    out.listed("hand_cards", state.hands[seat], CARD_COUNT)
    out.listed("played_cards", state.cards_played[seat], CARD_COUNT)
    observe_boards(state, seat, out)
    observe_table(state, seat, out)
    observe_moment(state, seat, out)
    for step in range(players):
        out.about(NEIGHBOURS[step])
        observe_seat(state, (seat + step) % players, out)


def from_seat(state: Feast, seat: int, other: int) -> int:
    """How many places to the left of a seat another sits; none stays none."""
    return NONE if other < 0 else (other - seat) % state.players


def observe_boards(state: Feast, seat: int, out: Observer) -> None:
    """Cells still open: of the home board and own exploration boards one by one, of houses as numbers."""
    owned = owned_areas(state, seat)
    out.listed("home_open", open_places(state, seat, HOME, HOME_GRID), HOME_CELLS)
    for letter in range(4):
        area = FIRST_BOARD + letter
        places: list[int] = []
        if area in owned:
            places = open_places(state, seat, area, FIRST_BOARD_GRID + letter + 4 * state.board_back[letter])
        out.about(BOARDS[letter])
        out.listed("open", places, BOARD_CELLS)
        out.one_of("owner", from_seat(state, seat, state.board_owner[letter]), state.players)
        out.flag("turned", state.board_back[letter] != 0)
        out.number("silver", state.board_silver[letter], 8)
    out.about("")
    houses = [0] * (AREA_COUNT - FIRST_STONE_HOUSE)
    for area in owned:
        if area >= FIRST_STONE_HOUSE:
            houses[area - FIRST_STONE_HOUSE] = ground_of(state, seat, area).uncovered.bit_count()
    out.numbers("houses_open", houses, 30)


def open_places(state: Feast, seat: int, area: int, grid: int) -> list[int]:
    places = PLACES[grid]
    return [places[code - CELL] for code in cell_codes(cells_of(ground_of(state, seat, area).uncovered))]


def observe_table(state: Feast, seat: int, out: Observer) -> None:
    """Rounds, boards, tiles, buildings, strips and decks."""
    players = state.players
    out.number("round", state.round, 7)
    out.number("rounds_left", state.rounds - state.round, 7)
    out.one_of("start_player", from_seat(state, seat, state.start_player), players)
    out.one_of("turn", from_seat(state, seat, state.turn), players)
    out.number("vikings_aside", state.aside, 12)
    out.members("imitations", state.imitations, 4)
    if players == 1:
        standing = [space for space in range(PLACE_COUNT) if state.occupant[space] == PREVIOUS_COLOUR]
        out.listed("spaces_of_round_before", standing, PLACE_COUNT)
    out.members("display", state.display, SPECIAL_COUNT)
    out.numbers("buildings", state.buildings, 5)
    left = [0 if gone < 0 else STRIP_LENGTH - gone for gone in state.strips]
    out.numbers("strips_left", left, STRIP_LENGTH)
    out.listed("strips_hidden", state.strip_stack, STRIP_COUNT)
    out.number("weapon_deck", len(state.weapon_deck), 40)
    out.numbers("weapon_discard", state.weapon_discard, 10)
    out.number("deck", len(state.deck), 180)


def observe_moment(state: Feast, seat: int, out: Observer) -> None:
    """What is going on: the part of the round, dice, a table being laid, a piece being laid."""
    part = NONE
    dice: DiceFrame | None = None
    feast: FeastFrame | None = None
    lay: LayFrame | None = None
    for frame in state.stack:
        if isinstance(frame, RoundFrame):
            part = frame.part
        elif isinstance(frame, DiceFrame):
            dice = frame
        elif isinstance(frame, FeastFrame):
            feast = frame
        elif isinstance(frame, LayFrame):
            lay = frame
    out.one_of("part", part, PART_COUNT)
    out.one_of("step", state.stack[-1].step if state.stack else NONE, STEP_COUNT)
    out.one_of("dice_seat", NONE if dice is None else from_seat(state, seat, dice.seat), state.players)
    out.one_of("dice_action", NONE if dice is None else dice.action, DICE_ACTION_COUNT)
    out.one_of("dice_stage", NONE if dice is None else dice.stage, DICE_STAGE_COUNT)
    out.number("dice_rolls", 0 if dice is None else len(dice.throws), 3)
    out.number("dice_result", 0 if dice is None else dice.result, 20)
    out.number("feast_column", 0 if feast is None else feast.column, 14)
    out.number("feast_empty", 0 if feast is None else feast.empty, 14)
    out.one_of("laying_item", NONE if lay is None else lay.item, ITEM_COUNT)
    out.one_of("laying_area", NONE if lay is None else lay.area, AREA_COUNT)
    out.one_of("laying_turn", NONE if lay is None else lay.turn, MOST_TURNS)


def observe_seat(state: Feast, seat: int, out: Observer) -> None:
    """Everything of a seat but the cards in hand is open (FO-16.3)."""
    base = seat * STRIDE
    held = state.held
    out.numbers("goods", held[base : base + SILVER], 4)
    out.number("silver", held[base + SILVER], 40)
    out.numbers("things", held[base + ORE : base + STRIDE], 16)
    out.number("vikings", state.thing[seat], 12)
    out.flag("passed", bool(state.passed >> seat & 1))
    out.number("hand", len(state.hands[seat]), 10)
    out.number("played", len(state.cards_played[seat]), 10)
    out.number("home_cells_open", ground_of(state, seat, HOME).uncovered.bit_count(), HOME_CELLS)
    out.number("income", total_income(state, seat), 20)
    out.number("feast_first", first_column(state, seat), 14)
    out.number("feast_end", end_column(state), 14)
    out.number("score", score(state, seat), 100, LEAST_SCORE)
    out.listed("spaces", [space for space in range(PLACE_COUNT) if state.occupant[space] == seat], PLACE_COUNT)
