"""Links into the hall, opened by people who have never been here, over a slow network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from tests.browser.conftest import Arrive

VISITORS = 4
"""By a link to a replay, which once greeted eight of ten newcomers with an ended session; by the others two will do."""
FEW = 2
SLOW_NETWORK = """
    const fast = window.fetch;
    window.fetch = (...asked) => new Promise((go) => setTimeout(go, 120)).then(() => fast(...asked));
"""
LINKS = {
    "/table/{playing}": ".map",
    "/table/{playing}/replay?ply=1": "input[type=range]",
    "/table/{open}": ".lobby .seats",
    "/profile": "#name",
    "/rules/brian-boru#BB-7.19": ".clause.here",
    "/": ".game",
}


class Visitor:
    """A browser without any past; what it asks of the hall is noted."""

    def __init__(self, browser: Browser, hall: str) -> None:
        self.context = browser.new_context(base_url=hall, locale="en-GB")
        self.page: Page = self.context.new_page()
        self.identities_asked = 0
        self.turned_away: list[str] = []
        self.page.on("request", self.note_request)
        self.page.on("response", self.note_response)
        self.page.add_init_script(SLOW_NETWORK)

    def note_request(self, request: Request) -> None:
        self.identities_asked += request.url.endswith("/api/guest")

    def note_response(self, response: Response) -> None:
        if response.status == 401:
            self.turned_away.append(response.url)


@pytest.mark.parametrize("link", LINKS)
def test_a_first_visit_by_a_link_is_one_identity_and_no_complaint(
    arrive: Arrive, browser: Browser, hall: str, link: str
) -> None:
    host = arrive()
    opened = {"playing": ["me", "greedy", "greedy"], "open": ["me", "open", "greedy"]}
    tables = {name: host.open_unseen(seats, "link", "brian-boru") for name, seats in opened.items()}
    visitors = [Visitor(browser, hall) for _ in range(VISITORS if "replay" in link else FEW)]
    try:
        for visitor in visitors:
            visitor.page.goto(link.format(**tables), wait_until="commit")
        for visitor in visitors:
            expect(visitor.page.locator(LINKS[link]).first).to_be_visible()
            expect(visitor.page.get_by_text("session has ended")).to_have_count(0)
            assert (visitor.turned_away, visitor.identities_asked) == ([], 1)
    finally:
        for visitor in visitors:
            visitor.context.close()
