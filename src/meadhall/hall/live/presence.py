"""Who is connected at the other processes: where several share a database, each tells the others who watches a table.

Nothing of it is stored. What a process said counts until it says otherwise, or has been silent for a while.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

SILENCE_SECONDS = 10.0
"""A process nobody has heard of for so long is gone, and with it everybody who was connected there."""

NOBODY = "-"


class Here(msgspec.Struct, frozen=True):
    """Who watches a table at one process: people who sit there, and how many others."""

    people: frozenset[str] = frozenset()
    others: int = 0

    def __or__(self, more: Here) -> Here:
        return Here(self.people | more.people, self.others + more.others)

    def in_words(self) -> str:
        return f"{self.others} {','.join(sorted(self.people)) or NOBODY}"


def read_here(words: str) -> Here:
    others, _, people = words.partition(" ")
    return Here(frozenset() if people == NOBODY else frozenset(people.split(",")), int(others))


class Elsewhere:
    """What the other processes have said, table by table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.said: dict[str, dict[str, Here]] = {}
        self.heard: dict[str, float] = {}

    def hear(self, process: str) -> bool:
        """Any word of a process is a sign of life. Whether it is the first, or the first after a silence."""
        returned = process not in self.heard
        self.heard[process] = self.clock()
        return returned

    def note(self, process: str, table: str, here: Here) -> None:
        at_table = self.said.setdefault(table, {})
        at_table[process] = here
        if not here.people and not here.others:
            self.forget(process, table)

    def forget(self, process: str, table: str) -> None:
        self.said[table].pop(process, None)
        if not self.said[table]:
            del self.said[table]

    def at(self, table: str) -> Here:
        together = Here()
        for here in self.said.get(table, {}).values():
            together |= here
        return together

    def forget_silent(self) -> list[str]:
        """Drop processes that are gone; returns the tables where somebody was connected to them."""
        now = self.clock()
        gone = {process for process, heard in self.heard.items() if now - heard > SILENCE_SECONDS}
        for process in gone:
            del self.heard[process]
        left = [(process, table) for table, at_table in self.said.items() for process in at_table if process in gone]
        for process, table in left:
            self.forget(process, table)
        return [table for _, table in left]
