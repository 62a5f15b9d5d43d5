"""The guide to the server: its client plays, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skep.server.caps import DEFAULT
from skep.server.routes.tables import DOES
from tests.server.running import serving
from tests.test_house import ROOT, python_blocks

GUIDE = ROOT / "docs" / "guide" / "server.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def test_the_small_client_plays_a_match(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    ((_, source),) = python_blocks(GUIDE)
    with serving(sqlite) as server:
        exec(source.replace("localhost:8420", server.host), {"__name__": "client"})
    assert re.fullmatch(r"\[\d+, \d+\] [a-z-]+\n", capsys.readouterr().out)


def test_the_guide_names_every_command_and_route() -> None:
    assert [do for do in DOES if f"`{do}`" not in TEXT] == []
    for route in ("games", "levels", "tables", "sight", "fork", "match", "sit", "rules"):
        assert f"/{route}`" in TEXT


def test_the_guide_names_the_caps() -> None:
    section = TEXT.split("## What is capped")[1].split("\n## ")[0]
    numbers = (
        DEFAULT.sockets,
        int(DEFAULT.tables.burst),
        DEFAULT.near,
        DEFAULT.waiting // 1_000_000,
        DEFAULT.name,
        DEFAULT.chairs,
        DEFAULT.listed,
        DEFAULT.listed_each,
    )
    assert [number for number in numbers if str(number) not in section] == []


def test_the_guide_is_linked() -> None:
    assert "docs/guide/server.md" in Path(ROOT / "README.md").read_text(encoding="utf-8")
