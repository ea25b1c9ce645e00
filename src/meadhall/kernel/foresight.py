"""Steps played in imagination: the one way to look ahead for a seat. Lines of several steps, `why` and previews use it.

A seat may be told only what follows from what it knows. So the steps are taken on a copy of the state, and the first
one that draws chance or shows somebody something new (the *barrier*) is the last that can be looked at: what comes of
it is nobody's to know before it is played. `tests/conformance/test_foresight.py` holds every answer given from here
against the answer in a world where everything hidden from the seat was dealt anew.
"""

from __future__ import annotations

from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import Entry, State


class Foresight:
    """Steps of one seat, each known to be legal when its time comes. None of them is played at the table."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        # The state the steps taken so far lead to. At first it is the table's own: it is copied, never changed.
        self.state = state
        self.codes: list[int] = []
        self.taken = 0
        self.at_barrier = False
        self.news: list[Entry] = []
        # What the last step answered for this seat without asking, because there was only one answer.
        self.forced: list[int] = []

    def prepare(self) -> None:
        """Be ready for one more step; raises `IllegalAction` if there can be none, or nobody can know yet."""
        self.look_at_end()
        if self.state.over:
            raise IllegalAction("action-game-over")
        if self.seat not in self.state.waiting:
            raise IllegalAction("action-not-asked", asked_seat=self.seat, waiting_seat=list(self.state.waiting))

    def add(self, code: int) -> None:
        """One more step; raises `IllegalAction` if it may not be taken."""
        self.prepare()
        if code not in self.state.legal(self.seat):
            raise self.game.refusal(self.state, self.seat, code)
        self.codes.append(code)

    def was_forced(self, code: int) -> bool:
        """Whether a step needn't be taken any more: it was the only answer, and so was given already."""
        return code in self.forced and code not in self.state.legal(self.seat)

    def look_at_end(self) -> None:
        """Take every step; raises `IllegalAction` if nobody can know yet where the last one leads."""
        self.look_ahead()
        if self.at_barrier:
            raise IllegalAction("action-past-barrier", barrier_text=self.game.space.notations[self.codes[-1]])

    def look_ahead(self) -> None:
        """Take the step added last, if that hasn't been done. At a barrier `state` stays as it is before the step.

        Taking waits until somebody wants to know where the step leads: a line of one step costs no copy.
        """
        if self.at_barrier or self.taken == len(self.codes):
            return
        ahead = self.state.clone()
        journal: list[Entry] = []
        ahead.journal = journal
        ahead.forced = []
        ahead.act(self.seat, self.codes[-1])
        forced, ahead.forced = ahead.forced or [], None
        if ahead.barrier == ahead.ply:
            self.at_barrier = True
            return
        self.state = ahead
        self.taken += 1
        self.forced = [code for seat, code in forced if seat == self.seat]
        self.news += journal
