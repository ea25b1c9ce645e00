"""What the answers of A Feast for Odin cost and bring, beside the catalogue's words: odds, cards, the meal."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.interface.actions import SPACE, Eat, Fail, Keep, Play, Roll, Send, Take, Upgrade, Use
from meadhall.games.feast_for_odin.interface.effect_words import effect_words
from meadhall.games.feast_for_odin.interface.forecast import dice_forecast, space_forecasts
from meadhall.games.feast_for_odin.interface.meal import dish, meal
from meadhall.games.feast_for_odin.interface.sheets import item_words, say
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME, ITEMS
from meadhall.games.feast_for_odin.knowledge.view import strips
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.offer import Offer
from meadhall.kernel.words.message import Speech, capital

EMPTY_COLUMN_COSTS = 3


def explained(state: Feast, seat: int, offers: list[Offer], speech: Speech) -> list[Offer]:
    """The answers with what only the present situation tells of them."""
    spaces = space_forecasts(state, seat) if any(offer.line.startswith("send ") for offer in offers) else {}
    dice = dice_forecast(state)
    found = [explain(state, offer, spaces, dice, speech) for offer in offers]
    if isinstance(state.stack[-1], FeastFrame):
        found.insert(0, cheapest_meal(state, seat, speech))
    return found


def explain(state: Feast, offer: Offer, spaces: dict[str, Any], dice: dict[str, Any] | None, speech: Speech) -> Offer:
    action = SPACE[SPACE.code_of_notation[offer.line]]
    if isinstance(action, Send):
        return replace(offer, brings=" ".join([offer.brings, *space_words(spaces[action.space], speech)]).strip())
    if isinstance(action, Take):
        items = strips(state)[action.strip][: action.count]
        counted = [item_words(name, items.count(name), speech) for name in dict.fromkeys(items)]
        return replace(offer, brings=capital(speech.listed(counted)))
    if isinstance(action, Upgrade):
        to = ITEMS[ITEM_OF_NAME[action.good] + action.steps]
        return replace(offer, brings=f"→ {item_words(to, 1, speech)}")
    if isinstance(action, Eat):
        _, _, width = dish(SPACE.code_of_notation[offer.line])
        return replace(offer, brings=say(speech, "offer-width", count=width))
    if isinstance(action, (Play, Use)):
        return replace(offer, brings=effect_words(action.card, speech))
    if dice is not None and isinstance(action, (Roll, Keep, Fail)):
        return replace(offer, brings=dice_words(action, dice, speech))
    return offer


def space_words(forecast: dict[str, Any], speech: Speech) -> list[str]:
    """The odds of a dice action, and what there is no room for."""
    found: list[str] = []
    if "odds" in forecast:
        odds = forecast["odds"]
        chances = {name: percent(odds[name], speech) for name in ("next", "within")}
        found.append(say(speech, "offer-odds", **chances))
    if "lost" in forecast:
        items = speech.listed([item_words(name, 1, speech) for name in forecast["lost"]])
        found.append(say(speech, "table-lost", items=items))
    return found


def percent(chance: float, speech: Speech) -> str:
    return say(speech, "table-percent", number=round(100 * chance))


def dice_words(action: Roll | Keep | Fail, dice: dict[str, Any], speech: Speech) -> str:
    odds = dice["odds"]
    if isinstance(action, Roll):
        return say(speech, "offer-odds", next=percent(odds["next"], speech), within=percent(odds["within"], speech))
    gains = dice["success"] if isinstance(action, Keep) and dice["now"] else dice["failure"]
    items = [item_words(name, number, speech) for name, number in gains.items() if name != "vikings"]
    if isinstance(action, Keep) and dice["now"] and not items:
        return say(speech, "table-success-loot")
    outcome = "success" if isinstance(action, Keep) and dice["now"] else "failure"
    return say(speech, f"offer-{outcome}", items=speech.listed(items), count=len(items))


def cheapest_meal(state: Feast, seat: int, speech: Speech) -> Offer:
    """The line that serves everything at once (FO-5.16)."""
    found = meal(state, seat)
    empty = found["penalties"]
    if empty:
        brings = say(speech, "boards-meal-empty", count=empty, points=EMPTY_COLUMN_COSTS * empty)
    else:
        brings = say(speech, "boards-meal-full", silver=found["silver"])
    dishes: dict[str, int] = {}
    for name, _, _, _ in found["pieces"]:
        if name:
            dishes[name] = dishes.get(name, 0) + 1
    served = speech.listed([item_words(name, number, speech) for name, number in dishes.items()])
    words = say(speech, "ask-feast-shortcut-words")
    return Offer(say(speech, "ask-feast-shortcut"), words, " ".join(filter(None, [brings, capital(served)])))
