"""The table of steps, in the order of the numbers in `state.py`."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.politics.joust import Joust
from meadhall.games.ortus_regni.politics.kingship import Levy
from meadhall.games.ortus_regni.politics.struggle import Struggle, Target
from meadhall.games.ortus_regni.setup.deck_building import DeckBuilding
from meadhall.games.ortus_regni.setup.setup import Mulligan, SetUp, TrayTowers
from meadhall.games.ortus_regni.setup.variants import Draft, House, Legacy, Series
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.turn.barter import Barter
from meadhall.games.ortus_regni.turn.placing import Attach, Bequest, Install
from meadhall.games.ortus_regni.turn.rounds import Round
from meadhall.games.ortus_regni.turn.turn import Turn
from meadhall.games.ortus_regni.war.battle import Battle
from meadhall.games.ortus_regni.war.damage import PropertiesFall, Spread, TowersFall
from meadhall.games.ortus_regni.war.declaring import Declare
from meadhall.games.ortus_regni.war.fielding import Field
from meadhall.games.ortus_regni.war.ransom import Ransom
from meadhall.games.ortus_regni.war.results import ChurchRuling, Tactics
from meadhall.games.ortus_regni.war.spoils import Spoils
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
