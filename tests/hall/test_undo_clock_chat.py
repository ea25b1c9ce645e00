"""Undo within one's own steps and by consent; clocks that run on the server; chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms
from meadhall.kernel.table import new_table
from tests.hall.house import House, in_hall
from tests.hall.times import let_time_pass


async def one_move(table: str, guests: list) -> tuple[int, dict]:  # type: ignore[type-arg]
    seat = (await guests[0].look(table))["state"]["awaiting"][0]
    ack = await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
    return seat, ack


def test_undo_of_ones_own_last_step_needs_nobody(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        before = (await guests[0].look(table))["state"]["view"]
        seat, _ = await one_move(table, guests)
        other = (seat + 1) % 3
        assert (await guests[seat].look(table))["state"]["undo"] == {"free_to": 0}
        assert (await guests[other].look(table))["state"]["undo"] is None
        async with guests[other].socket() as wire:
            await wire.watch(table)
            ack = await guests[seat].do(table, "undo", seat=seat)
            assert ack["ply"] == 0 and "asked" not in ack
            state = await wire.until("state", lambda message: message["ply"] == 0)
            assert state["journal"]["after"] == 0
        assert (await guests[0].look(table))["state"]["view"] == before
        assert (await guests[seat].do(table, "undo", 409, seat=seat))["key"] == "hall.undo-nothing"

    in_hall(tmp_path, play, database=database)


def test_undo_past_another_seat_needs_everybodys_consent(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat, _ = await one_move(table, guests)
        await one_move(table, guests)
        ack = await guests[seat].do(table, "undo", seat=seat)
        assert ack["asked"] and ack["ply"] == 2
        others = [number for number in range(3) if number != seat]
        body = (await guests[0].look(table))["table"]
        assert body["undo_asked"] == {"seat": seat, "ply": 0, "agreed": [seat], "needed": others}
        await guests[others[0]].do(table, "undo-answer", seat=others[0], agree=True)
        assert (await guests[0].look(table))["state"]["ply"] == 2
        await guests[others[1]].do(table, "undo-answer", seat=others[1], agree=True)
        assert (await guests[0].look(table))["state"]["ply"] == 0
        # A refusal ends the question, and so does any move.
        seat, _ = await one_move(table, guests)
        await one_move(table, guests)
        await guests[seat].do(table, "undo", seat=seat)
        other = (seat + 1) % 3
        await guests[other].do(table, "undo-answer", seat=other, agree=False)
        assert (await guests[0].look(table))["table"]["undo_asked"] is None
        too_late = await guests[other].do(table, "undo-answer", 409, seat=other, agree=True)
        assert too_late["key"] == "hall.undo-not-asked"
        await guests[seat].do(table, "undo", seat=seat)
        await one_move(table, guests)
        assert (await guests[0].look(table))["table"]["undo_asked"] is None

    in_hall(tmp_path, play)


def test_everybody_hears_that_a_move_has_withdrawn_the_question(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat, _ = await one_move(table, guests)
        await one_move(table, guests)
        async with guests[0].socket() as wire:
            await wire.watch(table)
            await guests[seat].do(table, "undo", seat=seat)
            assert (await wire.until("table"))["undo_asked"]
            await one_move(table, guests)
            assert (await wire.until("table"))["undo_asked"] is None
            # Where nothing was asked, a move doesn't send the table again.
            await one_move(table, guests)
            await wire.until("state", lambda message: message["ply"] == 4)
            assert wire.heard[-2]["is"] != "table"

    in_hall(tmp_path, play)


def test_whoever_asks_for_an_undo_agrees_for_all_their_seats(tmp_path: Path) -> None:
    """Ana plays two of the seats around one screen, Bo one from elsewhere: only Bo is asked."""

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3, hot_seat=True, seats=["me", "me", "open"], seed="seven")
        await bo.do(table, "sit")
        await ana.do(table, "start")
        players = [ana, ana, bo]
        moved: set[int] = set()
        while not {2} < moved:
            seat = (await ana.look(table))["state"]["awaiting"][0]
            await players[seat].play_first(table, (await players[seat].look(table, seat=seat))["state"])
            moved.add(seat)
        seat = min(moved)
        assert (await ana.do(table, "undo", seat=seat, ply=0))["asked"]
        asked = (await ana.look(table))["table"]["undo_asked"]
        assert sorted(asked["agreed"]) == [0, 1] and asked["needed"] == [2]
        await bo.do(table, "undo-answer", seat=2, agree=True)
        assert (await ana.look(table))["state"]["ply"] == 0

    in_hall(tmp_path, play)


def test_a_move_that_crosses_an_undo_is_stale(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat, _ = await one_move(table, guests)
        nobody_yet = (await guests[0].look(table))["state"]
        next_seat = nobody_yet["awaiting"][0]
        answer = (await guests[next_seat].look(table))["state"]
        await guests[seat].do(table, "undo", seat=seat)
        again = (await guests[seat].look(table))["state"]
        await guests[seat].do(table, "play", seat=seat, ply=0, action=again["actions"][1]["code"])
        late = await guests[next_seat].do(
            table,
            "play",
            409,
            seat=next_seat,
            ply=answer["ply"],
            version=answer["version"],
            action=answer["actions"][3]["code"],
        )
        assert late["key"] == "action-stale"

    in_hall(tmp_path, play)


def test_bots_agree_to_every_undo(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True, seed="7")
        async with ana.socket() as wire:
            await wire.watch(table)
            await my_turn(wire)
            state = wire.heard[-1]
            await ana.play_first(table, state)
            await my_turn(wire, state["ply"])
            ack = await ana.do(table, "undo", seat=0)
            assert ack["ply"] == state["ply"]

    async def my_turn(wire, after: int = -1) -> None:  # type: ignore[no-untyped-def]
        last = wire.heard[-1]
        if not (last["is"] == "state" and last["actions"] and last["ply"] > after):
            await wire.until("state", lambda message: message["actions"] and message["ply"] > after)

    in_hall(tmp_path, play)


def test_undo_from_checkpoints_gives_the_same_game_as_the_whole_log() -> None:
    record = started(Pace())
    for _ in range(100):
        play_at(record, 2000)
    for ply in (99, 97, 70, 64, 63, 33, 31, 5, 0):
        assert record.game is not None
        expected = new_table(record.game_rules, 3, "7", {})
        for seat, code in record.game.log[:ply]:
            expected.act(seat, code)
        fold(record, Line(record.version + 1, 3000, "undo", 0, ply))
        assert record.game.hash() == expected.hash() and record.game.log == expected.log
        assert record.game.journal(None) == expected.journal(None)


# --- clocks --------------------------------------------------------------------------------------------------------


def some_terms(pace: Pace) -> Terms:
    return Terms(
        id="t",
        game="brian-boru",
        rules_version="1",
        players=3,
        options={"five_player_all_cards": False, "viking_deck": [9, 10, 11, 12, 12, 13, 14], "open_discard": False},
        pace=pace,
        private=False,
        spectators=True,
        hot_seat=False,
        stand_in="random",
        host="a",
        seed="7",
        key=None,
        created=0,
    )


def started(pace: Pace, bots: tuple[int, ...] = ()) -> Record:
    seats = [
        Line(seat + 1, 0, "bot", seat, detail={"bot": "random"})
        if seat in bots
        else Line(seat + 1, 0, "sit", seat, detail={"person": "abc"[seat], "name": "abc"[seat]})
        for seat in range(3)
    ]
    return fold_log(some_terms(pace), [*seats, Line(4, 1000, "start")])


def play_at(record: Record, at: int) -> int:
    assert record.game is not None
    seat = record.awaiting[0]
    fold(record, Line(record.version + 1, at, "play", seat, record.game.codes(seat)[0]))
    return seat


def test_a_live_clock_runs_only_while_its_seat_must_decide() -> None:
    record = started(Pace("live", minutes=1, increment=5))
    seat = play_at(record, 11_000)
    assert record.clocks.left[seat] == 60_000 - 10_000 + 5_000
    other = record.awaiting[0]
    assert record.clocks.left_at(seat, 40_000) == 55_000
    assert record.clocks.left_at(other, 41_000) == 30_000
    assert record.clocks.next_due() == 71_000
    assert record.clocks.flagged(70_999) == [] and record.clocks.flagged(71_000) == [other]


def test_time_nobody_was_there_is_forgiven() -> None:
    record = started(Pace("live", minutes=1))
    seat = record.awaiting[0]
    fold(record, Line(5, 3_611_000, "outage", code=3_600_000))
    assert record.clocks.left_at(seat, 3_611_000) == 60_000 - 10_000
    assert record.notices[-1].message.args == {"seconds_count": 3600}


def test_bots_and_stand_ins_have_no_clock() -> None:
    record = started(Pace("live", minutes=1), bots=(0, 1, 2))
    assert record.clocks.running == [] and record.clocks.next_due() is None


def test_a_correspondence_decision_has_all_its_days_each_time() -> None:
    day = 24 * 3600 * 1000
    record = started(Pace("correspondence", days=2))
    play_at(record, day)
    following = record.awaiting[0]
    assert record.clocks.left_at(following, day) == 2 * day
    assert record.clocks.flagged(3 * day) == [following]


def take_back(record: Record, seat: int, ply: int, at: int) -> None:
    fold(record, Line(record.version + 1, at, "undo", seat, ply))


def test_a_decision_taken_back_earns_no_second_increment() -> None:
    record = started(Pace("live", minutes=1, increment=10))
    seat = play_at(record, 1000)
    for _ in range(5):
        take_back(record, seat, 0, 1000)
        play_at(record, 1000)
    assert record.clocks.left[seat] == 70_000
    other = play_at(record, 2000)
    assert record.clocks.left[other] == 60_000 - 1000 + 10_000


def test_taking_back_does_not_begin_the_days_anew() -> None:
    """Two days for a decision; whoever plays and takes back again has those two days once more, and no third time."""
    day = 24 * 3600 * 1000
    record = started(Pace("correspondence", days=2))
    seat = play_at(record, day)
    take_back(record, seat, 0, day)
    assert record.clocks.left_at(seat, 2 * day) == day
    play_at(record, 2 * day)
    assert record.clocks.left_at(record.awaiting[0], 2 * day) == 2 * day
    take_back(record, seat, 0, 2 * day)
    assert record.clocks.left_at(seat, 2 * day) == day
    assert record.clocks.flagged(3 * day) == [seat]


def test_leaving_and_coming_back_does_not_begin_the_days_anew() -> None:
    day = 24 * 3600 * 1000
    record = started(Pace("correspondence", days=2))
    seat = record.awaiting[0]
    fold(record, Line(5, day, "away", seat))
    assert record.clocks.next_due() is None
    fold(record, Line(6, 9 * day, "back", seat))
    assert record.clocks.left_at(seat, 9 * day) == day + 1000  # it began a second after the epoch


def test_flags_that_fall_together_share_a_place() -> None:
    """A draft by correspondence that nobody comes back to: nobody wins it by the number of their seat."""
    record = started(Pace("correspondence", days=2))
    for number, seat in enumerate((0, 1, 2)):
        fold(record, Line(5 + number, 10**9, "out", seat, detail={"why": "flagged"}))
    assert record.status == "finished"
    result = record.result()
    assert result is not None and result["places"] == [1, 1, 1]


def test_who_is_out_first_stands_last() -> None:
    record = started(Pace("live", minutes=1))
    fold(record, Line(5, 2000, "out", 1, detail={"why": "flagged"}))
    fold(record, Line(6, 2000, "out", 2, detail={"why": "resigned"}))
    result = record.result()
    assert result is not None and result["places"] == [1, 3, 2]


def test_who_runs_out_of_time_is_out_and_a_bot_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 1, "increment": 0})
        state = (await guests[0].look(table))["state"]
        seat = state["awaiting"][0]
        assert state["clocks"]["seats"][seat]["running"]
        assert 55_000 < state["clocks"]["seats"][seat]["left"] <= 60_000
        let_time_pass(monkeypatch, 61_000)
        late = await guests[seat].do(
            table, "play", 409, seat=seat, ply=0, action=(await guests[seat].look(table))["state"]["actions"][0]["code"]
        )
        assert late["key"] == "hall.seat-flagged"
        body = (await guests[0].look(table))["table"]
        assert body["seats"][seat]["out"] == "flagged"
        assert [notice["message"]["key"] for notice in body["notices"]][-1] == "hall.flagged"

    in_hall(tmp_path, play)


def test_the_hall_itself_sees_a_flag_fall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 1, "increment": 0})
        async with guests[0].socket() as wire:
            await wire.watch(table)
            here = await house.hall.rooms.get(table)
            seat = here.record.awaiting[0]
            here.record.clocks.left[seat] = 200  # as if the rest of the minute had passed
            house.hall.scheduler.consider(here)
            told = await wire.until("table", lambda message: message["seats"][seat]["out"] == "flagged")
            assert told["status"] == "playing"

    in_hall(tmp_path, play)


def test_clocks_survive_a_restart_without_the_time_between(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 1, "increment": 0})
        kept.update(table=table, token=guests[0].token)

    async def after(house: House) -> None:
        guest = await house.guest()
        guest.client.headers["Authorization"] = f"Bearer {kept['token']}"
        now = await guest.look(kept["table"])
        seat = now["state"]["awaiting"][0]
        assert now["table"]["notices"][-1]["message"]["key"] == "hall.outage"
        assert 50_000 < now["state"]["clocks"]["seats"][seat]["left"] <= 60_000
        assert now["table"]["seats"][seat]["out"] is None

    in_hall(tmp_path, before, database=database)
    let_time_pass(monkeypatch, 3_600_000)
    in_hall(tmp_path, after, database=database)


def test_a_restart_of_a_few_seconds_costs_no_clock_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall that is alone knows that nobody was there, however short it was."""
    kept: dict[str, str] = {}
    left: list[int] = []

    async def look(house: House) -> None:
        guest = await house.guest()
        guest.client.headers["Authorization"] = f"Bearer {kept['token']}"
        now = await guest.look(kept["table"])
        seat = now["state"]["awaiting"][0]
        left.append(now["state"]["clocks"]["seats"][seat]["left"])

    async def before(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 1, "increment": 0})
        kept.update(table=table, token=guests[0].token)
        await look(house)

    in_hall(tmp_path, before)
    let_time_pass(monkeypatch, 4_000)
    in_hall(tmp_path, look)
    assert left[0] - left[1] < 3_000


