"""Positions of A Feast for Odin: stated in part, and refused with a reason where they can't be."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall


def load(**position: Any) -> meadhall.Table:
    return meadhall.load(
        "feast-for-odin", {"players": 2, "round": 3, "phase": "actions", "start_player": 0, **position}
    )


def test_a_position_in_part() -> None:
    table = load(seats=[{"supply": {"silver": 4, "long_sword": 2}, "played": [47], "hand": [1]}, {}])
    assert table.awaiting == (0,)
    seat = table.view(0)["seats"][0]
    assert seat["supply"] == {"silver": 4, "long_sword": 2} and seat["thing"] == 8
    position = table.position()
    assert position["weapons"]["deck"].count("long_sword") == 11 - 2
    assert 1 not in position["cards"]["deck"] and 47 not in position["cards"]["removed"]


@pytest.mark.parametrize(
    ("position", "key", "clause"),
    [
        ({"seats": [{"supply": {"whaling_boat": 4}}, {}]}, "berths", "FO-1.12"),
        ({"seats": [{"supply": {"belt": 1}}, {"supply": {"belt": 1}}]}, "special-places", "FO-1.5"),
        ({"seats": [{"supply": {"belt": 2}}, {}]}, "special-places", "FO-1.5"),
        ({"seats": [{"supply": {"shed": 4}}, {}]}, "buildings", "FO-12.1"),
        ({"seats": [{"hand": [3]}, {"played": [3]}]}, "card-places", "FO-1.16"),
        ({"seats": [{"hand": [3, 3]}, {}]}, "card-twice", "FO-1.16"),
        ({"seats": [{"thing": 3}, {}]}, "vikings", "FO-3.5"),
        ({"seats": [{"shed_wood": 1}, {}]}, "slots", "FO-4.26"),
        ({"seats": [{"supply": {"shed": 1}, "shed_stone": 4}, {}]}, "slots", "FO-4.26"),
        ({"seats": [{"supply": {"shed": 1}, "house_stone": 1}, {}]}, "slots", "FO-4.26"),
        ({"seats": [{"supply": {"stone_house": 1}, "house_wood": 2}, {}]}, "slots", "FO-4.26"),
        ({"seats": [{"emigrated_knarrs": 6}, {}]}, "emigrations", "FO-7.86"),
        ({"seats": [{"laid": [["robe", "home", [8, 10], 0]]}, {}]}, "laid-outside", "FO-4.2"),
        ({"seats": [{"laid": [["oil", "board_a", [0, 4], 0]]}, {}]}, "laid-outside", "FO-4.2"),
        (
            {"seats": [{"laid": [["chest", "home", [0, 0], 0], ["silk", "home", [1, 0], 0]]}, {}]},
            "laid-overlap",
            "FO-4.2",
        ),
        (
            {"seats": [{"laid": [["oil", "home", [0, 0], 0], ["oil", "home", [1, 0], 0]]}, {}]},
            "laid-contact",
            "FO-13.15",
        ),
        ({"seats": [{"laid": [["robe", "home", "here", 0]]}, {}]}, "piece", "FO-4.1"),
        ({"seats": [{"laid": [["robe", "home", [0, 0], 5]]}, {}]}, "piece", "FO-4.2"),
        ({"boards": {"A": {"owner": 0, "silver": 2}}}, "owned-silver", "FO-3.13"),
        ({"spaces": {"imitate_1": {"seat": 0, "vikings": 1}}}, "space", "FO-2.12"),
        ({"strips": {"strip_1": 0}, "strip_stack": ["strip_1"]}, "strip-places", "FO-2.9"),
        ({"phase": None, "pending": [["turn", 0]]}, "pending", "FO-3.1"),
        ({"phase": None, "pending": [["round", 5, 0], ["run", 0, 99999, 0, 0, 0]]}, "frame", "FO-3.1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_positions_that_cannot_be(position: dict[str, Any], key: str, clause: str) -> None:
    whole = {"players": 2, "round": 3, "phase": "actions", "start_player": 0, **position}
    if whole["phase"] is None:
        del whole["phase"]
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.load("feast-for-odin", whole)
    assert caught.value.message.key == f"feast-for-odin.position-{key}"
    assert caught.value.message.clause == clause
    assert str(caught.value) != caught.value.message.key, "it has no English words"


def test_unknown_names_are_answered_with_the_nearest() -> None:
    with pytest.raises(meadhall.BadPosition, match="robe"):
        load(seats=[{"supply": {"rob": 1}}, {}])
    with pytest.raises(meadhall.BadPosition, match="forge"):
        load(spaces={"forg": {"seat": 0}})
