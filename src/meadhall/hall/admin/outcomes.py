"""What came of an operator's request, in words. It is kept as a message: each operator reads it in their language."""

from __future__ import annotations

import msgspec

from meadhall.kernel.words.message import Message


def outcome_words(outcome: str, language: str = "en") -> str:
    """`outcome` is a message in JSON, or a state or an English sentence, as halls before this one kept it."""
    if not outcome.startswith("{"):
        return outcome
    return Message(**msgspec.json.decode(outcome)).in_words(language)
