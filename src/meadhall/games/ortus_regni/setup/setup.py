"""Setup (OR-2.7 to OR-2.12): from the bare table to the first turn, with what the variants put in between."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ARMY_DECKS,
    ARMY_SPLIT,
    BATTLE_SPLIT,
    COPIES_PER_TYPE,
    PALACE,
    START_CUBES,
    START_HAND,
    TOURN_TOWERS,
    VIKING_SPLIT,
    cards_of_list,
    counts_of_cards,
    number_of,
)
from meadhall.games.ortus_regni.codes import KEEP, KINDS, REDRAW, SET_KINDS, TOWER
from meadhall.games.ortus_regni.frames.opening import (
    DecksFrame,
    DraftFrame,
    HouseFrame,
    LegacyFrame,
    MulliganFrame,
    SetUpFrame,
    TrayTowersFrame,
)
from meadhall.games.ortus_regni.frames.turns import RoundFrame
from meadhall.games.ortus_regni.notes import (
    FIRST_PLAYER,
    FIRST_PLAYER_AFTER_HOUSE,
    FIRST_PLAYER_BEFORE_LEGACY,
    HAND_KEPT,
    HAND_REDRAWN,
    HOUSE_NAMED,
    OPENING_HAND,
    REDRAWN_HAND,
    TOWER_FACE,
    TRAY_TOWERS_LAID,
)
from meadhall.games.ortus_regni.politics.kingship import check_crown
from meadhall.games.ortus_regni.setup.deck_building import packed_counts
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import draw_from, found_fief
from meadhall.kernel.state import Step, with_item

# The parts of setup, in order.
PALACES: Final = 0
BEFORE_DECKS: Final = 1
BUILD_DECKS: Final = 2
TABLE: Final = 3
TRAY_TOWERS: Final = 4
HANDS: Final = 5
MULLIGANS: Final = 6
PLAY: Final = 7


class SetUp(Step[OrtusRegni]):
    """Leads from one part of setup to the next."""

    def proceed(self, state: OrtusRegni, frame: SetUpFrame) -> None:
        part = frame.part
        frame.part += 1
        if part == PALACES:
            lay_palaces(state)
        elif part == BEFORE_DECKS:
            prepare_decks(state)
        elif part == BUILD_DECKS:
            if state.rules.legacy:
                check_crown(state)  # OR-16.9
            if not state.rules.draft:
                state.stack.append(DecksFrame())
        elif part == TABLE:
            lay_table(state)
        elif part == TRAY_TOWERS:
            if state.rules.tournament:
                state.points = [TOURN_TOWERS] * state.players
                state.stack.append(TrayTowersFrame())
        elif part == HANDS:
            for seat in range(state.players):
                draw_hand(state, seat, OPENING_HAND)
        elif part == MULLIGANS:
            if state.rules.mulligan:
                state.stack.append(MulliganFrame())
        else:
            state.stack.pop()
            state.stack.append(RoundFrame())


def lay_palaces(state: OrtusRegni) -> None:
    """Each Palace is a Fief without Lord or Property; each Earl has a cube in the bag (OR-2.8, OR-2.9)."""
    for seat in range(state.players):
        found_fief(state, seat, PALACE)
        state.cubes = with_item(state.cubes, seat, START_CUBES)


def prepare_decks(state: OrtusRegni) -> None:
    """What some variants do before decks are built (OR-16.6, OR-16.14, OR-16.17)."""
    if state.rules.legacy:
        draw_first_player(state, FIRST_PLAYER_BEFORE_LEGACY)
        state.points = [state.rules.legacy_points] * state.players
        state.stack.append(LegacyFrame())
    elif state.rules.house:
        seat = draw_cube(state)
        state.tell(HOUSE_NAMED, seat)
        state.stack.append(HouseFrame(seat))
    elif state.rules.draft:
        state.undealt = [COPIES_PER_TYPE] * SET_KINDS
        state.stack.append(DraftFrame())


def draw_cube(state: OrtusRegni) -> int:
    """A random cube of the bag names an Earl; nobody if the bag is empty."""
    total = number_of(state.cubes)
    if total == 0:
        return NONE
    place = state.chance.below(total)
    seat = 0
    while place >= state.cubes[seat]:
        place -= state.cubes[seat]
        seat += 1
    return seat


def draw_first_player(state: OrtusRegni, note: int) -> None:
    state.first = draw_cube(state)
    state.tell(note, state.first)


def lay_table(state: OrtusRegni) -> None:
    """Table decks, Earl decks and trays; the first player, if a variant hasn't named one (OR-1.9, OR-2.5, OR-2.9)."""
    state.army_deck = [ARMY_DECKS[state.players] * count for count in ARMY_SPLIT]
    state.battle_deck = BATTLE_SPLIT[:]
    state.viking_deck = VIKING_SPLIT[:]
    for seat in range(state.players):
        counts = state.lists[seat]
        state.decks[seat] = cards_of_list(counts)
        if not state.rules.draft:
            bought = state.bought[seat]
            state.trays = with_item(
                state.trays, seat, [COPIES_PER_TYPE - counts[kind] - bought[kind] for kind in range(SET_KINDS)]
            )
            state.bought = with_item(state.bought, seat, [0] * SET_KINDS)
    if not state.rules.legacy:
        draw_first_player(state, FIRST_PLAYER_AFTER_HOUSE if state.rules.house else FIRST_PLAYER)


