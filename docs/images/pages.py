"""Draw the README's pictures of the page anew: `python docs/images/pages.py`, after `make web`.

Bots play a match; a server shows it to a watcher in Chromium at a moment in the middle.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
SKEP = [sys.executable, "-m", "skep"]
GAMES = {
    "ambrosia": (["--mode", "back", "--seats", "greedy,greedy,greedy"], 0.6, "light"),
    "apiary": (["--seats", "greedy,greedy,greedy"], 0.7, "dark"),
    "propolis": (["--seats", "greedy,greedy,greedy"], 0.6, "light"),
}
SIZE = {"width": 1400, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


def watched(game: str, words: list[str], folder: Path, database: Path) -> tuple[str, int]:
    """The watchers' key of a table with a match between bots, and how long its log is."""
    matches = folder / game
    many = ["--games", "1", "--seed", "11", "--jobs", "1", "--save", str(matches)]
    subprocess.run([*SKEP, "simulate", game, *words, *many], check=True, capture_output=True)
    file = next(matches.iterdir())
    told = subprocess.run(
        [*SKEP, "import", str(file), "--database", str(database)],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    entries = sum(line[:1].isdigit() or line.startswith("chance") for line in file.open())
    return told.split("watch ")[1].strip(), entries


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = Path(place) / "tables.sqlite"
        keys = {game: watched(game, GAMES[game][0], Path(place), database) for game in GAMES}
        serve = [*SKEP, "serve", "--port", "0", "--database", str(database)]
        server = subprocess.Popen(serve, stderr=subprocess.PIPE, text=True)
        assert server.stderr is not None
        address = "http:" + server.stderr.readline().split("http:")[1].strip().split()[0]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for game, (_, moment, light) in GAMES.items():
            key, entries = keys[game]
            page = browser.new_page(viewport=SIZE, color_scheme=light, reduced_motion="reduce")
            page.goto(f"{address.rstrip('/')}/w#{key}&at={int(moment * entries)}")
            page.wait_for_selector(".table main")
            page.wait_for_timeout(2500)
            page.screenshot(path=HERE / f"{game}.png")
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
