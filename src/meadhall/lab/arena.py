"""The arena: bots against each other, every deal once with each rotation of the seats, over all processors.

Each game is a line of a file, so that a run that was stopped goes on where it was. Equal arguments play equal games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, median, pstdev
from time import process_time
from typing import Any

import msgspec

import meadhall
from meadhall.bots import Bot, BotLike, make_bot
from meadhall.bots.bot import LEVELS, choose
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.lab.processes import spread
from meadhall.lab.rating import Rating, can_rate, rate
from meadhall.lab.records import GameFile

LOCAL_CLUSTER = "local"
SURE = 1.96
"""Standard deviations to either side of a 95 % interval."""


class Match(msgspec.Struct, frozen=True):
    """What is played. `bots` has one name for each seat: `level`, `level@iterations` for a turn of so many, the entry
    point or `module:Class` of a bot from outside, or the name of an instance that was handed in."""

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
    rating: Rating | None
    """By OpenSkill; none if that isn't installed or nobody played against anybody."""
    mean: float
    median: float
    deviation: float
    """How far scores lie from the mean (standard deviation)."""
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


class Contenders:
    """Who plays: the names that stand in the match, and the bots behind names that aren't enough to make one."""

    def __init__(self, bots: Sequence[BotLike], players: int) -> None:
        given = list(bots)
        if len(given) == 2 < players:
            given = [given[0], *[given[1]] * (players - 1)]
        if len(given) == 1:
            given = given * players
        if len(given) != players:
            raise BadOption("bots-wrong-count", given_count=len(given), players_count=players)
        self.handed_in: dict[str, BotLike] = {}
        self.names = [self.enter(bot) for bot in given]

    def enter(self, bot: BotLike) -> str:
        if isinstance(bot, str):
            contender(bot, "")
            return bot
        name = make_bot(bot, "").name
        if self.handed_in.setdefault(name, bot) is not bot or name in LEVELS:
            raise BadOption("bots-same-name", bot_name=name)
        return name

    def make(self, name: str, seed: str) -> Bot:
        return make_bot(self.handed_in[name], seed) if name in self.handed_in else contender(name, seed)


def contender(name: str, seed: str) -> Bot:
    """A bot by its id, or by id and iterations: `steady@2000`, `steady-raider@2000`."""
    bot_id, at, iterations = name.partition("@")
    bot = make_bot(bot_id, seed)
    if not at:
        return bot
    if not iterations.isdecimal() or int(iterations) < 1:
        raise BadOption("arena-iterations-wrong", given_text=name)
    if not isinstance(bot, SearchBot):
        raise BadOption("arena-iterations-wrong", given_text=name)
    bot.name = name
    bot.thinking = msgspec.structs.replace(bot.thinking, iterations=int(iterations))
    return bot


def play_one(match: Match, contenders: Contenders, number: int) -> Played:
    """Game `number` of a match: every deal is played in all rotations before the next."""
    game = find_game(match.game)
    players = match.players
    turn = number % players
    names = match.bots[turn:] + match.bots[:turn]
    deal = f"{match.seed} arena {number // players}"
    bots = [contenders.make(name, f"{deal} turn {turn} seat {seat}") for seat, name in enumerate(names)]
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
        except Exception as error:  # a bot that crashes or answers nonsense loses a move, not the game
            reason = f"{type(error).__name__}: {error}"
            failures += 1
            code = legal[imagination.below(len(legal))]
        took = process_time() - began
        state.act(seat, code)
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
    result = game.result(state)
    return Played(number, names, result.scores, result.places, decisions, seconds, slowest, failures, reason)


def arena(
    game: str | AnyGame,
    bots: Sequence[BotLike],
    games: int,
    players: int | None = None,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    file: Path | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> ArenaReport:
    """Let bots play `games` games against each other and report; games already in `file` are not played again.

    `game` is a game or its id. `bots` has one bot for each seat, or two: the first against a table of the second.
    Each is a name, `level@iterations`, `module:Class`, an instance or a class. Every deal is played in all rotations
    of the seats. `cluster` is the address of a Ray cluster to play on.
    """
    game = find_game(game) if isinstance(game, str) else game
    players = game.players[len(game.players) // 2] if players is None else players
    game.check_players(players)
    if games < 1:
        raise BadOption("games-wrong", given_count=games)
    settled = game.check_options(players, options or {})
    contenders = Contenders(bots, players)
    match = Match(game.id, players, contenders.names, settled, str(seed))
    kept = None if file is None else GameFile(file, match, Played)
    played = {one.number: one for one in (kept.games() if kept else ()) if one.number < games}
    if progress is not None:
        progress(len(played))
    missing = [number for number in range(games) if number not in played]
    play = partial(play_one, match, contenders)
    playing = spread(play, missing, processes) if cluster is None else on_ray(play, missing, cluster, processes)
    for one in playing:
        played[one.number] = one
        if kept is not None:
            kept.add(one)
        if progress is not None:
            progress(1)
    if kept is not None:
        kept.close()
    return report(match, [played[number] for number in sorted(played)])


def on_ray(play: Callable[[int], Played], numbers: Sequence[int], cluster: str, processes: int) -> Iterator[Played]:
    """Play on a Ray cluster (the optional extra `ray`); `local` is one of this machine, of so many processes."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption("arena-without-ray") from None
    if cluster == LOCAL_CLUSTER:
        ray.init(num_cpus=processes, include_dashboard=False, ignore_reinit_error=True)
    else:
        ray.init(address=cluster, ignore_reinit_error=True)
    try:
        job = ray.remote(play_job)
        handed_over = ray.put(play)  # once, not with every game: a bot may hold large weights
        waiting = [job.remote(handed_over, number) for number in numbers]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def play_job(play: Callable[[int], Played], number: int) -> Played:
    return play(number)


# --- figures -------------------------------------------------------------------------------------------------------


def report(match: Match, played: Sequence[Played]) -> ArenaReport:
    ratings: dict[str, Rating] = {}
    if can_rate() and match.players > 1:
        ratings = {name: Rating() for name in match.bots}
        for one in played:
            rate(ratings, one.bots, one.places)
    names = list(dict.fromkeys(match.bots))
    standings = [standing(name, match, played, ratings.get(name)) for name in names]
    return ArenaReport(match, len(played), meadhall.compiled(), standings)


def standing(name: str, match: Match, played: Sequence[Played], rating: Rating | None) -> Standing:
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
        deviation=pstdev(scores),
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
