"""What must always hold: every card in one place, every number within what its place can mean."""

from __future__ import annotations

from typing import TypeVar

from meadhall.games.ortus_regni.cards import (
    ARMY_DECKS,
    ARMY_SPLIT,
    ATTACKER_WINS,
    BATTLE_SPLIT,
    CARD_SPAN,
    CATHEDRAL,
    CATHEDRALS_IN_PLAY,
    COPIES_PER_TYPE,
    DECK_SIZE,
    DEFENDER_WINS,
    IS_BUILDING,
    IS_EMISSARY,
    IS_LORD,
    IS_PROPERTY,
    KIND_NAMES,
    PALACE,
    VIKING_SPLIT,
    counts_of_cards,
)
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.opening import DraftFrame, LegacyFrame, SetUpFrame, TrayTowersFrame
from meadhall.games.ortus_regni.frames.politics import JoustFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, RoundFrame, SeriesFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import HIT_TARGET, STRIKE, TAKE_SPOILS, BattleFrame, SpreadFrame
from meadhall.games.ortus_regni.interface.pending.stack import check_frames
from meadhall.games.ortus_regni.interface.position import army_held, placed_cards
from meadhall.games.ortus_regni.knowledge.redeal import visible_cards
from meadhall.games.ortus_regni.politics.joust import LORD_RIDES, STAKE_SPAN, STAKED_FIEF
from meadhall.games.ortus_regni.politics.kingship import guard_room
from meadhall.games.ortus_regni.setup.deck_building import most_copies
from meadhall.games.ortus_regni.setup.setup import HANDS, TABLE
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import garrison_room
from meadhall.games.ortus_regni.turn.ending import holdings
from meadhall.games.ortus_regni.turn.menu import cathedrals
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    KING_UNIT,
    LORD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    role_of,
    seat_of,
    unit,
    which_of,
)
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.words.message import Value

F = TypeVar("F", bound=Frame)


def fail(reason: str, clause: str, path: str, **args: Value) -> None:
    raise BadPosition(f"ortus-regni.position-{reason}", clause, path_name=path, **args)


def check(state: OrtusRegni) -> None:
    check_series(state)
    check_seats(state)
    check_fiefs(state)
    check_vikings(state)
    check_forces(state)
    check_joust(state)
    check_frames(state)
    check_moment(state)
    check_outcome(state)
    if table_laid(state):
        check_sets(state)
        check_table_decks(state)
    else:
        check_plans(state)
        check_bare_table(state)


def has_ended(state: OrtusRegni) -> bool:
    """The game is over, or one of a series is."""
    return state.over or (bool(state.stack) and isinstance(state.stack[0], SeriesFrame))


def part_of_set_up(state: OrtusRegni) -> int:
    """The part of the set-up that comes next; NONE in a game under way."""
    bottom = state.stack[0] if state.stack else None
    return bottom.part if isinstance(bottom, SetUpFrame) else NONE


def table_laid(state: OrtusRegni) -> bool:
    """Before the decks are built there are no cards to count."""
    part = part_of_set_up(state)
    return part == NONE or part > TABLE


def pending(state: OrtusRegni, kind: type[F]) -> F | None:
    """The frame of a step that is under way."""
    return next((frame for frame in state.stack if isinstance(frame, kind)), None)


# --- Earls and Fiefs ------------------------------------------------------------------------------------------------


def check_series(state: OrtusRegni) -> None:
    if len(state.wins) != state.players:
        fail("seats", "OR-16.4", "before.wins")
    decided = max(state.wins) > state.rules.series // 2
    if (decided and not state.over) or max(state.wins) > state.game_number or (state.rules.series == 1 and decided):
        fail("wins", "OR-16.4", "before.wins")


def check_seats(state: OrtusRegni) -> None:
    fallen = sorted(seat for seat in range(state.players) if not state.alive[seat])
    if sorted(state.fallen) != fallen:
        fail("fallen", "OR-14.8", "fallen", fallen_seat=fallen)
    for seat in range(state.players):
        if not state.alive[seat]:
            check_fallen(state, seat)
        elif not state.fiefs[seat] and not state.rules.heathen and part_of_set_up(state) != 0:
            fail("no-building", "OR-14.1", f"seats[{seat}].fiefs", seat=seat)
        if not all(IS_EMISSARY[kind] for kind in state.emissaries[seat]):
            fail("emissaries", "OR-4.23", f"seats[{seat}].emissaries")
        if state.spent[seat] and not may_be_spent(state, seat):
            fail("spent", "OR-14.11", f"seats[{seat}].spent", seat=seat)
        if 0 < state.rules.bequests < state.bequests[seat]:
            fail("bequests", "OR-13.5", f"seats[{seat}].bequests", bequests_count=state.rules.bequests)
    if guard_room(state) < 0:
        fail("guard-full", "OR-9.5", "guard")
    if (state.guard[0] or state.guard[1]) and state.king == NONE:
        fail("guard-without-king", "OR-9.8", "guard")


