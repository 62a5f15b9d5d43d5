"""The meadow as a picture: what stands where, in every size, with and without color."""

from __future__ import annotations

import pytest

import skep
from skep.kernel.chance import Dice
from skep.tui import drawing
from skep.tui.display import Display
from skep.tui.drawing import Scene
from skep.words import Words
from tests.games.ambrosia.tables import lay
from tests.tui.test_drawing import Paper


def shown(match: skep.Match, paper: Paper, lang: str = "en") -> list[str]:
    players = ["you"] * match.settings.seats
    showing = Display(match, players, paper, Words(lang))
    showing.viewer = None if match.over else match.decision.seat
    showing.show()
    return [line.rstrip() for line in paper.text().splitlines()]


def laid() -> skep.Match:
    bees = {0: "A:Hnn", 3: "A:n/B:nn", 9: "B:nTn"}
    special = {3: "arena", 12: "gust"}
    return lay(bees, values={0: 3}, special=special).match()


def test_groups_show_color_height_top_bee_and_what_they_cover() -> None:
    text = "\n".join(shown(laid(), Paper()))
    assert "A3H" in text
    assert "A1nb2" in text
    assert "B3n" in text


def test_spaces_show_number_flower_and_sign() -> None:
    lines = shown(laid(), Paper())
    assert any(" 0 3 " in line and " 3 1x" in line for line in lines)
    assert any("12 1~" in line for line in lines)


def test_own_groups_are_spelled_out_and_others_are_not() -> None:
    text = "\n".join(shown(laid(), Paper()))
    assert "0: Hnn" in text
    assert "nTn" not in text


def test_an_option_says_what_the_position_would_be_worth() -> None:
    lines = shown(laid(), Paper())
    assert any("move:0,3,3  3 bees from 0 to 3, then worth 3" in line for line in lines)


def test_an_old_terminal_gets_ascii() -> None:
    lines = shown(laid(), Paper(encoding="ascii"))
    drawn = [line for line in lines if line.startswith((" > ", " < "))]
    assert drawn
    assert all(line.isascii() for line in drawn)


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(80, 24, "en"), (60, 20, "de"), (120, 50, "pl")]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_meadow_fits_the_screen_all_match_long(
    seats: int, width: int, height: int, lang: str
) -> None:
    match = skep.new("ambrosia", seats=seats, seed=2, mode="back", events=True)
    dice = Dice(seats)
    while not match.over and len(match.log) < 90:
        for _ in range(9):
            if not match.over:
                keys = match.decision.keys
                match.answer(keys[dice.below(len(keys))])
        assert all(len(line) <= width for line in shown(match, Paper(width, height), lang))


def test_plain_rows_name_every_space_in_words() -> None:
    match = laid()
    plain = drawing("ambrosia", Words("en"), 2)
    scene = Scene(match.view(0), match.decision, match.events_of(0), {}, ("you", "you"))
    rows = plain.rows(scene)
    assert len(rows) == 25
    assert rows[1] == (
        "Space 0, flower 3: Amber, 3 bees, Heavyweight Bee on top;"
        " from the top: Heavyweight Bee, normal bee, normal bee"
    )
    assert rows[4] == (
        "Space 3, flower 1, arena: Amber, 1 bee, normal bee on top; covers 2 bees of Blue"
    )
    assert rows[13] == "Space 12, flower 1, gust of wind"
