"""What is kept or told at a glance agrees with what a close look finds, all through random games."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.feast_for_odin.board.boards import AREA_COUNT, LAYABLE_END
from meadhall.games.feast_for_odin.board.ground import Ground
from meadhall.games.feast_for_odin.board.placement import areas_for, grid_of, ground_of, layable_pieces, owned_areas
from meadhall.games.feast_for_odin.cards.cards import ABILITIES_OF
from meadhall.games.feast_for_odin.cards.early_cards import helping_cards, helps
from meadhall.games.feast_for_odin.frames import TurnFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.items import KINDS_END
from meadhall.games.feast_for_odin.knowledge.advice import TAKEABLE, space_reason
from meadhall.games.feast_for_odin.spaces.open_spaces import open_spaces
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, PLACE_COUNT, SPACE_COUNT
from meadhall.games.feast_for_odin.spaces.usable import usable
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import Chance, key_of_seed

ALL_AREAS = (1 << AREA_COUNT) - 1


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def kept_masks_agree(state: Feast) -> None:
    for seat in range(state.players):
        assert state.kinds[seat] == bits([item for item in range(KINDS_END) if state.has(seat, item)])
        stands = [space for space in range(SPACE_COUNT) if state.occupant[space] == seat]
        assert state.standing[seat] == bits(stands)
        assert state.in_play[seat] == bits(state.cards_played[seat])
        abilities = 0
        for card in state.cards_played[seat]:
            abilities |= ABILITIES_OF[card]
        assert state.ability[seat] == abilities
    assert state.taken == bits([space for space in range(SPACE_COUNT) if state.occupant[space] != NONE])


def remembered_places_agree(state: Feast, seat: int) -> None:
    """A ground that remembers says what a fresh one finds."""
    remembered = layable_pieces(state, seat)
    for area in owned_areas(state, seat):
        old = ground_of(state, seat, area)  # begun anew if the board was turned since
        fresh = Ground(grid_of(state, area), old.covered, old.beside_first, old.beside_second)
        assert old.fit == fresh.fitting(old.fit | old.unfit)
        state.grounds[seat * AREA_COUNT + area] = fresh
    pieces = [item for item in range(LAYABLE_END) if state.has(seat, item) and areas_for(state, seat, item, ALL_AREAS)]
    assert remembered == bits(pieces)


def early_cards_agree(state: Feast, seat: int) -> None:
    """Cards left out at a glance wouldn't open a space of column 4."""
    for space in range(SPACE_COUNT):
        if COLUMN[space] == 4 and not usable(state, seat, space, 4):
            close = [card for card in state.hands[seat] if helps(state, seat, card, space)]
            assert helping_cards(state, seat, space) == close


@pytest.mark.parametrize("seed", range(12))
def test_quick_looks_agree_with_close_ones(seed: int) -> None:
    random = Random(seed)
    players = 1 + seed % 4
    options = GAME.check_options(players, {"decks": ["A", "B", "C"], "length": "short" if seed % 3 == 0 else "long"})
    state = GAME.start(players, options, Chance(key_of_seed(f"quick looks {seed}")), None)
    turns = 0
    while not state.over:
        seat = state.waiting[0]
        kept_masks_agree(state)
        if isinstance(state.stack[-1], TurnFrame):
            turns += 1
            close = [space for space in range(PLACE_COUNT) if space_reason(state, seat, space)[0] == TAKEABLE]
            assert open_spaces(state, seat) == close
            remembered_places_agree(state, seat)
            early_cards_agree(state, seat)
        state.act(seat, random.choice(state.legal(seat)))
    assert turns > 20
