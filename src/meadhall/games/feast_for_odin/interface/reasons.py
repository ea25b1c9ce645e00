"""What a seat's prospects are made of, for the reasons of hints and reviews, and what it has to show for it."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.placement import total_income
from meadhall.games.feast_for_odin.items import (
    BLUE,
    BOAT,
    BOW,
    CATTLE,
    COLOUR,
    GOODS_END,
    GREEN,
    KNARR,
    LOADED_BOAT,
    LONG_SWORD,
    LONGSHIP,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    SNARE,
    SPEAR,
    STONE,
    STRIDE,
    WOOD,
)
from meadhall.games.feast_for_odin.phases.scoring import score
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.value import FEATURES, WEIGHTS, Food, feasts_left, features

POINTS_UNIT = 10.0
"""So many points are one unit of `Game.values`."""
KINDS: dict[str, tuple[str, ...]] = {
    "income": ("income", "bonuses"),
    "silver": ("silver_first", "silver_more"),
    "tiles": ("green_cells", "green_tiles", "blue_cells", "special_cells", "cells_over", "tradable"),
    "material": ("ore", "wood", "stone", "material_over", "fillable"),
    "weapons": ("bow", "snare", "spear", "sword"),
    "ships": ("boat", "knarr", "longship", "has_knarr", "has_longship", "loaded"),
    "animals": ("sheep", "cattle", "pregnant"),
    "emigration": ("emigrations",),
    "cards": ("hand", "cards"),
    "vikings": ("vikings",),
    "food": ("short_silver", "short_penalty", "short_open", "food_over", "food_cells"),
    "boards": ("open_home", "open_boards", "open_houses", "boards", "houses"),
}
"""The features of the value that one sentence speaks of together."""
PLACES = {kind: [FEATURES.index(name) for name in names] for kind, names in KINDS.items()}
WEAPONS = (BOW, SNARE, SPEAR, LONG_SWORD)
SHIPS = (BOAT, LOADED_BOAT, KNARR, *range(LONGSHIP, LONGSHIP + 4))
ANIMALS = (SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE)
TILES = tuple(item for item in range(GOODS_END) if COLOUR[item] in (GREEN, BLUE))


def worths(state: Feast, seat: int) -> dict[str, float]:
    found = {"points": score(state, seat) / POINTS_UNIT}
    if not state.over:
        weights = WEIGHTS[state.players][feasts_left(state)]
        row = features(state, seat)
        for kind, places in PLACES.items():
            found[kind] = sum(weights[place] * row[place] for place in places) / POINTS_UNIT
    return found


def holdings(state: Feast, seat: int) -> dict[str, float]:
    base = seat * STRIDE

    def held(*items: int) -> float:
        return float(sum(state.held[base + item] for item in items))

    return {
        "points": float(score(state, seat)),
        "income": float(total_income(state, seat)),
        "silver": held(SILVER),
        "wood": held(WOOD),
        "stone": held(STONE),
        "ore": held(ORE),
        "tiles": held(*TILES),
        "weapons": held(*WEAPONS),
        "ships": held(*SHIPS),
        "animals": held(*ANIMALS),
        "cards": float(len(state.hands[seat]) + len(state.cards_played[seat])),
        "vikings": float(state.thing[seat]),
        "food": float(Food(state, seat).columns),
    }
