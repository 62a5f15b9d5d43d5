"""The screen and the keyboard: coloured and redrawn, or plain lines that only add up."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """Where a table is shown and answers are typed."""

    def __init__(self, plain: bool = False) -> None:
        self.terminal = sys.stdout.isatty()
        self.plain = plain or not self.terminal or os.environ.get("TERM") == "dumb"
        self.interactive = sys.stdin.isatty()
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.interactive:
            with suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def ascii(self) -> bool:
        """Can the terminal show nothing but ASCII?"""
        try:
            "│∴●".encode(sys.stdout.encoding or "ascii")
        except UnicodeEncodeError:
            return True
        return False

    def say(self, text: str = "", style: str = "") -> None:
        """One line of text."""
        if self.plain:
            print(text, flush=True)
        else:
            self.console.print(Text(text, style))

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture, overflow="crop", no_wrap=True, crop=True)

    def clear(self) -> None:
        """An empty screen; plain lines stay, but scroll out of sight."""
        if not self.plain:
            self.console.clear()

    def cover(self) -> None:
        """What was shown to one person is not in sight of the next."""
        if not self.plain:
            self.console.clear()
        elif self.terminal:
            print("\n" * self.height, flush=True)

    def read(self, label: str) -> str:
        """A line that was typed; EOFError when there will be no more."""
        typed = input(f"{label}: ").strip()
        if not self.interactive:
            print(typed, flush=True)
        return typed
