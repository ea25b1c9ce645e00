"""How the numbers of a position become frames again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.opening import (
    DecksFrame,
    DraftFrame,
    HouseFrame,
    LegacyFrame,
    MulliganFrame,
    SetUpFrame,
    TrayTowersFrame,
)
from meadhall.games.ortus_regni.frames.politics import JoustFrame, StruggleFrame, TargetFrame
from meadhall.games.ortus_regni.frames.turns import (
    AttachFrame,
    BarterFrame,
    BequestFrame,
    InstallFrame,
    LevyFrame,
    RoundFrame,
    SeriesFrame,
    TurnFrame,
)
from meadhall.games.ortus_regni.frames.war import (
    BattleFrame,
    ChurchRulingFrame,
    DeclareFrame,
    FieldFrame,
    PropertiesFallFrame,
    RansomFrame,
    SpoilsFrame,
    SpreadFrame,
    TacticsFrame,
    TowersFallFrame,
)

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
