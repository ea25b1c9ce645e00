"""The table of A Feast for Odin: a game by clicks, a round by keys, spaces and what they lack, dice, feast, phone."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from meadhall.games.feast_for_odin.spaces.spaces import SPACES
from meadhall.kernel.registry import find_game
from tests.browser.conftest import Arrive
from tests.browser.feast_ways import GAME, OPTIONS, Way, find_ways
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues_by_day_and_night

USABLE = '[data-space][data-usable="true"]'
READY = "[data-confirm][data-ready]:not(:disabled)"
ANSWER = "[data-panel] [data-answer]:not([aria-disabled='true']), [data-part=board] [data-answer]"
ASKING = "[data-panel]:not([data-panel=window])"
PATIENCE = 240
"""Seconds for a whole game on a slow machine."""


def sit(ana: Person, seats: list[str], seed: str, **options: object) -> str:
    table = ana.open_table(seats, seed=seed, game=GAME, options=options)
    ana.see("[data-space]")
    return table


def wait_for_forecast(ana: Person) -> None:
    """What spaces lack comes a moment after the table."""
    ana.see("[data-space].dim")


class Player:
    """Plays by clicks: a few spaces a round, then passes."""

    def __init__(self, ana: Person, rng: Random, sends: int) -> None:
        self.ana = ana
        self.rng = rng
        self.sends = sends
        self.sent = 0

    def step(self) -> str:
        """One click, whatever is asked; nothing if nothing is."""
        page = self.ana.page
        if page.locator(".result").count():
            return "over"
        if self.click("[data-serve]:not(:disabled)") or self.click("[data-feast-open]"):
            return "feast"
        kind = self.answer()
        if kind or page.locator("[data-panel]").count():
            return kind
        if self.sent < self.sends and self.click_any(USABLE):
            self.sent += 1
            return "space"
        if self.click("[data-pass]"):
            return "pass"
        return ""

    def answer(self) -> str:
        """One click on an open panel, if there is one."""
        if self.click(READY):
            return "confirm"
        return "answer" if self.click_any(ANSWER) else ""

    def click(self, selector: str) -> bool:
        return self.ana.click_if_there(selector)

    def click_any(self, selector: str) -> bool:
        chosen = self.rng.random()
        script = """([selector, chosen]) => {
            const all = [...document.querySelectorAll(selector)];
            const one = all[Math.floor(chosen * all.length)];
            const button = one && (one.matches('button') ? one : one.querySelector('button'));
            button?.click();
            return Boolean(button);
        }"""
        return bool(self.ana.page.evaluate(script, [selector, chosen]))

    def play(self, until: str = "over") -> list[str]:
        """Until the game is over, or until the first click of a kind."""
        clicks: list[str] = []
        end = time.monotonic() + PATIENCE
        round_seen = ""
        while time.monotonic() < end:
            now = self.ana.page.locator("[aria-current=step]").first
            words = now.inner_text() if now.count() else ""
            if words != round_seen:
                round_seen, self.sent = words, 0
            kind = self.step()
            if kind:
                clicks.append(kind)
            if kind == until or kind == "over":
                return clicks
            self.ana.page.wait_for_timeout(20)
        raise AssertionError(f"the game didn't end: {self.ana.prompt_words()} {clicks[-5:]}")


class ByHand(Player):
    """Clicks as a hand does: what is covered, off the screen or switched off can't be clicked, and that is a fault."""

    def click(self, selector: str) -> bool:
        return self.click_any(selector)

    def click_any(self, selector: str) -> bool:
        """An element that is there and stays there is clicked; one that goes away meanwhile is none."""
        all_of_them = self.ana.page.locator(selector)
        count = all_of_them.count()
        if not count:
            return False
        one = all_of_them.nth(int(self.rng.random() * count))
        before = self.ana.page.locator("[data-panel]").all_inner_texts()
        try:
            one.click(timeout=5000)
        except PlaywrightTimeout:
            assert self.ana.page.locator("[data-panel]").all_inner_texts() != before, (selector, before)
            return False
        return True


def written(number: int) -> str:
    """A number as the client writes it, with a true minus."""
    return str(number).replace("-", "−")


# --- whole games -------------------------------------------------------------------------------------------------


