"""Reviews: they agree with the rules, repeat, add up, and tell luck from choice."""

from __future__ import annotations

from functools import cache
from math import sqrt

import msgspec
import pytest

import meadhall
from meadhall.analysis import Review, ReviewEffort, review, reviews
from meadhall.analysis.effort import REVIEW
from meadhall.analysis.estimate import estimate
from meadhall.analysis.moves import LEAST_SLIP
from meadhall.analysis.review import NothingPlayed, NotOver, Reviewer
from meadhall.analysis.story import Story
from meadhall.kernel.table import Table, rebuilt
from tests.analysis.games import HURRIED, KINDS, played


@cache
def looked_at(game: str) -> Review:
    return review(played(game), "once", HURRIED)


every_kind = pytest.mark.parametrize("game", KINDS)


@every_kind
def test_a_review_agrees_with_the_rules_about_how_it_ended(game: str) -> None:
    table = played(game)
    found = looked_at(game)
    result = table.result
    assert result is not None
    if found.unit == "points":
        expected = [float(score) for score in result.scores]
    else:
        expected = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(table.players)]
    assert found.curve[-1].values == found.truth[-1].values == expected
    assert found.curve[-1].ply == found.plies == len(table.log)
    assert [one.end for one in found.sums] == expected
    assert [point.ply for point in found.curve] == list(range(found.plies + 1))


@every_kind
def test_sums_add_up_and_slips_are_those_of_the_moments(game: str) -> None:
    found = looked_at(game)
    for seat, one in enumerate(found.sums):
        assert one.end == pytest.approx(one.start + one.luck - one.slips + one.others, abs=1e-3)
        slips = [moment for moment in found.moments if moment.slip and moment.seat == seat]
        assert one.slip_count == len(slips)
        assert one.slips == pytest.approx(sum(moment.cost for moment in slips), abs=1e-3)
        luck = [moment for moment in found.moments if moment.kind == "luck"]
        assert one.luck == pytest.approx(sum(moment.after[seat] - moment.before[seat] for moment in luck), abs=1e-3)


@pytest.mark.parametrize("game", ["brian-boru", "ortus-regni"])
def test_a_draw_is_named_by_what_chance_decided(game: str) -> None:
    """ "What was drawn" told nobody whether a card, a battle or the Vikings' leader turned the game."""
    draws = [moment for moment in looked_at(game).moments if moment.kind == "luck"]
    assert draws and sum(bool(moment.drawn) for moment in draws) > len(draws) / 2
    assert all(line in moment.text for moment in draws for line in moment.drawn)


@every_kind
def test_a_cost_within_its_interval_is_none(game: str) -> None:
    found = looked_at(game)
    choices = [moment for moment in found.moments if moment.kind == "choice"]
    assert choices
    for moment in choices:
        assert moment.cost >= 0 and moment.slip == (moment.cost > 0)
        if moment.slip:
            assert moment.low > 0 and moment.cost >= LEAST_SLIP[found.unit]
            assert moment.best is not None and moment.chosen is not None and moment.best.code != moment.chosen.code
        assert moment.chosen is not None and moment.seat is not None


@every_kind
def test_the_same_seed_gives_the_same_review(game: str) -> None:
    again = review(played(game), "once", HURRIED)
    assert msgspec.json.encode(again) == msgspec.json.encode(looked_at(game))


@every_kind
def test_a_coarse_curve_comes_at_once_and_finer_ones_after_it(game: str) -> None:
    table = played(game)
    steps = reviews(table, "coarse", msgspec.structs.replace(HURRIED, most_choices=1))
    first = next(steps)
    assert first.curve[0].ply == 0 and first.curve[-1].ply == len(table.log)
    assert len(first.curve) < len(table.log) and first.moments == []
    last, progress = first, first.progress
    for last in steps:
        assert last.progress >= progress
        progress = last.progress
    assert last.progress == 1.0 and len(last.curve) == len(table.log) + 1


@every_kind
def test_moments_stand_where_they_happened(game: str) -> None:
    table = played(game)
    found = looked_at(game)
    assert found.rounds and found.rounds[0].label.key == "review-round"
    assert [one.ply for one in found.rounds] == sorted({one.ply for one in found.rounds})
    for moment in found.moments:
        seat, code = table.log[moment.ply - 1]
        if moment.kind == "choice":
            assert moment.seat == seat and moment.chosen is not None and moment.chosen.code == code
    drawn = {moment.ply for moment in found.moments if moment.kind == "luck"}
    story = Story(table)
    assert drawn == {number + 1 for number in story.draws()} and drawn


