"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import skep
from skep.kernel.errors import SkepError
from skep.server.clock import Clock
from skep.server.faults import broken
from skep.server.http.messages import components, refuse
from skep.server.http.middleware import Outside
from skep.server.http.routes import games, page, tables as table_routes
from skep.server.live.rate_limits import DEFAULT, Caps, Gate
from skep.server.live.scheduler import Scheduler
from skep.server.live.sockets import Live
from skep.server.live.tables import Tables
from skep.server.store import Store
from skep.server.workers.pool import Thinkers
from skep.tables.faults import Refused

LOG = logging.getLogger("skep.server")


def make_app(
    database: str, caps: Caps = DEFAULT, thinkers: int = 1, names: Sequence[str] = ()
) -> FastAPI:
    """An ASGI application that keeps its tables in a database, which no other server may use. It
    answers to the host names in `names`, or to any if there are none."""
    store = Store(database, alone=True)
    tables = Tables(store, Thinkers(thinkers, caps), caps, Clock())
    scheduler = Scheduler(tables)
    gate = Gate(caps)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await tables.start()
        await scheduler.start()
        yield
        scheduler.stop()
        await tables.stop()
        store.close()

    app = FastAPI(
        title="Skep", version=skep.__version__, summary="Board games about bees, at one table.",
        description=ABOUT, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )  # fmt: skip
    app.state.tables = tables
    app.include_router(games.router)
    app.include_router(table_routes.routes(tables, gate))
    app.router.routes.append(Route("/{path:path}", page.answer))
    app.add_exception_handler(SkepError, _refused)
    app.add_exception_handler(HTTPException, _missing)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Outside, gate=gate, names=names, live=Live(tables, gate))
    app.openapi = partial(_openapi, app, app.openapi)  # type: ignore[method-assign]
    return app


ABOUT = """Tables need no account: making one gives keys, and a key says who you are. Send it in the
header `Authorization: Bearer KEY`, never in a URL. For live play open a WebSocket at
`/api/live` and send `Hello`; the server sends `Welcome`, `Step`, `Done`, `Fault`, `Presence` and
`Pong`. The same commands work over HTTP, and a program may poll `/sight` instead. Every error is
`{code, message, clause}`."""


async def _refused(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, SkepError)
    return refuse(fault)


async def _missing(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code = "no-such-method" if fault.status_code == 405 else "no-such-page"
    answer = refuse(Refused(code, str(fault.detail).lower()))
    answer.headers.update(fault.headers or {})
    return answer


async def _broken(_request: Request, _fault: Exception) -> Response:
    return refuse(broken())


def _openapi(app: FastAPI, plain: Any) -> dict[str, Any]:
    """The OpenAPI document with every message, also those of the WebSocket."""
    if app.openapi_schema is None:
        found = plain()
        parts = found.setdefault("components", {})
        parts["schemas"] = components()
        parts["securitySchemes"] = {"key": {
            "type": "http", "scheme": "bearer", "description": "A key of a seat, or the host's.",
        }}  # fmt: skip
        for path in found["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = found
    schema: dict[str, Any] = app.openapi_schema
    return schema
