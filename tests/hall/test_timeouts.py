"""When time is up: a reminder first, then default answers or the stand-in, and a way back to one's seat."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.clock import LEAST_RETURN
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.playing import Play, clock_lines
from meadhall.hall.table.commands.seating import Sit
from meadhall.hall.table.commands.undoing import Undo
from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import all_games, find_game
from meadhall.kernel.table import new_table
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_absence import let_the_hall_look
from tests.hall.test_undo_clock_chat import play_at, some_terms, started
from tests.hall.times import DAY, HOUR, MINUTE, let_time_pass

LIVE = {"kind": "live", "minutes": 20, "increment": 0}
DAYS = {"kind": "correspondence", "days": 4}


def write(record: Record, at: int, *new_lines: NewLine) -> None:
    for new_line in new_lines:
        fold(record, Line(record.version + 1, at, new_line.kind, new_line.seat, new_line.code, new_line.detail))


def actor(seat: int) -> Actor:
    return Actor("abc"[seat], "P", frozenset("abc"[seat]))


def keys(record: Record) -> list[str]:
    return [notice.message.key for notice in record.notices]


# --- reminders -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("days", "notice"), [(1, 6 * HOUR), (4, DAY), (60, DAY)])
def test_a_correspondence_seat_is_reminded_once_before_its_deadline(days: int, notice: int) -> None:
    record = started(Pace("correspondence", days=days))
    seat, deadline = record.awaiting[0], 1000 + days * DAY
    assert record.clocks.next_due() == deadline - notice
    assert clock_lines(record, deadline - notice - 1) == []
    write(record, deadline - notice, *clock_lines(record, deadline - notice))
    assert keys(record)[-1] == "hall.reminder" and record.notices[-1].message.args["hours_count"] == notice // HOUR
    assert record.clocks.next_due() == deadline and clock_lines(record, deadline - 1) == []
    assert [new_line.kind for new_line in clock_lines(record, deadline)] == ["out"]
    play_at(record, deadline - 1)
    assert record.clocks.reminded == [] and record.clocks.next_due() == deadline - 1 + days * DAY - notice
    write(record, deadline - 1, NewLine("undo", seat, 0))
    assert clock_lines(record, deadline - 1 + DAY) == [] or days == 1  # it has its days once more, and one reminder


def test_the_person_and_the_table_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace=DAYS)
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        async with guests[seat].socket() as elsewhere, guests[(seat + 1) % 3].socket() as there:
            await there.watch(table)
            let_time_pass(monkeypatch, 3 * DAY + MINUTE)
            await guests[(seat + 1) % 3].do(table, "claim-time")
            told = await there.until("table", lambda message: message["seats"][seat]["reminded"])
            assert told["notices"][-1]["message"]["key"] == "hall.reminder"
            turn = await elsewhere.until("turn")
            assert (turn["table"], turn["seat"], turn["reminded"]) == (table, seat, True)
        rows = (await guests[seat].get("/api/tables", mine=1))["tables"]
        assert rows[0]["my_turn"] and rows[0]["seats"][seat]["reminded"]

    in_hall(tmp_path, play)


# --- default answers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OR-17.3")
@pytest.mark.parametrize("game", sorted(all_games()))
def test_default_answers_are_legal_and_give_nothing_away(game: str) -> None:
    """What is answered for a seat depends on what it knows and on nothing else."""
    rules = find_game(game)
    rng = random.Random(game)
    answered = 0
    for seed in range(2):
        table = new_table(rules, rules.players[-1], seed, {})
        for _ in range(250):
            if table.over:
                break
            seat = rng.choice(list(table.awaiting))
            answer = rules.default(table.state, seat)
            if answer is not None:
                answered += 1
                assert answer in table.codes(seat)
                twin = table.state.clone()
                rules.redeal(twin, seat, Chance(key_of_seed(f"{seed} {table.ply}")))
                assert rules.default(twin, seat) == answer
            table.act(seat, rng.choice(table.codes(seat)))
    assert answered > 100 or game == "brian-boru"  # which has none


@pytest.mark.rule("OR-17.3")
@pytest.mark.parametrize("on_timeout", ["default", "stand-in"])
def test_the_host_chooses_who_answers_when_a_deadline_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_timeout: str
) -> None:
    """Two play: the one who is left goes on, and the other may come back."""

    async def play(house: House) -> None:
        table, ana, bo = await two_at_ortus(house, on_timeout=on_timeout)
        assert (await ana.look(table))["table"]["on_timeout"] == on_timeout
        room = await house.hall.rooms.get(table)
        asked: list[bool] = []
        choose = house.hall.pool.choose

        async def count(question: Any) -> int:
            asked.append(True)
            return await choose(question)

        monkeypatch.setattr(house.hall.pool, "choose", count)
        game = room.record.started_game()
        late = list(game.awaiting)
        default = {seat: game.game.default(game.state, seat) for seat in late}
        let_time_pass(monkeypatch, 4 * DAY + MINUTE)
        if len(late) > 1:  # both choose their decks at once: Ana is in time
            late = [1]
            room.record.clocks.left[0] = 100 * DAY
        ply = room.record.ply
        record = await let_the_hall_look(house, table, ply + 1)
        assert record.seats[late[0]].out == "flagged" and record.status == "playing"
        seat, code = record.started_game().log[ply]
        assert seat == late[0]
        if on_timeout == "default":
            assert code == default[seat] and not asked
            assert keys(record)[-1] == "hall.flagged-default"
        else:
            assert asked and keys(record)[-1] == "hall.flagged"
        back = [ana, bo][seat]
        async with asyncio.timeout(20):
            while record.bots_to_move():
                await asyncio.sleep(0.02)
        await back.do(table, "sit")
        body = (await back.look(table))["table"]
        assert body["seats"][seat]["out"] is None
        assert body["notices"][-1]["message"]["key"] == "hall.came-back"

    in_hall(tmp_path, play)


async def two_at_ortus(house: House, **terms: Any) -> tuple[str, Guest, Guest]:
    ana, bo = await house.guest("Ana"), await house.guest("Bo")
    table = await ana.open(game="ortus-regni", players=2, pace=DAYS, seed="7", stand_in="random", **terms)
    await bo.do(table, "sit")
    await ana.do(table, "start")
    return table, ana, bo


def test_where_a_game_has_no_default_the_stand_in_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace=DAYS, on_timeout="default", stand_in="random")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        let_time_pass(monkeypatch, 4 * DAY + MINUTE)
        record = await let_the_hall_look(house, table, 1)
        assert record.started_game().log[0][0] == seat

    in_hall(tmp_path, play)


def test_bad_terms_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        request = {"game": "brian-boru", "players": 3}
        for wrong in ("nobody", None, 1, ""):
            await ana.post("/api/tables", {**request, "pace": DAYS, "on_timeout": wrong}, 400)
        await ana.post("/api/tables", {**request, "counting": "yes"}, 400)
        for pace in (LIVE, {"kind": "untimed"}):
            answer = await ana.post("/api/tables", {**request, "pace": pace, "on_timeout": "default"}, 422)
            assert "on_timeout" in answer["error"]["text"]

    in_hall(tmp_path, play)


# --- coming back ---------------------------------------------------------------------------------------------------


def flag(record: Record, at: int) -> int:
    """Let the clock of whoever must decide run out."""
    seat = record.awaiting[0]
    write(record, at, *clock_lines(record, at))
    assert record.seats[seat].out == "flagged"
    return seat


def test_who_comes_back_has_a_quarter_of_the_bank_then_half_as_much_each_time() -> None:
    record = started(Pace("live", minutes=20))
    at = 1000
    first = record.awaiting[0]
    given: list[int] = []
    for _ in range(9):
        while record.awaiting[0] != first:
            play_at(record, at)
        at += record.clocks.left[first]
        assert flag(record, at) == first
        with pytest.raises(Refusal) as refusal:
            Sit(table="t").new_lines(record, actor(first))
        assert refusal.value.message.key == "hall.missed-decision"
        play_at(record, at)  # the stand-in's answer
        write(record, at, *Sit(table="t").new_lines(record, actor(first)))
        given.append(record.clocks.left[first])
    assert given[:4] == [5 * MINUTE, 150_000, 75_000, 37_500]
    assert given[-1] == LEAST_RETURN and sum(given[:5]) < 10 * MINUTE
    assert record.seats[first].out is None and keys(record).count("hall.came-back") == 9


def test_what_was_answered_for_a_seat_is_not_taken_back_alone() -> None:
    record = started(Pace("correspondence", days=2))
    seat = flag(record, 10**9)
    play_at(record, 10**9)
    write(record, 10**9, *Sit(table="t").new_lines(record, actor(seat)))
    new_lines = Undo(table="t", seat=seat, ply=0).new_lines(record, actor(seat))
    assert new_lines[0].kind == "undo-asked"
    assert record.clocks.left[seat] == 2 * DAY


def test_a_flagged_seat_is_not_played_by_its_holder_until_they_are_back() -> None:
    record = started(Pace("live", minutes=1))
    seat = flag(record, 61_000)
    with pytest.raises(Refusal) as refusal:
        Play(table="t", seat=seat, ply=0, action=0).new_lines(record, actor(seat))
    assert refusal.value.message.key == "hall.seat-flagged"


def test_who_resigned_does_not_come_back() -> None:
    record = started(Pace("correspondence", days=2))
    write(record, 2000, NewLine("out", 1, detail={"why": "resigned"}))
    with pytest.raises(Refusal) as refusal:
        Sit(table="t").new_lines(record, actor(1))
    assert refusal.value.message.key == "hall.already-out"


@pytest.mark.parametrize(("pace", "ends"), [(Pace("live", minutes=1), True), (Pace("correspondence", days=1), False)])
def test_by_correspondence_the_last_one_plays_on_and_live_they_have_won(pace: Pace, ends: bool) -> None:
    record = started(pace)
    resigning = (record.awaiting[0] + 1) % 3
    write(record, 2000, NewLine("out", resigning, detail={"why": "resigned"}))
    late = flag(record, 10**9)
    assert (record.status == "finished") == ends
    at = 10**9
    while record.status == "playing":  # until the last one is flagged, too: then no person is left
        if record.seats[record.awaiting[0]].out is None:
            at += 10**9
            flag(record, at)
        else:
            play_at(record, at)
    result = record.result()
    assert result is not None and result["ended_by"] == "concession"
    assert (result["places"][late], result["places"][resigning]) == (2, 3)


def test_a_table_that_ended_by_a_deadline_before_people_could_return_stays_ended() -> None:
    sitting = [Line(n + 1, 0, "sit", n, detail={"person": "abc"[n], "name": "abc"[n]}) for n in range(3)]
    out = [Line(5 + n, 9000 + n, "out", n, detail={"why": "flagged"}) for n in range(2)]
    record = fold_log(some_terms(Pace("correspondence", days=1)), [*sitting, Line(4, 1000, "start"), *out])
    result = record.result()
    assert record.status == "finished" and result is not None and result["places"] == [3, 2, 1]


def test_back_in_time_on_http(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace=LIVE, stand_in="random")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        async with guests[(seat + 1) % 3].socket() as wire:
            await wire.watch(table)
            let_time_pass(monkeypatch, 21 * MINUTE)
            await guests[seat].do(table, "claim-time")
            await wire.until("state", lambda message: message["ply"] == 1)
            await guests[seat].do(table, "sit")
            told = await wire.until("table", lambda message: message["seats"][seat]["out"] is None)
            assert told["notices"][-1]["message"]["key"] == "hall.came-back"
        state = (await guests[seat].look(table))["state"]
        assert 4.9 * MINUTE < state["clocks"]["seats"][seat]["left"] <= 5 * MINUTE
        assert (await guests[seat].do(table, "sit", 409))["key"] == "hall.already-seated"

    in_hall(tmp_path, play, database=database)
