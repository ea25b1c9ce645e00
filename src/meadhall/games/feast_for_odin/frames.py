"""The frames: what each step of the game keeps while it is under way (see `kernel.state`).

A frame names its fields, copies itself, and writes itself to a position as whole numbers; `READERS` makes frames of
such numbers. Lists in frames are only ever replaced, never changed, so that copies may share them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from meadhall.games.feast_for_odin.cards.operations import (
    OPS,
    ChooseOp,
    ExchangeOp,
    FlipOp,
    Op,
    PlacingOp,
    ReturnVikingsOp,
    UpgradeOp,
)
from meadhall.kernel.state import NamedFrame

# The steps, in the order of the table that `steps.py` builds and of `READERS`.
STARTING_CARD: Final = 0
ROUND: Final = 1
TURN_STEP: Final = 2
SPACE_STEP: Final = 3
RUN: Final = 4
EFFECTS: Final = 5
MOUNTAIN_STEP: Final = 6
UPGRADE_STEP: Final = 7
CHOOSE_STEP: Final = 8
EXCHANGE_STEP: Final = 9
DICE_STEP: Final = 10
OVERSEAS_STEP: Final = 11
SALE_STEP: Final = 12
EMIGRATE_STEP: Final = 13
PLAY_CARDS_STEP: Final = 14
LAY_STEP: Final = 15
PLACE_STEP: Final = 16
FLIP_STEP: Final = 17
RECALL_STEP: Final = 18
FEAST_STEP: Final = 19
WINDOW: Final = 20
DRAW_STEP: Final = 21
PICK_STEP: Final = 22

AnyOp = TypeVar("AnyOp", bound=Op)

NONE: Final = -1
NO_NUMBERS: Final[list[int]] = []


class Frame(NamedFrame):
    """What all frames of the game have."""

    seat: int
    """Whose step it is; NONE if it is the table's."""

    def clone(self) -> Frame:
        raise NotImplementedError


def operation(number: int, kind: type[AnyOp]) -> AnyOp:
    """The operation of a kind that a position names by its number."""
    op = OPS[number] if 0 <= number < len(OPS) else None
    if not isinstance(op, kind):
        raise ValueError(f"no such operation: {number}")
    return op


def flag(number: int) -> bool:
    if number not in (0, 1):
        raise ValueError(f"{number} is neither 0 nor 1")
    return number == 1


# --- rounds and turns ----------------------------------------------------------------------------------------------


class StartingCardFrame(Frame):
    """The solo player chooses a starting card."""

    step = STARTING_CARD

    def __init__(self) -> None:
        self.seat = NONE

    def clone(self) -> StartingCardFrame:
        return StartingCardFrame()

    def numbers(self) -> list[int]:
        return []

    @staticmethod
    def read(numbers: list[int]) -> StartingCardFrame:
        if numbers:
            raise ValueError("no numbers wanted")
        return StartingCardFrame()


class RoundFrame(Frame):
    """A round: the part it has come to, and how many seats have had that part (see `phases.rounds`)."""

    step = ROUND

    def __init__(self, part: int, seats: int = 0) -> None:
        self.seat = NONE
        self.part = part
        self.seats = seats

    def clone(self) -> RoundFrame:
        return RoundFrame(self.part, self.seats)

    def numbers(self) -> list[int]:
        return [self.part, self.seats]

    @staticmethod
    def read(numbers: list[int]) -> RoundFrame:
        part, seats = numbers
        return RoundFrame(part, seats)


