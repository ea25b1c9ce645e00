"""Values of options that can't be used, as messages: the command line says them in the reader's language."""

from __future__ import annotations

import typer

from meadhall.kernel.words.message import Message, Value


class BadValue(typer.BadParameter):
    """What was given for an option can't be used; `said` is why."""

    def __init__(self, key: str, /, option: str | None = None, **args: Value) -> None:
        self.said = Message(key, dict(args))
        super().__init__(str(self.said), param_hint=option)