def test_a_game_under_way_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        review(cut_short("brian-boru"))


def cut_short(game: str) -> Table:
    """A game somebody gave up before its end."""
    whole = played(game)
    return rebuilt(whole.game.id, whole.players, whole.options, whole.seed, None, whole.log[: len(whole.log) // 3])


@every_kind
def test_a_game_that_was_given_up_is_reviewed_to_where_it_stood(game: str) -> None:
    table = cut_short(game)
    found = review(table, "given up", msgspec.structs.replace(HURRIED, most_choices=2), given_up=True)
    assert not found.over and found.plies == len(table.log) == found.curve[-1].ply
    last = found.curve[-1]
    assert [one.end for one in found.sums] == last.values
    for seat, one in enumerate(found.sums):
        assert one.end == pytest.approx(one.start + one.luck - one.slips + one.others, abs=1e-3)
        if found.unit == "chance":  # nobody has won: nothing at the end is certain
            assert 0 < last.values[seat] < 1 and last.low[seat] < last.high[seat]
    assert any(moment.kind == "choice" for moment in found.moments)
    assert looked_at(game).over


def test_a_game_given_up_in_the_middle_of_a_move_is_reviewed_as_far_as_it_went() -> None:
    story = Story(played("ortus-regni"))
    reviewer = Reviewer(story, 1, HURRIED)
    begun = next(
        number
        for number, (seat, _) in enumerate(story.moves)
        if reviewer.values.goes_on(story.states[number], story.states[number + 1], seat)
    )
    story.moves, story.states = story.moves[: begun + 1], story.states[: begun + 2]
    assert reviewer.went_on(begun) == [story.moves[begun][1]]


def test_without_a_move_there_is_nothing_to_review() -> None:
    with pytest.raises(NothingPlayed):
        review(meadhall.new_game("brian-boru", 3, seed=1), given_up=True)


def test_a_move_no_search_would_look_at_is_judged_all_the_same() -> None:
    story = Story(played("ortus-regni"))
    reviewer = Reviewer(story, 1, HURRIED)
    odd = [
        number
        for number, (seat, code) in enumerate(story.moves)
        if len(found := story.game.candidates(story.states[number], seat)) == 1
        and code not in found
        and not story.game.is_piece(story.states[number], seat, code)
    ]
    assert odd and all(reviewer.is_choice(number) for number in odd)
    reviewer.add_choice(odd[0])
    (judged,) = reviewer.moments
    assert judged.chosen is not None and judged.chosen.code == story.moves[odd[0]][1] and judged.best is not None


def test_a_deck_put_together_card_by_card_is_not_judged_card_by_card() -> None:
    """Whoever took a sample deck on the screen once read that adding its first Castle was a slip."""
    table = meadhall.new_game("ortus-regni", 2, seed=1)
    space = table.game.space
    add, deck = space.parse("add castle"), space.parse("deck politics")
    assert add is not None and deck is not None
    seat = table.awaiting[0]
    for _ in range(3):
        table.act(seat, add)
    reviewer = Reviewer(Story(table), 1, HURRIED)
    assert not any(reviewer.is_choice(number) for number in range(3))
    assert [reviewer.began(number) for number in range(4)] == [0, 0, 0, 0]
    whole = meadhall.new_game("ortus-regni", 2, seed=1)
    whole.act(seat, deck)
    assert Reviewer(Story(whole), 1, HURRIED).is_choice(0)


def test_a_forced_move_leaves_values_as_they_were() -> None:
    story = Story(played("ortus-regni"))
    reviewer = Reviewer(story, 1, HURRIED)
    forced = [
        number
        for number, (seat, _) in enumerate(story.moves)
        if len(story.states[number].legal(seat)) == 1
        and story.states[number + 1].barrier != story.states[number + 1].ply
        and not story.states[number + 1].over
    ]
    assert forced
    for number in forced[:3]:
        assert reviewer.began(number + 1) == reviewer.began(number)
        reviewer.add_point(number)
        reviewer.add_point(number + 1)
        assert reviewer.curve[number + 1].values == reviewer.curve[number].values


def test_many_positions_and_decisions_share_the_work() -> None:
    """Six Earls are reviewed in about the time four are: `benchmarks/review_time.py` measures it."""
    small, large = REVIEW.seen_by(100, 2), REVIEW.seen_by(400, 6)
    assert small.curve == REVIEW.curve > large.curve > 0
    few, many = REVIEW.shared_among(40), REVIEW.shared_among(400)
    assert (few.search, few.playouts) == (REVIEW.search, REVIEW.playouts)
    assert 400 * many.search < 200 * few.search and 400 * many.playouts < 200 * few.playouts


def test_between_turns_a_feast_is_worth_what_it_was_when_the_turn_began() -> None:
    table = played("feast-for-odin")
    story, found = Story(table), looked_at("feast-for-odin")
    begins = [
        state.over or any(story.game.begins_turn(state, seat) for seat in state.waiting) for state in story.states
    ]
    assert begins.count(False) > 20
    for point, before in zip(found.curve[1:], found.curve, strict=False):
        if not begins[point.ply]:
            assert point.values == before.values


@pytest.mark.once
def test_the_score_told_in_every_round_of_a_feast_is_near_the_one_it_ends_with() -> None:
    """On deals nothing was fitted to. What the search compares by is no score: it lay fifty points too high."""
    errors: dict[int, list[float]] = {}
    for seed in ("a", "b", "c", "d", "e", "f"):
        story = Story(played("feast-for-odin", "quick", seed))
        (final,) = story.game.result(story.states[-1]).scores
        for state, (seat, _) in zip(story.states, story.moves, strict=False):
            if story.game.begins_turn(state, seat):
                error = story.game.final_score(state, seat) - final
                errors.setdefault(story.game.round(state), []).append(error)
    assert len(errors) == 6
    for number, found in errors.items():
        assert abs(sum(found) / len(found)) < 8, number


def test_the_truth_adds_up_to_one_winner() -> None:
    found = looked_at("ortus-regni")
    for point in found.truth:
        assert sum(point.values) == pytest.approx(1.0, abs=0.01)


def luck_of(game: str, games: int, effort: ReviewEffort, bot: str) -> list[float]:
    """The luck of the first seat in some games, by a review of their draws alone."""
    found = []
    for number in range(games):
        reviewer = Reviewer(Story(played(game, bot, f"luck {number}")), f"luck {number}", effort)
        for draw in reviewer.draws:
            reviewer.add_draw(draw)
        found.append(sum(one.after[0] - one.before[0] for one in reviewer.moments))
    return found


def check_no_luck_in_the_long_run(luck: list[float]) -> None:
    """Within 99.9 % limits: the test must not fail by chance."""
    mean = estimate(luck)
    spread = mean.margin / 2.26 * sqrt(len(luck)) if len(luck) > 9 else mean.margin
    assert abs(mean.mean) <= 3.3 * spread / sqrt(len(luck)) + 1e-9, (mean, len(luck))


@every_kind
def test_luck_evens_out(game: str) -> None:
    effort = msgspec.structs.replace(HURRIED, redraws=4)
    check_no_luck_in_the_long_run(luck_of(game, 12 if game != "feast-for-odin" else 6, effort, "random"))


@pytest.mark.soak
@every_kind
def test_luck_evens_out_over_300_games(game: str) -> None:
    effort = msgspec.structs.replace(HURRIED, redraws=8)
    check_no_luck_in_the_long_run(luck_of(game, 300, effort, "random"))


def slips_a_game(game: str, bot: str, games: int, effort: ReviewEffort) -> float:
    """Slips for each hundred decisions."""
    slips = decisions = 0
    for number in range(games):
        found = review(played(game, bot, f"slips {number}"), number, effort)
        slips += sum(one.slip_count for one in found.sums)
        decisions += sum(moment.kind == "choice" for moment in found.moments)
    return 100 * slips / decisions


@pytest.mark.soak
@every_kind
def test_strong_players_slip_far_less_than_random_ones(game: str) -> None:
    effort = REVIEW.scaled(0.2)
    many = slips_a_game(game, "random", 2, effort)
    for bot, games in (("strong", 1), ("steady", 2)):
        assert 3 * slips_a_game(game, bot, games, effort) < many, bot
