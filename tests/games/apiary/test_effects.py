"""How the words of a content file become steps, clauses and rule changes."""

from __future__ import annotations

from typing import Any

import pytest

from skep.content import BadContent
from skep.games.apiary.resources import SEED, VP, WAX_OR_HONEY
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.reader import (
    _LIMITED,
    FREE,
    RESERVE,
    ROW,
    Clause,
    Reader,
    Step,
)
from skep.games.apiary.rules.placing import ACTION_BITS
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.apiary.tables import Table


def read(words: dict[str, Any]) -> tuple[int, ...]:
    """The only step that these words are, as its numbers."""
    (step,) = Reader("seeds.toml", "seed 'x'").steps([words])
    return numbers(step)


def numbers(step: Step) -> tuple[int, ...]:
    return step.op, step.a, step.b, step.c, step.d


STEPS: list[tuple[dict[str, Any], tuple[int, ...]]] = [
    ({"gain": {"vp": 3}}, (w.GAIN, VP, 3, 0, 0)),
    ({"gain": {"wax_or_honey": 2}}, (w.GAIN, WAX_OR_HONEY, 2, 0, 0)),
    ({"pay": {"fiber": 2}}, (w.PAY, 2 << 8, 0, 0, 0)),
    ({"pay": {"any_basic": 3}}, (w.PAY, 3 << 40, 0, 0, 0)),
    ({"pay": {"honey": 1, "pollen": 2}}, (w.PAY, (1 << 32) + 2, 0, 0, 0)),
    ({"pay": {"seed": 2}}, (w.PAY_SEED, 0, 2, 0, 0)),
    (
        {"gain_per": {"item": "seed", "amount": 2, "count": "farms", "max": 6}},
        (w.GAIN_PER, SEED, 2, w.COUNTER["farms"], 6),
    ),
    (
        {"gain_per": {"item": "vp", "amount": 1, "count": "wax"}},
        (w.GAIN_PER, VP, 1, w.COUNTER["wax"], 0),
    ),
    ({"draw_seed": {"look": 3, "keep": 1}}, (w.DRAW, 3, 1, 0, 0)),
    ({"plant": {"cards": 1}}, (w.PLANT, 0, 1, 0, 0)),
    ({"strengthen": {"workers": 2, "by": 1}}, (w.STRENGTHEN, 2, 1, 0, 0)),
    ({"new_worker": {"strength": 3}}, (w.NEW_WORKER, 0, 3, 0, 0)),
    ({"recall_worker": {"workers": 2}}, (w.RECALL, 0, 2, 0, 0)),
    ({"upgrade_faction": {}}, (w.UPGRADE, 0, 0, 0, 0)),
    ({"build": {"types": ["farm"], "columns": [1, 2]}}, (w.BUILD, 1, 3, ROW, -1)),
    ({"build": {"types": ["recruit", "carving"]}}, (w.BUILD, 10, 7, ROW, -1)),
    (
        {"build": {"pay": "free", "from": ["row", "reserve"], "hex": [1, -2], "columns": [3]}},
        (w.BUILD, 15, 4, FREE | ROW | RESERVE, cell_at(1, -2)),
    ),
    ({"build": {"pay": "cost", "from": ["reserve"]}}, (w.BUILD, 15, 7, RESERVE, -1)),
    ({"reserve": {"types": ["farm"], "keep": 2}}, (w.TO_RESERVE, 1, 2, 0, 0)),
    (
        {"reserve": {"types": ["recruit"], "from": "stack", "look": 3, "keep": 2}},
        (w.FROM_STACK, 2, 3, 2, 0),
    ),
    ({"income": {"farms": 2}}, (w.INCOME, 0, 2, 0, 0)),
    ({"do_action": {"action": "convert", "strength": 3}}, (w.DO_ACTION, 4, 3, 0, 0)),
    ({"refresh_row": {"row": "choice"}}, (w.REFRESH, -1, 0, 0, 0)),
    ({"refresh_row": {"row": "development"}}, (w.REFRESH, 2, 0, 0, 0)),
    ({"score": {"vp": 3}}, (w.SCORE, 0, 3, 0, 0)),
    (
        {"score_per": {"count": "honey", "vp": 2, "per": 3, "max": 8}},
        (w.SCORE_PER, w.COUNTER["honey"], 2, 3, 8),
    ),
    ({"score_per": {"count": "honey", "vp": 2}}, (w.SCORE_PER, w.COUNTER["honey"], 2, 1, 0)),
    ({"special": "copy_carving"}, (w.COPY_CARVING, 0, 0, 0, 0)),
    ({"harvest_planet": {}}, (w.HARVEST, 0, 0, 0, 0)),
    ({"dance_tokens": {}}, (w.DANCE_TOKENS, 0, 0, 0, 0)),
]


