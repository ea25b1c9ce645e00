"""What a seat's prospects are made of, for the reasons of hints and reviews, and what it has to show for it."""

from __future__ import annotations

from meadhall.games.brian_boru.board import REGIONS, TOKEN_POINTS, TOWNS, WHITE
from meadhall.games.brian_boru.cards import CARD_COLOUR
from meadhall.games.brian_boru.claims import totals
from meadhall.games.brian_boru.interface.forecast import uses_offered
from meadhall.games.brian_boru.knowledge.values import FEATURES, HIGH, WEIGHTS, features, phase
from meadhall.games.brian_boru.scoring import LINES, scoring_lines
from meadhall.games.brian_boru.state import ACTIVE_TOWN, DRAFT, NONE, STARTING_TOWN, BrianBoru
from meadhall.kernel.words.message import Message

KINDS: dict[str, tuple[str, ...]] = {
    "points": ("points",),
    "coins": ("coins", "most-coins"),
    "lead": ("marker",),
    "towns": ("towns", "monasteries", "reach"),
    "spread": ("spread",),
    "marriage": ("track", "courtship"),
    "church": ("church-discs", "church-lead", "church-shared"),
    "vikings": ("renown", "raiders", "raider-lead", "raider-lead-renown", "fewest-raiders"),
    "regions": (
        "tokens-led", "tokens-safe", "tokens-kept", "tokens-face-down", "tokens-shared", "tokens-near",
    ),
    "hand": ("hand", "white-cards", "high-cards"),
}  # fmt: skip
"""The features of the value that one sentence speaks of together."""
PLACES = {kind: [FEATURES.index(name) for name in names] for kind, names in KINDS.items()}
FINAL_UNIT = 3.0
CLEARLY = 0.5
"""So many high cards more or less are worth a word."""
BETWEEN_TRICKS = (STARTING_TOWN, DRAFT, ACTIVE_TOWN)
"""Steps that are asked while no trick and no end of a round is under way."""


def is_between_tricks(state: BrianBoru) -> bool:
    """Also between two picks of a draft: cards that were picked come to hand when all have."""
    step = state.stack[-1][0] if state.stack else NONE
    return state.leader == NONE and step in BETWEEN_TRICKS and not any(state.picks)


def worths(state: BrianBoru, seat: int) -> dict[str, float]:
    if state.over:
        lines = dict(zip(LINES, scoring_lines(state, seat), strict=True))
        return {"points": sum(lines.values()) / FINAL_UNIT}
    weights = WEIGHTS[state.players][phase(state)]
    row = features(state)[seat]
    return {kind: sum(weights[place] * row[place] for place in places) for kind, places in PLACES.items()}


def holdings(state: BrianBoru, seat: int) -> dict[str, float]:
    hand = state.hands[seat]
    return {
        "points": float(state.points[seat]),
        "coins": float(state.coins[seat]),
        "towns": float(state.controlled(seat).bit_count()),
        "renown": float(state.renown[seat]),
        "raiders": float(state.raiders[seat]),
        "church": float(state.church_discs[seat]),
        "courtship": float(state.track[seat]),
        "high-cards": float(sum(card >= HIGH for card in hand)),
        "white-cards": float(sum(CARD_COLOUR[card] == WHITE for card in hand)),
    }


def whereabouts(state: BrianBoru, seat: int) -> dict[str, dict[tuple[str, str], float]]:
    """The regions a seat leads, or leads together with others, by what they count; in the end those it holds."""
    if state.over:
        held = [TOKEN_POINTS[number] * (holder == seat) for number, holder in enumerate(state.claims)]
        return {"points": {("region", region): float(held[number]) for number, region in enumerate(REGIONS)}}
    led = {("region", region): lead(state, seat, number) for number, region in enumerate(REGIONS)}
    towns = state.controlled(seat)
    return {"regions": led, "towns": {("town", town): float(towns >> number & 1) for number, town in enumerate(TOWNS)}}


def lead(state: BrianBoru, seat: int, region: int) -> float:
    sides = totals(state, region)
    most = max(sides)
    if most == 0 or sides[seat] < most:
        return 0.0
    return TOKEN_POINTS[region] / sides.count(most)


def reason(kind: str, more: dict[str, float]) -> str:
    """Low cards may be what makes a hand better: then the sentence says why."""
    return "low-hand" if kind == "hand" and more.get("high-cards", 0.0) <= -CLEARLY else kind


def order(state: BrianBoru, seat: int, code: int) -> Message | None:
    """A secondary action by what it gives; everything else is said by the catalogue."""
    found = uses_offered(state, seat).get(str(code))
    if not found:
        return None
    first, *rest = found
    symbol = first["symbol"]
    if symbol == "battle" and not first["count"]:
        return Message("brian-boru.order-use-no-raider")
    may_expand = any(one["symbol"] == "expand" and one["affordable"] and one["towns"] for one in rest)
    key = f"brian-boru.order-use-{symbol}{'-expand' if may_expand else ''}"
    return Message(key, {"count": int(first.get("count") or first.get("steps") or 0)})
