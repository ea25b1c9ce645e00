"""Messages and their words."""

from __future__ import annotations

import pytest

from meadhall.kernel.clauses import clauses
from meadhall.kernel.words.message import Message, Speech, UnknownLanguage, kind_of


def test_arguments_are_said_by_their_type() -> None:
    speech = Speech("en", ["Ann", "Bob", "Cem"])
    message = Message("brian-boru.town-lost", {"loser_seat": 1, "town": "N1"}, "BB-9.5")
    assert speech.say(message) == "Bob loses Ailech to the Vikings."


def test_ids_are_said_beside_names_for_those_who_type_them() -> None:
    speech = Speech("en", ["Ann"], spelled=("town",))
    message = Message("brian-boru.led", {"seat": 0, "town": "N1"})
    assert speech.say(message) == "Ann plays for Ailech (N1)."


@pytest.mark.parametrize(("count", "words"), [(1, "1 coin."), (2, "2 coins."), (5, "5 coins.")])
def test_plurals(count: int, words: str) -> None:
    message = Message("brian-boru.coins-gained", {"seat": 0, "coins_count": count})
    assert message.in_words() == f"Player 1 gains {words}"


def test_lists_are_said_item_by_item() -> None:
    assert Message("prompt-waiting", {"waiting_seat": [0, 2]}).in_words() == "Waiting for Player 1 and Player 3."


def test_a_missing_argument_is_an_error_not_a_hole() -> None:
    with pytest.raises(ValueError, match="brian-boru-led"):
        Message("brian-boru.led", {"seat": 0}).in_words()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="xx"):
        Speech("xx")


def test_every_language_says_everything() -> None:
    for language in ("en", "es", "pl", "pt"):
        assert Speech(language).say(Message("prompt-over"))


def test_types_by_name() -> None:
    assert [kind_of(name) for name in ("town", "lost_town", "a_b_seat")] == ["town", "town", "seat"]


def test_clauses_can_be_looked_up() -> None:
    texts = clauses("brian-boru")
    assert len(texts) == 182
    assert texts["BB-9.1"] == "If the battle area is empty, nobody loses a town."
    assert clauses("brian-boru", "pl").keys() == texts.keys()
    assert clauses("no-such-game") == {}