def test_a_whole_short_solo_game_by_clicks(arrive: Arrive) -> None:
    ana = arrive()
    table = sit(ana, ["me"], "solo by clicks", length="short")
    clicks = Player(ana, Random(4), sends=2).play()
    assert {"space", "pass", "feast"} <= set(clicks)
    result = ana.ask(f"/api/tables/{table}")["table"]["result"]
    expect(ana.page.locator("[data-measure]")).to_contain_text("100 or more")
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    expect(ana.page.locator("dialog .after a").last).to_be_in_viewport(ratio=1)
    expect(ana.page.locator("[data-score='0']")).to_have_text(written(result["scores"][0]))
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-outlook-panel] [data-total='0']")).to_have_text(written(result["scores"][0]))
    moment = ana.ask(f"/api/tables/{table}/moments?seat=0&from={ana.moves()}&count=1")["moments"][0]
    lines = {name: number for name, number in moment["view"]["seats"][0]["score"].items() if number}
    shown = ana.page.locator("[data-outlook-panel] [data-line]")
    told = shown.evaluate_all(
        "all => all.map(one => [one.dataset.line, Number(one.cells[1].textContent.replace('−', '-'))])"
    )
    assert dict(told) == lines, "the sheet at the end has every line that counts"


def test_food_given_away_says_what_the_feast_then_costs(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "hungry")
    ana.page.locator("[data-space=upgrade_2]").click()
    ana.see("[data-answer='upgrade mead 1']").click()
    expect(ana.page.locator("[data-hungry]")).to_contain_text("1 column stays empty: minus 3 points")
    ana.settle("upgrade", ana.see("[data-confirm]:not(:disabled)").click)
    ana.page.keyboard.press("e")
    expect(ana.page.locator("[data-outlook-panel] .rest")).to_contain_text("1 column would stay empty: −3 points")


@pytest.mark.soak
def test_a_whole_game_of_two_people(arrive: Arrive) -> None:
    ana, bo = arrive(), arrive()
    ana.open_table(["me", "open"], seed="two browsers", game=GAME, options={"length": "short"})
    bo.open(ana.page.url.replace(ana.page.url.split("/table")[0], ""))
    bo.page.get_by_role("button", name=re.compile("Sit")).first.click()
    ana.page.get_by_role("button", name=re.compile("Start|Begin")).first.click()
    players = [Player(one, Random(seed), sends=3) for seed, one in enumerate((ana, bo))]
    end = time.monotonic() + 2 * PATIENCE
    while not ana.sees(".result"):
        assert time.monotonic() < end, ana.prompt_words()
        for player in players:
            kind = player.step()
            if kind == "pass":
                player.sent = 0
        ana.page.wait_for_timeout(20)
    bo.see(".result")


PARTS = 6
"""The walk over all spaces is as many tests."""


@pytest.fixture(scope="module")
def ways() -> dict[str, Way]:
    return find_ways([space.name for space in SPACES])


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_space_is_used_through_the_interface(arrive: Arrive, ways: dict[str, Way], part: int) -> None:
    """Each of the 61 spaces, in a game that was played up to a turn at which it can be taken."""
    ana = arrive()
    for space in [one.name for one in SPACES][part::PARTS]:
        begin_at(ana, ways[space], 1)
        use(ana, space)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_the_imitation_spaces_are_used_through_the_interface(arrive: Arrive) -> None:
    """Four people at one screen: whoever comes to the turn imitates."""
    ana = arrive()
    for space, way in find_ways([f"imitate_{column}" for column in (1, 2, 3, 4)], players=4).items():
        begin_at(ana, way, 4)
        ana.click_if_there(".curtain button")
        use(ana, space)


def test_a_space_to_imitate_is_chosen_on_the_action_board(arrive: Arrive) -> None:
    ana = arrive()
    game = find_game(GAME)
    codes = [code for line in ("send fishing_1", "send market_beans") if (code := game.space.parse(line)) is not None]
    begin_at(ana, Way("imitate", ((1, codes[0]), (2, codes[1])), 3), 4)
    ana.click_if_there(".curtain button")
    ana.see("[data-space=imitate_1][data-usable=true]").click()
    offered = ana.page.locator("[data-part=board] [data-answer]")
    expect(offered).to_have_count(2)
    boxes = [ana.see(f"[data-space={space}]").bounding_box() for space in ("fishing_1", "market_beans")]
    panel = ana.see("[data-panel=spaces]").bounding_box()
    assert panel and all(box and box["y"] + box["height"] <= panel["y"] for box in boxes), "nothing lies over them"
    ana.see("[data-space=fishing_1]").click()
    ana.see(READY).click()
    ana.see(".curtain, [data-space=imitate_1] .disc")


