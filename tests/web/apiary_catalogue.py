"""What is printed on Apiary's pieces, as the page reads it: `python -m tests.web.apiary_catalogue`.

Written from `content/*.toml`; a test says whether the file is current.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parents[2]
CONTENT = HOUSE / "src" / "skep" / "games" / "apiary" / "content"
PLACE = HOUSE / "web" / "src" / "games" / "apiary" / "catalogue.json"
TABLES = {
    "farms": ["farm"], "recruits": ["recruit"], "developments": ["development"],
    "carvings": ["carving"], "seeds": ["seed"], "dances": ["dance", "token"],
    "explore": ["token"], "planets": ["planet"], "factions": ["faction"], "mats": ["mat"],
    "board": ["pod", "conversion", "grow", "track"], "frame": ["frame"],
}  # fmt: skip
UNSEEN = {"id", "name", "source", "designed", "published", "note", "number", "count", "sector"}
"""Fields that the page does not need: names are in the locale."""


def catalogue() -> dict[str, Any]:
    """Every piece by its id."""
    pieces: dict[str, Any] = {}
    for file, tables in TABLES.items():
        rows = tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))
        for table in tables:
            kind = {"dances-token": "dance-token", "explore-token": "explore-token"}.get(
                f"{file}-{table}", table
            )
            for row in rows[table]:
                id = f"{table}-{row['id']}" if table in ("conversion", "grow") else row["id"]
                pieces[id] = {"kind": kind, **{k: v for k, v in row.items() if k not in UNSEEN}}
    return pieces


def text() -> str:
    lines = [
        f"{json.dumps(id)}: {json.dumps(piece, ensure_ascii=False, separators=(',', ':'))}"
        for id, piece in catalogue().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
