"""The hall's commands: `serve`, `backup`, `verify`. The `meadhall` command line takes them in as they are."""

from __future__ import annotations

import ipaddress
import math
import os
import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from meadhall.hall.cli.backup import backup_database
from meadhall.hall.cli.startup import open_when_ready, trouble
from meadhall.hall.settings import Limits, Settings
from meadhall.hall.table.proof import prove
from meadhall.kernel.errors import MeadhallError

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
            raise typer.BadParameter(f"“{proxy}” is no address") from error
    return proxies


def check_origins(origins: list[str] | None) -> list[str] | None:
    for origin in origins or ():
        parts = urlsplit(origin)
        if f"{parts.scheme}://{parts.netloc}" != origin or parts.scheme not in ("http", "https"):
            raise typer.BadParameter(f"“{origin}” is no origin such as https://hall.example.org")
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
            raise typer.BadParameter(f"“{name}” is no limit; there are {', '.join(Limits.__struct_fields__)}")
        kind = type(getattr(plain, name))
        try:
            number = kind(value)
        except ValueError as error:
            raise typer.BadParameter(f"“{value}” is no number for {name}") from error
        if not 0 < number < math.inf:
            raise typer.BadParameter(f"{name} must be more than 0, not {value}")
        changes[name] = number
    return msgspec.structs.replace(plain, **changes)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder for the database and the hall's secret.")] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            envvar="MEADHALL_DATABASE",
            help="postgresql://… for several processes; left out: SQLite in the data folder.",
        ),
    ] = "",
    client: Annotated[
        Path | None, typer.Option(exists=True, file_okay=False, help="Folder of another built browser client.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes bots may think in.")] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="After this long a bot counts as stuck.")] = 10,
    bot_pause: Annotated[float, typer.Option(min=0, help="The least seconds a bot takes for a move.")] = 0.4,
    pass_hold: Annotated[
        float, typer.Option(min=0, help="The most seconds a pass is held back, so that its quickness tells nothing.")
    ] = 2.0,
    secure: Annotated[bool, typer.Option(help="The hall is reached by HTTPS (through a proxy).")] = False,
    proxy: Annotated[
        str, typer.Option(callback=check_proxies, help="Addresses of proxies to believe, separated by commas.")
    ] = "127.0.0.1",
    origin: Annotated[
        list[str] | None,
        typer.Option(callback=check_origins, help="Another origin browsers may come from; repeatable."),
    ] = None,
    open_metrics: Annotated[bool, typer.Option(help="Let anybody read /metrics, not only this machine.")] = False,
    guest_days: Annotated[
        int, typer.Option(min=1, max=MOST_DAYS, help="After so many days without being seen a guest is forgotten.")
    ] = 90,
    account_days: Annotated[
        int, typer.Option(min=1, max=MOST_DAYS, help="After so many days without being used a login has ended.")
    ] = 365,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MEADHALL_LIMITS",
            callback=check_limits,
            help="Another limit, as deeds_burst=200; repeatable, see docs/operate.md.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Show the hall in the browser.")] = False,
    log_level: Annotated[LogLevel, typer.Option(help="How much is logged.")] = LogLevel.INFO,
    allow_seeds: Annotated[
        bool,
        typer.Option(
            envvar="MEADHALL_ALLOW_SEEDS",
            help="Let people choose a table's seed: for tests only.",
        ),
    ] = False,
    relax_limits: Annotated[
        bool,
        typer.Option(
            envvar="MEADHALL_RELAX_LIMITS",
            help="No rate limits: for tests only.",
        ),
    ] = False,
) -> None:
    """Open the hall: people sit down at http://127.0.0.1:8000 with their browsers."""
    try:
        from meadhall.hall.web.server import run
    except ImportError as error:
        typer.echo(f"The hall needs more packages ({error.name} is missing): pip install 'meadhall[hall]'", err=True)
        raise typer.Exit(1) from error
    settings = Settings(
        data=data, database=database, origins=tuple(origin or ()), secure=secure, client=client, workers=workers,
        bot_seconds=bot_seconds, bot_pause=bot_pause, pass_hold=pass_hold, metrics_open=open_metrics,
        allow_seeds=allow_seeds, guest_days=guest_days, account_days=account_days,
        limits=read_limits(limit, RELAXED if relax_limits else PLAIN),
    )  # fmt: skip
    in_the_way = trouble(settings, host, port)
    if in_the_way is not None:
        typer.echo(in_the_way, err=True)
        raise typer.Exit(2)
    kept_in = "PostgreSQL" if database else data
    typer.echo(f"Meadhall: http://{host}:{port}   (data in {kept_in}; stop with Ctrl-C)", err=True)
    if open_browser:
        open_when_ready(host, port)
    run(settings, host, port, proxy, log_level.value)


def backup(
    target: Annotated[Path, typer.Argument(help="File to write; must not exist yet.")],
    data: Annotated[Path, typer.Option(help="The hall's data folder.")] = Path("data"),
) -> None:
    """Copy a hall's SQLite database while it is in use. The copy is whole and consistent."""
    try:
        tables, lines = backup_database(Settings(data=data), target)
    except (OSError, ValueError, sqlite3.Error) as error:
        typer.echo(f"No backup was made: {error}", err=True)
        raise typer.Exit(1) from error
    typer.echo(f"{target}: {tables} tables, {lines} log lines")


def verify(
    transcript: Annotated[Path, typer.Argument(help="A transcript file.", exists=True, dir_okay=False)],
    commitment: Annotated[str, typer.Option(help="The commitment you noted when the table started.")] = "",
    seed: Annotated[str, typer.Option(help="The revealed seed, if the transcript lacks it (a deal of the day).")] = "",
    nonce: Annotated[str, typer.Option(help="The nonce you contributed, as your client shows it.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Say it as JSON.")] = False,
) -> None:
    """Prove that a game was dealt from parts that were fixed before it began, and that every move was legal."""
    try:
        proof = prove(transcript.read_text(encoding="utf-8"), commitment, seed, nonce)
    except (MeadhallError, UnicodeDecodeError) as error:
        typer.echo(msgspec.json.encode({"proven": False, "reason": str(error)}).decode() if json
                   else f"NOT PROVEN: {error}", err=not json)  # fmt: skip
        raise typer.Exit(1) from error
    proven = msgspec.json.encode({"proven": True, **msgspec.structs.asdict(proof)}).decode()
    typer.echo(proven if json else proof.in_words())


def serve_main() -> None:
    """`python -m meadhall.hall`, with the options of `serve`."""
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    typer.run(serve)
