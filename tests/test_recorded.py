"""Recorded games are replayed to their final score and state: no rule changes by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.txt"))


def test_every_game_and_player_count_is_recorded() -> None:
    names = {path.stem for path in RECORDED}
    for game in meadhall.games():
        for players in game.players:
            assert any(name.startswith(f"{game.id}-{players}-") for name in names), (game.id, players)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    table = meadhall.replay(path.read_text())  # raises unless scores, places and hash agree
    assert table.over
    assert table.transcript() == path.read_text()
