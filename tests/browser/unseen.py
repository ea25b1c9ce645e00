"""Games played through the hall without a page that shows them, up to the moment a test wants to look at.

Drawing every move on the way takes most of a browser test's time, and what is drawn there others test.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.browser.person import Person

MOST_MOVES = 400
PATIENCE = 120
"""Seconds: whoever is out of the game is never asked again."""

State = dict[str, Any]
Wanted = Callable[[State, int], bool]
"""Whether a seat that is asked is at the moment that is wanted."""


def question(state: State) -> str:
    """What is asked: the end of the prompt's key."""
    return str(state["prompt"]["key"]).rpartition("ask-")[2]


def play_unseen(people: list[Person], table: str, wanted: Wanted, prefer: tuple[str, ...] = ()) -> tuple[int, str]:
    """Play until somebody is at the moment that is wanted, the same moves in every run; each person has the seat of
    their place in the list, and likes actions that begin with the earlier words of `prefer` better."""
    random = Random(7)
    moves = 0
    end = time.monotonic() + PATIENCE
    while moves < MOST_MOVES and time.monotonic() < end:
        for seat, person in enumerate(people):
            state = person.ask(f"/api/tables/{table}?seat={seat}")["state"]
            assert not state["view"]["over"], "it was over before"
            if seat not in state["awaiting"]:
                person.page.wait_for_timeout(20)  # a bot's turn, or the other's
                continue
            moves += 1
            if wanted(state, seat):
                return seat, question(state)
            actions = state["actions"]
            best = next((found for word in prefer if (found := starting(actions, word))), actions)
            best = [action for action in best if not action["notation"].startswith("tower")] or best
            chosen = random.choice(best)["code"]
            person.ask(f"/api/tables/{table}/play", {"seat": seat, "ply": state["ply"], "action": chosen})
    raise AssertionError("it was never asked")


def starting(actions: list[dict[str, Any]], word: str) -> list[dict[str, Any]]:
    return [action for action in actions if action["notation"].startswith(word)]
