"""How many examples property tests try: few in every run, many in `make soak`.

Each run tries new ones. What a failure prints (`@reproduce_failure`, or the seed of a case) repeats it.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

MANY = 20
PROFILE = os.environ.get("MEADHALL_EXAMPLES", "few")

for name in ("few", "many"):
    settings.register_profile(
        name,
        max_examples=100 * (MANY if name == "many" else 1),
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )
settings.load_profile(PROFILE)


def examples(count: int) -> settings:
    """So many examples in every run, and `MANY` times as many in `make soak`."""
    return settings(max_examples=count * (MANY if PROFILE == "many" else 1))
