"""What a search compares lines by, and the final score a seat may expect, both from the value of a state.

The value is made to compare turns, and a search adds to it what is still to be done, so that ends of several rounds can
be counted together. Its points are no points of the end: in the middle of a game only a third of a difference between
two states is left when it is over, and the value with what was added lay 60 points too high. So what people are told is
fitted to final scores at the beginning of turns (`scripts/feast_expectation.py`): in each length 32 games of `quick`
with one to four seats, and 8 of `steady` with one and two, which weigh five times as much. By how many feasts were
still to come: what was left of the value, what came to it when a seat had no Viking left to place, and for each Viking
it had, and the standard deviation of what that leaves open.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.value import feasts_left, value

STILL_TO_COME = (0.0, -18.3, -29.6, -23.1, 8.2, 57.6, 107.4, 155.6)
FOR_EACH_VIKING = (0.0, 0.5, 1.1, 1.7, 2.6, 3.1, 2.6, 0.5)
"""What is added for a search."""
LEFT_AT_THE_END = (1.0, 0.76, 0.5, 0.38, 0.38, 0.36, 0.3, 0.3)
SHORT, LONG = 6, 7
"""Rounds of the two lengths."""
TO_THE_END = {
    SHORT: (0.0, 5.6, 26.2, 41.9, 54.0, 74.6, 94.3),
    LONG: (0.0, 9.1, 32.3, 50.0, 62.5, 80.8, 97.2, 117.4),
}
BY_EACH_VIKING = {
    SHORT: (0.0, 0.4, 0.5, 0.7, 1.2, 1.3, 0.0),
    LONG: (0.0, 0.4, 0.6, 0.7, 0.7, 1.1, 0.9, -0.1),
}
SPREAD = {
    SHORT: (2.0, 6.0, 8.1, 8.8, 8.3, 9.6, 10.2),
    LONG: (2.0, 6.4, 6.6, 8.6, 9.1, 11.5, 12.1, 11.7),
}


def expected_score(state: Feast, seat: int) -> float:
    if state.over:
        return value(state, seat)
    left = feasts_left(state)
    return value(state, seat) + STILL_TO_COME[left] + FOR_EACH_VIKING[left] * state.thing[seat]


def final_score(state: Feast, seat: int) -> float:
    if state.over:
        return value(state, seat)
    left, length = feasts_left(state), state.rounds
    kept = LEFT_AT_THE_END[left] * value(state, seat)
    return kept + TO_THE_END[length][left] + BY_EACH_VIKING[length][left] * state.thing[seat]


def spread(state: Feast) -> float:
    return 0.0 if state.over else SPREAD[state.rounds][feasts_left(state)]
