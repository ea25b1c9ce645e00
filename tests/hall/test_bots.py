"""Bots think in processes of their own; one that is stuck costs a random move, not the game."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from meadhall.hall.bots import worker
from meadhall.hall.bots.worker import Memory, Question, answer
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.settings import Limits
from tests.hall.house import House, in_hall

ROOT = Path(__file__).parents[2]

SILENT = "import time; time.sleep(1000)"
DYING = "import sys; sys.stdin.readline(); sys.exit(3)"
NONSENSE = "import sys\nfor line in sys.stdin: print(10**9, flush=True)"
BUSY = """
import sys, time
from meadhall.hall.bots.worker import Memory, Question, answer
import msgspec
for line in sys.stdin.buffer:
    until = time.monotonic() + 0.6
    while time.monotonic() < until: pass
    print(answer(msgspec.json.decode(line, type=Question), Memory()), flush=True)
"""


def table_with_worker(tmp_path: Path, script: str) -> list[str]:
    """The notices of a table whose first bots run a script instead of the real worker."""
    notices: list[str] = []

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        house.hall.pool.command = ("-c", script)
        house.hall.pool.seconds = 0.5
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True, seed="1")
        async with ana.socket() as wire:
            state = await wire.watch(table)
            if not state["actions"]:
                state = await wire.until("state", lambda message: message["actions"])
            await wire.ask("play", table=table, seat=0, ply=state["ply"], action=state["actions"][0]["code"])
            await wire.until("state", lambda message: len(message["awaiting"]) == 3)
        body = (await ana.look(table))["table"]
        notices.extend(notice["message"]["key"] for notice in body["notices"])

    in_hall(tmp_path, play)
    return notices


def test_a_silent_bot_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    assert table_with_worker(tmp_path, SILENT).count("hall.bot-stuck") >= 2


def test_a_dying_bot_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    assert table_with_worker(tmp_path, DYING).count("hall.bot-stuck") >= 2


def test_a_bot_that_answers_nonsense_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    assert table_with_worker(tmp_path, NONSENSE).count("hall.bot-stuck") >= 2


GREEDY = """
from meadhall.hall.bots import worker
worker.answer = lambda question, memory: len(b"x" * (4 << 30))
worker.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
def test_a_bot_that_wants_all_the_memory_dies_of_it() -> None:
    asked = Question("t", "brian-boru", 3, {}, "seed", [], 0, "random", "chance")
    done = subprocess.run([sys.executable, "-c", GREEDY], input=msgspec.json.encode(asked) + b"\n", capture_output=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})  # fmt: skip
    assert done.returncode != 0 and b"MemoryError" in done.stderr and done.stdout == b""


def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    gaps: list[float] = []

    async def tick() -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(0.005)
            gaps.append(loop.time() - began)

    async def play(house: House) -> None:
        house.hall.pool.command = ("-c", BUSY)
        ana = await house.guest("Ana")
        ticking = asyncio.ensure_future(tick())
        table = await ana.open(game="brian-boru", players=3, seats=["random", "random", "me"], start=True, seed="1")
        async with ana.socket() as wire:
            state = await wire.watch(table)
            if not state["actions"]:
                await wire.until("state", lambda message: message["actions"])
        ticking.cancel()

    in_hall(tmp_path, play)
    assert len(gaps) > 50
    assert max(gaps) < 0.4, f"the event loop stood still for {max(gaps):.2f} s"


def test_bots_go_on_after_a_restart(tmp_path: Path, database: str) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        house.hall.scheduler.consider = lambda room: None  # type: ignore[method-assign]
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["random", "random", "random"], start=True)
        kept.update(table=table, token=ana.token)

    async def after(house: House) -> None:
        ana = await house.guest()
        ana.client.headers["Authorization"] = f"Bearer {kept['token']}"
        async with asyncio.timeout(20):
            while (await ana.look(kept["table"]))["table"]["status"] != "finished":
                await asyncio.sleep(0.05)

    in_hall(tmp_path, before, database=database)
    in_hall(tmp_path, after, database=database)


def test_a_worker_replays_the_log_and_answers_legally() -> None:
    import meadhall

    game = meadhall.new_game("brian-boru", 3, 7)
    memory = Memory()
    for _ in range(30):
        seat = game.awaiting[0]
        question = Question("t", "brian-boru", 3, dict(game.options), "7", game.log[:], seat, "quick", "x")
        code = answer(question, memory)
        assert code in game.codes(seat)
        game.play(seat, code)
    # After an undo the log is shorter than what the worker remembers.
    shorter = Question("t", "brian-boru", 3, dict(game.options), "7", game.log[:3], 0, "random", "x")
    assert memory.table(shorter).ply == 3


def test_a_worker_goes_on_with_what_a_seat_searched_until_something_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    import meadhall

    monkeypatch.setattr(worker, "SEARCHES_KEPT", 2)
    game = meadhall.new_game("brian-boru", 3, 7)
    memory, reused = Memory(), 0
    for _ in range(24):
        seat = game.awaiting[0]
        asked = Question("t", "brian-boru", 3, dict(game.options), "7", game.log[:], seat, "steady", "x")
        game.play(seat, answer(asked, memory))
        search = memory.searched["t", seat].last
        reused += search is not None and search.taken_over > 0
        assert len(memory.searched) <= 2
    assert reused > 0
    memory.table(Question("t", "brian-boru", 3, dict(game.options), "7", game.log[:3], 0, "steady", "x"))
    assert not memory.searched


def test_the_strangers_bot_explains_itself_without_arguments() -> None:
    """Even where the package it needs is missing."""
    explained = subprocess.run(
        [sys.executable, "-S", str(ROOT / "examples" / "bot.py")], capture_output=True, text=True, timeout=60
    )
    assert (explained.returncode, explained.stderr) == (0, "")
    assert "pip install websockets; python examples/bot.py http://127.0.0.1:8000 TABLE [KEY]" in explained.stdout


@pytest.mark.parametrize("limits", [RELAXED, Limits(deeds_burst=30, deeds_per_second=20)], ids=["relaxed", "limited"])
def test_a_stranger_can_write_a_bot(tmp_path: Path, limits: Limits) -> None:
    """It plays a whole game, also where it is asked now and then to be slower."""
    example = ROOT / "examples" / "bot.py"
    assert len(example.read_text().splitlines()) < 60

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        body = {"game": "brian-boru", "players": 3, "seats": ["open", "random", "random"], "private": True}
        opened = await ana.post("/api/tables", body, 201)
        table = opened["table"]["id"]
        command = [sys.executable, str(example), house.address, table, opened["key"]]
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        async with asyncio.timeout(60):
            while (await ana.look(table))["table"]["seats"][0]["kind"] == "open":
                await asyncio.sleep(0.1)
            await ana.do(table, "start")
            out, _ = await process.communicate()
        assert process.returncode == 0 and b'"ended_by": "game"' in out

    in_hall(tmp_path, play, limits=limits)
