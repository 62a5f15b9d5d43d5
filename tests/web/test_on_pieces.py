"""Every option lies on a piece of the board, or in its tray, and not in the list alone."""

import pytest

from tests.web.house import House
from tests.web.people import People
from tests.web.standing import played, sit_at


@pytest.mark.parametrize(
    ("game", "mode", "entries"),
    [
        ("hivernation", "quick", 12),
        ("hivernation", "arcade", 20),
        ("ambrosia", "front", 10),
        ("ambrosia", "front", 28),
        ("propolis", "multiplayer", 12),
        ("apiary", "standard", 40),
    ],
)
def test_every_option_lies_on_a_piece(
    people: People, house: House, game: str, mode: str, entries: int
) -> None:
    anna = sit_at(people, house, played(game, mode, entries, 4))
    anna.asked()
    assert anna.offered()
    assert anna.undrawn("") == []
