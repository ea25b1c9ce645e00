"""Taking back past a barrier: it marks a casual game for good, and nobody does it at a table that counts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.playing import Resign
from meadhall.hall.table.commands.undoing import Undo, UndoAnswer
from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.proof import prove
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms
from meadhall.kernel.registry import all_games, find_game
from tests.hall.house import Guest, House, in_hall
from tests.hall.postgres_server import PostgresServer
from tests.hall.test_presence import in_two_halls, through
from tests.hall.times import DAY, let_time_pass

BOTS = ["me", "random", "random"]


def actor(seat: int) -> Actor:
    return Actor(f"p{seat}", "P", frozenset([f"p{seat}"]))


def started(game: str, players: int, seed: str, people: int, **more: Any) -> Record:
    """A table with people on its first seats and bots on the others."""
    rules = find_game(game)
    terms = Terms(
        id="t", game=game, rules_version=rules.rules_version, players=players,
        options=rules.check_options(players, {}), pace=Pace(), private=False, spectators=True, hot_seat=False,
        stand_in="random", host="p0", seed=seed, key=None, created=0, **more,
    )  # fmt: skip
    seats = [
        Line(n + 1, 0, "sit", n, detail={"person": f"p{n}", "name": f"P{n}"}) if n < people
        else Line(n + 1, 0, "bot", n, detail={"bot": "random"})
        for n in range(players)
    ]  # fmt: skip
    return fold_log(terms, [*seats, Line(players + 1, 0, "start")])


def write(record: Record, *new_lines: NewLine) -> None:
    for new_line in new_lines:
        fold(record, Line(record.version + 1, 0, new_line.kind, new_line.seat, new_line.code, new_line.detail))


def play_on(record: Record, rng: random.Random, moves: int) -> None:
    """Random moves of whoever is asked, as long as the game lasts."""
    for _ in range(moves):
        if record.status == "finished":
            return
        table = record.started_game()
        seat = rng.choice(list(table.awaiting))
        write(record, NewLine("play", seat, rng.choice(table.codes(seat))))


def plies_after_own_acts(record: Record, seat: int) -> list[int]:
    return [ply for ply, (who, _) in enumerate(record.started_game().log) if who == seat]


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("counting", [False, True])
def test_against_bots_only_a_table_that_counts_holds_at_the_barrier(game: str, counting: bool) -> None:
    """Every ply of games of every kind: refused past the barrier where it counts, marked where not, else neither."""
    rng = random.Random(game)
    players = max(2, find_game(game).players[0])
    refused = marked = harmless = 0
    for seed in range(4):
        for _ in range(12):
            record = started(game, players, str(seed), 1, counting=counting)
            play_on(record, rng, rng.randrange(5, 120))
            if record.status == "finished" or not plies_after_own_acts(record, 0):
                continue
            table = record.started_game()
            ply = rng.choice([*plies_after_own_acts(record, 0), len(table.log) - 1])
            past = ply < table.state.barrier
            undo = Undo(table="t", seat=0, ply=ply)
            if past and counting:
                with pytest.raises(Refusal) as refusal:
                    undo.new_lines(record, actor(0))
                assert refusal.value.message.key == "hall.undo-counting"
                refused += 1
                continue
            write(record, *undo.new_lines(record, actor(0)))
            assert record.ply == ply and record.take_backs == past
            marked, harmless = marked + past, harmless + (not past)
    assert (refused if counting else marked) > 5 and harmless > 0


def test_the_mark_stays_whatever_is_played_or_taken_back_later() -> None:
    record = started("brian-boru", 3, "7", 1)
    rng = random.Random(1)
    play_on(record, rng, 40)
    write(record, *Undo(table="t", seat=0, ply=plies_after_own_acts(record, 0)[0]).new_lines(record, actor(0)))
    assert record.take_backs
    play_on(record, rng, 70)
    write(record, NewLine("undo", 0, 0))
    play_on(record, rng, 100_000)
    assert record.status == "finished" and record.take_backs
    result = record.result()
    assert result is not None and result["take_backs"]
    text = record.started_game().transcript()
    assert "\ntake-backs: yes\n" in text
    assert meadhall.replay(text).take_backs and meadhall.replay(text).transcript() == text
    assert prove(text).take_backs and "take-backs" in prove(text).in_words()


def test_a_game_without_take_backs_says_nothing_of_them() -> None:
    record = started("brian-boru", 3, "7", 1, counting=True)
    play_on(record, random.Random(1), 100_000)
    text = record.started_game().transcript()
    assert "take-backs" not in text  # as in every transcript before there was a mark
    assert not meadhall.replay(text).take_backs and not prove(text).take_backs
    result = record.result()
    assert result is not None and not result["take_backs"]
    with pytest.raises(meadhall.BadTranscript, match="take-backs"):
        meadhall.replay(text.replace("options:", "take-backs: perhaps\noptions:"))


def test_agreement_marks_a_casual_game_and_is_not_asked_for_where_it_counts() -> None:
    for counting in (False, True):
        record = started("brian-boru", 3, "7", 3, counting=counting)
        play_on(record, random.Random(2), 30)
        undo = Undo(table="t", seat=0, ply=plies_after_own_acts(record, 0)[0])
        if counting:
            with pytest.raises(Refusal, match="counts"):
                undo.new_lines(record, actor(0))
            continue
        write(record, *undo.new_lines(record, actor(0)))
        for seat in (1, 2):
            assert not record.take_backs
            write(record, *UndoAnswer(table="t", seat=seat, agree=True).new_lines(record, actor(seat)))
        assert record.take_backs


# --- people who aren't there ---------------------------------------------------------------------------------------


def at_own_turn_after_others(people: int, **more: Any) -> Record:
    """It is seat 0's turn, and others have decided since it last did."""
    record = started("brian-boru", 3, "7", people, **more)
    rng = random.Random(3)
    play_on(record, rng, 10)
    while record.awaiting != [0] or record.started_game().log[-1][0] == 0 or not plies_after_own_acts(record, 0):
        play_on(record, rng, 1)
    return record


