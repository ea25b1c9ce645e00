"""The journal names the clause under which each thing happened, also where the same thing can happen under several."""

from __future__ import annotations

from typing import Any

import meadhall
from tests.clauses import rule
from tests.rules.ortus_regni.bench import battle_pile, clauses, do, earl, fief, idle, laid, new, number, told

CHAMPION = fief("palace", "champion")


def attacked(card: str) -> meadhall.Table:
    table = laid(idle(CHAMPION), idle(CHAMPION), table_decks=battle_pile(card))
    return do(table, "0 attack", f"0 field lord {number(0)}", "0 done",
              f"1 field lord {number(1)}", "1 done")  # fmt: skip


@rule("OR-8.13", "OR-8.14")
def test_captured_lords() -> None:
    assert clauses(attacked("attacker_wins"), "lord-captured") == ["OR-8.13"]
    lost = attacked("defender_wins")
    assert told(lost, "lord-captured") == [{"seat": 0, "card": "champion", "fief": number(0), "fief_cards": ["palace"]}]
    assert clauses(lost, "lord-captured") == ["OR-8.14"]


@rule("OR-14.1", "OR-14.2", "OR-14.3", "OR-14.8", "OR-4.12")
def test_eliminations() -> None:
    murdered = laid(earl(hand=["treachery", "land"]), earl(CHAMPION), idle())
    assert clauses(do(murdered, "0 treachery"), "eliminated") == ["OR-14.1"]
    assert clauses(murdered, "fief-lost") == ["OR-5.4"]
    decked = do(laid(earl(hand=["land"], deck={}), idle(), idle(), options={"equal_turns": False}), "0 end")
    assert clauses(decked, "eliminated") == ["OR-14.2"]
    assert clauses(decked, "cannot-draw") == ["OR-3.6"]
    assert clauses(decked, "fief-lost") == ["OR-14.4"]
    conceded = do(laid(idle(), idle(), options={"concession": True}), "0 concede")
    assert clauses(conceded, "eliminated") == ["OR-14.3"]
    assert clauses(conceded, "won") == ["OR-14.8"]


@rule("OR-8.38")
def test_an_elimination_in_battle() -> None:
    strong = idle(CHAMPION, fief("castle", "champion"))
    table = laid(strong, idle(fief("palace")), idle())
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 done",
       "1 done", "0 destroy")  # fmt: skip
    assert clauses(table, "eliminated") == ["OR-8.38"]


@rule("OR-5.6", "OR-4.6")
def test_where_properties_are_attached() -> None:
    placed = do(laid(earl(hand=["land", "allies"]), idle()), "0 place land")
    assert clauses(placed, "attached") == ["OR-4.6"]
    stolen = laid(earl(hand=["intrigue", "allies"]), earl(fief("palace", None, "church")), idle())
    assert clauses(do(stolen, "0 intrigue"), "attached") == ["OR-5.6"]
    paid = laid(idle(CHAMPION), idle(fief("palace", "champion", "land")), table_decks=battle_pile("attacker_wins"))
    do(paid, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}",
       "1 done", f"1 ransom {number(1)}")  # fmt: skip
    assert clauses(paid, "paid-property") == ["OR-8.33"]
    assert clauses(paid, "attached") == ["OR-5.6"]


@rule("OR-16.7", "OR-16.6", "OR-16.9")
def test_what_is_bought_with_legacy_points() -> None:
    table = new(legacy=True, legacy_points=3)
    first = table.awaiting[0]
    assert clauses(table, "first-player") == ["OR-16.6"]
    do(table, f"{first} place land", f"{1 - first} buy towers", f"{1 - first} tower land", f"{1 - first} tower land",
       f"{first} install prince", f"{1 - first} place castle", f"{first} buy banner",
       f"{1 - first} buy banner")  # fmt: skip
    assert clauses(table, "attached") == clauses(table, "installed") == clauses(table, "placed") == ["OR-16.7"]
    king = new(legacy=True, legacy_points=2)
    first = king.awaiting[0]
    do(king, f"{first} buy banner", f"{1 - first} place land", f"{first} buy banner", f"{1 - first} place land")
    assert clauses(king, "crowned") == ["OR-16.9"]


@rule("OR-4.11", "OR-3.5", "OR-16.34")
def test_draws() -> None:
    table = do(laid(earl(hand=["banquet", "land"]), idle()), "0 banquet", "0 end")
    assert clauses(table, "drew") == ["OR-4.11", "OR-4.11", "OR-3.5"]
    heathen: dict[str, Any] = {"options": {"heathen": True}}
    exhausted = do(laid(earl(fief("palace"), hand=["land"], deck={}), idle(), idle(), **heathen), "0 end")
    assert clauses(exhausted, "cannot-draw") == clauses(exhausted, "drew") == ["OR-16.34"]
    assert clauses(exhausted, "fief-lost") == ["OR-16.34"]


@rule("OR-4.25", "OR-11.1")
def test_markers() -> None:
    table = laid(earl(hand=["monk", "land"]), idle())
    do(table, "0 emissary monk")
    assert clauses(table, "marker-forward") == ["OR-4.25"]
    assert clauses(laid(idle(), idle(), phase="vikings"), "marker-forward") == ["OR-11.1"]


@rule("OR-16.11", "OR-16.12")
def test_banners_that_turn_a_battle() -> None:
    table = laid(idle(CHAMPION, hand=["banner", "land"]), idle(CHAMPION, hand=["banner", "land"]),
                 table_decks=battle_pile("attacker_wins"), options={"tactics": True})  # fmt: skip
    do(table, "0 attack", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}", "1 done", "1 banner",
       "0 banner", "1 pass")  # fmt: skip
    assert clauses(table, "banner-turned") == ["OR-16.11", "OR-16.12"]


@rule("OR-16.32", "OR-14.9")
def test_wins_of_teams_and_at_the_round_limit() -> None:
    out = {"fiefs": [], "alive": False, "cubes": 0}
    table = laid(idle(), earl(hand=["land"], deck={}), idle(), {**earl(), **out}, active=1, fallen=[3],
                 options={"teams": True})  # fmt: skip
    do(table, "1 end", "2 end")
    assert clauses(table, "won") == ["OR-16.32"] * 2
    assert {entry["seat"] for entry in told(table, "won")} == {0, 2}
    limit = laid(idle(fief("palace"), fief()), idle(), phase="vikings", round=60)
    assert told(limit, "won") == [{"seat": 0}]
    assert clauses(limit, "won") == ["OR-14.9"]
    result = limit.result
    assert result is not None
    assert result.ties[0]["holdings"] > result.ties[1]["holdings"]
    assert list(result.ties[0]) == ["holdings", "towers", "cards"]