class TurnFrame(Frame):
    """A seat's turn."""

    step = TURN_STEP

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> TurnFrame:
        return TurnFrame(self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    @staticmethod
    def read(numbers: list[int]) -> TurnFrame:
        (seat,) = numbers
        return TurnFrame(seat)


class WindowFrame(Frame):
    """A window for anytime actions."""

    step = WINDOW

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> WindowFrame:
        return WindowFrame(self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    @staticmethod
    def read(numbers: list[int]) -> WindowFrame:
        (seat,) = numbers
        return WindowFrame(seat)


class DrawFrame(Frame):
    """A card or weapon about to be drawn: CARD_DRAW or NEW_WEAPON."""

    step = DRAW_STEP

    def __init__(self, seat: int, trigger: int) -> None:
        self.seat = seat
        self.trigger = trigger

    def clone(self) -> DrawFrame:
        return DrawFrame(self.seat, self.trigger)

    def numbers(self) -> list[int]:
        return [self.seat, self.trigger]

    @staticmethod
    def read(numbers: list[int]) -> DrawFrame:
        seat, trigger = numbers
        return DrawFrame(seat, trigger)


# Stages of a space (FO-7.1).
ARRIVE: Final = 0
DECLARE: Final = 1
EARLY: Final = 2
BEFORE: Final = 3
COST: Final = 4
AFTER: Final = 5
LOOK_BACK: Final = 6
LOOK_AGAIN: Final = 7
LATE: Final = 8
END: Final = 9


class SpaceFrame(Frame):
    """One use of a space, from the placing of Vikings to the end of the action."""

    step = SPACE_STEP

    def __init__(
        self,
        seat: int,
        where: int,
        what: int,
        vikings: int,
        stage: int = ARRIVE,
        paid: int = 0,
        card_gone: bool = False,
        saved_tally: list[int] = NO_NUMBERS,
    ) -> None:
        self.seat = seat
        self.where = where  # where Vikings stand; NONE if the space is used through a card
        self.what = what  # the printed space that is used; NONE until it is chosen what to imitate
        self.vikings = vikings  # Vikings placed
        self.stage = stage
        self.paid = paid  # the material paid, where cards ask about it
        self.card_gone = card_gone  # the card of column 4 was played or declined
        self.saved_tally = saved_tally  # of the action to come back to, if the space is used through a card

    def is_unpaid(self) -> bool:
        """The space is chosen, and its cost isn't paid yet."""
        return self.what != NONE and self.stage <= COST

    def clone(self) -> SpaceFrame:
        return SpaceFrame(
            self.seat, self.where, self.what, self.vikings, self.stage, self.paid, self.card_gone, self.saved_tally
        )

    def numbers(self) -> list[int]:
        return [
            self.seat, self.where, self.what, self.vikings, self.stage, self.paid, int(self.card_gone),
            *self.saved_tally,
        ]  # fmt: skip

    @staticmethod
    def read(numbers: list[int]) -> SpaceFrame:
        seat, where, what, vikings, stage, paid, card_gone, *saved_tally = numbers
        return SpaceFrame(seat, where, what, vikings, stage, paid, flag(card_gone), saved_tally)


# --- programs ------------------------------------------------------------------------------------------------------


class RunFrame(Frame):
    """A program being carried out: the place of its next operation, who gives what it gives, and what it is about."""

    step = RUN

    def __init__(self, seat: int, program: int, place: int, source: int, argument: int) -> None:
        self.seat = seat
        self.program = program
        self.place = place
        self.source = source
        self.argument = argument

    def clone(self) -> RunFrame:
        return RunFrame(self.seat, self.program, self.place, self.source, self.argument)

    def numbers(self) -> list[int]:
        return [self.seat, self.program, self.place, self.source, self.argument]

    @staticmethod
    def read(numbers: list[int]) -> RunFrame:
        seat, program, place, source, argument = numbers
        return RunFrame(seat, program, place, source, argument)


class EffectsFrame(Frame):
    """Clauses of cards that answer to one event: each by its number, with what the event was about."""

    step = EFFECTS

    def __init__(self, seat: int, answers: list[tuple[int, int]]) -> None:
        self.seat = seat
        self.answers = answers

    def clone(self) -> EffectsFrame:
        return EffectsFrame(self.seat, self.answers)

    def numbers(self) -> list[int]:
        flat = [self.seat]
        for clause, argument in self.answers:
            flat += [clause, argument]
        return flat

    @staticmethod
    def read(numbers: list[int]) -> EffectsFrame:
        seat, *flat = numbers
        return EffectsFrame(seat, list(zip(flat[::2], flat[1::2], strict=True)))


class MountainFrame(Frame):
    """Items from mountain strips: the sizes of the parts still to come, each from another strip."""

    step = MOUNTAIN_STEP

    def __init__(self, seat: int, source: int, only: int, used: int, must: bool, sizes: list[int]) -> None:
        self.seat = seat
        self.source = source
        self.only = only  # kinds wanted, as a mask; 0 for all
        self.used = used  # strips used, as a mask
        self.must = must  # something must be taken
        self.sizes = sizes

    def clone(self) -> MountainFrame:
        return MountainFrame(self.seat, self.source, self.only, self.used, self.must, self.sizes)

    def numbers(self) -> list[int]:
        return [self.seat, self.source, self.only, self.used, int(self.must), *self.sizes]

    @staticmethod
    def read(numbers: list[int]) -> MountainFrame:
        seat, source, only, used, must, *sizes = numbers
        return MountainFrame(seat, source, only, used, flag(must), sizes)


class UpgradeFrame(Frame):
    """Tiles moved up one at a time; the results are no candidates themselves (FO-7.75)."""

    step = UPGRADE_STEP

    def __init__(
        self,
        seat: int,
        op: UpgradeOp,
        source: int,
        argument: int,
        left: int,
        kind: int,
        extra_used: bool,
        must: bool,
        results: list[int] = NO_NUMBERS,
    ) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.argument = argument
        self.left = left  # tiles left
        self.kind = kind  # the kind that all tiles must be of, or NONE
        self.extra_used = extra_used  # the further step that a card gives is used
        self.must = must  # a tile must be moved
        self.results = results

    def clone(self) -> UpgradeFrame:
        return UpgradeFrame(
            self.seat, self.op, self.source, self.argument, self.left, self.kind, self.extra_used, self.must,
            self.results,
        )  # fmt: skip

    def numbers(self) -> list[int]:
        return [
            self.seat, self.op.number, self.source, self.argument, self.left, self.kind, int(self.extra_used),
            int(self.must), *self.results,
        ]  # fmt: skip

    @staticmethod
    def read(numbers: list[int]) -> UpgradeFrame:
        seat, op, source, argument, left, kind, extra_used, must, *results = numbers
        return UpgradeFrame(
            seat, operation(op, UpgradeOp), source, argument, left, kind, flag(extra_used), flag(must), results
        )


class ChooseFrame(Frame):
    """One option of several, or each wanted one in order."""

    step = CHOOSE_STEP

    def __init__(
        self, seat: int, op: ChooseOp, source: int, argument: int, first: int = 0, taken: bool = False
    ) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.argument = argument
        self.first = first  # the first option still open
        self.taken = taken  # an option was taken

    def clone(self) -> ChooseFrame:
        return ChooseFrame(self.seat, self.op, self.source, self.argument, self.first, self.taken)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.source, self.argument, self.first, int(self.taken)]

    @staticmethod
    def read(numbers: list[int]) -> ChooseFrame:
        seat, op, source, argument, first, taken = numbers
        return ChooseFrame(seat, operation(op, ChooseOp), source, argument, first, flag(taken))


class ExchangeFrame(Frame):
    """The whole payment for the whole gain, with the pieces picked for it so far."""

    step = EXCHANGE_STEP

    def __init__(self, seat: int, op: ExchangeOp, source: int, argument: int, picked: list[int] = NO_NUMBERS) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.argument = argument
        self.picked = picked

    def clone(self) -> ExchangeFrame:
        return ExchangeFrame(self.seat, self.op, self.source, self.argument, self.picked)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.source, self.argument, *self.picked]

    @staticmethod
    def read(numbers: list[int]) -> ExchangeFrame:
        seat, op, source, argument, *picked = numbers
        return ExchangeFrame(seat, operation(op, ExchangeOp), source, argument, picked)


