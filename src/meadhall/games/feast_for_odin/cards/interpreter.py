"""The interpreter (FO-11.19): carries out programs operation by operation, and lets owners use what cards offer."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.laying import ask_open, pieces_to_place, played_in_window, use_clause
from meadhall.games.feast_for_odin.cards.cards import CARD_DRAW, SHIP_USED, Clause
from meadhall.games.feast_for_odin.cards.cards import CLAUSES as CLAUSES_TABLE
from meadhall.games.feast_for_odin.cards.counts import animals, count, longships
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS as PROGRAMS_TABLE
from meadhall.games.feast_for_odin.cards.operations import (
    ChooseOp,
    DiceOp,
    DoActionOp,
    DoubleOp,
    DrawCardOp,
    DrawWeaponsOp,
    EmigrateOp,
    ExchangeOp,
    FillWeaponsOp,
    FlipOp,
    GainIfOp,
    GainOp,
    MountainOp,
    Op,
    OverseasOp,
    PerOp,
    PlacingOp,
    PlayCardsOp,
    ProductsOp,
    ReplaceOp,
    ReturnVikingsOp,
    RunPhaseOp,
    SaleOp,
    SwapSpecialOp,
    TakeWeaponsOp,
    ThrowOreOp,
    TierOp,
    UpgradeOp,
    UseSpaceOp,
    WoodPerPlayerOp,
)
from meadhall.games.feast_for_odin.cards.programs import (
    BONUS_HOME,
    BONUS_HOUSES,
    BREEDING_SELF,
    COUNT_NOTHING,
    EMIGRATION,
    FEAST_SELF,
    PILLAGING,
    THIS_SPACE,
)
from meadhall.games.feast_for_odin.cards.swaps import swap_tile
from meadhall.games.feast_for_odin.cards.triggers import before_action_clauses, push_effects, raise_item_event
from meadhall.games.feast_for_odin.codes import DONE, USE
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.effects import (
    ChooseFrame,
    EffectsFrame,
    EmigrateFrame,
    ExchangeFrame,
    MountainFrame,
    OverseasFrame,
    PickFrame,
    PlayCardsFrame,
    RecallFrame,
    RunFrame,
    SaleFrame,
    UpgradeFrame,
)
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, FlipFrame, PlaceFrame
from meadhall.games.feast_for_odin.frames.rounds import DrawFrame
from meadhall.games.feast_for_odin.items import (
    FULL_LONGSHIP,
    LONGSHIP,
    WEAPONS,
    WOOD,
)
from meadhall.games.feast_for_odin.notes import ORE_THROWN, TILE_SWAPPED
from meadhall.games.feast_for_odin.payments import pay_all
from meadhall.games.feast_for_odin.phases.automatic import breed, pay_bonuses, pay_house_bonuses
from meadhall.games.feast_for_odin.spaces.feasible import amount, can_act, possible, possible_program, tier_gain
from meadhall.games.feast_for_odin.spaces.spaces import MOST_SHIPS, SPACES
from meadhall.games.feast_for_odin.spaces.usable import missing_items, spaces_for_card
from meadhall.games.feast_for_odin.state import BOOST, NONE, PAID_TYPES, PARTS_USED, Feast
from meadhall.games.feast_for_odin.supply import build_all, draw_weapon, gain, gain_all, take_weapon
from meadhall.kernel.state import Step

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
PROGRAMS: Final[list[list[Op]]] = PROGRAMS_TABLE
CLAUSES: Final[list[Clause]] = CLAUSES_TABLE


class Run(Step[Feast]):
    """Carries out a program."""

    def proceed(self, state: Feast, frame: RunFrame) -> None:
        program = PROGRAMS[frame.program]
        # The frame moves on first: whatever an operation puts on the stack comes before the next one.
        while state.stack[-1] is frame:
            place = frame.place
            if place == len(program):
                state.stack.pop()
                return
            frame.place = place + 1
            execute(state, frame.seat, program, place, frame.source, frame.argument)


def execute(state: Feast, seat: int, program: list[Op], place: int, source: int, argument: int) -> None:
    op = program[place]
    if isinstance(op, GainOp):
        if op.builds:
            build_all(state, seat, op.gain, bool(state.tally[PAID_TYPES] & 1))
        else:
            gain_all(state, seat, op.gain, source)
            if source < 0 and SPACES[argument].longships:
                plundered(state, seat)
    elif isinstance(op, MountainOp):
        must = is_last_chance(state, seat, program, place, source, argument)
        state.stack.append(MountainFrame(seat, source, op.only, 0, must, op.sizes))
    elif isinstance(op, UpgradeOp):
        must = is_last_chance(state, seat, program, place, source, argument)
        times = 1 if op.times.kind == COUNT_NOTHING else count(state, seat, op.times)
        for _ in range(times):
            state.stack.append(UpgradeFrame(seat, op, source, argument, op.tiles, NONE, False, must))
    elif isinstance(op, ExchangeOp):
        state.stack.append(ExchangeFrame(seat, op, source, argument))
    elif isinstance(op, ChooseOp):
        state.stack.append(ChooseFrame(seat, op, source, argument))
    elif isinstance(op, DiceOp):
        state.stack.append(DiceFrame(seat, op.action, op.most_ships, source, argument))
    elif isinstance(op, PlayCardsOp):
        must = source >= 0 or not SPACES[argument].cost_any
        silver = op.pay[1] if op.pay else 0
        state.stack.append(PlayCardsFrame(seat, op.cards, 0, silver, must, source, argument))
    elif isinstance(op, OverseasOp):
        state.stack.append(OverseasFrame(seat))
    elif isinstance(op, SaleOp):
        state.stack.append(SaleFrame(seat))
    elif isinstance(op, EmigrateOp):
        state.stack.append(EmigrateFrame(seat, 0, source))
    elif isinstance(op, DrawCardOp):
        state.stack.append(DrawFrame(seat, CARD_DRAW))
    elif not execute_automatic(state, seat, op, source):
        execute_rare(state, seat, op, source, argument)


def execute_automatic(state: Feast, seat: int, op: Op, source: int) -> bool:
    """Operations that need no answer and put nothing on the stack but what answers to their gains; others: false."""
    if isinstance(op, PerOp):
        for place in range(0, len(op.gain), 2):
            number = op.gain[place + 1] * count(state, seat, op.count)
            if number:
                gain(state, seat, op.gain[place], number, source)
    elif isinstance(op, TierOp):
        gain_all(state, seat, tier_gain(state, seat, op), source)
    elif isinstance(op, DoubleOp):
        held = state.has(seat, op.item)
        number = min(held, op.most - held)
        if number > 0:
            gain(state, seat, op.item, number, source)
    elif isinstance(op, TakeWeaponsOp):
        for place in range(0, len(op.weapons), 2):
            for _ in range(op.weapons[place + 1]):
                take_weapon(state, seat, op.weapons[place])
    elif isinstance(op, DrawWeaponsOp):
        for _ in range(amount(state, seat, op.amount)):
            draw_weapon(state, seat)
        state.tally[PARTS_USED] += 1
    elif isinstance(op, FillWeaponsOp):
        for weapon in WEAPONS:
            for _ in range(op.up_to - state.has(seat, weapon)):
                take_weapon(state, seat, weapon)
    elif isinstance(op, ProductsOp):
        gain(state, seat, op.good, min(op.most, animals(state, seat, op.animal)), source)
    elif isinstance(op, GainIfOp):
        if animals(state, seat, op.animal):
            gain_all(state, seat, op.gain, source)
    elif isinstance(op, WoodPerPlayerOp):
        gain(state, seat, WOOD, state.players, source)
        gain_all(state, seat, op.gain, source)
    else:
        return False
    return True


def execute_rare(state: Feast, seat: int, op: Op, source: int, argument: int) -> None:
    if isinstance(op, RunPhaseOp):
        run_phase(state, seat, op.phase)
    elif isinstance(op, DoActionOp):
        do_action(state, seat, op, source)
    elif isinstance(op, ReturnVikingsOp):
        where = argument if op.mode == THIS_SPACE else NONE
        state.stack.append(RecallFrame(seat, op, where))
    elif isinstance(op, PlacingOp):
        number = pieces_to_place(state, seat, op, argument)
        state.stack.append(PlaceFrame(seat, op, source, number))
    elif isinstance(op, FlipOp):
        state.stack.append(FlipFrame(seat, op, amount(state, seat, op.amount)))
    elif isinstance(op, SwapSpecialOp):
        owner = swap_tile(state, seat, op.tile, op.fill)
        if owner != NONE:
            state.tell(TILE_SWAPPED, seat, op.tile, owner)
    elif isinstance(op, ThrowOreOp) and op.action == PILLAGING:
        throw_ore(state, seat, heaviest_longship(state, seat), op.bonus)
    elif isinstance(op, ReplaceOp):
        if state.has(seat, argument):
            state.add(seat, argument, -1)
            gain_all(state, seat, op.gain, source)
    else:
        state.stack.append(PickFrame(seat, op, source, argument))


def is_last_chance(state: Feast, seat: int, program: list[Op], place: int, source: int, argument: int) -> bool:
    """Whether nothing of the space has been used yet and nothing after this part could be (FO-3.20)."""
    if source >= 0 or state.tally[PARTS_USED]:
        return False
    for later in range(place + 1, len(program)):
        if possible(state, seat, program[later], source, argument):
            return False
    return True


def plundered(state: Feast, seat: int) -> None:
    """Plundering is over; ships were used (T1/ship_used)."""
    if longships(state, seat):
        raise_item_event(state, seat, SHIP_USED, LONGSHIP)


def heaviest_longship(state: Feast, seat: int) -> int:
    """The longship used for pillaging carries most (FO-7.102, FO-17.7)."""
    ship = FULL_LONGSHIP
    while not state.has(seat, ship):
        ship -= 1
    return ship


def throw_ore(state: Feast, seat: int, ship: int, bonus: int) -> None:
    """One ore leaves the longship used, for a bonus on every roll of the action (T3/die)."""
    state.add(seat, ship, -1)
    state.add(seat, ship - 1, 1)
    state.tally[BOOST] += bonus
    state.tell(ORE_THROWN, seat, ship)


def run_phase(state: Feast, seat: int, phase: int) -> None:
    """A phase for the owner alone (FO-17.12)."""
    if phase == FEAST_SELF:
        state.stack.append(FeastFrame(seat, True))
    elif phase == BREEDING_SELF:
        breed(state, seat)
    elif phase == BONUS_HOME:
        pay_bonuses(state, seat, 0)
    elif phase == BONUS_HOUSES:
        pay_house_bonuses(state, seat)


def do_action(state: Feast, seat: int, op: DoActionOp, source: int) -> None:
    """A logical action without Vikings (T2/do_action)."""
    if not can_act(state, seat, op):
        return
    if op.optional:
        # One of several offers on a card, each to be taken or left: asked by the pick step.
        state.stack.append(PickFrame(seat, op, source, 0))
        return
    start_action(state, seat, op, source)


def start_action(state: Feast, seat: int, op: DoActionOp, source: int) -> None:
    pay_all(state, seat, op.pay)
    state.tally[BOOST] = 0
    if op.action == EMIGRATION:
        state.stack.append(EmigrateFrame(seat, count(state, seat, op.discount), source))
    else:
        state.stack.append(DiceFrame(seat, op.action, MOST_SHIPS, source, NONE))
    push_effects(state, seat, before_action_clauses(state, seat, op.action))


class Effects(Step[Feast]):
    """Clauses that answer to one event: automatic ones by card number, optional ones as the owner likes (FO-11.16;
    D23, D24).
    """

    def proceed(self, state: Feast, frame: EffectsFrame) -> None:
        seat = frame.seat
        for place, (number, argument) in enumerate(frame.answers):
            if not CLAUSES[number].optional:
                frame.answers = frame.answers[:place] + frame.answers[place + 1 :]
                use_clause(state, seat, number, argument)
                return
        choices: list[int] = []
        for number, argument in frame.answers:
            clause = CLAUSES[number]
            code = USE + number
            if code not in choices and is_offered(state, seat, clause.program, clause.card, argument):
                choices.append(code)
        if not choices:
            state.stack.pop()
        elif is_forced(state, seat):
            state.ask(seat, choices)
        else:
            ask_open(state, seat, [*choices, DONE])

    def play(self, state: Feast, frame: EffectsFrame, seat: int, code: int) -> None:
        if code == DONE:
            frame.answers = []
        elif not played_in_window(state, seat, code):
            for place, (number, argument) in enumerate(frame.answers):
                if number == code - USE:
                    frame.answers = frame.answers[:place] + frame.answers[place + 1 :]
                    use_clause(state, seat, number, argument)
                    return


def is_offered(state: Feast, seat: int, program: int, card: int, argument: int) -> bool:
    """Whether using a clause now would do anything."""
    op = PROGRAMS[program][0]
    if isinstance(op, UseSpaceOp):
        return bool(spaces_for_card(state, seat, op))
    return possible_program(state, seat, program, card, argument)


def is_forced(state: Feast, seat: int) -> bool:
    """The space under way can be paid only with what these effects bring (FO-3.22)."""
    return bool(missing_items(state, seat))
