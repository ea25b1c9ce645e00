"""Actions: small values with three faces.

Typed fields for code (`PlayCard(card=13)`), one line of notation for people and logs (`play 13`), and a stable integer
in a fixed action space for rules, learning code and the wire. An `ActionSpace` is the list of every action a game can
ever offer; an action's integer is its place in that list.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True):
    """Something a seat may decide. Each game derives its own kinds; `str()` is the notation."""

    def __str__(self) -> str:
        """The kind's word and its fields; kinds that read better otherwise say so themselves."""
        fields = (str(getattr(self, name)) for name in self.__struct_fields__)
        return " ".join((type(self).word(), *fields))

    @classmethod
    def word(cls) -> str:
        return cls.__name__.lower()


class ActionSpace:
    """Every action of a game in a fixed order: integer, value and notation, each from each."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.notations = tuple(str(action) for action in self.actions)
        self.code_of_action = {action: code for code, action in enumerate(self.actions)}
        self.code_of_notation = {notation: code for code, notation in enumerate(self.notations)}
        if len(self.code_of_notation) != len(self.actions):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def code(self, action: Action) -> int | None:
        return self.code_of_action.get(action)

    def parse(self, notation: str) -> int | None:
        """The code of a line of notation; case and spacing don't matter."""
        plain = " ".join(notation.split())
        code = self.code_of_notation.get(plain)
        if code is None:
            folded = plain.casefold()
            code = next((c for c, known in enumerate(self.notations) if known.casefold() == folded), None)
        return code

    def nearest(self, notation: str, codes: Iterable[int]) -> str:
        """The legal notation that looks most like a mistyped one."""
        legal = [self.notations[code] for code in codes]
        close = difflib.get_close_matches(" ".join(notation.split()), legal, n=1, cutoff=0.0)
        return close[0] if close else ""
