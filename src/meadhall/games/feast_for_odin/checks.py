"""What must always hold: pieces, cards, weapons and Vikings are conserved, nothing overlaps, frames make sense."""

from __future__ import annotations

from meadhall.games.feast_for_odin.boards import AREA_COUNT, AREA_NAMES, SHAPES
from meadhall.games.feast_for_odin.cards import CARD_COUNT, CLAUSES
from meadhall.games.feast_for_odin.counts import boats, large_ships
from meadhall.games.feast_for_odin.ground import spread
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
    STRIDE,
    WEAPON_COPIES,
)
from meadhall.games.feast_for_odin.placement import (
    covered_cells,
    grid_of,
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    owned_areas,
    shape_of,
)
from meadhall.games.feast_for_odin.prices import emigrations
from meadhall.games.feast_for_odin.programs import OPS, PROGRAMS
from meadhall.games.feast_for_odin.rolls import ROLL_COUNT, THROW_SIZE, THROWS
from meadhall.games.feast_for_odin.rounds import PART_NAMES
from meadhall.games.feast_for_odin.scoring import empty_slots
from meadhall.games.feast_for_odin.seasons import SOLO_TABLE
from meadhall.games.feast_for_odin.spaces import PLACE_COUNT, SPACE_COUNT, SPACE_NAMES
from meadhall.games.feast_for_odin.state import (
    CHOOSE_STEP,
    DICE_STEP,
    EFFECTS,
    EXCHANGE_STEP,
    FEAST_STEP,
    FLIP_STEP,
    LAY_STEP,
    NONE,
    PICK_STEP,
    PLACE_STEP,
    PREVIOUS_COLOUR,
    RECALL_STEP,
    ROUND,
    RUN,
    SPACE_STEP,
    STARTING_CARD,
    UPGRADE_STEP,
    Feast,
)
from meadhall.games.feast_for_odin.turns import END
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.message import Value
from meadhall.kernel.state import Frame

SOLO_STOCK = {7: 10, 6: 11}
"""Vikings of the solo game that don't start on the table, by the number of rounds (FO-14.2, FO-14.3)."""
LEAST_FRAME = (1, 3, 2, 8, 6, 2, 6, 9, 7, 5, 15, 3, 4, 4, 8, 6, 5, 4, 4, 8, 2, 3, 5)
"""The least length of each step's frame, in the order of the steps."""


def fail(reason: str, clause: str, **args: Value) -> None:
    raise BadPosition(f"feast-for-odin.position-{reason}", clause, **args)


def check(state: Feast) -> None:
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
        fail("negative", "FO-7.2")
    for seat in range(state.players):
        if boats(state, seat) > SMALL_BERTHS or large_ships(state, seat) > LARGE_BERTHS:
            fail("berths", "FO-1.12", seat=seat)
        if empty_slots(state, seat) < 0:
            fail("slots", "FO-4.26", seat=seat)
        if 2 * emigrations(state, seat) > state.base_columns + state.round:
            fail("emigrations", "FO-7.86", seat=seat)
    for letter in range(4):
        if state.board_owner[letter] != NONE and state.board_silver[letter]:
            fail("owned-silver", "FO-3.13")


def check_vikings(state: Feast) -> None:
    """All Vikings that have left the table are in the Thing, on the board or waiting (FO-3.5, FO-14.7)."""
    standing = [0] * state.players
    waiting = state.aside
    for space in range(PLACE_COUNT):
        owner = state.occupant[space]
        if (owner == NONE) != (state.vikings[space] == 0):
            fail("space", "FO-3.17", space=SPACE_NAMES[space])
        if owner == PREVIOUS_COLOUR:
            waiting += state.vikings[space]
        elif owner >= 0:
            standing[owner] += state.vikings[space]
        if owner != NONE and space >= SPACE_COUNT and not state.imitations >> (space - SPACE_COUNT) & 1:
            fail("space", "FO-2.12", space=SPACE_NAMES[space])
    for seat in range(state.players):
        total = standing[seat] + state.thing[seat]
        if state.players == 1:
            table = SOLO_TABLE[state.rounds]
            least = SOLO_STOCK[state.rounds] + sum(table[: max(0, state.round - 1)])
            most = SOLO_STOCK[state.rounds] + sum(table[: state.round])
            total += waiting
        else:
            least, most = state.base_columns + max(0, state.round - 1), state.base_columns + state.round
        if not least <= total <= most:
            fail("vikings", "FO-3.5", seat=seat, vikings_count=total, least_count=least, most_count=most)


def check_weapons(state: Feast) -> None:
    """No weapon card is ever lost; more than the printed ones come only from stock (FO-12.5)."""
    for kind in range(4):
        number = state.weapon_deck.count(kind) + state.weapon_discard[kind]
        number += sum(state.held[seat * STRIDE + BOW + kind] for seat in range(state.players))
        if number < WEAPON_COPIES[kind]:
            fail("weapons", "FO-1.10", item=ITEMS[BOW + kind], cards_count=number)


