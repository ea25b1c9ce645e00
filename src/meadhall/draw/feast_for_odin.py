"""A Feast for Odin: every player's boards and houses with what is laid on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.draw.svg import Picture, seat_colour
from meadhall.games.feast_for_odin.board.boards import GRID_DATA, GRID_NAMES, SHAPES
from meadhall.games.feast_for_odin.items import COLOUR, COLOUR_NAMES, ITEMS
from meadhall.kernel.words.message import Speech

CELL = 22
GAP = 30
GROUND, PENALTY, HOLE, BONUS = "#e8dcc0", "#f6efe0", "#8d7b5f", "#cfe3cf"
PIECES = {"orange": "#e59866", "red": "#cd6155", "green": "#7dcea0", "blue": "#5dade2"}
BARE_PIECE = "#aeb6bf"
"""Silver, ore and special tiles."""


def paint(view: Mapping[str, Any], speech: Speech) -> Picture:
    picture = Picture()
    top = float(GAP)
    for seat, owned in enumerate(view["seats"]):
        picture.circle(GAP + 8, top - 5, 10, seat_colour(seat))
        score = sum(owned["score"].values())
        supply = ", ".join(
            speech.counted("feast-for-odin", "item", item, count) for item, count in owned["supply"].items()
        )
        picture.text(GAP + 26, top, f"{speech.seat(seat)}, {score}: {supply}", 14, "start")
        left, bottom = float(GAP), top
        for area in owned["areas"]:
            width, height = paint_area(picture, left, top + 14, view, owned, area)
            left += width + GAP
            bottom = max(bottom, top + 14 + height)
        top = bottom + 2 * GAP
    return picture


def paint_area(
    picture: Picture, left: float, top: float, view: Mapping[str, Any], owned: Mapping[str, Any], area: str
) -> tuple[float, float]:
    """One board or house; how much room it took."""
    printed = GRID_DATA[GRID_NAMES.index(grid_name(view, area))]
    lines = [line.split() for line in printed["grid"]]
    for row, line in enumerate(lines):
        for column, token in enumerate(line):
            paint_cell(picture, left + CELL * column, top + CELL * row, token)
    for stop in [stop for track in printed.get("income_tracks", []) for stop in track if stop["where"] == "cell"]:
        x, y = left + CELL * (int(stop["c"]) + 0.5), top + CELL * int(stop["r"]) + 16
        picture.text(x, y, stop["value"], 12, weight="bold")
    for name, where, (row, column), turn in owned["laid"]:
        if where == area:
            paint_piece(picture, left + CELL * column, top + CELL * row, name, turn)
    return CELL * max(len(line) for line in lines), CELL * len(lines)


def grid_name(view: Mapping[str, Any], area: str) -> str:
    """Which printed grid an area shows: a board its side, a house its kind."""
    for board in view["boards"].values():
        if board["area"] == area:
            return str(board["side"])
    return next(name for name in GRID_NAMES if area.startswith(name) or name.startswith(area))


def paint_cell(picture: Picture, x: float, y: float, token: str) -> None:
    if token == "__":
        return
    if token.startswith("X"):
        picture.rectangle(x, y, CELL, CELL, HOLE)
        return
    fill = PENALTY if token == "-1" else BONUS if token.startswith("B:") else GROUND
    picture.rectangle(x, y, CELL, CELL, fill, "#b8a888")
    words = {"-1": "−1"}.get(token, token[2:4] if token.startswith("B:") else "")
    if words:
        picture.text(x + CELL / 2, y + 15, words, 9)


def paint_piece(picture: Picture, x: float, y: float, name: str, turn: int) -> None:
    item = ITEMS.index(name)
    colour = COLOUR[item]
    fill = PIECES[COLOUR_NAMES[colour]] if colour < len(COLOUR_NAMES) else BARE_PIECE
    shape = next(shape for shape in SHAPES[item] if shape.turn == turn)
    for row, column in shape.cells:
        picture.rectangle(x + CELL * column, y + CELL * row, CELL, CELL, fill, fill)
    row, column = shape.cells[0]
    picture.text(x + CELL * (column + 0.5), y + CELL * row + 15, name[:2], 10, weight="bold")
