"""What the deck builder shows of the sample decks is what the lab wrote, and the lab counts every game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.registry import find_game

GAME = find_game("ortus-regni")
DECKS = list(next(option.presets for option in GAME.options if option.id == "decks"))
RESULTS = Path(meadhall.__file__).parent / "games/ortus_regni/content/sample-deck-results.json"
SCRIPT = Path(__file__).parents[3] / "benchmarks" / "ortus_balance.py"


def test_the_builder_has_figures_of_every_sample_deck() -> None:
    results = json.loads(RESULTS.read_text())
    assert results["measured_by"].startswith("python benchmarks/ortus_balance.py")
    assert list(results["earls"]) == [str(players) for players in GAME.players]
    for players, table in results["earls"].items():
        assert table["chance"] == round(100 / int(players), 1)
        assert list(table["decks"]) == DECKS
        for fared in table["decks"].values():
            assert fared["games"] >= 100
            assert 0 <= fared["least"] <= fared["won"] <= fared["most"] <= 100
    # In duels every game has one win: the decks share them all.
    shares = [fared["won"] for fared in results["earls"]["2"]["decks"].values()]
    assert sum(shares) == pytest.approx(50 * len(DECKS), abs=0.5)


def test_the_lab_plays_every_pairing_and_every_number_of_earls() -> None:
    command = [sys.executable, str(SCRIPT), "--games", "2", "--more", "1", "--level", "random"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    pairings = re.findall(r"^\| (\w+) \| (\w+) \| 2 \| ", told, re.MULTILINE)
    assert len(pairings) == 10
    assert {deck for pair in pairings for deck in pair} == set(DECKS)
    assert re.findall(r"^\| (\d) \| \d+ % \|", told, re.MULTILINE) == [str(players) for players in GAME.players]
