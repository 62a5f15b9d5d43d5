"""The cost of opening the page in a browser: `python -m bench.loading`, after `make web`.

Bots play a match of each game to its middle; a server shows it, and Chromium opens it again and
again: with an empty cache and with a full one, on a wide screen and on a phone whose processor is
four times as slow. All times are processor times, except for first paint and drawn.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from bench.servers import running
from skep import record

SKEP = [sys.executable, "-m", "skep"]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]
"""Without the suggestions of the address bar, which cost each new window more than the page."""
PAGES = {
    "lobby": [],
    "hivernation": ["--mode", "arcade", "--seats", "greedy,greedy"],
    "ambrosia": ["--mode", "back", "--seats", "greedy,greedy,greedy"],
    "propolis": ["--seats", "greedy,greedy,greedy"],
    "apiary": ["--seats", "greedy,greedy,greedy"],
}
"""What is opened, and how its match was played."""
SHARE = 0.6
SCREENS = {"wide": (1400, 900, 1), "phone": (360, 740, 4)}
"""Width, height, and how many times as slow the processor is."""
QUIET = 700
"""Milliseconds after the board is drawn that still count."""
DRAWN = """
    const all = () => location.pathname === '/'
        ? document.querySelectorAll('.games .picture svg').length >= 4
        : document.querySelector('.table main svg') && document.querySelector('.options button');
    new MutationObserver((_, watcher) => {
        if (!all()) return;
        watcher.disconnect();
        const note = () => { window.drawnAt = performance.now(); };
        requestAnimationFrame(() => requestAnimationFrame(note));
    }).observe(document, { childList: true, subtree: true });
"""
"""Notes when the board, or every picture of the lobby, was first painted."""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
COLUMNS = {
    "requests": "requests",
    "kB": "kB",
    "paint": "first paint ms",
    "drawn": "drawn ms",
    "main": "main thread ms",
    "script": "script ms",
    "style": "style ms",
    "layout": "layout ms",
    "browser": "all processes ms",
}


def table(game: str, folder: Path, database: Path) -> tuple[str, int]:
    """A table with a match between bots in its middle, and the seat that is asked."""
    words = PAGES[game]
    many = ["--games", "1", "--seed", "11", "--jobs", "1", "--save", str(folder / game)]
    subprocess.run([*SKEP, "simulate", game, *words, *many], check=True, capture_output=True)
    found = record.open(next((folder / game).iterdir()))
    match = record.replay(found, int(SHARE * len(found.entries)))
    while match.decision.prompt not in ("play", "turn", "act"):
        match = record.replay(found, len(match.log) + 1)
    file = folder / f"{game}.skep"
    record.save(file, match, ["Anna", "Bert", "Carl"][: len(words[-1].split(","))])
    bring = [*SKEP, "import", str(file), "--database", str(database)]
    told = subprocess.run(bring, check=True, capture_output=True, text=True).stdout
    return told.split()[1], match.waiting[0]


def sit(address: str, table: str, seat: int) -> str:
    """The key of a seat there."""
    body = json.dumps({"name": "Anna", "seat": seat}).encode()
    kind = {"Content-Type": "application/json"}
    wish = urllib.request.Request(f"{address}/api/tables/{table}/sit", body, kind)
    with urllib.request.urlopen(wish, timeout=30) as found:
        return str(json.loads(found.read())["key"])


def spent(tools: CDPSession) -> float:
    """Processor time of the whole browser so far, in milliseconds."""
    found = tools.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(each["cpuTime"]) for each in found) * 1000


def visit(context: BrowserContext, whole: CDPSession, address: str, slow: int) -> dict[str, float]:
    """Open an address in a new window and measure it."""
    page = context.new_page()
    page.add_init_script(DRAWN)
    tools = context.new_cdp_session(page)
    sizes: list[float] = []
    tools.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(whole)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.drawnAt", polling=100, timeout=60_000)
    page.wait_for_timeout(QUIET * slow**0.5)
    after = spent(whole)
    found = {
        each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]
    }
    row = {
        "requests": float(len(sizes)),
        "kB": sum(sizes) / 1000,
        "paint": float(page.evaluate(PAINTED)),
        "drawn": float(page.evaluate("window.drawnAt")),
        "main": found["TaskDuration"] * 1000,
        "script": found["ScriptDuration"] * 1000,
        "style": found["RecalcStyleDuration"] * 1000,
        "layout": found["LayoutDuration"] * 1000,
        "browser": after - before,
    }
    page.close()
    return row


def measure(
    browser: Browser, address: str, times: int, wanted: dict[str, str]
) -> list[dict[str, Any]]:
    whole = browser.new_browser_cdp_session()
    rows: dict[tuple[str, str, str], list[dict[str, float]]] = {}
    for _ in range(times):
        for name, path in wanted.items():
            for screen, (width, height, slow) in SCREENS.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    reduced_motion="reduce",
                    locale="en-GB",
                    device_scale_factor=2 if slow > 1 else 1,
                )
                for cache in ("cold", "warm"):
                    found = visit(context, whole, address + path, slow)
                    rows.setdefault((name, screen, cache), []).append(found)
                context.close()
    middle = statistics.median
    return [
        {"page": key[0], "screen": key[1], "cache": key[2]}
        | {column: round(middle(each[column] for each in found)) for column in COLUMNS}
        for key, found in rows.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--pages", nargs="*", default=list(PAGES))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = Path(place) / "tables.sqlite"
        games = [name for name in asked.pages if PAGES[name]]
        tables = {game: table(game, Path(place), database) for game in games}
        wanted = {"lobby": "/"} if "lobby" in asked.pages else {}
        with running("skep", str(database)) as (port, _):
            address = f"http://127.0.0.1:{port}"
            for game, (name, seat) in tables.items():
                seats = range(len(PAGES[game][-1].split(",")))
                keys = [
                    sit(address, name, each) for each in seats
                ]  # a match goes on once everybody sits
                wanted[game] = f"/t/{name}#k={keys[seat]}"
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            rows = measure(browser, address, asked.times, wanted)
            browser.close()
    print("| page | screen | cache | " + " | ".join(COLUMNS.values()) + " |")
    print("|---" * 3 + "|--:" * len(COLUMNS) + "|")
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")


if __name__ == "__main__":
    main()
