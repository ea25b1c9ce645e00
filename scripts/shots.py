"""Pictures of the main screens, light and dark, desktop and phone, Polish included: `make shots`.

Plays a game with a fixed seed in a hall of its own and writes PNG files into `build/shots`; a few of them, smaller,
go to `docs/pictures` for the README.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "meadhall" / "hall" / "client"
sys.path.insert(0, str(ROOT))

from scripts.chromium import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.person import Person  # noqa: E402

SHOTS = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "small": (1280, 720), "phone": (390, 844)}
IN_README = ["trick-desktop-light", "feast-turn-desktop-light", "ortus-table-desktop-dark"]


@contextmanager
def hall() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "meadhall.hall", "--port", str(port), "--data", data, "--log-level", "error"]
        command += ["--client", str(CLIENT)]  # as it was built last, not as it was installed
        process = subprocess.Popen([*command, "--allow-seeds", "--relax-limits", "--bot-pause", "0.02"])
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=1).read()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(10)


def play_until(ana: Person, wanted: Callable[[], bool], decisions: int = 60) -> None:
    for _ in range(decisions):
        ana.page.wait_for_timeout(250)
        if wanted() or ana.decide() == "over":
            return


def lift_a_card(ana: Person) -> None:
    cards = ana.page.locator("[data-card][data-playable]")
    cards.nth(cards.count() - 1).click()


def screens(ana: Person, shot: Callable[[str], None]) -> None:
    for name, path in {"home": "/", "new-table": "/new/brian-boru", "rules": "/rules/brian-boru#BB-7.19"}.items():
        ana.open(path).see("h1")
        ana.page.wait_for_timeout(400)
        shot(name)
    ana.open_table(["me", "open", "quick", "open"])
    ana.see("input[readonly]")
    shot("lobby")
    table = ana.open_table(["me", "quick", "quick", "quick"], seed="pictures")
    play_until(ana, lambda: ana.prompt().endswith("ask-draft"))
    shot("draft")
    play_until(ana, lambda: ana.prompt().endswith("ask-follow") and int(ana.moves()) > 60)
    lift_a_card(ana)
    ana.page.wait_for_timeout(300)
    shot("trick")
    ana.page.keyboard.press("e")
    ana.page.wait_for_timeout(200)
    shot("outlook")
    ana.open(f"/table/{table}/replay?ply=30").see("input[type=range]")
    ana.page.wait_for_timeout(300)
    shot("replay")


def plain_tables(ana: Person, shot: Callable[[str], None]) -> None:
    """The plain table, which plays any game: spaces to choose from, a piece being laid, a deck being built."""
    table = ana.open_table(["me"], game="feast-for-odin", seed="pictures")
    ana.open(f"/table/{table}?generic").see(".choices [data-code]")
    ana.page.wait_for_timeout(400)
    shot("plain-spaces")
    ana.settle("space", ana.page.locator(".choices button", has_text="Weave linen").click)
    for title in ("Lay a piece", "Turn it"):
        group = ana.page.get_by_role("group", name=title)
        if group.count():
            ana.settle("choice", group.get_by_role("button").first.click)
    ana.page.wait_for_timeout(400)
    shot("plain-laying")


def ortus_table(ana: Person, shot: Callable[[str], None]) -> None:
    """Ortus Regni at its own table: the deck builder, the middle of a game, a picked card, targets of an attack."""
    ana.open_table(["me", "quick"], game="ortus-regni", seed="pictures")
    ana.see("[data-deck-builder]")
    ana.page.wait_for_timeout(400)
    shot("ortus-deck")
    table = ana.open_table(["me", "random", "random", "random"], game="ortus-regni", seed="pictures")
    ana.see("[data-deck-builder]")
    play_over_http(ana, table, rounds=4)
    ana.open(f"/table/{table}").see("[data-question=turn] [data-turn-action=end]")
    ana.page.wait_for_timeout(600)
    shot("ortus-table")
    ana.page.locator("[data-part=hand] [data-playable]").first.click()
    ana.page.wait_for_timeout(200)
    shot("ortus-picked")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("a")
    ana.page.wait_for_timeout(200)
    shot("ortus-attack")


BUILDING = ("deck lords", "answer", "place", "install", "hire", "recruit")


def play_over_http(ana: Person, table: str, rounds: int) -> None:
    """Build an Earldom for the first seat until its turn in a round: the pictures need one, not its clicks."""
    for _ in range(2000):
        now = ana.ask(f"/api/tables/{table}?seat=0")["state"]
        asked = now["prompt"]["key"].split(".ask-")[-1]
        if now["view"]["over"] or (asked == "turn" and now["view"]["round"] >= rounds):
            return
        if not now["actions"]:
            ana.page.wait_for_timeout(50)
            continue
        lines = [action["notation"] for action in now["actions"]]
        wanted = [line for line in lines if line.startswith(BUILDING)]
        move = (wanted or [line for line in lines if line in ("end", "done", "pass")] or lines)[0]
        ana.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": now["ply"], "action": move})


HUNTS = ("hunting_game_1", "hunting_game_2", "laying_a_snare")


def feast_table(ana: Person, shot: Callable[[str], None]) -> None:
    """The table of A Feast for Odin: a turn, the decisions of a space, a roll, the score if it ended now."""
    ana.open_table(["me", "greedy", "greedy"], game="feast-for-odin", seed="pictures")
    ana.see("[data-space].dim")
    ana.page.wait_for_timeout(400)
    shot("feast-turn")
    ana.page.locator("[data-space=mountain_3_upgrade_1]").click()
    ana.see("[data-panel] [data-answer]")
    ana.page.wait_for_timeout(300)
    shot("feast-panel")
    ana.page.keyboard.press("Escape")
    free = [ana.page.locator(f"[data-space={space}][data-usable=true]") for space in HUNTS]  # bots may have taken one
    next(space for space in free if space.count()).click()
    ana.settle("roll", ana.see("[data-confirm][data-ready]").click)
    ana.page.wait_for_timeout(500)
    shot("feast-dice")
    ana.page.keyboard.press("e")
    ana.page.wait_for_timeout(300)
    shot("feast-ended")


def take_all(browser: Browser, address: str) -> None:
    looks: list[tuple[str, Literal["light", "dark"], str]] = [
        ("desktop", "light", "en-GB"),
        ("desktop", "dark", "en-GB"),
        ("phone", "light", "en-GB"),
    ]
    looks += [
        ("laptop", "light", "en-GB"),
        ("phone", "dark", "en-GB"),
        ("small", "dark", "pl-PL"),
        ("desktop", "light", "pl-PL"),
        ("phone", "light", "pl-PL"),
    ]
    for size, theme, language in looks:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale=language, base_url=address
        )
        context.add_init_script("localStorage.setItem('meadhall-settings', '{\"steps\": \"none\"}')")
        ana = Person(context.new_page())
        tail = f"{size}-{theme}" + ("" if language == "en-GB" else f"-{language[:2]}")

        def shot(name: str, tail: str = tail, ana: Person = ana) -> None:
            ana.page.screenshot(path=SHOTS / f"{name}-{tail}.png")

        screens(ana, shot)
        feast_table(ana, shot)
        ortus_table(ana, shot)
        if language == "en-GB":  # its buttons are found by their English words
            plain_tables(ana, shot)
        context.close()


def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with hall() as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_all(browser, address)
        browser.close()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in IN_README:
        shutil.copy(SHOTS / f"{name}.png", PICTURES / f"{name}.png")
    sys.stdout.write(f"{len(list(SHOTS.glob('*.png')))} pictures in {SHOTS}\n")


if __name__ == "__main__":
    main()
