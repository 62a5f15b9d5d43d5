"""The base of most prompts: the options are in `choosing`, the keys in one table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from skep.games.apiary import codes
from skep.games.apiary.resources import CHOICES
from skep.games.apiary.state import Colony
from skep.kernel.script import Deal, Prompt, ask


class Prompted(Prompt[Colony]):
    """A prompt whose options were worked out before it was asked; everyone may see them."""

    name: ClassVar[str] = ""

    def options(self, state: Colony) -> list[int]:
        return state.choosing

    def key(self, state: Colony, code: int) -> str:
        return codes.key_of(code)

    def find(self, state: Colony, key: str, options: list[int]) -> int | None:
        code = codes.CODE.get(key)
        if code is not None:
            return code if code in options else None
        code = super().find(state, key, options)
        if code is not None:
            codes.CODE[key] = code
        return code

    def facts(self, state: Colony) -> dict[str, str]:
        """The piece whose effect asks, where there is one."""
        return {"source": state.source} if state.source else {}


class DealPiece(Deal[Colony]):
    """Chance deals a piece; the keys of all pieces are in one table."""

    def __init__(self, verb: str, ids: Iterable[str]) -> None:
        self.keys: list[str] = [f"{verb}:{each}" for each in ids]
        self.numbers: dict[str, int] = {key: number for number, key in enumerate(self.keys)}

    def key(self, state: Colony, code: int) -> str:
        return self.keys[code]

    def find(self, state: Colony, key: str, options: list[int]) -> int | None:
        code = self.numbers.get(key)
        return code if code in options else None


class Gain(Prompted):
    """Which resource does an icon with several types give (`about`: which)?  APY-STORE-05"""

    name = "gain"

    def options(self, state: Colony) -> list[int]:
        return GAINS[state.about]


class Offer(Prompted):
    """Take a benefit, or decline it.  APY-Q44"""

    name = "offer"

    def options(self, state: Colony) -> list[int]:
        return YES_NO


class Choose(Prompted):
    """Which of several benefits?"""

    name = "choose"


YES_NO: Final = [codes.ACCEPT, codes.DECLINE]
GAINS: Final[list[list[int]]] = [codes.GAIN.codes(kinds) for kinds in CHOICES]
"""The options of each choice of resources."""
GAIN: Final = Gain()
OFFER: Final = Offer()
CHOOSE: Final = Choose()


async def accepts(state: Colony, seat: int) -> bool:
    """Does the seat take the offer?"""
    return await ask(state, seat, OFFER) == codes.ACCEPT
