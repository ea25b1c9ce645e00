"""The workbench for the rules and cards of A Feast for Odin: tables laid out by hand, their answers, what they changed.

There are two kinds of table. On a bare one nothing lies under the step that is being tested, so the table stops as
soon as it is over: the functions below lay one out and play on it, and `Table` is the same as an object. A `Bench` is
in the middle of a whole round, begun from a position, and is checked after every answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import AREA_COUNT, AREA_NAMES, BITS, BOARD_NAMES, ROW
from meadhall.games.feast_for_odin.board.ground import ground_with
from meadhall.games.feast_for_odin.board.placement import covered_cells, forget_room, grid_of, put_down
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import PlayCardsFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame, TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.items import ITEM_COUNT, ITEM_OF_NAME, SPECIALS, STRIP_NAMES
from meadhall.games.feast_for_odin.knowledge.view import belongings
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
    end_game,
    for_seat,
)
from meadhall.games.feast_for_odin.phases.scoring import LINES, scoring_lines
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, FIRST_IMITATION, SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import WORDS_PER_BLOCK, Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.journal import read
from meadhall.kernel.table import Table as KernelTable

F = TypeVar("F", bound=Frame)

ALL_DECKS = ["A", "B", "C"]
STANDARD_STRIPS = {"strip_3": 0, "strip_4": 4}
"""Wood, wood, wood, wood, stone, stone, silver pair; and ore, ore, silver pair."""


def laid_out(players: int = 2, round: int = 4, length: str = "long", seed: str = "workbench") -> Feast:
    """A table in the given round: empty supplies and hands, empty action board, all Vikings in the Thing."""
    options = GAME.check_options(players, {"decks": ALL_DECKS, "length": length})
    state = GAME.start(players, options, Chance(key_of_seed(seed)), [])
    state.stack = []
    state.waiting = []
    state.choices = []
    state.journal = []
    state.round = round
    state.start_player = 0
    state.turn = NONE
    for seat in range(players):
        for item in range(ITEM_COUNT):
            state.add(seat, item, -state.has(seat, item))
        state.thing[seat] = state.base_columns + round
        state.deck += state.hands[seat]
        state.hands[seat] = []
    state.clear_spaces()
    set_strips(state, STANDARD_STRIPS)
    return state


def set_strips(state: Feast, strips: dict[str, int]) -> None:
    state.strips = [strips.get(name, NONE) for name in STRIP_NAMES]
    state.strip_stack = [strip for strip in state.strip_stack if state.strips[strip] < 0]


def give(state: Feast, seat: int = 0, **items: int) -> None:
    """Put pieces into a seat's supply, special tiles and buildings out of the common stock."""
    for name, number in items.items():
        item = ITEM_OF_NAME[name]
        state.add(seat, item, number)
        if SPECIALS <= item < SPECIALS + 15:
            state.display &= ~(1 << (item - SPECIALS))
        if name in ("shed", "stone_house", "long_house"):
            state.buildings[("shed", "stone_house", "long_house").index(name)] -= number
    forget_room(state, seat)


def put_in_play(state: Feast, *cards: int, seat: int = 0) -> None:
    for card in cards:
        state.put_in_play(seat, card - 1)
        state.deck = [other for other in state.deck if other != card - 1]


def put_in_hand(state: Feast, *cards: int, seat: int = 0) -> None:
    state.hands[seat] = sorted([*state.hands[seat], *(card - 1 for card in cards)])
    state.deck = [other for other in state.deck if other + 1 not in cards]


def stand(state: Feast, space: str, seat: int, vikings: int) -> None:
    """Vikings of a seat stand on a space."""
    number = SPACE_OF_NAME[space]
    state.stand(number, seat, vikings)
    if seat >= 0:
        state.thing[seat] = max(0, state.thing[seat] - vikings)


def lay(state: Feast, piece: str, area: str, row: int, column: int, turn: int = 0, seat: int = 0) -> None:
    """A piece lies somewhere already."""
    item = ITEM_OF_NAME[piece]
    if SPECIALS <= item < SPECIALS + 15:
        state.display &= ~(1 << (item - SPECIALS))
    put_down(state, seat, item, AREA_NAMES.index(area), turn, row * ROW + column)


def cover(state: Feast, area: int, cells: int) -> None:
    """Exactly these cells of an area of seat 0 are covered, whatever lies on them."""
    state.grounds[area] = ground_with(grid_of(state, area), cells, 0, 0)
    forget_room(state, 0)


def covered(state: Feast) -> list[int]:
    """The covered cells of every area of every seat."""
    return [covered_cells(state, seat, area) for seat in range(state.players) for area in range(AREA_COUNT)]


def own_board(state: Feast, name: str, seat: int = 0) -> None:
    side = BOARD_NAMES.index(name)
    state.board_owner[side % 4] = seat
    state.board_back[side % 4] = side // 4
    forget_room(state, seat)


