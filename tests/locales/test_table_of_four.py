"""Four people at a table, each in another language, play a whole game: nobody meets a word that isn't their own.

Everything a seat is told is looked at: questions, answers to choose from, why others are refused, moves as a hint says
them, what a move would bring, messages inside forecasts, tables, the log as that seat sees it, and the result. Each
word must be one of the seat's own catalogue, and no sentence may read as it does in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.analysis.orders import order
from meadhall.cli.screen import sheets_in_words
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.registry import all_games
from meadhall.kernel.table import Table
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Message, Speech
from tests.conformance.cases import play_on
from tests.locales.test_catalogues import entries
from tests.locales.test_glossary import messages

BLOCKED = "XX"
"""How a cell of a board is drawn that nothing may cover."""
NAMES = ["Ana", "Borys", "Célia", "Dot"]
WORD = re.compile(r"[^\W\d_]{2,}")
ID = re.compile(r"[a-z]+_[a-z_]+|-(?:ask|item|card|space)-")
ANSWERS = 12
"""So many answers of a question are read; Feast for Odin has thousands of places for a tile."""
REFUSED = 3
"""So many answers that may not be given are tried at each question."""
# What is written the same everywhere: the notation typed at a terminal, in quotation marks or behind a board's name.
NOTATION = re.compile(r"[“„«](?:place|feast)\b[^”»]*[”»]|\((?:home|board_[a-d]|(?:stone|long)_house_\d)\)")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word the catalogue of a language has."""
    own = {word.lower() for _, text in messages(language).values() for word in WORD.findall(text)}
    towns = entries("en", "brian-boru")  # names of towns are the same in all languages
    own |= {word.lower() for key, text in towns.items() if "-town-" in key for word in WORD.findall(text)}
    return frozenset(own)


def strangers(text: str, language: str) -> set[str]:
    """Words of a text that its language doesn't have."""
    said = {word.lower() for word in WORD.findall(NOTATION.sub("", text))}
    return said - vocabulary(language) - {name.lower() for name in NAMES}


def told(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """What a seat that must decide is shown, but for the log."""
    yield speech.say(table.prompt(seat))
    offers = table.game.offers(table.state, seat, speech)
    for offer in Random(table.ply).sample(offers, min(ANSWERS, len(offers))):
        yield from (offer.group, offer.words, offer.brings)


def refused(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """Why other answers may not be given, also by who isn't asked."""
    chance, legal = Random(table.ply), set(table.codes(seat))
    for code in chance.sample(range(len(table.game.space)), REFUSED):
        if code not in legal:
            yield speech.say(table.game.refusal(table.state, seat, code).message)
    others = [other for other in range(table.players) if other not in table.awaiting]
    for other in others[:1]:
        with pytest.raises(IllegalAction) as error:
            table.check_play(other, next(iter(legal)))
        yield speech.say(error.value.message)


def foreseen(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """A move as a hint says it, and what it would bring as far as the seat can know."""
    code = Random(table.ply).choice(table.codes(seat))
    yield speech.say(order(table.game, code))
    preview = table.preview(seat, code)
    if preview.stopped is not None:
        # The step that nobody can see behind is quoted as it would be typed.
        yield speech.say(preview.stopped).replace(table.game.space.notations[code], "")
    yield from (speech.say(happening.message) for happening in preview.table.journal(seat))
    yield from (speech.say(message) for message in messages_in(table.forecast(seat)))


def messages_in(value: Any) -> Iterator[Message]:
    """The messages inside a forecast."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, dict) and isinstance(value.get("key"), str):
        yield Message(value["key"], value.get("args", {}))
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from messages_in(part)


def sheets(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    for sheet in sheets_in_words(table.game.id, table.game.sheets(table.view(seat), speech), speech):
        yield sheet.title
        yield from sheet.head
        for row in sheet.rows:
            yield from row


def result(table: Table, speech: Speech) -> Iterator[str]:
    assert table.result is not None
    yield from (speech.name(table.game.id, "line", line) for line in table.result.lines[0])
    for ties in table.result.ties[:1]:
        yield from (speech.name(table.game.id, "tie", tie) for tie in ties)


@cache
def beginnings(language: str) -> frozenset[str]:
    """The first letters of all words: a cell of a board is marked with those of what covers it."""
    return frozenset(word[:3] for word in vocabulary(language))


def check(texts: Iterable[str], language: str) -> None:
    for text in texts:
        if text == BLOCKED or text.lower() in beginnings(language):
            continue
        assert not ID.search(NOTATION.sub("", text)), text
        assert not strangers(text, language), (strangers(text, language), text)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_whole_game_in_four_languages(game: str) -> None:
    table = meadhall.new_game(game, 4, seed="four languages")
    speeches = [Speech(language, NAMES, table.game.spelled) for language in LANGUAGES]

    def visit(table: Table) -> None:
        for seat in table.awaiting:
            check(told(table, seat, speeches[seat]), LANGUAGES[seat])
            check(refused(table, seat, speeches[seat]), LANGUAGES[seat])
            if table.ply % 5 == 0:
                check(foreseen(table, seat, speeches[seat]), LANGUAGES[seat])
            if table.ply % 50 == 0:
                check(sheets(table, seat, speeches[seat]), LANGUAGES[seat])

    play_on(table, Random("four languages"), visit)
    for seat, language in enumerate(LANGUAGES):
        log = [speeches[seat].say(happening.message) for happening in table.journal(seat)]
        assert len(log) > 100
        check(log, language)
        check(sheets(table, seat, speeches[seat]), language)
        check(result(table, speeches[seat]), language)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_line_of_a_log_reads_as_in_english(game: str) -> None:
    table = meadhall.new_game(game, 4, seed="the same line")
    play_on(table, Random("the same line"))
    speeches = [Speech(language, NAMES, table.game.spelled) for language in LANGUAGES]
    distinct: dict[str, Message] = {repr(one.message): one.message for one in table.journal(None)}
    assert len({message.key for message in distinct.values()}) > 20
    for message in distinct.values():
        english, *said = [speech.say(message) for speech in speeches]
        assert english not in said or not_a_sentence(english), english


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_log_speaks_of_seats_and_never_of_you(game: str) -> None:
    """Everybody may read all of it once the game is over, also what only one seat could see before."""
    addressed = re.compile(r"\b(?:you|your)\b", re.IGNORECASE)
    for note in all_games()[game].notes:
        key = note.key.replace(".", "-")
        assert not addressed.search(messages("en")[key][1]), key


def not_a_sentence(text: str) -> bool:
    """A name, a colon and a number read alike in any language."""
    return not set(WORD.findall(text)) - set(NAMES)


def test_a_word_of_another_language_is_noticed() -> None:
    assert strangers("Borys gains 1 moneta", "pl") == {"gains"}
    assert strangers("Borys zdobywa 1 monetę", "pl") == set()
    assert ID.search("dostaje treasure_chest")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_move_a_hint_can_name_is_said_in_the_readers_words(game: str, language: str) -> None:
    """Also those few games come to, such as a Knight in the garrison of a third Mercenary."""
    played, speech = all_games()[game], Speech(language)
    check((speech.say(order(played, code)) for code in range(len(played.space))), language)
