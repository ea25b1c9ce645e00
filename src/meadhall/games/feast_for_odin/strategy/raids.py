"""Raiding and pillaging: which tile is worth taking, what to spend on it, and when to roll again.

What is spent is paid only when everything is decided, so looking one answer ahead tells nothing. Here stones, swords
and spears are weighed against the tile they bring within reach, all at once, by the weights of the value.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.codes import EXPLORE, FAIL, KEEP, PICK, ROLL, SPEND
from meadhall.games.feast_for_odin.frames.dice import (
    DECIDE,
    LOOT,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
)
from meadhall.games.feast_for_odin.items import (
    BLUE,
    CROWN,
    CROWN_POINTS,
    GOODS_END,
    HEIGHT,
    LONG_SWORD,
    SPEAR,
    STONE,
    STRIDE,
    WIDTH,
)
from meadhall.games.feast_for_odin.items import COLOUR as COLOUR_TABLE
from meadhall.games.feast_for_odin.phases.dice import rolls_left
from meadhall.games.feast_for_odin.phases.loot import lootable, spend_value, spendable
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS
from meadhall.games.feast_for_odin.state import BY_SPACE, NONE, Feast
from meadhall.games.feast_for_odin.strategy.value import FEATURES, MOST_COUNTED, SHAPES, WEIGHTS, feasts_left

COLOUR: Final[list[int]] = COLOUR_TABLE
GREEN_CELLS: Final[int] = FEATURES.index("green_cells")
BLUE_CELLS: Final[int] = FEATURES.index("blue_cells")
SPECIAL_CELLS: Final[int] = FEATURES.index("special_cells")
STONES: Final[int] = FEATURES.index("stone")
STONES_OVER: Final[int] = FEATURES.index("material_over")
SWORDS: Final[int] = FEATURES.index("sword")
SPEARS: Final[int] = FEATURES.index("spear")
VIKINGS: Final[int] = FEATURES.index("vikings")
MOST_REACHED: Final = 40
"""No tile asks for a higher sum."""
OUT_OF_REACH: Final = -1e9
SPENT_EACH: Final = 0.01
"""Of what is worth the same, less is spent."""


def worth_of_tile(item: int, weights: list[float]) -> float:
    if item >= GOODS_END:
        return weights[SPECIAL_CELLS] * SHAPES[item][0].size + (CROWN_POINTS if item == CROWN else 0)
    return weights[BLUE_CELLS if COLOUR[item] == BLUE else GREEN_CELLS] * WIDTH[item] * HEIGHT[item]


def cost_of(held: int, spent: int, first: float, more: float) -> float:
    """What is lost with some of what is held; only the first few count in full."""
    over = min(spent, max(0, held - MOST_COUNTED))
    return more * over + first * (spent - over) + SPENT_EACH * spent


class Raid:
    """What each sum is worth to a seat, and what it could spend to reach one."""

    def __init__(self, state: Feast, frame: DiceFrame) -> None:
        seat = frame.seat
        base = seat * STRIDE
        weights = WEIGHTS[state.players][feasts_left(state)]
        self.best = [OUT_OF_REACH] * (MOST_REACHED + 1)
        found = lootable(state, seat)
        for place in range(0, len(found), 2):
            needed = min(found[place + 1], MOST_REACHED)
            worth = worth_of_tile(found[place], weights)
            if worth > self.best[needed]:
                self.best[needed] = worth
        for needed in range(1, MOST_REACHED + 1):
            if self.best[needed - 1] > self.best[needed]:
                self.best[needed] = self.best[needed - 1]
        stage = max(frame.stage, SPEND_STONES)
        self.stone_value = spend_value(state, frame)
        self.decided = self.stone_value * frame.stones + frame.swords + frame.spears
        stones, swords, spears = state.held[base + STONE], state.held[base + LONG_SWORD], state.held[base + SPEAR]
        self.stones = costs(
            spendable(state, seat, SPEND_STONES) if stage == SPEND_STONES else 0,
            stones, weights[STONES], weights[STONES_OVER],
        )  # fmt: skip
        self.swords = costs(
            spendable(state, seat, SPEND_SWORDS) if stage <= SPEND_SWORDS else 0, swords, weights[SWORDS], 0.0
        )
        self.spears = costs(spendable(state, seat, SPEND_SPEARS), spears, weights[SPEARS], 0.0)
        action = DICE_ACTIONS[frame.action]
        back = action.vikings_back if frame.source == BY_SPACE else 0
        self.failure = weights[VIKINGS] * back + weights[STONES] + weights[SWORDS]
        self.sides = action.sides

    def plan(self, result: int) -> Plan:
        """The best that can be made of a roll that came to this."""
        best = Plan(OUT_OF_REACH, 0, 0, 0)
        for stones in range(len(self.stones)):
            for swords in range(len(self.swords)):
                for spears in range(len(self.spears)):
                    total = result + self.decided + self.stone_value * stones + swords + spears
                    worth = self.best[max(0, min(total, MOST_REACHED))]
                    worth -= self.stones[stones] + self.swords[swords] + self.spears[spears]
                    if worth > best.worth:
                        best = Plan(worth, stones, swords, spears)
        return best

    def outcome(self, result: int) -> float:
        return max(self.failure, self.plan(result).worth)

    def keeps(self, face: int, added: int, left: int) -> bool:
        """Whether a roll is at least as good as what rolling up to so many times more may be expected to bring."""
        outcomes = [self.outcome(side + added) for side in range(1, self.sides + 1)]
        expected = OUT_OF_REACH
        for _ in range(left):
            expected = sum([max(outcome, expected) for outcome in outcomes]) / self.sides
        return outcomes[face - 1] >= expected


class Plan:
    """What to spend, and what that brings in all."""

    def __init__(self, worth: float, stones: int, swords: int, spears: int) -> None:
        self.worth = worth
        self.stones = stones
        self.swords = swords
        self.spears = spears


def costs(most: int, held: int, first: float, more: float) -> list[float]:
    """What spending none, one, two and so on costs."""
    return [cost_of(held, spent, first, more) for spent in range(min(most, MOST_REACHED) + 1)]


def raid_answer(state: Feast, frame: DiceFrame, codes: list[int]) -> int:
    """The answer to a question of a raid or pillage, or none if it is one that a look ahead tells."""
    stage = frame.stage
    if stage == DECIDE:
        throw = frame.throws[-1]
        keeps = Raid(state, frame).keeps(throw.face, frame.result - throw.face, rolls_left(state, frame))
        return KEEP if keeps else ROLL
    if stage == LOOT:
        return best_loot(state, codes)
    if stage < SPEND_STONES or stage > SPEND_SPEARS:
        return NONE
    raid = Raid(state, frame)
    plan = raid.plan(frame.result)
    if stage == SPEND_STONES and raid.failure > plan.worth and FAIL in codes:
        return FAIL
    number = plan.stones if stage == SPEND_STONES else plan.swords if stage == SPEND_SWORDS else plan.spears
    return SPEND + number if SPEND + number in codes else NONE


def best_loot(state: Feast, codes: list[int]) -> int:
    weights = WEIGHTS[state.players][feasts_left(state)]
    best = NONE
    most = 0.0
    for code in codes:
        if PICK <= code < EXPLORE:
            worth = worth_of_tile(code - PICK, weights)
            if worth > most:
                most = worth
                best = code
    return best
