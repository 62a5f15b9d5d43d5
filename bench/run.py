"""Measure Skep beside its peers: `python -m bench.run`; `--help` lists its options.

Prints a table with floors and goals, writes docs/performance.md, and exits with 1 if a figure is
below its floor. A quick or partial run leaves the page alone.
"""

from __future__ import annotations

import argparse
import json
import sys

from bench import ours, report, rows, serving, thinking
from bench.goals import BELOW, Row
from bench.rows import FULL, QUICK, Plan

ENGINE = ("play", "search", "clone", "replay", "memory")
PARTS = (*ENGINE, "serving", "thinking")


def measured(plan: Plan, parts: tuple[str, ...], long: bool) -> list[Row]:
    """The rows of these parts."""
    found: list[Row] = []
    for part in parts:
        match part:
            case "play":
                found += rows.play_rows(plan)
            case "search":
                found += rows.search_rows(plan)
            case "clone":
                found += rows.clone_rows(plan)
            case "replay":
                found += rows.replay_rows(plan)
            case "memory":
                found += rows.memory_rows(plan, long)
            case "serving":
                found += serving.rows(serving.QUICK if plan is QUICK else serving.FULL)
            case "thinking":
                found += thinking.rows(4.0 if plan is QUICK else 15.0)
    return found


def main(words: list[str]) -> int:
    about = __doc__.splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=about)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--memory", action="store_true", help="also a long simulation")
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    parser.add_argument("--engine", action="store_true", help="all but the server")
    parser.add_argument("--only", choices=PARTS, help="one part")
    wish = parser.parse_args(words)
    parts = (wish.only,) if wish.only else ENGINE if wish.engine else PARTS
    found = measured(QUICK if wish.quick else FULL, parts, wish.memory)
    compiled = ours.compiled()
    if wish.json:
        print(json.dumps(report.as_json(found, compiled), indent=1))
    else:
        print(report.table(found, compiled))
    if unjudged := [row for row in found if row.figure is None and row.goal.floor is not None]:
        print(
            f"Not judged for want of a peer: {len(unjudged)}. `make bench` installs them.",
            file=sys.stderr,
        )
    if not (wish.quick or wish.only):
        report.write_page(found, compiled, " ".join(["python -m bench.run", *words]))
    return int(any(row.verdict(compiled) == BELOW for row in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
