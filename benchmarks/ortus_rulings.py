"""What our own rulings do to Ortus Regni: `python benchmarks/ortus_rulings.py [bequests|decks|heathen] [games] [seed]`.

Where the sources are silent, a ruling of ours decides, and each is an option of the game. This plays the same games
under every reading of one and prints a table in Markdown; `docs/balance-ortus.md` is built from these.

`bequests` (OR-13.5): an Earl who does nothing but outlive the others, by Towers and bequests, against quick bots.
`decks` (OR-14.11): how often each Earl wins, counted from the first player, with equal decks.
`heathen` (OR-16.38): how often the Vikings win the Great Heathen Army.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from math import sqrt
from typing import Any

import meadhall
from meadhall.bots import Bot, make_bot
from meadhall.bots.bot import choose
from meadhall.games.ortus_regni.cards import (
    ALLIES,
    BANNER,
    CASTLE,
    CHURCH,
    PRINCE,
    SAMPLE_LISTS,
    VASSAL,
)
from meadhall.games.ortus_regni.codes import (
    BEQUEATH,
    CALL_JOUST,
    END,
    INSTALL,
    KINGSHIP,
    PLACE,
    SET_KINDS,
    TOWER,
)
from meadhall.games.ortus_regni.state import VIKINGS, OrtusRegni
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat

GAME = find_game("ortus-regni")
HEIRS_DECK = {CASTLE: 3, CHURCH: 2, PRINCE: 6, VASSAL: 3, ALLIES: 4, BANNER: 6}
"""Enough Princes and Banners to bequeath all game long."""
FEW_CARDS = 4
"""The heir bequeaths when the deck is as short as this."""
TOWERS_KEPT = {CASTLE, CHURCH, PRINCE, BANNER}
"""Kinds the heir doesn't lay as Towers."""


class HeirBot:
    """Does nothing but last: Princes, bequests, buildings, Towers. What others do to it, it answers like `quick`."""

    name = "heir"

    def __init__(self, seed: str) -> None:
        self.quick = make_bot("quick", seed)

    def choose(self, seat: Seat) -> int:
        codes = seat.codes()
        if END not in codes:
            return self.quick.choose(seat)
        state = seat.imagined
        assert isinstance(state, OrtusRegni)
        mine = seat.seat
        if BEQUEATH in codes and len(state.decks[mine]) <= FEW_CARDS:
            return BEQUEATH
        for code in (INSTALL + PRINCE, PLACE + CASTLE, PLACE + CHURCH):
            if code in codes:
                return code
        for code in codes:
            if TOWER <= code < PLACE and code - TOWER not in TOWERS_KEPT:
                return code
        chosen = self.quick.choose(seat)
        wasteful = chosen in (KINGSHIP, CALL_JOUST, BEQUEATH) or TOWER <= chosen < PLACE
        return END if wasteful else chosen


