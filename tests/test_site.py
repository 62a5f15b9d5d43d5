"""The documentation site: its menu has every page, and links that leave `docs/` still lead on."""

import re
import runpy
from collections.abc import Callable
from typing import Any

import pytest

import skep
from tests.test_house import ROOT

DOCS = ROOT / "docs"
HOOKS: dict[str, Any] = runpy.run_path(str(DOCS / "site" / "hooks.py"))
RELINKED: Callable[[str, str], str] = HOOKS["relinked"]


def menu() -> list[str]:
    """The pages in the site's menu."""
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    return re.findall(r"^ +- (\S+\.md)$", config.split("\nnav:\n")[1], re.M)


def test_the_menu_of_the_site_has_every_page_once() -> None:
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(menu()) == sorted(pages | set(HOOKS["FROM_ROOT"]))


def test_pages_of_the_site_from_the_root_are_there() -> None:
    assert [name for name in HOOKS["FROM_ROOT"] if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize(
    ("page", "written", "shown"),
    [
        ("guide/engine.md", "[C](../../CONTRIBUTING.md#a-b)", "[C](../CONTRIBUTING.md#a-b)"),
        ("guide/engine.md", "[here](terminal.md#play)", "[here](terminal.md#play)"),
        ("README.md", "[`S`](../SECURITY.md)", "[`S`](SECURITY.md)"),
        ("layout.md", "[the code](../src/skep/hexes.py)", "the code"),
        ("CONTRIBUTING.md", "[R](docs/decisions/README.md)", "[R](decisions/README.md)"),
        ("CONTRIBUTING.md", "[log](CHANGELOG.md), [MIT](LICENSE)", "[log](CHANGELOG.md), MIT"),
        ("NOTICE.md", "[home](README.md)", "[home](README.md)"),
        ("lab/apiary.md", "[x](https://a.example/b) [y](#z)", "[x](https://a.example/b) [y](#z)"),
        ("lab/apiary.md", "`[x](../../src)`", "`[x](../../src)`"),
        ("rules/apiary.md", "2 workers. [DIZ] [S]", r"2 workers. [DIZ] \[S\]"),
    ],
)
def test_a_link_leads_to_its_page_on_the_site(page: str, written: str, shown: str) -> None:
    assert RELINKED(written, page) == shown


def test_the_api_page_names_what_skep_publishes() -> None:
    named = set(re.findall(r"^::: skep\.(\w+)$", (DOCS / "api.md").read_text("utf-8"), re.M))
    assert set(skep.__all__) - named == set()
