"""The bots room: which levels there are, what bots are given, and how well they play at least."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import TEMPERS, bot_names, bots_for_seats, make_bot, tempered_levels
from meadhall.bots.bot import LEVELS, SEARCHING
from meadhall.bots.search import SearchBot
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import LANGUAGES, Speech
from meadhall.lab.arena import arena
from meadhall.lab.simulate import simulate

# The same choices are made on both builds, only slower on the plain one: there a sample of the games is enough.
FAST = meadhall.compiled()


def test_bots_by_name() -> None:
    assert bot_names() == list(LEVELS)
    assert [bot.name for bot in bots_for_seats(["quick"], 3, 1)] == ["quick"] * 3
    with pytest.raises(MeadhallError, match="quick"):
        make_bot("quik", 1)
    with pytest.raises(BadOption, match="2 bots"):
        bots_for_seats(["random", "quick"], 4, 1)


def test_tables_stored_before_there_were_levels_find_their_bot() -> None:
    assert make_bot("greedy", 1).name == "quick"


def test_only_at_live_tables_a_bot_plays_against_the_clock() -> None:
    for level, thinking in SEARCHING.items():
        calm, live = make_bot(level, 1), make_bot(level, 1, live=True)
        assert isinstance(calm, SearchBot) and isinstance(live, SearchBot)
        assert not calm.live and live.live
        assert calm.thinking == live.thinking == thinking


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    speech = Speech(language)
    tempered = [f"{level}-{temper}" for level in tempered_levels() for temper in TEMPERS]
    for name in [*LEVELS, *tempered]:
        for key in (f"shell-bot-{name}", f"shell-bot-{name}-name", f"shell-bot-{name}-about"):
            assert speech.words(key, {}), key
    for temper in ("none", *TEMPERS):
        assert speech.words(f"shell-temper-{temper}", {})


def test_equal_seeds_play_equal_games() -> None:
    game = find_game("brian-boru")
    first, second = (simulate(game, 3, 1, "x", ["quick", "random", "steady"]) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


FLOORS = [
    ("brian-boru", 4, "quick,random", 120 if FAST else 24, 0.60),
    ("brian-boru", 4, "steady@300,quick", 16 if FAST else 4, 0.25),
    ("ortus-regni", 2, "quick,random", 60 if FAST else 12, 0.80),
    ("ortus-regni", 4, "quick,random", 40 if FAST else 8, 0.45),
]
"""Low enough not to flicker: the figures of docs/bots.md are well above."""


@pytest.mark.parametrize(("game", "players", "bots", "games", "least"), FLOORS, ids=lambda value: str(value))
def test_each_level_beats_the_one_below(game: str, players: int, bots: str, games: int, least: float) -> None:
    report = arena(find_game(game), bots.split(","), games, players, seed="floor")
    assert report.standings[0].rate >= least
    assert report.standings[0].failures == 0


def test_the_face_of_the_package() -> None:
    assert [game.id for game in meadhall.games()]
    assert callable(meadhall.games)
