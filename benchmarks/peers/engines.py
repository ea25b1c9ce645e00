"""Ours and its peers behind the same few calls, each driven as its own documentation drives it.

`loop` plays one random game in a Python loop written for that engine, with nothing in between. The other calls serve
the search that is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

import catanatron
import chess
import pyspiel
import rlcard

from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.lab.observations import Layout, action_mask

Draw = Callable[[], float]

OURS = (("brian-boru", 4), ("feast-for-odin", 4), ("ortus-regni", 2))
OPENSPIEL_GAMES = ("hearts", "gin_rummy")
OPENSPIEL_TOYS = ("tic_tac_toe", "kuhn_poker")
RLCARD_GAMES = ("gin-rummy",)
RLCARD_TOYS = ("leduc-holdem",)
COLOURS = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
CATAN_TURNS = 1_000


class Engine(NamedTuple):
    """One game of one engine."""

    peer: str
    game: str
    loop: Callable[[Draw], int]
    """Play a random game; returns how many decisions it took."""
    new: Callable[[], Any] | None = None
    moves: Callable[[Any], Any] | None = None
    play: Callable[[Any, Any], object] | None = None
    over: Callable[[Any], bool] | None = None
    copy: Callable[[Any], Any] | None = None
    toy: bool = False
    observes: bool = False
    """Whether the loop also builds observations for learning code."""


def engines() -> Iterator[Engine]:
    for game, players in OURS:
        yield ours(find_game(game), players)
    for game, players in OURS:
        yield ours_observed(find_game(game), players)
    for name in (*OPENSPIEL_GAMES, *OPENSPIEL_TOYS):
        yield openspiel(name, name in OPENSPIEL_TOYS)
    yield catan()
    for name in (*RLCARD_GAMES, *RLCARD_TOYS):
        yield of_rlcard(name, name in RLCARD_TOYS)
    yield python_chess()


# --- ours ------------------------------------------------------------------------------------------------------------


def label(game: AnyGame, players: int) -> str:
    return f"{game.title.split(':')[0]}, {players} players"


def starter(game: AnyGame, players: int) -> Callable[[], Any]:
    options = game.check_options(players, {})
    begun = 0

    def new() -> Any:
        nonlocal begun
        begun += 1
        return game.start(players, options, Chance(key_of_seed(f"peers {begun}")), None)

    return new


def ours(game: AnyGame, players: int) -> Engine:
    new = starter(game, players)

    def loop(draw: Draw) -> int:
        state = new()
        decisions = 0
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.act(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return Engine(
        f"meadhall {version('meadhall')}",
        label(game, players),
        loop,
        new,
        lambda state: state.legal(state.waiting[0]),
        lambda state, code: state.act(state.waiting[0], code),
        lambda state: state.over,
        lambda state: state.clone(),
    )


def ours_observed(game: AnyGame, players: int) -> Engine:
    """The same loop, with observation and mask for each decision."""
    new, layout, size = starter(game, players), Layout(game, players), len(game.space)

    def loop(draw: Draw) -> int:
        state = new()
        decisions = 0
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            layout.row(state, seat)
            action_mask(legal, size)
            state.act(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return Engine(f"meadhall {version('meadhall')}", label(game, players), loop, observes=True)


# --- peers -----------------------------------------------------------------------------------------------------------


def deal_on(state: Any, draw: Draw) -> None:
    """OpenSpiel leaves chance to the caller."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])


def openspiel(name: str, toy: bool) -> Engine:
    game = pyspiel.load_game(name)

    def loop(draw: Draw) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions

    return Engine(
        f"OpenSpiel {version('open_spiel')}",
        name,
        loop,
        game.new_initial_state,
        lambda state: state.legal_actions(),
        lambda state, action: state.apply_action(action),
        lambda state: bool(state.is_terminal()),
        lambda state: state.clone(),
        toy,
    )


def catan() -> Engine:
    def new() -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in COLOURS])

    def over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= CATAN_TURNS

    def loop(draw: Draw) -> int:
        game = new()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            actions = game.state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    return Engine(
        f"catanatron {version('catanatron')}",
        "Catan, 4 players",
        loop,
        new,
        lambda game: game.state.playable_actions,
        lambda game, action: game.execute(action, validate_action=False),
        over,
        lambda game: game.copy(),
    )


def of_rlcard(name: str, toy: bool) -> Engine:
    env = rlcard.make(name)

    def loop(draw: Draw) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return Engine(f"RLCard {version('rlcard')}", name, loop, toy=toy, observes=True)


def python_chess() -> Engine:
    def loop(draw: Draw) -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            decisions += 1
        return decisions

    return Engine(
        f"python-chess {version('chess')}",
        "chess",
        loop,
        chess.Board,
        lambda board: list(board.legal_moves),
        lambda board, move: board.push(move),
        lambda board: bool(board.is_game_over()),
        lambda board: board.copy(stack=False),
    )
