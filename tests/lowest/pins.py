"""The lowest versions of the libraries that pyproject.toml allows, as constraints for pip.

`python -m tests.lowest.pins` prints them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
EXTRAS = ("lab", "server")
"""The extras that Skep runs with. The others are for those who work on it."""
BOUND = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?>=([0-9]+(?:\.[0-9]+)*)")


def requirements() -> list[str]:
    """What Skep needs to run with all its extras, as pyproject.toml says it."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["dependencies"] + [
        each for extra in EXTRAS for each in project["optional-dependencies"][extra]
    ]
    return found


def lowest() -> dict[str, str]:
    """The lowest version of each library; ValueError for one without a plain lower bound."""
    found = {}
    for requirement in requirements():
        bound = BOUND.fullmatch(requirement)
        if bound is None:
            raise ValueError(f"{requirement!r} has no plain lower bound, such as 'rich>=13.7'")
        found[bound[1]] = bound[2]
    return found


if __name__ == "__main__":
    for name, version in lowest().items():
        print(f"{name}=={version}")
