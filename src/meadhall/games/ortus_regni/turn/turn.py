"""The turn (OR-3.3 to OR-3.10) and its Actions (OR-4): what may be done, and what each does."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    ACTIONS_PER_TURN,
    BANNER,
    BANQUET,
    BANQUET_DRAW,
    CARD_SPAN,
    EMISSARY_CUBES,
    EMISSARY_MARKERS,
    END_DRAW,
    INTRIGUE,
    IS_BUILDING,
    KNIGHT,
    LAND_RECRUIT,
    MARKET_RECRUIT,
    MERCENARY,
    PALACE,
    TREACHERY,
    counts_of_cards,
)
from meadhall.games.ortus_regni.codes import (
    ATTACK,
    BARTER,
    BEQUEATH,
    CALL_JOUST,
    CONCEDE,
    EMISSARY,
    END,
    GARRISON,
    GUARD,
    HIRE,
    HOLD_BANQUET,
    INSTALL,
    KINDS,
    KINGSHIP,
    LOOK,
    PLACE,
    RECRUIT,
    TOWER,
    USE_INTRIGUE,
    USE_TREACHERY,
)
from meadhall.games.ortus_regni.frames.politics import TargetFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, BarterFrame, BequestFrame, InstallFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import DeclareFrame
from meadhall.games.ortus_regni.notes import (
    BANNER_LAID,
    BANQUET_HELD,
    CANNOT_DRAW,
    CANNOT_DRAW_BUT_STAYS,
    CANNOT_DRAW_FOR_BANQUET,
    CANNOT_DRAW_THIS_ROUND,
    CONCEDED,
    DREW,
    DREW_FOR_BANQUET,
    DREW_FROM_NEW_DECK,
    ELIMINATED_BY_BANQUET,
    ELIMINATED_BY_CONCESSION,
    ELIMINATED_BY_EMPTY_DECK,
    EMISSARY_SENT,
    GARRISONED,
    GUARDED,
    HAND_SEEN,
    HAND_SEEN_BY_ALL,
    HAND_SHOWN,
    HIRED,
    MARKER_FORWARD_BY_EMISSARY,
    PALACE_PLACED,
    PLACED,
    RECRUITED,
    TOWER_FACE,
    TOWER_LAID,
    TURN_BEGINS,
)
from meadhall.games.ortus_regni.politics.joust import call_joust
from meadhall.games.ortus_regni.politics.kingship import check_crown
from meadhall.games.ortus_regni.setup.deck_building import packed_counts
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import (
    discard,
    draw_army,
    draw_cards,
    found_fief,
    hire,
    take_army,
    take_from_hand,
    take_hidden,
)
from meadhall.games.ortus_regni.turn.ending import (
    check_crowned_archbishop,
    check_last_fief,
    eliminate,
    exhaust,
)
from meadhall.games.ortus_regni.turn.looks import remember, tower_laid
from meadhall.games.ortus_regni.turn.menu import menu
from meadhall.games.ortus_regni.turn.placing import PLACED_CARD
from meadhall.games.ortus_regni.war.vikings import move_markers
from meadhall.kernel.state import Step, with_item


class Turn(Step[OrtusRegni]):
    """D-02 to D-05: one Action, any number of free moves, the draw."""

    def proceed(self, state: OrtusRegni, frame: TurnFrame) -> None:
        seat = frame.seat
        if not state.alive[seat]:
            state.stack.pop()  # OR-14.7
            return
        if not frame.begun:
            frame.begun = True
            state.turns[seat] += 1
            state.tell(TURN_BEGINS, seat)
            check_crowned_archbishop(state, seat)
            if not state.stack or state.stack[-1] is not frame:
                return
        if check_crown(state):
            return
        codes = menu(state, seat, frame.acted < ACTIONS_PER_TURN)
        if len(codes) == 1 and not state.hands[seat]:
            end_turn(state, seat)  # everybody can see that nothing is left to do (OR-17.1)
        else:
            state.ask(seat, codes)

    def play(self, state: OrtusRegni, frame: TurnFrame, seat: int, code: int) -> None:
        if code == END:
            end_turn(state, seat)
        elif TOWER <= code < PLACE:
            lay_tower(state, seat, code - TOWER)
        elif GARRISON <= code < GUARD:
            fill_garrison(state, seat, (code - GARRISON) // 2, (code - GARRISON) % 2)
        elif GUARD <= code < END:
            fill_guard(state, seat, code - GUARD)
        elif code == CONCEDE:
            state.tell(CONCEDED, seat)
            state.stack.pop()
            eliminate(state, seat, seat, ELIMINATED_BY_CONCESSION)
        else:
            frame.acted += 1
            take_action(state, seat, code)


def end_turn(state: OrtusRegni, seat: int) -> None:
    """The mandatory draw; who can't draw is out (OR-3.5, OR-3.6), once all have had this turn (OR-14.11)."""
    state.stack.pop()
    if len(state.decks[seat]) >= END_DRAW:
        draw_cards(state, seat, END_DRAW, DREW)
    elif state.rules.heathen:
        state.tell(CANNOT_DRAW_BUT_STAYS, seat)
        exhaust(state, seat)
        draw_cards(state, seat, END_DRAW, DREW_FROM_NEW_DECK)
        check_last_fief(state)
    elif state.rules.equal_turns:
        state.tell(CANNOT_DRAW_THIS_ROUND, seat)
        state.spent = with_item(state.spent, seat, True)
    else:
        state.tell(CANNOT_DRAW, seat)
        eliminate(state, seat, seat, ELIMINATED_BY_EMPTY_DECK)


# --- free moves -----------------------------------------------------------------------------------------------------


