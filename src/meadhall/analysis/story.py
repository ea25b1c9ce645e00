"""A game played again for its review: the state after every move, who moved, what was told, where rounds begin."""

from __future__ import annotations

from meadhall.analysis.shapes import Round
from meadhall.kernel.journal import read
from meadhall.kernel.state import State
from meadhall.kernel.table import Table, rebuilt
from meadhall.kernel.words.message import Message


class Story:
    """`states[n]` is the game after `n` moves, `moves[n]` the move made there."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.players = table.players
        again = rebuilt(table.game.id, table.players, table.options, table.seed, table.origin, [])
        self.first_ply = again.ply
        self.moves = list(table.log)
        self.states: list[State] = [again.state.clone()]
        for seat, code in self.moves:
            again.act(seat, code)
            self.states.append(again.state.clone())
        self.journal = again.state.journal or []

    @property
    def length(self) -> int:
        return len(self.moves)

    def told(self, number: int) -> list[Message]:
        """What everybody was told by the move that made it so many."""
        ply = self.first_ply + number
        entries = [entry for entry in self.journal if entry[1] == ply]
        happened = read(entries, None, self.game.notes, self.game.names, open_to_all=True)
        return [one.message for one in happened]

    def rounds(self) -> list[Round]:
        found: list[Round] = []
        present = 0
        for number, state in enumerate(self.states):
            round_number = self.game.round(state)
            if round_number > present and not state.over:
                present = round_number
                found.append(Round(number, Message("review-round", {"round_number": round_number})))
        return found

    def draws(self) -> list[int]:
        """Numbers of the moves by which chance decided something."""
        drawn = [self.game.drawn(state) for state in self.states]
        return [number for number in range(self.length) if drawn[number + 1] != drawn[number]]
