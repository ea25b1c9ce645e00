"""The steps, and what all frames of the game have."""

from __future__ import annotations

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
