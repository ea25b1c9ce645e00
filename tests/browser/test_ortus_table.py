"""The table of Ortus Regni: whole games by clicks, by keys alone, on a phone, as a spectator and in a replay."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues, serious_issues_by_day_and_night
from tests.browser.unseen import play_unseen, question

TURN_OVER = '[data-turn-action="end"][aria-disabled="false"]'
SCENE_MARKS = (
    "answer", "done", "field", "fall", "destroy", "capture", "ruling", "pick", "absorb", "cheapest", "rider", "give",
    "ransom", "choice",
)  # fmt: skip
SCENE_ANSWERS = ", ".join(f"[data-scene] [data-{mark}]:enabled" for mark in SCENE_MARKS)
BAR_ANSWERS = ".bar [data-code], [data-question]:not(:has([data-scene])) [data-lit]"
OWN_DECK = [3, 4, 2, 1, 0, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1]
"""A deck of a little of everything, so that no time goes into building one."""

ALL_IN_SIGHT = """() => {
    const board = document.querySelector('.board');
    const earls = [...document.querySelectorAll('[data-earl]')];
    const below = earls.filter(it => it.getBoundingClientRect().bottom > innerHeight);
    return board.scrollHeight - board.clientHeight <= 1 && below.length === 0;
}"""

CUT_OFF = """() => [...document.querySelectorAll('[data-part=vikings] .told, .offices .words')].filter(it => {
    const band = (it.closest('.middle') ?? it.closest('.office')).getBoundingClientRect();
    const {top, bottom} = it.getBoundingClientRect();
    return top < band.top || bottom > band.bottom || it.scrollHeight > it.clientHeight;
}).map(it => it.innerText)"""
"""Words in the band of the Vikings, crown and Church that don't fit it."""

HOLD_FORECASTS = """() => {
    const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    const held = [];
    let holding = true;
    Object.defineProperty(WebSocket.prototype, 'onmessage', {configurable: true, set(take) {
        plain.set.call(this, event => {
            const {is, forecast} = JSON.parse(event.data);
            if (holding && is !== 'state' && forecast) held.push(() => take.call(this, event));
            else take.call(this, event);
        });
    }});
    window.letForecastsCome = () => { holding = false; held.splice(0).forEach(come => come()); };
}"""
"""What the rules foresee stays away until it is called for, as on the slowest of machines."""


def sit_down(ana: Person, players: int, seed: str, rounds: int = 6, **options: Any) -> str:
    wanted = {"decks": OWN_DECK, "round_limit": rounds} | options
    wanted = {name: value for name, value in wanted.items() if value is not None}
    bots = ["random"] * (players - 1)
    table = ana.open_table(["me", *bots], seed=seed, game="ortus-regni", options=wanted)
    ana.see("[data-question]")
    return table


