"""What a table looks like in a golden playthrough: a few lines of plain text.

The module `skep.testing.drawings.<game>` draws a game; without one, its state is shown as JSON.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec

from skep.kernel.match import Match


def draw(match: Match) -> list[str]:
    """The table as it truly is, hidden cards and all."""
    module = f"{__name__}.{match.game.name}"
    if find_spec(module) is None:
        return [json.dumps(match.dump_state(), sort_keys=True)]
    drawn: list[str] = import_module(module).draw(match)
    return drawn
