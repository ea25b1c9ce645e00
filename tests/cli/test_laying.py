"""Laying a piece in the terminal: places by what they bring, and the board before it is confirmed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.placement import area_income
from meadhall.games.feast_for_odin.interface.laying_places import laying_begun_by, places
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech
from tests.cli.test_cli import run
from tests.cli.test_saves import game_file

ALONE = ("play", "feast-for-odin", "--players", "1", "--seed", "5", "--name", "lay")


def with_silver() -> Table:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    table.play(0, "send products_mead")
    return table


def feast(table: Table) -> Feast:
    assert isinstance(table.state, Feast)
    return table.state


@pytest.mark.rule("FO-6.1", "FO-4.1")
def test_places_are_listed_by_what_they_bring() -> None:
    table = with_silver()
    state = feast(table)
    code = table.check_play(0, "lay silver")[0]
    laying = laying_begun_by(state, code)
    assert laying is not None
    found = places(state, 0, laying)
    gains = [place.income - place.income_before for place in found]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 0 == gains[-1]
    ways = table.game.ways(state, 0, code, Speech("en"))
    assert ways[0].words == "Home board, column 1, row 12"
    assert ways[0].brings == "Income 0 → 1"
    assert "covered for good" in ways[-1].brings


def test_a_place_brings_what_was_said() -> None:
    """Each of some places is laid, and the income is what the list said it would be."""
    table = with_silver()
    code = table.check_play(0, "lay silver")[0]
    laying = laying_begun_by(feast(table), code)
    assert laying is not None
    found = places(feast(table), 0, laying)
    ways = table.game.ways(table.state, 0, code, Speech("en"))
    for number in Random(5).sample(range(len(found)), 12):
        trial = table.clone()
        trial.play(0, ways[number].line)
        assert area_income(feast(trial), 0, found[number].area) == found[number].income


def test_the_board_is_shown_before_the_piece_is_laid() -> None:
    shown = run(*ALONE, stdin="send products_mead\nlay silver\n1\nq\n").stdout
    assert "Income 0 → 1" in shown
    assert "Enter shows more" in shown
    assert " ## " in shown
    assert "lays silver" not in shown


@pytest.mark.parametrize("confirmed", ["", "1"])
def test_enter_or_the_same_number_lays_it(confirmed: str) -> None:
    shown = run(*ALONE, stdin=f"send products_mead\nlay silver\n1\n{confirmed}\nq\n").stdout
    assert "Player 1 lays silver on the home board, column 1, row 12 (11,0)." in shown


def test_back_lays_nothing_and_undo_takes_a_whole_placement_back(tmp_path: Path) -> None:
    shown = run(*ALONE, stdin="send products_mead\nlay silver\n2\nback\nlay silver\n1\n\nundo\nq\n").stdout
    assert shown.count("lays silver") == 1
    assert "Taken back: Silver." in shown
    table = meadhall.replay(game_file(tmp_path, "lay").read_text())
    assert [table.game.space.notations[code] for _, code in table.log] == ["send products_mead"]


def test_a_line_of_notation_is_shown_too() -> None:
    shown = run(*ALONE, stdin="send products_mead\nplace silver home 11,0\n\nq\n").stdout
    assert " ## " in shown
    assert "lays silver" in shown
