"""A hall of our own, Debian's chromium, and people who sit down in it."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, ViewportSize

playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

from scripts.chromium import CHROMIUM, FLAGS  # noqa: E402

from tests.browser.person import PATIENCE, Person  # noqa: E402
from tests.ports import free_port  # noqa: E402

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "meadhall" / "hall" / "client"
if not Path(CHROMIUM).exists():
    pytest.skip("the browser tests need chromium", allow_module_level=True)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall that lets tests choose seeds and doesn't limit them."""
    if not (CLIENT / "index.html").exists():
        pytest.fail("the browser client isn't built: run `make client`")
    port = free_port()
    data = tmp_path_factory.mktemp("hall")
    command = [sys.executable, "-m", "meadhall.hall", "--port", str(port), "--data", str(data), "--client", str(CLIENT)]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--allow-seeds", "--relax-limits", "--bot-pause", "0.02"], stdout=log, stderr=log
        )
        try:
            yield wait_for(f"http://127.0.0.1:{port}", process)
        finally:
            process.terminate()
            process.wait(60)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> str:
    for _ in range(1200):  # a machine that does much else at once takes its time
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).read()
            return address
        except OSError:
            assert process.poll() is None, "the hall didn't open"
            time.sleep(0.1)
    raise AssertionError("the hall didn't open in time")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed when the last test of this folder is through: playwright's event loop is in the way of others' loops."""
    playwright.expect.set_options(timeout=PATIENCE)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Arrive = Callable[..., Person]
Theme = Literal["light", "dark"]


@pytest.fixture
def arrive(hall: str, browser: Browser) -> Iterator[Arrive]:
    """Somebody opens a browser of their own; whatever it complains about fails the test."""
    contexts = []
    complaints: list[str] = []

    def come(
        language: str = "en-GB",
        phone: bool = False,
        steps: str = "none",
        theme: Literal["light", "dark"] = "light",
        refused: str = "status of 403",
    ) -> Person:
        size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        # Whoever doesn't watch effects step by step needs no motion either; drawing it costs a fifth of a test's time.
        context = browser.new_context(
            viewport=size, locale=language, is_mobile=phone, has_touch=phone, color_scheme=theme, base_url=hall,
            reduced_motion="reduce" if steps == "none" else "no-preference",
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "if (!localStorage.getItem('meadhall-settings'))"
            f" localStorage.setItem('meadhall-settings', JSON.stringify({{steps: '{steps}'}}))"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda it: complaints.append(f"{it.text} {it.location}") if is_complaint(it, refused) else None
        )
        return Person(page)

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(line: ConsoleMessage, refused: str) -> bool:
    """Errors and warnings; the browser itself announces lost connections and refused requests: no fault of ours."""
    announced = ("WebSocket", "ERR_INTERNET", refused)
    return line.type in ("error", "warning") and not any(words in line.text for words in announced)
