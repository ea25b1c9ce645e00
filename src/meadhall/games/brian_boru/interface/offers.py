"""The answers of Brian Boru in words: towns with their colour and region, cards with what they would come to."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from meadhall.games.brian_boru.board import COLOURS, REGIONS, TOWN_COLOUR, TOWN_REGION, TOWNS
from meadhall.games.brian_boru.interface.actions import SPACE, Play, Princess, Use
from meadhall.games.brian_boru.interface.forecast import card_forecast, uses_offered
from meadhall.games.brian_boru.interface.sheets import GAME, card_words, say
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel.offer import Offer
from meadhall.kernel.words.message import Speech, capital


def explained(state: BrianBoru, seat: int, offers: list[Offer], speech: Speech) -> list[Offer]:
    """The answers with what only the present situation tells of them."""
    uses = uses_offered(state, seat)
    return [explain(state, seat, offer, uses, speech) for offer in offers]


def explain(state: BrianBoru, seat: int, offer: Offer, uses: dict[str, list[dict[str, Any]]], speech: Speech) -> Offer:
    code = SPACE.code_of_notation[offer.line]
    action = SPACE[code]
    if isinstance(action, Play):
        words = capital(card_words(action.card, speech))
        return replace(offer, words=words, brings=would_do(card_forecast(state, seat, action.card - 1), speech))
    if isinstance(action, Use):
        return replace(offer, brings=capital(effects_words(uses[str(code)], speech)))
    if isinstance(action, Princess):
        hint = f"table-princess-{action.choice}"
        return replace(offer, words=say(speech, hint), brings=say(speech, f"{hint}-hint"))
    town = getattr(action, "town", None)
    return offer if town is None else replace(offer, words=capital(town_words(town, speech)))


def town_words(town: str, speech: Speech) -> str:
    number = TOWNS.index(town)
    region = speech.name(GAME, "region", REGIONS[TOWN_REGION[number]])
    named = speech.argument(GAME, "town", town)
    return say(speech, "table-town", town=named, hue=COLOURS[TOWN_COLOUR[number]], region=region)


def would_do(card: dict[str, Any], speech: Speech) -> str:
    """What a card does in the trick on the table, for its winner, and for somebody who doesn't win."""
    parts: list[str] = []
    trick = card["trick"]
    if trick is not None:
        parts.append(
            say(speech, "table-would-win" if trick["wins"] else "table-would-not-win", others=trick["to_come"])
        )
    for label, effects in zip(("if-won", "if-lost", "or"), card["uses"], strict=False):
        parts.append(f"{say(speech, f'table-{label}')} {effects_words(effects, speech)}.")
    return " ".join(parts)


def effects_words(effects: list[dict[str, Any]], speech: Speech) -> str:
    return " · ".join(effect_words(effect, speech) for effect in effects)


def effect_words(effect: dict[str, Any], speech: Speech) -> str:
    """One effect, by the messages of the table in the browser (`effectWords.ts`)."""
    symbol = effect["symbol"]
    key = f"table-effect-{symbol}"
    if symbol == "town":
        town = effect["town"]
        return (
            say(speech, "table-effect-some-town")
            if town is None
            else say(speech, key, town=speech.argument(GAME, "town", town))
        )
    if symbol == "pay":
        if effect["points"]:
            return say(speech, "table-effect-pay-points", count=effect["points"])
        return say(speech, key, count=effect["coins"], after=effect["after"])
    if symbol in ("church", "battle") and not effect["count"]:
        return say(speech, "table-effect-no-raider")
    if symbol == "marriage":
        return say(speech, key, count=effect["steps"], space=effect["space"])
    if symbol == "expand":
        if not effect["affordable"]:
            return say(speech, "table-effect-expand-coins")
        return say(speech, key if effect["towns"] else "table-effect-expand-road", count=effect["towns"])
    if symbol == "free":
        return say(speech, key if effect["towns"] else "table-effect-nothing-to-free")
    return say(speech, key, **{name: value for name, value in effect.items() if name != "symbol"})