def may_be_spent(state: OrtusRegni, seat: int) -> bool:
    """Whether an Earl can have ended this round's turn with an empty deck and be waiting for the round to end."""
    bottom = state.stack[0] if state.stack else None
    turn = pending(state, TurnFrame)
    return (
        state.rules.equal_turns
        and not state.rules.heathen
        and state.alive[seat]
        and not state.decks[seat]
        and isinstance(bottom, RoundFrame)
        and (seat - state.first) % state.players < bottom.place <= state.players
        and (turn is None or turn.seat != seat)
    )


def check_fallen(state: OrtusRegni, seat: int) -> None:
    """What an eliminated Earl had has left the table (OR-14.4, OR-14.5)."""
    held: dict[str, object] = {
        "fiefs": state.fiefs[seat],
        "mercenaries": state.mercenaries[seat],
        "cubes": state.cubes[seat],
        "pool": state.pool_infantry[seat] + state.pool_knights[seat],
        "banners": state.banners[seat],
        "discard": state.discards[seat],
        "emissaries": state.emissaries[seat],
    }
    for name, what in held.items():
        if what:
            fail("fallen-holds", "OR-14.4", f"seats[{seat}].{name}", seat=seat)
    if state.king == seat:
        fail("fallen-holds", "OR-14.4", "king", seat=seat)


def check_fiefs(state: OrtusRegni) -> None:
    for number, building in enumerate(state.building):
        if building == NONE:
            continue
        path = f"seats[{state.holder[number]}].fiefs"
        if not IS_BUILDING[building % CARD_SPAN]:
            fail("not-a-building", "OR-1.4", path, fief=number + 1, card=KIND_NAMES[building % CARD_SPAN])
        if state.lord[number] != NONE and not IS_LORD[state.lord[number]]:
            fail("not-a-lord", "OR-4.9", path, fief=number + 1, card=KIND_NAMES[state.lord[number]])
        for card in state.properties[number]:
            if not IS_PROPERTY[card % CARD_SPAN]:
                fail("not-a-property", "OR-1.4", path, fief=number + 1, card=KIND_NAMES[card % CARD_SPAN])
    for number, card in enumerate(state.mercenary_card):
        if card != NONE and garrison_room(state, number) < 0:
            path = f"seats[{state.mercenary_holder[number]}].mercenaries"
            fail("garrison-full", "OR-5.15", path, mercenary=number + 1)
    on_their_way = state.spoils + [frame.card for frame in state.stack if isinstance(frame, AttachFrame)]
    count = cathedrals(state) + sum(1 for card in on_their_way if card % CARD_SPAN == CATHEDRAL)
    if count > CATHEDRALS_IN_PLAY:
        fail("cathedrals", "OR-4.8", "seats", given_count=count, most_count=CATHEDRALS_IN_PLAY)


def check_vikings(state: OrtusRegni) -> None:
    """The timer runs until they arrive; the horde is there from then on (OR-11.1, OR-11.3)."""
    if not state.arrived and (state.horde[0] or state.horde[1]):
        fail("horde-early", "OR-11.3", "vikings.horde")
    if not state.arrived and state.growth_due:
        fail("growth-early", "OR-11.6", "vikings.growth_due")
    if state.arrived and (state.black or state.white):
        fail("timer-late", "OR-11.3", "vikings.black" if state.black else "vikings.white")


# --- battles and Jousts ---------------------------------------------------------------------------------------------


def check_forces(state: OrtusRegni) -> None:
    """Forces, captives and spoils are of the battle under way, and name cards that are there."""
    battle = pending(state, BattleFrame)
    if has_ended(state):
        return  # the battle that ended the game is left lying
    if battle is None:
        for name, what in (
            ("attack", state.attack_force),
            ("defence", state.defend_force),
            ("unhurt", state.unhurt),
            ("captives", state.captives),
            ("spoils", state.spoils),
        ):
            if what:
                fail("no-battle", "OR-8.39", f"battle.{name}")
        return
    check_force(state, "attack", state.attack_force, battle.attacker, battle.stage)
    check_force(state, "defence", state.defend_force, battle.defender, battle.stage)
    check_aftermath(state, battle)


