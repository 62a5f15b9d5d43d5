"""The outermost layer: rates, foreign pages, and headers that keep the page and its keys safe."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.http.messages import refuse
from skep.server.http.origin import allowed, check_host
from skep.server.live.rate_limits import NEAR, Gate, source
from skep.tables.faults import Refused

SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
        " data:; font-src 'self'; connect-src 'self'; media-src 'self' data:; manifest-src 'self';"
        " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Outside:
    """Wraps the application; a socket is let through once its host is right, as it has a gate and
    a look at its Origin of its own."""

    def __init__(self, app: ASGIApp, gate: Gate, names: Sequence[str] = ()) -> None:
        self.app = app
        self.gate = gate
        self.names = names
        """The hosts that this server answers to; none: any."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
        except Refused as fault:
            await refuse(fault)(scope, receive, safe)
            return
        await self.app(scope, receive, safe)

    def _check(self, scope: Scope) -> None:
        """Refuse what comes too fast or by a foreign name, and what another site's page would
        change here."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        address = client[0] if client else ""
        if "x-forwarded-for" in headers and source(address) in NEAR:
            # It came through a web server: only what does not may have this machine's wide caps.
            address = "forwarded"
            scope["client"] = (address, 0)
        if scope["http_version"] == "0.9":
            raise Refused("bad-request", "this server speaks HTTP/1.1")
        check_host(headers, self.names)
        if scope["type"] == "websocket":
            return
        self.gate.request(address)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not allowed(headers):
            raise Refused("foreign-origin", "this page belongs to another site")
