"""The numbers of the page for researchers are true, and its example runs; `tests/test_docs.py` runs the page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.registry import find_game
from meadhall.lab.observations import Layout

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["brian-boru", "feast-for-odin", "ortus-regni"])
def test_the_page_says_how_large_spaces_and_observations_are(name: str) -> None:
    game = find_game(name)
    title = game.title.split(":")[0]
    assert f"{len(game.space):,} for {title}" in PAGE
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {title} |"))
    cells = [cell.strip() for cell in row.split("|")[2:-1]]
    said = {players: cell for players, cell in enumerate(cells, 1) if cell}
    assert said == {players: f"{Layout(game, players).width:,}" for players in game.players}


def test_the_example_learns_and_plays(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "examples" / "train_policy.py"), "--seconds", "0.5", "--games", "3"]
    source = str(Path(meadhall.__file__).parents[1])
    environment = os.environ | {"PYTHONPATH": source}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    assert "learned: first in" in done.stdout
    assert (tmp_path / "policy.npz").exists()
