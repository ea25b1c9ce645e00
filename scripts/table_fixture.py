"""What the rules make of positions that Brian Boru's table in the browser also reckons about.

`table_fixture.py` plays random games and writes, for the tests of `web/src/games/brian-boru`, what the table shows
beside what the rules say: the upkeep and the score if the round ended now, whether a card would win, when it would act
and what its actions would come to, where a marriage disc would come to rest. `--games N --out FILE` makes a bigger
one, for a thorough look (`MEADHALL_TABLE_FIXTURE=FILE` lets the tests read it).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.games.brian_boru import notes
from meadhall.games.brian_boru.board import REGIONS
from meadhall.games.brian_boru.cards import EXPAND, MARRIAGE, USES
from meadhall.games.brian_boru.church import FIRST, SECOND, take_marker
from meadhall.games.brian_boru.claims import totals
from meadhall.games.brian_boru.codes import BUY, PLAY, USE
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.knowledge.view import PLAN, claim_name
from meadhall.games.brian_boru.marriage import TRACK_TOWN_CHOICE
from meadhall.games.brian_boru.rounds import MARRIAGE as MARRIAGE_PART
from meadhall.games.brian_boru.scoring import scoring_lines
from meadhall.games.brian_boru.state import (
    ACTION,
    ACTIVE_TOWN,
    BATTLE_STEP,
    CHURCH_STEP,
    MARRIAGE_STEP,
    NONE,
    PLAY_CARD,
    RESOLVE,
    ROUND,
    BrianBoru,
)
from meadhall.games.brian_boru.symbols import DUE
from meadhall.games.brian_boru.tricks import trick_standing
from meadhall.kernel.chance import Chance, key_of_seed

FIXTURE = Path(__file__).parents[1] / "web" / "src" / "games" / "brian-boru" / "rules.fixture.json"
UPKEEP = (MARRIAGE_STEP, BATTLE_STEP, CHURCH_STEP)
PLAYERS = (3, 4, 5)
GAMES = 3
WITH_A_TRACK_TOWN = (5, 34)
"""A game, by players and number, in which a town of the marriage track is chosen: few random games have one."""

SHOWN = ("seats", "towns", "claims", "marker", "battle_area", "marriage", "princess", "trick", "upkeep")
SHOWN_OF_SEAT = ("coins", "points", "renown", "raiders", "church", "track")

Case = dict[str, Any]


# --- upkeep, with decisions passed over --------------------------------------------------------------------------


class Passed:
    """Decisions of upkeep that somebody would have to make: who decides, and whom it is about."""

    def __init__(self) -> None:
        self.track_town: list[int] = []
        self.losers: list[tuple[int, int]] = []
        self.builders: list[int] = []


def end_round_now(state: BrianBoru) -> tuple[BrianBoru, Passed]:
    """The rules' own upkeep from here to the final score, what has more than one answer left undecided."""
    end = state.clone()
    end.journal = []
    end.marriage_deck = []  # as if this were the last round
    if not in_upkeep(state):
        if end.marker_holder == NONE:
            winner = trick_standing(state)[0]
            end.marker_holder = state.leader if winner == NONE else winner
            end.active_town = NONE
        end.hands = [[] for _ in end.hands]
        end.stack = [[ROUND, MARRIAGE_PART]]
        end.waiting = []
        end.choices = []
    passed = Passed()
    end.settle()
    while not end.over:
        pass_over(end, passed)
        end.settle()
    return end, passed


def in_upkeep(state: BrianBoru) -> bool:
    return state.stack[-1][0] in UPKEEP


def pass_over(state: BrianBoru, passed: Passed) -> None:
    """Go on as if the decision on the table had been made without touching the board."""
    frame = state.stack[-1]
    seat = state.waiting[0]
    if frame[0] == MARRIAGE_STEP:
        if frame[1] == TRACK_TOWN_CHOICE:
            passed.track_town.append(seat)
        frame[1] += 1
    elif frame[0] == BATTLE_STEP:
        loser = (state.marker_holder + frame[1] - 1) % state.players
        passed.losers.append((loser, seat))
        frame[1] += 1
    elif frame[1] == FIRST:
        take_marker(state, seat)
        frame[1] = SECOND
    else:
        passed.builders.append(seat)
        state.church_discs[seat] = 0
        frame[2] += 1
    state.waiting = []
    state.choices = []


