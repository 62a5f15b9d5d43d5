"""Farms, planets, explore tokens, pods, dances and their tokens, each one by what its row says; and
no piece of the box without its test."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skep.games.apiary.board import SIDES
from skep.games.apiary.box import (
    CARVINGS,
    DANCES,
    DEVELOPMENTS,
    FACTIONS,
    FARMS,
    MATS,
    PLANETS,
    RECRUITS,
    SEEDS,
    STEPS,
    TOKENS,
    Piece,
)  # fmt: skip
from skep.games.apiary.resources import MASKS, RESOURCES, named
from tests.games.apiary.tables import Table

HERE: Any = {"ids": lambda piece: piece.id}
FREE = (1, -1)
"""A hex beside the base without a bonus."""


def promised(effect: list[dict[str, Any]]) -> Counter[str]:
    """What the words of a row give; icons of several types count as one kind."""
    counted: Counter[str] = Counter()
    for step in effect:
        for item, count in step.get("gain", {}).items():
            counted["choice" if item in MASKS and item not in RESOURCES else item] += count
    return counted


def got(table: Table) -> Counter[str]:
    """What the first seat was told to have gained; what it chose counts as one kind."""
    counted: Counter[str] = Counter()
    for event in table.state.recorded_events:
        if event.seat == 0 and event.name == "gained":
            counted[event.facts["item"]] += event.facts["count"]
        elif event.seat == 0 and event.name in ("drew", "worker"):
            counted["seed" if event.name == "drew" else "worker"] += event.facts.get("count", 1)
    return counted


def finish(table: Table) -> int:
    """Take the first option until the benefit is over; how often a resource was chosen."""
    chosen = 0
    while table.prompt not in ("turn", "after", "store", ""):
        chosen += table.prompt == "gain"
        table.do(table.keys[0])
    return chosen


def gives(table: Table, keys: list[str], effect: list[dict[str, Any]]) -> bool:
    """Do these answers, and the first options after them, give all that the row promises?"""
    table.do(*keys[:-1])
    table.state.recording = True
    table.state.raw_events = []
    table.do(keys[-1])
    chosen = finish(table)
    table.state.recording = False
    wanted, found = promised(effect), got(table)
    return chosen >= wanted.pop("choice", 0) and all(found[item] >= n for item, n in wanted.items())


def clauses(piece: Piece) -> list[dict[str, Any]]:
    return [step for clause in piece.row["effect"] for step in clause.get("do", [])]


@pytest.mark.parametrize("farm", FARMS, **HERE)
def test_every_farm_is_bought_built_and_scored(farm: Piece) -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, **named(farm.cost)).row("farm", farm.id)
    before = table.line(0, "printed")
    table.do("place:advance:1")
    if table.prompt == "advance":
        table.do("take:farm:1")
    table.do("hex:1,-1")
    finish(table)
    assert table.tiles(0)[FREE] == farm.id
    assert table.line(0, "printed") == before + 1
    assert table.held(0) == {}


def collecting(*tiles: str) -> Table:
    """One worker to retrieve, one to grow stronger, and a token of each basic resource to pay."""
    table = Table().workers(0, 2).on("grow", 0, 1).workers(1, 1)
    table.goods(0, pollen=1, fiber=1, water=1)
    for tile in tiles:
        table.built(0, tile, FREE)
    return table


@pytest.mark.parametrize("farm", FARMS, **HERE)
def test_every_farm_gives_its_income(farm: Piece) -> None:
    table, bare = collecting(farm.id), collecting().do("retrieve")
    assert gives(table, ["retrieve"], clauses(farm))
    with_it, without = table.state.dump(), bare.state.dump()
    changed = ("goods", "vp", "favor", "strength", "hands")
    assert any(with_it[name] != without[name] for name in changed)


@pytest.mark.parametrize("planet", PLANETS, **HERE)
def test_every_planet_gives_what_is_printed_and_its_strength_4_benefit(planet: Piece) -> None:
    weak = Table().workers(0, 1).workers(1, 1).planet((1, 2), planet.id)
    assert gives(weak, ["place:explore:1", "fly:1,2"], planet.row["effect"])
    strong = Table().workers(0, 4).workers(1, 1).planet((1, 2), planet.id).goods(0, honey=1, wax=1)
    strong.built(0, "clover-meadow", FREE).hand(0, "seed-07").do("place:explore:4", "fly:1,2")
    while strong.prompt == "leave":
        strong.do(strong.keys[0])
    if planet.row["strong"]:
        assert strong.prompt == "strong"
        assert gives(strong, ["after"], planet.row["effect"] + planet.row["strong"])


@pytest.mark.parametrize("token", TOKENS, **HERE)
def test_every_explore_token_is_kept_and_gives_its_benefit(token: Piece) -> None:
    table = Table().workers(0, 1).workers(1, 1).token((1, 2), token.id)
    table.built(0, "clover-meadow", FREE)
    assert gives(table, ["place:explore:1", "fly:1,2"], token.row["effect"])
    assert [TOKENS[each].id for each in table.state.explored[0]] == [token.id]


PODS = [(seats, pod) for seats, side in ((3, SIDES[0]), (5, SIDES[1])) for pod in side.pods]


@pytest.mark.parametrize(("seats", "pod"), PODS, ids=[pod.id for _, pod in PODS])
def test_every_pod_gives_its_benefit(seats: int, pod: Piece) -> None:
    table = Table(seats).workers(0, 1).on("grow", 0, 4).built(0, "clover-meadow", FREE)
    for seat in range(1, seats):
        table.workers(seat, 1)
    row = [tile for kind in ("farm", "recruit", "development") for tile in table.shown(kind)]
    at = "pod:" + pod.id.removeprefix(f"{SIDES[table.state.side].id}-")
    assert gives(table, ["retrieve", at], pod.row["effect"])
    fresh = [tile for kind in ("farm", "recruit", "development") for tile in table.shown(kind)]
    assert (row != fresh) == any("refresh_row" in step for step in pod.row["effect"])


@pytest.mark.parametrize("dance", DANCES, **HERE)
def test_every_dance_is_taught_and_used(dance: Piece) -> None:
    table = Table(2).workers(0, 4).workers(1, 1).dances("dance-round", dance.id, "dance-sickle")
    if dance.id in ("dance-round", "dance-sickle"):
        table.dances(dance.id, "dance-tremble", "dance-waggle")
    table.goods(0, pollen=1, fiber=1, water=1, wax=1, honey=1).hand(0, "seed-07")
    table.do("place:convert:4", f"teach:{dance.id}")
    while table.prompt == "dance-token":
        table.do(table.keys[0])
    assert gives(table, [f"convert:{dance.id}"], dance.row["effect"])


@pytest.mark.parametrize("step", STEPS, **HERE)
def test_every_dance_token_gives_its_benefit(step: Piece) -> None:
    table = Table(2).workers(0, 1).workers(1, 1).goods(0, pollen=1, fiber=1, water=1, wax=1)
    dance = next(d for d in table.state.dances if step.row["item"] not in DANCES[d].row["exclude"])
    table.hand(0, "seed-07").goods(0, pollen=2, wax=1, honey=1)
    table.taught(1, DANCES[dance].id, step.id).do("place:convert:1")
    assert gives(table, [f"convert:{DANCES[dance].id}"], step.row["effect"])


def test_every_other_piece_has_a_test_that_names_it() -> None:
    """Recruits, developments, carvings, seed cards, factions and mats have theirs by name."""
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    words = "\n".join(tests)
    pieces = [*RECRUITS, *DEVELOPMENTS, *CARVINGS, *SEEDS, *FACTIONS]
    ids = [each.id for each in pieces] + [mat.id for mat in MATS]
    assert [each for each in ids if f'{each}"' not in words] == []
