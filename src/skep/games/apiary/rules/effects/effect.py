"""What a tile does: steps, sorted by when they happen."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.rules.effects.steps import EffectStep

ANYONE: Final = 0
OPPONENT: Final = 1
OWN: Final = 2

# Where a tile was built; several may hold at once.
BONUS_HEX: Final = 1
FRAME_HEX: Final = 2
FROM_RESERVE: Final = 4

AS_BENEFIT: Final = 1
AS_RESOURCE: Final = 2

ONCE_A_TURN: Final = 1
ONCE_AN_ACTION: Final = 2


class Trigger:
    """Steps and the event that makes them happen."""

    __slots__ = ("action", "event", "from_reserve", "gains", "limit", "number", "optional",
                 "place", "steps", "types", "use", "whose")  # fmt: skip

    def __init__(self) -> None:
        self.event = -1
        self.action = -1
        self.types = [0, 1, 2, 3]
        """The kinds of tiles that a building must be of."""
        self.whose = ANYONE
        """Whose worker is bumped."""
        self.place = 0
        """Where a tile must be built: BONUS_HEX, FRAME_HEX, or 0 for anywhere."""
        self.from_reserve = False
        """Only if the tile comes from the reserve."""
        self.gains = -1
        """The resource that a conversion must give; -1 for any."""
        self.use = 0
        """How a seed card must be played: AS_BENEFIT, AS_RESOURCE, or 0 for either."""
        self.optional = False
        self.limit = 0
        """ONCE_A_TURN, ONCE_AN_ACTION, or 0 for no limit."""
        self.number = 0
        """The bit that marks it as used, if it has a limit."""
        self.steps: list[EffectStep] = []


class Effect:
    """Everything that a tile does, sorted by when it happens."""

    __slots__ = ("built", "changes", "endgame", "income", "setup", "spots", "watching")

    def __init__(self) -> None:
        self.built: list[Trigger] = []
        self.income: list[Trigger] = []
        self.watching: list[Trigger] = []
        """Reactions to events."""
        self.endgame: list[EffectStep] = []
        self.setup: list[EffectStep] = []
        self.changes: list[tuple[int, int]] = []
        """Rule changes: which number of the vocabulary, and by how much."""
        self.spots: list[int] = []
        """Storage spots that a recruit adds."""
