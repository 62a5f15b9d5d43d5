"""Apiary's board as lines of text: actions, planets, rows, dances, carvings, the comb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from skep.tui.apiary.automa import mark, owner
from skep.tui.drawing import Scene

if TYPE_CHECKING:
    from skep.tui.apiary.drawing import ApiaryDrawing

WIDE = 14


def workers(own: Mapping[str, Any]) -> str:
    """Strengths in the pool, then others: `1 2 (3) [4]`, in landing and on the board."""
    pool = [str(s) for s in own["pool"]]
    landing = [f"({s})" for s in own["landing"]]
    board = [f"[{s}]" for s in [*own["board"], *own["lifted"]]]
    return " ".join([*pool, *landing, *board]) or "-"


def lines(drawing: ApiaryDrawing, scene: Scene) -> list[str]:
    """The whole board."""
    return [
        *actions(drawing, scene),
        *planets(drawing, scene),
        *rows(drawing, scene),
        *dances(drawing, scene),
        *comb(drawing, scene),
    ]


def actions(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    yield f"{drawing.say('table-actions')}:"
    for action in scene.table["actions"]:
        spaces = " > ".join(
            "__" if w is None else f"{mark(drawing, w)}:{w['strength']}" for w in action["spaces"]
        )
        yield f"  {drawing.say('action-' + action['action'])}: {spaces}"


def planets(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    """The grid; a bracket marks the ship, and + what lies on a planet."""
    sky = scene.table["explore"]
    at = ",".join(str(n) for n in sky["ship"])
    yield f"{drawing.say('table-explore', ship=at)}:"
    for row in range(sky["rows"]):
        spots = sky["spots"][row * sky["columns"] : (row + 1) * sky["columns"]]
        yield "  " + " ".join(_spot(drawing, spot, spot["at"] == sky["ship"]) for spot in spots)


def _spot(drawing: ApiaryDrawing, spot: Mapping[str, Any], ship: bool) -> str:
    if spot["planet"]:
        name = drawing.piece(spot["planet"])
        left = "".join(item[0] * n for item, n in spot["left"].items())
        name = f"{name}+{left}" if left else name
    else:
        name = f"? {drawing.piece(spot['token'])}" if spot["token"] else "."
    name = name[: WIDE - 2]
    return (f"[{name}]" if ship else f" {name} ").ljust(WIDE)


def rows(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    for row in scene.table["rows"]:
        yield f"{drawing.say('kind-' + row['kind'])} [{row['stack']}]:"
        for at, (tile, costs) in enumerate(zip(row["tiles"], row["costs"]), 1):
            if tile is not None:
                name = f"{drawing.piece(tile)} ({_cost(drawing, costs)})"
                yield f"  {at} {name}: {drawing.deed(tile)}"
    left = [drawing.piece(tile) for tile in scene.table["carvings"] if tile]
    yield f"{drawing.say('table-carvings')}: {', '.join(left)}"


def _cost(drawing: ApiaryDrawing, costs: list[dict[str, int]]) -> str:
    return " / ".join(drawing.counts(cost) for cost in costs[:3])


def dances(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    said = []
    for dance in scene.table["dances"]:
        taught = drawing.say("untaught")
        if dance["teacher"] is not None:
            tokens = ", ".join(drawing.piece(token) for token in dance["tokens"])
            taught = f"{drawing.seat(dance['teacher'])}: {tokens}"
        said.append(f"{drawing.piece(dance['dance'])} ({taught})")
    yield f"{drawing.say('table-dances')}: {'; '.join(said)}"


def comb(drawing: ApiaryDrawing, scene: Scene) -> Iterator[str]:
    yield f"{drawing.say('table-comb')}:"
    for sector in scene.table["comb"]:
        if sector["in_play"]:
            name = drawing.say(f"place-{sector['name']}")
            said = drawing.say(
                "table-sector", name=name, first=sector["first"], second=sector["second"]
            )
            pods = [owner(drawing, pod) for pod in sector["pods"]]
            yield f"  {said}: {' '.join(pods)}"
            if scene.decision is not None and scene.decision.prompt == "pod":
                yield from _pods(drawing, scene, sector)


def _pods(drawing: ApiaryDrawing, scene: Scene, sector: Mapping[str, Any]) -> Iterator[str]:
    """What each vacant pod gives, while one is to be chosen."""
    for pod, name in zip(sector["pods"], sector["pod_names"]):
        if pod is None:
            yield f"    {drawing.pod(name)}: {drawing.deed(scene.table['side'] + '-' + name)}"