def check_force(state: OrtusRegni, name: str, force: list[int], head: int, stage: int) -> None:
    for fielded in force:
        seat = seat_of(fielded)
        of_side = head != VIKINGS and (seat == head or seat == state.ally(head))
        if not of_side or not is_there(state, fielded, force, stage):
            fail("unit", "OR-8.4", f"battle.{name}", given_count=fielded)


def is_there(state: OrtusRegni, fielded: int, force: list[int], stage: int) -> bool:
    """Whether the card a unit stands for is on the table, as often as it is in the force."""
    role, seat, which = role_of(fielded), seat_of(fielded), which_of(fielded)
    count = force.count(fielded)
    if role == LORD_UNIT:
        if stage > TAKE_SPOILS and count == 1:
            return True  # his building may have fallen, and he with it
        return count == 1 and which in state.fiefs[seat] and state.lord[which] != NONE
    if role == POOL_UNIT:
        return count <= (state.pool_knights[seat] if which else state.pool_infantry[seat])
    if role == MERCENARY_UNIT:
        return count == 1 and which in state.mercenaries[seat]
    if role in (GARRISON_UNIT, GARRISON_KNIGHT):
        garrison = state.garrison_infantry if role == GARRISON_UNIT else state.garrison_knights
        return unit(MERCENARY_UNIT, seat, which) in force and count == garrison[which]
    if role == KING_UNIT:
        return count == 1 and state.king == seat
    if role == GUARD_UNIT:
        return unit(KING_UNIT, seat, 0) in force and count <= state.guard[which]
    return True  # a hand fighter: the cards of each Earl's set are counted


def check_aftermath(state: OrtusRegni, battle: BattleFrame) -> None:
    """Units still to be hurt, captives and spoils belong to the stages that make them."""
    if state.unhurt and not isinstance(state.stack[-1], SpreadFrame):
        fail("no-battle", "OR-8.17", "battle.unhurt")
    captured = battle.attacker != VIKINGS and battle.result in (ATTACKER_WINS, DEFENDER_WINS)
    if state.captives and (battle.stage <= STRIKE or not captured or len(set(state.captives)) != len(state.captives)):
        fail("no-battle", "OR-8.13", "battle.captives")
    fallen = all(IS_PROPERTY[card % CARD_SPAN] for card in state.spoils)
    if state.spoils and not (fallen and HIT_TARGET < battle.stage <= TAKE_SPOILS + 1):
        fail("no-battle", "OR-8.27", "battle.spoils")


def check_joust(state: OrtusRegni) -> None:
    """Stakes and riders name what their Earls have, and lie there only during a Joust."""
    if any(state.attending) and not has_ended(state) and pending(state, JoustFrame) is None:
        fail("no-joust", "OR-12.16", "joust.attending")
    for seat in range(state.players):
        staked, rider = state.stakes[seat], state.contestants[seat]
        if not state.attending[seat] and (staked != NONE or rider != NONE):
            fail("joust", "OR-12.3", "joust.attending", seat=seat)
        if state.attending[seat] and not state.alive[seat]:
            fail("joust", "OR-12.2", "joust.attending", seat=seat)
        if staked != NONE and not stake_stands(state, seat, staked):
            fail("joust", "OR-12.4", "joust.stakes", seat=seat)
        own_lord = rider - LORD_RIDES in state.fiefs[seat] and state.lord[rider - LORD_RIDES] != NONE
        if rider >= LORD_RIDES and not own_lord:
            fail("joust", "OR-12.6", "joust.riders", seat=seat)


def stake_stands(state: OrtusRegni, seat: int, staked: int) -> bool:
    if staked >= STAKED_FIEF:
        return staked - STAKED_FIEF in state.fiefs[seat] and len(state.fiefs[seat]) > 1
    fief = staked // STAKE_SPAN
    return fief in state.fiefs[seat] and staked % STAKE_SPAN in state.properties[fief]


# --- the moment -----------------------------------------------------------------------------------------------------


