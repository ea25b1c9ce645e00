"""What one seat may know (OR-15) as a row of numbers: seats stand in the order clockwise from the one that looks."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import CARD_SPAN, CASTLE, CATHEDRAL, COPIES_PER_TYPE, IS_LORD, LAND, PALACE
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.frames.politics import StruggleFrame
from meadhall.games.ortus_regni.frames.war import BattleFrame
from meadhall.games.ortus_regni.politics.joust import LORD_RIDES
from meadhall.games.ortus_regni.state import (
    FIEFS_PER_EARL,
    MERCENARIES_PER_EARL,
    NONE,
    VIKINGS,
    OrtusRegni,
)
from meadhall.games.ortus_regni.turn.ending import holdings
from meadhall.games.ortus_regni.war.forces import field_limit, force_strength, horde_strength
from meadhall.kernel.observation import NEIGHBOURS, Observer

STEP_COUNT: Final = 28
PROPERTY_KINDS: Final = CATHEDRAL - LAND + 1
LORD_KINDS: Final[int] = IS_LORD.count(True)
LORD_PLACE: Final[list[int]] = [sum(IS_LORD[:kind]) if IS_LORD[kind] else NONE for kind in range(CARD_SPAN)]
MOST_EARLS: Final = 6
NO_CARDS: Final[list[int]] = []
NO_COUNTS: Final[list[int]] = [0] * SET_KINDS
FIEFS: Final[list[str]] = [f"fief_{number + 1}" for number in range(FIEFS_PER_EARL * MOST_EARLS)]
MERCENARIES: Final[list[str]] = [f"mercenary_{number + 1}" for number in range(MERCENARIES_PER_EARL * MOST_EARLS)]


def observe(state: OrtusRegni, seat: int, out: Observer) -> None:
    """Own cards, the table, what is under way, Fiefs and Mercenaries by number, then every seat."""
    out.flag("asked", seat in state.waiting)
    out.one_of("step", state.stack[-1].step if state.stack else NONE, STEP_COUNT)
    observe_own_cards(state, seat, out)
    observe_table(state, seat, out)
    observe_battle(state, seat, out)
    observe_struggle(state, seat, out)
    for number in range(FIEFS_PER_EARL * state.players):
        out.about(FIEFS[number])
        observe_fief(state, seat, number, out)
    for number in range(MERCENARIES_PER_EARL * state.players):
        out.about(MERCENARIES[number])
        out.one_of("holder", from_seat(state, seat, state.mercenary_holder[number]), state.players)
        out.number("infantry", state.garrison_infantry[number], 4)
        out.number("knights", state.garrison_knights[number], 4)
    for step in range(state.players):
        out.about(NEIGHBOURS[step])
        observe_seat(state, (seat + step) % state.players, out)


def from_seat(state: OrtusRegni, seat: int, other: int) -> int:
    """How many places to the left of a seat another sits; none stays none, and the Vikings come after all seats."""
    if other == VIKINGS:
        return state.players
    return NONE if other == NONE else (other - seat) % state.players


def observe_own_cards(state: OrtusRegni, seat: int, out: Observer) -> None:
    """What only this seat sees; an eliminated Earl sees what is public (OR-15.9)."""
    alive = state.alive[seat]
    rider = state.contestants[seat] if alive else NONE
    out.counted("hand_cards", state.hands[seat] if alive else NO_CARDS, CARD_SPAN, COPIES_PER_TYPE)
    out.counted("tower_cards", state.towers[seat] if alive else NO_CARDS, CARD_SPAN, COPIES_PER_TYPE)
    out.counted("deck_cards", state.decks[seat] if alive else NO_CARDS, CARD_SPAN, COPIES_PER_TYPE)
    out.numbers("tray", state.trays[seat] if alive else NO_COUNTS, COPIES_PER_TYPE)
    out.numbers("deck_list", state.lists[seat] if alive else NO_COUNTS, COPIES_PER_TYPE)
    out.counted("pack", state.packs[seat] if alive else NO_CARDS, CARD_SPAN, COPIES_PER_TYPE)
    out.counted("kept", state.kept[seat] if alive else NO_CARDS, CARD_SPAN, COPIES_PER_TYPE)
    out.one_of("rider", rider if rider < LORD_RIDES else NONE, CARD_SPAN)


def observe_table(state: OrtusRegni, seat: int, out: Observer) -> None:
    """Rounds, crown and Church, Vikings and decks."""
    players = state.players
    out.number("round", state.round, 20)
    out.number("round_limit", state.rules.round_limit, 60)
    out.number("bequest_limit", state.rules.bequests, 4)
    out.one_of("first", from_seat(state, seat, state.first), players)
    out.one_of("king", from_seat(state, seat, state.king), players)
    out.numbers("guard", state.guard, 8)
    out.one_of("archbishop", from_seat(state, seat, state.archbishop()), players)
    out.one_of("church_controller", from_seat(state, seat, state.church_controller()), players)
    out.flag("vikings_arrived", state.arrived)
    out.number("black_markers", state.black, 8)
    out.flag("white_marker", state.white)
    out.numbers("horde", state.horde, 10)
    out.number("army_deck", sum(state.army_deck), 52)
    out.numbers("army_discard", state.army_discard, 26)
    out.number("battle_deck", sum(state.battle_deck), 24)
    out.numbers("battle_discard", state.battle_discard, 12)
    out.number("viking_deck", sum(state.viking_deck), 24)
    out.numbers("viking_discard", state.viking_discard, 12)
    out.numbers("common", state.common, COPIES_PER_TYPE)
    out.number("game_number", state.game_number, 5)


def observe_battle(state: OrtusRegni, seat: int, out: Observer) -> None:
    """The battle on the table, if there is one: sides, what is attacked, strengths, damage."""
    players = state.players
    battle: BattleFrame | None = None
    for frame in state.stack:
        if isinstance(frame, BattleFrame):
            battle = frame
            break
    attack = 0
    if battle is not None:
        attack = horde_strength(state) if battle.attacker == VIKINGS else force_strength(state, state.attack_force)
    out.one_of("attacker", NONE if battle is None else from_seat(state, seat, battle.attacker), players + 1)
    out.one_of("attack_controller", NONE if battle is None else from_seat(state, seat, battle.controller), players)
    out.one_of("defender", NONE if battle is None else from_seat(state, seat, battle.defender), players)
    out.one_of("attack_way", NONE if battle is None else battle.way, 3)
    out.one_of("attacked_fief", NONE if battle is None else battle.target, FIEFS_PER_EARL * players)
    out.one_of("battle_card", NONE if battle is None else battle.card, 4)
    out.one_of("battle_result", NONE if battle is None else battle.result, 4)
    out.number("attack_strength", attack, 12)
    out.number("defence_strength", 0 if battle is None else force_strength(state, state.defend_force), 12)
    out.number("attack_units", 0 if battle is None else len(state.attack_force), 8)
    out.number("defence_units", 0 if battle is None else len(state.defend_force), 8)
    out.number("hurt_attacker", 0 if battle is None else battle.hurt_attacker, 12)
    out.number("hurt_defender", 0 if battle is None else battle.hurt_defender, 12)
    out.listed("captured_lords", state.captives, FIEFS_PER_EARL * players)


def observe_struggle(state: OrtusRegni, seat: int, out: Observer) -> None:
    """The political card under answer, if there is one."""
    players = state.players
    struggle: StruggleFrame | None = None
    for frame in state.stack:
        if isinstance(frame, StruggleFrame):
            struggle = frame
            break
    out.one_of("struggle_actor", NONE if struggle is None else from_seat(state, seat, struggle.actor), players)
    out.one_of("struggle_victim", NONE if struggle is None else from_seat(state, seat, struggle.victim), players)
    out.one_of("struggle_card", NONE if struggle is None else struggle.political, CARD_SPAN)
    out.one_of("struggle_last", NONE if struggle is None else struggle.last, CARD_SPAN)
    out.one_of("struggle_aim", NONE if struggle is None else struggle.aim, 3)
    out.one_of("struggle_target", NONE if struggle is None else struggle.aimed_at, FIEFS_PER_EARL * players)


def observe_fief(state: OrtusRegni, seat: int, number: int, out: Observer) -> None:
    building = state.building[number]
    out.one_of("holder", from_seat(state, seat, state.holder[number]), state.players)
    out.flag("castle", building != NONE and building % CARD_SPAN == CASTLE)
    out.flag("palace", building != NONE and building % CARD_SPAN == PALACE)
    lord = state.lord[number]
    out.one_of("lord", NONE if lord == NONE else LORD_PLACE[lord], LORD_KINDS)
    kinds = [card % CARD_SPAN - LAND for card in state.properties[number]]
    out.counted("properties", kinds, PROPERTY_KINDS, 3)


def observe_seat(state: OrtusRegni, seat: int, out: Observer) -> None:
    """What everybody may know of an Earl: face-up cards, and hidden ones as mere counts (OR-15.1, OR-15.2)."""
    alive = state.alive[seat]
    rider = state.contestants[seat]
    out.flag("alive", alive)
    out.number("hand", len(state.hands[seat]) if alive else 0, 8)
    out.number("deck", len(state.decks[seat]) if alive else 0, 24)
    out.number("towers", len(state.towers[seat]) if alive else 0, 16)
    out.counted("discard", state.discards[seat], CARD_SPAN, COPIES_PER_TYPE)
    out.counted("emissaries", state.emissaries[seat], CARD_SPAN, 2)
    out.number("fiefs", len(state.fiefs[seat]), FIEFS_PER_EARL)
    out.number("infantry", state.pool_infantry[seat], 8)
    out.number("knights", state.pool_knights[seat], 8)
    out.number("field_limit", field_limit(state, seat), 8)
    out.number("banners", state.banners[seat], 3)
    out.number("cubes", state.cubes[seat], 5)
    out.number("turns", state.turns[seat], 20)
    out.number("bequests", state.bequests[seat], 4)
    out.flag("spent", state.spent[seat])
    out.number("holdings", holdings(state, seat), 20)
    out.number("points", state.points[seat], 10)
    out.number("wins", state.wins[seat], 3)
    out.flag("at_joust", state.attending[seat])
    out.flag("staked", state.stakes[seat] != NONE)
    out.flag("has_rider", rider != NONE)
    out.flag("rider_is_lord", rider >= LORD_RIDES)
