"""When an occupation works: what its text says is what its effect waits for, for all cards and in every language.

A moment that the effect tells whole is written once (`feast-for-odin-moment-…`), and the card must name the one that
its effect has. A moment with conditions of its own is said in words; those are held against each part of the trigger.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.kernel.words.message import LANGUAGES, Speech
from tests.games.feast_for_odin.test_card_words import CARDS, stems, text_of
from tests.locales.test_catalogues import entries

TOLD_WHOLE = ("play", "anytime", "phase", "space", "action", "roll", "scoring")
FILTERS = {"group", "types", "result", "harvest"}
# Their effect asks for more than the trigger does: a tile on a board, resources exchanged, a house that is built.
OWN_WORDS = {70, 71, 111, 116}

# What the parts of a trigger are called. Of each row at least one word must stand in the card's text.
WORDS: dict[str, tuple[str, str, str, str]] = {
    "play": ("when played", "al jugarla", "przy zagraniu", "ao jogar"),
    "anytime": ("at any time", "en cualquier momento", "w dowolnym momencie", "a qualquer momento"),
    "space": ("space|placing", r"casilla|al construir|colocar", r"\bpol[aeu]|postawieni", "espaço|colocar"),
    "space_part": ("space", "casilla", "pola", "espaço"),
    "action": ("", "", "", ""),
    "roll": ("", "", "", ""),
    "static": ("", "", "", ""),
    "phase": ("phase", "fase", "faz", "fase"),
    "scoring": ("during scoring", "durante la puntuación", "podczas punktacji", "durante a pontuação"),
    "built": ("building", "construir", "budow|zbudowani", "construir"),
    "acquired": ("acquire", "consigas", "zdobędziesz", "receber"),
    "tile_placed": ("placing", "colocar", "ułożeni|układasz", "colocar"),
    "threshold": ("as soon as", "en cuanto", "gdy tylko", "assim que"),
    "mountain_take": ("taking .* mountain strip", "tomar .* tira de montaña", "bierzesz .* paska gór",
                      "pegar .* faixa de montanha"),
    "mountain_age": ("mountain strips phase", "fase de tiras de montaña", "faza pasków gór",
                     "fase das faixas de montanha"),
    "feast_tile": ("feast phase .* banquet table", "fase de banquete .* banquete", "faza uczty .* stole",
                   "fase de banquete .* mesa do banquete"),
    "ship_used": ("action using", "acción con", "akcji z użyciem", "ação que usa"),
    "card_draw": ("would take an occupation", "fueras a tomar un oficio", "karta pomocnika miałaby trafić",
                  "for pegar uma ocupação"),
    "vikings_placed": ("you place", "colocas", "stawiasz", "você coloca"),
    "vikings_returned": ("moving .* to the thing", "pasar .* al thing", "wraca .* na pole thing",
                         "mover .* para o thing"),
    "thing_count": ("in your thing becomes", "de tu thing pasan a ser", "na twoim polu thing",
                    "no seu thing passa a ser"),
    "occupation_played": ("you played .* occupation", "jugaste .* oficio", "zagrywasz .* pomocnika",
                          "jogou .* ocupação"),
    "bonus_good": ("bonus good", "producto de recompensa", "jako premię", "recurso de bônus"),
    "viking_action": ("action", "acción", "akcj", "ação"),
    "gain_item": ("receiving|placing a new", "recibir|poner", "trafia|dostajesz", "receber|colocar uma nova"),
    "before": ("before", "antes", r"\bprzed|zanim", "antes"),
    "after": (r"\bafter", "después|tras", r"\bpo\b|potem", "depois"),
    "instead": ("instead|in place|replace", "en lugar|en vez|en su lugar|sustituir", "zamiast|zastąpić",
                "em vez|no lugar|substituir"),
    "end": ("end of", "al final", "koniec", "fim d"),
    "start": ("start of", "al empezar", "początek", "início"),
    "during": ("", "", "", ""),
    "with": ("", "", "", ""),
    "cost": ("price|pay|cost", "precio|paga|cuesta", "cena|płac|koszt", "preço|pague|cust"),
    "placement": ("place .* fewer", "colocar .* menos", "mniej", "menos"),
    "success": ("success", "éxito", "udan|sukces", "sucesso"),
    "failure": ("fail", "fracaso|fallida", "nieudan|porażk", "fracass"),
    "feast": ("feast phase", "fase de banquete", "faz(?:a|y|ie|ą) uczty", "fase de banquete"),
    "income": ("income phase", "fase de ingresos", "faz[aąęy] dochodu", "fase de renda"),
    "bonus": ("bonus phase", "fase de recompensas", "faz[aąęyie]+ premii", "fase de bônus"),
    "harvest": ("harvest phase", "fase de cosecha", "faz[aąęyie]+ żniw", "fase de colheita"),
    "harvest held": ("with harvest", "con cosecha", "ze żniwami", "com colheita"),
    "harvest skipped": ("without harvest", "sin cosecha", "bez żniw", "sem colheita"),
    "new_weapon": ("new weapon phase", "fase de nueva arma", "faza nowej broni", "fase da nova arma"),
    "actions": ("actions phase", "fase de acciones", "fazy akcji", "fase de ações"),
    "crafting": ("crafting", "artesanía", "rzemiosła", "artesanato"),
    "livestock_market": ("livestock market", "mercado de ganado", "targu zwierząt", "mercado de animais"),
    "weekly_market": ("weekly market", "mercado semanal", "targu tygodniowego", "mercado semanal"),
    "build_houses": ("house building", "construir casas", "budowy domów", "construir casas"),
    "build_ships": ("ship building", "construir casas o barcos|construir barcos", "budowy statków", "construir navios"),
    "overseas_trading": ("overseas trading", "comercio exterior", "handlu zamorskiego", "comércio exterior"),
    "raiding": ("raid", "incursi", "rabun", "incurs"),
    "pillaging": ("pillag", "pillaje", "plądrow", "pilhage"),
    "plundering": ("plundering", "saqueo", "grabieży", "saque"),
    "whaling": ("whaling", "caza de ballenas", r"polowani\w+ na wieloryby", "caça às baleias"),
    "hunting_game": ("hunting game", "caza forestal", r"polowani\w+ na zwierzynę", r"\bcaça\b"),
    "laying_a_snare": ("laying a snare", "montar trampas", r"zastawiani\w+ sideł", "montar armadilhas"),
    "exploration": ("exploration", "exploración|territorio", "odkrywania|wysp", "explora"),
    "emigration": ("emigration", "migración", "emigracji", "emigração"),
    "upgrade": ("goods? up”", "mejorar", "ulepsz", "evoluir"),
    "stone_house": ("stone|house", "casa de piedra|casas?", "kamienn", "casas? de pedra"),
    "long_house": ("long house|house", "comunal", "dług", "casas? longas?"),
    "column 2": ("second.column", "segunda columna", "drug[aiej]+ kolumn", "segunda coluna"),
    "column 3": ("third.column", "tercera columna", "trzeci[aej]+ kolumn", "terceira coluna"),
    "column 4": ("fourth.column", "cuarta columna", "czwart[aej]+ kolumn", "quarta coluna"),
    "hunting_game_2": ("2-viking hunting game space", "caza forestal de 2 vikingos", "zwierzynę dla 2 wikingów",
                       "caça de 2 vikings"),
    "overseas_trade_1": ("overseas trading space", "comercio exterior", "handlu zamorskiego", "comércio exterior"),
    "overseas_trade_2": ("overseas trading space", "comercio exterior", "handlu zamorskiego", "comércio exterior"),
    "explore_1": ("shetland / faroe", "shetland y feroe", "szetlandów / wysp owczych", "shetland / faroé"),
    "craft_chest": ("crafting space", "casilla de artesanía", "polu rzemiosła", "espaço de artesanato"),
    "forge": ("crafting space", "casilla de artesanía", "polu rzemiosła", "espaço de artesanato"),
    "build_whaling_boat": ("whaling boat building", "construir un bote ballenero", "budowy łodzi wielorybniczej",
                           "construir um baleeiro"),
    "mountain_1_upgrade_1": ("“1 good up”", "«mejorar 1 producto»", "„ulepsz 1 dobro”", "“evoluir 1 recurso”"),
    "mountain_3_upgrade_1": ("“1 good up”", "«mejorar 1 producto»", "„ulepsz 1 dobro”", "“evoluir 1 recurso”"),
    "large": ("large ships", "barcos grandes", "duże statki", "navios grandes"),
    "house": ("stone or long houses", "casas de piedra o comunales", "kamienne lub długie domy",
              "casas de pedra ou casas longas"),
    "mountain": ("mountain-strip action", "acción de montaña", "akcją paska gór", "ação de faixa de montanha"),
    "upgrade_1": ("“1 good up”", "«mejorar 1 producto»", "„ulepsz 1 dobro”", "“evoluir 1 recurso”"),
}  # fmt: skip
# Spaces told by what they print, not by their names.
TOLD_BY_PRINT = {3}


def clauses(card: dict[str, Any]) -> list[dict[str, Any]]:
    effect: Any = card["effect"]
    return list(effect) if isinstance(effect, list) else [effect]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def moment(clause: dict[str, Any]) -> str | None:
    """The name of a clause's moment, if the trigger tells it whole."""
    on, timing, narrowed = clause["on"], clause.get("timing", ""), clause.get("filter", {})
    if on not in TOLD_WHOLE or "cond" in clause or not set(narrowed) <= FILTERS:
        return None
    if on == "phase":
        held = {True: "-held", False: "-skipped"}.get(narrowed.get("harvest"), "")
        return f"{ {'during': 'in', 'instead': 'in'}.get(timing, timing) }-{clause['phase']}{held}"
    if on == "roll":
        actions = clause["mod"].get("actions")
        return "roll" if actions == "all" else f"during-{'-'.join(actions)}" if actions else None
    if on in ("space", "action"):
        what = listed(narrowed.get("group") or narrowed.get("types") or [])
        begins = narrowed.get("result") or {"with": "at", "cost": "at"}.get(timing, timing)
        return f"{begins}-{'-'.join(what)}" if what else None
    return str(on)


