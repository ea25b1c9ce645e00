"""Moves in words, as orders: as the game says them at that moment (`Game.order`), by `<game>-order-<kind>`, or as the
plain table says the action, or in its notation.

The same answer may mean something else to each question: `<game>-order-<kind>-<question>` says it there, with what the
question is about as arguments.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.analysis.shapes import Place
from meadhall.kernel.offer import NUMBER, slug
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.state import State
from meadhall.kernel.words.message import Message, Value, fluent_id, kind_of

if TYPE_CHECKING:
    from meadhall.kernel.words.catalogue import Catalogue

OF_PLAYER = " of "
PLAYER = "player"
"""Notation counts players from 1, messages count seats from 0."""


def order(game: AnyGame, code: int) -> Message:
    """An answer in words, whatever was asked."""
    return known_order(game.id, code)


def order_now(game: AnyGame, state: State, seat: int, code: int) -> Message:
    """An answer in words, to what a seat is asked now."""
    own = game.order(state, seat, code)
    if own is not None:
        return own
    asked = game.prompt(state, seat)
    question = asked.key.partition(".ask-")[2]
    if not question:
        return order(game, code)
    kind, answer, args = parts(game, code)
    args = asked.args | args
    args |= game.companions(state, args)
    for key in question_keys(game, kind, answer, question):
        if can_be_said(key, args):
            return Message(key, args)
    return order(game, code)


def question_keys(game: AnyGame, kind: str, answer: str, question: str) -> tuple[str, str]:
    base = f"{game.id}.order-{kind}"
    return f"{base}-{answer}-{question}", f"{base}-{question}"


def orders(game: AnyGame, state: State, seat: int, codes: list[int]) -> list[Message]:
    """A turn in words: what begins it, and of the rest what is said as an order. How a tile is turned isn't."""
    said = [order_now(game, state, seat, codes[0])]
    trial = state.clone()
    for place, code in enumerate(codes[1:]):
        trial.act(seat, codes[place])
        step = order_now(game, trial, seat, code)
        if is_order(game, step):
            said.append(step)
    return said


def is_order(game: AnyGame, words: Message) -> bool:
    return words.key.startswith(f"{game.id}.order-")


@lru_cache(maxsize=4096)
def known_order(game_id: str, code: int) -> Message:
    game = find_game(game_id)
    kind, answer, args = parts(game, code)
    for base in (f"{game_id}.order-{kind}", f"{game_id}.action-{kind}"):
        for key in (f"{base}-{answer}", base):
            if can_be_said(key, args):
                return Message(key, args)
    return Message("order-plain", {"line_text": game.space.notations[code]})


def parts(game: AnyGame, code: int) -> tuple[str, str, dict[str, Value]]:
    """The kind of an action, its answer as part of a message's name, and what can be said of it."""
    action = game.space[code]
    kind = type(action).__name__.lower()
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return kind, "_".join(filter(None, map(slug, fields.values()))), arguments(game.id, kind, fields)


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
        if isinstance(value, str) and inside:  # `lord 3` is said by a message for `lord_n`
            args["number"] = int(inside[0])
            if OF_PLAYER in value:  # the number of `knight of 3` is a player's
                args["player_seat"] = int(inside[0]) - 1
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