class PickFrame(Frame):
    """A single pick."""

    step = PICK_STEP

    def __init__(self, seat: int, op: Op, source: int, argument: int) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.argument = argument

    def clone(self) -> PickFrame:
        return PickFrame(self.seat, self.op, self.source, self.argument)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.source, self.argument]

    @staticmethod
    def read(numbers: list[int]) -> PickFrame:
        seat, op, source, argument = numbers
        return PickFrame(seat, operation(op, Op), source, argument)


class OverseasFrame(Frame):
    """Overseas trading: the kinds turned to blue so far, as a mask."""

    step = OVERSEAS_STEP

    def __init__(self, seat: int, turned: int = 0) -> None:
        self.seat = seat
        self.turned = turned

    def clone(self) -> OverseasFrame:
        return OverseasFrame(self.seat, self.turned)

    def numbers(self) -> list[int]:
        return [self.seat, self.turned]

    @staticmethod
    def read(numbers: list[int]) -> OverseasFrame:
        seat, turned = numbers
        return OverseasFrame(seat, turned)


class SaleFrame(Frame):
    """The special sale: tiles bought so far, and their printed prices together."""

    step = SALE_STEP

    def __init__(self, seat: int, bought: int = 0, prices: int = 0) -> None:
        self.seat = seat
        self.bought = bought
        self.prices = prices

    def clone(self) -> SaleFrame:
        return SaleFrame(self.seat, self.bought, self.prices)

    def numbers(self) -> list[int]:
        return [self.seat, self.bought, self.prices]

    @staticmethod
    def read(numbers: list[int]) -> SaleFrame:
        seat, bought, prices = numbers
        return SaleFrame(seat, bought, prices)


