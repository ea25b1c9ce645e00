"""A bot's process: reads questions, one JSON object a line, and answers each with the code of a legal action.

It replays the table's log to where the question arose, and hands the bot a `Seat`: what its seat may know, with
everything else dealt anew. Nothing of the true state reaches a bot.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from meadhall.bots import Bot, make_bot
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table, table_of_log

TABLES_KEPT = 64
SEARCHES_KEPT = 8
"""Of so many seats the last search is kept: a turn's next decision goes on with it."""
MEMORY = 2 * 1024**3


class Question(msgspec.Struct, frozen=True):
    """Which table, where it stands, and whose decision by which bot. `chance` seeds what the bot imagines."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    log: list[tuple[int, int]]
    seat: int
    bot: str
    chance: str


class Memory:
    """Tables of earlier questions: most questions need only the moves since."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.searched: OrderedDict[tuple[str, int], SearchBot] = OrderedDict()

    def table(self, question: Question) -> Table:
        table = self.tables.pop(question.table, None)
        if table is None or table.log != question.log[: len(table.log)]:
            table = table_of_log(find_game(question.game), question.players, question.seed, question.options)
            table.state.journal = None
            for seat in range(question.players):  # what was searched may have been undone
                self.searched.pop((question.table, seat), None)
        for seat, code in question.log[len(table.log) :]:
            table.act(seat, code)
        self.tables[question.table] = table
        if len(self.tables) > TABLES_KEPT:
            self.tables.popitem(last=False)
        return table

    def bot(self, question: Question) -> Bot:
        """The bot that is asked, with what it found when the same seat was asked before."""
        bot = make_bot(question.bot, question.chance, live=True)
        if isinstance(bot, SearchBot):
            place = (question.table, question.seat)
            before = self.searched.pop(place, None)
            if before is not None and before.name == bot.name:
                bot.last, bot.answer = before.last, before.answer
            self.searched[place] = bot
            if len(self.searched) > SEARCHES_KEPT:
                self.searched.popitem(last=False)
        return bot


def answer(question: Question, memory: Memory) -> int:
    table = memory.table(question)
    bot = memory.bot(question)
    return bot.choose(Seat(table.game, table.state, question.seat, Chance(key_of_seed(question.chance))))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    memory = Memory()
    for line in questions:
        code = answer(msgspec.json.decode(line, type=Question), memory)
        answers.write(b"%d\n" % code)
        answers.flush()


def limit_memory() -> None:
    """A bot that wants ever more memory dies of it alone, before the machine runs out and the hall with it."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        if most == resource.RLIM_INFINITY or most > MEMORY:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


def main() -> None:
    limit_memory()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
