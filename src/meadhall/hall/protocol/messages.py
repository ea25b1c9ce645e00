"""What is sent about a table: the table itself, one seat's state of the game, and the lobby's summary.

State messages are the bulk of all traffic, so they are put together from encoded pieces: what an action looks like is
encoded once per game, and people who look from the same place share one message.
"""

from __future__ import annotations

from typing import Any

from meadhall.hall import wall_clock
from meadhall.hall.protocol.view_cache import SentQuestions, SentViews
from meadhall.hall.table.daily import day_is_over
from meadhall.hall.table.record import Record
from meadhall.hall.table.told import EntryEncoder, entry_encoder
from meadhall.hall.table.undo import free_to
from meadhall.hall.wire import encode
from meadhall.kernel.action import ActionSpace
from meadhall.kernel.deal import commitment
from meadhall.kernel.journal import Happening, read
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import EVERYONE, Entry, may_read
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Message

OVER = Message("prompt-over")
MOST_NOTICES = 200
"""So many of the last notices are sent: their number grows with every undo."""
MOST_VALUES = 500
"""So many values of an argument are kept: all there are of seats, towns or cards, not of sets of cards."""
STRANDED = Message("hall.prompt-stranded")


class ActionEncoder:
    """Each action of a game as it is sent: code, notation, kind and fields, encoded once."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self.known: dict[int, bytes] = {}

    def encoded(self, code: int) -> bytes:
        known = self.known.get(code)
        if known is None:
            action = self.space.actions[code]
            known = self.known[code] = encode({
                "code": code,
                "notation": self.space.notations[code],
                "kind": type(action).__name__,
                "fields": {name: getattr(action, name) for name in action.__struct_fields__},
            })  # fmt: skip
        return known

    def encoded_list(self, codes: list[int]) -> bytes:
        return b"[%s]" % b",".join([self.encoded(code) for code in codes])


class GameEncoders:
    """What of a game's messages is the same at every table."""

    def __init__(self, game: AnyGame) -> None:
        self.actions = ActionEncoder(game.space)
        self.entries = entry_encoder(game)


GAME_ENCODERS: dict[AnyGame, GameEncoders] = {}


def encoders_of_game(game: AnyGame) -> GameEncoders:
    encoders = GAME_ENCODERS.get(game)
    if encoders is None:
        encoders = GAME_ENCODERS[game] = GameEncoders(game)
    return encoders


# --- state -----------------------------------------------------------------------------------------------------

Look = tuple[int | None, int]
"""From which seat somebody looks (`None`: a spectator), and up to which ply they know the journal."""


def state_message(record: Record, seat: int | None, after: int) -> bytes:
    """One seat's knowledge of a started game, with the journal after a ply."""
    return state_messages(record, [(seat, after)], SentViews(record.started_game()))[0]


def state_messages(record: Record, looks: list[Look], sent: SentViews) -> list[bytes]:
    """The state for each of several people at once: what is the same for all of them is put together once."""
    game = record.started_game()
    finished = record.status == "finished"
    shared = sent.shared(game)
    encoders = encoders_of_game(game.game)
    entries = JournalPart(game.state.journal or [], encoders.entries, finished)
    playing = record.status == "playing"
    asked: list[int] = game.state.waiting if playing else []
    encoded_asked = encode(asked)
    head = b'{"is":"state","table":"%s","version":%d,"ply":%d,"awaiting":%s,"seat":' % (
        record.terms.id.encode(), record.version, game.ply, encoded_asked,
    )  # fmt: skip
    clocks = encode(clocks_part(record, wall_clock.now_ms())) if record.clocks.timed else b"null"
    prompt = waiting_prompt(game, encoded_asked) if playing else encode(OVER if finished else STRANDED)
    nothing_asked = b'%s,"actions":[]' % prompt
    messages: dict[Look, bytes] = {}
    for look in looks:
        if look in messages:
            continue
        seat, after = look
        question = nothing_asked
        if seat is not None and seat in asked:
            question = question_part(game, seat, encoders.actions, sent.questions)
        messages[look] = (
            b'%s%s,"view":%s%s,"prompt":%s,"journal":{"after":%d,"entries":%s},"undo":%s,"clocks":%s}' % (
                head, b"null" if seat is None else b"%d" % seat, shared, sent.rest(game, seat), question,
                after, entries.read(seat, after), undo_part(record, seat), clocks,
            )
        )  # fmt: skip
    return [messages[look] for look in looks]


