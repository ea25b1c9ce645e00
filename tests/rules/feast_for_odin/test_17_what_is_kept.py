"""What a chosen space still needs, and the ships dice are rolled for, are kept while cards come in between."""

from __future__ import annotations

from meadhall.games.feast_for_odin.items import PRICE
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


def early(card: int, space: str, **items: int) -> Table:
    """The card is played early on a space of column 4."""
    table = Table(**items)
    table.hold(card)
    for other in ("build_stone_house", "market_flax_fish", "buy_sheep", "craft_chest", "emigrate_2"):
        table.occupy(other, seat=1)
    table.do(f"send {space}", f"play {card}")
    return table


def inside(card: int, *lines: str, **items: int) -> Table:
    """The tutor (card 52) plays the card inside an action."""
    table = Table(52, silver=9, **items)
    table.hold(card)
    table.roll(5, 5, 5)
    table.do(*lines, "use 52", f"play {card}")
    return table


@rule("FO-3.20", "FO-8.3", "FO-17.24")
def test_card_077_leaves_the_cost_of_the_space_it_is_played_on() -> None:
    table = early(77, "build_combo", stone=2, wood=2)
    table.do("use 77")
    assert table.answers() == ["copy market_flax_fish", "done"]
    table = early(77, "build_combo", stone=3, wood=3)
    table.do("use 77")
    assert table.answers() == ["copy build_stone_house", "copy market_flax_fish", "copy craft_chest", "done"]
    table.do("copy build_stone_house", "option 1")
    assert table.at_rest and table.has(stone_house=2, longship=1, stone=0, wood=1)


@rule("FO-17.24")
def test_card_077_pays_with_what_the_space_it_is_played_on_can_spare() -> None:
    table = early(77, "build_combo", stone=2, wood=2, ore=1)
    table.do("use 77", "copy craft_chest", "option 1")
    assert table.at_rest and table.has(chest=1, ore=0, longship=1, stone_house=1, wood=0)


@rule("FO-3.20", "FO-17.24")
def test_card_077_leaves_silver_for_animals() -> None:
    table = early(77, "buy_sheep_and_cattle", silver=3)
    table.do("use 77")
    assert "copy buy_sheep" not in table.answers()
    table = early(77, "buy_sheep_and_cattle", silver=4)
    table.do("use 77", "copy buy_sheep")
    assert table.at_rest and table.has(sheep=2, cattle=1, silver=0)


@rule("FO-3.20", "FO-7.68", "FO-17.24")
def test_cards_061_and_077_leave_a_ship_for_the_emigration_they_come_before() -> None:
    table = early(61, "exchange_boat_emigrate", longship=1, silver=1)
    assert table.answers() == ["option 2"], "neither is the longship for sale nor the silver to be laid"
    table.do("option 2")
    assert table.at_rest and table.score("emigrations") == 21
    table = early(61, "exchange_boat_emigrate", longship=1, silver=1, whaling_boat=1)
    assert table.answers() == ["use 61", "done"]
    table = early(77, "exchange_boat_emigrate", longship=1, silver=9)
    table.do("use 77")
    assert "copy emigrate_2" not in table.answers()


@rule("FO-3.20", "FO-17.24")
def test_card_061_leaves_two_longships_for_plundering() -> None:
    table = early(61, "plundering", longship=2)
    assert table.at_rest and table.has(longship=2, silver_hoard=1, silver=0)
    table = early(61, "plundering", longship=3)
    table.do("use 61")
    assert table.at_rest and table.has(longship=2, silver_hoard=1, silver=8)


@rule("FO-7.93", "FO-17.25", "FO-7.96")
def test_card_064_leaves_the_boats_named_for_whaling() -> None:
    table = inside(64, "send whaling_3", whaling_boat=1)
    assert "use 64" not in table.answers() and "roll" in table.answers()
    table = inside(64, "send whaling_3", "boats 1 0", whaling_boat=1, whaling_boat_1=1)
    table.do("use 64")
    assert table.has(whaling_boat=1, whaling_boat_1=0, longship=1), "the boat that stayed at home"


@rule("FO-7.93", "FO-17.25", "FO-7.102")
def test_card_061_leaves_the_longship_that_pillages() -> None:
    table = inside(61, "send pillaging_2", longship_2=1)
    assert "use 61" not in table.answers() and "roll" in table.answers()
    table = inside(61, "send pillaging_2", longship=1, longship_2=1)
    table.do("use 61")
    assert table.has(longship=0, longship_2=1, silver=16)


@rule("FO-7.93", "FO-17.25", "FO-7.101")
def test_card_061_leaves_a_longship_for_the_raid() -> None:
    table = inside(61, "send raiding", longship=1)
    assert "use 61" not in table.answers() and "roll" in table.answers()
    table = inside(61, "send raiding", longship=2)
    table.do("use 61")
    assert table.has(longship=1, silver=16)


@rule("FO-7.112", "FO-17.25")
def test_card_061_leaves_the_longship_that_explores() -> None:
    table = inside(61, "send explore_2", longship=1)
    assert "use 61" not in table.answers()
    assert any(answer.startswith("explore") for answer in table.answers())


@rule("FO-3.20", "FO-9.2", "FO-17.24")
def test_no_anytime_action_takes_away_the_only_part_of_a_space() -> None:
    table = Table(knarr=1, longship=1, silver=2, round_number=2)
    table.do("send emigrate_2")
    assert table.answers() == ["pick knarr", "pick longship"], "silver is neither laid nor spent on a ship"
    table = Table(knarr=1, longship=1, silver=3, round_number=2)
    table.do("send emigrate_2", "lay silver", "at 11,0", "pick knarr")
    assert table.at_rest and table.has(silver=0, knarr=0, longship=1)
    table = Table(oil=1)
    table.do("send upgrade_2")
    assert not table.offers("lay oil") and table.offers("upgrade oil 1")
    table = Table(oil=2)
    table.do("send upgrade_2")
    assert table.offers("lay oil")


@rule("FO-3.20", "FO-17.24")
def test_silver_for_one_tile_of_the_special_sale_is_kept() -> None:
    table = Table(knarr=1, silver=3)
    table.do("send special_sale")
    dear = [answer for answer in table.answers() if answer.startswith("pick")]
    assert dear and table.offers("lay silver") == (cheapest_price() < 3)
    table = Table(knarr=1, silver=cheapest_price())
    table.do("send special_sale")
    assert not table.offers("lay silver")


def cheapest_price() -> int:
    return min(PRICE)


@rule("FO-3.20", "FO-17.24")
def test_card_052_is_not_paid_with_the_silver_of_an_emigration() -> None:
    for silver, offered in ((2, False), (3, True)):
        table = Table(52, knarr=1, longship=1, silver=silver, round_number=2)
        table.hold(61)
        table.do("send emigrate_2")
        assert table.offers("use 52") == offered


@rule("FO-3.20", "FO-3.21")
def test_a_card_played_early_is_no_part_of_the_space() -> None:
    for played in (True, False):
        table = Table(oil=1)
        table.hold(61)
        table.do("send mountain_4_double_upgrade_2", "play 61" if played else "done")
        assert table.answers() == ["upgrade oil 1"], "there is nothing else to use"
