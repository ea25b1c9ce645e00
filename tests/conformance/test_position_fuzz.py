"""Positions damaged at random: what `load` reads is a position the game can be in; all else is refused by name.

Positions of random moments of random games are damaged: keys left out, numbers moved, items swapped, doubled, renamed,
pieces of other positions put in, the pending steps cut or mixed. A damaged position is either refused with the field
that is wrong, or it is a table whose invariants hold, whose position comes back, and at which random play goes on to
the end of the game.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.table import Table, load_table
from tests.conformance.cases import CASES, MOST_DECISIONS, every_game, moments, play_on

Position = dict[str, Any]
Place = tuple[Any, Any]
"""Something in a position: the object or list that holds it, and its key or index there."""

HUGE = (-1, 10**6, -(10**6), 2**31, 10**15)
LEFT_ALONE = ("game", "rules", "seed", "chance", "options", "players")


# --- damage ---------------------------------------------------------------------------------------------------------


def places(value: Any) -> Iterator[Place]:
    """Everything inside an object or list, at any depth."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def leave_out(position: Position, random: Random, _: Position) -> None:
    holder, key = random.choice(list(places(position)))
    del holder[key]


def move_number(position: Position, random: Random, _: Position) -> None:
    numbers = [(holder, key) for holder, key in places(position) if type(holder[key]) is int]
    if numbers:
        holder, key = random.choice(numbers)
        holder[key] = random.choice((holder[key] - 1, holder[key] + 1, holder[key] + 1, 0, 1, *HUGE))


def lists_in(position: Position, least: int) -> list[list[Any]]:
    found = [holder[key] for holder, key in places(position) if isinstance(holder[key], list)]
    return [items for items in found if len(items) >= least]


def swap_items(position: Position, random: Random, _: Position) -> None:
    lists = lists_in(position, 2)
    if lists:
        items = random.choice(lists)
        a, b = random.sample(range(len(items)), 2)
        items[a], items[b] = items[b], items[a]


def double_item(position: Position, random: Random, _: Position) -> None:
    lists = lists_in(position, 1)
    if lists:
        items = random.choice(lists)
        items.insert(random.randrange(len(items) + 1), copy.deepcopy(random.choice(items)))


def change_type(position: Position, random: Random, _: Position) -> None:
    holder, key = random.choice(list(places(position)))
    holder[key] = random.choice((None, True, False, 0, 1, 1.5, "", "x", [], {}, [[]], [0], {"x": 1}))


def rename(position: Position, random: Random, other: Position) -> None:
    """A name becomes another one that stands somewhere in a position."""
    names = [(holder, key) for holder, key in places(position) if isinstance(holder[key], str)]
    known = [holder[key] for holder, key in places(other) if isinstance(holder[key], str)] + ["nobody"]
    if names:
        holder, key = random.choice(names)
        holder[key] = random.choice(known)


def rename_key(position: Position, random: Random, other: Position) -> None:
    keys = [(holder, key) for holder, key in places(position) if isinstance(holder, dict)]
    known = [key for holder, key in places(other) if isinstance(holder, dict)]
    holder, key = random.choice(keys)
    holder[random.choice(known)] = holder.pop(key)


def splice(position: Position, random: Random, other: Position) -> None:
    """A field of another position of the same game takes the place of this one's."""
    key = random.choice([key for key in other if key not in LEFT_ALONE])
    position[key] = copy.deepcopy(other[key])


def splice_deep(position: Position, random: Random, other: Position) -> None:
    holder, key = random.choice(list(places(position)))
    source, place = random.choice(list(places(other)))
    holder[key] = copy.deepcopy(source[place])


def splice_seat(position: Position, random: Random, other: Position) -> None:
    seats, others = position.get("seats"), other["seats"]
    if isinstance(seats, list) and seats:
        field = random.choice(list(others[0]))
        seat = random.choice(seats)
        if isinstance(seat, dict):
            seat[field] = copy.deepcopy(random.choice(others)[field])


