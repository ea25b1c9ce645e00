"""The frames: what each step of the game keeps while it is under way (see `kernel.state`).

A frame names its fields, copies itself, and writes itself to a position as whole numbers; `READERS` makes frames of
such numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.kernel.state import NamedFrame

# The steps, in the order of the table that `steps.py` builds and of `READERS`.
HOUSE_STEP: Final = 0
LEGACY_STEP: Final = 1
DECKS_STEP: Final = 2
DRAFT_STEP: Final = 3
SET_UP_STEP: Final = 4
TRAY_TOWERS_STEP: Final = 5
MULLIGAN_STEP: Final = 6
ROUND_STEP: Final = 7
TURN_STEP: Final = 8
ATTACH_STEP: Final = 9
INSTALL_STEP: Final = 10
BEQUEST_STEP: Final = 11
TARGET_STEP: Final = 12
STRUGGLE_STEP: Final = 13
DECLARE_STEP: Final = 14
BATTLE_STEP: Final = 15
FIELD_STEP: Final = 16
CHURCH_RULING_STEP: Final = 17
TACTICS_STEP: Final = 18
SPREAD_STEP: Final = 19
TOWERS_FALL_STEP: Final = 20
PROPERTIES_FALL_STEP: Final = 21
SPOILS_STEP: Final = 22
RANSOM_STEP: Final = 23
JOUST_STEP: Final = 24
LEVY_STEP: Final = 25
BARTER_STEP: Final = 26
SERIES_STEP: Final = 27

NONE: Final = -1
"""No seat, no Fief, no card."""


class Frame(NamedFrame):
    """What all frames of the game have."""

    def clone(self) -> Frame:
        raise NotImplementedError


def flag(number: int) -> bool:
    if number not in (0, 1):
        raise ValueError(f"{number} is neither 0 nor 1")
    return number == 1


# --- before the game ------------------------------------------------------------------------------------------------


class HouseFrame(Frame):
    """The named Earl lays out the common cards."""

    step = HOUSE_STEP

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> HouseFrame:
        return HouseFrame(self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    @staticmethod
    def read(numbers: list[int]) -> HouseFrame:
        (seat,) = numbers
        return HouseFrame(seat)


class LegacyFrame(Frame):
    """Legacy Points are spent one at a time."""

    step = LEGACY_STEP

    def __init__(self, spent: int = 0, towers_due: int = 0) -> None:
        self.spent = spent  # points spent so far
        self.towers_due = towers_due  # Towers still to choose

    def clone(self) -> LegacyFrame:
        return LegacyFrame(self.spent, self.towers_due)

    def numbers(self) -> list[int]:
        return [self.spent, self.towers_due]

    @staticmethod
    def read(numbers: list[int]) -> LegacyFrame:
        spent, towers_due = numbers
        return LegacyFrame(spent, towers_due)


class DecksFrame(Frame):
    """Decks are built."""

    step = DECKS_STEP

    def clone(self) -> DecksFrame:
        return DecksFrame()

    def numbers(self) -> list[int]:
        return []

    @staticmethod
    def read(numbers: list[int]) -> DecksFrame:
        if numbers:
            raise ValueError("no numbers wanted")
        return DecksFrame()


class DraftFrame(Frame):
    """Packs are passed."""

    step = DRAFT_STEP

    def __init__(self, pack: int = 0, size: int = 0) -> None:
        self.pack = pack  # packs done
        self.size = size  # cards in each pack before this pick

    def clone(self) -> DraftFrame:
        return DraftFrame(self.pack, self.size)

    def numbers(self) -> list[int]:
        return [self.pack, self.size]

    @staticmethod
    def read(numbers: list[int]) -> DraftFrame:
        pack, size = numbers
        return DraftFrame(pack, size)


class SetUpFrame(Frame):
    """The set-up."""

    step = SET_UP_STEP

    def __init__(self, part: int = 0) -> None:
        self.part = part  # the part that comes next

    def clone(self) -> SetUpFrame:
        return SetUpFrame(self.part)

    def numbers(self) -> list[int]:
        return [self.part]

    @staticmethod
    def read(numbers: list[int]) -> SetUpFrame:
        (part,) = numbers
        return SetUpFrame(part)


class TrayTowersFrame(Frame):
    """Cards of the tray are laid as Towers."""

    step = TRAY_TOWERS_STEP

    def clone(self) -> TrayTowersFrame:
        return TrayTowersFrame()

    def numbers(self) -> list[int]:
        return []

    @staticmethod
    def read(numbers: list[int]) -> TrayTowersFrame:
        if numbers:
            raise ValueError("no numbers wanted")
        return TrayTowersFrame()


class MulliganFrame(Frame):
    """Opening hands may be drawn anew."""

    step = MULLIGAN_STEP

    def __init__(self, done: int = 0) -> None:
        self.done = done  # Earls who have decided

    def clone(self) -> MulliganFrame:
        return MulliganFrame(self.done)

    def numbers(self) -> list[int]:
        return [self.done]

    @staticmethod
    def read(numbers: list[int]) -> MulliganFrame:
        (done,) = numbers
        return MulliganFrame(done)


# --- rounds and turns -----------------------------------------------------------------------------------------------


class RoundFrame(Frame):
    """A round."""

    step = ROUND_STEP

    def __init__(self, place: int = 0) -> None:
        self.place = place  # whose turn comes next, counted from the first player; then the Vikings; then the end

    def clone(self) -> RoundFrame:
        return RoundFrame(self.place)

    def numbers(self) -> list[int]:
        return [self.place]

    @staticmethod
    def read(numbers: list[int]) -> RoundFrame:
        (place,) = numbers
        return RoundFrame(place)


class TurnFrame(Frame):
    """An Earl's turn."""

    step = TURN_STEP

    def __init__(self, seat: int, acted: int = 0, begun: bool = False) -> None:
        self.seat = seat
        self.acted = acted  # Actions taken
        self.begun = begun  # what happens at its beginning has happened

    def clone(self) -> TurnFrame:
        return TurnFrame(self.seat, self.acted, self.begun)

    def numbers(self) -> list[int]:
        return [self.seat, self.acted, int(self.begun)]

    @staticmethod
    def read(numbers: list[int]) -> TurnFrame:
        seat, acted, begun = numbers
        return TurnFrame(seat, acted, flag(begun))


