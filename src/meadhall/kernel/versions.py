"""Versions of a game's rules: whole numbers as text, counted up (docs/rules-versions.md)."""

from __future__ import annotations


def is_version(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


def is_newer(version: str, than: str) -> bool:
    return int(version) > int(than)
