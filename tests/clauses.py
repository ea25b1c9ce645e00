"""The mark that ties a test to the clauses it proves: `@rule("BB-7.19")`. `make rules` counts them."""

import pytest

rule = pytest.mark.rule