def any_of(found: Locator, rng: Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def decide(ana: Person, rng: Random, until: str = ".result") -> str:
    """One step of a decision by clicks; nothing if there is none to make now, or if what is waited for is there."""
    page = ana.page
    if ana.sees(".result"):
        return "over"
    for selector in ("[data-confirm]", "[data-go-on]"):
        if ana.click_if_there(selector):
            return selector
    if ana.sees("[data-play-deck]"):
        return build_deck(ana)
    if ana.sees("[data-pack]:enabled"):
        return draft(ana)
    for selector in (SCENE_ANSWERS, BAR_ANSWERS):
        if ana.sees(selector):
            any_of(page.locator(selector), rng).click()
            return "answer"
    # The turn may have come since somebody looked for it: it isn't begun for a test that waits for it.
    return take_turn(ana, rng) if ana.sees(TURN_OVER) and not ana.sees(until) else ""


def build_deck(ana: Person) -> str:
    """A sample deck where there are any (they are laid over the cards of a House), else card by card."""
    page = ana.page
    if page.locator("[data-kind]").count() and ana.sees("[data-sample]"):
        page.locator("[data-sample=lords]").click()
    else:
        for more in page.locator("[data-more]:enabled").all():
            have, _, size = page.locator("[data-total]").inner_text().partition(" / ")
            if have == size:
                break
            more.click()
    page.locator("[data-play-deck]:enabled").click()
    ana.wait_until("the deck is taken", lambda: not ana.sees("[data-play-deck]:enabled"))
    return "deck"


def draft(ana: Person) -> str:
    cards = ana.page.locator("[data-pack]:enabled")
    for place in range(min(2, cards.count())):
        cards.nth(place).click()
    ana.click_if_there("[data-keep]:enabled")
    return "draft"


def take_turn(ana: Person, rng: Random) -> str:
    """A card to a lit place, or a turn action, or the end of the turn."""
    page = ana.page
    cards = page.locator("[data-part=hand] [data-playable]")
    if ana.page.locator("[data-question=turn]").count() and cards.count() and rng.random() < 0.8:
        any_of(cards, rng).click()
        lit = page.locator("[data-lit]")
        if lit.count():
            any_of(lit, rng).click()
        elif not ana.click_if_there("button[data-use]"):
            page.locator("[data-cancel]").first.click()
        return "card"
    turn_actions = page.locator('[data-turn-action]:not([data-turn-action="concede"])[aria-disabled="false"]')
    any_of(turn_actions, rng).click()
    lit = page.locator("[data-lit]")
    if lit.count():
        any_of(lit, rng).click()
    return "turn action"


def play_on(ana: Person, rng: Random, until: str = ".result", seconds: float = 200) -> int:
    """Decide until something is on the page; says how many steps it took."""
    end = time.monotonic() + seconds
    steps = 0
    while not ana.sees(until):
        assert time.monotonic() < end, f"not there after {seconds} seconds: {ana.prompt()}"
        if not decide(ana, rng, until):
            ana.page.wait_for_timeout(40)
        else:
            steps += 1
    return steps


def test_a_whole_duel_by_clicks(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, 2, "duel", rounds=5)
    assert play_on(ana, Random(1)) > 10
    expect(ana.page.locator("[data-outlook-panel] tbody tr")).to_have_count(2)
    assert not ana.sees("button[data-outlook]"), "it has ended: nothing is foretold"
    ana.page.keyboard.press("Escape")
    ana.see("[data-outlook-panel] [data-close]").click()
    expect(ana.page.locator("[data-outlook-panel]")).to_have_count(0)


def test_a_card_lights_its_places_and_says_what_isnt_possible(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, 2, "lit")
    play_on(ana, Random(2), f"[data-question=turn] {TURN_OVER}")
    page = ana.page
    cards = page.locator("[data-part=hand] [data-card]")
    for place in range(cards.count()):
        cards.nth(place).click()
        expect(page.locator("[data-place='towers:0'][data-lit=tower]")).to_be_visible()  # any card may be a Tower
        page.keyboard.press("Escape")
        expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator("[data-turn-action=attack]").hover()  # nobody may on their first turn, and the button says so
    expect(page.locator("[data-turn-action=attack]")).to_have_attribute(
        "title", "You may not attack on your first turn."
    )
    # Pointing at a lit place tells what it would change, as the rules see it.
    cards.first.click()
    page.locator("[data-place='towers:0']").hover()
    expect(page.locator("[data-change=towers]")).to_have_text("Towers 0 → 1")
    page.keyboard.press("Escape")
    # The place first: the cards that fit are framed, and one of them goes there.
    page.locator("[data-place='towers:0']").click()
    page.locator("[data-part=hand] .fits").first.click()
    expect(page.locator("[data-place='towers:0']")).to_contain_text("1 Tower")
    assert serious_issues(ana) == []


def test_clicks_before_the_forecast_count_when_it_comes(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.page
    page.add_init_script(f"({HOLD_FORECASTS})()")
    sit_down(ana, 2, "early")
    play_on(ana, Random(2), f"[data-question=turn] {TURN_OVER}")
    page.locator("[data-part=hand] [data-card]").first.click()
    page.locator("[data-place='towers:1']").click()  # doesn't take it, and nobody knows yet why
    expect(page.locator("[data-part=hand] [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-refused]")).to_have_count(0)
    page.evaluate("letForecastsCome()")
    ana.see("[data-refused]")
    expect(page.locator("[data-part=hand] [aria-pressed=true]")).to_have_count(1)
    # Figures beside the table stay in sight while the next forecast is on its way.
    expect(page.locator("[data-earl='0']")).to_contain_text("deck ends in round 20")


def test_a_card_is_dragged_to_a_lit_place(arrive: Arrive) -> None:
    """With the mouse, and with a finger, which must confirm; dropped elsewhere it goes back."""
    ana = arrive()
    sit_down(ana, 2, "drag")
    play_on(ana, Random(2), f"[data-question=turn] {TURN_OVER}")
    page = ana.page
    card = page.locator("[data-part=hand] [data-card]").first
    tower = page.locator("[data-place='towers:0']")
    start = middle(card)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 30, start[1] - 40, steps=4)
    expect(page.locator("[data-ghost]")).to_have_count(1)
    expect(tower).to_have_attribute("data-lit", "tower")
    page.mouse.move(*middle(page.locator("[data-part=vikings]")), steps=3)
    page.mouse.up()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)

    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 30, start[1] - 40, steps=4)
    uses = page.locator(".whisper [data-use=tower]")
    uses.evaluate("it => it.dataset.stays = ''")
    page.mouse.move(*middle(tower), steps=4)
    expect(page.locator("[data-under-card]")).to_have_count(1)
    expect(page.locator(".whisper [data-would]")).to_be_visible()
    # What is carried meets a place every few frames: what was said before waits beneath, and isn't built anew.
    expect(uses).to_be_hidden()
    expect(uses).to_have_attribute("data-stays", "")
    before = ana.moves()
    page.mouse.up()
    ana.see_settled(before)
    expect(tower).to_contain_text("1 Tower")


