"""Elimination, victory and the round limit (OR-14), and what the variants make of them (OR-16)."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import ABSORBS, BANNER, CARD_SPAN, CATHEDRAL
from meadhall.games.ortus_regni.frames.turns import SeriesFrame
from meadhall.games.ortus_regni.notes import (
    CROWN_UNCLAIMED,
    DECKS_RUN_DRY,
    ELIMINATED_AFTER_ROUND,
    EXHAUSTED,
    FIEF_LOST_BY_ELIMINATION,
    FIEF_LOST_BY_EXHAUSTION,
    FIEFLESS,
    ROUND_LIMIT_REACHED,
    SHARED_WIN_AS_DECKS_RAN_DRY,
    SHARED_WIN_BY_HOLDING_OUT,
    SHARED_WIN_BY_STANDING,
    SHARED_WIN_OVER_HORDE,
    VIKINGS_SAIL_HOME,
    VIKINGS_WON,
    WON,
    WON_AS_DECKS_RAN_DRY,
    WON_AS_TEAM,
    WON_BY_CAUSING_IT,
    WON_BY_CROWN,
    WON_BY_HOLDING_OUT,
    WON_BY_STANDING,
    WON_OVER_HORDE,
    WON_WITH_LAST_FIEF,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import lose, lose_fief, lose_mercenary
from meadhall.kernel.state import with_item

# --- losing the last building ---------------------------------------------------------------------------------------


def check_fall(state: OrtusRegni, seat: int, cause: int, note: int) -> None:
    """An Earl without a building is out at once (OR-14.1); with the Great Heathen Army, out of the saddle only."""
    if state.fiefs[seat] or not state.alive[seat]:
        return
    if state.rules.heathen:
        state.tell(FIEFLESS, seat)
        lose_following(state, seat)  # OR-16.35
        check_last_fief(state)
    else:
        eliminate(state, seat, cause, note)


def lose_following(state: OrtusRegni, seat: int) -> None:
    """Mercenaries with garrisons and Kingship Banners (OR-16.34, OR-16.35)."""
    for mercenary in state.mercenaries[seat]:
        lose_mercenary(state, mercenary)
    from_table = [seat * CARD_SPAN + BANNER] * state.banners[seat]
    state.banners = with_item(state.banners, seat, 0)
    for card in from_table:
        lose(state, card)


def check_last_fief(state: OrtusRegni) -> None:
    """Before the Vikings arrive, the only Earl with a Fief wins at once (OR-16.37)."""
    if state.arrived:
        return
    landed = [seat for seat in state.living() if state.fiefs[seat]]
    if len(landed) == 1:
        win(state, landed[0], WON_WITH_LAST_FIEF)


def exhaust(state: OrtusRegni, seat: int) -> None:
    """With the Great Heathen Army an empty deck costs everything but the seat (OR-16.34)."""
    state.tell(EXHAUSTED, seat)
    for fief in state.fiefs[seat]:
        lose_fief(state, fief, FIEF_LOST_BY_EXHAUSTION)
    lose_following(state, seat)
    state.decks[seat] = sorted(state.discards[seat])
    state.discards[seat] = []


# --- elimination ----------------------------------------------------------------------------------------------------


def eliminate(state: OrtusRegni, seat: int, cause: int, note: int) -> None:
    """OR-14.4, OR-14.5: what an Earl has leaves the game, what belongs to others goes back to them.

    `note` tells by which clause, `cause` is whose doing it was.
    Hand, deck and Towers stay where they are, out of play and out of sight, until the game ends (OR-15.10).
    """
    state.tell(note, seat)
    state.alive = with_item(state.alive, seat, False)
    state.fallen = state.fallen + [seat]
    for fief in state.fiefs[seat]:
        lose_fief(state, fief, FIEF_LOST_BY_ELIMINATION)
    for mercenary in state.mercenaries[seat]:
        lose_mercenary(state, mercenary)
    state.own_piles()
    state.army_discard[0] += state.pool_infantry[seat]
    state.army_discard[1] += state.pool_knights[seat]
    state.pool_infantry[seat] = 0
    state.pool_knights[seat] = 0
    state.discards[seat] = []
    state.banners = with_item(state.banners, seat, 0)
    state.emissaries = with_item(state.emissaries, seat, [])
    state.cubes = with_item(state.cubes, seat, 0)  # OR-11.14
    state.spent = with_item(state.spent, seat, False)
    if state.king == seat:
        unclaim_crown(state, seat)
    check_victory(state, cause)


def eliminate_spent(state: OrtusRegni) -> None:
    """All who couldn't draw this round go together; if nobody else lives, the round was the last (OR-14.11)."""
    spent = [seat for seat in state.living() if state.spent[seat]]
    state.spent = [False] * state.players
    if len(spent) == len(state.living()):
        state.tell(DECKS_RUN_DRY, state.round)
        tell_first(state, WON_AS_DECKS_RAN_DRY, SHARED_WIN_AS_DECKS_RAN_DRY)
        finish(state)
        return
    # Who stands worse falls first; of equals whoever is earlier in the round.
    order = sorted([(standing(state, seat), (seat - state.first) % state.players) for seat in spent])
    for _, place in order:
        if state.outcome == NONE:
            seat = (state.first + place) % state.players
            eliminate(state, seat, seat, ELIMINATED_AFTER_ROUND)


