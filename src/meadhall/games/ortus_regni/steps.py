"""The table of steps, in the order of the numbers in `state.py`."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.barter import Barter
from meadhall.games.ortus_regni.battle import Battle
from meadhall.games.ortus_regni.damage import PropertiesFall, Spread, TowersFall
from meadhall.games.ortus_regni.deck_building import DeckBuilding
from meadhall.games.ortus_regni.declaring import Declare
from meadhall.games.ortus_regni.fielding import Field
from meadhall.games.ortus_regni.joust import Joust
from meadhall.games.ortus_regni.kingship import Levy
from meadhall.games.ortus_regni.placing import Attach, Bequest, Install
from meadhall.games.ortus_regni.ransom import Ransom
from meadhall.games.ortus_regni.results import ChurchRuling, Tactics
from meadhall.games.ortus_regni.rounds import Round
from meadhall.games.ortus_regni.setup import Mulligan, SetUp, TrayTowers
from meadhall.games.ortus_regni.spoils import Spoils
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.struggle import Struggle, Target
from meadhall.games.ortus_regni.turn import Turn
from meadhall.games.ortus_regni.variants import Draft, House, Legacy, Series
from meadhall.kernel.state import Step

STEPS: Final[list[Step[OrtusRegni]]] = [
    House("house"),
    Legacy("legacy"),
    DeckBuilding("decks"),
    Draft("draft"),
    SetUp("set-up"),
    TrayTowers("tray-towers"),
    Mulligan("mulligan"),
    Round("round"),
    Turn("turn"),
    Attach("attach"),
    Install("install"),
    Bequest("bequest"),
    Target("target"),
    Struggle("struggle"),
    Declare("declare"),
    Battle("battle"),
    Field("field"),
    ChurchRuling("church-ruling"),
    Tactics("tactics"),
    Spread("spread"),
    TowersFall("towers-fall"),
    PropertiesFall("properties-fall"),
    Spoils("spoils"),
    Ransom("ransom"),
    Joust("joust"),
    Levy("levy"),
    Barter("barter"),
    Series("series"),
]
