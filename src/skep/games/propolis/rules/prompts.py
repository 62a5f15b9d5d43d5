"""The base of the questions that seats are asked; each question itself is beside its rule."""

from __future__ import annotations

from skep.games.propolis.codes import CODE, KEY
from skep.games.propolis.state import Realm
from skep.kernel.compiling import mypyc_attr
from skep.kernel.script import Prompt, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Prompt[Realm]):
    """A question to a seat; its options are codes of `codes.py`."""

    def key(self, state: Realm, code: int) -> str:
        return KEY[code]

    def expected(self, state: Realm) -> list[int]:
        """The codes that a person would expect here, offered or not."""
        return []

    def why_not(self, state: Realm, code: int) -> str:
        """The clause that forbids a code that is not offered; empty if none speaks of it."""
        return ""

    def why(self, state: Realm, key: str) -> str:
        return self.why_not(state, CODE[key]) if key in CODE else ""

    def refusals(self, state: Realm) -> list[Refusal]:
        offered = set(self.options(state))
        refused = [code for code in self.expected(state) if code not in offered]
        found = [Refusal(KEY[code], self.why_not(state, code)) for code in refused]
        return [refusal for refusal in found if refusal.clause]
