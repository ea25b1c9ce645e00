"""Provable fairness: commitment at the start, seed at the end, and a transcript that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from meadhall import load, new_game
from meadhall.hall.cli.commands import verify
from meadhall.kernel.deal import commitment
from tests.changed_rules import first_vikings, nothing, use_rules
from tests.hall.house import House, in_hall
from tests.hall.test_tables import play_out


def run_verify(*args: str):  # type: ignore[no-untyped-def]
    app = Typer()
    app.command()(verify)
    return CliRunner().invoke(app, list(args))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A game played to the end in a hall: what was noted at the start, and the transcript afterwards."""
    kept: dict[str, str] = {}
    folder = tmp_path_factory.mktemp("fair")

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        body = (await ana.look(table))["table"]
        assert body["seed"] is None
        kept["noted"] = body["commitment"]
        await play_out(house, table, [(ana, None)])
        body = (await ana.look(table))["table"]
        assert commitment(body["seed"]) == kept["noted"]
        kept["transcript"] = (await ana.client.get(f"/api/tables/{table}/transcript")).text

    in_hall(folder, play)
    return kept


def test_an_honest_game_is_proven(tmp_path: Path, finished: dict[str, str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished["transcript"])
    proven = run_verify(str(file), "--commitment", finished["noted"])
    assert proven.exit_code == 0, proven.output
    assert "PROVEN" in proven.output and finished["noted"] in proven.output
    as_json = run_verify(str(file), "--json")
    assert '"proven":true' in as_json.output


def test_an_honest_game_of_older_rules_is_proven_with_a_word_about_them(
    tmp_path: Path, finished: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished["transcript"])
    with monkeypatch.context() as upgrade:
        use_rules(upgrade, "9", nothing)
        proven = run_verify(str(file), "--commitment", finished["noted"])
        assert proven.exit_code == 0 and "PROVEN" in proven.output and "Under version 9" in proven.output
        as_json = run_verify(str(file), "--json").output
        assert '"replayed_under":"9"' in as_json
    use_rules(monkeypatch, "9", first_vikings)
    refused = run_verify(str(file))
    assert refused.exit_code == 1 and "NOT PROVEN" in refused.output and "version 9" in refused.output


@pytest.mark.parametrize("cheat", ["other commitment", "other seed", "redrawn", "other move", "other score", "cut off"])
def test_a_cheated_game_is_not(tmp_path: Path, finished: dict[str, str], cheat: str) -> None:
    text, noted = finished["transcript"], finished["noted"]
    if cheat == "other commitment":
        noted = "0" * 64
    elif cheat == "other seed":
        text = re.sub(r"seed: .*", "seed: loaded dice", text)
    elif cheat == "redrawn":
        text = re.sub(r"seed: .*", "seed: loaded dice", text)
        text = re.sub(r"commitment: .*", f"commitment: {commitment('loaded dice')}", text)
    elif cheat == "other move":
        text = re.sub(r"^3\. (\d) .*$", r"3. \1 decline", text, flags=re.MULTILINE)
    elif cheat == "other score":
        text = re.sub(r"scores: .*", "scores: 99 1 1", text)
    else:
        text = text[: len(text) // 2]
    file = tmp_path / "game.txt"
    file.write_text(text)
    refuted = run_verify(str(file), "--commitment", noted)
    assert refuted.exit_code == 1, refuted.output
    assert "NOT PROVEN" in refuted.output


def test_a_game_set_up_by_hand_is_no_proof_of_the_deal(tmp_path: Path, finished: dict[str, str]) -> None:
    """Seed and commitment are the table's own, but the cards on the table are another game's."""
    [seed] = re.findall(r"^seed: (.*)$", finished["transcript"], re.MULTILINE)
    dealt_otherwise = {**new_game("brian-boru", players=3, seed="loaded dice").position(), "seed": seed}
    game = load("brian-boru", dealt_otherwise)
    while not game.over:
        game.play(game.awaiting[0], game.actions(game.awaiting[0])[0])
    file = tmp_path / "game.txt"
    file.write_text(game.transcript())
    refuted = run_verify(str(file), "--commitment", finished["noted"])
    assert refuted.exit_code == 1, refuted.output
    assert "NOT PROVEN" in refuted.output and "position" in refuted.output


@pytest.mark.parametrize(
    ("line", "nonsense"),
    [
        (r"^players: .*$", "players: ²"),
        (r"^players: .*$", "players: " + "9" * 5000),
        (r"^options: .*$", "options: " + "[" * 20_000),
        (r"^1\. \d", "1. ²"),
        (r"^1\. \d", "1. " + "9" * 5000),
    ],
    ids=["players", "many players", "deep options", "seat", "high seat"],
)
def test_a_transcript_of_nonsense_is_refused_in_words(
    tmp_path: Path, finished: dict[str, str], line: str, nonsense: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(re.sub(line, nonsense, finished["transcript"], count=1, flags=re.MULTILINE))
    refuted = run_verify(str(file))
    assert refuted.exit_code == 1 and "NOT PROVEN" in refuted.output, refuted.exception


def test_a_game_given_up_has_no_scores(tmp_path: Path) -> None:
    game = new_game("brian-boru", players=3, seed="kept")
    file = tmp_path / "game.txt"
    file.write_text(game.transcript().replace("over: no\n", "over: no\nscores: 99 0 0\nplaces: 1 2 2\n"))
    refuted = run_verify(str(file), "--seed", "kept")
    assert refuted.exit_code == 1 and "NOT PROVEN" in refuted.output, refuted.output


def test_a_game_given_up_is_proven_from_its_transcript_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        noted = (await ana.look(table))["table"]["commitment"]
        await ana.do(table, "resign", seat=0)
        seed = (await ana.look(table))["table"]["seed"]
        file = tmp_path / "game.txt"
        text = (await ana.client.get(f"/api/tables/{table}/transcript")).text
        file.write_text(text)
        assert run_verify(str(file), "--commitment", noted).exit_code == 0
        file.write_text(text.replace(f"seed: {seed}\n", ""))
        assert run_verify(str(file), "--commitment", noted).exit_code == 1
        assert run_verify(str(file), "--commitment", noted, "--seed", seed).exit_code == 0

    in_hall(tmp_path, play)
