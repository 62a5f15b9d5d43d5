"""The hive as a picture: what stands where, in every size, with and without color."""

import io

import pytest
from rich.console import Console

import skep
from skep.tui import drawing, hexgrid
from skep.tui.display import Display
from skep.tui.drawing import Drawing, Scene
from skep.tui.hexgrid import Cell
from skep.tui.hivernation import hive
from skep.tui.screen import Screen
from skep.words import Words


class Paper(Screen):
    """A terminal of a given size that keeps what is written on it."""

    def __init__(self, width: int = 80, height: int = 24, encoding: str = "utf-8") -> None:
        super().__init__()
        self.plain = False
        self.bytes = io.BytesIO()
        self.encoding = encoding
        self.console = Console(
            file=io.TextIOWrapper(self.bytes, encoding="utf-8", write_through=True),
            width=width,
            height=height,
            force_terminal=True,
            color_system=None,
            highlight=False,
        )

    @property
    def ascii(self) -> bool:
        return self.encoding == "ascii"

    def text(self) -> str:
        return self.bytes.getvalue().decode()


def shown(match: skep.Match, paper: Paper, lang: str = "en") -> list[str]:
    showing = Display(match, ["you", "you"], paper, Words(lang))
    showing.viewer = None if match.over else match.decision.seat
    showing.show()
    return [line.rstrip() for line in paper.text().splitlines()]


def after(*keys: str, mode: str = "quick", seed: int = 2) -> skep.Match:
    match = skep.new("hivernation", seats=2, seed=seed, mode=mode)
    for key in keys:
        match.answer(key)
    return match


def test_the_hive_is_drawn_in_hexagons_with_a_number_on_each_open_place() -> None:
    lines = shown(after(), Paper())
    assert any("│ 6 │ Q │ 3 │" in line for line in lines)
    assert any("\u2572 \u2571 \u2572 \u2571 \u2572 \u2571" in line for line in lines)


def test_an_option_stands_beside_the_hive_with_number_key_and_words() -> None:
    assert any(line.endswith("3 bee:1,0  put a bee on 1,0") for line in shown(after(), Paper()))


def test_tiles_have_letters_and_the_last_one_a_mark() -> None:
    text = "\n".join(shown(after("bee:1,0", "bee:0,1"), Paper()))
    assert "│ D │" in text
    assert "│ W │" in text
    assert text.count("●") == 1


def test_a_flip_is_foretold_and_then_marked() -> None:
    before = shown(after("bee:1,0", "bee:0,1"), Paper())
    assert any(line.endswith("bee:-1,2  put a bee on -1,2, flips 1") for line in before)
    text = "\n".join(shown(after("bee:1,0", "bee:0,1", "bee:-1,2"), Paper()))
    assert "Drones put a bee on -1,2 and flipped 1 bee: 0,1." in text
    assert text.count("○") == 1


def test_a_bear_marks_the_bees_beside_it() -> None:
    match = after("bee:1,0", mode="arcade")
    match.answer("use:bear")
    match.answer("bear:2,0")
    assert "∴" in "\n".join(shown(match, Paper()))


def test_what_a_pesticide_removes_is_crossed_out() -> None:
    match = after("bee:1,0", "bee:0,1", "use:pesticide", "pesticide:1,1", mode="arcade")
    assert "\n".join(shown(match, Paper())).count("×") == 2


def test_the_place_of_a_lifted_bee_is_marked() -> None:
    match = after(mode="total")
    while match.decision.prompt != "lift":
        match.answer(match.decision.keys[0])
    lines = shown(match, Paper(100, 60))
    assert any("W1 " in line or "D1 " in line for line in lines)
    match.answer(match.decision.keys[0])
    assert "↑" in "\n".join(shown(match, Paper(100, 60)))


def test_rows_and_slanting_lines_carry_their_numbers() -> None:
    text = "\n".join(shown(after(), Paper()))
    for label in (" -1─", "  0─", "  1─", "╲-1", "╲0", "╲1"):
        assert label in text


def test_an_old_terminal_gets_ascii() -> None:
    lines = shown(after("bee:1,0"), Paper(encoding="ascii"))
    assert any("| Q | D |" in line for line in lines)
    assert all(line.isascii() for line in lines)


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(80, 24, "en"), (60, 20, "de"), (120, 50, "pl")]
)
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_the_hive_fits_the_screen_all_match_long(
    mode: str, width: int, height: int, lang: str
) -> None:
    match = after(mode=mode)
    while not match.over and len(match.log) < 60:
        for _ in range(5):
            if not match.over:
                keys = match.decision.keys
                match.answer(keys[(5 * len(match.log)) % len(keys)])
        paper = Paper(width, height)
        assert all(len(line) <= width for line in shown(match, paper, lang))
        showing = Display(match, ["you", "you"], paper, Words(lang))
        assert 0 < hive.wide(hive.picture(showing.scene(), width, height)) <= width


def chain(length: int) -> dict[tuple[int, int], Cell]:
    return {(q, 0): Cell("W", str(q), weight=2) for q in range(length)}


def test_a_sprawling_hive_is_drawn_smaller() -> None:
    wide = [
        max(line.cell_len for line in hexgrid.lines(ink))
        for ink in (
            hexgrid.outlined(chain(12), hexgrid.LINES),
            hexgrid.tight(chain(12)),
            hexgrid.small(chain(12), "o"),
        )
    ]
    assert wide[0] >= wide[1] > wide[2]


def test_a_number_stands_beside_the_letter_if_both_fit() -> None:
    row = hexgrid.lines(hexgrid.tight({(0, 0): Cell("W", "12"), (1, 0): Cell("W", "112")}))
    assert row[0].plain == "W12  W "


def test_a_game_without_a_drawing_is_listed() -> None:
    match = after("bee:1,0")
    plain = drawing("skat", Words("en"), 2)
    assert type(plain) is Drawing
    scene = Scene(match.view(0), match.decision, match.events_of(0), {}, ("you", "you"))
    assert "mode: quick" in plain.rows(scene)
    assert "bees: 0, 1" in plain.rows(scene)
    assert plain.status(scene) == ["Seat 0: you: 0 points", "Seat 1: you: 1 point"]
    assert plain.option("bee:1,0") == "skat-option-bee"
