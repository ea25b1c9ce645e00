"""Somebody at a browser: sits down, looks, clicks and types as a person would."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000
"""Milliseconds a page may take for anything."""
FIRST_LEGAL_TOWN = '[data-town][data-legal="true"] .reach'


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """A request to the hall with this person's identity."""
        told: dict[str, Any] = self.page.evaluate(
            """async ([path, body]) => {
                const asked = body === null ? {} :
                    {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)};
                return await (await fetch(path, asked)).json();
            }""",
            [path, body],
        )
        return told

    def open_table(self, seats: list[str], seed: str = "one", game: str = "brian-boru", **more: Any) -> str:
        """Open a table with a fixed seed, which the form doesn't offer, and go there."""
        answer = self.request_table(seats, seed, game, **more)
        table = str(answer["table"]["id"])
        key = answer.get("key")
        self.open(f"/table/{table}" + (f"#{key}" if key else ""))
        return table

    def open_unseen(self, seats: list[str], seed: str, game: str, *lines: str, **more: Any) -> str:
        """Open a table without going there, and let the first seat play lines that nobody answers: a page that draws
        what happens on the way to the moment that is wanted takes most of a test's time."""
        table = str(self.request_table(seats, seed, game, **more)["table"]["id"])
        ply = 0
        for line in lines:
            answer = self.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": ply, "action": line})
            assert "ack" in answer, answer
            ply = answer["ack"]["ply"]
        return table

    def request_table(self, seats: list[str], seed: str, game: str, **more: Any) -> dict[str, Any]:
        if self.page.url == "about:blank":
            self.open("/healthz")  # a page without the client, which would ask for an identity at the same time
        self.ask("/api/guest", {})
        wanted = {"game": game, "players": len(seats), "seats": seats, "seed": seed, "start": "open" not in seats}
        return self.ask("/api/tables", wanted | more)

    def see(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def wait_for_letters(self) -> None:
        """Until the fonts have come: they arrive after the first view, and lines are a little higher with them."""
        self.page.wait_for_function("() => localStorage.getItem('meadhall-letters') !== null")

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def click_if_there(self, selector: str) -> bool:
        """For what may go away by itself between looking and clicking."""
        found = self.page.locator(selector)
        return bool(found.evaluate_all("all => all.slice(0, 1).map(one => one.click()).length"))

    def wait_until(self, what: str, so: Callable[[], bool]) -> None:
        """For what no single selector tells."""
        end = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < end, f"it never came about that {what}"
            self.page.wait_for_timeout(30)

    def stop_time(self) -> None:
        """Effects are shown when asked for, not when their time has come, on a slow machine too; `resume` ends it."""
        self.page.clock.install()
        self.page.clock.pause_at(time.time() + 3600)

    def prompt(self) -> str:
        return self.see("[data-prompt]").get_attribute("data-prompt") or ""

    def prompt_words(self) -> str:
        return self.see("[data-prompt] h1").inner_text()

    # --- Brian Boru by clicks -----------------------------------------------------------------------------------

    def decide(self, seconds: float = 30) -> str:
        """Make the decision on the table with clicks, waiting for it if need be; "over" once there is none left."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.sees(".result"):
                return "over"
            kind = self.decide_now()
            if kind:
                return kind
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to decide after {seconds} seconds: {self.prompt_words()}")

    def decide_now(self) -> str:
        if self.sees(FIRST_LEGAL_TOWN):
            return self.settle("town", lambda: self.page.locator(FIRST_LEGAL_TOWN).first.click(force=True))
        if self.sees("[data-card][data-playable]"):
            return self.settle("card", self.play_card)
        if self.sees("[data-part=choices] [data-code]"):
            return self.settle("choice", lambda: self.page.locator("[data-part=choices] [data-code]").first.click())
        return ""

    def play_card(self) -> None:
        cards = self.page.locator("[data-card][data-playable]")
        drafting = self.prompt().endswith("ask-draft")
        last = cards.count() - 1
        cards.nth(last).click()
        if drafting:
            cards.nth(last - 1).click()
        self.page.locator("[data-confirm]").click()

    def settle(self, kind: str, deed: Callable[[], object]) -> str:
        """Do it, and wait until the hall has taken it in and the table shows it."""
        before = self.moves()
        deed()
        self.see_settled(before)
        return kind

    def see_settled(self, before: str) -> None:
        """Wait for what follows a move: a later moment, the next person's curtain, the result."""
        settled = f".result, .curtain, [data-ply]:not([data-ply='{before}'], [data-busy])"
        self.page.wait_for_function("it => document.querySelector(it)", arg=settled)  # looks more often than a locator

    def moves(self) -> str:
        return self.see("[data-ply]").get_attribute("data-ply") or ""

    def expect_moves(self, moves: str) -> None:
        expect(self.page.locator("[data-ply]")).to_have_attribute("data-ply", moves)
