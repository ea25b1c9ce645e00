"""Looking ahead tells a seat nothing it doesn't know: not by a refusal, not by a line's length, not by a preview."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import new_game
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.journal import read
from meadhall.kernel.state import may_read
from meadhall.kernel.table import STEP_MARK, Preview, Table
from tests.conformance.cases import Case, every_case, moments, play_on
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
    preview = table.preview(seat, line)
    ahead = preview.table
    told = [ahead.view(seat), ahead.prompt(seat), ahead.journal(seat), ahead.codes(seat), ahead.forecast(seat)]
    seen = [preview.codes, preview.foreseen, preview.at_barrier, preview.stopped, told]
    try:
        return ["seen", table.check_play(seat, line), seen]
    except IllegalAction as error:
        assert preview.stopped == error.message, "a preview stops where the line would be refused, and says the same"
        return [error.message.key, error.message, seen]


@pytest.mark.once
@every_case
@examples(1)
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


@pytest.mark.once
@every_case
@examples(1)
@given(seed=seeds)
def test_a_line_that_is_accepted_plays_as_it_was_previewed(case: Case, seed: int) -> None:
    random = Random(seed)
    played = 0
    for table in moments(case, seed, 8):
        for seat in table.awaiting:
            for line in lines(table, seat, random):
                before = table.hash()
                preview = table.preview(seat, line)
                assert table.hash() == before
                if preview.stopped is not None and not preview.at_barrier:
                    assert_steps_lead_there(table, seat, preview)
                    continue
                try:
                    table.check_play(seat, line)
                except IllegalAction:
                    continue  # more was to follow the barrier
                twin = table.clone()
                twin.play(seat, line)
                assert twin.log[len(table.log) :] == [(seat, code) for code in preview.codes]
                if not preview.at_barrier:
                    assert_steps_lead_there(table, seat, preview)
                played += 1
    assert played, "no line was played"


def assert_steps_lead_there(table: Table, seat: int, preview: Preview) -> None:
    """What a preview shows is what its steps lead to when they are played."""
    twin = table.clone()
    for code in preview.codes:
        twin.act(seat, code)
    assert twin.hash() == preview.table.hash()
    told = [entry for entry in twin.state.journal or [] if entry[1] > table.ply and may_read(entry, seat)]
    assert read(told, seat, twin.game.notes, twin.game.names) == preview.table.journal(seat)
    assert twin.forecast(seat) == preview.table.forecast(seat)


def test_an_imagined_end_of_the_game_opens_nobodys_journal() -> None:
    """Brian Boru's last cards are laid down unseen: the end of the game shows them to all, a look at it doesn't."""
    table = new_game("brian-boru", players=4, seed=11254)
    play_on(table, Random(11254), most=231)
    (seat,) = table.awaiting
    preview = table.preview(seat, "use 1;princess trade")
    assert preview.table.over, "this game no longer ends here"
    table.play(seat, "use 1;princess trade")
    hidden = [entry for entry in table.journal(seat, 232) if entry not in preview.table.journal(seat)]
    assert {entry.message.key for entry in hidden} == {"brian-boru.last-card"}
    assert seat not in {entry.message.args["seat"] for entry in hidden}


@every_case
def test_a_line_stops_at_its_first_wrong_step_and_shows_what_came_before(case: Case) -> None:
    for table in moments(case, 3, 12):
        for seat in table.awaiting:
            for code in table.codes(seat):
                good = str(table.game.space[code])
                alone = table.preview(seat, good)
                if alone.at_barrier or seat not in alone.table.awaiting:
                    continue
                bent = table.preview(seat, f"{good}; no such step")
                assert bent.codes == alone.codes and bent.foreseen == alone.foreseen > 0
                assert bent.table.view(seat) == alone.table.view(seat)
                assert bent.stopped is not None and bent.stopped.key == "action-unreadable"
                break
        for seat in set(range(table.players)) - set(table.awaiting):
            unasked = table.preview(seat, "no such step")
            assert unasked.foreseen == 0 and unasked.table.view(seat) == table.view(seat)
            assert unasked.stopped is not None
            assert unasked.stopped.key == ("action-game-over" if table.over else "action-not-asked")


@every_case
def test_a_forecast_is_for_a_seat_of_the_table_or_for_nobody(case: Case) -> None:
    table = case.table(1)
    for seat in (*range(table.players), None):
        assert isinstance(table.forecast(seat), dict)
    no_seats: tuple[Any, ...] = (-1, table.players, "0", True, 1.0)
    for wrong in no_seats:
        with pytest.raises(IllegalAction):
            table.forecast(wrong)
