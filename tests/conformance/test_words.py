"""Everything a table says is a message with words and a clause, and every view is plain JSON."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import meadhall
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech, fluent_id
from tests.conformance.cases import Case, every_case, every_game, moments, play_on

pytestmark = pytest.mark.once

ENGLISH = Speech("en")
RULES = Path(__file__).parents[2] / "docs" / "rules"


def clauses(game: AnyGame) -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", (RULES / f"{game.id}.md").read_text(), re.MULTILINE))


@every_case
def test_views_are_json(case: Case) -> None:
    for table in moments(case, 3, 8):
        for seat in (*range(table.players), None):
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
            assert view["seat"] == seat
            assert view["ply"] == table.ply


@every_case
def test_prompts_and_journal_have_words_and_clauses(case: Case) -> None:
    known = clauses(case.game)

    def visit(table: Table) -> None:
        for seat in range(table.players):
            prompt = table.prompt(seat)
            assert ENGLISH.say(prompt) != prompt.key
            if seat in table.awaiting:
                assert prompt.clause in known

    table = case.table(13)
    play_on(table, Random(13), visit)
    assert ENGLISH.say(table.prompt(0)) == "The game is over."
    happenings = table.journal(0)
    assert happenings
    for happening in happenings:
        assert ENGLISH.say(happening.message) != happening.message.key
        assert happening.message.clause in known


@every_game
def test_every_kind_of_journal_entry_has_words_and_a_known_clause(game: AnyGame) -> None:
    known = clauses(game)
    for note in game.notes:
        assert ENGLISH.knows(fluent_id(note.key)), note.key
        assert note.clause in known, note


@every_game
def test_every_option_and_scoring_line_has_words(game: AnyGame) -> None:
    for option in game.options:
        assert ENGLISH.knows(f"{game.id}-option-{option.id}"), option.id
    table = meadhall.new_game(game.id, game.players[0], seed=1)
    play_on(table, Random(1))
    assert table.result is not None
    for lines in table.result.lines:
        for line in lines:
            assert ENGLISH.knows(f"{game.id}-line-{line}"), line


@every_case
def test_the_journal_can_be_read_from_any_ply(case: Case) -> None:
    table = case.table(21)
    play_on(table, Random(21), most=30)
    whole = table.journal(0)
    for since in (0, 5, table.ply):
        assert table.journal(0, since) == [happening for happening in whole if happening.ply >= since]


@every_game
def test_positions_refuse_what_they_do_not_know(game: AnyGame) -> None:
    with pytest.raises(meadhall.BadPosition, match="plyers"):
        meadhall.load(game.id, {"plyers": 4})