def moment_of(card: dict[str, Any]) -> str | None:
    found = {moment(clause) for clause in clauses(card)}
    return found.pop() if len(found) == 1 and card["number"] not in OWN_WORDS else None


def parts_of(clause: dict[str, Any]) -> Iterator[str]:
    """What the text must say of a trigger."""
    narrowed = clause.get("filter", {})
    yield clause["on"]
    if "result" in narrowed:
        yield narrowed["result"]
    else:
        yield clause.get("timing", "with")
    if "phase" in clause:
        yield clause["phase"]
        if "harvest" in narrowed:
            yield "harvest held" if narrowed["harvest"] else "harvest skipped"
    for name in ("group", "types", "areas", "ids", "part"):
        yield from listed(narrowed.get(name, []))
    if "column" in narrowed:
        yield f"column {narrowed['column']}"
    for condition, _, _ in clause.get("cond", []):
        thing = condition.rsplit(":", 1)[-1]
        yield thing.removeprefix("group=").replace("column=", "column ")
    actions = clause.get("mod", {}).get("actions", []) if clause["on"] == "roll" else []
    yield from actions if actions != "all" else []


def test_most_moments_are_told_by_the_effect() -> None:
    assert sum(moment_of(card) is not None for card in CARDS) == 119


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_the_moment_of_its_effect(language: str) -> None:
    written = {key: text.strip() for key, text in entries(language, "feast-for-odin-cards").items()}
    for card in CARDS:
        text, name = written[f"feast-for-odin-when-{card['number']}"], moment_of(card)
        if name is None:
            assert "feast-for-odin-moment" not in text, card["number"]
        else:
            assert text == f"{{ feast-for-odin-moment-{name} }}", card["number"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_named_by_a_card_and_no_two_are_said_alike(language: str) -> None:
    written = entries(language, "feast-for-odin-cards")
    moments = {key: text for key, text in written.items() if "-moment-" in key}
    assert set(moments) == {f"feast-for-odin-moment-{moment_of(card)}" for card in CARDS if moment_of(card)}
    assert len(set(moments.values())) == len(moments)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["number"]))
def test_a_text_says_each_part_of_its_trigger(card: dict[str, Any], language: str) -> None:
    text = text_of(card, language).lower()
    for clause in clauses(card):
        for part in parts_of(clause):
            if card["number"] in TOLD_BY_PRINT and part not in clause["on"]:
                continue
            said = WORDS[part][LANGUAGES.index(language)] if part in WORDS else "|".join(stems(part, language))
            assert re.search(said, text), (part, said, text)


def test_the_table_of_words_has_no_row_too_many() -> None:
    used = {part for card in CARDS for clause in clauses(card) for part in parts_of(clause)}
    assert set(WORDS) - used == set()


def test_a_card_without_a_moment_of_its_own_is_noticed() -> None:
    """The search for words can fail: a text of another moment doesn't pass."""
    speech = Speech("pl")
    after = speech.words("feast-for-odin-moment-after-feast", {}) or ""
    assert not re.search(WORDS["before"][2], after.lower()) and re.search(WORDS["after"][2], after.lower())
