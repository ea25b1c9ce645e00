"""A round of Brian Boru without a mouse."""

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def decide_by_keys(ana: Person) -> str:
    keys = ana.page.keyboard
    before = ana.moves()
    if ana.sees('[data-legal="true"]'):
        keys.press("m")
        keys.press("ArrowDown")
        keys.press("Enter")
        kind = "town"
    elif ana.sees("[data-card][data-playable]"):
        keys.press("h")
        if ana.prompt().endswith("ask-draft"):
            keys.press("Enter")
            keys.press("ArrowRight")
            keys.press("Enter")
            while ana.page.evaluate("document.activeElement?.dataset.confirm === undefined"):
                keys.press("Tab")
            keys.press("Enter")
        else:
            while ana.page.evaluate("document.activeElement?.dataset.playable === undefined"):
                keys.press("ArrowRight")
            keys.press("Enter")
            keys.press("Enter")
        kind = "card"
    elif ana.sees("[data-part=choices] [data-code]"):
        ana.page.locator("[data-part=choices] [data-code]").first.focus()
        keys.press("Enter")
        kind = "choice"
    else:
        return ""
    ana.page.wait_for_function("ply => document.querySelector('[data-ply]').dataset.ply !== ply", arg=before)
    return kind


def test_a_round_by_keyboard_alone(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="keys")
    ana.see("[data-ply]")
    decided = []
    for _ in range(600):
        kind = decide_by_keys(ana)
        if kind:
            decided.append(kind)
        else:
            ana.page.wait_for_timeout(25)
        if ana.ask(f"/api/tables/{table}")["state"]["view"]["round"] > 1:
            break
    else:
        raise AssertionError(f"the round didn't end: {decided}")
    assert {"town", "card"} <= set(decided)


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
    assert "Sláinte!" in ana.see("[role=tabpanel] li").inner_text()


def test_moves_are_announced(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.see('[data-legal="true"]')
    ana.page.wait_for_function("() => document.querySelector('[role=log][aria-live]').textContent.includes('disc')")
