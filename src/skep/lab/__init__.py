"""Simulation, reports and the fuzzer: many matches at once, for people who study games."""

from __future__ import annotations

from skep.lab.find import Find
from skep.lab.fuzz import FuzzResult, fuzz
from skep.lab.plan import Plan
from skep.lab.report import report
from skep.lab.simulate import Outcome, simulate
from skep.lab.tally import Tally

__all__ = ["Find", "FuzzResult", "Outcome", "Plan", "Tally", "fuzz", "report", "simulate"]