def check_moment(state: OrtusRegni) -> None:
    """What belongs to certain moments only: rounds, the first player, points to spend, packs, hands."""
    part = part_of_set_up(state)
    in_set_up = part != NONE
    if in_set_up != (state.round == 0) and not (state.round == 0 and len(state.stack) == 1):
        fail("round", "OR-3.1", "round", most_count=state.rules.round_limit)
    if state.round > state.rules.round_limit:
        fail("round", "OR-14.9", "round", most_count=state.rules.round_limit)
    first_drawn = part > TABLE or not in_set_up or (state.rules.legacy and part > 1)
    if (state.first != NONE) != first_drawn:
        fail("first", "OR-2.9", "first")
    spending = pending(state, LegacyFrame) is not None or pending(state, TrayTowersFrame) is not None
    drafting = pending(state, DraftFrame) is not None
    for seat in range(state.players):
        if state.points[seat] and not spending:
            fail("points", "OR-16.6", f"seats[{seat}].points")
        if (state.packs[seat] or state.kept[seat]) and not drafting:
            fail("no-draft", "OR-16.18", f"seats[{seat}].{'pack' if state.packs[seat] else 'kept'}")
        if in_set_up and part <= HANDS and state.hands[seat]:
            fail("hand-early", "OR-2.12", f"seats[{seat}].hand")
        if in_set_up and part > TABLE and len(state.hands[seat]) + len(state.decks[seat]) != DECK_SIZE:
            fail("deck-size", "OR-2.1", f"seats[{seat}].deck", wanted_count=DECK_SIZE)


def check_outcome(state: OrtusRegni) -> None:
    """A game ends by the last Earl, by a crown, with the horde, with all decks, or at its limit (OR-14, OR-16)."""
    if not has_ended(state):
        if state.outcome != NONE:
            fail("outcome", "OR-14.8", "outcome")
        return
    if state.round == 0:
        fail("outcome", "OR-14.8", "over" if state.over else "round")
    heathen = state.rules.heathen and state.arrived
    living = state.living()
    if state.outcome == NONE:
        sailed = state.viking_turns == state.rules.heathen_turns > 0
        saved = heathen and (sailed or not sum(state.horde)) and any(holdings(state, seat) for seat in living)
        limit = state.round >= state.rules.round_limit and not heathen
        dry = state.rules.equal_turns and not state.rules.heathen and not any(state.decks[seat] for seat in living)
        ended = len(living) > 1 and (saved or limit or dry)
    elif state.outcome == VIKINGS:
        ended = heathen
    else:
        last = all(seat == state.outcome or state.ally(state.outcome) == seat for seat in living)
        crowned = (state.rules.state_and_church or state.rules.heathen) and state.king == state.outcome
        ended = state.alive[state.outcome] and (last or crowned or state.rules.heathen)
    if not ended:
        fail("outcome", "OR-14.8", "outcome")


# --- cards ----------------------------------------------------------------------------------------------------------


def check_plans(state: OrtusRegni) -> None:
    """Before the table is laid: only bought cards lie anywhere, and the deck lists leave them out (OR-16.8)."""
    nothing = [0] * SET_KINDS
    for seat in range(state.players):
        where = f"seats[{seat}]"
        bought = state.bought[seat]
        for name, what in (
            ("hand", state.hands[seat]),
            ("deck", state.decks[seat]),
            ("mercenaries", state.mercenaries[seat]),
            ("emissaries", state.emissaries[seat]),
            ("pool", state.pool_infantry[seat] + state.pool_knights[seat]),
            ("turns", state.turns[seat]),
            ("tray", sum(state.trays[seat])),
        ):
            if what:
                fail("too-early", "OR-2.11", f"{where}.{name}", seat=seat)
        seen = visible_cards(state, seat)
        towers = counts_of_cards(state.towers[seat], CARD_SPAN)
        lying = [seen[kind] + towers[kind] for kind in range(CARD_SPAN)]
        if lying[:SET_KINDS] != bought or lying[PALACE] != (part_of_set_up(state) > 0):
            fail("bought", "OR-16.8", f"{where}.bought", seat=seat)
        if not state.rules.legacy and bought != nothing:
            fail("bought", "OR-16.7", f"{where}.bought", seat=seat)
        fits = all(state.lists[seat][kind] <= most_copies(state, seat, kind) for kind in range(SET_KINDS))
        if not fits or sum(state.lists[seat]) > DECK_SIZE or not state.alive[seat]:
            fail("deck-list", "OR-2.2", f"{where}.deck_list", seat=seat)
    if any(state.common) and not state.rules.house:
        fail("common", "OR-16.14", "before.common")
    for name, piles in (("army", state.army_deck + state.army_discard), ("battle", state.battle_deck),
                        ("viking", state.viking_deck + state.viking_discard)):  # fmt: skip
        if any(piles):
            fail("too-early", "OR-2.11", f"table_decks.{name}", seat=0)
    if state.rules.draft:
        check_drafted_set(state)


