"""What variants do before decks are built: Legacy Points, A House Divided, drafting; and series of games (OR-16)."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    BANNER,
    CARD_SPAN,
    CASTLE,
    CHAMPION,
    CHURCH,
    COPIES_PER_TYPE,
    DRAFT_PACK,
    DRAFT_PACKS,
    DRAFT_PICK,
    HOUSE_COMMON,
    IS_BUILDING,
    LAND,
    LEGACY_TOWERS,
    MARKET_TOWN,
    MONK,
    PRINCE,
    VASSAL,
    counts_of_cards,
)
from meadhall.games.ortus_regni.codes import (
    ADD,
    BUY_BANNER,
    BUY_TOWERS,
    INSTALL,
    KEEP,
    KEEP_CARD,
    PLACE,
    REBUILD,
    SET_KINDS,
    TOWER,
)
from meadhall.games.ortus_regni.frames.opening import DraftFrame, HouseFrame, LegacyFrame, SetUpFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, InstallFrame, SeriesFrame
from meadhall.games.ortus_regni.notes import (
    BOUGHT,
    BOUGHT_PLACED,
    BOUGHT_TOWERS,
    COMMON_CARD,
    DECK_KEPT,
    DECK_REBUILT,
    GAME_BEGINS,
    KEPT,
    PACK,
    PACK_DONE,
    TOWER_FACE,
)
from meadhall.games.ortus_regni.setup.deck_building import packed_counts
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import draw_from, found_fief
from meadhall.games.ortus_regni.turn.ending import game_places
from meadhall.games.ortus_regni.turn.placing import BOUGHT_CARD
from meadhall.kernel.state import Step, with_item

# --- Legacy Points --------------------------------------------------------------------------------------------------


class Legacy(Step[OrtusRegni]):
    """D-39: a point at a time, clockwise from the first player."""

    def proceed(self, state: OrtusRegni, frame: LegacyFrame) -> None:
        if not sum(state.points):
            state.stack.pop()
            return
        seat = (state.first + frame.spent) % state.players
        left = [kind for kind in range(SET_KINDS) if state.bought[seat][kind] < COPIES_PER_TYPE]
        if frame.towers_due:
            state.ask(seat, [TOWER + kind for kind in left])
        else:
            state.ask(seat, offers(state, seat, left))

    def play(self, state: OrtusRegni, frame: LegacyFrame, seat: int, code: int) -> None:
        if code == BUY_TOWERS:
            frame.towers_due = LEGACY_TOWERS
            state.tell(BOUGHT_TOWERS, seat)
            return
        if frame.towers_due:
            buy(state, seat, code - TOWER)
            state.towers[seat] = state.towers[seat] + [code - TOWER]
            state.tell_seat(seat, TOWER_FACE, seat, code - TOWER)
            frame.towers_due -= 1
            if frame.towers_due:
                return
        else:
            buy_face_up(state, seat, code)
        frame.spent += 1
        state.points = with_item(state.points, seat, state.points[seat] - 1)


def offers(state: OrtusRegni, seat: int, left: list[int]) -> list[int]:
    """What a point buys (OR-16.7)."""
    codes = [BUY_TOWERS]
    if BANNER in left:
        codes.append(BUY_BANNER)
    codes += [PLACE + kind for kind in (CASTLE, LAND, MARKET_TOWN, CHURCH) if kind in left]
    if any(state.lord[fief] == NONE for fief in state.fiefs[seat]):
        codes += [INSTALL + kind for kind in (PRINCE, VASSAL, CHAMPION, MONK) if kind in left]
    return codes


def buy(state: OrtusRegni, seat: int, kind: int) -> None:
    counts = state.bought[seat][:]
    counts[kind] += 1
    state.bought = with_item(state.bought, seat, counts)


def buy_face_up(state: OrtusRegni, seat: int, code: int) -> None:
    if code == BUY_BANNER:
        buy(state, seat, BANNER)
        state.banners = with_item(state.banners, seat, state.banners[seat] + 1)
        state.tell(BOUGHT, seat, BANNER)
        return
    kind = code - INSTALL if code >= INSTALL else code - PLACE
    buy(state, seat, kind)
    state.tell(BOUGHT, seat, kind)
    if code >= INSTALL:
        state.stack.append(InstallFrame(seat, kind))
    elif IS_BUILDING[kind]:
        state.tell(BOUGHT_PLACED, seat, kind, found_fief(state, seat, kind))
    else:
        state.stack.append(AttachFrame(seat, seat * CARD_SPAN + kind, BOUGHT_CARD))


# --- A House Divided ------------------------------------------------------------------------------------------------


class House(Step[OrtusRegni]):
    """D-40: the named Earl lays out the twelve common cards (OR-16.14)."""

    def proceed(self, state: OrtusRegni, frame: HouseFrame) -> None:
        if sum(state.common) == HOUSE_COMMON:
            state.lists = [state.common for _ in range(state.players)]  # OR-16.15
            state.stack.pop()
            return
        state.ask(frame.seat, [ADD + kind for kind in range(SET_KINDS) if state.common[kind] < COPIES_PER_TYPE])

    def play(self, state: OrtusRegni, frame: HouseFrame, seat: int, code: int) -> None:
        common = state.common[:]
        common[code - ADD] += 1
        state.common = common
        state.tell(COMMON_CARD, seat, code - ADD)


# --- drafting -------------------------------------------------------------------------------------------------------


class Draft(Step[OrtusRegni]):
    """D-41: keep two, pass the rest (OR-16.17 to OR-16.19)."""

    def proceed(self, state: OrtusRegni, frame: DraftFrame) -> None:
        if frame.size == 0:
            if frame.pack == DRAFT_PACKS:
                make_drafted_decks(state)
                state.stack.pop()
            else:
                deal_packs(state, frame)
            return
        owing = [seat for seat in range(state.players) if self.due(state, frame, seat)]
        if owing:
            state.ask_all(owing)
        else:
            pass_packs(state, frame)

    def due(self, state: OrtusRegni, frame: DraftFrame, seat: int) -> bool:
        return len(state.packs[seat]) > frame.size - DRAFT_PICK

    def legal(self, state: OrtusRegni, frame: DraftFrame, seat: int) -> list[int]:
        return [KEEP_CARD + kind for kind in sorted(set(state.packs[seat]))]

    def play(self, state: OrtusRegni, frame: DraftFrame, seat: int, code: int) -> None:
        kind = code - KEEP_CARD
        pack = state.packs[seat][:]
        pack.remove(kind)
        state.packs = with_item(state.packs, seat, pack)
        state.kept = with_item(state.kept, seat, sorted(state.kept[seat] + [kind]))
        state.tell_seat(seat, KEPT, seat, kind)
        if self.due(state, frame, seat):
            state.waiting = sorted(state.waiting + [seat])
        else:
            state.reveal()  # everybody sees that the pick is made


def deal_packs(state: OrtusRegni, frame: DraftFrame) -> None:
    nothing = [0] * SET_KINDS
    state.undealt = state.undealt[:]
    for seat in range(state.players):
        state.packs = with_item(
            state.packs, seat, sorted([draw_from(state, state.undealt, nothing) for _ in range(DRAFT_PACK)])
        )
    frame.size = DRAFT_PACK
    look_at_packs(state)


def look_at_packs(state: OrtusRegni) -> None:
    for seat in range(state.players):
        state.tell_seat(seat, PACK, seat, packed_counts(counts_of_cards(state.packs[seat], SET_KINDS)))
    state.reveal()


def pass_packs(state: OrtusRegni, frame: DraftFrame) -> None:
    """Left, right, left; the last two cards of a pack are removed."""
    frame.size -= DRAFT_PICK
    if frame.size <= DRAFT_PICK:
        for seat in range(state.players):
            for kind in state.packs[seat]:
                state.undealt = with_item(state.undealt, kind, state.undealt[kind] + 1)
            state.packs = with_item(state.packs, seat, [])
        frame.size = 0
        frame.pack += 1
        state.tell(PACK_DONE, frame.pack)
        return
    packs = state.packs
    for seat in range(state.players):
        state.packs = with_item(state.packs, passed_to(state, frame, seat), packs[seat])
    look_at_packs(state)


def passed_to(state: OrtusRegni, frame: DraftFrame, seat: int) -> int:
    """Who gets an Earl's pack next: the neighbour on the left, with the second pack the one on the right (OR-16.18)."""
    return (seat + (1 if frame.pack % 2 == 0 else -1)) % state.players


