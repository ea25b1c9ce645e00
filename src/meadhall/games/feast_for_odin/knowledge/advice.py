"""Why a space can't be taken: for refusals, clients and bots."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.prices import space_cost
from meadhall.games.feast_for_odin.spaces.open_spaces import can_take, vikings_saved
from meadhall.games.feast_for_odin.spaces.reserved import has_required_ships
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, FIRST_IMITATION, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import NONE, Feast

# Why a space can't be taken.
TAKEABLE: Final = ""
NOT_OPEN: Final = "imitation-closed"
OCCUPIED: Final = "space-occupied"
TOO_FEW_VIKINGS: Final = "too-few-vikings"
NO_SHIP: Final = "ship-missing"
TOO_DEAR: Final = "cannot-pay"
NOTHING_TO_COPY: Final = "nothing-to-copy"
NOTHING_TO_DO: Final = "nothing-to-do"


def space_reason(state: Feast, seat: int, space: int) -> tuple[str, str]:
    """Why the seat can't send Vikings to a space now, and the clause; two empty texts if it can."""
    if space >= SPACE_COUNT and not state.imitations >> (space - FIRST_IMITATION) & 1:
        return NOT_OPEN, "FO-2.12"
    if state.occupant[space] != NONE:
        return OCCUPIED, "FO-3.18" if state.occupant[space] >= 0 else "FO-14.6"
    if COLUMN[space] - vikings_saved(state, seat, space) > state.thing[seat]:
        return TOO_FEW_VIKINGS, "FO-3.17"
    if can_take(state, seat, space):
        return TAKEABLE, ""
    if space >= FIRST_IMITATION:
        return NOTHING_TO_COPY, "FO-15.8"
    printed = SPACES[space]
    if not has_required_ships(state, seat, printed):
        return NO_SHIP, printed.clause
    if printed.cost_any or space_cost(state, seat, printed):
        return TOO_DEAR, printed.clause
    return NOTHING_TO_DO, "FO-3.20"


def space_reasons(state: Feast, seat: int) -> list[tuple[str, str]]:
    """Every space, imitation spaces included, with the reason it can't be taken (FO-3.17 to FO-3.20)."""
    return [space_reason(state, seat, space) for space in range(len(COLUMN))]
