"""The page of standings: budgets as shares of the queen's time, and the levels' ladder on top."""

from __future__ import annotations

from pathlib import Path

import pytest

import skep
from skep.lab import page
from skep.lab.bouts import Arena
from skep.lab.ladder import ArenaSection, ladder, queen_iterations
from skep.lab.standings import report

STRENGTH = Path(__file__).resolve().parents[2] / "docs" / "strength.md"


def section(bots: str, *rows: str, game: str = "hivernation", more: str = "") -> ArenaSection:
    """A section as `skep arena` writes it, with these rows of games."""
    head = "| bot | games | won | drawn | lost | 95 % of won |\n|---|---|---|---|---|---|"
    mode = {"hivernation": "quick", "apiary": "standard"}[game]
    command = f"skep arena {game} --mode {mode} --seats 2 --bots {bots} --games 4 --seed 1{more}"
    return ArenaSection(bots, command, ["| bot |\n|---|", "\n".join([head, *rows])])


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        ("nurse,forager", "", "none to set"),
        ("nurse,queen", "", "`queen`: 1.5 s a decision; share of the queen's time: 100%"),
        ("nurse,queen", " --seconds 0.3", "0.3 s a decision; share of the queen's time: 20%"),
        ("queen,search", " --iterations 1400", "`search` and `queen`: 1,400 iterations"),
        ("queen,larva", " --iterations 1400", "share of the queen's time: 10%"),
        ("search,larva", "", "share of the queen's time: not recorded"),
    ],
)
def test_a_section_says_its_share_of_the_queens_time(bots: str, more: str, said: str) -> None:
    assert said in section(bots, more=more).budget()


def test_a_share_of_what_was_not_measured_is_not_recorded() -> None:
    found = section("nurse,queen", game="apiary", more=" --iterations 460")
    assert found.share == "10%"
    more_seats = found._replace(command=found.command.replace("--seats 2", "--seats 5"))
    assert more_seats.share == "not recorded"


def test_the_ladder_is_told_from_the_side_of_the_higher_level() -> None:
    found = section(
        "larva,nurse,forager",
        "| larva – nurse | 10 | 2 | 1 | 7 | 6% to 51% |",
        "| larva – forager | 10 | 0 | 0 | 10 | 0% to 28% |",
    )
    other = section("queen,greedy", "| queen – greedy | 4 | 4 | 0 | 0 | 51% to 100% |")
    rows = ladder([found, other]).splitlines()[4:]
    assert rows == ["| quick | 2 | nurse against larva | 7 | 1 | 10 | 40% to 89% | – |"]


def test_all_levels_at_one_table_are_one_row() -> None:
    found = section(
        "nurse,queen",
        "| queen | 6 | 5 | 0 | 1 | 44% to 97% |",
        "| nurse | 6 | 1 | 0 | 5 | 3% to 56% |",
        more=" --together --iterations 7000",
    )
    assert found.rows() == [
        ["quick", "2", "all at one table", "queen 5, nurse 1", "0", "6", "–", "50%"]
    ]


def test_a_section_that_is_read_again_is_the_same() -> None:
    found = section("nurse,queen", "| nurse – queen | 4 | 0 | 0 | 4 | 0% to 49% |")
    assert ArenaSection.read(found.text()) == found


def test_a_new_section_moves_the_ladder(tmp_path: Path) -> None:
    file = tmp_path / "strength.md"
    plan = Arena.make("hivernation", ("larva", "nurse"), 2, 1, mode="quick")
    results = [plan.play(bout) for bout in plan.bouts()]
    page.write(file, report(plan, results))
    page.write(file, report(plan, results))
    text = file.read_text(encoding="utf-8")
    assert text.count("## The levels") == text.count("| quick | 2 | nurse against larva |") == 1
    assert text.count("\n## ") == 2


def test_the_page_of_strength_is_as_its_writer_would_write_it() -> None:
    text = STRENGTH.read_text(encoding="utf-8")
    assert page.rewritten(text) == text, "run: python -m skep.lab.page docs/strength.md"
    assert text.count("\nBudget") == text.count(" --seed ")
    for game in ("Ambrosia", "Apiary", "Hivernation", "Propolis"):
        assert f"\n### {game}\n" in text


def test_the_page_names_every_iteration_count_that_shares_go_by() -> None:
    counts = {count for game in skep.GAMES for count in queen_iterations(game).values()}
    assert len(counts) > 3
    assert {count for count in counts if f"| {count:,} |" not in page.intro()} == set()
