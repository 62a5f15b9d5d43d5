"""The screen and the keyboard: in color and redrawn, or plain lines one after the other."""

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
        """Clear the screen; plain lines stay."""
        if not self.plain:
            self.console.clear()

    def cover(self) -> None:
        """Hide what was shown to one person from the next."""
        if not self.plain:
            self.console.clear()
        elif self.terminal:
            print("\n" * self.height, flush=True)

    def read(self, label: str) -> str:
        """Read a line; EOFError if there is no more."""
        typed = input(f"{label}: ").strip()
        if not self.interactive:
            print(typed, flush=True)
        return typed
