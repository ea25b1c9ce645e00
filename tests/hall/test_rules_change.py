"""Rules that change while games are played (docs/rules-versions.md): logs, tables and halls under changed rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.playing import Resign
from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.older_rules import compare_with_summary
from meadhall.hall.table.record import Record
from meadhall.hall.table.storing import number_lines, ready_to_store
from meadhall.hall.table.terms import Pace, Terms
from meadhall.kernel import registry
from meadhall.kernel.errors import UnknownGame
from meadhall.kernel.options import Options
from meadhall.kernel.registry import all_games, find_game
from tests.changed_rules import (
    Change,
    ChangedGame,
    first_vikings,
    last_vikings,
    nothing,
    one_town_less,
    other_starting_player,
    poor,
    use_rules,
)
from tests.hall.house import Guest, House, in_hall, open_house
from tests.hall.postgres_server import PostgresServer

# --- the fold ----------------------------------------------------------------------------------------------------


def some_terms(game: str = "brian-boru", players: int = 3) -> Terms:
    rules = find_game(game)
    return Terms(
        "t", game, rules.rules_version, players, rules.check_options(players, {}), Pace(), False, True, False, "random",
        "p0", "7", None, 0,
    )  # fmt: skip


def store(record: Record, new_lines: list[NewLine], log: list[Line]) -> None:
    """What a room does."""
    lines = number_lines(ready_to_store(record, new_lines), record.version, 1000 + record.version, None)
    log.extend(lines)
    for line in lines:
        fold(record, line)


def played(terms: Terms, moves: int, first: int | None = None) -> list[Line]:
    """The log of a random game; `first`: which of its choices the first player takes."""
    return played_record(terms, moves, first)[1]


def played_record(terms: Terms, moves: int, first: int | None = None) -> tuple[Record, list[Line]]:
    record, log, rng = Record(terms), list[Line](), random.Random(3)
    store(record, [NewLine("sit", n, detail={"person": f"p{n}", "name": f"P{n}"}) for n in range(terms.players)], log)
    store(record, [NewLine("start")], log)
    for _ in range(moves):
        game = record.started_game()
        if game.over:
            break
        seat = rng.choice(list(game.awaiting))
        code = rng.choice(game.codes(seat)) if first is None or game.ply else game.codes(seat)[first]
        store(record, [NewLine("play", seat, code)], log)
    return record, log


def untold(log: list[Line]) -> list[Line]:
    """A log from before it was kept what a move told."""
    return [Line(line.number, line.at, line.kind, line.seat, line.code, line.detail, line.command) for line in log]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_move_is_stored_with_what_it_told(game: str) -> None:
    terms = some_terms(game, max(2, find_game(game).players[0]))
    record, log = played_record(terms, 10_000)
    assert all((line.digest is not None) == (line.kind in ("start", "play")) for line in log)
    plays = [line for line in log if line.kind == "play"]
    assert plays[-1].detail["result"]["scores"] and not any(line.detail for line in plays[:-1])
    assert len({line.digest for line in plays}) == len(plays)
    tried, folded = record.started_game(), fold_log(terms, untold(log)).started_game()
    assert (tried.hash(), tried.log, tried.asked_at) == (folded.hash(), folded.log, folded.asked_at)
    assert tried.state.journal == folded.state.journal


def test_a_move_that_was_tried_and_not_stored_leaves_nothing_behind() -> None:
    """Another process may have been first with the line: what counts is what it wrote."""
    terms = some_terms()
    for log in (played(terms, 1), played(terms, 9)):
        record, before = fold_log(terms, log), fold_log(terms, log)
        game = record.started_game()
        seat = game.awaiting[0]
        mine, other = game.codes(seat)[:2]
        ready_to_store(record, [NewLine("play", seat, mine)])
        for one in (record, before):
            fold(one, Line(one.version + 1, 5000, "play", seat, other))
        assert record.started_game().log == before.started_game().log
        assert record.started_game().hash() == before.started_game().hash()
        assert record.started_game().state.journal == before.started_game().state.journal


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_log_tells_the_same_whenever_it_is_played(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a higher version with the same rules every game of every kind goes on."""
    terms = some_terms(game, max(2, find_game(game).players[0]))
    log = played(terms, 120)
    rules = find_game(game)
    monkeypatch.setattr(rules, "rules_version", str(int(rules.rules_version) + 1))
    record = fold_log(terms, log)
    assert record.proving and record.stranded is None and record.status == "playing"
    assert record.proved == record.compared == 121


