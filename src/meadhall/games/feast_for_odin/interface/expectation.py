"""The final score a seat may expect, from the value of a state.

The value is made to compare turns; final scores come out higher by what is still to be done. How much higher was fitted
to games of `quick` bots at the beginning of each of their turns: 20 alone and 5 of three, all in the long game. By how
many feasts were still to come: what they came out higher by when a seat had no Viking left to place, for each Viking it
had, and the standard deviation of what that leaves open.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.value import feasts_left, value

STILL_TO_COME = (0.0, -11.4, 6.5, 30.6, 55.0, 82.0, 108.9, 139.6)
FOR_EACH_VIKING = (0.0, 1.3, 1.9, 1.4, 2.1, 2.5, 2.0, 1.1)
SPREAD = (2.0, 11.7, 10.6, 11.9, 13.4, 15.7, 14.4, 15.0)


def expected_score(state: Feast, seat: int) -> float:
    if state.over:
        return value(state, seat)
    left = feasts_left(state)
    return value(state, seat) + STILL_TO_COME[left] + FOR_EACH_VIKING[left] * state.thing[seat]


def spread(state: Feast) -> float:
    return 0.0 if state.over else SPREAD[feasts_left(state)]
