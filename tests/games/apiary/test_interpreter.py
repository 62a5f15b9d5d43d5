"""Effects step by step: what can happen now, and which tiles react to what.  APY-TILE-10, 11"""

from __future__ import annotations

from typing import Any

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.resources import FAVOR, FRAME, ITEMS, SEED, TOKEN, VP, WORKER
from skep.games.apiary.rules import tiles as building
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import Trigger
from skep.games.apiary.rules.effects.interpreter import able, reacts_to, usable
from skep.games.apiary.rules.effects.steps import (
    ActionStep,
    ChooseStep,
    DanceTokensStep,
    EffectStep,
    FromStackStep,
    GainPerStep,
    GainStep,
    PaySeedStep,
    PayStep,
    RefreshStep,
    RepeatStep,
)
from skep.games.apiary.rules.gaining import gainable
from skep.testing import clause
from tests.games.apiary.tables import Table


def trigger_of(event: int, **fields: Any) -> Trigger:
    made = Trigger()
    made.event = event
    for name, value in fields.items():
        setattr(made, name, value)
    return made


# What can be gained


@clause("APY-SEED-12")
def test_what_is_used_up_can_not_be_gained() -> None:
    table = Table().workers(0, 1, 1, 1)
    assert all(gainable(table.state, 0, item) for item in ITEMS.values())
    table.workers(0, 1).state.frames_left = 0
    table.state.favor[0] = 20
    table.state.deck.cards, table.state.discard = [], []
    table.state.box.cards = []
    gone = [item for item in ITEMS.values() if not gainable(table.state, 0, item)]
    assert sorted(gone) == [FAVOR, SEED, WORKER, FRAME, TOKEN]
    table.state.discard, table.state.favor[0] = [1], 19
    table.state.frames_left = 1
    assert gainable(table.state, 0, FRAME)
    assert gainable(table.state, 0, SEED)
    assert gainable(table.state, 0, FAVOR)
    assert gainable(table.state, 0, VP)


@clause("APY-SEED-12")
def test_every_payment_in_front_must_be_possible_and_then_some_part() -> None:
    table = Table().goods(0, pollen=1)
    pollen, honey = PayStep(1), PayStep(1 << 32)
    card, points = PaySeedStep(1), GainStep(VP, 1)
    frames = GainStep(FRAME, 1)
    assert table.position is not None
    state = table.state
    assert usable(state, 0, [pollen, points])
    assert usable(state, 0, [pollen])
    assert not usable(state, 0, [])
    assert not usable(state, 0, [honey, points])
    assert not usable(state, 0, [pollen, honey, points])
    assert not usable(state, 0, [pollen, card, points])
    state.frames_left = 0
    assert not usable(state, 0, [pollen, frames])
    assert usable(state, 0, [pollen, frames, points])
    assert usable(state, 0, [points, honey])


@clause("APY-SEED-12")
def test_a_choice_or_a_repetition_is_open_if_what_is_inside_is() -> None:
    table = Table()
    assert table.position is not None
    table.state.frames_left = 0
    frame: list[EffectStep] = [GainStep(FRAME, 1)]
    points: list[EffectStep] = [GainStep(VP, 1)]
    choice, again = ChooseStep([frame, points]), RepeatStep(2, points)
    assert able(table.state, 0, choice, -1)
    assert able(table.state, 0, again, -1)
    choice, again = ChooseStep([frame, frame]), RepeatStep(2, frame)
    assert not able(table.state, 0, choice, -1)
    assert not able(table.state, 0, again, -1)


@clause("APY-SEED-12")
def test_a_gain_for_each_thing_needs_one_of_them() -> None:
    table = Table()
    assert table.position is not None
    per_farm = GainPerStep(VP, 2, w.COUNTER["farms"], 0)
    assert not able(table.state, 0, per_farm, -1)
    assert able(table.built(0, "reed-marsh", (1, -1)).state, 0, per_farm, -1)


# Who reacts


@clause("APY-TILE-10")
@pytest.mark.parametrize("event", [w.AFTER_ACTION, w.BEFORE_ACTION])
def test_a_tile_of_an_action_hears_that_action_only(event: int) -> None:
    table = Table()
    for action in range(6):
        heard = [
            a for a in range(6) if reacts_to(table.state, trigger_of(event, action=action), a, 0)
        ]
        assert heard == [action]


@clause("APY-TILE-11")
def test_a_tile_that_watches_building_hears_its_kinds_and_places() -> None:
    state = Table().state

    def heard(what: int, where: int, **fields: Any) -> bool:
        return reacts_to(state, trigger_of(w.BUILT, **fields), what, where)

    assert [heard(kind, 0, types=[0, 2]) for kind in range(4)] == [True, False, True, False]
    bonus_hex, frame, reserve = 1, 2, 4
    assert heard(0, bonus_hex, place=1)
    assert not heard(0, frame | reserve, place=1)
    assert heard(0, frame, place=2)
    assert not heard(0, bonus_hex | reserve, place=2)
    assert heard(0, reserve, from_reserve=True)
    assert not heard(0, bonus_hex | frame, from_reserve=True)
    assert heard(0, 0)


