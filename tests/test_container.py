"""The files of the container hold what they promise: not root, watched, small, and nothing named that is not there."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.cli.commands import serve

ROOT = Path(__file__).parents[1]
KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD", "ENV", "ARG"}

Instruction = tuple[str, str]


def instructions() -> list[Instruction]:
    """The Containerfile's lines, continued ones joined, comments left out."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line.strip())]


def last_stage() -> list[Instruction]:
    found = instructions()
    begin = max(place for place, (word, _) in enumerate(found) if word == "FROM")
    return found[begin:]


def value(word: str) -> str:
    """What the last stage says last with an instruction; it is what counts."""
    return [rest for said, rest in last_stage() if said == word][-1]


def test_only_known_instructions_and_fixed_images() -> None:
    assert {word for word, _ in instructions()} <= KNOWN
    for word, image in instructions():
        if word == "FROM":
            assert re.match(r"[\w.-]+(/[\w.-]+)+:\d[\w.-]*", image), image


def test_what_is_copied_is_there() -> None:
    stages = {rest.split(" AS ")[1] for word, rest in instructions() if word == "FROM" and " AS " in rest}
    for word, rest in instructions():
        if word != "COPY":
            continue
        *sources, _ = [part for part in rest.split() if not part.startswith("--")]
        if "--from=" in rest:
            assert re.search(r"--from=(\w+)", rest)[1] in stages  # type: ignore[index]
        else:
            assert all((ROOT / source).exists() for source in sources), rest


def test_packages_leave_no_caches_behind() -> None:
    for word, rest in instructions():
        if word == "RUN" and "apt-get install" in rest:
            assert "--no-install-recommends" in rest and "rm -rf /var/lib/apt/lists" in rest
        if word == "RUN" and "pip install" in rest:
            assert rest.count("pip install") == rest.count("--no-cache-dir")


def test_the_image_runs_as_nobody_special_and_is_watched() -> None:
    assert value("USER") not in ("root", "0")
    assert value("VOLUME") == value("WORKDIR") == "/data"
    assert "/healthz" in value("HEALTHCHECK")
    assert not [rest for word, rest in last_stage() if word == "RUN" and "install " in rest and "pip" in rest]


def test_the_image_starts_a_command_that_exists() -> None:
    assert json.loads(value("ENTRYPOINT")) == ["/opt/meadhall/bin/meadhall"]
    command, *options = json.loads(value("CMD"))
    assert command == "serve"
    known = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
    assert {option for option in options if option.startswith("--")} <= known


def test_what_is_no_source_stays_out_of_the_image() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "build", "node_modules"} <= {line.rstrip("/").removeprefix("**/") for line in ignored}


def test_compose_names_only_what_there_is() -> None:
    yaml = pytest.importorskip("yaml")
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", {})) <= set(services)
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert named <= set(compose["volumes"])
        for address in service.get("ports", []):
            assert address.startswith("127.0.0.1:"), "a proxy faces the world, not the hall"
    assert (ROOT / services["hall"]["build"]["dockerfile"]).exists()
    assert services["hall"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]
    read = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/meadhall/hall").rglob("*.py"))
    assert all(f'"{variable}"' in read for variable in services["hall"]["environment"])
