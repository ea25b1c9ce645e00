"""Sheets: a view laid out as small tables of text, for terminals and other plain places."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """A titled table. All texts are already in words."""

    title: str
    head: list[str]
    rows: list[list[str]]


def line_of(sheet: Sheet, row: list[str]) -> list[str]:
    """A row as it is said in one line: each cell but the first after its head."""
    return [f"{head} {cell}" for head, cell in zip(sheet.head[1:], row[1:], strict=True) if cell]


def in_one_line(parts: list[str]) -> str:
    return " · ".join(part for part in parts if part)
