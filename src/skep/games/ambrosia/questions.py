"""Questions before the first turn, and those of a scoring and of event cards."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia import refusals as no
from skep.games.ambrosia.asks import Ask, Hidden
from skep.games.ambrosia.box import PARTS, SLOTS
from skep.games.ambrosia.choices import (
    beginnings,
    gifts,
    lonely_places,
    places,
    swaps,
    waiting,
)  # fmt: skip
from skep.games.ambrosia.codes import (
    ADD,
    ADD_CHANCE,
    ADD_NONE,
    DONE,
    LAST,
    NO,
    PART,
    PICK,
    START,
    TALENT,
    YES,
)  # fmt: skip
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPECIALS, TALENTS
from skep.games.ambrosia.ring import LONGEST
from skep.games.ambrosia.scoring import RAINBOW_BONUS
from skep.games.ambrosia.state import Meadow
from skep.kernel.script import Deal, Refusal

# Before the first turn


class Start(Ask):
    """Chance says who begins.  AMB-SETUP-13"""

    name = "start"

    def options(self, match: Meadow) -> list[int]:
        return [START + seat for seat in range(match.seats)]


class Part(Ask):
    """Which part lies in the next slot: chance says, or the host.  AMB-SETUP-01…04"""

    name = "part"

    def options(self, match: Meadow) -> list[int]:
        shape = SLOTS[match.seats][len(match.parts)]
        return [
            PART + at
            for at, part in enumerate(PARTS)
            if part.shape == shape and part.players <= match.seats and at not in match.parts
        ]


class Last(Ask):
    """Who was last in the match before, and starts with a jelly.  AMB-TIE-03"""

    name = "last"

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *(LAST + seat for seat in range(match.seats) if not match.jelly[seat])]


class Pick(Ask):
    """The special bee on top of the starting stack.  AMB-SETUP-10, AMB-START-01"""

    name = "pick"

    def options(self, match: Meadow) -> list[int]:
        return [PICK + kind for kind in SPECIALS]


class Place(Ask):
    """Where the starting stack stands.  AMB-START-02…05"""

    name = "place"

    def options(self, match: Meadow) -> list[int]:
        return places(match)

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_place(match)


class EventCard(Deal[Meadow]):
    """Chance turns up the next card.  AMB-EVENT-01, AMB-EVENT-03"""

    name = "event"

    def key(self, match: Meadow, code: int) -> str:
        return f"event:{EVENTS[code]}"


# The scoring


class Bonus(Ask):
    """Take an optional point, or leave it?  `about` says which.  AMB-SPEC-02, AMB-BACK-02"""

    name = "bonus"

    def color(self, match: Meadow) -> int:
        return match.owner[match.about % LONGEST] if match.about < RAINBOW_BONUS else match.player

    def options(self, match: Meadow) -> list[int]:
        return [YES, NO]

    def facts(self, match: Meadow) -> dict[str, str]:
        at = match.about % LONGEST
        what = KINDS[match.bees[at] & 15]
        if match.about == RAINBOW_BONUS:
            what, at = "rainbow", match.ring.rainbow[0]
        elif match.about >= LONGEST:
            what = "arena"
        return {**super().facts(match), "what": what, "at": str(at)}


class Honey(Ask):
    """Take the honeywell's point, or leave it?  AMB-WELL-01, AMB-BACK-02"""

    name = "honey"

    def options(self, match: Meadow) -> list[int]:
        return [YES, NO]


class Begin(Ask):
    """With which group does stacking up begin?  AMB-STACK-03"""

    name = "begin"

    def options(self, match: Meadow) -> list[int]:
        return beginnings(match, match.player)

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_begin(match)


class Give(Hidden):
    """Which bee goes to the hive?  AMB-HIVE-06…08"""

    name = "give"

    def options(self, match: Meadow) -> list[int]:
        return gifts(match, match.player)

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_give(match)


class Add(Ask):
    """Which special bee comes into play, for the color `about`?  AMB-NEW-01, AMB-EVT-26"""

    name = "add"

    def color(self, match: Meadow) -> int:
        return match.about

    def options(self, match: Meadow) -> list[int]:
        if match.event == TALENTS:
            return [ADD_NONE, ADD_CHANCE]
        return [ADD_NONE, *(ADD + kind for kind in waiting(match, match.about))]

    def refusals(self, match: Meadow) -> list[Refusal]:
        return no.of_add(match)


class Talent(Ask):
    """Chance draws the new special bee.  AMB-EVT-26"""

    name = "talent"

    def options(self, match: Meadow) -> list[int]:
        return [TALENT + kind for kind in waiting(match, match.player)]


class Alone(Ask):
    """Where does the new special bee stand if all others are covered?  AMB-NEW-05"""

    name = "alone"

    def options(self, match: Meadow) -> list[int]:
        return lonely_places(match, match.player)


class Inspire(Ask):
    """Which special bee shall replace a normal one of the color `about`, if any?  AMB-EVT-29"""

    name = "inspire"

    def color(self, match: Meadow) -> int:
        return match.about

    def options(self, match: Meadow) -> list[int]:
        return [DONE, *(ADD + kind for kind in waiting(match, match.about))]


class Swap(Hidden):
    """Which normal bee of the color `about` does it replace?  AMB-EVT-29, AMB-EVT-30"""

    name = "swap"

    def color(self, match: Meadow) -> int:
        return match.about

    def options(self, match: Meadow) -> list[int]:
        return swaps(match, match.about)


START_SEAT: Final = Start()
LAY_PART: Final = Part()
LAST_SEAT: Final = Last()
PICK_BEE: Final = Pick()
PLACE_STACK: Final = Place()
TURN_CARD: Final = EventCard()
BONUS: Final = Bonus()
HONEY: Final = Honey()
GATHER: Final = Begin()
GIVE_BEE: Final = Give()
ADD_BEE: Final = Add()
DRAW_BEE: Final = Talent()
STAND_ALONE: Final = Alone()
SWAP_BEE: Final = Swap()
INSPIRE: Final = Inspire()
