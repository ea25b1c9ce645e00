"""Which games there are."""

import subprocess
import sys

from meadhall.kernel.registry import all_games, find_game


def test_a_game_is_found_by_its_own_id() -> None:
    for game_id, game in all_games().items():
        assert game.id == game_id
        assert find_game(game_id) is game


def test_who_asks_for_one_game_reads_no_other() -> None:
    code = (
        "import sys; from meadhall.kernel.registry import find_game; find_game('brian-boru');"
        "print([name for name in sys.modules if name.startswith('meadhall.games.') and 'brian_boru' not in name])"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == "[]"