def make_drafted_decks(state: OrtusRegni) -> None:
    for seat in range(state.players):
        state.lists = with_item(state.lists, seat, counts_of_cards(state.kept[seat], SET_KINDS))
        state.kept = with_item(state.kept, seat, [])


# --- series ---------------------------------------------------------------------------------------------------------


class Series(Step[OrtusRegni]):
    """D-45: between two games the winner keeps the deck, the others may rebuild (OR-16.3, OR-16.4)."""

    def proceed(self, state: OrtusRegni, frame: SeriesFrame) -> None:
        everyone = (1 << state.players) - 1
        if not frame.counted:
            frame.counted = True
            frame.answered = count_game(state)
            if series_decided(state):
                state.stack.pop()
                state.over = True
                return
        if frame.answered != everyone:
            state.ask_all([seat for seat in range(state.players) if not frame.answered >> seat & 1])
        else:
            begin_next_game(state, frame.rebuilding)

    def legal(self, state: OrtusRegni, frame: SeriesFrame, seat: int) -> list[int]:
        return [KEEP, REBUILD]

    def play(self, state: OrtusRegni, frame: SeriesFrame, seat: int, code: int) -> None:
        frame.answered |= 1 << seat
        if code == REBUILD:
            frame.rebuilding |= 1 << seat


def count_game(state: OrtusRegni) -> int:
    """Note the win; returns the mask of those who must keep their deck."""
    winners = [seat for seat, place in enumerate(game_places(state)) if place == 1]
    keepers = 0
    if len(winners) == 1 or (state.rules.teams and len(winners) == 2 and state.ally(winners[0]) == winners[1]):
        for seat in winners:
            state.wins = with_item(state.wins, seat, state.wins[seat] + 1)
            keepers |= 1 << seat
    return keepers


def series_decided(state: OrtusRegni) -> bool:
    return max(state.wins) > state.rules.series // 2 or state.game_number == state.rules.series


def begin_next_game(state: OrtusRegni, rebuilding: int) -> None:
    """Choices of keeping or rebuilding are shown together."""
    state.game_number += 1
    state.clear_earldoms()
    state.clear_table()
    state.first = NONE
    for seat in range(state.players):
        if rebuilding >> seat & 1:
            state.lists = with_item(state.lists, seat, [0] * SET_KINDS)
            state.tell(DECK_REBUILT, seat)
        else:
            state.tell(DECK_KEPT, seat)
    state.tell(GAME_BEGINS, state.game_number)
    state.stack = [SetUpFrame()]
