"""How the words of a content file become steps, triggers and rule changes."""

from __future__ import annotations

from typing import Any

import pytest

from skep.content import BadContent
from skep.games.apiary.resources import SEED, VP, WAX_OR_HONEY
from skep.games.apiary.rules.effects import steps as s, vocabulary as w
from skep.games.apiary.rules.effects.effect import Trigger
from skep.games.apiary.rules.effects.reader import ACTION_BITS, LIMITED, Reader
from skep.games.apiary.rules.effects.steps import EffectStep
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.apiary.tables import Table


def fields(step: EffectStep) -> dict[str, Any]:
    """The fields of a step by name; steps inside it likewise."""
    found: dict[str, Any] = {name: getattr(step, name) for name in vars(type(step))["__slots__"]}
    if isinstance(step, s.ChooseStep):
        found["parts"] = [[same(one) for one in part] for part in step.parts]
    if isinstance(step, s.RepeatStep):
        found["steps"] = [same(one) for one in step.steps]
    return found


def same(step: EffectStep) -> tuple[type[EffectStep], dict[str, Any]]:
    """What two equal steps have in common."""
    return type(step), fields(step)


ALL = [0, 1, 2, 3]
STEPS: list[tuple[dict[str, Any], EffectStep]] = [
    ({"gain": {"vp": 3}}, s.GainStep(item=VP, count=3)),
    ({"gain": {"wax_or_honey": 2}}, s.GainStep(item=WAX_OR_HONEY, count=2)),
    ({"pay": {"fiber": 2}}, s.PayStep(2 << 8)),
    ({"pay": {"any_basic": 3}}, s.PayStep(3 << 40)),
    ({"pay": {"honey": 1, "pollen": 2}}, s.PayStep((1 << 32) + 2)),
    ({"pay": {"seed": 2}}, s.PaySeedStep(2)),
    (
        {"gain_per": {"item": "seed", "amount": 2, "count": "farms", "max": 6}},
        s.GainPerStep(item=SEED, amount=2, counter=w.COUNTER["farms"], most=6),
    ),
    (
        {"gain_per": {"item": "vp", "amount": 1, "count": "wax"}},
        s.GainPerStep(item=VP, amount=1, counter=w.COUNTER["wax"], most=0),
    ),
    ({"draw_seed": {"look": 3, "keep": 1}}, s.DrawStep(look=3, keep=1)),
    ({"plant": {"cards": 1}}, s.PlantStep(1)),
    ({"strengthen": {"workers": 2, "by": 1}}, s.StrengthenStep(workers=2, by=1)),
    ({"new_worker": {"strength": 3}}, s.NewWorkerStep(3)),
    ({"recall_worker": {"workers": 2}}, s.RecallStep(2)),
    ({"upgrade_faction": {}}, s.UpgradeStep()),
    (
        {"build": {"types": ["farm"], "columns": [1, 2]}},
        s.BuildStep([0], [0, 1], free=False, from_row=True, from_reserve=False, hex=-1),
    ),
    (
        {"build": {"types": ["recruit", "carving"]}},
        s.BuildStep([1, 3], [0, 1, 2], free=False, from_row=True, from_reserve=False, hex=-1),
    ),
    (
        {"build": {"pay": "free", "from": ["row", "reserve"], "hex": [1, -2], "columns": [3]}},
        s.BuildStep(ALL, [2], free=True, from_row=True, from_reserve=True, hex=cell_at(1, -2)),
    ),
    (
        {"build": {"pay": "cost", "from": ["reserve"]}},
        s.BuildStep(ALL, [0, 1, 2], free=False, from_row=False, from_reserve=True, hex=-1),
    ),
    ({"reserve": {"types": ["farm"], "keep": 2}}, s.ReserveStep([0], keep=2)),
    (
        {"reserve": {"types": ["recruit"], "from": "stack", "look": 3, "keep": 2}},
        s.FromStackStep([1], look=3, keep=2),
    ),
    ({"income": {"farms": 2}}, s.IncomeStep(2)),
    ({"do_action": {"action": "convert", "strength": 3}}, s.ActionStep(action=4, strength=3)),
    ({"refresh_row": {"row": "choice"}}, s.RefreshStep(-1)),
    ({"refresh_row": {"row": "development"}}, s.RefreshStep(2)),
    (
        {"choose": {"from": [[{"gain": {"vp": 1}}], [{"plant": {"cards": 1}}]]}},
        s.ChooseStep([[s.GainStep(VP, 1)], [s.PlantStep(1)]]),
    ),
    (
        {"repeat": {"up_to": 3, "do": [{"pay": {"wax": 1}}]}},
        s.RepeatStep(up_to=3, steps=[s.PayStep(1 << 24)]),
    ),
    ({"score": {"vp": 3}}, s.ScoreStep(3)),
    (
        {"score_per": {"count": "honey", "vp": 2, "per": 3, "max": 8}},
        s.ScorePerStep(counter=w.COUNTER["honey"], vp=2, per=3, most=8),
    ),
    (
        {"score_per": {"count": "honey", "vp": 2}},
        s.ScorePerStep(counter=w.COUNTER["honey"], vp=2, per=1, most=0),
    ),
    ({"score_set": {"of": ["pollen", "wax"], "vp": 2}}, s.ScoreSetStep([0, 3], vp=2)),
    (
        {
            "score_if": {
                "count": "farms",
                "op": ">=",
                "n": 2,
                "vp": 4,
                "and": [{"count": "wax", "op": "==", "n": 0}],
            }
        },
        s.ScoreIfStep([(6, 1, 2), (3, 0, 0)], vp=4),
    ),
    (
        {"score_if": {"count": "wax", "op": "<=", "n": 1, "vp": 1}},
        s.ScoreIfStep([(3, 2, 1)], vp=1),
    ),
    ({"special": "copy_carving"}, s.CopyCarvingStep()),
    ({"harvest_planet": {}}, s.HarvestStep()),
    ({"dance_tokens": {}}, s.DanceTokensStep()),
]


