"""Writes src/meadhall/views.py: the views of each game as TypedDicts, found by looking at many real views.

`python scripts/typed_views.py` after a view has got another field; tests/test_types.py says when that is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.kernel.registry import AnyGame

FILE = Path(__file__).parents[1] / "src" / "meadhall" / "views.py"
HEAD = '''"""The views of each game, typed: what `Table.view` returns, field by field.

Written by scripts/typed_views.py from real views; tests/test_types.py holds other real views against it.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, cast

from meadhall.kernel.table import Table
'''
VIEW = '''

def {function}(table: Table, seat: int | None) -> {name}:
    """`table.view(seat)` of a game of {title}, typed."""
    return cast({name}, table.view(seat))
'''


class Shape:
    """What was seen in one place of the views of a game."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.seen: dict[str, int] = {}
        self.dicts = 0

    def look(self, value: Any) -> None:
        if isinstance(value, dict):
            self.dicts += 1
            for name, item in value.items():
                self.fields.setdefault(name, Shape()).look(item)
                self.seen[name] = self.seen.get(name, 0) + 1
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:
                self.items.look(item)
        else:
            self.plain.add("None" if value is None else type(value).__name__)

    def kinds(self) -> set[str]:
        return self.plain | ({"list"} if self.items else set()) | ({"dict"} if self.dicts else set())

    def is_record(self) -> bool:
        """Whether a dict has fields of its own, and not names of things as keys."""
        if all(count == self.dicts for count in self.seen.values()):
            return True
        kinds = {frozenset(shape.kinds() - {"None"}) for shape in self.fields.values()}
        return len(kinds - {frozenset()}) > 1

    def values(self) -> Shape:
        """What the values of a dict have in common whose keys are names of things."""
        whole = Shape()
        for shape in self.fields.values():
            whole.merge(shape)
        return whole

    def merge(self, other: Shape) -> None:
        self.plain |= other.plain
        self.dicts += other.dicts
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.merge(other.items)
        for name, shape in other.fields.items():
            self.fields.setdefault(name, Shape()).merge(shape)
            self.seen[name] = self.seen.get(name, 0) + other.seen[name]


class Writer:
    """Puts shapes into words, a class for each record."""

    def __init__(self) -> None:
        self.classes: list[str] = []

    def type_of(self, shape: Shape, name: str) -> str:
        kinds = sorted(shape.plain - {"None"})
        if shape.items is not None:
            kinds.append(f"list[{self.type_of(shape.items, name + 'Item')}]")
        if shape.dicts:
            kinds.append(self.dict_of(shape, name))
        if not kinds:
            return "Any"
        return " | ".join(kinds + (["None"] if "None" in shape.plain else []))

    def dict_of(self, shape: Shape, name: str) -> str:
        if not shape.fields or not shape.is_record():
            return f"dict[str, {self.type_of(shape.values(), name + 'Entry') if shape.fields else 'Any'}]"
        lines = [f"\n\nclass {name}(TypedDict):"]
        for field, inner in shape.fields.items():
            said = self.type_of(inner, name + field.title().replace("_", ""))
            lines.append(f"    {field}: {said if shape.seen[field] == shape.dicts else f'NotRequired[{said}]'}")
        self.classes.append("\n".join(lines) + "\n")
        return name


def real_views(game: AnyGame, games: int, seed: str) -> Iterator[dict[str, Any]]:
    """Views of random games with every number of players, as seats and spectators see them."""
    flags = [option.id for option in game.options if isinstance(option.default, bool)]
    for number in range(games):
        chance = Random(f"{seed} {number}")
        players = game.players[number % len(game.players)]
        options = {} if number % 3 else {flag: chance.random() < 0.5 for flag in flags}
        try:
            table = meadhall.new_game(game.id, players, seed=f"{seed} {number}", options=options)
        except meadhall.BadOption:
            continue
        while not table.over:
            seat = table.awaiting[0]
            table.act(seat, chance.choice(table.codes(seat)))
            if table.ply % 5 == 0 or table.over:
                yield from (table.view(None), table.view(chance.randrange(players)), table.view(seat))


def class_name(game: AnyGame) -> str:
    return game.id.title().replace("-", "") + "View"


def text(games: int) -> str:
    writer, functions, head = Writer(), "", HEAD
    for game in meadhall.games():
        whole = Shape()
        for view in real_views(game, games, "typed"):
            whole.look({name: value for name, value in view.items() if name != "options"})
        whole.fields["options"] = Shape()
        whole.seen["options"] = whole.dicts
        writer.type_of(whole, class_name(game))
        function = game.id.replace("-", "_") + "_view"
        functions += VIEW.format(function=function, name=class_name(game), title=game.title)
    return head + "".join(writer.classes) + functions


if __name__ == "__main__":
    FILE.write_text(text(150), encoding="utf-8")
