"""What has a key at every table, and what is announced."""

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
    ana.see("[data-chat]")
    ana.page.wait_for_function("() => document.activeElement?.dataset.chat !== undefined")
    ana.page.keyboard.type("Sláinte!")
    ana.page.keyboard.press("Enter")
    ana.page.locator("[role=tabpanel] li", has_text="Sláinte!").wait_for()


def test_moves_are_announced(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.see('[data-legal="true"]')
    ana.page.wait_for_function("() => document.querySelector('[role=log][aria-live]').textContent.includes('disc')")
