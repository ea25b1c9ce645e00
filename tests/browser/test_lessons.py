"""The ten-minute page of each game, above its clauses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Arrive
from tests.browser.test_shell import serious_issues

GAMES = ["brian-boru", "feast-for-odin", "ortus-regni"]


def figures(game: str) -> list[str]:
    return re.findall(r"\(figure:([\w-]+)\)", (ROOT / "docs" / "learn" / f"{game}.md").read_text())


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_drawn_by_the_table_and_followed_by_the_clauses(arrive: Arrive, game: str) -> None:
    ana = arrive(phone=True, theme="dark").open(f"/rules/{game}")
    ana.see("[data-lesson] h2")
    drawn = ana.page.locator("[data-figure]")
    expect(drawn).to_have_count(len(figures(game)))
    for figure in drawn.all():
        assert figure.locator("svg, span").count() > 0
        box = figure.bounding_box()
        assert box and box["height"] > 40
    expect(ana.page.locator("#clauses .clause").first).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert serious_issues(ana) == []


def test_the_lesson_speaks_the_readers_language(arrive: Arrive) -> None:
    ana = arrive(language="pl").open("/rules/ortus-regni")
    expect(ana.see("[data-lesson] h2")).not_to_have_text("Ortus Regni in ten minutes")
    expect(ana.see("[data-lesson] [data-play-now]")).to_be_enabled()
    ana.page.get_by_role("searchbox").fill("OR-8.13")
    expect(ana.page.locator("#clauses .clause")).to_have_count(1)
    expect(ana.page.locator("[data-lesson]")).to_have_count(0)


def test_whoever_has_read_the_lesson_plays_with_one_click(arrive: Arrive) -> None:
    ana = arrive().open("/rules/brian-boru")
    ana.see("[data-lesson] [data-play-now]").click()
    ana.page.wait_for_url("**/table/*")
    ana.see("[data-prompt]")
