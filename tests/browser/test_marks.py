"""Counting tables and take-backs, as people see them; the way back to a seat one has left."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive

AGAINST_BOTS = ["me", "greedy", "greedy"]


def test_the_form_offers_the_terms_and_the_table_shows_them(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/new/brian-boru")
    ana.page.get_by_label("Seat 2").or_(ana.page.get_by_label("Player 2")).first.select_option("open")
    ana.page.get_by_label("By correspondence").check()
    ana.page.get_by_label("Default answers").check()
    ana.see("[data-counting]").check()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.see("[data-mark=counting]")).to_have_text("Counts")
    expect(ana.page.get_by_text("default answers are given")).to_be_visible()
    bruno = arrive()
    bruno.open("/")
    expect(bruno.page.locator("a.line [data-mark=counting]").first).to_be_visible()


def test_a_deal_of_the_day_always_counts(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/new/brian-boru")
    ana.page.get_by_label("Deal of the day").check()
    expect(ana.page.locator("[data-counting]")).to_be_checked()
    expect(ana.page.locator("[data-counting]")).to_be_disabled()
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.see("[data-mark]")).to_have_text("Counts today")


@pytest.mark.parametrize("counting", [False, True])
def test_taking_back_past_a_barrier_marks_a_casual_game_and_is_refused_where_it_counts(
    arrive: Arrive, counting: bool
) -> None:
    ana = arrive()
    ana.open_table(AGAINST_BOTS, seed="marks", counting=counting)
    for _ in range(12):
        ana.decide()
    ana.wait_until("it is Ana's turn", lambda: ana.sees("[data-prompt].mine"))
    ana.page.locator("[data-undo]").click()
    if counting:
        expect(ana.see(".notice.bad")).to_contain_text("This table counts")
        assert not ana.sees("[data-mark=take-backs]")
    else:
        expect(ana.see("[data-mark=take-backs]")).to_have_text("With take-backs")


def test_whoever_left_is_told_at_the_seat_and_comes_back_by_a_button(arrive: Arrive) -> None:
    ana, bruno = arrive(), arrive()
    table = ana.open_table(["me", "open", "greedy"], seed="back")
    bruno.open(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    bruno.see(".map")
    bruno.ask(f"/api/tables/{table}/leave", {})
    expect(bruno.see("[data-absent]")).to_contain_text("until you are back")
    bruno.page.get_by_role("button", name="I'm back").click()
    expect(bruno.page.locator("[data-absent]")).to_have_count(0)
