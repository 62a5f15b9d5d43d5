"""`skep serve`, `export`, `import` and `check`, as whoever runs a server meets them."""

from __future__ import annotations

import os
import sqlite3
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

import skep
from skep import record
from skep.cli import serve
from skep.cli.serve import place
from skep.kernel.errors import BadSettings
from skep.server import types
from tests.cli.running import good, run
from tests.processes import PATIENCE, SKEP, end, interrupt, start, started
from tests.server.service import House, story


def finished(database: str) -> str:
    async def tell(house: House) -> str:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben)
        return made.table

    return story(database, tell)


def test_a_match_goes_out_as_a_file_and_comes_back_as_a_table(
    database: str, tmp_path: Path
) -> None:
    link = finished(database)
    text = "\n".join(good("export", link, "--database", database)) + "\n"
    assert "players: Ada, Ben" in text
    file = tmp_path / "evening.skep"
    good("export", link, file, "--database", database)
    assert file.read_text() == text
    assert run("export", link, file, "--database", database).code == 1
    good("export", link, file, "--force", "--database", database)
    lines = good("import", file, "--database", database)
    again = lines[0].removeprefix("table ")
    assert "\n".join(good("export", again, "--database", database)) + "\n" == text
    assert good("check", "--all", "--database", database) == ["2 tables, 2 sound, 0 not"]


def test_a_match_under_way_can_be_imported_and_played_on(sqlite: str, tmp_path: Path) -> None:
    match = skep.new("hivernation", mode="quick", seed=4)
    match.answer(match.decision.keys[0])
    record.save(tmp_path / "half.skep", match, ["A", "B"])
    link = good("import", tmp_path / "half.skep", "--database", sqlite)[0].removeprefix("table ")

    async def tell(house: House) -> None:
        from skep.server.wire import Sit

        keys = [await house.tables.sit(link, Sit(name)) for name in ("Ada", "Ben")]
        assert (await house.match(link)).log == match.log
        await house.play(link, *keys)
        assert (await house.state(link)).over

    story(sqlite, tell)


def test_what_can_not_be_exported_imported_or_checked(sqlite: str, tmp_path: Path) -> None:
    assert run("export", "none", "--database", sqlite).err.startswith("skep: there is no table")
    assert run("check", "none", "--database", sqlite).code == 2
    assert run("check", "--database", sqlite).err == "skep: name one table, or use --all\n"
    (tmp_path / "x.skep").write_text("nonsense")
    assert "not a match file" in run("import", tmp_path / "x.skep", "--database", sqlite).err
    assert run("check", "--all", "--database", "mysql://x/y").code == 2


def test_check_sees_what_is_not_sound(sqlite: str) -> None:
    first, second, third = finished(sqlite), finished(sqlite), finished(sqlite)
    with sqlite3.connect(sqlite) as file:
        ids = dict(file.execute("select link, table_id from tables"))
        last = "select max(n) from entries where table_id = ?"
        (n,) = file.execute(last, (ids[first],)).fetchone()
        file.execute("delete from entries where table_id=? and n=?", (ids[first], n - 2))
        file.execute(
            "update entries set body=replace(cast(body as text), 'bee:', 'bea:')"
            " where table_id=? and n=6", (ids[second],),
        )  # fmt: skip
    file.close()
    ran = run("check", "--all", "--database", sqlite)
    assert ran.code == 1
    assert ran.lines[-1] == "3 tables, 1 sound, 2 not"
    assert any(line.startswith(f"{first}: its entries are not numbered") for line in ran.lines)
    assert any(line.startswith(f"{second}: the log no longer fits") for line in ran.lines)
    assert good("check", third, "--database", sqlite) == ["1 tables, 1 sound, 0 not"]


def test_a_table_that_ended_otherwise_is_seen(sqlite: str) -> None:
    link = finished(sqlite)
    with sqlite3.connect(sqlite) as file:
        file.execute(
            'update entries set body=replace(cast(body as text), \'"digest":"\', \'"digest":"0\')'
        )
    file.close()
    said = run("check", "--all", "--database", sqlite).lines[0]
    assert said == f"{link}: it replays to another state than the one in which it ended"


def test_serve_listens_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with started(*SKEP, *words) as process:
        assert process.stderr is not None
        address = process.stderr.readline().split()[1]
        wait_for(address)
        interrupt(process)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_serve_ends_when_it_is_told_to(tmp_path: Path) -> None:
    process = start([*SKEP, "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")])
    assert process.stderr is not None
    wait_for(process.stderr.readline().split()[1])
    assert end(process) in (0, -15, 143)


def wait_for(address: str) -> None:
    """Until a server answers."""
    for _ in range(300):
        with suppress(OSError), urllib.request.urlopen(f"{address}api/levels") as answer:
            assert answer.status == 200
            return
        time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_serve_opens_the_browser_if_asked(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    words = ["serve", "--open", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with started(*SKEP, *words, env={**os.environ, "BROWSER": str(browser)}) as process:
        assert process.stderr is not None
        address = process.stderr.readline().split()[1]
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.1)
    assert opened.read_text() == f"{address}\n"


def test_an_address_that_is_taken_is_told(sqlite: str) -> None:
    taken = serve.bound("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    ran = run("serve", "--port", port, "--database", sqlite)
    taken.close()
    assert ran.code == 2
    assert ran.err == f"skep: can't listen on 127.0.0.1:{port}: address already in use\n"
    assert run("serve", "--port", 99999).code == 2


def test_without_the_libraries_serve_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LIBRARIES", ("alembic", "no_such_library"))
    with pytest.raises(BadSettings, match=r"no_such_library; install them: pip install"):
        serve.needs_server()


def test_without_a_word_the_tables_are_in_a_file_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert place(None) == str(tmp_path / "skep" / "tables.sqlite")
    assert place("x") == "x"


def test_the_pages_types_are_current() -> None:
    assert types.main(["--check"]) == 0, "run `make types`"


def test_the_types_name_every_message(tmp_path: Path) -> None:
    assert types.main([str(tmp_path)]) == 0
    assert types.main([str(tmp_path), "--check"]) == 0
    text = (tmp_path / "index.ts").read_text()
    for kind in types.structs():
        assert f"export interface {kind.__name__}" in text or kind.__name__ == "ToldSeen"
    (tmp_path / "apiary.ts").write_text("")
    assert types.main([str(tmp_path), "--check"]) == 1


def test_a_file_of_a_game_that_is_no_more_is_not_current(tmp_path: Path) -> None:
    assert types.main([str(tmp_path)]) == 0
    (tmp_path / "chess.ts").write_text("")
    assert types.main([str(tmp_path), "--check"]) == 1
    assert types.main([str(tmp_path)]) == 0
    assert not (tmp_path / "chess.ts").exists()


def test_every_game_has_a_length_and_a_weight() -> None:
    for name in skep.GAMES:
        assert "minutes" in vars(type(skep.game(name)))
        assert "weight" in vars(type(skep.game(name)))
