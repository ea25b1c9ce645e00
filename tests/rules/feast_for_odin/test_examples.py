"""The worked examples of section 19, played out as they are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import AREA_NAMES, ROW
from meadhall.games.feast_for_odin.board.cells import beside, cells_of, mask_of
from meadhall.games.feast_for_odin.board.placement import (
    area_income,
    covered_cells,
    due_bonuses,
    grid_of,
    put_down,
    shape_of,
)
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.interface.checks import check_areas
from meadhall.games.feast_for_odin.interface.notation import Placement
from meadhall.games.feast_for_odin.interface.notation import is_legal as may_lie
from meadhall.games.feast_for_odin.interface.refusals import refuse_placement
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME, ITEMS, PENALTIES
from meadhall.games.feast_for_odin.knowledge.view import strips
from meadhall.games.feast_for_odin.phases.automatic import breed, new_viking, pay_income, return_home
from meadhall.games.feast_for_odin.phases.rounds import FEASTING, HARVESTING
from meadhall.games.feast_for_odin.phases.scoring import LINES, scoring_lines
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME, SPACES
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.errors import BadPosition
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    begin,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    own_board,
    phase,
    playing,
    put_in_play,
    rolling,
    set_strips,
    stand,
    supply,
    top,
    turn,
)

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())
CASES = [(example, case) for example in EXAMPLES for case in example["cases"]]
SHIPS = {("whaling_boat", 0): "whaling_boat", ("whaling_boat", 1): "whaling_boat_1", ("knarr", 0): "knarr"}


def cases(*kinds: str) -> pytest.MarkDecorator:
    """The examples of some kinds, each marked with its clauses."""
    chosen = [
        pytest.param(case, id=f"{example['id']}-{number}", marks=rule(*example["clauses"]))
        for number, (example, case) in enumerate(CASES)
        if case["kind"] in kinds
    ]
    return pytest.mark.parametrize("case", chosen)


def ship_name(ship: str, ore: int) -> str:
    return SHIPS.get((ship, ore), f"longship_{ore}" if ore else "longship")


def count(state: Feast, name: str) -> int:
    return len(state.hands[0]) if name == "hand" else state.has(0, ITEM_OF_NAME[name])


def assert_has(state: Feast, expected: dict[str, int]) -> None:
    assert {name: count(state, name) for name in expected} == expected


@cases("die")
def test_dice(case: dict[str, Any]) -> None:
    state = laid_out()
    for ship in case["ships"][: len(case["ships"]) - len(case.get("buy", []))]:
        give(state, **{ship_name(ship["id"], ship["ore"]): 1})
    give(state, **{name: number for name, number in case["before"].items() if name != "hand" and number})
    state.hands[0] = [state.deck.pop(0) for _ in range(case["before"].get("hand", 0))]
    state.thing[0] = case["thing"][0]
    rolling(state, *case["rolls"])
    if case["space"] == "hunting_game_2":
        stand(state, "hunting_game_1", 1, 1)
    turn(state)
    for ship in case.get("buy", []):
        do(state, f"buy {ship}")
    for _ in range(case.get("load", 0)):
        do(state, "load longship_2")
    do(state, f"send {case['space']}")
    if case["space"] == "whaling_3":
        do(state, "boats 1 2")
    for _ in case["rolls"][1:]:
        assert is_legal(state, "keep")
        do(state, "roll")
    if case.get("forced"):
        assert not state.waiting, "neither another roll nor a failure is offered"
    else:
        settle_roll(state, case)
    finish(state)
    assert_has(state, case["after"])
    assert state.thing[0] == case["thing"][1]
    assert state.vikings[SPACE_OF_NAME[case["space"]]] == case["on_space"]
    if "ship_ore_after" in case:
        assert state.has(0, ITEM_OF_NAME["longship_3"]) == 1


def settle_roll(state: Feast, case: dict[str, Any]) -> None:
    if is_legal(state, "keep"):
        do(state, "keep")
    if case["outcome"] == "failure":
        do(state, "fail")
    else:
        do(state, f"spend {case['spend'].get('stone', 0)}")
        do(state, f"spend {case['spend'].get('long_sword', 0)}")
        do(state, f"pick {case['loot']}")


@cases("breed")
def test_breeding(case: dict[str, Any]) -> None:
    state = laid_out()
    species = case["species"]
    give(state, **{species: case["before"]["normal"], f"pregnant_{species}": case["before"]["pregnant"]})
    breed(state, 0)
    assert_has(state, {species: case["after"]["normal"], f"pregnant_{species}": case["after"]["pregnant"]})


def feast_answer(piece: list[Any]) -> str:
    return "eat silver" if piece[0] == "silver" else f"eat {piece[0]}" + (" upright" if piece[2] == "upright" else "")


@cases("feast")
def test_feasts(case: dict[str, Any]) -> None:
    state = laid_out(round=case["round"], length=case["length"])
    before = case.get("before") or {piece[0]: 3 for piece in case["table"]}
    give(state, **before)
    give(state, silver=max(0, 6 - before.get("silver", 0)) if not case["ok"] else 0)
    state.add(0, 69, case["emigrated"])
    phase(state, FEASTING)
    frame = top(state, FeastFrame)
    assert state.base_columns + state.round - frame.column == case["required"]
    *first, last = case["table"]
    for piece in first if not case["ok"] else case["table"]:
        while frame.column < piece[1]:
            do(state, "leave")
        do(state, feast_answer(piece))
    if not case["ok"]:
        if last[0] == "ore":
            return  # ore is no food at all: there is no such answer
        while frame.column < last[1]:
            do(state, "leave")
        assert not is_legal(state, feast_answer(last))
        return
    finish(state)
    assert state.has(0, PENALTIES) == case["penalties"]
    assert_has(state, case["after"])


def own(state: Feast, board: str) -> str:
    """The seat owns a board or house; returns the name of its area."""
    if board == "home":
        return "home"
    if board in ("long_house", "stone_house"):
        give(state, **{board: 1})
        return f"{board}_1"
    own_board(state, board)
    return "board_" + "abcd"[["shetland", "faroe_islands", "iceland", "greenland"].index(board)]


def area_number(name: str) -> int:
    return AREA_NAMES.index(name)


@cases("place")
def test_placements(case: dict[str, Any]) -> None:
    state = laid_out()
    area = area_number(own(state, case["board"]))
    for step in case["steps"]:
        name, (row, column), turn_ = step["put"]
        item = ITEM_OF_NAME[name]
        give(state, **{name: 1})
        wanted = Placement(item, area, turn_, row * ROW + column)
        assert may_lie(state, 0, wanted) == step["ok"], step
        if step["ok"]:
            state.add(0, item, -1)
            put_down(state, 0, item, area, turn_, row * ROW + column)
        else:
            assert refuse_placement(state, 0, item, area, turn_, row * ROW + column).message.clause.startswith("FO-4")
        if "income" in step:
            assert area_income(state, 0, area) == step["income"]
    assert sorted(ITEMS[item] for item in due_bonuses(state, 0, area)) == case["bonus"]
    uncovered = grid_of(state, area).penalty & ~covered_cells(state, 0, area)
    assert uncovered.bit_count() == case["penalties"]


@cases("pairs")
def test_wrong_contacts_are_found(case: dict[str, Any]) -> None:
    masks = []
    state = laid_out()
    for name, (row, column), turn_ in case["tiles"]:
        item = ITEM_OF_NAME[name]
        masks.append(shape_of(item, turn_).mask << (row * ROW + column))
        put_down(state, 0, item, 0, turn_, row * ROW + column)
    pairs = sum(
        bool(one & mask_of(beside(cells_of(other)))) for place, one in enumerate(masks) for other in masks[place + 1 :]
    )
    assert pairs == case["pairs"]
    assert -3 * pairs == case["points"]
    with pytest.raises(BadPosition) as caught:
        check_areas(state, 0)
    assert caught.value.message.clause == "FO-13.15"


@cases("upgrade")
def test_upgrades(case: dict[str, Any]) -> None:
    space = {(1, 1): "mountain_1_upgrade_1", (2, 1): "upgrade_2", (2, 2): "mountain_4_double_upgrade_2"}[
        case["n"], case["steps"]
    ]
    state = laid_out()
    give(state, **case["before"])
    begin(
        state,
        RunFrame(0, SPACES[SPACE_OF_NAME[space]].program, 1 if "mountain" in space else 0, -1, SPACE_OF_NAME[space]),
    )
    for source, target in case["moves"]:
        steps = ITEM_OF_NAME[target] - ITEM_OF_NAME[source]
        legal = bool(state.waiting) and 1 <= steps <= 3 and is_legal(state, f"upgrade {source} {steps}")
        assert legal == case["ok"]
        if legal:
            do(state, f"upgrade {source} {steps}")
    if case["ok"]:
        finish(state)
        assert_has(state, case["after"])


@cases("delta")
def test_overseas_trading(case: dict[str, Any]) -> None:
    state = laid_out()
    give(state, knarr=1, **{name: number for name, number in case["before"].items() if number})
    if "flips" not in case:
        put_in_play(state, 149)
    turn(state)
    do(state, "send overseas_trade_1")
    for good in case.get("flips", ["oil"]):
        do(state, f"turn {good}")
        assert not (state.waiting and is_legal(state, f"turn {good}")), "one tile of each kind"
    finish(state)
    assert_has(state, case["after"])


@cases("mountain")
def test_mountain(case: dict[str, Any]) -> None:
    state = laid_out()
    set_strips(state, case["strips"])
    turn(state)
    do(state, "send mountain_3_2")
    first, second = case["take"]
    do(state, f"take {first[0]} {first[1]}")
    assert is_legal(state, f"take {second[0]} {second[1]}") == case["ok"]
    if case["ok"]:
        do(state, f"take {second[0]} {second[1]}")
        assert_has(state, case["gain"])
        assert strips(state) == case["left"]


@cases("emigrate")
def test_emigration(case: dict[str, Any]) -> None:
    state = laid_out(round=case["round"], length=case["length"])
    state.add(0, 69, case["already"])
    give(state, silver=case["before"]["silver"], **{"longship_1" if case["ship"] == "longship" else "knarr": 1})
    before = sum(scoring_lines(state, 0)[:2])
    turn(state)
    assert is_legal(state, "send emigrate_2") == case["ok"]
    if case["ok"]:
        do(state, "send emigrate_2")
        assert_has(state, case["after"])
        assert sum(scoring_lines(state, 0)[:2]) - before == case["points_change"]


@cases("forge")
def test_forging(case: dict[str, Any]) -> None:
    state = laid_out()
    give(state, ore=case["before"]["ore"])
    turn(state)
    do(state, "send forge")
    assert len(state.hands[0]) == 1
    for tile in case["legal"]:
        assert is_legal(state, f"pick {tile}")
    for tile in case["refuse"]:
        assert not is_legal(state, f"pick {tile}")
    do(state, f"pick {case['take']}")
    assert_has(state, case["after"])


@cases("solo")
def test_solo_rotation(case: dict[str, Any]) -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5, options={"length": case["length"]})
    state = table.state
    assert isinstance(state, Feast)
    for number, available in enumerate(case["available"]):
        assert state.round == number + 1
        assert state.thing[0] == available
        blocked = sum(vikings for vikings, owner in zip(state.vikings, state.occupant, strict=True) if owner == -2)
        assert blocked == case["blocked"][number]
        if number + 1 == len(case["available"]):
            break
        # All Vikings are placed, wherever they find room; then the round goes by.
        free = [space for space in range(18) if state.occupant[space] == -1]
        for space in free[: state.thing[0]]:
            state.stand(space, 0, 1)
        state.vikings[free[0]] += state.thing[0] - len(free[: state.thing[0]])
        state.thing[0] = 0
        return_home(state)
        state.round += 1
        new_viking(state, 0)


@cases("tier")
def test_tiers(case: dict[str, Any]) -> None:
    state = laid_out(round=3)
    if case["card"] == 93:
        give(state, whaling_boat=case["count"])
        put_in_play(state, 93)
        phase(state, HARVESTING)
    elif case["card"] == 183:
        give(state, knarr=case["count"])
        playing(state, 183)
        do(state, "play 183")
    else:
        give(state, longship=3)
        for place in ((9, 0), (9, 3), (6, 0), (6, 3)):
            lay(state, "treasure_chest", "home", *place)
        own_board(state, "iceland")
        for cell in ((6, 0), (6, 1), (5, 0), (5, 1), (5, 2)):
            lay(state, "silver", "board_c", *cell)
        playing(state, 180)
        do(state, "play 180")
        assert case["count"] == 8
    assert {name: number for name, number in supply(state).items() if name in case["gain"]} == case["gain"]


@cases("final_income")
def test_final_income(case: dict[str, Any]) -> None:
    state = laid_out(round=7)
    give(state, silver=case["silver_before_income"])
    state.last_income[0] = case["income"]
    give(state, silver=case["income"] - case["spent"])
    lines = dict(zip(LINES, scoring_lines(state, 0), strict=True))
    assert lines["final_income"] == case["line_final_income"]
    assert lines["silver"] == case["line_silver"]
    pay_income(state, 0)
    assert state.last_income[0] == 0


@cases("score")
def test_complete_scoring(case: dict[str, Any]) -> None:
    state = laid_out(round=7)
    give(state, **case["ships"], **case["buildings"], **case["animals"], silver=case["silver"])
    put_in_play(state, *case["occupations"])
    state.add(0, 69, case["emigrated"]["knarr"])
    state.add(0, 70, case["emigrated"]["longship"])
    state.add(0, PENALTIES, case["penalties"])
    state.add(0, 65, case["slots"]["wood_filled"])
    state.add(0, 66, case["slots"]["stone_filled"])
    state.last_income[0] = case["last_income"]
    for board in case["boards"]:
        own_board(state, board)
    names = {"home": "home", "iceland": "board_c", "stone_house": "stone_house_1", "long_house": "long_house_1"}
    for board, pieces in case["placed"].items():
        for name, (row, column), turn_ in pieces:
            lay(state, name, names[board], row, column, turn_)
    check_areas(state, 0)
    assert dict(zip(LINES, scoring_lines(state, 0), strict=True)) == case["lines"]
    assert sum(scoring_lines(state, 0)) == case["total"]
