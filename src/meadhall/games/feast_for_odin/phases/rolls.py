"""The frame of a dice action: its numbers and its stages."""

from __future__ import annotations

from typing import Final

# The frame: seat, action, most ships, source, argument, stage, rolls made, the roll with everything added, boats used
# without and with loaded ore, stones, swords and spears spent, tiles taken; then four numbers for every roll made.
SEAT: Final = 1
ACTION: Final = 2
MOST_SHIPS: Final = 3
SOURCE: Final = 4
STAGE: Final = 6
ROLL_COUNT: Final = 7
SUM: Final = 8
EMPTY_BOATS: Final = 9
LOADED_BOATS: Final = 10
STONES: Final = 11
SWORDS: Final = 12
SPEARS: Final = 13
TAKEN: Final = 14
THROWS: Final = 15

# The numbers of a roll: the face, and what cards, ore thrown off a ship and ships named for the action add to it.
THROW_SIZE: Final = 4
FACE: Final = 0
BY_CARDS: Final = 1
BY_ORE_THROWN: Final = 2
BY_SHIPS: Final = 3

# Stages.
INSTEAD: Final = 0
SHIPS: Final = 1
ROLLING: Final = 2
DECIDE: Final = 3
PAYING: Final = 4
SPEND_STONES: Final = 5
SPEND_SWORDS: Final = 6
SPEND_SPEARS: Final = 7
LOOT: Final = 8
OVER: Final = 9
