"""The guide to the server: its client plays, and it names what there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from skep.server.faults import STATUS, status_of
from skep.server.http import connection
from skep.server.http.routes.tables import DOES
from skep.server.live import sockets
from skep.server.live.costs import COSTS
from skep.server.live.rate_limits import DEFAULT
from skep.server.store.trouble import MESSAGES
from skep.tables.table import CHANGES
from tests.server.running import serving
from tests.test_house import ROOT, SRC, python_blocks

GUIDE = ROOT / "docs" / "guide" / "server.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def test_the_small_client_plays_a_match(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    ((_, source),) = python_blocks(GUIDE)
    with serving(sqlite) as server:
        exec(source.replace("localhost:8420", server.host), {"__name__": "client"})
    assert re.fullmatch(r"\[\d+, \d+\] [a-z-]+\n", capsys.readouterr().out)


def test_the_guide_names_every_command_and_route() -> None:
    assert [do for do in DOES if f"`{do}`" not in TEXT] == []
    for route in ("games", "levels", "tables", "sight", "fork", "match", "sit", "rules"):
        assert f"/{route}`" in TEXT


def test_the_guide_names_the_caps() -> None:
    section = TEXT.split("## What is capped")[1].split("\n## ")[0]
    numbers = (
        DEFAULT.sockets,
        int(DEFAULT.tables.burst),
        DEFAULT.near,
        DEFAULT.waiting // 1_000_000,
        DEFAULT.name,
        DEFAULT.chairs,
        DEFAULT.listed,
        DEFAULT.listed_each,
        DEFAULT.keys,
        DEFAULT.questions,
        *(int(rate.burst) for rate in (DEFAULT.commands, DEFAULT.shared, DEFAULT.hellos, CHANGES)),
        *(int(rate.more) for rate in (DEFAULT.commands, DEFAULT.shared, DEFAULT.hellos)),
        *COSTS.values(),
    )
    assert [number for number in numbers if str(number) not in section] == []
    codes = ("too-fast", "too-many-hellos", "too-many-keys", "too-often", "busy")
    assert [code for code in codes if f"`{code}`" not in section] == []


def test_the_guide_names_the_budget_for_thinking() -> None:
    section = TEXT.split("## How work is shared")[1].split("\n## ")[0]
    assert f"{DEFAULT.thinking.burst:.0f} seconds" in section
    assert DEFAULT.thinking.more == 0.25, "one second in four"


def codes() -> set[str]:
    """Every code that a client may be told: from the table of statuses, and from where faults are
    made."""
    found = {*STATUS, *MESSAGES}
    parts = ("server", "tables", "kernel")
    places = [path for part in parts for path in (SRC / "skep" / part).rglob("*.py")]
    for path in [*places, SRC / "skep" / "__init__.py", SRC / "skep" / "games" / "__init__.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in MAKERS:
                words = [*node.args, *(each.value for each in node.keywords)]
                found |= {
                    word.value for word in words
                    if isinstance(word, ast.Constant) and isinstance(word.value, str)
                    and re.fullmatch(r"[a-z]+(-[a-z]+)*", word.value)
                }  # fmt: skip
    return found - NEVER_TOLD


MAKERS = {"Refused", "StoreFault", "IllegalAnswer", "BadSettings", "Fault", "Thought", "dismiss"}
NEVER_TOLD = {"bad-bot", "choose"}
"""What only programs in Python meet."""


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", "") or getattr(function, "id", "")


def test_the_guide_names_every_fault() -> None:
    section = TEXT.split("## Faults")[1].split("\n## ")[0]
    assert sorted(code for code in codes() if f"`{code}`" not in section) == []
    told = re.findall(r"`([a-z]+(?:-[a-z]+)*)`", section)
    more = {"bad-settings", "illegal-answer"}  # what errors of the kernel have if nothing is said
    assert set(told) - codes() - more == {"clause", "hello", "id", "type"} & set(told)


def test_the_guide_tells_the_status_of_every_fault() -> None:
    section = TEXT.split("## Faults")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d\d\d)(?:, \d\d\d)? \| (.*?) \|", section, re.M)
    told = {code: int(status) for status, all in rows for code in re.findall("`([a-z-]+)`", all)}
    assert {code: told.get(code) for code in STATUS} == STATUS
    assert [code for code, status in told.items() if status_of(code) != status] == []


def test_the_guide_names_every_closing_code() -> None:
    section = TEXT.split("A socket is closed with")[1].split("\n## ")[0]
    source = Path(sockets.__file__).read_text(encoding="utf-8")
    ours = {sockets.REFUSED, sockets.TAKEN, sockets.IN_USE, sockets.SLOW, sockets.TOO_LONG}
    found = {int(number) for number in re.findall(r"\b[14]0\d\d\b", source)} - {1000}
    assert found == ours
    assert [
        code for code in (*ours, 1011, 1012) if not re.search(rf"^\| .*{code}", section, re.M)
    ] == []


def test_the_guide_warns_of_plain_copies_and_forged_addresses() -> None:
    assert "plain `cp`" in TEXT
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in TEXT
    assert "header_up X-Forwarded-For {remote_host}" in TEXT


def test_the_guide_names_the_limits_of_connections() -> None:
    section = TEXT.split("## What is capped")[1].split("\n## ")[0]
    limits = connection.DEFAULT
    numbers = (limits.head // 1024, limits.head_time, limits.body_time, limits.idle_time,
               limits.by_source, connection.KEPT)  # fmt: skip
    assert [each for each in numbers if f"{each:g}" not in section] == []
    assert f"{connection.WANTED - connection.KEPT:,}" in section


def test_the_guide_is_linked() -> None:
    assert "docs/guide/server.md" in Path(ROOT / "README.md").read_text(encoding="utf-8")


def test_the_walk_of_an_answer_names_files_and_functions_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition("## An answer")[2].partition("\n## ")[0]
    words = re.findall(r"`([\w./]+)`", walk)
    files = [word for word in words if word.endswith(".py")]
    assert len(files) > 10
    assert [name for name in files if not (SRC / "skep" / name).is_file()] == []
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((SRC / "skep").rglob("*.py"))
    )
    names = [word for word in words if re.fullmatch(r"[A-Z]\w+(\.\w+)?|[a-z]\w+\.[a-z_]\w+", word)]
    names = [name for name in names if not name.endswith(".py")]
    assert {"Proposal.add", "Tables.commit", "play.answer", "Scheduler"} <= set(names)
    for name in names:
        head, _, last = name.rpartition(".")
        pattern = rf"(class|def) {last}\b|\b{last} = "
        assert re.search(pattern, source), f"nothing is called {name}"
        if head and head[0].isupper():
            assert re.search(rf"class {head}\b", source), f"there is no class {head}"