@clause("APY-TILE-11")
@pytest.mark.parametrize("event", [w.BUMP, w.BUMPED])
def test_a_tile_that_watches_bumps_hears_whose_they_are(event: int) -> None:
    state = Table().state
    found = [
        [reacts_to(state, trigger_of(event, whose=whose), x, 0) for x in (1, 2)]
        for whose in (0, 1, 2)
    ]
    assert found == [[True, True], [True, False], [False, True]]


@clause("APY-TILE-11")
def test_a_tile_that_watches_cards_hears_their_use() -> None:
    state = Table().state
    found = [
        [reacts_to(state, trigger_of(w.PLAY_SEED, use=use), x, 0) for x in (1, 2)]
        for use in (0, 1, 2)
    ]
    assert found == [[True, True], [True, False], [False, True]]


@clause("APY-TILE-11")
def test_a_tile_that_watches_conversions_hears_what_they_make() -> None:
    state = Table().state
    wax, honey = 1 << 3, 1 << 4
    assert reacts_to(state, trigger_of(w.CONVERSION), 0, 0)
    assert reacts_to(state, trigger_of(w.CONVERSION, gains=3), wax | honey, 0)
    assert not reacts_to(state, trigger_of(w.CONVERSION, gains=3), honey, 0)
    assert reacts_to(state, trigger_of(w.CONVERSION, gains=0), 1, 0)
    assert not reacts_to(state, trigger_of(w.CONVERSION, gains=0), 2, 0)


@clause("APY-TILE-11")
def test_what_may_happen_once_does_not_happen_again() -> None:
    state = Table().state
    limited = trigger_of(w.RETRIEVE, limit=1, number=4)
    assert reacts_to(state, limited, 0, 0)
    state.once = 3
    assert reacts_to(state, limited, 0, 0)
    state.once = 4
    assert not reacts_to(state, limited, 0, 0)
    assert reacts_to(state, trigger_of(w.RETRIEVE), 0, 0)


@clause("APY-TILE-11")
def test_tiles_that_watch_for_different_things_react_each_to_its_own() -> None:
    table = Table().workers(0, 1).on("grow", 0, 1).workers(1, 1)
    table.built(0, "courier", (1, -1)).built(0, "diplomat", (0, -1)).built(0, "warden", (-1, 0))
    table.do("retrieve")
    assert (table.state.favor[0], table.state.vp[0], table.held(0)) == (1, 0, {})


@clause("APY-TILE-11")
def test_a_conversion_that_makes_no_wax_does_not_please_the_chandler() -> None:
    table = Table().workers(0, 3).workers(1, 1).goods(0, pollen=2, fiber=2, wax=1)
    table.built(0, "chandler", (1, -1)).do("place:convert:3", "convert:basic")
    table.do("pay:pollen", "gain:pollen")
    assert table.held(0) == {"pollen": 2, "fiber": 2, "wax": 1}
    table.do("convert:wax")
    assert table.held(0) == {"pollen": 1, "fiber": 2, "wax": 2}  # 1 fiber for the wax
    table.do("convert:wax")
    assert table.told("gained").count({"item": "fiber", "count": 1}) == 1  # once an action


@clause("APY-TILE-11", "APY-TILE-07")
@pytest.mark.parametrize(
    ("at", "place"), [((1, -1), 0), ((1, 0), 1), ((2, 0), 3), ((2, 1), 2)],
    ids=["plain hex", "bonus hex", "bonus hex of a frame", "plain hex of a frame"],
)  # fmt: skip
@pytest.mark.parametrize("reserve", [False, True])
def test_where_a_tile_was_built_is_known_to_those_that_watch(
    at: tuple[int, int], place: int, reserve: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[int, ...]] = []

    async def fire(match: object, seat: int, event: int, what: int, where: int, tile: int) -> None:
        heard.append((seat, event, what, where))

    monkeypatch.setattr(building, "fire", fire)
    table = Table().workers(0, 1).workers(1, 1).goods(0, pollen=1).frame(0, (2, 0))
    table.built(0, "reed-marsh", (1, 1)).row("recruit", "mason", "warden")
    if reserve:
        table.reserve(0, "thatcher")
    else:
        table.row("recruit", "thatcher", "mason", "warden")
    assert GAME.view(table.state, 0)["in_hand"] is None
    table.do("place:advance:1")
    assert GAME.view(table.state, 0)["in_hand"] == "thatcher"
    table.do(f"hex:{at[0]},{at[1]}")
    assert GAME.view(table.state, 0)["in_hand"] is None
    assert heard == [(0, w.BUILT, w.RECRUIT, place | (4 if reserve else 0))]


