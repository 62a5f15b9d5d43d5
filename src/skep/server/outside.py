"""The outermost layer: rates, foreign pages, and headers that keep the page and its keys safe."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.caps import Gate
from skep.server.faults import Refused
from skep.server.origin import allowed
from skep.server.routes.talk import refuse

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
    """Wraps the application; sockets pass through, as they have a gate of their own."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
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
        """Refuse what comes too fast, and what another site's page would change here."""
        client = scope.get("client")
        self.gate.request(client[0] if client else "")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not allowed(Headers(scope=scope)):
            raise Refused("foreign-origin", "this page belongs to another site")
