"""Looking ahead tells a seat nothing it doesn't know: not by a refusal, not by a line's length, not by a preview."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.table import STEP_MARK, Table
from tests.conformance.cases import Case, every_case, moments
from tests.conformance.test_secrets import redealt
from tests.examples import examples

seeds = st.integers(0, 2**32)
MOST_STEPS = 6
LINES_EACH = 8


def lines(table: Table, seat: int, random: Random) -> Iterator[str]:
    """Lines a curious seat might try: legal in some world it can't tell from its own, a third of them bent."""
    for number in range(LINES_EACH):
        world = redealt(table, seat, f"probe {number} {random.random()}")
        codes: list[int] = []
        while len(codes) < MOST_STEPS and seat in world.awaiting:
            codes.append(random.choice(world.codes(seat)))
            world.act(seat, codes[-1])
        if number % 3 == 2:
            codes[random.randrange(len(codes))] = random.randrange(len(table.game.space))
        yield STEP_MARK.join(str(table.game.space[code]) for code in codes)


def answer(table: Table, seat: int, line: str) -> list[Any]:
    """Everything a seat is told about a line it hasn't played."""
    try:
        codes = table.check_play(seat, line)
        preview = table.preview(seat, line)
    except IllegalAction as error:
        return [error.message.key, error.message]
    ahead = preview.table
    told = [ahead.view(seat), ahead.prompt(seat), ahead.journal(seat), ahead.codes(seat)]
    return ["seen", codes, preview.foreseen, preview.at_barrier, told]


@every_case
@examples(2)
@given(seed=seeds)
def test_what_a_seat_learns_by_looking_ahead_depends_only_on_what_it_knows(case: Case, seed: int) -> None:
    random = Random(seed)
    compared: dict[str, int] = {}
    for table in moments(case, seed, 10):
        for seat in table.awaiting:
            twin = redealt(table, seat, seed)
            for line in lines(table, seat, random):
                here = answer(table, seat, line)
                assert msgspec.json.encode(answer(twin, seat, line)) == msgspec.json.encode(here), line
                compared[here[0]] = compared.get(here[0], 0) + 1
    assert compared.get("seen"), "no line was looked at"
    assert sum(compared.values()) > compared["seen"], "no line was refused"


@every_case
@examples(2)
@given(seed=seeds)
def test_a_line_that_is_accepted_plays_as_it_was_previewed(case: Case, seed: int) -> None:
    random = Random(seed)
    played = 0
    for table in moments(case, seed, 8):
        for seat in table.awaiting:
            for line in lines(table, seat, random):
                before = table.hash()
                try:
                    preview = table.preview(seat, line)
                except IllegalAction:
                    assert table.hash() == before
                    continue
                assert table.hash() == before
                twin = table.clone()
                twin.play(seat, line)
                assert twin.log[len(table.log) :] == [(seat, code) for code in preview.codes]
                if not preview.at_barrier:
                    assert twin.hash() == preview.table.hash()
                    assert twin.journal(seat, table.ply + 1) == preview.table.journal(seat)
                played += 1
    assert played, "no line was played"
