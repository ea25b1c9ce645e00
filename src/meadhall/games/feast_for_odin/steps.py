"""The table of steps: every moment of the game by the number its frames begin with (see `state`)."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.choices import Choose, Emigrate, Exchange, Pick, Recall
from meadhall.games.feast_for_odin.dice import Dice
from meadhall.games.feast_for_odin.feast import FeastStep
from meadhall.games.feast_for_odin.goods import Flip, Mountain, Overseas, Sale, Upgrade
from meadhall.games.feast_for_odin.laying import Lay, Place, Window
from meadhall.games.feast_for_odin.occupations import Draw, PlayCards
from meadhall.games.feast_for_odin.rounds import Round
from meadhall.games.feast_for_odin.run import Effects, Run
from meadhall.games.feast_for_odin.setup import StartingCard
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.turns import Turn, UseSpace
from meadhall.kernel.state import Step

STEPS: Final[list[Step[Feast]]] = [
    StartingCard("starting-card"),
    Round("round"),
    Turn("turn"),
    UseSpace("space"),
    Run("run"),
    Effects("effects"),
    Mountain("mountain"),
    Upgrade("upgrade"),
    Choose("choose"),
    Exchange("exchange"),
    Dice("dice"),
    Overseas("overseas"),
    Sale("sale"),
    Emigrate("emigrate"),
    PlayCards("play-cards"),
    Lay("lay"),
    Place("place"),
    Flip("flip"),
    Recall("recall"),
    FeastStep("feast"),
    Window("window"),
    Draw("draw"),
    Pick("pick"),
]
