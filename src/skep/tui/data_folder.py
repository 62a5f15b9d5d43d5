"""Where a person's data is kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for Skep's files of one person; it may not exist yet."""
    if os.name == "nt" and os.environ.get("APPDATA"):
        return Path(os.environ["APPDATA"]) / "skep"
    kept = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(kept) / "skep"
