"""A PostgreSQL server of the tests' own, from the system's packages: started once, thrown away at the end.

`python tests/hall/postgres_server.py install` installs the packages where that is possible (Debian, as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.ports import free_port

SETTINGS = "-c fsync=off -c listen_addresses=127.0.0.1 -c max_connections=200"


def programs() -> Path | None:
    """Where PostgreSQL's programs are: the newest of Debian's versions, or on the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[4]))
    if versions:
        return versions[-1].parent
    found = shutil.which("postgres")
    return Path(found).parent if found else None


def install() -> bool:
    if programs() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-q", "postgresql"],
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    return programs() is not None


class PostgresServer:
    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self.bin = folder
        self.home = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
        self.port = free_port()
        self.databases = 0

    def as_owner(self, *command: str) -> list[str]:
        """PostgreSQL refuses to run as root: it runs as its own user then."""
        return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.home, "postgres", "postgres")
        data = self.home / "data"
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
        subprocess.run(
            self.as_owner(str(self.bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "meadhall", "--no-sync"),
            **quiet,
        )  # type: ignore[call-overload]
        options = f"{SETTINGS} -p {self.port} -k {self.home}"
        subprocess.run(
            self.as_owner(
                str(self.bin / "pg_ctl"), "-D", str(data), "-w", "-l", str(self.home / "log"), "-o", options, "start"
            ),
            **quiet,
        )  # type: ignore[call-overload]

    def stop(self) -> None:
        stop = self.as_owner(str(self.bin / "pg_ctl"), "-D", str(self.home / "data"), "-m", "immediate", "stop")
        subprocess.run(stop, check=False, stdout=subprocess.DEVNULL, cwd="/")
        time.sleep(0.1)
        shutil.rmtree(self.home, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        self.databases += 1
        name = f"hall{self.databases}"
        subprocess.run(
            [str(self.bin / "createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "meadhall", name],
            check=True,
            cwd="/",
        )
        return f"postgresql://meadhall@127.0.0.1:{self.port}/{name}"


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        sys.exit(0 if install() else "PostgreSQL can't be installed here: its tests will be left out")
    sys.exit("usage: postgres_server.py install")