def what_upkeep_does(state: BrianBoru) -> Case:
    end, passed = end_round_now(state)
    written = [(entry[0], entry[3:]) for entry in end.journal or []]

    def seats(*wanted: int) -> list[int]:
        return [args[0] for note, args in written if note in wanted]

    def sole(*wanted: int) -> int | None:
        return next(iter(seats(*wanted)), None)

    paid = (notes.TRACK_COINS_GAINED, notes.TRACK_RENOWN_GAINED)
    fallen = (notes.TOWN_LOST, notes.TOWN_LOST_BY_ALL, notes.TOWN_LOST_TO_LEADER)
    choosers = {chooser for loser, chooser in passed.losers if chooser != loser}
    choosers |= {args[2] for note, args in written if note == notes.TOWN_LOST_TO_LEADER}
    return {
        "winner": sole(notes.BACK_TO_START),
        "track": sorted([*seats(*paid, notes.TRACK_TOWN_TAKEN), *passed.track_town]),
        "losers": sorted([*seats(*fallen), *[loser for loser, _ in passed.losers]]),
        "chooser": next(iter(choosers), None),
        "spoils": [sole(notes.FIRST_SPOILS), seats(notes.SECOND_SPOILS)],
        "church": [
            sole(notes.CHURCH_LEADER),
            seats(notes.SECOND_CHURCH),
            sorted([*seats(notes.FURTHER_MONASTERY), *passed.builders]),
        ],
        "claims": claims(end),
        "lines": [scoring_lines(end, seat) for seat in range(end.players)],
    }


# --- cases -------------------------------------------------------------------------------------------------------


def claims(state: BrianBoru) -> str:
    """The tokens of all regions, a letter each: d face down, b on the board, or the seat that holds it."""
    return "".join(str(claim_name(claim))[0] for claim in state.claims)


def shown(state: BrianBoru) -> Case:
    """What everybody sees, as far as the table reckons with it; a town as its disc, v: Vikings, m: a monastery."""
    view = {name: value for name, value in PLAN.view(state, None).items() if name in SHOWN}
    view["seats"] = [[seat[name] for name in SHOWN_OF_SEAT] for seat in view["seats"]]
    view["claims"] = claims(state)
    view["towns"] = {
        town: f"{lies['disc']}{'v' * lies['vikings']}{'m' * lies['monastery']}" for town, lies in view["towns"].items()
    }
    return view


def upkeep_case(state: BrianBoru) -> Case:
    sides = [totals(state, region) for region in range(len(REGIONS))]
    return {"view": shown(state), "totals": sides, "then": what_upkeep_does(state)}


def card_case(state: BrianBoru) -> Case:
    """For each card that may be played: does it win as the cards then lie, and at which place does it act?"""
    seat = state.waiting[0]
    cards = {}
    for code in state.choices:
        played = state.played[:]
        played[seat] = code - PLAY
        twin = state.clone()
        twin.played = played
        winner, order = trick_standing(twin)
        cards[code - PLAY + 1] = [winner == seat, order.index(seat) + 1]
    return {"trick": PLAN.view(state, None)["trick"], "seat": seat, "cards": cards}


def carried_out(state: BrianBoru, seat: int, card: int, use: int) -> list[int]:
    """What a seat has after an action in which it buys nothing more, and how many towns it could have expanded to."""
    twin = state.clone()
    frame = [ACTION, seat, card, use, 0, NONE]
    twin.stack.append(frame)
    twin.waiting = []
    targets = 0
    while twin.stack[-1] is frame:
        twin.steps[ACTION].proceed(twin, frame)
        if twin.waiting:
            targets = len(twin.choices) - 1 if frame[DUE] == EXPAND else targets
            answer = twin.choices[0]  # buying none, declining, or freeing the first town
            twin.waiting = []
            twin.steps[ACTION].play(twin, frame, seat, answer)
    have = (twin.coins, twin.points, twin.renown, twin.raiders, twin.church_discs, twin.track)
    return [*[counts[seat] for counts in have], targets]


