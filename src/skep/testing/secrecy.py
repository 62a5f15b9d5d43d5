"""Laws of secrecy and of worlds: a seat can't know what it can't see."""

from __future__ import annotations

from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.testing.case import MAX_ANSWERS, Case, demand, position_of, same, sight_of
from skep.testing.shadows import shadows

DEALS = 3
"""How often the hidden cards are dealt again for each viewer."""


def secrecy(case: Case) -> None:
    """Dealing again what a viewer can't see changes no byte of what it is shown."""
    match = case.match()
    for viewer in case.viewers:
        shown = sight_of(match, viewer)
        whole = {**match.shared(), **match.own(viewer)}
        same(f"the parts of what {viewer} sees", match.view(viewer)["table"], whole, match)
        twin = match.clone()
        for seed in range(DEALS):
            same(f"shown to {viewer}, dealt again", shown, _redealt(twin, viewer, seed), match)
        for other in shadows(match, viewer, case.dice()):
            same(f"shown to {viewer}, dealt otherwise", shown, sight_of(other, viewer), match)
            _imagines_the_same(match, other, viewer)


def _redealt(twin: Match, viewer: int | None, seed: int) -> dict[str, Any]:
    """What the viewer is shown after the hidden cards were dealt again."""
    position = position_of(twin)
    twin.game.redeal(position.state, viewer, Dice(seed))
    twin._decisions.clear()
    if viewer is not None and viewer in twin.waiting:
        position.turn_to(viewer)
    return sight_of(twin, viewer)


def _imagines_the_same(match: Match, other: Match, viewer: int | None) -> None:
    """A world depends only on what its viewer knows and on the seed."""
    worlds = [position_of(m).world(viewer, 5).state.dump() for m in (match, other)]
    same(f"a world of {viewer}", worlds[0], worlds[1], match)


def worlds(case: Case) -> None:
    """Every viewer can sample a world at any time, clone it, and play it to the end."""
    match = case.match()
    position = position_of(match)
    before = position.state.dump()
    dice = case.dice()
    for viewer in case.viewers:
        world = position.world(viewer, dice.roll())
        _fits(match, viewer, world)
        _end(world, dice.roll(), match)
    viewer = case.viewers[dice.below(len(case.viewers))]
    _clones(match, viewer, position.world(viewer, dice.roll(), keep=True), dice.roll())
    same("after worlds were imagined", before, position.state.dump(), match)


def _clones(match: Match, viewer: int | None, world: Position, seed: int) -> None:
    """Clones of a world, taken at its start and on the way, reach the same end."""
    ends = [_end(world.clone(keep=False), seed, match), _end(world, seed, match)]
    same(f"a world of {viewer} and its clone", ends[0], ends[1], match)


def _fits(match: Match, viewer: int | None, world: Position) -> None:
    """A world shows its viewer what the real match shows, and asks the same."""
    if viewer is None or viewer not in match.waiting:
        return
    match.decision_of(viewer)
    truth = position_of(match)
    truth.turn_to(viewer)
    for what in ("view", "options", "seat"):
        same(f"{what} of {viewer}", _part(truth, what, viewer), _part(world, what, viewer), match)


def _part(position: Position, what: str, viewer: int) -> Any:
    if what == "view":
        return position.game.view(position.state, viewer)
    return sorted(position.options) if what == "options" else position.seat


def _end(position: Position, seed: int, match: Match) -> list[Any]:
    """How a position ends when played on at random, with a clone taken on the way."""
    dice = Dice(seed)
    for _ in range(MAX_ANSWERS):
        if position.over:
            return [position.state.dump(), position.game.scores(position.state)]
        if position.state.keeps_checkpoints and position.options[0] % 5 == 0:
            position = position.clone()
        position.answer(position.options[dice.below(len(position.options))])
    demand(False, "a world does not end", match)
    return []
