"""How a seed is made of the hall's part and what players contribute."""

from __future__ import annotations

from hashlib import sha256

import pytest

import meadhall
from meadhall.kernel.deal import Contribution, Deal, commitment, hash_of_nonce, seed_of_deal
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.transcript import write_transcript

ZEROS, ONES = "00" * 32, "11" * 32
PARTS = [Contribution(0, hash_of_nonce(ZEROS), ZEROS), Contribution(2, hash_of_nonce(ONES))]


def test_it_is_what_the_docs_say() -> None:
    assert commitment("7") == sha256(b"meadhall seed 7").hexdigest()
    assert hash_of_nonce(ZEROS) == sha256(b"meadhall nonce " + ZEROS.encode()).hexdigest()
    assert hash_of_nonce(ZEROS) == "be4c9d7a6b431bf7b0c7867fd84388a4b4c41ee209822335b8809e8189c23e0a"
    lines = f"meadhall deal 1\nhall 7\nseat 0 {hash_of_nonce(ZEROS)} {ZEROS}\nseat 2 {hash_of_nonce(ONES)} missing"
    assert seed_of_deal("7", PARTS) == sha256(lines.encode()).hexdigest()
    assert seed_of_deal("7", []) == "7"


@pytest.mark.parametrize(
    ("seed", "parts"),
    [
        ("8", PARTS),
        ("7", PARTS[:1]),
        ("7", PARTS[1:]),
        ("7", [Contribution(1, PARTS[0].nonce_hash, ZEROS), PARTS[1]]),
        ("7", [Contribution(0, PARTS[0].nonce_hash), PARTS[1]]),
        ("7", [Contribution(0, PARTS[0].nonce_hash, ONES), PARTS[1]]),
        ("7", [PARTS[0], Contribution(2, PARTS[1].nonce_hash, ONES)]),
        ("7", [PARTS[0], Contribution(2, PARTS[0].nonce_hash)]),
    ],
)
def test_every_part_counts(seed: str, parts: list[Contribution]) -> None:
    assert seed_of_deal(seed, parts) != seed_of_deal("7", PARTS)


def test_a_transcript_carries_every_part() -> None:
    deal = Deal("7", True, tuple(PARTS), "allowed", "2026-11-16")
    table = meadhall.new_game("brian-boru", 3, seed=seed_of_deal("7", PARTS))
    text = write_transcript(table, deal)
    again, _, found = replay_transcript(text)
    assert found == deal and again.hash() == table.hash()
    kept_back = write_transcript(table, Deal("7", False, tuple(PARTS)))
    assert "seed:" not in kept_back and f"commitment: {commitment('7')}" in kept_back
    assert meadhall.replay(kept_back, seed="7").hash() == table.hash()


def test_a_transcript_without_contributions_reads_as_it_always_did() -> None:
    text = meadhall.new_game("brian-boru", 3, seed=7).transcript()
    head = [line.partition(":")[0] for line in text.split("\n\n")[0].splitlines()[1:]]
    assert head == ["game", "rules", "players", "options", "commitment"]
    deal = replay_transcript(text, seed=7).deal
    assert deal == Deal("7", True)
