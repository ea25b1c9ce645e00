"""What people may be called."""

from __future__ import annotations

import unicodedata

from meadhall.hall.refusal import Refusal

GONE = "Former player"
"""What somebody is called who had the hall forget them. The browser says it in the reader's language."""


def clean_name(name: str) -> str:
    """A name people can be shown: one line, no invisible or direction-changing characters, 1 to 24 long."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = [character for character in plain if unicodedata.category(character)[0] == "C"]
    if not 1 <= len(plain) <= 24 or hidden:
        raise Refusal(422, "name-wrong", least_count=1, most_count=24)
    return plain