# --- chat ------------------------------------------------------------------------------------------------------------


def test_chat_reaches_the_table_once_and_stays(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        async with guests[1].socket() as wire:
            await wire.watch(table)
            await guests[0].do(table, "chat", text=" Sláinte! ", id="a")
            again = await guests[0].do(table, "chat", text=" Sláinte! ", id="a")
            assert again["repeated"]
            await guests[2].do(table, "chat", text="Hi")
            heard = await wire.until("chat", lambda message: message["lines"] and message["lines"][0]["number"] == 2)
            assert heard["lines"][0]["text"] == "Hi"
        lines = (await guests[2].look(table))["chat"]
        said = [(line["number"], line["name"], line["text"]) for line in lines]
        assert said == [(1, "Ana", "Sláinte!"), (2, "Cai", "Hi")]
        older = await guests[2].get(f"/api/tables/{table}/chat", before=2)
        assert [line["number"] for line in older["chat"]] == [1]
        for text in ("", "   ", "x" * 501, "a\u0000b"):
            assert (await guests[0].do(table, "chat", 422, text=text))["key"] == "hall.chat-wrong"

    in_hall(tmp_path, play, database=database)


def test_chat_is_rate_limited(tmp_path: Path) -> None:
    from meadhall.hall.settings import Limits

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        for number in range(3):
            await guests[0].do(table, "chat", text="!", id=f"line-{number}")
        answer = await guests[0].client.post(f"/api/tables/{table}/chat", json={"text": "!"})
        assert answer.status_code == 429 and int(answer.headers["Retry-After"]) >= 1
        assert (await guests[0].do(table, "chat", text="!", id="line-2"))["repeated"]
        await guests[1].do(table, "chat", text="others may still speak")

    in_hall(tmp_path, play, limits=Limits(chat_burst=3, chat_per_second=0.01))
