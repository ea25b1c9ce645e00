"""Cards on the move (OR-1.5, OR-1.6, OR-5): out of hands, onto the table, between Earldoms, into the piles."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    CARD_SPAN,
    INFANTRY,
    MANY,
    MERC_GARRISON_SLOTS,
    MERCENARY,
    PALACE,
    number_of,
)
from meadhall.games.ortus_regni.frames.turns import AttachFrame
from meadhall.games.ortus_regni.notes import DREW_CARD, NO_PLACE_FOR, NO_PLACE_WITHOUT_FIEF
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.looks import turned_up

# --- hands and piles ------------------------------------------------------------------------------------------------


def take_from_hand(state: OrtusRegni, seat: int, kind: int) -> None:
    """A card leaves the hand and is seen by all."""
    take_hidden(state, seat, kind)
    turned_up(state, seat, kind)


def take_hidden(state: OrtusRegni, seat: int, kind: int) -> None:
    """A card leaves the hand face down."""
    state.hands[seat] = without(state.hands[seat], kind)


def discard(state: OrtusRegni, seat: int, kind: int) -> None:
    """A card of the Earl's own goes from the hand to the discard pile."""
    take_from_hand(state, seat, kind)
    state.discards[seat] = state.discards[seat] + [kind]


def lose(state: OrtusRegni, card: int) -> None:
    """A card is lost: to its owner's pile, or out of the game with its owner (OR-1.6, OR-14.6)."""
    owner = card // CARD_SPAN
    if state.alive[owner]:
        state.discards[owner] = state.discards[owner] + [card % CARD_SPAN]


def draw_cards(state: OrtusRegni, seat: int, count: int, note: int) -> int:
    """Draw so many cards, or as many as there are, from the own deck; returns how many (OR-15.7).

    `note` tells each draw under the clause that asks for it.
    """
    deck = state.decks[seat]
    drawn = 0
    while drawn < count and deck:
        place = state.chance.below(len(deck))
        kind = deck[place]
        deck = deck[:place] + deck[place + 1 :]
        state.hands[seat] = state.hands[seat] + [kind]
        drawn += 1
        state.tell(note, seat)
        state.tell_seat(seat, DREW_CARD, seat, kind)
    state.decks[seat] = deck
    return drawn


def draw_from(state: OrtusRegni, deck: list[int], pile: list[int]) -> int:
    """A random card of a table deck; an empty deck is made anew from its pile, or yields nothing (OR-1.10)."""
    total = number_of(deck)
    if total == 0:
        for card in range(len(deck)):
            deck[card] = pile[card]
            pile[card] = 0
        total = number_of(deck)
        if total == 0:
            return NONE
    place = state.chance.below(total)
    card = 0
    while place >= deck[card]:
        place -= deck[card]
        card += 1
    deck[card] -= 1
    return card


# --- Fiefs ----------------------------------------------------------------------------------------------------------


def owned_by(state: OrtusRegni, seat: int, card: int) -> int:
    """A card that enters an Earldom; in a drafted game all but Palaces change owner with it (OR-16.20)."""
    kind = card % CARD_SPAN
    return seat * CARD_SPAN + kind if state.rules.draft and kind != PALACE else card


def found_fief(state: OrtusRegni, seat: int, kind: int) -> int:
    """A building from hand or set starts a new, empty Fief (OR-4.4); returns its number."""
    state.own_earldoms()
    fief = state.building.index(NONE)
    state.building[fief] = seat * CARD_SPAN + kind
    state.holder[fief] = seat
    state.fiefs[seat] = state.fiefs[seat] + [fief]
    return fief


def without(numbers: list[int], number: int) -> list[int]:
    rest = numbers[:]
    rest.remove(number)
    return rest


def lose_lord(state: OrtusRegni, fief: int) -> None:
    state.own_earldoms()
    kind = state.lord[fief]
    if kind != NONE:
        state.lord[fief] = NONE
        lose(state, state.holder[fief] * CARD_SPAN + kind)


def empty_fief(state: OrtusRegni, fief: int) -> None:
    """Properties and Lord go when their building does (OR-5.4, OR-5.5)."""
    state.own_earldoms()
    lose_lord(state, fief)
    for card in state.properties[fief]:
        lose(state, card)
    state.properties[fief] = []


def lose_fief(state: OrtusRegni, fief: int, note: int) -> None:
    """A building is lost with all that belongs to it; `note` tells by which clause."""
    state.own_earldoms()
    seat = state.holder[fief]
    state.tell(note, seat, fief)
    empty_fief(state, fief)
    lose(state, state.building[fief])
    state.building[fief] = NONE
    state.holder[fief] = NONE
    state.fiefs[seat] = without(state.fiefs[seat], fief)


