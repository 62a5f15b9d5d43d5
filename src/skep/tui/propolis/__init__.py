"""Propolis in the terminal."""

from __future__ import annotations

from skep.tui.propolis.drawing import PropolisDrawing as DRAWING

__all__ = ["DRAWING"]