WAITING_PROMPTS: dict[bytes, bytes] = {}
"""What those who aren't asked are told, by the seats that are: the same at every table."""


def waiting_prompt(game: Table, asked: bytes) -> bytes:
    """The prompt for whoever isn't asked, encoded; `asked` are the seats that must decide, encoded."""
    prompt = WAITING_PROMPTS.get(asked)
    if prompt is None:
        prompt = WAITING_PROMPTS[asked] = encode(game.prompt(None))
    return prompt


def question_part(game: Table, seat: int, actions: ActionEncoder, sent: SentQuestions) -> bytes:
    """The prompt of a seat that is asked, followed by its legal actions."""
    question = sent.find(game, seat)
    if question is None:
        question = b'%s,"actions":%s' % (encode(game.prompt(seat)), actions.encoded_list(game.state.legal(seat)))
        sent.keep(game, seat, question)
    return question


class JournalPart:
    """What several seats may read of one journal; what all of them may read is put together once."""

    def __init__(self, journal: list[Entry], encoder: EntryEncoder, open_to_all: bool) -> None:
        self.journal = journal
        self.encoder = encoder
        self.open_to_all = open_to_all
        self.public: dict[int, bytes] = {}
        self.encoded: dict[int, list[tuple[Entry, bytes]]] = {}

    def read(self, seat: int | None, after: int) -> bytes:
        known = self.public.get(after)
        if known is not None:
            return known
        journal = self.journal
        if after not in self.encoded:
            self.encoded[after] = [
                (entry, self.encoder.encoded(entry)) for entry in journal[first_after(journal, after) :]
            ]
        entries = self.encoded[after]
        open_to_all = self.open_to_all
        text = b"[%s]" % b",".join([text for entry, text in entries if open_to_all or may_read(entry, seat)])
        if open_to_all or all(entry[2] == EVERYONE for entry, _ in entries):
            self.public[after] = text
        return text


def undo_part(record: Record, seat: int | None) -> bytes:
    ply = None
    if seat is not None and record.status == "playing":
        ply = free_to(record.started_game(), seat, record.seats[seat].answered_to)
    return b"null" if ply is None else b'{"free_to":%d}' % ply


def clocks_part(record: Record, now: int) -> dict[str, Any]:
    clocks = record.clocks
    stopped = record.status != "playing"
    return {
        "now": now,
        "seats": [
            {"left": clocks.left_at(number, now), "running": number in clocks.running and not stopped}
            if seat.person is not None else None
            for number, seat in enumerate(record.seats)
        ],
    }  # fmt: skip


def entries_after(game: Table, seat: int | None, after: int, open_to_all: bool) -> list[Happening]:
    """What this seat may read of what happened after a ply."""
    journal = game.state.journal or []
    entries = journal[first_after(journal, after) :]
    return read(entries, seat, game.game.notes, game.game.names, open_to_all=open_to_all)


def first_after(journal: list[Entry], after: int) -> int:
    """The number of the first entry after a ply; the end of a journal is where readers usually are."""
    start = len(journal)
    while start and journal[start - 1][1] > after:
        start -= 1
    return start


# --- table and lobby -------------------------------------------------------------------------------------------


class Present:
    """Who is here just now: not part of the log."""

    def __init__(self, connected: frozenset[str] = frozenset(), watchers: int = 0) -> None:
        self.connected = connected
        self.watchers = watchers


def table_body(record: Record, ids: frozenset[str], present: Present) -> dict[str, Any]:
    """What everybody at a table may know about it, and which seats are mine."""
    terms = record.terms
    mine = record.seats_of(ids)
    return {
        "id": terms.id,
        "version": record.version,
        "game": terms.game,
        "players": terms.players,
        "options": terms.options,
        "rules_version": record.rules_version,
        "stranded": stranded_part(record),
        "status": record.status,
        "pace": terms.pace,
        "private": terms.private,
        "spectators": terms.spectators,
        "hot_seat": terms.hot_seat,
        "stand_in": terms.stand_in,
        "on_timeout": terms.on_timeout,
        **marks_part(record),
        "host": record.host,
        "hosting": record.host in ids,
        "my_seats": mine,
        "key": terms.key if mine or record.host in ids else None,
        "removed": removed_part(record) if record.host in ids else [],
        "closed": record.closed,
        "seats": seats_part(record, present),
        "ply": record.ply,
        "awaiting": record.awaiting,
        "commitment": commitment(terms.seed),
        "seed": terms.seed if seed_is_open(record) else None,
        "daily": terms.daily,
        "deal": deal_part(record),
        "result": record.result(),
        "undo_asked": undo_asked(record),
        "rematch": record.rematch,
        "notices": record.notices[-MOST_NOTICES:],
        "watchers": present.watchers,
        "created": terms.created,
        "updated": record.updated,
        "finished": record.finished_at,
    }


