"""What a piece of Apiary does, in words put together from its data, in any language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from skep.games.apiary.board import SIDES
from skep.games.apiary.box import DANCES, FACTIONS, PLANETS, SEEDS, STEPS, STRONG, TILES, TOKENS
from skep.games.apiary.resources import ITEMS, MASKS, RESOURCES, listed, wild_units
from skep.games.apiary.rules.effects import steps as s, vocabulary as w
from skep.games.apiary.rules.effects.effect import BONUS_HEX, Effect, Trigger
from skep.games.apiary.rules.effects.steps import EffectStep
from skep.words import Param, Words

NAMES = {number: name for name, number in ITEMS.items()}
SPOTS = {number: name for name, number in MASKS.items()}
EVENTS = {
    w.BUMP: "bump",
    w.BUMPED: "bumped",
    w.RETRIEVE: "retrieve",
    w.HIBERNATE: "hibernate",
    w.GAIN_WORKER: "gain-worker",
    w.GAIN_FRAME: "gain-frame",
    w.GAIN_TOKEN: "gain-token",
    w.PLAY_SEED: "play-seed",
    w.PLANT_SEED: "plant-seed",
    w.CONVERSION: "conversion",
    w.USE_DANCE: "use-dance",
    w.OVERFLOW: "overflow",
}

TESTS = ("equal", "at-least", "at-most")
LIMITS = {1: "turn", 2: "action"}
"""How often a trigger acts."""
CHANGES = (
    "less-farm", "less-recruit", "less-development", "less-carving", "carving-floor",
    "less-reserve", "grow-worker-cost", "grow-frame-cost", "grow-frame-strength",
    "new-worker-strength", "conversions", "conversion-rate", "research-keep", "plant-strength",
    "seed-limit", "seed-as-resource", "pay-as", "overflow-favor", "income-farms",
    "queenship-range", "keep-strength-bumped", "keep-strength-retrieved",
)  # fmt: skip
"""By number: the rule that an effect changes."""


class Teller:
    """Tells what effects do in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, id: str, /, **params: Param) -> str:
        return self.words.say(f"apiary-{id}", **params)

    def count(self, item: str, number: int) -> str:
        return self.say(f"count-{item}", count=number)

    def kinds(self, types: list[int]) -> str:
        return ", ".join(self.say(f"kind-{w.TYPES[kind]}") for kind in types)

    def thing(self, counter: int) -> str:
        return self.say(f"thing-{w.COUNTERS[counter]}")

    def cost(self, cost: int) -> str:
        """A cost as `2 pollen and 1 water`."""
        parts = [*zip(RESOURCES, listed(cost)), ("any_basic", wild_units(cost))]
        return self.words.join(self.count(name, n) for name, n in parts if n)

    # Steps

    def steps(self, steps: list[EffectStep]) -> str:
        """Steps in a row; gains that follow each other are one."""
        said: list[str] = []
        gains: list[str] = []
        for step in [*steps, None]:
            if isinstance(step, s.GainStep):
                gains.append(self.count(NAMES[step.item], step.count))
                continue
            if gains:
                said.append(self.say("text-gain", goods=self.words.join(gains)))
                gains = []
            if step is not None:
                said.append(self.step(step))
        return "; ".join(said) or self.say("text-nothing")

    def step(self, step: EffectStep) -> str:
        kind = type(step)
        return SAYINGS[kind](self, step) if kind in SAYINGS else self.say(PLAIN[kind])

    def per(self, step: s.GainPerStep) -> str:
        goods = self.count(NAMES[step.item], step.amount)
        id = "text-gain-per-most" if step.most else "text-gain-per"
        return self.say(id, goods=goods, thing=self.thing(step.counter), most=step.most)

    def build(self, step: s.BuildStep) -> str:
        if step.free:
            return self.say("text-build-free", kinds=self.kinds(step.types))
        columns = max(step.columns) + 1
        return self.say("text-build-cost", kinds=self.kinds(step.types), columns=columns)

    def refresh(self, step: s.RefreshStep) -> str:
        if step.row < 0:
            return self.say("text-refresh")
        return self.say("text-refresh-row", kinds=self.kinds([step.row]))

    def score_per(self, step: s.ScorePerStep) -> str:
        tail = "-most" if step.most else "-some" if step.per > 1 else ""
        thing = self.thing(step.counter)
        return self.say(
            f"text-score-per{tail}", vp=step.vp, thing=thing, per=step.per, most=step.most
        )

    def score_if(self, step: s.ScoreIfStep) -> str:
        tests = [
            self.say(f"text-test-{TESTS[sign]}", thing=self.thing(counter), number=number)
            for counter, sign, number in step.conditions
        ]
        return self.say("text-score-if", vp=step.vp, tests=self.words.join(tests))

    # Triggers and whole pieces

    def trigger(self, id: str, trigger: Trigger) -> str:
        what = self.steps(trigger.steps)
        if trigger.optional:
            what = self.say("when-may", what=what)
        if trigger.limit:
            what = self.say(f"when-once-{LIMITS[trigger.limit]}", what=what)
        action = self.say(f"action-{w.ACTIONS[trigger.action]}") if trigger.action >= 0 else ""
        made = self.say(f"item-{RESOURCES[trigger.gains]}") if trigger.gains >= 0 else ""
        kinds = self.kinds(trigger.types)
        return self.say(f"when-{id}", what=what, action=action, kinds=kinds, thing=made)

    def event(self, trigger: Trigger) -> str:
        if trigger.event == w.BUILT:
            special = (
                "-bonus"
                if trigger.place == BONUS_HEX
                else "-reserve"
                if trigger.from_reserve
                else ""
            )
            return self.trigger(f"build{special}", trigger)
        if trigger.event <= w.BEFORE_ACTION:
            after = trigger.event == w.AFTER_ACTION
            return self.trigger("after-action" if after else "before-action", trigger)
        return self.trigger(EVENTS[trigger.event], trigger)

    def effect(self, effect: Effect) -> str:
        """All that a tile does."""
        said = [self.say(f"change-{CHANGES[number]}", by=value) for number, value in effect.changes]
        if effect.spots:
            spots = ", ".join(self.count(SPOTS[mask], 1) for mask in effect.spots)
            said.append(self.say("change-spots", spots=spots))
        if effect.setup:
            said.append(self.say("when-setup", what=self.steps(effect.setup)))
        said += [self.trigger("built", trigger) for trigger in effect.built]
        said += [self.trigger("income", trigger) for trigger in effect.income]
        said += [self.event(trigger) for trigger in effect.watching]
        if effect.endgame:
            said.append(self.say("when-endgame", what=self.steps(effect.endgame)))
        return ". ".join(said) + "."

    def piece(self, id: str, upgraded: bool = False) -> str:
        """What the piece with an id does; empty if it is not one that does anything."""
        return PIECES[id](self, upgraded) if id in PIECES else ""


