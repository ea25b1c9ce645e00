"""A workbench for the rules of Ortus Regni: Earldoms laid out by hand, lines of play, what was told.

What can be chosen in one way only, as everybody can see, is not asked (OR-17.1): lines of play leave it out.
Fiefs have the numbers `number(seat, place)`: seven for each Earl, in the order they are laid out. An Earl of whom
nothing is said has a Palace, an empty hand and the rest of the sample deck Lords in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import BATTLE_NAMES, BATTLE_SPLIT
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.errors import IllegalAction

GAME = "ortus-regni"
ONE_FIEF = ({"building": "palace"},)


def number(seat: int, place: int = 0) -> int:
    """The number by which a Fief is named."""
    return 7 * seat + place + 1


def fief(building: str = "castle", lord: str | None = None, *properties: Any) -> dict[str, Any]:
    return {"building": building, "lord": lord, "properties": list(properties)}


def earl(*fiefs: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"fiefs": list(fiefs or ONE_FIEF), **fields}


def idle(*fiefs: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """An Earl with a card to hold, who is therefore asked; a turn with nothing to do and nothing in hand just ends."""
    return earl(*fiefs, **{"hand": ["allies"], **fields})


def battle_pile(card: str) -> dict[str, Any]:
    """A Battle deck whose next card is this one."""
    rest = dict(zip(BATTLE_NAMES, BATTLE_SPLIT, strict=True))
    rest[card] -= 1
    return {"battle": {"deck": {card: 1}, "discard": rest}}


def laid(*earls: dict[str, Any], card: str | None = None, **fields: Any) -> meadhall.Table:
    """A game under way, by default at the start of the first Earl's third turn."""
    seats = []
    for seat, given in enumerate(earls):
        fiefs = [{"fief": number(seat, place), **fief} for place, fief in enumerate(given["fiefs"])]
        seats.append({"turns": 2, **given, "fiefs": fiefs})
    position: dict[str, Any] = {"players": len(earls), "phase": "turn", "first": 0, "round": 3, "seats": seats}
    if card is not None:
        position["table_decks"] = battle_pile(card)
    return meadhall.load(GAME, {**position, **fields})


def do(table: meadhall.Table, *lines: str) -> meadhall.Table:
    """Play lines such as `1 field lord 3`; all must be asked for and legal."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        table.play(int(seat), notation)
    return table


def legal(table: meadhall.Table, seat: int = 0) -> list[str]:
    return [str(action) for action in table.actions(seat)]


def refused(table: meadhall.Table, seat: int, notation: str) -> str:
    """The clause by which an action is refused; nothing changes."""
    before = table.hash()
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, notation)
    assert table.hash() == before
    return caught.value.message.clause


def why_not(table: meadhall.Table, seat: int, notation: str) -> str:
    """The message by which an action is refused, without `refuse-`."""
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, notation)
    return caught.value.message.key.partition("refuse-")[2]


def told(table: meadhall.Table, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every journal entry of one kind, as a seat reads it."""
    return [entry.message.args for entry in table.journal(seat) if entry.message.key == f"{GAME}.{key}"]


def clauses(table: meadhall.Table, key: str, seat: int | None = None) -> list[str]:
    """The clause of every journal entry of one kind."""
    return [entry.message.clause for entry in table.journal(seat) if entry.message.key == f"{GAME}.{key}"]


def state_of(table: meadhall.Table) -> OrtusRegni:
    assert isinstance(table.state, OrtusRegni)
    return table.state


def seat_of(table: meadhall.Table, seat: int) -> dict[str, Any]:
    """What everybody sees of an Earl."""
    shown = table.view(None)["seats"][seat]
    assert isinstance(shown, dict)
    return shown


def holdings(table: meadhall.Table, seat: int) -> dict[int, tuple[str, str | None, list[str]]]:
    """Fiefs by number: building, Lord, Properties."""
    return {
        fief["fief"]: (fief["building"]["card"], fief["lord"], [card["card"] for card in fief["properties"]])
        for fief in seat_of(table, seat)["fiefs"]
    }


def hand(table: meadhall.Table, seat: int) -> list[str]:
    """A hand, secrets or not."""
    found = table.position()["seats"][seat]["hand"]
    assert isinstance(found, list)
    return found


def discards(table: meadhall.Table, seat: int) -> list[str]:
    return sorted(seat_of(table, seat)["discard"])


def pool(table: meadhall.Table, seat: int) -> tuple[int, int]:
    cards = seat_of(table, seat)["pool"]
    return cards["infantry"], cards["knight"]


def new(players: int = 2, seed: int | str = 1, **options: Any) -> meadhall.Table:
    return meadhall.new_game(GAME, players, seed=seed, options=options)


def with_decks(players: int = 2, seed: int | str = 1, deck: str = "lords", **options: Any) -> meadhall.Table:
    """A game whose decks are built: everybody has taken the same sample deck."""
    table = new(players, seed, **options)
    for seat in range(players):
        table.play(seat, f"deck {deck}")
    return table


def pass_turns(table: meadhall.Table, turns: int) -> meadhall.Table:
    """End so many turns, whoever's they are."""
    for _ in range(turns):
        table.play(table.awaiting[0], "end")
    return table


def sizes(table: meadhall.Table, key: str) -> Sequence[int]:
    return [seat[key] for seat in table.view(None)["seats"]]
