"""The proof of fairness: a transcript replays to its end from the seed that was committed to before it began."""

from __future__ import annotations

import msgspec

from meadhall.hall.refusal import Refusal
from meadhall.kernel.message import Message, Value
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.transcript import commitment as commitment_of


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

    def in_words(self) -> str:
        said = Message("hall.proven", {"moves_count": self.moves, "commitment_text": self.commitment}).in_words()
        advice = Message("hall.proven-noted" if self.noted else "hall.proven-not-noted").in_words()
        lines = [said]
        if self.rules != self.replayed_under:
            args: dict[str, Value] = {"given_text": self.rules, "present_text": self.replayed_under}
            lines.append(Message("transcript-older-rules", args).in_words())
        lines.append(advice)
        if self.take_backs:
            lines.append(Message("hall.proven-take-backs").in_words())
        return "\n".join(lines)


def prove(text: str, noted: str = "", seed: str = "") -> Proof:
    """Replay a transcript: seed against commitment, every move against the rules, the end against what it says."""
    replayed = replay_transcript(text, seed or None)
    table = replayed.table
    if table.origin is not None:  # whoever writes a position deals what they like, under any seed
        raise Refusal(422, "proof-of-position")
    fixed = commitment_of(table.seed)
    if noted and noted.strip().lower() != fixed:
        raise Refusal(422, "commitment-differs", noted_text=noted.strip(), found_text=fixed)
    return Proof(
        table.game.id, table.players, len(table.log), fixed, bool(noted), table.hash(), replayed.rules,
        table.game.rules_version, table.take_backs,
    )  # fmt: skip
