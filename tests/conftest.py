"""How the tests run."""

import tests.examples  # noqa: F401  (chooses how many examples property tests try)