def check_pieces(state: Feast) -> None:
    """Every special tile is in one place, and buildings are as many as printed (FO-1.5, FO-12.1)."""
    for item in range(SPECIALS, SILVER):
        places = state.display >> (item - SPECIALS) & 1
        for seat in range(state.players):
            places += state.has(seat, item) + sum(1 for code in state.laid[seat] if laid_item(code) == item)
        if places != 1:
            fail("special-places", "FO-1.5", item=ITEMS[item], places_count=places)
    for item in BUILDING_ITEMS:
        owned = sum(state.has(seat, item) for seat in range(state.players))
        if state.buildings[item - SHED] < 0 or state.buildings[item - SHED] + owned != BUILDING_COPIES[item - SHED]:
            fail("buildings", "FO-12.1", item=ITEMS[item])


def check_cards(state: Feast) -> None:
    places = [0] * CARD_COUNT
    for card in state.deck + state.removed_starters:
        places[card] += 1
    for seat in range(state.players):
        for card in state.hands[seat]:
            places[card] += 1
        for card in range(CARD_COUNT):
            places[card] += state.in_play[seat] >> card & 1
    for card in range(CARD_COUNT):
        if places[card] > 1:
            fail("card-places", "FO-1.16", card=card + 1, places_count=places[card])


def check_strips(state: Feast) -> None:
    for strip in state.strip_stack:
        if state.strip_stack.count(strip) > 1 or state.strips[strip] >= 0:
            fail("strip-places", "FO-2.9", strip=f"strip_{strip + 1}")


def check_areas(state: Feast, seat: int) -> None:
    """Laid pieces lie on own areas, on coverable cells, never on each other, and touch nothing they may not touch."""
    covered = [0] * AREA_COUNT
    tints = [[0] * AREA_COUNT for _ in range(3)]
    owned = owned_areas(state, seat)
    for code in state.laid[seat]:
        area, item = laid_area(code), laid_item(code)
        mask = shape_of(item, laid_turn(code)).mask << laid_cell(code)
        if area not in owned or mask & ~grid_of(state, area).coverable:
            fail("laid-outside", "FO-4.2", item=ITEMS[item], area=AREA_NAMES[area])
        if mask & covered[area]:
            fail("laid-overlap", "FO-4.2", item=ITEMS[item], area=AREA_NAMES[area])
        covered[area] |= mask
        check_contact(state, area, item, mask, tints)
    for area in range(AREA_COUNT):
        if covered[area] != covered_cells(state, seat, area):
            fail("laid-outside", "FO-4.2", item="", area=AREA_NAMES[area])


def check_contact(state: Feast, area: int, item: int, mask: int, tints: list[list[int]]) -> None:
    if item >= GOODS_END:
        return
    colour = COLOUR[item]
    watched = (ORANGE, RED) if grid_of(state, area).house else (GREEN,)
    if colour in watched:
        if mask & spread(tints[colour][area]):
            fail("laid-contact", "FO-13.15", item=ITEMS[item], area=AREA_NAMES[area])
        tints[colour][area] |= mask


# --- frames --------------------------------------------------------------------------------------------------------


def check_pending(state: Feast) -> None:
    """The steps under way: a round at the bottom, every frame long enough and its numbers within their tables."""
    if not state.stack:
        return
    if state.stack[0][0] != ROUND or any(frame[0] in (ROUND, STARTING_CARD) for frame in state.stack[1:-1]):
        fail("pending", "FO-3.1")
    for frame in state.stack:
        if not frame_fits(state, frame):
            fail("frame", "FO-3.1", step_name=state.steps[frame[0]].name)


def frame_fits(state: Feast, frame: Frame) -> bool:
    step = frame[0]
    if len(frame) < LEAST_FRAME[step]:
        return False
    if step == ROUND:
        return 0 <= frame[1] < len(PART_NAMES) and 0 <= frame[2] <= state.players
    if step == STARTING_CARD:
        return True
    if not 0 <= frame[1] < state.players:
        return False
    if step == RUN:
        return 0 <= frame[2] < len(PROGRAMS) and 0 <= frame[3] <= len(PROGRAMS[frame[2]])
    if step == EFFECTS:
        return len(frame) % 2 == 0 and all(0 <= number < len(CLAUSES) for number in frame[2::2])
    if step == SPACE_STEP:
        return NONE <= frame[2] < PLACE_COUNT and NONE <= frame[3] < SPACE_COUNT and 0 <= frame[5] <= END
    if step in (UPGRADE_STEP, CHOOSE_STEP, EXCHANGE_STEP, PLACE_STEP, FLIP_STEP, RECALL_STEP, PICK_STEP):
        return 0 <= frame[2] < len(OPS)
    if step == LAY_STEP:
        return lay_fits(state, frame)
    if step == DICE_STEP:
        return len(frame) == THROWS + THROW_SIZE * frame[ROLL_COUNT]
    if step == FEAST_STEP:
        return 0 <= frame[2] <= 12
    return True


def lay_fits(state: Feast, frame: Frame) -> bool:
    if not 0 <= frame[2] < len(SHAPES) or state.has(frame[1], frame[2]) < 1:
        return False
    if frame[4] != NONE and frame[4] not in owned_areas(state, frame[1]):
        return False
    return frame[5] == NONE or frame[5] in [shape.turn for shape in SHAPES[frame[2]]]