@pytest.mark.parametrize(("words", "step"), STEPS, ids=lambda each: str(each)[:40])
def test_a_step_is_read_to_its_fields(words: dict[str, Any], step: EffectStep) -> None:
    (found,) = Reader("seeds.toml", "seed 'x'").steps([words])
    assert same(found) == same(step)


def test_every_step_has_a_word_that_is_read_to_it() -> None:
    assert {type(step) for _, step in STEPS} == set(EffectStep.__subclasses__())


def test_a_payment_of_a_card_and_tokens_is_two_steps() -> None:
    paid = Reader("seeds.toml", "seed 'x'").steps([{"pay": {"seed": 1, "wax": 1}}])
    assert [same(step) for step in paid] == [same(s.PaySeedStep(1)), same(s.PayStep(1 << 24))]


def watching(**when: Any) -> Trigger:
    words = [{"when": when, "do": [{"gain": {"vp": 1}}]}]
    (found,) = Reader("recruits.toml", "recruit 'x'").effect(words).watching
    return found


def test_what_a_trigger_watches_for() -> None:
    late, early = watching(event="action", action="grow"), watching(
        event="action", action="carve", timing="start"
    )  # fmt: skip
    assert (late.event, late.action) == (w.AFTER_ACTION, 2)
    assert (early.event, early.action) == (w.BEFORE_ACTION, 5)
    built = watching(event="build", types=["recruit", "development"], place="bonus_hex")
    assert (built.event, built.types, built.place) == (w.BUILT, [1, 2], 1)
    assert not built.from_reserve
    framed = watching(event="build", place="frame", **{"from": "reserve"})
    assert (framed.types, framed.place, framed.from_reserve) == (ALL, 2, True)
    assert [watching(event="bump", whose=who).whose for who in ("any", "opponent", "own")] == [
        0,
        1,
        2,
    ]
    assert [watching(event="bumped", by=who).whose for who in ("any", "opponent", "own")] == [
        0,
        1,
        2,
    ]
    uses = [watching(event="play_seed", use=use).use for use in ("", "benefit", "resource")]
    assert uses == [0, 1, 2]
    assert watching(event="conversion", gains="wax").gains == 3
    assert watching(event="conversion").gains == -1
    names = [watching(event=name).event for name in w.EVENTS]
    assert names == list(w.EVENTS.values()) == list(range(w.BUILT, w.OVERFLOW + 1))


def test_a_trigger_is_sorted_by_when_it_happens() -> None:
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
    marks = [each.number for each in LIMITED]
    assert len(set(marks)) == len(marks) >= 3
    assert all(mark.bit_count() == 1 for mark in marks)
    assert [bool(each.number & ACTION_BITS) for each in LIMITED] == [
        each.limit == 2 for each in LIMITED
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


def test_every_rule_change_has_a_number_of_its_own() -> None:
    rules = [
        w.LESS_FARM, w.LESS_RECRUIT, w.LESS_DEVELOPMENT, w.LESS_CARVING, w.CARVING_FLOOR,
        w.LESS_RESERVE, w.LESS_GROW_WORKER, w.LESS_GROW_FRAME, w.LESS_FRAME_STRENGTH,
        w.NEW_STRENGTH, w.CONVERSIONS, w.RATE, w.KEEP, w.PLANT_FROM, w.SLOTS, w.AS_RESOURCE,
        w.PAY_AS, w.OVERFLOW_FAVOR, w.INCOME_FARMS, w.RANGE, w.STAY_BUMPED, w.STAY_RETRIEVED,
    ]  # fmt: skip
    assert rules == list(range(len(w.START)))
    assert [w.LESS_FARM + kind for kind in (w.FARM, w.RECRUIT, w.DEVELOPMENT, w.CARVING)] == rules[
        :4
    ]
    changed = {w.NEW_STRENGTH: 1, w.PLANT_FROM: 4, w.AS_RESOURCE: 1}
    assert list(w.START) == [changed.get(rule, 0) for rule in rules]
    assert w.OVERFLOW == 14
