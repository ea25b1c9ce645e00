"""Ortus Regni, behind the kernel's interface.

Rules source: the clauses of `docs/rules/ortus-regni.md`, where those we had to rule ourselves are marked.

`setup` leads from the bare table to the first turn, `turn` has rounds, turns and Actions, `politics` struggles, crown
and Joust, `war` battles and Vikings; what is hidden stands in `knowledge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.about import ABOUT
from meadhall.games.ortus_regni.cards import (
    ARMY_NAMES,
    BATTLE_NAMES,
    CARD_SPAN,
    JOUST_NAMES,
    KIND_NAMES,
    SET_TYPES,
    VIKING_NAMES,
)
from meadhall.games.ortus_regni.frames.opening import DecksFrame, SetUpFrame
from meadhall.games.ortus_regni.interface import (
    checks,
    defaults,
    forecast,
    imagined_defence,
    position,
    reactions,
    reasons,
    refusals,
    sheets,
)
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.decks import parse_deck, read_counts, write_deck
from meadhall.games.ortus_regni.interface.notation import codes_of_line
from meadhall.games.ortus_regni.interface.options import check_combination, rules_of
from meadhall.games.ortus_regni.knowledge import candidates, observe, outlook, prompts, redeal, values, view
from meadhall.games.ortus_regni.notes import NOTES
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.steps import STEPS
from meadhall.games.ortus_regni.turn.ending import TIES, game_places, merit, series_places
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.game import Forecast, Game, Result, View
from meadhall.kernel.observation import Observer
from meadhall.kernel.options import Options
from meadhall.kernel.position import Fields
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.state import Entry
from meadhall.kernel.temper import read_tempers
from meadhall.kernel.words.message import Message, Speech, Value


def cards_of_packed(packed: int) -> list[str]:
    """Cards the journal carries as one number: three bits for each kind."""
    cards: list[str] = []
    for name in KIND_NAMES:
        cards += [name] * (packed % 8)
        packed //= 8
    return cards


def standing_cards(pair: int) -> list[str]:
    """The building and the Lord of a Fief, which the journal carries as one number (`state.standing`)."""
    kinds = (pair % (CARD_SPAN + 1) - 1, pair // (CARD_SPAN + 1) - 1)
    return [KIND_NAMES[kind] for kind in kinds if kind != NONE]


class OrtusRegniGame(Game[OrtusRegni]):
    about = ABOUT
    steps = STEPS
    space = SPACE
    notes = NOTES.notes
    chance_notes = ("drew-card", "battle-card", "joust-dealt", "horde-grows", "controller")
    names = {
        "card": lambda number: "nothing" if number == NONE else KIND_NAMES[number],
        "hand": cards_of_packed,
        "cards": standing_cards,
        "fief": lambda number: number + 1,
        "mercenary": lambda number: number + 1,
        "army": lambda number: ARMY_NAMES[number],
        "viking": lambda number: VIKING_NAMES[number],
        "joust": lambda number: JOUST_NAMES[number],
        "result": lambda number: BATTLE_NAMES[number],
    }

    favourite_kinds = ("Deck", "Place")
    plan = view.PLAN
    search_effort = 6
    outlook_scale = values.UNDER_WAY_UNIT
    playout_plies = 6
    learns_by_wins = True
    phases = values.PHASES
    feature_names = values.FEATURES
    tempers = read_tempers("meadhall.games.ortus_regni", values.FEATURES)

    def settle_options(self, players: int, wanted: Mapping[str, Any]) -> Options:
        options = super().settle_options(players, wanted)
        check_combination(players, options)
        return options

    def start(self, players: int, options: Options, chance: Chance, journal: list[Entry] | None) -> OrtusRegni:
        state = OrtusRegni(players, chance, STEPS)
        state.journal = journal
        state.lay_out()
        state.rules = rules_of(players, options)
        if state.rules.given_decks:
            state.lists = [counts[:] for counts in state.rules.given_decks]
        state.stack.append(SetUpFrame())
        state.settle()
        return state

    def view(self, state: OrtusRegni, seat: int | None) -> View:
        return view.PLAN.view(state, seat)

    def prompt(self, state: OrtusRegni, seat: int) -> Message:
        return prompts.prompt(state, seat)

    def refusal(self, state: OrtusRegni, seat: int, code: int) -> IllegalAction:
        return refusals.refusal(state, seat, code)

    def result(self, state: OrtusRegni) -> Result:
        """Places by OR-14.8 and OR-14.9; a score is how many others an Earl outlasted, or games of a series won."""
        if state.rules.series > 1:
            lines = [{"wins": wins} for wins in state.wins]
            return Result(scores=state.wins[:], places=series_places(state), lines=lines)
        places = game_places(state)
        outlasted = [sum(1 for other in places if other > place) for place in places]
        # Where somebody has won outright, nothing else is compared (OR-14.8).
        compared = state.outcome == NONE
        seats = range(state.players)
        ties = [dict(zip(TIES, merit(state, seat)[2:], strict=True)) for seat in seats] if compared else []
        return Result(scores=outlasted, places=places, lines=[{"outlasted": count} for count in outlasted], ties=ties)

    def redeal(self, state: OrtusRegni, seat: int | None, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def write_position(self, state: OrtusRegni) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: OrtusRegni, fields: Fields) -> None:
        position.read(state, fields)

    def check(self, state: OrtusRegni) -> None:
        checks.check(state)

    def outlook(self, state: OrtusRegni, seat: int) -> float:
        return outlook.outlook(state, seat)

    def values(self, state: OrtusRegni) -> list[float]:
        return values.values(state)

    def phase(self, state: OrtusRegni) -> int:
        return values.phase(state)

    def features(self, state: OrtusRegni) -> list[list[float]]:
        return values.features(state)

    def candidates(self, state: OrtusRegni, seat: int) -> list[int]:
        return candidates.candidates(state, seat)

    def observe(self, state: OrtusRegni, seat: int, out: Observer) -> None:
        observe.observe(state, seat, out)

    def forecast(self, state: OrtusRegni, seat: int | None) -> Forecast:
        return forecast.forecast(state, seat)

    def suppose(self, state: OrtusRegni, seat: int | None, line: str) -> Forecast:
        return imagined_defence.suppose(state, line)

    def codes(self, state: OrtusRegni, seat: int, notation: str) -> list[int] | None:
        return codes_of_line(state, seat, notation)

    def default(self, state: OrtusRegni, seat: int) -> int:
        """What the engine answers for a seat whose time is up (OR-17.3)."""
        return defaults.default(state, seat)

    def read_deck(self, text: str) -> str:
        return write_deck(parse_deck(text))

    def count_deck(self, text: str) -> dict[str, int]:
        return dict(zip(SET_TYPES, read_counts(text), strict=True))

    def pass_code(self, state: OrtusRegni, seat: int) -> int | None:
        return reactions.pass_code(state, seat)

    def sheets(self, view: View, speech: Speech) -> list[Sheet]:
        return sheets.sheets(view, speech)

    def standing(self, view: View, speech: Speech) -> str:
        return sheets.standing(view, speech)

    def sheets_asked(self, view: View, speech: Speech) -> list[Sheet]:
        return sheets.sheets_asked(view, speech)

    def round(self, state: OrtusRegni) -> int:
        return state.round

    def worths(self, state: OrtusRegni, seat: int) -> dict[str, float]:
        return reasons.worths(state, seat)

    def holdings(self, state: OrtusRegni, seat: int) -> dict[str, float]:
        return reasons.holdings(state, seat)

    def reason(self, state: OrtusRegni, kind: str, more: dict[str, float]) -> str:
        return reasons.reason(state, kind)

    def companions(self, state: OrtusRegni, args: Mapping[str, Value]) -> dict[str, Value]:
        """Building, Lord and holder of the Fief an order speaks of, by its number or as `lord 3`."""
        given, unit = args.get("fief"), str(args.get("card", "")).split(" ")
        fief = given if isinstance(given, int) else int(unit[1]) if unit[0] == "lord" and len(unit) > 1 else 0
        if not fief:
            return {}
        at = fief - 1
        found: dict[str, Value] = {"fief": fief, "fief_cards": standing_cards(state.standing(at, NONE))}
        if state.holder[at] != NONE:
            found["holder_seat"] = state.holder[at]
        if state.lord[at] != NONE:
            found["lord_card"] = KIND_NAMES[state.lord[at]]
        return found

    def is_through(self, before: OrtusRegni, state: OrtusRegni) -> bool:
        return reasons.turn_under_way(state) != reasons.turn_under_way(before)

    def ends_turn(self, state: OrtusRegni, seat: int) -> int | None:
        return reasons.ends_turn(state, seat)

    def is_piece(self, state: OrtusRegni, seat: int, code: int) -> bool:
        """A card put into a deck or taken out of it again; a whole sample deck is a choice."""
        building = bool(state.stack) and isinstance(state.stack[-1], DecksFrame)
        return building and not codes.DECK <= code < codes.DECK + codes.PRESETS


GAME = OrtusRegniGame()