def check_sets(state: OrtusRegni) -> None:
    """Each Earl has six of each kind and one Palace, all somewhere (OR-1.1, OR-1.3)."""
    for seat in range(state.players):
        placed = placed_cards(state, seat)
        where = f"seats[{seat}]"
        if placed[PALACE] > 1:
            fail("palaces", "OR-1.3", where, seat=seat, given_count=placed[PALACE])
        if any(state.bought[seat]):
            fail("bought", "OR-16.8", f"{where}.bought", seat=seat)
        if max(state.lists[seat]) > COPIES_PER_TYPE:
            fail("deck-list", "OR-2.2", f"{where}.deck_list", seat=seat)
        for kind in range(0 if state.rules.draft else SET_KINDS):
            total = placed[kind] + state.trays[seat][kind]
            if total > COPIES_PER_TYPE or (state.alive[seat] and total != COPIES_PER_TYPE):
                fail(
                    "copies",
                    "OR-1.1",
                    where,
                    seat=seat,
                    card=KIND_NAMES[kind],
                    given_count=total,
                    most_count=COPIES_PER_TYPE,
                )
    if state.rules.draft:
        check_drafted_set(state)
    elif any(state.undealt):
        fail("no-draft", "OR-16.17", "before.undealt")


def check_drafted_set(state: OrtusRegni) -> None:
    """One set lies in all Earldoms together (OR-16.17)."""
    totals = state.undealt[:]
    for seat in range(state.players):
        placed = placed_cards(state, seat)
        for kind in range(SET_KINDS):
            totals[kind] += placed[kind]
            if not table_laid(state) and pending(state, DraftFrame) is None:
                totals[kind] += state.lists[seat][kind]
        for kind in state.packs[seat] + state.kept[seat]:
            totals[kind] += 1
        if any(state.trays[seat]):
            fail("no-tray", "OR-16.17", f"seats[{seat}].tray", seat=seat)
    for kind, total in enumerate(totals):
        if total > COPIES_PER_TYPE or (total < COPIES_PER_TYPE and part_of_set_up(state) > 1):
            fail(
                "drafted-copies",
                "OR-16.17",
                "before.undealt",
                card=KIND_NAMES[kind],
                given_count=total,
                most_count=COPIES_PER_TYPE,
            )


def check_bare_table(state: OrtusRegni) -> None:
    """Before the table is laid (OR-2.11) there is no card of its decks and no sign of the Vikings.

    A King there can be where Banners were bought with Legacy Points.
    """
    piles = {
        "table_decks.army": state.army_deck + state.army_discard,
        "table_decks.battle": state.battle_deck + state.battle_discard,
        "table_decks.viking": state.viking_deck + state.viking_discard,
        "vikings.horde": state.horde,
        "guard": state.guard,
        "king": [] if state.king == NONE or state.rules.legacy else [1],
        "vikings": [state.black, state.white, state.arrived, state.growth_due],
    }
    for path, numbers in piles.items():
        if any(numbers):
            fail("bare-table", "OR-2.11", path)


def check_table_decks(state: OrtusRegni) -> None:
    held = army_held(state)
    drawn = [frame.card for frame in state.stack if isinstance(frame, BattleFrame)]
    for kind, split in enumerate(ARMY_SPLIT):
        total = held[kind] + state.army_deck[kind] + state.army_discard[kind]
        if total != ARMY_DECKS[state.players] * split:
            most = ARMY_DECKS[state.players] * split
            fail("army-cards", "OR-1.9", "table_decks.army", given_count=total, most_count=most)
    for kind, split in enumerate(VIKING_SPLIT):
        if state.horde[kind] + state.viking_deck[kind] + state.viking_discard[kind] != split:
            fail("viking-cards", "OR-1.8", "table_decks.viking", most_count=split)
    for kind, split in enumerate(BATTLE_SPLIT):
        total = state.battle_deck[kind] + state.battle_discard[kind] + drawn.count(kind)
        if total > split or (total < split and not has_ended(state)):
            fail("battle-cards", "OR-1.8", "table_decks.battle", most_count=split)
