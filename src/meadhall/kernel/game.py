"""What a game must offer to sit in the hall. Everything outside `games/` knows a game only through this class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from typing import Any, Generic

import msgspec

from meadhall.kernel.about import About
from meadhall.kernel.action import ActionSpace
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import BadOption, IllegalAction
from meadhall.kernel.journal import Namer, Note
from meadhall.kernel.observation import Observer
from meadhall.kernel.offer import Offer, offer_of
from meadhall.kernel.options import Option, Options, is_whole, options_of_log, refuse_without_effect, settle_options
from meadhall.kernel.position import Fields
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.state import Entry, S, Step
from meadhall.kernel.view import ViewPlan
from meadhall.kernel.words.message import Message, Speech, Value

View = dict[str, Any]
Forecast = dict[str, Any]
"""What the rules can tell a seat about what comes next, ready for JSON; each game has its own fields."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended, seat by seat.

    `ties` holds what decided between equal scores, the first tie-break first; it is empty where nothing had to. The
    catalogue words a scoring line under `<game>.line-<id>`, a tie-break under `<game>.tie-<id>`.
    """

    scores: list[int]
    places: list[int]
    lines: list[dict[str, int]]
    ties: list[dict[str, int]] = []

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shown(self) -> View:
        """As it stands in a view."""
        return {"scores": self.scores, "places": self.places, "lines": self.lines, "ties": self.ties}


class Game(ABC, Generic[S]):
    """One game: its rules behind the interface that tables, bots, laboratory and hall use."""

    about: About
    id: str
    title: str
    players: Sequence[int]
    rules_version: str
    options: Sequence[Option]
    minutes: int
    """These six are what `about` says, which also tells how many actions there are."""
    steps: list[Step[S]]
    space: ActionSpace
    notes: Sequence[Note]
    names: Mapping[str, Namer]
    spelled: Container[str] = ()
    """Types of arguments whose ids players type in notation, such as towns."""
    chance_notes: Sequence[str] = ()
    """Keys of notes that tell what chance decided: reviews name a draw by them."""
    favourite_kinds: Sequence[str] = ()
    """Kinds of actions that tell what a player likes, such as playing a card: a profile says which they chose most."""
    plan: ViewPlan[S] | None = None
    """How `view` is put together, for a game whose views are worth keeping part by part."""

    def __init_subclass__(cls) -> None:
        if "about" in vars(cls):
            cls.id, cls.title, cls.players, cls.rules_version, cls.options, _, cls.minutes = cls.about

    @abstractmethod
    def start(self, players: int, options: Options, chance: Chance, journal: list[Entry] | None) -> S:
        """A new game, set up and settled: somebody owes a decision. Arguments are already checked."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What one seat may know (`None`: somebody without a seat), built from nothing, ready for JSON."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """The question to a seat that owes a decision."""

    @abstractmethod
    def refusal(self, state: S, seat: int, code: int) -> IllegalAction:
        """Why a seat that owes a decision may not answer with this code, which isn't among its legal ones."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Scores line by line and places of a game that is over."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Re-deal everything this seat can't know, in place, from `chance` alone.

        The outcome may depend only on what the seat knows and on `chance`: two states that look the same to the seat
        become the same state. Bots are given only states that went through this.
        """

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """The game's own part of a position: every field of the state that can't be derived."""

    @abstractmethod
    def read_position(self, state: S, fields: Fields) -> None:
        """Put the fields of a position over a fresh setup; raise `BadPosition` where they contradict."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `BadPosition` if the state breaks an invariant of the game, such as a card in two places."""

    @abstractmethod
    def outlook(self, state: S, seat: int) -> float:
        """How good this state looks for a seat; higher is better. `outlook_scale` says in which unit."""

    # --- what searches and training use; every game works with the defaults ------------------------------------

    outlook_scale: float = 10.0
    """So many points of `outlook` multiply the odds of winning by e."""
    decisions_a_turn: int = 3
    """How many decisions a seat usually takes before another must: a turn's time is shared out among so many."""
    search_effort: int = 1
    """How many times the usual iterations a decision of this game is worth: the more, the less a playout says."""
    whole_turns: bool = False
    """Whether a turn is many small decisions that mean little one by one: bots then search by `turns`."""
    playout_plies: int = 12
    """After how many random answers a search asks for `values`."""
    phases: Sequence[str] = ("game",)
    """The stages of a game that are valued differently, in order."""
    feature_names: Sequence[str] = ()
    """What `features` counts; a game without features can't be trained."""
    learns_alone: bool = False
    """Whether weights are learned by the points of a single seat, and serve every number of players."""
    learns_by_wins: bool = False
    """Whether weights are fitted to who won rather than to scores: where scores say no more than that."""

    def values(self, state: S) -> list[float]:
        """What each seat may expect of a state in which everything is known, as logarithms of odds.

        A softmax over them is each seat's chance of winning; alone at the table, a difference of one is worth
        `outlook_scale` points.
        """
        return [self.outlook(state, seat) / self.outlook_scale for seat in range(state.players)]

    def candidates(self, state: S, seat: int) -> list[int]:
        """The answers of a seat worth thinking about: some of the legal ones, never none.

        Left out is what is plainly bad and what only repeats another answer in a different order. It may depend only
        on what that seat knows.
        """
        return state.legal(seat)

    def priors(self, state: S, seat: int, codes: Sequence[int]) -> list[float]:
        """How likely each of these answers is to be the best, before a search tries any, as logarithms of odds.

        Only their differences count. None are told where a game knows nothing that helps: then every answer is tried
        once. It may depend only on this state, which was imagined.
        """
        return []

    def turns(self, state: S, seat: int, leave_out: Container[int] = ()) -> list[tuple[int, S, float]]:
        """The turns a seat may take, each with all its small decisions as one move, but those with some first answers.

        Each is the turn's first answer, the state after the turn, and how that looks for the seat; none if the seat is
        asked for a small decision. Only games of `whole_turns` have them, and the five below.
        """
        return []

    def begins_turn(self, state: S, seat: int) -> bool:
        """Whether a seat is asked for a turn, not for a small decision."""
        return False

    def small_answer(self, state: S, seat: int) -> int:
        """A good answer to a small decision."""
        return state.legal(seat)[0]

    def habits(self, state: S, seat: int) -> list[list[int]]:
        """For each other seat the first answers of turns it may be expected to take, the likeliest first."""
        return []

    def to_next_turn(self, state: S, seat: int, habits: Sequence[Sequence[int]] = ()) -> bool:
        """Go on to the seat's next turn of the round, in place; false where it has none and the round is over.

        Other seats take the likeliest turns of their `habits`; without any they pass.
        """
        return False

    def finish_round(self, state: S, seat: int) -> None:
        """Answer all small decisions between the last turn of a round and the next one, in place: those of the seat
        that looks ahead well, those of others as is quickest."""

    tempers: Mapping[str, Sequence[float]] = {}
    """What each temper adds to the weights of the features, in the unit of `values`."""

    def slant(self, state: S, seat: int, temper: str) -> float:
        """What a bot of a temper sees in a state beyond its value, in the unit of `values`.

        How a game ended is no matter of taste.
        """
        added = self.tempers.get(temper)
        if added is None or state.over:
            return 0.0
        counted = self.features(state)[seat]
        return sum(weight * number for weight, number in zip(added, counted, strict=True) if weight)

    def phase(self, state: S) -> int:
        """Which of `phases` a state is in."""
        return 0

    def features(self, state: S) -> list[list[float]]:
        """For each seat the numbers a learned value is a weighted sum of."""
        return []

    def observe(self, state: S, seat: int, out: Observer) -> None:
        """Write what a seat knows as a row of numbers; the fields are the same ones for each number of players.

        It may depend only on what the seat knows.
        """
        out.flag("asked", seat in state.waiting)

    def weights(self, players: int) -> list[list[float]]:
        """The weights in use with so many players, by phase and feature: the very table, which training changes."""
        return []

    # --- what hints and reviews use ------------------------------------------------------------------------------

    def redraw(self, state: S, chance: Chance) -> None:
        """Draw anew, in place, all chance still to come: what no seat knows, such as the order of a deck.

        What some seat knows stays as it is. A review asks by it what a draw was worth before it was known.
        """
        state.chance = chance

    def drawn(self, state: S) -> int:
        """A number that grows whenever chance decides something, cards turned over from a deck included."""
        return state.chance.drawn

    def round(self, state: S) -> int:
        """Which round is being played, counted from 1; 0 before the first."""
        return 0

    def expected_score(self, state: S, seat: int) -> float:
        """What a search by `turns` compares states by, in points: ends of different rounds are counted together."""
        return self.values(state)[seat] * self.outlook_scale

    def final_score(self, state: S, seat: int) -> float:
        """The final score a seat may expect, as people are told it. Asked of games of `whole_turns` only: there hints
        and reviews speak of points."""
        return self.expected_score(state, seat)

    def score_spread(self, state: S) -> float:
        """How far final scores usually lie from `final_score` (standard deviation)."""
        return 0.0

    def worths(self, state: S, seat: int) -> dict[str, float]:
        """What a seat's value is made of, by kind, in the unit of `values`. Each kind has a sentence in the catalogue:
        `<game>-why-<kind>` says that a move brings more of it than another, `<game>-less-<kind>` that it brings less.
        """
        return {}

    def holdings(self, state: S, seat: int) -> dict[str, float]:
        """What a seat has that can be counted on the table, by kind: a hint shows how it would change."""
        return {}

    def whereabouts(self, state: S, seat: int) -> dict[str, dict[tuple[str, str], float]]:
        """Where a seat's prospects of some kinds lie: the things on the table, each by its type and id, and what it is
        worth there. `<game>-why-<kind>-at` then names the one that differs most.
        """
        return {}

    def order(self, state: S, seat: int, code: int) -> Message | None:
        """An answer as an order that says what it comes to now ("Take 2 raiders."), from what the seat knows; `None`
        where the catalogue says enough (`<game>-order-<kind>`, `<game>-order-<kind>-<question>`).
        """
        return None

    def companions(self, state: S, args: Mapping[str, Value]) -> dict[str, Value]:
        """What stands now where arguments of an order point, so that it is named as the journal names it."""
        return {}

    def reason(self, state: S, kind: str, more: dict[str, float]) -> str:
        """Which sentence speaks of a kind of `worths` if a move made in this state leaves so much more, or less, of the
        seat's `holdings` than another: the kind itself, or one of its own.
        """
        return kind

    def is_through(self, before: S, state: S) -> bool:
        """Whether what was under way `before`, or began there, has come to its end, such as a trick or an attack: what
        moves brought is compared then, so that none is praised for what another would have brought a little later.
        """
        return False

    def ends_turn(self, state: S, seat: int) -> int | None:
        """Where a seat may go on or leave it at that: the answer by which it does. A move is compared with others by
        what it brings alone, not by what the seat might do besides in the same turn.
        """
        return None

    def is_piece(self, state: S, seat: int, code: int) -> bool:
        """Whether an answer is one piece of something a seat puts together, such as a deck: it says nothing alone, and
        isn't judged.
        """
        return False

    def forecast(self, state: S, seat: int | None) -> Forecast:
        """What a seat (`None`: somebody without one) is told about what would come of things, if it asks.

        For example who leads if the round ended now, what each card would do, the odds of a battle. It may depend only
        on what the seat knows. Nobody pays for it unless a player's screen asks.
        """
        return {}

    def suppose(self, state: S, seat: int | None, line: str) -> Forecast:
        """What would come of things if others did what a line says, where a seat may imagine that.

        For example a defence against its attack. It may depend only on what the seat knows; what can't be imagined
        raises `IllegalAction`.
        """
        raise IllegalAction("nothing-to-suppose", game_name=self.title)

    def default(self, state: S, seat: int) -> int | None:
        """What is answered for a seat that is asked and whose time is up; `None` where the game has no default.

        It may depend only on what the seat knows.
        """
        return None

    def sheets(self, view: View, speech: Speech) -> list[Sheet]:
        """A view as small tables of text. Games lay out their own; this is every field as it stands."""
        rows = [[str(name), str(value)] for name, value in view.items()]
        return [Sheet(self.title, ["", ""], rows)]

    def standing(self, view: View, speech: Speech) -> str:
        """How the seat of a view stands, in one line: what a player wants to know before every decision."""
        return ""

    def sheets_asked(self, view: View, speech: Speech) -> list[Sheet]:
        """Those of `sheets` without which the seat of a view couldn't answer what it is asked, such as a new hand."""
        return []

    def offers(self, state: S, seat: int, speech: Speech) -> list[Offer]:
        """The legal answers of a seat in words, in the order of their codes, with what each costs and brings.

        Like a forecast, it may depend only on what the seat knows.
        """
        prompt = self.prompt(state, seat)
        return [offer_of(self.id, self.space[code], prompt, speech) for code in state.legal(seat)]

    def ways(self, state: S, seat: int, code: int, speech: Speech) -> list[Offer]:
        """The whole lines that begin with an answer, best first, where it says only what and not yet where."""
        return []

    def picture(self, state: S, seat: int, codes: Sequence[int], speech: Speech) -> Sheet | None:
        """How it would look if these legal steps were played, for those worth a look before they are confirmed."""
        return None

    def read_deck(self, text: str) -> str:
        """A deck that players may bring, in standard form; raises where it breaks a rule of deck building."""
        raise BadOption("game-without-decks", game_name=self.title)

    def count_deck(self, text: str) -> dict[str, int]:
        """How many of each card a deck's text names, legal or not; raises where it can't be read."""
        raise BadOption("game-without-decks", game_name=self.title)

    def pass_code(self, state: S, seat: int) -> int | None:
        """Where the seat may react from its hand: the code by which it doesn't; `None` at every other question.

        It may depend only on what everybody knows. The hall holds such an answer back for a moment, so that its
        quickness doesn't tell that there was nothing to react with.
        """
        return None

    def codes(self, state: S, seat: int, notation: str) -> list[int] | None:
        """The codes a line of notation stands for: one, or several steps a person writes as one line."""
        code = self.space.parse(notation)
        return None if code is None else [code]

    def check_players(self, players: object) -> int:
        if not is_whole(players) or players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise BadOption("players-wrong", game_name=self.title, given_text=str(players), counts_text=counts)
        assert isinstance(players, int)
        return players

    def check_options(self, players: int, wanted: Mapping[str, Any]) -> Options:
        """All options of a game somebody wants to begin; one that changes nothing for so many players is refused."""
        options = self.settle_options(players, wanted)
        refuse_without_effect(self.options, options, players)
        return options

    def settle_log(self, players: int, stored: Mapping[str, Any]) -> Options:
        """All options of a game that was begun before, perhaps under older rules."""
        return self.settle_options(players, options_of_log(self.options, stored))

    def settle_options(self, players: int, wanted: Mapping[str, Any]) -> Options:
        """All options with their values. Games extend this where values must fit each other or the player count."""
        return settle_options(self.id, self.options, wanted)