@pytest.mark.parametrize(("words", "step"), STEPS, ids=lambda each: str(each))
def test_a_step_is_read_to_its_numbers(words: dict[str, Any], step: tuple[int, ...]) -> None:
    assert read(words) == step


def test_steps_with_parts_and_tests() -> None:
    reader = Reader("seeds.toml", "seed 'x'")
    (choice,) = reader.steps(
        [{"choose": {"from": [[{"gain": {"vp": 1}}], [{"plant": {"cards": 1}}]]}}]
    )
    assert (choice.op, [[s.op for s in part] for part in choice.parts]) == (
        w.CHOOSE, [[w.GAIN], [w.PLANT]]
    )  # fmt: skip
    (again,) = reader.steps([{"repeat": {"up_to": 3, "do": [{"pay": {"wax": 1}}]}}])
    assert (again.op, again.b, [s.op for s in again.parts[0]]) == (w.REPEAT, 3, [w.PAY])
    (made,) = reader.steps([{"score_set": {"of": ["pollen", "wax"], "vp": 2}}])
    assert (made.op, made.b, made.counters) == (w.SCORE_SET, 2, [0, 3])
    more = {"count": "wax", "op": "==", "n": 0}
    (held,) = reader.steps(
        [{"score_if": {"count": "farms", "op": ">=", "n": 2, "vp": 4, "and": [more]}}]
    )
    assert (held.op, held.b, held.tests) == (w.SCORE_IF, 4, [(6, 1, 2), (3, 0, 0)])
    (below,) = reader.steps([{"score_if": {"count": "wax", "op": "<=", "n": 1, "vp": 1}}])
    assert below.tests == [(3, 2, 1)]
    paid = reader.steps([{"pay": {"seed": 1, "wax": 1}}])
    assert [numbers(step)[:3] for step in paid] == [(w.PAY_SEED, 0, 1), (w.PAY, 1 << 24, 0)]


def watching(**when: Any) -> Clause:
    words = [{"when": when, "do": [{"gain": {"vp": 1}}]}]
    (found,) = Reader("recruits.toml", "recruit 'x'").effect(words).watching
    return found


def test_what_a_clause_watches_for() -> None:
    late, early = watching(event="action", action="grow"), watching(
        event="action", action="carve", timing="start"
    )  # fmt: skip
    assert (late.event, late.action) == (w.AFTER_ACTION, 2)
    assert (early.event, early.action) == (w.BEFORE_ACTION, 5)
    built = watching(event="build", types=["recruit", "development"], place="bonus_hex")
    assert (built.event, built.types, built.frames, built.reserve) == (w.BUILT, 6, 1, False)
    framed = watching(event="build", place="frame", **{"from": "reserve"})
    assert (framed.types, framed.frames, framed.reserve) == (15, 2, True)
    assert [watching(event="bump", whose=who).foe for who in ("any", "opponent", "own")] == [
        0,
        1,
        2,
    ]
    assert [watching(event="bumped", by=who).foe for who in ("any", "opponent", "own")] == [0, 1, 2]
    uses = [watching(event="play_seed", use=use).use for use in ("", "benefit", "resource")]
    assert uses == [0, 1, 2]
    assert watching(event="conversion", gains="wax").gains == 3
    assert watching(event="conversion").gains == -1
    names = [watching(event=name).event for name in w.EVENTS]
    assert names == list(w.EVENTS.values()) == list(range(w.BUILT, w.OVERFLOW + 1))


