"""The engine beside a slow, plain one: moves, scoring, stacking up, and positions counted."""

from __future__ import annotations

import pytest

from skep.games.ambrosia.pieces import EVENTS, KINDS, SPACES, listed
from skep.games.ambrosia.rules.moving import can_move
from skep.games.ambrosia.rules.scoring import position_points
from tests.games.ambrosia.slow import Bee, Slow
from tests.games.ambrosia.tables import Table, lay, new, played_out


def bees_of(color: int, group: int) -> list[Bee]:
    """A group from the bottom up."""
    return [(color, KINDS[kind]) for kind in reversed(listed(group))]


def slow(table: Table) -> Slow:
    meadow = table.meadow
    spaces = {
        at: bees_of(meadow.covered_color[at], meadow.covered_bees[at])
        + bees_of(meadow.owner[at], meadow.bees[at])
        for at in range(len(meadow.owner))
    }
    special = [SPACES[kind] for kind in meadow.ring.special]
    return Slow(
        meadow.ring.values, special, spaces, EVENTS[meadow.event], meadow.advanced_as_collector
    )  # fmt: skip


def offered(table: Table, verb: str) -> set[tuple[int, ...]]:
    keys = [key.partition(":") for key in table.keys]
    return {tuple(int(n) for n in what.split(",")) for said, _, what in keys if said == verb}


@pytest.mark.parametrize("seed", range(12))
def test_both_engines_agree_all_match_long(seed: int) -> None:
    mode, seats = ("front", "back")[seed % 2], 2 + seed % 3
    advanced = ("turbo", "collector")[seed // 6]
    for table in played_out(mode, seed, seats=seats, advanced=advanced):
        if table.over or not table.meadow.phase or table.seat < 0:
            continue
        twin, color = slow(table), table.player
        for seat in range(seats):
            assert position_points(table.meadow, seat) == twin.points(seat)
            assert can_move(table.meadow, seat) == twin.must_move(seat)
        if table.prompt == "turn":
            assert offered(table, "move") == twin.moves(color)
            assert offered(table, "organize") == {(at,) for at in twin.organizable(color)}
            assert table.offers("score") or twin.moves(color) or twin.organizable(color)
        elif table.prompt == "begin":
            assert offered(table, "begin") == {(at,) for at in twin.beginnings(color)}
            for (first,) in offered(table, "begin"):
                _stacks_alike(table, twin, color, first)


def _stacks_alike(table: Table, twin: Slow, color: int, first: int) -> None:
    at, stack = twin.gathered(color, first)
    meadow = table.plays(f"begin:{first}").meadow
    given = meadow.hives[color][len(table.meadow.hives[color]) :]
    left = bees_of(color, meadow.bees[at]) if meadow.owner[at] == color else []
    if given:
        stack = stack[:]
        taken = (color, KINDS[given[0]])
        if taken in stack and len(left) < len(stack):
            stack = [stack[i] for i in _without(stack, taken, left)]
    assert left == stack


def _without(stack: list[Bee], taken: Bee, left: list[Bee]) -> list[int]:
    """The places that stay if one such bee goes, as it did."""
    for gone, bee in enumerate(stack):
        stay = [i for i in range(len(stack)) if i != gone]
        if bee == taken and [stack[i] for i in stay] == left:
            return stay
    return list(range(len(stack)))


def perft(table: Table, depth: int) -> int:
    """How many ways there are to make so many moves in turn, by the engine."""
    if depth == 0 or table.prompt != "turn":
        return 1
    return sum(perft(table.plays(f"move:{key}"), depth - 1) for key in table.moves())


def slow_perft(twin: Slow, color: int, depth: int) -> int:
    """The same by the slow engine, as long as nobody has to score."""
    if depth == 0:
        return 1
    total = 0
    for at, count, to in twin.moves(color):
        after = Slow(twin.values, twin.special, twin.spaces)
        after.fly(at, count, to)
        total += slow_perft(after, 1 - color, depth - 1)
    return total


OPENING = {0: "A:Tnnnnnn", 8: "B:Rnnnnnn"}


def test_positions_are_counted_alike_to_a_depth() -> None:
    table = lay(OPENING)
    counted = [perft(table, depth) for depth in (1, 2, 3)]
    assert counted == [slow_perft(slow(table), 0, depth) for depth in (1, 2, 3)]
    assert counted == [13, 171, 1544]


def test_the_opening_of_a_real_match_is_counted_alike() -> None:
    table = new(meadow="listed").play("start:0", "pick:berserker", "pick:guardian")
    table.play("place:0", "place:4")
    assert perft(table, 3) == slow_perft(slow(table), 0, 3)
