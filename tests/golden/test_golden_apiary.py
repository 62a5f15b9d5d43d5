"""Golden playthroughs of Apiary: together they show every mode, action, prompt and event."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import skep
from skep import record
from skep.games.apiary.board import ACTIONS
from skep.games.apiary.box import DANCES, FACTIONS, MATS, SEEDS, TILES, TOKENS
from skep.games.apiary.rules.effects.steps import EffectStep
from skep.games.apiary.rules.effects.vocabulary import TYPES
from skep.games.apiary.rules.ending import REASONS
from skep.kernel.match import Match
from skep.kernel.script import Event
from skep.testing import golden

SOLO = "solo"
"""Shown by test_golden_solo.py."""
FILES = [
    path
    for path in golden.files(Path(__file__).parent)
    if path.parent.name == "apiary" and f"mode: {SOLO}\n" not in path.read_text(encoding="utf-8")
]
TILE, SEED, TOKEN = ({piece.id: piece for piece in own} for own in (TILES, SEEDS, TOKENS))
DANCE = {dance.id: dance for dance in DANCES}
FACTION = {faction.id: faction for faction in FACTIONS}


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def names(pattern: str) -> set[str]:
    """What the sources of the rules name in this way."""
    folder = Path(str(files("skep.games.apiary")))
    sources = [each for each in folder.rglob("*.py") if "automa" not in each.parts]
    texts = [each.read_text(encoding="utf-8") for each in sources]
    return {name for text in texts for name in re.findall(pattern, text)}


def test_every_mode_and_seat_count_stands_in_one() -> None:
    tables = [played(path).settings for path in FILES]
    game = skep.game("apiary")
    assert {table.mode for table in tables} == {mode.name for mode in game.modes} - {SOLO}
    assert {table.seats for table in tables} == {2, 3, 4, 5}
    changed = {k for t in tables for k, v in t.values.items() if v != game.settle().values[k]}
    assert changed == {setting.name for setting in game.settings if SOLO not in setting.modes}


def test_every_event_is_told_in_one() -> None:
    told = {event.name for path in FILES for event in played(path).events}
    assert told == names(r'state\.emit\(\s*"([a-z-]+)"')


def test_every_prompt_is_answered_in_one() -> None:
    asked = {entry.prompt for path in FILES for entry in played(path).log}
    assert asked >= names(r'\n    name = "([a-z-]+)"') - {"apiary"}


def test_every_kind_of_tile_and_mat_stands_in_one() -> None:
    seats = [own for path in FILES for own in played(path).view()["table"]["seats"]]
    kinds = {each["kind"] for own in seats for each in own["hexes"]} - {None}
    assert kinds == set(TYPES)
    assert {own["mat"] for own in seats} == {mat.id for mat in MATS}


def test_every_action_is_taken_with_and_without_a_strength_4_worker() -> None:
    keys = {entry.key for path in FILES for entry in played(path).log}
    placed = {(key.split(":")[1], key.endswith(":4")) for key in keys if key.startswith("place:")}
    assert placed == {(a, s) for a in ACTIONS for s in (False, True)} - {("carve", False)}


def test_both_sides_of_every_faction_stand_in_one() -> None:
    events = [event for path in FILES for event in played(path).events]
    shown = {(e.name, e.facts["faction"]) for e in events if e.name in ("settled", "upgraded")}
    assert shown == {(s, f.id) for s in ("settled", "upgraded") for f in FACTIONS}


def test_every_bump_stands_in_one() -> None:
    """Own and foreign workers of every strength, and every way home."""
    matches = [played(path) for path in FILES]
    bumps = [event for match in matches for event in match.events if event.name == "bumped"]
    shown = {(event.seat == event.facts["owner"], event.facts["strength"]) for event in bumps}
    assert shown == set(product((False, True), (1, 2, 3, 4)))
    ways = {entry.key for match in matches for entry in match.log if entry.prompt == "bumped"}
    assert ways == {"to-pool", "to-landing", "as-is"}


def kinds(steps: list[EffectStep]) -> set[type[EffectStep]]:
    """The kinds of these steps and of those inside them."""
    inside = [kinds(part) for step in steps for part in step.inner()]
    return {type(step) for step in steps}.union(*inside)


def effects_of(event: Event) -> list[EffectStep]:
    """What a told event carries out."""
    facts, name = event.facts, event.name
    if name in ("built", "income"):
        effect = TILE[facts["tile"]].effect
        triggers = effect.built if name == "built" else effect.income
        return [step for trigger in triggers for step in trigger.steps]
    if name == "played" and facts["use"] == "benefit":
        return SEED[facts["card"]].steps
    if name == "token":
        return TOKEN[facts["token"]].steps
    if name == "settled":
        return FACTION[facts["faction"]].sides[0].setup
    return DANCE[facts["trade"]].steps if name == "converts" and facts["trade"] in DANCE else []


def scored(match: Match) -> list[EffectStep]:
    """What counted at the end."""
    if not match.over:
        return []
    hives = [own["hexes"] for own in match.view()["table"]["seats"]]
    tiles = [TILE[each["tile"]] for own in hives for each in own if each["tile"] in TILE]
    planted = [card for own in match.view()["table"]["seats"] for card in own["planted"]]
    steps = [step for tile in tiles for step in tile.effect.endgame]
    return steps + [step for card in planted for step in SEED[card].planted]


def test_every_kind_of_effect_stands_in_one() -> None:
    shown: set[type[EffectStep]] = set()
    for match in map(played, FILES):
        shown |= kinds(scored(match)).union(*(kinds(effects_of(event)) for event in match.events))
    assert set(EffectStep.__subclasses__()) - shown == set()


def test_every_way_of_ending_stands_in_one() -> None:
    ended = {played(path).reason for path in FILES if played(path).over}
    assert ended == set(REASONS)
