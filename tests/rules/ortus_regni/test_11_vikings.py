"""Section 11: the Vikings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meadhall
from tests.clauses import rule
from tests.rules.ortus_regni.bench import (
    battle_pile,
    do,
    earl,
    fief,
    holdings,
    idle,
    laid,
    legal,
    number,
    seat_of,
    sizes,
    told,
)

LANDED = {"arrived": True, "horde": {"viking": 3}, "growth_due": True}


def vikings(table: meadhall.Table) -> dict[str, Any]:
    shown = table.view(None)["vikings"]
    assert isinstance(shown, dict)
    return shown


def horde(table: meadhall.Table) -> int:
    return sum(vikings(table)["horde"].values())


def viking_turn(*earls: dict[str, Any], **fields: Any) -> meadhall.Table:
    return laid(*earls, phase="vikings", **fields)


@rule("OR-11.1", "OR-11.2")
def test_the_white_marker_goes_back_or_a_black_one_forward() -> None:
    assert vikings(viking_turn(idle(), idle(), vikings={"black": 3}))["black"] == 4
    held = viking_turn(idle(), idle(), vikings={"black": 3, "white": True})
    assert (vikings(held)["black"], vikings(held)["white"]) == (3, False)
    sent = do(laid(earl(hand=["monk", "land"]), idle(), vikings={"black": 3, "white": True}), "0 emissary monk")
    assert (vikings(sent)["black"], vikings(sent)["white"]) == (4, True)


@rule("OR-11.3", "OR-11.4")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_the_eighth_marker_the_vikings_arrive_and_act(players: int) -> None:
    table = viking_turn(*[idle() for _ in range(players)], vikings={"black": 7})
    assert vikings(table)["arrived"]
    assert horde(table) == players + 1, "no growth card in the turn of their arrival"
    assert told(table, "controller")
    assert any(line.startswith("siege") for line in legal(table, table.awaiting[0]))


@rule("OR-11.5", "OR-11.6")
def test_after_an_emissary_has_brought_them_they_act_before_they_grow() -> None:
    table = laid(earl(hand=["vassal", "land"]), idle(), vikings={"black": 7})
    do(table, "0 emissary vassal")
    assert horde(table) == 3
    do(table, "0 end", "1 end")
    assert (horde(table), len(told(table, "controller"))) == (3, 1)
    do(table, f"{table.awaiting[0]} pass", "0 end", "1 end")
    assert horde(table) == 4
    assert len(told(table, "horde-grows")) == 1


@rule("OR-11.7")
def test_a_small_horde_rests() -> None:
    table = viking_turn(idle(), idle(), vikings={"arrived": True, "horde": {"viking": 1}})
    assert horde(table) == 2
    assert told(table, "horde-dormant") == [{"horde_count": 2}]
    do(table, "0 end", "1 end")
    assert horde(table) == 3
    assert told(table, "controller")


@rule("OR-11.8")
def test_cubes_name_the_leader() -> None:
    leaders = Counter(
        told(viking_turn(idle(cubes=3), idle(cubes=1), vikings=LANDED, seed=str(seed)), "controller")[0]["seat"]
        for seed in range(120)
    )
    assert 70 <= leaders[0] <= 110, "three cubes of four"


@rule("OR-11.9", "OR-11.15")
def test_the_leader_names_any_target_or_none() -> None:
    table = viking_turn(idle(cubes=1, towers=["land"]), idle(fief("palace", None, "land"), cubes=0), vikings=LANDED)
    assert legal(table, 0) == ["storm 1", f"siege {number(0)}", f"raid {number(1)}", f"siege {number(1)}", "pass"]
    do(table, "0 pass")
    assert told(table, "vikings-rest") == [{"seat": 0}]
    loyal = viking_turn(idle(cubes=1), idle(cubes=0), vikings=LANDED, options={"viking_self_target": False})
    assert legal(loyal, 0) == [f"siege {number(1)}", "pass"]


@rule("OR-11.10", "OR-11.11")
def test_the_whole_horde_fights_and_the_leader_spreads_its_losses() -> None:
    table = viking_turn(
        idle(fief("palace", "champion"), cubes=1),
        earl(fief("palace", "champion"), cubes=0),
        vikings={"arrived": True, "horde": {"viking": 2, "chieftain": 2}, "growth_due": False},
        table_decks=battle_pile("normal"),
    )
    do(table, f"0 siege {number(1)}")
    assert table.awaiting == (1,), "no Earl adds to the horde"
    assert table.view(1)["battle"]["attack_strength"] == 2 + 4
    do(table, f"1 field lord {number(1)}")
    assert legal(table, 0) == ["absorb viking", "absorb chieftain"]
    do(table, "0 absorb chieftain", "0 absorb viking")
    assert vikings(table)["horde"] == {"viking": 1, "chieftain": 1}
    assert not seat_of(table, 1)["alive"], "6 - 1 = 5 points on the Palace"


@rule("OR-11.12")
@pytest.mark.parametrize("card", ["attacker_wins", "defender_wins"])
def test_nobody_is_captured_against_the_vikings(card: str) -> None:
    table = viking_turn(
        idle(cubes=1), earl(fief("palace", "champion"), cubes=0, towers=["land"] * 6), vikings=LANDED,
        table_decks=battle_pile(card),
    )  # fmt: skip
    do(table, f"0 siege {number(1)}", f"1 field lord {number(1)}")
    assert told(table, "lord-captured") == []
    assert holdings(table, 1)[number(1)][1] == "champion"


@rule("OR-11.13")
def test_earls_never_attack_the_vikings() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), idle(), vikings=LANDED)
    do(table, "0 attack")
    assert all(line.split()[0] in ("field", "storm", "raid", "siege") for line in legal(table))
    assert table.view(None)["battle"]["defender"] == 1


@rule("OR-11.14", "OR-11.16")
def test_drawn_cubes_go_back_and_those_of_the_fallen_leave() -> None:
    table = viking_turn(idle(cubes=2), idle(cubes=0), vikings=LANDED)
    assert sizes(table, "cubes") == [2, 0]
    gone = laid(earl(hand=["treachery", "land"]), earl(fief("palace", "champion"), cubes=3), idle())
    do(gone, "0 treachery")
    assert sizes(gone, "cubes") == [1, 0, 1]
    kept_out = viking_turn(idle(cubes=1), idle(cubes=0), vikings=LANDED, options={"cube_returns": False})
    assert sizes(kept_out, "cubes") == [0, 0]
    do(kept_out, "0 pass", "0 end", "1 end")
    assert told(kept_out, "no-cubes")
    assert kept_out.awaiting == (0,), "without a leader they don't attack"
