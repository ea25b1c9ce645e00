"""What a seat knows as a row of small numbers, for code that learns.

A game writes its row with an `Observer`, field by field and always in the same order (`Game.observe`). Each number is
one byte, cut off at 0 and 255. A `Describer` goes through the same calls and notes the fields, so that a row and its
description can't drift apart. A field also says by what its bytes are divided to lie mostly between 0 and 1.
"""

from __future__ import annotations

from typing import Final

MOST_STORED: Final = 255
NEIGHBOURS: Final[list[str]] = ["own", "left_1", "left_2", "left_3", "left_4", "left_5"]
"""The seats of a row: first the one that looks, then the others clockwise."""


class Field:
    """A run of numbers of one kind: a number of the row is `(byte + least) / most`."""

    def __init__(self, name: str, size: int, most: int, least: int) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.least = least


class Observer:
    """Writes one row into a buffer that holds zeros there, from `at` on."""

    def __init__(self, buffer: bytearray, at: int = 0) -> None:
        self.buffer = buffer
        self.at = at

    def about(self, whom: str) -> None:
        """The fields from here on are about one seat or thing; their names begin with this one."""

    def number(self, name: str, value: int, most: int, least: int = 0) -> None:
        """A whole number; `most` is a large one for this field, `least` the smallest it can be."""
        stored = value - least
        if stored > 0:
            self.buffer[self.at] = stored if stored < MOST_STORED else MOST_STORED
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.buffer[self.at] = 1
        self.at += 1

    def numbers(self, name: str, values: list[int], most: int) -> None:
        """Several numbers of one kind; how many is always the same."""
        at = self.at
        for value in values:
            if value > 0:
                self.buffer[at] = value if value < MOST_STORED else MOST_STORED
            at += 1
        self.at = at

    def one_of(self, name: str, value: int, count: int) -> None:
        """Which of `count` things, one number each; none of them if the value is negative."""
        if value >= 0:
            self.buffer[self.at + value] = 1
        self.at += count

    def members(self, name: str, mask: int, count: int) -> None:
        """A set, as a mask, among `count` things, one number each."""
        at = self.at
        while mask:
            lowest = mask & -mask
            self.buffer[at + lowest.bit_length() - 1] = 1
            mask ^= lowest
        self.at += count

    def listed(self, name: str, things: list[int], count: int) -> None:
        """A set, as a list, among `count` things, one number each."""
        for thing in things:
            self.buffer[self.at + thing] = 1
        self.at += count

    def counted(self, name: str, things: list[int], count: int, most: int) -> None:
        """How often each of `count` things is in a list, one number each."""
        for thing in things:
            place = self.at + thing
            if self.buffer[place] < MOST_STORED:
                self.buffer[place] += 1
        self.at += count


class Describer(Observer):
    """Notes the fields of a row in place of writing it."""

    def __init__(self) -> None:
        super().__init__(bytearray())
        self.fields: list[Field] = []
        self.prefix = ""

    def note(self, name: str, size: int, most: int, least: int = 0) -> None:
        self.fields.append(Field(self.prefix + name, size, most, least))

    def about(self, whom: str) -> None:
        self.prefix = whom + "_" if whom else ""

    def number(self, name: str, value: int, most: int, least: int = 0) -> None:
        self.note(name, 1, most, least)

    def flag(self, name: str, value: bool) -> None:
        self.note(name, 1, 1)

    def numbers(self, name: str, values: list[int], most: int) -> None:
        self.note(name, len(values), most)

    def one_of(self, name: str, value: int, count: int) -> None:
        self.note(name, count, 1)

    def members(self, name: str, mask: int, count: int) -> None:
        self.note(name, count, 1)

    def listed(self, name: str, things: list[int], count: int) -> None:
        self.note(name, count, 1)

    def counted(self, name: str, things: list[int], count: int, most: int) -> None:
        self.note(name, count, most)
