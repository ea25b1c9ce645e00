"""Positions of Ortus Regni: what contradicts itself is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.games.ortus_regni.frames.opening import DecksFrame
from tests.rules.ortus_regni.bench import do, earl, fief, idle, laid, new

GAME = "ortus-regni"
TURN = {"players": 2, "phase": "turn", "active": 0}
PALACE = {"building": "palace"}


def seats(*given: dict[str, Any]) -> dict[str, Any]:
    return {**TURN, "seats": list(given)}


CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    (
        seats(
            {"fiefs": [{**PALACE, "properties": ["cathedral"]}]}, {"fiefs": [{**PALACE, "properties": ["cathedral"]}]}
        ),
        "seats",
    ),
    (seats({"fiefs": []}, {}), "seats[0].fiefs"),
    (seats({"alive": False, "fiefs": [], "cubes": 0}, {}), "fallen"),
    ({**TURN, "pending": [["round", 1], ["turn", 0, 0, 0]]}, "phase"),
    ({"over": True}, "over"),
    ({"players": 2, "vikings": {"arrived": True, "growth_due": True, "horde": {"viking": 6}}}, "vikings.horde"),
    ({"over": True, "pending": []}, "round"),
    ({**TURN, "over": True}, "over"),
    ({**TURN, "outcome": 0}, "outcome"),
    ({**TURN, "round": 0}, "pending[0]"),
    ({**TURN, "round": 61}, "pending[0]"),
    ({**TURN, "vikings": {"horde": {"viking": 2}}}, "vikings.horde"),
    ({**TURN, "vikings": {"arrived": True, "black": 3}}, "vikings.black"),
    ({**TURN, "guard": {"infantry": 1}}, "guard"),
    ({**TURN, "table_decks": {"battle": {"deck": {}, "discard": {}}}}, "table_decks.battle"),
    ({**TURN, "battle": {"attack": [0]}}, "battle.attack"),
    ({**TURN, "battle": {"attack": [63]}}, "battle.attack"),
    ({**TURN, "joust": {"attending": [0]}}, "joust.attending"),
    (seats({"points": 2}, {}), "seats[0].points"),
    (seats({"pack": ["land"]}, {}), "seats[0].pack"),
    (seats({"emissaries": ["castle"]}, {}), "seats[0].emissaries"),
    (seats({"fiefs": [{"building": "land"}]}, {}), "seats[0].fiefs"),
    (seats({"deck": {"land": 7}}, {}), "seats[0]"),
    (seats({"banners": 10**6}, {}), "seats[0].banners"),
    ({"seats": [{"hand": ["land"]}, {}]}, "seats[0].hand"),
    ({"seats": [{"deck_list": {"land": 7}}, {}]}, "seats[0].deck_list"),
    ({"pending": [["set-up", 4]]}, "first"),
    ({"round": 1, "first": 0, "pending": [["round", 1], ["turn", 1, 0, 0]]}, "pending[1]"),
    ({"pending": [["round", 1], ["attach", 0, 1, 0]]}, "pending[1]"),
    ({"pending": [["round", 9]]}, "pending[0]"),
    ({"pending": [["joust", 0, 0, 0, -1]]}, "pending[0]"),
]


@pytest.mark.parametrize(
    ("position", "path"), CONTRADICTIONS, ids=[f"{path}-{n}" for n, (_, path) in enumerate(CONTRADICTIONS)]
)
def test_contradictions_are_refused_by_name(position: dict[str, Any], path: str) -> None:
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.load(GAME, position)
    assert caught.value.path == path
    assert path in str(caught.value)


def test_frames_are_checked_step_by_step() -> None:
    """A number changed in each frame of a battle is refused by the place of the frame."""
    champion = fief("palace", "champion")
    table = do(laid(idle(champion), idle(champion)), "0 attack", "0 field lord 1", "0 done")
    position = table.position()
    assert [frame[0] for frame in position["pending"]] == ["round", "turn", "battle", "field"]
    for place, number, value in (
        (0, 1, 7),
        (1, 1, 1),
        (1, 2, 9),
        (2, 1, 1),
        (2, 4, 0),
        (2, 6, 9),
        (3, 1, 0),
        (3, 2, 0),
    ):
        wrong = msgspec.json.decode(msgspec.json.encode(position))
        wrong["pending"][place][number] = value
        with pytest.raises(meadhall.BadPosition, match=r"pending\[\d\]"):
            meadhall.load(GAME, wrong)
    assert meadhall.load(GAME, position).hash() == table.hash()


@pytest.mark.parametrize("points", [1, 2, 3])
def test_every_position_of_legacy_purchases_is_read_back(points: int) -> None:
    """Two bought Banners crown an Earl before the decks are built."""
    table = new(2, legacy=True, legacy_points=points)
    while not isinstance(table.state.stack[-1], DecksFrame):
        seat = table.awaiting[0]
        bought = "buy banner" if seat == table.position()["first"] else "place castle"
        table.play(seat, bought)
        position = msgspec.json.decode(msgspec.json.encode(table.position()))
        assert meadhall.load(GAME, position).hash() == table.hash()
    assert (table.view(None)["king"] is not None) == (points >= 2)


def test_the_set_up_phase_is_the_start() -> None:
    table = meadhall.load(GAME, {"phase": "set-up"})
    assert [len(seat["fiefs"]) for seat in table.view(None)["seats"]] == [1, 1]
    assert table.hash() == meadhall.load(GAME, {}).hash()


def test_a_lord_who_fell_with_his_building_is_shown_no_more() -> None:
    strong = [fief("palace", "champion"), fief("castle", "champion"), fief("castle", "prince")]
    weak = [fief("castle", "prince"), fief("palace", "champion", "land")]
    table = laid(idle(*strong), idle(*weak), card="attacker_wins")
    do(table, "0 attack", "0 siege 8", "0 field lord 1", "0 field lord 2", "0 field lord 3", "0 done",
       "1 field lord 8", "1 field lord 9", "1 done", "0 destroy")  # fmt: skip
    battle = table.view(None)["battle"]
    assert battle is not None, "the other Lord can be ransomed"
    assert [unit["fief"] for unit in battle["defence"]] == [9]


def test_earls_are_laid_out_in_part() -> None:
    table = laid(earl(hand=["land"]), idle())
    assert meadhall.load(GAME, table.position()).hash() == table.hash()