def draw_hand(state: OrtusRegni, seat: int, note: int) -> None:
    """Five random cards of the deck (OR-2.12, OR-16.5)."""
    deck = state.decks[seat][:]
    state.chance.shuffle(deck)
    state.hands[seat] = deck[:START_HAND]
    state.decks[seat] = sorted(deck[START_HAND:])
    state.tell_seat(seat, note, seat, packed_counts(counts_of_cards(state.hands[seat], KINDS)))


class TrayTowers(Step[OrtusRegni]):
    """D-38: everybody lays two cards of the tray as Towers, at once and in secret (OR-16.1, OR-16.39)."""

    def proceed(self, state: OrtusRegni, frame: TrayTowersFrame) -> None:
        if state.rules.draft:
            lay_random_towers(state)
            state.stack.pop()
            return
        owing = [seat for seat in range(state.players) if state.points[seat]]
        if owing:
            state.ask_all(owing)
        else:
            state.stack.pop()

    def legal(self, state: OrtusRegni, frame: TrayTowersFrame, seat: int) -> list[int]:
        return [TOWER + kind for kind in range(SET_KINDS) if state.trays[seat][kind]]

    def play(self, state: OrtusRegni, frame: TrayTowersFrame, seat: int, code: int) -> None:
        kind = code - TOWER
        tray = state.trays[seat][:]
        tray[kind] -= 1
        state.trays = with_item(state.trays, seat, tray)
        state.towers[seat] = state.towers[seat] + [kind]
        state.tell_seat(seat, TOWER_FACE, seat, kind)
        state.points = with_item(state.points, seat, state.points[seat] - 1)
        if state.points[seat]:
            state.waiting = sorted(state.waiting + [seat])
        else:
            state.tell(TRAY_TOWERS_LAID, seat, TOURN_TOWERS)


def lay_random_towers(state: OrtusRegni) -> None:
    """In a drafted game the Towers are random cards that nobody kept (OR-16.1)."""
    nothing = [0] * SET_KINDS
    state.undealt = state.undealt[:]
    for seat in range(state.players):
        for _ in range(TOURN_TOWERS):
            kind = draw_from(state, state.undealt, nothing)
            state.towers[seat] = state.towers[seat] + [kind]
            state.tell_seat(seat, TOWER_FACE, seat, kind)
        state.points = with_item(state.points, seat, 0)
        state.tell(TRAY_TOWERS_LAID, seat, TOURN_TOWERS)


class Mulligan(Step[OrtusRegni]):
    """D-37: in turn order, each may once put the opening hand back and draw anew (OR-16.5)."""

    def proceed(self, state: OrtusRegni, frame: MulliganFrame) -> None:
        if frame.done == state.players:
            state.stack.pop()
            return
        state.ask((state.first + frame.done) % state.players, [KEEP, REDRAW])

    def play(self, state: OrtusRegni, frame: MulliganFrame, seat: int, code: int) -> None:
        frame.done += 1
        if code == KEEP:
            state.tell(HAND_KEPT, seat)
            return
        state.tell(HAND_REDRAWN, seat)
        state.decks[seat] = sorted(state.decks[seat] + state.hands[seat])
        draw_hand(state, seat, REDRAWN_HAND)