def test_nobody_rewinds_alone_while_the_others_are_merely_away() -> None:
    record = at_own_turn_after_others(2)
    undo = Undo(table="t", seat=0)
    assert [new_line.kind for new_line in undo.new_lines(record, actor(0))] == ["undo-asked"]
    write(record, NewLine("away", 1))
    with pytest.raises(Refusal) as refusal:
        undo.new_lines(record, actor(0))
    assert refusal.value.message.key == "hall.undo-needs-absent" and refusal.value.message.args == {"seat": 1}
    write(record, NewLine("away", 0), NewLine("back", 0))  # the last one to leave is the first one back
    with pytest.raises(Refusal):
        undo.new_lines(record, actor(0))
    write(record, NewLine("back", 1))
    assert [new_line.kind for new_line in undo.new_lines(record, actor(0))] == ["undo-asked"]


def test_who_ran_out_of_time_may_come_back_and_is_asked_and_who_resigned_is_not() -> None:
    record = at_own_turn_after_others(2)
    undo = Undo(table="t", seat=0)
    write(record, NewLine("out", 1, detail={"why": "flagged"}))
    with pytest.raises(Refusal):
        undo.new_lines(record, actor(0))
    write(record, *Resign(table="t", seat=1).new_lines(record, actor(1)))
    assert [new_line.kind for new_line in undo.new_lines(record, actor(0))] == ["undo"]


def test_a_question_ends_when_somebody_leaves_and_who_is_back_must_agree_too() -> None:
    record = at_own_turn_after_others(3)
    write(record, *Undo(table="t", seat=0).new_lines(record, actor(0)), NewLine("away", 2))
    assert record.question is None
    write(record, NewLine("back", 2))
    write(record, *Undo(table="t", seat=0).new_lines(record, actor(0)))
    agreed = UndoAnswer(table="t", seat=1, agree=True).new_lines(record, actor(1))
    assert [new_line.kind for new_line in agreed] == ["undo-agreed"]


def test_ones_own_seats_at_one_screen_need_nobody_elses_consent() -> None:
    record = at_own_turn_after_others(2)
    one_person = Actor("p0", "P", frozenset(["p0", "p1"]))
    write(record, NewLine("away", 1))
    assert [new_line.kind for new_line in Undo(table="t", seat=0).new_lines(record, one_person)] == ["undo"]


# --- over HTTP and sockets -----------------------------------------------------------------------------------------


async def play_until_barrier(guest: Guest, table: str, decisions: int = 12) -> None:
    """So many decisions of seat 0, then wait for the next."""
    for number in range(decisions + 1):
        async with asyncio.timeout(20):
            while not (state := (await guest.look(table, after=10**9))["state"])["actions"]:
                await asyncio.sleep(0.01)
        if number < decisions:
            await guest.play_first(table, state)


async def refused_both_ways(guest: Guest, table: str, key: str, **fields: Any) -> None:
    assert (await guest.do(table, "undo", 409, **fields))["key"] == key
    async with guest.socket() as wire:
        await wire.watch(table)
        refused = await wire.ask("undo", table=table, **fields)
        assert refused["is"] == "refused" and refused["error"]["key"] == key


