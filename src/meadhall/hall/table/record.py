"""A table as its log tells it: terms and lines folded into seats, game, clocks and notices. Pure, no I/O.

Every process that shows a table folds the same lines (`folding`) and so sees the same table.
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.hall.people.names import GONE
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.clock import Clocks
from meadhall.hall.table.lines import Line
from meadhall.hall.table.notices import Notice
from meadhall.hall.table.seating import SeatHolder
from meadhall.hall.table.stranded import Stranded, check_not_newer
from meadhall.hall.table.terms import Terms
from meadhall.hall.table.told import Trial
from meadhall.hall.table.undo import Question
from meadhall.kernel.deal import Contribution
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, table_of_log
from meadhall.kernel.words.message import Message, Value

CHECKPOINT = 32
"""A copy of the game is kept at every so many plies."""
NEVER = 10**15
"""Later than any ply or line."""

Status = Literal["open", "playing", "stranded", "finished"]

WITHOUT_RESULT: dict[str, Any] = {"scores": None, "lines": None, "places": None}


class Record:
    """One table, up to the last folded line."""

    def __init__(self, terms: Terms, written_under: str | None = None) -> None:
        """`written_under`: the version of the rules at the end of the log, if it isn't that of the terms."""
        game = find_game(terms.game)
        last_version = terms.rules_version if written_under is None else written_under
        check_not_newer(last_version, game.rules_version)
        self.terms = terms
        self.game_rules = game
        self.rules_version = terms.rules_version
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
        self.updated = terms.created
        self.seats = [SeatHolder() for _ in range(terms.players)]
        self.game: Table | None = None
        self.checkpoints: list[Table] = []
        """Copies of the game at its last round plies: an undo plays on from one instead of from the beginning."""
        self.furthest = 0
        """The most decisions the game has had: one taken back and made anew earns its seat no time a second time."""
        self.out_since: dict[int, int] = {}
        """At which line somebody went out; flags that fell together fell at one."""
        self.last_flag = (0, 0, 0)
        """Line and time of the last flag, and the line of the first that fell with it."""
        self.counted = terms.counted
        self.hints: list[int] = []
        """Seats that asked for a hint."""
        self.ended_early = False
        self.reveal_until: int | None = None
        """While nonces are asked for: when the game begins without those still missing."""
        self.clocks = Clocks(terms.pace, terms.players)
        self.question: Question | None = None
        self.host_left = False
        self.rematch: str | None = None
        self.removed: dict[str, str] = {}
        """People the host removed from their seats, and their names: they may neither sit down nor speak here."""
        self.closed: str | None = None
        """Why an operator ended the table."""
        self.notices: list[Notice] = []
        self.commands_done: dict[str, int] = {}
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
        return people[0] if self.host_left and people else self.terms.host

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

    def others_learn(self) -> bool:
        """Whether anybody learns from how a seat behaves: not around one screen, nor where all others are bots."""
        people = {seat.person for seat in self.seats if seat.played_by_person}
        return len(people) > 1 and not self.terms.hot_seat

    def answers_by_default(self, seat: int) -> bool:
        """Whether the game's default answers, not the stand-in, are wanted for a seat whose time is up."""
        return self.seats[seat].out == "flagged" and self.terms.on_timeout == "default"

    def bot_of(self, seat: int) -> str:
        return self.seats[seat].bot or self.terms.stand_in

    def started_game(self) -> Table:
        if self.game is None:
            raise Refusal(409, "not-started" if self.stranded is None else "stranded")
        return self.game

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
        return table_of_log(self.game_rules, self.terms.players, seed, self.terms.options)

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
        marks = {"take_backs": self.take_backs, "hints": self.hints}
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
