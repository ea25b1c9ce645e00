"""How long each command takes to start: processor time of a whole process, the best of several.

    python benchmarks/startup.py           plain Python, and compiled if that is what is installed here
    python benchmarks/startup.py --plain   plain Python only, where what is installed is older than the sources
    python benchmarks/startup.py --write   the same, and the table into docs/performance.md

A command does the least it can: one game, the first question, its help where it can't do less. `python -c pass` is
measured in the same turns, since a busy machine slows everything down. `-X importtime` says where the time goes:
`python -X importtime -m meadhall games 2>&1 >/dev/null | sort -t'|' -k2 -n | tail`.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import meadhall

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- start-up: written by benchmarks/startup.py -->", "<!-- end of start-up -->"
AIM = 250
NOTHING = ("-c", "pass")
COMMANDS = (
    "--help", "--version", "games", "games --json", "play --saved",
    "play brian-boru --bot random --seed 1 --players 3", "play feast-for-odin --players 1",
    "play ortus-regni --bot random --seed 1 --players 2",
    "simulate brian-boru --games 1 --bots random", "simulate feast-for-odin --games 1 --players 1 --bots random --json",
    "arena --help", "train --help", "replay {transcript}", "review --help", "hint --help",
    "position brian-boru", "position feast-for-odin", "position ortus-regni", "draw {position}", "bench --help",
    "deck --help", "serve --help", "backup --help", "verify {transcript}", "admin --help",
)  # fmt: skip


def processor_time(arguments: list[str], environment: dict[str, str]) -> float:
    """Milliseconds of processor time of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def measure(commands: list[list[str]], environment: dict[str, str], repeats: int) -> list[float]:
    """The best of each command, all in turns; the first turn writes the bytecode and doesn't count."""
    best = [float("inf")] * len(commands)
    for turn in range(repeats + 1):
        for place, command in enumerate(commands):
            taken = processor_time(command, environment)
            if turn:
                best[place] = min(best[place], taken)
    return best


def build_environment(folder: Path, plain: bool) -> dict[str, str]:
    """A home of its own, so that saved games are ours; bytecode is kept, as it is where Meadhall is installed."""
    left_out = ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    kept |= {"XDG_DATA_HOME": str(folder), "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "LANG": "en_GB.UTF-8"}
    return kept | ({"PYTHONPATH": "src"} if plain else {})


def files(folder: Path) -> dict[str, str]:
    """A finished game and a position to read."""
    import msgspec

    game = meadhall.new_game("ortus-regni", players=2, seed=7)
    (folder / "position.json").write_bytes(msgspec.json.encode(game.position()))
    while not game.over:
        seat = game.awaiting[0]
        codes = game.codes(seat)
        game.act(seat, codes[game.ply % len(codes)])
    (folder / "transcript.txt").write_text(game.transcript(), encoding="utf-8")
    return {"position": str(folder / "position.json"), "transcript": str(folder / "transcript.txt")}


def compiled_here() -> bool:
    """Whether the installed package, not the sources beside this script, is compiled."""
    code = "import sys, meadhall; sys.exit(not meadhall.compiled())"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run([sys.executable, "-c", code], env=clean, cwd="/", capture_output=True).returncode == 0


def table(figures: dict[str, list[float]]) -> str:
    lines = [f"| command | {' | '.join(figures)} |", "|---" * (1 + len(figures)) + "|"]
    names = ["`python -c pass`", *[f"`meadhall {command}`" for command in COMMANDS]]
    for name, row in zip(names, zip(*figures.values(), strict=True), strict=True):
        lines.append(f"| {name} | {' | '.join(f'{value:.0f} ms' for value in row)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--plain", action="store_true", help="leave out the compiled build")
    parser.add_argument("--write", action="store_true", help="write the table into docs/performance.md")
    given = parser.parse_args()
    figures: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as name:
        found = files(Path(name))
        commands = [list(NOTHING), *[["-m", "meadhall", *command.format(**found).split()] for command in COMMANDS]]
        for build in ("plain", *(["compiled"] if not given.plain and compiled_here() else [])):
            figures[build] = measure(commands, build_environment(Path(name), build == "plain"), given.repeats)
    slow = sum(value > AIM for row in figures.values() for value in row)
    text = (
        f"Processor time of a whole process, best of {given.repeats}, on Python {platform.python_version()}; "
        f"{os.getloadavg()[0]:.0f} processes wanted to run on {os.cpu_count()} processors at the end of it.\n\n"
        f"{table(figures)}\n\n"
        + ("All are under" if not slow else f"{slow} of {len(COMMANDS) * len(figures)} are over")
        + f" the aim of {AIM} ms."
    )
    print(text)
    if given.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
