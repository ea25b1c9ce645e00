"""Tempers: bots of one level that value different things, so that games differ."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import TEMPERS, UnknownBot, bot_id, level_of, make_bot
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.game import Game
from meadhall.kernel.registry import find_game
from meadhall.kernel.temper import read_tempers
from meadhall.lab.arena import arena, contender
from meadhall.search.budget import Budget
from meadhall.search.round import RoundSearch
from meadhall.search.tree import Settings, TreeSearch

GAMES = ("brian-boru", "feast-for-odin", "ortus-regni")
TRIED = {"brian-boru": (3, 1), "ortus-regni": (2, 16)}
"""How many players, and how many tables are enough for tempers to show."""
MOST_DECISIONS = 120
STRANGE = ["random-raider", "steady-poet", "steady-", "-raider", "raider", "steady-raider-raider"]


def test_a_temper_is_part_of_a_bots_id() -> None:
    assert make_bot("steady-raider", 1).name == bot_id("steady-raider") == "steady-raider"
    assert bot_id("greedy") == "quick" and bot_id("greedy-builder") == "quick-builder"
    assert level_of("strong-merchant") == "strong"
    assert contender("steady-merchant@50", "x").name == "steady-merchant@50"


@pytest.mark.parametrize(
    "name", ["random-raider", "steady-poet", "steady-", "-raider", "raider", "steady-raider-raider"]
)
def test_an_unknown_temper_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownBot, match=name):
        make_bot(name, 1)


def test_a_near_miss_is_told_with_its_temper() -> None:
    with pytest.raises(UnknownBot, match="steady-raider"):
        make_bot("steady-raidr", 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_knows_every_temper(game: str) -> None:
    played = find_game(game)
    assert tuple(played.tempers) == TEMPERS
    assert all(len(added) == len(played.feature_names) and any(added) for added in played.tempers.values())
    assert len({tuple(added) for added in played.tempers.values()}) == len(TEMPERS)


def test_a_temper_that_names_no_feature_is_refused() -> None:
    with pytest.raises(ValueError, match="raiders"):
        read_tempers("meadhall.games.brian_boru", ["points"])


def logs_of(game: str, bot: str) -> list[tuple[int, int]]:
    """The decisions of some tables of equal bots; seeds are equal, so only tempers tell logs apart."""
    players, tables = TRIED[game]
    decisions = []
    for seed in range(tables):
        table = meadhall.new_game(game, players, seed=seed)
        bots = [make_bot(bot, seat) for seat in range(players)]
        imagination = Chance(key_of_seed("tempers"))
        while not table.over and table.ply < MOST_DECISIONS:
            seat = table.awaiting[0]
            table.act(seat, choose(bots[seat], table.game, table.state, seat, imagination))
        decisions += table.log
    return decisions


@pytest.mark.parametrize("game", TRIED)
def test_games_differ_by_temper(game: str) -> None:
    logs = [logs_of(game, bot) for bot in ("quick", *(f"quick-{temper}" for temper in TEMPERS))]
    assert len({tuple(log) for log in logs}) == len(logs)
    assert logs_of(game, "quick-raider") == logs[1]


def test_a_tree_search_sees_what_its_temper_likes() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=1)
    seat = table.awaiting[0]
    plain, merchant = (TreeSearch(table.game, table.state, seat, 1, Settings(temper=one)) for one in ("", "merchant"))
    slant = table.game.slant(table.state, seat, "merchant")
    assert slant != 0.0
    assert merchant.values(table.state)[seat] == pytest.approx(plain.values(table.state)[seat] + slant)
    other = (seat + 1) % 3
    assert merchant.values(table.state)[other] == plain.values(table.state)[other]


def test_a_round_search_sees_what_its_temper_likes() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    plain, raider = (RoundSearch(table.game, table.state, 0, 0, 0, temper=one) for one in ("", "raider"))
    differences = {
        round(slanted.worth - line.worth, 6)
        for line, slanted in zip(plain.turns(table.state, set()), raider.turns(table.state, set()), strict=True)
    }
    assert len(differences) > 1
    assert raider.choose(Budget(0)) in table.codes(0)


def test_how_a_game_ended_is_no_matter_of_taste() -> None:
    class Ended:
        over = True

    game = find_game("brian-boru")
    assert Game.slant(game, Ended(), 0, "raider") == 0.0


def test_tempers_play_legally() -> None:
    for game, players in (("brian-boru", 3), ("ortus-regni", 2)):
        report = arena(find_game(game), ["quick-raider", "quick-builder"], players, players, "tempers")
        assert all(standing.failures == 0 for standing in report.standings)
