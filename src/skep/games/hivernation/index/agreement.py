"""Compares every index with the plain rule that defines it, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.hivernation.index import attachment, connectivity, repetition
from skep.games.hivernation.index.adjacency import adjacency_of
from skep.games.hivernation.pieces import BEAR, EMPTY, SIDES
from skep.games.hivernation.rules import attaching, pincer, scoring, specialties, total_domination
from skep.games.hivernation.state import MOVING, NOWHERE, Hive
from skep.hexes import AROUND


def disagreements(state: Hive) -> list[str]:
    """One line for each difference between an index and the rule that defines it."""
    return [
        *_differ_in_adjacency(state),
        *_differ_in_frontier(state),
        *_differ_in_places(state),
        *_differ_for_specialties(state),
        *_differ_in_lines(state),
        *_differ_in_bees(state),
        *(_differ_while_moving(state) if state.phase == MOVING else ()),
    ]


def _differ_in_adjacency(state: Hive) -> Iterator[str]:
    """What is around each empty cell, as it is kept and as it is worked out from the tiles."""
    worked_out = adjacency_of(state.tiles, state.rings)
    for cell, tile in enumerate(state.tiles):
        if tile == EMPTY and state.adjacency[cell] != worked_out[cell]:
            yield f"adjacency of {cell}: {state.adjacency[cell]:o}, not {worked_out[cell]:o}"


def _differ_in_frontier(state: Hive) -> Iterator[str]:
    """The empty cells that touch a tile."""
    kept, plain = sorted(attachment.frontier(state)), sorted(_frontier(state))
    if kept != plain:
        yield f"frontier: {kept}, not {plain}"


def _frontier(state: Hive) -> set[int]:
    around = {beside for cell in [0, *state.occupied] for beside in AROUND[cell]}
    return {cell for cell in around if state.tiles[cell] == EMPTY}


def _differ_in_places(state: Hive) -> Iterator[str]:
    """Where each side may put a bee: `attaching.takes_bee`."""
    for side, name in enumerate(SIDES):
        kept = sorted(state.places[side])
        plain = sorted(cell for cell in _frontier(state) if attaching.takes_bee(state, cell, side))
        if kept != plain:
            yield f"places of {name}: {kept}, not {plain}"


def _differ_for_specialties(state: Hive) -> Iterator[str]:
    """Where a specialty may be put: `specialties.takes_specialty`."""
    cells = [*state.occupied, *_frontier(state), 0]
    kept = sorted(specialties.specialty_places(state))
    plain = sorted(cell for cell in cells if specialties.takes_specialty(state, cell))
    if kept != plain:
        yield f"places of specialties: {kept}, not {plain}"


def _differ_in_lines(state: Hive) -> Iterator[str]:
    """Which lines a bee closes, `pincer.line_of_sight`, and whether a Bear touches it."""
    for cell in sorted(_frontier(state)):
        for side, name in enumerate(SIDES):
            kept = attachment.closing_directions(state, cell, side)
            plain = [way for way in range(6) if pincer.line_of_sight(state.tiles, cell, way, side)]
            if kept != plain:
                yield f"lines of {name} from {cell}: {kept}, not {plain}"
        if attachment.touches_bear(state, cell) != (BEAR in state.touching(cell)):
            yield f"a Bear beside {cell}: {attachment.touches_bear(state, cell)}"


def _differ_in_bees(state: Hive) -> Iterator[str]:
    """The number of visible bees: `scoring.count_bees`."""
    plain = [scoring.count_bees(state, side) for side in range(2)]
    if state.bees != plain:
        yield f"bees: {state.bees}, not {plain}"


def _differ_while_moving(state: Hive) -> Iterator[str]:
    """Which bees may be picked up, and the hash of the position."""
    for side, name in enumerate(SIDES):
        loose = connectivity.loose_bees(state.copy(), side)
        own = [cell for cell in state.occupied if state.side_at(cell) == side]
        plain = [cell for cell in own if total_domination.stays_connected(state, cell)]
        if loose is not None and loose != plain:
            yield f"loose bees of {name}: {loose}, not {plain}"
    if state.lifted == NOWHERE:
        yield from _differ_before_a_move(state)


def _differ_before_a_move(state: Hive) -> Iterator[str]:
    kept = total_domination.liftable_bees(state.copy(), state.side)
    plain = [
        cell for cell in state.occupied if total_domination.may_pick_up(state, cell, state.side)
    ]
    if kept != plain or (state.liftable and state.liftable != plain):
        yield f"liftable bees: {kept} and {state.liftable}, not {plain}"
    if state.position_hash != repetition.position_hash(state):
        yield f"hash: {state.position_hash}, not {repetition.position_hash(state)}"
