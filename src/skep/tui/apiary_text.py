"""What a piece of Apiary does, in words put together from its data, in any language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from skep.games.apiary.board import SIDES
from skep.games.apiary.box import DANCES, FACTIONS, PLANETS, SEEDS, STEPS, STRONG, TILES, TOKENS
from skep.games.apiary.resources import ITEMS, MASKS, RESOURCES, WILD
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.reader import FREE, Clause, Effect, Step
from skep.words import Param, Words

NAMES = {number: name for name, number in ITEMS.items()}
SPOTS = {number: name for name, number in MASKS.items()}
EVENTS = {
    w.BUMP: "bump", w.BUMPED: "bumped", w.RETRIEVE: "retrieve", w.HIBERNATE: "hibernate",
    w.GAIN_WORKER: "gain-worker", w.GAIN_FRAME: "gain-frame", w.GAIN_TOKEN: "gain-token",
    w.PLAY_SEED: "play-seed", w.PLANT_SEED: "plant-seed", w.CONVERSION: "conversion",
    w.USE_DANCE: "use-dance", w.OVERFLOW: "overflow",
}  # fmt: skip


class Teller:
    """Tells what effects do in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, id: str, /, **params: Param) -> str:
        return self.words.say(f"apiary-{id}", **params)

    def count(self, item: str, number: int) -> str:
        return self.say(f"count-{item}", count=number)

    def kinds(self, types: int) -> str:
        own = [name for at, name in enumerate(w.TYPES) if types >> at & 1]
        return ", ".join(self.say(f"kind-{name}") for name in own)

    def thing(self, counter: int) -> str:
        return self.say(f"thing-{w.COUNTERS[counter]}")

    def cost(self, cost: int) -> str:
        """A cost as `2 pollen and 1 water`."""
        parts = [(RESOURCES[r], cost >> 8 * r & 255) for r in range(5)]
        parts.append(("any_basic", cost >> WILD))
        return self.words.join(self.count(name, n) for name, n in parts if n)

    # Steps

    def steps(self, steps: list[Step]) -> str:
        """Steps in a row; gains that follow each other are one."""
        said: list[str] = []
        gains: list[str] = []
        for step in [*steps, None]:
            if step is not None and step.op == w.GAIN:
                gains.append(self.count(NAMES[step.a], step.b))
                continue
            if gains:
                said.append(self.say("text-gain", goods=self.words.join(gains)))
                gains = []
            if step is not None:
                said.append(self.step(step))
        return "; ".join(said) or self.say("text-nothing")

    def step(self, step: Step) -> str:
        if step.op in SAYINGS:
            return SAYINGS[step.op](self, step)
        return self.say(PLAIN[step.op])

    def per(self, step: Step) -> str:
        goods = self.count(NAMES[step.a], step.b)
        id = "text-gain-per-most" if step.d else "text-gain-per"
        return self.say(id, goods=goods, thing=self.thing(step.c), most=step.d)

    def build(self, step: Step) -> str:
        if step.c & FREE:
            return self.say("text-build-free", kinds=self.kinds(step.a))
        columns = step.b.bit_length()
        return self.say("text-build-cost", kinds=self.kinds(step.a), columns=columns)

    def refresh(self, step: Step) -> str:
        if step.a < 0:
            return self.say("text-refresh")
        return self.say("text-refresh-row", kinds=self.kinds(1 << step.a))

    def score_per(self, step: Step) -> str:
        tail = "-most" if step.d else "-some" if step.c > 1 else ""
        return self.say(
            f"text-score-per{tail}", vp=step.b, thing=self.thing(step.a), per=step.c, most=step.d
        )

    def score_if(self, step: Step) -> str:
        tests = [
            self.say(f"text-test-{sign}", thing=self.thing(counter), number=number)
            for counter, sign, number in step.tests
        ]
        return self.say("text-score-if", vp=step.b, tests=self.words.join(tests))

    # Clauses and whole pieces

    def clause(self, id: str, clause: Clause) -> str:
        what = self.steps(clause.steps)
        if clause.optional:
            what = self.say("when-may", what=what)
        if clause.limit:
            what = self.say(f"when-once-{clause.limit}", what=what)
        action = self.say(f"action-{w.ACTIONS[clause.action]}") if clause.action >= 0 else ""
        made = self.say(f"item-{RESOURCES[clause.gains]}") if clause.gains >= 0 else ""
        kinds = self.kinds(clause.types)
        return self.say(f"when-{id}", what=what, action=action, kinds=kinds, thing=made)

    def event(self, clause: Clause) -> str:
        if clause.event == w.BUILT:
            special = "-bonus" if clause.frames == 1 else "-reserve" if clause.reserve else ""
            return self.clause(f"build{special}", clause)
        if clause.event <= w.BEFORE_ACTION:
            after = clause.event == w.AFTER_ACTION
            return self.clause("after-action" if after else "before-action", clause)
        return self.clause(EVENTS[clause.event], clause)

    def effect(self, effect: Effect) -> str:
        """All that a tile does."""
        said = [self.say(f"change-{number}", by=value) for number, value in effect.changes]
        if effect.spots:
            spots = ", ".join(self.count(SPOTS[mask], 1) for mask in effect.spots)
            said.append(self.say("change-spots", spots=spots))
        if effect.setup:
            said.append(self.say("when-setup", what=self.steps(effect.setup)))
        said += [self.clause("built", clause) for clause in effect.built]
        said += [self.clause("income", clause) for clause in effect.income]
        said += [self.event(clause) for clause in effect.watching]
        if effect.endgame:
            said.append(self.say("when-endgame", what=self.steps(effect.endgame)))
        return ". ".join(said) + "."

    def piece(self, id: str, upgraded: bool = False) -> str:
        """What the piece with an id does; empty if it is not one that does anything."""
        return PIECES[id](self, upgraded) if id in PIECES else ""


