"""Ambrosia in the terminal."""

from __future__ import annotations

from skep.tui.ambrosia.drawing import AmbrosiaDrawing as DRAWING

__all__ = ["DRAWING"]
