"""What is kept or told at a glance agrees with what a close look finds, all through random games.

Each check asks one kind of question twice: by the masks that play uses, and by the definition, space by space, card by
card or piece by piece.
"""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.feast_for_odin.board.boards import AREA_COUNT, LAYABLE_END
from meadhall.games.feast_for_odin.board.cells import mask_of
from meadhall.games.feast_for_odin.board.ground import ground_with
from meadhall.games.feast_for_odin.board.laying import CONTESTING, changes_supply, contests, window_codes
from meadhall.games.feast_for_odin.board.placement import areas_for, grid_of, ground_of, layable_pieces, owned_areas
from meadhall.games.feast_for_odin.cards.cards import (
    ABILITIES_OF,
    CHEAPER_EMIGRATION,
    CHEAPER_HOUSES,
    CHEAPER_MARKET,
    CHEAPER_SPACE,
    CLAUSES,
    EXTRA_STEP,
    FEWER_VIKINGS,
    FOUR_ROLLS,
    FREE_EXPLORATION,
    GREEN_LOOT,
    KNARR_AS_LONGSHIP,
    LENGTHWISE,
    MODIFIES,
    SPEARS_AS_SWORDS,
    SPLIT_LOOT,
    TOP_SPECIAL,
    TRIGGER_COUNT,
    WOOD_IN_HOUSES,
)
from meadhall.games.feast_for_odin.cards.counts import holds
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, MountainOp
from meadhall.games.feast_for_odin.cards.triggers import before_clauses, clauses_for
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.items import KINDS_END
from meadhall.games.feast_for_odin.knowledge.advice import OCCUPIED, TAKEABLE, TOO_FEW_VIKINGS, space_reason
from meadhall.games.feast_for_odin.spaces.early_cards import helping_cards, helps
from meadhall.games.feast_for_odin.spaces.feasible import explorable, open_strips
from meadhall.games.feast_for_odin.spaces.needs import (
    EVERY_SPACE,
    EXPLORING_SPACES,
    has_open_strip,
    met_spaces,
    paid_spaces,
    voyages,
)
from meadhall.games.feast_for_odin.spaces.open_spaces import (
    IN_COLUMN,
    OPENED_BY,
    can_take,
    copyable,
    open_spaces,
    opened_early,
    usable_spaces,
)
from meadhall.games.feast_for_odin.spaces.reserved import has_ships_for
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.spaces.usable import BEFORE_A_SPACE, fixed_payment, has_helper, usable
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import Chance, key_of_seed

ALL_AREAS = (1 << AREA_COUNT) - 1
CHANGED_RULES = (
    FOUR_ROLLS, SPEARS_AS_SWORDS, SPLIT_LOOT, GREEN_LOOT, TOP_SPECIAL, CHEAPER_MARKET, CHEAPER_SPACE, CHEAPER_HOUSES,
    CHEAPER_EMIGRATION, WOOD_IN_HOUSES, KNARR_AS_LONGSHIP, FREE_EXPLORATION, FEWER_VIKINGS, LENGTHWISE, EXTRA_STEP,
)  # fmt: skip


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


# --- what a state keeps ----------------------------------------------------------------------------------------------


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
        fresh = ground_with(grid_of(state, area), old.covered, mask_of(old.first), mask_of(old.second))
        assert old.fit == fresh.fitting(old.fit | old.unfit)
        state.grounds[seat * AREA_COUNT + area] = fresh
    pieces = [item for item in range(LAYABLE_END) if state.has(seat, item) and areas_for(state, seat, item, ALL_AREAS)]
    assert remembered == bits(pieces)


# --- cards -----------------------------------------------------------------------------------------------------------


def clauses_agree(state: Feast, seat: int) -> None:
    """The clauses of every trigger are those of cards in play whose use is open and whose conditions hold."""
    for trigger in range(TRIGGER_COUNT):
        close = [
            clause.number
            for clause in CLAUSES
            if clause.trigger == trigger
            and state.in_play[seat] >> clause.card & 1
            and not (clause.once and state.spent[seat] >> clause.card & 1)
            and holds(state, seat, clause.conditions)
        ]
        assert clauses_for(state, seat, trigger) == close


def changed_rules_agree(state: Feast, seat: int) -> None:
    """A seat plays by the rules that its cards change, and by no others."""
    for cards in CHANGED_RULES:
        assert state.plays(seat, cards) == (cards[0] in state.cards_played[seat])
    assert not state.plays(seat, [])


