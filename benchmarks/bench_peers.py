"""`make bench-peers`: ours beside other engines, measured in turns in one run, into docs/performance.md.

Every figure is the median of some repeats, in processor time of one thread. `--seconds` is for each figure and repeat.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from peers.engines import OPENSPIEL_GAMES, OURS, Engine, engines, label
from peers.measure import (
    ROLLOUT,
    SIDE_BY_SIDE,
    TO_THE_END,
    clones,
    middle,
    openspiel_search,
    our_batch,
    our_runner,
    our_search,
    play,
    search,
    to_search,
)

import meadhall
from meadhall.kernel.registry import find_game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- peers: written by make bench-peers -->", "<!-- end of peers -->"
NOTHING = "·"
MIDDLES = 5
"""From so many games under way each repeat searches: what one of them asks for may be twice as dear as another's."""

Figures = dict[str, float]
"""By the name of what was measured."""


def looped(engine: Engine, seconds: float, repeat: int) -> Figures:
    """What a Python program gets out of an engine."""
    random = Random(repeat)
    decisions, games = play(engine, seconds, random)
    figures = {"decisions": decisions, "games": games}
    if engine.copy is not None:
        states = [middle(engine, random.random) for _ in range(MIDDLES)]
        figures["clones"] = median(clones(engine, state, seconds / MIDDLES) for state in states)
        figures["search"] = median(search(engine, state, seconds / MIDDLES, random) for state in states)
    return figures


def ours_compiled(game_id: str, players: int, engine: Engine, seconds: float, repeat: int) -> Figures:
    game = find_game(game_id)
    decisions, games = our_runner(game, players, seconds)
    state = to_search(game, engine, Random(repeat).random)
    return {
        "decisions": decisions,
        "games": games,
        "batch": our_batch(game, players, seconds, observe=False),
        "batch observed": our_batch(game, players, seconds, observe=True),
        "search": our_search(game, state, seconds, TO_THE_END),
        "short search": our_search(game, state, seconds, ROLLOUT),
    }


def openspiel_compiled(engine: Engine, seconds: float, repeat: int) -> Figures:
    """OpenSpiel offers no compiled loop of random games to Python, but a search."""
    return {"search": openspiel_search(engine.game, middle(engine, Random(repeat).random), seconds)}