def test_a_finger_drags_a_card_and_confirms(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    sit_down(ana, 2, "drag")
    play_on(ana, Random(2), f"[data-question=turn] {TURN_OVER}")
    page = ana.page
    tower = page.locator("[data-place='towers:0']")
    tower.evaluate("it => it.scrollIntoView({block: 'center'})")
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, at: tuple[float, float]) -> None:
        points = [] if kind == "touchEnd" else [{"x": at[0], "y": at[1]}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # A finger that rests says what pointing says, and picks nothing; the next touch lets it go.
    first = page.locator("[data-part=hand] [data-card]").first
    start = middle(first)
    finger("touchStart", start)
    page.wait_for_timeout(600)
    finger("touchEnd", start)
    expect(page.locator(".whisper strong")).to_be_visible()
    expect(first).to_have_attribute("aria-pressed", "false")
    attack = middle(page.locator("[data-turn-action=attack]"))
    finger("touchStart", attack)
    page.wait_for_timeout(600)
    finger("touchEnd", attack)
    expect(page.locator("[data-held]")).to_have_text("You may not attack on your first turn.")
    expect(page.locator("[data-told]")).to_have_count(0)

    finger("touchStart", start)
    for step in range(1, 6):
        finger("touchMove", (start[0], start[1] - 8 * step))
    expect(page.locator("[data-ghost]")).to_have_count(1)
    expect(tower).to_have_attribute("data-lit", "tower")
    finger("touchMove", middle(tower))
    finger("touchEnd", start)
    expect(page.locator("[data-confirm]")).to_be_in_viewport()
    ana.settle("tower", page.locator("[data-confirm]").tap)
    expect(tower).to_contain_text("1 Tower")


def middle(found: Locator) -> tuple[float, float]:
    """Of something that has come to rest: a finger that aims at what still moves misses it."""
    box, before = found.bounding_box(), None
    while box != before:
        found.page.wait_for_timeout(60)
        box, before = found.bounding_box(), box
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_round_by_keys_alone(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, 2, "keys")
    keys = ana.page.keyboard
    play_on(ana, Random(3), f"[data-question=turn] {TURN_OVER}")
    keys.press("1")
    expect(ana.page.locator("[data-part=hand] [aria-pressed=true]")).to_have_count(1)
    keys.press("t")  # the picked card becomes a Tower
    expect(ana.page.locator("[data-place='towers:0']")).to_contain_text("1 Tower")
    keys.press("2")
    ana.see("[data-lit]")
    closed = ana.page.locator("[data-earl='1'] [data-place^='building:']")
    closed.focus()  # a place that doesn't take the card says why, to the eye and to a screen reader
    reason = ana.see("[data-refused]").inner_text().strip()
    assert reason and reason in closed.inner_text()
    keys.press("ArrowDown")  # from their Earldom to mine, and back
    expect(ana.page.locator("[data-earl='0'] [data-place]:focus")).to_have_count(1)
    keys.press("ArrowUp")
    expect(ana.page.locator("[data-earl='1'] [data-place]:focus")).to_have_count(1)
    keys.press("ArrowRight")
    expect(ana.page.locator("[data-lit]:focus")).to_have_count(1)
    keys.press("Escape")
    expect(ana.page.locator("[data-lit]")).to_have_count(0)
    before = ana.moves()
    keys.press("n")
    ana.see("[data-confirm]:focus")
    keys.press("Enter")
    ana.see_settled(before)


def test_the_whole_table_fits_the_screen(arrive: Arrive) -> None:
    """At 1366×768 and 1280×720 the board doesn't scroll, all Earldoms are in sight, and the band between them, which is
    narrowest with five, has its words whole."""
    ana = arrive()
    for players in (2, 5, 6):
        sit_down(ana, players, "fits")
        play_on(ana, Random(4), f"[data-question=turn] {TURN_OVER}")
        for width, height in ((1366, 768), (1280, 720)):
            ana.page.set_viewport_size({"width": width, "height": height})
            expect(ana.page.locator("[data-earl]")).to_have_count(players)
            ana.page.wait_for_function(ALL_IN_SIGHT)  # sizes are chosen anew a moment after the window has changed
            for language in ("es", "pl", "pt", "en"):
                ana.page.locator("header select").select_option(language)
                ana.page.wait_for_function(f"() => document.documentElement.lang.startsWith('{language}')")
                assert ana.page.evaluate(CUT_OFF) == [], (players, width, language)


def test_the_words_of_a_landed_horde_are_whole(arrive: Arrive) -> None:
    """How strong it is, whom it would strike, and when it grows, on the smallest wide screen."""
    ana = arrive()
    table = ana.open_unseen(["me"] * 4, "horde", "ortus-regni", options={"decks": OWN_DECK}, hot_seat=True)

    def landed(state: dict[str, Any], _: int) -> bool:
        return bool(state["view"]["vikings"]["arrived"]) and question(state) == "turn"

    play_unseen([ana] * 4, table, landed, ("emissary", "place", "done", "end"))
    ana.open(f"/table/{table}")
    ana.see(".curtain button, [data-question]")
    ana.click_if_there(".curtain button")  # for whoever isn't the first at this screen
    ana.see("[data-part=vikings] .strikes")
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    for language in ("es", "pl", "pt", "en"):
        ana.page.locator("header select").select_option(language)
        ana.page.wait_for_function(f"() => document.documentElement.lang.startsWith('{language}')")
        assert ana.page.evaluate(CUT_OFF) == [], language


def test_deck_counters_warn(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, 2, "warn", rounds=60)
    play_on(ana, Random(5), f"[data-question=turn] {TURN_OVER}")
    expect(ana.page.locator("[data-deck='0']")).to_have_attribute("data-level", "calm")
    expect(ana.page.locator("[data-earl='0']")).to_contain_text("deck ends in round 20")


def test_whoever_never_wants_to_be_asked_says_so_in_the_menu(arrive: Arrive) -> None:
    """Before there is anything to react to, and it stays so."""
    ana = arrive()
    sit_down(ana, 2, "wish")
    for checked in ("ask", "never"):
        ana.page.get_by_role("button", name="Menu").click()
        wishes = ana.see("[role=dialog] [data-wishes], dialog [data-wishes]")
        expect(wishes.locator(f"input[value={checked}]")).to_be_checked()
        wishes.locator("input[value=never]").check()
        ana.page.reload()
        ana.see("[data-question]")


def test_the_table_is_accessible(arrive: Arrive) -> None:
    ana = arrive()
    sit_down(ana, 4, "axe")
    play_on(ana, Random(6), f"[data-question=turn] {TURN_OVER}")
    assert serious_issues_by_day_and_night(ana) == []
    ana.page.keyboard.press("e")
    ana.see("[data-outlook-panel]")
    assert serious_issues_by_day_and_night(ana) == []


def uncovered(ana: Person, selector: str) -> bool:
    """Whether nothing lies over the lower corners of something."""
    return bool(
        ana.see(selector).evaluate(
            """it => { const { left, right, bottom } = it.getBoundingClientRect();
            return [left + 12, right - 12].every(x => it.contains(document.elementFromPoint(x, bottom - 12))) }"""
        )
    )


def test_on_a_phone_a_card_is_tapped_then_a_place_then_confirmed(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    sit_down(ana, 3, "phone")
    play_on(ana, Random(7), f"[data-question=turn] {TURN_OVER}")
    # What is done without a card is in sight from the beginning, and says why it can't be done.
    for action in ("attack", "recruit", "look", "end"):
        expect(ana.page.locator(f"[data-turn-action={action}]")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator("[data-turn-action=attack]")).to_have_attribute(
        "title", "You may not attack on your first turn."
    )
    ana.page.locator("[data-turn-action=attack]").tap(force=True)
    expect(ana.page.locator("[data-told]")).to_have_text("You may not attack on your first turn.")
    ana.page.locator("[data-part=hand] [data-card]").first.tap()
    height = "it => it.offsetHeight"
    line = ana.see(".whisper:has([data-cancel])").evaluate(height)
    theirs = ana.page.locator("[data-place='towers:1']")
    theirs.tap()
    reason = ana.see("[data-refused]").inner_text().strip()
    assert ana.see(".whisper").evaluate(height) == line, "the way back stays beside the words"
    assert "your" in reason and reason in theirs.inner_text()
    tower = ana.page.locator("[data-place='towers:0'][data-lit=tower]")
    tower.scroll_into_view_if_needed()
    tower.tap()
    expect(ana.page.locator("[data-confirm]")).to_be_in_viewport()
    assert uncovered(ana, "[data-part=choices]:has([data-confirm])"), "the row of actions lies over what is confirmed"
    ana.settle("tower", ana.page.locator("[data-confirm]").tap)
    expect(ana.page.locator("[data-place='towers:0']")).to_contain_text("1 Tower")
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_spectator_and_a_replay_see_the_table(arrive: Arrive) -> None:
    ana = arrive()
    table = sit_down(ana, 2, "watch", rounds=2)
    ben = arrive().open(f"/table/{table}")
    ben.see("[data-earl='1']")
    assert not ben.sees("[data-part=hand] [data-card]")
    play_on(ana, Random(8))
    ana.open(f"/table/{table}/replay?ply=3").see("[data-earl='1']")
    ana.see("[data-part=hand]")
    assert not ana.sees("[data-lit]")


# --- the long walks ---------------------------------------------------------------------------------------------------

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "tournament": (2, {"tournament": True}),
    "mulligan": (2, {"mulligan": True}),
    "legacy": (2, {"legacy": True, "decks": None}),
    "neighbours": (3, {"neighbours": True}),
    "tactics": (2, {"tactics": True}),
    "house": (2, {"house": True, "decks": None}),
    "draft": (2, {"draft": True, "decks": None}),
    "state_and_church": (3, {"state_and_church": True}),
    "captains": (2, {"captains": True}),
    "resource": (2, {"resource": True}),
    "teams": (4, {"teams": True}),
    "heathen": (3, {"heathen": True}),
}


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played_a_round(arrive: Arrive, variant: str) -> None:
    players, options = VARIANTS[variant]
    ana = arrive()
    sit_down(ana, players, variant, **options)
    play_on(ana, Random(9), f"[data-question=turn] {TURN_OVER}", seconds=240)
    ana.page.keyboard.press("e")
    expect(ana.see("[data-outlook-panel]")).to_contain_text("Variants in play:")
    ana.page.keyboard.press("e")
    before = ana.page.locator("[data-prompt]").get_attribute("data-ply")
    for _ in range(40):
        decide(ana, Random(10))
        ana.page.wait_for_timeout(40)
    assert ana.sees(".result") or ana.moves() != before


@pytest.mark.soak
@pytest.mark.timeout(1500)  # a game of six takes minutes where the rules run as plain Python
@pytest.mark.parametrize("players", [3, 6])
def test_whole_games_by_clicks(arrive: Arrive, players: int) -> None:
    ana = arrive()
    sit_down(ana, players, "whole", rounds=60)
    play_on(ana, Random(players), seconds=1400)
