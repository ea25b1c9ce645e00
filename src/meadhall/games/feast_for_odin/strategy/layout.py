"""Where pieces are best laid (FO-4, FO-6), found by a small beam over pieces and places.

A cell is worth its penalty, its share of the incomes that wait for it, and its share of a bonus whose ring it is in.
Single cells left open between pieces cost. Pieces are laid while that gains more than keeping them for later.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.boards import FIRST_STONE_HOUSE, ROW, ROWS, Shape, bits_in
from meadhall.games.feast_for_odin.board.boards import SHAPES as SHAPES_TABLE
from meadhall.games.feast_for_odin.board.cells import mask_of
from meadhall.games.feast_for_odin.board.ground import Ground
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.board.placement import accepted, ground_of, owned_areas, shape_of
from meadhall.games.feast_for_odin.items import BLUE, GOODS_END, ORE, RED, SILVER, SPECIALS, STRIDE
from meadhall.games.feast_for_odin.items import COLOUR as COLOUR_TABLE
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.strategy.value import feasts_left, incomes_left

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
SHAPES: Final[list[list[Shape]]] = SHAPES_TABLE
COLOUR: Final[list[int]] = COLOUR_TABLE

CELLS: Final = ROW * (ROWS + 1)
FOOD: Final[int] = sum([1 << item for item in range(GOODS_END) if COLOUR_TABLE[item] <= RED])

# What is weighed, by place in `TUNED`.
RATE: Final = 0  # cells covered in a round: an income that waits for many cells comes late
BONUS: Final = 1  # each time a bonus is paid
GAP: Final = 2  # a single open cell
EDGE: Final = 3  # a side of a piece that meets another or the rim
KEPT_GREEN: Final = 4  # a cell of a piece that is kept for later
KEPT_BLUE: Final = 5
KEPT_SPECIAL: Final = 6
SINGLE: Final = 7  # what a silver laid must earn
TUNED: Final[list[float]] = [10.0, 0.8, 1.2, 0.07, 0.52, 0.45, 0.3, 1.0]
PENALTY_WORTH: Final[list[float]] = [1.0, 1.0, 0.6, 0.4, 0.3, 0.2]
"""What covering a penalty cell is worth now, by the feasts to come: there is time for it later."""
RANKED: Final = 14
"""So many places are looked at closely,"""
FOLLOWED: Final = 5
"""and so many of them followed."""


class Place:
    """A piece laid somewhere."""

    def __init__(self, item: int, area: int, turn: int, cell: int, mask: int) -> None:
        self.item = item
        self.area = area
        self.turn = turn
        self.cell = cell
        self.mask = mask


class Laying:
    """The areas with some pieces laid on them: what is left of the supply, and what all that gains."""

    def __init__(self, grounds: list[Ground], supply: list[int], gain: float, laid: list[Place]) -> None:
        self.grounds = grounds
        self.supply = supply
        self.gain = gain
        self.laid = laid


class Memo:
    """The last plan, and all it depends on: a piece is laid in up to four answers, which ask for the same plan."""

    def __init__(self) -> None:
        self.key: list[list[int]] = []
        self.plan: list[Place] = []


LAST: Final = Memo()


class Layout:
    """A seat's areas and supply, and the time that is left."""

    def __init__(self, state: Feast, seat: int) -> None:
        self.feasts = feasts_left(state)
        self.incomes = incomes_left(state)
        self.bonuses = max(0, self.feasts - 1)
        self.areas = owned_areas(state, seat)
        self.accepts = [accepted(state, seat, area >= FIRST_STONE_HOUSE) for area in self.areas]
        grounds = [ground_of(state, seat, area) for area in self.areas]
        base = seat * STRIDE
        self.start = Laying(grounds, state.held[base : base + SILVER + 2], 0.0, [])
        self.penalty = PENALTY_WORTH[min(self.feasts, len(PENALTY_WORTH) - 1)]
        self.later = float(min(self.feasts, 3))
        time = [self.feasts, self.incomes]
        self.key = [state.laid[seat][:], self.start.supply, self.areas, state.board_back[:], self.accepts, time]

    # --- what cells are worth ------------------------------------------------------------------------------------

    def cell_worths(self, ground: Ground) -> list[float]:
        """What covering each cell of an area is worth, about."""
        grid = ground.grid
        covered = ground.covered
        worths = [0.0] * CELLS
        for bit in bits_in(grid.penalty & ~covered):
            worths[bit] = self.penalty
        if self.incomes:
            self.add_incomes(ground, worths)
        if self.bonuses:
            for place in range(len(grid.bonus_bits)):
                bit = grid.bonus_bits[place]
                if not covered & BITS[bit]:
                    value = TUNED[BONUS] * self.bonuses * len(grid.bonus_items[place])
                    ring = bits_in(grid.bonus_rings[place] & ~covered)
                    for cell in ring:
                        worths[cell] += value / (len(ring) + 1)
                    worths[bit] -= 0.5 * value
        return worths

    def add_incomes(self, ground: Ground, worths: list[float]) -> None:
        """The number an income cell shows is paid until it is covered, then the next one of its diagonal."""
        grid = ground.grid
        start = 0
        for number in range(len(grid.tracks)):
            track = grid.tracks[number]
            end = grid.track_ends[number]
            at = 0
            for place in range(start, end):
                bit = grid.income[place]
                while track[at] != bit:
                    at += 2
                if ground.covered & BITS[bit]:
                    continue
                if at + 3 >= len(track):
                    break
                cells = bits_in((grid.needs[place] | BITS[bit]) & ~ground.covered)
                times = self.incomes - (len(cells) - 1) / TUNED[RATE]
                if times <= 0.0:
                    break
                each = (track[at + 3] - track[at + 1]) * times / len(cells)
                for cell in cells:
                    worths[cell] += each
            start = end

    def kept(self, item: int) -> float:
        """What a cell of a piece is worth if it is kept."""
        if item >= SPECIALS:
            return self.later * TUNED[KEPT_SPECIAL]
        return self.later * (TUNED[KEPT_BLUE] if COLOUR[item] == BLUE else TUNED[KEPT_GREEN])

    # --- the beam ------------------------------------------------------------------------------------------------

    def pieces(self, supply: list[int]) -> int:
        """Pieces to think of, as a mask: food is laid only when there is no more feast, silver never here."""
        mask = 0
        for item in range(SILVER):
            if supply[item]:
                mask |= BITS[item]
        if self.feasts:
            mask &= ~FOOD
        elif supply[ORE]:
            mask |= BITS[ORE]
        return mask

    def plan(self, width: int) -> list[Place]:
        """What to lay, in order; silver and ore for a higher income come last."""
        key = [*self.key, [width]]
        if key != LAST.key:
            LAST.plan = self.planned(width)
            LAST.key = key
        return LAST.plan

    def planned(self, width: int) -> list[Place]:
        best = self.start
        beam = [self.start]
        while beam:
            found: list[Laying] = []
            for laying in beam:
                found += self.followed(laying)
            found.sort(key=negative_gain)
            beam = distinct(found, width)
            if beam and beam[0].gain > best.gain:
                best = beam[0]
        laid = best.laid[:]
        singles = self.singles(best)
        return laid + singles

    def followed(self, laying: Laying) -> list[Laying]:
        """A laying with one more piece, in the best places."""
        ranked: list[tuple[float, int, Place]] = []
        pieces = self.pieces(laying.supply)
        for number in range(len(self.areas)):
            ground = laying.grounds[number]
            fitting = ground.fitting(pieces & self.accepts[number])
            if fitting:
                self.rank(ranked, number, ground, fitting)
        if not ranked:
            return []
        ranked.sort()
        found: list[Laying] = []
        for worth, _, place in ranked[:RANKED]:
            ground = laying.grounds[place.area]
            after = ground.with_piece(place.item, shape_of(place.item, place.turn).mask, place.cell)
            gain = -worth - TUNED[GAP] * (gaps(after) - gaps(ground))
            if gain > 0.0:
                grounds = laying.grounds[:]
                grounds[place.area] = after
                supply = laying.supply[:]
                supply[place.item] -= 1
                found.append(Laying(grounds, supply, laying.gain + gain, [*laying.laid, place]))
        found.sort(key=negative_gain)
        return found[:FOLLOWED]

    def rank(self, ranked: list[tuple[float, int, Place]], number: int, ground: Ground, fitting: int) -> None:
        worths = self.cell_worths(ground)
        for item in listed(fitting, NUMBERS):
            kept = self.kept(item)
            for shape in SHAPES[item]:
                offsets = shape.offsets
                base = -kept * shape.size
                best = 0.0
                cells = bits_in(mask_of(ground.anchors(item, shape)))
                for cell in cells:
                    gain = base
                    for offset in offsets:
                        gain += worths[cell + offset]
                    if gain > best - 1.0:
                        if gain > best:
                            best = gain
                        gain += TUNED[EDGE] * edges(ground, shape.mask << cell)
                        ranked.append((-gain, len(ranked), Place(item, number, shape.turn, cell, shape.mask << cell)))

    # --- singles -------------------------------------------------------------------------------------------------

    def singles(self, laying: Laying) -> list[Place]:
        """Ore and silver where few cells are missing to a higher income."""
        ore, silver = laying.supply[ORE], laying.supply[SILVER]
        found: list[Place] = []
        if not self.incomes:
            return found
        for number in range(len(self.areas)):
            ground = laying.grounds[number]
            start = 0
            for track in range(len(ground.grid.tracks)):
                end = ground.grid.track_ends[track]
                target = self.target(ground, track, start, end, ore + silver)
                while target:
                    cell = bits_in(target & ~ground.closed)[0]
                    item = ORE if ore else SILVER
                    if ore:
                        ore -= 1
                    else:
                        silver -= 1
                    found.append(Place(item, number, 0, cell, BITS[cell]))
                    ground = ground.with_piece(item, 1, cell)
                    target &= ~BITS[cell]
                start = end
        return found

    def target(self, ground: Ground, number: int, start: int, end: int, singles: int) -> int:
        """The cells to cover for a higher income of a diagonal, if that pays."""
        grid = ground.grid
        track = grid.tracks[number]
        paid = NONE
        best = 0.0
        target = 0
        at = 0
        for place in range(start, end):
            bit = grid.income[place]
            while track[at] != bit:
                at += 2
            if ground.covered & BITS[bit]:
                continue
            if paid == NONE:
                paid = track[at + 1]
            if at + 3 >= len(track):
                break
            missing = (grid.needs[place] | BITS[bit]) & ~ground.covered
            count = missing.bit_count()
            if count > singles:
                break
            gain = (track[at + 3] - paid) * self.incomes - TUNED[SINGLE] * count
            gain += self.penalty * (missing & grid.penalty).bit_count()
            if gain > best:
                best = gain
                target = missing
        return target

    def forced(self, item: int, area: int, turn: int) -> Place | None:
        """The best place of a piece that must be laid, in one area and turned one way if these are given."""
        ranked: list[tuple[float, int, Place]] = []
        for number in range(len(self.areas)):
            if area == NONE or self.areas[number] == area:
                ground = self.start.grounds[number]
                fitting = ground.fitting(BITS[item] & self.accepts[number])
                if fitting:
                    self.rank(ranked, number, ground, fitting)
        ranked.sort()
        for _, _, place in ranked:
            if turn == NONE or place.turn == turn:
                return place
        return None


def gaps(ground: Ground) -> int:
    """Single open cells; bonus cells are meant to stay open."""
    rest = ground.uncovered
    return (rest & ~(rest << 1 | rest >> 1 | rest << ROW | rest >> ROW) & ~ground.grid.bonus).bit_count()


def edges(ground: Ground, piece: int) -> int:
    """Sides of a piece that meet what can't be covered any more."""
    shut = ~(ground.uncovered | piece)
    return (
        (piece << 1 & shut).bit_count()
        + (piece >> 1 & shut).bit_count()
        + (piece << ROW & shut).bit_count()
        + (piece >> ROW & shut).bit_count()
    )


def negative_gain(laying: Laying) -> float:
    return -laying.gain


def distinct(found: list[Laying], width: int) -> list[Laying]:
    """The best that differ in what is covered."""
    kept: list[Laying] = []
    seen: list[list[int]] = []
    for laying in found:
        look = [ground.covered for ground in laying.grounds]
        if look not in seen:
            seen.append(look)
            kept.append(laying)
            if len(kept) == width:
                break
    return kept
