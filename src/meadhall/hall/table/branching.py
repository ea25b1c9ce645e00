"""A table that goes on from a moment of a finished game, to try what else could have been done there.

It is dealt from the same seed and plays the same moves up to that moment; what was hidden is as it truly was. The game
it comes from is over, so nothing is given away.
"""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_seat
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.seating import check_bot, sit_line
from meadhall.hall.table.folding.fold import fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.storing import number_lines, ready_to_store
from meadhall.hall.table.terms import Branch, Pace, Terms
from meadhall.hall.table.told import with_digests
from meadhall.hall.tokens import random_name


def branch_of(
    record: Record, ply: int, seat: int, opponents: str | None, actor: Actor, table: str, now: int
) -> tuple[Terms, list[Line]]:
    """Terms and log of the new table: the asker on one seat, bots on the others, and the moves up to `ply`.

    If no bot is named, those that sat there go on, and for people whoever would have stood in for them.
    """
    game = record.started_game()
    check_seat(record, seat)
    if ply >= game.ply:
        raise Refusal(422, "branch-past-end", given_count=ply, most_count=game.ply - 1)
    terms = Terms(
        id=table,
        game=record.terms.game,
        rules_version=record.game_rules.rules_version,
        players=record.terms.players,
        options=record.terms.options,
        pace=Pace(),
        private=True,
        spectators=True,
        hot_seat=False,
        stand_in=check_bot(opponents or record.terms.stand_in),
        host=actor.id,
        seed=game.seed,
        key=random_name(24),
        created=now,
        seeds_allowed=True,
        seed_chosen=True,
        branch=Branch(record.terms.id, ply),
    )
    seats = [
        sit_line(terms, number, actor, "", None)
        if number == seat
        else NewLine("bot", number, detail={"bot": check_bot(opponents or record.bot_of(number))})
        for number in range(terms.players)
    ]
    first = ready_to_store(Record(terms), [*seats, NewLine("start")])
    started = fold_log(terms, number_lines(first, 0, now, None)).started_game()
    moves = [NewLine("play", mover, code) for mover, code in game.log[:ply]]
    played = with_digests(record.game_rules, started.state.clone(), moves)
    return terms, number_lines([*first, *played], 0, now, None)