def boardgame_io(folder: Path, seconds: float) -> tuple[str, Figures]:
    command = ["node", str(Path(__file__).parent / "peers" / "boardgameio.mjs"), str(folder.resolve()), str(seconds)]
    environment = os.environ | {"NODE_ENV": "production"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    told = json.loads(done.stdout)
    return f"boardgame.io {told['version']}", {
        "decisions": told["decisions"], "games": told["games"], "own search": told["searches"]
    }  # fmt: skip


def in_turns(jobs: dict[str, Callable[[int], Figures]], repeats: int) -> dict[str, Figures]:
    """Each job once, then each again: what the machine does meanwhile hits all alike."""
    found: dict[str, list[Figures]] = {name: [] for name in jobs}
    for repeat in range(repeats):
        for name, job in jobs.items():
            print(f"{repeat + 1} of {repeats}: {name}", flush=True)
            found[name].append(job(repeat))
    return {name: {key: median(one[key] for one in all_) for key in all_[0]} for name, all_ in found.items()}


def shown(figures: Figures, key: str) -> str:
    return f"{figures[key]:,.0f}" if key in figures else NOTHING


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def loop_table(rows: list[tuple[Engine, Figures]], observes: bool) -> list[str]:
    units = {"decisions": "decisions/s", "games": "games/s", "clones": "clones/s", "search": "search iterations/s"}
    chosen = [(engine, figures) for engine, figures in rows if engine.observes == observes]
    keys = [key for key in units if any(key in figures for _, figures in chosen)]
    lines = [row("engine", "game", *[units[key] for key in keys]), "|" + "---|" * (2 + len(keys))]
    for engine, figures in chosen:
        game = f"{engine.game} (toy)" if engine.toy else engine.game
        lines.append(row(engine.peer, game, *[shown(figures, key) for key in keys]))
    return lines


def behind(rows: list[tuple[Engine, Figures]]) -> list[str]:
    """Where a peer's game that is no toy is ahead of one of ours, in words."""
    said = []
    mine = [(engine, figures) for engine, figures in rows if engine.peer.startswith("meadhall")]
    for key, unit in (("decisions", "decisions"), ("clones", "clones"), ("search", "search iterations")):
        for peer, theirs in rows:
            for own, figures in mine:
                comparable = not peer.toy and peer.observes == own.observes and key in theirs and key in figures
                if comparable and not peer.peer.startswith("meadhall") and theirs[key] > figures[key]:
                    times = theirs[key] / figures[key]
                    said.append(f"- {unit}: {peer.peer}, {peer.game}, is {times:.2f} times as fast as {own.game}.")
    return said or ["- nowhere: in each column every game of ours is ahead of every game of a peer that is no toy."]


def page_text(
    rows: list[tuple[Engine, Figures]], compiled: dict[str, Figures], outside: tuple[str, Figures], how: str
) -> str:
    lines = [how, "", "A Python loop against a Python loop:", "", *loop_table(rows, observes=False), ""]
    lines += ["The same with observation and mask for every decision, which RLCard always builds:", ""]
    lines += [*loop_table(rows, observes=True), "", "Where a peer is ahead:", "", *behind(rows), ""]
    lines += ["Compiled code against compiled code:", ""]
    heads = (
        "engine",
        "game",
        "decisions/s",
        "games/s",
        f"decisions/s in batches of {SIDE_BY_SIDE}",
        "the same with observations",
        "own search, playouts to the end",
        f"own search, {ROLLOUT} answers",
    )
    lines += [row(*heads), "|" + "---|" * len(heads)]
    keys = ("decisions", "games", "batch", "batch observed", "search", "short search")
    for name, figures in compiled.items():
        peer, _, game = name.partition(": ")
        lines.append(row(peer, game, *[shown(figures, key) for key in keys]))
    peer, figures = outside
    lines += [
        "",
        f"{peer} has only the game of its tutorial, tic-tac-toe (toy): {shown(figures, 'decisions')} decisions/s and "
        f"{shown(figures, 'games')} games/s through its client, {shown(figures, 'own search')} iterations/s of its own "
        "search.",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--npm", type=Path, required=True, help="the folder boardgame.io is installed in")
    given = parser.parse_args()
    seconds, repeats = given.seconds, given.repeats
    found = list(engines())
    jobs: dict[str, Callable[[int], Figures]] = {}
    for engine in found:
        name = f"{engine.peer}: {engine.game}{' observed' if engine.observes else ''}"
        jobs[name] = partial(looped, engine, seconds)
    by_name = in_turns(jobs, repeats)
    rows = list(zip(found, by_name.values(), strict=True))
    native: dict[str, Callable[[int], Figures]] = {}
    for (game_id, players), engine in zip(OURS, found, strict=False):
        name = f"{engine.peer}: {label(find_game(game_id), players)}"
        native[name] = partial(ours_compiled, game_id, players, engine, seconds)
    for engine in found:
        if engine.game in OPENSPIEL_GAMES and engine.peer.startswith("OpenSpiel"):
            native[f"{engine.peer}: {engine.game}"] = partial(openspiel_compiled, engine, seconds)
    compiled = in_turns(native, repeats)
    load = os.getloadavg()[0]
    build = "compiled" if meadhall.compiled() else "plain"
    how = (
        f"Measured with `make bench-peers` on Python {platform.python_version()}, {os.cpu_count()} processors, {build} "
        f"build; medians of {repeats} repeats of {seconds:g} s in processor time of one thread, engines in turns. The "
        f"machine was shared: {load:.0f} processes wanted to run at the end of it."
    )
    text = page_text(rows, compiled, boardgame_io(given.npm, seconds), how)
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