class EmigrateFrame(Frame):
    """A ship about to emigrate."""

    step = EMIGRATE_STEP

    def __init__(self, seat: int, discount: int, source: int) -> None:
        self.seat = seat
        self.discount = discount
        self.source = source

    def clone(self) -> EmigrateFrame:
        return EmigrateFrame(self.seat, self.discount, self.source)

    def numbers(self) -> list[int]:
        return [self.seat, self.discount, self.source]

    @staticmethod
    def read(numbers: list[int]) -> EmigrateFrame:
        seat, discount, source = numbers
        return EmigrateFrame(seat, discount, source)


class PlayCardsFrame(Frame):
    """Cards played from the hand one after the other."""

    step = PLAY_CARDS_STEP

    def __init__(self, seat: int, left: int, played: int, price: int, must: bool, source: int, argument: int) -> None:
        self.seat = seat
        self.left = left
        self.played = played
        self.price = price  # silver for each card
        self.must = must  # one must be played
        self.source = source
        self.argument = argument

    def clone(self) -> PlayCardsFrame:
        return PlayCardsFrame(self.seat, self.left, self.played, self.price, self.must, self.source, self.argument)

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.played, self.price, int(self.must), self.source, self.argument]

    @staticmethod
    def read(numbers: list[int]) -> PlayCardsFrame:
        seat, left, played, price, must, source, argument = numbers
        return PlayCardsFrame(seat, left, played, price, flag(must), source, argument)


class RecallFrame(Frame):
    """Vikings called back through a card: from a given space, or from those chosen."""

    step = RECALL_STEP

    def __init__(self, seat: int, op: ReturnVikingsOp, where: int, chosen: list[int] = NO_NUMBERS) -> None:
        self.seat = seat
        self.op = op
        self.where = where  # the space given, or NONE
        self.chosen = chosen

    def clone(self) -> RecallFrame:
        return RecallFrame(self.seat, self.op, self.where, self.chosen)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.where, *self.chosen]

    @staticmethod
    def read(numbers: list[int]) -> RecallFrame:
        seat, op, where, *chosen = numbers
        return RecallFrame(seat, operation(op, ReturnVikingsOp), where, chosen)


