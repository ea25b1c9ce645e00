"""The command line as a newcomer types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.kernel.deal import Deal
from meadhall.kernel.transcript import write_transcript
from tests.conformance.cases import play_on


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *arguments], input=stdin, capture_output=True, text=True, timeout=120
    )


@pytest.fixture(scope="module")
def transcript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = meadhall.new_game("brian-boru", 3, seed=3)
    play_on(table, Random(3))
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(table.transcript())
    return path


def test_help_lists_every_command() -> None:
    text = run("--help").stdout
    for command in ("games", "play", "simulate", "arena", "train", "replay", "review", "hint", "position", "bench"):
        assert command in text
        assert run(command, "--help").returncode == 0


def test_games() -> None:
    assert "Brian Boru" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert next(game for game in listed if game["id"] == "brian-boru")["players"] == [3, 4, 5]


def test_arena(tmp_path: Path) -> None:
    file, picture = tmp_path / "games.jsonl", tmp_path / "figures.svg"
    match = ("arena", "brian-boru", "--players", "3", "--bots", "quick,random", "--games", "3", "--processes", "1")
    shown = run(*match, "--out", str(file), "--svg", str(picture)).stdout
    assert "quick" in shown and "95 %" in shown
    assert picture.read_text().startswith("<svg")
    report = json.loads(run(*match, "--out", str(file), "--json").stdout)
    assert report["games"] == 3 and [one["bot"] for one in report["standings"]] == ["quick", "random"]


def test_review(transcript: Path, tmp_path: Path) -> None:
    picture = tmp_path / "review.svg"
    arguments = ("review", str(transcript), "--effort", "0.001")
    shown = run(*arguments, "--plot", str(picture), "--lang", "es")
    assert shown.returncode == 0 and "Jugador 1: de " in shown.stdout
    assert picture.read_text().startswith("<svg") and picture.read_text().count("<polyline") == 3
    report = json.loads(run(*arguments, "--json").stdout)
    assert report["unit"] == "chance" and len(report["curve"]) == report["plies"] + 1
    unwritable = run(*arguments, "--plot", str(tmp_path / "no" / "review.svg"))
    assert unwritable.returncode == 2 and "review.svg" in unwritable.stderr


def test_a_game_under_way_is_not_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(meadhall.new_game("brian-boru", 3, seed="under way").transcript())
    refused = run("review", str(path), "--seed", "under way", "--lang", "pl")
    assert refused.returncode == 2 and "skończoną" in refused.stderr
    assert run("review", str(tmp_path / "missing.txt")).returncode == 2


def test_a_game_that_was_given_up_is_reviewed_to_where_it_stood(tmp_path: Path) -> None:
    game = meadhall.new_game("brian-boru", 3, seed="given up")
    for _ in range(12):
        game.act(game.awaiting[0], game.codes(game.awaiting[0])[0])
    path = tmp_path / "game.txt"
    path.write_text(write_transcript(game, Deal("given up", revealed=True)))
    arguments = ("review", str(path), "--effort", "0.001")
    shown = run(*arguments, "--lang", "en")
    assert shown.returncode == 0 and "estimates of where it stood" in " ".join(shown.stdout.split())
    report = json.loads(run(*arguments, "--json").stdout)
    assert report["over"] is False and report["plies"] == 12
    begun = meadhall.new_game("brian-boru", 3, seed="given up")
    path.write_text(write_transcript(begun, Deal("given up", revealed=True)))
    nothing = run(*arguments, "--lang", "en")
    assert nothing.returncode == 2 and "nothing to review" in nothing.stderr


def test_hint(transcript: Path, tmp_path: Path) -> None:
    shown = run("hint", str(transcript), "--ply", "40", "--lang", "pt", "--effort", "0.02")
    assert shown.returncode == 0 and shown.stdout.startswith("1. ") and "a melhor em" in shown.stdout
    position = tmp_path / "position.json"
    position.write_text(run("position", "ortus-regni", "--players", "2").stdout)
    found = json.loads(run("hint", str(position), "--json", "--effort", "0.02").stdout)
    assert found["progress"] == 1 and found["moves"]
    over, late = run("hint", str(transcript)), run("hint", str(transcript), "--ply", "999")
    assert over.returncode == late.returncode == 2
    assert "over" in over.stderr and "999" in late.stderr
    position.write_text('{"players": 3}')
    nameless = run("hint", str(position))
    assert nameless.returncode == 2 and "game" in nameless.stderr
    wrong_seat = run("hint", str(transcript), "--ply", "40", "--seat", "9")
    assert wrong_seat.returncode == 2 and "9" in wrong_seat.stderr


def test_train(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    arguments = ("--players", "3", "--games", "10", "--iterations", "1", "--processes", "1", "--out", str(file))
    assert "The weights are in" in run("train", "brian-boru", *arguments).stdout
    origin = json.loads(file.read_text())["provenance"]["3"]
    assert origin["games"] == 10 and origin["command"].startswith("meadhall train brian-boru")


def test_simulate() -> None:
    result = run(
        "simulate", "brian-boru", "--players", "4", "--games", "20", "--seed", "1", "--bots", "random", "--json"
    )
    report = json.loads(result.stdout)
    assert report["games"] == 20
    assert len(report["scores"]) == 4
    assert "20 games" in run("simulate", "brian-boru", "--games", "20").stdout


def test_replay(transcript: Path) -> None:
    result = run("replay", str(transcript))
    assert result.returncode == 0
    assert "wins with" in result.stdout
    report = json.loads(run("replay", "-", "--json", stdin=transcript.read_text()).stdout)
    assert report["over"] is True
    assert report["hash"] in transcript.read_text()


def test_tie_breaks_are_shown() -> None:
    """The first random game in which two players have equal scores."""
    for seed in range(200):
        table = meadhall.new_game("brian-boru", 3, seed=seed)
        play_on(table, Random(seed))
        assert table.result is not None
        if len(set(table.result.scores)) < 3:
            break
    assert table.result is not None
    assert table.view(None)["result"]["ties"] == table.result.ties != []
    shown = run("replay", "-", stdin=table.transcript()).stdout
    assert "Claim tokens" in shown
    assert "Marriage cards" in shown
    report = json.loads(run("replay", "-", "--json", stdin=table.transcript()).stdout)
    assert report["result"]["ties"] == table.result.ties


def test_position(tmp_path: Path) -> None:
    whole = json.loads(run("position", "brian-boru", "--players", "5").stdout)
    assert len(whole["seats"]) == 5
    path = tmp_path / "part.json"
    path.write_text('{"seats": [{"coins": 8}, {}, {}]}')
    assert json.loads(run("position", "brian-boru", str(path)).stdout)["seats"][0]["coins"] == 8
    assert "Ailech" not in run("position", "brian-boru", str(path), "--show").stderr
    again = run("position", "brian-boru", "-", stdin=json.dumps(whole)).stdout
    assert json.loads(again) == whole


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Somebody who always takes the first action, after asking for help, the log, a clause and something illegal."""
    saved = tmp_path / "saved.txt"
    answers = "?\nlog\nwhy BB-7.19\nwhy BB-99.9\ntable\nplay 99\n" + "1\n" * 200
    result = run(
        "play", "brian-boru", "--players", "3", "--seed", "5", "--bot", "random", "--save", str(saved), stdin=answers
    )
    assert result.returncode == 0, result.stderr
    assert "is no action" in result.stdout
    assert "nearest space without another disc" in " ".join(result.stdout.split())
    assert "There is no clause BB-99.9" in result.stdout
    assert "The game is over" in result.stdout
    assert meadhall.replay(saved.read_text()).over


