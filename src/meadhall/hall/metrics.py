"""Numbers for Prometheus. Each hall has its own registry, so that tests can run several in one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

COMMIT_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = self.counter
        self.lines = counter("meadhall_log_lines", "Lines added to tables' logs")
        self.updates = counter("meadhall_seat_updates", "State frames sent because a game moved on")
        self.conflicts = counter("meadhall_write_conflicts", "Writes another process was first with")
        self.tables = counter("meadhall_tables_opened", "Tables opened")
        self.refusals = Counter("meadhall_refusals", "Requests refused", ["status"], registry=self.registry)
        self.bots_stuck = counter("meadhall_bots_stuck", "Bots that gave no answer in time")
        self.bot_moves = counter("meadhall_bot_moves", "Moves by bots")
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("meadhall_rooms", "Tables in memory", registry=self.registry)
        self.commit_seconds = Histogram("meadhall_commit_seconds", "Until a line handed to the store was durable",
                                        buckets=COMMIT_BUCKETS, registry=self.registry)  # fmt: skip
        self.loop_lag = Gauge("meadhall_loop_lag_seconds", "How late the event loop was, at worst, in the last seconds",
                              registry=self.registry)  # fmt: skip

    def counter(self, name: str, help_text: str) -> Counter:
        return Counter(name, help_text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
