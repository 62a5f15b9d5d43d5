"""The outermost middleware: rate limits, foreign pages, and security headers."""

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
LIVE = "/api/live"
"""The address of WebSockets."""


class Outside:
    """Wraps the application. A WebSocket leads to `live` and nowhere else."""

    def __init__(self, app: ASGIApp, gate: Gate, live: ASGIApp, names: Sequence[str] = ()) -> None:
        self.app = app
        self.gate = gate
        self.live = live
        self.names = names
        """The host names that this server answers to; none: any."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as fault:
            await refuse(fault)(scope, receive, _safely(scope, send))
            return
        if scope["type"] == "websocket" and scope["path"] == LIVE:
            await self.live(scope, receive, send)
        else:
            await self.app(scope, receive, _safely(scope, send))

    def _check(self, scope: Scope) -> None:
        """Refused if a request comes too fast, for another host, or from another site's page that
        would change something."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        address = client[0] if client else ""
        if "x-forwarded-for" in headers and source(address) in NEAR:
            # It came through a reverse proxy, so this machine's wider limits are not for it.
            address = "forwarded"
            scope["client"] = (address, 0)
        if scope.get("http_version") == "0.9":
            raise Refused("bad-request", "this server speaks HTTP/1.1")
        check_host(headers, self.names)
        if scope["type"] == "websocket":
            return
        self.gate.request(address)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not allowed(headers):
            raise Refused("foreign-origin", "this page belongs to another site")


def _safely(scope: Scope, send: Send) -> Send:
    """Send with the headers that keep the page and its keys safe."""

    async def safe(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SAFE.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return safe