def give_fief(state: OrtusRegni, fief: int, seat: int) -> None:
    """A building stands in another Earldom from now on, its Properties with it; its Lord is lost (OR-5.5, OR-5.7)."""
    state.own_earldoms()
    lose_lord(state, fief)
    old = state.holder[fief]
    state.fiefs[old] = without(state.fiefs[old], fief)
    state.fiefs[seat] = state.fiefs[seat] + [fief]
    state.holder[fief] = seat
    state.building[fief] = owned_by(state, seat, state.building[fief])
    state.properties[fief] = [owned_by(state, seat, card) for card in state.properties[fief]]


def take_property(state: OrtusRegni, fief: int, card: int) -> None:
    state.own_earldoms()
    state.properties[fief] = without(state.properties[fief], card)


def attach(state: OrtusRegni, seat: int, fief: int, card: int) -> None:
    state.own_earldoms()
    state.properties[fief] = state.properties[fief] + [owned_by(state, seat, card)]


def gain_property(state: OrtusRegni, seat: int, card: int) -> None:
    """A Property comes from elsewhere: its new holder picks a Fief for it; without one it is lost (OR-5.6)."""
    if state.fiefs[seat]:
        state.stack.append(AttachFrame(seat, card, 0))
    else:
        note = NO_PLACE_WITHOUT_FIEF if state.rules.heathen else NO_PLACE_FOR
        state.tell(note, seat, card % CARD_SPAN)
        lose(state, card)


def distinct(cards: list[int]) -> list[int]:
    """Each card once, in a fixed order: cards alike in kind and owner can't be told apart."""
    return sorted(set(cards))


# --- Mercenaries and Army cards -------------------------------------------------------------------------------------


def hire(state: OrtusRegni, seat: int) -> int:
    state.own_earldoms()
    mercenary = state.mercenary_card.index(NONE)
    state.mercenary_card[mercenary] = seat * CARD_SPAN + MERCENARY
    state.mercenary_holder[mercenary] = seat
    state.mercenaries[seat] = state.mercenaries[seat] + [mercenary]
    return mercenary


def garrison_room(state: OrtusRegni, mercenary: int) -> int:
    """Free garrison slots (OR-5.15, OR-16.22)."""
    slots = MANY if state.rules.captains else MERC_GARRISON_SLOTS
    return slots - state.garrison_infantry[mercenary] - state.garrison_knights[mercenary]


def lose_mercenary(state: OrtusRegni, mercenary: int) -> None:
    """A Mercenary is lost with its whole garrison (OR-5.15)."""
    state.own_piles()
    state.own_earldoms()
    seat = state.mercenary_holder[mercenary]
    state.army_discard[0] += state.garrison_infantry[mercenary]
    state.army_discard[1] += state.garrison_knights[mercenary]
    state.garrison_infantry[mercenary] = 0
    state.garrison_knights[mercenary] = 0
    lose(state, state.mercenary_card[mercenary])
    state.mercenary_card[mercenary] = NONE
    state.mercenary_holder[mercenary] = NONE
    state.mercenaries[seat] = without(state.mercenaries[seat], mercenary)


def give_mercenary(state: OrtusRegni, mercenary: int, seat: int) -> None:
    """It moves with its garrison (OR-7.17)."""
    state.own_earldoms()
    old = state.mercenary_holder[mercenary]
    state.mercenaries[old] = without(state.mercenaries[old], mercenary)
    state.mercenaries[seat] = state.mercenaries[seat] + [mercenary]
    state.mercenary_holder[mercenary] = seat
    state.mercenary_card[mercenary] = owned_by(state, seat, state.mercenary_card[mercenary])


def take_army(state: OrtusRegni, seat: int, army: int) -> None:
    """An Army card leaves the pool."""
    state.own_piles()
    if army == INFANTRY:
        state.pool_infantry[seat] -= 1
    else:
        state.pool_knights[seat] -= 1


def take_garrison(state: OrtusRegni, mercenary: int, army: int) -> None:
    state.own_earldoms()
    if army == INFANTRY:
        state.garrison_infantry[mercenary] -= 1
    else:
        state.garrison_knights[mercenary] -= 1


def draw_army(state: OrtusRegni, seat: int, count: int) -> tuple[int, int]:
    """Army cards into the pool, as many as the supply has (OR-4.22); returns the infantry and knights drawn."""
    state.own_piles()
    infantry = 0
    knights = 0
    for _ in range(count):
        army = draw_from(state, state.army_deck, state.army_discard)
        if army == NONE:
            break
        if army == INFANTRY:
            infantry += 1
        else:
            knights += 1
    state.pool_infantry[seat] += infantry
    state.pool_knights[seat] += knights
    return infantry, knights


def army_supply(state: OrtusRegni) -> int:
    return number_of(state.army_deck) + number_of(state.army_discard)