def test_a_log_that_plays_the_same_goes_on_under_the_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = played(terms, 30)
    old = fold_log(terms, log)
    use_rules(monkeypatch, "2", last_vikings)
    record = fold_log(terms, log)
    assert (record.status, record.rules_version, record.ply, record.awaiting) == ("playing", "1", 30, old.awaiting)
    seat = record.awaiting[0]
    store(record, [NewLine("play", seat, record.started_game().codes(seat)[0])], log)
    assert [line.kind for line in log[-2:]] == ["rules", "play"]
    assert log[-2].detail == {"from": "1", "to": "2", "lines": 31, "compared": 31}
    assert record.rules_version == "2" and record.notices[-1].message.key == "hall.rules-changed"
    again = fold_log(terms, log)
    assert (again.status, again.rules_version, again.proving) == ("playing", "2", False)
    assert again.started_game().hash() == record.started_game().hash() and again.notices == record.notices
    store(again, [NewLine("play", *first_move(again))], log)
    assert [line.kind for line in log].count("rules") == 1, "once is enough"
    use_rules(monkeypatch, "3", nothing)
    third = fold_log(terms, log)
    store(third, [NewLine("play", *first_move(third))], log)
    assert log[-2].detail == {"from": "2", "to": "3", "lines": 33, "compared": 33}
    use_rules(monkeypatch, "4", first_vikings)
    stranded = fold_log(terms, log).stranded
    assert stranded is not None and (stranded.moves, stranded.shown()["to"]) == (31, "4")


def first_move(record: Record) -> tuple[int, int]:
    seat = record.awaiting[0]
    return seat, record.started_game().codes(seat)[0]