def test_a_clause_is_sorted_by_when_it_happens() -> None:
    gain = [{"gain": {"vp": 1}}]
    effect = Reader("farms.toml", "farm 'x'").effect([
        {"when": "built", "do": gain}, {"when": "income", "do": gain, "optional": True},
        {"when": "endgame", "do": [{"score": {"vp": 1}}]}, {"when": "setup", "do": gain * 2},
    ])  # fmt: skip
    assert [len(effect.built), len(effect.income), len(effect.watching)] == [1, 1, 0]
    assert (effect.built[0].optional, effect.income[0].optional) == (False, True)
    assert (len(effect.endgame), len(effect.setup)) == (1, 2)


def changes(**words: Any) -> list[tuple[int, int]]:
    return (
        Reader("recruits.toml", "recruit 'x'")
        .effect([{"when": "always", "modify": [words]}])
        .changes
    )


def test_rule_changes() -> None:
    summed = {
        "grow_worker_cost": w.LESS_GROW_WORKER, "grow_frame_cost": w.LESS_GROW_FRAME,
        "grow_frame_strength": w.LESS_FRAME_STRENGTH, "conversions": w.CONVERSIONS,
        "research_keep": w.KEEP, "seed_limit": w.SLOTS, "overflow_favor": w.OVERFLOW_FAVOR,
        "income_farms": w.INCOME_FARMS, "queenship_range": w.RANGE,
    }  # fmt: skip
    for rule, number in summed.items():
        assert changes(rule=rule, by=2) == [(number, 2)]
    assert changes(rule="grow_worker_cost", by=-1) == [(w.LESS_GROW_WORKER, 1)]
    assert changes(rule="new_worker_strength", set=2) == [(w.NEW_STRENGTH, 2)]
    assert changes(rule="plant_strength", set=3) == [(w.PLANT_FROM, 3)]
    assert changes(rule="seed_as_resource", gain=2) == [(w.AS_RESOURCE, 2)]
    assert changes(rule="tile_cost", types=["farm", "recruit"], by=-2) == [(0, 2), (1, 2)]
    assert changes(rule="tile_cost", types=["carving"], by=-1, min=1) == [(3, 1), (4, 1)]
    assert changes(rule="tile_cost", types=["farm"], by=-1, **{"from": "reserve"}) == [
        (w.LESS_RESERVE, 1)
    ]
    both = [(w.STAY_BUMPED, 1), (w.STAY_RETRIEVED, 1)]
    assert changes(rule="keep_strength", events=["bumped", "retrieve"]) == both
    ((number, leave),) = changes(rule="pay_as", use="water", **{"as": ["pollen", "fiber"]})
    assert (number, (leave - 1) & 7, (leave - 1) >> 3) == (w.PAY_AS, 2, 0b11)


@pytest.mark.parametrize("words", [
    {"rule": "tile_cost", "types": ["farm"], "by": -1, "min": 1}, {"rule": "no such rule"},
    {"rule": "conversions", "by": "1"},
])  # fmt: skip
def test_a_rule_change_that_can_not_be_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(BadContent):
        changes(**words)


@clause("APY-TILE-11")
def test_each_limit_has_a_mark_of_its_own_and_only_those_of_an_action_are_wiped_with_it() -> None:
    marks = [each.number for each in _LIMITED]
    assert len(set(marks)) == len(marks) >= 3
    assert all(mark.bit_count() == 1 for mark in marks)
    assert [bool(each.number & ACTION_BITS) for each in _LIMITED] == [
        each.limit == 2 for each in _LIMITED
    ]


