"""Numbered options say what they are: in the question, and each for itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT, CLAUSES, ON_PLAY
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, ChooseOp, DoActionOp
from meadhall.games.feast_for_odin.cards.programs import ACTION_TYPES
from meadhall.games.feast_for_odin.codes import DONE, OPTION
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.spaces.spaces import SPACES
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.feast_for_odin.bench import begin, do, give, laid_out, legal, put_in_play, stand, turn

pytestmark = pytest.mark.once

ENGLISH = Speech("en")


def check_question(state: Feast, seat: int) -> int:
    """The question has words, and names every numbered option by words of its own; returns how many there are."""
    prompt = GAME.prompt(state, seat)
    said = ENGLISH.say(prompt)
    assert said.strip() and said != prompt.key
    codes = [code for code in state.legal(seat) if OPTION <= code < DONE]
    if not codes:
        return 0
    effects = []
    options = prompt.args["options_choice"]
    assert isinstance(options, list)
    for option in map(str, options):
        words = ENGLISH.words(f"feast-for-odin-action-option-{option}", {})
        assert words, option
        number = option.rsplit("-", 1)[1]
        assert f"option {number} ({words})" in said, said
        effects.append(words)
    assert len(set(effects)) == len(codes), "two options with the same words"
    source = prompt.args.get("card", prompt.args.get("space"))
    assert source is not None and named(kind(prompt.args), source) in said
    return len(codes)


def named(of_kind: str, value: object) -> str:
    assert isinstance(value, int | str)
    return ENGLISH.name("feast-for-odin", of_kind, value)


def kind(args: object) -> str:
    assert isinstance(args, dict)
    return "card" if "card" in args else "space"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_question_is_without_words(players: int) -> None:
    asked = 0
    for seed in range(6):
        table = meadhall.new_game("feast-for-odin", players, seed=seed, options={"decks": ["A", "B", "C"]})

        def visit(table: Table) -> None:
            nonlocal asked
            state = table.state
            assert isinstance(state, Feast)
            asked += check_question(state, table.awaiting[0])

        play_on(table, Random(seed), visit)
    assert asked > 0


def rich(card: int) -> Feast:
    """A seat that has some of everything, with one card in play."""
    state = laid_out(round=3)
    goods = ("wood", "stone", "ore", "silver", "flax", "grain", "mead", "wool", "linen", "silk", "silverware", "sheep",
             "cattle", "oil", "peas", "beans", "rune_stone", "game_meat", "whale_meat", "stockfish", "salt_meat",
             "hide", "chest", "bow", "snare", "spear", "long_sword", "whaling_boat")  # fmt: skip
    give(state, **dict.fromkeys(goods, 7) | {"whaling_boat": 1, "longship_1": 1, "knarr": 1})
    give(state, longship=1, stone_house=1, shed=1)
    stand(state, "fishing_1", 0, 1)
    stand(state, "products_mead", 0, 2)
    put_in_play(state, card)
    return state


@rule("FO-11.7")
@pytest.mark.parametrize("card", range(1, CARD_COUNT + 1))
def test_every_card_asks_in_words(card: int) -> None:
    """Every clause of the card is carried out on its own, with random answers."""
    for clause in CLAUSES:
        if clause.card == card - 1:
            state = rich(card)
            begin(state, RunFrame(0, clause.program, 0, clause.card, 0 if clause.trigger == ON_PLAY else 5))
            random = Random(card)
            for _ in range(12):
                if not state.waiting:
                    break
                check_question(state, state.waiting[0])
                state.act(state.waiting[0], random.choice(state.legal(state.waiting[0])))


def choices_in(program: int) -> Iterator[ChooseOp | DoActionOp]:
    for op in PROGRAMS[program]:
        if isinstance(op, ChooseOp) or (isinstance(op, DoActionOp) and op.optional):
            yield op
        for sub in op.leads_to():
            yield from choices_in(sub)


@rule("FO-11.7")
def test_every_option_of_the_content_has_words_of_its_own() -> None:
    sources = [(str(clause.card + 1), clause.program) for clause in CLAUSES]
    sources += [(space.name, space.program) for space in SPACES]
    found = 0
    for source, program in sources:
        ops = list(choices_in(program))
        assert sum(isinstance(op, ChooseOp) for op in ops) <= 1, "two choices of one card would share their words"
        for op in ops:
            if isinstance(op, DoActionOp):
                names = [f"{source}-{ACTION_TYPES[op.action]}-1"]
            else:
                names = [f"{source}-{number + 1}" for number in range(len(op.options))]
            for name in names:
                assert ENGLISH.words(f"feast-for-odin-action-option-{name}", {}), name
                assert ENGLISH.words(f"feast-for-odin-choice-{name}", {}), name
                found += 1
    assert found > 50


@rule("FO-11.20")
def test_fewer_vikings_are_offered_in_words() -> None:
    for longships, fewer in ((3, 1), (4, 2)):
        state = laid_out()
        give(state, longship=longships)
        put_in_play(state, 106)
        turn(state)
        do(state, "send plundering")
        assert legal(state) == ["option 1", f"option {fewer + 1}"]
        check_question(state, 0)


@rule("FO-11.7")
def test_a_choice_names_its_card() -> None:
    state = laid_out()
    give(state, rune_stone=1)
    put_in_play(state, 51)
    turn(state)
    do(state, "use 51")
    assert ENGLISH.say(GAME.prompt(state, 0)) == (
        "Master Mason (51): choose option 1 (a rune stone for 1 silver and 1 milk) "
        "or option 2 (a rune stone for 1 silver and 1 cabbage)."
    )
    state = laid_out()
    give(state, wool=1, silverware=1)
    turn(state)
    do(state, "send craft_robe_jewelry")
    assert ENGLISH.say(GAME.prompt(state, 0)) == (
        "Robe and jewelry: choose option 1 (1 wool into 1 robe) or option 2 (1 silverware into 1 jewelry), or go on."
    )


def test_a_question_speaks_of_stopping_only_where_one_may() -> None:
    state = laid_out()
    give(state, oil=2)
    turn(state)
    do(state, "send upgrade_2")
    assert ENGLISH.say(GAME.prompt(state, 0)) == "Upgrade up to 2 goods by one step each."
    assert GAME.prompt(state, 0).args["before_count"] == 0
    do(state, "upgrade oil 1")
    assert ENGLISH.say(GAME.prompt(state, 0)) == "Upgrade 1 good by one step, or stop."
    assert GAME.prompt(state, 0).args["before_count"] == 1


def test_a_sale_speaks_of_stopping_after_the_first_tile() -> None:
    state = laid_out()
    give(state, knarr=1, silver=9)
    turn(state)
    do(state, "send special_sale")
    assert ENGLISH.say(GAME.prompt(state, 0)) == "Buy a special tile."
    do(state, SPACE.notations[state.legal(0)[0]])
    assert ENGLISH.say(GAME.prompt(state, 0)) == "Buy a special tile, or stop."
