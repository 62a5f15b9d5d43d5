"""What all prompts of Ambrosia share: the color they are about, their keys, who sees the answer."""

from __future__ import annotations

from skep.games.ambrosia.codes import key
from skep.games.ambrosia.pieces import COLORS
from skep.games.ambrosia.state import Meadow
from skep.kernel.compiling import mypyc_attr
from skep.kernel.script import Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class ColorPrompt(Prompt[Meadow]):
    """A prompt about the bees of one color, by default the color whose turn it is."""

    def color(self, state: Meadow) -> int:
        return state.player

    def key(self, state: Meadow, code: int) -> str:
        return key(code, state.ring.length)

    def facts(self, state: Meadow) -> dict[str, str]:
        return {"color": COLORS[self.color(state)]}


@mypyc_attr(allow_interpreted_subclasses=True)
class PrivatePrompt(ColorPrompt):
    """A prompt whose answer shows what lies in a group: only onlookers see it.  AMB-MOVE-15"""

    def witnesses(self, state: Meadow) -> tuple[int, ...] | None:
        return state.onlookers(self.color(state))


def numbers_of(key: str, count: int) -> list[int]:
    """The numbers of a key after its verb; empty unless there are `count` well-written ones."""
    said = key.partition(":")[2]
    parts = said.split(",")
    if len(parts) != count or not all(part.isdecimal() and part.isascii() for part in parts):
        return []
    found = [int(part[:4]) for part in parts]
    return found if ",".join(str(number) for number in found) == said else []


def on_ring(state: Meadow, *spaces: int) -> bool:
    """Whether the meadow has all these spaces."""
    return all(at < len(state.owner) for at in spaces)
