"""Frames of rounds and turns, levy and barter, and of the series of games."""

from __future__ import annotations

from meadhall.games.ortus_regni.frames.base import (
    ATTACH_STEP,
    BARTER_STEP,
    BEQUEST_STEP,
    INSTALL_STEP,
    LEVY_STEP,
    NONE,
    ROUND_STEP,
    SERIES_STEP,
    TURN_STEP,
    Frame,
    flag,
)


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
