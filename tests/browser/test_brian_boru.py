"""Brian Boru's own table: by keys alone, upkeep effect by effect, what is explained and where, on a phone."""

from __future__ import annotations

import json
import math
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.unseen import State, play_unseen
from tests.browser.unseen import question as asked

GAME = "brian-boru"
UPKEEP = ["marriage", "battle", "church", "claims"]
PATIENCE = 120
"""Seconds for a whole round."""


# --- by keys alone -----------------------------------------------------------------------------------------------


def focused(ana: Person) -> dict[str, str]:
    """What has the focus: its data attributes, and whether that can be seen."""
    seen: dict[str, str] = ana.page.evaluate(
        """() => {
            const at = document.activeElement;
            const within = at.closest('[data-part]')?.dataset.part ?? '';
            return {...at.dataset, tag: at.tagName, within, visible: String(at.matches(':focus-visible'))};
        }"""
    )
    return seen


def decide_by_keys(ana: Person) -> str:
    """Answer the question that has the focus; nothing if the focus waits on something else."""
    keys = ana.page.keyboard
    at = focused(ana)
    if "legal" in at:
        keys.press("ArrowDown")
        keys.press("Enter")
        return "town"
    if "playable" in at and ana.prompt().endswith("ask-draft"):
        for key in ("Enter", "ArrowRight", "Enter", "Tab"):
            keys.press(key)
        assert "confirm" in focused(ana)
        keys.press("Enter")
        return "draft"
    if "playable" in at:
        keys.press("Enter")
        keys.press("Enter")
        return "card"
    if at["within"] == "choices":
        keys.press("Enter")
        return "choice"
    return ""


def test_a_round_by_keys_alone_and_the_focus_is_never_lost(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="only keys")
    ana.see('[data-legal="true"]')
    ana.page.keyboard.press("m")
    decided: list[str] = []
    end = time.monotonic() + PATIENCE
    while not ana.page.get_by_text("Round 2 of 3").count():
        assert time.monotonic() < end, f"the round didn't end: {decided}"
        before = ana.moves()
        kind = decide_by_keys(ana)
        if not kind:
            ana.page.wait_for_timeout(20)
            continue
        decided.append(kind)
        ana.see_settled(before)
        at = focused(ana)
        assert at["tag"] != "BODY" and at["visible"] == "true", (kind, at)
    assert {"town", "draft", "card", "choice"} == set(decided)


# --- upkeep ------------------------------------------------------------------------------------------------------


def watch_steps(ana: Person, pace: str) -> None:
    ana.page.evaluate("pace => localStorage.setItem('meadhall-settings', JSON.stringify({steps: pace}))", pace)
    ana.stop_time()
    ana.page.reload()
    ana.see("[data-ply]")


def question(ana: Person) -> str:
    """Wait until it is one's own turn, and say what is asked."""
    ana.see('[data-legal="true"], [data-playable], [data-part="choices"] [data-code]')
    return ana.prompt()


def nearly_through_the_tricks(state: State, seat: int) -> bool:
    tricks = asked(state) in ("follow", "lead-card", "active-town")
    return tricks and len(state["view"]["hand"]) <= 2


