"""The plain table: any game in words, by clicks, by keys alone, around one screen."""

import re

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser.conftest import ROOT, Arrive
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues

OWN_TABLES = {path.name for path in (ROOT / "web" / "src" / "games").iterdir() if (path / "face.ts").exists()}
PLAIN = [game.id for game in meadhall.games() if game.id not in OWN_TABLES]
CHOICE = ".choices button[data-code]"


def sit_alone(ana: Person, game: str, seed: str) -> str:
    """Sit down at the plain table with as few bots as the game allows."""
    players = min(next(known for known in meadhall.games() if known.id == game).players)
    table = ana.open_table(["me", *["random"] * (players - 1)], seed=seed, game=game)
    if game in OWN_TABLES:
        ana.open(f"/table/{table}?generic")
    ana.see(CHOICE)
    return table


@pytest.mark.parametrize("game", PLAIN or ["brian-boru"])
def test_it_plays_any_game_in_words(arrive: Arrive, game: str) -> None:
    """No ids with underscores, no nothings: neither among the choices nor on the sheets."""
    ana = arrive()
    sit_alone(ana, game, "plain")
    for _ in range(6):
        ana.see(".sheets table")
        shown = ana.see(".plain").inner_text()
        assert not [word for word in shown.split() if "_" in word or word in ("null", "undefined", "NaN")], shown
        ana.settle("action", ana.see(CHOICE).click)
    assert serious_issues(ana) == []


def test_a_game_with_a_table_of_its_own_can_be_played_plainly(arrive: Arrive) -> None:
    ana = arrive()
    sit_alone(ana, "brian-boru", "plain")
    for _ in range(4):
        ana.settle("action", ana.see(CHOICE).click)


def test_a_long_list_can_be_searched_and_notation_is_taken(arrive: Arrive) -> None:
    ana = arrive()
    sit_alone(ana, "feast-for-odin", "search")
    assert ana.page.locator(CHOICE).count() > 16
    ana.page.get_by_label("Find an action").fill("beans silver")
    expect(ana.page.locator(CHOICE)).to_have_count(1)
    ana.page.get_by_label("Find an action").fill("")
    ana.page.get_by_text("Write it in notation").click()
    before = ana.moves()
    ana.see("[data-notation]").fill("send emigrate_3")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".notice.bad")).not_to_be_empty()
    assert ana.moves() == before
    ana.see("[data-notation]").fill("send fishing_1")
    ana.settle("line", lambda: ana.page.keyboard.press("Enter"))
    ana.page.locator(".notice.bad").wait_for(state="detached")


def test_legal_targets_are_lit_where_they_lie(arrive: Arrive) -> None:
    """A space is chosen on the board of spaces, and a piece laid on the cells of the home board."""
    ana = arrive()
    sit_alone(ana, "feast-for-odin", "lit")
    space = ana.page.get_by_role("region", name="Action spaces").get_by_role("button", name="Mountain 2", exact=True)
    ana.settle("space", space.click)
    for _ in range(20):
        if ana.prompt().endswith("ask-lay-cell"):
            break
        lay = ana.page.get_by_role("group", name="Lay a piece").get_by_role("button").first
        ana.settle("step", lay.click if lay.count() else ana.see(CHOICE).click)
    cell = ana.see(".choices table.grid button")
    assert re.search(r"Column [1-9]\d*, row [1-9]\d*$", cell.text_content() or ""), "words count from one"
    cell.hover()
    ana.page.locator(".ghost").first.wait_for(state="attached")
    assert serious_issues(ana) == []
    ana.settle("cell", cell.click)


def focused_choice(ana: Person) -> str:
    return str(ana.page.evaluate("document.activeElement?.closest('.choices') ? document.activeElement.innerText : ''"))


def test_choices_are_reached_and_made_by_keys_alone(arrive: Arrive) -> None:
    ana = arrive()
    sit_alone(ana, "feast-for-odin", "keys")
    keys = ana.page.keyboard
    for _ in range(30):  # from the top of the page
        keys.press("Tab")
        if ana.page.evaluate("document.activeElement?.matches('.choices button[data-code]')"):
            break
    first = focused_choice(ana)
    assert first
    assert ana.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    keys.press("ArrowDown")
    second = focused_choice(ana)
    keys.press("ArrowUp")
    assert focused_choice(ana) == first != second
    keys.press("End")
    assert focused_choice(ana) not in (first, second)
    stops = ana.page.locator(".choices [role=group]").evaluate_all(
        "groups => groups.map(group => [...group.querySelectorAll('button')].filter(b => b.tabIndex === 0).length)"
    )
    assert len(stops) > 1 and set(stops) == {1}
    keys.press("Home")
    for _ in range(8):  # whoever has chosen once goes on choosing with Enter
        ana.see(f"{CHOICE}:focus")
        ana.settle("key", lambda: keys.press("Enter"))


