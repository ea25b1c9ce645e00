"""What any game must do at the table: equal games from equal seeds, copies that don't touch, texts that come back."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.kernel.replay import replay
from meadhall.kernel.table import Table, load_table
from tests.conformance.cases import Case, every_case, every_game, moments, play_on
from tests.examples import examples

seeds = st.integers(0, 2**32)
few = examples(2)


@every_case
@few
@given(seed=seeds)
def test_equal_stories_give_equal_states_after_every_action(case: Case, seed: int) -> None:
    first, second = case.table(seed), case.table(seed)
    play_on(first, Random(seed), most=400)
    for seat, code in first.log:
        second.act(seat, code)
    assert second.hash() == first.hash()
    assert second.awaiting == first.awaiting

    hashes: list[str] = []
    third, fourth = case.table(seed), case.table(seed)
    for seat, code in first.log[:150]:
        third.act(seat, code)
        hashes.append(third.hash())
    for (seat, code), expected in zip(first.log[:150], hashes, strict=True):
        fourth.act(seat, code)
        assert fourth.hash() == expected


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    hashes = set()
    for seed in range(3):
        table = case.table(seed)
        play_on(table, Random(1), most=60)
        hashes.add(table.hash())
    assert len(hashes) == 3


@every_case
@few
@given(seed=seeds)
def test_every_game_ends_and_holds_its_invariants(case: Case, seed: int) -> None:
    def visit(table: meadhall.Table) -> None:
        table.game.check(table.state)
        assert table.awaiting, "somebody must owe a decision while the game lasts"
        for seat in range(table.players):
            codes = table.codes(seat)
            assert bool(codes) == (seat in table.awaiting)
            assert len(set(codes)) == len(codes)
            assert all(0 <= code < len(table.game.space) for code in codes)

    table = case.table(seed)
    play_on(table, Random(seed), visit)
    table.game.check(table.state)
    assert table.awaiting == ()
    result = table.result
    assert result is not None
    assert len(result.scores) == len(result.places) == len(result.lines) == table.players
    assert 1 in result.places or all(place > 1 for place in result.places)


@every_case
@few
@given(seed=seeds)
def test_clones_are_independent(case: Case, seed: int) -> None:
    for table in moments(case, seed, 4):
        before = table.hash()
        journal = table.journal(None)
        twin = table.clone()
        assert twin.hash() == before
        play_on(twin, Random(seed), most=50)
        assert table.hash() == before
        assert table.journal(None) == journal
        if not table.over:
            again = table.clone()
            for seat, code in twin.log[len(table.log) :]:
                again.act(seat, code)
            assert again.hash() == twin.hash()


@every_case
@few
@given(seed=seeds)
def test_positions_come_back(case: Case, seed: int) -> None:
    for table in moments(case, seed, 6):
        text = msgspec.json.encode(table.position())
        again = load_table(case.game, msgspec.json.decode(text))
        assert again.position() == table.position()
        assert again.awaiting == table.awaiting
        assert again.view(0) == table.view(0)
        same_questions(again, table)
        twin = table.clone()
        play_on(twin, Random(seed), most=40)
        here = table.clone()
        for seat, code in twin.log[len(table.log) :]:
            again.act(seat, code)
            here.act(seat, code)
            same_questions(again, here)
        assert again.hash() == twin.hash()


def same_questions(one: Table, two: Table) -> None:
    """Both tables ask the same seats the same questions and take the same answers."""
    assert one.awaiting == two.awaiting
    for seat in range(two.players):
        assert one.prompt(seat) == two.prompt(seat)
        assert one.codes(seat) == two.codes(seat)


@every_game
def test_the_empty_position_is_the_standard_setup(game) -> None:  # type: ignore[no-untyped-def]
    table = load_table(game, {})
    assert table.awaiting
    assert table.players == game.players[0]


@every_case
def test_transcripts_come_back(case: Case) -> None:
    table = case.table(11)
    play_on(table, Random(11))
    text = table.transcript()
    again = replay(text)
    assert again.hash() == table.hash()
    assert again.transcript() == text
    assert again.result == table.result


@every_case
def test_an_unfinished_transcript_keeps_its_seed_back(case: Case) -> None:
    table = case.table("a seed nobody guesses")
    play_on(table, Random(3), most=10)
    text = table.transcript()
    assert "a seed nobody guesses" not in text
    assert replay(text, seed="a seed nobody guesses").hash() == table.hash()


@every_case
@few
@given(seed=seeds)
def test_actions_have_three_faces(case: Case, seed: int) -> None:
    space = case.game.space

    def visit(table: meadhall.Table) -> None:
        for seat in table.awaiting:
            for code, action in zip(table.codes(seat), table.actions(seat), strict=True):
                assert space.code(action) == code
                assert space.parse(str(action)) == code
                assert str(space[code]) == space.notations[code]

    play_on(case.table(seed), Random(seed), visit, most=300)


@every_case
def test_any_face_of_an_action_plays_the_same(case: Case) -> None:
    by_code, by_value, by_notation = case.table(5), case.table(5), case.table(5)
    random = Random(5)
    for _ in range(60):
        if by_code.over:
            break
        seat = random.choice(by_code.awaiting)
        code = random.choice(by_code.codes(seat))
        by_code.play(seat, code)
        by_value.play(seat, case.game.space[code])
        by_notation.play(seat, str(case.game.space[code]))
    assert by_code.hash() == by_value.hash() == by_notation.hash()
