"""The seats of a table: who holds them, and who plays them just now."""

from __future__ import annotations

from typing import Literal


class SeatHolder:
    """One seat. `bot` is the bot that was put there; people who left or are out are played by the table's stand-in.

    Who is flagged may come back while the game lasts; who resigned may not.
    """

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot: str | None = None
        self.away = False
        self.out: Literal["resigned", "flagged", "gone"] | None = None
        self.waited_for = False
        """Whether its holder, flagged, is still somebody to play against: the table doesn't end without them."""
        self.missed = False
        """Whether the decision it was flagged at still waits to be answered for it."""
        self.answered_to = 0
        """The ply after the last answer given because its time was up: its holder doesn't take that back alone."""
        self.returns = 0
        """How often its holder came back after the time was up."""
        self.nonce_hash: str | None = None
        """What the person committed to when they sat down (`kernel.deal`)."""
        self.nonce: str | None = None

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and not self.away and self.out is None

    @property
    def may_return(self) -> bool:
        """Whether its holder isn't here now, and may be again."""
        return self.person is not None and self.out != "resigned" and not self.played_by_person

    def seat_person(self, person: str, name: str, nonce_hash: str | None) -> None:
        self.person, self.name, self.bot = person, name, None
        self.nonce_hash = nonce_hash

    def seat_bot(self, bot: str) -> None:
        self.person, self.name, self.bot = None, "", bot

    def clear(self) -> None:
        self.person, self.name, self.bot = None, "", None
        self.nonce_hash = None
