"""Transcripts: readable, checked line by line, and useless to whoever edits them."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel.deal import commitment
from meadhall.kernel.registry import find_game
from meadhall.kernel.replay import replay_transcript
from tests.changed_rules import last_vikings, nothing, one_town_less, use_rules
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


# --- other rules -------------------------------------------------------------------------------------------------

PRESENT = find_game("brian-boru").rules_version


def test_a_transcript_of_older_rules_is_good_while_it_plays_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replay_transcript(TEXT).about_rules() is None
    use_rules(monkeypatch, "9", nothing)
    replayed = replay_transcript(TEXT)
    about = replayed.about_rules()
    assert replayed.rules == PRESENT and about is not None
    assert f"version {PRESENT}" in about.in_words() and "version 9" in about.in_words()
    assert "rules: 9" in replayed.table.transcript()
    table = meadhall.new_game("brian-boru", 3, seed="half way")
    play_on(table, Random(1), most=12)
    loaded = meadhall.load("brian-boru", {**table.position(), "seed": "half way"})
    text = loaded.transcript()
    use_rules(monkeypatch, "10", nothing)
    assert replay_transcript(text, "half way").rules == "9"


def test_one_that_plays_differently_is_refused_with_both_versions_and_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = [line for line in TEXT.splitlines() if line.startswith("1. ")]
    first = TEXT.splitlines().index(moves[0]) + 1
    seat, town = moves[0].split(" ", 2)[1:]

    def without_that_town(state: BrianBoru) -> None:
        state.choices = [code for code in state.choices if find_game("brian-boru").space.notations[code] != town]

    use_rules(monkeypatch, "9", without_that_town)
    with pytest.raises(meadhall.BadTranscript) as refused:
        meadhall.replay(TEXT)
    said = str(refused.value)
    assert f"version {PRESENT}" in said and "version 9" in said and f"Line {first}, “1. {seat} {town}”" in said
    use_rules(monkeypatch, "9", last_vikings)
    with pytest.raises(meadhall.BadTranscript, match="version 9"):
        meadhall.replay(TEXT)


def test_one_of_newer_rules_asks_for_a_newer_meadhall(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = TEXT.replace(f"rules: {PRESENT}\n", "rules: 77\n")
    with pytest.raises(meadhall.BadTranscript, match=r"version 77.*Upgrade"):
        meadhall.replay(newer)
    for odd in ("x", "-1", "", "1.5", "²"):
        with pytest.raises(meadhall.BadTranscript, match=r"rules|cut off"):
            meadhall.replay(TEXT.replace(f"rules: {PRESENT}\n", f"rules: {odd}\n"))


def test_damage_is_called_damage_under_any_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    use_rules(monkeypatch, "9", one_town_less)
    with pytest.raises(meadhall.BadTranscript, match="not the one"):
        meadhall.replay(TEXT.replace("seed: 3", "seed: 4"))


def test_a_transcript_is_walked_move_by_move() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=3)
    play_on(table, Random(3))
    walked = list(meadhall.steps(table.transcript()))
    assert [(step.seat, step.code) for _, step in walked] == table.log
    assert [before.ply for before, _ in walked] == list(range(len(table.log)))
    last, step = walked[-1]
    last.play(step.seat, step.notation)
    assert last == table
    with pytest.raises(meadhall.BadTranscript):
        next(meadhall.steps(table.transcript().replace("places: ", "places: 9 ")))


def test_what_is_said_reads_as_words() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=3)
    seat = table.awaiting[0]
    table.play(seat, "start N1")
    entry = table.journal(None)[-1]
    assert str(entry).startswith(entry.message.in_words())
    assert str(entry).endswith(f"[{entry.message.clause}]")
    assert str(table.prompt(table.awaiting[0])) == table.prompt(table.awaiting[0]).in_words()
