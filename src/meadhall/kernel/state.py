"""What every game's state has, and the stack of steps that drives it.

A game is a table of named *steps*. A step keeps together the question it asks, the legal answers, and what each answer
does. Which step is running is data: a *frame* on a stack in the state. A nested decision pushes a frame; finishing pops
it. Nothing waits on Python's own stack, so a state can be copied, hashed, stored and read back in the middle of
anything.

A frame is an object with named fields (`NamedFrame`), or a short list of whole numbers whose first is the step's
number. A position states either as the name of the step and whole numbers.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from meadhall.kernel.chance import Chance
from meadhall.kernel.fields import compared, fields_of, rebuilt_state

Frame = list[int]
"""A frame of a game whose frames are lists."""
Entry = tuple[int, ...]
"""A journal entry as stored: note, ply, audience, then the note's arguments (see `kernel.journal`)."""

EVERYONE: Final = -1
NOBODY: Final[list[int]] = []
ALONE: Final[list[list[int]]] = [[seat] for seat in range(64)]
"""Each seat as the only one asked, which nearly every question is. They are made once and never changed."""
NOT_CARRIED: Final = ("players", "chance", "steps", "stack", "journal", "forced", "__dict__")
"""Fields that don't go to another process as they are; the journal is the table's."""

S = TypeVar("S", bound="State")
T = TypeVar("T")


def may_read(entry: Entry, seat: int | None) -> bool:
    """Whether a journal entry is for a seat's eyes while the game lasts."""
    return entry[2] == EVERYONE or (seat is not None and bool(entry[2] >> seat & 1))


class NamedFrame:
    """A frame with named fields: each kind of frame is a small class derived from this one."""

    step: int
    """The number of the step that it is a frame of."""

    def clone(self) -> NamedFrame:
        """A copy with fields of its own. Lists in fields are replaced, never changed, so copies may share them."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The fields as a position states them."""
        raise NotImplementedError


class Step(Generic[S]):
    """One named moment of a game: its question, its legal answers, and what each answer does."""

    def __init__(self, name: str) -> None:
        self.name = name

    def proceed(self, state: S, frame: Any) -> None:
        """Do what needs no answer: finish and pop, push another step, or ask. Called until somebody is asked.

        It must be repeatable up to the asking: a state read back from a position proceeds again.
        """
        raise NotImplementedError(self.name)

    def legal(self, state: S, frame: Any, seat: int) -> list[int]:
        """The codes this seat may answer with. Needed only by steps that ask several seats at once."""
        raise NotImplementedError(self.name)

    def play(self, state: S, frame: Any, seat: int, code: int) -> None:
        """Carry out one legal answer."""
        raise NotImplementedError(self.name)


def with_item(items: list[T], place: int, item: T) -> list[T]:
    """A list with another item in one place, for lists that copies of a state share."""
    changed = items[:]
    changed[place] = item
    return changed


def copied(frame: Any) -> Any:
    """A frame that may be changed without changing the one it was made from."""
    if isinstance(frame, list):
        return frame[:]
    named: NamedFrame = frame
    return named.clone()


def step_among(steps: list[Step], frame: Any) -> Step:  # type: ignore[type-arg]
    """The step that a frame is of. A function, since a method that games might replace is called in a longer way."""
    # A list is told from an object at a glance, one class from another by going through its bases.
    if isinstance(frame, list):
        return steps[frame[0]]
    named: NamedFrame = frame
    return steps[named.step]


def written(frame: Any) -> list[int]:
    """What a position states of a frame besides its step."""
    if isinstance(frame, list):
        return frame[1:]
    named: NamedFrame = frame
    return named.numbers()


