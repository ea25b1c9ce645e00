"""What Earls remember of hands they were shown (OR-4.26, OR-15.3), for the re-deal: it keeps what a seat has seen.

A look is a list: who looked (`NONE`: everybody saw it), whose hand it was, how many Towers that Earl has laid since,
and the cards of the hand that haven't been turned up since. Those cards are still in that hand, under one of these
Towers, or ride hidden. A new look at a hand takes the place of the one before. Looks are replaced, never changed.

Nothing in the rules depends on it, and positions don't state it: whoever loads one begins without memories.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.state import NONE, OrtusRegni

VIEWER: Final = 0
SHOWN: Final = 1
LAID_SINCE: Final = 2
FIRST_CARD: Final = 3
"""From this place on a look lists cards."""


def remember(state: OrtusRegni, viewer: int, shown: int) -> None:
    kept = [look for look in state.looks if look[SHOWN] != shown or look[VIEWER] != viewer]
    kept.append([viewer, shown, 0, *state.hands[shown]])
    state.looks = kept


def turned_up(state: OrtusRegni, seat: int, kind: int) -> None:
    """A card that was in an Earl's hand is seen by all now: it may be one that was shown."""
    if state.looks:
        state.looks = [without_card(look, kind) if look[SHOWN] == seat else look for look in state.looks]


def without_card(look: list[int], kind: int) -> list[int]:
    for place in range(FIRST_CARD, len(look)):
        if look[place] == kind:
            return look[:place] + look[place + 1 :]
    return look


def tower_laid(state: OrtusRegni, seat: int) -> None:
    """It may be a card that was shown; nobody else knows."""
    if state.looks:
        state.looks = [laid_more(look, 1) if look[SHOWN] == seat else look for look in state.looks]


def tower_fell(state: OrtusRegni, seat: int, kind: int) -> None:
    """A Tower was turned up. If none was laid since a hand was shown, it tells nothing of that hand."""
    if not state.looks:
        return
    looks: list[list[int]] = []
    standing = len(state.towers[seat])
    for look in state.looks:
        if look[SHOWN] == seat and look[LAID_SINCE]:
            look = laid_more(without_card(look, kind), min(0, standing - look[LAID_SINCE]))
        looks.append(look)
    state.looks = looks


def laid_more(look: list[int], count: int) -> list[int]:
    return [*look[:LAID_SINCE], look[LAID_SINCE] + count, *look[FIRST_CARD:]]


def look_at(state: OrtusRegni, shown: int) -> list[int]:
    """What is remembered of an Earl's hand, where only one seat's memories are left; empty if nothing is."""
    for look in state.looks:
        if look[SHOWN] == shown and len(look) > FIRST_CARD:
            return look
    return []


def keep_looks_of(state: OrtusRegni, viewer: int) -> None:
    """Forget what others saw."""
    if state.looks:
        state.looks = [look for look in state.looks if look[VIEWER] == viewer or look[VIEWER] == NONE]