class Tally:
    """What came of all games of one row."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: dict[str, float] = {}
        self.rounds = 0
        self.capped = 0

    def add(self, state: OrtusRegni, names: list[str], limit: int) -> None:
        self.games += 1
        self.rounds += state.round
        self.capped += state.round >= limit
        if state.outcome == VIKINGS:
            self.wins["vikings"] = self.wins.get("vikings", 0.0) + 1
            return
        winners = GAME.result(state).winners
        for seat in winners:
            self.wins[names[seat]] = self.wins.get(names[seat], 0.0) + 1 / len(winners)

    def share(self, name: str) -> str:
        rate = self.wins.get(name, 0.0) / self.games
        margin = 1.96 * sqrt(max(rate * (1 - rate), 1e-9) / self.games)
        return f"{rate:.0%} ± {margin:.0%}"


def play(players: int, options: Mapping[str, Any], bots: list[Bot], seed: str) -> OrtusRegni:
    state = GAME.start(players, GAME.check_options(players, options), Chance(key_of_seed(seed)), None)
    assert isinstance(state, OrtusRegni)
    imagination = Chance(key_of_seed(f"{seed} imagined"))
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.act(seat, choose(bots[seat], GAME, state, seat, imagination) if len(legal) > 1 else legal[0])
    return state


def deck_of(counts: Mapping[int, int]) -> list[int]:
    return [counts.get(kind, 0) for kind in range(SET_KINDS)]


def sample(number: int) -> list[int]:
    return SAMPLE_LISTS[number % len(SAMPLE_LISTS)]


# --- the three questions --------------------------------------------------------------------------------------------


def bequests(games: int, seed: str) -> None:
    """One Earl lives on bequests; the others play the sample decks in turn. Seats change after every game."""
    print("| bequests allowed | equal turns | Earls | the heir wins | by chance | rounds | at the round limit |")
    print("|---|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        for allowed, equal in ((0, False), (0, True), (2, True), (1, True), (1, False)):
            tally = Tally()
            for number in range(games):
                name = f"{seed} bequests {players} {number}"
                seats: list[Bot] = [make_bot("quick", f"{name} {seat}") for seat in range(players)]
                decks = [sample(number // players + seat) for seat in range(players)]
                mine = number % players
                seats[mine] = HeirBot(name)
                decks[mine] = deck_of(HEIRS_DECK)
                options = {"decks": [count for deck in decks for count in deck], "bequests": allowed,
                           "equal_turns": equal}  # fmt: skip
                tally.add(play(players, options, seats, name), [bot.name for bot in seats], 60)
            print(
                f"| {allowed or 'any number'} | {'yes' if equal else 'no'} | {players} | {tally.share('heir')} "
                f"| {1 / players:.0%} | {tally.rounds / games:.1f} | {tally.capped / games:.1%} |",
                flush=True,
            )


def decks(games: int, seed: str) -> None:
    """Everybody has the same deck, so that only the order of turns differs."""
    print("| bots | equal turns | bequests | Earls | wins by place in the round | rounds |")
    print("|---|---|---|---|---|---|")
    for level, players in (("quick", 2), ("quick", 3), ("quick", 4), ("random", 2), ("random", 6)):
        for equal, allowed in ((False, 0), (False, 1), (True, 1)):
            tally = Tally()
            for number in range(games):
                name = f"{seed} decks {players} {number}"
                options = {"decks": sample(number), "equal_turns": equal, "bequests": allowed}
                state = play(players, options, [make_bot(level, f"{name} {seat}") for seat in range(players)], name)
                tally.add(state, [str((seat - state.first) % players) for seat in range(players)], 60)
            shares = ", ".join(tally.share(str(place)) for place in range(players))
            equal_word = "yes" if equal else "no"
            print(
                f"| {level} | {equal_word} | {allowed or 'any'} | {players} | {shares} | {tally.rounds / games:.1f} |",
                flush=True,
            )


def heathen(games: int, seed: str) -> None:
    print("| bots | Earls | turns before they sail home | the Vikings win | rounds | at the round limit |")
    print("|---|---|---|---|---|---|")
    for level, players in (("random", 3), ("random", 4), ("random", 6), ("quick", 3), ("quick", 4)):
        for turns in (0, 6, 8, 10, 12):
            tally = Tally()
            for number in range(games):
                name = f"{seed} heathen {players} {number}"
                options = {"heathen": True, "decks": sample(number), "heathen_turns": turns}
                seats = [make_bot(level, f"{name} {seat}") for seat in range(players)]
                tally.add(play(players, options, seats, name), [level] * players, 60)
            print(
                f"| {level} | {players} | {turns or 'never'} | {tally.share('vikings')} | {tally.rounds / games:.1f} "
                f"| {tally.capped / games:.1%} |",
                flush=True,
            )


QUESTIONS = {"bequests": bequests, "decks": decks, "heathen": heathen}


def main(question: str, games: int, seed: str) -> None:
    print(f"{question}: compiled {meadhall.compiled()}, {games} games a row, seed {seed!r}.\n")
    QUESTIONS[question](games, seed)


if __name__ == "__main__":
    given = [*sys.argv[1:], *("bequests", "400", "rulings")[len(sys.argv) - 1 :]]
    main(given[0], int(given[1]), given[2])