class AttachFrame(Frame):
    """A Property about to be attached to a Fief."""

    step = ATTACH_STEP

    def __init__(self, seat: int, card: int, way: int) -> None:
        self.seat = seat
        self.card = card
        self.way = way  # how it came (see `turn.placing`)

    def clone(self) -> AttachFrame:
        return AttachFrame(self.seat, self.card, self.way)

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.way]

    @staticmethod
    def read(numbers: list[int]) -> AttachFrame:
        seat, card, way = numbers
        return AttachFrame(seat, card, way)


class InstallFrame(Frame):
    """A Lord about to move into a building."""

    step = INSTALL_STEP

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def clone(self) -> InstallFrame:
        return InstallFrame(self.seat, self.kind)

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    @staticmethod
    def read(numbers: list[int]) -> InstallFrame:
        seat, kind = numbers
        return InstallFrame(seat, kind)


class BequestFrame(Frame):
    """A Prince hands on his inheritance."""

    step = BEQUEST_STEP

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> BequestFrame:
        return BequestFrame(self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    @staticmethod
    def read(numbers: list[int]) -> BequestFrame:
        (seat,) = numbers
        return BequestFrame(seat)


# --- politics -------------------------------------------------------------------------------------------------------


class TargetFrame(Frame):
    """What a political card is aimed at."""

    step = TARGET_STEP

    def __init__(self, actor: int, political: int, fief: int = NONE) -> None:
        self.actor = actor
        self.political = political  # Treachery or Intrigue
        self.fief = fief  # the Fief whose Property is named, or NONE

    def clone(self) -> TargetFrame:
        return TargetFrame(self.actor, self.political, self.fief)

    def numbers(self) -> list[int]:
        return [self.actor, self.political, self.fief]

    @staticmethod
    def read(numbers: list[int]) -> TargetFrame:
        actor, political, fief = numbers
        return TargetFrame(actor, political, fief)


class StruggleFrame(Frame):
    """Answers to a political card."""

    step = STRUGGLE_STEP

    def __init__(
        self,
        actor: int,
        political: int,
        victim: int,
        aim: int,
        aimed_at: int,
        card: int,
        last: int,
        actors_side: bool = False,
        helper: bool = False,
    ) -> None:
        self.actor = actor
        self.political = political  # Treachery or Intrigue
        self.victim = victim
        self.aim = aim  # Lord, Property or Mercenary (see `politics.struggle`)
        self.aimed_at = aimed_at  # the Fief or the Mercenary
        self.card = card  # the Property, or NONE
        self.last = last  # the card to be answered
        self.actors_side = actors_side  # the actor's side answers, not the victim's
        self.helper = helper  # the ally of that side is asked

    def clone(self) -> StruggleFrame:
        return StruggleFrame(
            self.actor,
            self.political,
            self.victim,
            self.aim,
            self.aimed_at,
            self.card,
            self.last,
            self.actors_side,
            self.helper,
        )

    def numbers(self) -> list[int]:
        return [
            self.actor,
            self.political,
            self.victim,
            self.aim,
            self.aimed_at,
            self.card,
            self.last,
            int(self.actors_side),
            int(self.helper),
        ]

    @staticmethod
    def read(numbers: list[int]) -> StruggleFrame:
        actor, political, victim, aim, aimed_at, card, last, actors_side, helper = numbers
        return StruggleFrame(actor, political, victim, aim, aimed_at, card, last, flag(actors_side), flag(helper))


# --- war ------------------------------------------------------------------------------------------------------------


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


# --- joust, levy, barter, series ------------------------------------------------------------------------------------


class JoustFrame(Frame):
    """The Earls in turn, the caller last."""

    step = JOUST_STEP

    def __init__(self, caller: int, done: int = 0, part: int = 0, fief: int = NONE) -> None:
        self.caller = caller
        self.done = done  # Earls who have decided
        self.part = part  # what the next one decides (see `politics.joust`)
        self.fief = fief  # the Fief a Property is staked from, or NONE

    def clone(self) -> JoustFrame:
        return JoustFrame(self.caller, self.done, self.part, self.fief)

    def numbers(self) -> list[int]:
        return [self.caller, self.done, self.part, self.fief]

    @staticmethod
    def read(numbers: list[int]) -> JoustFrame:
        caller, done, part, fief = numbers
        return JoustFrame(caller, done, part, fief)


class LevyFrame(Frame):
    """The other Earls give the King Army cards."""

    step = LEVY_STEP

    def __init__(self, king: int, done: int = 0, given: int = 0) -> None:
        self.king = king
        self.done = done  # Earls who have given
        self.given = given  # cards the next one has given

    def clone(self) -> LevyFrame:
        return LevyFrame(self.king, self.done, self.given)

    def numbers(self) -> list[int]:
        return [self.king, self.done, self.given]

    @staticmethod
    def read(numbers: list[int]) -> LevyFrame:
        king, done, given = numbers
        return LevyFrame(king, done, given)


class BarterFrame(Frame):
    """Two cards of the hand for one of the tray."""

    step = BARTER_STEP

    def __init__(self, seat: int, first: int = NONE, second: int = NONE) -> None:
        self.seat = seat
        self.first = first  # the cards given up so far, or NONE
        self.second = second

    def clone(self) -> BarterFrame:
        return BarterFrame(self.seat, self.first, self.second)

    def numbers(self) -> list[int]:
        return [self.seat, self.first, self.second]

    @staticmethod
    def read(numbers: list[int]) -> BarterFrame:
        seat, first, second = numbers
        return BarterFrame(seat, first, second)


class SeriesFrame(Frame):
    """Between two games."""

    step = SERIES_STEP

    def __init__(self, counted: bool = False, answered: int = 0, rebuilding: int = 0) -> None:
        self.counted = counted  # the game just played is counted
        self.answered = answered  # who has answered, as a mask
        self.rebuilding = rebuilding  # who rebuilds, as a mask

    def clone(self) -> SeriesFrame:
        return SeriesFrame(self.counted, self.answered, self.rebuilding)

    def numbers(self) -> list[int]:
        return [int(self.counted), self.answered, self.rebuilding]

    @staticmethod
    def read(numbers: list[int]) -> SeriesFrame:
        counted, answered, rebuilding = numbers
        return SeriesFrame(flag(counted), answered, rebuilding)


READERS: Final[list[Callable[[list[int]], Frame]]] = [
    HouseFrame.read,
    LegacyFrame.read,
    DecksFrame.read,
    DraftFrame.read,
    SetUpFrame.read,
    TrayTowersFrame.read,
    MulliganFrame.read,
    RoundFrame.read,
    TurnFrame.read,
    AttachFrame.read,
    InstallFrame.read,
    BequestFrame.read,
    TargetFrame.read,
    StruggleFrame.read,
    DeclareFrame.read,
    BattleFrame.read,
    FieldFrame.read,
    ChurchRulingFrame.read,
    TacticsFrame.read,
    SpreadFrame.read,
    TowersFallFrame.read,
    PropertiesFallFrame.read,
    SpoilsFrame.read,
    RansomFrame.read,
    JoustFrame.read,
    LevyFrame.read,
    BarterFrame.read,
    SeriesFrame.read,
]
"""How a position's numbers become a frame, by step; ValueError if they don't."""
