"""Tries a wheel or an sdist as somebody who has nothing but Python: an empty environment, away from the sources.

    python -m build
    python scripts/try_package.py dist/*.whl --expect compiled
    python scripts/try_package.py dist/*.tar.gz --expect plain --python python3.12 --python python3.13

`--expect plain` builds an sdist without a compiler: the `PATH` then has only the programs pip can't do without. In each
environment the recorded games must give their scores and final states, every game is simulated with every number of
players, the commands of the terminal answer, and a hall opens and serves its client.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
RECORDED = ROOT / "tests" / "recorded"
NEEDED_PROGRAMS = ("env", "ldconfig", "sh", "uname")
PATIENCE_SECONDS = 300
IN_PYTHON = """
import sys
from pathlib import Path
import meadhall

assert Path(meadhall.__file__).is_relative_to(sys.prefix), meadhall.__file__
assert meadhall.compiled() is (sys.argv[1] == "compiled"), meadhall.compiled()
for path in sorted(Path(sys.argv[2]).glob("*.txt")):
    assert meadhall.replay(path.read_text()).over, path  # raises unless scores, places and state agree
for game in meadhall.games():
    for players in game.players:
        assert meadhall.simulate(game.id, players=players, games=2, bots="random").games == 2
"""


class Environment:
    """An empty environment in a folder of its own, with the package installed."""

    def __init__(self, folder: Path, python: str, package: Path, expected: str) -> None:
        self.folder = folder
        self.expected = expected
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CC")}
        self.variables = kept | {"XDG_DATA_HOME": str(folder / "data"), "LANG": "en_GB.UTF-8"}
        subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True)
        building = self.variables | ({"PATH": str(without_compiler(folder))} if expected == "plain" else {})
        pip = [self.program("python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        subprocess.run([*pip, f"{package.resolve()}[hall]"], env=building, cwd=folder, check=True)

    def program(self, name: str) -> str:
        return str(self.folder / "venv" / "bin" / name)

    def run(self, *command: str, typed: str = "") -> str:
        """What a command prints; it must end well."""
        done = subprocess.run(
            command, input=typed, env=self.variables, cwd=self.folder, capture_output=True, text=True,
            timeout=PATIENCE_SECONDS,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def check(self) -> None:
        self.run(self.program("python"), "-c", IN_PYTHON, self.expected, str(RECORDED))
        meadhall = self.program("meadhall")
        games = json.loads(self.run(meadhall, "games", "--json"))
        for game in games:
            name, least = game["id"], str(min(game["players"]))
            self.run(meadhall, "play", name, "--players", least, "--bot", "random", "--seed", "1", typed="1\n\nquit\n")
            assert name in self.run(meadhall, "play", "--saved")
            told = self.run(
                meadhall, "simulate", name, "--players", least, "--games", "2", "--bots", "random", "--json"
            )
            assert json.loads(told)["games"] == 2
        self.open_hall(meadhall)

    def open_hall(self, meadhall: str) -> None:
        """The hall opens, and its first page and the scripts and styles that page names are served."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        command = [meadhall, "serve", "--port", str(port), "--data", str(self.folder / "hall")]
        with (self.folder / "hall.log").open("w") as log:
            hall = subprocess.Popen(command, env=self.variables, cwd=self.folder, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            page = fetched(address, hall)
            files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert files, page
            for name in files:
                assert fetched(address + name, hall), name
        finally:
            hall.terminate()
            hall.wait(timeout=60)


def without_compiler(folder: Path) -> Path:
    """A folder of links to the few programs pip needs, and no compiler among them."""
    programs = folder / "programs"
    programs.mkdir()
    for name in NEEDED_PROGRAMS:
        found = shutil.which(name)
        if found:
            (programs / name).symlink_to(found)
    return programs


def fetched(address: str, hall: subprocess.Popen[bytes]) -> str:
    """What is served there, as soon as the hall is open."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            with urlopen(address, timeout=60) as answer:
                text: str = answer.read().decode("utf-8", "replace")
                return text
        except URLError:
            assert hall.poll() is None and time.monotonic() < end, "the hall didn't open"
            time.sleep(0.2)


def try_package(package: Path, python: str, expected: str) -> None:
    with tempfile.TemporaryDirectory(prefix="meadhall-package-") as folder:
        Environment(Path(folder), python, package, expected).check()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, help="a wheel or an sdist")
    parser.add_argument("--expect", choices=("compiled", "plain"), required=True, help="what must have been built")
    parser.add_argument("--python", action="append", help="a Python to try it with, several times for several")
    given = parser.parse_args()
    for python in given.python or [sys.executable]:
        start = time.monotonic()
        try_package(given.package, python, given.expect)
        version = subprocess.run([python, "-V"], capture_output=True, text=True, check=True).stdout.strip()
        print(f"{given.package.name}: {given.expect} on {version}, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
