"""Frames of battles and what follows them."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.frames.base import (
    BATTLE_STEP,
    CHURCH_RULING_STEP,
    DECLARE_STEP,
    FIELD_STEP,
    NONE,
    PROPERTIES_FALL_STEP,
    RANSOM_STEP,
    SPOILS_STEP,
    SPREAD_STEP,
    TACTICS_STEP,
    TOWERS_FALL_STEP,
    Frame,
    flag,
)


class DeclareFrame(Frame):
    """Whom, how and what to attack."""

    step = DECLARE_STEP

    def __init__(self, attacker: int, controller: int) -> None:
        self.attacker = attacker  # an Earl, or the Vikings
        self.controller = controller  # who decides

    def clone(self) -> DeclareFrame:
        return DeclareFrame(self.attacker, self.controller)

    def numbers(self) -> list[int]:
        return [self.attacker, self.controller]

    @staticmethod
    def read(numbers: list[int]) -> DeclareFrame:
        attacker, controller = numbers
        return DeclareFrame(attacker, controller)


# Stages of a battle, in order.
ATTACKER_FIELDS: Final = 0
DEFENDER_FIELDS: Final = 1
ATTACKERS_ALLY: Final = 2
DEFENDERS_ALLY: Final = 3
DRAW: Final = 4
REACT: Final = 5
STRIKE: Final = 6
ATTACKER_SPREADS: Final = 7
DEFENDER_SPREADS: Final = 8
HIT_TARGET: Final = 9
TAKE_SPOILS: Final = 10
CHECK_FALL: Final = 11
RANSOM_MAIN: Final = 12
RANSOM_ALLY: Final = 13
GO_HOME: Final = 14

FALLEN_MARK: Final = -1
"""Stands in a position for the points left for a target whose building has fallen."""


class BattleFrame(Frame):
    """A battle from the fielding of forces to the way home."""

    step = BATTLE_STEP

    def __init__(self, attacker: int, controller: int, defender: int, way: int, target: int) -> None:
        self.stage = ATTACKER_FIELDS  # the stage that comes next
        self.attacker = attacker  # an Earl, or the Vikings
        self.controller = controller  # who decides for the attacker
        self.defender = defender
        self.way = way  # at Towers, by raid or by siege (see `war.declaring`)
        self.target = target  # the Fief, or NONE
        self.card = NONE  # the Battle card
        self.result = NONE  # what was made of it
        self.hurt_attacker = 0  # points on the attacker
        self.hurt_defender = 0  # points on the defender, later those left for the target
        self.building_fell = False

    def clone(self) -> BattleFrame:
        twin = BattleFrame(self.attacker, self.controller, self.defender, self.way, self.target)
        twin.stage = self.stage
        twin.card = self.card
        twin.result = self.result
        twin.hurt_attacker = self.hurt_attacker
        twin.hurt_defender = self.hurt_defender
        twin.building_fell = self.building_fell
        return twin

    def numbers(self) -> list[int]:
        left = FALLEN_MARK if self.building_fell else self.hurt_defender
        return [
            self.stage, self.attacker, self.controller, self.defender, self.way, self.target, self.card, self.result,
            self.hurt_attacker, left,
        ]  # fmt: skip

    @staticmethod
    def read(numbers: list[int]) -> BattleFrame:
        stage, attacker, controller, defender, way, target, card, result, hurt_attacker, left = numbers
        frame = BattleFrame(attacker, controller, defender, way, target)
        frame.stage = stage
        frame.card = card
        frame.result = result
        frame.hurt_attacker = hurt_attacker
        frame.building_fell = left == FALLEN_MARK
        frame.hurt_defender = 0 if frame.building_fell else left
        return frame


class FieldFrame(Frame):
    """Cards are added to a force."""

    step = FIELD_STEP

    def __init__(self, seat: int, side: int, main: bool) -> None:
        self.seat = seat
        self.side = side
        self.main = main  # it is the Earl's own battle, not an ally's

    def clone(self) -> FieldFrame:
        return FieldFrame(self.seat, self.side, self.main)

    def numbers(self) -> list[int]:
        return [self.seat, self.side, int(self.main)]

    @staticmethod
    def read(numbers: list[int]) -> FieldFrame:
        seat, side, main = numbers
        return FieldFrame(seat, side, flag(main))


class ChurchRulingFrame(Frame):
    """The Church controller picks a result."""

    step = CHURCH_RULING_STEP

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> ChurchRulingFrame:
        return ChurchRulingFrame(self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    @staticmethod
    def read(numbers: list[int]) -> ChurchRulingFrame:
        (seat,) = numbers
        return ChurchRulingFrame(seat)


class TacticsFrame(Frame):
    """Banners against the result."""

    step = TACTICS_STEP

    def __init__(self, played: int = 0) -> None:
        self.played = played  # Banners played

    def clone(self) -> TacticsFrame:
        return TacticsFrame(self.played)

    def numbers(self) -> list[int]:
        return [self.played]

    @staticmethod
    def read(numbers: list[int]) -> TacticsFrame:
        (played,) = numbers
        return TacticsFrame(played)


class SpreadFrame(Frame):
    """Damage spread over the cards of a force, or over the horde."""

    step = SPREAD_STEP

    def __init__(self, seat: int, side: int, points: int, horde: bool) -> None:
        self.seat = seat
        self.side = side
        self.points = points  # points left
        self.horde = horde  # it is the horde that is hurt

    def clone(self) -> SpreadFrame:
        return SpreadFrame(self.seat, self.side, self.points, self.horde)

    def numbers(self) -> list[int]:
        return [self.seat, self.side, self.points, int(self.horde)]

    @staticmethod
    def read(numbers: list[int]) -> SpreadFrame:
        seat, side, points, horde = numbers
        return SpreadFrame(seat, side, points, flag(horde))


class TowersFallFrame(Frame):
    """Towers about to fall."""

    step = TOWERS_FALL_STEP

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> TowersFallFrame:
        return TowersFallFrame(self.seat, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    @staticmethod
    def read(numbers: list[int]) -> TowersFallFrame:
        seat, left = numbers
        return TowersFallFrame(seat, left)


class PropertiesFallFrame(Frame):
    """Properties of a Fief about to fall."""

    step = PROPERTIES_FALL_STEP

    def __init__(self, seat: int, fief: int, left: int) -> None:
        self.seat = seat
        self.fief = fief
        self.left = left

    def clone(self) -> PropertiesFallFrame:
        return PropertiesFallFrame(self.seat, self.fief, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.fief, self.left]

    @staticmethod
    def read(numbers: list[int]) -> PropertiesFallFrame:
        seat, fief, left = numbers
        return PropertiesFallFrame(seat, fief, left)


class SpoilsFrame(Frame):
    """What the attacker does with what fell."""

    step = SPOILS_STEP

    def __init__(self, attacker: int, fallen: int) -> None:
        self.attacker = attacker
        self.fallen = fallen  # the Fief whose building fell, or NONE

    def clone(self) -> SpoilsFrame:
        return SpoilsFrame(self.attacker, self.fallen)

    def numbers(self) -> list[int]:
        return [self.attacker, self.fallen]

    @staticmethod
    def read(numbers: list[int]) -> SpoilsFrame:
        attacker, fallen = numbers
        return SpoilsFrame(attacker, fallen)


class RansomFrame(Frame):
    """Captives are ransomed."""

    step = RANSOM_STEP

    def __init__(self, payer: int, captor: int, captive: int = NONE, fief: int = NONE, paid: int = 0) -> None:
        self.payer = payer
        self.captor = captor
        self.captive = captive  # the captive's Fief, or NONE
        self.fief = fief  # the Fief that pays, or NONE
        self.paid = paid  # paid for the captive so far

    def clone(self) -> RansomFrame:
        return RansomFrame(self.payer, self.captor, self.captive, self.fief, self.paid)

    def numbers(self) -> list[int]:
        return [self.payer, self.captor, self.captive, self.fief, self.paid]

    @staticmethod
    def read(numbers: list[int]) -> RansomFrame:
        payer, captor, captive, fief, paid = numbers
        return RansomFrame(payer, captor, captive, fief, paid)