def test_red_team_nobody_rewinds_a_table_that_counts(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for terms in ({"counting": True, "seed": "7"}, {"seed": "daily"}):
            table = await ana.open(game="brian-boru", players=3, seats=BOTS, start=True, **terms)
            assert (await ana.look(table))["table"]["counting"]
            await play_until_barrier(ana, table)
            before = (await ana.look(table))["table"]
            for ply in (0, 1, 5):
                await refused_both_ways(ana, table, "hall.undo-counting", seat=0, ply=ply)
            after = (await ana.look(table))["table"]
            assert (after["version"], after["take_backs"]) == (before["version"], False)

    in_hall(tmp_path, play)


def test_a_casual_game_is_marked_wherever_it_is_shown(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=BOTS, start=True, seed="7")
        row = (await ana.get("/api/tables", mine=1))["tables"][0]
        assert (row["counting"], row["counted"], row["take_backs"]) == (False, None, False)
        await play_until_barrier(ana, table)
        async with ana.socket() as wire:
            await wire.watch(table)
            await ana.do(table, "undo", seat=0, ply=0)
            assert (await wire.until("table", lambda message: message["take_backs"]))["counting"] is False
        assert (await ana.get("/api/tables", mine=1))["tables"][0]["take_backs"]
        await ana.do(table, "resign", seat=0)
        assert (await ana.look(table))["table"]["result"]["take_backs"]
        text = (await ana.client.get(f"/api/tables/{table}/transcript")).text
        assert "take-backs: yes" in text

    in_hall(tmp_path, play)


def test_red_team_nobody_rewinds_while_the_opponent_is_away(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "open", "random"], seed="7")
        await bo.do(table, "sit")
        await ana.do(table, "start")
        await bo.do(table, "leave")
        await play_until_barrier(ana, table)
        await refused_both_ways(ana, table, "hall.undo-needs-absent", seat=0, ply=0)
        await ana.do(table, "leave")
        await ana.do(table, "sit")
        await refused_both_ways(ana, table, "hall.undo-needs-absent", seat=0, ply=0)

    in_hall(tmp_path, play)


# --- the daily game ------------------------------------------------------------------------------------------------


DAILY = {"game": "brian-boru", "players": 3, "seats": BOTS, "seed": "daily"}


async def open_daily(guest: Guest, **more: Any) -> dict[str, Any]:
    answer = await guest.post("/api/tables", {**DAILY, **more}, 201)
    table: dict[str, Any] = answer["table"]
    assert table["counting"]
    return table


def test_one_try_at_the_daily_game_counts(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        first = await open_daily(ana, id="same")
        assert first["counted"] is True
        again = await open_daily(ana, id="same")
        assert (again["id"], again["counted"]) == (first["id"], True)
        second = await open_daily(ana)
        assert second["counted"] is False
        assert (await ana.look(second["id"]))["table"]["counted"] is False
        assert (await open_daily(bo))["counted"] is True
        other_game = await open_daily(ana, game="feast-for-odin", players=2, seats=["me", "random"])
        assert other_game["counted"] is True

    in_hall(tmp_path, play, database=database)


def test_of_many_requests_at_once_one_try_counts(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        opened = await asyncio.gather(*(open_daily(ana) for _ in range(8)))
        assert sorted(table["counted"] for table in opened) == [False] * 7 + [True]

    in_hall(tmp_path, play, database=database)


def test_of_requests_to_two_processes_one_try_counts(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House) -> None:
        ana = await one.guest("Ana")
        twin = through(ana, two)
        opened = await asyncio.gather(*(open_daily(guest) for guest in (ana, twin) * 3))
        assert sum(table["counted"] for table in opened) == 1

    in_two_halls(tmp_path, postgres, play)


def test_a_guests_try_is_the_accounts_that_adopts_the_guest(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.post("/api/account", {"login": "ana", "password": "long enough"})
        elsewhere = await house.guest("Ana")
        assert (await open_daily(elsewhere))["counted"] is True
        answer = await elsewhere.post("/api/login", {"login": "ana", "password": "long enough", "token": True})
        elsewhere.client.headers["Authorization"] = f"Bearer {answer['token']}"
        assert (await open_daily(elsewhere))["counted"] is False

    in_hall(tmp_path, play)


def test_a_rematch_of_the_daily_game_is_practice(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await open_daily(ana, game="feast-for-odin", players=1, seats=["me"], start=True)
        await ana.do(table["id"], "resign", seat=0)
        again = (await ana.do(table["id"], "rematch"))["rematch"]
        body = (await ana.look(again))["table"]
        assert (body["counting"], body["counted"]) == (True, False)

    in_hall(tmp_path, play)


def test_a_try_counts_only_on_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards its seed may be known."""

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = (await open_daily(ana, game="feast-for-odin", players=1, seats=["me"], start=True))["id"]
        assert (await ana.look(table))["table"]["counted"]
        let_time_pass(monkeypatch, DAY)
        await ana.play_first(table, (await ana.look(table))["state"])
        body = (await ana.look(table))["table"]
        assert body["counted"] is False
        assert "hall.daily-late" in [notice["message"]["key"] for notice in body["notices"]]

    in_hall(tmp_path, play)


def test_a_rematch_keeps_the_terms(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        pace = {"kind": "correspondence", "days": 3}
        table = await ana.open(
            game="brian-boru", players=3, seats=BOTS, start=True, counting=True, pace=pace, on_timeout="default"
        )
        await ana.do(table, "resign", seat=0)
        body = (await ana.look((await ana.do(table, "rematch"))["rematch"]))["table"]
        assert (body["counting"], body["on_timeout"], body["pace"]["days"]) == (True, "default", 3)

    in_hall(tmp_path, play)


def test_terms_stored_before_are_casual() -> None:
    record = started("brian-boru", 3, "7", 1)
    stored = msgspec.json.decode(msgspec.json.encode(record.terms))
    for name in ("counting", "counted", "on_timeout"):
        del stored[name]
    assert msgspec.convert(stored, Terms) == record.terms
