"""The proof of fairness: a transcript replays to its end from the seed that was committed to before it began."""

from __future__ import annotations

import msgspec

from meadhall.hall.refusal import Refusal
from meadhall.kernel.message import Message
from meadhall.kernel.replay import replay
from meadhall.kernel.transcript import commitment as commitment_of


class Proof(msgspec.Struct, frozen=True):
    game: str
    players: int
    moves: int
    commitment: str
    noted: bool
    """Whether the commitment was compared with one the reader brought along."""
    hash: str
    take_backs: bool
    """Whether the game went back past chance or a revelation, as its transcript says."""

    def in_words(self) -> str:
        said = Message("hall.proven", {"moves_count": self.moves, "commitment_text": self.commitment}).in_words()
        advice = Message("hall.proven-noted" if self.noted else "hall.proven-not-noted").in_words()
        lines = [said, advice]
        if self.take_backs:
            lines.append(Message("hall.proven-take-backs").in_words())
        return "\n".join(lines)


def prove(text: str, noted: str = "", seed: str = "") -> Proof:
    """Replay a transcript: seed against commitment, every move against the rules, the end against what it says."""
    table = replay(text, seed or None)
    if table.origin is not None:  # whoever writes a position deals what they like, under any seed
        raise Refusal(422, "proof-of-position")
    fixed = commitment_of(table.seed)
    if noted and noted.strip().lower() != fixed:
        raise Refusal(422, "commitment-differs", noted_text=noted.strip(), found_text=fixed)
    return Proof(table.game.id, table.players, len(table.log), fixed, bool(noted), table.hash(), table.take_backs)
