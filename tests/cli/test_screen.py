"""The terminal at 80 columns: heads of tables aren't broken inside words, in any language."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.play import bot_name
from meadhall.cli.screen import grid_of, in_words, sheets_in_words, show_figures, show_table
from meadhall.kernel.offer import named_types
from meadhall.kernel.registry import all_games
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Speech


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_head_is_broken_at_80_columns(game: str, language: str) -> None:
    played = all_games()[game]
    table = meadhall.new_game(game, played.players[-1], seed=7)
    chance = Random(7)
    for _ in range(60):
        seat = table.awaiting[0]
        table.play(seat, chance.choice(table.actions(seat)))
    plain = Speech(language)
    speech = Speech(language, [bot_name(plain, "quick", seat) for seat in range(table.players)], played.spelled)
    out = StringIO()
    show_table(Console(file=out, width=80, force_terminal=False), table, 0, speech)
    said = out.getvalue().split()
    for sheet in sheets_in_words(game, played.sheets(table.view(0), speech), speech):
        broken = [word for text in sheet.head for word in text.split() if word not in said]
        assert broken == [], sheet.title
    assert all(len(line) <= 80 for line in out.getvalue().splitlines())


def test_only_a_column_of_ids_that_repeats_in_words_is_left_out() -> None:
    speech = Speech("en")
    ids = Sheet("", ["Card", "Name", "Count"], [["market_town", "Market Town", "1"], ["castle", "Castle", "1"]])
    numbers = Sheet("", ["Name", "Kin", "Renown"], [["Ana", "0", "0"], ["Bo", "0", "0"]])
    assert [sheet.head for sheet in sheets_in_words("ortus-regni", [ids, numbers], speech)] == [
        ["Name", "Count"], ["Name", "Kin", "Renown"],
    ]  # fmt: skip


def test_heads_that_do_not_fit_stand_below_each_other() -> None:
    out = StringIO()
    grid = grid_of("Title", ["Player", *["Head" * 5] * 4], [["Ann", *"1234"], ["Bo", *"5678"]], 80)
    Console(file=out, width=80).print(grid)
    assert [line.split() for line in out.getvalue().splitlines() if "Head" in line] == [
        ["Head" * 5, first, second] for first, second in zip("1234", "5678", strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_of_towns_are_told_apart(language: str) -> None:
    speech = Speech(language)
    short = [speech.words(f"brian-boru-colour-short-{colour}", {}) for colour in ("red", "blue", "yellow", "white")]
    assert None not in short and len(set(short)) == 4


@pytest.mark.parametrize("head", [["Id", "Karta", "Liczba"], ["Karta", "Id", "Liczba"]])
def test_a_column_of_ids_beside_its_words_is_left_out(head: list[str]) -> None:
    speech = Speech("pl")
    row = [{"Id": "prince", "Karta": "Książę", "Liczba": "3"}[name] for name in head]
    said = in_words("ortus-regni", named_types("ortus-regni", speech), [head, row], speech)
    assert said == [["Karta", "Liczba"], ["Książę", "3"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_a_report_is_broken_at_80_columns(language: str) -> None:
    speech, out = Speech(language), StringIO()
    heads = ("bot", "first-places", "interval", "chance", "rating", "mean", "median", "decision-time")
    row = ["steady", "33.0\u00a0%", "30.0–36.0\u00a0%", "25\u00a0%", "25.0 ± 16.7", "102.3", "101", "12.34"]
    show_figures(Console(file=out, width=80), speech, "", heads, [row, ["steady-raider@2000", *row[1:]]])
    shown = out.getvalue()
    assert all(figure in shown for cell in row for figure in cell.split(" "))
    words = {word for head in heads for word in str(speech.words(f"report-head-{head}", {})).split()}
    assert all(word in shown for word in words)
