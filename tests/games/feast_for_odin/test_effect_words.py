"""What many occupations do is said by templates from their effects; the rest of the cards have words of their own."""

from __future__ import annotations

import pytest

from meadhall.games.feast_for_odin.interface.effect_words import effect_message, effect_words
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Speech, fluent_id
from tests.locales.test_catalogues import entries

pytestmark = pytest.mark.once

CARDS = range(1, 191)
GENERATED = {card: message for card in CARDS if (message := effect_message(card)) is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_words_of_its_own_or_a_template(language: str) -> None:
    written = entries(language, "feast-for-odin-cards")
    by_hand = {card for card in CARDS if f"feast-for-odin-does-{card}" in written}
    assert by_hand == set(CARDS) - set(GENERATED)
    assert len(GENERATED) == 78


def test_every_template_says_a_card() -> None:
    templates = {key for key in entries("en", "feast-for-odin-cards") if key.startswith("feast-for-odin-effect-")}
    assert templates == {fluent_id(message.key) for message in GENERATED.values()}


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        (101, "en", "Gain 1 mead and 1 silver."),
        (133, "es", "Gana 1 de plata o 1 de guisantes."),
        (44, "pl", "Wymień 1 skórę, 1 wełnę i 1 płótno na 1 żeton odzieży i 3 srebrniki."),
        (54, "en", "Exchange 1 silverware for 1 silk or 1 chest."),
        (65, "pt", "Você pode trocar 2 armadilhas e 2 lanças por 1 arca do tesouro."),
        (114, "pl", "Możesz kupić 1 jedwab za 3 srebrniki."),
        (22, "pl", "Weź 1 kamień, 1 rudę i 1 srebrnik za każdy swój drakkar."),
        (25, "pl", "Weź 1 solone mięso za każdą swoją knarę."),
        (30, "pl", "Mając w zasobach co najmniej 1 / 2 / 3 jedwabie, weź 1 / 3 / 6 srebrników."),
        (180, "es", "Si tus ingresos totales son como mucho 5 / 11 / 30, gana 4 / 3 / 2 cuberterías de plata."),
        (95, "en", "You may take up to 2 items from one mountain strip."),
        (164, "pt", "Você pode pegar 1 pedra ou 1 minério de uma faixa de montanha."),
        (120, "es", "Puedes pagar 1 de plata para mejorar 1 producto un paso."),
    ],
)
def test_templates_inflect_what_the_effect_names(card: int, language: str, said: str) -> None:
    assert card in GENERATED
    assert effect_words(card, Speech(language)) == said


@pytest.mark.parametrize("card", [28, 56, 63, 81, 102, 166, 190])
def test_what_no_template_tells_whole_is_written_by_hand(card: int) -> None:
    """For each of several, any weapon, both of two, a falling price, instead of something, not the first time."""
    assert effect_message(card) is None
