"""What is printed on Propolis' cards, for the page: `python -m tests.web.propolis_catalogue`.

Written from the engine's own views; a test says whether the file is current.
"""

from __future__ import annotations

import json
from pathlib import Path

from skep.games.propolis.box import RULE, WORTH
from skep.games.propolis.pieces import FIXED, PALACE, QUEEN_CARDS, START, STRUCTURES
from skep.games.propolis.view import card_view

PLACE = Path(__file__).parents[2] / "web" / "src" / "games" / "propolis" / "catalogue.json"


def text() -> str:
    """Every card by its id, one a line."""
    queens = range(1, QUEEN_CARDS + 1)
    cards = [*range(1, STRUCTURES + 1), *(START + n for n in queens), *(PALACE + n for n in queens)]
    views = [card_view(card, WORTH[card] if RULE[card] == FIXED else 0) for card in cards]
    lines = [f"{json.dumps(each['id'])}: {json.dumps(each, separators=(',', ':'))}"
             for each in views]  # fmt: skip
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
