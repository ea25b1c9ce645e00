"""The operations that programs are made of: one small class for each kind (FO-11.19).

What a space or a card gives or asks for is a list of items and numbers: item, how many, item, how many. An operation is
known by its number, which positions state: the order in which operations are read from the content is part of their
format.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.programs import NO_COUNT, UP, Condition, Count

NO_ITEMS: Final[list[int]] = []
NO_PROGRAMS: Final[list[int]] = []


class Op:
    """One operation of a program."""

    def __init__(self) -> None:
        self.number = len(OPS)
        OPS.append(self)

    def pays(self) -> list[int]:
        """What it costs in print."""
        return NO_ITEMS

    def brings(self) -> list[int]:
        """What it brings, in print; so many for each unit if it counts something."""
        return NO_ITEMS

    def leads_to(self) -> list[int]:
        """The programs it may set off."""
        return NO_PROGRAMS


OPS: Final[list[Op]] = []
PROGRAMS: Final[list[list[Op]]] = []


def add_program(ops: list[Op]) -> int:
    PROGRAMS.append(ops)
    return len(PROGRAMS) - 1


class Amount:
    """A number: fixed, as many as a count comes to, or by the step that the count reaches."""

    def __init__(self, fixed: int, count: Count, thresholds: list[int], numbers: list[int]) -> None:
        self.fixed = fixed
        self.count = count
        self.thresholds = thresholds
        self.numbers = numbers


# --- operations that need no answer ----------------------------------------------------------------------------------


class GainOp(Op):
    """Items from the general supply; ships and houses may be built, not bought."""

    def __init__(self, gain: list[int], builds: bool = False) -> None:
        super().__init__()
        self.gain = gain
        self.builds = builds

    def brings(self) -> list[int]:
        return self.gain


class PerOp(Op):
    """Items for each unit of a count."""

    def __init__(self, gain: list[int], count: Count) -> None:
        super().__init__()
        self.gain = gain
        self.count = count

    def brings(self) -> list[int]:
        return self.gain


class TierOp(Op):
    """Items by the step that a count reaches (FO-11.8)."""

    def __init__(self, count: Count, mode: int, thresholds: list[int], gains: list[list[int]]) -> None:
        super().__init__()
        self.count = count
        self.mode = mode
        self.thresholds = thresholds
        self.gains = gains  # for each of the thresholds


class DoubleOp(Op):
    """As many of an item as there are already, up to a number in all."""

    def __init__(self, item: int, most: int) -> None:
        super().__init__()
        self.item = item
        self.most = most


class TakeWeaponsOp(Op):
    """Weapons by name."""

    def __init__(self, weapons: list[int]) -> None:
        super().__init__()
        self.weapons = weapons

    def brings(self) -> list[int]:
        return self.weapons


class DrawWeaponsOp(Op):
    """Weapons from the deck."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount


class FillWeaponsOp(Op):
    """Weapons of every type up to a number."""

    def __init__(self, up_to: int) -> None:
        super().__init__()
        self.up_to = up_to


class ProductsOp(Op):
    """A good for each animal of a species, up to a number."""

    def __init__(self, good: int, most: int, animal: int) -> None:
        super().__init__()
        self.good = good
        self.most = most
        self.animal = animal

    def brings(self) -> list[int]:
        return [self.good, self.most]


class GainIfOp(Op):
    """Items for the owner of an animal."""

    def __init__(self, gain: list[int], animal: int) -> None:
        super().__init__()
        self.gain = gain
        self.animal = animal

    def brings(self) -> list[int]:
        return self.gain


class WoodPerPlayerOp(Op):
    """A wood for each player, and some other items."""

    def __init__(self, gain: list[int]) -> None:
        super().__init__()
        self.gain = gain

    def brings(self) -> list[int]:
        return self.gain


