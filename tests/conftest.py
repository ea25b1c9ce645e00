"""How the tests run."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import tests.examples  # noqa: F401  (chooses how many examples property tests try)

REAL_CLOCKS = ("browser", "hall", "cli", "lab")
"""Folders whose tests start processes and live by real clocks: a machine that is short of time may come between."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that live by real clocks have three tries; what failed before is told (`rerun` in the summary)."""
    here = Path(__file__).parent
    folders = [here / name for name in REAL_CLOCKS]
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in folders):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_collection_finish() -> None:
    """Ten thousand collected tests are no garbage: whoever looks for some among them needs seconds each time."""
    gc.collect()
    gc.freeze()
