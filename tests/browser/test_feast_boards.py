"""One's own side at the table of A Feast for Odin: laying by mouse, touch and keys, plans, the feast, the cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

GAME = "feast-for-odin"
TO_THE_HELMET = (
    "send mountain_2; take strip_1 2",
    "send mountain_3_upgrade_1; take strip_1 3; upgrade flax 1",
    "send forge",
    "pick helmet",
)
"""In a solo game with the seed "1": wood, stone, ore and stockfish, then the helmet, a special tile to lay."""

TOLD = "[data-part=tray] .note"
"""What the tray says of the piece in hand, or of the cell that is pointed at."""


def send(person: Person, table: str, *lines: str) -> None:
    """Play lines through the hall, each when the table shows what the one before has brought."""
    for line in lines:
        before = person.moves()
        answer = person.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": int(before), "action": line})
        assert "ack" in answer, answer
        person.see_settled(before)


def sit_with(person: Person, *lines: str) -> str:
    """A solo game in which some lines were played."""
    table = person.open_unseen(["me"], "1", GAME, *lines)
    person.open(f"/table/{table}").see("[data-supply]")
    return table


def centre(person: Person, selector: str) -> tuple[float, float]:
    box = person.see(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def over(person: Person, cell: str, area: str = "home") -> tuple[float, float]:
    """Move the mouse over a cell."""
    at = centre(person, f'[data-area="{area}"] [data-cell="{cell}"]')
    person.page.mouse.move(*at, steps=3)
    return at


def my_seat(person: Person) -> dict[str, Any]:
    """My seat, as the hall says."""
    table = person.page.url.split("/table/")[1].split("?")[0].split("#")[0]
    found: dict[str, Any] = person.ask(f"/api/tables/{table}?seat=0")["state"]["view"]["seats"][0]
    return found


def laid(person: Person) -> list[Any]:
    found: list[Any] = my_seat(person)["laid"]
    return found


def do_it(person: Person) -> None:
    person.settle("plan", lambda: person.see("[data-do]:not(:disabled)").click())
    expect(person.page.locator("[data-do]")).to_have_count(0)


def test_a_tile_is_laid_by_mouse_turned_flipped_and_refused(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, *TO_THE_HELMET)
    ana.see("[data-supply=helmet]").click()
    over(ana, "11,0")
    expect(ana.page.locator("[data-ghost=refused]")).to_be_visible()
    expect(ana.page.locator(".told.bad")).to_contain_text("over the edge")
    before = ana.moves()
    ana.page.mouse.down()
    ana.page.mouse.up()
    assert not ana.sees("[data-do]"), "what is refused isn't planned"
    x, y = over(ana, "2,3")
    expect(ana.page.locator("[data-ghost=legal]")).to_be_visible()
    expect(ana.page.locator(".told")).to_contain_text("5 penalties covered")
    ana.page.keyboard.press("f")
    ana.page.keyboard.press("r")
    ana.page.mouse.wheel(0, 100)
    ana.page.mouse.click(x, y)
    expect(ana.page.locator(".laid.planned")).to_have_count(1)
    assert ana.moves() == before, "nothing is sent before it is confirmed"
    do_it(ana)
    (piece,) = laid(ana)
    assert (piece[0], piece[1]) == ("helmet", "home") and piece[3] >= 4, "mirrored"


def test_a_tile_is_dragged_and_comes_back_where_it_may_not_lie(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, *TO_THE_HELMET)
    ana.page.mouse.move(*centre(ana, "[data-supply=helmet]"))
    ana.page.mouse.down()
    over(ana, "5,0")
    ana.page.mouse.move(600, 20, steps=4)
    ana.page.mouse.up()
    expect(ana.page.locator("[data-supply=helmet][aria-pressed=true]")).to_have_count(0)
    assert not ana.sees("[data-do]")
    ana.page.mouse.move(*centre(ana, "[data-supply=helmet]"))
    ana.page.mouse.down()
    over(ana, "2,5")
    ana.page.mouse.up()
    expect(ana.page.locator(".laid.planned")).to_have_count(1)
    ana.see(".laid.planned").click()
    expect(ana.page.locator("[data-ghost]")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-ghost]")).to_have_count(0)
    assert ana.sees("[data-supply=helmet]")


def test_goods_have_one_side_to_show(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send craft_linen")
    over(ana, "7,2")
    expect(ana.page.locator(TOLD)).to_have_text("column 3, row 8, wood bonus, 8 more to surround, free")
    ana.see("[data-supply=linen]").click()
    expect(ana.page.locator(TOLD)).to_have_text("Linen: choose its place.")
    over(ana, "1,5")
    expect(ana.page.locator(TOLD)).to_have_text("")
    ana.page.keyboard.press("f")
    expect(ana.page.locator("[aria-live]").filter(has_text="can't be flipped").first).to_be_attached()
    expect(ana.page.locator("[data-ghost=legal]")).to_be_visible()


def test_a_tile_is_laid_by_keys_and_every_cell_speaks(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send craft_linen")
    keys = ana.page.keyboard
    keys.press("b")
    here = ana.page.locator("[data-area=home] :focus")
    expect(here).to_have_attribute("aria-label", "column 1, row 1, minus 1, free")
    for _ in range(7):
        keys.press("ArrowDown")
    for _ in range(4):
        keys.press("ArrowRight")
    expect(here).to_have_attribute("aria-label", "column 5, row 8, income 3, free")
    expect(ana.page.locator(TOLD)).to_have_text("column 5, row 8, income 3, free")
    for _ in range(2):
        keys.press("ArrowLeft")
    expect(here).to_have_attribute("aria-label", "column 3, row 8, wood bonus, 8 more to surround, free")
    ana.see("[data-supply=linen]").focus()
    keys.press("Enter")
    expect(ana.page.locator("[data-ghost=legal]")).to_be_visible()
    keys.press("ArrowDown")
    keys.press("r")
    keys.press("Enter")
    expect(ana.page.locator(".laid.planned")).to_have_count(1)
    keys.press("p")
    ana.settle("plan", lambda: keys.press("Enter"))
    assert laid(ana) == [["linen", "home", [1, 0], 1]]


def test_a_tile_is_laid_by_touch(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    table = ana.open_table(["me"], seed="1", game=GAME)
    ana.see("[data-tab=mine]")
    send(ana, table, *TO_THE_HELMET)
    ana.see("[data-tab=mine]").tap()
    expect(ana.page.locator("[data-supply=helmet]")).to_be_in_viewport(ratio=1)
    ana.see("[data-supply=helmet]").tap()
    expect(ana.page.locator("[data-lay]")).to_be_disabled()
    ana.see('[data-area=home] [data-cell="2,3"]').tap()
    expect(ana.page.locator("[data-ghost=legal]")).to_be_visible()
    before = ana.see("[data-ghost]").get_attribute("style")
    ana.see("[data-turn]").tap()
    ana.see("[data-flip]").tap()
    ana.see('[data-area=home] [data-cell="3,5"]').tap()
    assert ana.see("[data-ghost]").get_attribute("style") != before, "a tap moves it"
    assert not ana.sees(".laid.planned")
    ana.see("[data-lay]").tap()
    expect(ana.page.locator(".laid.planned")).to_have_count(1)
    do_it(ana)
    assert laid(ana)[0][0] == "helmet"


RECORD_MOTION = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moved.push(this.className.split(' ')[0]);
        return animate.apply(this, given);
    };
}"""


