"""A table: one game being played, with its log. The public face of the kernel."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.kernel.action import Action
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption, BadPosition, IllegalAction, MeadhallError
from meadhall.kernel.foresight import Foresight
from meadhall.kernel.game import Forecast, Result, View
from meadhall.kernel.given import (
    GivenAction,
    GivenCount,
    GivenOptions,
    GivenPly,
    GivenPosition,
    GivenSeat,
    GivenSeed,
    GivenWatcher,
)
from meadhall.kernel.journal import Happening, read
from meadhall.kernel.options import Options, copied_options, is_whole
from meadhall.kernel.position import Fields, fingerprint
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.state import State, may_read, written
from meadhall.kernel.transcript import write_transcript
from meadhall.kernel.words.message import Message

Move = tuple[int, int]
"""A line of the log: seat and code."""

STEP_MARK = ";"
"""Between the steps of a line: `attack; storm 2; done`."""

UNSEEDED_POSITION = "position"
"""The seed of a position that names none: its future is fixed all the same."""


class Table:
    """A game under way. The log and where it started tell the whole story; everything else follows from them.

    Seats count from 0. Words and notation count players from 1: “Player 1” sits on seat 0, and in the notation of
    Ortus Regni `storm 2` attacks seat 1.
    """

    def __init__(
        self, game: AnyGame, options: Options, seed: str, state: State, origin: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.state = state
        self.origin = origin
        self.log: list[Move] = []
        self.take_backs = False
        """Whether the game went back past a barrier on its way here. Whoever plays the log again says so."""
        self.hints: list[int] = []
        """The seats that asked for a hint on the way here. Whoever plays the log again says so."""
        self.asked_at = [state.ply] * state.players
        """At which ply each seat was asked what it is asked now: until it answers or is asked anew, its question and
        its legal answers stay as they are."""

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.players

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return self.state.ply

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(self.state.waiting)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Scores line by line, places and tie-breaks, once the game is over."""
        return self.game.result(self.state) if self.state.over else None

    def actions(self, seat: GivenSeat) -> list[Action]:
        """What this seat may play now."""
        return [self.game.space[code] for code in self.codes(seat)]

    def codes(self, seat: GivenSeat) -> list[int]:
        """The integers of `actions`, in the same order."""
        return list(self.state.legal(self.check_seat(seat)))

    def prompt(self, seat: GivenWatcher) -> Message:
        """One line: who must do what now."""
        if self.state.over:
            return Message("prompt-over")
        if seat is not None and seat in self.state.waiting:
            return self.game.prompt(self.state, seat)
        return Message("prompt-waiting", {"waiting_seat": list(self.state.waiting)})

    def view(self, seat: GivenWatcher) -> View:
        """What a seat (`None`: somebody without one) may know now, ready for JSON."""
        if seat is not None:
            self.check_seat(seat)
        state = self.state
        shown: View = {
            "game": self.game.id,
            "players": state.players,
            "options": copied_options(self.options),
            "ply": state.ply,
            "awaiting": list(state.waiting),
            "over": state.over,
            "seat": seat,
            **self.game.view(state, seat),
        }
        if state.over:
            shown["result"] = self.game.result(state).shown()
        return shown

    def forecast(self, seat: GivenWatcher) -> Forecast:
        """What the rules can tell a seat (`None`: somebody without one) about what would come of things."""
        return self.game.forecast(self.state, None if seat is None else self.check_seat(seat))

    def suppose(self, seat: GivenWatcher, line: str) -> Forecast:
        """What the rules can tell a seat about things as it imagines them; raises `IllegalAction` where it can't."""
        return self.game.suppose(self.state, None if seat is None else self.check_seat(seat), line)

    def journal(self, seat: GivenWatcher, since: int = 0) -> list[Happening]:
        """What happened from ply `since` on, as this seat saw it, each with its clause."""
        if seat is not None:
            self.check_seat(seat)
        entries = [entry for entry in self.state.journal or [] if entry[1] >= since]
        return read(entries, seat, self.game.notes, self.game.names, open_to_all=self.state.over)

    # --- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: GivenSeat, action: GivenAction, ply: GivenPly = None) -> None:
        """Play an action, its notation or its integer; an illegal one raises `IllegalAction` and changes nothing.

        `ply` is the ply of the view the player answers; an answer to a question already settled is refused.
        """
        for code in self.check_play(seat, action, ply):
            self.act(seat, code)

    def check_play(self, seat: GivenSeat, action: GivenAction, ply: GivenPly = None) -> list[int]:
        """The codes `play` would carry out, all known to be legal; raises `IllegalAction` as `play` does."""
        if is_whole(action) and action in self.state.legal(self.check_seat(seat)):
            if ply is not None:
                self.check_fresh(seat, ply)
            assert isinstance(action, int)
            return [action]  # a number that is legal needn't be read or looked ahead for
        foresight = self.foresight(seat)
        if ply is not None:
            self.check_fresh(seat, ply)
        self.foresee(foresight, action)
        return foresight.codes

    def check_fresh(self, seat: int, ply: int) -> None:
        """Refuse an answer to a question that has been settled since the ply of the view it was seen in."""
        if not self.asked_at[seat] <= ply <= self.state.ply:
            raise IllegalAction("action-stale", given_count=ply, present_count=self.state.ply)

    def preview(self, seat: GivenSeat, action: GivenAction) -> Preview:
        """Where an action or a line of several steps leads, as far as it can be played and the seat can know it.

        Nothing is played. A line that can't be played to its end, or whose end nobody can know, is no error: the
        preview shows how far it got and says what stopped it.
        """
        foresight = Foresight(self.game, self.state, self.check_seat(seat))
        stopped: Message | None = None
        try:
            self.foresee(foresight, action)
            foresight.look_at_end()
        except IllegalAction as error:
            stopped = error.message
        twin = Table(self.game, self.options, self.seed, foresight.state.clone(), self.origin)
        # A game that is over opens its journal to everybody, an imagined end doesn't.
        twin.state.journal = [entry for entry in foresight.news if may_read(entry, foresight.seat)]
        twin.log = self.log + [(seat, code) for code in foresight.codes[: foresight.taken]]
        return Preview(twin, foresight.codes, foresight.taken, stopped)

    def foresight(self, seat: GivenSeat) -> Foresight:
        """A look ahead for a seat that owes a decision; raises `IllegalAction` for any other."""
        foresight = Foresight(self.game, self.state, self.check_seat(seat))
        foresight.prepare()
        return foresight

    def foresee(self, foresight: Foresight, action: GivenAction) -> None:
        """Add the steps of an action in any of its faces; each part of a line is read where it would be played.

        A part that was the only answer has been given by then without asking: it is skipped.
        """
        for part in action.split(STEP_MARK) if isinstance(action, str) else [action]:
            if foresight.codes and isinstance(part, str):
                foresight.look_at_end()
                code = self.game.space.parse(part)
                if code is not None and foresight.was_forced(code):
                    continue
            foresight.prepare()
            for code in self.codes_of(foresight.state, foresight.seat, part):
                foresight.add(code)

    def act(self, seat: int, code: int) -> None:
        """Carry out a decision already known to be legal, and log it."""
        before = self.state.waiting
        self.state.act(seat, code)
        self.note_move(seat, code, before)

    def adopt(self, seat: int, code: int, tried: State) -> None:
        """As `act`, with a clone of the state on which the decision was carried out already.

        Its journal holds what that told, and nothing else.
        """
        before, journal = self.state.waiting, self.state.journal
        if journal is not None:
            journal.extend(tried.journal or [])
        tried.journal = journal
        self.state = tried
        self.note_move(seat, code, before)

    def note_move(self, seat: int, code: int, before: list[int]) -> None:
        """Log a decision that was carried out; `before` are the seats that were asked when it was made."""
        self.log.append((seat, code))
        for asked in self.state.waiting:
            if asked == seat or asked not in before:
                self.asked_at[asked] = self.state.ply

    def codes_of(self, state: State, seat: int, action: GivenAction) -> list[int]:
        """The codes of an action in any of its faces, where the game stands like this."""
        space = self.game.space
        if isinstance(action, str):
            codes = self.game.codes(state, seat, action)
            if not codes:
                raise IllegalAction(
                    "action-unreadable", given_text=action, nearest_text=space.nearest(action, state.legal(seat))
                )
            return codes
        if is_whole(action):
            assert isinstance(action, int)
            if not 0 <= action < len(space):
                raise IllegalAction("action-out-of-space", given_count=action, most_count=len(space) - 1)
            return [action]
        code = space.code(action) if isinstance(action, Action) else None
        if code is None:
            raise IllegalAction("action-unreadable", given_text=str(action), nearest_text=space.notations[0])
        return [code]

    def check_seat(self, seat: object) -> int:
        """The seat, if it is one of this table; raises `IllegalAction` for anything else."""
        if not is_whole(seat) or seat not in range(self.state.players):
            raise IllegalAction("seat-unknown", given_text=str(seat), most_count=self.state.players - 1)
        assert isinstance(seat, int)
        return seat

    # --- copies and texts --------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy, journal and log included."""
        state = self.state.clone()
        state.journal = None if self.state.journal is None else self.state.journal[:]
        twin = Table(self.game, self.options, self.seed, state, self.origin)
        twin.log = self.log[:]
        twin.take_backs = self.take_backs
        twin.hints = self.hints[:]
        twin.asked_at = self.asked_at[:]
        return twin

    def beginning(self) -> Table:
        """This game before its first decision."""
        return rebuilt(self.game.id, self.players, self.options, self.seed, self.origin, [])

    def undo(self) -> Move:
        """Take back the last decision, chance and all, and say which it was; an empty log raises `IndexError`."""
        move = self.log[-1]
        earlier = rebuilt(self.game.id, self.players, self.options, self.seed, self.origin, self.log[:-1])
        self.state, self.log, self.asked_at = earlier.state, earlier.log, earlier.asked_at
        return move

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A table goes to another process as what it was dealt and what was decided; there it is played again."""
        marks = (self.take_backs, self.hints)
        return rebuilt, (self.game.id, self.players, self.options, self.seed, self.origin, self.log, *marks)

    def __eq__(self, other: object) -> bool:
        """The same game so far: dealt alike, with the same decisions."""
        return isinstance(other, Table) and self.__reduce__()[1] == other.__reduce__()[1]

    def __repr__(self) -> str:
        state = "over" if self.over else "waiting for " + ", ".join(f"seat {seat}" for seat in self.awaiting)
        return f"<Table {self.game.id}, {self.players} players, ply {self.ply}, {state}>"

    def _repr_svg_(self) -> str:
        """The table as everybody sees it, drawn where a notebook shows it. `meadhall.draw` draws what a seat sees."""
        picture: str = import_module("meadhall.draw").draw(self.view(None))
        return picture

    def position(self) -> dict[str, Any]:
        """The whole state as JSON, secrets included."""
        return write_position(self.game, self.options, self.state)

    def hash(self) -> str:
        """A short hash of the whole state."""
        return fingerprint(self.position())

    def transcript(self) -> str:
        """The game as text anyone can read, mail and replay; the seed stands in it once the game is over."""
        return write_transcript(self)


class Preview:
    """Where steps would lead. `table` is the situation after `foreseen` of them, for the eyes of the seat that asked.

    `codes` are the steps that could be read and played. If `foreseen` is less than their number, the last one draws
    chance or shows something (`at_barrier`). `stopped` says so, or why the line couldn't go on; `None` if all of it
    was looked at.
    """

    def __init__(self, table: Table, codes: list[int], foreseen: int, stopped: Message | None) -> None:
        self.table = table
        self.codes = codes
        self.foreseen = foreseen
        self.stopped = stopped

    @property
    def at_barrier(self) -> bool:
        """Whether nobody can know yet where the last step leads."""
        return self.foreseen < len(self.codes)


def new_table(game: AnyGame, players: GivenCount, seed: GivenSeed, options: GivenOptions) -> Table:
    """A fresh game, arguments checked."""
    game.check_players(players)
    return begin(game, players, seed, game.check_options(players, options))


def table_of_log(game: AnyGame, players: GivenCount, seed: GivenSeed, options: GivenOptions) -> Table:
    """The table a log began with. Options are taken as they were agreed then, even one that changes nothing."""
    game.check_players(players)
    return begin(game, players, seed, game.settle_log(players, options))


def rebuilt(
    game: str,
    players: int,
    options: Options,
    seed: str,
    origin: dict[str, Any] | None,
    log: list[Move],
    take_backs: bool = False,
    hints: list[int] | None = None,
) -> Table:
    """The table of a log whose lines are known to be legal."""
    found = find_game(game)
    table = begin(found, players, seed, options) if origin is None else load_table(found, origin)
    for seat, code in log:
        table.act(seat, code)
    table.take_backs = take_backs
    table.hints = list(hints or [])
    return table


def begin(game: AnyGame, players: int, seed: GivenSeed, options: Options) -> Table:
    text = check_seed(seed)
    return Table(game, options, text, game.start(players, options, Chance(key_of_seed(text)), []))


def check_seed(seed: object) -> str:
    """Seeds are whole numbers or one line of text; 7 and "7" are the same seed."""
    text = str(seed) if is_whole(seed) or isinstance(seed, str) else ""
    if not text or len(text) > 200 or not text.isprintable() or text != text.strip():
        raise BadOption("seed-wrong", given_text=repr(seed))
    return text


def write_position(game: AnyGame, options: Options, state: State) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "players": state.players,
        "options": copied_options(options),
        "ply": state.ply,
        "over": state.over,
        "barrier": state.barrier,
        "chance": {"key": state.chance.key.hex(), "drawn": state.chance.drawn},
        "pending": [[state.step_of(frame).name, *written(frame)] for frame in state.stack],
        **game.write_position(state),
    }


def load_table(game: AnyGame, position: GivenPosition) -> Table:
    """A table that starts from a position, stated in part or whole."""
    fields = Fields(position)
    if fields.raw("game", game.id) != game.id:
        raise BadPosition(
            "position-other-game", path_name="game", given_text=str(position.get("game")), game_name=game.id
        )
    if str(fields.raw("rules", game.rules_version)) != game.rules_version:
        raise BadPosition(
            "position-other-rules",
            path_name="rules",
            given_text=str(position.get("rules")),
            present_text=game.rules_version,
        )
    players, options, seed = read_terms(game, fields)
    chance = Chance(key_of_seed(seed))
    state: State = game.start(players, options, chance, None)
    state.ply = fields.whole("ply", 0)
    state.barrier = fields.whole("barrier", 0, 0, state.ply)
    state.over = fields.flag("over", False)
    read_chance(state, fields.section("chance"))
    read_pending(state, fields)
    game.read_position(state, fields)
    fields.done()
    if state.over and state.stack:
        raise BadPosition("position-over-pending", path_name="over")
    game.check(state)
    state.journal = []
    state.waiting = []
    state.choices = []
    state.settle()
    game.check(state)
    return Table(game, options, seed, state, copied_json(position))


def copied_json(value: Any) -> Any:
    """A copy of what JSON can hold, down to the last list: whoever handed it in may change theirs."""
    if isinstance(value, dict):
        return {name: copied_json(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [copied_json(item) for item in value]
    return value


def read_terms(game: AnyGame, fields: Fields) -> tuple[int, Options, str]:
    """What was agreed before the game: players, options, seed. A wrong one is a wrong field of the position."""
    name = "players"
    try:
        players = game.check_players(fields.raw("players", game.players[0]))
        name = "options"
        options = game.check_options(players, fields.section("options").data)
        name = "seed"
        return players, options, check_seed(fields.raw("seed", UNSEEDED_POSITION))
    except BadPosition:
        raise
    except MeadhallError as error:
        said = error.message
        raise BadPosition(said.key, said.clause, **{"path_name": name, **said.args}) from error


def read_chance(state: State, fields: Fields) -> None:
    text = fields.raw("key", state.chance.key.hex())
    try:
        key = bytes.fromhex(text)
    except (TypeError, ValueError):
        key = b""
    if len(key) != len(state.chance.key):
        raise BadPosition("position-bad-key", path_name=fields.where("key"), given_text=repr(text))
    state.chance = Chance(key, fields.whole("drawn", state.chance.drawn))
    fields.done()


def read_pending(state: State, fields: Fields) -> None:
    """The stack of steps, if the position gives one: each a name followed by whole numbers."""
    frames = fields.raw("pending")
    if frames is None:
        return
    if fields.has("phase"):
        raise BadPosition("position-phase-and-pending", path_name="phase")
    names = [step.name for step in state.steps]
    if not isinstance(frames, list) or not all(isinstance(frame, list) and frame for frame in frames):
        raise BadPosition("position-not-list", path_name="pending", given_text=repr(frames))
    stack = []
    for place, frame in enumerate(frames):
        path = f"pending[{place}]"
        if not all(is_whole(item) for item in frame[1:]):
            raise BadPosition(
                "position-not-wholes", path_name=path, given_text=repr(frame), least_count=0, most_count=0
            )
        step = Fields.index(path, frame[0], names)
        try:
            stack.append(state.read_frame(step, frame[1:]))
        except ValueError as error:
            raise BadPosition("position-no-such-frame", path_name=path, given_text=repr(frame)) from error
    if not stack and not state.over:
        raise BadPosition("position-nothing-pending", path_name="pending")
    state.stack = stack
