"""Why something handed in can't be read, as a message: what msgspec says in English, said in every language."""

from __future__ import annotations

import re

from meadhall.kernel.message import Message

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
