"""How fast a game's table is in the browser of a slow phone: first view, size of the code, drag frames, layout shift.

    python benchmarks/table_speed.py [--game feast-for-odin] [--json]

Chromium is slowed down over CDP: the network to 1.6 Mbit/s with 150 ms a round trip, the processor four times. Where
other programs keep this machine's processors busy, the clock lies: so times are given twice. By the clock, slowed down;
and reckoned, from a run at full speed, as the processor time of the page's main thread times four. For the first view
the reckoned figure adds the time the bytes need at 1.6 Mbit/s and the round trips, as if nothing happened side by side.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.shots import CHROMIUM, FLAGS, hall  # noqa: E402
from tests.browser.person import Person  # noqa: E402

SLOWER = 4
BYTES_A_SECOND = 1_600_000 / 8
ROUND_TRIP_MS = 150
ROUND_TRIPS = 4
"""Page, scripts, the table's own scripts, the table itself."""
MOVES, ROW = 150, 50
"""The pointer moves so often, and so often along one row of the board."""
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 768}
TABLES: dict[str, dict[str, Any]] = {
    "feast-for-odin": {"seats": ["me", "quick", "quick"], "seen": "[data-space].dim"},
    "brian-boru": {"seats": ["me", "quick", "quick"], "seen": "[data-town]"},
}
LIMITS = {
    "first view, reckoned (ms)": 1500,
    "game code, compressed (kB)": 150,
    "drag frame, script and layout, p95, reckoned (ms)": 8,
    "layout shift": 0.05,
}
SCRIPT_AND_LAYOUT = {
    "EventDispatch",
    "FunctionCall",
    "FireAnimationFrame",
    "RunMicrotasks",
    "TimerFire",
    "Layout",
    "UpdateLayoutTree",
}
WATCH = """() => {
    window.shifts = 0;
    const add = one => window.shifts += one.hadRecentInput ? 0 : one.value;
    new PerformanceObserver(list => list.getEntries().forEach(add))
        .observe({type: 'layout-shift', buffered: true});
    const seen = () => document.querySelector('SEEN')
        ? requestAnimationFrame(() => setTimeout(() => window.seenAt = performance.now())) : setTimeout(seen, 5);
    document.addEventListener('DOMContentLoaded', seen);
}"""


def slow_down(page: Page, slower: int) -> CDPSession:
    """The network of a slow phone, and a processor so many times slower than this one."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": ROUND_TRIP_MS,
        "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND,
    })  # fmt: skip
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    session.send("Performance.enable")
    return session


def new_table(browser: Browser, address: str, game: str) -> tuple[dict[str, Any], str]:
    """Somebody's state of the browser, and the table they opened."""
    context = browser.new_context(base_url=address)
    ana = Person(context.new_page())
    table = ana.open_table(TABLES[game]["seats"], seed="speed", game=game)
    state: Any = context.storage_state()
    context.close()
    return state, table


def first_view(browser: Browser, address: str, game: str, tries: int) -> dict[str, float]:
    state, table = new_table(browser, address, game)
    slowed = [look_once(browser, address, game, table, state, SLOWER) for _ in range(tries)]
    plain = [look_once(browser, address, game, table, state, 1) for _ in range(tries)]
    return {
        "first view, by the clock (ms)": round(min(one["clock"] for one in slowed)),
        "first view, reckoned (ms)": round(min(one["reckoned"] for one in plain)),
        "  of it processor time, times four (ms)": round(min(SLOWER * one["used"] for one in plain)),
        "  of it transfer (ms)": round(min(one["transfer"] for one in plain)),
        "layout shift": round(max(one["shift"] for one in slowed + plain), 4),
    }


def look_once(browser: Browser, address: str, game: str, table: str, state: Any, slower: int) -> dict[str, float]:
    context = browser.new_context(base_url=address, storage_state=state, viewport=PHONE, is_mobile=True)
    page = context.new_page()
    session = slow_down(page, slower)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.add_init_script(f"({WATCH.replace('SEEN', TABLES[game]['seen'])})()")
    page.goto(f"/table/{table}", wait_until="commit")
    page.wait_for_function("() => window.seenAt", timeout=120_000)
    clock = float(page.evaluate("window.seenAt"))
    used = thread_time(session)
    transfer = sum(sizes) / BYTES_A_SECOND * 1000
    page.wait_for_timeout(1500)
    shift = float(page.evaluate("window.shifts"))
    context.close()
    reckoned = SLOWER * used + transfer + ROUND_TRIPS * ROUND_TRIP_MS
    return {"clock": clock, "used": used, "transfer": transfer, "reckoned": reckoned, "shift": shift}


