"""High rolls (FO-7.101 to FO-7.105): what is spent on a raid or pillage, and what it takes."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import (
    GREEN_LOOT,
    SPEARS_AS_SWORDS,
    SPEND_VALUE,
    TOP_SPECIAL,
)
from meadhall.games.feast_for_odin.codes import (
    MOST_SPENT,
)
from meadhall.games.feast_for_odin.frames.dice import LOOT, SPEND_STONES, SPEND_SWORDS, DiceFrame
from meadhall.games.feast_for_odin.items import (
    BLUE,
    COLOUR,
    GOODS_END,
    GREEN,
    LONG_SWORD,
    SPEAR,
    SPECIAL_COUNT,
    SPECIALS,
    STONE,
    SWORD,
)
from meadhall.games.feast_for_odin.notes import (
    LOOTED,
)
from meadhall.games.feast_for_odin.payments import pay
from meadhall.games.feast_for_odin.spaces.reserved import spare
from meadhall.games.feast_for_odin.state import (
    SPENT_SPEARS,
    SPENT_SWORDS,
    SPENT_WOOD,
    Feast,
)
from meadhall.games.feast_for_odin.supply import gain


def spend_value(state: Feast, frame: DiceFrame) -> int:
    """What a stone spent counts in a raid or pillage (card 89)."""
    table = SPEND_VALUE[frame.action]
    return table[2] if table and state.in_play[frame.seat] >> table[0] & 1 else 1


def spendable(state: Feast, seat: int, stage: int) -> int:
    if stage == SPEND_STONES:
        return spare(state, seat, STONE)
    if stage == SPEND_SWORDS:
        return state.has(seat, LONG_SWORD)
    return state.has(seat, SPEAR) if state.plays(seat, SPEARS_AS_SWORDS) else 0


def spent_sum(state: Feast, frame: DiceFrame) -> int:
    """The roll and what has been decided to spend on it so far."""
    return frame.result + spend_value(state, frame) * frame.stones + frame.swords + frame.spears


def best_sum(state: Feast, frame: DiceFrame) -> int:
    """The highest result still possible: what is decided, and everything not yet decided spent."""
    total = spent_sum(state, frame)
    stage = max(frame.stage, SPEND_STONES)
    for later in range(stage, LOOT):
        held = min(spendable(state, frame.seat, later), MOST_SPENT)
        total += held * (spend_value(state, frame) if later == SPEND_STONES else 1)
    return total


def spend_floor(state: Feast, frame: DiceFrame, stage: int) -> int:
    """The fewest of what is asked about that leave a tile within reach."""
    value = spend_value(state, frame) if stage == SPEND_STONES else 1
    held = min(spendable(state, frame.seat, stage), MOST_SPENT)
    surplus = best_sum(state, frame) - least_value(state, frame.seat)
    return max(0, held - surplus // value)


def loot_value(state: Feast, seat: int, item: int) -> int:
    """The sword value of a tile for this seat, or 0 if it can't be looted (FO-7.103 and the loot cards)."""
    if item < GOODS_END:
        if COLOUR[item] == BLUE:
            return SWORD[item]
        if COLOUR[item] == GREEN and state.plays(seat, GREEN_LOOT):
            return SWORD[item + 1] + GREEN_LOOT[1]
        return 0
    if not state.display >> (item - SPECIALS) & 1:
        return 0
    value = SWORD[item]
    if state.plays(seat, TOP_SPECIAL) and value == top_special(state):
        value += TOP_SPECIAL[1]
    return value


def top_special(state: Feast) -> int:
    return max([SWORD[SPECIALS + tile] for tile in range(SPECIAL_COUNT) if state.display >> tile & 1])


def lootable(state: Feast, seat: int) -> list[int]:
    """Items and values: item, value, item, value."""
    found: list[int] = []
    for item in range(SPECIALS + SPECIAL_COUNT):
        value = loot_value(state, seat, item)
        if value:
            found += [item, value]
    return found


def least_value(state: Feast, seat: int) -> int:
    return min(lootable(state, seat)[1::2])


def reachable(state: Feast, frame: DiceFrame) -> list[int]:
    """Tiles within what is left of the result; with a split result the first tile leaves a rest (card 136)."""
    found = lootable(state, frame.seat)
    return [found[place] for place in range(0, len(found), 2) if found[place + 1] <= frame.result]


def spend(state: Feast, frame: DiceFrame) -> None:
    """Stones, swords and spears are paid, and the roll becomes the result (FO-7.105: only on success)."""
    seat = frame.seat
    frame.result = spent_sum(state, frame)
    pay(state, seat, STONE, frame.stones)
    pay(state, seat, LONG_SWORD, frame.swords)
    pay(state, seat, SPEAR, frame.spears)
    state.tally[SPENT_WOOD] = 0
    state.tally[SPENT_SWORDS] = frame.swords
    state.tally[SPENT_SPEARS] = frame.spears


def loot(state: Feast, frame: DiceFrame, item: int) -> None:
    seat = frame.seat
    state.tell(LOOTED, seat, item, frame.result)
    frame.result -= loot_value(state, seat, item)
    frame.taken += 1
    gain(state, seat, item, 1, frame.source)
