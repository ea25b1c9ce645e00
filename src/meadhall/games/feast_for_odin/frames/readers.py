"""How the numbers of a position become frames again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.feast_for_odin.frames.base import Frame
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
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, FlipFrame, LayFrame, PlaceFrame
from meadhall.games.feast_for_odin.frames.rounds import (
    DrawFrame,
    RoundFrame,
    SpaceFrame,
    StartingCardFrame,
    TurnFrame,
    WindowFrame,
)

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
