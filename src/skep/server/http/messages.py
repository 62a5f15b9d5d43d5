"""Reading bodies, writing responses, and describing both in OpenAPI."""

from __future__ import annotations

import dataclasses
import json
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from skep.kernel.errors import SkepError
from skep.server import wire
from skep.server.faults import fault_of, status_of
from skep.server.wire import codec
from skep.tables.faults import Refused

T = TypeVar("T")
REF = "#/components/schemas/{name}"


class FaultSeen(msgspec.Struct):
    """What went wrong: a stable code, a message, and the clause that forbids it, if one does."""

    code: str
    message: str
    clause: str | None = None


async def read(request: Request, kind: type[T], most: int) -> T:
    """The body as a message of one kind; Refused if it is not one."""
    return codec.read(await _body(request, most), kind)


async def read_command(request: Request, kind: type[T], do: str, most: int) -> T:
    """The body as a command. Over HTTP it needs no id, and the URL says what to do."""
    body = codec.read(await _body(request, most), dict[str, Any])
    return codec.convert({**body, "id": 0, "do": do}, kind)


async def _body(request: Request, most: int) -> bytes:
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too-long", f"a body has at most {most} bytes")
    except ClientDisconnect:
        raise Refused("bad-request", "the connection ended before the body did") from None
    return body or b"{}"


def say(message: Any, status: int = 200) -> Response:
    return Response(codec.encode(message), status, media_type="application/json")


def refuse(fault: SkepError) -> Response:
    """An error as a response: `{code, message, clause}`."""
    told = fault_of(fault)
    return say(FaultSeen(told.code, told.message, told.clause), status_of(told.code))


def keys_of(request: Request, needed: bool = True) -> list[str]:
    """The keys in the header `Authorization: Bearer KEY`, separated by commas."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    keys = [key.strip() for key in given.split(",") if key.strip()]
    if not keys and not needed:
        return []
    if scheme.lower() != "bearer" or not keys or len(keys) > 10:
        raise Refused("no-key", "send your seat's key in the header: Authorization: Bearer KEY")
    return keys


# What OpenAPI says

TOLD_AS = {
    400: "The request can't be understood or granted.", 401: "A key is missing or opens nothing.",
    403: "This is for another seat, for the host, or for another page.",
    404: "There is no such table, game or entry.",
    408: "The request did not come in time.",
    409: "The table is not in a state that allows this.",
    413: "The body is too long.", 421: "This server does not answer to that host name.",
    429: "Too much from one address.", 431: "The headers are too long.",
    500: "A fault in the server; look at the table before you try again.",
    503: "The server can't do it now.",
}  # fmt: skip


def about(
    answer: Any, *, body: Any = None, example: Any = None, text: bool = False, keys: bool = False
) -> dict[str, Any]:
    """A route's part of the OpenAPI document."""
    kind = "text/plain" if text else "application/json"
    found: dict[str, Any] = {
        "responses": {"200": {
            "description": "Done.", "content": {kind: {"schema": _schema(answer)}},
        }},
    }  # fmt: skip
    for status, told in TOLD_AS.items():
        found["responses"][str(status)] = {
            "description": told, "content": {"application/json": {"schema": _schema(FaultSeen)}},
        }  # fmt: skip
    if body is not None:
        content: dict[str, Any] = {"schema": _schema(body) if example else _command(body)}
        if example is not None:
            content["example"] = example
        found["requestBody"] = {"required": True, "content": {"application/json": content}}
    if keys:
        found["security"] = [{"key": []}]
    return found


def _schema(kind: Any) -> Any:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def _command(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """A command's schema without the fields that only a WebSocket needs."""
    _, found = msgspec.json.schema_components([kind], ref_template=REF)
    schema = json.loads(json.dumps(found[kind.__name__]))
    for name in ("id", "do"):
        schema["properties"].pop(name, None)
    schema["required"] = [name for name in schema["required"] if name not in ("id", "do")]
    return schema  # type: ignore[no-any-return]


def components() -> dict[str, Any]:
    """Every message as JSON Schema."""
    named = [getattr(wire, name) for name in wire.__all__]
    kinds = [kind for kind in named if isinstance(kind, type) and _is_message(kind)]
    _, found = msgspec.json.schema_components([*kinds, FaultSeen], ref_template=REF)
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def _is_message(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind)
