"""Where a piece may be laid (FO-4), best first: every place with what it brings, for players who choose from a list.

What counts first is a higher income, then bonuses surrounded, then penalties covered; of equal places, one that leaves
fewer single cells open and lies closer to the rim and to other pieces.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.feast_for_odin.board.boards import (
    ALL_AREAS,
    AREA_COUNT,
    AREA_NAMES,
    BITS,
    BOARD_NAMES,
    FIRST_BOARD,
    FIRST_STONE_HOUSE,
    ROW,
    SHAPES,
    bits_in,
    cell_code,
)
from meadhall.games.feast_for_odin.board.placement import (
    anchors,
    area_income,
    areas_for,
    due_bonuses,
    grid_of,
    ground_of,
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    shape_of,
)
from meadhall.games.feast_for_odin.codes import AREA, CELL, LAY, TURN
from meadhall.games.feast_for_odin.frames.pieces import LayFrame, PlaceFrame
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.interface.sheets import GAME, area_sheet, say
from meadhall.games.feast_for_odin.items import ITEMS
from meadhall.games.feast_for_odin.knowledge.view import PLAN as VIEW
from meadhall.games.feast_for_odin.knowledge.view import cell_name
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.strategy.layout import edges, gaps
from meadhall.kernel.offer import Offer
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.table import STEP_MARK
from meadhall.kernel.words.message import Speech, capital

MARK = "##"
"""The cells of a piece that isn't laid yet."""


class Place:
    """A piece where it would lie, and what that brings."""

    def __init__(self, state: Feast, seat: int, item: int, area: int, turn: int, cell: int) -> None:
        self.item = item
        self.area = area
        self.turn = turn
        self.cell = cell
        self.mask = shape_of(item, turn).mask << cell
        place = seat * AREA_COUNT + area
        before = ground_of(state, seat, area)
        self.income_before = area_income(state, seat, area)
        bonuses = due_bonuses(state, seat, area)
        after = before.with_piece(item, shape_of(item, turn).mask, cell)
        state.own_seats()
        state.grounds[place] = after
        self.income = area_income(state, seat, area)
        self.bonuses = list(due_bonuses(state, seat, area))
        state.grounds[place] = before
        for bonus in bonuses:
            if bonus in self.bonuses:
                self.bonuses.remove(bonus)
        grid = grid_of(state, area)
        self.penalties = (self.mask & grid.penalty).bit_count()
        self.buried = [
            item for at, bit in enumerate(grid.bonus_bits) if self.mask & BITS[bit] for item in grid.bonus_items[at]
        ]
        self.tidiness = edges(before, self.mask) - 3 * (gaps(after) - gaps(before))

    def rank(self) -> tuple[int, int, int, int, int, int]:
        gained = self.income - self.income_before
        return (-gained, len(self.buried) - len(self.bonuses), -self.penalties, -self.tidiness, self.area, -self.cell)


class Laying:
    """A piece that is being laid: which areas are open to it, and what has been chosen of area and orientation."""

    def __init__(self, item: int, areas: int, area: int = NONE, turn: int = NONE) -> None:
        self.item = item
        self.areas = areas
        self.area = area
        self.turn = turn


def laying_begun_by(state: Feast, code: int) -> Laying | None:
    """What an answer begins to lay, or goes on laying; none if it is about something else."""
    frame = state.stack[-1]
    if isinstance(frame, LayFrame):
        return Laying(frame.item, frame.areas, frame.area, frame.turn)
    if not LAY <= code < AREA:
        return None
    return Laying(code - LAY, frame.op.areas if isinstance(frame, PlaceFrame) else ALL_AREAS)


def places(state: Feast, seat: int, laying: Laying) -> list[Place]:
    """Every place of a piece, best first."""
    trial = state.clone()
    found: list[Place] = []
    for area in areas_for(trial, seat, laying.item, laying.areas):
        if laying.area in (NONE, area):
            for shape in SHAPES[laying.item]:
                if laying.turn in (NONE, shape.turn):
                    mask = anchors(trial, seat, area, laying.item, shape)
                    found += [Place(trial, seat, laying.item, area, shape.turn, cell) for cell in bits_in(mask)]
    return sorted(found, key=Place.rank)


