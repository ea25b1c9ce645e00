"""Starting a hall: what is in the way is said in one sentence, and nobody else reads what it writes."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.hall.cli import startup as arrival
from meadhall.hall.cli.commands import backup, serve
from meadhall.hall.cli.options import read_limits
from meadhall.hall.settings import Limits, Settings
from tests.hall.house import House, in_hall
from tests.hall.test_operations import invoke
from tests.ports import free_port


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = invoke(serve, "--port", str(port), "--data", str(tmp_path))
        assert result.exit_code == 2 and f"Port {port} is taken" in result.output


def test_data_another_hall_uses_is_left_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        result = await asyncio.to_thread(invoke, serve, "--port", str(free_port()), "--data", str(tmp_path))
        assert result.exit_code == 2 and "Another hall uses" in result.output

    in_hall(tmp_path, play)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "99999"], "65535"),
        (["--host", "192.0.2.1"], "can't listen at 192.0.2.1"),
        (["--log-level", "loud"], "loud"),
        (["--bot-seconds", "-3"], "0.1"),
        (["--client", "/nowhere/at/all"], "/nowhere/at/all"),
        (["--proxy", "10.0.0.1,my proxy"], "“my proxy” is no address"),
        (["--origin", "hall.example.org"], "“hall.example.org” is no origin"),
        (["--limit", "odd=3"], "“odd” is no limit; there are deeds_burst"),
        (["--limit", "chat_burst"], "“” is no number for chat_burst"),
        (["--limit", "chat_burst=1.5"], "“1.5” is no number for chat_burst"),
        (["--limit", "chat_burst=2", "--limit", "chat_per_second=0"], "chat_per_second must be more than 0"),
        (["--limit", "chat_per_second=nan"], "chat_per_second must be more than 0"),
        (["--guest-days", "0"], "1<=x<=3650"),
        (["--data", "/dev/null/data"], "The data folder /dev/null/data can't be used"),
        (["--database", "mysql://localhost/hall"], "must begin with postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/hall"], "The database server can't be used"),
    ],
)
def test_what_is_in_the_way_of_a_hall_is_said_in_one_sentence(tmp_path: Path, options: list[str], said: str) -> None:
    usual = ["--port", str(free_port()), "--data", str(tmp_path / "data")]
    result = invoke(serve, *usual, *options)
    assert result.exit_code == 2, result.output
    assert said in " ".join(result.output.replace("│", " ").split()) and "Traceback" not in result.output


def test_every_limit_can_be_set_and_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operate.md").read_text()
    for name in Limits.__struct_fields__:
        assert f"`{name}`" in text, f"{name} is not in docs/operate.md"
        assert getattr(read_limits([f"{name}=7"], Limits()), name) == 7
        assert read_limits([f"{name}=7"], Limits()) != Limits()
    assert read_limits(None, Limits()) == Limits()


def test_a_database_that_is_none_or_too_new_is_named_and_left_alone(tmp_path: Path, postgres) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "meadhall.sqlite"
    file.write_text("This is no database at all, but somebody's diary. " * 100)
    diary = file.read_text()
    result = invoke(serve, "--port", str(free_port()), "--data", str(tmp_path))
    assert result.exit_code == 2 and "file is not a database" in result.output
    assert file.read_text() == diary
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        database.execute("INSERT INTO migrations VALUES (999, 'from the future')")
        database.commit()
    result = invoke(serve, "--port", str(free_port()), "--data", str(tmp_path))
    assert result.exit_code == 2 and "The database is at migration 999" in result.output
    missing = postgres.new_database() + "_that_nobody_made"
    result = invoke(serve, "--port", str(free_port()), "--data", str(tmp_path), "--database", missing)
    assert result.exit_code == 2 and "does not exist" in result.output


def test_only_its_owner_may_read_what_the_hall_knows(tmp_path: Path) -> None:
    """The database holds the seeds of games in play."""

    async def play(house: House) -> None:
        await house.guests_at_table("Ana Bo Cai")
        done = await asyncio.to_thread(invoke, backup, str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data"))
        assert done.exit_code == 0

    in_hall(tmp_path / "data", play)
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    kept = {file.name: file.stat().st_mode & 0o077 for file in (tmp_path / "data").iterdir()}
    assert kept == {"meadhall.sqlite": 0, "secret": 0}
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_browser_is_opened_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not arrival.has_desktop()
    monkeypatch.setenv("DISPLAY", ":0")
    assert arrival.has_desktop()
    with socket.socket() as hall:
        hall.bind(("127.0.0.1", 0))
        hall.listen()
        arrival.wait_and_open("127.0.0.1", hall.getsockname()[1])
        assert opened == [f"http://127.0.0.1:{hall.getsockname()[1]}/"]


def test_the_hall_tells_where_its_data_is_and_no_password() -> None:
    assert arrival.where_kept(Settings(data=Path("here"))) == "here"
    assert arrival.where_kept(Settings(data=Path("here"), database="/other/hall.sqlite")) == "/other/hall.sqlite"
    assert (
        arrival.where_kept(Settings(data=Path("here"), database="postgresql://ana:secret@localhost/hall"))
        == "PostgreSQL"
    )
