"""The board: towns, roads and regions (BB-1.6 to BB-1.8), and the marriage track (BB-1.10), read from the content.

Rules code knows towns and regions by number. A set of towns is a bit mask: bit 3 stands for the fourth town.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.brian_boru.codes import TOWN_COUNT
from meadhall.kernel.content import load_content

CONTENT: Final[dict[str, Any]] = load_content("meadhall.games.brian_boru", "brian-boru.json")

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
COLOURS: Final[list[str]] = ["red", "blue", "yellow", "white"]

TOWNS: Final[list[str]] = [str(town["id"]) for town in CONTENT["towns"]]
REGIONS: Final[list[str]] = [str(region["id"]) for region in CONTENT["regions"]]
BITS: Final[list[int]] = [1 << town for town in range(TOWN_COUNT)]
ALL_TOWNS: Final[int] = (1 << TOWN_COUNT) - 1

TOWN_COLOUR: Final[list[int]] = [COLOURS.index(town["colour"]) for town in CONTENT["towns"]]
TOWN_REGION: Final[list[int]] = [REGIONS.index(town["region"]) for town in CONTENT["towns"]]
THRESHOLD: Final[list[int]] = [int(region["threshold"]) for region in CONTENT["regions"]]
TOKEN_POINTS: Final[list[int]] = [int(region["points"]) for region in CONTENT["regions"]]


def mask_of(towns: list[int]) -> int:
    mask = 0
    for town in towns:
        mask |= BITS[town]
    return mask


def towns_where(numbers: list[int], wanted: int) -> int:
    return mask_of([town for town in range(TOWN_COUNT) if numbers[town] == wanted])


COLOUR_TOWNS: Final[list[int]] = [towns_where(TOWN_COLOUR, colour) for colour in (RED, BLUE, YELLOW)]
REGION_TOWNS: Final[list[int]] = [towns_where(TOWN_REGION, region) for region in range(len(REGIONS))]


# The towns of a region have numbers in a row, so that its part of a mask is a small number: a place in this table.
REGION_SHIFT: Final[list[int]] = [(mask & -mask).bit_length() - 1 for mask in REGION_TOWNS]
REGION_SPAN: Final[list[int]] = [mask >> shift for mask, shift in zip(REGION_TOWNS, REGION_SHIFT, strict=True)]
COUNTS: Final[list[int]] = [mask.bit_count() for mask in range(max(REGION_SPAN) + 1)]


def neighbours() -> list[int]:
    """The towns joined to each town by a road (BB-1.7)."""
    joined = [0] * TOWN_COUNT
    for road in CONTENT["roads"]:
        a = TOWNS.index(road["a"])
        b = TOWNS.index(road["b"])
        joined[a] |= BITS[b]
        joined[b] |= BITS[a]
    return joined


ROADS: Final[list[int]] = neighbours()


def byte_tables() -> list[list[list[int]]]:
    """For each byte of a mask and each value of it, the towns it stands for."""
    return [
        [[8 * place + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
        for place in range((TOWN_COUNT + 7) // 8)
    ]


BYTE_TOWNS: Final[list[list[list[int]]]] = byte_tables()


def towns_in(mask: int) -> list[int]:
    """The towns of a mask, in order."""
    towns: list[int] = []
    place = 0
    while mask:
        value = mask & 255
        if value:
            towns.extend(BYTE_TOWNS[place][value])
        mask >>= 8
        place += 1
    return towns


# --- the marriage track --------------------------------------------------------------------------------------------

TOP_SPACE: Final[int] = max(int(space["space"]) for space in CONTENT["marriage_track"])
TRACK_COINS: Final[list[int]] = [space["reward"].count("coin") for space in CONTENT["marriage_track"]]
TRACK_RENOWN: Final[list[int]] = [space["reward"].count("renown") for space in CONTENT["marriage_track"]]
TRACK_TOWN: Final[list[bool]] = [
    any(reward not in ("coin", "renown") for reward in space["reward"]) for space in CONTENT["marriage_track"]
]
