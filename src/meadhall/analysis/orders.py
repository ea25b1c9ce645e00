"""Moves in words, as orders: by `<game>-order-<kind>`, or as the plain table says the action, or in its notation."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.analysis.shapes import Place
from meadhall.kernel.offer import NUMBER, slug
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.words.message import Message, Value, fluent_id, kind_of

if TYPE_CHECKING:
    from meadhall.kernel.words.catalogue import Catalogue

PLAYER = "player"
"""Notation counts players from 1, messages count seats from 0."""


def order(game: AnyGame, code: int) -> Message:
    return known_order(game.id, code)


def orders(game: AnyGame, codes: list[int]) -> list[Message]:
    """A turn in words: what begins it, and of the rest what is said as an order. How a tile is turned isn't."""
    said = [order(game, code) for code in codes]
    return said[:1] + [one for one in said[1:] if one.key.startswith(f"{game.id}.order-")]


@lru_cache(maxsize=4096)
def known_order(game_id: str, code: int) -> Message:
    game = find_game(game_id)
    action = game.space[code]
    kind = type(action).__name__.lower()
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    answer = "_".join(filter(None, map(slug, fields.values())))
    args = arguments(game_id, kind, fields)
    for base in (f"{game_id}.order-{kind}", f"{game_id}.action-{kind}"):
        for key in (f"{base}-{answer}", base):
            if can_be_said(key, args):
                return Message(key, args)
    return Message("order-plain", {"line_text": game.space.notations[code]})


def english_words() -> Catalogue:
    from meadhall.kernel.words.catalogue import catalogue  # only here: Fluent takes time to load

    return catalogue("en")


def can_be_said(key: str, args: dict[str, Value]) -> bool:
    """Whether there are words for it that need nothing else."""
    english = english_words()
    if not english.has_message(fluent_id(key)):
        return False
    pattern = english.get_message(fluent_id(key)).value
    try:
        return pattern is not None and bool(english.format(pattern, args))
    except LookupError:
        return False


def arguments(game_id: str, kind: str, fields: dict[str, Value]) -> dict[str, Value]:
    """The fields of an action, each once more under a name that ends in what its values are named by."""
    args = dict(fields)
    for field, value in fields.items():
        inside = NUMBER.search(value) if isinstance(value, str) else None
        if inside:  # `lord 3` is said by a message for `lord_n`; the number may be a player's
            args |= {"number": int(inside[0]), "player_seat": int(inside[0]) - 1}
        type_ = type_of(game_id, kind, field)
        if type_ == PLAYER and isinstance(value, int):
            args[f"{field}_seat"] = value - 1
        elif type_ != kind_of(field):
            args[f"{field}_{type_}"] = value
    return args


def type_of(game_id: str, kind: str, field: str) -> str:
    """What the values of a field are named by, as the catalogue says."""
    english = english_words()
    for name in (f"{kind}_{field}", field):
        key = fluent_id(f"{game_id}.names-of-{name}")
        if english.has_message(key):
            pattern = english.get_message(key).value
            if pattern is not None:
                return english.format(pattern, {})
    return kind_of(field)


def places(game: AnyGame, codes: list[int]) -> list[Place]:
    """The things that some moves are about, without saying what to do with them."""
    found: list[Place] = []
    for code in codes:
        action = game.space[code]
        kind = type(action).__name__.lower()
        for name in action.__struct_fields__:
            place = Place(type_of(game.id, kind, name), getattr(action, name))
            if place.id != "" and place not in found:
                found.append(place)
    return found