class RunPhaseOp(Op):
    """A phase for the owner alone."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase


class DrawCardOp(Op):
    """An occupation card."""


class ThrowOreOp(Op):
    """An ore thrown off the ship used, for a bonus on every roll of the action."""

    def __init__(self, bonus: int, action: int) -> None:
        super().__init__()
        self.bonus = bonus
        self.action = action


class ReplaceOp(Op):
    """One of the good that the event was about gives way to other items."""

    def __init__(self, gain: list[int]) -> None:
        super().__init__()
        self.gain = gain

    def brings(self) -> list[int]:
        return self.gain


# --- operations that may ask -----------------------------------------------------------------------------------------

# Where the silver that an exchange costs comes from.
PRINTED_PRICE: Final = 0
ROUND_PRICE: Final = 1  # the number of the round
MARKET_PRICE: Final = 2  # printed on the livestock market, where cards make animals cheaper
COUNTED_PRICE: Final = 3


class CountedPrice:
    """A price that falls with what is counted."""

    def __init__(self, base: int) -> None:
        self.base = base
        self.counts: list[Count] = []
        self.halves: list[int] = []  # for each unit of the counts, in halves of a silver
        self.tier_count = NO_COUNT
        self.thresholds: list[int] = []
        self.discounts: list[int] = []  # for each of the thresholds


FREE: Final = CountedPrice(0)


class ExchangeOp(Op):
    """The whole payment for the whole gain."""

    def __init__(self, pay: list[int], gain: list[int]) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain
        self.price_kind = PRINTED_PRICE
        self.price = FREE  # if it is counted
        self.load_ore = 0  # ore that is loaded on the ship gained
        self.builds = False
        self.harvests = False  # it counts as a harvest phase

    def pays(self) -> list[int]:
        return self.pay

    def brings(self) -> list[int]:
        return self.gain


class ChooseOp(Op):
    """One of several programs, or any number of them in order."""

    def __init__(self, any_number: bool, at_least_one: bool) -> None:
        super().__init__()
        self.any_number = any_number
        self.at_least_one = at_least_one
        self.options: list[int] = []
        self.conditions: list[list[Condition]] = []  # for each of the options; none if they have none

    def leads_to(self) -> list[int]:
        return self.options


class UpgradeOp(Op):
    """Tiles moved up."""

    def __init__(self, tiles: int, steps: int, only: int, is_action: bool) -> None:
        super().__init__()
        self.tiles = tiles
        self.steps = steps
        self.only = only  # kinds of goods, as a mask
        self.is_action = is_action
        self.direction = UP
        self.same_type = False
        self.pay = NO_ITEMS  # for each tile
        self.times = NO_COUNT  # how often, if that is counted

    def pays(self) -> list[int]:
        return self.pay


class MountainOp(Op):
    """Items from mountain strips: parts of so many items, each from another strip."""

    def __init__(self, sizes: list[int], only: int = 0) -> None:
        super().__init__()
        self.sizes = sizes
        self.only = only  # kinds wanted, as a mask; 0 for all


class ReturnVikingsOp(Op):
    """Vikings back to the Thing, so many from a space."""

    def __init__(self, vikings: int, mode: int, column: int, pay: list[int], round_price: bool) -> None:
        super().__init__()
        self.vikings = vikings
        self.mode = mode
        self.column = column
        self.pay = pay
        self.round_price = round_price

    def pays(self) -> list[int]:
        return self.pay


class DoActionOp(Op):
    """A logical action without Vikings."""

    def __init__(self, action: int, pay: list[int], optional: bool, discount: Count) -> None:
        super().__init__()
        self.action = action
        self.pay = pay
        self.optional = optional
        self.discount = discount

    def pays(self) -> list[int]:
        return self.pay


class UseSpaceOp(Op):
    """A space of a column used without Vikings: an occupied one, or a free one beside an own Viking."""

    def __init__(self, column: int, occupied: bool, pay: list[int]) -> None:
        super().__init__()
        self.column = column
        self.occupied = occupied
        self.pay = pay

    def pays(self) -> list[int]:
        return self.pay


class PlayCardsOp(Op):
    """Cards played from the hand."""

    def __init__(self, cards: int, pay: list[int]) -> None:
        super().__init__()
        self.cards = cards
        self.pay = pay  # for each card

    def pays(self) -> list[int]:
        return self.pay


class PlacingOp(Op):
    """Pieces laid through a card."""

    def __init__(self, items: list[int], areas: int) -> None:
        super().__init__()
        self.items = items
        self.areas = areas


class PlaceOp(PlacingOp):
    """Pieces of the supply or of the feast, and what follows each."""

    def __init__(self, items: list[int], areas: int, from_feast: bool) -> None:
        super().__init__(items, areas)
        self.from_feast = from_feast
        self.then: list[int] = []

    def leads_to(self) -> list[int]:
        return self.then


class GainAndPlaceOp(PlacingOp):
    """Pieces of the general supply."""

    def __init__(self, item: int, areas: int, amount: Amount) -> None:
        super().__init__([item], areas)
        self.item = item
        self.amount = amount


class GainPickOp(Op):
    """One more of a good that is held exactly so many times."""

    def __init__(self, held: int, exclude: list[int]) -> None:
        super().__init__()
        self.held = held
        self.exclude = exclude


class FlipOp(Op):
    """Tiles turned over."""

    def __init__(self, amount: Amount, only: list[int]) -> None:
        super().__init__()
        self.amount = amount
        self.only = only


class SwapSpecialOp(Op):
    """A special tile taken off a board, its outline filled with goods."""

    def __init__(self, tile: int, fill: list[int]) -> None:
        super().__init__()
        self.tile = tile
        self.fill = fill


class MoveOreOp(Op):
    """An ore from a ship back to the supply."""


class DiceOp(Op):
    """A dice action, with the most ships that may be named for it."""

    def __init__(self, action: int, most_ships: int) -> None:
        super().__init__()
        self.action = action
        self.most_ships = most_ships


class OverseasOp(Op):
    """Overseas trading."""


class SaleOp(Op):
    """The special sale."""


class ForgeOp(Op):
    """A tile that can be forged."""


class ExploreOp(Op):
    """A board."""


class EmigrateOp(Op):
    """A ship emigrates."""
