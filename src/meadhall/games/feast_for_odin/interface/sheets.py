"""A view of A Feast for Odin as tables of text: players, spaces, the mountain, the own boards, the hand."""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    AREA_NAMES,
    BITS,
    BOARD_NAMES,
    FIRST_BOARD,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    GRID_DATA,
    ROW,
)
from meadhall.games.feast_for_odin.board.placement import shape_of
from meadhall.games.feast_for_odin.cards.cards import CARD_DATA
from meadhall.games.feast_for_odin.interface.effect_words import effect_words
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES, SPACES
from meadhall.kernel.sheet import Sheet, in_one_line, line_of
from meadhall.kernel.words.message import Speech, capital

GAME = "feast-for-odin"


def sheets(view: dict[str, Any], speech: Speech) -> list[Sheet]:
    found = [seats_sheet(view, speech), spaces_sheet(view, speech), table_sheet(view, speech)]
    seat = view["seat"]
    if seat is not None:
        found += [area_sheet(view, seat, area, speech) for area in view["seats"][seat]["areas"]]
        found.append(cards_sheet(say(speech, "sheet-hand"), view["hand"], speech))
        found.append(cards_sheet(say(speech, "sheet-played"), view["seats"][seat]["played"], speech))
    return [sheet for sheet in found if sheet.rows]


def standing(view: dict[str, Any], speech: Speech) -> str:
    """The own row of the players' sheet in one line."""
    sheet = seats_sheet(view, speech)
    row = sheet.rows[view["seat"]]
    return in_one_line([sheet.title, *line_of(sheet, row)])


def say(speech: Speech, key: str, **args: object) -> str:
    return speech.words(f"{GAME}-{key}", args) or key


def item_words(name: str, number: int, speech: Speech) -> str:
    return speech.name(GAME, "item", name) if number == 1 else speech.counted(GAME, "item", name, number)


def items_words(names: list[str], speech: Speech) -> str:
    return speech.listed([speech.name(GAME, "item", name) for name in names])


def seats_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    rows = []
    for number, seat in enumerate(view["seats"]):
        marker = " ◆" if view["start_player"] == number else ""
        supply = speech.listed([item_words(name, count, speech) for name, count in seat["supply"].items()])
        first, end = seat["feast"]
        score = sum(seat["score"].values())
        rows.append([speech.seat(number) + marker, str(seat["thing"]), supply, str(seat["income"]), str(end - first),
                     str(seat["hand"]), str(score)])  # fmt: skip
    head = [say(speech, f"sheet-{name}") for name in ("player", "thing", "supply", "income", "feast", "cards", "score")]
    return Sheet(say(speech, "sheet-round", round=view["round"], rounds=view["rounds"]), head, rows)


def spaces_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    """The four columns of the action board side by side; a space somebody stands on names them."""
    columns: list[list[str]] = [[], [], [], []]
    for space in SPACES:
        taken = view["spaces"].get(space.name)
        columns[space.column - 1].append(space.name + ("" if taken is None else f" [{who(taken, speech)}]"))
    for name in view["imitations"]:
        taken = view["spaces"].get(name)
        column = SPACE_NAMES.index(name) - len(SPACES)
        columns[column].append(name + ("" if taken is None else f" [{who(taken, speech)}]"))
    height = max(len(column) for column in columns)
    rows = [[column[row] if row < len(column) else "" for column in columns] for row in range(height)]
    return Sheet(say(speech, "sheet-spaces"), [say(speech, "sheet-column", number=n) for n in (1, 2, 3, 4)], rows)


def who(taken: dict[str, Any], speech: Speech) -> str:
    name = say(speech, "sheet-previous") if taken["seat"] == "previous" else speech.seat(taken["seat"])
    return say(speech, "sheet-occupied", name=name, vikings=taken["vikings"])


def table_sheet(view: dict[str, Any], speech: Speech) -> Sheet:
    """What lies in the middle: strips, exploration boards, special tiles."""
    rows = [[name, items_words(items, speech)] for name, items in view["strips"].items()]
    for board in view["boards"].values():
        owner = "" if board["owner"] is None else speech.seat(board["owner"])
        silver = item_words("silver", board["silver"], speech) if board["silver"] else ""
        rows.append([speech.name(GAME, "board", board["side"]), owner or silver or "–"])
    rows.append([say(speech, "sheet-display"), items_words(view["display"], speech)])
    return Sheet(say(speech, "sheet-table"), [say(speech, "sheet-what"), say(speech, "sheet-there")], rows)


def area_sheet(view: dict[str, Any], seat: int, area: str, speech: Speech) -> Sheet:
    """A grid as printed, covered cells by the first letters of what covers them, in the reader's language."""
    grid, title = grid_and_title(view, area, speech)
    covers: dict[int, str] = {}
    for name, where, (row, column), turn in view["seats"][seat]["laid"]:
        if where == area:
            mask = shape_of(ITEM_OF_NAME[name], turn).mask << (row * ROW + column)
            letters = speech.name(GAME, "item", name)[:3]
            covers.update({bit: letters for bit in range(mask.bit_length()) if mask & BITS[bit]})
    rows = []
    for row, line in enumerate(grid):
        tokens = line.split()
        cells = [covers.get(row * ROW + column, cell_words(token, speech)) for column, token in enumerate(tokens)]
        rows.append([str(row), *cells])
    return Sheet(title, ["", *(str(column) for column in range(len(grid[0].split())))], rows)


def cell_words(token: str, speech: Speech) -> str:
    if token == "__":
        return ""
    if token.startswith("B:"):
        return "+".join(speech.name(GAME, "item", item) for item in token.removeprefix("B:").split("+"))
    return "·" if token == ".." else token


def grid_and_title(view: dict[str, Any], area: str, speech: Speech) -> tuple[list[str], str]:
    number = AREA_NAMES.index(area)
    if FIRST_BOARD <= number < FIRST_STONE_HOUSE:
        side = view["boards"]["ABCD"[number - FIRST_BOARD]]["side"]
        return GRID_DATA[1 + BOARD_NAMES.index(side)]["grid"], say(
            speech, "sheet-area", name=speech.name(GAME, "board", side), area=area
        )
    place = 0 if number == 0 else 9 if number < FIRST_LONG_HOUSE else 10
    return GRID_DATA[place]["grid"], say(speech, "sheet-area", name=capital(speech.name(GAME, "area", area)), area=area)


def cards_sheet(title: str, cards: list[int], speech: Speech) -> Sheet:
    rows = [
        [str(card), say(speech, f"card-{card}"), str(CARD_DATA[card - 1]["points"]),
         say(speech, f"when-{card}"), effect_words(card, speech)]
        for card in cards
    ]  # fmt: skip
    return Sheet(title, [say(speech, f"sheet-{name}") for name in ("number", "card", "points", "when", "effect")], rows)
