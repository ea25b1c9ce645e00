"""What would be paid and scored now: for views, clients and bots."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.placement import due_bonuses, owned_areas
from meadhall.games.feast_for_odin.phases.scoring import LINES, scoring_lines
from meadhall.games.feast_for_odin.state import Feast


def projected_bonuses(state: Feast, seat: int) -> list[list[int]]:
    """For each own area that would pay: the area, then the items (FO-6.7)."""
    found: list[list[int]] = []
    for area in owned_areas(state, seat):
        items = due_bonuses(state, seat, area)
        if items:
            found.append([area, *items])
    return found


def projected_score(state: Feast, seat: int) -> dict[str, int]:
    """The score sheet if the game ended now, line by line (FO-13)."""
    lines = scoring_lines(state, seat)
    return {LINES[place]: lines[place] for place in range(len(LINES))}
