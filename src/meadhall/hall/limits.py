"""Rate limits: token buckets, one per person or address and purpose."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable

from meadhall.hall.refusal import Refusal

FORGET_ABOVE = 20_000
"""So many buckets are kept; then the full ones, which say nothing, are forgotten."""


class Rate:
    """A burst that refills steadily. `clock` is monotonic seconds."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str, cost: int = 1) -> float:
        """Take one, or several; returns 0, or the seconds until there will be enough.

        What costs more than there can ever be is had for all there is.
        """
        most = self.burst
        if cost > most:
            cost = most
        now = self.clock()
        left = float(most)
        bucket = self.buckets.get(who)
        if bucket is not None:
            refilled = bucket[0] + (now - bucket[1]) * self.per_second
            if refilled < left:
                left = refilled
        if left < cost:
            return (cost - left) / self.per_second
        self.buckets[who] = (left - cost, now)
        if len(self.buckets) > FORGET_ABOVE:
            self.forget(now)
        return 0.0

    def give_back(self, who: str) -> None:
        """Undo a `take` that turned out not to count."""
        if who in self.buckets:
            left, at = self.buckets[who]
            self.buckets[who] = (min(float(self.burst), left + 1), at)

    def forget(self, now: float) -> None:
        refill = self.burst / self.per_second
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if now - bucket[1] < refill}

    def check(self, who: str, cost: int = 1) -> None:
        wait = self.take(who, cost)
        if wait:
            seconds = math.ceil(wait)
            raise Refusal(429, "too-many", retry_after=seconds, seconds_count=seconds)


def address_key(host: str) -> str:
    """Whose limits an address counts for: whoever has one IPv6 address has all of its /64 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))
