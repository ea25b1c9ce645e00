"""The OpenAPI description the hall serves, and schemathesis over everything it describes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.settings import Settings
from meadhall.hall.web import app, texts
from meadhall.hall.web.app import ENDPOINTS
from meadhall.hall.web.openapi import describe
from tests.hall.house import House, in_hall, open_house

schemathesis = pytest.importorskip("schemathesis")


def test_the_description_covers_every_endpoint() -> None:
    described = describe(ENDPOINTS)
    assert described["openapi"].startswith("3.1")
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        if endpoint.body is not None:
            name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
            schema = described["components"]["schemas"][name]
            assert "do" not in schema["properties"] and not (endpoint.command and "table" in schema["properties"])
    names = [operation["operationId"] for path in described["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names))


def test_the_key_of_a_private_table_is_described_wherever_it_is_taken() -> None:
    for path, operations in describe(ENDPOINTS)["paths"].items():
        for operation in operations.values():
            headers = [found["name"] for found in operation["parameters"] if found["in"] == "header"]
            assert headers == (["X-Table-Key"] if "{table}" in path else [])


def test_the_hall_serves_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        guest = await house.guest()
        assert (await guest.get("/api/openapi.json"))["paths"].keys() == {endpoint.path for endpoint in ENDPOINTS}

    in_hall(tmp_path, play)


def test_schemathesis_finds_no_crash_and_no_undescribed_answer(tmp_path: Path) -> None:
    """Generated requests, good and bad, to every endpoint of a running hall."""
    ready, stop = threading.Event(), threading.Event()
    kept: dict[str, str] = {}

    async def serve() -> None:
        async with open_house(Settings(data=tmp_path, workers=1, limits=RELAXED)) as house:
            guest = await house.guest("Schema")
            kept["address"], kept["token"] = house.address, guest.token
            kept["table"] = await guest.open(game="brian-boru", players=3)
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    hall = threading.Thread(target=lambda: asyncio.run(serve()))
    hall.start()
    try:
        assert ready.wait(20)
        try_everything(kept)
    finally:
        stop.set()
        hall.join()


def try_everything(kept: dict[str, str]) -> None:
    import schemathesis.specs.openapi.checks as openapi_checks
    from hypothesis import HealthCheck, Phase, given, settings

    schema = schemathesis.openapi.from_url(f"{kept['address']}/api/openapi.json")
    checks = [
        schemathesis.checks.not_a_server_error,
        openapi_checks.status_code_conformance,
        openapi_checks.content_type_conformance,
        openapi_checks.response_schema_conformance,
    ]
    headers = {"Authorization": f"Bearer {kept['token']}"}
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path in ("/api/logout", "/api/sessions/end"):
            continue  # would end the identity the others need

        @given(case=operation.as_strategy())
        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def one(case) -> None:  # type: ignore[no-untyped-def]
            nonlocal tried
            if "table" in (case.path_parameters or {}) and tried % 2:
                case.path_parameters["table"] = kept["table"]
            response = case.call(headers=headers)
            assert response.status_code < 500, (case.method, case.path, response.text)
            case.validate_response(response, checks=checks)
            tried += 1

        one()
    assert tried > 200


def test_what_never_changes_is_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The description and other texts are the hall's longest answers to strangers: only their sending costs."""
    built: list[str] = []

    def counted(module: Any, name: str) -> None:
        plain = getattr(module, name)

        def count(*args: Any) -> Any:
            built.append(name)
            return plain(*args)

        monkeypatch.setattr(module, name, count)

    counted(app, "describe")
    counted(texts, "clauses")
    counted(texts, "describe")
    for kept in (texts.games_file, texts.rules_file, texts.catalogue_file):
        kept.cache_clear()

    async def play(house: House) -> None:
        built.clear()
        paths = ("/api/openapi.json", "/api/games", "/api/rules/brian-boru", "/api/locales/pl")
        async with httpx.AsyncClient(base_url=house.address) as browser:
            first = [await browser.get(path) for path in paths]
            once = list(built)
            assert "clauses" in once and built.count("describe")
            for path, answer in zip(paths, first, strict=True):
                assert (await browser.get(path)).content == answer.content
                again = await browser.get(path, headers={"If-None-Match": answer.headers["etag"]})
                assert again.status_code == 304 and again.content == b""
            assert built == once

    in_hall(tmp_path, play)
