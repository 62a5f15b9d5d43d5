"""Apiary in the terminal."""

from __future__ import annotations

from skep.tui.apiary.drawing import ApiaryDrawing as DRAWING

__all__ = ["DRAWING"]
