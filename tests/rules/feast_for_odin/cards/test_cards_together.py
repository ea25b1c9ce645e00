"""Cards 96 to 190 where they meet other rules: imitation, spaces used through cards, early plays, each other."""

from __future__ import annotations

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


@rule("FO-15.4")
def test_card_112_answers_to_a_crafting_space_that_is_imitated() -> None:
    table = Table(112, players=4, flax=1)
    table.open_imitation(1)
    table.occupy("craft_linen", seat=1)
    table.do("send imitate_1")
    assert table.at_rest and table.has(linen=1, mead=1)


@rule("FO-15.4", "FO-15.7")
def test_card_108_takes_its_viking_back_from_the_imitation_space() -> None:
    table = Table(108, players=4, ore=1)
    table.state.imitations = 0
    table.open_imitation(2)
    table.occupy("craft_chest", seat=1)
    table.do("send imitate_2", "use 108")
    assert table.at_rest and table.has(chest=1, silver=0) and table.thing == 11
    assert table.vikings_on("imitate_2") == 1 and table.vikings_on("craft_chest") == 2


@rule("FO-11.18")
def test_card_118_answers_to_a_market_used_through_a_card() -> None:
    table = Table(118)
    table.hold(77)
    table.occupy("market_flax_fish", seat=1)
    table.do("send play_occupations_1_2", "play 77", "use 77", "copy market_flax_fish")
    assert table.at_rest and table.has(flax=1, stockfish=1, silver=1, stone=1, mead=1)


@rule("FO-8.6", "FO-8.7")
def test_card_116_played_early_lowers_the_price_of_that_very_action() -> None:
    table = Table(stone=1, wood=2)
    table.hold(116)
    table.do("send build_combo")
    assert table.answers() == ["play 116"]  # without it the space couldn't be paid
    table.do("play 116", "option 1")
    assert table.at_rest and table.has(stone_house=1, longship=1, stone=0, wood=0)


@rule("FO-8.6", "FO-8.7")
def test_cards_121_and_164_played_early_may_bring_what_the_space_costs() -> None:
    for card in (121, 164):
        table = Table(stone=1, wood=2)
        table.strip(1, gone=2)
        table.hold(card)
        table.do("send build_combo")
        assert table.answers() == [f"play {card}"]
        table.do(f"play {card}")
        assert table.answers() == [f"use {card}"]
        table.do(f"use {card}", "take strip_1 1", "option 1")
        assert table.at_rest and table.has(stone_house=1, longship=1, stone=0)


@rule("FO-8.6", "FO-8.7")
def test_card_170_played_early_makes_emigration_affordable() -> None:
    table = Table(knarr=1, silver=1, round_number=3)
    table.hold(170)
    table.do("send exchange_boat_emigrate", "play 170", "option 2")
    assert table.at_rest and table.has(silver=0, knarr=0) and table.score("emigrations") == 18
    table = Table(knarr=1, round_number=3)
    table.hold(170)
    assert not table.could("send exchange_boat_emigrate")


@rule("FO-8.6", "FO-8.7")
def test_card_147_played_early_lets_knarrs_plunder() -> None:
    table = Table(knarr=2)
    table.hold(147)
    table.do("send plundering", "play 147")
    assert table.at_rest and table.has(silver_hoard=1)


@rule("FO-8.7")
def test_card_106_in_the_hand_is_too_late_to_save_vikings() -> None:
    table = Table(longship=4)
    table.hold(106)
    table.state.thing[0] = 2
    assert not table.could("send plundering")


@rule("FO-8.3", "FO-8.7")
def test_card_112_played_early_answers_and_played_late_is_too_late() -> None:
    table = Table()
    table.hold(112)
    table.do("send craft_robe_jewelry", "play 112")
    assert table.at_rest and table.has(silver=4, mead=1)
    table = Table()
    table.hold(112)
    table.do("send craft_robe_jewelry", "done", "play 112")
    assert table.at_rest and table.has(silver=4, mead=0)


@rule("FO-8.7")
def test_card_115_played_through_card_99_answers_to_the_house_being_built() -> None:
    table = Table(99, stone=2)
    table.hold(115)
    table.do("send build_long_house", "use 99", "play 115")
    assert table.at_rest and table.has(long_house=1, silverware=1)


@rule("FO-8.7")
def test_cards_that_watch_the_placing_of_vikings_are_too_late_when_played_early() -> None:
    # Card 168: the four Vikings left the Thing, and 3 were left, before it was played.
    table = Table()
    table.state.thing[0] = 7
    table.hold(168)
    table.do("send craft_robe_jewelry", "play 168")
    assert table.at_rest and table.thing == 3 and table.has(silver=4)


@rule("FO-11.16")
def test_several_cards_that_answer_to_one_event_are_used_in_any_order() -> None:
    for first, second in ((129, 131), (131, 129)):
        table = Table(129, 131, wood=1, stockfish=1)
        table.roll(1)
        table.do("send laying_a_snare", "keep", "pay 1 0")
        assert table.answers()[:3] == ["use 129", "use 131", "done"]
        table.do(f"use {first}", f"use {second}")
        assert table.at_rest and table.has(salt_meat=1, game_meat=1, snare=0, stockfish=0)


@rule("FO-11.20")
def test_cards_that_change_the_same_roll_add_up() -> None:
    # Raider +1, Berserker +3, Hunter -1, on a pillage with two ore left on board: 5 + 1 + 3 - 1 + 2.
    table = Table(4, 132, 136, longship_3=1)
    table.roll(5)
    table.do("send pillaging_2", "use 132", "keep", "spend 0")
    assert table.offers("pick jewelry") and not table.offers("pick treasure_chest")


@rule("FO-17.5")
def test_a_raid_may_roll_nothing_at_all_without_ending_at_once() -> None:
    table = Table(4, longship=1, stone=6)
    table.roll(1)
    table.do("send raiding", "keep", "spend 6", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1, stone=0)


@rule("FO-11.17")
def test_card_190_answers_to_spices_bought_through_card_148() -> None:
    table = Table(148, 190, wood=2, silver=3)
    table.do("send build_knarr", "use 148")
    assert table.at_rest and table.has(knarr=1, spices=1, oil=1, silver=0)


@rule("FO-11.17")
def test_card_178_and_179_answer_to_the_same_knarr() -> None:
    table = Table(178, 179, knarr=3, wood=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=4, whaling_boat=2, stockfish=4, silver=4)


@rule("FO-11.1")
def test_a_card_in_the_hand_does_nothing() -> None:
    table = Table(flax=1)
    table.hold(112)
    table.do("send craft_linen")
    assert table.at_rest and table.has(linen=1, mead=0) and table.score("occupations") == 0


@rule("FO-13.7")
def test_cards_score_their_printed_points_once_played() -> None:
    # 180 is worth -2, 178 nothing, 148 one and 103 three.
    assert Table(180).score("occupations") == -2
    assert Table(103, 148, 178, 180).score("occupations") == 2


@rule("FO-7.2")
def test_card_060_keeps_the_silver_for_two_vikings_until_it_is_paid() -> None:
    table = Table(silver=2, round_number=2)
    table.hold(60)
    table.occupy("build_knarr")
    table.occupy("craft_chest")
    table.do("send play_occupations_1_2", "play 60", "use 60", "option 2")
    # Its own space, just taken, holds two Vikings as well; silver can't be laid before it is paid.
    assert table.answers() == ["recall build_knarr", "recall craft_chest", "recall play_occupations_1_2"]
    table.do("recall craft_chest")
    assert table.at_rest and table.has(silver=0) and table.thing == 12
