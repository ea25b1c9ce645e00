"""The arena: rotation, resuming, intervals, ratings, and bots that fail."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.bots.random import RandomBot
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.lab.arena import OtherMatch, arena, interval, line_up
from meadhall.lab.plot import plot
from meadhall.lab.rating import Rating, rate

GAME = find_game("brian-boru")


def test_line_up() -> None:
    assert line_up(["steady", "quick"], 4) == ["steady", "quick", "quick", "quick"]
    assert line_up(["quick"], 3) == ["quick"] * 3
    assert line_up(["strong", "random"], 2) == ["strong", "random"]
    with pytest.raises(BadOption, match="3 bots"):
        line_up(["quick", "quick", "random"], 4)
    with pytest.raises(BadOption, match="after the @"):
        line_up(["steady@many", "quick"], 4)


def test_every_bot_sits_everywhere_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told: list[int] = []
    arena(GAME, ["steady@40", "random"], 3, 3, seed="a", file=file, progress=told.append)
    assert sum(told) == 3
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join(lines[:3]) + b'\n{"number": 2, "bo')  # the process died while writing
    told.clear()
    whole = arena(GAME, ["steady@40", "random"], 6, 3, seed="a", file=file, progress=told.append)
    assert told[0] == 2 and sum(told) == 6
    fresh = arena(GAME, ["steady@40", "random"], 6, 3, seed="a")
    assert [one.mean for one in whole.standings] == [one.mean for one in fresh.standings]
    assert [one.seats for one in whole.standings] == [6, 12]
    assert sum(one.wins for one in whole.standings) == pytest.approx(6)
    assert all(one.milliseconds > 0 for one in whole.standings)
    with pytest.raises(OtherMatch, match="another match"):
        arena(GAME, ["quick", "random"], 6, 3, seed="a", file=file)


def test_several_processes_play_the_same_games() -> None:
    one, two = (arena(GAME, ["quick", "random"], 6, 3, seed="p", processes=count) for count in (1, 2))
    assert [(s.wins, s.mean, s.rating) for s in one.standings] == [(s.wins, s.mean, s.rating) for s in two.standings]


@pytest.mark.parametrize("broken", ["crash", "nonsense"])
def test_a_bot_that_fails_never_stops_a_game(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    def choose(self: RandomBot, seat: Seat) -> int:
        if broken == "crash":
            raise RuntimeError("lost its mind")
        return -7

    monkeypatch.setattr(RandomBot, "choose", choose)
    report = arena(GAME, ["random"], 3, 3, seed="f")
    assert report.games == 3 and report.standings[0].failures > 50
    assert report.standings[0].reason == ("RuntimeError: lost its mind" if broken == "crash" else "")


def test_interval() -> None:
    least, most = interval(45, 100)
    assert (least, most) == pytest.approx((0.356, 0.548), abs=0.001)
    assert interval(0, 10)[0] == 0.0 and interval(10, 10)[1] == 1.0


def test_ratings_follow_the_places() -> None:
    ratings = {"good": Rating(), "poor": Rating()}
    for _ in range(30):
        rate(ratings, ["good", "poor", "poor"], [1, 2, 3])
    assert ratings["good"].mu > 30 > 25 > ratings["poor"].mu
    assert ratings["good"].sigma < 25 / 3
    even = {"a": Rating(), "b": Rating()}
    rate(even, ["a", "b"], [1, 1])
    assert even["a"].mu == pytest.approx(even["b"].mu)


def test_two_seats_as_openskill_computes_them() -> None:
    """The example of OpenSkill's own documentation: one win between two new players."""
    ratings = {"a": Rating(), "b": Rating()}
    rate(ratings, ["a", "b"], [1, 2])
    assert ratings["a"].mu == pytest.approx(27.63, abs=0.01)
    assert ratings["b"].mu == pytest.approx(22.37, abs=0.01)
    assert ratings["a"].sigma == pytest.approx(8.066, abs=0.01)


def test_the_picture_is_well_formed() -> None:
    report = arena(GAME, ["quick", "random"], 3, 3, seed="p")
    root = ElementTree.fromstring(plot(report))
    assert root.tag.endswith("svg")
    assert "quick" in plot(report)
