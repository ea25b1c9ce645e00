"""Two people in two browsers: an invitation, a chat, a lost connection, undo by agreement, a rematch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def sit_down_together(arrive: Arrive, seed: str = "live") -> tuple[Person, Person]:
    ana = arrive()
    table = ana.open_table(["me", "open", "greedy"], seed=seed, private=True)
    link = ana.see("input[readonly]").input_value()
    assert table in link and "#" in link
    bruno = arrive()
    bruno.open(link)
    bruno.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.see(".map")
    bruno.see(".map")
    return ana, bruno


def one_of_them_decides(*people: Person) -> Person:
    for _ in range(600):
        for person in people:
            if person.sees(".result") or person.decide_now():
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody could decide")


def test_two_browsers_play_through_a_lost_connection(arrive: Arrive) -> None:
    ana, bruno = sit_down_together(arrive)
    for _ in range(8):
        one_of_them_decides(ana, bruno)
    bruno.page.context.set_offline(True)
    bruno.page.evaluate("dispatchEvent(new Event('offline'))")
    bruno.see(".offline")
    while ana.decide_now():  # Ana goes on as far as she can without Bruno
        ana.page.wait_for_timeout(150)
    bruno.page.context.set_offline(False)
    bruno.page.locator(".offline").wait_for(state="detached")
    ana.wait_until("both see the same", lambda: bruno.moves() == ana.moves())
    for _ in range(6):
        one_of_them_decides(ana, bruno)


def test_a_private_table_needs_its_link(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "open", "greedy"], private=True)
    ana.see("input[readonly]")
    stranger = arrive()
    stranger.open(f"/table/{table}")
    expect(stranger.page.locator(".notice.bad")).to_contain_text("private")


def test_chat_reaches_the_other(arrive: Arrive) -> None:
    ana, bruno = sit_down_together(arrive, seed="chat")
    ana.page.get_by_role("tab", name="Chat").click()
    ana.see("[data-chat]").fill("Dobrý večer")
    ana.page.keyboard.press("Enter")
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_text("Dobrý večer").wait_for()


def test_unread_lines_of_the_chat_are_counted_until_they_are_seen(arrive: Arrive) -> None:
    ana, bruno = sit_down_together(arrive, seed="unread")
    mark = ana.page.locator("[data-unread]")
    expect(mark).to_have_count(0)
    bruno.page.keyboard.press("c")
    for line in ("Skål!", "Your turn?"):
        bruno.see("[data-chat]").fill(line)
        bruno.page.keyboard.press("Enter")
    expect(mark).to_have_attribute("data-unread", "2")
    expect(ana.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat 2 unread lines in the chat")
    expect(ana.page.locator("[role=log][aria-live=polite]")).to_contain_text("2 unread lines in the chat")
    expect(bruno.page.locator("[data-unread]")).to_have_count(0)  # one's own lines
    ana.page.set_viewport_size({"width": 390, "height": 844})
    expect(ana.page.locator("[data-side] [data-unread]")).to_have_text("22 unread lines in the chat")
    ana.page.locator("[data-side]").click()
    ana.page.get_by_text("Your turn?").wait_for()
    expect(mark).to_have_count(0)
    ana.page.reload()
    ana.see("[data-ply]")
    ana.page.locator("[data-side]").click()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_text("Your turn?").wait_for()
    expect(mark).to_have_count(0)


def ask_to_take_back_a_card(ana: Person, bruno: Person) -> str:
    """Ana plays a card and asks for it back; gives the moves before it."""
    for _ in range(400):
        if ana.sees("[data-card][data-playable]") and ana.prompt().endswith(("ask-follow", "ask-lead-card")):
            break
        one_of_them_decides(bruno if bruno.sees('[data-legal="true"], [data-playable]') else ana)
    before = ana.moves()
    ana.settle("card", ana.play_card)
    table = ana.page.url.rsplit("/", 1)[1].partition("#")[0]
    ana.wait_until("the bot has played", lambda: 2 not in ana.ask(f"/api/tables/{table}")["table"]["awaiting"])
    ana.page.locator("[data-undo]").click()
    return before


def test_undo_of_a_shown_card_asks_the_other(arrive: Arrive) -> None:
    ana, bruno = sit_down_together(arrive, seed="undo asks")
    before = ask_to_take_back_a_card(ana, bruno)
    bruno.page.get_by_role("button", name="Agree").click()
    ana.expect_moves(before)
    ana.see("[data-card][data-playable]")


def test_a_refused_undo_is_told_at_the_table_in_words(arrive: Arrive) -> None:
    ana, bruno = sit_down_together(arrive, seed="undo asks")
    ask_to_take_back_a_card(ana, bruno)
    question = bruno.page.get_by_role("alert")
    expect(question).to_contain_text(re.compile(r"^Guest asks to take this back: “Guest (plays|leads) card \d+"))
    bruno.page.get_by_role("button", name="Refuse").click()
    for person in (ana, bruno):
        told = person.page.locator("[data-refused-undo]")
        expect(told).to_contain_text(re.compile(r"^Guest 2 doesn't agree to take this back: “Guest (plays|leads) card"))
    ana.page.keyboard.press("c")
    expect(ana.page.get_by_text("Guest 2 doesn't agree to take the move back.")).to_be_visible()
    expect(ana.page.locator("aside li", has_text=re.compile(r"\bply\b"))).to_have_count(0)
    ana.page.locator("[data-refused-undo] button").click()
    ana.page.locator("[data-refused-undo]").wait_for(state="detached")
