"""Completes web/package-lock.json, so that `npm ci` takes it. `make lock` calls it.

Some packages come as a build for each platform, and npm writes down only those that it finds. `npm ci` wants to see all
of them named, though it installs only the one that fits. Builds added here have no hash: npm did not find them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"
BUILD = re.compile(r"-(?P<os>android|darwin|freebsd|linux|openharmony|win32|wasm32)-(?P<rest>[a-z0-9-]+)$")
LIBC = {"gnu": "glibc", "musl": "musl"}

Packages = dict[str, dict[str, Any]]


def missing_builds(packages: Packages) -> dict[str, str]:
    """Builds of other platforms that the lock doesn't name, with their versions."""
    wanted: dict[str, str] = {}
    for package in packages.values():
        wanted |= package.get("optionalDependencies", {})
    return {name: version for name, version in wanted.items() if f"node_modules/{name}" not in packages}


def described(name: str, version: str) -> dict[str, Any]:
    """What a lock says of a build, as far as its name tells."""
    build = BUILD.search(name)
    if build is None:
        raise SystemExit(f"{name} is optional and not in the lock, and its name doesn't tell a platform")
    system, rest = build["os"], build["rest"].split("-")
    if system == "wasm32":
        return {"version": version, "cpu": ["wasm32"], "dev": True, "optional": True}
    entry = {"version": version, "cpu": [rest[0]], "dev": True, "optional": True, "os": [system]}
    libc = LIBC.get(rest[-1])
    return entry if libc is None else {**entry, "libc": [libc]}


def main() -> None:
    lock = json.loads(LOCK.read_text())
    packages: Packages = lock["packages"]
    for name, version in missing_builds(packages).items():
        packages[f"node_modules/{name}"] = described(name, version)
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
