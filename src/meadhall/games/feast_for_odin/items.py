"""Everything a player can own, by number (FO-1): goods, special tiles, silver, materials, weapons, ships, buildings.

The goods follow the printed grid: four colours (orange, red, green, blue) in each of eight columns, so that one step up
is the next number and one column right is four further. Columns 6 and 8 have no orange good; the pregnant faces of
sheep and cattle stand in their place. A seat's belongings are `STRIDE` numbers in one flat list.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.content import load_content

CONTENT: Final[Any] = load_content("meadhall.games.feast_for_odin", "feast-for-odin.json")

# Colours: the row of a good in its column. Special tiles count as blue (FO-1.5).
ORANGE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
NO_COLOUR: Final = 4

PEAS: Final = 0
MEAD: Final = 1
OIL: Final = 2
RUNE_STONE: Final = 3
FLAX: Final = 4
STOCKFISH: Final = 5
HIDE: Final = 6
SILVERWARE: Final = 7
BEANS: Final = 8
MILK: Final = 9
WOOL: Final = 10
CHEST: Final = 11
GRAIN: Final = 12
SALT_MEAT: Final = 13
LINEN: Final = 14
SILK: Final = 15
CABBAGE: Final = 16
GAME_MEAT: Final = 17
SKIN_AND_BONES: Final = 18
SPICES: Final = 19
PREGNANT_SHEEP: Final = 20
SHEEP: Final = 21
FUR: Final = 22
JEWELRY: Final = 23
FRUITS: Final = 24
WHALE_MEAT: Final = 25
ROBE: Final = 26
TREASURE_CHEST: Final = 27
PREGNANT_CATTLE: Final = 28
CATTLE: Final = 29
CLOTHING: Final = 30
SILVER_HOARD: Final = 31
GOODS_END: Final = 32
SPECIALS: Final = 32  # the 15 special tiles, in the order of the content
SPECIAL_COUNT: Final = 15
SILVER: Final = 47
ORE: Final = 48
WOOD: Final = 49
STONE: Final = 50
BOW: Final = 51
SNARE: Final = 52
SPEAR: Final = 53
LONG_SWORD: Final = 54
BOAT: Final = 55  # a whaling boat without loaded ore; the next number is one with its ore slot filled
LOADED_BOAT: Final = 56
KNARR: Final = 57
LONGSHIP: Final = 58  # without ore; the next three numbers carry 1, 2, 3
FULL_LONGSHIP: Final = 61
SHED: Final = 62
KINDS_END: Final = 62  # items before this are kinds in a small mask
STONE_HOUSE: Final = 63
LONG_HOUSE: Final = 64
ITEM_COUNT: Final = 65
# Counters that are no items but belong to a seat.
SHED_WOOD: Final = 65  # slots filled, by building and material (FO-4.26)
SHED_STONE: Final = 66
HOUSE_WOOD: Final = 67
HOUSE_STONE: Final = 68
EMIGRATED_KNARRS: Final = 69
EMIGRATED_LONGSHIPS: Final = 70
PENALTIES: Final = 71
STRIDE: Final = 72

COLOUR_NAMES: Final[list[str]] = ["orange", "red", "green", "blue"]
WEAPONS: Final[list[int]] = [BOW, SNARE, SPEAR, LONG_SWORD]
MATERIALS: Final[list[int]] = [WOOD, STONE, ORE]


def item_names() -> list[str]:
    names = [""] * ITEM_COUNT
    for column in CONTENT["goods_grid"]["columns"]:
        for row, colour in enumerate(COLOUR_NAMES):
            names[4 * (int(column["n"]) - 1) + row] = str(column[colour] or "")
    names[PREGNANT_SHEEP] = "pregnant_sheep"
    names[PREGNANT_CATTLE] = "pregnant_cattle"
    for place, tile in enumerate(CONTENT["special_tiles"]):
        names[SPECIALS + place] = str(tile["id"])
    tail = [
        "silver",
        "ore",
        "wood",
        "stone",
        "bow",
        "snare",
        "spear",
        "long_sword",
        "whaling_boat",
        "whaling_boat_1",
        "knarr",
        "longship",
        "longship_1",
        "longship_2",
        "longship_3",
        "shed",
        "stone_house",
        "long_house",
    ]
    for place, name in enumerate(tail):
        names[SILVER + place] = name
    return names


ITEMS: Final[list[str]] = item_names()
ITEM_OF_NAME: Final[dict[str, int]] = {name: item for item, name in enumerate(ITEMS)}
GOOD: Final[dict[str, Any]] = {str(good["id"]): good for good in CONTENT["goods"]}


def colours() -> list[int]:
    table = [NO_COLOUR] * ITEM_COUNT
    for item in range(GOODS_END):
        table[item] = item % 4
    table[PREGNANT_SHEEP] = RED
    table[PREGNANT_CATTLE] = RED
    for item in range(SPECIALS, SILVER):
        table[item] = BLUE
    return table


COLOUR: Final[list[int]] = colours()
UPGRADABLE: Final[int] = sum([1 << item for item in range(GOODS_END) if COLOUR[item] != BLUE])
"""Goods that aren't blue yet, as a mask."""
KIND: Final[list[int]] = [
    SHEEP if item == PREGNANT_SHEEP else CATTLE if item == PREGNANT_CATTLE else item for item in range(ITEM_COUNT)
]
"""Both faces of an animal are one kind (FO-5.9)."""


