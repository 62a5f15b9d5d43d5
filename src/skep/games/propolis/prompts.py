"""The questions that Propolis asks: what is offered, under which keys, and what is refused."""

from __future__ import annotations

from typing import Final

from skep.games.propolis import options, paying, refusals as no
from skep.games.propolis.achievements import reached
from skep.games.propolis.box import NEEDS, TWINS
from skep.games.propolis.keys import (
    COURT,
    DECLINE,
    KEY,
    LAND,
    MARK,
    SOLO_CARD,
    START_CARD,
    STRUCTURE,
    TAKE,
)  # fmt: skip
from skep.games.propolis.pieces import COLORS
from skep.games.propolis.state import Realm
from skep.kernel.compiling import mypyc_attr
from skep.kernel.script import Deal, Prompt, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Prompt[Realm]):
    """A question to a seat: its codes have keys of their own."""

    def key(self, match: Realm, code: int) -> str:
        return KEY[code]

    def why(self, match: Realm, key: str) -> str:
        return no.why(match, self.name, key)

    def refusals(self, match: Realm) -> list[Refusal]:
        return no.refused(match, self.name)


class Act(Question):
    """One of the five actions; a skip or a pass where the rules know one.  PRP-TURN-02"""

    name = "act"

    def options(self, match: Realm) -> list[int]:
        return options.actions(match)


class Spaces(Question):
    """Which spaces of the landscape the workers take.  PRP-DEP-06"""

    name = "spaces"

    def options(self, match: Realm) -> list[int]:
        return options.spreads(match)


class Second(Question):
    """A second worker to fortify, or none.  PRP-FORT-01"""

    name = "second"

    def options(self, match: Realm) -> list[int]:
        return options.tips_more(match)


class Return(Question):
    """One worker after the other is taken back.  PRP-RETR-02"""

    name = "return"

    def options(self, match: Realm) -> list[int]:
        return options.returns(match)


class Swap(Question):
    """A trade.  PRP-DEP-15"""

    name = "trade"

    def options(self, match: Realm) -> list[int]:
        return options.swaps(match)


class Pick(Question):
    """Any resource that is not wild; `about`: how many are still to come.  PRP-CARD-04"""

    name = "gain"

    def options(self, match: Realm) -> list[int]:
        return options.picks(match)

    def facts(self, match: Realm) -> dict[str, str]:
        return {"left": str(match.about)}


class Pay(Question):
    """How one color of a cost is paid; `about`: which of them.  PRP-BUILD-03"""

    name = "pay"

    def options(self, match: Realm) -> list[int]:
        return paying.coins(match, match.player, match.about)

    def facts(self, match: Realm) -> dict[str, str]:
        color, number = NEEDS[match.card][match.about]
        return {"color": COLORS[color], "number": str(number), "card": str(match.card)}


class Take(Question):
    """After a skip: a worker from central, or none.  PRP-SKIP-03"""

    name = "take"

    def options(self, match: Realm) -> list[int]:
        return [TAKE, DECLINE]


class Mark(Question):
    """After a solo match: one achievement of those reached, or none.  PRP-ACH-21"""

    name = "mark"

    def options(self, match: Realm) -> list[int]:
        return [MARK, *(MARK + number for number in reached(match))]


class Face(Deal[Realm]):
    """Chance deals a structure of the market at setup.  PRP-SETUP-05"""

    name = "structure"

    def key(self, match: Realm, code: int) -> str:
        return KEY[STRUCTURE + code]


class Top(Deal[Realm]):
    """Chance shows the landscape that comes next.  PRP-SETUP-07"""

    name = "landscape"

    def key(self, match: Realm, code: int) -> str:
        return KEY[LAND + code]


class Flip(Prompt[Realm]):
    """Several cards have this back (`about`): chance says which of them is turned over."""

    name = "flip"

    def options(self, match: Realm) -> list[int]:
        return [card for card in TWINS[match.about] if not match.shown >> card & 1]

    def key(self, match: Realm, code: int) -> str:
        return KEY[STRUCTURE + code]


class Begin(Deal[Realm]):
    """Chance deals a starting structure.  PRP-SETUP-12"""

    name = "start"

    def key(self, match: Realm, code: int) -> str:
        return KEY[START_CARD + code]


class Court(Deal[Realm]):
    """Chance deals a palace.  PRP-SETUP-16…18"""

    name = "palace"

    def key(self, match: Realm, code: int) -> str:
        return KEY[COURT + code]


class Solo(Deal[Realm]):
    """Chance draws the opponent's card.  PRP-SOLO-02"""

    name = "solo"

    def key(self, match: Realm, code: int) -> str:
        return KEY[SOLO_CARD + code]


ACT: Final = Act()
SPACES: Final = Spaces()
SECOND: Final = Second()
RETURN: Final = Return()
TRADE: Final = Swap()
GAIN: Final = Pick()
PAY: Final = Pay()
TAKE_ONE: Final = Take()
MARK_ONE: Final = Mark()
FACE: Final = Face()
TOP: Final = Top()
FLIP: Final = Flip()
BEGIN: Final = Begin()
PALACE_CARD: Final = Court()
SOLO: Final = Solo()
