"""Answers in words: whole and legal at every decision, of every game, in every language."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.kernel.registry import all_games
from meadhall.kernel.table import Table
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Speech
from tests.conformance.cases import Case

pytestmark = pytest.mark.once

DECISIONS = 120


def played(game: str, players: int, seed: int) -> list[tuple[Table, int]]:
    """A table at every decision of a random game, as far as the test looks."""
    table = Case(all_games()[game], players, {}).table(seed)
    chance = Random(seed)
    found: list[tuple[Table, int]] = []
    while not table.over and len(found) < DECISIONS:
        seat = chance.choice(table.awaiting)
        found.append((table.clone(), seat))
        table.play(seat, chance.choice(table.actions(seat)))
    return found


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_offer_is_a_legal_line_and_every_answer_is_offered(game: str) -> None:
    speech = Speech("en")
    for table, seat in played(game, all_games()[game].players[1], 7):
        offers = table.game.offers(table.state, seat, speech)
        begun = set()
        for offer in offers:
            codes = table.check_play(seat, offer.line)
            begun.add(codes[0])
            for way in table.game.ways(table.state, seat, codes[0], speech)[:5]:
                assert table.check_play(seat, way.line)[0] == codes[0]
        assert begun == set(table.codes(seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(all_games()))
def test_offers_are_in_words(game: str, language: str) -> None:
    """No id of the rules is shown: ids are the only words with underscores."""
    table_words = Speech(language, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"], all_games()[game].spelled)
    for table, seat in played(game, all_games()[game].players[1], 11)[::4]:
        offers = table.game.offers(table.state, seat, table_words)
        for offer in offers:
            assert offer.words and "_" not in offer.words + offer.brings + offer.group, offer
        texts = [(offer.group, offer.words) for offer in offers]
        assert len(set(texts)) == len(texts), texts
        assert "_" not in table.game.standing(table.view(seat), table_words)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_offers_leave_the_table_alone(game: str) -> None:
    speech = Speech("en")
    for table, seat in played(game, all_games()[game].players[1], 3)[::5]:
        before = table.hash()
        for offer in table.game.offers(table.state, seat, speech):
            codes = table.check_play(seat, offer.line)
            table.game.ways(table.state, seat, codes[0], speech)
            table.game.picture(table.state, seat, codes, speech)
        assert table.hash() == before
