"""The decision records: numbered without gaps, with a date and a status, and all in the index."""

import re
from pathlib import Path

import pytest

from tests.test_house import ROOT

FOLDER = ROOT / "docs" / "decisions"
RECORDS = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")
HEAD = re.compile(
    r"# (?P<number>\d{4}) (?P<title>\S.*)\n\n"
    r"- Date: (?P<date>\d{4}-\d{2}-\d{2})\n- Status: (?P<status>\S.*)\n\n"
)
STATUS = re.compile(r"accepted|(accepted; )?superseded (in part )?by \[(\d{4})\]\(\3-[\w-]+\.md\)")
SECTIONS = ("What was decided", "Why", "What else was weighed")


def head_of(record: Path) -> re.Match[str]:
    found = HEAD.match(record.read_text(encoding="utf-8"))
    assert found, f"{record.name}: the head is a title with the number, `- Date:` and `- Status:`"
    return found


def test_records_are_numbered_without_gaps() -> None:
    numbers = [record.name[:4] for record in RECORDS]
    assert numbers == [f"{number:04}" for number in range(1, len(RECORDS) + 1)]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name[:4])
def test_a_record_has_a_number_a_date_and_a_status(record: Path) -> None:
    head = head_of(record)
    assert head["number"] == record.name[:4]
    assert STATUS.fullmatch(head["status"])


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name[:4])
def test_a_record_says_what_was_decided_and_why(record: Path) -> None:
    found = re.findall(r"^## (.+)$", record.read_text(encoding="utf-8"), re.M)
    assert tuple(found) in (SECTIONS, SECTIONS[:2])


def test_the_index_lists_every_record_in_order() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = [
        f"| [{head['number']}]({record.name}) | {head['title']} | {head['date']} "
        f"| {head['status']} |"
        for record in RECORDS
        for head in [head_of(record)]
    ]
    assert [line for line in index.splitlines() if line.startswith("| [")] == rows
