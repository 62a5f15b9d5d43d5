"""A real server, a real browser, and people who sit at it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House
from tests.web.people import People

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""What Chromium does without. The suggestions of its address bar are two pages of their own in each
new window, and cost more than a table does. The rest is Playwright's list, which ours replaces."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-features=" + ",".join(WITHOUT),
)  # fmt: skip


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is served; made now if it is not there."""
    page = ROOT / "web" / "dist"
    if not (page / "index.html").is_file():
        subprocess.run(["make", "web"], cwd=ROOT, check=True)
    return page


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "these tests need Chromium; make chromium says how to get it"
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def one_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of the page; one test kills it, and opens it again."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield house
    house.close()


@pytest.fixture
def house(one_house: House) -> House:
    """The same for each test, and open, even if the one before ended while it was closed."""
    one_house.stand()
    return one_house


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[People]:
    """People with a browser each; whatever went wrong in one of them fails the test."""
    people = People(browser, house)
    yield people
    people.go_home()
    assert people.troubles == []
