"""What the table of A Feast for Odin tells before something is done: odds, boards to take, undo, keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_feast_boards import GAME, TO_THE_HELMET, send, sit_with

ODDS = re.compile(r"Rolls of (\d+) or less succeed: ([\d.]+)% with one roll, ([\d.]+)% with up to 3\.")


def take_up(ana: Person, space: str) -> None:
    ana.page.locator(f"[data-space={space}]").click()
    ana.see("[data-panel]")


def test_odds_and_what_must_be_rolled_are_told_before_vikings_are_sent(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send mountain_2; take strip_1 2")
    supply = ana.ask(f"/api/tables/{ana.page.url.rsplit('/', 1)[1]}?seat=0")["state"]["view"]["seats"][0]["supply"]
    payable = supply.get("wood", 0) + supply.get("bow", 0)
    take_up(ana, "hunting_game_1")
    told = ODDS.search(ana.see("[data-odds]").inner_text())
    assert told is not None
    assert int(told[1]) == payable
    assert float(told[2]) == pytest.approx(100 * payable / 8, abs=0.1)
    assert float(told[3]) == pytest.approx(100 * (1 - (1 - payable / 8) ** 3), abs=0.1)
    expect(ana.page.locator("[data-undo-words]")).to_contain_text("an undo isn't free")
    # Nothing was sent by looking.
    expect(ana.page.locator("[data-space]:has(.disc)")).to_have_count(1)


def test_a_pointer_at_rest_opens_no_tip_when_a_panel_goes(arrive: Arrive) -> None:
    """The tip of the space below it comes when the pointer moves, and not over one's boards by itself."""
    ana = arrive()
    sit_with(ana)
    take_up(ana, "upgrade_4")
    back = ana.see("[data-panel] footer .button").bounding_box()
    assert back
    at = back["x"] + back["width"] / 2, back["y"] + back["height"] / 2
    ana.page.mouse.click(*at)
    expect(ana.page.locator("[data-panel]")).to_have_count(0)
    ana.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(ana.page.locator("[data-tip-of]")).to_have_count(0)
    ana.page.mouse.move(at[0] + 4, at[1] + 2)
    ana.see("[data-tip-of]")


def test_exploring_asks_first_and_shows_the_board_with_its_price(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send mountain_2; take strip_1 2", "send build_whaling_boat")
    before = ana.moves()
    take_up(ana, "explore_1")
    choices = ana.page.locator("[data-panel] [data-answer^='explore']")
    if choices.count():
        choices.first.click()
    found = ana.see("[data-discovered]")
    expect(found).to_contain_text(re.compile(r"points, .* silver"))
    expect(found).to_contain_text(re.compile(r"\d+ cells cost a point each until they are covered"))
    assert ana.moves() == before
    ana.settle("explore", ana.see("[data-confirm][data-ready]").click)
    side = found.get_attribute("data-discovered") if found.count() else ""
    assert not side or ana.sees(f"[data-area='{side}']")


def test_silver_gained_is_a_coin_with_its_number(arrive: Arrive) -> None:
    """Two mead and two silver: a number before the mead, and one on the coin. On a phone every space asks first."""
    ana = arrive(phone=True)
    sit_with(ana)
    take_up(ana, "products_mead")
    gains = ana.page.locator("[data-balance] .gain")
    expect(gains).to_have_count(2)
    assert [one.replace("\n", "") for one in gains.all_inner_texts()] == ["+2", "+2"]


def test_the_steps_of_a_mountain_are_named_by_what_they_take(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana)
    take_up(ana, "mountain_2")
    ana.page.locator("[data-panel] [data-answer]").nth(1).click()
    expect(ana.page.locator("[data-panel] ol button").first).to_have_text(
        re.compile(r"Take 2 \w+|Take 1 \w+ and 1 \w+")
    )


def test_what_just_happened_stands_above_a_question_that_follows_it(arrive: Arrive) -> None:
    """The third column draws a card first: what was drawn is told where its action is decided."""
    ana = arrive()
    sit_with(ana)
    take_up(ana, "upgrade_4")
    ana.settle("draw", ana.see("[data-confirm][data-ready]").click)
    expect(ana.see("[data-panel] [data-just]")).to_contain_text("draw")


def test_a_piece_taken_up_lies_under_the_pointer_and_says_how_to_turn_it(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, *TO_THE_HELMET)
    tile = ana.see("[data-supply=helmet]")
    tile.click()
    keys = ana.page.locator("[data-held-keys]")
    expect(keys).to_contain_text("F flips it")
    grabbed, carried = tile.bounding_box(), ana.see(".carried span").bounding_box()
    assert grabbed and carried
    across, down = (
        [box["x"] + box["width"] / 2 for box in (grabbed, carried)],
        [box["y"] + box["height"] / 2 for box in (grabbed, carried)],
    )
    assert across[0] == pytest.approx(across[1], abs=3)
    assert down[0] == pytest.approx(down[1], abs=3)
    ana.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "pt-BR"])
def test_the_income_that_comes_last_is_readable_beside_the_board(arrive: Arrive, language: str) -> None:
    """Its label lies clear of the board's frame and of the screen's edge."""
    for phone in (False, True):
        ana = arrive(language, phone=phone)
        table = ana.open_table(["me"], seed="1", game=GAME)
        ana.see("[data-space]")
        if phone:
            ana.see("[data-tab=mine]").click()
        label = ana.see("[data-area=home] .then .soft").bounding_box()
        edge = ana.see("[data-area=home] [data-cell='3,11']").bounding_box()
        assert label and edge and table
        assert label["x"] >= edge["x"] + edge["width"] + 2
        assert label["x"] + label["width"] <= ana.page.evaluate("innerWidth")


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_three_cards_in_hand_are_above_the_fold(arrive: Arrive, size: tuple[int, int]) -> None:
    ana = arrive()
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    table = sit_with(ana)
    send(ana, table, "send draw_occupation")
    while len(ana.ask(f"/api/tables/{table}?seat=0")["state"]["view"]["hand"]) < 3:
        lines = [one["notation"] for one in ana.ask(f"/api/tables/{table}?seat=0")["state"]["actions"]]
        send(ana, table, next(line for line in ("send upgrade_4", "done", "pass") if line in lines))
    cards = ana.page.locator("[data-part=hand] [data-card]")
    expect(cards).to_have_count(3)
    for card in cards.all():
        box = card.bounding_box()
        assert box and box["y"] + box["height"] <= size[1]
