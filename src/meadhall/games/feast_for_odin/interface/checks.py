"""What must always hold: pieces, cards, weapons and Vikings are conserved, nothing overlaps, frames make sense."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import AREA_COUNT, AREA_NAMES, LETTERS
from meadhall.games.feast_for_odin.board.cells import beside, cells_of, mask_of
from meadhall.games.feast_for_odin.board.placement import (
    covered_cells,
    grid_of,
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    owned_areas,
    shape_of,
)
from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT
from meadhall.games.feast_for_odin.cards.counts import boats, large_ships
from meadhall.games.feast_for_odin.cards.prices import emigrations
from meadhall.games.feast_for_odin.interface.pending.stack import misfit
from meadhall.games.feast_for_odin.interface.position import COUNTERS, round_frame, vikings_due, vikings_elsewhere
from meadhall.games.feast_for_odin.items import (
    BOW,
    BUILDING_COPIES,
    BUILDING_ITEMS,
    COLOUR,
    GOODS_END,
    GREEN,
    ITEMS,
    LARGE_BERTHS,
    ORANGE,
    RED,
    SHED,
    SILVER,
    SMALL_BERTHS,
    SPECIALS,
    STONE_HOUSE,
    STONE_SLOTS,
    STRIDE,
    WEAPON_COPIES,
    WOOD_SLOTS,
)
from meadhall.games.feast_for_odin.phases.rounds import BEFORE_BONUS, BEGIN, FINAL_SCORING, FINAL_WINDOW
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT, SPACE_COUNT, SPACE_NAMES
from meadhall.games.feast_for_odin.state import NONE, PREVIOUS_COLOUR, Feast
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.words.message import Value

SLOTS = (
    ("shed_wood", SHED, WOOD_SLOTS[0]),
    ("shed_stone", SHED, STONE_SLOTS[0]),
    ("house_wood", STONE_HOUSE, WOOD_SLOTS[1]),
    ("house_stone", STONE_HOUSE, STONE_SLOTS[1]),
)
"""What may lie on slots: in which building, and how many slots of that kind it has."""


def fail(reason: str, clause: str, path: str, **args: Value) -> None:
    raise BadPosition(f"feast-for-odin.position-{reason}", clause, path_name=path, **args)


def check(state: Feast) -> None:
    if not state.over:
        round_frame(state)
    check_round(state)
    check_numbers(state)
    check_vikings(state)
    check_weapons(state)
    check_pieces(state)
    check_cards(state)
    check_strips(state)
    for seat in range(state.players):
        check_areas(state, seat)
    check_pending(state)


def check_numbers(state: Feast) -> None:
    if min(state.held) < 0 or min(state.thing) < 0 or min(state.board_silver) < 0:
        fail("negative", "FO-7.2", "seats")
    for seat in range(state.players):
        if boats(state, seat) > SMALL_BERTHS or large_ships(state, seat) > LARGE_BERTHS:
            fail("berths", "FO-1.12", f"seats[{seat}].supply", seat=seat)
        for counter, building, slots in SLOTS:
            if state.has(seat, COUNTERS[counter]) > slots * state.has(seat, building):
                fail("slots", "FO-4.26", f"seats[{seat}].{counter}", seat=seat)
        if 2 * emigrations(state, seat) > state.base_columns + state.round:
            fail("emigrations", "FO-7.86", f"seats[{seat}]", seat=seat)
    for letter in range(4):
        if state.board_owner[letter] != NONE and state.board_silver[letter]:
            fail("owned-silver", "FO-3.13", f"boards.{LETTERS[letter]}.silver")


def check_vikings(state: Feast) -> None:
    """All Vikings that have left the table are in the Thing, on the board or waiting (FO-3.5, FO-14.7)."""
    for space in range(PLACE_COUNT):
        owner = state.occupant[space]
        if (owner == NONE) != (state.vikings[space] == 0) or (owner == PREVIOUS_COLOUR and state.players > 1):
            fail("space", "FO-3.17", f"spaces.{SPACE_NAMES[space]}", space=SPACE_NAMES[space])
        if owner != NONE and space >= SPACE_COUNT and not state.imitations >> (space - SPACE_COUNT) & 1:
            fail("space", "FO-2.12", f"spaces.{SPACE_NAMES[space]}", space=SPACE_NAMES[space])
    if state.aside and state.players > 1:
        fail("aside", "FO-14.7", "aside")
    for seat in range(state.players):
        total = state.thing[seat] + vikings_elsewhere(state, seat)
        due = vikings_due(state, seat)
        if total != due:
            fail("vikings", "FO-3.5", f"seats[{seat}].thing", seat=seat, vikings_count=total, wanted_count=due)


def check_weapons(state: Feast) -> None:
    """No weapon card is ever lost; more than the printed ones come only from stock (FO-12.5)."""
    for kind in range(4):
        number = state.weapon_deck.count(kind) + state.weapon_discard[kind]
        number += sum(state.held[seat * STRIDE + BOW + kind] for seat in range(state.players))
        if number < WEAPON_COPIES[kind]:
            fail("weapons", "FO-1.10", "weapons", item=ITEMS[BOW + kind], cards_count=number)


def check_pieces(state: Feast) -> None:
    """Every special tile is in one place, and buildings are as many as printed (FO-1.5, FO-12.1)."""
    for item in range(SPECIALS, SILVER):
        places = state.display >> (item - SPECIALS) & 1
        for seat in range(state.players):
            places += state.has(seat, item) + sum(1 for code in state.laid[seat] if laid_item(code) == item)
        if places != 1:
            fail("special-places", "FO-1.5", "seats", item=ITEMS[item], places_count=places)
    for item in BUILDING_ITEMS:
        owned = sum(state.has(seat, item) for seat in range(state.players))
        if state.buildings[item - SHED] < 0 or state.buildings[item - SHED] + owned != BUILDING_COPIES[item - SHED]:
            fail("buildings", "FO-12.1", "seats", item=ITEMS[item])


def check_cards(state: Feast) -> None:
    places = [0] * CARD_COUNT
    for card in state.deck + state.removed_starters:
        places[card] += 1
    for seat in range(state.players):
        for card in state.hands[seat]:
            places[card] += 1
        for card in range(CARD_COUNT):
            places[card] += state.in_play[seat] >> card & 1
        if state.spent[seat] & ~state.in_play[seat]:
            fail("spent", "FO-11.4", f"seats[{seat}].spent", seat=seat)
    for card in range(CARD_COUNT):
        if places[card] > 1:
            fail("card-places", "FO-1.16", "cards", card=card + 1, places_count=places[card])


def check_strips(state: Feast) -> None:
    for strip in state.strip_stack:
        if state.strip_stack.count(strip) > 1 or state.strips[strip] >= 0:
            fail("strip-places", "FO-2.9", "strip_stack", strip=f"strip_{strip + 1}")


def check_areas(state: Feast, seat: int) -> None:
    """Laid pieces lie on own areas, on coverable cells, never on each other, and touch nothing they may not touch."""
    covered = [0] * AREA_COUNT
    tints = [[0] * AREA_COUNT for _ in range(3)]
    owned = owned_areas(state, seat)
    for code in state.laid[seat]:
        area, item = laid_area(code), laid_item(code)
        mask = shape_of(item, laid_turn(code)).mask << laid_cell(code)
        if area not in owned or mask & ~grid_of(state, area).coverable:
            fail("laid-outside", "FO-4.2", f"seats[{seat}].laid", item=ITEMS[item], area=AREA_NAMES[area])
        if mask & covered[area]:
            fail("laid-overlap", "FO-4.2", f"seats[{seat}].laid", item=ITEMS[item], area=AREA_NAMES[area])
        covered[area] |= mask
        check_contact(state, seat, area, item, mask, tints)
    for area in range(AREA_COUNT):
        if covered[area] != covered_cells(state, seat, area):
            fail("laid-outside", "FO-4.2", f"seats[{seat}].laid", item="", area=AREA_NAMES[area])


def check_contact(state: Feast, seat: int, area: int, item: int, mask: int, tints: list[list[int]]) -> None:
    if item >= GOODS_END:
        return
    colour = COLOUR[item]
    watched = (ORANGE, RED) if grid_of(state, area).house else (GREEN,)
    if colour in watched:
        if mask & mask_of(beside(cells_of(tints[colour][area]))):
            fail("laid-contact", "FO-13.15", f"seats[{seat}].laid", item=ITEMS[item], area=AREA_NAMES[area])
        tints[colour][area] |= mask


# --- the moment -----------------------------------------------------------------------------------------------------


def check_pending(state: Feast) -> None:
    """The steps under way fit each other and the table."""
    place = misfit(state)
    if place != NONE:
        fail("frame", "FO-3.1", f"pending[{place}]", step_name=state.step_of(state.stack[place]).name)


def check_round(state: Feast) -> None:
    """The round is one the game has, the parts after the feast are those of the last round or of the others."""
    if state.over:
        if state.round != state.rounds:
            fail("round", "FO-3.2", "round", most_count=state.rounds)
        return
    part = round_frame(state).part
    least = 0 if part == BEGIN else 1
    most = state.rounds
    if part == BEGIN or part >= BEFORE_BONUS:
        most = state.rounds - 1
    elif part in (FINAL_WINDOW, FINAL_SCORING):
        least = state.rounds
    if not least <= state.round <= most:
        fail("round", "FO-3.2", "round", most_count=state.rounds)
