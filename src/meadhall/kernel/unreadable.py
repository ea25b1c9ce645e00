"""Why something can't be read or written, as a message: what msgspec and the system say in English, said in every
language."""

from __future__ import annotations

import errno
import re

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.words.message import Message

PLACE = re.compile(r" - at `(?:key in )?(.+)`$")
MISSING = re.compile(r"^Object missing required field `(.+?)`")
UNKNOWN = re.compile(r"^Object contains unknown field `(.+?)`")
WRONG_TYPE = re.compile(r"^Expected `([^`]+)`, got `([^`]+)`")
WRONG_BYTE = re.compile(r"^JSON is malformed: .*\(byte (\d+)\)")


def why_unreadable(error: Exception) -> Message:
    text = str(error)
    place = PLACE.search(text)
    path = place[1] if place else "$"
    if missing := MISSING.match(text):
        return Message("input-field-missing", {"path_name": path, "field_name": missing[1]})
    if unknown := UNKNOWN.match(text):
        return Message("input-field-unknown", {"path_name": path, "field_name": unknown[1]})
    if wrong := WRONG_TYPE.match(text):
        return Message("input-wrong-type", {"path_name": path, "wanted_name": wrong[1], "given_name": wrong[2]})
    if malformed := WRONG_BYTE.match(text):
        return Message("input-not-json", {"byte_number": int(malformed[1])})
    if text.startswith("Input data was truncated"):
        return Message("input-cut-off")
    return Message("input-wrong-value", {"path_name": path})


REFUSED = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.ECONNREFUSED: "no-answer",
    errno.ETIMEDOUT: "no-answer",
    errno.EADDRNOTAVAIL: "no-address",
}
"""What the system refuses most often; what else it says is quoted as it says it."""


def why_refused(error: OSError) -> Message:
    """Why the system wouldn't read, write or connect."""
    if error.errno in REFUSED:
        return Message(f"system-{REFUSED[error.errno]}")
    said = error.strerror or str(error)
    return Message("system-says", {"reason_text": said}) if said else Message("system-no-answer")


def why(error: Exception) -> Message:
    """What went wrong, for a person: our own errors and the system's have words, those of others are quoted."""
    if isinstance(error, MeadhallError):
        return error.message
    if isinstance(error, OSError):
        return why_refused(error)
    return Message("system-says", {"reason_text": str(error) or type(error).__name__})
