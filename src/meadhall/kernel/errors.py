"""What can be wrong with what somebody hands in. Each error is one message that names what was wrong."""

from __future__ import annotations

from meadhall.kernel.words.message import Message, Value

MOST_QUOTED = 500
"""So much of a text that was handed in is repeated in the error about it: enough to know it again."""


class MeadhallError(ValueError):
    """Something handed in can't be used; nothing has changed. `str()` says why, in English."""

    def __init__(self, key: str, clause: str = "", **args: Value) -> None:
        self.message = Message(key, {name: quoted(name, value) for name, value in args.items()}, clause)
        super().__init__(key)

    def __str__(self) -> str:
        return self.message.in_words()


def quoted(name: str, value: Value) -> Value:
    if name.endswith("_message"):
        return value
    return value[:MOST_QUOTED] + "…" if isinstance(value, str) and len(value) > MOST_QUOTED else value


class UnknownGame(MeadhallError):
    """No game of that id."""


class BadOption(MeadhallError):
    """An option, a seed or a number of players the game doesn't take."""


class IllegalAction(MeadhallError):
    """An action that may not be played now, by this seat, or at all. `message.clause` names the rule."""


class BadPosition(MeadhallError):
    """A position that can't exist, or isn't one. `path` names the field that is wrong."""

    @property
    def path(self) -> str:
        return str(self.message.args.get("path_name", ""))


class BadTranscript(MeadhallError):
    """A transcript that can't be read, or that doesn't replay to what it says."""


class MissingPackage(MeadhallError):
    """Something needs a package that isn't installed; an extra of ours brings it."""

    def __init__(self, feature: str, package: str, extra: str) -> None:
        super().__init__("package-missing", feature_text=feature, package_name=package, extra_name=extra)
