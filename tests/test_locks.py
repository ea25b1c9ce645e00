"""Locks name every package with its version, and no address it comes from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from scripts.lock import FOLDER
from scripts.npm_lock import LOCK, Packages, described, missing_builds


def test_npm_ci_takes_the_lock_of_the_client() -> None:
    packages = json.loads(LOCK.read_text())["packages"]
    assert len(packages) > 100
    assert missing_builds(packages) == {}


def test_a_build_that_the_lock_lacks_is_named_by_its_platform() -> None:
    builds = {"pack-linux-arm64-musl": "1.2.3", "there-darwin-x64": "1"}
    packages: Packages = {"node_modules/pack": {"optionalDependencies": builds}, "node_modules/there-darwin-x64": {}}
    assert missing_builds(packages) == {"pack-linux-arm64-musl": "1.2.3"}
    build = described("pack-linux-arm64-musl", "1.2.3")
    assert (build["version"], build["os"], build["cpu"], build["libc"]) == ("1.2.3", ["linux"], ["arm64"], ["musl"])
    assert described("pack-wasm32-wasi", "1")["cpu"] == ["wasm32"]
    with pytest.raises(SystemExit, match="doesn't tell a platform"):
        described("fsevents", "1")


@pytest.mark.parametrize("lock", [LOCK, FOLDER / "all.lock", FOLDER / "hall.lock"], ids=lambda path: path.name)
def test_a_lock_has_hashes_and_no_addresses_of_packages(lock: Path) -> None:
    text = lock.read_text()
    assert text.count("sha512-") + text.count("--hash=sha256:") > 30
    assert not re.search(r'"resolved"|index-url|\.tgz|\.whl', text)
