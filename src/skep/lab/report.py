"""The report of a simulation, as one JSON object and as text for people."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from skep.lab.simulate import Outcome

Z_95 = 1.959964
"""The z-score of a 95 % interval."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson), sound for few games and for 0 wins.

    >>> [round(end, 3) for end in wilson(9, 10)]
    [0.596, 0.982]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    center = rate + Z_95 * Z_95 / (2 * games)
    reach = Z_95 * sqrt((rate * (1 - rate) + Z_95 * Z_95 / (4 * games)) / games)
    scale = 1 + Z_95 * Z_95 / games
    return max(0.0, (center - reach) / scale), min(1.0, (center + reach) / scale)


def quantile(counts: Counter[int], share: float) -> int | None:
    """The smallest value that this share of all values does not exceed."""
    need, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= need:
            return value
    return None


def spread(counts: Counter[int]) -> dict[str, float | int | None]:
    """A distribution in six numbers; None if nothing was counted."""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total if total else None
    return {
        "mean": mean,
        "min": min(counts, default=None),
        "q1": quantile(counts, 0.25),
        "median": quantile(counts, 0.5),
        "q3": quantile(counts, 0.75),
        "max": max(counts, default=None),
    }


def report(outcome: Outcome) -> dict[str, Any]:
    """The outcome as JSON. Everything that varies from run to run is under `timing`."""
    plan, tally = outcome.plan, outcome.tally
    return {
        "game": plan.settings.game,
        "mode": plan.settings.mode,
        "settings": dict(plan.settings.values),
        "seed": plan.seed,
        "games": tally.games,
        "stopped": outcome.stopped,
        "repeatable": plan.repeatable,
        "seats": [_seat(outcome, seat) for seat in range(plan.settings.seats)],
        "lengths": spread(tally.lengths),
        "endings": dict(sorted(tally.endings.items())),
        "timing": timing(outcome),
    }


def _seat(outcome: Outcome, seat: int) -> dict[str, Any]:
    tally = outcome.tally
    wins, draws = tally.wins[seat], tally.draws[seat]
    scores = spread(tally.scores[seat])
    return {
        "seat": seat,
        "bot": outcome.plan.bots[seat],
        "wins": wins,
        "draws": draws,
        "losses": tally.games - wins - draws,
        "win_rate": wins / tally.games if tally.games else None,
        "win_rate_95": list(wilson(wins, tally.games)),
        "mean_score": scores.pop("mean"),
        "scores": scores,
    }


def timing(outcome: Outcome) -> dict[str, float | int]:
    seconds = max(outcome.seconds, 1e-9)
    decisions = outcome.tally.decisions
    return {
        "jobs": outcome.jobs,
        "seconds": round(outcome.seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(outcome.tally.games / seconds, 2),
    }


def text(outcome: Outcome) -> str:
    """The outcome as plain lines of text."""
    found = report(outcome)
    games = "1 game" if found["games"] == 1 else f"{found['games']} games"
    parts = [f"{found['game']} {found['mode']}", games, f"seed {found['seed']}"]
    parts += [f"{name} {str(value).lower()}" for name, value in found["settings"].items()]
    rows = [HEADINGS, *(_row(seat) for seat in found["seats"])]
    lengths = _numbers(found["lengths"])
    endings = ", ".join(f"{name} {count}" for name, count in found["endings"].items())
    return "\n".join(
        [
            ", ".join(parts),
            "",
            *_columns(rows),
            "",
            f"decisions a game: {lengths}",
            f"endings: {endings or 'none'}",
        ]
    )


SPREAD = ("min", "q1", "median", "q3", "max")
HEADINGS = ["seat", "bot", "wins", "95 %", "draws", "losses", "score", *SPREAD]


def _row(seat: dict[str, Any]) -> list[str]:
    low, high = seat["win_rate_95"]
    mean = seat["mean_score"]
    shown = [seat["scores"][name] for name in SPREAD]
    return [
        str(seat["seat"]),
        seat["bot"],
        str(seat["wins"]),
        f"{low:.1%} to {high:.1%}",
        str(seat["draws"]),
        str(seat["losses"]),
        "-" if mean is None else f"{mean:.2f}",
        *("-" if value is None else str(value) for value in shown),
    ]


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows]


def _numbers(found: dict[str, Any]) -> str:
    if found["mean"] is None:
        return "none"
    rest = ", ".join(f"{name} {found[name]}" for name in SPREAD)
    return f"mean {found['mean']:.1f}, {rest}"
