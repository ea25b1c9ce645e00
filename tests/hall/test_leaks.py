"""The leak hunt: every byte sent to every client over whole games is searched for what it may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.protocol.messages import state_message
from meadhall.hall.protocol.questions import explain_action, forecast_now, preview_line
from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms
from meadhall.hall.wire import encode
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.registry import all_games, find_game
from meadhall.kernel.table import Table, new_table
from tests.hall.house import Guest, House, Wire, in_hall
from tests.hall.test_first_look import brought, page_of, small_client

SEED = "the hall's own secret seed"


class Listener:
    """Somebody at a table, and every byte they were sent, with the ply the table stood at."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.heard: list[tuple[int, str]] = []

    async def ask(self, ply: int, path: str) -> dict[str, Any]:
        answer = await self.guest.client.get(path)
        parsed: dict[str, Any] = answer.json()
        self.hear(ply, parsed, parsed.get("state") or {})
        return parsed

    async def open_page(self, ply: int, table: str) -> None:
        look = brought(await page_of(self.guest, table))
        assert look is not None
        self.hear(ply, look, look["heard"][1])

    def hear(self, ply: int, answer: dict[str, Any], state: dict[str, Any]) -> None:
        journal = state.get("journal")
        if journal:
            # A pair of cards a seat saw in an earlier round may be somebody else's now: the past was searched then.
            journal["entries"] = [entry for entry in journal["entries"] if entry["ply"] == ply]
        self.heard.append((ply, as_json(answer)))


async def hear_all(wire: Wire, listener: Listener, ply: int) -> None:
    """Take whatever waits, up to the state of this ply."""
    message = await wire.until("state", lambda message: message["ply"] == ply)
    for heard in wire.heard:
        listener.heard.append((ply, as_json(heard)))
    wire.heard.clear()
    assert message["ply"] == ply


def secrets_from(table: Table, seat: int | None) -> Iterator[str]:
    """What this seat may not find in anything sent to it while the table stands here, as JSON would show it."""
    position = table.position()
    yield SEED
    yield key_of_seed(SEED).hex()
    yield position["chance"]["key"]
    yield f'"drawn":{position["chance"]["drawn"]}'
    for owner in range(table.players):
        if owner != seat:
            own = table.view(owner)
            for name in ("hand", "packet", "picked"):
                if len(own[name]) > 1:
                    yield as_json(own[name])
    state: Any = table.state
    for deck in (state.viking_deck, state.marriage_deck):
        if len(deck) > 2:
            yield as_json(deck)
            yield as_json([card + 1 for card in deck])
            yield as_json(list(reversed(deck)))


def as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.soak)])
def test_nothing_secret_is_ever_sent(tmp_path: Path, players: int) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table(" ".join(["Ana", "Bo", "Cai", "Dee", "Eva"][:players]), seed=SEED)
        spectator = Listener(await house.guest("Spectator"), None)
        late = Listener(await house.guest("Late"), None)
        listeners = [Listener(guest, seat) for seat, guest in enumerate(guests)]
        game = new_table(find_game("brian-boru"), players, SEED, {})
        async with (
            guests[0].socket() as zero, guests[1].socket() as one, spectator.guest.socket() as beside,
        ):  # fmt: skip
            wires = [(zero, listeners[0]), (one, listeners[1]), (beside, spectator)]
            for wire, listener in wires:
                await wire.send("watch", table=table)
                await hear_all(wire, listener, 0)
            while True:
                await one_move(table, game, guests)
                if game.over:
                    break
                for wire, listener in wires:
                    await hear_all(wire, listener, game.ply)
                if game.ply % 7 == 0:
                    await look_around(table, game.ply, [*listeners, spectator, late])
        log = game.log
        checked = sum(search(players, log, listener) for listener in [*listeners, spectator, late])
        assert checked > 500

    in_hall(tmp_path, play, client=small_client(tmp_path))


