"""Puts the built page into the wheel, if `make web` has built it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface[Any]):
    """`web/dist` becomes `skep/page`; without it the package has no page, and says so."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "web" / "dist"
        if version == "standard" and (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "skep/page"
