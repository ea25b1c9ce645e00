"""What the journal of a game says in numbers is what the table says."""

from __future__ import annotations

import random

import meadhall
from tests.clauses import rule


@rule("FO-5.1", "FO-5.13")
def test_columns_of_the_feast_are_counted_from_one_as_the_prompt_does() -> None:
    table = meadhall.new_game("feast-for-odin", players=1, seed="columns")
    rng = random.Random(1)
    asked = set()
    while table.view(0)["round"] < 3 and not table.over:
        prompt = table.prompt(0)
        if "column_number" in prompt.args:
            asked.add(prompt.args["column_number"])
        table.play(0, rng.choice(table.codes(0)))
    told = {entry.message.args["column_number"] for entry in table.journal(0) if "column_number" in entry.message.args}
    assert asked and asked <= told and min(told) == 1
