"""A view of Brian Boru as tables of text: the players, the regions, the trick, the hand."""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.board import (
    COLOURS,
    REGIONS,
    ROADS,
    THRESHOLD,
    TOKEN_POINTS,
    TOWN_COLOUR,
    TOWN_REGION,
    TOWNS,
    towns_in,
)
from meadhall.games.brian_boru.cards import CARD_COLOUR, SYMBOLS, USES
from meadhall.kernel.sheet import Sheet, in_one_line, line_of
from meadhall.kernel.words.message import Speech, capital

GAME = "brian-boru"
SEAT_COLUMNS = ("points", "coins", "renown", "raiders", "church", "track", "hand")


def sheets(view: dict[str, Any], speech: Speech) -> list[Sheet]:
    found = [board_sheet(view, speech), seats_sheet(view, speech)]
    if view["trick"] is not None:
        found.append(trick_sheet(view["trick"], speech))
        seat = view["seat"]
        if view["phase"] == "resolve" and seat in view["awaiting"]:
            found.append(cards_sheet(say(speech, "sheet-your-card"), [view["trick"]["played"][seat]], speech))
    for name in ("packet", "hand"):
        if view.get(name):
            found.append(cards_sheet(say(speech, f"sheet-{name}"), view[name], speech))
    return found


def standing(view: dict[str, Any], speech: Speech) -> str:
    """The own row of the players' sheet in one line, and the cards in hand."""
    sheet = seats_sheet(view, speech)
    hand = [f"{say(speech, 'sheet-hand')}: {speech.listed([card_words(card, speech) for card in view['hand']])}"]
    return in_one_line([*line_of(sheet, sheet.rows[view["seat"]]), *(hand if view["hand"] else [])])


def sheets_asked(view: dict[str, Any], speech: Speech) -> list[Sheet]:
    """The packet: its cards are answered about in pairs, which say nothing of what they do."""
    packet = view.get("packet")
    return [cards_sheet(say(speech, "sheet-packet"), packet, speech)] if packet else []


def say(speech: Speech, key: str, **args: object) -> str:
    return speech.words(f"{GAME}-{key}", args) or key


def town_words(town: str, speech: Speech) -> str:
    return f"{town} {speech.name(GAME, 'town', town)}"


def seats_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    head = [
        say(speech, "sheet-player"),
        *(say(speech, f"sheet-{name}") for name in SEAT_COLUMNS),
        say(speech, "sheet-claims"),
        say(speech, "sheet-marriages"),
    ]
    rows = []
    for number, seat in enumerate(view["seats"]):
        marker = " ◆" if view["marker"]["holder"] == number else ""
        held = [region for region, claim in view["claims"].items() if claim == number]
        married = speech.listed([speech.name(GAME, "marriage", card) for card in seat["marriage_cards"]])
        rows.append(
            [speech.seat(number) + marker, *(str(seat[name]) for name in SEAT_COLUMNS), " ".join(held), married]
        )
    return Sheet(say(speech, "sheet-players"), head, rows)


def board_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    """Each region with its token and all its towns: `*` a monastery, `!` the Vikings."""
    opened = view["marriage"]["open"]
    title = say(
        speech,
        "sheet-round",
        round=view["round"],
        rounds=view["rounds"],
        raiders=view["battle_area"],
        marriage=speech.name(GAME, "marriage", opened) if opened else "–",
    )
    rows = [[region_words(number, view, speech), region_towns(number, view, speech)] for number in range(len(REGIONS))]
    return Sheet(title, [say(speech, "sheet-region"), say(speech, "sheet-towns")], rows)


def region_words(region: int, view: dict[str, Any], speech: Speech) -> str:
    claim = view["claims"][REGIONS[region]]
    where = say(speech, f"sheet-claim-{claim}") if isinstance(claim, str) else speech.seat(claim)
    name = speech.name(GAME, "region", REGIONS[region])
    return f"{name} ({THRESHOLD[region]}/{TOKEN_POINTS[region]}) {where}"


def region_towns(region: int, view: dict[str, Any], speech: Speech) -> str:
    return "  ".join(
        town_state(town, name, view, speech) for town, name in enumerate(TOWNS) if TOWN_REGION[town] == region
    )


def town_state(town: int, name: str, view: dict[str, Any], speech: Speech) -> str:
    state = view["towns"].get(name)
    colour = say(speech, f"colour-short-{COLOURS[TOWN_COLOUR[town]]}")
    roads = ",".join(TOWNS[other] for other in towns_in(ROADS[town]))
    if state is None:
        lit = "◆" if view["marker"]["town"] == name else ""
        return f"{lit}{name}·{colour}" + (f"({roads})" if roads else "")
    signs = ("*" if state["monastery"] else "") + ("!" if state["vikings"] else "")
    return f"{name}={speech.seat(state['disc'])}{signs}"


def trick_sheet(trick: dict[str, Any], speech: Speech) -> Sheet:
    rows = []
    for seat, card in enumerate(trick["played"]):
        place = trick["order"].index(seat) + 1 if seat in trick["order"] else ""
        wins = say(speech, "sheet-wins") if trick["winner"] == seat else ""
        rows.append([speech.seat(seat), "–" if card is None else card_words(card, speech), str(place), wins])
    town = town_words(trick["town"], speech) if trick["town"] else ""
    head = [say(speech, "sheet-player"), say(speech, "sheet-card"), say(speech, "sheet-acts"), ""]
    return Sheet(say(speech, "sheet-trick", town=town), head, rows)


def cards_sheet(title: str, cards: list[int], speech: Speech) -> Sheet:
    rows = []
    for card in cards:
        uses = [capital(speech.listed(symbol_words(symbols, speech))) for symbols in USES[card - 1]]
        rows.append([card_words(card, speech), *uses, *[""] * (3 - len(uses))])
    head = [say(speech, f"sheet-{name}") for name in ("card", "main", "secondary-1", "secondary-2")]
    return Sheet(title, head, rows)


def card_words(card: int, speech: Speech) -> str:
    return say(speech, "sheet-card-of", card=card, colour=speech.name(GAME, "colour", COLOURS[CARD_COLOUR[card - 1]]))


def symbol_words(symbols: list[int], speech: Speech) -> list[str]:
    """Equal symbols in a row are told once, with their number."""
    words: list[str] = []
    for place, symbol in enumerate(symbols):
        if place and symbols[place - 1] == symbol:
            continue
        count = sum(1 for other in symbols if other == symbol)
        words.append(speech.name(GAME, "symbol", SYMBOLS[symbol], "inside") + (f" ×{count}" if count > 1 else ""))
    return words
