"""The start of the game, its moves, and moves that are taken back."""

from __future__ import annotations

from meadhall.hall.table.lines import Line
from meadhall.hall.table.older_rules import prove, strand
from meadhall.hall.table.record import CHECKPOINT, Record
from meadhall.hall.table.told import setup_digest
from meadhall.hall.table.undo import Question, past_barrier
from meadhall.kernel.deal import seed_of_deal
from meadhall.kernel.errors import MeadhallError


def start(record: Record, line: Line) -> None:
    record.reveal_until = None
    record.notice(line, "started")
    record.before_start = []
    record.clocks.since = line.at
    if record.stranded is not None:
        return
    try:
        game = record.set_up(seed_of_deal(record.terms.seed, record.contributions()))
    except MeadhallError:  # options that were allowed once
        strand(record, "setup", line)
        return
    if record.proving:
        record.proved += 1
        if line.digest is not None:
            record.compared += 1
            if setup_digest(game) != line.digest:
                strand(record, "differs", line)
                return
    record.game = game


def play(record: Record, line: Line) -> None:
    if record.proving and record.stranded is None:
        prove(record, line)
    if record.stranded is not None:
        record.stranded.take(line)
        record.kept_result = line.detail.get("result")
        return
    assert record.game is not None
    if record.game.ply % CHECKPOINT == 0:
        record.checkpoints = [*record.checkpoints[-1:], record.game.clone()]
    act(record, line)
    record.question = None
    if record.clocks.timed and record.game.ply > record.furthest and record.seats[line.seat].played_by_person:
        record.clocks.decided(line.seat)
    record.furthest = max(record.furthest, record.game.ply)
    holder = record.seats[line.seat]
    if holder.out == "flagged":
        holder.missed = False
        holder.answered_to = record.game.ply
    if line.detail.get("stuck"):
        record.notice(line, "bot-stuck", seat=line.seat)


def act(record: Record, line: Line) -> None:
    """Carry out a move; what was tried just before it was stored needn't be done twice."""
    game, trial = record.started_game(), record.trial
    record.trial = None
    if trial is not None and trial.fits(game.state, line):
        game.adopt(line.seat, line.code, trial.after)
    else:
        game.act(line.seat, line.code)


def take_hint(record: Record, line: Line) -> None:
    """The game is marked for good, also where the log is of rules that don't play it any more."""
    if line.seat not in record.hints:
        record.hints = sorted([*record.hints, line.seat])
    if record.game is not None:
        record.game.hints = record.hints
    record.notice(line, "hint-taken", seat=line.seat)


def undo(record: Record, line: Line) -> None:
    record.question = None
    if record.stranded is not None:
        return
    assert record.game is not None
    marked = record.game.take_backs or past_barrier(record.game, line.code)
    record.game = record.game_at(line.code)
    record.game.take_backs = marked
    record.game.hints = record.hints
    for number, seat in enumerate(record.seats):
        seat.answered_to = min(seat.answered_to, line.code)
        seat.missed = seat.missed and number in record.game.awaiting
    record.undone_at = line.number
    record.undone_to = min(record.undone_to, line.code)
    record.notice(line, "undone", seat=line.seat, ply_count=line.code)


def ask_undo(record: Record, line: Line) -> None:
    record.question = Question(line.seat, line.code)
    record.notice(line, "undo-asked", seat=line.seat, ply_count=line.code)


def agree_undo(record: Record, line: Line) -> None:
    assert record.question is not None
    record.question.agreed.append(line.seat)


def refuse_undo(record: Record, line: Line) -> None:
    assert record.question is not None
    record.notice(line, "undo-refused", seat=line.seat, ply_count=record.question.ply)
    record.question = None
