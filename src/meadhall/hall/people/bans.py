"""Who may not come in: people and addresses an operator has banned."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Engine

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOME_PREFIX = 64
"""Whoever has one IPv6 address has all that begin with the same 64 bits."""


class Ban(msgspec.Struct, frozen=True):
    """`subject` is a person's id, or a network such as `192.0.2.7/32`."""

    subject: str
    kind: str
    why: str
    since: int
    until: int | None = None

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until


def read_network(text: str) -> Network | None:
    """An address or a network; a single IPv6 address stands for its /64. `None` if it is neither."""
    try:
        if "/" in text:
            return ipaddress.ip_network(text, strict=False)
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        return ipaddress.ip_network(mapped)
    if address.version == 6:
        return ipaddress.ip_network((address, HOME_PREFIX), strict=False)
    return ipaddress.ip_network(address)


class Bans:
    """The bans of this hall, in memory. Whoever changes one says so, and every process reads them again."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.people: dict[str, Ban] = {}
        self.networks: list[tuple[Network, Ban]] = []

    async def read(self) -> None:
        rows = await self.engine.read("SELECT subject, kind, why, since, until FROM bans ORDER BY since, subject")
        bans = [Ban(*row) for row in rows]
        self.people = {ban.subject: ban for ban in bans if ban.kind == "person"}
        self.networks = [(ipaddress.ip_network(ban.subject), ban) for ban in bans if ban.kind == "address"]

    async def put(self, ban: Ban) -> None:
        await self.engine.write([(
            "INSERT INTO bans (subject, kind, why, since, until) VALUES (?, ?, ?, ?, ?) ON CONFLICT (subject) DO "
            "UPDATE SET why = excluded.why, since = excluded.since, until = excluded.until",
            (ban.subject, ban.kind, ban.why, ban.since, ban.until),
        )])  # fmt: skip
        await self.read()

    async def lift(self, subject: str) -> bool:
        """Whether there was such a ban."""
        answers = await self.engine.write([("DELETE FROM bans WHERE subject = ? RETURNING subject", (subject,))])
        await self.read()
        return bool(answers[0])

    def of_person(self, ids: Iterable[str], now: int) -> Ban | None:
        if not self.people:
            return None
        found = [self.people[person] for person in ids if person in self.people]
        return next((ban for ban in found if ban.holds(now)), None)

    def of_address(self, address: str, now: int) -> Ban | None:
        if not self.networks:
            return None
        here = read_network(address)
        if here is None:
            return None
        for network, ban in self.networks:
            if network.version == here.version and network.overlaps(here) and ban.holds(now):
                return ban
        return None

    def refusal(self, address: str, ids: Iterable[str], now: int) -> Refusal | None:
        """What somebody at an address is told, if they may not come in."""
        ban = self.of_address(address, now) or self.of_person(ids, now)
        if ban is None:
            return None
        if ban.until is None:
            return Refusal(403, "banned", why_text=ban.why)
        return Refusal(403, "banned-until", why_text=ban.why, until_text=day_and_hour(ban.until))

    def check(self, address: str, ids: Iterable[str], now: int) -> None:
        refusal = self.refusal(address, ids, now)
        if refusal is not None:
            raise refusal


def day_and_hour(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
