"""How much processor time a review takes, part by part, of games that bots played.

    python benchmarks/review_time.py brian-boru:4 feast-for-odin:1 --bot steady --games 1

Each game is named with its number of players. The limits are those of one of the hall's analysts: 60 s for a game
valued in chances, 120 s for one valued in points.
"""

from __future__ import annotations

import argparse
from time import process_time

import meadhall
from meadhall.analysis import REVIEW, Review, ReviewEffort
from meadhall.analysis.review import Reviewer
from meadhall.analysis.story import Story
from meadhall.bots import make_bot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table

LIMITS = {"chance": 60.0, "points": 120.0}


def played(game: str, players: int, bot: str, seed: str) -> Table:
    """A whole game between equal bots."""
    table = meadhall.new_game(game, players, seed=seed)
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(players)]
    while not table.over:
        seat = table.awaiting[0]
        imagined = Seat(table.game, table.state, seat, Chance(key_of_seed(f"{seed} {table.ply}")))
        table.act(seat, bots[seat].choose(imagined))
    return table


def part_of(before: Review, after: Review) -> str:
    """What the work between two snapshots was."""
    if len(after.curve) > len(before.curve):
        return "curve"
    draws = (sum(one.kind == "luck" for one in found.moments) for found in (before, after))
    if len(set(draws)) > 1:
        return "luck"
    return "choices"


def measure(table: Table, effort: ReviewEffort, seed: str) -> None:
    began = process_time()
    reviewer = Reviewer(Story(table), seed, effort)
    parts: dict[str, float] = {}
    last, at = None, began
    for found in reviewer.work():
        now = process_time()
        part = "first look" if last is None else part_of(last, found)
        parts[part] = parts.get(part, 0.0) + now - at
        last, at = found, process_time()
    assert last is not None
    choices = sum(one.kind == "choice" for one in last.moments)
    slips = sum(one.slip_count for one in last.sums)
    told = ", ".join(f"{part} {seconds:.1f}" for part, seconds in parts.items())
    total = process_time() - began
    counted = f"{len(table.log)} moves, {choices} choices, {len(last.moments) - choices} draws, {slips} slips"
    limit = f"limit {LIMITS[last.unit]:.0f}"
    print(f"{table.game.id} {table.players}: {total:.1f} s ({limit}); {told}; {counted}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="+", help="games with their numbers of players, as brian-boru:4")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--effort", type=float, default=1.0)
    given = parser.parse_args()
    if not meadhall.compiled():
        print("This build is not compiled: it is many times as slow.")
    for kind in given.kinds:
        game, _, players = kind.partition(":")
        for number in range(given.games):
            table = played(game, int(players), given.bot, f"review time {number}")
            measure(table, REVIEW.scaled(given.effort), f"time {number}")


if __name__ == "__main__":
    main()
