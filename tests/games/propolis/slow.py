"""A second, slow and plain reading of the rules, made from what a seat is shown.

It knows nothing of the engine but the view: from it, it lists what a turn may begin with, works out
the points card by card, and says who wins a row.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

View = dict[str, Any]


def means(side: View) -> dict[str, int]:
    """Permanent and unused resources by type."""
    return {name: side["tracks"][name] + side["permanents"][name] for name in side["tracks"]}


def affordable(card: View, side: View) -> bool:
    """Every unit of the cost by its color, or else by a wild, each once.  PRP-BUILD-02…11"""
    have = means(side)
    wild = have["wild"]
    for color, number in card["cost"].items():
        for _ in range(number):
            if have[color]:
                have[color] -= 1
            elif wild:
                wild -= 1
            else:
                return False
    return bool(card["workers"] <= side["personal"])


def courtable(card: View, side: View) -> bool:
    """PRP-PAL-01…07"""
    have: Counter[str] = Counter(side["permanents"])
    lacking = sum(max(0, number - have[color]) for color, number in card["cost"].items())
    enough = lacking <= have["wild"] and card["workers"] <= side["personal"]
    return bool(enough and not side["palace"])


def payments(card: View, side: View) -> set[tuple[int, ...]]:
    """What every assignment of means to units takes from the six tracks.  PRP-BUILD-03…11"""
    names = list(side["tracks"])
    units = [color for color, number in card["cost"].items() for _ in range(number)]
    ways = ("permanent", "wild-permanent", "track", "wild-track")
    found = set()
    for chosen in product(ways, repeat=len(units)):
        used = Counter(
            f"{way} {'wild' if way.startswith('wild') else color}"
            for way, color in zip(chosen, units, strict=True)
        )
        fits = all(
            number <= side["permanents" if "permanent" in what else "tracks"][what.split()[1]]
            for what, number in used.items()
        )
        if fits:
            found.add(
                tuple(used["wild-track wild" if n == "wild" else f"track {n}"] for n in names)
            )
    return found


def actions(table: View, seat: int) -> set[str]:
    """The keys with which a turn may begin, other ways of paying left out.  PRP-TURN-02"""
    side = table["sides"][seat]
    found = set()
    for row in table["rows"]:
        for land in row["landscapes"]:
            if land is None:
                continue
            at = ",".join(str(number) for number in land["at"])
            if land["owner"] is None and side["personal"]:
                found.add(f"deploy:{at}")
            for space, worker in enumerate((s["worker"] for s in land["spaces"]), 1):
                if land["owner"] == seat and worker == "standing":
                    found.add(f"fortify:{at},{space}")
    found |= {"retreat:all"} if side["out"] else set()
    found |= {"retreat:some"} if side["out"] > 1 else set()
    offers = [offer["card"] for offer in table["market"] if offer]
    found |= {f"build:{card['id']}" for card in offers if affordable(card, side)}
    palaces = [offer["card"] for offer in table["palaces"]]
    found |= {f"palace:{card['number']}" for card in palaces if courtable(card, side)}
    found |= {"skip"} if side["central"] == 12 else set()
    return found or {"pass"}


def strengths(row: View, sides: int) -> list[int]:
    """PRP-MAJ-03"""
    totals = [0] * sides
    for land in row["landscapes"]:
        for space in land["spaces"] if land else []:
            if space["worker"]:
                totals[land["owner"]] += 1 + (space["worker"] == "lying")
    return totals


def points(card: View, side: View) -> int:
    """The best that a card can score with every choice of wilds and of the banner.  PRP-SCORE"""
    score = card["score"]
    if score is None:
        return 0
    if score["rule"] == "fixed":
        return int(score["points"])
    if score["rule"] == "half":
        have = means(side)
        return (have[score["color"]] + have["wild"]) // 2
    each: int = {"letter": 1, "pair": 2, "set": 4}[score["rule"]]
    best = 0
    for letter in "ABCD" if side["banners"]["wild"] else [""]:
        banners = Counter({name: side["banners"][name] for name in "ABCD"})
        banners[letter] += 1
        best = max(best, each * min(banners[name] for name in score["letters"]))
    return best


def total(side: View) -> int:
    """PRP-SCORE-01, PRP-SCORE-12"""
    unused: int = sum(side["tracks"].values())
    return sum(points(card, side) for card in side["hive"]) + unused // 5