def unclaim_crown(state: OrtusRegni, seat: int) -> None:
    """OR-9.8: the King is gone, and his Guard with him."""
    state.tell(CROWN_UNCLAIMED, seat)
    state.king = NONE
    state.own_piles()
    state.army_discard[0] += state.guard[0]
    state.army_discard[1] += state.guard[1]
    state.guard = [0, 0]


def check_victory(state: OrtusRegni, cause: int) -> None:
    """The last living Earl wins (OR-14.8), or the last living team (OR-16.32), or the last with a Fief (OR-16.37)."""
    living = state.living()
    if not living:
        win(state, cause, WON_BY_CAUSING_IT)
    elif state.rules.teams:
        if len(living) == 1 or (len(living) == 2 and state.ally(living[0]) == living[1]):
            state.tell(WON_AS_TEAM, state.ally(living[0]))
            win(state, living[0], WON_AS_TEAM)
    elif len(living) == 1:
        win(state, living[0], WON)
    elif state.rules.heathen:
        check_last_fief(state)  # a concession is the only way out of this variant (OR-16.33)


def win(state: OrtusRegni, seat: int, note: int) -> None:
    state.outcome = seat
    state.tell(note, seat)
    finish(state)


def check_crowned_archbishop(state: OrtusRegni, seat: int) -> None:
    """King and Archbishop in one at the start of the turn wins (OR-16.21, OR-16.33)."""
    if not (state.rules.state_and_church or state.rules.heathen) or state.king != seat:
        return
    if state.count(seat, CATHEDRAL):
        state.outcome = seat
        state.tell(WON_BY_CROWN, seat)
        finish(state)


def vikings_win(state: OrtusRegni) -> None:
    """OR-16.38: all Earls lose."""
    state.outcome = VIKINGS
    state.tell(VIKINGS_WON)
    finish(state)


def check_horde_gone(state: OrtusRegni) -> None:
    """With the Great Heathen Army the game ends with the horde (OR-16.38)."""
    if not state.over and state.rules.heathen and state.arrived and sum(state.horde) == 0:
        save_the_land(state, WON_OVER_HORDE, SHARED_WIN_OVER_HORDE)


def save_the_land(state: OrtusRegni, alone: int, shared: int) -> None:
    """The King wins, or else the first by standing; a shared first place has no winner to name (OR-14.9)."""
    if state.king != NONE and state.fiefs[state.king]:
        win(state, state.king, alone)
    elif any(state.fiefs[seat] for seat in state.living()):
        tell_first(state, alone, shared)
        finish(state)
    else:
        vikings_win(state)


