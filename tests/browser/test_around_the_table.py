"""Hot-seat, undo, replay, rematch, spectators, phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import FIRST_LEGAL_TOWN
from tests.browser.unseen import play_unseen, question


def test_hot_seat_hangs_a_curtain_between_hands(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "me", "me"], seed="hot seat", hot_seat=True)
    curtains = 0
    for _ in range(300):
        if ana.sees(".curtain"):
            assert not ana.sees("[data-card]")
            curtains += 1
            ana.page.locator(".curtain button").click()
            ana.page.locator(".curtain").wait_for(state="detached")
        elif not ana.decide_now():
            ana.page.wait_for_timeout(25)
        if curtains >= 9:
            break
    assert curtains >= 9


def test_undo_takes_back_a_step_of_ones_own(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="undo")
    before = ""
    for _ in range(600):
        leading = ana.sees(FIRST_LEGAL_TOWN) and ana.prompt().endswith("ask-active-town")
        before = ana.moves() if leading else before
        if not ana.decide_now():
            ana.page.wait_for_timeout(25)
        if leading and ana.prompt().endswith("ask-lead-card"):
            break
    assert ana.prompt().endswith("ask-lead-card")
    ana.page.keyboard.press("u")
    ana.expect_moves(before)
    assert ana.prompt().endswith("ask-active-town")


def test_replay_slides_through_the_game_and_links_to_a_moment(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="replay")
    for _ in range(4):
        ana.decide()
    ana.open(f"/table/{table}/replay")
    slider = ana.see("input[type=range]")
    moment = ana.page.locator("[data-moment]")
    expect(moment).to_have_attribute("data-moment", "0")
    slider.fill("3")
    expect(moment).to_have_attribute("data-moment", "3")
    ana.page.wait_for_url("**?ply=3")
    lines = ana.page.locator("aside li").count()
    ana.page.get_by_role("button", name="Next move").click()
    expect(moment).to_have_attribute("data-moment", "4")
    assert ana.page.locator("aside li").count() >= lines
    ana.open(f"/table/{table}/replay?ply=2")
    expect(moment).to_have_attribute("data-moment", "2")


def test_a_finished_table_offers_a_rematch(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="rematch")
    ana.see(".map")
    ana.page.keyboard.press("?")
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("button", name="Yes, resign").click()
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda address: "/table/" in address and table not in address)
    ana.see("h1")


def test_a_spectator_sees_no_hand(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="spectator")
    ana.decide()
    ana.see("[data-card]")
    carla = arrive()
    carla.open(f"/table/{table}")
    carla.see(".map")
    assert not carla.sees("[data-card]")
    expect(carla.page.locator("[data-prompt] h1")).to_contain_text("Waiting for Guest")


def test_a_phone_looks_before_it_chooses(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    ana.open_table(["me", "greedy", "greedy"], seed="phone")
    ana.see(FIRST_LEGAL_TOWN)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = ana.moves()
    ana.page.locator(FIRST_LEGAL_TOWN).first.tap(force=True)
    assert ana.moves() == before
    ana.settle("town", ana.see("[data-confirm]").tap)
    ana.see("[data-card][data-playable]")


def test_the_log_marks_who_it_speaks_of_and_tells_a_draft_once(arrive: Arrive) -> None:
    """Nine times somebody has picked; each name has the colour and the shape of its seat."""
    ana = arrive()
    table = ana.open_unseen(["me", "greedy", "greedy"], "log", "brian-boru")
    play_unseen([ana], table, lambda state, _: question(state) in ("lead-card", "follow"))
    for address, log in ((f"/table/{table}", "aside"), (f"/table/{table}/replay?ply=12", "aside")):
        ana.open(address)
        picked = ana.page.locator(f"{log} li", has_text=" have picked.")
        expect(picked).to_have_count(1)
        expect(ana.page.locator(f"{log} li", has_text=" has picked.")).to_have_count(0)
        assert picked.locator("[data-seat]").count() == 3
        expect(picked).to_contain_text(re.compile(r"\w+, \w[^,]* and \w+"))
    marks = ana.page.locator("aside li [data-seat]").evaluate_all(
        "all => all.map(one => [one.dataset.seat, one.innerText.trim(), one.querySelector('svg').innerHTML])"
    )
    assert all(name for _, name, _ in marks)
    assert len({seat for seat, _, _ in marks}) == len({drawn for _, _, drawn in marks}) == 3
