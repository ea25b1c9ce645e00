"""Dealing anew what a seat can't know (OR-15): other hands, decks, Towers, trays, deck lists, packs, hidden riders.

What is visible of an Earl's set is counted; the rest is drawn from a likely deck and from the set, by the given chance
alone, so that the outcome depends on nothing the seat doesn't know. Decks have no order, so there is none to deal.
What a seat was shown of a hand it remembers (`turn/looks.py`).
"""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    BANNER,
    CARD_SPAN,
    COPIES_PER_TYPE,
    DECK_SIZE,
    PALACE,
    counts_of_cards,
)
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.frames.opening import DraftFrame, SetUpFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, InstallFrame, SeriesFrame
from meadhall.games.ortus_regni.knowledge.bot_decks import KNOWN_LISTS
from meadhall.games.ortus_regni.politics.joust import LORD_RIDES
from meadhall.games.ortus_regni.setup.deck_building import deck_fits, most_copies
from meadhall.games.ortus_regni.setup.setup import TABLE
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.looks import FIRST_CARD, LAID_SINCE, keep_looks_of, look_at
from meadhall.games.ortus_regni.war.forces import HAND_UNIT, role_of, seat_of, which_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.state import with_item


def redeal(state: OrtusRegni, seat: int | None, chance: Chance) -> None:
    if state.over:
        return  # nothing is hidden any more (OR-15.5)
    viewer = NONE if seat is None else seat
    # An eliminated Earl is shown only what is public (OR-15.9).
    keep_looks_of(state, viewer if viewer != NONE and state.alive[viewer] else NONE)
    top = state.stack[-1]
    if isinstance(top, SeriesFrame):
        top.rebuilding &= 0 if viewer == NONE else 1 << viewer
    elif state.rules.draft:
        redeal_draft(state, viewer, chance)
    else:
        bottom = state.stack[0]
        before_decks = isinstance(bottom, SetUpFrame) and bottom.part <= TABLE
        for other in hidden_seats(state, viewer):
            if before_decks:
                redeal_plans(state, other, chance)
            elif state.alive[other]:
                redeal_set(state, other, chance)
            else:
                forget(state, other)
    state.chance = chance.split()
    if viewer not in state.waiting:
        # Whoever is asked chooses from other cards now.
        state.waiting = []
        state.choices = []
        state.settle()


def hidden_seats(state: OrtusRegni, viewer: int) -> list[int]:
    """Whose cards the viewer can't see; an eliminated Earl is shown only what is public (OR-15.9)."""
    return [seat for seat in range(state.players) if seat != viewer or not state.alive[seat]]


def forget(state: OrtusRegni, seat: int) -> None:
    """What left the game with an Earl plays no part any more."""
    state.hands[seat] = []
    state.decks[seat] = []
    state.towers[seat] = []
    state.trays = with_item(state.trays, seat, [0] * SET_KINDS)
    state.lists = with_item(state.lists, seat, [0] * SET_KINDS)


# --- an Earl's set --------------------------------------------------------------------------------------------------


def visible_cards(state: OrtusRegni, owner: int) -> list[int]:
    """How many of each kind of an Earl's set everybody can see, Palace included."""
    counts = counts_of_cards(state.discards[owner], CARD_SPAN)
    for kind in state.emissaries[owner]:
        counts[kind] += 1
    counts[BANNER] += state.banners[owner]
    for fief in state.fiefs[owner]:
        if state.lord[fief] != NONE:
            counts[state.lord[fief]] += 1
    add_owned(counts, owner, state.building)
    add_owned(counts, owner, state.mercenary_card)
    add_owned(counts, owner, state.spoils)
    for fief in range(len(state.properties)):
        if state.holder[fief] != NONE:
            add_owned(counts, owner, state.properties[fief])
    add_under_way(state, owner, counts)
    return counts


def add_owned(counts: list[int], owner: int, cards: list[int]) -> None:
    """Count those cards on the table that belong to an Earl."""
    first = owner * CARD_SPAN
    for card in cards:
        if first <= card < first + CARD_SPAN:
            counts[card - first] += 1


def add_under_way(state: OrtusRegni, owner: int, counts: list[int]) -> None:
    """Count an Earl's cards that are fielded from hand, or on their way to a Fief."""
    for fielded in state.attack_force + state.defend_force:
        if role_of(fielded) == HAND_UNIT and seat_of(fielded) == owner:
            counts[which_of(fielded)] += 1
    for frame in state.stack:
        if isinstance(frame, AttachFrame):
            add_owned(counts, owner, [frame.card])
        elif isinstance(frame, InstallFrame) and frame.seat == owner:
            counts[frame.kind] += 1


