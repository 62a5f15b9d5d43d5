"""Something that answers decisions."""

from __future__ import annotations

from skep.bots.information_set import InformationSet
from skep.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of any game: it sees what its seat sees and answers with a key."""

    name = ""

    def choose(self, info: InformationSet) -> str:
        """The key of the option to take."""
        raise NotImplementedError
