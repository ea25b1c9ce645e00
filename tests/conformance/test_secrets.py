"""Non-interference: re-deal everything a seat can't know, and nothing that reaches the seat changes by a byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.analysis import HintEffort, hint
from meadhall.bots import Bot, bot_names, make_bot
from meadhall.bots.search import SearchBot, Thinking
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.observation import Describer, Observer
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table, write_position
from meadhall.kernel.words.message import Speech
from tests.conformance.cases import CASES, DEFAULT_CASES, Case, every_case, moments
from tests.examples import examples

seeds = st.integers(0, 2**32)


def chance(seed: int | str) -> Chance:
    return Chance(key_of_seed(f"re-deal {seed}"))


def redealt(table: Table, seat: int | None, seed: int | str) -> Table:
    """The same table with everything this seat can't know dealt anew."""
    twin = table.clone()
    twin.game.redeal(twin.state, seat, chance(seed))
    return twin


def everything_shown(table: Table, seat: int | None) -> bytes:
    """All that reaches a seat, as bytes."""
    shown = [table.view(seat), table.prompt(seat), table.journal(seat), table.forecast(seat)]
    if seat is not None:
        shown += [table.codes(seat), refusals(table, seat), list(observation(table, seat))]
        shown += [answers_in_words(table, seat)]
    return msgspec.json.encode(shown)


def answers_in_words(table: Table, seat: int) -> list[object]:
    """What a terminal shows a seat that owes a decision."""
    if seat not in table.awaiting:
        return []
    game, speech, view = table.game, Speech("en"), table.view(seat)
    offers = game.offers(table.state, seat, speech)
    first = table.codes(seat)[0]
    ways = game.ways(table.state, seat, first, speech)
    return [offers, ways, game.standing(view, speech), game.sheets_asked(view, speech)]


def observation(table: Table, seat: int) -> bytearray:
    """What learning code is given, which is as long as its description says."""
    described = Describer()
    table.game.observe(table.state, seat, described)
    row = bytearray(sum(field.size for field in described.fields))
    observer = Observer(row)
    table.game.observe(table.state, seat, observer)
    assert observer.at == len(row)
    return row


def refusals(table: Table, seat: int) -> list[str]:
    """What the seat is told when it tries things it may not do."""
    told = []
    for code in Random(table.ply).sample(range(len(table.game.space)), 12):
        trial = table.clone()
        try:
            trial.play(seat, code)
        except IllegalAction as error:
            told.append(str(error.message))
        else:
            told.append("legal")
    return told


@every_case
@examples(1)
@given(seed=seeds)
def test_what_a_seat_is_shown_depends_only_on_what_it_may_know(case: Case, seed: int) -> None:
    changed = 0
    for table in moments(case, seed, 10):
        for seat in (*range(table.players), None):
            twin = redealt(table, seat, seed)
            changed += twin.position() != table.position()
            table.game.check(twin.state)
            assert everything_shown(twin, seat) == everything_shown(table, seat)
    assert changed, "the re-deal re-dealt nothing"


@every_case
@examples(2)
@given(seed=seeds)
def test_the_redeal_itself_depends_only_on_what_the_seat_knows(case: Case, seed: int) -> None:
    for table in moments(case, seed, 6):
        for seat in (*range(table.players), None):
            once = redealt(table, seat, "again")
            twice = redealt(redealt(table, seat, seed), seat, "again")
            assert write_position(case.game, table.options, once.state) == write_position(
                case.game, table.options, twice.state
            )


@every_case
@examples(1)
@given(seed=seeds)
def test_news_of_an_action_leaks_nothing_unless_it_is_a_barrier(case: Case, seed: int) -> None:
    """An action legal in both worlds brings the same news in both, unless it drew chance or showed something."""
    random = Random(seed)
    for table in moments(case, seed, 8):
        for viewer in (*range(table.players), None):
            twin = redealt(table, viewer, seed)
            for seat in table.awaiting:
                common = sorted(set(table.codes(seat)) & set(twin.codes(seat)))
                for code in random.sample(common, min(3, len(common))):
                    here, there = table.clone(), twin.clone()
                    here.act(seat, code)
                    there.act(seat, code)
                    if here.state.barrier != here.ply and there.state.barrier != there.ply:
                        assert everything_shown(here, viewer) == everything_shown(there, viewer)


def hasty(name: str) -> Bot:
    """A bot that thinks no longer than a test can wait for."""
    bot = make_bot(name, 1)
    if isinstance(bot, SearchBot):
        bot.thinking = Thinking(60, 0.1, 60, 2, 1)
    return bot


BOTS = [*bot_names(), "quick-raider", "steady-builder"]
BOTS_AT_CASES = [
    *((case, name) for case in DEFAULT_CASES for name in BOTS),
    *((case, BOTS[turn % len(BOTS)]) for turn, case in enumerate(case for case in CASES if case.options)),
]
"""Every bot with every number of players; every option with one of them, in turns."""


@pytest.mark.once
@pytest.mark.parametrize(("case", "name"), BOTS_AT_CASES, ids=str)
def test_a_bot_decides_by_what_its_seat_knows(case: Case, name: str) -> None:
    """A bot given the true state and one given a re-dealt state make the same choice."""
    for table in moments(case, 8, 5):
        for seat in table.awaiting:
            twin = redealt(table, seat, "bot")
            here = hasty(name).choose(Seat(case.game, table.state, seat, chance("bot")))
            there = hasty(name).choose(Seat(case.game, twin.state, seat, chance("bot")))
            assert here == there
            assert here in table.codes(seat)


@pytest.mark.once
@every_case
def test_a_bot_that_goes_on_with_its_search_decides_by_what_its_seat_knows(case: Case) -> None:
    """Asked again before anybody else, in two worlds that still look alike to it, it makes the same choice again."""
    for table in moments(case, 8, 5):
        for seat in table.awaiting:
            here, there = table.clone(), redealt(table, seat, "bot")
            bots = (hasty("steady"), hasty("steady"))
            for _ in range(3):
                first, second = (
                    bot.choose(Seat(case.game, world.state, seat, chance("bot")))
                    for bot, world in zip(bots, (here, there), strict=True)
                )
                assert first == second
                here.act(seat, first)
                there.act(seat, second)
                shown = here.state.barrier == here.ply or there.state.barrier == there.ply
                if shown or seat not in here.awaiting or seat not in there.awaiting:
                    break


@pytest.mark.once
@every_case
def test_a_hint_is_built_from_what_its_seat_knows(case: Case) -> None:
    """Asked of the true table and of a re-dealt one, it is the same hint, byte for byte."""
    hurried = HintEffort(search=12, batches=2, playouts=3, reasons=3)
    for table in moments(case, 9, 1 if case.options else 3):
        for seat in table.awaiting:
            twin = redealt(table, seat, "hint")
            here, there = (hint(one, seat, "same", hurried) for one in (table, twin))
            assert msgspec.json.encode(here) == msgspec.json.encode(there)
            assert here.moves and all(move.code in table.codes(seat) for move in here.moves)


@every_case
def test_a_bot_never_holds_the_true_state(case: Case) -> None:
    table = case.table(1)
    seat = table.awaiting[0]
    given = Seat(case.game, table.state, seat, chance("true"))
    assert given.imagined is not table.state
    assert given.imagined.chance.key != table.state.chance.key
    assert given.view() == table.game.view(table.state, seat)
