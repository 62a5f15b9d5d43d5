"""The steps that effects are made of: one small class for each thing that can happen."""

from __future__ import annotations


class EffectStep:
    """One thing that happens."""

    __slots__ = ()

    def inner(self) -> list[list[EffectStep]]:
        """The lists of steps inside this one."""
        return []


class GainStep(EffectStep):
    """Gain a number of one thing: resources of a kind or choice, points, favor, cards, workers …"""

    __slots__ = ("count", "item")

    def __init__(self, item: int, count: int) -> None:
        self.item = item
        self.count = count


class PayStep(EffectStep):
    """Pay tokens; if that is impossible, the steps after it do not happen."""

    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        self.cost = cost


class PaySeedStep(EffectStep):
    """Discard seed cards from the hand as a payment."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class GainPerStep(EffectStep):
    """Gain an amount of an item for each thing counted."""

    __slots__ = ("amount", "counter", "item", "most")

    def __init__(self, item: int, amount: int, counter: int, most: int) -> None:
        self.item = item
        self.amount = amount
        self.counter = counter
        self.most = most
        """The most that is gained; 0 for no limit."""


class DrawStep(EffectStep):
    """Look at seed cards of the deck and keep some."""

    __slots__ = ("keep", "look")

    def __init__(self, look: int, keep: int) -> None:
        self.look = look
        self.keep = keep


class PlantStep(EffectStep):
    """Plant seed cards from the hand."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards


class StrengthenStep(EffectStep):
    """Up to this number of different workers gain strength."""

    __slots__ = ("by", "workers")

    def __init__(self, workers: int, by: int) -> None:
        self.workers = workers
        self.by = by


class NewWorkerStep(EffectStep):
    """A worker of at least this strength enters the active pool."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength


class RecallStep(EffectStep):
    """Up to this number of workers come home as if bumped."""

    __slots__ = ("workers",)

    def __init__(self, workers: int) -> None:
        self.workers = workers


class UpgradeStep(EffectStep):
    """Turn the faction tile to its upgraded side."""

    __slots__ = ()


class BuildStep(EffectStep):
    """Take a tile and build it."""

    __slots__ = ("columns", "free", "from_reserve", "from_row", "hex", "types")

    def __init__(
        self,
        types: list[int],
        columns: list[int],
        free: bool,
        from_row: bool,
        from_reserve: bool,
        hex: int,
    ) -> None:
        self.types = types
        """The kinds of tiles that may be taken."""
        self.columns = columns
        """The columns of the rows, counted from 0."""
        self.free = free
        self.from_row = from_row
        self.from_reserve = from_reserve
        self.hex = hex
        """The only hex where it may be built; -1 for any."""


class ReserveStep(EffectStep):
    """Face-up tiles go to the reserve."""

    __slots__ = ("keep", "types")

    def __init__(self, types: list[int], keep: int) -> None:
        self.types = types
        self.keep = keep


class FromStackStep(EffectStep):
    """Look at tiles of each stack and keep some in the reserve."""

    __slots__ = ("keep", "look", "types")

    def __init__(self, types: list[int], look: int, keep: int) -> None:
        self.types = types
        self.look = look
        self.keep = keep


class IncomeStep(EffectStep):
    """Collect the income of up to this number of farms."""

    __slots__ = ("farms",)

    def __init__(self, farms: int) -> None:
        self.farms = farms


class ActionStep(EffectStep):
    """Perform an action as if with a lone worker of this strength."""

    __slots__ = ("action", "strength")

    def __init__(self, action: int, strength: int) -> None:
        self.action = action
        """As tiles name it: a place in `vocabulary.ACTIONS`."""
        self.strength = strength


class RefreshStep(EffectStep):
    """Discard a row of tiles and deal it again."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row
        """The kind of the row; -1 if the seat chooses."""


class ChooseStep(EffectStep):
    """Do one of several lists of steps."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[list[EffectStep]]) -> None:
        self.parts = parts

    def inner(self) -> list[list[EffectStep]]:
        return self.parts


class RepeatStep(EffectStep):
    """Do the same steps again, up to this number of times."""

    __slots__ = ("steps", "up_to")

    def __init__(self, up_to: int, steps: list[EffectStep]) -> None:
        self.up_to = up_to
        self.steps = steps

    def inner(self) -> list[list[EffectStep]]:
        return [self.steps]


class ScoreStep(EffectStep):
    """Score points."""

    __slots__ = ("vp",)

    def __init__(self, vp: int) -> None:
        self.vp = vp


class ScorePerStep(EffectStep):
    """Score points for every `per` things counted."""

    __slots__ = ("counter", "most", "per", "vp")

    def __init__(self, counter: int, vp: int, per: int, most: int) -> None:
        self.counter = counter
        self.vp = vp
        self.per = per
        self.most = most
        """The most that is scored; 0 for no limit."""


class ScoreSetStep(EffectStep):
    """Score points for each complete set of things."""

    __slots__ = ("counters", "vp")

    def __init__(self, counters: list[int], vp: int) -> None:
        self.counters = counters
        self.vp = vp


class ScoreIfStep(EffectStep):
    """Score points if every condition holds."""

    __slots__ = ("conditions", "vp")

    def __init__(self, conditions: list[tuple[int, int, int]], vp: int) -> None:
        self.conditions = conditions
        """Counter, sign and number of each."""
        self.vp = vp


class CopyCarvingStep(EffectStep):
    """Score the best carving of another hive as if it were here.  APY-SOLO-67"""

    __slots__ = ()


class HarvestStep(EffectStep):
    """Gain the resources of the planet where the QueenShip is."""

    __slots__ = ()


class DanceTokensStep(EffectStep):
    """Gain the effect of every token on the dance."""

    __slots__ = ()
