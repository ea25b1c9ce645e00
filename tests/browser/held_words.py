"""A phone that opens a table while the words it can do without at first are held back."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route

from tests.browser.conftest import CLIENT, Arrive
from tests.browser.person import Person

SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll('*')].flatMap(
    one => ['title', 'aria-label'].map(name => one.getAttribute(name) ?? ''))].join('\\n')"""


class HeldWords:
    """Somebody who comes to their table anew, and the words that wait."""

    def __init__(self, arrive: Arrive, language: str, game: str, ready: str, **request: Any) -> None:
        """`ready` is what is seen once the table asks."""
        self.files: list[str] = json.loads((CLIENT / "tables.json").read_text())[game][language[:2]]
        self.raw = re.compile(rf"\b(?:shell|kernel|hall|{game})-[a-z]+[\w-]*")
        self.held: list[Route] = []
        before = arrive(language, phone=True)
        self.table = before.open_table(["me", "quick", "quick"], seed="words", game=game, **request)
        before.see(ready)
        self.person: Person = arrive(language, phone=True)
        self.person.page.context.add_cookies(before.page.context.cookies())  # type: ignore[arg-type]
        for file in self.files:
            self.person.page.route(f"**/{file}", lambda route: self.held.append(route))

    def without_words(self) -> list[str]:
        """What is seen or heard by its name, as a message is that has no words."""
        found: list[str] = self.raw.findall(self.person.page.evaluate(SPOKEN))
        return found

    def wait_until_asked_for(self) -> None:
        self.person.wait_until("the other words were asked for", lambda: len(self.held) == len(self.files))

    def let_go(self) -> None:
        for route in self.held:
            route.continue_()
