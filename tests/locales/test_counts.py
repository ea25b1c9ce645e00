"""Every message with a count, said with 0, 1, 2, 5, 22 and 1.5, in every language.

`counts/<language>.txt` holds what is said; whoever changes a message reads the difference.
`MEADHALL_WRITE_COUNTS=1` writes the files anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from meadhall.kernel.registry import all_games
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Speech, kind_of
from tests.locales.test_catalogues import ROOMS, entries

FOLDER = Path(__file__).parent / "counts"
NUMBERS = (0, 1, 2, 5, 22, 1.5)
# Numbers that tell which, not how many, and those that are never broken or never none.
WHOLE_ONLY = ("number", "round", "rounds", "level", "place", "column", "row", "turn")
SELECTED = re.compile(r"\$(\w+) ->")
COUNTED = re.compile(r"COUNT\(\$(\w+), \$(\w+)")


# In Portuguese “one” is also the category of 0, so that its messages name the number 1 instead.
PLURAL = {"pt": re.compile(r"\[(?:1|one)\]")}


def counts_in(text: str, language: str) -> list[str]:
    """The arguments of a message that choose among its plural forms, or are counted."""
    forms = PLURAL.get(language, re.compile(r"\[(?:one|few|many)\]"))
    plural = [name for name in SELECTED.findall(text) if forms.search(text)]
    counted = [name for name, _ in COUNTED.findall(text)]
    return list(dict.fromkeys(name for name in [*plural, *counted] if name != "form"))


def sample(speech: Speech, game: str, name: str, things: set[str]) -> object:
    if name in things:
        kind = {"animal": "item", "building": "item"}.get(name, kind_of(name))
        for value in ("chest", "castle", "infantry", "viking", "iceland", "strip_1"):
            if speech.knows(f"{game}-{kind}-{value}"):
                return speech.argument(game, kind, value)
    return {"seat": "Ana", "name": "Ana", "item": "…"}.get(kind_of(name), "…")


def said(language: str) -> list[str]:
    speech = Speech(language)
    lines: list[str] = []
    for room in ROOMS:
        for key, text in entries(language, room).items():
            if "$form" in text or not (counts := counts_in(text, language)):
                continue
            game = next((game for game in all_games() if key.startswith(game)), "")
            things = {thing for _, thing in COUNTED.findall(text)}
            things |= set(re.findall(r"(?:NAME|GENDER|ID)\(\$(\w+)", text))
            names = set(re.findall(r"\$(\w+)", text))
            for count in counts:
                for number in NUMBERS:
                    if number == 1.5 and kind_of(count) in WHOLE_ONLY:
                        continue
                    args: dict[str, object] = {name: sample(speech, game, name, things) for name in names}
                    args |= dict.fromkeys(counts, 2) | {count: number}
                    lines.append(f"{key} {count}={number}: {speech.words(key, args)}")
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_is_said_as_it_was_read(language: str) -> None:
    path = FOLDER / f"{language}.txt"
    lines = said(language)
    if os.environ.get("MEADHALL_WRITE_COUNTS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    known = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line not in set(known)] == []
    assert [line for line in known if line not in set(lines)] == []
