"""Numbers for Prometheus. Each hall has its own registry, so that tests can run several in one process.

What is counted with every move is counted in plain numbers (`Tally`) and put into Prometheus' form when asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

COMMIT_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Tally(Collector):
    """What every move adds to."""

    def __init__(self) -> None:
        self.lines = 0
        self.updates = 0
        self.commits = [0] * (len(COMMIT_BUCKETS) + 1)
        self.commit_seconds = 0.0

    def committed(self, lines: int, seconds: float) -> None:
        self.lines += lines
        self.commits[bisect_left(COMMIT_BUCKETS, seconds)] += 1
        self.commit_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("meadhall_log_lines", "Lines added to tables' logs", self.lines)
        yield CounterMetricFamily("meadhall_seat_updates", "State messages sent because a game moved on", self.updates)
        limits = [*map(str, COMMIT_BUCKETS), "+Inf"]
        buckets = [(limit, sum(self.commits[: place + 1])) for place, limit in enumerate(limits)]
        yield HistogramMetricFamily("meadhall_commit_seconds", "Until a line handed to the store was durable",
                                    buckets=buckets, sum_value=self.commit_seconds)  # fmt: skip


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tally = Tally()
        self.registry.register(self.tally)
        counter = self.counter
        self.conflicts = counter("meadhall_write_conflicts", "Writes another process was first with")
        self.tables = counter("meadhall_tables_opened", "Tables opened")
        self.refusals = Counter("meadhall_refusals", "Requests refused", ["status"], registry=self.registry)
        self.bots_stuck = counter("meadhall_bots_stuck", "Bots that gave no answer in time")
        self.bot_moves = counter("meadhall_bot_moves", "Moves by bots")
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("meadhall_rooms", "Tables in memory", registry=self.registry)
        self.loop_lag = Gauge("meadhall_loop_lag_seconds", "How late the event loop was, at worst, in the last seconds",
                              registry=self.registry)  # fmt: skip

    def counter(self, name: str, help_text: str) -> Counter:
        return Counter(name, help_text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
