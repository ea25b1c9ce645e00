"""What has a key at every table, and what is announced."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_the_menu_the_log_and_the_chat_have_keys(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.see('[data-legal="true"]')
    ana.page.keyboard.press("?")
    ana.see("dialog[open]")
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")
    ana.page.keyboard.press("c")
    expect(ana.page.locator("[data-chat]")).to_be_focused()
    ana.page.keyboard.type("Sláinte!")
    ana.page.keyboard.press("Enter")
    ana.page.locator("[role=tabpanel] li", has_text="Sláinte!").wait_for()


def test_moves_are_announced(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.see('[data-legal="true"]')
    expect(ana.page.locator("[role=log][aria-live]")).to_contain_text("disc")
