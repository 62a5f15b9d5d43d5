"""The standings of arenas as text: a table on the screen, and sections of `docs/strength.md`."""

from __future__ import annotations

import re
import sys
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from typing import Any

import skep
from skep.bots.levels import QUEEN_SECONDS
from skep.lab.ladder import ArenaSection, ladder, markdown, queen_iterations

Found = dict[str, Any]
SUMMARY = "The levels\n"
INTRO = """# Strength

`skep arena … --page` writes this page: it adds or replaces the section of its own command, keeps
the others, and rebuilds the tables on top from all of them. A rating follows Plackett and Luce's
model on the scale that chess players know, with 1500 in the middle and half the width of its 95 %
interval beside it. Each pair played every seat in turn; with more than two seats, one bot of the
pair sat alone among bots of the other kind, each as often. In a section marked "together" all bots
sat at one table, each in every seat in turn, and a win is a first place that nobody shares.

**Budgets.** At a table the queen thinks for {seconds} s about a decision. Most of these figures
were taken with less. Each section says what `search` and `queen` could spend and what share of the
queen's time that is. The share compares iterations with about how many her time was worth in plain
Python when the budgets were chosen:

{iterations}

Other settings were not recorded, and on another machine the share differs;
[performance](performance.md) has iterations per second. The other bots have no budget to set.
Seconds a decision are those of the run, on a busy machine, plain or compiled: compare them within a
section only.

## The levels

Neighboring levels against each other, from the side of the higher one, and all levels at one table
with the wins of each. The last column is the share of the queen's time that she had.

"""


def intro() -> str:
    """What the page says before its tables."""
    rows = [
        [game, mode, str(seats), f"{count:,}"]
        for game in sorted(skep.GAMES)
        for (mode, seats), count in queen_iterations(game).items()
    ]
    table = markdown([["game", "mode", "seats", "iterations in the queen's time"], *rows])
    return INTRO.format(seconds=QUEEN_SECONDS, iterations=table)


def rating_rows(found: Found) -> list[list[str]]:
    """The bots, strongest first."""
    rows = [["bot", "rating", "±", "games", "seconds a decision"]]
    for bot in found["bots"]:
        spent = "-" if bot["seconds"] is None else f"{bot['seconds']:.3f}"
        games = str(bot["games"])
        rows.append([bot["bot"], str(bot["rating"]), str(bot["within"]), games, spent])
    return rows


def pair_rows(found: Found) -> list[list[str]]:
    """Every pair, seen from the bot that was named first; together, every bot."""
    rows = [["pair" if "pairs" in found else "bot", "games", "won", "drawn", "lost", "95 % of won"]]
    for each in found["pairs"] if "pairs" in found else found["places"]:
        name = " – ".join(each["bots"]) if "bots" in each else each["bot"]
        low, high = each["win_rate_95"]
        counts = [str(each[count]) for count in ("games", "wins", "draws", "losses")]
        rows.append([name, *counts, f"{low:.0%} to {high:.0%}"])
    return rows


def text(found: Found) -> str:
    """The standings as plain lines."""
    title = _title(found)
    return "\n\n".join([title, _columns(rating_rows(found)), _columns(pair_rows(found))])


def _title(found: Found) -> str:
    values = [f"{name} {str(value).lower()}" for name, value in found["values"].items()]
    where = [found["game"].capitalize(), found["mode"], f"{found['seats']} seats", *values]
    together = " together" if "places" in found else ""
    return f"{', '.join(where)}: {', '.join(_names(found))}{together}"


def _names(found: Found) -> list[str]:
    return sorted(bot["bot"] for bot in found["bots"])


def _columns(rows: list[list[str]]) -> str:
    widths = [max(len(cell) for cell in column) for column in zip(*rows)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    )


def command(found: Found) -> str:
    """The command that reproduces these standings."""
    said = ["skep arena", found["game"], "--mode", found["mode"], "--seats", found["seats"]]
    said += ["--bots", ",".join(found["order"])]  # the first one sits first
    if "pairs" in found:
        said += ["--games", max(pair["games"] for pair in found["pairs"])]
    else:
        said += ["--together", "--games", found["games"]]
    said += ["--seed", found["seed"]]
    for name in ("seconds", "iterations"):
        said += [f"--{name}", found[name]] if found[name] else []
    for name, value in found["values"].items():
        said += ["--set", f"{name}={str(value).lower()}"]
    return " ".join(str(word) for word in said)


def check(page: Path) -> None:
    """OSError if the page can't be written there, raised before a long arena instead of after
    it."""
    if page.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(page))
    if not page.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(page.parent))


def write(page: Path, found: Found) -> None:
    """Put the arena's section into the page; other sections stay, in order of their titles."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    tables = [markdown(rating_rows(found)), markdown(pair_rows(found))]
    page.write_text(rewritten(old, ArenaSection(_title(found), command(found), tables)), "utf-8")


def rewritten(old: str, *new: ArenaSection) -> str:
    """The page with these sections in place of those with the same titles, and its summary."""
    parts = re.split(r"^## ", old, flags=re.MULTILINE)[1:]
    known = [ArenaSection.read(part) for part in parts if not part.startswith(SUMMARY)]
    titled = {section.title: section for section in (*known, *new)}
    sections = [titled[title] for title in sorted(titled)]
    body = "".join(f"\n## {section.text()}\n" for section in sections)
    return intro() + ladder(sections) + body


if __name__ == "__main__":  # after a change of the page's own words
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
