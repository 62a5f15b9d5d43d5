"""Pictures of all drawings: `python -m tests.web.gallery` takes them again, to be looked at.

They lie in `tests/web/pictures/`, one for each part of the gallery, width and light. The test
compares them with the gallery as it is now, coarsely enough for fonts that are hinted otherwise.
"""

from __future__ import annotations

import base64
import functools
import http.server
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PICTURES = Path(__file__).parent / "pictures"
SECTIONS = ("common", "hivernation", "ambrosia", "propolis", "apiary")
WIDTHS = (360, 1400)
LIGHTS = ("light", "dark")

CELL = 6
"""So many pixels a side are one, when two pictures are compared."""
SHADE = 28
"""So much may a color of such a cell differ, of 255."""
STRAY = 4
"""So many cells may differ more."""

COMPARE = """async ([one, other, cell, shade]) => {
    const load = (address) => new Promise((done, fail) => {
        const image = new Image();
        image.onload = () => done(image);
        image.onerror = fail;
        image.src = address;
    });
    const small = (image) => {
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(image.width / cell);
        canvas.height = Math.round(image.height / cell);
        const pen = canvas.getContext('2d');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return pen.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const [was, is] = await Promise.all([load(one), load(other)]);
    if (was.width !== is.width || was.height !== is.height)
        return [`${was.width}x${was.height}, now ${is.width}x${is.height}`, []];
    const [a, b] = [small(was), small(is)];
    const across = Math.round(was.width / cell);
    const places = [];
    for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > shade))
            places.push([cell * ((at / 4) % across), cell * Math.floor(at / 4 / across)]);
    return ['', places];
}"""
SHRINK = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
}"""


def build(place: Path) -> None:
    """The workbench as files; it is no part of the page that is served."""
    words = ["npx", "vite", "build", "--mode", "bench", "--outDir", str(place), "--emptyOutDir"]
    subprocess.run([*words, "--logLevel", "warn"], cwd=ROOT / "web", check=True)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def served(place: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(place))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/bench.html"
        server.shutdown()


def names() -> list[tuple[str, int, str]]:
    return [(section, width, light) for section in SECTIONS for width in WIDTHS for light in LIGHTS]


def picture(section: str, width: int, light: str) -> Path:
    return PICTURES / f"{section}-{width}-{light}.webp"


@contextmanager
def gallery(browser: Browser, address: str, width: int, light: Any) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=light, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def taken(page: Page, address: str, section: str) -> str:
    """The drawings of a section as the page shows them, as the address of a picture."""
    page.goto(f"{address}?drawings={section}#gallery/{section}")
    shown = page.locator(f"main[data-section={section}]")
    shown.locator("figure").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    return data(shown.screenshot(animations="disabled"), "png")


def data(content: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def differences(page: Page, kept: Path, now: str) -> str:
    """In what a picture differs from what is shown now; empty if in nothing that counts."""
    was = data(kept.read_bytes(), "webp")
    size, places = page.evaluate(COMPARE, [was, now, CELL, SHADE])
    if size:
        return f"{kept.name}: the size was {size}"
    return f"{kept.name}: differs at {places[:12]}" if len(places) > STRAY else ""


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    place = ROOT / "build" / "bench"
    build(place)
    with sync_playwright() as playwright, served(place) as address:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for section, width, light in names():
            with gallery(browser, address, width, light) as page:
                small = page.evaluate(SHRINK, taken(page, address, section))
            content = base64.b64decode(small.partition(",")[2])
            picture(section, width, light).write_bytes(content)
            print(f"{picture(section, width, light).name}: {len(content) / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
