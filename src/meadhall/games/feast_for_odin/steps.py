"""The table of steps: every moment of the game by the number its frames begin with (see `state`)."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.laying import Lay, Place, Window
from meadhall.games.feast_for_odin.cards.choices import Choose, Emigrate, Exchange, Pick, Recall
from meadhall.games.feast_for_odin.cards.hand import Draw, PlayCards
from meadhall.games.feast_for_odin.cards.interpreter import Effects, Run
from meadhall.games.feast_for_odin.phases.dice import Dice
from meadhall.games.feast_for_odin.phases.feast import FeastStep
from meadhall.games.feast_for_odin.phases.rounds import Round
from meadhall.games.feast_for_odin.phases.setup import StartingCard
from meadhall.games.feast_for_odin.phases.turns import Turn, UseSpace
from meadhall.games.feast_for_odin.spaces.goods import Flip, Mountain, Overseas, Sale, Upgrade
from meadhall.games.feast_for_odin.state import Feast
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
