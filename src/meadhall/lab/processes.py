"""Work spread over processes, its results in the order of the work."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

Item = TypeVar("Item")
Done = TypeVar("Done")

AHEAD = 8
"""So many pieces of work wait for each process, so that a slow piece doesn't leave the others idle."""

at_work: Callable[[Any], Any] | None = None
"""What a process was started for. It is handed over once, not with every piece: a bot may hold large weights."""


def all_processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin(work: Callable[[Any], Any]) -> None:
    global at_work
    at_work = work
    # Ctrl-C reaches the whole group of processes; the parent ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def do(item: Any) -> Any:
    assert at_work is not None
    return at_work(item)


def spread(work: Callable[[Item], Done], items: Sequence[Item], jobs: int) -> Iterator[Done]:
    """`work` done for each item, over so many processes; they end when the iteration does, however it ends."""
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    from concurrent.futures import ProcessPoolExecutor  # takes a tenth of a command's start
    from multiprocessing import active_children

    before = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(items)), initializer=begin, initargs=(work,))
    waiting: deque[Future[Done]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(do, item))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - before:
            child.terminate()
        raise
    pool.shutdown()