def test_upkeep_goes_by_one_effect_at_a_time_and_says_why_in_polish(arrive: Arrive) -> None:
    ana = arrive(language="pl-PL")
    table = ana.open_unseen(["me", "greedy", "greedy"], "upkeep", GAME)
    play_unseen([ana], table, nearly_through_the_tricks)
    ana.open(f"/table/{table}").see("[data-prompt]")
    watch_steps(ana, "slow")
    seen: list[str] = []
    lines: list[str] = []
    for _ in range(1500):  # half a minute: bots and the machine may be slow
        if ana.page.get_by_text("Runda 2 z 3").count():
            break
        if ana.sees("[data-skip]"):
            for step in ana.page.locator("[data-upkeep]").evaluate_all("all => all.map(one => one.dataset.upkeep)"):
                seen.append(step)
                lines.append(ana.prompt_words())
            ana.click_if_there("[aria-label='Następny efekt']")
        else:
            if not ana.decide_now():
                ana.page.wait_for_timeout(20)
    assert [step for i, step in enumerate(seen) if step not in seen[:i]][:3] == UPKEEP[:3]
    assert len(set(lines)) > 4
    ana.page.clock.resume()
    ana.page.keyboard.press("s")
    ana.page.locator("aside li button[title^='BB-9.']").first.click()  # whether the Vikings came or not
    expect(ana.see("[data-clause^='BB-9.']")).to_contain_text("Jeśli")  # its words come a moment later
    ana.open(f"/table/{table}/replay")
    slider = ana.see("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    moment = last
    while not ana.sees("[data-upkeep]"):
        moment -= 1
        assert moment > last - 15, "the slider found no upkeep"
        slider.fill(str(moment))
    assert ana.page.locator("[data-upkeep] [aria-current=step]").count() == 1


# --- what is explained -------------------------------------------------------------------------------------------


def test_what_is_pointed_at_explains_itself(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="tips")
    ana.see('[data-legal="true"]')
    ana.page.locator("[data-tip='Renown']").first.hover()
    expect(ana.page.locator("[role=tooltip]")).to_have_text("Renown")
    ana.page.locator("[data-tip*='Claim token']").first.hover()
    expect(ana.page.locator("[role=tooltip]")).to_contain_text("face down")
    ana.page.locator("[data-legend]").click()
    ana.page.locator("dialog li").nth(20).wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")


def test_a_card_says_what_it_would_do(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_unseen(["me", "greedy", "greedy"], "screens", GAME)
    play_unseen([ana], table, lambda state, _: asked(state) == "follow")
    ana.open(f"/table/{table}").see("[data-card][data-playable]")
    card = ana.page.locator("[data-card][data-playable]").last
    card.hover(position={"x": 4, "y": 60})
    expect(ana.page.locator("[role=tooltip]")).to_have_text(re.compile("^Won:.*Not won:", re.DOTALL))
    card.click()
    expect(ana.page.locator("[data-part=hand] .told")).to_contain_text("act")
    ana.see("[data-part=card-words] .likely")


def test_a_town_from_the_list_is_looked_at_before_it_is_chosen(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="list")
    ana.see('[data-legal="true"]')
    before = ana.moves()
    ana.page.locator("[data-part=choices] select").select_option(index=3)
    ana.see("[data-town].chosen")
    assert ana.moves() == before
    ana.settle("town", ana.page.locator("[data-confirm]").click)


# --- on a phone --------------------------------------------------------------------------------------------------


def test_on_a_phone_cards_stay_in_reach_and_nothing_scrolls_sideways(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.open_table(["me", "greedy", "greedy", "greedy", "greedy"], seed="reach")
    ana.see(".map")
    ana.page.locator("[data-tip='Renown']").first.tap()
    expect(ana.page.locator("[role=tooltip]")).to_have_text("Renown")
    ana.see('[data-legal="true"] .reach').tap(force=True)
    ana.see("[data-confirm]").tap()
    ana.see("[data-card][data-playable]")
    room = ana.page.evaluate(
        """() => {
            const board = document.querySelector('.board');
            board.scrollTo(0, 0);
            const low = document.querySelector('[data-part=hand]').getBoundingClientRect();
            const buttons = [...document.querySelectorAll('.brian-boru button')].filter(one => one.offsetParent);
            return {
                sideways: document.documentElement.scrollWidth - innerWidth,
                within: board.scrollWidth - board.clientWidth,
                below: Math.round(low.bottom) - innerHeight,
                least: Math.min(...buttons.map(one => one.getBoundingClientRect().height)),
            };
        }"""
    )
    assert max(room["sideways"], room["within"], room["below"]) <= 0, json.dumps(room)
    assert room["least"] >= 44, json.dumps(room)
    ana.page.locator("[data-outlook]").tap()
    heading = ana.see(".outlook h2").element_handle()
    ana.page.wait_for_function("it => it.getBoundingClientRect().top < innerHeight / 2", arg=heading)


# --- on a low screen ---------------------------------------------------------------------------------------------

PLACES = {"map": ".map svg", "tables": ".tables", "cards": "[data-part=hand] .cards", "column": ".panel-side"}
MEASURE = """places => {
    const box = one => (({x, y, width, height}) => [x, y, width, height].map(Math.round))(one.getBoundingClientRect());
    const boxes = {};
    for (const [name, selector] of Object.entries(places)) {
        const found = document.querySelector(selector);
        if (found) boxes[name] = box(found);
    }
    const column = document.querySelector('.panel-side');
    boxes.overflow = column.scrollHeight - column.clientHeight;
    boxes.cut = [...document.querySelectorAll('[data-card]')].filter(
        card => card.getBoundingClientRect().bottom > Math.min(innerHeight, column.getBoundingClientRect().bottom)
    ).length;
    return boxes;
}"""


MORE_WORDS = """list => list.append(...Array.from({length: 12}, () => {
    const line = list.querySelector(':scope > :not(.other)').cloneNode(true);
    line.dataset.more = '';
    return line;
}))"""


class LowScreens:
    """What is where on screens of several sizes: from the draft on, everything has one place on each."""

    def __init__(self, ana: Person, sizes: list[tuple[int, int]]) -> None:
        self.ana = ana
        self.sizes = sizes
        self.places: dict[tuple[int, int, str], list[int]] = {}

    def measure(self, asked: str) -> None:
        seen = self.ana.page.evaluate(MEASURE, PLACES)
        assert (seen.pop("overflow"), seen.pop("cut")) == (0, 0), (asked, self.sizes[0])
        for name, box in seen.items():
            assert self.places.setdefault((*self.sizes[0], name), box) == box, (name, asked, self.sizes[0])

    def measure_all(self, asked: str, looked_at: bool) -> None:
        """On every screen, the one that is shown first; also while a card is looked at, if there are cards to play."""
        for number in range(len(self.sizes)):
            if number:
                self.sizes = self.sizes[1:] + self.sizes[:1]
                self.show()
            elif looked_at:
                self.measure(asked)
                self.ana.page.locator("[data-card][data-playable]").first.click()
                self.ana.see("[data-part=card-words]")
            self.measure(asked)
            if looked_at:
                self.measure_many_words(asked)

    def measure_many_words(self, asked: str) -> None:
        """More than any card has in any language: they are scrolled in their room."""
        words = self.ana.see("[data-part=card-words]")
        words.evaluate(MORE_WORDS)
        self.measure(f"{asked}, many words")
        words.evaluate("list => list.querySelectorAll('[data-more]').forEach(one => one.remove())")

    def show(self) -> None:
        width, height = self.sizes[0]
        self.ana.page.set_viewport_size({"width": width, "height": height})
        # The layout knows its height a moment later.
        self.ana.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(
    ("players", "sizes", "language"),
    [(3, [(1280, 720), (1920, 1080)], "en"), (4, [(1366, 768), (1440, 900)], "en"), (5, [(1280, 720)], "pl")],
)
def test_no_hand_is_cut_and_nothing_jumps_between_phases(
    arrive: Arrive, players: int, sizes: list[tuple[int, int]], language: str
) -> None:
    """Map, tables and cards have one place from the draft on, also while a card is looked at."""
    ana = arrive(language=language)
    ana.open_table(["me", *["greedy"] * (players - 1)], seed="screens")
    ana.wait_for_letters()
    screens = LowScreens(ana, sizes)
    screens.show()
    asked: set[str] = set()
    while not {"ask-draft", "ask-follow", "ask-secondary"} <= asked or len(asked) < 4:
        kind = question(ana).rpartition(".")[2]
        looked = ana.sees("[data-card][data-playable]")
        screens.measure_all(kind, looked)
        asked.add(kind)
        if looked and kind != "ask-draft":  # the lowest card: whoever loses the trick is asked for more
            ana.settle("card", ana.page.locator("[data-confirm]").click)
        else:
            ana.decide()
    assert {name for _, _, name in screens.places} == set(PLACES)


def leads_with_a_choice(state: State, seat: int) -> bool:
    """The leader must choose a card, and some can't be chosen (BB-6.2)."""
    return asked(state) == "lead-card" and len(state["actions"]) < len(state["view"]["hand"])


def test_a_card_that_cannot_be_played_says_why(arrive: Arrive) -> None:
    """The server's reason and its clause: to the mouse, to the keyboard, and when it is tried."""
    ana = arrive()
    table = ana.open_unseen(["me", *["greedy"] * 4], "leader", GAME)
    play_unseen([ana], table, leads_with_a_choice)
    ana.open(f"/table/{table}").see("[data-card][data-playable]")
    card = ana.page.locator("[data-card][aria-disabled]").first
    tip = ana.page.locator("[role=tooltip]")
    card.hover()
    expect(tip).to_have_text(re.compile(r"\(BB-[\d.]+\)"))
    expect(card.locator(".unseen")).to_contain_text("BB-")
    ana.page.mouse.move(5, 5)
    card.click(force=True)  # whoever tries it is told, too
    expect(ana.page.locator("[data-part=hand] [data-reason^='BB-']")).to_be_visible()
    ana.page.locator("[data-card][data-playable]").first.click()
    ana.page.locator("[data-reason]").wait_for(state="detached")
    card.focus()
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("ArrowLeft")
    expect(tip).to_have_text(re.compile(r"\(BB-[\d.]+\)"))


def test_the_mark_of_a_winning_card_covers_no_number(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    ana.open_table(["me", "greedy", "greedy"], seed="crown")
    marked = """all => all.filter(
        one => one.querySelector('.crown') && one.querySelector('.number').innerText.length > 1).length"""
    overlaps = """all => all.map(one => {
        const parts = ['.number', '.crown', '.head > svg'].map(part => one.querySelector(part));
        const boxes = parts.map(part => part?.getBoundingClientRect());
        return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(
            b => a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
    })"""
    cards = ana.page.locator("[data-card]")
    while question(ana) and not cards.evaluate_all(marked):
        ana.decide()
    assert set(cards.evaluate_all(overlaps)) == {0}


def test_escape_closes_the_outlook(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_unseen(["me", "greedy", "greedy"], "escape", GAME)
    for address in (f"/table/{table}", f"/table/{table}/replay"):
        ana.open(address).see(".map")
        ana.page.keyboard.press("e")
        ana.see(".outlook h2")
        ana.page.keyboard.press("Escape")
        ana.page.locator("section.outlook").wait_for(state="detached")


# --- what the map tells ------------------------------------------------------------------------------------------


def test_the_map_tells_a_towns_colour_under_a_disc_and_what_a_region_is_worth(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="colours")
    ana.see('[data-legal="true"]')
    worth = ana.page.locator(".region").evaluate_all(
        "all => all.map(one => [one.dataset.tip, one.querySelector('[data-worth]').textContent.trim()])"
    )
    assert len(worth) == 8
    assert all(f"{points} points" in words for words, points in worth), worth
    ana.page.locator("[data-town].blue[data-legal] .reach").first.click(force=True)
    ana.see("[data-town].blue [data-disc]")
    rings = ana.page.locator("[data-town]:has([data-disc])").evaluate_all(
        """all => all.map(one => {
            const wide = part => one.querySelector(part).getBoundingClientRect().width;
            return (wide('.seat') - wide('[data-disc]')) / 2;
        })"""
    )
    assert min(rings) > 2.5, rings  # pixels of colour on each side


# --- with a finger -----------------------------------------------------------------------------------------------

FINGER = 44
CENTRES = """all => Object.fromEntries(all.map(one => {
    const at = one.querySelector('.reach').getBoundingClientRect();
    return [one.dataset.town, [at.x + at.width / 2, at.y + at.height / 2]];
}))"""


def legal_towns(ana: Person) -> dict[str, list[float]]:
    found: dict[str, list[float]] = ana.page.locator("[data-town][data-legal]").evaluate_all(CENTRES)
    return found


def distance(a: list[float], b: list[float]) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def test_a_finger_beside_a_town_finds_it(arrive: Arrive) -> None:
    """Twenty pixels off its middle, any town is found; where a finger covers several, they are shown larger."""
    ana = arrive(phone=True)
    ana.open_table(["me", "greedy", "greedy"], seed="finger")
    ana.see('[data-legal="true"]')
    whole = legal_towns(ana)
    assert len(whole) > 40
    nearest = {
        town: min(distance(at, other) for name, other in whole.items() if name != town) for town, at in whole.items()
    }
    crowded, alone = min(nearest, key=nearest.__getitem__), max(nearest, key=nearest.__getitem__)
    assert nearest[crowded] < FINGER / 2
    for dx, dy in ((20, 0), (-20, 0), (0, 20), (0, -20)):
        ana.page.touchscreen.tap(whole[alone][0] + dx, whole[alone][1] + dy)
        ana.see(f"[data-town={alone}].chosen")
        assert not ana.sees("[data-whole-map]")
        ana.page.touchscreen.tap(*whole[crowded])
        ana.see(f"[data-town={crowded}].chosen")
        ana.see("[data-whole-map]")
        close = legal_towns(ana)
        apart = {town: distance(at, close[crowded]) for town, at in close.items() if town != crowded}
        neighbour = min(apart, key=apart.__getitem__)
        assert apart[neighbour] >= FINGER, apart[neighbour]
        for town in (neighbour, crowded):
            ana.page.touchscreen.tap(close[town][0] + dx, close[town][1] + dy)
            ana.see(f"[data-town={town}].chosen")
        ana.page.locator("[data-whole-map]").tap()
        ana.page.locator("[data-whole-map]").wait_for(state="detached")
