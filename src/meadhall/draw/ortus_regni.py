"""Ortus Regni: each Earl's Fiefs with building, Lord and Properties, and what lies beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.draw.svg import Picture, seat_colour
from meadhall.kernel.words.message import Speech

WIDTH, LINE, GAP = 170, 20, 16
COUNTS = ("towers", "hand", "deck", "holdings")
"""What is told of each Earl beside the Fiefs."""


def paint(view: Mapping[str, Any], speech: Speech) -> Picture:
    picture = Picture()
    top = 30.0
    for seat, owned in enumerate(view["seats"]):
        top = paint_earl(picture, top, seat, owned, speech) + 2 * GAP
    if view.get("hand"):
        picture.text(GAP, top, ", ".join(card(speech, name) for name in view["hand"]), 14, "start")
    return picture


def paint_earl(picture: Picture, top: float, seat: int, owned: Mapping[str, Any], speech: Speech) -> float:
    """A row for one Earl; where it ends."""
    picture.circle(GAP + 8, top - 5, 10, seat_colour(seat))
    picture.text(GAP + 8, top, seat + 1, 13, fill="#ffffff", weight="bold")
    counts = [f"{speech.words(f'ortus-regni-sheet-{name}', {})}: {owned[name]}" for name in COUNTS]
    words = "   ".join([speech.seat(seat), *counts])
    picture.text(GAP + 26, top, words, 14, "start", weight="bold" if owned["alive"] else "normal")
    bottom = top + GAP
    for place, fief in enumerate(owned["fiefs"]):
        bottom = max(bottom, paint_fief(picture, GAP + place * (WIDTH + GAP), top + GAP, seat, fief, speech))
    return bottom


def paint_fief(picture: Picture, x: float, y: float, seat: int, fief: Mapping[str, Any], speech: Speech) -> float:
    lines = [fief["building"], fief["lord"], *fief["properties"]]
    shown = [shown_card(one, seat, speech) for one in lines if one is not None]
    height = LINE * (len(shown) + 1) + 10
    picture.rectangle(x, y, WIDTH, height, "#fffaf0", seat_colour(seat), 6)
    picture.text(x + WIDTH / 2, y + LINE - 3, fief["fief"], 13, weight="bold")
    for number, words in enumerate(shown, 1):
        picture.text(x + WIDTH / 2, y + LINE * (number + 1) - 4, words, 13)
    return y + height


def shown_card(one: Any, seat: int, speech: Speech) -> str:
    """A card of a Fief; one of another Earl's set says whose."""
    if not isinstance(one, Mapping):
        return card(speech, str(one))
    owner = one.get("owner")
    mark = f" ({owner + 1})" if isinstance(owner, int) and owner != seat else ""
    return card(speech, one["card"]) + mark


def card(speech: Speech, name: str) -> str:
    return speech.name("ortus-regni", "card", name)