def begin_at(ana: Person, way: Way, players: int) -> None:
    """A table at which the moves of a way were played, seen when its turn has come."""
    if ana.page.url == "about:blank":
        ana.open("/healthz")
    ana.ask("/api/guest", {})
    seats = {"seats": ["me"] * players, "hot_seat": players > 1}
    opened = ana.ask(
        "/api/tables", {"game": GAME, "players": players, "seed": way.seed, "options": OPTIONS, "start": True} | seats
    )
    table = opened["table"]["id"]
    for ply, (seat, code) in enumerate(way.moves):
        answer = ana.ask(f"/api/tables/{table}/play", {"seat": seat, "ply": ply, "action": code})
        assert "ack" in answer, (way, ply, answer)
    key = opened.get("key")
    ana.open(f"/table/{table}" + (f"#{key}" if key else ""))
    ana.see("[data-space], .curtain")


def use(ana: Person, space: str) -> None:
    """Take a space and answer whatever it asks, until the Vikings stand there and the table is at rest."""
    card = ana.page.locator(f'[data-space="{space}"]')
    expect(card).to_have_attribute("data-usable", "true")
    before = ana.moves()
    card.click()
    player = ByHand(ana, Random(1), sends=0)
    end = time.monotonic() + 90
    while ana.page.locator("[data-ply]").evaluate_all("all => all[0]?.dataset.ply") == before or ana.sees(ASKING):
        assert time.monotonic() < end, (space, ana.prompt_words())
        player.answer()
        ana.page.wait_for_timeout(20)
    if ana.sees(".curtain, .result"):
        return  # played: the next person's turn, or the end
    assert space in ana.page.locator("[data-space]:has(.disc)").evaluate_all("all => all.map(one => one.dataset.space)")


# --- by keys alone -----------------------------------------------------------------------------------------------


def focused(ana: Person) -> dict[str, str]:
    tell = "() => ({...document.activeElement.dataset, tag: document.activeElement.tagName})"
    seen: dict[str, str] = ana.page.evaluate(tell)
    return seen


def press_on(ana: Person) -> str:
    """Answer what has the focus with Enter; find something to answer if nothing has it."""
    keys = ana.page.keyboard
    at = focused(ana)
    if at.get("usable") == "true" or "answer" in at or ("confirm" in at and "ready" in at):
        keys.press("Enter")
        return "space" if "space" in at else "answer"
    if ana.sees("[data-serve]"):
        ana.page.locator("[data-serve]").focus()
        keys.press("Enter")
        return "feast"
    if ana.sees("[data-panel]"):
        ana.page.locator(f"{READY}, {ANSWER}").first.focus()
        return ""
    for column in "1234":
        keys.press(column)
        if focused(ana).get("usable") == "true":
            return ""
    if ana.sees("[data-pass]"):
        ana.page.locator("[data-pass]").focus()
        keys.press("Enter")
        return "pass"
    return ""


def test_a_round_by_keys(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "solo by keys", length="short")
    done: list[str] = []
    end = time.monotonic() + PATIENCE
    while not ana.page.locator(".rounds [aria-current=step] b", has_text="2").count():
        assert time.monotonic() < end, (ana.prompt_words(), done)
        kind = press_on(ana)
        if kind:
            done.append(kind)
        ana.page.wait_for_timeout(30)
    assert {"space", "feast"} <= set(done)


def test_arrows_walk_the_action_board_and_slash_finds_a_space(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "arrows")
    keys = ana.page.keyboard
    keys.press("1")
    assert focused(ana)["space"] == "hunting_game_1"
    keys.press("ArrowDown")
    assert focused(ana)["space"] == "fishing_1"
    keys.press("ArrowRight")
    assert focused(ana)["space"] == "laying_a_snare"
    expect(ana.page.locator("[data-tip-of=laying_a_snare]")).to_contain_text("FO-7.29")
    keys.press("/")
    keys.type("flax becomes")
    expect(ana.page.locator("[role=search] [role=status]")).to_have_text("1 space")
    keys.press("Escape")
    assert focused(ana)["space"] == "craft_linen"