# --- pieces --------------------------------------------------------------------------------------------------------


class LayFrame(Frame):
    """A piece being laid: the area and the orientation are NONE until they are chosen."""

    step = LAY_STEP

    def __init__(self, seat: int, item: int, areas: int, area: int = NONE, turn: int = NONE) -> None:
        self.seat = seat
        self.item = item
        self.areas = areas  # the areas allowed, as a mask
        self.area = area
        self.turn = turn

    def clone(self) -> LayFrame:
        return LayFrame(self.seat, self.item, self.areas, self.area, self.turn)

    def numbers(self) -> list[int]:
        return [self.seat, self.item, self.areas, self.area, self.turn]

    @staticmethod
    def read(numbers: list[int]) -> LayFrame:
        seat, item, areas, area, turn = numbers
        return LayFrame(seat, item, areas, area, turn)


class PlaceFrame(Frame):
    """Pieces laid through a card."""

    step = PLACE_STEP

    def __init__(self, seat: int, op: PlacingOp, source: int, left: int) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.left = left

    def clone(self) -> PlaceFrame:
        return PlaceFrame(self.seat, self.op, self.source, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.source, self.left]

    @staticmethod
    def read(numbers: list[int]) -> PlaceFrame:
        seat, op, source, left = numbers
        return PlaceFrame(seat, operation(op, PlacingOp), source, left)


class FlipFrame(Frame):
    """Tiles turned over by a card."""

    step = FLIP_STEP

    def __init__(self, seat: int, op: FlipOp, left: int) -> None:
        self.seat = seat
        self.op = op
        self.left = left

    def clone(self) -> FlipFrame:
        return FlipFrame(self.seat, self.op, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.left]

    @staticmethod
    def read(numbers: list[int]) -> FlipFrame:
        seat, op, left = numbers
        return FlipFrame(seat, operation(op, FlipOp), left)


# Stages of a feast.
OPENING: Final = 0
FILLING: Final = 1
CLOSING: Final = 2
CLEARED: Final = 3


class FeastFrame(Frame):
    """A seat's table in the feast, filled from left to right."""

    step = FEAST_STEP

    def __init__(
        self,
        seat: int,
        private: bool,
        column: int = 0,
        neighbour: int = NONE,
        empty: int = 0,
        stage: int = OPENING,
        sober: int = 0,
        pieces: list[int] = NO_NUMBERS,
    ) -> None:
        self.seat = seat
        self.private = private  # a feast that a card gives its owner
        self.column = column  # the next column
        self.neighbour = neighbour  # the colour of the piece before it, or NONE
        self.empty = empty  # columns left empty
        self.stage = stage
        self.sober = sober  # silver lent to those who drink no mead
        self.pieces = pieces  # on the table, as the answers that laid them are counted (see `codes`)

    def clone(self) -> FeastFrame:
        return FeastFrame(
            self.seat, self.private, self.column, self.neighbour, self.empty, self.stage, self.sober, self.pieces
        )

    def numbers(self) -> list[int]:
        return [
            self.seat, self.column, self.neighbour, self.empty, self.stage, self.sober, int(self.private),
            *self.pieces,
        ]  # fmt: skip

    @staticmethod
    def read(numbers: list[int]) -> FeastFrame:
        seat, column, neighbour, empty, stage, sober, private, *pieces = numbers
        return FeastFrame(seat, flag(private), column, neighbour, empty, stage, sober, pieces)


# --- dice ----------------------------------------------------------------------------------------------------------