def test_people_around_one_screen_have_names(arrive: Arrive) -> None:
    ana = arrive().open("/new/ortus-regni")
    ana.page.get_by_label("2", exact=True).check()
    ana.page.get_by_label("Player 2").select_option("me")
    ana.page.get_by_label("Name of Player 2").fill("Olaf")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.see("[data-prompt]")
    ana.open(f"{ana.page.url.partition('#')[0]}?generic").see(CHOICE)
    ana.settle("deck", ana.page.get_by_role("button", name="Lords").click)
    expect(ana.page.locator(".curtain h1")).to_contain_text("Olaf")
    assert not ana.sees(CHOICE)
    ana.page.get_by_role("button", name="I am Olaf").click()
    ana.settle("deck", ana.page.get_by_role("button", name="Politics").click)
    if ana.sees(".curtain"):  # chance says who is first
        ana.page.locator(".curtain button").click()
    ana.page.locator("aside").get_by_text("Olaf has built a deck").wait_for()
    expect(ana.page.locator("[aria-label=Seats] .name")).to_have_text(["Player 1", "Olaf"])
    expect(ana.page.locator(".sheets table").first).to_contain_text("Olaf")


def test_the_cheapest_meal_is_one_click(arrive: Arrive) -> None:
    ana = arrive()
    sit_alone(ana, "feast-for-odin", "feast")
    for _ in range(12):
        if ana.prompt().endswith("ask-feast"):
            break
        out = ana.page.get_by_role("button", name="Pass").or_(ana.page.get_by_role("button", name="Done, go on"))
        ana.settle("on", out.first.click if out.count() else ana.see(CHOICE).click)
    ana.settle("feast", ana.see("[data-shortcut]").click)
    assert not ana.prompt().endswith("ask-feast")


def test_a_phone_shows_choices_or_the_table(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    sit_alone(ana, "feast-for-odin", "phone")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ana.page.locator(".sheets")).not_to_be_visible()
    ana.page.get_by_role("button", name="The table").tap()
    ana.page.locator(".sheets").wait_for()
    expect(ana.page.locator(CHOICE).first).not_to_be_visible()


# --- looking on at a wide screen ---------------------------------------------------------------------------------

WIDTHS = [1400, 1600, 1920, 2560]
OUT_OF_SIGHT = """() => {
    const scroller = document.querySelector('.sheets');
    const room = scroller.getBoundingClientRect();
    const boxes = [...scroller.querySelectorAll('details.panel')].map(one => one.getBoundingClientRect());
    const beside = boxes.filter(box => box.left < room.left - 1 || box.right > room.right + 1 || box.width < 200);
    const first = boxes[0];
    return {panels: boxes.length, beside: beside.length, top: first.top - room.top, wide: room.width,
            sideways: scroller.scrollWidth - scroller.clientWidth};
}"""


def expect_sheets_in_sight(person: Person, width: int) -> None:
    person.page.set_viewport_size({"width": width, "height": 900})
    expect(person.page.locator(".sheets table").first).to_be_in_viewport()
    seen = person.page.evaluate(OUT_OF_SIGHT)
    assert seen["panels"] > 2 and (seen["beside"], seen["sideways"]) == (0, 0) and 0 <= seen["top"] < 40, (width, seen)


def test_whoever_looks_on_at_a_wide_screen_sees_the_boards(arrive: Arrive) -> None:
    """A replay, somebody else's game, and a game that is over."""
    ana, carla = arrive(), arrive()
    table = ana.open_table(["me", "random"], seed="wide", game="feast-for-odin")
    ana.open(f"/table/{table}?generic").see(CHOICE)
    ana.settle("space", ana.see(CHOICE).click)
    carla.open(f"/table/{table}?generic")
    for width in WIDTHS:
        expect_sheets_in_sight(carla, width)
    carla.open(f"/table/{table}/replay?ply=1&generic")
    for width in WIDTHS:
        expect_sheets_in_sight(carla, width)
    ana.ask(f"/api/tables/{table}/resign", {"seat": 0})
    ana.see("dialog")
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")
    for width in WIDTHS:
        expect_sheets_in_sight(ana, width)


def test_a_hand_of_others_is_a_count_and_no_card(arrive: Arrive) -> None:
    ana = arrive()
    sit_alone(ana, "feast-for-odin", "count")
    everything = ana.page.locator("details", has=ana.page.locator("summary", has_text="Everything known")).last
    everything.locator("summary").first.click()
    hands = everything.locator("dt", has_text="Hand").locator("xpath=following-sibling::dd")
    expect(hands.first).to_be_visible()
    counts = [words for words in hands.all_inner_texts() if words.strip().isdigit()]
    assert len(counts) == ana.page.evaluate("document.querySelectorAll('[aria-label=Seats] li').length"), counts
