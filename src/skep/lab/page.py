"""The standings of arenas as text: a table on the screen, and sections of `docs/strength.md`."""

from __future__ import annotations

import re
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from typing import Any

Found = dict[str, Any]
INTRO = """# Strength

Written by `skep arena … --page`: each section by the command under it, the others kept. A rating
is by Plackett and Luce's model on the scale that chess players know, 1500 in the middle; beside it
half the width of its 95 % interval. Of each pair, every seat was taken in turn; at more than two
seats one of the pair sat alone among the others, each as often; or all sat together, each in every
seat in turn, and who came first alone has won.

`search` and `queen` think as long as the command says. How many iterations one core does in a
second stands in [performance](performance.md), plain: the queen's 1.5 s are about 14000 of
Hivernation's quick game, 9700 of its arcade, 13000 of Total Domination, 2800 of Ambrosia and 4600
of Apiary; of Propolis, where each plays a match on to its end, 500 early in it and thousands at the
end, 800 on average, on a machine half as quick. Where a command says less, she had that part of her
time. 0.3 s are a fifth of it. Seconds are those of the run, on a busy machine, plain or compiled:
they compare bots within a section only.
"""


def rating_rows(found: Found) -> list[list[str]]:
    """The bots, strongest first."""
    rows = [["bot", "rating", "±", "games", "seconds a decision"]]
    for bot in found["bots"]:
        spent = "-" if bot["seconds"] is None else f"{bot['seconds']:.3f}"
        games = str(bot["games"])
        rows.append([bot["bot"], str(bot["rating"]), str(bot["within"]), games, spent])
    return rows


def pair_rows(found: Found) -> list[list[str]]:
    """Every pair, from the side of the one that was named first; together, every bot."""
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
    """The command that gives these standings again."""
    said = ["skep arena", found["game"], "--mode", found["mode"], "--seats", found["seats"]]
    said += ["--bots", ",".join(found["order"])]  # who is named first sits first
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
    """OSError if no page can be written there: better told before a long arena than after it."""
    if page.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(page))
    if not page.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(page.parent))


def write(page: Path, found: Found) -> None:
    """Put the arena's section into the page; sections of others stay, in order of their titles."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = re.split(r"^## ", old, flags=re.MULTILINE)[1:]
    sections = {part.partition("\n")[0]: part.rstrip() for part in parts}
    sections[_title(found)] = _section(found)
    body = "".join(f"\n## {sections[title]}\n" for title in sorted(sections))
    page.write_text(INTRO + body, encoding="utf-8")


def _section(found: Found) -> str:
    tables = [_markdown(rating_rows(found)), _markdown(pair_rows(found))]
    return "\n\n".join([_title(found), f"`{command(found)}`", *tables])


def _markdown(rows: list[list[str]]) -> str:
    head, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *body])
