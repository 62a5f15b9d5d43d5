"""The base of the questions that seats are asked; each question itself is beside its rule."""

from __future__ import annotations

from skep.games.propolis.codes import CODE, KEY
from skep.games.propolis.state import Realm
from skep.kernel.compiling import mypyc_attr
from skep.kernel.script import Prompt, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Prompt[Realm]):
    """A question to a seat; its options are codes of `codes.py`."""

    def key(self, realm: Realm, code: int) -> str:
        return KEY[code]

    def expected(self, realm: Realm) -> list[int]:
        """The codes that a person would expect here, offered or not."""
        return []

    def why_not(self, realm: Realm, code: int) -> str:
        """The clause that forbids a code that is not offered; empty if none speaks of it."""
        return ""

    def why(self, realm: Realm, key: str) -> str:
        return self.why_not(realm, CODE[key]) if key in CODE else ""

    def refusals(self, realm: Realm) -> list[Refusal]:
        offered = set(self.options(realm))
        refused = [code for code in self.expected(realm) if code not in offered]
        found = [Refusal(KEY[code], self.why_not(realm, code)) for code in refused]
        return [refusal for refusal in found if refusal.clause]
