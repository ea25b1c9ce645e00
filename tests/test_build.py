"""The build under test is the one that was meant."""

from __future__ import annotations

import os

import pytest

import meadhall

EXPECTED = os.environ.get("MEADHALL_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="no particular build is expected")
def test_the_build_is_the_expected_one() -> None:
    assert meadhall.compiled() == (EXPECTED == "compiled")
