"""Draws the README's pictures of the page: `python docs/images/pages.py`, after `make web`.

Bots play a match; a server shows its beginning to whoever is asked then, in Chromium.
"""

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from skep import record

HERE = Path(__file__).resolve().parent
SKEP = [sys.executable, "-m", "skep"]
GAMES = {
    "hivernation": (["--mode", "arcade", "--seats", "greedy,greedy"], 0.6, "light"),
    "ambrosia": (["--mode", "back", "--seats", "greedy,greedy,greedy"], 0.6, "light"),
    "apiary": (["--seats", "greedy,greedy,greedy"], 0.7, "dark"),
    "propolis": (["--seats", "greedy,greedy,greedy"], 0.6, "light"),
}
"""How each match is played, how much of it, and in which light it is drawn."""
NAMES = ["Anna", "Bert", "Carl"]
SIZE = {"width": 1400, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


def table(game: str, folder: Path, database: Path) -> tuple[str, int]:
    """A table where a match between bots stands in its middle, and the seat that is asked."""
    words, share, _ = GAMES[game]
    many = ["--games", "1", "--seed", "11", "--jobs", "1", "--save", str(folder / game)]
    subprocess.run([*SKEP, "simulate", game, *words, *many], check=True, capture_output=True)
    found = record.open(next((folder / game).iterdir()))
    match = record.replay(found, int(share * len(found.entries)))
    while match.decision.prompt not in ("play", "turn", "act"):
        match = record.replay(found, len(match.log) + 1)
    file = folder / f"{game}.skep"
    record.save(file, match, NAMES[: len(words[-1].split(","))])
    bring = [*SKEP, "import", str(file), "--database", str(database)]
    told = subprocess.run(bring, check=True, capture_output=True, text=True).stdout
    return told.split()[1], match.waiting[0]


def key(address: str, table: str, seat: int) -> str:
    """Sit down there."""
    body = json.dumps({"name": NAMES[seat], "seat": seat}).encode()
    wish = urllib.request.Request(
        f"{address}/api/tables/{table}/sit", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(wish, timeout=30) as found:
        return str(json.loads(found.read())["key"])


def draw(browser: Browser, address: str, game: str, table: str, asked: int) -> None:
    seats = len(GAMES[game][0][-1].split(","))
    keys = [key(address, table, seat) for seat in range(seats)]
    light = GAMES[game][2]
    pages = [
        browser.new_page(viewport=SIZE, color_scheme=light, reduced_motion="reduce") for _ in keys
    ]
    for page, own in zip(pages, keys):  # all sit there, so that nobody is said to be away
        page.goto(f"{address}/t/{table}#k={own}")
    pages[asked].wait_for_selector(".options button")
    pages[asked].wait_for_timeout(2500)
    pages[asked].screenshot(path=HERE / f"{game}.png")
    for page in pages:
        page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = Path(place) / "tables.sqlite"
        tables = {game: table(game, Path(place), database) for game in GAMES}
        serve = [*SKEP, "serve", "--port", "0", "--database", str(database)]
        server = subprocess.Popen(serve, stderr=subprocess.PIPE, text=True)
        assert server.stderr is not None
        address = "http:" + server.stderr.readline().split("http:")[1].strip().split()[0]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for game, (name, asked) in tables.items():
            draw(browser, address.rstrip("/"), game, name, asked)
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
