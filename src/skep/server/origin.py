"""Whose pages may speak to this server: its own, and programs that are no pages."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def allowed(headers: Mapping[str, str]) -> bool:
    """Does the Origin, if there is one, name the host that is spoken to?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")
