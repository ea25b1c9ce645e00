"""A view of Ortus Regni as tables of text: the Earls, their Fiefs, the battle, and the hand with what each does."""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import COPIES_PER_TYPE, DECK_SIZE, SET_TYPES
from meadhall.kernel.sheet import Sheet, in_one_line, line_of
from meadhall.kernel.words.message import Speech

GAME = "ortus-regni"
SEAT_COLUMNS = ("hand", "deck", "towers", "banners", "cubes", "field_limit", "holdings")


def sheets(view: dict[str, Any], speech: Speech) -> list[Sheet]:
    if view["phase"] in ("decks", "house"):
        return [set_sheet(view, speech)]
    found = [seats_sheet(view, speech), fiefs_sheet(view, speech)]
    if view["battle"] is not None:
        found.append(battle_sheet(view["battle"], speech))
    for name in ("pack", "hand"):
        if view.get(name):
            found.append(cards_sheet(name, view[name], speech))
    return found


def standing(view: dict[str, Any], speech: Speech) -> str:
    """The own row of the Earls' sheet in one line, and the cards in hand."""
    if view["phase"] in ("decks", "house"):
        return ""
    sheet = seats_sheet(view, speech)
    hand = view.get("hand") or []
    cards = [f"{card_words(card, speech)} ×{hand.count(card)}" if hand.count(card) > 1 else card_words(card, speech)
             for card in dict.fromkeys(hand)]  # fmt: skip
    held = [f"{say(speech, 'sheet-hand')}: {speech.listed(cards)}"] if cards else []
    return in_one_line([sheet.title, *line_of(sheet, sheet.rows[view["seat"]]), *held])


def sheets_asked(view: dict[str, Any], speech: Speech) -> list[Sheet]:
    """A battle under way, with both forces."""
    return [] if view.get("battle") is None else [battle_sheet(view["battle"], speech)]


def say(speech: Speech, key: str, **args: object) -> str:
    return speech.words(f"{GAME}-{key}", args) or key


def card_words(card: str, speech: Speech) -> str:
    return speech.name(GAME, "card", card)


def set_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    """The fifteen kinds with what each does, and how many are in the deck or among the common cards so far."""
    chosen = view["common"] if view["phase"] == "house" else view.get("deck_list", {})
    title = say(speech, "sheet-your-deck", cards=sum(chosen.values()), size=DECK_SIZE)
    rows = [
        [card, card_words(card, speech), f"{chosen.get(card, 0)}/{COPIES_PER_TYPE}", say(speech, f"reminder-{card}")]
        for card in SET_TYPES
    ]
    head = [say(speech, f"sheet-{name}") for name in ("id", "card", "count", "effect")]
    return Sheet(title, head, rows)


def seats_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    vikings = view["vikings"]
    if vikings["arrived"]:
        cards = sum(vikings["horde"].values())
        title = say(speech, "sheet-horde", round=view["round"], strength=vikings["strength"], cards=cards)
    else:
        title = say(speech, "sheet-timer", round=view["round"], black=vikings["black"], markers=vikings["markers"])
    head = [
        say(speech, "sheet-earl"),
        *(say(speech, f"sheet-{name}") for name in SEAT_COLUMNS),
        say(speech, "sheet-army"),
    ]
    rows = []
    for number, seat in enumerate(view["seats"]):
        pool = f"{seat['pool']['infantry']}+{seat['pool']['knight']}"
        rows.append([seat_words(view, number, speech), *(str(seat[name]) for name in SEAT_COLUMNS), pool])
    return Sheet(title, head, rows)


def seat_words(view: dict[str, Any], number: int, speech: Speech) -> str:
    marks = "" if view["seats"][number]["alive"] else " †"
    if view["king"] == number:
        marks += " ♔"
    if view["archbishop"] == number:
        marks += " ✝"
    return speech.seat(number) + marks


def fiefs_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    """Every Fief and Mercenary by the number it is named by in notation."""
    rows = []
    for number, seat in enumerate(view["seats"]):
        for fief in seat["fiefs"]:
            lord = card_words(fief["lord"], speech) if fief["lord"] else "–"
            held = speech.listed([property_words(card, number, speech) for card in fief["properties"]])
            building = property_words(fief["building"], number, speech)
            rows.append([str(fief["fief"]), speech.seat(number), building, lord, held])
        for mercenary in seat["mercenaries"]:
            garrison = mercenary["garrison"]
            held = f"{garrison['infantry']}+{garrison['knight']}"
            rows.append([str(mercenary["mercenary"]), speech.seat(number), card_words("mercenary", speech), "–", held])
    head = [say(speech, f"sheet-{name}") for name in ("number", "earl", "building", "lord", "properties")]
    return Sheet(say(speech, "sheet-fiefs"), head, rows)


def property_words(card: dict[str, Any], holder: int, speech: Speech) -> str:
    """A card on the table; one that belongs to another Earl says to whom."""
    words = card_words(card["card"], speech)
    if card["owner"] == holder:
        return words
    return say(speech, "sheet-owned", card=words, owner=speech.seat(card["owner"]))


def battle_sheet(battle: dict[str, Any], speech: Speech) -> Sheet:
    attacker = battle["attacker"]
    name = say(speech, "sheet-vikings") if attacker == "vikings" else speech.seat(attacker)
    rows = [
        [name, str(battle["attack_strength"]), units_words(battle["attack"], speech)],
        [speech.seat(battle["defender"]), str(battle["defence_strength"]), units_words(battle["defence"], speech)],
    ]
    fief = "" if battle["fief"] is None else str(battle["fief"])
    title = say(speech, f"sheet-battle-{battle['way']}", fief=fief)
    head = [say(speech, "sheet-earl"), say(speech, "sheet-strength"), say(speech, "sheet-force")]
    return Sheet(title, head, rows)


def units_words(units: list[dict[str, Any]], speech: Speech) -> str:
    return speech.listed([speech.name(GAME, "unit", unit["card"]) for unit in units])


def cards_sheet(name: str, cards: list[str], speech: Speech) -> Sheet:
    rows = [
        [card, card_words(card, speech), str(cards.count(card)), say(speech, f"reminder-{card}")]
        for card in dict.fromkeys(cards)
    ]
    head = [say(speech, f"sheet-{column}") for column in ("id", "card", "count", "effect")]
    return Sheet(say(speech, f"sheet-{name}"), head, rows)