async def one_move(table: str, game: Table, guests: list[Guest]) -> None:
    seat = game.awaiting[game.ply % len(game.awaiting)]
    codes = game.codes(seat)
    code = codes[(7 * game.ply) % len(codes)]
    await guests[seat].do(table, "play", seat=seat, ply=game.ply, action=code)
    game.play(seat, code)


async def look_around(table: str, ply: int, listeners: list[Listener]) -> None:
    """Every other way to look: HTTP, the page itself, replay, lobby, chat."""
    for listener in listeners:
        await listener.open_page(ply, table)
        await listener.ask(ply, f"/api/tables/{table}")
        await listener.ask(ply, f"/api/tables/{table}/moments?from={max(0, ply - 3)}&count=100")
        await listener.ask(ply, "/api/tables")
        await listener.ask(ply, f"/api/tables/{table}/chat")
        refused = await listener.guest.client.get(f"/api/tables/{table}/transcript")
        assert refused.status_code == 409


def search(players: int, log: list[tuple[int, int]], listener: Listener) -> int:
    """Look for the secrets of each moment in what was sent then."""
    game = new_table(find_game("brian-boru"), players, SEED, {})
    checked = 0
    for ply in range(len(log)):
        now = [text for at, text in listener.heard if at == ply]
        for secret in secrets_from(game, listener.seat):
            for text in now:
                assert secret not in text, f"at ply {ply}, seat {listener.seat} was sent {secret}: {text[:500]}"
                checked += 1
        game.act(*log[ply])
    return checked


def test_the_terms_never_leave_the_hall_whole() -> None:
    """What is sent of a table names its fields one by one; seed and key are the only secret ones."""
    assert set(Terms.__struct_fields__) == {
        "id", "game", "rules_version", "players", "options", "pace", "private", "spectators", "hot_seat", "stand_in",
        "host", "seed", "key", "created", "daily", "counting", "counted", "on_timeout", "seeds_allowed", "seed_chosen",
        "branch",
    }  # fmt: skip


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_message_depends_on_nothing_its_seat_cannot_know(game: str) -> None:
    """In any game: deal anew what a seat can't know, and every byte of its messages and answers stays the same."""
    rules = find_game(game)
    players = rules.players[-1]
    options = rules.check_options(players, {})
    terms = Terms("t", game, rules.rules_version, players, options, Pace(), False, True, False, "random", "p", SEED,
                      None, 0)  # fmt: skip
    sits = [Line(seat + 1, 0, "sit", seat, detail={"person": f"p{seat}", "name": ""}) for seat in range(players)]
    record = fold_log(terms, [*sits, Line(players + 1, 0, "start")])
    rng = random.Random(5)
    for ply in range(60):
        true_game = record.game
        assert true_game is not None
        if true_game.over:
            break
        for seat in (None, rng.randrange(players), rng.choice(true_game.awaiting)):
            line = rng.choice(rules.space.notations)
            if seat in true_game.awaiting:
                line = f"{rules.space.notations[rng.choice(true_game.codes(seat))]}; {line}"
            shown = told(record, seat, line)
            record.game = true_game.clone()
            rules.redeal(record.game.state, seat, Chance(key_of_seed(f"another deal {ply}")))
            assert told(record, seat, line) == shown
            record.game = true_game
        mover = rng.choice(record.awaiting)
        code = rng.choice(true_game.codes(mover))
        fold(record, Line(record.version + 1, 0, "play", mover, code))


def told(record: Record, seat: int | None, line: str) -> list[bytes]:
    """The state of a seat, and what the hall answers to its questions."""
    answers = [state_message(record, seat, -1), encode(forecast_now(record, seat))]
    try:
        answers.append(encode(forecast_now(record, seat, line)))
    except IllegalAction as error:
        answers.append(encode(error.message))
    if seat is not None:
        answers.append(encode(preview_line(record, seat, record.ply, line)))
        answers.append(encode(explain_action(record, seat, line)))
    return answers
