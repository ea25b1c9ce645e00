"""The store: one line per (table, number), groups committed together, migrations that run by themselves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.hall.live.room import summary_row
from meadhall.hall.store import Conflict, Store, StoreDown, open_engine
from meadhall.hall.store.engine import WrongSchema, migrations
from meadhall.hall.store.sqlite import SqliteEngine
from meadhall.hall.table.folding.fold import fold_log
from meadhall.hall.table.lines import Line
from meadhall.hall.table.terms import Pace, Terms
from meadhall.hall.tasks import settle

OPTIONS = {"five_player_all_cards": False, "viking_deck": [9, 10, 11, 12, 12, 13, 14], "open_discard": False}


def some_terms(table: str = "t") -> Terms:
    return Terms(table, "brian-boru", "1", 3, OPTIONS, Pace(), False, True, False, "random", "a", "7", None, 0)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(open_engine(database))
        await store.engine.open()
        try:
            await store.add_table(some_terms(), [], summary_row(fold_log(some_terms(), [])))
            await work(store)
        finally:
            await store.engine.close()

    asyncio.run(run())


async def append(store: Store, table: str, lines: list[Line], process: str) -> None:
    """Wait until lines are durable; raises what came in between."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, lines, process, lambda error: settle(done, None, error))
    await done


def line(number: int, command: str | None = None) -> Line:
    return Line(number, 1000 + number, "play", 0, number, {"stuck": True} if number % 2 else {}, command)


def test_lines_come_back_as_they_were_written(database: str) -> None:
    async def work(store: Store) -> None:
        written = [line(number, f"a:{number}") for number in range(1, 30)]
        await append(store, "t", written[:20], "me")
        await append(store, "t", written[20:], "me")
        assert await store.lines("t") == written
        assert await store.lines("t", after=27) == written[27:]
        assert await store.terms("t") == some_terms()
        assert await store.terms("none") is None

    with_store(database, work)


def test_a_number_is_taken_once_and_a_batch_is_all_or_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await append(store, "t", [line(1)], "me")
        with pytest.raises(Conflict):
            await append(store, "t", [line(1)], "other")
        with pytest.raises(Conflict):
            await append(store, "t", [line(2), line(1)], "other")
        assert await store.lines("t") == [line(1)]

    with_store(database, work)


def test_one_bad_write_does_not_spoil_those_committed_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        await append(store, "t", [line(1)], "me")
        writes = [append(store, "t", [line(number)], "me") for number in (2, 1, 3)]
        writes += [append(store, "u", [line(1)], "me"), append(store, "u", [line(1)], "me")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 2
        assert [entry.number for entry in await store.lines("t")] == [1, 2, 3]
        assert [entry.number for entry in await store.lines("u")] == [1]

    with_store(database, work)


def test_writes_that_arrive_together_share_commits(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store.engine, SqliteEngine)
        before = store.engine.commits
        await asyncio.gather(*(append(store, f"t{n}", [line(1)], "me") for n in range(200)))
        assert store.engine.commits - before < 20

    with_store(str(tmp_path / "hall.sqlite"), work)


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert (await store.engine.read("PRAGMA journal_mode"))[0][0] == "wal"
        assert (await store.engine.read("PRAGMA synchronous"))[0][0] == 2  # FULL

    with_store(str(tmp_path / "hall.sqlite"), work)


def test_chat_lines_are_numbered_without_gaps_even_at_once(database: str) -> None:
    async def work(store: Store) -> None:
        async def say(n: int) -> None:
            while True:
                try:
                    await store.add_chat("t", "a", "Ana", f"line {n}", n, None, "me")
                    return
                except (Conflict, StoreDown):
                    await asyncio.sleep(0)

        await asyncio.gather(*(say(n) for n in range(20)))
        assert [entry.number for entry in await store.chat("t")] == list(range(1, 21))
        assert [entry.number for entry in await store.chat("t", before=5, limit=2)] == [3, 4]

    with_store(database, work)


def test_a_lease_has_one_holder_until_it_runs_out(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.take_lease("t", "one", until=100, now=0)
        assert not await store.take_lease("t", "two", until=150, now=50)
        assert await store.take_lease("t", "one", until=160, now=60)
        assert await store.take_lease("t", "two", until=300, now=161)
        await store.drop_leases("two")
        assert await store.take_lease("t", "one", until=400, now=170)

    with_store(database, work)


def test_an_older_summary_never_covers_a_newer_one(database: str) -> None:
    async def work(store: Store) -> None:
        old = fold_log(some_terms(), [Line(1, 5, "sit", 0, detail={"person": "a", "name": "A"})])
        new = fold_log(some_terms(), [Line(1, 5, "sit", 0, detail={"person": "a", "name": "A"}), Line(2, 6, "free", 0)])
        await store.save_summaries([("t", summary_row(new))])
        await store.save_summaries([("t", summary_row(old))])
        rows = await store.engine.read("SELECT version FROM tables WHERE id = ?", "t")
        assert rows[0][0] == 2

    with_store(database, work)


def test_migrations_are_numbered_and_run_once(database: str) -> None:
    numbers = [number for number, _, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))

    async def twice() -> None:
        for _ in range(2):
            engine = open_engine(database)
            await engine.open()
            assert [row[0] for row in await engine.read("SELECT number FROM migrations ORDER BY number")] == numbers
            await engine.close()

    asyncio.run(twice())


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    with_store(str(path), lambda store: asyncio.sleep(0))
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO migrations VALUES (999, 'from the future')")
        database.commit()
    with pytest.raises(WrongSchema, match="999"):
        with_store(str(path), lambda store: asyncio.sleep(0))


def test_what_a_move_told_comes_back(database: str) -> None:
    """64 bits, also by the quick way in which single lines are written together."""

    async def work(store: Store) -> None:
        told = [-(2**63), 2**63 - 1, 0, None]
        lines = [Line(number, 0, "play", digest=value) for number, value in enumerate(told, 1)]
        await asyncio.gather(*(append(store, "t", [line], "me") for line in lines))
        assert [line.digest for line in await store.lines("t")] == told

    with_store(database, work)


def test_a_log_with_a_gap_is_not_folded() -> None:
    with pytest.raises(ValueError, match="line 3 can't follow line 1"):
        fold_log(some_terms(), [Line(1, 0, "start"), Line(3, 0, "start")])


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(str(tmp_path / "hall.sqlite"))
        await engine.open()
        await engine.close()
        with pytest.raises(StoreDown):
            await engine.write([("SELECT 1", ())])

    asyncio.run(run())


def test_a_connection_cut_in_the_middle_of_a_transaction_is_a_store_that_is_down(postgres) -> None:  # type: ignore[no-untyped-def]
    asyncpg = pytest.importorskip("asyncpg")

    class Cut:
        """What asyncpg's pool says when it can't even roll back."""

        def acquire(self, timeout: float) -> None:
            raise asyncpg.InternalClientError("another operation is in progress")

    async def run() -> None:
        engine = open_engine(postgres.new_database())
        await engine.open()
        pool, engine.pool = engine.pool, Cut()  # type: ignore[attr-defined]
        with pytest.raises(StoreDown, match="another operation"):
            await engine.write([("SELECT 1", ())])
        engine.pool = pool  # type: ignore[attr-defined]
        await engine.close()

    asyncio.run(run())