SAYINGS: dict[int, Callable[[Teller, Step], str]] = {
    w.PAY: lambda t, s: t.say("text-pay", goods=t.cost(s.a)),
    w.PAY_SEED: lambda t, s: t.say("text-pay", goods=t.count("seed", s.b)),
    w.GAIN_PER: Teller.per,
    w.DRAW: lambda t, s: t.say("text-draw", look=s.a, keep=s.b),
    w.STRENGTHEN: lambda t, s: t.say("text-strengthen", count=s.a),
    w.NEW_WORKER: lambda t, s: t.say("text-new-worker", strength=s.b),
    w.RECALL: lambda t, s: t.say("text-recall", count=s.b),
    w.BUILD: Teller.build,
    w.TO_RESERVE: lambda t, s: t.say("text-reserve", keep=s.b, kinds=t.kinds(s.a)),
    w.FROM_STACK: lambda t, s: t.say("text-from-stack", look=s.b, keep=s.c, kinds=t.kinds(s.a)),
    w.INCOME: lambda t, s: t.say("text-income", count=s.b),
    w.DO_ACTION: lambda t, s: t.say(
        "text-action", action=t.say(f"action-{w.ACTIONS[s.a]}"), strength=s.b
    ),
    w.REFRESH: Teller.refresh,
    w.CHOOSE: lambda t, s: t.say(
        "text-choose", first=t.steps(s.parts[0]), second=t.steps(s.parts[1])
    ),
    w.REPEAT: lambda t, s: t.say("text-repeat", times=s.b, what=t.steps(s.parts[0])),
    w.SCORE: lambda t, s: t.say("text-score", vp=s.b),
    w.SCORE_PER: Teller.score_per,
    w.SCORE_SET: lambda t, s: t.say(
        "text-score-set", vp=s.b, things=t.words.join(t.thing(each) for each in s.counters)
    ),
    w.SCORE_IF: Teller.score_if,
}
PLAIN = {
    w.PLANT: "text-plant", w.UPGRADE: "text-upgrade", w.COPY_CARVING: "text-copy",
    w.HARVEST: "text-harvest", w.DANCE_TOKENS: "text-dance-tokens",
}  # fmt: skip


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