def hidden_count(state: OrtusRegni, seat: int) -> int:
    cards = len(state.hands[seat]) + len(state.decks[seat]) + len(state.towers[seat])
    return cards + rides_hidden(state, seat)


def redeal_set(state: OrtusRegni, seat: int, chance: Chance) -> None:
    """Hidden cards from a likely deck and the rest of the set; what is left over is the tray."""
    seen = visible_cards(state, seat)
    look = look_at(state, seat)
    shown = look[FIRST_CARD:]
    known = seen[:]
    for kind in shown:
        known[kind] += 1
    wanted = hidden_count(state, seat) - (1 - known[PALACE]) - len(shown)
    hidden = likely_cards(state, seat, known, wanted, chance)
    counts = counts_of_cards(hidden, SET_KINDS)
    state.trays = with_item(
        state.trays, seat, [COPIES_PER_TYPE - known[kind] - counts[kind] for kind in range(SET_KINDS)]
    )
    chance.shuffle(hidden)
    state.lists = with_item(state.lists, seat, likely_list(known, hidden))
    if not known[PALACE]:
        hidden.insert(chance.below(len(hidden) + 1), PALACE)
    deal_hidden(state, seat, with_shown(state, seat, look, hidden, chance))


def likely_cards(state: OrtusRegni, seat: int, seen: list[int], wanted: int, chance: Chance) -> list[int]:
    """What the Earl may hold, in no order: the rest of a deck that fits what was seen, filled up from the set."""
    cards: list[int] = []
    deck = likely_deck(state, seat, seen, chance)
    for kind in range(SET_KINDS):
        cards += [kind] * max(0, deck[kind] - seen[kind])
    if len(cards) > wanted:
        chance.shuffle(cards)
        return cards[:wanted]
    counts = counts_of_cards(cards, SET_KINDS)
    left = [COPIES_PER_TYPE - seen[kind] - counts[kind] for kind in range(SET_KINDS)]
    while len(cards) < wanted:
        kind = random_kind(left, chance)
        left[kind] -= 1
        cards.append(kind)
    return cards


def likely_deck(state: OrtusRegni, seat: int, seen: list[int], chance: Chance) -> list[int]:
    """The deck named by option, a known deck that agrees with what was seen, or none in particular."""
    if state.rules.given_decks and state.game_number == 1:
        return state.rules.given_decks[seat]
    candidates = [deck for deck in KNOWN_LISTS if agrees(deck, seen, state.common)]
    place = chance.below(len(candidates) + 1)
    return state.common if place == len(candidates) else candidates[place]


def agrees(deck: list[int], seen: list[int], common: list[int]) -> bool:
    for kind in range(SET_KINDS):
        if seen[kind] > deck[kind] or common[kind] > deck[kind]:
            return False
    return True


def likely_list(seen: list[int], hidden: list[int]) -> list[int]:
    """A deck list those cards could come from: all of them, less what must have come from the tray."""
    counts = counts_of_cards(hidden, SET_KINDS)
    counts = [counts[kind] + seen[kind] for kind in range(SET_KINDS)]
    if sum(counts) <= DECK_SIZE:
        return counts
    order = hidden[:]
    for kind in range(SET_KINDS):
        order += [kind] * seen[kind]
    for kind in order[: sum(counts) - DECK_SIZE]:
        counts[kind] -= 1
    return counts


def with_shown(state: OrtusRegni, seat: int, look: list[int], cards: list[int], chance: Chance) -> list[int]:
    """Shuffled cards, and among them those of a hand that was shown: where `deal_hidden` gives them to the hand, to a
    Tower laid since, which are the last ones, or to the hidden rider."""
    if not look:
        return cards
    hand = len(state.hands[seat])
    older = len(state.towers[seat]) - look[LAID_SINCE]
    shown = look[FIRST_CARD:]
    others = hand + look[LAID_SINCE] + rides_hidden(state, seat) - len(shown)
    near = shown + cards[:others]
    chance.shuffle(near)
    rest = cards[others:]
    return near[:hand] + rest[:older] + near[hand:] + rest[older:]


def rides_hidden(state: OrtusRegni, seat: int) -> int:
    return 1 if 0 <= state.contestants[seat] < LORD_RIDES else 0


def deal_hidden(state: OrtusRegni, seat: int, cards: list[int]) -> None:
    """Shuffled cards to hand, Towers, hidden rider and deck, each keeping its size."""
    hand = len(state.hands[seat])
    towers = hand + len(state.towers[seat])
    state.hands[seat] = cards[:hand]
    state.towers[seat] = cards[hand:towers]
    if rides_hidden(state, seat):
        state.contestants = with_item(state.contestants, seat, cards[towers])
        towers += 1
    state.decks[seat] = sorted(cards[towers:])


