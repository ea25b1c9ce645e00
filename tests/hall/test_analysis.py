"""Hints, reviews and branches through the hall: marks, refusals, limits, stopping, keeping, going on from a moment."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.hinting import AskHint
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.proof import prove
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_counting import actor, play_on, started, write
from tests.hall.times import let_time_pass

BOTS = ["me", "random", "random"]
HURRIED = {"hint_seconds": 0.2, "review_effort": 0.001}
DAY = 24 * 3_600_000


async def until_done(guest: Guest, path: str, **query: Any) -> Any:
    """The answer once nothing is being worked out any more."""
    for _ in range(600):
        found = await guest.get(path, **query)
        if found["status"] not in ("waiting", "thinking", "working"):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{path} was never done")


async def my_turn(guest: Guest, table: str) -> Any:
    """The state once the guest is asked something with several answers; single answers are given."""
    while True:
        state = (await guest.look(table))["state"]
        if state["awaiting"] == [] or len(state["actions"]) > 1:
            return state
        if state["actions"]:
            await guest.play_first(table, state)
        else:
            await asyncio.sleep(0.05)


async def finish(guest: Guest, table: str) -> None:
    """Play at random to the end."""
    rng = random.Random(1)
    while True:
        looked = await guest.look(table)
        if looked["table"]["status"] == "finished":
            return
        state = looked["state"]
        if state["actions"]:
            action = rng.choice(state["actions"])
            await guest.do(table, "play", seat=0, ply=state["ply"], action=action["code"])
        else:
            await asyncio.sleep(0.02)


async def open_ortus(guest: Guest, **request: Any) -> str:
    """A short game that one person has for themselves, against a bot."""
    return await guest.open(game="ortus-regni", players=2, seats=["me", "random"], start=True, **request)


# --- hints -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("brian-boru", 3), ("ortus-regni", 2), ("feast-for-odin", 1)])
def test_a_hint_is_thought_about_and_marks_the_game(tmp_path: Path, game: str, players: int) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        seats = ["me", *["random"] * (players - 1)]
        table = await guest.open(game=game, players=players, seats=seats, start=True)
        state = await my_turn(guest, table)
        begun = await guest.post(f"/api/tables/{table}/hints", {"seat": 0, "look": "moves"})
        assert begun["status"] == "thinking" and begun["ply"] == state["ply"]
        found = await until_done(guest, f"/api/tables/{table}/hints", seat=0)
        assert found["status"] == "done" and found["progress"] == 1
        assert found["unit"] == ("points" if game == "feast-for-odin" else "chance")
        legal = {action["code"] for action in state["actions"]}
        assert 1 <= len(found["moves"]) <= 3 and found["where"]
        for move in found["moves"]:
            assert move["code"] in legal and move["low"] <= move["value"] <= move["high"]
            assert move["steps"][0]["key"] and move["best_in"][1] >= 1
        shown = (await guest.look(table))["table"]
        assert shown["hints"] == [0]
        assert shown["notices"][-1]["message"] == {"key": "hall.hint-taken", "args": {"seat": 0}}

    in_hall(tmp_path, sit_down, **HURRIED)


def test_where_to_look_doesn_t_show_the_moves_and_asking_again_costs_nothing(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await open_ortus(guest)
        await my_turn(guest, table)
        await guest.post(f"/api/tables/{table}/hints", {"seat": 0, "look": "where"})
        found = await until_done(guest, f"/api/tables/{table}/hints", seat=0)
        assert found["where"] and found["moves"] == []
        version = (await guest.look(table))["table"]["version"]
        again = await guest.post(f"/api/tables/{table}/hints", {"seat": 0, "look": "moves"})
        assert again["status"] == "done" and again["moves"]
        assert (await guest.look(table))["table"]["version"] == version

    in_hall(tmp_path, sit_down, **HURRIED)


def test_a_hint_is_its_holder_s_alone_and_refused_where_there_is_nothing_to_hint_at(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        ana, ben = await house.guest("Ana"), await house.guest("Ben")
        table = await open_ortus(ana)
        await my_turn(ana, table)
        hints = f"/api/tables/{table}/hints"
        assert (await ana.get(hints, 404, seat=0))["error"]["key"] == "hall.no-hint"
        assert (await ben.post(hints, {"seat": 0}, 403))["error"]["key"] == "hall.not-your-seat"
        assert (await ana.post(hints, {"seat": 1}, 403))["error"]["key"] == "hall.not-your-seat"
        await ana.post(hints, {"seat": 0})
        assert (await ben.get(hints, 403, seat=0))["error"]["key"] == "hall.not-your-seat"
        counting = await open_ortus(ana, counting=True)
        await my_turn(ana, counting)
        refused = await ana.post(f"/api/tables/{counting}/hints", {"seat": 0}, 409)
        assert refused["error"]["key"] == "hall.hint-counting"
        assert (await ana.look(counting))["table"]["hints"] == []
        daily = await ana.open(game="feast-for-odin", players=1, seats=["me"], seed="daily", start=True)
        refused = await ana.post(f"/api/tables/{daily}/hints", {"seat": 0}, 409)
        assert refused["error"]["key"] == "hall.hint-counting"

    in_hall(tmp_path, sit_down, **HURRIED)


def refusal_of(record: Any, seat: int) -> str:
    with pytest.raises(Refusal) as refused:
        AskHint(table="x" * 12, seat=seat).new_lines(record, actor(seat))
    return refused.value.message.key


def test_hints_are_not_for_others_turns_single_answers_or_finished_games() -> None:
    record = started("brian-boru", 3, "hints", 3)
    rng = random.Random(3)
    keys = set()
    for _ in range(400):
        if record.status == "finished":
            break
        for seat in range(3):
            table = record.started_game()
            if seat not in table.awaiting or len(table.codes(seat)) == 1:
                keys.add(refusal_of(record, seat))
            else:
                assert AskHint(table="x" * 12, seat=seat).new_lines(record, actor(seat)) == [NewLine("hint", seat)]
        play_on(record, rng, 1)
    assert "hall.hint-not-asked" in keys
    play_on(record, rng, 400)
    assert refusal_of(record, 0) == "hall.finished"


@pytest.mark.parametrize("people", [1, 2])
def test_a_hint_never_tells_others_that_a_seat_can_react(people: int) -> None:
    """The mark is seen by all: where people could learn from it, it is refused whatever the seat holds."""
    answers = set()
    for number in range(30):
        record = started("ortus-regni", 2, f"reactions {number}", people)
        rng = random.Random(number)
        for _ in range(200):
            if record.status == "finished":
                break
            for seat in record.awaiting:
                if seat < people and record.pass_code(seat) is not None:
                    single = len(record.started_game().codes(seat)) == 1
                    if people == 1 and not single:
                        AskHint(table="x" * 12, seat=seat).new_lines(record, actor(seat))
                    answers.add((single, None if people == 1 and not single else refusal_of(record, seat)))
            play_on(record, rng, 1)
    alone = {(True, "hall.hint-one-move"), (False, None)}
    together = {(True, "hall.hint-reaction"), (False, "hall.hint-reaction")}
    assert answers == (alone if people == 1 else together)


def test_the_mark_is_in_record_result_and_transcript_and_outlasts_an_undo() -> None:
    record = started("ortus-regni", 2, "marks", 1)
    rng = random.Random(2)
    play_on(record, rng, 5)
    assert record.hints == []
    write(record, NewLine("hint", 0))
    assert record.hints == [0] and record.notices[-1].message.key == "hall.hint-taken"
    write(record, NewLine("undo", 0, 2))
    assert record.hints == record.started_game().hints == [0]
    play_on(record, rng, 5000)
    result = record.result()
    assert result is not None and result["hints"] == [0]
    text = record.started_game().transcript()
    assert "\nhints: 0\n" in text
    assert meadhall.replay(text).hints == [0]
    assert prove(text).hints == [0]
    assert any(message.key == "hall.proven-hints" for message in prove(text).not_proved())
    for wrong in ("hints: 2", "hints: 0 0", "hints: x", "hints: -1"):
        with pytest.raises(meadhall.MeadhallError) as refused:
            meadhall.replay(text.replace("hints: 0", wrong))
        assert refused.value.message.args["field_name"] == "hints"


def test_a_hint_can_be_stopped_and_keeps_what_it_has(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await guest.open(game="brian-boru", players=3, seats=BOTS, start=True)
        await my_turn(guest, table)
        hints = f"/api/tables/{table}/hints"
        await guest.post(hints, {"seat": 0})
        for _ in range(300):
            found = await guest.get(hints, seat=0)
            if found["progress"] > 0:
                break
            await asyncio.sleep(0.05)
        stopped = (await guest.client.delete(hints, params={"seat": 0})).json()
        assert stopped["status"] == "stopped" and stopped["where"]
        await asyncio.sleep(0.2)
        assert (await guest.get(hints, seat=0))["status"] == "stopped"
        assert not house.hall.analyses.hint_pool.all  # its process is gone
        again = await guest.post(hints, {"seat": 0})
        assert again["status"] == "thinking"

    in_hall(tmp_path, sit_down, hint_seconds=60.0)


def test_a_hint_is_of_the_ply_it_was_asked_at(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await open_ortus(guest)
        state = await my_turn(guest, table)
        hints = f"/api/tables/{table}/hints"
        await guest.post(hints, {"seat": 0})
        await until_done(guest, hints, seat=0)
        await guest.play_first(table, state)
        later = await my_turn(guest, table)
        stale = await guest.get(hints, seat=0)
        assert stale["ply"] == state["ply"] < later["ply"] and stale["stale"]
        fresh = await guest.post(hints, {"seat": 0})
        assert fresh["ply"] == later["ply"] and fresh["status"] == "thinking" and not fresh["stale"]

    in_hall(tmp_path, sit_down, **HURRIED)


def test_hints_and_reviews_are_limited_per_person(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        ana = await house.guest("Ana")
        for expected in (200, 429):
            table = await open_ortus(ana)
            await my_turn(ana, table)
            answer = await ana.post(f"/api/tables/{table}/hints", {"seat": 0}, expected)
        assert answer["error"]["key"] == "hall.too-many"
        assert (await ana.look(table))["table"]["hints"] == []
        for expected in (200, 429):
            table = await open_ortus(ana)
            await finish(ana, table)
            await ana.post(f"/api/tables/{table}/review", {}, expected)

    few = {"hints_burst": 1, "hints_per_second": 0.001, "reviews_burst": 1, "reviews_per_second": 0.001}
    in_hall(tmp_path, sit_down, limits=msgspec.structs.replace(RELAXED, **few), **HURRIED)


# --- reviews and branches --------------------------------------------------------------------------------------


def test_a_finished_game_is_reviewed_once_for_all_and_kept(tmp_path: Path, database: str) -> None:
    tables: list[str] = []

    async def sit_down(house: House) -> None:
        guest, other = await house.guest("Ana"), await house.guest("Ben")
        table = await open_ortus(guest)
        tables.append(table)
        refused = await guest.post(f"/api/tables/{table}/review", {}, 409)
        assert refused["error"]["key"] == "hall.not-finished"
        await finish(guest, table)
        assert (await guest.get(f"/api/tables/{table}/review", 404))["error"]["key"] == "hall.no-review"
        begun = await guest.post(f"/api/tables/{table}/review", {})
        assert begun["status"] in ("waiting", "working")
        joined = await other.post(f"/api/tables/{table}/review", {})
        assert joined["status"] in ("waiting", "working", "done")
        assert len(house.hall.analyses.reviews) == 1
        found = await until_done(guest, f"/api/tables/{table}/review")
        assert found["status"] == "done" and found["unit"] == "chance"
        assert found["players"] == 2 and found["plies"] == (await guest.look(table))["table"]["ply"]
        places = (await guest.look(table))["table"]["result"]["places"]
        assert found["curve"][-1]["values"] == [1.0 if place == 1 else 0.0 for place in places]
        assert found["truth"] and found["moments"] and len(found["sums"]) == 2

    async def later(house: House) -> None:
        guest = await house.guest("Cid")
        found = await guest.post(f"/api/tables/{tables[0]}/review", {})
        assert found["status"] == "done" and not house.hall.analyses.review_pool.all

    in_hall(tmp_path, sit_down, database=database, **HURRIED)
    in_hall(tmp_path, later, database=database, **HURRIED)


def test_a_game_that_was_given_up_is_reviewed_to_where_it_stood(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await open_ortus(guest)
        for _ in range(8):
            await guest.play_first(table, await my_turn(guest, table))
        await give_up(guest, table)
        begun = await guest.post(f"/api/tables/{table}/review", {})
        assert begun["over"] is False
        found = await until_done(guest, f"/api/tables/{table}/review")
        assert found["status"] == "done" and found["over"] is False
        assert found["plies"] == (await guest.look(table))["table"]["ply"] == found["curve"][-1]["ply"]
        assert all(0 < value < 1 for value in found["curve"][-1]["values"])
        assert [one["end"] for one in found["sums"]] == found["curve"][-1]["values"]
        branch = await guest.post(f"/api/tables/{table}/branch", {"ply": 3, "seat": 0, "opponents": "quick"})
        assert (await guest.look(branch["table"]))["state"]["ply"] == 3

    in_hall(tmp_path, sit_down, **HURRIED)


async def give_up(guest: Guest, table: str) -> None:
    await guest.do(table, "resign", seat=0)
    while (await guest.look(table))["table"]["status"] != "finished":
        await asyncio.sleep(0.05)


def test_a_game_without_a_move_has_no_review(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await guest.open(game="feast-for-odin", players=1, seats=["me"], start=True)
        await give_up(guest, table)
        refused = await guest.post(f"/api/tables/{table}/review", {}, 409)
        assert refused["error"]["key"] == "hall.review-not-played"

    in_hall(tmp_path, sit_down, **HURRIED)


def test_a_review_of_a_daily_deal_waits_for_the_end_of_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await guest.open(game="feast-for-odin", players=1, seats=["me"], seed="daily", start=True)
        await guest.play_first(table, await my_turn(guest, table))
        await give_up(guest, table)
        review = f"/api/tables/{table}/review"
        for refused in (await guest.post(review, {}, 409), await guest.get(review, 409)):
            assert refused["error"]["key"] == "hall.review-daily"
        refused = await guest.post(f"/api/tables/{table}/branch", {"ply": 0, "seat": 0}, 409)
        assert refused["error"]["key"] == "hall.branch-daily"
        assert not house.hall.analyses.reviews
        let_time_pass(monkeypatch, DAY)
        await guest.post(review, {})
        assert (await until_done(guest, review))["truth"]

    in_hall(tmp_path, sit_down, **HURRIED)


def test_a_review_whose_process_dies_has_failed_and_can_be_begun_again(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        table = await open_ortus(guest)
        await finish(guest, table)
        review = f"/api/tables/{table}/review"
        await guest.post(review, {})
        while not house.hall.analyses.review_pool.all:
            await asyncio.sleep(0.02)
        for worker in list(house.hall.analyses.review_pool.all):
            worker.process.kill()
        assert (await until_done(guest, review))["status"] == "failed"
        assert (await guest.post(review, {}))["status"] in ("waiting", "working")

    in_hall(tmp_path, sit_down, review_effort=1.0)


def test_trying_it_from_here_opens_a_private_table_at_that_moment(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest, other = await house.guest("Ana"), await house.guest("Ben")
        table = await open_ortus(guest)
        branch = f"/api/tables/{table}/branch"
        await guest.post(branch, {"ply": 3, "seat": 0, "opponents": "quick"}, 409)
        await finish(guest, table)
        last = (await guest.look(table))["table"]["ply"]
        moments = (await guest.get(f"/api/tables/{table}/moments", seat=1, count=100))["moments"]
        ply = next(one["ply"] for one in moments if one["ply"] > 5 and one["awaiting"] == [1])
        opened = await other.post(branch, {"ply": ply, "seat": 1, "opponents": "quick"})
        looked = await other.look(opened["table"], seat=1)
        assert looked["table"]["branch"] == {"table": table, "ply": ply}
        assert looked["table"]["private"] and not looked["table"]["counting"]
        assert looked["table"]["my_seats"] == [1] and looked["table"]["seats"][0]["bot"] == "quick"
        assert looked["state"]["ply"] == ply and looked["state"]["awaiting"] == [1]
        wanted = next(one for one in moments if one["ply"] == ply)
        assert looked["state"]["view"] == wanted["view"]
        await other.play_first(opened["table"], looked["state"])
        past = await guest.post(branch, {"ply": last, "seat": 0}, 422)
        assert past["error"]["key"] == "hall.branch-past-end"
        assert (await guest.post(branch, {"ply": 1, "seat": 7}, 404))["error"]["key"] == "hall.no-such-seat"
        again = await guest.post(branch, {"ply": ply, "seat": 0})  # the same level sits there again
        sat = [(await guest.look(one))["table"]["seats"][1]["bot"] for one in (table, again["table"])]
        assert sat == ["random", "random"]
        unknown = await guest.post(branch, {"ply": 1, "seat": 0, "opponents": "nobody"}, 422)
        assert unknown["error"]["key"] == "hall.bot-unknown"
        hidden = await guest.get(f"/api/tables/{opened['table']}", 404)
        assert hidden["error"]["key"] == "hall.no-such-table"

    in_hall(tmp_path, sit_down, **HURRIED)


def test_nobody_goes_on_from_a_daily_deal_on_its_day(tmp_path: Path) -> None:
    async def sit_down(house: House) -> None:
        guest = await house.guest("Ana")
        seats = ["me", "random"]
        table = await guest.open(game="ortus-regni", players=2, seats=seats, seed="daily", start=True)
        await finish(guest, table)
        refused = await guest.post(f"/api/tables/{table}/branch", {"ply": 1, "seat": 0}, 409)
        assert refused["error"]["key"] == "hall.branch-daily"

    in_hall(tmp_path, sit_down, **HURRIED)
