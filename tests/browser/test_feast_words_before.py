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
    expect(ana.page.locator("[data-undo-words]")).to_contain_text("an undo marks the game")
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
    """On a large screen the whole table is enlarged, and what is carried with it."""
    ana = arrive()
    sit_with(ana, *TO_THE_HELMET)
    keys = ana.page.locator("[data-held-keys]")
    for width, height in ((1440, 900), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        tile = ana.see("[data-supply=helmet]")
        tile.click()
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


@pytest.mark.parametrize("language", ["pl", pytest.param("pt-BR", marks=pytest.mark.soak)])
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


def test_three_cards_in_hand_are_above_the_fold(arrive: Arrive) -> None:
    ana = arrive()
    table = sit_with(ana)
    send(ana, table, "send draw_occupation")
    while len(ana.ask(f"/api/tables/{table}?seat=0")["state"]["view"]["hand"]) < 3:
        lines = [one["notation"] for one in ana.ask(f"/api/tables/{table}?seat=0")["state"]["actions"]]
        send(ana, table, next(line for line in ("send upgrade_4", "done", "pass") if line in lines))
    cards = ana.page.locator("[data-part=hand] [data-card]")
    expect(cards).to_have_count(3)
    for width, height in ((1366, 768), (1280, 720)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for card in cards.all():
            box = card.bounding_box()
            assert box and box["y"] + box["height"] <= height


def test_what_an_undo_costs_depends_on_the_table(arrive: Arrive) -> None:
    """A mark where nobody else plays, others' consent where somebody does, and nothing at a table that counts."""
    ana, bo = arrive(), arrive()
    for counting, said in ((False, "marks the game"), (True, "nothing can be undone")):
        ana.open_table(["me"], seed="1", game=GAME, counting=counting)
        take_up(ana, "upgrade_4")
        expect(ana.see("[data-undo-words]")).to_contain_text(said)
    table = ana.open_table(["me", "open"], seed="1", game=GAME)
    bo.open(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    for one in (ana, bo):
        one.see("[data-supply]")
    mover = ana if ana.prompt().endswith("ask-turn") else bo
    take_up(mover, "upgrade_4")
    expect(mover.see("[data-undo-words]")).to_contain_text("must agree")


def test_leaving_the_last_question_is_one_button_and_it_sends(arrive: Arrive) -> None:
    """“Take nothing more” and “leave the rest” are the same where nothing else is asked: only one of them stands."""
    ana = arrive()
    sit_with(ana)
    take_up(ana, "mountain_1_upgrade_1")
    ana.page.locator("[data-panel=mountain] [data-answer]").first.click()
    rest = ana.see("[data-panel=upgrade] [data-confirm]")
    expect(rest).to_contain_text("leave the rest")
    expect(ana.page.locator("[data-panel] footer [data-answer]")).to_have_count(0)
    ana.settle("mountain", rest.click)
    expect(ana.page.locator("[data-space=mountain_1_upgrade_1] .disc")).to_have_count(1)
    # What leaves a question that nobody has answered doesn't say “more”.
    send(ana, ana.page.url.rsplit("/", 1)[1], "send wood_per_player")
    take_up(ana, "play_occupation_paid")
    expect(ana.see("[data-panel=cards] footer [data-answer]")).to_have_text("Play no card")


def test_the_feast_says_who_eats_later_and_what_is_gone(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana)
    ana.page.keyboard.press("t")
    later = ana.page.locator("dialog .viking")
    expect(later.first).to_have_attribute("title", "The Viking of round 2 eats from then on")
    expect(later.last).to_have_attribute("title", "The Viking of round 7 eats from then on")
    expect(ana.see("dialog [data-food]:disabled small")).to_have_text("none left")


def test_ships_that_can_be_loaded_show_it(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send wood_per_player")
    send(ana, ana.page.url.rsplit("/", 1)[1], "send build_whaling_boat")
    boat = ana.see(".bay .ship:not(:disabled):not(.offer)")
    expect(boat).to_have_attribute("title", re.compile("ore"))
    assert boat.evaluate("it => getComputedStyle(it).boxShadow") != "none"


def test_goods_to_pillage_are_shown_with_their_shape(arrive: Arrive) -> None:
    """A picture of silverware doesn't tell how many cells it covers."""
    ana = arrive()
    sit_with(ana, *TO_THE_HELMET[:2])
    take_up(ana, "forge")
    ana.settle("draw", ana.see("[data-confirm][data-ready]").click)
    expect(ana.see("[data-panel] [data-answer='pick jewelry'] svg.blue path")).to_be_visible()


def test_all_phases_are_on_the_strip_when_all_have_passed(arrive: Arrive) -> None:
    """“passed” on three chips leaves less room for rounds and phases."""
    ana = arrive()
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    table = ana.open_table(["me", "quick", "quick"], seed="1", game=GAME)
    ana.see("[data-supply]")
    ana.wait_until("it is my turn", lambda: ana.prompt().endswith("ask-turn"))
    ana.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": int(ana.moves()), "action": "pass"})
    expect(ana.page.locator("[data-seat] .tag")).to_have_count(3)
    strip, last = ana.see(".seats .strip").bounding_box(), ana.see(".phases li:last-child").bounding_box()
    assert strip and last
    assert last["x"] + last["width"] <= strip["x"] + strip["width"]


def test_a_window_says_what_it_is_worth_and_what_could_be_laid(arrive: Arrive) -> None:
    """Before the income its silver, and which pieces have a place. Before the bonuses, where nothing that can still be
    done makes a difference, nobody is asked."""
    ana = arrive()
    table = sit_with(ana)
    send(ana, table, "send craft_linen", "pass")
    words = ana.page.locator("[data-window-words]")
    expect(words).to_contain_text("your income is 0 silver")
    expect(words).to_contain_text("You could lay linen")
    ana.settle("window", ana.see("[data-panel=window] [data-confirm]").click)
    ana.settle("feast", ana.see("[data-serve]").click)
    ana.wait_until("the next round has begun", lambda: ana.prompt().endswith("ask-turn"))
    expect(words).to_have_count(0)


def test_what_is_drawn_or_shown_is_told_before_it_is(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana, "send wood_per_player")
    take_up(ana, "draw_occupation")
    expect(ana.see("[data-panel] .barrier")).to_contain_text("Then you draw")
    ana.page.keyboard.press("Escape")
    take_up(ana, "play_occupation_paid")
    ana.page.locator("[data-panel=cards] [data-answer]").first.click()
    expect(ana.see("[data-panel] .barrier")).to_contain_text("The card is played; then you go on.")


def test_with_shift_a_space_goes_into_the_plan(arrive: Arrive) -> None:
    ana = arrive()
    sit_with(ana)
    before = ana.moves()
    ana.page.locator("[data-space=fishing_1]").click(modifiers=["Shift"])
    expect(ana.see("[data-part=tray] [data-do]")).to_be_visible()
    assert ana.moves() == before
    ana.settle("plan", ana.see("[data-do]:not(:disabled)").click)
    expect(ana.page.locator("[data-space=fishing_1] .disc")).to_have_count(1)
