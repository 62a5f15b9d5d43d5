"""The games and their rules."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from skep.server.http import forms
from skep.server.http.messages import about, say
from skep.server.wire import GameForm, LevelForm, RulesSeen
from skep.server.workers import levels

router = APIRouter(tags=["games"])


@router.get(
    "/api/games", summary="The games, their modes and settings",
    openapi_extra=about(list[GameForm]),
)  # fmt: skip
async def games() -> Response:
    return say(forms.games())


@router.get(
    "/api/levels", summary="The bots that can be given a chair",
    openapi_extra=about(list[LevelForm]),
)  # fmt: skip
async def bot_levels() -> Response:
    return say(levels.forms())


@router.get(
    "/api/games/{game}/rules", summary="The rules of a game, clause by clause",
    openapi_extra=about(RulesSeen),
)  # fmt: skip
async def rules(game: str) -> Response:
    return say(forms.rules(game))
