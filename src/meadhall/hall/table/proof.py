"""The proof of fairness: a transcript replays to its end from parts that were committed to before it began.

Whatever is said is said of the transcript alone. What no transcript can prove is said as well.
"""

from __future__ import annotations

import msgspec

from meadhall.hall.refusal import Refusal
from meadhall.kernel.deal import Deal, commitment
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.words.message import Message, Value


class Proof(msgspec.Struct, frozen=True):
    game: str
    players: int
    moves: int
    commitment: str
    noted: bool
    """Whether the commitment was compared with one the reader brought along."""
    hash: str
    rules: str
    """The version of the rules the transcript was written under."""
    replayed_under: str
    take_backs: bool
    """Whether the game went back past chance or a revelation, as its transcript says."""
    hints: list[int] = []
    """Seats that asked for hints, as its transcript says."""
    contributed: list[int] = []
    """Seats whose nonce is part of the seed."""
    missing: list[int] = []
    """Seats that committed to a nonce and didn't reveal it."""
    own: int | None = None
    """The seat that contributed the nonce the reader brought along."""
    seeds: str = ""
    """`allowed` or `chosen`, if the transcript says so."""
    daily: str | None = None

    def in_words(self, language: str = "en") -> str:
        return "\n".join(message.in_words(language) for message in [*self.proved(), *self.not_proved()])

    def proved(self) -> list[Message]:
        together = bool(self.contributed or self.missing)
        about: dict[str, Value] = {"moves_count": self.moves, "commitment_text": self.commitment}
        said = [Message("hall.proven-together" if together else "hall.proven", about)]
        if self.rules != self.replayed_under:
            versions: dict[str, Value] = {"given_text": self.rules, "present_text": self.replayed_under}
            said.append(Message("transcript-older-rules", versions))
        said.append(Message("hall.proven-noted" if self.noted else "hall.proven-not-noted"))
        if self.contributed:
            said.append(Message("hall.proven-contributed", {"contributed_seat": self.contributed}))
        if self.missing:
            said.append(Message("hall.proven-missing", {"missing_seat": self.missing}))
        if self.own is not None:
            said.append(Message("hall.proven-own", {"seat": self.own}))
        return said

    def not_proved(self) -> list[Message]:
        said = []
        if self.seeds == "chosen":
            said.append(Message("hall.unproven-chosen"))
        elif self.daily is not None:
            said.append(Message("hall.unproven-daily", {"day_text": self.daily}))
        elif self.contributed:
            said.append(Message("hall.unproven-contributed"))
        else:
            said.append(Message("hall.unproven-alone"))
        if self.missing:
            said.append(Message("hall.unproven-missing"))
        if self.seeds == "allowed":
            said.append(Message("hall.unproven-allowed"))
        if self.take_backs:
            said.append(Message("hall.proven-take-backs"))
        if self.hints:
            said.append(Message("hall.proven-hints", {"hinted_seat": self.hints}))
        return [*said, Message("hall.unproven-moves")]


def prove(text: str, noted: str = "", seed: str = "", nonce: str = "") -> Proof:
    """Replay a transcript: seed against commitment, nonces against their hashes, every move against the rules, the end
    against what it says."""
    replayed = replay_transcript(text, seed or None)
    table, deal = replayed.table, replayed.deal
    if table.origin is not None:  # whoever writes a position deals what they like, under any seed
        raise Refusal(422, "proof-of-position")
    fixed = commitment(deal.seed)
    if noted and noted.strip().lower() != fixed:
        raise Refusal(422, "commitment-differs", noted_text=noted.strip(), found_text=fixed)
    return Proof(
        game=table.game.id,
        players=table.players,
        moves=len(table.log),
        commitment=fixed,
        noted=bool(noted),
        hash=table.hash(),
        rules=replayed.rules,
        replayed_under=table.game.rules_version,
        take_backs=table.take_backs,
        hints=table.hints,
        contributed=[one.seat for one in deal.contributions if one.nonce is not None],
        missing=[one.seat for one in deal.contributions if one.nonce is None],
        own=seat_of_nonce(deal, nonce.strip().lower()) if nonce else None,
        seeds=deal.seeds,
        daily=deal.daily,
    )


def seat_of_nonce(deal: Deal, nonce: str) -> int:
    for one in deal.contributions:
        if one.nonce == nonce:
            return one.seat
    raise Refusal(422, "nonce-not-in-deal", noted_text=nonce)
