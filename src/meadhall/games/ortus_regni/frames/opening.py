"""Frames of what comes before the first turn: houses, Legacy, decks, draft, Towers."""

from __future__ import annotations

from meadhall.games.ortus_regni.frames.base import (
    DECKS_STEP,
    DRAFT_STEP,
    HOUSE_STEP,
    LEGACY_STEP,
    MULLIGAN_STEP,
    SET_UP_STEP,
    TRAY_TOWERS_STEP,
    Frame,
)


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
