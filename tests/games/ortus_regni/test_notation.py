"""Codes, actions and lines of notation; decks as text."""

from __future__ import annotations

import doctest
from random import Random

import pytest

import meadhall
from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import ARMY_NAMES, KIND_NAMES, SAMPLE_DECKS, SET_TYPES
from meadhall.games.ortus_regni.interface import decks
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.decks import BadDeck, parse_deck, write_deck
from meadhall.games.ortus_regni.war.damage import property_code, property_of_code
from tests.rules.ortus_regni.bench import do, earl, fief, hand, idle, laid, legal, new, number


def test_every_code_stands_where_its_action_is() -> None:
    assert len(SPACE) == codes.CODE_COUNT
    spelled = {
        codes.DECK: f"deck {SAMPLE_DECKS[0]}", codes.ADD: "add castle", codes.KEEP_CARD: "keep castle",
        codes.BUY_TOWERS: "buy towers", codes.BUY_BANNER: "buy banner", codes.KEEP: "keep", codes.REDRAW: "redraw",
        codes.REBUILD: "rebuild", codes.TOWER: "tower castle", codes.PLACE: "place castle",
        codes.INSTALL: "install castle", codes.HIRE: "hire", codes.HOLD_BANQUET: "banquet", codes.KINGSHIP: "kingship",
        codes.CALL_JOUST: "joust", codes.BEQUEATH: "bequeath", codes.USE_TREACHERY: "treachery",
        codes.USE_INTRIGUE: "intrigue", codes.ATTACK: "attack", codes.RECRUIT: "recruit",
        codes.EMISSARY: "emissary castle", codes.LOOK: "look 1", codes.BARTER: "barter",
        codes.DISCARD: "discard castle", codes.TAKE: "take castle", codes.GARRISON: "garrison 1 infantry",
        codes.GUARD: "guard infantry", codes.END: "end", codes.CONCEDE: "concede", codes.AT: "at 1",
        codes.NAME_LORD: "lord 1", codes.NAME_FIEF: "fief 1", codes.NAME_BUILDING: "building 1",
        codes.NAME_MERCENARY: "mercenary 1", codes.NAME_PROPERTY: "land of 1", codes.ANSWER_VASSAL: "answer vassal",
        codes.ANSWER_ALLIES: "answer allies", codes.PASS: "pass", codes.PLAY_BANNER: "banner", codes.ATTEND: "attend",
        codes.RIDE: "ride castle", codes.STORM: "storm 1", codes.RAID: "raid 1", codes.SIEGE: "siege 1",
        codes.FIELD_LORD: "field lord 1", codes.FIELD_HAND: "field castle", codes.FIELD_POOL: "field infantry",
        codes.FIELD_MERCENARY: "field mercenary 1", codes.FIELD_KING: "field king",
        codes.FIELD_GUARD: "field guard infantry", codes.DONE: "done", codes.RESULT: "result normal",
        codes.ABSORB_UNHARMED: "absorb unharmed", codes.ABSORB_POOL: "absorb infantry of 1",
        codes.ABSORB_GUARD: "absorb guard infantry", codes.ABSORB_MERCENARY: "absorb mercenary 1",
        codes.ABSORB_GARRISON: "absorb garrison 1 infantry", codes.ABSORB_VIKING: "absorb viking",
        codes.FALL: "fall castle", codes.SEIZE: "seize 1", codes.CAPTURE: "capture", codes.DESTROY: "destroy",
        codes.RANSOM: "ransom 1", codes.GIVE: "give infantry", codes.GIVE_GARRISON: "give garrison 1 infantry",
    }  # fmt: skip
    for code, notation in spelled.items():
        assert SPACE.notations[code] == notation
    for mercenary in range(codes.MERCENARIES):
        for army, name in enumerate(ARMY_NAMES):
            assert SPACE.notations[codes.GARRISON + 2 * mercenary + army] == f"garrison {mercenary + 1} {name}"
    assert SPACE.notations[codes.TOWER + KIND_NAMES.index("palace")] == "tower palace"


@pytest.mark.parametrize("card", range(96))
def test_properties_have_codes_by_kind_and_owner(card: int) -> None:
    if 1 <= card % 16 <= 4:
        code = property_code(card)
        assert property_of_code(code) == card
        assert SPACE.notations[code] == f"{KIND_NAMES[card % 16]} of {card // 16 + 1}"


def test_several_steps_on_one_line() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), earl(towers=["land", "church"]))
    table.play(0, f"attack; storm 2; field lord {number(0)}; done")
    assert table.view(None)["seats"][1]["towers"] == 0
    wrong = laid(earl(fief("palace", "champion"), hand=["land"]), idle())
    before = wrong.hash()
    with pytest.raises(meadhall.IllegalAction):
        wrong.play(0, f"attack; field lord {number(0)}; storm 2")
    with pytest.raises(meadhall.IllegalAction):
        wrong.play(0, "attack; dance")
    assert wrong.hash() == before


@pytest.mark.parametrize("kind", ["land", "monk", "castle", "prince"])
def test_a_line_stops_at_the_first_draw(kind: str) -> None:
    """Whoever asks for each kind of card whether it can follow a Banquet must not learn what they would draw."""
    deck = {"land": 1, "monk": 1, "castle": 1}
    table = laid(earl(fief("palace", "champion"), hand=["banquet", "market_town"], deck=deck), idle())
    with pytest.raises(meadhall.IllegalAction) as caught:
        table.play(0, f"banquet; tower {kind}")
    assert caught.value.message.key == "action-past-barrier"
    assert caught.value.message.args == {"barrier_text": "banquet"}
    assert table.preview(0, "banquet").at_barrier
    assert sorted(hand(table, 0)) == ["banquet", "market_town"]


def test_a_deck_begun_is_completed_by_a_line() -> None:
    table = new()
    do(table, "0 add castle", "0 add land", "0 deck castle*6 land*6 vassal*6 monk*6")
    assert sum(table.view(0)["deck_list"].values()) == 24
    assert 0 not in table.awaiting


def test_a_line_that_is_no_deck() -> None:
    table = new()
    with pytest.raises(meadhall.IllegalAction, match="nearest"):
        table.play(0, "deck nonsense")
    with pytest.raises(meadhall.IllegalAction, match="1 fewer"):
        table.play(0, "deck castle*6 land*6 vassal*6 monk*5")
    with pytest.raises(meadhall.IllegalAction):
        laid(idle(), idle()).play(0, "deck castle*6 land*6 vassal*6 monk*6")
    assert "add castle" in legal(table, 0)


def test_decks_come_back_from_text() -> None:
    random = Random(1)
    for _ in range(50):
        counts = [0] * len(SET_TYPES)
        while sum(counts) < 24:
            kind = random.randrange(len(SET_TYPES))
            counts[kind] += counts[kind] < 6
        assert parse_deck(write_deck(counts)) == counts
    assert parse_deck("Castle*6, LAND*6 # mine\n vassal*6\nmonk*6") == parse_deck("castle*6 land*6 vassal*6 monk*6")
    assert doctest.testmod(decks).failed == 0


@pytest.mark.parametrize(
    "text", ["castle*-1", "castle**2", "castle*6*2", "*3", "castle*²", "castle*99999999999999999999"]
)
def test_odd_texts_are_refused(text: str) -> None:
    with pytest.raises(BadDeck):
        parse_deck(text)


def test_the_game_reads_decks_for_the_command_line() -> None:
    game = next(game for game in meadhall.games() if game.id == "ortus-regni")
    assert game.read_deck("lords") == "castle*5 church prince*2 vassal*4 champion*4 allies*5 banner*3"
