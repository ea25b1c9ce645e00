"""The arena: rotation, resuming, intervals, ratings, and bots that fail."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from meadhall.bots.random import RandomBot
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.lab import rating
from meadhall.lab.arena import Contenders, Played, arena, interval
from meadhall.lab.plot import plot
from meadhall.lab.rating import Rating, rate
from meadhall.lab.records import OtherMatch

GAME = find_game("brian-boru")


def test_line_up() -> None:
    assert Contenders(["steady", "quick"], 4).names == ["steady", "quick", "quick", "quick"]
    assert Contenders(["quick"], 3).names == ["quick"] * 3
    assert Contenders(["strong", "random"], 2).names == ["strong", "random"]
    with pytest.raises(BadOption, match="3 bots"):
        Contenders(["quick", "quick", "random"], 4)
    with pytest.raises(BadOption, match="after the @"):
        Contenders(["steady@many", "quick"], 4)


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
    said = "RuntimeError: lost its mind" if broken == "crash" else "BadAnswer: The bot “random” answered -7"
    assert report.standings[0].reason.startswith(said)


def test_interval() -> None:
    least, most = interval(45, 100)
    assert (least, most) == pytest.approx((0.356, 0.548), abs=0.001)
    assert interval(0, 10)[0] == 0.0 and interval(10, 10)[1] == 1.0


def test_ratings_follow_the_places() -> None:
    pytest.importorskip("openskill")
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
    pytest.importorskip("openskill")
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


def test_without_openskill_nobody_is_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "find_spec", lambda name: None)
    report = arena(GAME, ["random"], 3, 3, seed="p")
    assert [one.rating for one in report.standings] == [None]


class PretendRay:
    """What the arena asks of Ray, done at once in this process."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def init(self, **settings: object) -> None:
        self.calls.append(settings)

    def shutdown(self) -> None:
        self.calls.append("shut down")

    def put(self, thing: Callable[[int], Played]) -> Callable[[int], Played]:
        return thing

    def remote(self, job: Callable[[Callable[[int], Played], int], Played]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda play, number: partial(job, play, number))

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, done: list[Callable[[], Played]]) -> list[Played]:
        return [job() for job in done]


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    here = arena(GAME, ["quick", "random"], 3, 3, seed="p")
    pretended = PretendRay()
    monkeypatch.setitem(sys.modules, "ray", pretended)
    for cluster in ("local", "head:6379"):
        there = arena(GAME, ["quick", "random"], 3, 3, seed="p", processes=2, cluster=cluster)
        assert [(s.wins, s.mean) for s in there.standings] == [(s.wins, s.mean) for s in here.standings]
    local, _, far, _ = pretended.calls
    assert local == {"num_cpus": 2, "include_dashboard": False, "ignore_reinit_error": True}
    assert far == {"address": "head:6379", "ignore_reinit_error": True}
    assert pretended.calls.count("shut down") == 2


def test_a_local_ray_of_two_workers_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    here, there = (arena(GAME, ["quick", "random"], 3, 3, "p", processes=2, cluster=one) for one in (None, "local"))
    assert [(s.wins, s.mean) for s in there.standings] == [(s.wins, s.mean) for s in here.standings]


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match="install Ray"):
        arena(GAME, ["random"], 3, 3, seed="p", cluster="local")