# --- one thing at a time -----------------------------------------------------------------------------------------


def test_a_space_says_what_it_lacks(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "lacks")
    wait_for_forecast(ana)
    shed = ana.page.locator("[data-space=build_shed]")
    expect(shed).to_have_attribute("data-usable", "false")
    expect(shed.locator(".short")).to_have_text("−2")
    shed.hover()
    tip = ana.page.locator("[data-tip-of=build_shed]")
    expect(tip).to_contain_text("2 wood short")
    expect(tip).to_contain_text("8 points, less 1 for each of its 6 empty places")
    before = ana.moves()
    shed.click(force=True)
    assert ana.moves() == before


def test_the_table_is_accessible(arrive: Arrive) -> None:
    """By axe, at rest, with a panel open, and with the feast table open."""
    ana = arrive()
    sit(ana, ["me", "greedy"], "axe")
    ana.see(USABLE)
    wait_for_forecast(ana)
    assert serious_issues_by_day_and_night(ana) == []
    ana.page.locator("[data-space=mountain_3_upgrade_1]").click()
    ana.see("[data-panel=mountain]")
    assert serious_issues_by_day_and_night(ana) == []
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("t")
    ana.see("[data-part=feast], dialog")
    assert serious_issues_by_day_and_night(ana) == []


def test_decisions_of_a_space_are_gathered_and_taken_back(arrive: Arrive) -> None:
    """Mountain and upgrade on one panel: nothing is sent before the confirm, and there is a way back."""
    ana = arrive()
    sit(ana, ["me"], "gathered")
    before = ana.moves()
    ana.page.locator("[data-space=mountain_3_upgrade_1]").click()
    takes = ana.page.locator("[data-panel=mountain] [data-answer]")
    takes.nth(2).click()
    ana.see("[data-panel=upgrade]")
    expect(ana.page.locator(".chips li")).to_have_count(1)
    ana.page.locator(".chips button").click()
    ana.see("[data-panel=mountain]")
    assert ana.moves() == before
    takes.nth(1).click()
    ana.see("[data-panel=upgrade] [data-answer='upgrade flax 1']").click()
    expect(ana.page.locator(".news")).to_contain_text("stockfish")
    # The same in the supply, by pointer and by key.
    ana.page.locator(".chips button").last.click()
    flax = ana.see("[data-supply=flax].raises")
    expect(flax).to_have_attribute("title", "Flax becomes stockfish")
    flax.click()
    expect(ana.page.locator(".news")).to_contain_text("stockfish")
    expect(ana.page.locator(".raises, [data-supply=flax]")).to_have_count(0)
    ana.page.locator(".chips button").last.click()
    ana.see(".raises")
    ana.page.keyboard.press("g")
    assert ana.page.evaluate("() => document.activeElement.matches('.raises')")
    ana.page.locator("[data-supply=flax]").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".news")).to_contain_text("stockfish")
    ana.settle("space", ana.see(READY).click)
    expect(ana.page.locator("[data-space=mountain_3_upgrade_1] .disc")).to_have_count(1)


def test_a_space_without_a_choice_is_sent_at_once_and_undone(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "at once")
    ana.settle("space", ana.page.locator("[data-space=fishing_1]").click)
    expect(ana.page.locator("[data-space=fishing_1] .disc")).to_have_count(1)
    ana.settle("undo", ana.page.locator("[data-undo]").click)
    expect(ana.page.locator("[data-space=fishing_1] .disc")).to_have_count(0)


def percents(place: Locator) -> list[float]:
    return [float(text.rstrip("%")) for text in place.all_inner_texts()]


def test_dice_show_exact_odds_and_what_each_button_does(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "dice")
    ana.page.locator("[data-space=hunting_game_1]").click()
    expect(ana.page.locator("[data-panel]")).to_contain_text("with one roll")
    ana.settle("roll", ana.see(READY).click)
    ana.see("[data-panel=dice] [data-answer=roll]")
    wins = ana.page.locator(".faces .good").count()
    assert percents(ana.page.locator(".odds b"))[0] == round(100 * wins / 8, 1)
    kept = ana.page.locator("[data-answer^=keep]")
    expect(kept.first).to_have_text(re.compile("^(Pay|Keep it and fail)"))
    ana.settle("keep", kept.first.click)


