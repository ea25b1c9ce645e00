"""How many examples property tests try: few in every run, many in `make soak`, fewest where another build tried few.

Each run tries new ones. What a failure prints (`@reproduce_failure`, or the seed of a case) repeats it.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

MANY = 20
MOST = {"fewest": 10, "few": 100, "many": 100 * MANY}
PROFILE = os.environ.get("MEADHALL_EXAMPLES", "few")

for name, most in MOST.items():
    settings.register_profile(
        name,
        max_examples=most,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )
settings.load_profile(PROFILE)


def examples(count: int) -> settings:
    """So many examples in every run, and `MANY` times as many in `make soak`."""
    return settings(max_examples={"fewest": 1, "few": count, "many": count * MANY}[PROFILE])
