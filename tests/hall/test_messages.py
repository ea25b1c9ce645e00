"""State messages are put together from encoded pieces: they must say exactly what the kernel says."""

from __future__ import annotations

import random

import msgspec
import pytest

from meadhall.hall.protocol.messages import encoders_of_game, question_part, state_messages
from meadhall.hall.protocol.view_cache import SentQuestions, SentViews
from meadhall.hall.table.folding.fold import fold
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms
from meadhall.hall.table.told import EntryEncoder
from meadhall.hall.wire import encode
from meadhall.kernel.journal import happening
from meadhall.kernel.registry import all_games
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Message
from tests.conformance.cases import Case, every_case

GAMES = all_games()
MOST_MOVES = 700


def played_record(game_id: str, moves: int) -> Record:
    """A table some random moves into its game, with a person on every seat."""
    game = GAMES[game_id]
    players = game.players[-1]
    options = game.check_options(players, {})
    record = Record(Terms(
        id="t1", game=game_id, rules_version=game.rules_version, players=players, options=options, pace=Pace(),
        private=False, spectators=True, hot_seat=False, stand_in="random", host="p0", seed="seed", key=None, created=0,
    ))  # fmt: skip
    for seat in range(players):
        fold(record, Line(seat + 1, 0, "sit", seat, detail={"person": f"p{seat}", "name": f"Guest {seat}"}))
    fold(record, Line(players + 1, 0, "start"))
    chance = random.Random(5)
    for _ in range(moves):
        if record.status != "playing":
            break
        seat = chance.choice(record.awaiting)
        code = chance.choice(record.started_game().codes(seat))
        fold(record, Line(record.version + 1, 0, "play", seat, code))
    return record


@pytest.mark.parametrize("game_id", GAMES)
def test_journal_entries_are_sent_as_the_kernel_reads_them(game_id: str) -> None:
    game = GAMES[game_id]
    entries = played_record(game_id, 10_000).started_game().state.journal or []
    encoder = EntryEncoder(game)
    assert entries
    for entry in entries:
        assert encoder.encoded(entry) == encode(happening(entry, game.notes[entry[0]], game.names))


def said(table: Table, seat: int | None, record: Record) -> dict[str, object]:
    """A state message the long way round."""
    asked = seat is not None and seat in table.awaiting
    space = table.game.space
    codes = table.codes(seat) if asked and seat is not None else []
    return {
        "is": "state",
        "table": "t1",
        "version": record.version,
        "ply": table.ply,
        "awaiting": list(table.awaiting),
        "seat": seat,
        "view": table.view(seat),
        "prompt": table.prompt(seat) if asked else Message("prompt-waiting", {"waiting_seat": list(table.awaiting)}),
        "actions": [
            {"code": code, "notation": space.notations[code], "kind": type(space[code]).__name__,
             "fields": {name: getattr(space[code], name) for name in space[code].__struct_fields__}}
            for code in codes
        ],
        "journal": {"after": table.ply - 3, "entries": table.journal(seat, since=table.ply - 2)},
        "clocks": None,
    }  # fmt: skip


@pytest.mark.parametrize("game_id", GAMES)
def test_a_state_message_says_what_the_kernel_says(game_id: str) -> None:
    for moves in range(0, 120, 7):
        record = played_record(game_id, moves)
        table = record.started_game()
        seats: list[int | None] = [None, *range(table.players)]
        messages = state_messages(record, [(seat, table.ply - 3) for seat in seats], SentViews(table))
        for seat, encoded in zip(seats, messages, strict=True):
            message = msgspec.json.decode(encoded)
            undo = message.pop("undo")
            assert undo is None or (seat is not None and table.log[-1][0] == seat)
            assert message == msgspec.json.decode(encode(said(table, seat, record)))


@every_case
def test_views_kept_from_move_to_move_are_those_of_now(case: Case) -> None:
    """Whole games and undo: parts that were kept because their grounds stayed equal are what would be built now.

    So are the questions of seats that haven't answered yet.
    """
    for seed in range(2):
        table = case.table(seed)
        sent = SentViews(table)
        actions = encoders_of_game(table.game).actions
        chance = random.Random(seed)
        seats: list[int | None] = [None, *range(table.players)]
        past = table.clone()
        for _ in range(MOST_MOVES):
            if table.over:
                break
            seat = chance.choice(table.awaiting)
            table.act(seat, chance.choice(table.codes(seat)))
            if chance.random() < 0.02:
                table, past = past, table.clone()  # somebody takes back, others go on from there
            looks = [looker for looker in seats if chance.random() < 0.4]
            shared = sent.shared(table)
            for looker in looks:
                view = msgspec.json.decode(shared + sent.rest(table, looker))
                assert view == msgspec.json.decode(encode(table.view(looker)))
                if looker is not None and looker in table.awaiting:
                    question = question_part(table, looker, actions, sent.questions)
                    assert question == question_part(table, looker, actions, SentQuestions(table.players))


def test_a_question_is_encoded_once_while_it_stands() -> None:
    """In a draft each answers on their own: what the others are asked stays as it was sent."""
    table = played_record("brian-boru", 0).started_game()
    actions, sent = encoders_of_game(table.game).actions, SentQuestions(table.players)
    while len(table.awaiting) < 2:
        table.act(table.awaiting[0], table.codes(table.awaiting[0])[0])
    first, second, *_ = table.awaiting
    before = [question_part(table, seat, actions, sent) for seat in (first, second)]
    table.act(first, table.codes(first)[0])
    assert question_part(table, second, actions, sent) is before[1]
    table.act(second, table.codes(second)[0])
    while second not in table.awaiting:
        table.act(table.awaiting[0], table.codes(table.awaiting[0])[0])
    assert question_part(table, second, actions, sent) != before[1]