@pytest.mark.parametrize(
    ("change", "reason", "ply"),
    [(one_town_less, "illegal", 0), (first_vikings, "differs", 2), (other_starting_player, "differs", None)],
)
def test_a_log_that_plays_differently_stays_where_it_last_played_the_same(
    change: Change, reason: str, ply: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = some_terms()
    log = played(terms, 40, first=0)
    use_rules(monkeypatch, "2", change)
    record = fold_log(terms, log)
    assert record.status == "stranded" and record.awaiting == [] and record.stranded is not None
    assert record.stranded.reason == reason
    if ply is None:
        assert record.game is None and record.stranded.moves == 40
        with pytest.raises(Refusal, match="older rules"):
            record.started_game()
    else:
        assert record.ply == ply and record.stranded.moves == 40 - ply
        assert record.stranded.line == 4 + ply + 1
    assert record.rules_version == "1" and record.result() is None


def test_money_that_was_never_there_is_found_at_the_move_that_spent_it(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = played(terms, 10_000)
    use_rules(monkeypatch, "2", poor)
    record = fold_log(terms, log)
    assert record.stranded is not None and record.ply > 10
    assert record.status == "finished", "a game that was over stays over"
    assert record.result() == {**log[-1].detail["result"], "ended_by": "game", "take_backs": False, "hints": []}


def test_a_line_that_was_taken_back_counts_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = played(terms, 1, first=0)
    record = fold_log(terms, log)
    store(record, [NewLine("undo", log[-1].seat, 0)], log)
    store(record, [NewLine("play", log[-2].seat, record.started_game().codes(log[-2].seat)[1])], log)
    use_rules(monkeypatch, "2", one_town_less)
    stranded = fold_log(terms, log)
    assert stranded.status == "stranded" and stranded.ply == 0


def test_logs_from_before_are_held_to_legality_and_to_what_the_lobby_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = untold(played(terms, 30, first=0))
    old = fold_log(terms, log)
    saved = {"status": "playing", "ply": 30, "awaiting": old.awaiting}
    use_rules(monkeypatch, "2", last_vikings)
    record = fold_log(terms, log)
    compare_with_summary(record, old.version, saved)
    assert record.status == "playing" and (record.proved, record.compared) == (31, 0)
    store(record, [NewLine("play", *first_move(record))], log[:])
    assert record.notices[-1].message.key == "hall.rules-changed-uncompared"

    other = fold_log(terms, log)
    compare_with_summary(other, old.version, {**saved, "awaiting": [5]})
    assert other.status == "stranded" and other.ply == 29
    behind = fold_log(terms, log)
    compare_with_summary(behind, old.version - 1, {**saved, "awaiting": [5]})
    assert behind.status == "playing", "a summary from before the last move says nothing about now"

    use_rules(monkeypatch, "2", one_town_less)
    assert fold_log(terms, log).status == "stranded"


def test_a_finished_game_of_which_no_result_was_kept_stays_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = [Line(line.number, line.at, line.kind, line.seat, line.code) if line.kind == "play" else line
           for line in untold(played(terms, 10_000, first=0))]  # fmt: skip
    use_rules(monkeypatch, "2", one_town_less)
    record = fold_log(terms, log)
    compare_with_summary(record, record.version, {"status": "finished", "ply": 150, "awaiting": []})
    result = record.result()
    assert record.status == "finished" and result is not None and result["places"] is None


def test_options_that_are_allowed_no_longer_strand_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    started, opened = played(terms, 5), played(terms, 0)[:3]

    class Stricter(ChangedGame):
        def settle_options(self, players: int, wanted: Any) -> Options:
            raise UnknownGame("game-unknown", given_text="", nearest_name="")

    changed = Stricter("2", nothing)
    monkeypatch.setattr(registry, "read_game", lambda name: changed)
    for log, moves in ((started, 5), (opened, 0)):
        record = fold_log(terms, log)
        assert record.status == "stranded" and record.stranded is not None
        assert (record.stranded.reason, record.stranded.moves) == ("setup", moves)


def test_an_older_hall_keeps_its_hands_off(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = some_terms()
    log = played(terms, 6)
    older = fold_log(terms, log)
    with monkeypatch.context() as upgrade:
        use_rules(upgrade, "2", nothing)
        record = fold_log(terms, log)
        store(record, [NewLine("play", *first_move(record))], log)
    for attempt in range(2):
        with pytest.raises(Refusal) as refused:
            fold(older, log[-2]) if attempt == 0 else fold_log(terms, log)
        assert refused.value.message.key == "hall.rules-version-newer"
    assert older.version == log[-3].number, "nothing of it was taken in"


def test_new_rules_cost_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line about the rules comes first of the lines of its moment: the one after it forgives what it may."""
    terms = msgspec.structs.replace(some_terms(), pace=Pace("live", minutes=10))
    log = played(terms, 6)
    left = fold_log(terms, log).clocks.left[:]
    use_rules(monkeypatch, "2", nothing)
    record = fold_log(terms, log)
    new_lines = ready_to_store(record, [NewLine("outage", code=10**9)])
    for line in number_lines(new_lines, record.version, log[-1].at + 10**9, None):
        fold(record, line)
    assert record.rules_version == "2" and record.clocks.left == left


# --- the hall ----------------------------------------------------------------------------------------------------


async def known_guest(house: House, token: str) -> Guest:
    """Somebody who was here before the upgrade."""
    guest = await house.guest()
    guest.client.headers["Authorization"] = f"Bearer {token}"
    guest.token = token
    return guest


async def make_move(guests: list[Guest], table: str) -> None:
    seat = (await guests[0].look(table))["table"]["awaiting"][0]
    await guests[seat].play_first(table, (await guests[seat].look(table))["state"])


class Story:
    """A table of three people under the first version of the rules, and what they saw of it."""

    def __init__(self, tmp_path: Path, database: str) -> None:
        self.tmp_path = tmp_path
        self.database = database
        self.table = ""
        self.tokens: list[str] = []
        self.moments: list[Any] = []
        self.log: list[Line] = []

    def run(self, play: Callable[[House, list[Guest]], Any]) -> None:
        async def with_guests(house: House) -> None:
            await play(house, [await known_guest(house, token) for token in self.tokens])

        in_hall(self.tmp_path, with_guests, database=self.database)

    def begin(self, moves: int = 12) -> None:
        async def begin(house: House) -> None:
            self.table, guests = await house.guests_at_table("Ana Bo Cai", seed="rules")
            self.tokens = [guest.token for guest in guests]
            for _ in range(moves):
                await self.move(guests)
            for seat, guest in enumerate(guests):
                self.moments.append(await guest.get(f"/api/tables/{self.table}/moments", seat=seat))
            self.log = await house.hall.store.lines(self.table)

        in_hall(self.tmp_path, begin, database=self.database)

    async def move(self, guests: list[Guest]) -> None:
        await make_move(guests, self.table)


def test_a_table_goes_on_with_a_line_that_says_so(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = Story(tmp_path, database)
    story.begin()

    async def after(house: House, guests: list[Guest]) -> None:
        assert (await guests[0].look(story.table))["table"]["status"] == "playing"
        assert await house.hall.store.lines(story.table) == story.log, "looking writes nothing"
        async with guests[1].socket() as wire:
            await wire.watch(story.table)
            await story.move(guests)
            told = await wire.until("table")
            assert told["rules_version"] == "2"
        notices = (await guests[2].look(story.table))["table"]["notices"]
        assert notices[-1]["message"] == {"key": "hall.rules-changed", "args": {"from_text": "1", "to_text": "2"}}

    async def later(house: House, guests: list[Guest]) -> None:
        now = await guests[0].look(story.table)
        assert now["table"]["rules_version"] == "2" and now["table"]["stranded"] is None and now["state"]["ply"] == 13
        await story.move(guests)

    async def back(house: House, guests: list[Guest]) -> None:
        refused = await guests[0].get(f"/api/tables/{story.table}", 409)
        assert refused["error"]["key"] == "hall.rules-version-newer"
        assert (await guests[0].do(story.table, "resign", 409, seat=0))["key"] == "hall.rules-version-newer"
        assert [row["id"] for row in (await guests[0].get("/api/tables", mine=1))["tables"]] == [story.table]

    with monkeypatch.context() as upgrade:
        use_rules(upgrade, "2", last_vikings)
        story.run(after)
        story.run(later)
    story.run(back)


@pytest.mark.parametrize(("change", "ply"), [(one_town_less, 0), (first_vikings, 2)])
def test_a_stranded_table_can_be_looked_at_kept_and_ended(
    tmp_path: Path, database: str, change: Change, ply: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = Story(tmp_path, database)
    story.begin()

    async def after(house: House, guests: list[Guest]) -> None:
        ana, bo, cai = guests
        seen = await ana.look(story.table)
        assert seen["table"]["status"] == "stranded" and seen["table"]["rules_version"] == "1"
        assert seen["table"]["stranded"]["moves"] == 12 - ply and seen["table"]["stranded"]["needed"] == [0, 1, 2]
        assert seen["state"]["ply"] == ply and seen["state"]["actions"] == [] and seen["state"]["awaiting"] == []
        assert seen["table"]["seed"] is None
        for seat, guest in enumerate(guests):
            moments = (await guest.get(f"/api/tables/{story.table}/moments", seat=seat))["moments"]
            assert moments == story.moments[seat]["moments"][: ply + 1], "the past is shown as it was"
        for command, fields in (("play", {"ply": ply, "action": 0}), ("undo", {}), ("resign", {})):
            assert (await ana.do(story.table, command, 409, seat=0, **fields))["key"] == "hall.stranded"
        assert [row["status"] for row in (await ana.get("/api/tables", mine=1))["tables"]] == ["stranded"]
        check_log(await bo.get(f"/api/tables/{story.table}/log"), story.log, mine=[1])
        await ana.do(story.table, "chat", text="What a pity")
        await ana.do(story.table, "end", seat=0)
        assert (await ana.do(story.table, "end", 409, seat=0))["key"] == "hall.end-already-agreed"
        assert (await ana.do(story.table, "end", 403, seat=1))["key"] == "hall.not-your-seat"
        await cai.do(story.table, "leave")
        async with ana.socket() as wire:
            await wire.watch(story.table)
            await bo.do(story.table, "end", seat=1)
            told = await wire.until("table", lambda message: message["status"] == "finished")
            assert told["result"] == {
                "scores": None,
                "lines": None,
                "places": None,
                "ended_by": "agreement",
                "take_backs": False,
                "hints": [],
            }

    async def later(house: House, guests: list[Guest]) -> None:
        stranger = await house.guest("Somebody")
        body = (await stranger.look(story.table))["table"]
        assert body["status"] == "finished" and body["result"]["ended_by"] == "agreement" and body["seed"] == "rules"
        keys = [notice["message"]["key"] for notice in body["notices"][-4:]]
        assert keys == ["hall.end-agreed", "hall.left", "hall.end-agreed", "hall.ended-without-result"]
        check_log(await stranger.get(f"/api/tables/{story.table}/log"), story.log, mine=[0, 1, 2])
        refused = await stranger.get(f"/api/tables/{story.table}/transcript", 409)
        assert refused["error"]["key"] == "hall.stranded-transcript"

    use_rules(monkeypatch, "2", change)
    story.run(after)
    story.run(later)


def check_log(body: dict[str, Any], log: list[Line], mine: list[int]) -> None:
    """An exported log: every line, one's own moves in words, and nothing that is the hall's or others' alone."""
    assert [line["number"] for line in body["lines"]][: len(log)] == [line.number for line in log]
    notations = find_game("brian-boru").space.notations
    for shown, line in zip(body["lines"], log, strict=False):
        if line.kind == "play":
            known = {"code": line.code, "notation": notations[line.code]} if line.seat in mine else {}
            assert shown == {"number": line.number, "at": line.at, "kind": "play", "seat": line.seat, **known}
    assert not {"told", "deed", "person", "detail"} & {name for line in body["lines"] for name in line}
    assert (body["seed"] is None) == (len(mine) < 3)


def test_a_table_stranded_by_one_version_goes_on_under_a_better_one(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = Story(tmp_path, database)
    story.begin()

    async def stranded(house: House, guests: list[Guest]) -> None:
        assert (await guests[0].look(story.table))["table"]["status"] == "stranded"

    async def mended(house: House, guests: list[Guest]) -> None:
        assert [row["status"] for row in (await guests[0].get("/api/tables", mine=1))["tables"]] == ["playing"]
        await story.move(guests)
        assert (await guests[0].look(story.table))["table"]["rules_version"] == "3"

    use_rules(monkeypatch, "2", first_vikings)
    story.run(stranded)
    use_rules(monkeypatch, "3", last_vikings)
    story.run(mended)


def test_the_lobby_shows_a_stranded_table_that_nobody_opens(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = Story(tmp_path, database)
    story.begin()

    async def stranded(house: House, guests: list[Guest]) -> None:
        async with asyncio.timeout(20):
            while [row["status"] for row in (await guests[0].get("/api/tables", mine=1))["tables"]] != ["stranded"]:
                await asyncio.sleep(0.05)

    use_rules(monkeypatch, "2", first_vikings)
    story.run(stranded)


def test_an_older_process_lets_go_of_a_table_that_a_newer_one_took_on(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While halls are upgraded one by one: each goes on with what it can, and nobody plays by two rules."""
    plain = Settings(data=tmp_path, workers=1, bot_pause=0, allow_seeds=True, limits=RELAXED,
                     database=postgres.new_database())  # fmt: skip

    async def run() -> None:
        async with open_house(plain) as older:
            table, guests = await older.guests_at_table("Ana Bo Cai", seed="rules")
            use_rules(monkeypatch, "2", last_vikings)
            async with open_house(plain) as newer, guests[0].socket() as wire:
                there = [await known_guest(newer, guest.token) for guest in guests]
                await wire.watch(table)
                assert (await there[0].look(table))["table"]["status"] == "playing"
                await make_move(guests, table)
                async with asyncio.timeout(20):  # what the older wrote plays the same here
                    while (await there[0].look(table))["state"]["ply"] < 1:
                        await asyncio.sleep(0.01)
                room = older.hall.rooms.rooms[table]
                await make_move(there, table)
                refused = await wire.until("refused")
                assert refused["table"] == table and refused["error"]["key"] == "hall.rules-version-newer"
                assert table not in older.hall.rooms.rooms
                ana = guests[0].person["id"]
                with pytest.raises(Refusal, match="gone on under version 2"):
                    await room.do(Resign(table=table, seat=0), Actor(ana, "Ana", frozenset([ana])))

    asyncio.run(run())


def test_alone_nobody_else_must_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me"] * 3, hot_seat=True, start=True)
        for _ in range(4):
            seat = (await ana.look(table))["table"]["awaiting"][0]
            await ana.play_first(table, (await ana.look(table, seat=seat))["state"])
        assert (await ana.do(table, "end", 409, seat=0))["key"] == "hall.not-stranded"
        kept.update(table=table, token=ana.token)

    async def after(house: House) -> None:
        ana = await known_guest(house, kept["token"])
        await ana.do(kept["table"], "end", seat=2)
        assert (await ana.look(kept["table"]))["table"]["result"]["ended_by"] == "agreement"

    in_hall(tmp_path, before)
    use_rules(monkeypatch, "2", one_town_less)
    in_hall(tmp_path, after)