def action_case(state: BrianBoru) -> Case:
    """For each card that may be played: what its main action and its secondary actions would come to now."""
    seat = state.waiting[0]
    cards = {
        code - PLAY + 1: [carried_out(state, seat, code - PLAY, use) for use in range(len(USES[code - PLAY]))]
        for code in state.choices
    }
    return {"view": shown(state), "seat": seat, "cards": cards}


def steps_up(state: BrianBoru, code: int) -> int:
    """How many steps up the marriage track an answer brings, before any more are bought."""
    frame = state.stack[-1]
    if frame[0] == RESOLVE:
        return USES[state.played[state.waiting[0]]][code - USE + 1].count(MARRIAGE)
    return code - BUY if frame[0] == ACTION and frame[DUE] == MARRIAGE else 0


def resting_place(state: BrianBoru, code: int) -> int:
    """Where the disc comes to rest, by the journal: upkeep may follow at once and send it back to the start."""
    seat = state.waiting[0]
    twin = state.clone()
    twin.journal = []
    twin.act(seat, code)
    if twin.waiting == [seat] and twin.stack[-1][0] == ACTION and twin.stack[-1][DUE] == MARRIAGE:
        twin.act(seat, BUY)
    space = {notes.COURTED: 1, notes.STEPS_BOUGHT: 3, notes.SLID_DOWN: 1}
    climbs = [entry[3:][space[entry[0]]] for entry in twin.journal if entry[0] in space and entry[3] == seat]
    return climbs[-1] if climbs else state.track[seat]


def landing_case(state: BrianBoru) -> Case | None:
    """For each way up the marriage track: so many steps, and the space where the disc rests without more of them."""
    ways = [(steps_up(state, code), code) for code in state.choices]
    rests = [[steps, resting_place(state, code)] for steps, code in ways if steps]
    return {"track": state.track[:], "seat": state.waiting[0], "rests": rests} if rests else None


def play(players: int, number: int) -> Iterator[BrianBoru]:
    """A random game, at each of its decisions."""
    state = GAME.start(players, GAME.check_options(players, {}), Chance(key_of_seed(f"{players} {number}")), None)
    dice = random.Random(f"{players} {number}")
    while not state.over:
        yield state
        seat = state.waiting[0]
        state.act(seat, dice.choice(state.legal(seat)))


def cases(games: int) -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {"upkeep": [], "cards": [], "actions": [], "landings": []}
    for players in PLAYERS:
        for number in range(games):
            for state in play(players, number):
                step = state.stack[-1][0]
                if step == ACTIVE_TOWN or in_upkeep(state) or (step == RESOLVE and state.ply % 11 == 0):
                    found["upkeep"].append(upkeep_case(state))
                if step == PLAY_CARD and state.ply % 5 == 0:
                    found["cards"].append(card_case(state))
                if step == PLAY_CARD and state.ply % 23 == 0:
                    found["actions"].append(action_case(state))
                if step in (RESOLVE, ACTION) and (case := landing_case(state)):
                    found["landings"].append(case)
    found["upkeep"] += [upkeep_case(state) for state in play(*WITH_A_TRACK_TOWN) if in_upkeep(state)]
    return found


def compact(case: Case) -> str:
    return json.dumps(case, separators=(",", ":"))


def written(games: int) -> str:
    """One case a line, so that a change can be read."""
    rows = {kind: ",\n".join(map(compact, some)) for kind, some in cases(games).items()}
    return "{" + ",\n".join(f'"{kind}":[\n{lines}\n]' for kind, lines in rows.items()) + "}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games at each player count")
    parser.add_argument("--out", type=Path, default=FIXTURE)
    asked = parser.parse_args()
    text = written(asked.games)
    asked.out.write_text(text)
    sys.stdout.write(f"{asked.out}: {len(text)} bytes, {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    main()
