"""The page: its built files, or a note on how to build them."""

from __future__ import annotations

import re
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from skep.tables.faults import Refused

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Skep</title>
<h1>Skep</h1><p>The server runs, but its page is not built yet. Build it with <code>make web</code>
and load this again. Programs find the HTTP API described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>"""


PLACES = re.compile(r"/*|w/*|(new|rules|t)/+[^/]+/*")
"""The paths that the page knows, as in `web/src/route.svelte.ts`."""
PACKED = {"br": "br", "gzip": "gz"}
"""Compressions, smallest first, and the ending of the compressed file's name."""
WEIGHT = re.compile(r"\s*;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+")
"""The weight of an accepted compression. One with weight zero is refused and keeps it, so that it
equals no name."""


def folder() -> Path | None:
    """The folder of the built page, in the package or in the source tree; `None` if there is
    none."""
    package = Path(str(files("skep")))
    for place in (package / "page", package.parents[1] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


def answer(request: Request) -> Response:
    """A file of the page, or the page itself at a path that it knows."""
    place, path = folder(), request.path_params["path"]
    wanted = _file(place, path) if place is not None else None
    if place is not None and wanted is not None:
        lasting = "assets" in wanted.relative_to(place.resolve()).parts
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return _sent(wanted, keep, request.headers.get("accept-encoding", ""))
    known = PLACES.fullmatch(path) is not None
    browser = "text/html" in request.headers.get("accept", "") and not path.startswith("api/")
    if not (known or browser):
        raise Refused("no-such-page", "there is nothing here; see /api/openapi.json")
    status = 200 if known else 404  # the page itself tells people that there is nothing
    if place is None:
        return HTMLResponse(NOT_BUILT, status)
    return FileResponse(place / "index.html", status, {"Cache-Control": "no-cache"})


def _file(place: Path, path: str) -> Path | None:
    """The file of the page at this path."""
    try:
        wanted = (place / path).resolve()
        inside = wanted.is_file() and wanted.is_relative_to(place.resolve())
    except (OSError, ValueError):  # no file can have this name
        return None
    return wanted if inside else None


def _sent(wanted: Path, keep: str, taken: str) -> Response:
    """The file, or the smallest compressed copy that the browser accepts."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    offers = {offer.strip() for offer in WEIGHT.sub("", taken).split(",")}
    for name, ending in PACKED.items():
        small = wanted.with_name(f"{wanted.name}.{ending}")
        if name in offers and small.is_file():
            kind = guess_type(wanted.name)[0] or "application/octet-stream"
            headers["Content-Encoding"] = name
            return FileResponse(small, headers=headers, media_type=kind)
    return FileResponse(wanted, headers=headers)
