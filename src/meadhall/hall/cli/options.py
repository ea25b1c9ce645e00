"""The options of `meadhall serve`, and the checks of what is given for them."""

from __future__ import annotations

import ipaddress
import math
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from meadhall.hall.cli.refusal import BadValue
from meadhall.hall.settings import Limits
from meadhall.kernel.words.languages import system_language

MOST_DAYS = 3650
UNLIMITED = 10**9
PLAIN = Limits()
RELAXED = msgspec.convert({
    name: UNLIMITED for name in Limits.__struct_fields__ if name.endswith(("_burst", "_per_second", "_per_person"))
}, Limits)  # fmt: skip


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def check_proxies(proxies: str) -> str:
    """Addresses and networks, or `*` for a hall that only its proxy can reach."""
    for proxy in proxies.split(","):
        try:
            if proxy.strip() != "*":
                ipaddress.ip_network(proxy.strip(), strict=False)
        except ValueError as error:
            raise BadValue("option-no-address", given_text=proxy) from error
    return proxies


def check_origins(origins: list[str] | None) -> list[str] | None:
    for origin in origins or ():
        parts = urlsplit(origin)
        if f"{parts.scheme}://{parts.netloc}" != origin or parts.scheme not in ("http", "https"):
            raise BadValue("option-no-origin", given_text=origin)
    return origins


def check_limits(limits: list[str] | None) -> list[str] | None:
    read_limits(limits, PLAIN)
    return limits


def read_limits(wanted: list[str] | None, plain: Limits) -> Limits:
    """Limits with those changed that are written as `name=number`."""
    changes: dict[str, float] = {}
    for text in wanted or ():
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise BadValue("option-no-limit", given_text=name, limits_text=", ".join(Limits.__struct_fields__))
        kind = type(getattr(plain, name))
        try:
            number = kind(value)
        except ValueError as error:
            raise BadValue("option-no-number", given_text=value, limit_name=name) from error
        if not 0 < number < math.inf:
            raise BadValue("option-not-positive", given_text=value, limit_name=name)
        changes[name] = number
    return msgspec.structs.replace(plain, **changes)


Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")]
Data = Annotated[Path, typer.Option(help="Folder for the database and the hall's secret.")]
Database = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_DATABASE",
        help="postgresql://… for several processes; left out: SQLite in the data folder.",
    ),
]
Client = Annotated[
    Path | None, typer.Option(exists=True, file_okay=False, help="Folder of another built browser client.")
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes bots may think in.")]
Bots = Annotated[
    list[str] | None,
    typer.Option(help="A bot from outside that people may seat: its entry point, or mymodule:MyBot."),
]
BotSeconds = Annotated[float, typer.Option(min=0.1, help="After this long a bot counts as stuck.")]
Analysts = Annotated[
    int,
    typer.Option(min=1, help="How many processes of low priority hints, and as many reviews, may be worked out in."),
]
HintSeconds = Annotated[float, typer.Option(min=0.1, help="How long a hint is thought about.")]
ReviewEffort = Annotated[
    float,
    typer.Option(min=0, max=100, help="How much work goes into a review, 1 being the usual; 0: as suits this build."),
]
BotPause = Annotated[float, typer.Option(min=0, help="The least seconds a bot takes for a move.")]
PassHold = Annotated[
    float, typer.Option(min=0, help="The most seconds a pass is held back, so that its quickness tells nothing.")
]
Secure = Annotated[bool, typer.Option(help="The hall is reached by HTTPS (through a proxy).")]
Proxy = Annotated[
    str, typer.Option(callback=check_proxies, help="Addresses of proxies to believe, separated by commas.")
]
Origins = Annotated[
    list[str] | None,
    typer.Option(callback=check_origins, help="Another origin browsers may come from."),
]
OpenMetrics = Annotated[bool, typer.Option(help="Let anybody read /metrics, not only this machine.")]
GuestDays = Annotated[
    int, typer.Option(min=1, max=MOST_DAYS, help="After so many days without being seen a guest is forgotten.")
]
AccountDays = Annotated[
    int, typer.Option(min=1, max=MOST_DAYS, help="After so many days without being used a login has ended.")
]
ChangedLimits = Annotated[
    list[str] | None,
    typer.Option(
        envvar="MEADHALL_LIMITS",
        callback=check_limits,
        help="Another limit, as deeds_burst=200; see docs/operate.md.",
    ),
]
OpenBrowser = Annotated[bool, typer.Option("--open", help="Show the hall in the browser.")]
HowMuchLog = Annotated[LogLevel, typer.Option(help="How much is logged.")]
AllowSeeds = Annotated[
    bool, typer.Option(envvar="MEADHALL_ALLOW_SEEDS", help="Let people choose a table's seed: for tests only.")
]
Language = Annotated[
    str,
    typer.Option(
        "--lang", default_factory=system_language, show_default="LANG", help="The language: en, es, pl or pt."
    ),
]
RelaxLimits = Annotated[bool, typer.Option(envvar="MEADHALL_RELAX_LIMITS", help="No rate limits: for tests only.")]
