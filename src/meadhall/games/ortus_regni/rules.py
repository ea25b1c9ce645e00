"""The rules of one game: the variants of section 16 and the switches of table 1.A, fixed when the game is made.

One object per game, shared by all its copies and never changed.
"""

from __future__ import annotations

from typing import Any

from meadhall.kernel.fields import fields_of, with_fields


class Rules:
    """What this table plays by."""

    # variants (OR-16)
    tournament: bool
    mulligan: bool
    legacy: bool
    neighbours: bool
    tactics: bool
    house: bool
    draft: bool
    state_and_church: bool
    captains: bool
    resource: bool
    teams: bool
    heathen: bool
    series: int
    legacy_points: int
    # switches of table 1.A
    concession: bool
    first_turn_attack: bool
    market_needs_land: bool
    banquet_needs_full_draw: bool
    monastery_private: bool
    seize_enabled: bool
    capture_buildings: bool
    cube_returns: bool
    viking_self_target: bool
    joust_kickers: bool
    equal_turns: bool
    round_limit: int
    bequests: int  # how many each Earl may make; 0: any number
    heathen_turns: int  # Vikings' turns after which the Great Heathen Army sails home; 0: never
    # deck lists fixed by option, one per seat; none if decks are built at the table
    given_decks: list[list[int]]

    def __reduce__(self) -> tuple[Any, ...]:
        return with_fields, (Rules, fields_of(self))

    def __init__(self) -> None:
        self.tournament = False
        self.mulligan = False
        self.legacy = False
        self.neighbours = False
        self.tactics = False
        self.house = False
        self.draft = False
        self.state_and_church = False
        self.captains = False
        self.resource = False
        self.teams = False
        self.heathen = False
        self.series = 1
        self.legacy_points = 0
        self.concession = False
        self.first_turn_attack = False
        self.market_needs_land = True
        self.banquet_needs_full_draw = True
        self.monastery_private = True
        self.seize_enabled = True
        self.capture_buildings = True
        self.cube_returns = True
        self.viking_self_target = True
        self.joust_kickers = True
        self.equal_turns = True
        self.round_limit = 0
        self.bequests = 0
        self.heathen_turns = 0
        self.given_decks = []