SAYINGS: dict[type[EffectStep], Callable[[Teller, Any], str]] = {
    s.PayStep: lambda t, step: t.say("text-pay", goods=t.cost(step.cost)),
    s.PaySeedStep: lambda t, step: t.say("text-pay", goods=t.count("seed", step.count)),
    s.GainPerStep: Teller.per,
    s.DrawStep: lambda t, step: t.say("text-draw", look=step.look, keep=step.keep),
    s.StrengthenStep: lambda t, step: t.say("text-strengthen", count=step.workers),
    s.NewWorkerStep: lambda t, step: t.say("text-new-worker", strength=step.strength),
    s.RecallStep: lambda t, step: t.say("text-recall", count=step.workers),
    s.BuildStep: Teller.build,
    s.ReserveStep: lambda t, step: t.say("text-reserve", keep=step.keep, kinds=t.kinds(step.types)),
    s.FromStackStep: lambda t, step: t.say(
        "text-from-stack", look=step.look, keep=step.keep, kinds=t.kinds(step.types)
    ),
    s.IncomeStep: lambda t, step: t.say("text-income", count=step.farms),
    s.ActionStep: lambda t, step: t.say(
        "text-action", action=t.say(f"action-{w.ACTIONS[step.action]}"), strength=step.strength
    ),
    s.RefreshStep: Teller.refresh,
    s.ChooseStep: lambda t, step: t.say(
        "text-choose", first=t.steps(step.parts[0]), second=t.steps(step.parts[1])
    ),
    s.RepeatStep: lambda t, step: t.say("text-repeat", times=step.up_to, what=t.steps(step.steps)),
    s.ScoreStep: lambda t, step: t.say("text-score", vp=step.vp),
    s.ScorePerStep: Teller.score_per,
    s.ScoreSetStep: lambda t, step: t.say(
        "text-score-set", vp=step.vp, things=t.words.join(t.thing(each) for each in step.counters)
    ),
    s.ScoreIfStep: Teller.score_if,
}
PLAIN: dict[type[EffectStep], str] = {
    s.PlantStep: "text-plant",
    s.UpgradeStep: "text-upgrade",
    s.CopyCarvingStep: "text-copy",
    s.HarvestStep: "text-harvest",
    s.DanceTokensStep: "text-dance-tokens",
}


def _seed(teller: Teller, number: int) -> str:
    card = SEEDS[number]
    planted = teller.say("text-planted", what=teller.steps(card.planted))
    return f"{teller.steps(card.steps)}; {planted}"


def _planet(teller: Teller, number: int) -> str:
    planet = PLANETS[number]
    said = [teller.steps(planet.steps), teller.say("text-slots", count=planet.row["slots"])]
    if STRONG[number]:
        said.append(teller.say("text-strong", what=teller.steps(STRONG[number])))
    return "; ".join(said)


@cache
def _pieces() -> dict[str, Callable[[Teller, bool], str]]:
    found: dict[str, Callable[[Teller, bool], str]] = {}
    for tile in TILES:
        found[tile.id] = lambda t, _, e=tile.effect: t.effect(e)  # type: ignore[misc]
    for faction in FACTIONS:
        found[faction.id] = lambda t, u, f=faction: t.effect(f.sides[int(u)])  # type: ignore[misc]
    pods = [pod for side in SIDES for pod in side.pods]
    for piece in [*TOKENS, *STEPS, *DANCES, *pods]:
        found[piece.id] = lambda t, _, s=piece.steps: t.steps(s)  # type: ignore[misc]
    for number, card in enumerate(SEEDS):
        found[card.id] = lambda t, _, n=number: _seed(t, n)  # type: ignore[misc]
    for number, planet in enumerate(PLANETS):
        found[planet.id] = lambda t, _, n=number: _planet(t, n)  # type: ignore[misc]
    return found


PIECES = _pieces()
