"""The arena: bots against each other, every deal once with each rotation of the seats, over all processors.

Each game is a line of a file, so that a run that was stopped goes on where it was. Equal arguments play equal games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Any

import msgspec

import meadhall
from meadhall.bots import Bot, level_of, make_bot
from meadhall.bots.bot import choose
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.lab.rating import Rating, rate

SURE = 1.96
"""Standard deviations to either side of a 95 % interval."""


class Match(msgspec.Struct, frozen=True):
    """What is played. `bots` has one name for each seat, `level` or `level@iterations` for a turn of so many."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    seed: str


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, and how much each seat thought."""

    number: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    failures: int = 0
    """Decisions in which a bot crashed or answered nonsense, and a random legal one was taken."""
    reason: str = ""
    """What the last of them said."""


class Standing(msgspec.Struct):
    """What a bot did over all games and seats it had."""

    bot: str
    seats: int
    wins: float
    """First places; a shared one counts as its share."""
    rate: float
    least: float
    most: float
    """The 95 % interval of the rate."""
    chance: float
    """The rate of a bot as good as all others."""
    rating: Rating
    mean: float
    median: float
    milliseconds: float
    """Processor time for a decision, on average."""
    slowest: float
    failures: int
    reason: str


class ArenaReport(msgspec.Struct):
    match: Match
    games: int
    compiled: bool
    standings: list[Standing]


class OtherMatch(BadOption):
    """The file to go on with holds games of another match."""


def line_up(names: Sequence[str], players: int) -> list[str]:
    """One name for each seat: two names are the first against a table of the second."""
    if len(names) == 2 < players:
        names = [names[0], *[names[1]] * (players - 1)]
    if len(names) == 1:
        names = list(names) * players
    if len(names) != players:
        raise BadOption("bots-wrong-count", given_count=len(names), players_count=players)
    for name in names:
        contender(name, "")
    return list(names)


def contender(name: str, seed: str) -> Bot:
    """A bot by its level, or by level and iterations: `steady@2000`."""
    level, _, iterations = name.partition("@")
    if not iterations:
        return make_bot(level_of(level), seed)
    if not iterations.isdecimal() or int(iterations) < 1:
        raise BadOption("arena-iterations-wrong", given_text=name)
    bot = make_bot(level, seed)
    if not isinstance(bot, SearchBot):
        raise BadOption("arena-iterations-wrong", given_text=name)
    bot.name = name
    bot.thinking = msgspec.structs.replace(bot.thinking, iterations=int(iterations))
    return bot


def play_one(match: Match, number: int) -> Played:
    """Game `number` of a match: every deal is played in all rotations before the next."""
    game = find_game(match.game)
    players = match.players
    turn = number % players
    names = match.bots[turn:] + match.bots[:turn]
    deal = f"{match.seed} arena {number // players}"
    bots = [contender(name, f"{deal} turn {turn} seat {seat}") for seat, name in enumerate(names)]
    state = game.start(players, match.options, Chance(key_of_seed(deal)), None)
    imagination = Chance(key_of_seed(f"{deal} turn {turn} imagination"))
    decisions, failures, reason = [0] * players, 0, ""
    seconds, slowest = [0.0] * players, [0.0] * players
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        began = process_time()
        try:
            code = choose(bots[seat], game, state, seat, imagination) if len(legal) > 1 else legal[0]
        except Exception as error:  # a bot that crashes loses a move, not the game
            code, reason = -1, f"{type(error).__name__}: {error}"
        took = process_time() - began
        if code not in legal:
            failures += 1
            code = legal[imagination.below(len(legal))]
        state.act(seat, code)
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
    result = game.result(state)
    return Played(number, names, result.scores, result.places, decisions, seconds, slowest, failures, reason)


def arena(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    file: Path | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """Play `games` games, those already in `file` not again, and report."""
    game.check_players(players)
    if games < 1:
        raise BadOption("games-wrong", given_count=games)
    settled = game.check_options(players, options or {})
    match = Match(game.id, players, line_up(bots, players), settled, str(seed))
    played = {one.number: one for one in read_games(file, match) if one.number < games}
    if progress is not None:
        progress(len(played))
    missing = [number for number in range(games) if number not in played]
    for one in play_all(match, missing, processes):
        played[one.number] = one
        if file is not None:
            append(file, match, one)
        if progress is not None:
            progress(1)
    return report(match, [played[number] for number in sorted(played)])


def play_all(match: Match, numbers: Sequence[int], processes: int) -> Iterator[Played]:
    if processes == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_one(match, number)
        return
    with ProcessPoolExecutor(min(processes, len(numbers))) as pool:
        for job in as_completed([pool.submit(play_one, match, number) for number in numbers]):
            yield job.result()


def all_processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- files ---------------------------------------------------------------------------------------------------------


def read_games(file: Path | None, match: Match) -> list[Played]:
    """The games of an earlier run of the same match. A last line cut short is left out and played again."""
    if file is None or not file.exists():
        return []
    first, *lines = file.read_bytes().splitlines() or [b""]
    try:
        same = msgspec.json.decode(first, type=Match) == match
    except (msgspec.DecodeError, msgspec.ValidationError):
        same = False
    if not same:
        raise OtherMatch("arena-other-match", file_name=str(file))
    played = []
    for line in lines:
        try:
            played.append(msgspec.json.decode(line, type=Played))
        except (msgspec.DecodeError, msgspec.ValidationError):
            continue
    return played


def append(file: Path, match: Match, one: Played) -> None:
    there = file.read_bytes() if file.exists() else b""
    with file.open("ab") as out:
        if not there:
            out.write(msgspec.json.encode(match) + b"\n")
        elif not there.endswith(b"\n"):
            out.write(b"\n")
        out.write(msgspec.json.encode(one) + b"\n")


# --- figures -------------------------------------------------------------------------------------------------------


def report(match: Match, played: Sequence[Played]) -> ArenaReport:
    ratings = {name: Rating() for name in match.bots}
    for one in played:
        rate(ratings, one.bots, one.places)
    names = list(dict.fromkeys(match.bots))
    standings = [standing(name, match, played, ratings[name]) for name in names]
    return ArenaReport(match, len(played), meadhall.compiled(), standings)


def standing(name: str, match: Match, played: Sequence[Played], rating: Rating) -> Standing:
    sat = [(one, seat) for one in played for seat in range(match.players) if one.bots[seat] == name]
    wins = sum(1 / one.places.count(1) for one, seat in sat if one.places[seat] == 1)
    least, most = interval(wins, len(sat))
    scores = [one.scores[seat] for one, seat in sat]
    decisions = sum(one.decisions[seat] for one, seat in sat)
    return Standing(
        bot=name,
        seats=len(sat),
        wins=wins,
        rate=wins / len(sat),
        least=least,
        most=most,
        chance=1 / match.players,
        rating=rating,
        mean=fmean(scores),
        median=median(scores),
        milliseconds=1000 * sum(one.seconds[seat] for one, seat in sat) / max(decisions, 1),
        slowest=1000 * max(one.slowest[seat] for one, seat in sat),
        failures=sum(one.failures for one in played),
        reason=next((one.reason for one in played if one.reason), ""),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    rate = wins / games
    weight = SURE**2 / games
    middle = (rate + weight / 2) / (1 + weight)
    half = SURE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
