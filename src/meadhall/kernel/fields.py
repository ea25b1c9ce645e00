"""The fields of an object, for pickling and comparing: a compiled class has no dictionary of them, but lists names."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from meadhall.kernel.chance import Chance
    from meadhall.kernel.state import State

Thing = TypeVar("Thing")
SHARED_MARK = "_shared"
"""Fields that only say whether a copy shares something end in this, and aren't compared."""


def fields_of(thing: object) -> dict[str, Any]:
    """Fields by name; one that was never set is left out."""
    names = [
        name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"
    ]
    return {name: getattr(thing, name) for name in names or vars(thing) if hasattr(thing, name)}


def with_fields(kind: type[Thing], fields: dict[str, Any]) -> Thing:
    """An object that is made without arguments, and then gets these fields."""
    made = kind()
    set_fields(made, fields)
    return made


def set_fields(thing: object, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        setattr(thing, name, value)


def rebuilt_state(
    kind: type[State], players: int, chance: Chance, frames: list[list[int]], fields: dict[str, Any]
) -> State:
    """A state from what its `__reduce__` tells. The package of its class is that of its game, whose steps it takes."""
    game: Any = import_module(kind.__module__.rpartition(".")[0]).GAME
    state = kind(players, chance, game.steps)
    set_fields(state, fields)
    state.stack = [state.read_frame(frame[0], frame[1:]) for frame in frames]
    return state


def compared(value: Any) -> Any:
    """A value as it is compared: an object that says how it is pickled is what it is made of."""
    if isinstance(value, (list, tuple)):
        return [compared(item) for item in value]
    if isinstance(value, dict):
        return {name: compared(item) for name, item in value.items() if not name.endswith(SHARED_MARK)}
    if value is None or isinstance(value, (int, float, str, bytes, type)):
        return value
    return [type(value), compared(value.__reduce__()[1])]