def rolling(state: Feast, *faces: int) -> None:
    """What the next dice will show: the generator's block is written by hand, a word for each face."""
    chance = state.chance
    first = WORDS_PER_BLOCK * (chance.drawn // WORDS_PER_BLOCK + 1)
    chance.drawn = first
    chance.block_number = first // WORDS_PER_BLOCK
    words = [face - 1 for face in faces] + list(range(WORDS_PER_BLOCK - len(faces)))
    chance.block = b"".join(word.to_bytes(4, "little") for word in words)


# --- running -------------------------------------------------------------------------------------------------------


def begin(state: Feast, *frames: Frame) -> None:
    """Forget whatever was under way, and begin these steps, the last one first."""
    state.waiting = []
    state.choices = []
    state.stack = list(frames)
    state.settle()


def top(state: Feast, kind: type[F]) -> F:
    """The frame of the step under way, which is of a given kind."""
    frame = state.stack[-1]
    assert isinstance(frame, kind)
    return frame


def part(state: Feast) -> int:
    """The part of the round that the table has come to."""
    frame = state.stack[0]
    assert isinstance(frame, RoundFrame)
    return frame.part


def turn(state: Feast, seat: int = 0) -> None:
    """It is the seat's turn."""
    begin(state, TurnFrame(seat))


def phase(state: Feast, part: int, seat: int = 0) -> None:
    """A seat's share of a phase."""
    begin(state)
    for_seat(state, seat, part)
    state.settle()


def window(state: Feast, seat: int = 0) -> None:
    begin(state, WindowFrame(seat))


def playing(state: Feast, *cards: int, seat: int = 0) -> None:
    """The seat may play these cards, one after the other."""
    put_in_hand(state, *cards, seat=seat)
    begin(state, PlayCardsFrame(seat, len(cards), 0, 0, True, 0, 0))


def do(state: Feast, *answers: str, seat: int = 0) -> None:
    """Give answers in notation; each must be legal when its time comes."""
    for answer in answers:
        code = SPACE.parse(answer)
        assert code is not None, f"no such notation: {answer}"
        assert code in state.legal(seat), f"{answer} isn't among {legal(state, seat)}"
        state.act(seat, code)


def legal(state: Feast, seat: int = 0) -> list[str]:
    return [SPACE.notations[code] for code in state.legal(seat)]


def is_legal(state: Feast, answer: str, seat: int = 0) -> bool:
    code = SPACE.parse(answer)
    assert code is not None, f"no such notation: {answer}"
    return code in state.legal(seat)


def finish(state: Feast, seat: int = 0) -> None:
    """Decline whatever is still offered, and leave the rest of a table empty."""
    while state.waiting:
        do(state, "done" if is_legal(state, "done", seat) else "leave", seat=seat)


def refusal(state: Feast, answer: str, seat: int = 0) -> IllegalAction:
    code = SPACE.parse(answer)
    assert code is not None and code not in state.legal(seat)
    return GAME.refusal(state, seat, code)


def change(state: Feast, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What a seat's belongings have gained and lost."""
    after = belongings(state, seat)
    names = sorted({*before, *after})
    return {
        name: after.get(name, 0) - before.get(name, 0) for name in names if after.get(name, 0) != before.get(name, 0)
    }


def supply(state: Feast, seat: int = 0) -> dict[str, int]:
    return belongings(state, seat)


def told(state: Feast) -> list[str]:
    """The keys of the journal so far."""
    entries = read(state.journal or [], None, GAME.notes, GAME.names, open_to_all=True)
    return [happening.message.key.removeprefix("feast-for-odin.") for happening in entries]


def clauses_told(state: Feast) -> list[str]:
    return [h.message.clause for h in read(state.journal or [], None, GAME.notes, GAME.names, open_to_all=True)]


def cards(numbers: Iterable[int]) -> Sequence[Any]:
    return [pytest.param(number, id=f"card-{number}") for number in numbers]


# --- a bare table as an object ---------------------------------------------------------------------------------------

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

    def __init__(self, *cards: int, players: int = 2, round_number: int = 1, rounds: int = 7, **items: int) -> None:
        state = laid_out(players, round_number, "short" if rounds == 6 else "long")
        self.state = state
        state.thing = [12] * players
        state.strips = [NONE] * len(STRIP_NAMES)
        state.strip_stack = []
        self.put_into_play(*cards)
        self.give(**items)

    # --- laying out ------------------------------------------------------------------------------------------------

    def put_into_play(self, *cards: int, seat: int = 0) -> None:
        """Cards on the table as if played earlier: what happens on playing is past."""
        put_in_play(self.state, *cards, seat=seat)

    def give(self, seat: int = 0, **items: int) -> None:
        give(self.state, seat, **items)

    def hold(self, *cards: int, seat: int = 0) -> None:
        """Cards in the hand, and no others."""
        self.state.hands[seat] = []
        put_in_hand(self.state, *cards, seat=seat)

    def strip(self, number: int, gone: int = 0) -> None:
        """Reveal mountain strip `number`, so many of its seven items gone already."""
        self.state.strips[STRIP_NAMES.index(f"strip_{number}")] = gone

    def own_board(self, name: str, seat: int = 0) -> None:
        own_board(self.state, name, seat)

    def occupy(self, space: str, seat: int = 0, vikings: int = 0) -> None:
        """Vikings stand on a space: as many as its column says unless told otherwise. They come from nowhere."""
        place = SPACE_OF_NAME[space]
        self.state.stand(place, seat, vikings or COLUMN[place])

    def open_imitation(self, number: int) -> None:
        self.state.imitations |= BITS[SPACE_OF_NAME[f"imitate_{number}"] - FIRST_IMITATION]

    def roll(self, *faces: int) -> None:
        rolling(self.state, *faces)

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


# --- a table in the middle of a round --------------------------------------------------------------------------------

WEAPONS = ("bow", "snare", "spear", "long_sword")
CARD_SPACE = "play_occupations_1_2"
"""Where the bench plays cards: free of charge and without silver of its own (FO-7.43)."""


class Bench:
    """A table and the supplies it began with."""

    def __init__(self, table: KernelTable, supplies: Sequence[Mapping[str, int]]) -> None:
        self.table = table
        self.before = [dict(supply) for supply in supplies]

    # --- answers -----------------------------------------------------------------------------------------------

    def do(self, *answers: str, seat: int = 0) -> Bench:
        for answer in answers:
            self.table.play(seat, answer)
        GAME.check(self.state)
        return self

    def play_card(self, card: int, *answers: str) -> Bench:
        """Play a hand card of seat 0 and answer what it asks."""
        return self.do(f"send {CARD_SPACE}", f"play {card}", *answers)

    def refuse(self, answer: str, seat: int = 0) -> None:
        """An answer that isn't legal now, and changes nothing."""
        before = self.table.hash()
        with pytest.raises(IllegalAction):
            self.table.play(seat, answer)
        assert self.table.hash() == before

    def roll(self, *faces: int) -> Bench:
        """Fix the next rolls of the die."""
        rolling(self.state, *faces)
        return self

    # --- what is to be seen --------------------------------------------------------------------------------------

    @property
    def state(self) -> Feast:
        state = self.table.state
        assert isinstance(state, Feast)
        return state

    def options(self, *beginnings: str, seat: int = 0) -> list[str]:
        """The answers open to a seat; with beginnings given, only those that start with one of them."""
        notations = [str(action) for action in self.table.actions(seat)]
        return [line for line in notations if line.startswith(beginnings)] if beginnings else notations

    def offers(self, answer: str, seat: int = 0) -> bool:
        return answer in self.options(seat=seat)

    def seat(self, seat: int = 0) -> dict[str, Any]:
        shown: dict[str, Any] = self.table.view(seat)["seats"][seat]
        return shown

    def supply(self, seat: int = 0) -> dict[str, int]:
        supply: dict[str, int] = self.seat(seat)["supply"]
        return supply

    def changes(self, seat: int = 0) -> dict[str, int]:
        """What a seat gained and lost since the table was laid out, weapons aside."""
        now, before = self.supply(seat), self.before[seat]
        return {
            item: now.get(item, 0) - before.get(item, 0)
            for item in sorted({*now, *before})
            if now.get(item, 0) != before.get(item, 0) and item not in WEAPONS
        }

    def weapons(self, seat: int = 0) -> dict[str, int]:
        """The change in weapons of each type."""
        now, before = self.supply(seat), self.before[seat]
        return {
            weapon: now.get(weapon, 0) - before.get(weapon, 0)
            for weapon in WEAPONS
            if now.get(weapon, 0) != before.get(weapon, 0)
        }

    @property
    def step(self) -> str:
        return str(self.table.view(None)["step"])

    @property
    def phase(self) -> str:
        return str(self.table.view(None)["phase"])


def bench(
    supply: Mapping[str, int] | None = None,
    *,
    played: Sequence[int] = (),
    hand: Sequence[int] = (),
    phase: str = "actions",
    round: int = 2,
    players: int = 2,
    laid: Sequence[Any] = (),
    others: Mapping[str, Any] | None = None,
    mine: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Bench:
    """A table at the beginning of a phase, seat 0 first; every other seat owns nothing but what `others` says."""
    seats: list[dict[str, Any]] = [
        {"supply": dict(supply or {}), "played": list(played), "hand": list(hand), "laid": list(laid), **(mine or {})}
    ]
    seats += [{"supply": {}, "hand": [], **(others or {})} for _ in range(players - 1)]
    position = {
        "players": players,
        "options": {"decks": ["A", "B", "C"], **(options or {})},
        "phase": phase,
        "round": round,
        "start_player": 0,
        "seats": seats,
        **fields,
    }
    return Bench(meadhall.load("feast-for-odin", position), [seat["supply"] for seat in seats])


def holding(card: int, supply: Mapping[str, int] | None = None, **fields: Any) -> Bench:
    """Seat 0 on turn with a card in hand."""
    return bench(supply, hand=[card], **fields)


def owning(card: int, supply: Mapping[str, int] | None = None, **fields: Any) -> Bench:
    """Seat 0 with a card in play."""
    return bench(supply, played=[card], **fields)
