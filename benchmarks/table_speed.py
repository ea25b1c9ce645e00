"""How fast a game's table is in the browser of a slow phone: first view, size of the code, drag frames, layout shift.

    python benchmarks/table_speed.py [--game feast-for-odin] [--json]

Chromium is slowed down over CDP: the network to 1.6 Mbit/s with 150 ms a round trip, the processor four times. Where
other programs keep this machine's processors busy, the clock lies: so times are given twice. By the clock, slowed down;
and reckoned, from a run at full speed, as the processor time of the page's main thread times four. For the first view
the reckoned figure adds the time the bytes need at 1.6 Mbit/s and the round trips, as if nothing happened side by side.
Everything is counted up to the moment at which the table was seen: what is loaded after that isn't.

Whoever looks has been in the hall before, but not with this browser: there is a cookie and nothing else.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, StorageState, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.chromium import CHROMIUM, FLAGS  # noqa: E402
from scripts.shots import CLIENT, hall  # noqa: E402
from tests.browser.person import Person  # noqa: E402

SLOWER = 4
BYTES_A_SECOND = 1_600_000 / 8
ROUND_TRIP_MS = 150
HEADERS = 700
"""Bytes of the headers of an answer; a page isn't told them."""
POLLING, LONGEST = 100, 120_000
"""How often, and for how long, it is asked whether the table was seen; in milliseconds."""
MOVES, ROW = 150, 50
"""The pointer moves so often, and so often along one row of the board."""
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
TABLES: dict[str, dict[str, Any]] = {
    "feast-for-odin": {"seats": ["me", "quick", "quick"], "seen": "[data-space]", "over": "[data-area=home]"},
    "ortus-regni": {
        "seats": ["me", "quick", "quick"],
        "seen": "[data-question=turn] [data-part=hand] [data-playable]",
        "over": "[data-part=board]",
        # A deck of a little of everything, so that the table is seen and not the deck builder.
        "options": {"decks": [3, 4, 2, 1, 0, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1]},
    },
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
    const watcher = new MutationObserver(() => {
        if (!document.querySelector('SEEN')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
            performance.mark('seen');
            window.seenAt = performance.now();
        }));
    });
    watcher.observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['class']});
}"""
LOADED = f"""() => performance.getEntries()
    .filter(one => one.encodedBodySize && one.responseEnd <= window.seenAt)
    .map(one => [one.startTime, one.responseEnd, one.encodedBodySize + {HEADERS}])"""


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


def new_table(browser: Browser, address: str, game: str) -> tuple[StorageState, str]:
    """Somebody's state of the browser, and the table they opened."""
    context = browser.new_context(base_url=address)
    ana = Person(context.new_page())
    more = {"options": TABLES[game]["options"]} if "options" in TABLES[game] else {}
    table = ana.open_table(TABLES[game]["seats"], seed="speed", game=game, **more)
    ana.page.wait_for_selector(TABLES[game]["seen"])  # it is this seat's turn, whoever begins
    state = context.storage_state()
    state["origins"] = []
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
        "  that is (kB)": round(min(one["bytes"] for one in plain) / 1000),
        "  in so many files": min(one["files"] for one in plain),
        "  round trips, one after another": min(one["trips"] for one in plain),
        "layout shift": round(max(one["shift"] for one in slowed + plain), 4),
    }


def look_once(
    browser: Browser, address: str, game: str, table: str, state: StorageState, slower: int
) -> dict[str, float]:
    context = browser.new_context(base_url=address, storage_state=state, viewport=PHONE, is_mobile=True)
    page = context.new_page()
    session = slow_down(page, slower)
    page.add_init_script(f"({WATCH.replace('SEEN', TABLES[game]['seen'])})()")
    browser.start_tracing(page=page, categories=["blink.user_timing", "disabled-by-default-devtools.timeline"])
    page.goto(f"/table/{table}", wait_until="commit")
    wait_until_seen(page, session)
    used = used_before(json.loads(browser.stop_tracing())["traceEvents"], "seen")
    clock = float(page.evaluate("window.seenAt"))
    loaded: list[tuple[float, float, float]] = page.evaluate(LOADED)
    page.wait_for_timeout(1500)
    shift = float(page.evaluate("window.shifts"))
    context.close()
    size = sum(one[2] for one in loaded)
    transfer = size / BYTES_A_SECOND * 1000
    trips = one_after_another([(start, end) for start, end, _ in loaded])
    reckoned = SLOWER * used + transfer + trips * ROUND_TRIP_MS
    return {
        "clock": clock, "used": used, "bytes": size, "files": len(loaded), "transfer": transfer, "trips": trips,
        "reckoned": reckoned, "shift": shift,
    }  # fmt: skip


def wait_until_seen(page: Page, session: CDPSession) -> None:
    """Asked without Playwright's own script in the page: to read that would cost as much as the game's."""
    for _ in range(LONGEST // POLLING):
        if session.send("Runtime.evaluate", {"expression": "window.seenAt"})["result"].get("value"):
            return
        page.wait_for_timeout(POLLING)
    raise TimeoutError("the table wasn't seen")


def one_after_another(requests: list[tuple[float, float]]) -> int:
    """How many round trips were waited for: the most requests each of which began after the one before had ended."""
    count, free = 0, 0.0
    for start, end in sorted(requests, key=lambda one: one[1]):
        if start >= free:
            count, free = count + 1, end
    return count


def used_before(events: list[dict[str, Any]], mark: str) -> float:
    """Milliseconds of processor time the page's main thread had used when it set a mark."""
    moment = next(one for one in events if one["name"] == mark and "user_timing" in one["cat"])
    mine = [one for one in events if (one["pid"], one["tid"]) == (moment["pid"], moment["tid"])]
    tasks = [one for one in mine if one["name"] == "RunTask" and one.get("ph") == "X" and one["ts"] < moment["ts"]]
    return sum(float(one.get("tdur", 0)) for one in tasks) / 1000


def code_size(browser: Browser, address: str, game: str) -> dict[str, float]:
    """What the game's table loads that another game's doesn't: scripts and styles, and its words in one language."""
    other = "brian-boru" if game != "brian-boru" else "feast-for-odin"
    files = [assets_of(browser, address, one) for one in (game, other)]
    own = files[0] - files[1]
    code = (f"{game}-table", f"{game}-pieces")
    words = {name for name in own if name.startswith(game) and not name.startswith(code)}
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
    folder = CLIENT / "assets"
    return round(sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names) / 1000, 1)


def drag_frames(browser: Browser, address: str, game: str) -> dict[str, float]:
    """A tile is carried to and fro over the home board, or a card over the table."""
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
    pick_up(page, game)
    box = page.locator(TABLES[game]["over"]).first.bounding_box()
    assert box is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    for step in range(MOVES):
        x = box["x"] + box["width"] * (0.1 + 0.8 * (step % ROW) / ROW)
        y = box["y"] + box["height"] * (0.15 + 0.25 * (step // ROW))
        page.mouse.move(x, y)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def pick_up(page: Page, game: str) -> None:
    """A tile sticks to the pointer once it is clicked; a card is carried with the button held down."""
    if game == "feast-for-odin":
        page.locator("[data-supply=flax], [data-supply=peas], [data-supply=silver]").first.click()
        return
    card = page.locator("[data-part=hand] [data-playable]").first.bounding_box()
    assert card is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 40, steps=4)
    page.wait_for_selector("[data-ghost]")


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
        if "over" in TABLES[given.game]:
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