class State:
    """The shared part of a game's state; each game adds its own fields and its own `clone`."""

    def __init__(self, players: int, chance: Chance, steps: list[Step]) -> None:  # type: ignore[type-arg]
        self.players = players
        self.chance = chance
        self.steps = steps
        self.stack: list[Any] = []
        self.waiting: list[int] = NOBODY
        self.choices: list[int] = NOBODY
        self.ply = 0
        self.over = False
        # The ply of the last action that drew chance or showed somebody something new: undo stops there.
        self.barrier = 0
        self.journal: list[Entry] | None = None
        # Answers given without asking, for whoever looks ahead: seat and code.
        self.forced: list[tuple[int, int]] | None = None

    # --- frames ------------------------------------------------------------------------------------------------

    def step_of(self, frame: Any) -> Step:  # type: ignore[type-arg]
        """The step that a frame is of."""
        return step_among(self.steps, frame)

    def read_frame(self, step: int, numbers: list[int]) -> Any:
        """A frame from what a position states; ValueError if there is no such frame. Named frames read themselves."""
        return [step, *numbers]

    # --- decisions ---------------------------------------------------------------------------------------------

    def ask(self, seat: int, choices: list[int]) -> None:
        """One seat owes a decision among these codes."""
        self.waiting = ALONE[seat]
        self.choices = choices

    def ask_all(self, seats: list[int]) -> None:
        """Several seats owe a decision at once; each one's choices come from the step's `legal`."""
        self.waiting = seats
        self.choices = NOBODY

    def offer(self, frame: Any, seat: int, choices: list[int]) -> None:
        """Ask, unless there is exactly one answer: then it is given without asking."""
        if len(choices) == 1:
            if self.forced is not None:
                self.forced.append((seat, choices[0]))
            step_among(self.steps, frame).play(self, frame, seat, choices[0])
        else:
            self.waiting = ALONE[seat]
            self.choices = choices

    def legal(self, seat: int) -> list[int]:
        """The codes this seat may play now; none if it owes no decision. The list is not the caller's to change."""
        waiting = self.waiting
        if (len(waiting) != 1 or waiting[0] != seat) and seat not in waiting:
            return NOBODY
        if self.choices:
            return self.choices
        frame = self.stack[-1]
        return self.step_of(frame).legal(self, frame, seat)

    def act(self, seat: int, code: int) -> None:
        """Carry out a decision known to be legal, then everything that follows from it without another decision."""
        drawn = self.chance.drawn
        self.ply += 1
        if len(self.waiting) == 1:
            self.waiting = NOBODY
        else:
            self.waiting = [other for other in self.waiting if other != seat]
        self.choices = NOBODY
        frame = self.stack[-1]
        step_among(self.steps, frame).play(self, frame, seat, code)
        self.settle()
        if self.chance.drawn != drawn:
            self.barrier = self.ply

    def settle(self) -> None:
        """Let steps proceed until somebody must decide or the game is over."""
        while not self.waiting and not self.over and self.stack:
            frame = self.stack[-1]
            step_among(self.steps, frame).proceed(self, frame)

    def reveal(self) -> None:
        """Something hidden was shown to somebody by the action under way: undo may not go past it."""
        self.barrier = self.ply

    # --- journal -----------------------------------------------------------------------------------------------

    def tell(self, note: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a journal entry everybody may read."""
        if self.journal is not None:
            self.journal.append((note, self.ply, EVERYONE, a, b, c, d))

    def tell_seat(self, seat: int, note: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a journal entry only one seat may read while the game lasts."""
        if self.journal is not None:
            self.journal.append((note, self.ply, 1 << seat, a, b, c, d))

    # --- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy that keeps no journal."""
        raise NotImplementedError

    def copy_shared_into(self, twin: State) -> None:
        """The shared part of a clone, which was made with the same players and steps and a copy of the chance.

        Lists that are only ever replaced, never changed, are shared.
        """
        twin.stack = [copied(frame) for frame in self.stack]
        twin.waiting = self.waiting
        twin.choices = self.choices
        twin.ply = self.ply
        twin.over = self.over
        twin.barrier = self.barrier

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state goes to another process field by field; its steps are that process's own."""
        frames = [[self.steps.index(self.step_of(frame)), *written(frame)] for frame in self.stack]
        fields = {name: value for name, value in fields_of(self).items() if name not in NOT_CARRIED}
        return rebuilt_state, (type(self), self.players, self.chance, frames, fields)

    def __eq__(self, other: object) -> bool:
        """The same moment of the same game, the chance to come included."""
        return type(self) is type(other) and bool(compared(self) == compared(other))
