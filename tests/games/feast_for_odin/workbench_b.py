"""A workbench for occupation cards: a bare table with exactly what a card needs, dice that fall as told.

A `Table` holds nothing pending. `do` plays lines of notation for whoever is asked; a line that sends Vikings begins a
turn of its own if none is under way. When a turn or phase is over, nothing is pending again (`at_rest`).
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS, BOARD_NAMES
from meadhall.games.feast_for_odin.frames import RoundFrame, TurnFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.items import BUILDING_ITEMS, ITEM_OF_NAME, SPECIALS, STRIDE, STRIP_NAMES, is_special
from meadhall.games.feast_for_odin.phases.automatic import age_strips, return_home
from meadhall.games.feast_for_odin.phases.rounds import (
    ACTIONS,
    BEFORE_INCOME,
    BONUS,
    BREEDING,
    FEASTING,
    HARVESTING,
    INCOME,
    NEW_VIKINGS,
    PART_NAMES,
    end_game,
    for_seat,
)
from meadhall.games.feast_for_odin.phases.scoring import LINES, scoring_lines
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, FIRST_IMITATION, SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import WORDS_PER_BLOCK, Chance, key_of_seed

PHASES = {
    "new_viking": NEW_VIKINGS,
    "harvest": HARVESTING,
    "before_income": BEFORE_INCOME,
    "income": INCOME,
    "breeding": BREEDING,
    "feast": FEASTING,
    "bonus": BONUS,
}


class Table:
    """A table laid out by hand, seen from seat 0, which has the cards in play."""

    def __init__(self, *cards: int, players: int = 2, round_number: int = 1, short: bool = False, **items: int) -> None:
        options = GAME.check_options(players, {"decks": ["A", "B", "C"], "length": "short" if short else "long"})
        self.state: Feast = GAME.start(players, options, Chance(key_of_seed("workbench")), [])
        state = self.state
        state.stack, state.waiting, state.choices = [], [], []
        state.start_player = 0
        state.round = round_number
        for seat in range(players):
            for item in range(STRIDE):
                state.add(seat, item, -state.has(seat, item))
        state.hands = [[] for _ in range(players)]
        state.thing = [12] * players
        state.strips = [NONE] * 8
        state.strip_stack = []
        self.put_into_play(*cards)
        self.give(**items)

    # --- laying out ------------------------------------------------------------------------------------------------

    def put_into_play(self, *cards: int, seat: int = 0) -> None:
        """Cards on the table as if played earlier: what happens on playing is past."""
        for card in cards:
            self.state.put_in_play(seat, card - 1)
        self.state.deck = [card for card in self.state.deck if card + 1 not in cards]

    def give(self, seat: int = 0, **items: int) -> None:
        for name, number in items.items():
            item = ITEM_OF_NAME[name]
            self.state.add(seat, item, number)
            if is_special(item):
                self.state.display &= ~BITS[item - SPECIALS]
            if item in BUILDING_ITEMS:
                self.state.buildings[BUILDING_ITEMS.index(item)] -= number

    def hold(self, *cards: int, seat: int = 0) -> None:
        """Cards in the hand."""
        self.state.hands[seat] = sorted(card - 1 for card in cards)
        self.state.deck = [card for card in self.state.deck if card + 1 not in cards]

    def strip(self, number: int, gone: int = 0) -> None:
        """Reveal mountain strip `number`, so many of its seven items gone already."""
        self.state.strips[STRIP_NAMES.index(f"strip_{number}")] = gone

    def own_board(self, name: str, seat: int = 0) -> None:
        side = BOARD_NAMES.index(name)
        self.state.board_owner[side % 4] = seat
        self.state.board_back[side % 4] = side // 4

    def occupy(self, space: str, seat: int = 0, vikings: int = 0) -> None:
        """Vikings stand on a space: as many as its column says unless told otherwise."""
        place = SPACE_OF_NAME[space]
        self.state.stand(place, seat, vikings or COLUMN[place])

    def open_imitation(self, number: int) -> None:
        self.state.imitations |= BITS[SPACE_OF_NAME[f"imitate_{number}"] - FIRST_IMITATION]

    def roll(self, *faces: int) -> None:
        """What the next dice will show: the generator's block is written by hand, a word for each face."""
        chance = self.state.chance
        first = WORDS_PER_BLOCK * (chance.drawn // WORDS_PER_BLOCK + 1)
        chance.drawn = first
        chance.block_number = first // WORDS_PER_BLOCK
        words = [face - 1 for face in faces] + list(range(WORDS_PER_BLOCK - len(faces)))
        chance.block = b"".join(word.to_bytes(4, "little") for word in words)

    # --- playing ---------------------------------------------------------------------------------------------------

    @property
    def at_rest(self) -> bool:
        return not self.state.stack and not self.state.waiting

    def begin_turn(self, seat: int = 0) -> None:
        assert self.at_rest
        self.state.stack.append(TurnFrame(seat))
        self.state.settle()

    def phase(self, name: str, seat: int = 0) -> None:
        """One seat's share of a phase."""
        assert self.at_rest
        for_seat(self.state, seat, PHASES[name])
        self.state.settle()

    def age_strips(self) -> None:
        age_strips(self.state)
        self.state.settle()

    def return_home(self) -> None:
        return_home(self.state)
        self.state.settle()

    def end_game(self) -> None:
        self.state.stack = [RoundFrame(ACTIONS)]
        end_game(self.state)

    def do(self, *lines: str) -> Table:
        for line in lines:
            if self.at_rest:
                self.begin_turn()
            seat = self.state.waiting[0]
            codes = GAME.codes(self.state, seat, line)
            assert codes, f"no such line: {line}"
            for code in codes:
                assert code in self.state.legal(seat), f"{line!r} is not among {self.answers()}"
                self.state.act(seat, code)
        return self

    def answers(self) -> list[str]:
        """Every answer to the question being asked, in notation; a turn is begun if nothing is pending."""
        if self.at_rest:
            self.begin_turn()
        return [str(GAME.space[code]) for code in self.state.legal(self.state.waiting[0])]

    def offers(self, line: str) -> bool:
        """Whether the question being asked can be answered so; nothing pending offers nothing."""
        return not self.at_rest and line in self.answers()

    def could(self, line: str) -> bool:
        """Whether a turn begun now could be answered so; the turn is taken back."""
        assert self.at_rest
        found = line in self.answers()
        self.state.stack, self.state.waiting, self.state.choices = [], [], []
        return found

    def take_back(self) -> None:
        """Leave whatever is pending."""
        self.state.stack, self.state.waiting, self.state.choices = [], [], []

    # --- looking ---------------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> int:
        return self.state.has(0, ITEM_OF_NAME[name])

    def has(self, **items: int) -> bool:
        """Exactly so many of each named item; on a miss the assertion shows what there is."""
        found = {name: self[name] for name in items}
        assert found == items
        return True

    @property
    def thing(self) -> int:
        return self.state.thing[0]

    @property
    def weapons(self) -> int:
        return sum(self[name] for name in ("bow", "snare", "spear", "long_sword"))

    def score(self, line: str) -> int:
        return scoring_lines(self.state, 0)[LINES.index(line)]

    def vikings_on(self, space: str) -> int:
        return self.state.vikings[SPACE_OF_NAME[space]]


assert set(PHASES) <= set(PART_NAMES)
