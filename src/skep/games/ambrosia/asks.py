"""What the questions of Ambrosia have in common."""

from __future__ import annotations

from skep.games.ambrosia.codes import key
from skep.games.ambrosia.pieces import COLORS
from skep.games.ambrosia.state import Meadow
from skep.kernel.compiling import mypyc_attr
from skep.kernel.script import Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Prompt[Meadow]):
    """A question about the bees of one color: mostly the one whose turn it is."""

    def color(self, match: Meadow) -> int:
        return match.player

    def key(self, match: Meadow, code: int) -> str:
        return key(code, match.ring.length)

    def facts(self, match: Meadow) -> dict[str, str]:
        return {"color": COLORS[self.color(match)]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden(Ask):
    """A question whose answer would tell what lies within a group: few see it.  AMB-MOVE-15"""

    def witnesses(self, match: Meadow) -> tuple[int, ...] | None:
        return match.onlookers(self.color(match))
