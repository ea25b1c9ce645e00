"""Tables begun under older rules: the page of one that can't go on, and the line of one that does."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, Arrive, wait_for
from tests.browser.person import Person
from tests.ports import free_port

MOVES = 8


@contextlib.contextmanager
def running_hall(data: Path, port: int) -> Iterator[str]:
    data.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "meadhall.hall", "--port", str(port), "--data", str(data), "--client", str(CLIENT)]
    with (data / "log").open("a") as log:
        process = subprocess.Popen([*command, "--allow-seeds", "--relax-limits"], stdout=log, stderr=log)
        try:
            yield wait_for(f"http://127.0.0.1:{port}", process)
        finally:
            process.terminate()
            process.wait(10)


def play(people: list[Person], table: str) -> None:
    """Whoever must decide takes the first legal action."""
    seat = people[0].ask(f"/api/tables/{table}")["table"]["awaiting"][0]
    state = people[seat].ask(f"/api/tables/{table}")["state"]
    move = {"seat": seat, "ply": state["ply"], "action": state["actions"][0]["code"]}
    assert "ack" in people[seat].ask(f"/api/tables/{table}/play", move)


def began_long_ago(data: Path, table: str, different_from: int | None = None) -> None:
    """Make the table one of an older version of the rules, under which a move told something else."""
    with contextlib.closing(sqlite3.connect(data / "meadhall.sqlite")) as database:
        database.execute("UPDATE tables SET charter = json_set(charter, '$.rules_version', '0') WHERE id = ?", (table,))
        if different_from is not None:
            plays = "SELECT number FROM lines WHERE table_id = ? AND kind = 'play' ORDER BY number LIMIT 1 OFFSET ?"
            [[number]] = database.execute(plays, (table, different_from - 1))
            database.execute("UPDATE lines SET told = 0 WHERE table_id = ? AND number = ?", (table, number))
        database.commit()


def sit_down(arrive: Arrive, address: str) -> tuple[list[Person], str]:
    """Three people at a table, some moves into the game; one of them reads Spanish."""
    people = [arrive(), arrive(language="es-ES"), arrive()]
    for person in people:
        person.open(f"{address}/healthz")
        person.ask("/api/guest", {})
    opened = people[0].ask("/api/tables", {"game": "brian-boru", "players": 3, "seed": "older"})
    table = str(opened["table"]["id"])
    for person in people[1:]:
        person.ask(f"/api/tables/{table}/sit", {})
    people[0].ask(f"/api/tables/{table}/start", {})
    for _ in range(MOVES):
        play(people, table)
    return people, table


def test_a_stranded_table_says_why_shows_the_past_and_can_be_ended(arrive: Arrive, tmp_path: Path) -> None:
    data, port = tmp_path / "hall", free_port()
    with running_hall(data, port) as address:
        people, table = sit_down(arrive, address)
    began_long_ago(data, table, different_from=6)
    with running_hall(data, port) as address:
        ana, bo, cai = people
        ana.open(f"{address}/table/{table}").see('[data-stranded="differs"]')
        expect(ana.page.get_by_text("Up to move 5 the game plays exactly as it did")).to_be_visible()
        ana.page.get_by_text("3 more stored moves").click()
        expect(ana.page.get_by_text("shown when the game is ended").first).to_be_visible()
        assert len(ana.ask(f"/api/tables/{table}/log")["lines"]) == 4 + MOVES
        ana.page.get_by_role("link", name="Look at the game so far").click()
        expect(ana.see("[data-moment]")).to_contain_text("of 5")
        ana.open(f"{address}/")
        expect(ana.page.get_by_text("Rules have changed")).to_be_visible()
        ana.open(f"{address}/table/{table}")
        ana.page.get_by_role("button", name="End the game").click()
        ana.page.get_by_role("button", name="I agree").click()
        expect(ana.page.get_by_text("Still to agree to the end")).to_be_visible()
        bo.open(f"{address}/table/{table}")
        bo.page.get_by_role("button", name="Terminar la partida").click()
        bo.page.get_by_role("button", name="De acuerdo").click()
        expect(bo.page.get_by_text("Falta que estén de acuerdo")).to_be_visible()
        cai.ask(f"/api/tables/{table}/end", {"seat": 2})
        expect(ana.page.get_by_text("Ended by agreement, without a result.")).to_be_visible()
        expect(bo.page.get_by_text("Terminada de común acuerdo, sin resultado.")).to_be_visible()
        ana.page.get_by_text("3 more stored moves").click()
        expect(ana.page.locator("details code")).to_have_count(3)


def test_a_table_that_goes_on_says_so_in_its_log(arrive: Arrive, tmp_path: Path) -> None:
    data, port = tmp_path / "hall", free_port()
    with running_hall(data, port) as address:
        people, table = sit_down(arrive, address)
    began_long_ago(data, table)
    with running_hall(data, port) as address:
        ana, bo, _ = people
        ana.open(f"{address}/table/{table}").see(".map")
        bo.open(f"{address}/table/{table}").see(".map")
        play(people, table)
        expect(ana.page.get_by_text("The rules of this game have changed, from version 0")).to_be_visible()
        expect(bo.page.get_by_text("Las reglas de este juego han cambiado de la versión 0")).to_be_visible()
