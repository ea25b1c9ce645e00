"""Players contribute to the deal: hashes when they sit down, nonces when the seats are fixed, a seed made of all."""

from __future__ import annotations

import asyncio
import re
import secrets
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall import wall_clock
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.settings import Settings
from meadhall.hall.table.commands import starting
from meadhall.hall.table.folding.fold import fold_log
from meadhall.kernel.deal import Contribution, commitment, hash_of_nonce, seed_of_deal
from tests.hall.house import Guest, House, in_hall, open_house
from tests.hall.postgres_server import PostgresServer
from tests.hall.test_absence import wait_for_status
from tests.hall.test_fairness import run_verify
from tests.hall.test_tables import play_out
from tests.hall.times import let_time_pass

TO_THE_END = {"game": "brian-boru", "players": 3}


PATIENT = 600_000
"""Milliseconds a hall waits for nonces here, unless a test says otherwise: a busy machine makes nobody late."""


@pytest.fixture(autouse=True)
def patient_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "REVEAL_MS", PATIENT)


async def wait_in_vain(guest: Guest, table: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Let the time for nonces pass, and have the hall look at its clock."""
    with monkeypatch.context() as later:
        let_time_pass(later, PATIENT)
        await guest.do(table, "claim-time")
    body: dict[str, Any] = (await guest.look(table))["table"]
    assert body["status"] == "playing"
    return body


def new_nonce() -> tuple[str, str]:
    """A nonce and its hash, as a client makes them."""
    nonce = secrets.token_hex(32)
    return nonce, hash_of_nonce(nonce)


async def sealed_table(house: House, names: str, **request: Any) -> tuple[str, list[Guest], list[str]]:
    """A table of Brian Boru where everybody committed to a nonce and the host has asked to start."""
    guests = [await house.guest(name) for name in names.split()]
    nonces, hashes = zip(*[new_nonce() for _ in guests], strict=True)
    table = await guests[0].open(game="brian-boru", players=3, nonce_hash=hashes[0], **request)
    for guest, nonce_hash in zip(guests[1:], hashes[1:], strict=True):
        await guest.do(table, "sit", nonce_hash=nonce_hash)
    await guests[0].do(table, "start", fill="random")
    return table, guests, list(nonces)


async def transcript_of(guest: Guest, table: str) -> str:
    return (await guest.client.get(f"/api/tables/{table}/transcript")).text


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A game two people contributed to, one of whom kept their nonce back."""
    kept: dict[str, str] = {}

    async def play(house: House) -> None:
        table, (ana, bo), nonces = await sealed_table(house, "Ana Bo")
        kept["noted"] = (await ana.look(table))["table"]["commitment"]
        await ana.do(table, "reveal", seat=0, nonce=nonces[0])
        with pytest.MonkeyPatch.context() as later:
            await wait_in_vain(ana, table, later)
        for seat, guest in enumerate((ana, bo)):
            await guest.do(table, "leave", seat=seat)
        await wait_for_status(ana, table, "finished")
        kept["transcript"], kept["nonce"] = await transcript_of(ana, table), nonces[0]

    with pytest.MonkeyPatch.context() as patient:  # for the whole module, so before any test's own patience
        patient.setattr(starting, "REVEAL_MS", PATIENT)
        in_hall(tmp_path_factory.mktemp("shared"), play, allow_seeds=False)
    return kept


def test_the_seed_is_made_of_the_halls_part_and_every_nonce(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, (ana, bo), nonces = await sealed_table(house, "Ana Bo")
        before = (await ana.look(table))["table"]
        assert before["status"] == "open" and before["deal"]["reveal_until"] > before["updated"]
        assert [one["seat"] for one in before["deal"]["contributions"]] == [0, 1]
        await ana.do(table, "reveal", seat=0, nonce=nonces[0], id="r")
        assert (await ana.do(table, "reveal", seat=0, nonce=nonces[0], id="r"))["repeated"]
        assert (await ana.look(table))["table"]["status"] == "open"
        await bo.do(table, "reveal", seat=1, nonce=nonces[1])  # the last one starts the game
        playing = (await bo.look(table))["table"]
        assert playing["status"] == "playing" and playing["commitment"] == before["commitment"]
        assert playing["deal"]["reveal_until"] is None and playing["seed"] is None
        room = await house.hall.rooms.get(table)
        parts = [Contribution(seat, hash_of_nonce(nonce), nonce) for seat, nonce in enumerate(nonces)]
        dealt = seed_of_deal(room.record.terms.seed, parts)
        assert room.record.started_game().seed == dealt != room.record.terms.seed
        # What a restarted hall makes of the log is the same deal.
        again = fold_log(room.record.terms, await house.hall.store.lines(table))
        assert again.game_at(0).hash() == room.record.game_at(0).hash()

    in_hall(tmp_path, play, database=database)


def test_a_move_undo_and_replay_keep_to_the_shared_seed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        nonce, nonce_hash = new_nonce()
        ana = await house.guest("Ana")
        seats = ["me", "random", "random"]
        table = await ana.open(**TO_THE_END, seats=seats, start=True, nonce_hash=nonce_hash)
        await ana.do(table, "reveal", seat=0, nonce=nonce)
        await play_out(house, table, [(ana, None)])
        moments = (await ana.get(f"/api/tables/{table}/moments", count=1))["moments"]
        room = await house.hall.rooms.get(table)
        room.record.checkpoints.clear()
        assert room.record.game_at(0).view(0) == moments[0]["view"]
        await prove_file(tmp_path, await transcript_of(ana, table))
        body = (await ana.look(table))["table"]
        assert commitment(body["seed"]) == body["commitment"]

    in_hall(tmp_path, play)


async def prove_file(folder: Path, text: str, *options: str) -> str:
    file = folder / "game.txt"
    file.write_text(text)
    proven = run_verify(str(file), *options)
    assert proven.exit_code == 0, proven.output
    return str(proven.output)


def test_opening_and_starting_at_once_takes_the_nonce_by_a_second_request(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        nonce, nonce_hash = new_nonce()
        wanted = {**TO_THE_END, "seats": ["me", "random", "random"], "start": True}
        opened = (await ana.post("/api/tables", {**wanted, "nonce_hash": nonce_hash, "id": "once"}, 201))["table"]
        assert opened["status"] == "open" and opened["deal"]["reveal_until"] is not None
        again = (await ana.post("/api/tables", {**wanted, "nonce_hash": nonce_hash, "id": "once"}, 201))["table"]
        assert again["id"] == opened["id"]
        await ana.do(opened["id"], "reveal", seat=0, nonce=nonce)
        assert (await ana.look(opened["id"]))["table"]["status"] == "playing"
        # Whoever contributes nothing waits for nothing.
        at_once = (await ana.post("/api/tables", wanted, 201))["table"]
        assert at_once["status"] == "playing" and at_once["deal"]["contributions"] == []

    in_hall(tmp_path, play)


def test_people_are_asked_for_their_nonces_wherever_they_look(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        nonces, hashes = zip(*[new_nonce() for _ in range(2)], strict=True)
        table = await ana.open(game="brian-boru", players=3, nonce_hash=hashes[0])
        await bo.do(table, "sit", nonce_hash=hashes[1])
        async with ana.socket() as watching, bo.socket() as elsewhere:
            await watching.send("watch", table=table)
            await watching.send("start", table=table, fill="random")
            for wire, seat in ((watching, 0), (elsewhere, 1)):
                asked = await wire.until("reveal")
                assert asked["table"] == table and len(asked["commitment"]) == 64
                assert [one["nonce_hash"] for one in asked["deal"]["contributions"]] == list(hashes)
                await wire.ask("reveal", table=table, seat=seat, nonce=nonces[seat])
            assert (await watching.until("state"))["ply"] == 0
        assert (await ana.look(table))["table"]["deal"]["contributions"][1]["nonce"] == nonces[1]

    in_hall(tmp_path, play)


def test_a_missing_nonce_is_recorded_and_stops_nobody(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        table, (ana, bo), nonces = await sealed_table(house, "Ana Bo")
        await ana.do(table, "reveal", seat=0, nonce=nonces[0])
        body = await wait_in_vain(ana, table, monkeypatch)
        assert [one["nonce"] for one in body["deal"]["contributions"]] == [nonces[0], None]
        assert [notice["message"]["key"] for notice in body["notices"]][-2:] == ["hall.no-reveal", "hall.started"]
        kinds = [(line.kind, line.seat) for line in await house.hall.store.lines(table)]
        dealing = kinds.index(("seal", -1))
        assert kinds[dealing + 1 : dealing + 4] == [("reveal", 0), ("no-reveal", 1), ("start", -1)]
        late = await bo.do(table, "reveal", 409, seat=1, nonce=nonces[1])
        assert late["key"] == "hall.already-started"

    in_hall(tmp_path, play, database=database)


def test_a_hall_that_died_while_it_waited_starts_the_game_when_it_is_back(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        table, guests, _ = await sealed_table(house, "Ana Bo")
        kept.update(table=table, token=guests[0].token)
        assert (await guests[0].look(table))["table"]["status"] == "open"

    async def after(house: House) -> None:
        ana = await house.guest()
        ana.client.headers["Authorization"] = f"Bearer {kept['token']}"
        async with asyncio.timeout(20):
            while not (room := house.hall.rooms.rooms.get(kept["table"])) or room.record.status == "open":
                await asyncio.sleep(0.05)  # nobody touches the table: the hall finds it by itself
        assert (await ana.look(kept["table"]))["table"]["status"] == "playing"

    in_hall(tmp_path, before, database=database)
    let_time_pass(monkeypatch, PATIENT)
    in_hall(tmp_path, after, database=database)


def test_while_nonces_are_asked_for_the_seats_are_fixed(tmp_path: Path) -> None:
    """Whoever could still sit down would choose their nonce by those already shown."""

    async def play(house: House) -> None:
        table, (ana, bo), nonces = await sealed_table(house, "Ana Bo")
        cai = await house.guest("Cai")
        _, another = new_nonce()
        for guest, command, fields in (
            (cai, "sit", {"nonce_hash": another}), (bo, "leave", {}), (ana, "bot", {"seat": 2, "bot": None}),
            (ana, "start", {}),
        ):  # fmt: skip
            assert (await guest.do(table, command, 409, **fields))["key"] == "hall.dealing", command
        for guest, seat, nonce, status, key in (
            (ana, 1, nonces[1], 403, "hall.not-your-seat"),
            (ana, 2, nonces[1], 403, "hall.not-your-seat"),
            (ana, 0, nonces[1], 422, "hall.reveal-wrong"),
        ):
            assert (await guest.do(table, "reveal", status, seat=seat, nonce=nonce))["key"] == key
        await ana.do(table, "reveal", seat=0, nonce=nonces[0])
        refused = await ana.do(table, "reveal", 409, seat=0, nonce=nonces[0])
        assert refused["key"] == "hall.reveal-not-asked"
        assert (await ana.look(table))["table"]["deal"]["contributions"][0]["nonce"] == nonces[0]

    in_hall(tmp_path, play)


def test_nonces_come_only_when_they_are_asked_for(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        nonce, nonce_hash = new_nonce()
        table = await ana.open(**TO_THE_END, nonce_hash=nonce_hash)
        assert (await ana.do(table, "reveal", 409, seat=0, nonce=nonce))["key"] == "hall.reveal-not-asked"
        for wrong in ("", "x" * 64, nonce.upper(), nonce + "0", nonce + "\n"):
            await ana.do(table, "reveal", 400, seat=0, nonce=wrong)
            await ana.post("/api/tables", {**TO_THE_END, "nonce_hash": wrong}, 400)
        # Whoever stands up takes their hash along.
        await ana.do(table, "leave")
        assert (await ana.look(table))["table"]["deal"]["contributions"] == []
        await ana.do(table, "sit")
        await ana.do(table, "start", fill="random")
        assert (await ana.look(table))["table"]["status"] == "playing"

    in_hall(tmp_path, play)


def test_a_seed_that_is_fixed_takes_no_nonces(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        _, nonce_hash = new_nonce()
        for seed in ("daily", "7"):
            refused = await ana.post("/api/tables", {**TO_THE_END, "seed": seed, "nonce_hash": nonce_hash}, 422)
            assert refused["error"]["key"] == "hall.nonce-not-taken"
        refused = await ana.post("/api/tables", {**TO_THE_END, "seats": ["open"] * 3, "nonce_hash": nonce_hash}, 422)
        assert refused["error"]["key"] == "hall.nonce-without-seat"
        table = await ana.open(**TO_THE_END, seed="7")
        assert (await bo.do(table, "sit", 422, nonce_hash=nonce_hash))["key"] == "hall.nonce-not-taken"
        await bo.do(table, "sit")

    in_hall(tmp_path, play)


def test_one_nonce_for_the_people_around_one_screen_and_another_for_a_rematch(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        (nonce, first), (_, second) = new_nonce(), new_nonce()
        table = await ana.open(**TO_THE_END, seats=["me"] * 3, hot_seat=True, start=True, nonce_hash=first)
        await ana.do(table, "reveal", seat=0, nonce=nonce)
        for seat in range(2):
            await ana.do(table, "resign", seat=seat)
        again = (await ana.do(table, "rematch", nonce_hash=second))["rematch"]
        body = (await ana.look(again))["table"]
        assert body["deal"]["contributions"] == [{"seat": 0, "nonce_hash": second, "nonce": None}]

    in_hall(tmp_path, play)


def test_two_halls_ask_and_start_together(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host starts at one process; the nonce of somebody connected to the other comes in there."""
    monkeypatch.setenv("MEADHALL_SECRET", "shared by both")
    database = postgres.new_database()

    async def run() -> None:
        def settings(name: str) -> Settings:
            return Settings(data=tmp_path / name, database=database, workers=1, bot_pause=0, limits=RELAXED)

        async with open_house(settings("one")) as one, open_house(settings("two")) as two:
            ana, bo = await one.guest("Ana"), await two.guest("Bo")
            nonces, hashes = zip(*[new_nonce() for _ in range(2)], strict=True)
            table = await ana.open(game="brian-boru", players=3, nonce_hash=hashes[0])
            async with bo.socket() as wire:
                await wire.ask("sit", table=table, nonce_hash=hashes[1])
                await ana.do(table, "start", fill="random")
                asked = await wire.until("reveal")
                assert [one["nonce_hash"] for one in asked["deal"]["contributions"]] == list(hashes)
                await wire.ask("reveal", table=table, seat=1, nonce=nonces[1])
                await ana.do(table, "reveal", seat=0, nonce=nonces[0])
            for guest in (ana, bo):
                body = await wait_for_status(guest, table, "playing")
                assert [part["nonce"] for part in body["deal"]["contributions"]] == list(nonces)

    asyncio.run(run())


# --- the proof ---------------------------------------------------------------------------------------------------


def test_verify_says_who_contributed_and_what_is_not_proved(tmp_path: Path, finished: dict[str, str]) -> None:
    said = asyncio.run(
        prove_file(
            tmp_path, finished["transcript"], "--commitment", finished["noted"], "--nonce", finished["nonce"].upper()
        )
    )
    assert "PROVEN" in said and "you noted" in said
    assert "contributed by Player 1:" in said and "not revealed by Player 2" in said
    assert "Your nonce is in the deal: it is that of Player 1." in said
    assert "between two deals" in said and "in league with the hall" in said
    as_json = asyncio.run(prove_file(tmp_path, finished["transcript"], "--json"))
    assert '"contributed":[0]' in as_json and '"missing":[1]' in as_json
    stranger = run_verify(str(tmp_path / "game.txt"), "--nonce", "0" * 64)
    assert stranger.exit_code == 1 and "No player contributed" in stranger.output


OTHER_NONCE = "1" * 64
LINE = re.compile(r"^contribution: 0 (\w+) (\w+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ((LINE, r"contribution: 2 \1 \2"), "can't|differs|says|no contribution"),
        ((LINE, rf"contribution: 0 {hash_of_nonce(OTHER_NONCE)} {OTHER_NONCE}"), "."),
        ((LINE, rf"contribution: 0 \1 {OTHER_NONCE}"), "nonce of Player 1"),
        ((LINE, rf"contribution: 0 {hash_of_nonce(OTHER_NONCE)} \2"), "nonce of Player 1"),
        ((LINE, r"contribution: 0 \1 missing"), "."),
        ((LINE, r"contribution: 0 \1"), "no contribution"),
        ((LINE, r"contribution: 0 \1 \2\ncontribution: 0 \1 \2"), "no contribution"),
        ((LINE, r"contribution: x \1 \2"), "no contribution"),
        ((LINE, "comment: nothing"), "can't be read"),
        ((re.compile(r"^contribution: 0 .*\n", re.MULTILINE), ""), "."),
        ((re.compile(r"^contribution: 1 .*\n", re.MULTILINE), ""), "."),
        ((re.compile(r"^contribution: 1 \w+ missing", re.MULTILINE),
          f"contribution: 1 {hash_of_nonce(OTHER_NONCE)} {OTHER_NONCE}"), "."),
        ((re.compile(r"^contribution: 1 \w+ missing", re.MULTILINE), f"contribution: 1 {OTHER_NONCE} missing"), "."),
        ((re.compile(r"^contribution: 1 ", re.MULTILINE), "contribution: 7 "), "no seat 7"),
        ((re.compile(r"^commitment: \w", re.MULTILINE), "commitment: x"), "not the one"),
        ((re.compile(r"^(commitment: .*)$", re.MULTILINE), r"\1\nseeds: perhaps"), "seeds"),
        ((re.compile(r"^(commitment: .*)$", re.MULTILINE), r"\1\ndaily: today"), "daily"),
    ],
)  # fmt: skip
def test_a_deal_that_was_tampered_with_is_not_proven(
    tmp_path: Path, finished: dict[str, str], change: tuple[re.Pattern[str], str], named: str
) -> None:
    pattern, put = change
    text, count = pattern.subn(put, finished["transcript"], count=1)
    assert count == 1
    file = tmp_path / "game.txt"
    file.write_text(text)
    refuted = run_verify(str(file))
    assert refuted.exit_code == 1 and "NOT PROVEN" in refuted.output, refuted.output
    assert re.search(named, refuted.output.replace("\n", " ")), refuted.output


def test_a_hall_that_lets_seeds_be_chosen_says_so_everywhere(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for seed, seeds, words in (("7", "chosen", "chose its seed"), (None, "allowed", "--allow-seeds")):
            table = await ana.open(**TO_THE_END, seats=["me", "random", "random"], start=True, seed=seed)
            deal = (await ana.look(table))["table"]["deal"]
            assert deal["seeds_allowed"] and deal["seed_from"] == ("hall" if seed is None else "chosen")
            await ana.do(table, "resign", seat=0)
            text = await transcript_of(ana, table)
            assert f"\nseeds: {seeds}\n" in text
            assert words in await prove_file(tmp_path, text)

    in_hall(tmp_path, play)


def test_a_hall_that_draws_its_seeds_says_what_that_does_not_prove(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(**TO_THE_END, seats=["me", "random", "random"], start=True)
        assert (await ana.look(table))["table"]["deal"]["seeds_allowed"] is False
        await ana.do(table, "resign", seat=0)
        text = await transcript_of(ana, table)
        assert "seeds:" not in text and "contribution:" not in text
        assert "Nobody contributed a nonce" in await prove_file(tmp_path, text)

    in_hall(tmp_path, play, allow_seeds=False)


def test_time_is_asked_only_when_it_has_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The wait ends neither early nor only when somebody looks."""

    async def play(house: House) -> None:
        table, (ana,), _ = await sealed_table(house, "Ana")
        room = await house.hall.rooms.get(table)
        until = room.record.reveal_until
        assert until is not None
        await wait_for_status(ana, table, "playing")
        assert wall_clock.now_ms() >= until
        [start] = [line for line in await house.hall.store.lines(table) if line.kind == "start"]
        assert start.at >= until

    monkeypatch.setattr(starting, "REVEAL_MS", 400)
    in_hall(tmp_path, play)
