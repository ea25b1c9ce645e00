"""A table as its log tells it: charter and lines folded into seats, game, clocks and notices. Pure, no I/O.

Every process that shows a table folds the same lines and so sees the same table. `fold` trusts its lines: they were
checked (`deeds`) before they were stored. Only lines written under older rules are proved again: each move must be
legal and tell what it told then, or the table is stranded at the first that isn't or doesn't (docs/rules-versions.md).
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.hall.people.names import GONE
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.clock import Clocks
from meadhall.hall.table.digest import Trial, told_by_setup, with_told
from meadhall.hall.table.lines import Draft, Line, number_drafts
from meadhall.hall.table.notices import Notice
from meadhall.hall.table.seating import SeatHolder
from meadhall.hall.table.stranded import Reason, Stranded, check_not_newer
from meadhall.hall.table.terms import Charter
from meadhall.hall.table.undo import Question, past_barrier
from meadhall.kernel.deal import Contribution, seed_of_deal
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.message import Message, Value
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table

CHECKPOINT = 32
SAME_DECISION = ("undo", "back")
"""Lines that bring a seat back to a decision it had begun: its days for it don't begin anew."""

NEVER = 10**15
"""Later than any ply or line."""

Status = Literal["open", "playing", "stranded", "finished"]

WITHOUT_RESULT: dict[str, Any] = {"scores": None, "lines": None, "places": None}


