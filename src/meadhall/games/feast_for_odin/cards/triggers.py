"""What cards answer to (FO-11.18): an event collects the owner's clauses it concerns and puts them on the stack.

The `effects` step carries them out.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS, FIRST_STONE_HOUSE, HOME
from meadhall.games.feast_for_odin.cards.cards import (
    ABILITIES_OF as ABILITIES_OF_TABLE,
)
from meadhall.games.feast_for_odin.cards.cards import (
    AFTER_ACTION,
    AFTER_SPACE,
    AFTER_VIKING_ACTION,
    BEFORE_ACTION,
    BEFORE_SPACE,
    BUILT,
    GAIN_REPLACED,
    GAINED,
    OCCUPATION_PLAYED,
    THING_COUNT,
    THRESHOLD,
    TILE_PLACED,
    VIKINGS_RETURNED,
    Clause,
)
from meadhall.games.feast_for_odin.cards.cards import (
    CARD_BITS as CARD_BITS_TABLE,
)
from meadhall.games.feast_for_odin.cards.cards import (
    CLAUSES as CLAUSES_TABLE,
)
from meadhall.games.feast_for_odin.cards.cards import (
    CLAUSES_OF as CLAUSES_OF_TABLE,
)
from meadhall.games.feast_for_odin.cards.counts import holds
from meadhall.games.feast_for_odin.frames.effects import EffectsFrame
from meadhall.games.feast_for_odin.items import KIND, LONG_SWORD, SILVER, SPEAR, STOCKFISH, WOOD
from meadhall.games.feast_for_odin.spaces.spaces import SPACES
from meadhall.games.feast_for_odin.state import (
    ANY_STOCKFISH,
    CARDS_PLAYED,
    OWN_SILVER,
    OWN_STONE,
    OWN_WOOD,
    RESULT,
    ROLLS,
    SPENT_SPEARS,
    SPENT_SWORDS,
    SPENT_WOOD,
    Feast,
)

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
CLAUSES: Final[list[Clause]] = CLAUSES_TABLE
CLAUSES_OF: Final[list[list[int]]] = CLAUSES_OF_TABLE
ABILITIES_OF: Final[list[int]] = ABILITIES_OF_TABLE
CARD_BITS: Final[list[int]] = CARD_BITS_TABLE

NO_CLAUSES: Final[list[int]] = []
NO_ANSWERS: Final[list[tuple[int, int]]] = []


def clauses_for(state: Feast, seat: int, trigger: int) -> list[int]:
    """A seat's clauses for a trigger whose conditions hold and whose use isn't spent."""
    if not state.ability[seat] >> trigger & 1:
        return NO_CLAUSES
    found: list[int] = []
    for card in state.cards_played[seat]:
        if not ABILITIES_OF[card] >> trigger & 1:
            continue
        for number in CLAUSES_OF[card]:
            clause = CLAUSES[number]
            if clause.trigger != trigger or (clause.once and state.spent[seat] & CARD_BITS[card]):
                continue
            if not clause.conditions or holds(state, seat, clause.conditions):
                found.append(number)
    return found


def push_effects(state: Feast, seat: int, entries: list[tuple[int, int]]) -> None:
    if entries:
        state.stack.append(EffectsFrame(seat, entries))


def raise_event(state: Feast, seat: int, trigger: int, argument: int = 0) -> None:
    """An event that all clauses of its trigger answer to."""
    if not state.ability[seat] >> trigger & 1:
        return
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, trigger):
        entries.append((number, argument))
    push_effects(state, seat, entries)


def raise_item_event(state: Feast, seat: int, trigger: int, item: int, number: int = 1) -> None:
    """An event about items: a clause answers once for each item it lists."""
    if not state.ability[seat] >> trigger & 1:
        return
    entries: list[tuple[int, int]] = []
    for clause in clauses_for(state, seat, trigger):
        if item in CLAUSES[clause].items:
            once = CLAUSES[clause].once
            if once:
                state.use_up(seat, CLAUSES[clause].card)
            for _ in range(1 if once else number):
                entries.append((clause, item))
    push_effects(state, seat, entries)


def raise_gain(state: Feast, seat: int, item: int, number: int) -> None:
    """Items entered the supply: clauses that add to them, and one that replaces part of them (FO-11.17)."""
    if not state.ability[seat] & (1 << GAINED | 1 << GAIN_REPLACED):
        return
    raise_item_event(state, seat, GAINED, item, number)
    for clause in clauses_for(state, seat, GAIN_REPLACED):
        if item in CLAUSES[clause].items and number >= CLAUSES[clause].numbers[0]:
            push_effects(state, seat, [(clause, item)])


def raise_thresholds(state: Feast, seat: int) -> None:
    """As-soon-as cards whose condition has come true (FO-11.5)."""
    if not state.ability[seat] >> THRESHOLD & 1:
        return
    for number in clauses_for(state, seat, THRESHOLD):
        state.use_up(seat, CLAUSES[number].card)
        push_effects(state, seat, [(number, 0)])


def raise_built(state: Feast, seat: int, item: int, paid_wood: bool) -> None:
    """A ship or house was built, not bought (FO-9.6)."""
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, BUILT):
        clause = CLAUSES[number]
        if item in clause.items and (clause.paid != WOOD or paid_wood):
            entries.append((number, item))
    push_effects(state, seat, entries)


def area_name(area: int) -> str:
    if area == HOME:
        return "home"
    if area < FIRST_STONE_HOUSE:
        return "exploration"
    return "stone_house" if area < FIRST_STONE_HOUSE + 3 else "long_house"


def raise_tile_placed(state: Feast, seat: int, item: int, area: int) -> None:
    if not state.ability[seat] >> TILE_PLACED & 1:
        return
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, TILE_PLACED):
        clause = CLAUSES[number]
        if KIND[item] in clause.items and area_name(area) in clause.areas:
            entries.append((number, item))
    push_effects(state, seat, entries)


# --- Vikings -------------------------------------------------------------------------------------------------------


def move_vikings(state: Feast, seat: int, change: int) -> None:
    """One batch into or out of the Thing."""
    state.thing[seat] = state.thing[seat] + change
    if not state.ability[seat] >> THING_COUNT & 1:
        return
    for number in clauses_for(state, seat, THING_COUNT):
        if state.thing[seat] in CLAUSES[number].numbers:
            push_effects(state, seat, [(number, 0)])


def return_vikings(state: Feast, seat: int, spaces: list[int], number: int) -> None:
    """A batch of own Vikings goes back to the Thing in phase 5, so many from each space (FO-7.107)."""
    for space in spaces:
        if state.vikings[space] == number:
            state.clear_space(space)
        else:
            state.stand(space, state.occupant[space], state.vikings[space] - number)
    batch = number * len(spaces)
    move_vikings(state, seat, batch)
    for clause in clauses_for(state, seat, VIKINGS_RETURNED):
        if batch in CLAUSES[clause].numbers:
            push_effects(state, seat, [(clause, 0)])


# --- actions -------------------------------------------------------------------------------------------------------


def concerns_space(state: Feast, clause: Clause, space: int, vikings: int) -> bool:
    """Whether a clause's filter names a printed space, used with so many Vikings (FO-17.9, FO-17.10)."""
    if clause.spaces and not clause.spaces & BITS[space]:
        return False
    printed = SPACES[space]
    if clause.groups and not clause.groups & printed.groups:
        return False
    if clause.column and (clause.column != printed.column or vikings != clause.vikings):
        return False
    if clause.part and clause.part not in printed.parts:
        return False
    if clause.needs_vikings and vikings == 0:
        return False
    return not clause.result or clause.result == state.tally[RESULT]


