"""A table as its log tells it: charter and lines folded into seats, game, clocks and notices. Pure, no I/O.

Every process that shows a table folds the same lines and so sees the same table. `fold` trusts its lines: they were
checked (`deeds`) before they were stored.
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.hall.charter import Charter
from meadhall.hall.clock import Clocks
from meadhall.hall.lines import Line
from meadhall.hall.notice import Notice
from meadhall.hall.refusal import Refusal
from meadhall.hall.seating import SeatHolder
from meadhall.hall.takeback import Question, past_barrier
from meadhall.kernel.message import Message, Value
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table

CHECKPOINT = 32
SAME_DECISION = ("undo", "back")
"""Lines that bring a seat back to a decision it had begun: its days for it don't begin anew."""

NEVER = 10**15
"""Later than any ply or line."""

Status = Literal["open", "playing", "finished"]


class Record:
    """One table, up to the last folded line."""

    def __init__(self, charter: Charter) -> None:
        game = find_game(charter.game)
        if game.rules_version != charter.rules_version:
            raise Refusal(409, "rules-version-gone", given_text=charter.rules_version, present_text=game.rules_version)
        self.charter = charter
        self.game_rules = game
        self.version = 0
        self.status: Status = "open"
        self.updated = charter.created
        self.seats = [SeatHolder() for _ in range(charter.players)]
        self.game: Table | None = None
        self.checkpoints: list[Table] = []
        """Copies of the game at its last round plies: an undo plays on from one instead of from the beginning."""
        self.furthest = 0
        """The most decisions the game has had: one taken back and made anew earns its seat no time a second time."""
        self.out_since: dict[int, int] = {}
        """At which line somebody went out; flags that fell together fell at one."""
        self.last_flag = (0, 0, 0)
        """Line and time of the last flag, and the line of the first that fell with it."""
        self.counted = charter.counted
        self.ended_early = False
        self.clocks = Clocks(charter.pace, charter.players)
        self.question: Question | None = None
        self.host_left = False
        self.rematch: str | None = None
        self.notices: list[Notice] = []
        self.deeds: dict[str, int] = {}
        # The version at which the game last went back: answers to questions from before it are stale.
        self.undone_at = 0
        self.undone_to = NEVER
        """The earliest ply the game ever went back to: later ones may have been played more than once."""

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return 0 if self.game is None else self.game.ply

    @property
    def awaiting(self) -> list[int]:
        if self.game is None or self.status == "finished":
            return []
        return list(self.game.awaiting)

    @property
    def host(self) -> str:
        """Who may start the table: whoever opened it, or the first person seated if they sat there and left."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return people[0] if self.host_left and people else self.charter.host

    def seats_of(self, person_ids: frozenset[str]) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person in person_ids]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.awaiting if not self.seats[seat].played_by_person]

    def answers_by_default(self, seat: int) -> bool:
        """Whether the game's default answers, not the stand-in, are wanted for a seat whose time is up."""
        return self.seats[seat].out == "flagged" and self.charter.on_timeout == "default"

    def bot_of(self, seat: int) -> str:
        return self.seats[seat].bot or self.charter.stand_in

    def started_game(self) -> Table:
        if self.game is None:
            raise Refusal(409, "not-started")
        return self.game

    # --- folding -----------------------------------------------------------------------------------------------

    def fold(self, line: Line) -> None:
        """Take in the next line of the log."""
        if line.number != self.version + 1:
            raise ValueError(f"table {self.charter.id}: line {line.number} can't follow line {self.version}")
        self.version = line.number
        set_back = line.kind == "outage" and line.code < 0
        self.updated = line.at if set_back else max(self.updated, line.at)
        if line.deed is not None:
            self.deeds[line.deed] = line.number
        if self.game is not None and self.status == "playing":
            self.clocks.advance(line.at, line.code if line.kind == "outage" else 0)
        if self.counted and line.at >= self.charter.day_ends and self.status != "finished":
            self.counted = False
            self.notice(line, "daily-late")
        FOLDS[line.kind](self, line)
        if self.game is not None:
            self.status = "finished" if self.game.over or self.ended_early else "playing"
        if self.clocks.timed:
            running = [seat for seat in self.awaiting if self.seats[seat].played_by_person]
            self.clocks.run(running, line.seat if line.kind in SAME_DECISION else None)

    def notice(self, line: Line, key: str, **args: Value) -> None:
        self.notices.append(Notice(line.number, self.ply, line.at, Message(f"hall.{key}", args)))

    def sit(self, line: Line) -> None:
        self.seats[line.seat].seat_person(line.detail["person"], line.detail["name"])
        if line.detail["person"] == self.charter.host:
            self.host_left = False
        self.notice(line, "sat-down", seat=line.seat)

    def put_bot(self, line: Line) -> None:
        self.seats[line.seat].seat_bot(line.detail["bot"])

    def free(self, line: Line) -> None:
        self.seats[line.seat].clear()
        if line.detail.get("person") == self.charter.host:
            self.host_left = self.charter.host not in [seat.person for seat in self.seats]

    def rename(self, line: Line) -> None:
        self.seats[line.seat].name = line.detail["name"]

    def start(self, line: Line) -> None:
        charter = self.charter
        self.game = new_table(self.game_rules, charter.players, charter.seed, charter.options)
        self.clocks.since = line.at
        self.notice(line, "started")

    def play(self, line: Line) -> None:
        assert self.game is not None
        if self.game.ply % CHECKPOINT == 0:
            self.checkpoints = [*self.checkpoints[-1:], self.game.clone()]
        self.game.act(line.seat, line.code)
        self.question = None
        if self.clocks.timed and self.game.ply > self.furthest and self.seats[line.seat].played_by_person:
            self.clocks.decided(line.seat)
        self.furthest = max(self.furthest, self.game.ply)
        holder = self.seats[line.seat]
        if holder.out == "flagged":
            holder.missed = False
            holder.answered_to = self.game.ply
        if line.detail.get("stuck"):
            self.notice(line, "bot-stuck", seat=line.seat)

    def undo(self, line: Line) -> None:
        assert self.game is not None
        marked = self.game.take_backs or past_barrier(self.game, line.code)
        self.game = self.game_at(line.code)
        self.game.take_backs = marked
        self.question = None
        for number, seat in enumerate(self.seats):
            seat.answered_to = min(seat.answered_to, line.code)
            seat.missed = seat.missed and number in self.game.awaiting
        self.undone_at = line.number
        self.undone_to = min(self.undone_to, line.code)
        self.notice(line, "undone", seat=line.seat, ply_count=line.code)

    def ask_undo(self, line: Line) -> None:
        self.question = Question(line.seat, line.code)
        self.notice(line, "undo-asked", seat=line.seat, ply_count=line.code)

    def agree_undo(self, line: Line) -> None:
        assert self.question is not None
        self.question.agreed.append(line.seat)

    def refuse_undo(self, line: Line) -> None:
        self.question = None
        self.notice(line, "undo-refused", seat=line.seat)

    def go_away(self, line: Line) -> None:
        self.seats[line.seat].away = True
        self.question = None
        self.notice(line, "left", seat=line.seat)

    def come_back(self, line: Line) -> None:
        holder = self.seats[line.seat]
        holder.away = False
        if holder.out == "flagged":
            holder.out = None
            holder.returns += 1
            self.out_since.pop(line.seat, None)
            self.clocks.returned(line.seat, holder.returns)
        self.notice(line, "came-back", seat=line.seat)

    def go_out(self, line: Line) -> None:
        holder = self.seats[line.seat]
        holder.out = line.detail["why"]
        if holder.out == "flagged":
            holder.missed = True
            holder.waited_for = bool(line.detail.get("waited_for"))
            number, at, first = self.last_flag
            first = first if (number, at) == (line.number - 1, line.at) else line.number
            self.last_flag = (line.number, line.at, first)
            self.out_since[line.seat] = first
        self.out_since.setdefault(line.seat, line.number)  # who was flagged and resigns then is out since the flag
        self.question = None
        key = "flagged-default" if self.answers_by_default(line.seat) else line.detail["why"]
        self.notice(line, key, seat=line.seat)
        self.ended_early = self.nobody_left()

    def nobody_left(self) -> bool:
        """Whether nobody is left to play against, or no person to play for."""
        still_in = [seat for seat in self.seats if seat.out is None]
        opponents = [seat for seat in self.seats if seat.out is None or (seat.out == "flagged" and seat.waited_for)]
        return len(opponents) <= 1 or all(seat.person is None for seat in still_in)

    def outage(self, line: Line) -> None:
        key = "outage"
        if "step" in line.detail:
            key = "clock-forward" if line.code > 0 else "clock-back"
        self.notice(line, key, seconds_count=abs(line.code) // 1000)

    def remind(self, line: Line) -> None:
        self.clocks.reminded.append(line.seat)
        hours = -(-self.clocks.left[line.seat] // 3_600_000)
        self.notice(line, "reminder", seat=line.seat, hours_count=hours)

    def note_rematch(self, line: Line) -> None:
        self.rematch = line.detail["table"]

    # --- derived -----------------------------------------------------------------------------------------------

    def game_at(self, ply: int) -> Table:
        """The game as it stood at an earlier ply: the log played again from the last checkpoint before it."""
        present = self.started_game()
        charter = self.charter
        self.checkpoints = [checkpoint for checkpoint in self.checkpoints if checkpoint.ply <= ply]
        if self.checkpoints:
            past = self.checkpoints[-1].clone()
        else:
            past = new_table(self.game_rules, charter.players, charter.seed, charter.options)
        for seat, code in present.log[past.ply : ply]:
            past.act(seat, code)
        return past

    def journal_kept(self, after: int) -> int:
        """Up to which ply the journal still reads as it did to somebody who followed it to ply `after`."""
        if self.status == "finished":
            return -1  # private entries are open to all now
        return min(after, self.ply, self.undone_to)

    def people_to_ask(self) -> list[int]:
        """The seats whose holders must agree to an undo: every person who plays, or may come back to play."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person or seat.may_return]

    @property
    def take_backs(self) -> bool:
        """Whether the game went back past a barrier: it stays marked for good."""
        return self.game is not None and self.game.take_backs

    def result(self) -> dict[str, Any] | None:
        if self.game is None or self.status != "finished":
            return None
        result = self.game.result
        marks = {"take_backs": self.take_backs}
        if result is None:
            return {"scores": None, "lines": None, "places": self.conceded_places(), "ended_by": "concession", **marks}
        return {"scores": result.scores, "lines": result.lines, "places": result.places, "ended_by": "game", **marks}

    def conceded_places(self) -> list[int]:
        """Who stayed shares the first place; who was out earlier stands behind who was out later."""
        stayed = [self.out_since.get(seat, NEVER) for seat in range(len(self.seats))]
        return [1 + sum(other > mine for other in stayed) for mine in stayed]


FOLDS = {
    "sit": Record.sit,
    "bot": Record.put_bot,
    "free": Record.free,
    "name": Record.rename,
    "start": Record.start,
    "play": Record.play,
    "undo": Record.undo,
    "undo-asked": Record.ask_undo,
    "undo-agreed": Record.agree_undo,
    "undo-refused": Record.refuse_undo,
    "away": Record.go_away,
    "back": Record.come_back,
    "out": Record.go_out,
    "outage": Record.outage,
    "reminder": Record.remind,
    "rematch": Record.note_rematch,
}


def fold_log(charter: Charter, lines: list[Line]) -> Record:
    record = Record(charter)
    for line in lines:
        record.fold(line)
    return record
