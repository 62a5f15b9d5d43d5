"""The page: built files, or a plain word on how to build them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from skep.server.faults import Refused

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Skep</title>
<h1>Skep</h1><p>The server runs, but its page is not built yet. Build it with <code>make web</code>
and load this again. Programs find the HTTP API described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>"""


def folder() -> Path | None:
    """Where the built page is: in the package, or in the source tree; None if nowhere."""
    package = Path(str(files("skep")))
    for place in (package / "page", package.parents[1] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


def answer(request: Request) -> Response:
    """A file of the page; every other address is the page itself, which knows what to show."""
    place, path = folder(), request.path_params["path"]
    if path.startswith("api/"):
        raise Refused("no-such-page", f"there is no /{path}; see /api/openapi.json")
    if place is None:
        return HTMLResponse(NOT_BUILT)
    wanted = (place / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(place.resolve()):
        lasting = "assets" in wanted.relative_to(place.resolve()).parts
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": keep})
    return FileResponse(place / "index.html", headers={"Cache-Control": "no-cache"})
