"""If the round ended now: upkeep and final scoring (BB-8 to BB-12), carried out by the rules on a copy of the table.

What follows without a decision is carried out. A decision that somebody would have to make is passed over: the town it
is about is left as it is.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru import notes
from meadhall.games.brian_boru.board import REGION_TOWNS, REGIONS, TOKEN_POINTS
from meadhall.games.brian_boru.cards import BOARD_TOKEN_DIVISOR
from meadhall.games.brian_boru.church import FIRST, SECOND, take_marker
from meadhall.games.brian_boru.claims import claim_step, totals, weight
from meadhall.games.brian_boru.knowledge.view import claim_name
from meadhall.games.brian_boru.marriage import TRACK_TOWN_CHOICE
from meadhall.games.brian_boru.rounds import MARRIAGE
from meadhall.games.brian_boru.scoring import LINES, scoring_lines, spread
from meadhall.games.brian_boru.state import (
    BATTLE_STEP,
    CHURCH_STEP,
    FACE_DOWN,
    MARRIAGE_STEP,
    NONE,
    ROUND,
    BrianBoru,
)
from meadhall.games.brian_boru.tricks import trick_standing

UPKEEP = (MARRIAGE_STEP, BATTLE_STEP, CHURCH_STEP)
TRACK_PAYMENTS = (notes.TRACK_COINS_GAINED, notes.TRACK_RENOWN_GAINED)
LOSSES = (notes.TOWN_LOST, notes.TOWN_LOST_BY_ALL, notes.TOWN_LOST_TO_LEADER)


class RoundEnd:
    """The table after the upkeep that would follow now, with what was told on the way and who would have decided."""

    def __init__(self, state: BrianBoru) -> None:
        self.now = state
        self.marker = marker_after_trick(state)
        self.end = state.clone()
        self.end.journal = []
        self.track_towns: list[int] = []
        self.losers: list[int] = []
        self.chooser: int | None = None
        self.builders: list[int] = []
        if not state.over:
            self.play_upkeep()

    def play_upkeep(self) -> None:
        end = self.end
        end.marriage_deck = []  # as if this were the last round
        if not in_upkeep(self.now):
            end.marker_holder = self.marker
            end.active_town = NONE
            end.stack = [[ROUND, MARRIAGE]]
            end.waiting = []
            end.choices = []
        end.settle()
        while not end.over:
            self.pass_over()
            end.settle()

    def pass_over(self) -> None:
        """Go on as if the decision on the table had been made without touching the board."""
        end = self.end
        frame = end.stack[-1]
        seat = end.waiting[0]
        if frame[0] == MARRIAGE_STEP:
            if frame[1] == TRACK_TOWN_CHOICE:
                self.track_towns.append(seat)
            frame[1] += 1
        elif frame[0] == BATTLE_STEP:
            loser = (end.marker_holder + frame[1] - 1) % end.players
            self.losers.append(loser)
            if seat != loser:
                self.chooser = seat
            frame[1] += 1
        elif frame[1] == FIRST:
            take_marker(end, seat)
            frame[1] = SECOND
        else:
            self.builders.append(seat)
            end.church_discs[seat] = 0
            frame[2] += 1
        end.waiting = []
        end.choices = []

    # --- what was told -----------------------------------------------------------------------------------------

    def told(self, *wanted: int) -> list[tuple[int, ...]]:
        """The arguments of all entries of these kinds, in order."""
        return [entry[3:] for entry in self.end.journal or [] if entry[0] in wanted]

    def seats(self, *wanted: int) -> list[int]:
        return [args[0] for args in self.told(*wanted)]

    def sole(self, *wanted: int) -> int | None:
        return next(iter(self.seats(*wanted)), None)

    def clockwise(self, marker: int, seats: list[int]) -> list[int]:
        """Seats in the order upkeep comes to them (BB-1.2)."""
        return [seat for seat in self.end.clockwise_from(marker) if seat in seats]

    # --- the steps ---------------------------------------------------------------------------------------------

    def marriage(self) -> dict[str, Any] | None:
        """Who marries, and what the track gives everybody else; nothing if the step is over."""
        if step_is_over(self.now, MARRIAGE_STEP):
            return None
        spaces = {args[0]: args[2] for args in self.told(*TRACK_PAYMENTS)}
        for seat in [*self.seats(notes.TRACK_TOWN_TAKEN), *self.track_towns]:
            spaces[seat] = self.end.track[seat]
        return {
            "winner": self.sole(notes.BACK_TO_START),
            "track": [{"seat": seat, "space": space} for seat, space in spaces.items()],
        }

    def battle(self) -> dict[str, Any] | None:
        """Who loses a town, by whose choice (none: each their own), and who gets the spoils."""
        if step_is_over(self.now, BATTLE_STEP):
            return None
        chosen = [args[2] for args in self.told(notes.TOWN_LOST_TO_LEADER)]
        return {
            "incursion": self.now.battle_area > 0,
            "losers": self.clockwise(self.marker, [*self.seats(*LOSSES), *self.losers]),
            "chooser": chosen[0] if chosen else self.chooser,
            "first": self.sole(notes.FIRST_SPOILS),
            "second": self.seats(notes.SECOND_SPOILS),
        }

    def church(self) -> dict[str, Any] | None:
        """Who gets the three rewards of the church."""
        if self.now.over:
            return None
        return {
            "first": self.sole(notes.CHURCH_LEADER),
            "second": self.seats(notes.SECOND_CHURCH),
            "third": self.clockwise(self.end.marker_holder, [*self.seats(notes.FURTHER_MONASTERY), *self.builders]),
        }

    def shown(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {
            "marriage": self.marriage(),
            "battle": self.battle(),
            "church": self.church(),
            "claims": claims(self.now, self.end),
            "scores": [score(self.end, seat) for seat in range(self.end.players)],
            "spread": [spread(self.end, seat) for seat in range(self.end.players)],
        }


def in_upkeep(state: BrianBoru) -> bool:
    return bool(state.stack) and state.stack[-1][0] in UPKEEP


def step_is_over(state: BrianBoru, step: int) -> bool:
    """Whether upkeep has gone past a step in this round, or the game is over."""
    return state.over or (in_upkeep(state) and UPKEEP.index(state.stack[-1][0]) > UPKEEP.index(step))


def marker_after_trick(state: BrianBoru) -> int:
    """Who has the marker: whoever holds it, wins the trick as the cards lie, or leads it."""
    if state.marker_holder != NONE:
        return state.marker_holder
    if state.leader == NONE:
        return 0  # during setup nobody has had it yet
    winner, _ = trick_standing(state)
    return state.leader if winner == NONE else winner


def claims_now(state: BrianBoru) -> list[dict[str, Any]]:
    """What each side counts in the regions as they lie, and where the claim tokens would go."""
    end = state.clone()
    if not state.over:
        claim_step(end)
    return claims(state, end)


def claims(now: BrianBoru, end: BrianBoru) -> list[dict[str, Any]]:
    """The regions after a claim step (BB-11), in the order of the board."""
    return [region_claim(now, end, region) for region in range(len(REGIONS))]


def region_claim(now: BrianBoru, end: BrianBoru, region: int) -> dict[str, Any]:
    sides = totals(end, region)
    most = max(sides)
    leaders = [side for side, total in enumerate(sides) if total == most > 0]
    return {
        "region": REGIONS[region],
        "totals": sides[: end.players],
        "vikings": sides[end.players],
        "weight": weight(end, REGION_TOWNS[region] & ~end.free_towns()),
        "flips": now.claims[region] == FACE_DOWN != end.claims[region],
        "after": claim_name(end.claims[region]),
        "leaders": [side for side in leaders if side < end.players],
        "vikings_lead": end.players in leaders,
        "shared_points": TOKEN_POINTS[region] // BOARD_TOKEN_DIVISOR,
    }


def score(state: BrianBoru, seat: int) -> dict[str, Any]:
    """Final scoring as it would be, line by line."""
    lines = scoring_lines(state, seat)
    return {"lines": dict(zip(LINES, lines, strict=True)), "total": sum(lines)}
