"""A hint: the best few moves of a seat, from what that seat knows and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from meadhall.analysis.effort import HINT, HintEffort
from meadhall.analysis.moves import Comparison
from meadhall.analysis.orders import places
from meadhall.analysis.reasons import reason_of
from meadhall.analysis.shapes import Hint, ValuedMove
from meadhall.analysis.valuing import Valuer, seed_of, valuer
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State
from meadhall.kernel.table import Table
from meadhall.search.budget import NO_LIMIT, Budget

MOST_MOVES = 3
LOOKED_AT = 4
"""So many of the moves the search liked best are valued anew."""
LEAST_BATCHES = 3
"""However little time there is, so many batches are needed for an interval."""
SEARCH_SHARE = 0.4
"""So much of the work is the search."""


def hint(table: Table, seat: int, seed: int | str = 0, effort: HintEffort = HINT) -> Hint:
    """The best few moves of a seat that must decide. The same seed gives the same hint."""
    *_, last = hints(table, seat, seed, effort)
    return last


def hints(
    table: Table, seat: int, seed: int | str = 0, effort: HintEffort = HINT, seconds: float = NO_LIMIT
) -> Iterator[Hint]:
    """As `hint`, with what is known so far after each part of the work; a limit of seconds ends it early."""
    began = perf_counter()
    table.check_seat(seat)
    if seat not in table.awaiting:
        raise IllegalAction("action-not-asked", asked_seat=seat, waiting_seat=list(table.awaiting))
    chance = Chance(key_of_seed(f"hint {seed}"))
    imagined = Seat(table.game, table.state, seat, chance).imagined
    values = valuer(table.game)
    before = BeforeMove(values, imagined, seat, effort.playouts, chance.word())
    before.add()
    ranked = values.ranked(imagined, seat, Budget(effort.search, seconds * SEARCH_SHARE), chance.word())
    compared = Comparison(values, imagined, seat, ranked[:LOOKED_AT])
    where = places(table.game, ranked[: MOST_MOVES - 1])
    yield Hint(seat, table.ply, SEARCH_SHARE, values.unit, before.mean, where, [])
    compared.explain(list(range(len(compared.codes))), effort.reasons, chance.word())
    for batch in range(effort.batches):
        compared.add(1, effort.playouts, chance.word())
        before.add()
        progress = SEARCH_SHARE + (1 - SEARCH_SHARE) * (batch + 1) / effort.batches
        late = seconds != NO_LIMIT and batch + 1 >= LEAST_BATCHES and perf_counter() - began >= seconds
        yield found(values, compared, table.ply, 1.0 if late else progress, before.mean)
        if late:
            return


class BeforeMove:
    """What a seat may expect before it decides. The moves are shown beside it: it needs as many batches as they do."""

    def __init__(self, values: Valuer, imagined: State, seat: int, playouts: int, seed: int) -> None:
        self.values = values
        self.imagined = imagined
        self.seat = seat
        self.playouts = playouts
        self.seed = seed
        self.batches: list[float] = []

    def add(self) -> None:
        seed = seed_of(self.seed, len(self.batches))
        self.batches.append(self.values.position(self.imagined, self.seat, 1, self.playouts, seed)[self.seat].mean)

    @property
    def mean(self) -> float:
        return round(sum(self.batches) / len(self.batches), 4)


def found(values: Valuer, compared: Comparison, ply: int, progress: float, before: float) -> Hint:
    order = compared.order()[:MOST_MOVES]
    moves = []
    for number, place in enumerate(order):
        other = order[0] if number else (order[1] if len(order) > 1 else None)
        moves.append(compared.move(place, other, "best" if number else "next"))
    if len(moves) == MOST_MOVES and not teaches(moves[-1], moves[-2]):
        moves.pop()
    where = places(values.game, [move.code for move in moves[: MOST_MOVES - 1]])
    return Hint(compared.seat, ply, round(progress, 3), values.unit, before, where, moves)


def teaches(last: ValuedMove, before: ValuedMove) -> bool:
    """Whether a third move says something the second doesn't: it gives up something else, or elsewhere."""
    return last.why is not None and (before.why is None or reason_of(last.why) != reason_of(before.why))
