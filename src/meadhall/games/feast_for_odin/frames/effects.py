"""Frames of what spaces and cards do, one operation after another."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.operations import ChooseOp, ExchangeOp, Op, ReturnVikingsOp, UpgradeOp
from meadhall.games.feast_for_odin.frames.base import (
    CHOOSE_STEP,
    EFFECTS,
    EMIGRATE_STEP,
    EXCHANGE_STEP,
    MOUNTAIN_STEP,
    NO_NUMBERS,
    OVERSEAS_STEP,
    PICK_STEP,
    PLAY_CARDS_STEP,
    RECALL_STEP,
    RUN,
    SALE_STEP,
    UPGRADE_STEP,
    Frame,
    flag,
    operation,
)


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
