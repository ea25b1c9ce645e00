"""What the value says of decisions it once got wrong."""

from __future__ import annotations

from meadhall.bots import bots_for_seats
from meadhall.bots.bot import choose
from meadhall.games.ortus_regni.codes import BEQUEATH
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game

GAME = find_game("ortus-regni")


def early_bequest() -> tuple[OrtusRegni, int]:
    """Six Earls; one of them may bequeath some cards with eight still in the deck."""
    state = GAME.start(6, GAME.check_options(6, {}), Chance(key_of_seed("bequest 0")), None)
    bots = bots_for_seats("quick", 6, 0)
    imagination = Chance(key_of_seed("im"))
    while True:
        assert isinstance(state, OrtusRegni)
        seat = state.waiting[0]
        may = len(state.decks[seat]) == 8 and len(state.discards[seat]) > 2
        if may and BEQUEATH in state.legal(seat):
            return state, seat
        state.act(seat, choose(bots[seat], GAME, state, seat, imagination))


def test_with_six_earls_a_bequest_is_kept_while_the_deck_lasts() -> None:
    """There is one for each, and decks decide the game: made early it brings few cards."""
    before, seat = early_bequest()
    after = before.clone()
    after.act(seat, BEQUEATH)
    if len(after.decks[seat]) == 8:
        after.act(seat, after.legal(seat)[0])
    assert len(after.decks[seat]) > 8
    assert GAME.values(after)[seat] < GAME.values(before)[seat]
