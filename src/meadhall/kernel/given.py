"""The types of what people hand in to a table.

A type checker reads them as they stand. The compiler doesn't see this module (mypyc.ini) and takes such an argument as
it comes: compiled code would answer a wrong type with a bare TypeError before the table can say in words what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.kernel.action import Action

GivenSeat = int
GivenWatcher = int | None
"""A seat, or `None` for somebody without one."""
GivenAction = Action | str | int
"""An action, its notation (or a line of several steps), or its integer."""
GivenPly = int | None
GivenCount = int
GivenSeed = int | str
GivenOptions = Mapping[str, Any]
GivenPosition = Mapping[str, Any]
