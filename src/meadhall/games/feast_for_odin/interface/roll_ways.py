"""The ways to make a success of a roll, each as one line of notation: all that a kept roll asks, gathered."""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.cards.programs import RAIDING
from meadhall.games.feast_for_odin.codes import MOST_SPENT, payment_of
from meadhall.games.feast_for_odin.frames.dice import (
    DECIDE,
    PAYING,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
)
from meadhall.games.feast_for_odin.items import ITEMS, LONG_SWORD, SPEAR, STONE, WOOD
from meadhall.games.feast_for_odin.phases.dice import low_payments
from meadhall.games.feast_for_odin.phases.loot import lootable, spend_floor, spend_value, spendable
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS
from meadhall.games.feast_for_odin.state import Feast

STAGES = (SPEND_STONES, SPEND_SWORDS, SPEND_SPEARS)
SPENT_ITEMS = (STONE, LONG_SWORD, SPEAR)


def roll_ways(state: Feast, frame: DiceFrame) -> list[dict[str, Any]]:
    """What may be paid for a low roll, or spent on each tile of a high one; nothing while there is no roll to keep."""
    if not frame.throws or frame.stage not in (DECIDE, PAYING, SPEND_STONES):
        return []
    first = ["keep"] if frame.stage == DECIDE else []
    if frame.action < RAIDING:
        return [low_way(frame, first, *payment_of(code)) for code in low_payments(state, frame)]
    values = lootable(state, frame.seat)
    found: list[dict[str, Any]] = []
    for place in range(0, len(values), 2):
        found += raids(state, frame, first, values[place], values[place + 1])
    return found


def low_way(frame: DiceFrame, first: list[str], wood: int, weapons: int) -> dict[str, Any]:
    weapon = DICE_ACTIONS[frame.action].weapon
    return {"line": "; ".join([*first, f"pay {wood} {weapons}"]), "spent": named((WOOD, weapon), (wood, weapons))}


def raids(state: Feast, frame: DiceFrame, first: list[str], item: int, value: int) -> list[dict[str, Any]]:
    """The ways to take a tile that spend nothing in vain; those that spare stones, which houses need, come first."""
    need = value - frame.result
    each = (spend_value(state, frame), 1, 1)
    most = [min(spendable(state, frame.seat, stage), MOST_SPENT) for stage in STAGES]
    found: list[dict[str, Any]] = []
    for stones in range(most[0] + 1):
        for swords in range(most[1] + 1):
            spears = max(0, need - each[0] * stones - swords)
            numbers = (stones, swords, spears)
            total = each[0] * stones + swords + spears
            spare = any(number and total - worth >= need for number, worth in zip(numbers, each, strict=True))
            if spears <= most[2] and not spare:
                line = [*first, *spending(state, frame, numbers), f"pick {ITEMS[item]}"]
                found.append({"item": ITEMS[item], "line": "; ".join(line), "spent": named(SPENT_ITEMS, numbers)})
    return found


def spending(state: Feast, frame: DiceFrame, numbers: tuple[int, int, int]) -> list[str]:
    """The answers that spend these numbers: what can be spent in one way only isn't asked, unless one might give up."""
    asked = frame.clone()
    answers: list[str] = []
    for stage, number in zip(STAGES, numbers, strict=True):
        asked.stage = stage
        held = min(spendable(state, frame.seat, stage), MOST_SPENT)
        if stage == SPEND_STONES or spend_floor(state, asked, stage) < held:
            answers.append(f"spend {number}")
        if stage == SPEND_STONES:
            asked.stones = number
        elif stage == SPEND_SWORDS:
            asked.swords = number
    return answers


def named(items: tuple[int, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    return {ITEMS[item]: number for item, number in zip(items, numbers, strict=True) if number}
