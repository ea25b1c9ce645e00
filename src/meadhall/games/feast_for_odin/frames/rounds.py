"""Frames of rounds, turns, windows and action spaces."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.frames.base import (
    DRAW_STEP,
    NO_NUMBERS,
    NONE,
    ROUND,
    SPACE_STEP,
    STARTING_CARD,
    TURN_STEP,
    WINDOW,
    Frame,
    flag,
)


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