def line_of(state: Feast, seat: int, laying: Laying, place: Place) -> str:
    """The answers that lay a piece there: a step with a single answer isn't asked."""
    codes = [] if isinstance(state.stack[-1], LayFrame) else [LAY + place.item]
    if laying.area == NONE and len(areas_for(state, seat, place.item, laying.areas)) > 1:
        codes.append(AREA + place.area)
    found = {shape.turn: anchors(state, seat, place.area, place.item, shape) for shape in SHAPES[place.item]}
    if laying.turn == NONE and sum(1 for mask in found.values() if mask) > 1:
        codes.append(TURN + place.turn)
    if found[place.turn].bit_count() > 1:
        codes.append(CELL + cell_code(place.cell))
    return f"{STEP_MARK} ".join(SPACE.notations[code] for code in codes)


def place_offers(state: Feast, seat: int, laying: Laying, speech: Speech) -> list[Offer]:
    """The places of a piece in words, best first."""
    return [
        Offer(line_of(state, seat, laying, place), place_words(state, place, speech), brings(place, speech))
        for place in places(state, seat, laying)
    ]


def place_words(state: Feast, place: Place, speech: Speech) -> str:
    number_of_turns = len(SHAPES[place.item])
    return say(
        speech,
        "place-words",
        board=capital(area_words(state, place.area, speech)),
        cell=speech.argument(GAME, "cell", cell_name(cell_code(place.cell))),
        turned=say(speech, "action-turned", turn=place.turn) if number_of_turns > 1 else "",
        turns=number_of_turns,
    )


def area_words(state: Feast, area: int, speech: Speech) -> str:
    """A board by the name of the side that lies up."""
    if FIRST_BOARD <= area < FIRST_STONE_HOUSE:
        letter = area - FIRST_BOARD
        return speech.name(GAME, "board", BOARD_NAMES[letter + 4 * state.board_back[letter]])
    return speech.name(GAME, "area", AREA_NAMES[area])


def brings(place: Place, speech: Speech) -> str:
    """What a place gains, as a list of the language: income, bonuses, penalties, and what is given up."""
    words: list[str] = []
    if place.income != place.income_before:
        words.append(say(speech, "boards-gain-income", before=place.income_before, after=place.income))
    words += [say(speech, "boards-gain-bonus", gives=speech.name(GAME, "item", ITEMS[item])) for item in place.bonuses]
    if place.penalties:
        words.append(say(speech, "boards-gain-penalties", count=place.penalties))
    words += [say(speech, "boards-gain-buried", gives=speech.name(GAME, "item", ITEMS[item])) for item in place.buried]
    return capital(speech.listed(words)) if words else say(speech, "place-nothing")


def picture(state: Feast, seat: int, codes: Sequence[int], speech: Speech) -> Sheet | None:
    """The board with a piece where it would lie; none if the steps don't lay one, or do more than that."""
    if laying_begun_by(state, codes[0]) is None:
        return None
    trial = state.clone()
    for code in codes:
        trial.act(seat, code)
    laid = trial.laid[seat]
    if len(laid) != len(state.laid[seat]) + 1:
        return None
    place = Place(
        state.clone(), seat, laid_item(laid[-1]), laid_area(laid[-1]), laid_turn(laid[-1]), laid_cell(laid[-1])
    )
    sheet = area_sheet(VIEW.view(trial, seat) | {"seat": seat}, seat, AREA_NAMES[place.area], speech)
    rows = [
        [row[0], *(MARK if place.mask & BITS[at * ROW + column] else text for column, text in enumerate(row[1:]))]
        for at, row in enumerate(sheet.rows)
    ]
    item = capital(speech.name(GAME, "item", ITEMS[place.item]))
    return Sheet(say(speech, "place-picture", item=item, mark=MARK, gains=brings(place, speech)), sheet.head, rows)
