"""The standings of an arena: a rating for each bot, and the results of every pair."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from skep.kernel.errors import SkepError
from skep.lab.bouts import Arena
from skep.lab.report import Z_95, wilson

Found = dict[str, Any]
CENTER = 1500
"""The mean of all ratings."""
SCALE = 29.5
"""Points for one unit of the model: a lead of 400 means about ten wins to one, as in chess."""


class NotInstalled(SkepError):
    """Ratings need a library that is not installed."""

    code = "not-installed"


def model() -> Any:
    """Plackett and Luce's model for players whose strength does not change."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NotInstalled("ratings need openskill; install it: pip install 'skep[lab]'") from None
    return PlackettLuce(tau=0.0)


def rate(arena: Arena, results: list[Found]) -> list[Found]:
    """Each bot with its rating and 95 % interval, strongest first."""
    scale = model()
    skills = {bot: scale.rating(name=bot) for bot in arena.bots}
    for found in results:
        _learn(scale, skills, found)
    mean = sum(skill.mu for skill in skills.values()) / len(skills)
    rows = [_rated(bot, skills[bot], mean, results) for bot in arena.bots]
    return sorted(rows, key=lambda row: -float(row["rating"]))


def _learn(scale: Any, skills: dict[str, Any], found: Found) -> None:
    """Update the ratings by one game; a bot with several seats is rated by its best one."""
    bots = list(dict.fromkeys(found["bots"]))
    ranks = [
        min(rank for bot, rank in zip(found["bots"], found["ranks"]) if bot == name)
        for name in bots
    ]
    teams = scale.rate([[skills[name]] for name in bots], ranks=[float(rank) for rank in ranks])
    for name, team in zip(bots, teams):
        skills[name] = team[0]


def _rated(bot: str, skill: Any, mean: float, results: list[Found]) -> Found:
    games = [found for found in results if bot in found["bots"]]
    seats = [
        (found["seconds"][at], found["answers"][at])
        for found in games
        for at, name in enumerate(found["bots"])
        if name == bot
    ]
    answers = sum(count for _, count in seats)
    return {
        "bot": bot,
        "rating": round(CENTER + SCALE * (skill.mu - mean)),
        "within": round(Z_95 * SCALE * skill.sigma),
        "games": len(games),
        "seconds": round(sum(spent for spent, _ in seats) / answers, 4) if answers else None,
    }


def pairs(arena: Arena, results: list[Found]) -> list[Found]:
    """For each pair, how often the bot that was named first came first."""
    return [_pair(one, other, results) for one, other in combinations(arena.bots, 2)]


def _pair(one: str, other: str, results: list[Found]) -> Found:
    met = [found for found in results if set(found["bots"]) == {one, other}]
    return {"bots": [one, other], **_counted(one, met)}


def _counted(bot: str, met: list[Found]) -> Found:
    """How often a bot came first in these games, alone or tied, and its share of seats."""
    first = [_first(found, bot) for found in met]
    share = [found["bots"].count(bot) / len(found["bots"]) for found in met]
    wins, draws = sum(each == 1 for each in first), sum(0 < each < 1 for each in first)
    low, high = wilson(wins, len(met))
    return {
        "games": len(met),
        "wins": wins,
        "draws": draws,
        "losses": len(met) - wins - draws,
        "win_rate_95": [low, high],
        "fair_share": sum(share) / len(share) if share else None,
    }


def _first(found: Found, bot: str) -> float:
    """1 if only this bot came first, 0 if it did not, between if it shared the place."""
    first = [name for name, rank in zip(found["bots"], found["ranks"]) if rank == 1]
    return first.count(bot) / len(first)


def report(arena: Arena, results: list[Found]) -> Found:
    """The arena as one JSON object."""
    rated = rate(arena, results)
    if arena.together:
        names = [row["bot"] for row in rated]
        won = {"places": [{"bot": name, **_counted(name, results)} for name in names]}
    else:
        won = {"pairs": pairs(arena, results)}
    order = list(arena.bots)
    return {**arena.head(), "order": order, "games": len(results), "bots": rated, **won}
