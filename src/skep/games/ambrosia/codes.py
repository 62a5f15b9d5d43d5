"""The options of every prompt as ints, and their keys; in the order of the vocabulary.

A `Verb` owns a range of codes. It builds the code of an option and takes it apart again.
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import MAX_BEES, PART_IDS, PLAYERS
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPECIALS
from skep.games.ambrosia.ring import MAX_RING_LENGTH
from skep.kernel.compiling import mypyc_attr

DONE: Final = 0
WAIT: Final = 1
SCORE: Final = 2
POINT: Final = 3
AGAIN: Final = 4
HOP: Final = 5
STAY: Final = 6
YES: Final = 7
NO: Final = 8
SHOWN: Final = 9
WORDS: Final = ("done", "wait", "score", "point", "again", "hop", "stay", "yes", "no", "shown")
"""The keys of the options that have no number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """The codes of the options with one verb: one for each number below `count`."""

    def __init__(self, name: str, first: int, count: int) -> None:
        self.name: str = name
        self.first: int = first
        self.end: int = first + count
        """The first code after those of this verb."""

    def holds(self, code: int) -> bool:
        """Whether an option has this verb."""
        return self.first <= code < self.end

    def code(self, number: int) -> int:
        """The option with this number: a seat, a space, a kind of bee or a count."""
        return self.first + number

    def number(self, code: int) -> int:
        """The number of an option."""
        return code - self.first

    def key(self, code: int, length: int) -> str:
        """The key of an option, on a ring of this length."""
        return f"{self.name}:{self.number(code)}"


class NameVerb(Verb):
    """A verb whose options are named: bees, parts of the meadow or event cards."""

    def __init__(self, name: str, first: int, names: tuple[str, ...]) -> None:
        super().__init__(name, first, len(names))
        self.names: tuple[str, ...] = names

    def key(self, code: int, length: int) -> str:
        return f"{self.name}:{self.names[self.number(code)]}"


class BeeVerb(Verb):
    """A verb about one bee on a space, counted from the top: of the group or of those it covers."""

    COVERED: Final = 8
    """Added to the number of a covered bee."""
    PER_SPACE: Final = 16

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name, first, MAX_RING_LENGTH * self.PER_SPACE)

    def bee_code(self, at: int, bee: int, covered: bool) -> int:
        """The option for a bee of the group on a space, or for one that is covered there."""
        return self.code(at * self.PER_SPACE + bee + (self.COVERED if covered else 0))

    def parts(self, code: int) -> tuple[int, int, bool]:
        """The space, the bee's number from the top, and whether it is covered."""
        at, bee = divmod(self.number(code), self.PER_SPACE)
        covered = bee >= self.COVERED
        return at, bee - self.COVERED if covered else bee, covered

    def key(self, code: int, length: int) -> str:
        at, bee = divmod(self.number(code), self.PER_SPACE)
        return f"{self.name}:{at},{bee}"


class LeapVerb(Verb):
    """A verb from one space to another."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name, first, MAX_RING_LENGTH * MAX_RING_LENGTH)

    def leap_code(self, at: int, to: int) -> int:
        """The option from a space to another."""
        return self.code(at * MAX_RING_LENGTH + to)

    def parts(self, code: int) -> tuple[int, int]:
        """From where, and to where."""
        return divmod(self.number(code), MAX_RING_LENGTH)

    def key(self, code: int, length: int) -> str:
        at, to = self.parts(code)
        return f"{self.name}:{at},{to}"


class MoveVerb(Verb):
    """A verb for moves: the space, how many bees, and one of four ways.

    The ways: as many spaces as bees clockwise (0) or back (2), or one more clockwise (1) or
    back (3).
    """

    WAYS: Final = 4
    PER_SPACE: Final = (MAX_BEES + 1) * WAYS

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name, first, MAX_RING_LENGTH * self.PER_SPACE)
        self._parts: list[tuple[int, int, int]] = [
            self._split(number) for number in range(MAX_RING_LENGTH * self.PER_SPACE)
        ]

    def _split(self, number: int) -> tuple[int, int, int]:
        at, bees_and_way = divmod(number, self.PER_SPACE)
        count, way = divmod(bees_and_way, self.WAYS)
        return at, count, count + way if way < 2 else 2 - way - count

    def move_code(self, at: int, count: int, spaces: int) -> int:
        """The move of bees from a space, by this many spaces clockwise; negative: back."""
        way = spaces - count if spaces > 0 else 2 - spaces - count
        return self.code(at * self.PER_SPACE + count * self.WAYS + way)

    def before_first(self, at: int, direction: int) -> int:
        """The code before those of moves straight on from a space: each bee adds WAYS."""
        return self.code(at * self.PER_SPACE + (0 if direction > 0 else 2))

    def parts(self, code: int) -> tuple[int, int, int]:
        """From where, how many bees, and how many spaces clockwise; negative: back."""
        return self._parts[code - self.first]

    def key(self, code: int, length: int) -> str:
        at, count, spaces = self.parts(code)
        return f"{self.name}:{at},{count},{(at + spaces) % length}"


class AddVerb(NameVerb):
    """The verb for new special bees: one by its kind, none, or one that chance draws."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name, first, ("none", *KINDS[1:], "chance"))
        self.none: int = first
        self.chance: int = self.end - 1


