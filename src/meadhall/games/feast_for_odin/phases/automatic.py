"""The automatic phases (FO-3, FO-6, FO-10): Vikings, harvest, boards, income, breeding, bonus, mountain strips."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import FIRST_STONE_HOUSE
from meadhall.games.feast_for_odin.board.placement import due_bonuses, owned_areas, total_income
from meadhall.games.feast_for_odin.cards.cards import BONUS_GOOD, CLAUSES, MOUNTAIN_AGE
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, move_vikings, push_effects, raise_item_event
from meadhall.games.feast_for_odin.items import (
    CATTLE,
    CONTENT,
    FLAX,
    GOODS_END,
    GRAIN,
    HARVEST,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    STRIP_LENGTH,
    STRIPS,
)
from meadhall.games.feast_for_odin.notes import (
    BOARD_SILVER,
    BOARD_TURNED,
    BONUS,
    BORN,
    INCOME,
    NEW_VIKING,
    NO_HARVEST_NOW,
    PREGNANT,
    STRIP_AGED,
    STRIP_AGED_AWAY,
    STRIP_REVEALED,
    VIKINGS_HOME,
)
from meadhall.games.feast_for_odin.notes import HARVEST as HARVEST_NOTE
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT
from meadhall.games.feast_for_odin.state import BY_RULES, NONE, PREVIOUS_COLOUR, Feast
from meadhall.games.feast_for_odin.supply import can_receive, gain
from meadhall.kernel.state import with_item

SCHEDULES: Final = CONTENT["schedules"]
HARVEST_LEVEL: Final[dict[int, list[int]]] = {
    7: [int(level) for level in SCHEDULES["long"]["harvest_level"]],
    6: [int(level) for level in SCHEDULES["short"]["harvest_level"]],
}
TURNED_LETTER: Final[dict[int, list[int]]] = {
    7: [-1 if letter is None else "ABCD".index(letter) for letter in SCHEDULES["long"]["flip_letter"]],
    6: [-1 if letter is None else "ABCD".index(letter) for letter in SCHEDULES["short"]["flip_letter"]],
}
HARVESTED: Final[list[list[int]]] = [
    [item for item in range(GOODS_END) if 0 < HARVEST[item] <= level] for level in range(max(HARVEST) + 1)
]
"""The goods of each harvest, by its level."""
BOARD_SILVER_EACH: Final = 2
SOLO_TABLE: Final[dict[int, list[int]]] = {7: [1, 2, 2, 2, 2, 2, 2], 6: [2, 2, 2, 2, 2, 2]}
"""Vikings on each numbered table space of the solo game, by the number of rounds (FO-14.2, FO-14.3)."""


def new_viking(state: Feast, seat: int) -> None:
    """Phase 1 (FO-3.4, FO-14.4)."""
    number = SOLO_TABLE[state.rounds][state.round - 1] if state.players == 1 else 1
    move_vikings(state, seat, number)
    state.tell(NEW_VIKING, seat, state.thing[seat])


def harvest_level(state: Feast) -> int:
    return HARVEST_LEVEL[state.rounds][state.round - 1]


def announce_harvest(state: Feast) -> None:
    if harvest_level(state):
        state.tell(HARVEST_NOTE, harvest_level(state))
    else:
        state.tell(NO_HARVEST_NOW)


def harvest(state: Feast, seat: int) -> None:
    """Phase 2: one of each good up to the level (FO-3.6)."""
    remember_food(state, seat)
    for item in HARVESTED[harvest_level(state)]:
        gain(state, seat, item, 1, BY_RULES)


def remember_food(state: Feast, seat: int) -> None:
    """What a card asks about when the harvest is in."""
    state.own_seats()
    state.food_before[2 * seat] = state.has(seat, FLAX)
    state.food_before[2 * seat + 1] = state.has(seat, GRAIN)


def turn_boards(state: Feast) -> None:
    """Phase 3 (FO-3.10 to FO-3.13)."""
    turned = TURNED_LETTER[state.rounds][state.round - 1]
    if turned < 0:
        return
    for letter in range(4):
        if state.board_owner[letter] != NONE:
            continue
        if letter == turned:
            state.board_back = with_item(state.board_back, letter, 1)
            state.board_silver = with_item(state.board_silver, letter, 0)
            state.tell(BOARD_TURNED, letter + 4)
        else:
            silver = state.board_silver[letter] + BOARD_SILVER_EACH
            state.board_silver = with_item(state.board_silver, letter, silver)
            state.tell(BOARD_SILVER, letter + 4 * state.board_back[letter], silver)


def pay_income(state: Feast, seat: int) -> None:
    """Phase 7 (FO-3.29)."""
    income = total_income(state, seat)
    state.own_seats()
    state.last_income[seat] = income
    state.tell(INCOME, seat, income)
    if income:
        gain(state, seat, SILVER, income, BY_RULES)


def breed(state: Feast, seat: int) -> None:
    """Phase 8: both species (FO-10.1 to FO-10.4, FO-17.3)."""
    breed_species(state, seat, SHEEP, PREGNANT_SHEEP)
    breed_species(state, seat, CATTLE, PREGNANT_CATTLE)


def breed_species(state: Feast, seat: int, normal: int, pregnant: int) -> None:
    births = state.has(seat, pregnant)
    if births:
        state.add(seat, pregnant, -births)
        state.add(seat, normal, births)
        state.tell(BORN, seat, normal, births)
        gain(state, seat, normal, births, BY_RULES)
    elif state.has(seat, normal) >= 2:
        state.add(seat, normal, -1)
        state.add(seat, pregnant, 1)
        state.tell(PREGNANT, seat, normal)


def pay_bonuses(state: Feast, seat: int, area: int) -> None:
    """The bonuses of one area (FO-6.7 to FO-6.11); a house that pays a single good lets a card replace it."""
    items = due_bonuses(state, seat, area)
    for item in items:
        state.tell(BONUS, seat, item, area)
        if can_receive(state, seat, item):
            gain(state, seat, item, 1, BY_RULES)
    if area >= FIRST_STONE_HOUSE and items:
        for number in clauses_for(state, seat, BONUS_GOOD):
            if len(items) in CLAUSES[number].numbers:
                push_effects(state, seat, [(number, items[0])])


def pay_house_bonuses(state: Feast, seat: int) -> None:
    for area in owned_areas(state, seat):
        if area >= FIRST_STONE_HOUSE:
            pay_bonuses(state, seat, area)


def pay_all_bonuses(state: Feast, seat: int) -> None:
    """Phase 10: what is due is fixed before any of it is paid (FO-3.34)."""
    for area in owned_areas(state, seat):
        pay_bonuses(state, seat, area)


def age_strips(state: Feast) -> None:
    """Phase 11 (FO-3.37 to FO-3.39)."""
    seats = state.clockwise()
    for strip in range(8):
        if state.strips[strip] < 0:
            continue
        gone = state.strips[strip]
        item = STRIPS[strip][gone]
        state.tell(STRIP_AGED, strip)
        if gone + 1 == STRIP_LENGTH:
            state.strips = with_item(state.strips, strip, NONE)
            state.tell(STRIP_AGED_AWAY, strip)
        else:
            state.strips = with_item(state.strips, strip, gone + 1)
        for seat in seats:
            raise_item_event(state, seat, MOUNTAIN_AGE, item)
    if state.strip_stack:
        strip = state.strip_stack[-1]
        state.strip_stack = state.strip_stack[:-1]
        state.strips = with_item(state.strips, strip, 0)
        state.reveal()
        state.tell(STRIP_REVEALED, strip)


def return_home(state: Feast) -> None:
    """Phase 12 (FO-3.40); in the solo game the other colour takes its turn (FO-14.5, FO-14.8)."""
    state.tell(VIKINGS_HOME)
    if state.players == 1:
        swap_colours(state)
        return
    coming = [0] * state.players
    for space, owner in enumerate(state.occupant):
        if owner >= 0:
            coming[owner] = coming[owner] + state.vikings[space]
    state.clear_spaces()
    for seat in range(state.players):
        if coming[seat]:
            move_vikings(state, seat, coming[seat])


def swap_colours(state: Feast) -> None:
    waiting = state.aside
    state.aside = state.thing[0]
    for space in range(PLACE_COUNT):
        if state.occupant[space] == PREVIOUS_COLOUR:
            waiting += state.vikings[space]
            state.clear_space(space)
        elif state.occupant[space] == 0:
            vikings = state.vikings[space]
            state.clear_space(space)
            state.stand(space, PREVIOUS_COLOUR, vikings)
    state.thing[0] = 0
    move_vikings(state, 0, waiting)
