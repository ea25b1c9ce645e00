"""Final scoring (FO-13), line by line, for the end and for "if the game ended now"."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BOARD_POINTS, FIRST_STONE_HOUSE, HOME
from meadhall.games.feast_for_odin.board.placement import covered_cells, grid_of, laid_item, owned_areas
from meadhall.games.feast_for_odin.cards.cards import CARD_POINTS
from meadhall.games.feast_for_odin.cards.counts import boats, knarrs, longships
from meadhall.games.feast_for_odin.items import (
    ANIMAL_ITEMS,
    ANIMAL_POINTS,
    BUILDING_ITEMS,
    BUILDING_POINTS,
    CROWN,
    CROWN_POINTS,
    EMIGRATED_KNARRS,
    EMIGRATED_LONGSHIPS,
    EMIGRATION_POINTS,
    HOUSE_STONE,
    HOUSE_WOOD,
    PENALTIES,
    PENALTY_POINTS,
    SHED_STONE,
    SHED_WOOD,
    SHIP_POINTS,
    SILVER,
    STONE_SLOTS,
    WOOD_SLOTS,
)
from meadhall.games.feast_for_odin.notes import SCORED, WON
from meadhall.games.feast_for_odin.state import Feast

LINES: Final[list[str]] = [
    "ships", "emigrations", "exploration_boards", "buildings", "animals", "occupations", "silver", "final_income",
    "english_crown", "home_cells", "exploration_cells", "house_cells", "slots", "thing_penalties",
]  # fmt: skip


def scoring_lines(state: Feast, seat: int) -> list[int]:
    """What a seat would score, line by line, if scoring came now."""
    silver = state.has(seat, SILVER)
    income = min(state.last_income[seat], silver)  # FO-13.9
    cells = cell_lines(state, seat)
    return [
        ships_line(state, seat),
        EMIGRATION_POINTS[1] * state.has(seat, EMIGRATED_KNARRS)
        + EMIGRATION_POINTS[2] * state.has(seat, EMIGRATED_LONGSHIPS),  # FO-13.3
        boards_line(state, seat),
        sum([state.has(seat, item) * BUILDING_POINTS[place] for place, item in enumerate(BUILDING_ITEMS)]),  # FO-13.5
        sum([state.has(seat, item) * ANIMAL_POINTS[place] for place, item in enumerate(ANIMAL_ITEMS)]),  # FO-13.6
        occupations_line(state, seat),
        silver - income,  # FO-13.8
        income,
        CROWN_POINTS if owns_crown(state, seat) else 0,  # FO-13.10
        cells[0],
        cells[1],
        cells[2],
        -empty_slots(state, seat),  # FO-13.12
        PENALTY_POINTS * state.has(seat, PENALTIES),  # FO-13.13
    ]


def ships_line(state: Feast, seat: int) -> int:
    """Ships in the bay (FO-13.2)."""
    return (
        SHIP_POINTS[0] * boats(state, seat)
        + SHIP_POINTS[1] * knarrs(state, seat)
        + SHIP_POINTS[2] * longships(state, seat)
    )


def boards_line(state: Feast, seat: int) -> int:
    """Exploration boards by the side they show (FO-13.4)."""
    points = 0
    for letter in range(4):
        if state.board_owner[letter] == seat:
            points += BOARD_POINTS[letter + 4 * state.board_back[letter]]
    return points


def occupations_line(state: Feast, seat: int) -> int:
    """Cards played; those in the hand count nothing (FO-13.7)."""
    points = 0
    for card in state.cards_played[seat]:
        points += CARD_POINTS[card]
    return points


def owns_crown(state: Feast, seat: int) -> bool:
    return state.has(seat, CROWN) > 0 or CROWN in [laid_item(code) for code in state.laid[seat]]


def cell_lines(state: Feast, seat: int) -> list[int]:
    """Open penalty cells on the home board, exploration boards and in houses, each -1 (FO-13.11)."""
    lines = [0, 0, 0]
    for area in owned_areas(state, seat):
        place = 0 if area == HOME else 1 if area < FIRST_STONE_HOUSE else 2
        lines[place] -= (grid_of(state, area).penalty & ~covered_cells(state, seat, area)).bit_count()
    return lines


def empty_slots(state: Feast, seat: int) -> int:
    slots = 0
    for place, item in enumerate(BUILDING_ITEMS):
        slots += (WOOD_SLOTS[place] + STONE_SLOTS[place]) * state.has(seat, item)
    for counter in (SHED_WOOD, SHED_STONE, HOUSE_WOOD, HOUSE_STONE):
        slots -= state.has(seat, counter)
    return slots


def score(state: Feast, seat: int) -> int:
    return sum(scoring_lines(state, seat))


def places(scores: list[int]) -> list[int]:
    """The highest total wins and ties share it (FO-13.16); a place is one more than the number of better scores."""
    return [1 + sum([1 for other in scores if other > mine]) for mine in scores]


def final_scoring(state: Feast) -> None:
    scores = [score(state, seat) for seat in range(state.players)]
    for seat, points in enumerate(scores):
        state.tell(SCORED, seat, points)
    for seat, place in enumerate(places(scores)):
        if place == 1:
            state.tell(WON, seat, scores[seat])