def contests_agree(state: Feast, seat: int) -> None:
    """Told by abilities first, who may forestall others is who has such a card and could use it."""
    has_card = bool(state.in_play[seat] & CONTESTING) and bool(state.hands[seat])
    assert contests(state, seat) == (has_card and changes_supply(state, seat, window_codes(state, seat, True)))


def helpers_agree(state: Feast, seat: int) -> None:
    """No card brings a mountain item before a space unless it is known to."""
    for space in SPACES:
        answers = before_clauses(state, seat, space.number, space.column, fixed_payment(space))
        brings = [number for number, _ in answers if isinstance(PROGRAMS[CLAUSES[number].program][0], MountainOp)]
        assert not brings or has_helper(state, seat, space.number)


def early_cards_agree(state: Feast, seat: int) -> None:
    """Cards left out at a glance wouldn't open a space of column 4."""
    wanted = [space for space in range(SPACE_COUNT) if COLUMN[space] == 4 and not usable(state, seat, space, 4)]
    opened: list[int] = []
    for space in wanted:
        close = [card for card in state.hands[seat] if helps(state, seat, card, space)]
        assert helping_cards(state, seat, space) == close
        opened += [space] if close else []
    assert opened_early(state, seat, bits(wanted)) == bits(opened)


# --- spaces ----------------------------------------------------------------------------------------------------------


def needs_agree(state: Feast, seat: int) -> None:
    """What a seat lacks rules out exactly the spaces it couldn't use; cards may open more, and it is known which."""
    usable_ones = bits([space for space in range(SPACE_COUNT) if usable(state, seat, space, COLUMN[space])])
    met = met_spaces(state, seat)
    assert met & ~usable_ones == 0
    opened = 0
    for card in state.cards_played[seat]:
        opened |= OPENED_BY[card]
    assert usable_ones & ~met & ~opened == 0
    if not state.ability[seat] & (MODIFIES | BEFORE_A_SPACE):
        assert met == usable_ones


def single_needs_agree(state: Feast, seat: int) -> None:
    """Costs, strips and voyages, each by itself."""
    covered = [
        space.number
        for space in SPACES
        if all(state.has(seat, item) >= number for item, number in zip(space.cost[::2], space.cost[1::2], strict=True))
    ]
    assert paid_spaces(state, seat) == bits(covered)
    assert has_open_strip(state) == bool(open_strips(state, 0, 0))
    if not state.ability[seat] & MODIFIES:
        led = [space.number for space in SPACES if explorable(state, seat, space)]
        assert voyages(state, state.kinds[seat]) & EXPLORING_SPACES == bits(led) & EXPLORING_SPACES


def whole_board_agrees(state: Feast, seat: int, random: Random) -> None:
    """Any set of spaces, taken or free, and every space that Vikings may be sent to."""
    takeable = bits([space for space in range(SPACE_COUNT) if can_take(state, seat, space)])
    for wanted in (EVERY_SPACE, random.getrandbits(SPACE_COUNT), *IN_COLUMN):
        assert usable_spaces(state, seat, wanted) == takeable & wanted
    close = [space for space in range(PLACE_COUNT) if space_reason(state, seat, space)[0] == TAKEABLE]
    assert open_spaces(state, seat) == close


def imitations_agree(state: Feast, seat: int) -> None:
    """An open imitation space with nothing to copy isn't offered, and one with something is."""
    for imitation in range(FIRST_IMITATION, PLACE_COUNT):
        is_open = state.imitations >> (imitation - FIRST_IMITATION) & 1
        if is_open and space_reason(state, seat, imitation)[0] not in (OCCUPIED, TOO_FEW_VIKINGS):
            assert (imitation in open_spaces(state, seat)) == bool(copyable(state, seat, imitation))


def ships_agree(state: Feast, seat: int) -> None:
    """A space that can be used has all the ships it needs when its cost is about to be paid."""
    for space in SPACES:
        if usable(state, seat, space.number, space.column):
            assert has_ships_for(state, seat, space), space.name


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
            remembered_places_agree(state, seat)
            for other in range(players):
                needs_agree(state, other)
                single_needs_agree(state, other)
                whole_board_agrees(state, other, random)
                imitations_agree(state, other)
                early_cards_agree(state, other)
                clauses_agree(state, other)
                changed_rules_agree(state, other)
                contests_agree(state, other)
                helpers_agree(state, other)
                ships_agree(state, other)
        state.act(seat, random.choice(state.legal(seat)))
    assert turns > 20
