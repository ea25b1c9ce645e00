"""A defence that somebody imagines while the attack is being fielded: which table cards stand up, and what follows.

Only cards that lie on the table can be imagined, so all of it is a function of what everybody knows (OR-15.1).
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import KNIGHT
from meadhall.games.ortus_regni.codes import (
    FIELD_GUARD,
    FIELD_HAND,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_POOL,
)
from meadhall.games.ortus_regni.frames.war import ATTACKER_FIELDS
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.battle_outcomes import battle_frame, fates
from meadhall.games.ortus_regni.knowledge.view import unit_view
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.war.fielding import field
from meadhall.games.ortus_regni.war.forces import field_limit, fieldable
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.table import STEP_MARK


def defence_is_open(state: OrtusRegni) -> bool:
    """Whether an Earl is fielding an attack: the defence comes after it."""
    frame = battle_frame(state)
    return frame is not None and frame.stage - 1 == ATTACKER_FIELDS


def suppose(state: OrtusRegni, line: str) -> dict[str, Any]:
    """The battle against the defenders a line fields (`field lord 8; field knight`): nobody, if it is empty."""
    steps = line.split(STEP_MARK) if line.strip() else []
    if not defence_is_open(state):
        raise IllegalAction("ortus-regni.refuse-supposed", "OR-8.4", given_text=line)
    cards: list[int] = []
    for step in steps:
        code = SPACE.parse(step)
        if code is None or code not in on_the_table(with_defence(state, cards)):
            raise IllegalAction("ortus-regni.refuse-supposed", "OR-8.4", given_text=step)
        cards.append(code)
    return imagined(state, cards)


def imagined(state: OrtusRegni, cards: list[int]) -> dict[str, Any]:
    """What the Battle cards would do against these defenders, and every card that could be one of them."""
    return {**fates(with_defence(state, cards)), "roster": roster(state, cards)}


def table_defence(state: OrtusRegni) -> list[int]:
    """Everything the defender can field from the table, the strongest first."""
    cards: list[int] = []
    while codes := on_the_table(with_defence(state, cards)):
        cards.append(best_first(codes))
    return cards


def with_defence(state: OrtusRegni, cards: list[int]) -> OrtusRegni:
    """A copy in which the defender has fielded these cards."""
    ahead = state.clone()
    ahead.journal = None
    for code in cards:
        ahead.defend_force = ahead.defend_force + field(ahead, defender_of(ahead), code)
    return ahead


def defender_of(state: OrtusRegni) -> int:
    frame = battle_frame(state)
    assert frame is not None
    return frame.defender


def on_the_table(state: OrtusRegni) -> list[int]:
    """What the defender could still field without the hand."""
    codes = fieldable(state, defender_of(state), state.defend_force)
    return [code for code in codes if not FIELD_HAND <= code < FIELD_POOL]


def best_first(codes: list[int]) -> int:
    """A Knight before Infantry, of the pool and of the Guard; the order of all others makes no difference."""
    for knight in (FIELD_POOL + KNIGHT, FIELD_GUARD + KNIGHT):
        if knight in codes:
            return knight
    return codes[0]


# --- who could defend -----------------------------------------------------------------------------------------------


def roster(state: OrtusRegni, cards: list[int]) -> list[dict[str, Any]]:
    """Every table card that could defend, always in the same order: whether it does in this imagination, and the line
    that imagines it the other way; no line where it can't join as things are (OR-5.14, OR-8.5)."""
    told = []
    bare = with_defence(state, [])
    open_now = on_the_table(with_defence(state, cards))
    for code, copies in candidates(state):
        stands = cards.count(code)
        for copy in range(copies):
            within = copy < stands
            others = without(state, cards, code) if within else [*cards, code]
            told.append({
                "cards": [unit_view(state, fielded) for fielded in field(bare, defender_of(state), code)],
                "stands": within,
                "line": line_of(others) if within or code in open_now else None,
            })  # fmt: skip
    return told


def candidates(state: OrtusRegni) -> list[tuple[int, int]]:
    """Codes of what could be fielded from the table, and how many of each at most."""
    seat = defender_of(state)
    found = [(FIELD_LORD + fief, 1) for fief in state.fiefs[seat] if state.lord[fief] != NONE]
    found += [(FIELD_MERCENARY + mercenary, 1) for mercenary in state.mercenaries[seat]]
    if state.king == seat:
        found += [(FIELD_KING, 1), *((FIELD_GUARD + army, state.guard[army]) for army in (KNIGHT, 1 - KNIGHT))]
    most = field_limit(state, seat)
    found.append((FIELD_POOL + KNIGHT, min(most, state.pool_knights[seat])))
    found.append((FIELD_POOL, min(most, state.pool_infantry[seat])))
    return found


def without(state: OrtusRegni, cards: list[int], code: int) -> list[int]:
    """The cards less one such card, and less whatever can't stand without it."""
    left = cards[:]
    left.remove(code)
    kept: list[int] = []
    for other in left:
        if other in on_the_table(with_defence(state, kept)):
            kept.append(other)
    return kept


def line_of(cards: list[int]) -> str:
    return f"{STEP_MARK} ".join(SPACE.notations[code] for code in cards)
