"""Positions: any situation as JSON, in part or whole. `docs/positions.md` is their reference.

What a position leaves out takes its value from the standard setup; what contradicts itself is refused with a reason.
`Fields` reads somebody's JSON piece by piece and knows the path of each piece, so that an error can name it.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from meadhall.kernel.errors import BadPosition
from meadhall.kernel.options import is_whole

UNLIMITED = 10**9


def fingerprint(position: Mapping[str, Any]) -> str:
    """A short hash of a whole position; equal states have equal hashes on every platform."""
    return blake2b(msgspec.json.encode(position, order="deterministic"), digest_size=16).hexdigest()


class Fields:
    """One JSON object of a position: takes each field once and remembers which were left over."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition("position-not-object", path_name=path or "position")
        self.data = data
        self.path = path
        self.taken: set[str] = set()

    def where(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return name in self.data

    def raw(self, name: str, default: Any = None) -> Any:
        self.taken.add(name)
        return self.data.get(name, default)

    def whole(self, name: str, default: int, least: int = 0, most: int = UNLIMITED) -> int:
        """A whole number within bounds."""
        value = self.raw(name, default)
        if not is_whole(value) or not least <= value <= most:
            raise BadPosition(
                "position-not-whole",
                path_name=self.where(name),
                given_text=repr(value),
                least_count=least,
                most_count=most,
            )
        return int(value)

    def flag(self, name: str, default: bool) -> bool:
        value = self.raw(name, default)
        if not isinstance(value, bool):
            raise BadPosition("position-not-flag", path_name=self.where(name), given_text=repr(value))
        return value

    def wholes(self, name: str, default: list[int], least: int = 0, most: int = UNLIMITED) -> list[int]:
        """A list of whole numbers, each within bounds."""
        value = self.raw(name, default)
        if not isinstance(value, list) or not all(is_whole(item) and least <= item <= most for item in value):
            raise BadPosition(
                "position-not-wholes",
                path_name=self.where(name),
                given_text=repr(value),
                least_count=least,
                most_count=most,
            )
        return list(value)

    def choice(self, name: str, default: str, known: Sequence[str]) -> int:
        """The index of a name in a list of known ones."""
        return self.index(self.where(name), self.raw(name, default), known)

    def choices(self, name: str, default: Sequence[str], known: Sequence[str]) -> list[int]:
        """The indexes of a list of names."""
        value = self.raw(name, list(default))
        if not isinstance(value, list):
            raise BadPosition("position-not-list", path_name=self.where(name), given_text=repr(value))
        return [self.index(f"{self.where(name)}[{place}]", item, known) for place, item in enumerate(value)]

    @staticmethod
    def index(path: str, value: Any, known: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise BadPosition(
                "position-unknown-name", path_name=path, given_text=repr(value), nearest_name=nearest(str(value), known)
            )
        return known.index(value)

    def section(self, name: str) -> Fields:
        """A nested object; empty if left out."""
        return Fields(self.raw(name, {}), self.where(name))

    def sections(self, name: str, count: int) -> list[Fields]:
        """A list of exactly `count` nested objects; all empty if left out."""
        value = self.raw(name, [{} for _ in range(count)])
        if not isinstance(value, list) or len(value) != count:
            raise BadPosition(
                "position-wrong-length",
                path_name=self.where(name),
                wanted_count=count,
                given_text=str(len(value)) if isinstance(value, list) else repr(value),
            )
        return [Fields(item, f"{self.where(name)}[{place}]") for place, item in enumerate(value)]

    def done(self) -> None:
        """Refuse fields nobody asked for: a misspelt name must not be silently ignored."""
        for name in self.data:
            if name not in self.taken:
                raise BadPosition(
                    "position-unknown-field",
                    path_name=self.where(str(name)),
                    nearest_name=nearest(str(name), sorted(self.taken)),
                )


def nearest(name: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.0)
    return close[0] if close else "-"
