"""Sheets: a view laid out as small tables of text, for terminals and other plain places."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """A titled table. All texts are already in words."""

    title: str
    head: list[str]
    rows: list[list[str]]