# Stages of a dice action.
INSTEAD: Final = 0
SHIPS: Final = 1
ROLLING: Final = 2
DECIDE: Final = 3
PAYING: Final = 4
SPEND_STONES: Final = 5
SPEND_SWORDS: Final = 6
SPEND_SPEARS: Final = 7
LOOT: Final = 8
OVER: Final = 9


class Throw:
    """One roll: the face, and what cards, ore thrown off a ship and ships named for the action add to it."""

    def __init__(self, face: int, by_cards: int, by_ore: int, by_ships: int) -> None:
        self.face = face
        self.by_cards = by_cards
        self.by_ore = by_ore
        self.by_ships = by_ships

    def total(self) -> int:
        return self.face + self.by_cards + self.by_ore + self.by_ships


NO_THROWS: Final[list[Throw]] = []


class DiceFrame(Frame):
    """A dice action."""

    step = DICE_STEP

    def __init__(self, seat: int, action: int, most_ships: int, source: int, argument: int) -> None:
        self.seat = seat
        self.action = action
        self.most_ships = most_ships
        self.source = source
        self.argument = argument
        self.stage = INSTEAD
        self.result = 0  # of the last roll, with everything added
        self.empty_boats = 0  # boats named for the action, without and with loaded ore
        self.loaded_boats = 0
        self.stones = 0  # what is spent on a high roll
        self.swords = 0
        self.spears = 0
        self.taken = 0  # tiles looted
        self.throws = NO_THROWS

    def clone(self) -> DiceFrame:
        twin = DiceFrame(self.seat, self.action, self.most_ships, self.source, self.argument)
        twin.stage = self.stage
        twin.result = self.result
        twin.empty_boats = self.empty_boats
        twin.loaded_boats = self.loaded_boats
        twin.stones = self.stones
        twin.swords = self.swords
        twin.spears = self.spears
        twin.taken = self.taken
        twin.throws = self.throws
        return twin

    def numbers(self) -> list[int]:
        flat = [
            self.seat, self.action, self.most_ships, self.source, self.argument, self.stage, len(self.throws),
            self.result, self.empty_boats, self.loaded_boats, self.stones, self.swords, self.spears, self.taken,
        ]  # fmt: skip
        for throw in self.throws:
            flat += [throw.face, throw.by_cards, throw.by_ore, throw.by_ships]
        return flat

    @staticmethod
    def read(numbers: list[int]) -> DiceFrame:
        (
            seat, action, most_ships, source, argument, stage, rolls, result, empty_boats, loaded_boats,
            stones, swords, spears, taken, *flat,
        ) = numbers  # fmt: skip
        frame = DiceFrame(seat, action, most_ships, source, argument)
        frame.stage = stage
        frame.result = result
        frame.empty_boats = empty_boats
        frame.loaded_boats = loaded_boats
        frame.stones = stones
        frame.swords = swords
        frame.spears = spears
        frame.taken = taken
        if len(flat) != 4 * rolls:
            raise ValueError(f"{len(flat)} numbers for {rolls} rolls")
        frame.throws = [Throw(*flat[place : place + 4]) for place in range(0, len(flat), 4)]
        return frame


READERS: Final[list[Callable[[list[int]], Frame]]] = [
    StartingCardFrame.read,
    RoundFrame.read,
    TurnFrame.read,
    SpaceFrame.read,
    RunFrame.read,
    EffectsFrame.read,
    MountainFrame.read,
    UpgradeFrame.read,
    ChooseFrame.read,
    ExchangeFrame.read,
    DiceFrame.read,
    OverseasFrame.read,
    SaleFrame.read,
    EmigrateFrame.read,
    PlayCardsFrame.read,
    LayFrame.read,
    PlaceFrame.read,
    FlipFrame.read,
    RecallFrame.read,
    FeastFrame.read,
    WindowFrame.read,
    DrawFrame.read,
    PickFrame.read,
]
"""How a position's numbers become a frame, by step; ValueError if they don't."""