def stranded_part(record: Record) -> dict[str, Any] | None:
    """Why the game can't go on, and who has agreed and who must still agree to end it."""
    if record.stranded is None:
        return None
    agreed = record.agreed_to_end
    needed = [] if record.status == "finished" else [seat for seat in record.people_present() if seat not in agreed]
    return {**record.stranded.shown(), "agreed": agreed, "needed": needed}


def marks_part(record: Record) -> dict[str, Any]:
    """By which terms a game counts, and whether it went back past a barrier: seen by everybody, before and after."""
    terms = record.terms
    return {
        "counting": terms.counting,
        "counted": record.counted if terms.daily is not None else None,
        "take_backs": record.take_backs,
        "hints": record.hints,
        "branch": terms.branch,
    }


def seed_is_open(record: Record) -> bool:
    """Whether the hall's part may be shown: the game is over, and nobody else can play the same deal any more."""
    return record.status == "finished" and day_is_over(record.terms, wall_clock.now_ms())


def deal_part(record: Record) -> dict[str, Any]:
    """How the seed is made: who drew the hall's part, and what the seats contribute to it."""
    return {
        "seed_from": record.terms.seed_from,
        "seeds_allowed": record.terms.seeds_allowed,
        "reveal_until": record.reveal_until,
        "contributions": record.contributions(),
    }


def seats_part(record: Record, present: Present) -> list[dict[str, Any]]:
    return [
        {
            "kind": seat.kind,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "away": seat.away,
            "out": seat.out,
            "reminded": number in record.clocks.reminded,
            "connected": seat.person in present.connected,
        }
        for number, seat in enumerate(record.seats)
    ]


def removed_part(record: Record) -> list[dict[str, str]]:
    """Whom the host may let in again."""
    return [{"person": person, "name": name} for person, name in record.removed.items()]


def undo_asked(record: Record) -> dict[str, Any] | None:
    question = record.question
    if question is None:
        return None
    needed = [seat for seat in record.people_to_ask() if seat not in question.agreed]
    return {"seat": question.seat, "ply": question.ply, "agreed": question.agreed, "needed": needed}


def summary_body(record: Record) -> dict[str, Any]:
    """What the lobby shows of a table; who asks and who is connected is added when it is read.

    A page of the lobby has a hundred of these: whatever may be long, such as a game's options, is left to the table.
    """
    terms = record.terms
    return {
        "id": terms.id,
        "game": terms.game,
        "players": terms.players,
        "pace": terms.pace,
        "private": terms.private,
        "spectators": terms.spectators,
        "hot_seat": terms.hot_seat,
        **marks_part(record),
        "daily": terms.daily,
        "on_timeout": terms.on_timeout,
        "status": record.status,
        "seats": seats_part(record, Present()),
        "free": len(record.free_seats()),
        "host": record.host,
        "ply": record.ply,
        "awaiting": record.awaiting,
        "deadlines": deadlines_part(record),
        "created": terms.created,
        "updated": record.updated,
        "finished": record.finished_at,
        "result": short_result(record),
    }


def deadlines_part(record: Record) -> list[int | None]:
    """When the clock of each seat that must decide will be at zero, unless it decides before."""
    clocks = record.clocks
    running = clocks.running if clocks.timed and record.status == "playing" else []
    return [clocks.since + clocks.left[seat] if seat in running else None for seat in range(len(record.seats))]


def short_result(record: Record) -> dict[str, Any] | None:
    """How a finished game ended, without the lines that add up to its scores."""
    result = record.result()
    return None if result is None else {"scores": result["scores"], "places": result["places"]}


def personal_summary(summary: dict[str, Any], ids: frozenset[str], watchers: int) -> dict[str, Any]:
    mine = [number for number, seat in enumerate(summary["seats"]) if seat["person"] in ids]
    turn = any(seat in summary["awaiting"] and not summary["seats"][seat]["away"]
               and summary["seats"][seat]["out"] is None for seat in mine)  # fmt: skip
    return {**summary, "my_seats": mine, "my_turn": turn, "watchers": watchers}