MAX_SEATS: Final = max(PLAYERS)
ROB: Final = Verb("rob", len(WORDS), MAX_SEATS)
START: Final = Verb("start", ROB.end, MAX_SEATS)
LAST: Final = Verb("last", START.end, MAX_SEATS)
PART: Final = NameVerb("part", LAST.end, tuple(PART_IDS))
EVENT: Final = NameVerb("event", PART.end, EVENTS)
TALENT: Final = NameVerb("talent", EVENT.end, KINDS)
PICK: Final = NameVerb("pick", TALENT.end, KINDS)
ADD: Final = AddVerb("add", PICK.end)
NEXT: Final = NameVerb("next", ADD.end, KINDS)
TUNNEL: Final = Verb("tunnel", NEXT.end, MAX_BEES + 1)
PLACE: Final = Verb("place", TUNNEL.end, MAX_RING_LENGTH)
BEGIN: Final = Verb("begin", PLACE.end, MAX_RING_LENGTH)
ORGANIZE: Final = Verb("organize", BEGIN.end, MAX_RING_LENGTH)
ALONE: Final = Verb("alone", ORGANIZE.end, MAX_RING_LENGTH)
FREE: Final = BeeVerb("free", ALONE.end)
GIVE: Final = BeeVerb("give", FREE.end)
SWAP: Final = BeeVerb("swap", GIVE.end)
LEAP: Final = LeapVerb("leap", SWAP.end)
MOVE: Final = MoveVerb("move", LEAP.end)
TAKEOVER_MOVE: Final = MoveVerb("takeover", MOVE.end)
VERBS: Final[tuple[Verb, ...]] = (
    MOVE, TAKEOVER_MOVE, LEAP, FREE, GIVE, SWAP, PLACE, BEGIN, ORGANIZE, ALONE, ROB, START, LAST,
    PART, EVENT, TALENT, PICK, ADD, NEXT, TUNNEL,
)  # fmt: skip
"""Every verb; the most frequent ones come first."""


def key(code: int, length: int) -> str:
    """The key of any option, on a ring of this length."""
    if code < len(WORDS):
        return WORDS[code]
    return next(verb.key(code, length) for verb in VERBS if verb.holds(code))


def every_code(seats: int, length: int, back: bool, events: bool) -> list[int]:
    """Every option that can be offered at a table, in order."""
    spaces = range(length)
    codes = [*range(len(WORDS))]
    codes += [ROB.code(seat) for seat in range(seats)] if back else []
    codes += [verb.code(seat) for verb in (START, LAST) for seat in range(seats)]
    codes += [PART.code(part) for part in range(len(PART_IDS))]
    codes += [EVENT.code(event) for event in range(1, len(EVENTS))] if events else []
    codes += [TALENT.code(kind) for kind in SPECIALS] if events else []
    codes += [PICK.code(kind) for kind in SPECIALS]
    codes += [ADD.none, *(ADD.code(kind) for kind in SPECIALS), *([ADD.chance] if events else [])]
    codes += [NEXT.code(kind) for kind in range(1, len(KINDS))]
    codes += [TUNNEL.code(count) for count in range(1, MAX_BEES + 1)] if back else []
    codes += [verb.code(at) for verb in (PLACE, BEGIN, ORGANIZE, ALONE) for at in spaces]
    codes += bee_codes(FREE, length, 0)
    codes += bee_codes(GIVE, length, MAX_BEES)
    if events:
        codes += bee_codes(SWAP, length, MAX_BEES)
        codes += [LEAP.leap_code(at, to) for at in spaces for to in spaces if at != to]
    codes += move_codes(MOVE, length)
    if events:
        codes += [code for code in move_codes(TAKEOVER_MOVE, length) if is_plain(code)]
    return codes


def bee_codes(verb: BeeVerb, length: int, most: int) -> list[int]:
    """The options for every bee of a group of this size, and for two covered ones, by space."""
    return [
        verb.bee_code(at, bee, covered)
        for at in range(length)
        for covered, count in ((False, most), (True, 2))
        for bee in range(count)
    ]


def move_codes(verb: MoveVerb, length: int) -> list[int]:
    """Every move of up to MAX_BEES bees in all four ways, by space."""
    return [
        verb.move_code(at, count, spaces)
        for at in range(length)
        for count in range(1, MAX_BEES + 1)
        for spaces in (count, count + 1, -count, -count - 1)
    ]


def is_plain(code: int) -> bool:
    """Whether a takeover goes clockwise, as many spaces as bees: others are never offered."""
    _, count, spaces = TAKEOVER_MOVE.parts(code)
    return spaces == count
