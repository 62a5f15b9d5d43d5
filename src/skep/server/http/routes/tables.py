"""Tables over HTTP: making one, sitting down, and every command of the WebSocket."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import skep
from skep.server import wire
from skep.server.http.messages import about, keys_of, read, read_command, say
from skep.server.live import commands
from skep.server.live.costs import cost
from skep.server.live.lobby import Caller
from skep.server.live.rate_limits import Gate, source
from skep.server.live.tables import Tables
from skep.tables import match_file
from skep.tables.faults import Refused

NEW_TABLE = {
    "game": skep.GAMES[0], "mode": "quick", "name": "Ada",
    "chairs": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}],
}  # fmt: skip
NEW_FORK = {"entries": 3, "chairs": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]}
DOES: dict[str, tuple[type[Any], Any, str]] = {
    "answer": (wire.Answer, None, "Answer what a seat is asked"),
    "undo": (wire.Undo, None, "Take the last answer back, as far as the rules allow"),
    "takeback": (wire.AskTakeback, None, "Ask the others to go back further"),
    "agree": (wire.Agree, None, "Agree to a take-back, or refuse it"),
    "resign": (wire.Resign, None, "Give up"),
    "rematch": (wire.Rematch, wire.Rematched, "Ask for a rematch"),
    "back": (wire.Back, None, "Take the seat back from the bot that plays for it"),
    "leave": (wire.StandUp, None, "Stand up"),
    "send-away": (wire.SendAway, None, "Free a chair and void its key (the host)"),
    "hand-over": (wire.HandOver, wire.NewKey, "Make a new key for the seat, for someone else"),
    "revoke": (wire.Revoke, wire.NewKey, "Revoke a link (the host)"),
    "chair": (wire.GiveChair, wire.NewKey, "Give a chair to someone else (the host)"),
    "standing": (wire.Standing, None, "Set a standing order for a question in other seats' turns"),
    "reveals": (wire.AskReveals, dict[str, wire.Reveals], "What each option reveals"),
    "why": (wire.Why, wire.WhySeen | None, "Why can't I?"),
    "preview": (wire.Preview, wire.PreviewSeen, "What would an option do?"),
    "hint": (wire.Hint, wire.HintSeen, "What would a bot answer, and why?"),
    "chances": (wire.Chances, wire.ChancesSeen, "How likely is each seat to win?"),
    "review": (wire.Review, wire.ReviewSeen, "Which decisions were costly? Once the match is over"),
    "at": (wire.At, wire.Sight, "The table when the log had this many entries"),
    "course": (wire.Course, list[wire.Stand], "The scores over the course of the match"),
}  # fmt: skip


def routes(tables: Tables, gate: Gate) -> APIRouter:
    """The routes of one server's tables."""
    router = APIRouter(tags=["tables"])
    _add_making(router, tables, gate)
    _add_looking(router, tables)
    for do, (kind, answer, summary) in DOES.items():
        _add(router, tables, gate, do, kind, answer, summary)
    return router


def _add_making(router: APIRouter, tables: Tables, gate: Gate) -> None:
    """Routes that make a table or take a chair."""
    most = tables.caps.body

    def caller(request: Request) -> Caller:
        where = address(request)
        return Caller(source(where), gate.wide(where))

    @router.post(
        "/api/tables", summary="Make a table",
        openapi_extra=about(wire.Made, body=wire.NewTable, example=NEW_TABLE),
    )  # fmt: skip
    async def make(request: Request) -> Response:
        wish = await read(request, wire.NewTable, most)
        gate.table(address(request))
        return say(await tables.make(wish, caller(request)))

    @router.post(
        "/api/tables/{table}/sit", summary="Sit down on a free chair",
        openapi_extra=about(wire.SeatKey, body=wire.Sit, example={"name": "Ben"}),
    )  # fmt: skip
    async def sit(request: Request, table: str) -> Response:
        wish = await read(request, wire.Sit, most)
        keys = tuple(keys_of(request, needed=False))
        return say(await tables.sit(table, wish, caller(request)._replace(keys=keys)))

    @router.post(
        "/api/tables/{table}/fork", summary="Play on from a point of a finished match",
        openapi_extra=about(wire.Made, body=wire.NewFork, example=NEW_FORK),
    )  # fmt: skip
    async def fork(request: Request, table: str) -> Response:
        wish = await read(request, wire.NewFork, most)
        gate.table(address(request))
        return say(await tables.fork(table, wish, caller(request)))


def _add_looking(router: APIRouter, tables: Tables) -> None:
    """Routes that show tables."""

    @router.get(
        "/api/tables", summary="Open tables that are listed",
        openapi_extra=about(list[wire.Listing]),
    )  # fmt: skip
    async def lobby() -> Response:
        return say(await tables.lobby())

    @router.get(
        "/api/tables/{table}", summary="Who is at a table and how it is set up",
        openapi_extra=about(wire.Room),
    )  # fmt: skip
    async def room(request: Request, table: str) -> Response:
        return say(await tables.room(table, keys=keys_of(request, needed=False)))

    @router.get(
        "/api/tables/{table}/match", summary="The match file of a finished match",
        openapi_extra=about(str, text=True),
    )  # fmt: skip
    async def match(table: str) -> Response:
        async with tables.at(await tables.find(table)) as found:
            if not found.state.over:
                raise Refused("not-over", "the match file is given out once the match is over")
            return PlainTextResponse(match_file.text(found))

    @router.get(
        "/api/tables/{table}/sight", summary="What my seats may know now",
        openapi_extra=about(list[wire.Sight], keys=True),
    )  # fmt: skip
    async def sight(request: Request, table: str) -> Response:
        holder = await tables.holder_of(table, keys_of(request))
        async with tables.at(holder.table) as found:
            return say(commands.sights_of(found, holder))


def _add(
    router: APIRouter, tables: Tables, gate: Gate, do: str, kind: type[Any], answer: Any,
    summary: str,
) -> None:  # fmt: skip
    """Add one command as a route."""

    async def obey(request: Request, table: str) -> Response:
        keys = keys_of(request)
        wish = await read_command(request, kind, do, tables.caps.body)
        gate.command(address(request), cost(wish))
        holder = await tables.holder_of(table, keys)
        holder.address = address(request)
        return say(await commands.obey(tables, holder, wish))

    router.add_api_route(
        f"/api/tables/{{table}}/{do}", obey, methods=["POST"], summary=summary, name=do,
        operation_id=do, openapi_extra=about(answer, body=kind, keys=True),
    )  # fmt: skip


def address(request: Request) -> str:
    return request.client.host if request.client else ""
