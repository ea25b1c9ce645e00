"""Positions: what is left out is the standard setup, what contradicts itself is refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import trick_position

HANDS = [[2, 5, 8], [3, 6, 9], [1, 4, 7]]


def test_what_is_left_out_is_the_standard_setup() -> None:
    table = meadhall.load("brian-boru", {"seats": [{"coins": 9}, {}, {}]})
    view = table.view(None)
    assert [seat["coins"] for seat in view["seats"]] == [9, 3, 3]
    assert view["phase"] == "starting-town"
    assert view["players"] == 3


def test_a_position_is_deterministic_and_its_seed_may_be_named() -> None:
    position = {"players": 4, "phase": "draft", "round": 1}
    first, second = meadhall.load("brian-boru", position), meadhall.load("brian-boru", position)
    assert first.hash() == second.hash()
    assert first.hash() != meadhall.load("brian-boru", {**position, "seed": 5}).hash()


def test_cards_mentioned_nowhere_are_set_aside() -> None:
    table = meadhall.load("brian-boru", trick_position(HANDS))
    assert len(table.position()["cards"]["set_aside"]) == 25 - 9


def test_a_transcript_can_start_from_a_position() -> None:
    table = meadhall.load("brian-boru", trick_position(HANDS))
    while not table.over:
        seat = table.awaiting[0]
        table.play(seat, table.actions(seat)[0])
    again = meadhall.replay(table.transcript())
    assert again.hash() == table.hash()


BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "feast-for-odin"}, "feast-for-odin"),
    ({"rules": "99"}, "version 99"),
    ({"players": 9}, "9"),
    ({"seats": [{}]}, "seats"),
    ({"seats": "three"}, "seats"),
    ({"seats": [{"coins": "3"}, {}, {}]}, r"seats\[0\]\.coins"),
    ({"seats": [{"coins": 1.5}, {}, {}]}, r"seats\[0\]\.coins"),
    ({"seats": [{"coins": 10**12}, {}, {}]}, r"seats\[0\]\.coins"),
    ({"seats": [{"coin": 3}, {}, {}]}, "coins"),
    ({"seats": [{"track": 10}, {}, {}]}, "track"),
    ({"seats": [{"hand": [26]}, {}, {}]}, "hand"),
    ({"seats": [{"hand": [4, 4]}, {}, {}]}, "twice"),
    ({"seats": [{"hand": [4]}, {"hand": [4]}, {"hand": [5]}]}, "card 4"),
    ({"phase": "tricks", "seats": [{"hand": [4]}, {"hand": [5, 6]}, {"hand": [7]}]}, "same number"),
    (
        {"seats": [{"packet": [4, 5, 6, 7], "picked": [4, 8]}, {"packet": [1, 2, 3, 8]}, {"packet": [9, 10, 11, 12]}]},
        "pick",
    ),
    ({"seats": [{"marriage_cards": ["aoife"]}, {"marriage_cards": ["aoife"]}, {}]}, "Aoife"),
    ({"seats": [{"marriage_cards": ["aoifa"]}, {}, {}]}, "aoife"),
    ({"towns": {"N9": {"disc": 0}}}, "N9"),
    ({"towns": {"N1": {"disc": 3}}}, r"towns\.N1\.disc"),
    ({"towns": {"N1": {}}}, r"towns\.N1\.disc"),
    ({"towns": {"N1": {"disc": 0, "vikings": 1}}}, r"towns\.N1\.vikings"),
    ({"towns": []}, "towns"),
    ({"claims": {"X": 0}}, r"claims\.X"),
    ({"claims": {"N": 3}}, r"claims\.N"),
    ({"marker": {"holder": 5}}, r"marker\.holder"),
    ({"marker": {"town": "Z1"}}, "Z1"),
    ({"marker": {"town": "N1"}}, "trick"),
    ({"chance": {"key": "beef"}}, "chance.key"),
    ({"chance": {"drawn": -1}}, "drawn"),
    ({"pending": []}, "pending"),
    ({"pending": "draft"}, "pending"),
    ({"pending": [["draught"]]}, "draft"),
    ({"pending": [["draft"]]}, "pending"),
    ({"pending": [["round", 2, 3]]}, "round"),
    ({"pending": [["round", "2"]]}, r"pending\[0\]"),
    ({"pending": [["round", 2], ["resolve", 0]]}, "trick"),
    ({"pending": [["round", 3], ["marriage-step", 0]]}, "marriage"),
    ({"pending": [["starting-town", 2]]}, "starting-town"),
    ({"phase": "teatime"}, "teatime"),
    ({"round": 4}, "round"),
    ({"vikings": {"deck": [0]}}, "vikings.deck"),
    ({"marriage": {"open": "nobody"}}, "nobody"),
    ({"princess": {"holder": 0, "choice": "dance"}}, "dance"),
    ({"trick": {"leader": 0, "played": [1]}}, "played"),
    ({"over": "no"}, "over"),
    ({"battle_area": -2}, "battle_area"),
    ({"options": {"open_discard": 3}}, "open_discard"),
    # contradictions between fields
    ({"phase": "draft", "pending": [["round", 1]]}, "phase"),
    ({"over": True}, "over"),
    ({"over": True, "pending": [], "round": 2}, "round"),
    ({"over": True, "phase": "setup"}, "over"),
    ({"round": 2}, r"pending\[0\]"),
    ({"phase": "tricks", "round": 0}, r"pending\[0\]"),
    ({"phase": "preparation", "round": 3}, r"pending\[0\]"),
    ({"phase": "marriage", "round": 1, "marriage": {"open": None}}, "marriage.open"),
    ({"phase": "marriage", "round": 1, "marriage": {"open": "princess"}}, "marriage"),
    ({"phase": "marriage", "round": 3, "marriage": {"open": "aoife"}}, "marriage.open"),
    ({"phase": "battle", "round": 2, "marriage": {"open": "aoife"}}, "marriage.open"),
    ({"phase": "claim", "round": 1, "marriage": {"deck": []}}, "marriage.deck"),
    ({"phase": "claim", "round": 3, "marriage": {"deck": ["princess"]}}, "marriage.deck"),
    ({"phase": "claim", "round": 2, "princess": {"holder": 0, "choice": "trade"}}, "marriage"),
    ({"phase": "claim", "round": 1, "seats": [{"marriage_cards": ["aoife", "brigid"]}, {}, {}]}, "marriage"),
    ({"phase": "claim", "round": 3, "seats": [{"marriage_cards": ["princess"]}, {}, {}]}, "princess"),
    ({"phase": "preparation", "round": 1, "vikings": {"deck": [], "discard": [9]}}, "vikings.deck"),
    ({"phase": "tricks", "round": 1, "vikings": {"discard": [9, 10]}}, "vikings.discard"),
    ({"phase": "tricks", "round": 1, "battle_area": 15}, "battle_area"),
    ({"phase": "church", "round": 1, "battle_area": 2}, "battle_area"),
    ({"phase": "battle", "round": 1, "seats": [{"hand": [1]}, {"hand": [2]}, {"hand": [3]}]}, r"seats\[0\]\.hand"),
    ({"phase": "tricks", "round": 1, "seats": [{"packet": [1]}, {"packet": [2]}, {"packet": [3]}]}, "packet"),
    ({"pending": [["round", 3], ["marriage-step", 1]]}, r"pending\[1\]"),
    ({"pending": [["round", 4], ["marriage-step", 1]]}, r"pending\[1\]"),
    ({"pending": [["round", 5], ["battle-step", 2]], "round": 1}, r"pending\[1\]"),
    ({"pending": [["round", 6], ["church-step", 0, 2]], "round": 1}, r"pending\[1\]"),
    ({"pending": [["round", 2], ["active-town"]], "round": 1}, r"pending\[1\]"),
    ({"seed": ""}, "seed"),
]


@pytest.mark.parametrize(("position", "named"), BAD, ids=[str(position)[:60] for position, _ in BAD])
def test_what_cannot_be_is_refused_and_named(position: dict[str, Any], named: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=named):
        meadhall.load("brian-boru", position)


def test_the_documented_example_ends_after_its_last_round() -> None:
    """The marriage deck has a card for each round to come, whatever the position leaves out."""
    table = meadhall.load(
        "brian-boru",
        {
            "players": 3,
            "phase": "battle",
            "round": 2,
            "battle_area": 3,
            "seats": [{"raiders": 4}, {"raiders": 1}, {}],
            "towns": {"C1": {"disc": 2}, "C2": {"disc": 2}},
        },
    )
    assert table.view(None)["marriage"] == {"open": None, "deck": 1}
    play_on(table, Random(1))
    assert table.over
    assert table.view(None)["round"] == 3


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_an_open_marriage_card_follows_from_round_and_phase(round_number: int) -> None:
    hands = [{"hand": [seat + 1, seat + 4]} for seat in range(3)]
    table = meadhall.load("brian-boru", {"phase": "tricks", "round": round_number, "seats": hands})
    shown = table.view(None)["marriage"]
    assert shown["deck"] == 3 - round_number
    assert shown["open"] is not None
    assert (shown["open"] == "princess") == (round_number == 3)


@pytest.mark.parametrize("position", [None, 3, "x", [], [1]])
def test_a_position_is_an_object(position: Any) -> None:
    with pytest.raises(meadhall.BadPosition, match="object"):
        meadhall.load("brian-boru", position)
