"""Hivernation in the terminal."""

from __future__ import annotations

from skep.tui.hivernation.drawing import HivernationDrawing as DRAWING

__all__ = ["DRAWING"]