def test_all_that_a_raid_asks_is_chosen_on_one_panel(arrive: Arrive) -> None:
    ana = arrive()
    lines = ("send mountain_2; take strip_1 2", "send build_longship", "send pillaging_2")
    table = ana.open_unseen(["me"], "1", GAME, *lines)
    ana.open(f"/table/{table}").see("[data-panel=dice] .loot button")
    tiles = ana.page.locator("[data-panel=dice] .loot button")
    line = tiles.last.get_attribute("data-answer") or ""
    tiles.last.click()
    expect(ana.page.locator("[data-panel] .news")).to_contain_text("You gain 1")
    ana.page.locator("[data-panel] footer button", has_text="Back").click()
    expect(tiles.last).to_be_visible()
    tiles.last.click()
    ana.settle("raid", ana.see(READY).click)
    supply = ana.ask(f"/api/tables/{table}?seat=0")["state"]["view"]["seats"][0]["supply"]
    assert supply[line.split(" ")[-1]] == 1
    expect(ana.page.locator("[data-panel=dice]")).to_have_count(0)


def test_the_score_if_it_ended_now_is_the_rules_own(arrive: Arrive) -> None:
    ana = arrive()
    table = sit(ana, ["me", "greedy"], "outlook")
    ana.see(USABLE)
    ana.page.keyboard.press("e")
    moment = ana.ask(f"/api/tables/{table}/moments?seat=0&from={ana.moves()}&count=1")["moments"][0]
    for seat in (0, 1):
        total = sum(moment["view"]["seats"][seat]["score"].values())
        expect(ana.page.locator(f"[data-total='{seat}']")).to_have_text(written(total))


def test_a_tile_is_laid_by_mouse_and_a_wrong_place_says_why(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "laying")
    ana.settle("space", ana.page.locator("[data-space=craft_linen]").click)
    ana.page.locator("[data-supply=linen]").first.click()
    box = ana.see("[data-area=home]").bounding_box()
    assert box is not None
    cell = box["width"] / 13
    ana.page.mouse.move(box["x"] + 3 * cell, box["y"] + 8.5 * cell, steps=4)
    ana.see("[data-ghost=refused]")
    expect(ana.page.get_by_text(re.compile("income")).last).to_be_visible()
    ana.page.mouse.move(box["x"] + 3 * cell, box["y"] + 0.5 * cell, steps=4)
    ana.see("[data-ghost=legal]")
    ana.page.mouse.click(box["x"] + 3 * cell, box["y"] + 0.5 * cell)
    ana.settle("lay", ana.see("[data-do]").click)


def test_a_feast_is_served_with_one_confirm(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "feast", length="short")
    Player(ana, Random(2), sends=1).play(until="feast")


