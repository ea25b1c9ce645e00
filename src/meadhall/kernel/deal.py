"""How a game's seed is made: from the hall's part alone, or from it and what the players contributed.

The hall commits to its part before anybody sits down. A player's client draws a nonce, shows its hash when it sits down
and the nonce itself only once all seats are fixed. The seed is a hash of everything, so neither side could aim at a
deal. `docs/fairness.md` says what that proves and what it doesn't.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

import msgspec

NONCE = re.compile(r"[0-9a-f]{64}", re.ASCII)
"""A nonce, and the hash of one, as they are written: 32 bytes in small hexadecimal digits."""
MISSING = "missing"
"""Stands in place of a nonce that was committed to and not revealed."""


def commitment(seed: str) -> str:
    """A hash that fixes the seed without showing it."""
    return sha256(b"meadhall seed " + seed.encode()).hexdigest()


def hash_of_nonce(nonce: str) -> str:
    """A hash that fixes a nonce without showing it."""
    return sha256(b"meadhall nonce " + nonce.encode()).hexdigest()


class Contribution(msgspec.Struct, frozen=True):
    """What one seat added to the seed: the hash it committed to, and the nonce unless that was never revealed."""

    seat: int
    nonce_hash: str
    nonce: str | None = None


class Deal(msgspec.Struct, frozen=True):
    """Everything a game's seed was made from, and what is to be said about it."""

    seed: str
    """The hall's part; where nobody contributed it is the game's seed itself."""
    revealed: bool
    """Whether the hall's part may be shown by now."""
    contributions: tuple[Contribution, ...] = ()
    seeds: Literal["", "allowed", "chosen"] = ""
    """Whether whoever opened the table could choose the seed, or did."""
    daily: str | None = None
    """The day whose deal this is: everybody's games of that day share it."""


def seed_of_deal(seed: str, contributions: Sequence[Contribution]) -> str:
    """The seed a game is dealt from: the hall's part as it is, or hashed with all contributions in order of seats.

    A missing nonce counts as the word `missing`: its hash was fixed before any nonce was shown, and stays in.
    """
    if not contributions:
        return seed
    lines = ["meadhall deal 1", f"hall {seed}"]
    lines += [f"seat {one.seat} {one.nonce_hash} {one.nonce or MISSING}" for one in contributions]
    return sha256("\n".join(lines).encode()).hexdigest()
