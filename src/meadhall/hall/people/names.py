"""What people may be called."""

from __future__ import annotations

import unicodedata

from meadhall.hall.refusal import Refusal

GONE = "Former player"
"""What somebody is called who had the hall forget them. The browser says it in the reader's language."""
MOST_CHARACTERS = 24
"""Counted as people count: a letter with its marks is one."""
MOST_STACKED = 2
"""Marks above, below or around a letter that has no form of its own with them; more grow over the lines beside it."""
MOST_MARKS = 4
"""Marks of all kinds: some scripts write vowels as marks that take a place of their own."""
VARIATION_SELECTORS = {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
"""They choose between two shapes of the character before them and are left out."""
BLANK = {chr(code) for code in (
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159,
)}  # fmt: skip
"""Letters, marks and symbols that show nothing, such as the Hangul fillers and the empty Braille cell."""


def clean_name(name: str, most: int = MOST_CHARACTERS, refusal: str = "name-wrong") -> str:
    """A name people can be shown, on one line and in normal form (NFC).

    It has 1 to `most` characters, a letter or a digit among them; none is invisible or changes the direction of
    writing, and none carries a stack of marks.
    """
    plain = unicodedata.normalize("NFC", "".join(letter for letter in name if letter not in VARIATION_SELECTORS))
    plain = " ".join(plain.split())
    characters = split_characters(plain)
    if (
        len(characters) > most
        or not any(unicodedata.category(character[0])[0] in "LN" for character in characters)
        or not all(is_visible(character) for character in characters)
    ):
        raise Refusal(422, refusal, least_count=1, most_count=most)
    return plain


def split_characters(text: str) -> list[str]:
    """Each base character with the marks that follow it."""
    characters: list[str] = []
    for letter in text:
        if characters and unicodedata.category(letter)[0] == "M":
            characters[-1] += letter
        else:
            characters.append(letter)
    return characters


def is_visible(character: str) -> bool:
    """Whether a base character and its marks can be seen, and read."""
    base, marks = character[0], character[1:]
    if any(letter in BLANK or unicodedata.category(letter)[0] == "C" for letter in character):
        return False
    if unicodedata.category(base)[0] == "M" or (base == " " and marks):  # marks with nothing under them
        return False
    stacked = [mark for mark in marks if unicodedata.combining(mark) or unicodedata.category(mark) == "Me"]
    return len(stacked) <= MOST_STACKED and len(marks) <= MOST_MARKS
