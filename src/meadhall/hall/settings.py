"""How a hall is set up: defaults that suit one machine, each changeable from the command line or the environment."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from meadhall.kernel.errors import MeadhallError

SECRET_VARIABLE = "MEADHALL_SECRET"
SECRET_FILE = "secret"
DATABASE_FILE = "meadhall.sqlite"


class Limits(msgspec.Struct, frozen=True):
    """How much one person or address may ask for. Rates are a burst and how many come back each second."""

    deeds_burst: int = 100
    deeds_per_second: float = 20
    chat_burst: int = 5
    chat_per_second: float = 0.5
    tables_burst: int = 30
    tables_per_second: float = 30 / 3600
    guests_burst: int = 30
    guests_per_second: float = 0.5
    logins_burst: int = 20
    logins_per_second: float = 20 / 60
    account_burst: int = 10
    """Wrong passwords for one account, from all addresses together; browsers it was used in before count apart."""
    account_per_second: float = 1 / 60
    sessions_burst: int = 10
    sessions_per_second: float = 0.2
    decks_burst: int = 60
    """Decks a person saves, renames or deletes."""
    decks_per_second: float = 0.5
    moments_burst: int = 2000
    """Moments of replays; a request for any costs ten more."""
    moments_per_second: float = 50
    exports_burst: int = 3
    exports_per_second: float = 3 / 3600
    hints_burst: int = 20
    hints_per_second: float = 20 / 600
    reviews_burst: int = 10
    reviews_per_second: float = 10 / 3600
    sockets_per_person: int = 20
    watched_per_socket: int = 50
    options_bytes: int = 4 * 1024
    """How long the options of a table may be, as JSON."""
    body_bytes: int = 64 * 1024
    body_seconds: float = 10
    frame_bytes: int = 16 * 1024
    queued_frames: int = 512
    queued_bytes: int = 2 * 1024 * 1024
    """What may wait for one socket whose peer doesn't read."""
    queued_total_bytes: int = 128 * 1024 * 1024
    """What may wait for all of them together."""


class Settings(msgspec.Struct, frozen=True):
    data: Path = Path("data")
    database: str = ""
    """A PostgreSQL address or the path of an SQLite file; left empty, a file in the data folder."""
    secret: str = ""
    origins: tuple[str, ...] = ()
    """Other origins browsers may come from, such as a development server of the client."""
    secure: bool = False
    """The hall is reached by HTTPS: cookies travel only so, and browsers are told to insist on it."""
    client: Path | None = None
    workers: int = 2
    bots: tuple[str, ...] = ()
    """Bots from outside that people may seat: names of entry points, or `module:Class` (docs/write-a-bot.md)."""
    bot_seconds: float = 10
    """How long a bot may think before it counts as stuck."""
    analysts: int = 1
    """How many processes hints, and as many reviews, may be worked out in, at low priority."""
    hint_seconds: float = 4.0
    """How long a hint is thought about."""
    review_seconds: float = 900.0
    """After so long a review counts as failed."""
    review_effort: float = 0.0
    """How much work goes into a review, 1 being the usual; 0: as much as this build of Meadhall does in about a
    minute, which is 1 where it is compiled."""
    bot_pause: float = 0.4
    """The least time a bot takes for a move, so that people can follow."""
    pass_hold: float = 2.0
    """The longest time, in seconds, that a pass is held back where its quickness could tell what is in a hand."""
    rooms_kept: int = 1000
    """How many tables nobody follows stay in memory."""
    metrics_open: bool = False
    """Whether anybody may read `/metrics`; otherwise only requests from this machine itself."""
    allow_seeds: bool = False
    """Whether whoever opens a table may choose its seed, and so know its chance: for tests and demonstrations."""
    guest_days: int = 90
    """A guest who hasn't been seen for so long is nobody any more."""
    account_days: int = 365
    """After so long without being used a session of an account has ended."""
    limits: Limits = Limits()

    @property
    def database_address(self) -> str:
        return self.database or str(self.data / DATABASE_FILE)


def prepare(settings: Settings) -> Settings:
    """Make the data folder and find the secret: from the settings, the environment, or generated once.

    The database knows every seed in play: like the secret, it is readable by its owner only.
    """
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not settings.database:
        (settings.data / DATABASE_FILE).touch(mode=0o600)
    secret = settings.secret or os.environ.get(SECRET_VARIABLE) or kept_secret(settings.data / SECRET_FILE)
    return msgspec.structs.replace(settings, secret=secret)


def kept_secret(path: Path) -> str:
    """The hall's secret, readable by its owner only."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_text(encoding="ascii").strip()
        if not secret:  # anybody could sign with it
            raise MeadhallError("operate.secret-empty", path_text=str(path)) from None
        return secret
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_text(encoding="ascii").strip()
