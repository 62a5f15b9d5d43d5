"""Apiary: hyper-intelligent bees explore space, grow hives and hibernate.  docs/rules/apiary.md"""

from __future__ import annotations

from skep.games.apiary.game import Apiary

GAME = Apiary()
