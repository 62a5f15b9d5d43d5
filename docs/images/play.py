"""Draws the README's picture: `python docs/images/play.py`, after any change of looks.

The table is the real program's: the match in play.skep, as its first seat sees it.
"""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from skep.tui.showing import Showing

from skep import record
from skep.tui.screen import Screen
from skep.words import Words

HERE = Path(__file__).parent
WIDTH, HEIGHT = 96, 40
DARK = TerminalTheme((29, 26, 22), (236, 226, 208), [(29, 26, 22)] * 8)

# As Rich's own frame, but with fonts that are at hand: a picture loads nothing from the web.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>Hivernation in the terminal: the hive, the options beside it, what is asked</title>
<style>
.{unique_id}-matrix, .{unique_id}-title {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
}}
.{unique_id}-matrix {{ font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 16px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The table of play.skep as an SVG picture."""
    screen = Screen()
    screen.plain = False
    screen.console = Console(
        record=True,
        file=StringIO(),
        width=WIDTH,
        height=HEIGHT,
        color_system="truecolor",
        force_terminal=True,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    found = record.open(HERE / "play.skep")
    showing = Showing(record.replay(found), found.players, screen, Words("en"))
    showing.viewer = 0
    showing.show()
    return screen.console.export_svg(
        title="skep play hivernation", theme=DARK, code_format=FRAME, unique_id="skep"
    )


if __name__ == "__main__":
    (HERE / "play.svg").write_text(picture(), encoding="utf-8")
