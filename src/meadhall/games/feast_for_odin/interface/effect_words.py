"""What an occupation does, said by templates made for the shapes that effects have (FO-11.18 to FO-11.24).

An effect that only gives, exchanges, upgrades or takes from the mountain is told by one of the messages
`feast-for-odin-effect-…`, filled with the numbers and things of the content: text and behaviour can't disagree. The
words of the other cards are written by hand (`feast-for-odin-does-…`), and tests hold them against their effects.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.feast_for_odin.cards.cards import CARD_DATA
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.kernel.words.message import Message, Speech, Value

GAME = "feast-for-odin"

# A template would leave something out: a ship is sold, a special tile is the only one, the silver just received pays,
# one oil more than the action gives, something else is given up, a condition or a limit that no moment tells.
MORE_TO_SAY = {8, 38, 61, 62, 102, 105, 124, 140, 165, 166, 179, 182}
# What happens for each of several things at once says so.
FOR_EACH = ("gain_item", "mountain_take", "mountain_age", "feast_tile")
HELD = ("supply", "animal")


def effect_words(card: int, speech: Speech) -> str:
    """What a card does, in a language."""
    message = effect_message(card)
    if message is not None:
        return speech.say(message)
    return speech.words(f"{GAME}-does-{card}", {}) or ""


@cache
def effect_message(card: int) -> Message | None:
    """What a card does as a template has it; nothing if its words are written by hand."""
    clauses = CARD_DATA[card - 1]["effect"]
    clause = clauses[0]
    if card in MORE_TO_SAY or len(clauses) > 1 or clause["on"] in FOR_EACH or len(clause.get("do", [])) != 1:
        return None
    (op,) = clause["do"]
    may = "may-" if clause.get("opt") and clause["on"] != "anytime" else ""
    match op["op"]:
        case "gain" if not may and plain(op["items"]):
            return said("gain", gained_amounts=amounts(op["items"]))
        case "exchange" if plain(op["pay"]) and plain(op["gain"]):
            return exchange(may, op)
        case "choose":
            return choice(may, op)
        case "per":
            return each(op)
        case "tier":
            return steps(op)
        case "mountain" if may:
            return mountain(op)
        case "upgrade" if may and plain_upgrade(op):
            return said("may-upgrade-for", paid_amounts=amounts(op["pay"])) if "pay" in op else said("may-upgrade")
        case "weapon_draw" if may and isinstance(op["n"], int):
            return said("may-draw-weapons", drawn_count=op["n"])
    return None


def said(template: str, **args: Value) -> Message:
    return Message(f"{GAME}.effect-{template}", args)


def plain(items: dict[str, Any]) -> bool:
    """Whether these are fixed numbers of things that have names."""
    return all(name in ITEM_OF_NAME and isinstance(number, int) for name, number in items.items())


def amounts(items: dict[str, int]) -> list[str]:
    return [f"{number} item-{name}" for name, number in items.items()]


def exchange(may: str, op: Any) -> Message:
    template = "may-buy" if may and list(op["pay"]) == ["silver"] else f"{may}exchange"
    return said(template, paid_amounts=amounts(op["pay"]), gained_amounts=amounts(op["gain"]))


def choice(may: str, op: Any) -> Message | None:
    """One of several things, free or for one and the same payment."""
    options = op["options"]
    if may or op["pick"] != 1 or any("if" in option for option in options):
        return None
    if all(option["op"] == "gain" and len(option["items"]) == 1 for option in options):
        return said("gain-one-of", gained_amounts=[one for option in options for one in amounts(option["items"])])
    if all(option["op"] == "exchange" and len(option["gain"]) == 1 for option in options):
        paid, *others = [amounts(option["pay"]) for option in options]
        if all(other == paid for other in others):
            gained = [one for option in options for one in amounts(option["gain"])]
            return said("exchange-one-of", paid_amounts=paid, gained_amounts=gained)
    return None


def each(op: Any) -> Message | None:
    """So much for each ship of a kind, or for each house."""
    kind, _, ship = op["of"].partition(":")
    gained = amounts(op["gain"])
    if kind == "ship":
        return said("for-each-ship", gained_amounts=gained, counted_item=ship)
    return said("for-each-house", gained_amounts=gained) if kind == "house" else None


def steps(op: Any) -> Message | None:
    """More and more of one thing, by what one has: all numbers but the last stand before it, “1 / 2 / 3 silver”."""
    kind, _, held = op["of"].partition(":")
    names = {name for _, gain in op["steps"] for name in gain}
    if len(names) != 1 or "players" in kind or op["mode"] == "exactly":
        return None
    (item,) = names
    *lower, least = [int(step) for step, _ in op["steps"]]
    *less, gained = [gain[item] for _, gain in op["steps"]]
    args: dict[str, Value] = {"lower_text": slashed(lower), "least_count": least, "less_text": slashed(less),
                              "gained_count": gained, "gained_item": item}  # fmt: skip
    if kind in HELD:
        args["held_item"] = held
    return Message(f"{GAME}.effect-with-{kind}", args) if kind in STEPPED else None


STEPPED = (*HELD, "special_tiles", "exploration_boards", "income", "ore_on_ships")


def slashed(numbers: list[int]) -> str:
    return " / ".join(str(number) for number in numbers)


def mountain(op: Any) -> Message:
    if "only" in op:
        return said("may-take-one-of", taken_amounts=[f"{op['n']} item-{name}" for name in op["only"]])
    return said("may-take", taken_count=op["n"])


def plain_upgrade(op: Any) -> bool:
    """One good of any kind, a step straight up."""
    return (op["n"], op["steps"], op["dir"]) == (1, 1, "up") and not {"only", "colors", "times"} & set(op)
