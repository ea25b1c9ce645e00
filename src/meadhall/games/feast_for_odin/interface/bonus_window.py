"""Whether the window before the bonuses (FO-3.35) is of any use to a seat: a client needn't ask about it otherwise."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS, FIRST_STONE_HOUSE, LAYABLE_END, SHAPES
from meadhall.games.feast_for_odin.board.laying import changes_supply, contests, window_codes
from meadhall.games.feast_for_odin.board.placement import accepts, covered_cells, grid_of, owned_areas
from meadhall.games.feast_for_odin.state import Feast


def bonus_window_matters(state: Feast, seat: int) -> bool:
    """Whether something done before the bonuses, rather than at the next question, could make a difference.

    A bonus could be made to pay, a card could bring something, or another player could be forestalled. Everything this
    is seen by lies open, so that whoever watches a seat go on at once learns nothing from it.
    """
    codes = window_codes(state, seat, True)
    return bonus_in_reach(state, seat) or changes_supply(state, seat, codes) or contests(state, seat)


def bonus_in_reach(state: Feast, seat: int) -> bool:
    """Whether the pieces held have as many cells as some open bonus still lacks around it.

    Where this says no, no way of laying them makes another bonus pay; where it says yes, their shapes may not fit.
    """
    return any(
        0 < missing <= held_cells(state, seat, area >= FIRST_STONE_HOUSE)
        for area in owned_areas(state, seat)
        for missing in missing_around(state, seat, area)
    )


def missing_around(state: Feast, seat: int, area: int) -> list[int]:
    """Of each bonus of an area that isn't covered itself: how many cells around it are open (FO-6.7)."""
    grid, open_cells = grid_of(state, area), ~covered_cells(state, seat, area)
    return [
        (ring & open_cells).bit_count()
        for bit, ring in zip(grid.bonus_bits, grid.bonus_rings, strict=True)
        if open_cells & BITS[bit]
    ]


def held_cells(state: Feast, seat: int, house: bool) -> int:
    """How many cells all pieces of a seat would cover that may lie in a house, or on a board."""
    return sum(
        state.has(seat, item) * SHAPES[item][0].size
        for item in range(LAYABLE_END)
        if state.has(seat, item) and accepts(state, seat, house, item)
    )
