"""The cards: 25 action cards (BB-1.3 to BB-1.5), eight marriage cards (BB-1.12) and the numbers by player count.

Action cards are known by their number less one, marriage cards by their place in the content file.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.brian_boru.board import COLOURS, CONTENT, REGIONS
from meadhall.games.brian_boru.codes import CARD_COUNT

TOWN: Final = 0
COIN: Final = 1
PAY: Final = 2
RENOWN: Final = 3
CHURCH: Final = 4
BATTLE: Final = 5
MARRIAGE: Final = 6
EXPAND: Final = 7
FREE: Final = 8
SYMBOLS: Final[list[str]] = ["town", "coin", "pay", "renown", "church", "battle", "marriage", "expand", "free"]

MAIN: Final = 0
"""The use of a card by the winner of a trick; uses 1 and 2 are its secondary actions."""


def read_symbols(names: list[str]) -> list[int]:
    return [SYMBOLS.index(name) for name in names]


def read_uses(card: dict[str, Any]) -> list[list[int]]:
    return [read_symbols(card["main"]), *[read_symbols(action) for action in card["secondary"]]]


CARDS: Final[list[dict[str, Any]]] = sorted(CONTENT["cards"], key=lambda card: int(card["number"]))
CARD_COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) for card in CARDS]
USES: Final[list[list[list[int]]]] = [read_uses(card) for card in CARDS]
"""For each card: the symbols of its main action, then of each secondary action."""
ALL_CARDS: Final[list[int]] = list(range(CARD_COUNT))


def cards_of_set(mask: int) -> list[int]:
    """The numbers printed on the cards of a set."""
    return [card + 1 for card in ALL_CARDS if mask >> card & 1]


# --- marriage cards ------------------------------------------------------------------------------------------------

MARRIAGE_CARDS: Final[list[str]] = [str(card["id"]) for card in CONTENT["marriage_cards"]]
PRINCESS_CARD: Final[int] = MARRIAGE_CARDS.index("princess")
NO_REGION: Final = -1


def reward_of(card: dict[str, Any], name: str) -> int:
    return int(card.get("reward", {}).get(name, 0))


def region_of(card: dict[str, Any]) -> int:
    region = card.get("reward", {}).get("town_in_region")
    return NO_REGION if region is None else REGIONS.index(region)


MARRIAGE_POINTS: Final[list[int]] = [reward_of(card, "points") for card in CONTENT["marriage_cards"]]
MARRIAGE_RENOWN: Final[list[int]] = [reward_of(card, "renown") for card in CONTENT["marriage_cards"]]
MARRIAGE_REGION: Final[list[int]] = [region_of(card) for card in CONTENT["marriage_cards"]]

# --- numbers by player count (table 6) and prices ------------------------------------------------------------------


def by_players(name: str) -> list[int]:
    counts = CONTENT["setup"]["by_players"]
    return [int(counts[str(players)][name]) if str(players) in counts else 0 for players in range(6)]


ROUNDS: Final[list[int]] = by_players("rounds")
DEAL: Final[list[int]] = by_players("deal")
ORDINARY_MARRIAGES: Final[list[int]] = by_players("random_marriage_cards")

START_COINS: Final[int] = int(CONTENT["setup"]["coins"])
START_RENOWN: Final[int] = int(CONTENT["setup"]["renown"])
START_POINTS: Final[int] = int(CONTENT["setup"]["points"])

EXTRA_PRICE: Final[int] = int(CONTENT["costs"]["extra_church_disc"])
"""What one more church disc, raider or marriage step costs; the content gives the same price for all three."""
EXPAND_PRICE: Final[int] = int(CONTENT["costs"]["expand"])
PAY_POINTS: Final[int] = int(CONTENT["costs"]["pay_without_coin_points"])

REWARDS: Final[dict[str, Any]] = CONTENT["rewards"]
SPURN_POINTS: Final[int] = int(REWARDS["princess_spurn_points"])
SPOILS_RENOWN: Final[int] = int(REWARDS["spoils_first_renown"])
SPOILS_POINTS_PER_RENOWN: Final[int] = int(REWARDS["spoils_first_points_per_renown"])
SECOND_SPOILS_POINTS: Final[int] = int(REWARDS["spoils_second_points"])
SECOND_SPOILS_RAIDERS: Final[int] = int(REWARDS["spoils_second_raiders_returned"])
SECOND_CHURCH_POINTS: Final[int] = int(REWARDS["church_second_points"])
SECOND_CHURCH_DISCS: Final[int] = int(REWARDS["church_second_discs_returned"])
THIRD_CHURCH_DISCS: Final[int] = int(REWARDS["church_third_min_discs"])
MOST_COINS_POINTS: Final[int] = int(REWARDS["final_most_coins_points"])
MARKER_POINTS: Final[int] = int(REWARDS["final_marker_points"])
POINTS_PER_RENOWN: Final[int] = int(REWARDS["final_points_per_renown"])
BOARD_TOKEN_DIVISOR: Final[int] = int(REWARDS["board_claim_divisor"])
SPREAD_POINTS: Final[list[int]] = [
    int(row["points"]) for row in sorted(CONTENT["region_scoring"], key=lambda row: int(row["regions"]))
]
