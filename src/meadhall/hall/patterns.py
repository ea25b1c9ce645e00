"""What short texts from outside may look like, as Python and JSON Schema both read it."""

from __future__ import annotations


def exactly(pattern: str) -> str:
    """A pattern for the whole of a text. Python's `$` alone would also take a text with a line break after it."""
    return f"^{pattern}$(?!\\n)"


TABLE_ID = exactly("[0-9a-z]{1,40}")
CLIENT_ID = exactly("[!-~]{1,64}")
LOGIN = exactly("[A-Za-z0-9._-]{3,32}")
PERSON_ID = exactly("p_[0-9a-z]{1,40}")
NONCE = exactly("[0-9a-f]{64}")
CURSOR = exactly(r"([0-9]{1,15})\.([0-9a-z]{1,40})")
SEAT = exactly("(none|[0-9]{1,2})")
