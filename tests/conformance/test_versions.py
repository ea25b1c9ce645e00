"""What stored games and transcripts rely on while rules change (docs/rules-versions.md)."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.registry import all_games, find_game
from meadhall.kernel.versions import is_version

RECORDED = Path(__file__).parents[1] / "recorded" / "action-codes.json"


class Codes(msgspec.Struct):
    """How many codes a game had when they were recorded, and a hash of what they meant."""

    count: int
    sha256: str


KNOWN = msgspec.json.decode(RECORDED.read_bytes(), type=dict[str, Codes])


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_version_of_rules_is_a_whole_number(game: str) -> None:
    assert is_version(find_game(game).rules_version)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_list_of_games_counts_the_actions_there_are(game: str) -> None:
    assert find_game(game).about.actions == len(find_game(game).space)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_code_of_an_action_ever_gets_another_meaning(game: str) -> None:
    """Logs hold codes: new actions are appended. If this fails, move the new ones to the end of the space; after
    appending, `count` and `sha256` may be brought up to date."""
    notations = find_game(game).space.notations
    assert len(notations) >= KNOWN[game].count
    assert sha256("\n".join(notations[: KNOWN[game].count]).encode()).hexdigest() == KNOWN[game].sha256
