"""Compares every index with the plain rule that defines it, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.hivernation.index import attachment, connectivity, repetition
from skep.games.hivernation.index.adjacency import adjacency_of
from skep.games.hivernation.pieces import BEAR, EMPTY, SIDES
from skep.games.hivernation.rules import attaching, pincer, scoring, specialties, total_domination
from skep.games.hivernation.state import MOVING, NOWHERE, Hive
from skep.hexes import AROUND


def disagreements(hive: Hive) -> list[str]:
    """One line for each difference between an index and the rule that defines it."""
    return [
        *_differ_in_adjacency(hive),
        *_differ_in_frontier(hive),
        *_differ_in_places(hive),
        *_differ_for_specialties(hive),
        *_differ_in_lines(hive),
        *_differ_in_bees(hive),
        *(_differ_while_moving(hive) if hive.phase == MOVING else ()),
    ]


def _differ_in_adjacency(hive: Hive) -> Iterator[str]:
    """What is around each empty cell, as it is kept and as it is worked out from the tiles."""
    worked_out = adjacency_of(hive.tiles, hive.rings)
    for cell, tile in enumerate(hive.tiles):
        if tile == EMPTY and hive.adjacency[cell] != worked_out[cell]:
            yield f"adjacency of {cell}: {hive.adjacency[cell]:o}, not {worked_out[cell]:o}"


def _differ_in_frontier(hive: Hive) -> Iterator[str]:
    """The empty cells that touch a tile."""
    kept, plain = sorted(attachment.frontier(hive)), sorted(_frontier(hive))
    if kept != plain:
        yield f"frontier: {kept}, not {plain}"


def _frontier(hive: Hive) -> set[int]:
    around = {beside for cell in [0, *hive.occupied] for beside in AROUND[cell]}
    return {cell for cell in around if hive.tiles[cell] == EMPTY}


def _differ_in_places(hive: Hive) -> Iterator[str]:
    """Where each side may put a bee: `attaching.takes_bee`."""
    for side, name in enumerate(SIDES):
        kept = sorted(hive.places[side])
        plain = sorted(cell for cell in _frontier(hive) if attaching.takes_bee(hive, cell, side))
        if kept != plain:
            yield f"places of {name}: {kept}, not {plain}"


def _differ_for_specialties(hive: Hive) -> Iterator[str]:
    """Where a specialty may be put: `specialties.takes_specialty`."""
    cells = [*hive.occupied, *_frontier(hive), 0]
    kept = sorted(specialties.specialty_places(hive))
    plain = sorted(cell for cell in cells if specialties.takes_specialty(hive, cell))
    if kept != plain:
        yield f"places of specialties: {kept}, not {plain}"


def _differ_in_lines(hive: Hive) -> Iterator[str]:
    """Which lines a bee closes, `pincer.line_of_sight`, and whether a Bear touches it."""
    for cell in sorted(_frontier(hive)):
        for side, name in enumerate(SIDES):
            kept = attachment.closing_directions(hive, cell, side)
            plain = [way for way in range(6) if pincer.line_of_sight(hive.tiles, cell, way, side)]
            if kept != plain:
                yield f"lines of {name} from {cell}: {kept}, not {plain}"
        if attachment.touches_bear(hive, cell) != (BEAR in hive.touching(cell)):
            yield f"a Bear beside {cell}: {attachment.touches_bear(hive, cell)}"


def _differ_in_bees(hive: Hive) -> Iterator[str]:
    """The number of visible bees: `scoring.count_bees`."""
    plain = [scoring.count_bees(hive, side) for side in range(2)]
    if hive.bees != plain:
        yield f"bees: {hive.bees}, not {plain}"


def _differ_while_moving(hive: Hive) -> Iterator[str]:
    """Which bees may be picked up, and the hash of the position."""
    for side, name in enumerate(SIDES):
        loose = connectivity.loose_bees(hive.copy(), side)
        own = [cell for cell in hive.occupied if hive.side_at(cell) == side]
        plain = [cell for cell in own if total_domination.stays_connected(hive, cell)]
        if loose is not None and loose != plain:
            yield f"loose bees of {name}: {loose}, not {plain}"
    if hive.lifted == NOWHERE:
        yield from _differ_before_a_move(hive)


def _differ_before_a_move(hive: Hive) -> Iterator[str]:
    kept = total_domination.liftable_bees(hive.copy(), hive.side)
    plain = [cell for cell in hive.occupied if total_domination.may_pick_up(hive, cell, hive.side)]
    if kept != plain or (hive.liftable and hive.liftable != plain):
        yield f"liftable bees: {kept} and {hive.liftable}, not {plain}"
    if hive.position_hash != repetition.position_hash(hive):
        yield f"hash: {hive.position_hash}, not {repetition.position_hash(hive)}"
