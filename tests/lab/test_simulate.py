"""Simulation and benchmark reports."""

from __future__ import annotations

import msgspec
import pytest

import meadhall
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.lab.bench import bench
from meadhall.lab.simulate import simulate
from tests.conformance.cases import every_game

FIELDS = {"games", "decisions", "seconds", "games_per_second", "decisions_per_second", "compiled", "scores"}


@every_game
def test_a_simulation_reports_what_happened(game: AnyGame) -> None:
    done: list[int] = []
    report = simulate(game, game.players[-1], 4, 1, progress=done.append)
    written = msgspec.json.decode(msgspec.json.encode(report))
    assert set(written) >= FIELDS
    assert (report.games, sum(done)) == (4, 4)
    assert report.decisions > 4
    assert report.compiled == meadhall.compiled()
    assert len(report.scores) == game.players[-1]
    assert all(seat.least <= seat.mean <= seat.most for seat in report.scores)


def test_wins_add_up_to_the_games() -> None:
    report = simulate(find_game("brian-boru"), 5, 30, "wins")
    assert sum(seat.wins for seat in report.scores) == pytest.approx(30)


def test_nonsense_is_refused() -> None:
    game = find_game("brian-boru")
    for arguments in ((2, 1), (4, 0), (4, -3)):
        with pytest.raises(BadOption):
            simulate(game, *arguments, 1)


def test_the_benchmark_measures_every_player_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.lab.bench.SECONDS_A_REPEAT", 0.01)
    monkeypatch.setattr("meadhall.lab.bench.CLONES", 10)
    report = bench(repeats=1)
    assert {(speed.game, speed.players) for speed in report.speeds} == {
        (game.id, players) for game in meadhall.games() for players in game.players
    }
    assert all(speed.decisions_per_second > 0 and speed.clone_microseconds > 0 for speed in report.speeds)
