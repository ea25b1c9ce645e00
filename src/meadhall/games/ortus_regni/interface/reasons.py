"""What an Earl's prospects are made of, for the reasons of hints and reviews, and what they have to show for it."""

from __future__ import annotations

from meadhall.games.ortus_regni.codes import END
from meadhall.games.ortus_regni.frames.opening import DecksFrame
from meadhall.games.ortus_regni.frames.turns import TurnFrame
from meadhall.games.ortus_regni.knowledge.values import FEATURES, WEIGHTS, WON, features, phase
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.turn.ending import game_places

KINDS: dict[str, tuple[str, ...]] = {
    "buildings": ("alive", "second-building", "third-building", "further-buildings", "holdings"),
    "lands": ("lands", "working-markets"),
    "church": ("churches", "cathedral"),
    "lords": ("lords", "heir"),
    "army": ("table-strength", "hand-strength"),
    "towers": ("towers", "first-towers"),
    "hand": ("hand", "castles-in-hand", "treachery", "intrigue", "defence-in-struggles", "banners-in-hand"),
    "king": ("king", "kingship-banners", "cubes"),
    "deck": ("deck", "short-deck", "lasts-longest", "bequest"),
    "safety": ("exposed", "last-building-exposed"),
    "threat": ("threatens",),
    "struggle": ("under-way", "action-left"),
}
"""The features of the value that one sentence speaks of together."""
PLACES = {kind: [FEATURES.index(name) for name in names] for kind, names in KINDS.items()}


def worths(state: OrtusRegni, seat: int) -> dict[str, float]:
    if state.over:
        return {"win": WON if game_places(state)[seat] == 1 else -WON}
    weights = WEIGHTS[state.players][phase(state)]
    row = features(state)[seat]
    found = {kind: sum(weights[place] * row[place] for place in places) for kind, places in PLACES.items()}
    if not state.alive[seat]:
        found["struggle"] = -WON
    return found


def reason(state: OrtusRegni, kind: str) -> str:
    """Who builds a deck has no hand yet: what is in hand later came from it."""
    top = state.stack[-1] if state.stack else None
    return "deck-chosen" if kind == "hand" and isinstance(top, DecksFrame) else kind


def ends_turn(state: OrtusRegni, seat: int) -> int | None:
    top = state.stack[-1] if state.stack else None
    return END if isinstance(top, TurnFrame) and top.seat == seat and END in state.legal(seat) else None


def turn_under_way(state: OrtusRegni) -> tuple[int, bool]:
    """Which turn it is, and whether it is still an Earl's: before the next one the Vikings may have theirs."""
    return sum(state.turns), any(isinstance(frame, TurnFrame) for frame in state.stack)


def holdings(state: OrtusRegni, seat: int) -> dict[str, float]:
    fiefs = state.fiefs[seat]
    return {
        "buildings": float(len(fiefs)),
        "properties": float(sum(len(state.properties[fief]) for fief in fiefs)),
        "lords": float(sum(state.lord[fief] >= 0 for fief in fiefs)),
        "armies": float(state.pool_infantry[seat] + state.pool_knights[seat]),
        "mercenaries": float(len(state.mercenaries[seat])),
        "towers": float(len(state.towers[seat])),
        "cards": float(len(state.hands[seat])),
        "banners": float(state.banners[seat]),
    }
