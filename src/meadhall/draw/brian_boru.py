"""Brian Boru's map: towns, roads, discs, monasteries, Vikings, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.draw.svg import Picture, seat_colour
from meadhall.games.brian_boru.board import CONTENT
from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import Speech

SUITS = {"red": "#d98880", "blue": "#7fb3d5", "yellow": "#f7dc6f", "white": "#ffffff"}
ROAD = "#a08c6d"
TOWN, DISC = 17, 11
COLUMN = 90
PLAYERS_SHEET = 1
"""Which of the game's sheets is about the players."""


def paint(view: Mapping[str, Any], speech: Speech) -> Picture:
    picture = Picture()
    places = {town["id"]: (town["x"], town["y"]) for town in CONTENT["towns"]}
    for town in CONTENT["towns"]:
        for other in town["roads_to"]:
            if town["id"] < other:
                picture.line(*places[town["id"]], *places[other], ROAD, 4)
    for region in CONTENT["regions"]:
        label = region["label"]
        name = speech.name("brian-boru", "region", region["id"])
        picture.text(label["x"], label["y"], name, 20, fill="#7b6a4f", weight="bold")
    for town in CONTENT["towns"]:
        paint_town(picture, town, view["towns"].get(town["id"]), view["marker"]["town"] == town["id"])
    paint_seats(picture, view, speech)
    return picture


def paint_town(picture: Picture, town: Mapping[str, Any], held: Mapping[str, Any] | None, marked: bool) -> None:
    x, y = town["x"], town["y"]
    picture.circle(x, y, TOWN, SUITS[town["colour"]], width=4 if marked else 1)
    if held is not None and held["disc"] is not None:
        picture.circle(x, y, DISC, seat_colour(held["disc"]))
        picture.text(x, y + 5, held["disc"] + 1, 13, fill="#ffffff", weight="bold")
    if held is not None and held["monastery"]:
        picture.rectangle(x + 8, y - 22, 12, 12, "#ffffff")
    if held is not None and held["vikings"]:
        picture.text(x - 18, y - 10, "⚔", 18)
    picture.text(x, y + TOWN + 13, town["id"], 11)


def paint_seats(picture: Picture, view: Mapping[str, Any], speech: Speech) -> None:
    """The players' sheet under the map, and the hand of whoever looks."""
    players = find_game("brian-boru").sheets(dict(view), speech)[PLAYERS_SHEET]
    top, left = picture.height + 50, 60
    for number, words in enumerate(players.head):
        picture.text(column(left, number), top, words, 14, "start", weight="bold")
    for seat, row in enumerate(players.rows):
        y = top + 28 * (seat + 1)
        picture.circle(left, y - 5, DISC, seat_colour(seat))
        picture.text(left, y, seat + 1, 13, fill="#ffffff", weight="bold")
        for number, words in enumerate(row):
            picture.text(column(left, number), y, words, 14, "start")
    hand = " ".join(str(card) for card in view.get("hand") or ())
    picture.text(column(left, 0), top + 28 * (len(players.rows) + 1), hand, 15, "start")


def column(left: float, number: int) -> float:
    """The first column has names in it."""
    return left + 22 + (0 if number == 0 else 40 + COLUMN * number)
