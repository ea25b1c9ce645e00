"""The browser client says nothing that isn't in the catalogues."""

import re
from pathlib import Path

import pytest

from tests.locales.test_catalogues import entries

WEB = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(WEB.rglob("*.svelte"))
SOURCES = sorted([*COMPONENTS, *(path for path in WEB.rglob("*.ts") if not path.name.endswith(".test.ts"))])

# Names that are the same in every language: the project's own, keys of a keyboard, signs.
SAME_EVERYWHERE = {"Meadhall", "Enter", "Esc"}
SPOKEN_ATTRIBUTE = re.compile(r'\b(?:aria-label|title|placeholder|alt|aria-valuetext)="([^"{]*[^\W\d_]{2}[^"]*)"')


def template(component: Path) -> str:
    """A component's markup without its script, style and comments."""
    text = component.read_text(encoding="utf-8")
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        text = re.sub(part, " ", text, flags=re.DOTALL)
    return text


def without_expressions(text: str) -> str:
    """Drop everything in braces, however nested."""
    kept, depth = [], 0
    for letter in text:
        depth += (letter == "{") - (letter == "}" and depth > 0)
        if depth == 0 and letter != "}":
            kept.append(letter)
    return "".join(kept)


def words_shown(component: Path) -> list[str]:
    text = re.sub(r"<[^>]*>", "\n", without_expressions(template(component)))
    return [word for word in re.findall(r"[^\W\d_]{2,}", text) if word not in SAME_EVERYWHERE]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda path: str(path.relative_to(WEB)))
def test_a_component_shows_only_words_of_the_catalogues(component: Path) -> None:
    assert words_shown(component) == []
    assert SPOKEN_ATTRIBUTE.findall(template(component)) == []


def test_the_search_for_words_finds_some(tmp_path: Path) -> None:
    component = tmp_path / "Bad.svelte"
    component.write_text('<script>let x = "fine";</script>\n<p title="Not fine">{x} spoken {x > 1 ? "a" : "b"}</p>')
    assert words_shown(component) == ["spoken"]
    assert SPOKEN_ATTRIBUTE.findall(template(component)) == ["Not fine"]


def test_every_key_the_client_uses_exists() -> None:
    known = {key for room in ("shell", "kernel", "brian-boru", "brian-boru-table") for key in entries("en", room)}
    used = re.compile(r'"((?:shell|brian-boru|seat)-[a-z][a-z0-9-]*)"')
    rooms = {"brian-boru", "brian-boru-table"}
    missing = {
        key
        for source in SOURCES
        for key in used.findall(source.read_text(encoding="utf-8"))
        if key not in known and key not in rooms
    }
    assert missing == set()


def test_the_shell_names_no_game() -> None:
    for source in SOURCES:
        if "games" not in source.relative_to(WEB).parts:
            assert "brian" not in source.read_text(encoding="utf-8").lower(), source
