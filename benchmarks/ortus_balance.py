"""How the sample decks of Ortus Regni fare: `python benchmarks/ortus_balance.py [--games 300] [--more 300] [--write]`.

With two Earls every pairing of sample decks is played so many times, the decks changing seats after every game; with
more Earls so many games are played in all, each Earl with another deck drawn at random (with six, one deck twice).
All Earls are bots of one level. The table goes to standard output as Markdown, and with `--write` what the deck
builder shows into `content/sample-deck-results.json`. `docs/balance-ortus.md` tells what came of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import interval
from meadhall.lab.processes import spread

GAME = find_game("ortus-regni")
DECKS: dict[str, list[int]] = next(option.presets for option in GAME.options if option.id == "decks")
RESULTS = Path(meadhall.__file__).parent / "games/ortus_regni/content/sample-deck-results.json"


class Deal(msgspec.Struct, frozen=True):
    """A game to be played: the deck of each seat, and the luck."""

    decks: list[str]
    seed: str


class Played(msgspec.Struct, frozen=True):
    decks: list[str]
    shares: list[float]
    """Of the win: 1 for who won alone."""
    rounds: int
    emptied: bool
    """It ended because decks ran dry: somebody is out with an empty deck, or everybody's was empty at once."""


class Fared(msgspec.Struct):
    """What the builder says of a deck: games, the per cent of them won, and the 95 % interval of that."""

    games: int
    won: float
    least: float
    most: float


class Table(msgspec.Struct):
    """So many Earls, each with another sample deck."""

    chance: float
    """Per cent a deck would win that is as good as the others."""
    decks: dict[str, Fared]


class Results(msgspec.Struct):
    measured_by: str
    told_in: str
    rules_version: str
    level: str
    earls: dict[str, Table]


def play(level: str, deal: Deal) -> Played:
    players = len(deal.decks)
    options = GAME.check_options(players, {"decks": [count for deck in deal.decks for count in DECKS[deck]]})
    state = GAME.start(players, options, Chance(key_of_seed(deal.seed)), None)
    bots = [make_bot(level, f"{deal.seed} {seat}") for seat in range(players)]
    imagination = Chance(key_of_seed(f"{deal.seed} imagined"))
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.act(seat, choose(bots[seat], GAME, state, seat, imagination) if len(legal) > 1 else legal[0])
    winners = GAME.result(state).winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    out = [not state.alive[seat] and not state.decks[seat] for seat in range(players)]
    together = all(state.alive) and not any(state.decks)
    return Played(deal.decks, shares, state.round, together or any(out))


def duels(games: int, seed: str) -> Iterator[Deal]:
    """Every pairing; in odd games the second deck sits in front."""
    for first, second in combinations(DECKS, 2):
        for number in range(games):
            decks = [second, first] if number % 2 else [first, second]
            yield Deal(decks, f"{seed} {first} {second} {number}")


def tables(players: int, games: int, seed: str) -> Iterator[Deal]:
    random = Random(f"{seed} {players}")
    for number in range(games):
        decks = random.sample(sorted(DECKS), min(players, len(DECKS)))
        decks += random.sample(sorted(DECKS), players - len(decks))
        yield Deal(decks, f"{seed} {players} Earls {number}")


def fared(played: Sequence[Played], deck: str) -> Fared:
    shares = [share for one in played for name, share in zip(one.decks, one.shares, strict=True) if name == deck]
    least, most = interval(sum(shares), len(shares))
    return Fared(len(shares), round(100 * sum(shares) / len(shares), 1), round(100 * least, 1), round(100 * most, 1))


def table(played: Sequence[Played], players: int) -> Table:
    sat = {deck for one in played for deck in one.decks}
    return Table(round(100 / players, 1), {deck: fared(played, deck) for deck in DECKS if deck in sat})


def row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def pairing_row(played: Sequence[Played], first: str, second: str) -> str:
    found = [one for one in played if set(one.decks) == {first, second}]
    won = fared(found, first)
    rounds = sum(one.rounds for one in found) / len(found)
    emptied = sum(one.emptied for one in found) / len(found)
    share = f"{won.won:.0f} % ({won.least:.0f} to {won.most:.0f})"
    return row([first, second, won.games, share, f"{rounds:.1f}", f"{emptied:.0%}"])


def measure(games: int, more: int, level: str, seed: str, processes: int) -> Results:
    found: dict[str, Table] = {}
    print(f"{level} bots, compiled: {meadhall.compiled()}, seed {seed!r}.\n")
    for players in GAME.players:
        deals = list(duels(games, seed) if players == 2 else tables(players, more, seed))
        played = list(spread(partial(play, level), deals, processes))
        found[str(players)] = table(played, players)
        if players == 2:
            print(row(["deck", "against", "games", "wins", "rounds", "decks run dry"]))
            print("|---|---|---|---|---|---|")
            for pair in combinations(DECKS, 2):
                print(pairing_row(played, *pair))
            print(f"\n{row(['Earls', 'chance', *DECKS])}\n|---|---|{'---|' * len(DECKS)}")
        decks = found[str(players)].decks
        cells = [f"{one.won:.0f} % ({one.least:.0f} to {one.most:.0f})" for one in map(decks.get, DECKS) if one]
        print(row([players, f"{100 / players:.0f} %", *cells]), flush=True)
    command = f"python benchmarks/ortus_balance.py --games {games} --more {more} --write"
    return Results(command, "docs/balance-ortus.md", GAME.rules_version, level, found)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", type=int, default=300, help="of each pairing of two Earls")
    wanted.add_argument("--more", type=int, default=300, help="with each larger number of Earls")
    wanted.add_argument("--level", default="quick")
    wanted.add_argument("--seed", default="balance")
    wanted.add_argument("--processes", type=int, default=1)
    wanted.add_argument("--write", action="store_true", help="let the deck builder show it")
    given = wanted.parse_args()
    results = measure(given.games, given.more, given.level, given.seed, given.processes)
    if given.write:
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")


if __name__ == "__main__":
    main()
