"""A table as its log tells it: charter and lines folded into seats, game, clocks and notices. Pure, no I/O.

Every process that shows a table folds the same lines and so sees the same table. `fold` trusts its lines: they were
checked (`deeds`) before they were stored.
"""

from __future__ import annotations

import math
from typing import Any, Literal

from meadhall.hall.charter import Charter
from meadhall.hall.clock import Clocks
from meadhall.hall.lines import Line
from meadhall.hall.notice import Notice
from meadhall.hall.refusal import Refusal
from meadhall.hall.seating import SeatHolder
from meadhall.hall.takeback import Question
from meadhall.kernel.deal import Contribution, seed_of_deal
from meadhall.kernel.message import Message, Value
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table

CHECKPOINT = 32
SAME_DECISION = ("undo", "back")
"""Lines that bring a seat back to a decision it had begun: its days for it don't begin anew."""

NEVER = 10**15
"""Later than any ply."""

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
        self.out_since: dict[int, tuple[int, int]] = {}
        self.ended_early = False
        self.reveal_until: int | None = None
        """While nonces are asked for: when the game begins without those still missing."""
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
        """When the hall must look at this table again: a clock at zero, or the end of the time for nonces."""
        return self.clocks.next_flag() if self.status == "playing" else self.reveal_until

    def seats_of(self, person_ids: frozenset[str]) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person in person_ids]

    def seats_with_people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person is not None]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.awaiting if not self.seats[seat].played_by_person]

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
        self.updated = max(self.updated, line.at)
        if line.deed is not None:
            self.deeds[line.deed] = line.number
        if self.game is not None and self.status == "playing":
            self.clocks.advance(line.at, line.code if line.kind == "outage" else 0)
        FOLDS[line.kind](self, line)
        if self.game is not None:
            self.status = "finished" if self.game.over or self.ended_early else "playing"
        if self.clocks.timed:
            running = [seat for seat in self.awaiting if self.seats[seat].played_by_person]
            self.clocks.run(running, line.seat if line.kind in SAME_DECISION else None)

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
        self.seats[line.seat].clear()
        if line.detail.get("person") == self.charter.host:
            self.host_left = self.charter.host not in [seat.person for seat in self.seats]

    def rename(self, line: Line) -> None:
        self.seats[line.seat].name = line.detail["name"]

    def seal(self, line: Line) -> None:
        self.reveal_until = line.at + line.code

    def reveal(self, line: Line) -> None:
        self.seats[line.seat].nonce = line.detail["nonce"]

    def miss_reveal(self, line: Line) -> None:
        self.notice(line, "no-reveal", seat=line.seat)

    def start(self, line: Line) -> None:
        charter = self.charter
        self.reveal_until = None
        seed = seed_of_deal(charter.seed, self.contributions())
        self.game = new_table(self.game_rules, charter.players, seed, charter.options)
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
        if line.detail.get("stuck"):
            self.notice(line, "bot-stuck", seat=line.seat)

    def undo(self, line: Line) -> None:
        assert self.game is not None
        self.game = self.game_at(line.code)
        self.question = None
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
        self.seats[line.seat].away = False
        self.notice(line, "came-back", seat=line.seat)

    def go_out(self, line: Line) -> None:
        self.seats[line.seat].out = line.detail["why"]
        # Flags that fall together fall at one moment; people resign one after the other.
        self.out_since[line.seat] = (line.at, 0 if line.detail["why"] == "flagged" else line.number)
        self.question = None
        self.notice(line, line.detail["why"], seat=line.seat)
        still_in = [seat for seat in self.seats if seat.out is None]
        # Nobody is left to play against, or no person is left to play for.
        self.ended_early = len(still_in) <= 1 or all(seat.person is None for seat in still_in)

    def outage(self, line: Line) -> None:
        self.notice(line, "outage", seconds_count=line.code // 1000)

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
            past = new_table(self.game_rules, charter.players, present.seed, charter.options)
        for seat, code in present.log[past.ply : ply]:
            past.act(seat, code)
        return past

    def journal_kept(self, after: int) -> int:
        """Up to which ply the journal still reads as it did to somebody who followed it to ply `after`."""
        if self.status == "finished":
            return -1  # private entries are open to all now
        return min(after, self.ply, self.undone_to)

    def people_to_ask(self) -> list[int]:
        """The seats whose holders must agree to an undo: everybody who plays, except bots."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person]

    def result(self) -> dict[str, Any] | None:
        if self.game is None or self.status != "finished":
            return None
        result = self.game.result
        if result is None:
            return {"scores": None, "lines": None, "places": self.conceded_places(), "ended_by": "concession"}
        return {"scores": result.scores, "lines": result.lines, "places": result.places, "ended_by": "game"}

    def conceded_places(self) -> list[int]:
        """Who stayed shares the first place; who was out earlier stands behind who was out later."""
        stayed = [self.out_since.get(seat, (math.inf, 0)) for seat in range(len(self.seats))]
        return [1 + sum(other > mine for other in stayed) for mine in stayed]


FOLDS = {
    "sit": Record.sit,
    "bot": Record.put_bot,
    "free": Record.free,
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
    "rematch": Record.note_rematch,
}


def fold_log(charter: Charter, lines: list[Line]) -> Record:
    record = Record(charter)
    for line in lines:
        record.fold(line)
    return record