def test_tiles_settle_and_coins_run_unless_motion_is_reduced(arrive: Arrive) -> None:
    ana = arrive(steps="fast")
    table = sit_with(ana, "send craft_linen")
    ana.page.evaluate(RECORD_MOTION)

    def lay_linen() -> None:
        ana.see("[data-supply=linen]").click()
        ana.page.mouse.click(*over(ana, "1,5"))
        ana.see(".laid.planned")

    lay_linen()
    assert ana.page.evaluate("() => window.moved") == ["laid"]
    ana.see("[data-part=tray] button:has-text('Forget')").click()
    ana.page.emulate_media(reduced_motion="reduce")
    lay_linen()
    assert ana.page.evaluate("() => window.moved") == ["laid"], "whoever wants stillness sees nothing move"
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.see("[data-part=tray] button:has-text('Forget')").click()
    send(ana, table, "pass", "done")
    ana.wait_until("a coin runs", lambda: "runner" in ana.page.evaluate("() => window.moved"))
    expect(ana.page.locator(".runner")).to_have_count(0)


def test_a_plan_shows_its_numbers_and_is_done_or_forgotten(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send craft_linen", "send market_beans")
    tray = ana.page.locator("[data-part=tray]")
    ana.see("[data-supply=linen]").click()
    x, y = over(ana, "1,5")
    ana.page.mouse.click(x, y)
    expect(tray).to_contain_text("−86 → −82")
    ana.see("[data-supply=silver]").click()
    x, y = over(ana, "11,0")
    ana.page.mouse.click(x, y)
    expect(tray).to_contain_text("0 → 1")
    expect(ana.page.locator(".laid.planned")).to_have_count(2)
    tray.get_by_role("button", name="Forget").click()
    expect(ana.page.locator(".laid")).to_have_count(0)
    assert laid(ana) == []
    ana.see("[data-supply=silver]").click()
    ana.page.mouse.click(*over(ana, "11,0"))
    do_it(ana)
    assert laid(ana) == [["silver", "home", [11, 0], 0]]


def test_a_plan_that_no_longer_works_says_what_changed(arrive: Arrive) -> None:
    """The same seat in another window lays the linen elsewhere: the plan here breaks, and says so."""
    ana = arrive()
    table = sit_with(ana, "send craft_linen")
    ana.see("[data-supply=linen]").click()
    ana.page.mouse.click(*over(ana, "1,5"))
    expect(ana.page.locator(".laid.planned")).to_have_count(1)
    send(ana, table, "place linen home 4,0 r0")
    tray = ana.page.locator("[data-part=tray]")
    expect(tray).to_contain_text("no longer works")
    expect(tray).to_contain_text("linen")
    expect(ana.page.locator("[data-do]")).to_be_disabled()
    tray.get_by_role("button", name="Forget").click()
    expect(ana.page.locator("[data-do]")).to_have_count(0)


def test_the_feast_is_served_as_it_lies_on_the_table(arrive: Arrive) -> None:
    ana = arrive()
    table = sit_with(ana, "send fishing_1", "send market_beans")
    ana.see("[data-feast]").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("6 columns to serve")
    expect(ana.page.get_by_role("dialog")).to_contain_text("cheapest legal meal")
    ana.page.keyboard.press("Escape")
    send(ana, table, "pass")
    for _ in range(4):
        if not ana.prompt().endswith("ask-feast"):
            send(ana, table, "done")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("no penalty")
    dishes = dialog.locator("[data-dish]")
    served = dishes.count()
    dishes.first.click()
    expect(dialog).to_contain_text("stay")
    dialog.get_by_role("button", name="Cheapest meal").click()
    expect(dishes).to_have_count(served)
    ana.settle("feast", lambda: ana.see("[data-serve]:not(:disabled)").click())
    assert my_seat(ana)["penalties"] == 0


def test_all_occupations_can_be_searched(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana)
    ana.page.get_by_role("button", name="all 190").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("190 of 190")
    dialog.get_by_role("searchbox").fill("longship chest")
    expect(dialog.locator("[data-card='12']")).to_be_visible()
    dialog.get_by_role("searchbox").fill("")
    dialog.get_by_label("Deck").select_option("B")
    expect(dialog.get_by_role("status")).to_contain_text("59 of 190")


@pytest.mark.soak
def test_laying_over_a_whole_round_never_differs_from_the_rules(arrive: Arrive) -> None:
    """Every place the table lights is taken by the rules, for all pieces of a long hand."""
    ana = arrive()
    table = sit_with(ana, *TO_THE_HELMET)
    for item in ("helmet", "ore"):
        ana.see(f"[data-supply={item}]").click()
        for cell in ("0,0", "3,8", "11,0", "5,5", "9,9", "0,11"):
            over(ana, cell)
            ghost = ana.see("[data-ghost]")
            column, row = (ghost.evaluate("it => new DOMMatrix(it.style.transform)").get(key) for key in ("e", "f"))
            size = float(ana.see("[data-area=home]").evaluate("it => it.offsetWidth / it.dataset.columns"))
            line = f"place {item} home {round(row / size)},{round(column / size)} r0"
            said = ana.ask(f"/api/tables/{table}/why", {"seat": 0, "action": line})
            assert said["legal"] == (ghost.get_attribute("data-ghost") == "legal"), line
        ana.page.keyboard.press("Escape")
