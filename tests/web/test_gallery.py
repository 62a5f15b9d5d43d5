"""Every drawing looks as it did when somebody last looked at it, in both lights."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import gallery
from tests.web.axe import AXE

SAY = "if this is meant: python -m tests.web.gallery, and look at the pictures"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("bench")
    gallery.build(place)
    with gallery.served(place) as address:
        yield address


@pytest.mark.parametrize("light", gallery.LIGHTS)
@pytest.mark.parametrize("width", gallery.WIDTHS)
def test_every_drawing_looks_as_it_was_reviewed(
    browser: Browser, address: str, width: int, light: str
) -> None:
    with gallery.gallery(browser, address, width, light) as page:
        found = [
            gallery.differences(
                page,
                gallery.picture(section, width, light),
                gallery.taken(page, address, section),
            )
            for section in gallery.SECTIONS
        ]
    assert [each for each in found if each] == [], SAY


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    with gallery.gallery(browser, address, 360, "light") as page:
        yield page


def changed(page: Page, address: str, style: str) -> str:
    """What the comparison says of Hivernation's tiles after they were styled otherwise."""
    gallery.taken(page, address, "hivernation")
    page.add_style_tag(content=style)
    shot = page.locator("main[data-section=hivernation]").screenshot(animations="disabled")
    kept = gallery.picture("hivernation", 360, "light")
    return gallery.differences(page, kept, gallery.data(shot, "png"))


def test_another_color_of_one_drawing_is_noticed(phone: Page, address: str) -> None:
    style = "figure:nth-child(5) svg:last-child path { fill: oklch(0.6 0.1 20) }"
    assert "differs at" in changed(phone, address, style)


def test_a_missing_part_of_one_drawing_is_noticed(phone: Page, address: str) -> None:
    style = "figure:nth-child(2) svg:last-child path:nth-child(2) { display: none }"
    assert "differs at" in changed(phone, address, style)


def test_letters_that_are_hinted_otherwise_are_not(phone: Page, address: str) -> None:
    style = "main { text-rendering: geometricPrecision } figcaption { transform: translate(0.4px) }"
    assert changed(phone, address, style) == ""


@pytest.mark.parametrize("game", ["apiary", "propolis"])
def test_every_piece_of_a_catalog_is_shown(phone: Page, address: str, game: str) -> None:
    catalog = gallery.ROOT / "web" / "src" / "games" / game / "catalogue.json"
    phone.goto(f"{address}#gallery/{game}")
    expect(phone.locator("article")).to_have_count(len(json.loads(catalog.read_text("utf-8"))))
    assert "undefined" not in phone.locator("main").inner_text()


def test_the_workbench_shuts_nobody_out(phone: Page, address: str) -> None:
    gallery.taken(phone, address, "apiary")
    phone.evaluate(AXE)
    found = phone.evaluate("async () => (await axe.run(document)).violations.map(each => each.id)")
    assert found == []


def test_the_pictures_are_small() -> None:
    pictures = {gallery.picture(*name) for name in gallery.names()}
    assert set(Path(gallery.PICTURES).iterdir()) == pictures
    assert sum(path.stat().st_size for path in pictures) < 1_500_000
