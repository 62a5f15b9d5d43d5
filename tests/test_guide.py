"""The programs of the engine's guide run, one after the other, as a reader would type them."""

from pathlib import Path

import pytest

from tests.test_house import ROOT, python_blocks, run_block

GUIDE = ROOT / "docs" / "guide" / "engine.md"


def test_the_programs_of_the_engine_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "guide"}
    blocks = python_blocks(GUIDE)
    assert len(blocks) > 10
    for line, source in blocks:
        run_block("docs/guide/engine.md", line, source, names)
