"""Propolis in the terminal: the own hive, the score sheet, market rows, and short sub-questions."""

from __future__ import annotations

import pytest

import skep
from skep.tui import drawing
from skep.tui.display import Display
from skep.tui.drawing import Drawing, Scene
from skep.tui.screen import Screen
from skep.words import LANGUAGES, Words
from tests.tui.test_drawing import Paper, shown as pictured


class Lines(Screen):
    """A plain terminal that keeps its lines."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.said: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        self.said.append(text)


def played(mode: str, seats: int, builds: int) -> skep.Match:
    """A match in which seat 0 has built so many structures and is asked again."""
    match = skep.new("propolis", mode=mode, seats=seats, seed=4)
    while len(mine(match)) <= builds or match.decision.seat or match.decision.prompt != "act":
        keys = match.decision.keys
        match.answer(next((key for key in keys if key.startswith("build:")), keys[0]))
    return match


def mine(match: skep.Match) -> list[dict[str, object]]:
    found: list[dict[str, object]] = match.view(0)["table"]["sides"][0]["hive"]
    return found


def scene(match: skep.Match) -> Scene:
    names = ("you",) * match.settings.seats
    return Scene(match.view(0), match.decision, [], {}, names, sheet=tuple(match.sheet))


def shown(match: skep.Match, lang: str = "en") -> Drawing:
    return drawing("propolis", Words(lang), match.settings.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_own_hive_are_listed(lang: str) -> None:
    match = played("multiplayer", 2, 3)
    lines = shown(match, lang).rows(scene(match))
    title = Words(lang).say("propolis-own-hive", name=shown(match, lang).seat(0))
    listed = lines[lines.index(f"{title}:") + 1 :]
    assert len(listed) == len(mine(match)) == 4
    for card, line in zip(mine(match), listed):
        assert f" {card['number']} " in line
        assert f"({card['guild']})" in line


def test_the_picture_shows_the_own_hive_too() -> None:
    match = played("multiplayer", 2, 3)
    lines = pictured(match, Paper(110, 50))
    hive = next(line for line in lines if line.startswith("Hive of Seat 0: S"))
    for card in mine(match)[1:]:
        assert f" {card['number']} {card['guild']}" in hive


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_has_a_line_for_each_card_and_adds_up(lang: str) -> None:
    match = played("multiplayer", 2, 3)
    lines = shown(match, lang).sheet(scene(match))
    own = [line for line in match.sheet if line["seat"] == 0]
    assert len(lines) == len(match.sheet) + 2
    points = [Words(lang).say("propolis-points", count=line["points"]) for line in own]
    total = Words(lang).say("propolis-points", count=match.scores[0])
    assert lines[0].endswith(total)
    for said, line in zip(points, lines[1:]):
        assert line.endswith(said)
    assert "propolis-" not in "".join(lines)


def test_plain_lines_show_both_market_rows_in_solo() -> None:
    match = played("solo", 1, 1)
    lines = shown(match).rows(scene(match))
    first, second = lines.index("Market 1:"), lines.index("Market 2:")
    numbers = [str(offer["card"]["number"]) for offer in match.view(0)["table"]["market"]]
    for at, number in enumerate(numbers):
        row = first if at < 5 else second
        assert lines[row + 1 + at % 5].startswith(f"  structure {number} ")
    two = played("multiplayer", 2, 1)
    assert "Market:" in shown(two).rows(scene(two))


def test_a_taken_landscape_says_which_spaces_are_occupied() -> None:
    match = skep.new("propolis", seats=2, seed=4)
    drawn = shown(match)
    spaces = [{"gives": "yellow", "worker": how} for how in ("standing", "", "lying", "standing")]
    land = {"at": [1, 3], "owner": 1, "spaces": spaces}
    assert "(Seat 1: standing on 1, 4, lying on 3)" in drawn.landscape(land)  # type: ignore[attr-defined]
    land["spaces"] = spaces[:2]
    assert "(Seat 1: standing on 1)" in drawn.landscape(land)  # type: ignore[attr-defined]
    land["spaces"] = spaces[1:3]
    assert "(Seat 1: lying on 2)" in drawn.landscape(land)  # type: ignore[attr-defined]


def test_a_palace_asks_for_permanents() -> None:
    match = played("multiplayer", 2, 1)
    lines = [line for line in shown(match).rows(scene(match)) if line.startswith("  palace")]
    assert len(lines) == 5
    assert all(": requires permanent " in line and ": has " not in line for line in lines)


def test_plain_lines_show_the_table_once_a_turn() -> None:
    match = skep.new("propolis", seats=2, seed=4)
    paper = Lines()
    showing = Display(match, ["you", "you"], paper, Words("en"))
    told = []
    for key in ("deploy:1,1", "spaces:1", "deploy:1,2"):
        showing.viewer = match.decision.seat
        paper.said.clear()
        showing.show()
        told.append("Palaces:" in paper.said)
        assert "Options:" in paper.said
        match.answer(key)
    assert told == [True, False, True]
    showing.show(whole=True)  # the command `look`
    assert "Palaces:" in paper.said
    match.undo(match.decision.seat)
    showing.rewound("taken back")
    paper.said.clear()
    showing.show()
    assert "Palaces:" in paper.said