def test_others_boards_are_one_click_away_and_their_moves_are_told(arrive: Arrive) -> None:
    ana = arrive(steps="fast")
    sit(ana, ["me", "greedy", "greedy"], "others")
    ana.settle("space", ana.page.locator("[data-space=fishing_1], [data-space=market_beans]").first.click)
    ana.see(USABLE)
    ana.see("[data-since]").click()
    expect(ana.page.locator(".news li").first).to_contain_text("places")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".news li")).to_have_count(0)
    ana.see("[data-since]").click()
    ana.see(".news li")
    ana.page.locator("button[data-seat='1']").click()
    expect(ana.page.locator(".news li")).to_have_count(0)
    expect(ana.page.locator("button[data-seat='1']")).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("o")
    expect(ana.page.locator("button[data-seat='2']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_others_gain_flies_to_them_unless_motion_is_reduced(
    arrive: Arrive, motion: Literal["no-preference", "reduce"]
) -> None:
    ana = arrive(steps="fast")
    ana.page.emulate_media(reduced_motion=motion)
    sit(ana, ["me", "greedy", "greedy"], "flights")
    for space in ("fishing_1", "market_beans", "upgrade_2"):
        ana.see(USABLE)
        if ana.click_if_there(f'[data-space="{space}"][data-usable="true"]'):
            ana.see(".disc")
        while not ana.sees(USABLE):
            Player(ana, Random(1), sends=0).answer()
            ana.page.wait_for_timeout(30)
    flown = int(ana.page.locator("[data-flown]").get_attribute("data-flown") or "0")
    assert (flown > 0) == (motion == "no-preference")


def test_somebody_without_a_seat_looks_on(arrive: Arrive) -> None:
    ana, carla = arrive(), arrive()
    table = sit(ana, ["me", "greedy"], "watched")
    carla.open(f"/table/{table}").see("[data-space]")
    expect(carla.page.locator("[data-area=home]").first).to_be_visible()
    assert not carla.sees(USABLE)
    carla.open(f"/table/{table}/replay?ply=0").see("[data-space]")


def test_a_phone_has_tabs_and_a_panel_before_every_action(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    sit(ana, ["me", "greedy"], "phone")
    wait_for_forecast(ana)
    expect(ana.page.locator("[data-space=build_shed]")).to_contain_text("wood short")
    before = ana.moves()
    ana.page.locator("[data-space=fishing_1]").tap()
    confirm = ana.see(READY)
    assert ana.moves() == before
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.settle("space", confirm.tap)
    ana.page.locator("[data-tab=mine]").tap()
    box = ana.see("[data-area=home]").bounding_box()
    assert box is not None and box["width"] <= 390
    ana.page.locator("[data-tab=others]").tap()
    ana.see("[data-area=home]")
    # The score takes the place of the boards and leaves the way back in sight.
    ana.page.locator("[data-outlook]").tap()
    ana.see("[data-outlook-panel]")
    ana.page.locator("[data-outlook]").tap()
    ana.see("[data-area=home]")


def test_a_phone_shows_the_boards_when_tiles_are_to_be_laid(arrive: Arrive) -> None:
    """Before the income one's own boards come to the front with the way on, and the actions come back after it."""
    ana = arrive(phone=True)
    sit(ana, ["me"], "laying")
    ana.page.locator("[data-space=craft_linen]").tap()
    ana.settle("space", ana.see(READY).tap)
    ana.page.locator("[data-pass]").tap()
    ana.settle("pass", ana.page.locator("[data-pass]").tap)
    expect(ana.page.locator("[data-tab=mine]")).to_have_attribute("aria-selected", "true")
    expect(ana.page.locator("[data-area=home]")).to_be_in_viewport(ratio=0.9)
    assert not ana.sees("[data-panel]")
    closing, pinned = ana.see("[data-closing]"), ana.see("[data-part=pinned]").bounding_box()
    expect(closing).to_have_text("On to the income")
    box = closing.bounding_box()
    assert box and pinned and pinned["y"] <= box["y"], "nothing lies over the way on"
    ana.settle("window", closing.tap)
    # A feast put aside leaves the way back in sight.
    ana.see("[data-serve]")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-feast-open]")).to_be_in_viewport(ratio=1)
    ana.page.locator("[data-feast-open]").tap()
    # Neither piece could make a bonus pay: nobody is asked before the bonuses.
    while not ana.sees(USABLE):
        ana.click_if_there(f"[data-serve]:not(:disabled), {READY}")
        ana.page.wait_for_timeout(50)
    expect(ana.page.locator("[data-tab=actions]")).to_have_attribute("aria-selected", "true")


def test_the_next_feast_opens_by_itself_however_late_the_last_one_closed(arrive: Arrive) -> None:
    """A browser tells later that a dialog has closed: by then the hall may have answered."""
    ana = arrive()
    ana.page.add_init_script("""
        const close = HTMLDialogElement.prototype.close;
        HTMLDialogElement.prototype.close = function () {
            close.call(this);
            setTimeout(() => { this.dispatchEvent(new Event('close')); window.toldLate = true; }, 1500);
        };
    """)
    sit(ana, ["me"], "solo by clicks", length="short")
    Player(ana, Random(1), sends=0).play(until="feast")
    ana.page.wait_for_function("() => window.toldLate")
    player = Player(ana, Random(1), sends=0)
    while not ana.sees("[data-serve]"):
        assert not ana.sees("[data-feast-open]"), "the feast is closed"
        player.step()
        ana.page.wait_for_timeout(20)


def test_a_feast_served_by_a_double_click_is_served_once(arrive: Arrive) -> None:
    """While its dishes leave, its table can still be clicked; the next one opens all the same."""
    ana = arrive(steps="fast")
    sit(ana, ["me"], "solo by clicks", length="short")
    until_the_feast(ana)
    before = ana.moves()
    ana.see("[data-serve]:not(:disabled)").dblclick()
    ana.see_settled(before)
    until_the_feast(ana)
    assert not ana.sees("[data-feast-open]")


def until_the_feast(ana: Person) -> None:
    """Pass, and go on to the feast."""
    while not ana.sees("[data-serve]:not(:disabled)"):
        assert not ana.sees("[data-feast-open]"), "the feast is closed"
        ana.click_if_there(f"[data-pass], {READY}, [data-panel=window] [data-confirm]")
        ana.page.wait_for_timeout(50)


def test_a_phone_has_the_supply_below_on_every_tab(arrive: Arrive) -> None:
    """In reach of a thumb, and a piece taken up there brings one's own board to the front."""
    ana = arrive(phone=True)
    sit(ana, ["me", "greedy"], "pinned")
    ana.see("[data-layout]")  # the table itself, with a supply of its own in the place of the first one
    for tab in ("actions", "mine", "others"):
        ana.page.locator(f"[data-tab={tab}]").tap()
        box = ana.see("[data-part=pinned]").bounding_box()
        assert box is not None and abs(box["y"] + box["height"] - 844) < 2, (tab, box)
    low = ana.page.locator("[data-part=pinned] button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.height < 44 || box.width < 44).length"
    )
    assert low == 0
    ana.page.set_viewport_size({"width": 360, "height": 740})
    expect(ana.page.locator("[data-part=pinned] .weapon").last).to_be_in_viewport(ratio=1)
    ana.page.locator("[data-part=pinned] [data-supply=flax]").tap()
    ana.see("[data-area=home]")
    expect(ana.page.locator("[data-tab=mine]")).to_have_attribute("aria-selected", "true")
    expect(ana.page.locator("[data-lay]")).to_be_disabled()


def test_a_plan_outlives_a_reload_and_a_window_does_it(arrive: Arrive) -> None:
    """A sketch is kept in this browser; before the income it is laid by the same click that goes on."""
    ana = arrive()
    table = sit(ana, ["me"], "laying")
    ana.settle("space", ana.page.locator("[data-space=craft_linen]").click)
    ana.page.locator("[data-supply=linen]").first.click()
    box = ana.see("[data-area=home]").bounding_box()
    assert box is not None
    ana.page.mouse.click(box["x"] + 3 * box["width"] / 13, box["y"] + 0.5 * box["width"] / 13)
    ana.see("[data-do]")
    ana.page.reload()
    ana.see(".laid.planned")
    ana.page.locator("[data-pass]").click()
    ana.settle("pass", ana.page.locator("[data-pass]").click)
    ana.settle("window", ana.see("[data-panel=window] [data-confirm]").click)
    laid = ana.ask(f"/api/tables/{table}?seat=0")["state"]["view"]["seats"][0]["laid"]
    assert [piece[0] for piece in laid] == ["linen"]


def test_a_new_round_tells_what_it_brought(arrive: Arrive) -> None:
    ana = arrive()
    sit(ana, ["me"], "new round", length="short")
    assert not ana.sees("[data-since]")
    player = Player(ana, Random(3), sends=0)
    player.play(until="feast")
    ana.see("[data-since]").click()
    expect(ana.page.locator(".news")).to_contain_text("Round 2 begins")
    expect(ana.page.locator(".news")).to_contain_text("income")


def test_a_turn_fits_the_screen(arrive: Arrive) -> None:
    """Nothing scrolls, and every space is inside the screen."""
    ana = arrive()
    sit(ana, ["me", "greedy", "greedy"], "fits")
    for width, height in ((1366, 768), (1280, 720)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        outside = ana.page.evaluate(
            """() => [...document.querySelectorAll('[data-space], [data-area=home]')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.bottom > innerHeight || box.right > innerWidth || box.height < 20;
            }).length"""
        )
        assert outside == 0
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # On a tablet the prompt keeps to its two lines beside the buttons.
    ana.page.set_viewport_size({"width": 1024, "height": 768})
    box = ana.see("[data-prompt]").bounding_box()
    assert box and box["height"] < 80
