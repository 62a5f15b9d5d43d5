"""The shape of most questions: the options stand in `choosing`, the keys in one table."""

from __future__ import annotations

from typing import ClassVar, Final

from skep.games.apiary import codes
from skep.games.apiary.goods import CHOICES
from skep.games.apiary.state import Colony
from skep.kernel.script import Prompt, ask


class Choice(Prompt[Colony]):
    """A question whose options were worked out before it was asked; none of them is hidden."""

    name: ClassVar[str] = ""

    def options(self, match: Colony) -> list[int]:
        return match.choosing

    def key(self, match: Colony, code: int) -> str:
        return codes.key_of(code)

    def facts(self, match: Colony) -> dict[str, str]:
        """The piece whose effect asks, where there is one."""
        return {"source": match.source} if match.source else {}


class Gain(Choice):
    """Which resource does an icon with several types give (`about`: which)?  APY-STORE-05"""

    name = "gain"

    def options(self, match: Colony) -> list[int]:
        return GAINS[match.about]


class Offer(Choice):
    """Take a benefit, or decline it.  APY-Q44"""

    name = "offer"

    def options(self, match: Colony) -> list[int]:
        return YES_NO


class Choose(Choice):
    """Which of several benefits?"""

    name = "choose"


YES_NO: Final = [codes.ACCEPT, codes.DECLINE]
GAINS: Final[list[list[int]]] = [[codes.GAIN + r for r in CHOICES[mask]] for mask in range(32)]
GAIN: Final = Gain()
OFFER: Final = Offer()
CHOOSE: Final = Choose()


async def accepts(match: Colony, seat: int) -> bool:
    """Does the seat take the offer?"""
    return await ask(match, seat, OFFER) == codes.ACCEPT
