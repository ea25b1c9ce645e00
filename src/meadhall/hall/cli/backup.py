"""A copy of the database of a hall that goes on running."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from meadhall.hall.settings import Settings
from meadhall.kernel.errors import MeadhallError


def backup_database(settings: Settings, target: Path) -> tuple[int, int]:
    """Copy through SQLite itself, check the copy, and count what is in it: tables and log lines."""
    source = Path(settings.database_address)
    if not source.is_file():
        raise MeadhallError("operate.no-database", path_text=str(source))
    if target.exists():
        raise MeadhallError("operate.exists-already", path_text=str(target))
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)  # what is in it is as secret as in the original
    try:
        counts = copy_and_count(source, partial)
        partial.rename(target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return counts


def copy_and_count(source: Path, target: Path) -> tuple[int, int]:
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    with closing(reading) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise MeadhallError("operate.copy-damaged", reason_text=str(verdict))
        (tables,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
        (lines,) = copy.execute("SELECT COUNT(*) FROM lines").fetchone()
    return tables, lines