# Abilities that make something possible


@clause("APY-PLACE-09", "APY-TILE-20")
def test_a_discount_for_the_reserve_opens_advance_and_pays_for_the_tile() -> None:
    table = Table(2, ["visah", "ana"]).upgraded(0).workers(0, 1).workers(1, 1)
    table.goods(0, pollen=3).reserve(0, "mason").row("recruit", "apothecary", "courier", "warden")
    table.state.row[4:6] = [-1, -1]
    table.do("place:advance:1")
    assert table.prompt == "hex"  # the apothecary costs 4, and so does the mason, less 1
    table.do("hex:1,-1")
    assert table.tiles(0) == {(1, -1): "mason"}
    assert (table.held(0), table.state.vp[0]) == ({}, 2)
    plain = Table(2, ["visah", "ana"]).workers(0, 1).workers(1, 1).goods(0, pollen=3)
    plain.reserve(0, "mason").row("recruit", "apothecary", "courier", "warden")
    plain.state.row[4:6] = [-1, -1]
    assert plain.placing("advance") == []


@clause("APY-PLACE-09", "APY-STORE-06")
def test_water_for_pollen_opens_advance() -> None:
    table = Table(2, ["saha", "ana"]).workers(0, 1).workers(1, 1).goods(0, water=1)
    table.row("recruit", "thatcher").state.row[:3] = [-1, -1, -1]
    table.do("place:advance:1", "hex:1,-1")
    assert (table.tiles(0), table.held(0)) == ({(1, -1): "thatcher"}, {})


@clause("APY-GROW-17")
def test_a_faction_that_is_upgraded_is_not_upgraded_again() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, wax=3).row("development", "jelly-works")
    table.state.row[:6] = [-1] * 6
    table.state.row[7:] = [-1] * 2
    table.do("place:advance:1", "hex:1,-1")
    assert table.keys == ["choose:1", "choose:2"]
    table.do("choose:1")
    assert (table.state.upgraded[0], table.told("upgraded")) == (1, [{"faction": "ana"}])
    again = Table().workers(0, 1).workers(1, 1).goods(0, wax=3).upgraded(0)
    again.row("development", "jelly-works").do("place:advance:1")
    again.do(*(["take:development:1"] if again.prompt == "advance" else []), "hex:1,-1")
    assert (again.state.vp[0], again.told("upgraded")) == (4, [])


@clause("APY-GROW-09")
def test_a_frame_needs_at_least_1_strength_whatever_the_abilities() -> None:
    table = Table(2, ["ria", "ana"]).workers(0, 1).workers(1, 1).goods(0, fiber=4)
    assert table.position is not None
    table.state.powers[0][w.LESS_FRAME_STRENGTH] = 3
    table.do("place:grow:1")
    assert table.prompt == "frame"
    table.do(table.keys[0])
    assert len(table.state.frames[0]) == 1
    assert table.prompt != "grow"


@clause("APY-SEED-12")
@pytest.mark.parametrize("step", [RefreshStep(-1), FromStackStep([0], 1, 1), DanceTokensStep()])
def test_some_steps_can_always_happen(step: EffectStep) -> None:
    table = Table().workers(0, 1).workers(1, 1)
    assert table.position is not None
    assert able(table.state, 0, step, -1)


@clause("APY-SEED-12")
def test_an_effect_performs_research_as_long_as_there_are_cards_but_no_advance() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, pollen=4)
    assert table.position is not None
    actions = [ActionStep(action, 1) for action in range(len(w.ACTIONS))]
    assert [able(table.state, 0, step, -1) for step in actions] == [
        True, False, True, True, True, False,
    ]  # fmt: skip
    table.state.deck.cards, table.state.discard = [], []
    assert not able(table.state, 0, ActionStep(w.ACTIONS.index("research"), 1), -1)


@clause("APY-TILE-11", "APY-PSET-21")
def test_the_question_names_the_piece_that_reacts() -> None:
    tile = Table().workers(0, 1).on("grow", 0, 1).workers(1, 1).built(0, "forager", (1, -1))
    tile.do("retrieve")
    assert (tile.prompt, tile.state.prompt.facts(tile.state)) == ("gain", {"source": "forager"})
    faction = Table(2, ["visah", "ana"]).upgraded(0).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    faction.row("farm", "clover-meadow").do("place:advance:1", "hex:1,-1")
    facts = faction.state.prompt.facts(faction.state)
    assert (faction.prompt, facts) == ("offer", {"source": "visah"})