def test_help_at_the_table_cites_a_clause_of_its_own_game() -> None:
    said = run("play", "feast-for-odin", "--players", "1", "--seed", "5", stdin="?\nq\n").stdout
    assert "why FO-3.16" in said and "BB-" not in said


@pytest.mark.rule("FO-7.8", "FO-7.9")
def test_what_cannot_be_played_may_be_named_by_its_words() -> None:
    """As the table names a space; notation isn't needed to be told why not."""
    typed = "build a shed\nwhy build a shed\nwhy whaling boat\nwhy mead\nq\n"
    said = run("play", "feast-for-odin", "--players", "2", "--seed", "11", "--bot", "random", stdin=typed).stdout
    assert said.count("You can't pay for Build a shed.") == 2 and "pay 2 wood, take 1 shed" in " ".join(said.split())
    assert "You can't pay for Build a whaling boat." in said
    assert "“mead” may be played" in said and "is no action" not in said


def test_leaving_a_game_keeps_its_transcript_without_the_seed(tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    result = run("play", "brian-boru", "--seed", "quiet", "--save", str(saved), stdin="1\nq\n")
    assert "leave the table" in result.stdout
    assert "seed: quiet" not in saved.read_text()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "brian-borou"), "brian-boru"),
        (("simulate", "brian-boru", "--players", "2"), "3, 4, 5"),
        (("simulate", "brian-boru", "--games", "0"), "at least one"),
        (("simulate", "brian-boru", "--bots", "genius"), "quick"),
        (("simulate", "brian-boru", "--bots", "random,random"), "2 bots"),
        (("arena", "brian-boru", "--bots", "quick@9,random"), "after the @"),
        (("arena", "brian-boru", "--games", "0"), "at least one"),
        (("train", "feast-for-odin", "--games", "2"), "at least"),
        (("simulate", "brian-boru", "--option", "open_discard"), "name=value"),
        (("simulate", "brian-boru", "--option", "open_discard=maybe"), "open_discard"),
        (("simulate", "brian-boru", "--option", "speed=9"), "speed"),
        (("play", "brian-boru", "--seat", "9"), "seat 9"),
        (("play", "brian-boru", "--lang", "tlh"), "tlh"),
        (("play", "brian-boru", "--seed", " "), "seed"),
        (("replay", "no-such-file"), "no-such-file"),
        (("position", "brian-boru", "no-such-file"), "no-such-file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], named: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert named in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (("replay", "-"), "hello"),
        (("position", "brian-boru", "-"), "{"),
        (("position", "brian-boru", "-"), "[]"),
        (("position", "brian-boru", "-"), '{"seats": 3}'),
    ],
)
def test_bad_files_are_one_sentence_and_exit_code_2(command: tuple[str, ...], text: str) -> None:
    result = run(*command, stdin=text)
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1


def test_decks_are_checked_by_the_rules_of_deck_building() -> None:
    good = run("deck", "check", "-", stdin="castle*6 land*6 vassal*6\nmonk*6  # as many as the set has\n")
    assert good.stdout.strip() == "castle*6 land*6 vassal*6 monk*6"
    assert good.returncode == 0
    for text, named in (("castle*7 land*6 vassal*6 monk*5", "7"), ("castle*6", "18"), ("castel*6", "castle")):
        bad = run("deck", "check", "-", stdin=text)
        assert bad.returncode == 2
        assert named in bad.stderr
        assert len(bad.stderr.strip().splitlines()) == 1
    assert "decks" in run("deck", "check", "-", "--game", "brian-boru", stdin="castle*6").stderr
