"""Tables: open, sit, leave, start, resign, come back, rematch, spectate, hot-seat, private, lobby."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall import wall_clock
from tests.hall.house import Guest, House, in_hall, is_at


def test_sitting_down_and_starting(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo, cai = [await house.guest(name) for name in ("Ana", "Bo", "Cai")]
        table = await ana.open(game="brian-boru", players=3)
        assert (await ana.do(table, "start", 409))["key"] == "hall.seats-free"
        await bo.do(table, "sit", seat=2)
        assert (await cai.do(table, "sit", 409, seat=2))["key"] == "hall.seat-taken"
        assert (await bo.do(table, "sit", 409))["key"] == "hall.already-seated"
        assert (await bo.do(table, "start", 403))["key"] == "hall.not-host"
        assert (await cai.do(table, "sit", 404, seat=9))["key"] == "hall.no-such-seat"
        await cai.do(table, "sit")
        body = (await cai.look(table))["table"]
        assert [seat["name"] for seat in body["seats"]] == ["Ana", "Cai", "Bo"]
        assert body["my_seats"] == [1] and body["status"] == "open" and len(body["commitment"]) == 64
        await ana.do(table, "start")
        assert (await bo.do(table, "start", 409))["key"] == "hall.already-started"
        body = (await cai.look(table))["table"]
        assert body["status"] == "playing" and len(body["commitment"]) == 64 and body["seed"] is None

    in_hall(tmp_path, play, database=database)


def test_leaving_an_open_table_frees_the_seat_and_passes_the_host_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3)
        await bo.do(table, "sit")
        await ana.do(table, "leave")
        body = (await bo.look(table))["table"]
        assert body["seats"][0]["kind"] == "open" and body["host"] == bo.person["id"]
        await bo.do(table, "bot", seat=0, bot="quick")
        await bo.do(table, "bot", seat=0, bot=None)
        assert (await bo.do(table, "bot", 422, seat=0, bot="quik"))["args"]["nearest_name"] == "quick"
        assert (await bo.do(table, "bot", 422, seat=0, bot="random-raider"))["key"] == "hall.bot-unknown"
        await bo.do(table, "bot", seat=0, bot="quick-raider")
        assert (await bo.look(table))["table"]["seats"][0]["bot"] == "quick-raider"
        await bo.do(table, "bot", seat=0, bot=None)
        await bo.do(table, "start", fill="random")
        assert [seat["bot"] for seat in (await bo.look(table))["table"]["seats"]] == ["random", None, "random"]

    in_hall(tmp_path, play)


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", stand_in="random")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        async with guests[(seat + 1) % 3].socket() as wire:
            await wire.watch(table)
            await guests[seat].do(table, "leave")
            moved = await wire.until("state", lambda message: message["ply"] == 1)
            assert seat not in moved["awaiting"]
        body = (await guests[seat].look(table))["table"]
        assert body["seats"][seat]["away"] and body["status"] == "playing"
        refused = await guests[seat].do(table, "play", 409, seat=seat, ply=1, action=0)
        assert refused["key"] == "hall.seat-away"
        await guests[seat].do(table, "sit")
        assert not (await guests[seat].look(table))["table"]["seats"][seat]["away"]

    in_hall(tmp_path, play)


def test_resigning_hands_the_seat_to_a_bot_and_ends_the_table_when_one_is_left(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        await guests[1].do(table, "resign", seat=1)
        body = (await guests[0].look(table))["table"]
        assert body["seats"][1]["out"] == "resigned" and body["status"] == "playing"
        assert (await guests[1].do(table, "resign", 409, seat=1))["key"] == "hall.already-out"
        await guests[0].do(table, "resign", seat=0)
        body = (await guests[2].look(table))["table"]
        assert body["status"] == "finished"
        assert body["result"] == {
            "scores": None,
            "lines": None,
            "ties": [],
            "places": [2, 3, 1],
            "ended_by": "concession",
            "take_backs": False,
            "hints": [],
        }
        assert body["seed"]
        assert (await guests[2].do(table, "play", 409, seat=2, ply=0, action=0))["key"] == "hall.finished"

    in_hall(tmp_path, play, database=database)


def test_whoever_is_out_does_not_come_back(tmp_path: Path) -> None:
    """Not even if they had left before they resigned; and each refusal says why."""

    async def play(house: House) -> None:
        table, (ana, bo, cai) = await house.guests_at_table("Ana Bo Cai")
        dee = await house.guest("Dee")
        await ana.do(table, "leave")
        await ana.do(table, "resign", seat=0)
        notices = (await ana.look(table))["table"]["notices"]
        assert (await ana.do(table, "sit", 409))["key"] == "hall.already-out"
        assert (await ana.look(table))["table"]["notices"] == notices
        assert (await bo.do(table, "sit", 409))["key"] == "hall.already-seated"
        assert (await dee.do(table, "sit", 409))["key"] == "hall.already-started"
        assert (await bo.do(table, "sit", 409, seat=2))["key"] == "hall.already-started"
        await bo.do(table, "resign", seat=1)
        assert (await cai.do(table, "sit", 409))["key"] == "hall.finished"

    in_hall(tmp_path, play)


def test_alone_against_bots_resigning_ends_the_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        await ana.do(table, "resign", seat=0)
        result = (await ana.look(table))["table"]["result"]
        assert result["places"] == [3, 1, 1]

    in_hall(tmp_path, play)


def test_the_list_of_my_finished_games_says_how_and_when_they_ended(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        seats = ["me", "random", "random"]
        played = await ana.open(game="brian-boru", players=3, seats=seats, start=True)
        await play_out(house, played, [(ana, None)])
        conceded = await ana.open(game="brian-boru", players=3, seats=seats, start=True)
        going_on = await ana.open(game="brian-boru", players=3, seats=seats, start=True)
        await ana.do(conceded, "resign", seat=0)
        ends = {table: (await ana.look(table))["table"] for table in (played, conceded)}
        await ana.do(played, "chat", text="Well played")  # said afterwards: the end stays when it was

        async def rows() -> dict[str, Any]:
            found = await ana.get("/api/tables", mine=1, status="finished")
            return {row["id"]: row for row in found["tables"] if row["result"] is not None}

        for _ in range(100):  # summaries are saved a moment later
            if len(await rows()) == 2:
                break
            await asyncio.sleep(0.05)
        mine = await rows()
        for table, end in ends.items():
            assert mine[table]["result"] == {"scores": end["result"]["scores"], "places": end["result"]["places"]}
            assert end["created"] <= mine[table]["finished"] <= end["updated"]
            assert end["finished"] == mine[table]["finished"]
        under_way = (await ana.get("/api/tables", mine=1))["tables"]
        assert [(row["id"], row["finished"], row["result"]) for row in under_way] == [(going_on, None, None)]

    in_hall(tmp_path, play, database=database)


def test_a_refused_undo_says_which_move_was_meant(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        state = (await guests[0].look(table))["state"]
        asker = state["awaiting"][0]
        legal = (await guests[asker].look(table))["state"]["actions"]
        await guests[asker].do(table, "play", seat=asker, ply=0, action=legal[0]["code"])
        other = (asker + 1) % 3
        now = (await guests[other].look(table))["state"]
        if other in now["awaiting"]:
            await guests[other].do(table, "play", seat=other, ply=1, action=now["actions"][0]["code"])
        await guests[asker].do(table, "undo", seat=asker)
        await guests[other].do(table, "undo-answer", seat=other, agree=False)
        said = (await guests[asker].look(table))["table"]["notices"][-1]["message"]
        assert said == {"key": "hall.undo-refused", "args": {"seat": other, "ply_count": 0}}

    in_hall(tmp_path, play)


def test_a_finished_table_is_kept_and_replayed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        own = await ana.get(f"/api/tables/{table}/moments")
        assert own["moments"][0]["view"]["seat"] == 0 and own["moments"][0]["move"] is None
        assert (await ana.get(f"/api/tables/{table}/moments", 403, seat=1))["error"]["key"] == "hall.not-your-seat"
        await play_out(house, table, [(ana, None)])
        body = (await ana.look(table))["table"]
        assert body["status"] == "finished" and body["result"]["ended_by"] == "game"
        end = (await ana.look(table))["state"]
        moments = await ana.get(f"/api/tables/{table}/moments", **{"from": end["ply"] - 1, "count": 10, "seat": 2})
        assert [moment["ply"] for moment in moments["moments"]] == [end["ply"] - 1, end["ply"]]
        assert moments["moments"][-1]["move"]["notation"]
        assert moments["moments"][-1]["view"]["result"] == end["view"]["result"]

    in_hall(tmp_path, play)


def test_whoever_asks_second_for_a_rematch_is_sent_to_the_same_table(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        opened = {"game": "brian-boru", "players": 3, "seats": ["me", "open", "random"], "private": True}
        answer = await ana.post("/api/tables", opened, 201)
        table, key = answer["table"]["id"], answer["key"]
        await bo.post(f"/api/tables/{table}/sit", {}, headers={"X-Table-Key": key})
        await ana.do(table, "start")
        assert (await ana.do(table, "rematch", 409))["key"] == "hall.not-finished"
        async with bo.socket() as wire:
            await wire.watch(table)
            await ana.do(table, "resign", seat=0)
            await bo.do(table, "resign", seat=1)
            acks = await asyncio.gather(ana.do(table, "rematch"), bo.do(table, "rematch"))
            assert acks[0]["rematch"] == acks[1]["rematch"]
            told = await wire.until("table", lambda message: message["rematch"] is not None)
            assert told["rematch"] == acks[0]["rematch"]
        # Everybody who sat there may come in without the new key.
        again = [(await guest.look(acks[0]["rematch"]))["table"] for guest in (ana, bo)]
        assert sorted(seat["kind"] for seat in again[0]["seats"]) == ["bot", "open", "person"]
        assert len((await ana.get("/api/tables", mine=1, status="open"))["tables"]) <= 1

    in_hall(tmp_path, play, database=database)


async def play_out(house: House, table: str, people: list) -> None:  # type: ignore[type-arg]
    """Everybody plays their first legal action until the game is over. People sit on the first seats, in order."""
    while True:
        now = await people[0][0].look(table, after=10**9)
        if now["table"]["status"] == "finished":
            return
        for seat in now["state"]["awaiting"]:
            if seat < len(people):
                guest = people[seat][0]
                state = now["state"] if seat == 0 else (await guest.look(table, after=10**9))["state"]
                await guest.play_first(table, state)
                break
        else:
            await asyncio.sleep(0.002)


def test_hot_seat_one_person_moves_the_curtain(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me"] * 3, hot_seat=True, start=True, seed="7")
        async with ana.socket() as wire:
            state = await wire.watch(table)
            for _ in range(10):
                seat = state["awaiting"][0]
                state = await wire.watch(table, seat=seat)
                assert state["seat"] == seat == state["view"]["seat"]
                ack = await wire.ask(
                    "play", table=table, seat=seat, ply=state["ply"], action=state["actions"][0]["code"]
                )
                state = await wire.until("state", partial(is_at, ack["ply"]))
            assert not [message for message in wire.heard if message["is"] == "turn"]

    in_hall(tmp_path, play)


def test_several_seats_need_a_hot_seat_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        answer = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, "seats": ["me", "me", "open"]}, 422)
        assert answer["error"]["key"] == "hall.seats-several-mine"

    in_hall(tmp_path, play)


def test_seats_around_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        wanted = {"game": "brian-boru", "players": 3, "seats": ["me", "me", "random"], "hot_seat": True}
        answer = await ana.post("/api/tables", {**wanted, "names": ["", " Olaf  Tryggvason ", ""], "start": True}, 201)
        table = answer["table"]["id"]
        assert [seat["name"] for seat in answer["table"]["seats"]] == ["Ana", "Olaf Tryggvason", ""]
        await ana.post("/api/name", {"name": "Anna"})
        renamed = (await ana.look(table))["table"]
        assert [seat["name"] for seat in renamed["seats"]] == ["Anna", "Olaf Tryggvason", ""]
        await ana.do(table, "resign", seat=0)
        await ana.do(table, "resign", seat=1)
        again = await ana.look((await ana.do(table, "rematch"))["rematch"])
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Anna", "Olaf Tryggvason", ""]

    in_hall(tmp_path, play)


def test_names_for_seats_that_cant_have_them_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        wanted = {"game": "brian-boru", "players": 3, "seats": ["me", "open", "random"]}
        refused: list[tuple[dict[str, Any], str]] = [
            ({"names": ["Olaf", "", ""]}, "hall.names-without-hot-seat"),
            ({"names": ["", "Olaf", ""], "hot_seat": True}, "hall.name-not-yours"),
            ({"names": ["", "", "Olaf"], "hot_seat": True}, "hall.name-not-yours"),
            ({"names": ["Olaf"], "hot_seat": True}, "hall.names-wrong-count"),
            ({"names": ["x" * 25, "", ""], "hot_seat": True}, "hall.name-wrong"),
        ]
        for more, key in refused:
            assert (await ana.post("/api/tables", {**wanted, **more}, 422))["error"]["key"] == key
        table = await ana.open(**wanted, hot_seat=True)
        await ana.do(table, "sit", seat=1, name="Olaf")
        assert (await ana.look(table))["table"]["seats"][1]["name"] == "Olaf"
        table = await ana.open(game="brian-boru", players=3, seats=["open", "open", "random"])
        assert (await ana.do(table, "sit", 422, seat=1, name="Olaf"))["key"] == "hall.names-without-hot-seat"

    in_hall(tmp_path, play)


def test_a_game_is_shown_in_plain_sheets(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "open", "random"], seed="7")
        await bo.do(table, "sit", seat=1)
        await ana.do(table, "start")
        names = ["Ana", "Bo", "Wędrowiec"]
        polish = await ana.get(f"/api/tables/{table}/sheets", language="pl", name=names)
        assert {"title", "head", "rows"} == set(polish["sheets"][0])
        assert "Wędrowiec" in str(polish["sheets"])
        english = await ana.get(f"/api/tables/{table}/sheets", ply=0)
        assert "Player 3" in str(english["sheets"]) and english["ply"] == 0
        refused = await ana.client.get(f"/api/tables/{table}/sheets?name=Ana")
        assert refused.status_code == 400 and refused.json()["error"]["key"] == "hall.query-wrong"
        assert (await ana.client.get(f"/api/tables/{table}/sheets?seat=1")).status_code == 403

    in_hall(tmp_path, play)


def test_a_private_table_opens_only_with_its_key(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo, cai = [await house.guest(name) for name in ("Ana", "Bo", "Cai")]
        answer = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, "private": True}, 201)
        table, key = answer["table"]["id"], answer["key"]
        assert answer["table"]["key"] == key
        for attempt in ({}, {"X-Table-Key": "wrong"}):
            refused = await bo.client.get(f"/api/tables/{table}", headers=attempt)
            assert refused.status_code == 404 and refused.json()["error"]["key"] == "hall.no-such-table"
        assert (await bo.do(table, "sit", 404))["key"] == "hall.no-such-table"
        await bo.post(f"/api/tables/{table}/sit", {}, headers={"X-Table-Key": key})
        assert (await bo.look(table))["table"]["my_seats"] == [1]  # the key was needed once
        async with cai.socket() as wire:
            assert (await wire.ask("watch", table=table))["status"] == 404
            assert (await wire.ask("watch", table=table, key=key))["is"] == "ack"
            assert (await wire.until("table"))["key"] is None
        assert table not in [row["id"] for row in (await cai.get("/api/tables"))["tables"]]
        assert table in [row["id"] for row in (await bo.get("/api/tables", mine=1))["tables"]]

    in_hall(tmp_path, play, database=database)


def test_spectators_see_what_a_stranger_would_see(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, _ = await house.guests_at_table("Ana Bo Cai")
        dee = await house.guest("Dee")
        async with dee.socket() as wire:
            state = await wire.watch(table)
            assert state["seat"] is None and "hand" not in state["view"] and state["actions"] == []
            assert not any(entry.get("private") for entry in state["journal"]["entries"])
            refused = await wire.ask("watch", table=table, seat=0)
            assert refused["status"] == 403
        closed, _ = await house.guests_at_table("Eva Fin Gus", spectators=False)
        answer = await dee.get(f"/api/tables/{closed}", 403)
        assert answer["error"]["key"] == "hall.no-spectators"

    in_hall(tmp_path, play)


def test_the_lobby_filters(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        open_table = await ana.open(game="brian-boru", players=3)
        live = await ana.open(game="brian-boru", players=3, pace={"kind": "live", "minutes": 5, "increment": 2})
        playing, guests = await house.guests_at_table("Cai Dee Eva")

        async def ids(**query: Any) -> list[str]:
            return [row["id"] for row in (await bo.get("/api/tables", **query))["tables"]]

        assert set(await ids()) == {open_table, live, playing}
        assert await ids(status="playing") == [playing]
        assert await ids(pace="live") == [live]
        assert set(await ids(free=1)) == {open_table, live}
        assert await ids(game="nothing-such") == []
        assert await ids(mine=1) == []
        pages: list[str] = []
        cursor = None
        while len(pages) < 9:
            page = await bo.get("/api/tables", limit=1, **({"before": cursor} if cursor else {}))
            pages += [row["id"] for row in page["tables"]]
            cursor = page["next"]
            if cursor is None:
                break
        assert pages == await ids()
        await bo.get("/api/tables", 400, before="nonsense")
        seat = (await guests[0].look(playing))["state"]["awaiting"][0]
        mine = (await guests[seat].get("/api/tables", mine=1, turn=1))["tables"]
        assert [(row["id"], row["my_turn"]) for row in mine] == [(playing, True)]
        assert (await guests[(seat + 1) % 3].get("/api/tables", mine=1, turn=1))["tables"] == []

    in_hall(tmp_path, play, database=database)


def test_all_tables_that_wait_for_me_are_found_page_by_page(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.open(game="brian-boru", players=3)
        waiting = {await ana.open(game="feast-for-odin", players=1, start=True) for _ in range(3)}
        found: list[str] = []
        page = await ana.get("/api/tables", mine=1, turn=1, limit=2)
        while page["tables"]:
            assert len(page["tables"]) <= 2
            found += [row["id"] for row in page["tables"]]
            if page["next"] is None:
                break
            page = await ana.get("/api/tables", mine=1, turn=1, limit=2, before=page["next"])
        assert len(found) == 3 and set(found) == waiting

    in_hall(tmp_path, play, database=database)


def test_the_public_lobby_forgets_what_everybody_has_forgotten(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 24 * 3600 * 1000
    true_now = wall_clock.now_ms

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        waiting = await ana.open(game="brian-boru", players=3)
        deserted = await ana.open(game="brian-boru", players=3)
        await ana.do(deserted, "leave")
        playing, _ = await house.guests_at_table("Cai Dee Eva")

        async def ids(guest: Guest, days: int, **query: Any) -> set[str]:
            monkeypatch.setattr(wall_clock, "now_ms", lambda: true_now() + days * day)
            return {row["id"] for row in (await guest.get("/api/tables", **query))["tables"]}

        assert await ids(bo, 6) == {waiting, playing}
        assert await ids(bo, 8) == {playing}
        assert await ids(bo, 62) == set()
        assert await ids(ana, 62, mine=1) == {waiting}
        await bo.do(waiting, "sit")  # the link still opens it

    in_hall(tmp_path, play, database=database)


def test_followers_of_the_lobby_hear_of_new_tables(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        async with bo.socket() as wire:
            await wire.ask("lobby", on=True)
            await ana.open(game="brian-boru", players=3, private=True)
            table = await ana.open(game="brian-boru", players=3)
            assert (await wire.until("lobby"))["table"]["id"] == table

    in_hall(tmp_path, play)


def test_your_turn_reaches_a_socket_that_looks_elsewhere(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        first = (await guests[0].look(table))["state"]["awaiting"][0]
        state = (await guests[first].look(table))["state"]
        others = [guest for number, guest in enumerate(guests) if number != first]
        async with others[0].socket() as one, others[1].socket() as two:
            await guests[first].play_first(table, state)
            after = (await guests[first].look(table))["state"]
            next_seat = after["awaiting"][0]
            wire = {0: one, 1: two}[[g.person["id"] for g in others].index(guests[next_seat].person["id"])]
            turn = await wire.until("turn")
            plain = {"is": "turn", "ply": 1, "hot_seat": False, "reminded": False}
            assert turn == {**plain, "table": table, "seat": next_seat}

    in_hall(tmp_path, play)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"players": 9}, "players-wrong"),
        ({"options": {"nonsense": 1}}, "option-unknown"),
        ({"options": {"nonsense" * 400: 1}}, "option-unknown"),
        ({"options": {"open_discard": "nonsense" * 400}}, "option-not-flag"),
        ({"options": {"viking_deck": [1]}}, "brian-boru.viking-deck-short"),
        ({"seats": ["me"]}, "hall.seats-wrong-count"),
        ({"seats": ["me", "nobody", "open"]}, "hall.bot-unknown"),
        ({"stand_in": "nobody"}, "hall.bot-unknown"),
        ({"pace": {"kind": "live"}}, "hall.pace-out-of-bounds"),
        ({"pace": {"kind": "untimed", "days": 3}}, "hall.pace-field-unused"),
        ({"pace": {"kind": "correspondence", "days": 99}}, "hall.pace-out-of-bounds"),
        ({"seed": ""}, "seed-wrong"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_its_reason(tmp_path: Path, change: dict, key: str) -> None:  # type: ignore[type-arg]
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        answer = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, **change}, 422)
        assert answer["error"]["key"] == key
        assert (await ana.get("/api/tables", mine=1))["tables"] == []

    in_hall(tmp_path, play)


def test_a_hall_that_draws_its_own_seeds_takes_none(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "start": True}
        assert (await ana.post("/api/tables", {**body, "seed": "7"}, 403))["error"]["key"] == "hall.seeds-not-allowed"
        daily = [(await ana.post("/api/tables", {**body, "seed": "daily"}, 201))["table"] for _ in range(2)]
        assert daily[0]["daily"] and daily[0]["commitment"] == daily[1]["commitment"]

    in_hall(tmp_path, play, allow_seeds=False)


def test_a_table_opened_twice_by_the_same_request_is_one_table(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        first = await ana.open(game="brian-boru", players=3, id="once")
        assert await ana.open(game="brian-boru", players=3, id="once") == first
        assert await bo.open(game="brian-boru", players=3, id="once") != first
        assert await ana.open(game="brian-boru", players=3, id="twice") != first

    in_hall(tmp_path, play, database=database)
