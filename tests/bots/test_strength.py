"""The measured figures have one source, and the page about bots repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots import bot_names
from meadhall.bots.strength import Measured, figures, table_of_figures, write_figures
from meadhall.kernel.registry import find_game

ROOT = Path(__file__).parents[2]


def test_the_page_tells_the_figures_of_the_file() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"make strength -->\n{table_of_figures(figures())}\n<!-- end" in page


def test_the_file_is_as_the_script_writes_it() -> None:
    file = ROOT / "src" / "meadhall" / "bots" / "strength.json"
    assert file.read_text(encoding="utf-8") == write_figures(figures())


@pytest.mark.parametrize("match", figures().matches, ids=lambda match: f"{match.game}-{match.players}-{match.level}")
def test_every_figure_makes_sense(match: Measured) -> None:
    levels = bot_names()
    assert match.players in find_game(match.game).players and match.level in levels and match.games > 0
    if match.players == 1:
        assert match.against is None and match.median is not None and match.rate is None
    else:
        assert levels.index(match.level) == levels.index(str(match.against)) + 1
        assert match.rate is not None and match.least is not None and match.most is not None
        assert 0 <= match.least <= match.rate <= match.most <= 1


def test_no_figure_stands_twice() -> None:
    kinds = [(match.game, match.players, match.level, match.iterations) for match in figures().matches]
    assert len(set(kinds)) == len(kinds)
