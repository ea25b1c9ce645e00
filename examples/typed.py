"""A typed program: a type checker knows the fields of each game's view and of a result (`make lint` checks this file).

python examples/typed.py
"""

from meadhall import IllegalAction, Table, new_game, simulate
from meadhall.views import BrianBoruView, brian_boru_view


def towns_of(view: BrianBoruView, seat: int) -> list[str]:
    return sorted(town for town, held in view["towns"].items() if held["disc"] == seat)


def richest(view: BrianBoruView) -> int:
    coins: list[int] = [owned["coins"] for owned in view["seats"]]
    return coins.index(max(coins))


def play_first(table: Table) -> None:
    """Everybody takes the first legal action until the game is over."""
    while not table.over:
        seat: int = table.awaiting[0]
        try:
            table.play(seat, table.actions(seat)[0], ply=table.ply)
        except IllegalAction as error:
            raise SystemExit(f"{error} ({error.message.clause})") from error


if __name__ == "__main__":
    table = new_game("brian-boru", players=3, seed=7)
    play_first(table)
    view = brian_boru_view(table, None)
    print("towns of seat 0:", ", ".join(towns_of(view, 0)))
    print("most coins: seat", richest(view))
    assert table.result is not None
    print("scores:", table.result.scores, "winners:", table.result.winners)
    print("mean of seat 0 over 20 random games:", simulate("brian-boru", games=20).scores[0].mean)