@clause("APY-TILE-11")
def test_once_an_action_means_again_in_the_next_action_of_the_turn() -> None:
    table = Table().workers(0, 2).workers(1, 1).goods(0, pollen=4, fiber=4)
    table.built(0, "chandler", (1, -1)).hand(0, "seed-29")
    table.do("benefit:seed-29", "convert:wax", "convert:wax", "done")
    assert table.told("gained").count({"item": "fiber", "count": 1}) == 1
    table.do("place:convert:2", "convert:wax")
    assert table.told("gained").count({"item": "fiber", "count": 1}) == 2


@clause("APY-TILE-11")
def test_once_a_turn_means_again_in_the_next_turn() -> None:
    table = Table(2, ["capen", "ana"]).workers(0, 1).workers(1, 1, 1).hand(0, "seed-26")
    table.do("benefit:seed-26")
    while table.prompt == "grow":
        table.do(table.keys[0])
    assert table.state.favor[0] == 1
    table.do("place:grow:1").end_turn()
    assert table.state.favor[0] == 1
    table.do("place:research:1").end_turn()
    assert table.seat == 0
    assert table.state.once == 0


@clause("APY-ADV-08", "APY-ADV-01")
@pytest.mark.parametrize("card", ["seed-22", "seed-25"])
def test_a_card_that_builds_at_cost_is_paid_for(card: str) -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, fiber=1).hand(0, card)
    table.row("farm", "clover-meadow", "reed-marsh", "misty-terrace")
    table.do(f"benefit:{card}")
    if table.prompt == "take":
        table.do("take:farm:1")
    table.do("hex:1,-1")
    assert (table.tiles(0), table.held(0)) == ({(1, -1): "clover-meadow"}, {})


def test_every_step_and_every_rule_change_has_a_number_of_its_own() -> None:
    steps = [
        w.GAIN, w.PAY, w.PAY_SEED, w.GAIN_PER, w.DRAW, w.PLANT, w.STRENGTHEN, w.NEW_WORKER,
        w.RECALL, w.UPGRADE, w.BUILD, w.TO_RESERVE, w.FROM_STACK, w.INCOME, w.DO_ACTION, w.REFRESH,
        w.CHOOSE, w.REPEAT, w.SCORE, w.SCORE_PER, w.SCORE_SET, w.SCORE_IF, w.COPY_CARVING,
        w.HARVEST, w.DANCE_TOKENS,
    ]  # fmt: skip
    assert sorted(set(steps)) == sorted(steps)
    rules = [
        w.LESS_FARM, w.LESS_RECRUIT, w.LESS_DEVELOPMENT, w.LESS_CARVING, w.CARVING_FLOOR,
        w.LESS_RESERVE, w.LESS_GROW_WORKER, w.LESS_GROW_FRAME, w.LESS_FRAME_STRENGTH,
        w.NEW_STRENGTH, w.CONVERSIONS, w.RATE, w.KEEP, w.PLANT_FROM, w.SLOTS, w.AS_RESOURCE,
        w.PAY_AS, w.OVERFLOW_FAVOR, w.INCOME_FARMS, w.RANGE, w.STAY_BUMPED, w.STAY_RETRIEVED,
        w.EASIER,
    ]  # fmt: skip
    assert rules == list(range(len(w.START)))
    assert [w.LESS_FARM + kind for kind in (w.FARM, w.RECRUIT, w.DEVELOPMENT, w.CARVING)] == rules[
        :4
    ]
    changed = {w.NEW_STRENGTH: 1, w.PLANT_FROM: 4, w.AS_RESOURCE: 1}
    assert list(w.START) == [changed.get(rule, 0) for rule in rules]
    assert w.OVERFLOW == 14
