"""Reading effects: from the words of a content file to steps, triggers and rule changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skep.content import BadContent
from skep.games.apiary.resources import ITEMS, MASKS, RESOURCES, WILD, swap
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import (
    AS_BENEFIT,
    AS_RESOURCE,
    BONUS_HEX,
    FRAME_HEX,
    ONCE_A_TURN,
    ONCE_AN_ACTION,
    OPPONENT,
    OWN,
    Effect,
    Trigger,
)
from skep.games.apiary.rules.effects.steps import (
    ActionStep,
    BuildStep,
    ChooseStep,
    CopyCarvingStep,
    DanceTokensStep,
    DrawStep,
    EffectStep,
    FromStackStep,
    GainPerStep,
    GainStep,
    HarvestStep,
    IncomeStep,
    NewWorkerStep,
    PaySeedStep,
    PayStep,
    PlantStep,
    RecallStep,
    RefreshStep,
    RepeatStep,
    ReserveStep,
    ScoreIfStep,
    ScorePerStep,
    ScoreSetStep,
    ScoreStep,
    StrengthenStep,
    UpgradeStep,
)
from skep.hexes import cell_at

SIGNS: Final = ("==", ">=", "<=")
PARTS: Final = ("when", "do", "modify", "optional", "limit")
MISSHAPEN: Final = (AttributeError, KeyError, TypeError, ValueError)
"""What comes of reading words of a wrong shape."""


RATES: Final[list[tuple[str, list[EffectStep]]]] = []
"""Further conversions that abilities bring: whose, and what."""
LIMITED: Final[list[Trigger]] = []
"""Triggers that may happen only once a turn or once an action."""
STEPS_READ: Final[list[tuple[str, str, str, EffectStep]]] = []
"""File, piece and field of every step that was read."""


class Reader:
    """Reads the effects of one piece, and names it in every fault."""

    def __init__(self, file: str, piece: str, field: str = "effect") -> None:
        self.file = file
        self.piece = piece
        self.field = field

    def fault(self, why: str) -> BadContent:
        return BadContent(f"apiary/content/{self.file}", self.piece, self.field, why)

    def unread(self, words: Any, wrong: Exception) -> BadContent:
        """Words whose shape is wrong, such as a number where a table should be."""
        why = f"lacks {wrong}" if isinstance(wrong, KeyError) else str(wrong)
        return self.fault(f"{words!r} can't be read: {why}")

    def word(self, table: dict[str, int], word: Any, noun: str) -> int:
        if word not in table:
            raise self.fault(f"{word!r} is no {noun}; known: {', '.join(table)}")
        return table[word]

    def number(self, words: dict[str, Any], key: str, default: int | None = None) -> int:
        value = words.get(key, default)
        if type(value) is not int:
            raise self.fault(f"{key} is {value!r}, should be a whole number")
        return value

    def types(self, words: dict[str, Any]) -> list[int]:
        """The kinds of tiles that are named; all of them if none is."""
        known: dict[str, int] = {name: number for number, name in enumerate(w.TYPES)}
        named = [self.word(known, name, "kind of tile") for name in words.get("types", w.TYPES)]
        return sorted(named)

    def cost(self, words: dict[str, Any]) -> int:
        """A cost as one int."""
        cost = 0
        for name in words:
            if name == "any_basic":
                cost += self.number(words, name) << WILD
            elif name in RESOURCES:
                cost += self.number(words, name) << 8 * RESOURCES.index(name)
            else:
                raise self.fault(f"{name!r} can't be paid; known: any_basic, {', '.join(MASKS)}")
        return cost

    # Steps

    def steps(self, words: Any) -> list[EffectStep]:
        found: list[EffectStep] = []
        for written in words:
            if not isinstance(written, dict) or len(written) != 1:
                raise self.fault(f"{written!r} should be a step with one word")
            name, argument = next(iter(written.items()))
            if name not in READERS:
                raise self.fault(f"{name!r} is no step; known: {', '.join(READERS)}")
            try:
                found += READERS[name](self, argument)
            except MISSHAPEN as wrong:
                raise self.unread(written, wrong) from None
        STEPS_READ.extend((self.file, self.piece, self.field, step) for step in found)
        return found

    def gain(self, words: Any) -> list[EffectStep]:
        return [
            GainStep(self.word(ITEMS, item, "item"), self.number(words, item)) for item in words
        ]

    def pay(self, words: Any) -> list[EffectStep]:
        found: list[EffectStep] = [PaySeedStep(words["seed"])] if "seed" in words else []
        tokens = {name: n for name, n in words.items() if name != "seed"}
        if tokens:
            found.append(PayStep(self.cost(tokens)))
        return found

    def gain_per(self, words: Any) -> list[EffectStep]:
        item = self.word(ITEMS, words.get("item"), "item")
        most = self.number(words, "max", 0)
        return [GainPerStep(item, self.number(words, "amount"), self.counter(words), most)]

    def counter(self, words: Any) -> int:
        return self.word(w.COUNTER, words.get("count"), "counter")

    def draw(self, words: Any) -> list[EffectStep]:
        return [DrawStep(self.number(words, "look"), self.number(words, "keep"))]

    def strengthen(self, words: Any) -> list[EffectStep]:
        return [StrengthenStep(self.number(words, "workers"), self.number(words, "by"))]

    def build(self, words: Any) -> list[EffectStep]:
        places = {"row": 0, "reserve": 1}
        sources = [self.word(places, place, "place") for place in words.get("from", ["row"])]
        columns = [column - 1 for column in words.get("columns", [1, 2, 3])]
        cell = cell_at(*words["hex"]) if "hex" in words else -1
        free = words.get("pay") == "free"
        return [BuildStep(self.types(words), columns, free, 0 in sources, 1 in sources, cell)]

    def reserve(self, words: Any) -> list[EffectStep]:
        keep = self.number(words, "keep")
        if words.get("from") == "stack":
            return [FromStackStep(self.types(words), self.number(words, "look"), keep)]
        return [ReserveStep(self.types(words), keep)]

    def act(self, words: Any) -> list[EffectStep]:
        actions = {name: number for number, name in enumerate(w.ACTIONS)}
        action = self.word(actions, words.get("action"), "action")
        return [ActionStep(action, self.number(words, "strength"))]

    def refresh(self, words: Any) -> list[EffectStep]:
        rows = {"choice": -1, "farm": w.FARM, "recruit": w.RECRUIT, "development": w.DEVELOPMENT}
        return [RefreshStep(self.word(rows, words.get("row"), "row"))]

    def choose(self, words: Any) -> list[EffectStep]:
        return [ChooseStep([self.steps(part) for part in words["from"]])]

    def repeat(self, words: Any) -> list[EffectStep]:
        return [RepeatStep(self.number(words, "up_to"), self.steps(words["do"]))]

    def score_per(self, words: Any) -> list[EffectStep]:
        per, most = self.number(words, "per", 1), self.number(words, "max", 0)
        return [ScorePerStep(self.counter(words), self.number(words, "vp"), per, most)]

    def score_set(self, words: Any) -> list[EffectStep]:
        counters = [self.word(w.COUNTER, name, "counter") for name in words["of"]]
        return [ScoreSetStep(counters, self.number(words, "vp"))]

    def score_if(self, words: Any) -> list[EffectStep]:
        conditions = [self.condition(test) for test in [words, *words.get("and", [])]]
        return [ScoreIfStep(conditions, self.number(words, "vp"))]

    def special(self, word: Any) -> list[EffectStep]:
        """What only one piece does."""
        self.word({"copy_carving": 0}, word, "rule")
        return [CopyCarvingStep()]

    def condition(self, words: Any) -> tuple[int, int, int]:
        """Counter, sign and number."""
        sign = self.word({sign: n for n, sign in enumerate(SIGNS)}, words.get("op"), "sign")
        return self.counter(words), sign, self.number(words, "n")

    # Triggers

    def effect(self, parts: Any) -> Effect:
        """Everything that a tile does."""
        found = Effect()
        for words in parts:
            try:
                self.part(words, found)
            except MISSHAPEN as wrong:
                raise self.unread(words, wrong) from None
        return found

    def part(self, words: Any, found: Effect) -> None:
        """Sort one part of an effect in by when it happens."""
        if "when" not in words:
            raise self.fault("a part has no `when`")
        for name in words:
            if name not in PARTS:
                raise self.fault(f"{name!r} is no part of an effect; known: {', '.join(PARTS)}")
        when = words["when"]
        if when == "always":
            for change in words.get("modify", []):
                self.change(change, found)
        elif when in ("endgame", "setup"):
            (found.endgame if when == "endgame" else found.setup).extend(
                self.steps(words.get("do", []))
            )
        else:
            self.sort_trigger(when, self.trigger(words), found)

    def trigger(self, words: Any) -> Trigger:
        trigger = Trigger()
        trigger.optional = bool(words.get("optional", False))
        trigger.steps = self.steps(words.get("do", []))
        if "limit" in words:
            limits = {"once_per_turn": ONCE_A_TURN, "once_per_action": ONCE_AN_ACTION}
            trigger.limit = self.word(limits, words["limit"], "limit")
            trigger.number = limit_bit(len(LIMITED), trigger.limit)
            LIMITED.append(trigger)
        return trigger

    def sort_trigger(self, when: Any, trigger: Trigger, found: Effect) -> None:
        if when == "built":
            found.built.append(trigger)
        elif when == "income":
            found.income.append(trigger)
        elif isinstance(when, dict):
            self.event(when, trigger)
            found.watching.append(trigger)
        else:
            raise self.fault(f"{when!r} is no trigger")

    def event(self, words: Any, trigger: Trigger) -> None:
        name = words.get("event")
        if name == "action":
            late = words.get("timing", "end") == "end"
            trigger.event = w.AFTER_ACTION if late else w.BEFORE_ACTION
            actions = {action: number for number, action in enumerate(w.ACTIONS)}
            trigger.action = self.word(actions, words.get("action"), "action")
            return
        trigger.event = self.word(w.EVENTS, name, "event")
        trigger.types = self.types(words)
        owners = {"opponent": OPPONENT, "own": OWN}
        trigger.whose = owners.get(words.get("whose", words.get("by", "any")), 0)
        trigger.place = {"bonus_hex": BONUS_HEX, "frame": FRAME_HEX}.get(words.get("place", ""), 0)
        trigger.from_reserve = words.get("from") == "reserve"
        uses = {"benefit": AS_BENEFIT, "resource": AS_RESOURCE}
        trigger.use = uses.get(words.get("use", ""), 0)
        if "gains" in words:
            trigger.gains = RESOURCES.index(words["gains"])

    # Rule changes

    def change(self, words: Any, found: Effect) -> None:
        rule = words.get("rule")
        if rule in w.SUMMED:
            found.changes.append((w.SUMMED[rule], abs(self.number(words, "by"))))
        elif rule in w.SET:
            number, key = w.SET[rule]
            found.changes.append((number, self.number(words, key)))
        elif rule == "tile_cost":
            self.tile_cost(words, found)
        elif rule == "conversion_rate":
            if self.piece not in [piece for piece, _ in RATES]:
                RATES.append((self.piece, self.pay(words["pay"]) + self.gain(words["gain"])))
            found.changes.append((w.RATE, 1 + [piece for piece, _ in RATES].index(self.piece)))
        elif rule == "pay_as":
            use = RESOURCES.index(words["use"])
            mask = sum(MASKS[name] for name in words["as"])
            found.changes.append((w.PAY_AS, swap(use, mask)))
        elif rule == "storage":
            found.spots += [self.word(MASKS, spot, "resource") for spot in words["spots"]]
        elif rule == "keep_strength":
            ways = {"bumped": w.STAY_BUMPED, "retrieve": w.STAY_RETRIEVED}
            found.changes += [(self.word(ways, e, "event"), 1) for e in words["events"]]
        else:
            raise self.fault(f"{rule!r} is no rule that can be changed")

    def tile_cost(self, words: Any, found: Effect) -> None:
        by = -self.number(words, "by")
        if words.get("from") == "reserve":
            found.changes.append((w.LESS_RESERVE, by))
            return
        for name in words["types"]:
            number = self.word({n: at for at, n in enumerate(w.TYPES)}, name, "kind of tile")
            found.changes.append((w.LESS_FARM + number, by))
        if "min" in words:
            if words["types"] != ["carving"]:
                raise self.fault("only carvings may have a lowest cost")
            found.changes.append((w.CARVING_FLOOR, self.number(words, "min")))


def limit_bit(number: int, limit: int) -> int:
    """The bit that marks a limited trigger as used: those of a turn and of an action alternate."""
    return 1 << 2 * number + limit - 1


ACTION_BITS: Final = sum(limit_bit(number, ONCE_AN_ACTION) for number in range(16))
"""The bits of everything that may happen once an action."""
READERS: Final[dict[str, Callable[[Reader, Any], list[EffectStep]]]] = {
    "gain": Reader.gain,
    "pay": Reader.pay,
    "gain_per": Reader.gain_per,
    "draw_seed": Reader.draw,
    "plant": lambda reader, words: [PlantStep(reader.number(words, "cards"))],
    "strengthen": Reader.strengthen,
    "new_worker": lambda reader, words: [NewWorkerStep(reader.number(words, "strength"))],
    "recall_worker": lambda reader, words: [RecallStep(reader.number(words, "workers"))],
    "upgrade_faction": lambda _reader, _words: [UpgradeStep()],
    "build": Reader.build,
    "reserve": Reader.reserve,
    "income": lambda reader, words: [IncomeStep(reader.number(words, "farms"))],
    "do_action": Reader.act,
    "refresh_row": Reader.refresh,
    "choose": Reader.choose,
    "repeat": Reader.repeat,
    "score": lambda reader, words: [ScoreStep(reader.number(words, "vp"))],
    "score_per": Reader.score_per,
    "score_set": Reader.score_set,
    "score_if": Reader.score_if,
    "special": Reader.special,
    "harvest_planet": lambda _reader, _words: [HarvestStep()],
    "dance_tokens": lambda _reader, _words: [DanceTokensStep()],
}
