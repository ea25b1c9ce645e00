"""What time it is. Called through its module, so that tests can let time pass."""

from __future__ import annotations

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000
