"""The solo opponent in the terminal: how she stands, her cards, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from skep.tui.drawing import Scene

if TYPE_CHECKING:
    from skep.tui.apiary.drawing import ApiaryDrawing

PLAYER = 1
"""Her number in views."""
TOKEN = "A"
"""Her hibernation token."""


def status(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    """Her line after those of the seats."""
    her = scene.table["automa"]
    if her is None:
        return
    docks = {dock["color"]: _workers(dock) for dock in her["workers"]}
    said = drawing.say(
        "automa-status",
        points=her["score"],
        level=her["level"],
        tokens=her["sleepers_left"],
        **docks,
    )
    sign = ">" if scene.table["player"] == PLAYER else " "
    yield f"{sign} {drawing.say('automa')}: {said}"


def _workers(dock: Mapping[str, Any]) -> str:
    """`1 2 [3]`: in the pool, and on the board."""
    return " ".join([*(str(s) for s in dock["pool"]), *(f"[{s}]" for s in dock["board"])])


def lines(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    """Her cards, what she would do next, what lies before her, her score."""
    her = scene.table["automa"]
    if her is None:
        return
    level = drawing.say(f"setting-level-{her['level']}")
    yield f"{drawing.say('automa-table', level=level)}:"
    yield from (f"  {line}" for line in _cards(drawing, her))
    if her["tiles"]:
        tiles = ", ".join(drawing.piece(tile) for tile in her["tiles"])
        yield f"  {drawing.say('automa-tiles', tiles=tiles)}"
    points = [f"{drawing.say(f'automa-line-{id}')} {n}" for id, n in her["lines"].items()]
    yield f"  {drawing.say('automa-sheet', lines=', '.join(points))}"


def _cards(drawing: ApiaryDrawing, her: Mapping[str, Any]) -> Iterator[str]:
    if her["card"]:
        yield drawing.say("automa-last", number=her["card"]["number"])
    card, plan = her["next"], her["plan"]
    if card:
        retrieves = plan["action"] == "retrieve"
        doing = "automa-retrieve" if retrieves else f"action-{plan['action']}"
        yield drawing.say(
            "automa-plan",
            number=card["number"],
            color=card["color"],
            action=drawing.say(doing),
            strengths=", ".join(str(s) for s in plan["strengths"]),
        )
        yield drawing.say(
            "automa-support",
            curve=card["curve"],
            count=card["count"],
            pod=card["pod"],
            resource=drawing.say(f"item-{card['resource']}"),
            row=drawing.say(f"kind-{card['row']}"),
        )
    yield drawing.say("automa-deck", count=her["deck"], gained=her["gained"])


def mark(drawing: ApiaryDrawing, worker: Mapping[str, Any]) -> str:
    """Whose worker stands on the board."""
    if worker["color"]:
        return drawing.say("automa-mark", color=worker["color"])
    return str(worker["seat"])


def owner(drawing: ApiaryDrawing, pod: int | None) -> str:
    """Whose token lies on a pod."""
    if pod is None:
        return "_"
    return TOKEN if drawing.seats == pod == PLAYER else str(pod)


def result(drawing: ApiaryDrawing, scene: Scene) -> str:
    """Who won against her, and how."""
    her = scene.table["automa"]
    won = "yes" if scene.view["ranks"] == [1] else "no"
    own = scene.view["scores"][0]
    return drawing.say("event-automa-result", own=own, hers=her["score"], won=won)