# --- before the game ------------------------------------------------------------------------------------------------


def redeal_plans(state: OrtusRegni, seat: int, chance: Chance) -> None:
    """Bought Towers and deck lists; of a deck still being built nothing is known."""
    seen = visible_cards(state, seat)
    bought = seen[:SET_KINDS]
    towers: list[int] = []
    for _ in state.towers[seat]:
        kind = random_kind([COPIES_PER_TYPE - count for count in bought], chance)
        bought[kind] += 1
        towers.append(kind)
    state.towers[seat] = towers
    state.bought = with_item(state.bought, seat, bought)
    building = seat in state.waiting or sum(state.lists[seat]) < DECK_SIZE
    state.lists = with_item(state.lists, seat, state.common if building else plan_deck(state, seat, chance))


def plan_deck(state: OrtusRegni, seat: int, chance: Chance) -> list[int]:
    if state.rules.given_decks and state.game_number == 1:
        return state.rules.given_decks[seat]
    candidates = [deck for deck in KNOWN_LISTS if deck_fits(state, seat, deck)]
    place = chance.below(len(candidates) + 1)
    if place < len(candidates):
        return candidates[place]
    counts = state.common[:]
    while sum(counts) < DECK_SIZE:
        counts[random_kind([most_copies(state, seat, kind) - counts[kind] for kind in range(SET_KINDS)], chance)] += 1
    return counts


def random_kind(left: list[int], chance: Chance) -> int:
    """A kind, each as likely as there are cards of it left."""
    place = chance.below(sum(left))
    kind = 0
    while place >= left[kind]:
        place -= left[kind]
        kind += 1
    return kind


# --- drafting -------------------------------------------------------------------------------------------------------


def redeal_draft(state: OrtusRegni, viewer: int, chance: Chance) -> None:
    """One set lies in everybody's hands: whatever the viewer can't see of it changes places."""
    others = hidden_seats(state, viewer)
    top = state.stack[-1]
    if isinstance(top, DraftFrame):
        for seat in others:
            unpick(state, seat, top.size)
    pool: list[int] = []
    for seat in others:
        pool += gather(state, seat)
    for kind in range(SET_KINDS):
        pool += [kind] * state.undealt[kind]
    pool.sort()
    chance.shuffle(pool)
    for seat in others:
        if state.alive[seat]:
            for kind in look_at(state, seat)[FIRST_CARD:]:
                if kind != PALACE:
                    pool.remove(kind)
    for seat in others:
        deal_share(state, seat, pool, chance)
    state.undealt = counts_of_cards(pool, SET_KINDS)


def unpick(state: OrtusRegni, seat: int, size: int) -> None:
    """Somebody who still owes a pick may have made the first of it, which nobody can tell."""
    early = size - len(state.packs[seat])
    if seat in state.waiting and early > 0:
        kept = state.kept[seat]
        state.packs = with_item(state.packs, seat, sorted(state.packs[seat] + kept[:early]))
        state.kept = with_item(state.kept, seat, kept[early:])


def gather(state: OrtusRegni, seat: int) -> list[int]:
    cards = state.packs[seat] + state.kept[seat] + state.hands[seat] + state.decks[seat] + state.towers[seat]
    if rides_hidden(state, seat):
        cards.append(state.contestants[seat])
    return [kind for kind in cards if kind != PALACE]


def deal_share(state: OrtusRegni, seat: int, pool: list[int], chance: Chance) -> None:
    """As many cards as the Earl had; among them what was shown of the hand, and the own Palace if nobody can see it."""
    state.packs = with_item(state.packs, seat, sorted(take(pool, len(state.packs[seat]))))
    state.kept = with_item(state.kept, seat, sorted(take(pool, len(state.kept[seat]))))
    state.lists = with_item(state.lists, seat, [0] * SET_KINDS)
    if not state.alive[seat]:
        forget(state, seat)
        return
    look = look_at(state, seat)
    shown = look[FIRST_CARD:]
    palaces = [] if visible_cards(state, seat)[PALACE] or PALACE in shown else [PALACE]
    cards = take(pool, hidden_count(state, seat) - len(palaces) - len(shown)) + palaces
    chance.shuffle(cards)
    deal_hidden(state, seat, with_shown(state, seat, look, cards, chance))


def take(pool: list[int], count: int) -> list[int]:
    taken = pool[:count]
    del pool[:count]
    return taken
