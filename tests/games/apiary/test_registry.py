"""Every step that a piece names is carried out by some rule; loading fails if one is not."""

from __future__ import annotations

import pytest

from skep.content import BadContent
from skep.games.apiary.resources import FAVOR, ITEMS, TOKEN
from skep.games.apiary.rules.effects import registry
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, OWN_STEPS
from skep.games.apiary.rules.effects.reader import STEPS_READ
from skep.games.apiary.rules.effects.steps import EffectStep, GainStep, PlantStep, RefreshStep
from skep.games.apiary.rules.gaining import GAINABLE, GAINERS


def test_every_step_is_carried_out_or_scored() -> None:
    known = {*DOERS, *OWN_STEPS, *registry.SCORING}
    assert known == set(EffectStep.__subclasses__())
    assert set(ABLE) == set(DOERS)


def test_every_item_can_be_gained() -> None:
    assert set(GAINERS) == set(GAINABLE) == {item for item in ITEMS.values() if item > FAVOR}


def test_a_step_that_nothing_carries_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.check()
    monkeypatch.delitem(DOERS, RefreshStep)
    with pytest.raises(BadContent, match=r"seeds.toml.*effect.*nothing carries out a RefreshStep"):
        registry.check()


def test_and_named_with_its_file_piece_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    read = ("seeds.toml", "seed 'seed-99'", "endgame", PlantStep(1))
    monkeypatch.setattr(registry, "STEPS_READ", [read])
    monkeypatch.delitem(DOERS, PlantStep)
    with pytest.raises(BadContent) as fault:
        registry.check()
    assert "apiary/content/seeds.toml" in str(fault.value)
    assert "seed 'seed-99'" in str(fault.value)
    assert "endgame" in str(fault.value)


def test_an_item_that_nothing_gives_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(isinstance(step, GainStep) and step.item == TOKEN for *_, step in STEPS_READ)
    monkeypatch.delitem(GAINERS, TOKEN)
    with pytest.raises(BadContent, match=f"nothing gives item {TOKEN}"):
        registry.check()
