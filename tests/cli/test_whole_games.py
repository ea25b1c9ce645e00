"""Whole games at the terminal, typed by number, by words and by notation."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import meadhall
from meadhall.bots import make_bot
from meadhall.cli.play import saves
from meadhall.cli.play.choices import named
from meadhall.cli.play.sitting import COMMANDS, Sitting
from meadhall.kernel.offer import Offer
from meadhall.kernel.registry import all_games
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Speech

FEWEST = {game.id: game.players[0] for game in all_games().values()}
LINES_A_DECISION = {"brian-boru": 22, "feast-for-odin": 16, "ortus-regni": 16}
"""What a decision may print at most, on average: news, the question and the answers, and no whole table."""


class Typist:
    """Somebody who chooses at random, by number, by words or by notation, and looks around now and then."""

    def __init__(self, seed: int, aside: Sequence[str] = ()) -> None:
        self.chance = Random(seed)
        self.aside = list(aside)
        self.asked = 0
        self.last: tuple[Sequence[Offer], str] = ([], "")

    def read(self, offers: Sequence[Offer], commands: Sequence[str]) -> str:
        if self.aside and self.chance.random() < 0.1:
            return self.chance.choice(self.aside)
        if offers is self.last[0]:  # the question stays: what was typed is to be looked at first
            return self.last[1]
        self.asked += 1
        number = self.chance.randrange(len(offers))
        offer = offers[number]
        ways = [str(number + 1), offer.line]
        if named(offers, offer.words) is offer and offer.words.split()[0].casefold() not in commands:
            ways.append(offer.words)
        self.last = offers, self.chance.choice(ways)
        return self.last[1]


def sit(game: str, language: str, typist: Typist, seed: int) -> tuple[Sitting, list[str]]:
    table = meadhall.new_game(game, FEWEST[game], seed=seed)
    save = saves.Save(f"{game}-{language}-{seed}")
    save.begin(table, saves.Seated(0, "random"))
    names = [f"Name{seat}" for seat in range(table.players)]
    speech = Speech(language, names, table.game.spelled)
    out = StringIO()
    bots = [make_bot("random", seat) for seat in range(table.players)]
    sitting = Sitting(table, save, bots, speech, language, Console(file=out, width=100), typist)
    sitting.run()
    return sitting, out.getvalue().splitlines()


@pytest.mark.parametrize(("game", "language"), list(zip(sorted(FEWEST), ("pl", "es", "pt"), strict=True)))
def test_a_whole_game_looking_around(game: str, language: str) -> None:
    speech = Speech(language)
    aside = [speech.words(f"cli-word-{word}", {}) or word for word in ("help", "log", "why", "rules", "table", "undo")]
    typist = Typist(3, [*aside, "", "999", "xyzzy", f"{aside[2]} pass"])
    sitting, lines = sit(game, language, typist, 3)
    assert sitting.table.over
    assert meadhall.replay(sitting.save.path.read_text()) == sitting.table
    assert not [line for line in lines if "cli-" in line]


@pytest.mark.parametrize("game", sorted(FEWEST))
def test_a_decision_takes_a_few_lines(game: str) -> None:
    typist = Typist(5)
    _, lines = sit(game, "en", typist, 5)
    assert len(lines) < LINES_A_DECISION[game] * typist.asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_of_their_own(language: str) -> None:
    """No command is another in this language or in English, so that both are understood."""
    words = {known: Speech(language).words(f"cli-word-{known}", {}) for known in COMMANDS}
    assert len(set(words.values())) == len(COMMANDS)
    for known, word in words.items():
        assert word and " " not in word and word == word.casefold()
        assert word == known or word not in COMMANDS
