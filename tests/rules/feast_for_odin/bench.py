"""A workbench for the rules of A Feast for Odin: tables laid out by hand, single turns and phases run to their end.

Nothing lies under the step that is being tested, so the table stops as soon as it is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from meadhall.games.feast_for_odin.board.boards import AREA_COUNT, AREA_NAMES, BOARD_NAMES, ROW
from meadhall.games.feast_for_odin.board.ground import Ground
from meadhall.games.feast_for_odin.board.placement import covered_cells, forget_room, grid_of, put_down
from meadhall.games.feast_for_odin.frames import Frame, PlayCardsFrame, RoundFrame, TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.items import ITEM_COUNT, ITEM_OF_NAME, SPECIALS, STRIP_NAMES
from meadhall.games.feast_for_odin.knowledge.view import belongings
from meadhall.games.feast_for_odin.phases.rounds import for_seat
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.journal import read

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
    state.grounds[area] = Ground(grid_of(state, area), cells, 0, 0)
    forget_room(state, 0)


def covered(state: Feast) -> list[int]:
    """The covered cells of every area of every seat."""
    return [covered_cells(state, seat, area) for seat in range(state.players) for area in range(AREA_COUNT)]


def own_board(state: Feast, name: str, seat: int = 0) -> None:
    side = BOARD_NAMES.index(name)
    state.board_owner[side % 4] = seat
    state.board_back[side % 4] = side // 4
    forget_room(state, seat)


def rolling(state: Feast, *rolls: tuple[int, int]) -> None:
    """Load the dice: each roll is a face and the number of sides."""
    for number in range(200_000):
        chance = Chance(key_of_seed(f"loaded {number}"))
        if all(chance.below(sides) + 1 == face for face, sides in rolls):
            state.chance = Chance(key_of_seed(f"loaded {number}"))
            return
    raise AssertionError("no such dice")


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
