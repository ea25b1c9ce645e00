"""Transcripts: readable, checked line by line, and useless to whoever edits them."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.kernel.deal import commitment
from tests.conformance.cases import play_on


def finished(seed: int | str = 3) -> str:
    table = meadhall.new_game("brian-boru", 3, seed=seed)
    play_on(table, Random(1))
    return table.transcript()


TEXT = finished()


def test_it_reads_as_text() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "Meadhall transcript 1"
    assert "game: brian-boru" in lines
    assert "seed: 3" in lines
    assert f"commitment: {commitment('3')}" in lines
    assert any(line.startswith("1. ") and " start " in line for line in lines)


def test_line_ends_and_spaces_do_not_matter() -> None:
    assert meadhall.replay(TEXT.replace("\n", "\r\n")).over
    assert meadhall.replay("\n".join(f"  {line} " for line in TEXT.splitlines()).strip()).over


def cut(count: int) -> str:
    return "\n".join(TEXT.splitlines()[:-count])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "no transcript"),
        ("hello", "no transcript"),
        (cut(1), "hash"),
        (cut(4), "cut off"),
        (cut(60), "cut off"),
        (TEXT.replace("seed: 3", "seed: 4"), "not the one"),
        (TEXT.replace("players: 3", "players: 4"), "can't be played"),
        (TEXT.replace("players: 3", "players: x"), "players"),
        (TEXT.replace("players: 3", "players: 9"), "9"),
        (TEXT.replace("game: brian-boru", "game: brian-borue"), "brian-boru"),
        (TEXT.replace("rules: 1", "rules: 0"), "version 0"),
        (TEXT.replace("options: {", "options: ["), "options"),
        (TEXT.replace("over: yes", "over: no"), "over"),
        (TEXT.replace("over: yes", "ovr: yes"), "can't be read"),
        (TEXT.replace("over: yes", "over: yes\nover: yes"), "can't be read"),
        (TEXT.replace("hash: ", "hash: 0"), "hash"),
        (TEXT.replace("\n2. ", "\n3. ", 1), "move 2"),
        (TEXT.replace("\n1. ", "\n1. x", 1), "move 1"),
    ],
)
def test_truncated_and_edited_ones_are_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=named):
        meadhall.replay(text)


def test_scores_and_places_are_checked() -> None:
    for name in ("scores", "places"):
        line = next(line for line in TEXT.splitlines() if line.startswith(name))
        with pytest.raises(meadhall.BadTranscript, match=name):
            meadhall.replay(TEXT.replace(line, f"{name}: 1 2 3"))


def test_any_changed_move_is_noticed() -> None:
    """Swap a move for another that was legal then: the end no longer agrees.

    One of the forty swaps is harmless: 22 and 25 both win that trick with the same main action, and whichever is kept
    is discarded unseen at the end of the round.
    """
    table = meadhall.new_game("brian-boru", 3, seed=3)
    lines = TEXT.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    noticed = 0
    for place in range(40):
        _, seat, notation = lines[first + place].split(" ", 2)
        other = next(str(action) for action in table.actions(int(seat)) if str(action) != notation)
        edited = [*lines[: first + place], f"{place + 1}. {seat} {other}", *lines[first + place + 1 :]]
        try:
            meadhall.replay("\n".join(edited))
        except meadhall.BadTranscript:
            noticed += 1
        table.play(int(seat), notation)
    assert noticed == 39


def test_a_missing_move_is_noticed() -> None:
    lines = TEXT.splitlines()
    middle = next(number for number, line in enumerate(lines) if line.startswith("30. "))
    with pytest.raises(meadhall.BadTranscript, match="move 30"):
        meadhall.replay("\n".join(lines[:middle] + lines[middle + 1 :]))


def test_the_seed_is_asked_for_while_it_is_kept_back() -> None:
    table = meadhall.new_game("brian-boru", 3, seed="hidden")
    play_on(table, Random(1), most=20)
    text = table.transcript()
    with pytest.raises(meadhall.BadTranscript, match="give the seed"):
        meadhall.replay(text)
    with pytest.raises(meadhall.BadTranscript, match="not the one"):
        meadhall.replay(text, seed="guess")
    assert meadhall.replay(text, seed="hidden").hash() == table.hash()
