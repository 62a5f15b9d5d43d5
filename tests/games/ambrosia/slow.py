"""A slow, plain second engine for moves, scoring and stacking, straight from the clauses.

The meadow is a dict of lists of (color, kind) from the bottom up; nothing is shared with the
engine under test but names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Bee = tuple[int, str]
Spaces = dict[int, list[Bee]]


class Slow:
    """A meadow: what is printed, what lies there, and the open card."""

    def __init__(
        self, values: Sequence[int], special: Sequence[str], spaces: Mapping[int, list[Bee]],
        event: str = "", literal: bool = False,
    ) -> None:  # fmt: skip
        self.values = values
        self.special = special
        self.spaces: Spaces = {at: list(bees) for at, bees in spaces.items() if bees}
        self.event = event
        self.literal = literal
        self.forward = -1 if event == "surprising-turn" else 1

    def top(self, at: int) -> Bee | None:
        return self.spaces[at][-1] if at in self.spaces else None

    def group(self, at: int) -> list[Bee]:
        """The unbroken run of one color at the top, from the bottom up."""
        bees = self.spaces.get(at, [])
        run = 0
        while run < len(bees) and bees[-1 - run][0] == bees[-1][0]:
            run += 1
        return bees[len(bees) - run :]

    def power(self, at: int) -> str:
        """AMB-SPEC-05, AMB-THICK-01, AMB-EVT-27"""
        top = self.top(at)
        if top is None or self.event == "equal-rights" or self.special[at] == "thicket":
            return "none"
        return top[1]

    def may_end(self, color: int, at: int, power: str) -> bool:
        """AMB-DEST-01…07, AMB-GUARD, AMB-BERS, AMB-EVT-23"""
        top = self.top(at)
        if top is None or top[0] == color:
            return True
        if self.event == "peaceful-solution" or self.power(at) == "guardian":
            return False
        bees = self.spaces[at]
        if len(bees) == 1:
            return True
        pair = len(bees) == 2 and bees[0][0] == bees[1][0]
        return pair and power == "berserker" and self.special[at] != "thicket"

    def distances(self, at: int, count: int, power: str, top: str, leaves: bool) -> Iterator[int]:
        """How far bees may go, clockwise or (negative) back.  AMB-MOVE-04, TURBO, REBEL, LEAF"""
        lengths = [count]
        advanced = self.event == "advanced-movement" and not self.literal and top == "normal"
        if power == "turbo" or advanced:
            lengths.append(count + 1)
        for length in lengths:
            yield length * self.forward
            if power == "rebel" or (leaves and self.special[at] == "leaves"):
                yield -length * self.forward

    def moves(self, color: int, leaves: bool = True) -> set[tuple[int, int, int]]:
        """From where, how many, and to where.  AMB-MOVE"""
        found = set()
        for at in self.spaces:
            found |= self.moves_from(color, at, self.power(at), leaves)
        return found

    def moves_from(
        self, color: int, at: int, power: str, leaves: bool, top: str = ""
    ) -> set[tuple[int, int, int]]:
        group = self.group(at)
        if group[0][0] != color or len(group) < 2:
            return set()
        shown = top or group[-1][1]
        return {
            (at, count, (at + way) % len(self.values))
            for count in range(1, len(group) + 1)
            for way in self.distances(at, count, power, shown, leaves)
            if self.may_end(color, (at + way) % len(self.values), power)
        }

    def organizable(self, color: int, leaves: bool = True) -> set[int]:
        """The groups that the Organizer could put in order and move.  AMB-ORG"""
        return {
            at
            for at in self.spaces
            if self.power(at) == "organizer"
            and any(
                self.moves_from(color, at, kind, leaves, kind) for _, kind in self.group(at)
            )
        }  # fmt: skip

    def must_move(self, color: int) -> bool:
        """AMB-FORCE, AMB-CHECK-02"""
        return bool(self.moves(color, leaves=False) or self.organizable(color, leaves=False))

    def fly(self, at: int, count: int, to: int) -> None:
        """AMB-MOVE-09…13"""
        bees = self.spaces[at]
        moved = bees[len(bees) - count :]
        left = bees[: len(bees) - count]
        if left:
            self.spaces[at] = left
        else:
            del self.spaces[at]
        self.spaces.setdefault(to, []).extend(moved)

    def flower(self, at: int) -> int:
        changed = {("disappointed-expectations", 3): 0, ("fertile-days", 2): 4}
        return changed.get((self.event, self.values[at]), self.values[at])

    def sabotaged(self, color: int, at: int) -> bool:
        behind = (at - self.forward) % len(self.values)
        top = self.top(behind)
        return (
            top is not None and top[0] != color and self.power(behind) == "saboteur"
            and self.special[at] != "thicket"
        )  # fmt: skip

    def points(self, color: int) -> int:
        """AMB-SCORE, and what bees, cards and spaces add"""
        total = 0
        for at, bees in self.spaces.items():
            own = bees[-1][0] == color
            covered = [bee for bee in bees if bee[0] != bees[-1][0]]
            if own:
                worth = self.flower(at)
                worth *= 2 if self.power(at) == "heavyweight" else 1
                worth += 1 if self.power(at) == "collector" else 0
                normal = bees[-1][1] == "normal" and self.event == "advanced-movement"
                worth += 1 if normal and self.literal else 0
                worth += 1 if self.special[at] == "arena" and covered else 0
                total += 0 if self.sabotaged(color, at) else worth
                total += len(covered) if self.event == "valuable-prisoners" else 0
            elif self.event == "prisoners-protest" and any(bee[0] == color for bee in covered):
                total += 0 if self.sabotaged(color, at) else self.flower(at)
        bow = [at for at, name in enumerate(self.special) if name == "rainbow"]
        if bow and all((self.top(at) or (-1, ""))[0] == color for at in bow):
            total += 4
        return total

    def gathered(self, color: int, first: int) -> tuple[int, list[Bee]]:
        """Where the new stack stands and what it is, from the bottom up.  AMB-STACK-03…07"""
        length = len(self.values)
        own = [at for at in self.spaces if self.spaces[at][-1][0] == color]
        own.sort(key=lambda at: (at - first) * self.forward % length)
        stack: list[Bee] = []
        for at in own:
            stack = self.group(at) + stack
        return own[-1], stack

    def beginnings(self, color: int) -> set[int]:
        """AMB-STACK-08, AMB-STACK-09"""
        own = [at for at in self.spaces if self.spaces[at][-1][0] == color]
        free = {
            at for at in own
            if len(self.spaces[self.gathered(color, at)[0]]) ==
            len(self.group(self.gathered(color, at)[0]))
        }  # fmt: skip
        return free or set(own)
