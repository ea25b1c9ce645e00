"""Where cards go: a Property to a Fief (OR-4.6, OR-5.6), a Lord into a building (OR-4.9); and bequests (OR-13)."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import CARD_SPAN, CHURCH, LAND, LAND_ARMY_ON_PLACE, PRINCE
from meadhall.games.ortus_regni.codes import AT
from meadhall.games.ortus_regni.frames.opening import LegacyFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, BequestFrame, InstallFrame
from meadhall.games.ortus_regni.notes import (
    ATTACHED,
    BEQUEATHED,
    BOUGHT_ATTACHED,
    BOUGHT_INSTALLED,
    GAINED_ATTACHED,
    INSTALLED,
    LAND_LEVY,
)
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import attach, draw_army, lose_lord
from meadhall.kernel.state import Step, with_item

# How a Property came: only a Land placed from hand brings an Army card (OR-4.7, OR-16.8).
GAINED: Final = 0
PLACED_CARD: Final = 1
BOUGHT_CARD: Final = 2
ATTACH_NOTES: Final[list[int]] = [GAINED_ATTACHED, ATTACHED, BOUGHT_ATTACHED]


class Attach(Step[OrtusRegni]):
    """D-06, D-21, D-26, D-30: the Fief a Property goes to."""

    def proceed(self, state: OrtusRegni, frame: AttachFrame) -> None:
        state.offer(frame, frame.seat, [AT + fief for fief in state.fiefs[frame.seat]])

    def play(self, state: OrtusRegni, frame: AttachFrame, seat: int, code: int) -> None:
        state.stack.pop()
        fief = code - AT
        kind = frame.card % CARD_SPAN
        attach(state, seat, fief, frame.card)
        state.tell(ATTACH_NOTES[frame.way], seat, kind, fief)
        if kind == LAND and frame.way == PLACED_CARD:
            infantry, knights = draw_army(state, seat, LAND_ARMY_ON_PLACE)
            state.tell(LAND_LEVY, seat, infantry, knights)


class Install(Step[OrtusRegni]):
    """D-07: the building a Lord moves into."""

    def proceed(self, state: OrtusRegni, frame: InstallFrame) -> None:
        state.offer(frame, frame.seat, [AT + fief for fief in lordless(state, frame.seat)])

    def play(self, state: OrtusRegni, frame: InstallFrame, seat: int, code: int) -> None:
        state.stack.pop()
        state.own_earldoms()
        state.lord[code - AT] = frame.kind
        note = BOUGHT_INSTALLED if isinstance(state.stack[-1], LegacyFrame) else INSTALLED
        state.tell(note, seat, frame.kind, code - AT)


def lordless(state: OrtusRegni, seat: int) -> list[int]:
    """Own buildings without a Lord (OR-4.9)."""
    return [fief for fief in state.fiefs[seat] if state.lord[fief] == NONE]


# --- bequests -------------------------------------------------------------------------------------------------------


def heirs(state: OrtusRegni, seat: int) -> list[int]:
    """Fiefs whose Lord is a Prince (OR-13.1)."""
    return [fief for fief in state.fiefs[seat] if state.lord[fief] == PRINCE]


def bequest_barred(state: OrtusRegni, seat: int) -> bool:
    """Another Earl's Cathedral bars bequests of Earls without a Church; an ally's doesn't (OR-13.3, OR-16.31)."""
    archbishop = state.archbishop()
    if archbishop == NONE or archbishop == seat or archbishop == state.ally(seat):
        return False
    return state.count(seat, CHURCH) == 0


def bequests_used_up(state: OrtusRegni, seat: int) -> bool:
    """Whether an Earl has made as many bequests as one may (OR-13.5)."""
    return 0 < state.rules.bequests <= state.bequests[seat]


class Bequest(Step[OrtusRegni]):
    """D-33: which Prince hands on his inheritance; the Banner is on the pile already."""

    def proceed(self, state: OrtusRegni, frame: BequestFrame) -> None:
        state.offer(frame, frame.seat, [AT + fief for fief in heirs(state, frame.seat)])

    def play(self, state: OrtusRegni, frame: BequestFrame, seat: int, code: int) -> None:
        """The whole pile, Banner and Prince included, goes into the deck (OR-13.2)."""
        state.stack.pop()
        lose_lord(state, code - AT)
        state.decks[seat] = sorted(state.decks[seat] + state.discards[seat])
        state.discards[seat] = []
        state.bequests = with_item(state.bequests, seat, state.bequests[seat] + 1)
        state.tell(BEQUEATHED, seat, code - AT, len(state.decks[seat]))