class Record:
    """One table, up to the last folded line."""

    def __init__(self, charter: Charter, written_under: str | None = None) -> None:
        """`written_under`: the version of the rules at the end of the log, if it isn't the charter's."""
        game = find_game(charter.game)
        last_version = charter.rules_version if written_under is None else written_under
        check_not_newer(last_version, game.rules_version)
        self.charter = charter
        self.game_rules = game
        self.rules_version = charter.rules_version
        """Of the rules under which the log is written, up to here."""
        self.proving = last_version != game.rules_version
        """Whether the log is of older rules, so that its moves must be proved."""
        self.proved = 0
        self.compared = 0
        """Lines (the start and moves) that were proved, and those among them of which it is known what they told."""
        self.stranded: Stranded | None = None
        self.kept_result: dict[str, Any] | None = None
        """Of a stranded game that was finished: its result, as it was."""
        self.agreed_to_end: list[int] = []
        self.ended = False
        self.trial: Trial | None = None
        self.before_start: list[Line] = []
        """The lines up to the start, while there is none."""
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
        self.reveal_until: int | None = None
        """While nonces are asked for: when the game begins without those still missing."""
        self.clocks = Clocks(charter.pace, charter.players)
        self.question: Question | None = None
        self.host_left = False
        self.rematch: str | None = None
        self.removed: dict[str, str] = {}
        """People the host removed from their seats, and their names: they may neither sit down nor speak here."""
        self.closed: str | None = None
        """Why an operator ended the table."""
        self.notices: list[Notice] = []
        self.deeds: dict[str, int] = {}
        # The version at which the game last went back: answers to questions from before it are stale.
        self.undone_at = 0
        self.finished_at: int | None = None
        self.undone_to = NEVER
        """The earliest ply the game ever went back to: later ones may have been played more than once."""

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return 0 if self.game is None else self.game.ply

    @property
    def awaiting(self) -> list[int]:
        if self.game is None or self.status != "playing":
            return []
        return list(self.game.awaiting)

    @property
    def host(self) -> str:
        """Who may start the table: whoever opened it, or the first person seated if they sat there and left."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return people[0] if self.host_left and people else self.charter.host

    @property
    def sealed(self) -> bool:
        """Between fixing the seats and dealing: nonces are asked for."""
        return self.reveal_until is not None

    def contributions(self) -> list[Contribution]:
        return [
            Contribution(number, seat.nonce_hash, seat.nonce)
            for number, seat in enumerate(self.seats)
            if seat.nonce_hash is not None
        ]

    def next_due(self) -> int | None:
        """When the hall must look again: a clock at zero, a reminder, or the end of the time for nonces."""
        return self.clocks.next_due() if self.status == "playing" else self.reveal_until

    def seats_of(self, person_ids: frozenset[str]) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person in person_ids]

    def seats_with_people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person is not None]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.awaiting if not self.seats[seat].played_by_person]

    def pass_code(self, seat: int) -> int | None:
        """The answer by which a seat doesn't react, where its question is whether it does."""
        game = self.started_game()
        return game.game.pass_code(game.state, seat)

    def answers_by_default(self, seat: int) -> bool:
        """Whether the game's default answers, not the stand-in, are wanted for a seat whose time is up."""
        return self.seats[seat].out == "flagged" and self.charter.on_timeout == "default"

    def bot_of(self, seat: int) -> str:
        return self.seats[seat].bot or self.charter.stand_in

    def started_game(self) -> Table:
        if self.game is None:
            raise Refusal(409, "not-started" if self.stranded is None else "stranded")
        return self.game

    # --- folding -----------------------------------------------------------------------------------------------

    def fold(self, line: Line) -> None:
        """Take in the next line of the log."""
        if line.number != self.version + 1:
            raise ValueError(f"table {self.charter.id}: line {line.number} can't follow line {self.version}")
        if line.kind == "rules":
            check_not_newer(line.detail["to"], self.game_rules.rules_version)
        self.version = line.number
        set_back = line.kind == "outage" and line.code < 0
        self.updated = line.at if set_back else max(self.updated, line.at)
        if line.deed is not None:
            self.deeds[line.deed] = line.number
        # The line of new rules is of the same moment as the one after it, which may forgive the time before.
        if self.game is not None and self.status == "playing" and line.kind != "rules":
            self.clocks.advance(line.at, line.code if line.kind == "outage" else 0)
        if self.status == "open":
            self.before_start.append(line)
        if self.counted and line.at >= self.charter.day_ends and self.status != "finished":
            self.counted = False
            self.notice(line, "daily-late")
        FOLDS[line.kind](self, line)
        self.status = self.present_status()
        if self.status != "finished":
            self.finished_at = None
        elif self.finished_at is None:
            self.finished_at = line.at
        if self.clocks.timed:
            running = [seat for seat in self.awaiting if self.seats[seat].played_by_person]
            self.clocks.run(running, line.seat if line.kind in SAME_DECISION else None)

    def present_status(self) -> Status:
        if self.ended or self.closed is not None or self.ended_early or self.kept_result is not None:
            return "finished"
        if self.stranded is not None:
            return "stranded"
        if self.game is None:
            return "open"
        return "finished" if self.game.over else "playing"

    def notice(self, line: Line, key: str, **args: Value) -> None:
        self.notices.append(Notice(line.number, self.ply, line.at, Message(f"hall.{key}", args)))

    def sit(self, line: Line) -> None:
        detail = line.detail
        self.seats[line.seat].seat_person(detail["person"], detail["name"], detail.get("nonce_hash"))
        if line.detail["person"] == self.charter.host:
            self.host_left = False
        self.notice(line, "sat-down", seat=line.seat)

    def put_bot(self, line: Line) -> None:
        self.seats[line.seat].seat_bot(line.detail["bot"])

    def free(self, line: Line) -> None:
        if line.detail.get("removed"):
            self.removed[line.detail["person"]] = self.seats[line.seat].name
            self.notice(line, "removed", place_count=line.seat + 1)
        self.seats[line.seat].clear()
        if line.detail.get("person") == self.charter.host:
            self.host_left = self.charter.host not in [seat.person for seat in self.seats]

    def let_in(self, line: Line) -> None:
        self.removed.pop(line.detail["person"], None)

    def rename(self, line: Line) -> None:
        self.seats[line.seat].name = line.detail["name"]

    def seal(self, line: Line) -> None:
        self.reveal_until = line.at + line.code

    def reveal(self, line: Line) -> None:
        self.seats[line.seat].nonce = line.detail["nonce"]

    def miss_reveal(self, line: Line) -> None:
        self.notice(line, "no-reveal", seat=line.seat)

    def start(self, line: Line) -> None:
        self.reveal_until = None
        self.notice(line, "started")
        self.before_start = []
        self.clocks.since = line.at
        if self.stranded is not None:
            return
        try:
            game = self.set_up(seed_of_deal(self.charter.seed, self.contributions()))
        except MeadhallError:  # options that were allowed once
            self.strand("setup", line)
            return
        if self.proving:
            self.proved += 1
            if line.told is not None:
                self.compared += 1
                if told_by_setup(game) != line.told:
                    self.strand("differs", line)
                    return
        self.game = game

    def play(self, line: Line) -> None:
        if self.proving and self.stranded is None:
            self.prove(line)
        if self.stranded is not None:
            self.stranded.take(line)
            self.kept_result = line.detail.get("result")
            return
        assert self.game is not None
        if self.game.ply % CHECKPOINT == 0:
            self.checkpoints = [*self.checkpoints[-1:], self.game.clone()]
        self.act(line)
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

    def act(self, line: Line) -> None:
        """Carry out a move; what was tried just before it was stored needn't be done twice."""
        game, trial = self.started_game(), self.trial
        self.trial = None
        if trial is not None and trial.fits(game.state, line):
            game.adopt(line.seat, line.code, trial.after)
        else:
            game.act(line.seat, line.code)

    def undo(self, line: Line) -> None:
        self.question = None
        if self.stranded is not None:
            return
        assert self.game is not None
        marked = self.game.take_backs or past_barrier(self.game, line.code)
        self.game = self.game_at(line.code)
        self.game.take_backs = marked
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
        assert self.question is not None
        self.notice(line, "undo-refused", seat=line.seat, ply_count=self.question.ply)
        self.question = None

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
        if line.detail["why"] == "gone":
            holder.name = GONE
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

    def go_on_under_new_rules(self, line: Line) -> None:
        detail = line.detail
        self.rules_version = detail["to"]
        self.proving = detail["to"] != self.game_rules.rules_version
        key = "rules-changed" if detail["compared"] == detail["lines"] else "rules-changed-uncompared"
        self.notice(line, key, from_text=detail["from"], to_text=detail["to"])

    def agree_to_end(self, line: Line) -> None:
        self.agreed_to_end.append(line.seat)
        self.notice(line, "end-agreed", seat=line.seat)

    def end(self, line: Line) -> None:
        self.ended = True
        self.notice(line, "ended-without-result")

    # --- older rules -------------------------------------------------------------------------------------------

    def strand(self, reason: Reason, line: Line) -> None:
        """From this line on the log can't be played: the game stays where it stood before it."""
        self.stranded = Stranded(reason, line.number, self.rules_version, self.game_rules.rules_version)

    def prove(self, line: Line) -> None:
        """A move made under older rules must be legal and tell what it told then."""
        game = self.started_game()
        if line.code not in game.state.legal(line.seat):
            self.strand("illegal", line)
            return
        self.proved += 1
        if line.told is None:  # written before that was kept
            return
        self.compared += 1
        [now] = with_told(self.game_rules, game.state.clone(), [Draft("play", line.seat, line.code)])
        if now.told != line.told or now.detail.get("result") != line.detail.get("result"):
            self.strand("differs", line)

    def check_open_table(self) -> None:
        """A table that waits for people must be one that can still be started."""
        if self.proving and self.status == "open":
            try:
                self.game_rules.check_options(self.charter.players, self.charter.options)
            except MeadhallError:
                self.stranded = Stranded("setup", self.version, self.rules_version, self.game_rules.rules_version)
                self.status = self.present_status()

    def compare_with_summary(self, version: int, summary: dict[str, Any]) -> None:
        """Where it isn't known what the moves told, the lobby's last word is what a log of older rules is held to."""
        if not self.proving or version != self.version or summary["status"] not in ("playing", "finished"):
            return
        if self.stranded is None and self.game is not None and self.compared < self.proved:
            told = (summary["status"], summary["ply"], summary["awaiting"])
            if told != (self.status, self.ply, self.awaiting):
                self.strand_at_last_move()
        if self.stranded is not None and summary["status"] == "finished" and self.kept_result is None:
            self.kept_result = WITHOUT_RESULT
        self.status = self.present_status()

    def strand_at_last_move(self) -> None:
        self.stranded = Stranded("differs", self.version, self.rules_version, self.game_rules.rules_version)
        self.stranded.moves = min(1, self.ply)
        self.game = self.game_at(self.ply - 1) if self.ply else None

    def ready_to_store(self, drafts: list[Draft]) -> list[Draft]:
        """Lines about to be stored, with what they will tell, after one that says if rules have changed before them."""
        if self.proving and self.status in ("open", "playing"):
            detail = {"from": self.rules_version, "to": self.game_rules.rules_version,
                      "lines": self.proved, "compared": self.compared}  # fmt: skip
            drafts = [Draft("rules", detail=detail), *drafts]
        last = drafts[-1] if drafts else None
        if last is not None and last.kind == "play" and self.game is not None:
            self.trial = Trial(self.game.state, self.game.state.clone(), last)
            return with_told(self.game_rules, self.trial.after, drafts)
        if last is not None and last.kind == "start":
            return [*drafts[:-1], Draft("start", last.seat, last.code, last.detail, self.told_by_start(drafts))]
        return drafts

    def told_by_start(self, drafts: list[Draft]) -> int | None:
        """What the start will tell: the lines up to it are folded for that, as some of them may bear on the setup."""
        lines = number_drafts(drafts, self.version, self.updated, None)
        started = fold_log(self.charter, [*self.before_start, *lines])
        return None if started.game is None else told_by_setup(started.game)

    def close(self, line: Line) -> None:
        self.closed = line.detail["why"]
        self.question = None
        self.notice(line, "table-closed", why_text=line.detail["why"])

    def forget_people(self, gone: frozenset[str]) -> bool:
        """Take the names of people who have left the hall for good from this table; whether any was there.

        The log was changed in the same way (`own_data`): whoever reads it again sees the same.
        """
        found = False
        for seat in self.seats:
            if seat.person in gone and seat.name != GONE:
                seat.name = GONE
                found = True
        for person in [person for person in self.removed if person in gone]:
            self.removed[person] = GONE
            found = True
        return found

    # --- derived -----------------------------------------------------------------------------------------------

    def set_up(self, seed: str) -> Table:
        return new_table(self.game_rules, self.charter.players, seed, self.charter.options)

    def game_at(self, ply: int) -> Table:
        """The game as it stood at an earlier ply: the log played again from the last checkpoint before it."""
        present = self.started_game()
        self.checkpoints = [checkpoint for checkpoint in self.checkpoints if checkpoint.ply <= ply]
        past = self.checkpoints[-1].clone() if self.checkpoints else self.set_up(present.seed)
        for seat, code in present.log[past.ply : ply]:
            past.act(seat, code)
        return past

    def journal_kept(self, after: int) -> int:
        """Up to which ply the journal still reads as it did to somebody who followed it to ply `after`."""
        if self.status == "finished":
            return -1  # private entries are open to all now
        return min(after, self.ply, self.undone_to)

    def people_present(self) -> list[int]:
        """The seats whose holders are at the table."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person]

    def people_to_ask(self) -> list[int]:
        """The seats whose holders must agree to an undo: every person who plays, or may come back to play."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person or seat.may_return]

    @property
    def take_backs(self) -> bool:
        """Whether the game went back past a barrier: it stays marked for good."""
        return self.game is not None and self.game.take_backs

    def result(self) -> dict[str, Any] | None:
        if self.status != "finished":
            return None
        marks = {"take_backs": self.take_backs}
        if self.ended:
            return {**WITHOUT_RESULT, "ended_by": "agreement", **marks}
        if self.kept_result is not None:
            return {**self.kept_result, "ended_by": "game", **marks}
        result = None if self.game is None else self.game.result
        if result is None and self.closed is not None:
            return {**WITHOUT_RESULT, "ended_by": "closed", **marks}
        if result is None:
            return {
                "scores": None,
                "lines": None,
                "ties": [],
                "places": self.conceded_places(),
                "ended_by": "concession",
                **marks,
            }
        return {**result.shown(), "ended_by": "game", **marks}

    def conceded_places(self) -> list[int]:
        """Who stayed shares the first place; who was out earlier stands behind who was out later."""
        stayed = [self.out_since.get(seat, NEVER) for seat in range(len(self.seats))]
        return [1 + sum(other > mine for other in stayed) for mine in stayed]


FOLDS = {
    "sit": Record.sit,
    "bot": Record.put_bot,
    "free": Record.free,
    "let-in": Record.let_in,
    "name": Record.rename,
    "seal": Record.seal,
    "reveal": Record.reveal,
    "no-reveal": Record.miss_reveal,
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
    "rules": Record.go_on_under_new_rules,
    "end-agreed": Record.agree_to_end,
    "ended": Record.end,
    "closed": Record.close,
}


def fold_log(charter: Charter, lines: list[Line]) -> Record:
    changes = [line for line in lines if line.kind == "rules"]
    record = Record(charter, changes[-1].detail["to"] if changes else None)
    for line in lines:
        record.fold(line)
    record.check_open_table()
    return record
