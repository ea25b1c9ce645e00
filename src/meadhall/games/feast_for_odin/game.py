"""A Feast for Odin, behind the kernel's interface.

Rules source: the clauses of `docs/rules/feast-for-odin.md`. `phases` follows the rulebook's course of a game, `board`
has the grids and the pieces on them, `spaces` the 61 action spaces, `cards` the occupations and the interpreter that
spaces and cards share. Decisions that may be asked of all players at once (windows between phases, the feast) are asked
clockwise from the start player, which is how FO-9.4 settles them anyway.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from meadhall.games.feast_for_odin.about import ABOUT, DECKS
from meadhall.games.feast_for_odin.board.boards import AREA_NAMES, BOARD_NAMES
from meadhall.games.feast_for_odin.frames.pieces import LayFrame
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame
from meadhall.games.feast_for_odin.interface import (
    checks,
    defaults,
    expectation,
    forecast,
    laying_places,
    offers,
    position,
    reasons,
    refusals,
    sheets,
)
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.interface.notation import feast_codes, is_legal, read_placement, steps_of
from meadhall.games.feast_for_odin.items import ITEMS, STRIP_NAMES
from meadhall.games.feast_for_odin.knowledge import observe, prompts, redeal, view
from meadhall.games.feast_for_odin.notes import NOTES
from meadhall.games.feast_for_odin.phases.scoring import LINES, places, scoring_lines
from meadhall.games.feast_for_odin.phases.setup import set_up
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.steps import STEPS
from meadhall.games.feast_for_odin.strategy import moves, value
from meadhall.games.feast_for_odin.strategy.answers import small_answer
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.game import Forecast, Game, Result, View
from meadhall.kernel.observation import Observer
from meadhall.kernel.offer import Offer
from meadhall.kernel.options import Options
from meadhall.kernel.position import Fields
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.state import Entry
from meadhall.kernel.temper import read_tempers
from meadhall.kernel.words.message import Message, Speech


class FeastForOdinGame(Game[Feast]):
    about = ABOUT
    steps = STEPS
    space = SPACE
    notes = NOTES.notes
    chance_notes = ("rolled", "weapon-drawn", "card-seen")
    names = {
        "item": lambda number: ITEMS[number],
        "space": lambda number: SPACE_NAMES[number],
        "card": lambda number: number + 1,
        "board": lambda number: BOARD_NAMES[number],
        "area": lambda number: AREA_NAMES[number],
        "strip": lambda number: STRIP_NAMES[number],
        "cell": view.cell_name,
    }
    spelled = ("cell",)
    favourite_kinds = ("Send", "Play")
    plan = view.PLAN
    whole_turns = True
    decisions_a_turn = 1
    phases = value.PHASES
    feature_names = value.FEATURES
    tempers = read_tempers("meadhall.games.feast_for_odin", value.FEATURES)
    learns_alone = True

    def start(self, players: int, options: Options, chance: Chance, journal: list[Entry] | None) -> Feast:
        state = Feast(players, chance, STEPS)
        state.journal = journal
        state.lay_out()
        decks = options["decks"]
        assert isinstance(decks, list)
        set_up(
            state,
            options["length"] == "short",
            [DECKS.index(str(deck)) for deck in decks],
            options["choose_starting_card"] is True,
        )
        state.settle()
        return state

    def codes(self, state: Feast, seat: int, notation: str) -> list[int] | None:
        """A single answer, `place <piece> <area> <row>,<column> [r<turn>]`, or `feast` with dishes or without."""
        words = notation.casefold().split()
        if words[:1] == ["feast"]:
            return feast_codes(state, seat, words[1:])
        wanted = read_placement(state, notation)
        if wanted is None:
            return super().codes(state, seat, notation)
        if not is_legal(state, seat, wanted):
            raise refusals.refuse_placement(state, seat, wanted.item, wanted.area, wanted.turn, wanted.cell)
        return steps_of(state, seat, wanted)

    def view(self, state: Feast, seat: int | None) -> View:
        return view.PLAN.view(state, seat)

    def sheets(self, view: View, speech: Speech) -> list[Sheet]:
        return sheets.sheets(view, speech)

    def standing(self, view: View, speech: Speech) -> str:
        return sheets.standing(view, speech)

    def offers(self, state: Feast, seat: int, speech: Speech) -> list[Offer]:
        laying = laying_places.laying_begun_by(state, NONE)
        if laying is not None:
            return laying_places.place_offers(state, seat, laying, speech)
        return offers.explained(state, seat, super().offers(state, seat, speech), speech)

    def ways(self, state: Feast, seat: int, code: int, speech: Speech) -> list[Offer]:
        if isinstance(state.stack[-1], LayFrame):
            return []
        laying = laying_places.laying_begun_by(state, code)
        return [] if laying is None else laying_places.place_offers(state, seat, laying, speech)

    def picture(self, state: Feast, seat: int, codes: Sequence[int], speech: Speech) -> Sheet | None:
        return laying_places.picture(state, seat, codes, speech)

    def prompt(self, state: Feast, seat: int) -> Message:
        return prompts.prompt(state, seat)

    def refusal(self, state: Feast, seat: int, code: int) -> IllegalAction:
        return refusals.refusal(state, seat, code)

    def result(self, state: Feast) -> Result:
        seats = range(state.players)
        lines = [dict(zip(LINES, scoring_lines(state, seat), strict=True)) for seat in seats]
        scores = [sum(line.values()) for line in lines]
        return Result(scores=scores, places=places(scores), lines=lines)

    def redeal(self, state: Feast, seat: int | None, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def write_position(self, state: Feast) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: Feast, fields: Fields) -> None:
        position.read(state, fields)

    def check(self, state: Feast) -> None:
        checks.check(state)

    def outlook(self, state: Feast, seat: int) -> float:
        """What a seat may expect, less what its strongest rival may if it has any."""
        points = [value.value(state, other) for other in range(state.players)]
        mine = points.pop(seat)
        return mine - max(points) if points else mine

    def values(self, state: Feast) -> list[float]:
        return [value.value(state, seat) / self.outlook_scale for seat in range(state.players)]

    def phase(self, state: Feast) -> int:
        return value.feasts_left(state)

    def features(self, state: Feast) -> list[list[float]]:
        return [value.features(state, seat) for seat in range(state.players)]

    def slant(self, state: Feast, seat: int, temper: str) -> float:
        """Tempers count in points and fade: towards the end only the score counts."""
        points = super().slant(state, seat, temper)
        return points * value.feasts_left(state) / len(value.PHASES) / self.outlook_scale if points else 0.0

    def weights(self, players: int) -> list[list[float]]:
        return value.WEIGHTS[players]

    def turns(self, state: Feast, seat: int, leave_out: Container[int] = ()) -> list[tuple[int, Feast, float]]:
        if not self.begins_turn(state, seat):
            return []
        return [(move.code, move.state, move.worth) for move in moves.moves(state, seat, leave_out)]

    def begins_turn(self, state: Feast, seat: int) -> bool:
        return seat in state.waiting and isinstance(state.stack[-1], TurnFrame)

    def small_answer(self, state: Feast, seat: int) -> int:
        return small_answer(state, seat)

    def habits(self, state: Feast, seat: int) -> list[list[int]]:
        return moves.habits(state, seat)

    def to_next_turn(self, state: Feast, seat: int, habits: Sequence[Sequence[int]] = ()) -> bool:
        moves.wait_for_turn(state, seat, habits)
        return self.begins_turn(state, seat) and moves.in_actions(state)

    def finish_round(self, state: Feast, seat: int) -> None:
        moves.finish_round(state, seat)

    def observe(self, state: Feast, seat: int, out: Observer) -> None:
        observe.observe(state, seat, out)

    def forecast(self, state: Feast, seat: int | None) -> Forecast:
        return forecast.forecast(state, seat)

    def default(self, state: Feast, seat: int) -> int:
        """The natural default of section 18 (FO-17.21)."""
        return defaults.natural_default(state, seat)

    def redraw(self, state: Feast, chance: Chance) -> None:
        redeal.redraw(state, chance)

    def drawn(self, state: Feast) -> int:
        return state.chance.drawn - len(state.deck) - len(state.weapon_deck) - len(state.strip_stack)

    def expected_score(self, state: Feast, seat: int) -> float:
        return expectation.expected_score(state, seat)

    def final_score(self, state: Feast, seat: int) -> float:
        return expectation.final_score(state, seat)

    def score_spread(self, state: Feast) -> float:
        return expectation.spread(state)

    def round(self, state: Feast) -> int:
        return state.round

    def worths(self, state: Feast, seat: int) -> dict[str, float]:
        return reasons.worths(state, seat)

    def holdings(self, state: Feast, seat: int) -> dict[str, float]:
        return reasons.holdings(state, seat)


GAME = FeastForOdinGame()
