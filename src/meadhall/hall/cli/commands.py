"""The hall's commands: `serve`, `backup`, `verify`. The `meadhall` command line takes them in as they are."""

from __future__ import annotations

import os
import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from meadhall.hall.cli import options
from meadhall.hall.cli.backup import backup_database
from meadhall.hall.cli.options import PLAIN, RELAXED, LogLevel, read_limits
from meadhall.hall.settings import Settings
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.unreadable import why
from meadhall.kernel.words.message import Message, Value

PACKAGES = ("starlette", "uvicorn", "websockets", "argon2", "prometheus_client")
"""What a hall needs besides the command line; the extra `hall` brings it."""


def serve(
    host: options.Host = "127.0.0.1",
    port: options.Port = 8000,
    data: options.Data = Path("data"),
    database: options.Database = "",
    client: options.Client = None,
    workers: options.Workers = 2,
    bot: options.Bots = None,
    bot_seconds: options.BotSeconds = 10,
    bot_pause: options.BotPause = 0.4,
    analysts: options.Analysts = 1,
    hint_seconds: options.HintSeconds = 4.0,
    review_effort: options.ReviewEffort = 0.0,
    pass_hold: options.PassHold = 2.0,
    secure: options.Secure = False,
    proxy: options.Proxy = "127.0.0.1",
    origin: options.Origins = None,
    open_metrics: options.OpenMetrics = False,
    guest_days: options.GuestDays = 90,
    account_days: options.AccountDays = 365,
    limit: options.ChangedLimits = None,
    open_browser: options.OpenBrowser = False,
    log_level: options.HowMuchLog = LogLevel.INFO,
    allow_seeds: options.AllowSeeds = False,
    relax_limits: options.RelaxLimits = False,
    *,
    lang: options.Language,
) -> None:
    """Open the hall: people sit down at http://127.0.0.1:8000 with their browsers."""
    missing = next((package for package in PACKAGES if find_spec(package) is None), None)
    if missing is not None:
        typer.echo(Message("operate.packages-missing", {"package_text": missing}).in_words(lang), err=True)
        raise typer.Exit(1)
    settings = Settings(
        data=data, database=database, origins=tuple(origin or ()), secure=secure, client=client, workers=workers,
        bots=tuple(bot or ()), bot_seconds=bot_seconds, bot_pause=bot_pause, analysts=analysts,
        hint_seconds=hint_seconds, review_effort=review_effort, pass_hold=pass_hold, metrics_open=open_metrics,
        allow_seeds=allow_seeds, guest_days=guest_days, account_days=account_days,
        limits=read_limits(limit, RELAXED if relax_limits else PLAIN),
    )  # fmt: skip
    from meadhall.bots import admit_bots
    from meadhall.hall.cli.startup import open_when_ready, trouble, where_kept

    admit_bots(settings.bots)
    in_the_way = trouble(settings, host, port)
    if in_the_way is not None:
        typer.echo(in_the_way.in_words(lang), err=True)
        raise typer.Exit(2)
    opened = Message("operate.open", {"address_text": f"http://{host}:{port}", "folder_text": where_kept(settings)})
    typer.echo(opened.in_words(lang), err=True)
    if open_browser:
        open_when_ready(host, port)
    from meadhall.hall.web.server import run  # what takes longest, once all is said

    run(settings, host, port, proxy, log_level.value)


def backup(
    target: Annotated[Path, typer.Argument(help="File to write; must not exist yet.")],
    data: Annotated[Path, typer.Option(help="The hall's data folder.")] = Path("data"),
    *,
    lang: options.Language,
) -> None:
    """Copy a hall's SQLite database while it is in use. The copy is whole and consistent."""
    try:
        tables, lines = backup_database(Settings(data=data), target)
    except (OSError, MeadhallError, sqlite3.Error) as error:
        typer.echo(Message("operate.no-backup", {"reason_message": why(error).nested()}).in_words(lang), err=True)
        raise typer.Exit(1) from error
    made: dict[str, Value] = {"path_text": str(target), "tables_count": tables, "lines_count": lines}
    typer.echo(Message("operate.backed-up", made).in_words(lang))


def verify(
    transcript: Annotated[Path, typer.Argument(help="A transcript file.", exists=True, dir_okay=False)],
    commitment: Annotated[str, typer.Option(help="The commitment you noted when the table started.")] = "",
    seed: Annotated[str, typer.Option(help="The revealed seed, if the transcript lacks it (a deal of the day).")] = "",
    nonce: Annotated[str, typer.Option(help="The nonce you contributed, as your client shows it.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Say it as JSON.")] = False,
    *,
    lang: options.Language,
) -> None:
    """Prove that a game was dealt from parts that were fixed before it began, and that every move was legal."""
    from meadhall.hall.table.proof import prove

    try:
        proof = prove(transcript.read_text(encoding="utf-8"), commitment, seed, nonce)
    except (MeadhallError, UnicodeDecodeError) as error:
        if json:
            typer.echo(msgspec.json.encode({"proven": False, "reason": str(error)}).decode())
        else:
            unreadable = Message("file-not-text", {"path_name": str(transcript)})
            reason = error.message if isinstance(error, MeadhallError) else unreadable
            refuted = Message("operate.not-proven", {"reason_message": reason.nested()})
            typer.echo(refuted.in_words(lang), err=True)
        raise typer.Exit(1) from error
    proven = msgspec.json.encode({"proven": True, **msgspec.structs.asdict(proof)}).decode()
    typer.echo(proven if json else proof.in_words(lang))


def serve_main() -> None:
    """`python -m meadhall.hall`, with the options of `serve`."""
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    typer.run(serve)