def spoil_pending(position: Position, random: Random, other: Position) -> None:
    """Frames cut off, mixed, doubled, taken from elsewhere, or with a number changed."""
    frames = position.get("pending")
    if not isinstance(frames, list) or not frames or not all(isinstance(frame, list) and frame for frame in frames):
        return
    match random.randrange(7):
        case 0:
            del frames[random.randrange(len(frames)) :]
        case 1:
            random.shuffle(frames)
        case 2:
            del frames[random.randrange(len(frames))]
        case 3:
            frames[-1] = copy.deepcopy(random.choice(other["pending"] or frames))
        case 4:
            frames.append(copy.deepcopy(random.choice(other["pending"] or frames)))
        case 5:
            frame = random.choice(frames)
            del frame[random.randrange(1, len(frame) + 1) :]
        case _:
            frame = random.choice(frames)
            place = random.randrange(1, len(frame) + 1)
            frame[place : place + 1] = [random.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 15, 16, 40, 99, 500, *HUGE))]


DAMAGE: list[Callable[[Position, Random, Position], None]] = [
    leave_out,
    move_number,
    move_number,
    swap_items,
    double_item,
    change_type,
    rename,
    rename_key,
    splice,
    splice_deep,
    splice_seat,
    spoil_pending,
    spoil_pending,
]


def damaged(position: Position, other: Position, random: Random) -> Position:
    """A copy with one, two or three damages."""
    spoilt = copy.deepcopy(position)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        if spoilt:
            random.choice(DAMAGE)(spoilt, random, other)
    return spoilt


# --- what must hold -------------------------------------------------------------------------------------------------


def positions_of(game: AnyGame, random: Random) -> Iterator[list[Position]]:
    """Whole positions of random moments of one random game after another, in random cases."""
    cases = [case for case in CASES if case.game is game]
    while True:
        case = random.choice(cases)
        tables = moments(case, random.randrange(2**32), 12)
        yield [copy.deepcopy(table.position()) for table in tables]


def refused_or_sound(game: AnyGame, position: Position, random: Random, most: int) -> bool:
    """Whether a position is read; if so everything must hold, and if not the field must be named."""
    try:
        table = load_table(game, position)
    except BadPosition as error:
        assert error.path, error
        assert str(error) != error.message.key, f"{error} has no English words"
        return False
    look_at(table, random)
    written = table.position()
    again = load_table(game, msgspec.json.decode(msgspec.json.encode(written)))
    assert again.position() == written
    assert again.awaiting == table.awaiting
    play_on(table, random, lambda table: table.game.check(table.state), most=most)
    if table.over:
        assert table.result is not None
        look_at(table, random)
    return True


def look_at(table: Table, random: Random) -> None:
    """Everybody is shown something, whoever is asked can answer, and what is hidden can be dealt anew."""
    table.game.check(table.state)
    assert bool(table.awaiting) != table.over
    for seat in [None, *range(table.players)]:
        table.view(seat)
    for seat in table.awaiting:
        codes = table.codes(seat)
        assert codes
        assert all(0 <= code < len(table.game.space) for code in codes)
        table.prompt(seat)
    twin = table.state.clone()
    table.game.redeal(twin, random.choice([None, *range(table.players)]), Chance(key_of_seed("fuzz")))


def fuzz(game: AnyGame, seed: str, mutations: int, to_the_end: int) -> int:
    """How many of so many damaged positions could be read; one in `to_the_end` of these is played out."""
    random = Random(seed)
    read = done = 0
    other: Position | None = None
    for positions in positions_of(game, random):
        for position in positions:
            for _ in range(4):
                spoilt = damaged(position, other or position, random)
                most = MOST_DECISIONS if random.randrange(to_the_end) == 0 else 25
                kept = copy.deepcopy(spoilt)
                try:
                    read += refused_or_sound(game, spoilt, random, most)
                except Exception as error:
                    error.add_note(f"{seed}, mutation {done}: {msgspec.json.encode(kept).decode()}")
                    raise
                done += 1
                if done == mutations:
                    return read
            other = position
    raise AssertionError("there is always another game")


@pytest.mark.once
@every_game
def test_damaged_positions_are_refused_or_sound(game: AnyGame) -> None:
    mutations = {"brian-boru": 300, "feast-for-odin": 120, "ortus-regni": 250}[game.id]
    read = fuzz(game, f"{game.id} few", mutations, to_the_end=10)
    assert 0 < read < mutations, "some can be read, and some can't"


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("part", range(10))
def test_many_damaged_positions_are_refused_or_sound(game: AnyGame, part: int) -> None:
    mutations = int(os.environ.get("MEADHALL_FUZZ", "2000"))
    assert fuzz(game, f"{game.id} {part}", mutations, to_the_end=20) > 0


def test_every_game_is_fuzzed() -> None:
    assert {case.game.id for case in CASES} == {game.id for game in meadhall.games()}
