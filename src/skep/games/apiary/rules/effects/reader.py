"""Reading effects: from the words of a content file to steps, clauses and rule changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skep.content import BadContent
from skep.games.apiary.resources import ITEMS, MASKS, RESOURCES, WILD
from skep.games.apiary.rules.effects import vocabulary as w
from skep.hexes import cell_at

FREE: Final = 1
ROW: Final = 2
RESERVE: Final = 4
SIGNS: Final = ("==", ">=", "<=")
CLAUSE: Final = ("when", "do", "modify", "optional", "limit")
MISSHAPEN: Final = (AttributeError, KeyError, TypeError, ValueError)
"""What comes of reading words of a wrong shape."""


class Step:
    """One thing that happens: what, and up to four numbers; further steps or conditions inside."""

    __slots__ = ("a", "b", "c", "counters", "d", "op", "parts", "tests")

    def __init__(self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.op = op
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.parts: list[list[Step]] = []
        self.tests: list[tuple[int, int, int]] = []
        """Counter, sign and number of each condition."""
        self.counters: list[int] = []
        """What makes up a set."""


class Clause:
    """Steps and when they happen."""

    __slots__ = ("action", "event", "foe", "frames", "gains", "limit", "number", "optional",
                 "reserve", "steps", "types", "use")  # fmt: skip

    def __init__(self) -> None:
        self.event = -1
        self.action = -1
        self.types = 15
        self.foe = 0
        """Of a bump: 1 if only an opponent's counts, 2 if only an own one."""
        self.frames = 0
        """Of a build: 1 on a bonus hex only, 2 on a frame only."""
        self.reserve = False
        self.gains = -1
        self.use = 0
        """Of a played seed: 1 for its benefit only, 2 as a resource only."""
        self.optional = False
        self.limit = 0
        """1: once a turn, 2: once an action."""
        self.number = 0
        """A bit of its own, for what happens only once."""
        self.steps: list[Step] = []


class Effect:
    """All that a tile does, sorted by when it does it."""

    __slots__ = ("built", "changes", "endgame", "income", "setup", "spots", "watching")

    def __init__(self) -> None:
        self.built: list[Clause] = []
        self.income: list[Clause] = []
        self.watching: list[Clause] = []
        self.endgame: list[Step] = []
        self.setup: list[Step] = []
        self.changes: list[tuple[int, int]] = []
        self.spots: list[int] = []