def good_sizes(side: str) -> list[int]:
    """Width (the longer side) or height of each good's rectangle (FO-1.2)."""
    return [int(GOOD[ITEMS[KIND[item]]][side]) for item in range(GOODS_END)]


WIDTH: Final[list[int]] = good_sizes("w")
HEIGHT: Final[list[int]] = good_sizes("h")
HARVEST: Final[list[int]] = [int(GOOD[ITEMS[KIND[item]]].get("harvest_number") or 0) for item in range(GOODS_END)]
"""The harvest number of an orange good, 0 for all others (FO-3.8)."""


def sword_values() -> list[int]:
    """What a raid must reach for a blue good or special tile (FO-1.7); 0 for what can't be looted."""
    table = [0] * ITEM_COUNT
    for item in range(GOODS_END):
        if COLOUR[item] == BLUE:
            table[item] = int(GOOD[ITEMS[item]]["sword_value"])
    for place, tile in enumerate(CONTENT["special_tiles"]):
        table[SPECIALS + place] = int(tile["sword_value"])
    return table


SWORD: Final[list[int]] = sword_values()
NOT_FOR_SALE: Final = 99
PRICE: Final[list[int]] = [
    int(tile["silver_price"]) if tile["buyable"] else NOT_FOR_SALE for tile in CONTENT["special_tiles"]
]
FORGEABLE: Final[list[int]] = [JEWELRY] + [
    SPECIALS + place for place, tile in enumerate(CONTENT["special_tiles"]) if tile["forgeable"]
]
CROWN: Final[int] = ITEM_OF_NAME["english_crown"]
BELT: Final[int] = ITEM_OF_NAME["belt"]
CROWN_POINTS: Final[int] = int(CONTENT["scoring"]["lines"][8]["each"]["english_crown"])

WEAPON_COPIES: Final[list[int]] = [int(weapon["cards"]) for weapon in CONTENT["weapons"]]
SHIP_PRICE: Final[list[int]] = [int(ship["price_silver"]) for ship in CONTENT["ships"]]
SHIP_POINTS: Final[list[int]] = [int(ship["points"]) for ship in CONTENT["ships"]]
EMIGRATION_POINTS: Final[list[int]] = [int(ship.get("emigration_points", 0)) for ship in CONTENT["ships"]]
SHIP_ITEMS: Final[list[int]] = [BOAT, KNARR, LONGSHIP]
SMALL_BERTHS: Final[int] = int(CONTENT["harbour"]["small_berths"])
LARGE_BERTHS: Final[int] = int(CONTENT["harbour"]["large_berths"])
BUILDING_ITEMS: Final[list[int]] = [SHED, STONE_HOUSE, LONG_HOUSE]
BUILDING_COPIES: Final[list[int]] = [int(building["count"]) for building in CONTENT["buildings"]]
BUILDING_POINTS: Final[list[int]] = [int(building["points"]) for building in CONTENT["buildings"]]
WOOD_SLOTS: Final[list[int]] = [int(building["wood_slots"]) for building in CONTENT["buildings"]]
STONE_SLOTS: Final[list[int]] = [int(building["stone_slots"]) for building in CONTENT["buildings"]]
PENALTY_POINTS: Final[int] = int(CONTENT["thing_penalty"]["points"])

ANIMAL_ITEMS: Final[list[int]] = [SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE]
ANIMAL_POINTS: Final[list[int]] = [
    int(GOOD["sheep"]["points"]), int(GOOD["sheep"]["points_pregnant"]),
    int(GOOD["cattle"]["points"]), int(GOOD["cattle"]["points_pregnant"]),
]  # fmt: skip

STRIP_NAMES: Final[list[str]] = [str(strip["id"]) for strip in CONTENT["mountain_strips"]["strips"]]
SILVER_PAIR: Final = -1
"""Two silver printed together on a mountain strip are one item (FO-7.72)."""
STRIPS: Final[list[list[int]]] = [
    [SILVER_PAIR if name == "silver2" else ITEM_OF_NAME[name] for name in strip["items"]]
    for strip in CONTENT["mountain_strips"]["strips"]
]
STRIP_LENGTH: Final = 7


def is_special(item: int) -> bool:
    return SPECIALS <= item < SILVER


def upgraded(item: int, steps: int, sideways: int = 0) -> int:
    """The good so many steps up, each step also `sideways` columns to the right, or -1 (FO-7.74, FO-7.77)."""
    kind = KIND[item]
    row = kind % 4 + steps
    column = kind // 4 + sideways * steps
    if kind >= GOODS_END or row > BLUE or column < 0 or column > 7:
        return -1
    return 4 * column + row
