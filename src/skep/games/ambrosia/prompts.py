"""The questions that Ambrosia asks: what is offered, under which keys, and what is refused."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia import refusals as no
from skep.games.ambrosia.asks import Ask, Hidden
from skep.games.ambrosia.choices import (
    free_bees,
    jelly_actions,
    last_actions,
    next_bees,
)  # fmt: skip
from skep.games.ambrosia.codes import (
    DONE,
    HOP,
    NEXT,
    ROB,
    SCORE,
    SHOWN,
    STAY,
    TUNNEL,
    WAIT,
)  # fmt: skip
from skep.games.ambrosia.moves import (
    can_move,
    drone_is_out,
    drone_may_score,
    flights,
    moves,
    moves_from,
    power,
    top_flies,
)  # fmt: skip
from skep.games.ambrosia.questions import (
    ADD_BEE as ADD_BEE,
    BONUS as BONUS,
    DRAW_BEE as DRAW_BEE,
    GATHER as GATHER,
    GIVE_BEE as GIVE_BEE,
    HONEY as HONEY,
    INSPIRE as INSPIRE,
    LAST_SEAT as LAST_SEAT,
    LAY_PART as LAY_PART,
    PICK_BEE as PICK_BEE,
    PLACE_STACK as PLACE_STACK,
    STAND_ALONE as STAND_ALONE,
    START_SEAT as START_SEAT,
    SWAP_BEE as SWAP_BEE,
    TURN_CARD as TURN_CARD,
)  # fmt: skip
from skep.games.ambrosia.state import Meadow
from skep.kernel.script import Refusal

# The turn


class Turn(Ask):
    """Move; before it, jelly; without a move, score.  AMB-TURN-01, AMB-TURN-04, AMB-FORCE"""

    name = "turn"

    def options(self, match: Meadow) -> list[int]:
        color = match.player
        found = moves(match, color)
        free = match.back or drone_is_out(match, color)  # else only who is stuck may score
        if not found or (free and may_score(match, color)):
            found.append(SCORE)
        if match.jelly[color]:
            found += jelly_actions(match, color)
        return found

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_turn(match)

    def why(self, match: Meadow, key: str) -> str:
        return no.why_turn(match, key)


def may_score(meadow: Meadow, color: int) -> bool:
    """May the color score, because it need not move?  AMB-CHECK-07, AMB-DRONE-04, AMB-LEAF-02"""
    return not can_move(meadow, color) or drone_may_score(meadow, color)


class After(Ask):
    """Between move and check: jelly.  AMB-TURN-04"""

    name = "after"

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *jelly_actions(match, match.player)]

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_window(match)

    def why(self, match: Meadow, key: str) -> str:
        return no.why_window(match, key)


class Check(Ask):
    """Score though a move would be possible, by Drone or from leaves?  AMB-DRONE-02, AMB-LEAF-02"""

    name = "check"

    def options(self, match: Meadow) -> list[int]:
        return [WAIT, SCORE]


class More(Ask):
    """After the check: a jelly for another turn or for a point.  AMB-TURN-05"""

    name = "more"

    def options(self, match: Meadow) -> list[int]:
        return last_actions(match)

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_more(match)

    def why(self, match: Meadow, key: str) -> str:
        return no.why_window(match, key)


class Fly(Ask):
    """Move from the group that was put in order.  AMB-ORG-02, AMB-ORG-03"""

    name = "fly"

    def options(self, match: Meadow) -> list[int]:
        found: list[int] = []
        flights(match, match.player, match.about, power(match, match.about), True, found)
        return found

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_moves(match, match.about)

    def why(self, match: Meadow, key: str) -> str:
        return no.why_move(match, key)


class Order(Hidden):
    """Which bee lies next in the group, from the top down.  AMB-ORG-01, AMB-EVT-38

    `about` is 1 if the Organizer does it: then the bee on top must be able to fly.
    """

    name = "order"

    def options(self, match: Meadow) -> list[int]:
        kinds = next_bees(match)
        if match.about and not match.placed:
            at, color = match.sorting, match.player
            return [NEXT + top for top in kinds if top_flies(match, color, at, top, True)]
        return [DONE, *(NEXT + kind for kind in kinds)]

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_order(match)


class Gust(Ask):
    """Fly on from the gust of wind?  AMB-GUST-01, AMB-GUST-02"""

    name = "gust"

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *moves_from(match, match.player, match.about)]

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_moves(match, match.about)

    def why(self, match: Meadow, key: str) -> str:
        return no.why_move(match, key)


class Tunnel(Ask):
    """How many bees go through the earthworm hole?  AMB-WORM-02, AMB-WORM-03"""

    name = "tunnel"

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *(TUNNEL + count for count in range(1, match.size[match.about] + 1))]


class Rob(Ask):
    """Who loses a point to the beekeeper?  AMB-KEEP-01"""

    name = "rob"

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *(ROB + seat for seat in range(match.seats) if seat != match.player)]


class Free(Ask):
    """Free a covered bee without paying, for the color `about`?  AMB-GUER-01, AMB-EVT-39"""

    name = "free"

    def color(self, match: Meadow) -> int:
        return match.about

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *free_bees(match, match.about)]


class Hop(Ask):
    """Take the grasshopper's turn?  AMB-GRASS-01"""

    name = "hop"

    def options(self, match: Meadow) -> list[int]:
        return [HOP, STAY]


class Show(Ask):
    """A hidden bee of another color came into sight: nothing is chosen, but luck has spoken."""

    name = "show"

    def options(self, match: Meadow) -> list[int]:
        return [SHOWN]


TURN: Final = Turn()
AFTER: Final = After()
CHECK: Final = Check()
MORE: Final = More()
FLY: Final = Fly()
ORDER: Final = Order()
RIDE: Final = Gust()
DIG: Final = Tunnel()
ROBBED: Final = Rob()
FREE_BEE: Final = Free()
TAKE_TURN: Final = Hop()
SHOW: Final = Show()