RATES: Final[list[tuple[str, list[Step]]]] = []
"""Further conversions that abilities bring: whose, and what."""
_LIMITED: Final[list[Clause]] = []


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

    def types(self, words: dict[str, Any]) -> int:
        known = {name: 1 << number for number, name in enumerate(w.TYPES)}
        return sum(self.word(known, name, "kind of tile") for name in words.get("types", w.TYPES))

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

    def steps(self, words: Any) -> list[Step]:
        found: list[Step] = []
        for step in words:
            if not isinstance(step, dict) or len(step) != 1:
                raise self.fault(f"{step!r} should be a step with one word")
            name, argument = next(iter(step.items()))
            if name not in READERS:
                raise self.fault(f"{name!r} is no step; known: {', '.join(READERS)}")
            try:
                found += READERS[name](self, argument)
            except MISSHAPEN as wrong:
                raise self.unread(step, wrong) from None
        return found

    def gain(self, words: Any) -> list[Step]:
        return [
            Step(w.GAIN, self.word(ITEMS, item, "item"), self.number(words, item)) for item in words
        ]

    def pay(self, words: Any) -> list[Step]:
        tokens = {name: n for name, n in words.items() if name != "seed"}
        cards = [Step(w.PAY_SEED, 0, words["seed"])] if "seed" in words else []
        return cards + ([Step(w.PAY, self.cost(tokens))] if tokens else [])

    def gain_per(self, words: Any) -> list[Step]:
        item = self.word(ITEMS, words.get("item"), "item")
        counter = self.word(w.COUNTER, words.get("count"), "counter")
        most = self.number(words, "max", 0)
        return [Step(w.GAIN_PER, item, self.number(words, "amount"), counter, most)]

    def draw(self, words: Any) -> list[Step]:
        return [Step(w.DRAW, self.number(words, "look"), self.number(words, "keep"))]

    def strengthen(self, words: Any) -> list[Step]:
        return [Step(w.STRENGTHEN, self.number(words, "workers"), self.number(words, "by"))]

    def build(self, words: Any) -> list[Step]:
        flags = FREE if words.get("pay") == "free" else 0
        for place in words.get("from", ["row"]):
            flags |= self.word({"row": ROW, "reserve": RESERVE}, place, "place")
        cell = cell_at(*words["hex"]) if "hex" in words else -1
        columns = sum(1 << column - 1 for column in words.get("columns", [1, 2, 3]))
        return [Step(w.BUILD, self.types(words), columns, flags, cell)]

    def reserve(self, words: Any) -> list[Step]:
        keep = self.number(words, "keep")
        if words.get("from") == "stack":
            return [Step(w.FROM_STACK, self.types(words), self.number(words, "look"), keep)]
        return [Step(w.TO_RESERVE, self.types(words), keep)]

    def act(self, words: Any) -> list[Step]:
        actions = {name: number for number, name in enumerate(w.ACTIONS)}
        action = self.word(actions, words.get("action"), "action")
        return [Step(w.DO_ACTION, action, self.number(words, "strength"))]

    def refresh(self, words: Any) -> list[Step]:
        rows = {"choice": -1, "farm": w.FARM, "recruit": w.RECRUIT, "development": w.DEVELOPMENT}
        return [Step(w.REFRESH, self.word(rows, words.get("row"), "row"))]

    def choose(self, words: Any) -> list[Step]:
        step = Step(w.CHOOSE)
        step.parts = [self.steps(part) for part in words["from"]]
        return [step]

    def repeat(self, words: Any) -> list[Step]:
        step = Step(w.REPEAT, 0, self.number(words, "up_to"))
        step.parts = [self.steps(words["do"])]
        return [step]

    def score_per(self, words: Any) -> list[Step]:
        counter = self.word(w.COUNTER, words.get("count"), "counter")
        per, most = self.number(words, "per", 1), self.number(words, "max", 0)
        return [Step(w.SCORE_PER, counter, self.number(words, "vp"), per, most)]

    def score_set(self, words: Any) -> list[Step]:
        step = Step(w.SCORE_SET, 0, self.number(words, "vp"))
        step.counters = [self.word(w.COUNTER, name, "counter") for name in words["of"]]
        return [step]

    def score_if(self, words: Any) -> list[Step]:
        step = Step(w.SCORE_IF, 0, self.number(words, "vp"))
        step.tests = [self.test(test) for test in [words, *words.get("and", [])]]
        return [step]

    def test(self, words: Any) -> tuple[int, int, int]:
        counter = self.word(w.COUNTER, words.get("count"), "counter")
        sign = self.word({sign: n for n, sign in enumerate(SIGNS)}, words.get("op"), "sign")
        return counter, sign, self.number(words, "n")

    # Clauses

    def effect(self, clauses: Any) -> Effect:
        found = Effect()
        for words in clauses:
            try:
                self.part(words, found)
            except MISSHAPEN as wrong:
                raise self.unread(words, wrong) from None
        return found

    def part(self, words: Any, found: Effect) -> None:
        """One clause of an effect, sorted in."""
        if "when" not in words:
            raise self.fault("a clause has no `when`")
        for name in words:
            if name not in CLAUSE:
                raise self.fault(f"{name!r} is no part of a clause; known: {', '.join(CLAUSE)}")
        when = words["when"]
        if when == "always":
            for change in words.get("modify", []):
                self.change(change, found)
        elif when in ("endgame", "setup"):
            (found.endgame if when == "endgame" else found.setup).extend(
                self.steps(words.get("do", []))
            )
        else:
            self.sort_clause(when, self.clause(words), found)

    def clause(self, words: Any) -> Clause:
        clause = Clause()
        clause.optional = bool(words.get("optional", False))
        clause.steps = self.steps(words.get("do", []))
        if "limit" in words:
            limits = {"once_per_turn": 1, "once_per_action": 2}
            clause.limit = self.word(limits, words["limit"], "limit")
            clause.number = 1 << 2 * len(_LIMITED) + clause.limit - 1
            _LIMITED.append(clause)
        return clause

    def sort_clause(self, when: Any, clause: Clause, found: Effect) -> None:
        if when == "built":
            found.built.append(clause)
        elif when == "income":
            found.income.append(clause)
        elif isinstance(when, dict):
            self.event(when, clause)
            found.watching.append(clause)
        else:
            raise self.fault(f"{when!r} is no trigger")

    def event(self, words: Any, clause: Clause) -> None:
        name = words.get("event")
        if name == "action":
            late = words.get("timing", "end") == "end"
            clause.event = w.AFTER_ACTION if late else w.BEFORE_ACTION
            actions = {action: number for number, action in enumerate(w.ACTIONS)}
            clause.action = self.word(actions, words.get("action"), "action")
            return
        clause.event = self.word(w.EVENTS, name, "event")
        clause.types = self.types(words)
        clause.foe = {"opponent": 1, "own": 2}.get(words.get("whose", words.get("by", "any")), 0)
        clause.frames = {"bonus_hex": 1, "frame": 2}.get(words.get("place", ""), 0)
        clause.reserve = words.get("from") == "reserve"
        clause.use = {"benefit": 1, "resource": 2}.get(words.get("use", ""), 0)
        if "gains" in words:
            clause.gains = RESOURCES.index(words["gains"])

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
            found.changes.append((w.PAY_AS, 1 + use + (mask << 3)))
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


SPECIAL: Final = {"copy_carving": w.COPY_CARVING}
"""What only one piece does."""
READERS: Final[dict[str, Callable[[Reader, Any], list[Step]]]] = {
    "gain": Reader.gain,
    "pay": Reader.pay,
    "gain_per": Reader.gain_per,
    "draw_seed": Reader.draw,
    "plant": lambda reader, words: [Step(w.PLANT, 0, reader.number(words, "cards"))],
    "strengthen": Reader.strengthen,
    "new_worker": lambda reader, words: [Step(w.NEW_WORKER, 0, reader.number(words, "strength"))],
    "recall_worker": lambda reader, words: [Step(w.RECALL, 0, reader.number(words, "workers"))],
    "upgrade_faction": lambda _reader, _words: [Step(w.UPGRADE)],
    "build": Reader.build,
    "reserve": Reader.reserve,
    "income": lambda reader, words: [Step(w.INCOME, 0, reader.number(words, "farms"))],
    "do_action": Reader.act,
    "refresh_row": Reader.refresh,
    "choose": Reader.choose,
    "repeat": Reader.repeat,
    "score": lambda reader, words: [Step(w.SCORE, 0, reader.number(words, "vp"))],
    "score_per": Reader.score_per,
    "score_set": Reader.score_set,
    "score_if": Reader.score_if,
    "special": lambda reader, word: [Step(reader.word(SPECIAL, word, "rule"))],
    "harvest_planet": lambda _reader, _words: [Step(w.HARVEST)],
    "dance_tokens": lambda _reader, _words: [Step(w.DANCE_TOKENS)],
}
