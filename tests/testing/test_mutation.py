"""Mutation testing, tried on a game of three lines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from skep.testing.mutation import __main__ as program, judged
from skep.testing.mutation.mutants import Module, cited, mutants
from skep.testing.mutation.sample import modules, sample

RULES = '''"""Counting bees.  TIN-BEE"""
from __future__ import annotations
from functools import cache

class Hive:
    __slots__ = ("bees",) * 1
    limit: int | None = 2

@cache
def full(bees: int | None = None) -> bool | None:
    """Three bees are enough, and nobody counts to a hundred.  TIN-BEE-01"""
    while bees == 100:
        bees -= 1
    return bees >= 3
'''
TESTS = """
from skep.testing import clause
from tiny.bees import full

@clause("TIN-BEE-01")
def test_three_bees_are_enough():
    full.cache_clear()
    assert [full(bees) for bees in range(5)] == [False, False, False, True, True]
"""
EQUIVALENT = """
[[equivalent]]
module = "bees"
function = "full"
line = "while bees == 100:"
becomes = "while bees == 101:"
reason = "One bee more or less, and still enough."
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """The game, its tests, and a module that holds no rules."""
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tiny" / "__init__.py").touch()
    (tmp_path / "tiny" / "bees.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tiny" / "evaluation.py").write_text("GOOD = 1 + 1\n", encoding="utf-8")
    (tmp_path / "tests" / "test_bees.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def mutate(tiny: Path, *options: str) -> tuple[int, str]:
    """Run the program on the game; its exit code and what it said."""
    places = ["--path", str(tiny), "--package", "tiny", "--tests", str(tiny / "tests")]
    command = [sys.executable, "-m", "skep.testing.mutation", "tiny", *places, *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tiny, timeout=300)
    return done.returncode, done.stdout + done.stderr


def bees(tiny: Path) -> Module:
    (module,) = modules("tiny", tiny / "tiny")
    return module


def test_survivors_are_shown_and_equivalent_ones_do_not_count(tiny: Path) -> None:
    (tiny / "tests" / "mutation.toml").write_text(EQUIVALENT, encoding="utf-8")
    before = (tiny / "tiny" / "bees.py").read_bytes()
    code, said = mutate(tiny, "--sample", "0", "--spare", "0.2")
    assert code == 1
    assert "killed bees.py:14: return bees > 3  [tests/test_bees.py::test_three_bees_are" in said
    assert "timed out bees.py:12: while bees < 100:" in said
    assert "bees.py:12: full, NumberReplacer (TIN-BEE-01)" in said
    assert "-    while bees == 100:\n    +    while bees == 99:" in said
    assert 'becomes = "while bees == 99:"\nreason = ""' in said
    assert 'becomes = "while bees == 101:"' not in said
    assert ", 1 equivalent: " in said.splitlines()[-1]
    assert (tiny / "tiny" / "bees.py").read_bytes() == before


WITNESS = """
from pathlib import Path
from tiny.bees import full, limit, Hive

def notes(what):
    with Path(__file__).with_name("ran.txt").open("a") as file:
        file.write(f"{what} ")

def test_a_few_are_not_full():
    notes("few")
    full(1)

def test_the_answer_is_known_from_the_first_test():
    notes("cached")
    full(1)

def test_the_limit_is_two():
    notes("limit")
    assert limit() == Hive.limit == 2
"""


def test_only_tests_that_call_the_changed_function_run(tiny: Path) -> None:
    with (tiny / "tiny" / "bees.py").open("a", encoding="utf-8") as file:
        file.write("\ndef limit() -> int:\n    return 2\n")
    (tiny / "tests" / "test_bees.py").write_text(WITNESS, encoding="utf-8")
    code, said = mutate(tiny, "--sample", "0", "--spare", "0.2")
    every = list(mutants(bees(tiny)))
    of_limit = [mutant for mutant in every if mutant.runs_in == "limit"]
    of_full = [mutant for mutant in every if mutant.runs_in == "full"]
    both = [mutant for mutant in every if mutant.runs_in == ""]
    assert (code, len(both)) == (1, 2)
    assert f"{len(of_limit) + 2} killed" in said
    ran = (tiny / "tests" / "ran.txt").read_text(encoding="utf-8").split()
    assert ran.count("few") == 1 + len(of_full) + len(both)
    assert ran.count("cached") > 1 + len(both)
    assert ran.count("limit") == 1 + len(of_limit) + len(both)


def test_tests_that_fail_without_a_fault_stop_it(tiny: Path) -> None:
    (tiny / "tests" / "test_bees.py").write_text("def test_no():\n    assert 0\n")
    code, said = mutate(tiny)
    assert code == 2
    assert "the tests fail without any fault; fix them first: tests/test_bees.py::test_no" in said


def test_a_game_or_module_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["chess"]) == 2
    assert "there is no game 'chess'; name one of hivernation" in capsys.readouterr().err
    assert program.main(["hivernation", "--module", "bishops"]) == 2
    assert "no rules in bishops; it has codes, " in capsys.readouterr().err


def test_only_what_can_change_play_is_mutated(tiny: Path) -> None:
    found = list(mutants(bees(tiny)))
    assert {mutant.number for mutant in found} == {7, 12, 13, 14}
    assert {mutant.line for mutant in found if mutant.number == 7} == {"limit: int | None = 2"}
    assert {mutant.operator for mutant in found if mutant.number == 7} == {"NumberReplacer"}


def test_a_sample_follows_from_its_seed_and_spreads_over_the_code(tiny: Path) -> None:
    module = bees(tiny)
    every = list(mutants(module))
    spans = {mutant.span for mutant in every}
    some = sample(every, len(spans), seed=1)
    assert {mutant.span for mutant in some} == spans
    assert sample(every, 4, seed=1) == sample(every, 4, seed=1)
    assert any(sample(every, 4, seed=1) != sample(every, 4, seed=seed) for seed in range(2, 9))


def test_an_entry_that_fits_no_mutant_is_reported(tiny: Path) -> None:
    path = tiny / "tests" / "mutation.toml"
    path.write_text(EQUIVALENT + EQUIVALENT.replace("100", "400"), encoding="utf-8")
    entries = judged.read(path)
    unknown = list(entries.unknown(list(mutants(bees(tiny)))))
    assert unknown == [entries.equivalent[1]]


def test_an_entry_without_a_reason_is_refused(tiny: Path) -> None:
    path = tiny / "mutation.toml"
    path.write_text('[[left_out]]\nmodule = "bees"\n', encoding="utf-8")
    with pytest.raises(judged.BadEntry, match="reason"):
        judged.read(path)


def test_clauses_are_cited_one_by_one_in_ranges_and_by_chapter() -> None:
    text = "Lines of sight.  HIV-LOS, HIV-ATT-01…03, HIV-ATT-02"
    assert cited(text) == ["HIV-LOS", "HIV-ATT-01", "HIV-ATT-02", "HIV-ATT-03"]