def thread_time(session: CDPSession) -> float:
    """Milliseconds of processor time the page's main thread has used."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "ThreadTime"))


def code_size(browser: Browser, address: str, game: str) -> dict[str, float]:
    """What the game's table loads that another game's doesn't: scripts and styles, and its words in one language."""
    other = next(name for name in TABLES if name != game)
    files = [assets_of(browser, address, one) for one in (game, other)]
    own = files[0] - files[1]
    words = {name for name in own if name.startswith(game)}
    return {
        "game code, compressed (kB)": compressed(own - words),
        "its words, compressed (kB)": compressed(words),
    }


def assets_of(browser: Browser, address: str, game: str) -> set[str]:
    state, table = new_table(browser, address, game)
    context = browser.new_context(base_url=address, storage_state=state)
    page = context.new_page()
    assets: set[str] = set()
    page.on("request", lambda it: assets.add(it.url.rsplit("/", 1)[1]) if "/assets/" in it.url else None)
    page.goto(f"/table/{table}")
    page.wait_for_selector(TABLES[game]["seen"])
    page.wait_for_load_state("networkidle")
    context.close()
    return {name for name in assets if name.endswith((".js", ".css"))}


def compressed(names: set[str]) -> float:
    folder = ROOT / "src/meadhall/hall/client/assets"
    return round(sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names) / 1000, 1)


def drag_frames(browser: Browser, address: str, game: str) -> dict[str, float]:
    """A tile is carried to and fro over the home board."""
    clock, _ = frame_times(drag(browser, address, game, SLOWER))
    _, used = frame_times(drag(browser, address, game, 1))
    return {
        "drag frames": len(used),
        "drag frame, script and layout, p95, by the clock (ms)": percentile(clock, 95),
        "drag frame, script and layout, p95, reckoned (ms)": percentile([SLOWER * one for one in used], 95),
        "drag frame, script and layout, median, reckoned (ms)": percentile([SLOWER * one for one in used], 50),
    }


def drag(browser: Browser, address: str, game: str, slower: int) -> list[dict[str, Any]]:
    state, table = new_table(browser, address, game)
    context = browser.new_context(base_url=address, storage_state=state, viewport=DESKTOP)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_selector(TABLES[game]["seen"])
    slow_down(page, slower)
    page.locator("[data-supply=flax], [data-supply=peas], [data-supply=silver]").first.click()
    box = page.locator("[data-area=home]").bounding_box()
    assert box is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    for step in range(MOVES):
        x = box["x"] + box["width"] * (0.1 + 0.8 * (step % ROW) / ROW)
        y = box["y"] + box["height"] * (0.15 + 0.25 * (step // ROW))
        page.mouse.move(x, y)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def frame_times(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Milliseconds of script and layout in each frame of the main thread: by the clock, and of processor time."""
    threads = [(one["pid"], one["tid"]) for one in events if one["name"] == "EventDispatch"]
    main = max(set(threads), key=threads.count)
    mine = [one for one in events if (one["pid"], one.get("tid")) == main and one.get("ph") == "X"]
    clock, used = [0.0], [0.0]
    covered = 0.0
    for one in sorted(mine, key=lambda one: one["ts"]):
        if one["name"] == "Commit":  # the end of a frame
            clock.append(0.0)
            used.append(0.0)
        elif one["name"] in SCRIPT_AND_LAYOUT and one["ts"] >= covered:  # else inside one that is counted already
            covered = one["ts"] + one["dur"]
            clock[-1] += one["dur"] / 1000
            used[-1] += one.get("tdur", 0) / 1000
    return [one for one in clock if one > 0], [one for one in used if one > 0]


def percentile(values: list[float], part: int) -> float:
    return round(sorted(values)[min(len(values) - 1, len(values) * part // 100)], 2) if values else 0.0


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", choices=list(TABLES), default="feast-for-odin")
    wanted.add_argument("--tries", type=int, default=3)
    wanted.add_argument("--json", action="store_true")
    given = wanted.parse_args()
    with hall() as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        found: dict[str, float] = {}
        found |= code_size(browser, address, given.game)
        found |= first_view(browser, address, given.game, given.tries)
        if given.game == "feast-for-odin":
            found |= drag_frames(browser, address, given.game)
        browser.close()
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        limit = LIMITS.get(name)
        verdict = "" if limit is None else f"  (at most {limit}: {'yes' if value <= limit else 'NO'})"
        print(f"{name:58} {value:>9}{verdict}")


if __name__ == "__main__":
    main()