def before_clauses(state: Feast, seat: int, space: int, vikings: int, paid: int) -> list[tuple[int, int]]:
    """Clauses before the cost of a space: of the space itself and of the actions on it."""
    if not state.ability[seat] & (1 << BEFORE_SPACE | 1 << BEFORE_ACTION):
        return NO_ANSWERS
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, BEFORE_SPACE):
        clause = CLAUSES[number]
        if concerns_space(state, clause, space, vikings) and (not clause.paid or clause.paid == paid):
            entries.append((number, space))
    for kind in SPACES[space].types:
        entries += before_action_clauses(state, seat, kind)
    return entries


def before_action_clauses(state: Feast, seat: int, kind: int) -> list[tuple[int, int]]:
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, BEFORE_ACTION):
        if kind in CLAUSES[number].types:
            entries.append((number, kind))
    return entries


def raise_after_space(state: Feast, seat: int, space: int, where: int, vikings: int, paid: int) -> None:
    """Clauses with and after a space; the argument is where Vikings placed for it stand."""
    if not state.ability[seat] >> AFTER_SPACE & 1:
        return
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, AFTER_SPACE):
        clause = CLAUSES[number]
        if concerns_space(state, clause, space, vikings) and (not clause.paid or clause.paid == paid):
            entries.append((number, where))
    push_effects(state, seat, entries)


def raise_after_action(state: Feast, seat: int, kind: int) -> None:
    """Clauses with and after a logical action, by what it recorded."""
    if not state.ability[seat] >> AFTER_ACTION & 1:
        return
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, AFTER_ACTION):
        clause = CLAUSES[number]
        if kind in clause.types and fits_record(state, clause):
            entries.append((number, kind))
    push_effects(state, seat, entries)


def fits_record(state: Feast, clause: Clause) -> bool:
    tally = state.tally
    if clause.result and clause.result != tally[RESULT]:
        return False
    if clause.most_rolls and tally[ROLLS] > clause.most_rolls:
        return False
    if clause.spent_number >= 0:
        place = {WOOD: SPENT_WOOD, LONG_SWORD: SPENT_SWORDS, SPEAR: SPENT_SPEARS}[clause.spent_item]
        return tally[place] == clause.spent_number
    return True


def raise_after_viking_action(state: Feast, seat: int, any_source: bool) -> None:
    """Clauses that look back on the whole Viking action (FO-17.13); those that count gains of cards come last."""
    if not state.ability[seat] >> AFTER_VIKING_ACTION & 1:
        return
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, AFTER_VIKING_ACTION):
        if CLAUSES[number].any_source == any_source and gained_enough(state, CLAUSES[number]):
            entries.append((number, 0))
    push_effects(state, seat, entries)


def gained_enough(state: Feast, clause: Clause) -> bool:
    if not clause.numbers:
        return True
    item = clause.items[0]
    tally = state.tally
    if item == STOCKFISH:
        gained = tally[ANY_STOCKFISH]
    else:
        gained = tally[OWN_SILVER if item == SILVER else OWN_WOOD if item == WOOD else OWN_STONE]
    return gained == clause.numbers[0] if clause.exact else gained >= clause.numbers[0]


def raise_occupation_played(state: Feast, seat: int) -> None:
    """Once for an action or anytime use in which cards were played."""
    if state.tally[CARDS_PLAYED]:
        state.tally[CARDS_PLAYED] = 0
        raise_event(state, seat, OCCUPATION_PLAYED)
