"""Brian Boru: High King of Ireland, behind the kernel's interface.

Rules source: the clauses of `docs/rules/brian-boru.md`. Each chapter has its module: `setup`, `rounds`, `draft`,
`tricks`, `symbols`, `marriage`, `battle`, `church`, `claims`, `scoring`; what is hidden stands in `view` and `redeal`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.brian_boru.about import ABOUT
from meadhall.games.brian_boru.battle import BattleStep
from meadhall.games.brian_boru.board import REGIONS, TOWNS
from meadhall.games.brian_boru.cards import MARRIAGE_CARDS, ROUNDS, cards_of_set
from meadhall.games.brian_boru.church import ChurchStep
from meadhall.games.brian_boru.draft import Draft
from meadhall.games.brian_boru.interface import checks, forecast, offers, position, reasons, refusals, sheets
from meadhall.games.brian_boru.interface.actions import SPACE, codes_of_line
from meadhall.games.brian_boru.knowledge import observe, prompts, redeal, values, view
from meadhall.games.brian_boru.marriage import MarriageStep
from meadhall.games.brian_boru.notes import NOTES
from meadhall.games.brian_boru.rounds import Round
from meadhall.games.brian_boru.scoring import LINES, TIES, places, scoring_lines, standing
from meadhall.games.brian_boru.setup import StartingTown, set_up
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.games.brian_boru.symbols import Action
from meadhall.games.brian_boru.tricks import ActiveTown, PlayCard, Resolve
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import BadOption, IllegalAction
from meadhall.kernel.game import Forecast, Game, Result, View
from meadhall.kernel.observation import Observer
from meadhall.kernel.offer import Offer
from meadhall.kernel.options import Options
from meadhall.kernel.position import Fields
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.state import Entry, Step
from meadhall.kernel.temper import read_tempers
from meadhall.kernel.words.message import Message, Speech

STEPS: list[Step[BrianBoru]] = [
    StartingTown("starting-town"),
    Round("round"),
    Draft("draft"),
    ActiveTown("active-town"),
    PlayCard("play-card"),
    Resolve("resolve"),
    Action("action"),
    MarriageStep("marriage-step"),
    BattleStep("battle-step"),
    ChurchStep("church-step"),
]


class BrianBoruGame(Game[BrianBoru]):
    about = ABOUT
    steps = STEPS
    space = SPACE
    notes = NOTES.notes
    chance_notes = ("marriage-card-opened", "cards-dealt")
    names = {
        "town": lambda number: TOWNS[number],
        "region": lambda number: REGIONS[number],
        "card": lambda number: number + 1,
        "set": cards_of_set,
        "marriage": lambda number: MARRIAGE_CARDS[number],
    }

    spelled = ("town",)
    favourite_kinds = ("Play",)
    plan = view.PLAN
    decisions_a_turn = 2
    outlook_scale = 1.0
    phases = values.PHASES
    feature_names = values.FEATURES
    tempers = read_tempers("meadhall.games.brian_boru", values.FEATURES)

    def settle_options(self, players: int, wanted: Mapping[str, Any]) -> Options:
        options = super().settle_options(players, wanted)
        strengths = options["viking_deck"]
        assert isinstance(strengths, list)
        if len(strengths) < ROUNDS[players]:
            raise BadOption(
                "brian-boru.viking-deck-short", "BB-15.3", given_count=len(strengths), rounds_count=ROUNDS[players]
            )
        return options

    def start(self, players: int, options: Options, chance: Chance, journal: list[Entry] | None) -> BrianBoru:
        state = BrianBoru(players, chance, STEPS)
        state.journal = journal
        state.lay_out()
        state.all_cards_played = players == 5 and options["five_player_all_cards"] is True
        state.open_discard = options["open_discard"] is True
        strengths = options["viking_deck"]
        assert isinstance(strengths, list)
        set_up(state, [int(strength) for strength in strengths])
        state.settle()
        return state

    def codes(self, state: BrianBoru, seat: int, notation: str) -> list[int] | None:
        return codes_of_line(notation)

    def view(self, state: BrianBoru, seat: int | None) -> View:
        return view.PLAN.view(state, seat)

    def sheets(self, view: View, speech: Speech) -> list[Sheet]:
        return sheets.sheets(view, speech)

    def standing(self, view: View, speech: Speech) -> str:
        return sheets.standing(view, speech)

    def sheets_asked(self, view: View, speech: Speech) -> list[Sheet]:
        return sheets.sheets_asked(view, speech)

    def offers(self, state: BrianBoru, seat: int, speech: Speech) -> list[Offer]:
        return offers.explained(state, seat, super().offers(state, seat, speech), speech)

    def observe(self, state: BrianBoru, seat: int, out: Observer) -> None:
        observe.observe(state, seat, out)

    def forecast(self, state: BrianBoru, seat: int | None) -> Forecast:
        return forecast.forecast(state, seat)

    def prompt(self, state: BrianBoru, seat: int) -> Message:
        return prompts.prompt(state, seat)

    def refusal(self, state: BrianBoru, seat: int, code: int) -> IllegalAction:
        return refusals.refusal(state, seat, code)

    def result(self, state: BrianBoru) -> Result:
        seats = range(state.players)
        lines = [dict(zip(LINES, scoring_lines(state, seat), strict=True)) for seat in seats]
        standings = [standing(state, seat) for seat in seats]
        scores = [score for score, _, _ in standings]
        tied = len(set(scores)) < len(scores)
        return Result(
            scores=scores,
            places=places(standings),
            lines=lines,
            ties=[dict(zip(TIES, ties, strict=True)) for _, *ties in standings] if tied else [],
        )

    def redeal(self, state: BrianBoru, seat: int | None, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def write_position(self, state: BrianBoru) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: BrianBoru, fields: Fields) -> None:
        position.read(state, fields)

    def check(self, state: BrianBoru) -> None:
        checks.check(state)

    def outlook(self, state: BrianBoru, seat: int) -> float:
        return values.outlook(state, seat)

    def values(self, state: BrianBoru) -> list[float]:
        return values.values(state)

    def phase(self, state: BrianBoru) -> int:
        return values.phase(state)

    def features(self, state: BrianBoru) -> list[list[float]]:
        return values.features(state)

    def redraw(self, state: BrianBoru, chance: Chance) -> None:
        redeal.redraw(state, chance)

    def drawn(self, state: BrianBoru) -> int:
        return state.chance.drawn - len(state.viking_deck) - len(state.marriage_deck)

    def round(self, state: BrianBoru) -> int:
        return state.round

    def worths(self, state: BrianBoru, seat: int) -> dict[str, float]:
        return reasons.worths(state, seat)

    def holdings(self, state: BrianBoru, seat: int) -> dict[str, float]:
        return reasons.holdings(state, seat)

    def whereabouts(self, state: BrianBoru, seat: int) -> dict[str, dict[tuple[str, str], float]]:
        return reasons.whereabouts(state, seat)

    def order(self, state: BrianBoru, seat: int, code: int) -> Message | None:
        return reasons.order(state, seat, code)

    def reason(self, state: BrianBoru, kind: str, more: dict[str, float]) -> str:
        return reasons.reason(kind, more)

    def is_through(self, before: BrianBoru, state: BrianBoru) -> bool:
        return reasons.is_between_tricks(state)


GAME = BrianBoruGame()