def heathen_army_is_done(state: OrtusRegni) -> bool:
    """After a Vikings' turn: they win when no Earl has a Fief, and sail home when their time is up (OR-16.45)."""
    state.viking_turns += 1
    if not any(state.fiefs[seat] for seat in state.living()):
        vikings_win(state)
        return True
    if state.viking_turns == state.rules.heathen_turns:
        state.tell(VIKINGS_SAIL_HOME, state.viking_turns)
        save_the_land(state, WON_BY_HOLDING_OUT, SHARED_WIN_BY_HOLDING_OUT)
        return True
    return False


def check_round_limit(state: OrtusRegni) -> None:
    """After the Vikings' turn of the last round (OR-14.9, OR-16.38)."""
    if state.rules.heathen and state.arrived and heathen_army_is_done(state):
        return
    if state.round >= state.rules.round_limit:
        state.tell(ROUND_LIMIT_REACHED, state.round)
        if state.rules.heathen and state.arrived:
            vikings_win(state)
        else:
            tell_first(state, WON_BY_STANDING, SHARED_WIN_BY_STANDING)
            finish(state)


def tell_first(state: OrtusRegni, alone: int, shared: int) -> None:
    """Who is first by standing, alone or with others; any Fief stands above none."""
    places = game_places(state)
    note = alone if places.count(1) == 1 else shared
    for seat in range(state.players):
        if places[seat] == 1:
            state.tell(note, seat)


def finish(state: OrtusRegni) -> None:
    """The game is over, unless it was one of a series (OR-16.3). Whatever was under way ends here."""
    state.stack = []
    state.reveal()  # all lists, hands and Towers are shown (OR-15.5)
    if state.rules.series > 1:
        state.stack.append(SeriesFrame())
    else:
        state.over = True


TIES: Final[list[str]] = ["holdings", "towers", "cards"]
"""What `standing` compares, by name: all but the first break ties (OR-14.9)."""

# --- standings ------------------------------------------------------------------------------------------------------


def holdings(state: OrtusRegni, seat: int) -> int:
    """The summed absorption of an Earl's buildings and Properties (OR-14.9)."""
    total = 0
    for fief in state.fiefs[seat]:
        total += ABSORBS[state.building[fief] % CARD_SPAN]
        for card in state.properties[fief]:
            total += ABSORBS[card % CARD_SPAN]
    return total


def standing(state: OrtusRegni, seat: int) -> tuple[int, int, int]:
    """What living Earls are ranked by at the round limit: holdings, then Towers, then cards (OR-14.9, OR-16.41)."""
    members = [seat]
    ally = state.living_ally(seat)
    if ally != NONE:
        members.append(ally)
    total = 0
    towers = 0
    cards = 0
    for member in members:
        total += holdings(state, member)
        towers += len(state.towers[member])
        cards += len(state.decks[member]) + len(state.hands[member])
    return total, towers, cards


def merit(state: OrtusRegni, seat: int) -> tuple[int, int, int, int, int]:
    """What places go by: named winner, then the living by their standing, then the fallen, the last to fall first."""
    if state.outcome == VIKINGS:
        return (0, 0, 0, 0, 0)
    ally = state.ally(seat)
    if state.outcome != NONE and (seat == state.outcome or ally == state.outcome):
        return (2, 0, 0, 0, 0)
    alive = state.alive[seat] or (ally != NONE and state.alive[ally])
    if alive:
        whose = seat if state.alive[seat] else ally
        total, towers, cards = standing(state, whose)
        return (1, 0, total, towers, cards)
    fell = state.fallen.index(seat)
    if ally != NONE:
        fell = max(fell, state.fallen.index(ally))
    return (0, fell, 0, 0, 0)


def game_places(state: OrtusRegni) -> list[int]:
    """Places of the game just played; equals share one, and the Vikings stand above all Earls they beat."""
    merits = [merit(state, seat) for seat in range(state.players)]
    above = 1 if state.outcome == VIKINGS else 0
    return [1 + above + sum([1 for other in merits if other > mine]) for mine in merits]


def series_places(state: OrtusRegni) -> list[int]:
    """Places by games won (OR-16.4); equals share."""
    return [1 + sum([1 for other in state.wins if other > mine]) for mine in state.wins]
