"""A random sample of a language's messages and clauses, for a second reader.

    python scripts/sample_words.py pl --seed 5102 --messages 150              # beside the English
    python scripts/sample_words.py pl --seed 7 --clauses 60 --blind   # the translation alone

The same seed gives the same sample while the catalogues have the same messages.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from random import Random

from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Resource

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "meadhall" / "locales"
RULES = ROOT / "docs" / "rules"
LEAST_WORDS = 3
"""Shorter messages are mostly names; the glossary's test holds those."""
CLAUSE = re.compile(r"^- \*\*((?:BB|FO|OR)-\d+\.\d+)\*\* (.*)$", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                entry.comment = None
                text = serialize(Resource([entry])).split("=", 1)[1]
                found[entry.id.name] = " ".join(text.split())
    return found


def clauses(language: str) -> dict[str, str]:
    folder = RULES if language == "en" else RULES / language
    return dict(
        pair for path in sorted(folder.glob("*.md")) for pair in CLAUSE.findall(path.read_text(encoding="utf-8"))
    )


def is_sentence(text: str) -> bool:
    if text.startswith("{ $form ->"):  # a name in all its forms
        return False
    return len(re.findall(r"\w{2,}", re.sub(r"\{.*?\}", "", text))) >= LEAST_WORDS


def show(name: str, texts: dict[str, str], english: dict[str, str], sample: list[str], blind: bool) -> None:
    for number, key in enumerate(sample, 1):
        if blind:
            print(f"{name} {number}\n    {texts[key]}")
        else:
            print(f"{name} {number} {key}\n    {english[key]}\n    {texts[key]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=["es", "pl", "pt"])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--messages", type=int, default=100)
    parser.add_argument("--clauses", type=int, default=0)
    parser.add_argument("--blind", action="store_true", help="the translation alone")
    given = parser.parse_args()
    random = Random(given.seed)
    said, law = messages(given.language), clauses(given.language)
    sentences = [key for key in sorted(said) if is_sentence(said[key])]
    show("message", said, messages("en"), random.sample(sentences, given.messages), given.blind)
    show("clause", law, clauses("en"), random.sample(sorted(law), given.clauses), given.blind)


if __name__ == "__main__":
    main()