def lay_tower(state: OrtusRegni, seat: int, kind: int) -> None:
    """Any hand card, face down (OR-5.10)."""
    take_hidden(state, seat, kind)
    state.towers[seat] = state.towers[seat] + [kind]
    tower_laid(state, seat)
    state.tell(TOWER_LAID, seat, len(state.towers[seat]))
    state.tell_seat(seat, TOWER_FACE, seat, kind)


def fill_garrison(state: OrtusRegni, seat: int, mercenary: int, army: int) -> None:
    state.own_earldoms()
    take_army(state, seat, army)
    if army == KNIGHT:
        state.garrison_knights[mercenary] += 1
    else:
        state.garrison_infantry[mercenary] += 1
    state.tell(GARRISONED, seat, army, mercenary)


def fill_guard(state: OrtusRegni, seat: int, army: int) -> None:
    state.own_piles()
    take_army(state, seat, army)
    state.guard[army] += 1
    state.tell(GUARDED, seat, army)


# --- Actions --------------------------------------------------------------------------------------------------------


def take_action(state: OrtusRegni, seat: int, code: int) -> None:
    if PLACE <= code < INSTALL:
        place(state, seat, code - PLACE)
    elif INSTALL <= code < HIRE:
        take_from_hand(state, seat, code - INSTALL)
        state.stack.append(InstallFrame(seat, code - INSTALL))
    elif EMISSARY <= code < LOOK:
        send_emissary(state, seat, code - EMISSARY)
    elif LOOK <= code < BARTER:
        use_monastery(state, seat, code - LOOK)
    elif code == BARTER:
        state.stack.append(BarterFrame(seat))
    elif code == HIRE:
        take_from_hand(state, seat, MERCENARY)
        state.tell(HIRED, seat, hire(state, seat))
    elif code == RECRUIT:
        recruit(state, seat)
    elif code == ATTACK:
        state.stack.append(DeclareFrame(seat, seat))
    else:
        play_political_card(state, seat, code)


def play_political_card(state: OrtusRegni, seat: int, code: int) -> None:
    """Banquet, the three uses of a Banner, Treachery, Intrigue."""
    if code == HOLD_BANQUET:
        hold_banquet(state, seat)
    elif code == KINGSHIP:
        take_from_hand(state, seat, BANNER)
        state.banners = with_item(state.banners, seat, state.banners[seat] + 1)
        state.tell(BANNER_LAID, seat, state.banners[seat])
    elif code == CALL_JOUST:
        discard(state, seat, BANNER)
        call_joust(state, seat)
    elif code == BEQUEATH:
        discard(state, seat, BANNER)
        state.stack.append(BequestFrame(seat))
    elif code == USE_TREACHERY:
        discard(state, seat, TREACHERY)
        state.stack.append(TargetFrame(seat, TREACHERY))
    else:
        assert code == USE_INTRIGUE
        discard(state, seat, INTRIGUE)
        state.stack.append(TargetFrame(seat, INTRIGUE))


def place(state: OrtusRegni, seat: int, kind: int) -> None:
    """A building starts a Fief, a Property joins one (OR-4.4 to OR-4.8)."""
    take_from_hand(state, seat, kind)
    if IS_BUILDING[kind]:
        state.tell(PALACE_PLACED if kind == PALACE else PLACED, seat, kind, found_fief(state, seat, kind))
    else:
        state.stack.append(AttachFrame(seat, seat * CARD_SPAN + kind, PLACED_CARD))


def hold_banquet(state: OrtusRegni, seat: int) -> None:
    """OR-4.11, OR-4.12; with the Great Heathen Army a short Banquet costs nothing more (OR-16.33)."""
    discard(state, seat, BANQUET)
    state.tell(BANQUET_HELD, seat, min(BANQUET_DRAW, len(state.decks[seat])))
    if draw_cards(state, seat, BANQUET_DRAW, DREW_FOR_BANQUET) < BANQUET_DRAW and not state.rules.heathen:
        state.tell(CANNOT_DRAW_FOR_BANQUET, seat)
        eliminate(state, seat, seat, ELIMINATED_BY_BANQUET)


def recruits(state: OrtusRegni, seat: int) -> int:
    """How many Army cards an Earl recruits (OR-4.20, OR-4.21)."""
    lands = state.lands(seat)
    return LAND_RECRUIT * lands + MARKET_RECRUIT * state.working_markets(seat, lands)


def recruit(state: OrtusRegni, seat: int) -> None:
    infantry, knights = draw_army(state, seat, recruits(state, seat))
    state.tell(RECRUITED, seat, infantry, knights)


def send_emissary(state: OrtusRegni, seat: int, kind: int) -> None:
    """OR-4.23 to OR-4.25."""
    take_from_hand(state, seat, kind)
    state.emissaries = with_item(state.emissaries, seat, state.emissaries[seat] + [kind])
    state.cubes = with_item(state.cubes, seat, state.cubes[seat] + EMISSARY_CUBES[kind])
    state.tell(EMISSARY_SENT, seat, kind, EMISSARY_CUBES[kind])
    if not state.arrived:
        move_markers(state, EMISSARY_MARKERS, MARKER_FORWARD_BY_EMISSARY)


def use_monastery(state: OrtusRegni, seat: int, shown: int) -> None:
    """One Earl's whole hand, for the Abbot's Earl alone (OR-4.26, OR-4.27, OR-15.3)."""
    state.tell(HAND_SHOWN, seat, shown)
    hand = packed_counts(counts_of_cards(state.hands[shown], KINDS))
    if state.rules.monastery_private:
        state.tell_seat(seat, HAND_SEEN, shown, hand)
    else:
        state.tell(HAND_SEEN_BY_ALL, shown, hand)
    remember(state, seat if state.rules.monastery_private else NONE, shown)
    state.reveal()
