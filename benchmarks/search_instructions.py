"""Instructions of one iteration of the tree search, and of one random decision to compare it with.

On a busy machine seconds say little; instructions repeat. Needs valgrind, and the compiled build:

    python benchmarks/search_instructions.py brian-boru 4

It runs itself twice under callgrind, counting only the iterations or the random decisions, from the same states: every
nineteenth decision of four random games.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from random import Random

from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.kernel.state import State
from meadhall.lab.playout import play_randomly
from meadhall.search.budget import Budget
from meadhall.search.tree import Settings, TreeSearch

GAMES, EVERY = 4, 19
WARM, COUNTED = 20, 20
"""Iterations of each search before counting, and those counted."""
PLAYED_ON = 30
"""From so many of the states random play is counted, to the end of the game."""


def states_of(game_id: str, players: int) -> list[tuple[State, int]]:
    """Moments of random games in which a seat has a choice."""
    game, random, found = find_game(game_id), Random(5), []
    for number in range(GAMES):
        state = game.start(players, game.check_options(players, {}), Chance(key_of_seed(f"a{number}")), None)
        decisions = 0
        while not state.over:
            seat = state.waiting[0]
            codes = game.candidates(state, seat)
            decisions += 1
            if len(codes) > 1 and decisions % EVERY == 0:
                found.append((state.clone(), seat))
            state.act(seat, random.choice(codes))
    return found


def counting(on: str) -> None:
    subprocess.run(["callgrind_control", "-i", on, str(os.getpid())], stdout=subprocess.DEVNULL, check=True)


def counted(game_id: str, players: int, what: str) -> int:
    """Do it under callgrind, counting; returns how many iterations or decisions there were."""
    game, states = find_game(game_id), states_of(game_id, players)
    if what == "random":
        done, draw = 0, Random(1).random
        counting("on")
        for state, _ in states[:PLAYED_ON]:
            twin = state.clone()
            twin.chance = QuickChance(3)
            done += play_randomly(twin, draw)
    else:
        searches = [TreeSearch(game, state, seat, 7, Settings(plies=game.playout_plies)) for state, seat in states]
        for search in searches:
            search.think(Budget(WARM))
        counting("on")
        for search in searches:
            search.think(Budget(WARM + COUNTED))
        done = COUNTED * len(searches)
    counting("off")
    return done


def instructions(game_id: str, players: int, what: str) -> float:
    """Of one iteration or decision."""
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, __file__, game_id, str(players), what]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    assert collected is not None, run.stderr
    return int(collected[1]) / int(run.stdout)


def main() -> None:
    game_id, players, *what = sys.argv[1:]
    if what:
        print(counted(game_id, int(players), what[0]))
        return
    iteration, decision = (instructions(game_id, int(players), one) for one in ("iteration", "random"))
    print(f"{game_id}, {players} seats: {iteration:,.0f} instructions an iteration, {decision:,.0f} a random decision:")
    print(f"an iteration costs {iteration / decision:.1f} random decisions")


if __name__ == "__main__":
    main()
