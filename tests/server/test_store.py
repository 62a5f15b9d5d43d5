"""The store: whole or not at all, one entry a number, and on disk before it is answered."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from alembic import op
from sqlalchemy import inspect, text

from skep.kernel.errors import BadSettings
from skep.server.store import Batch, Conflict, Index, Row, Store, StoreFault
from skep.server.store.engine import address
from skep.server.store.schema import META
from skep.server.wire import Sit
from tests.server.service import House, refused, story


def index(name: str, **more: object) -> Index:
    return Index(name, f"w{name}", "hivernation", "waiting", False, 1.0, None)._replace(**more)  # type: ignore[arg-type]


def row(n: int, word: str = "") -> Row:
    return Row(n, float(n), "answer", 0, {"word": word})


def test_what_was_written_is_read_again(database: str) -> None:
    store = Store(database)

    async def tell() -> None:
        await store.append(Batch(5, [row(1, "ä<b>"), row(2)], index("five", listed=True)))
        await store.append(Batch(5, [row(3)], None))
        await store.append(Batch(6, [row(1)], index("six", wake=9.5)))
        assert [each.n for each in await store.load(5)] == [1, 2, 3]
        assert (await store.load(5))[0] == row(1, "ä<b>")
        assert await store.find(link="five") == 5
        assert await store.find(watch="wsix") == 6
        assert await store.find(link="seven") is None
        assert await store.waking() == [(6, 9.5)]
        await store.append(Batch(5, [row(4)], index("other", phase="playing", listed=True)))
        assert await store.find(link="five") is None
        assert await store.find(link="other") == 5

    asyncio.run(tell())
    store.close()


def test_no_number_is_given_twice(database: str) -> None:
    store = Store(database)

    async def tell() -> None:
        await store.append(Batch(5, [row(1)], index("five")))
        wishes = [Batch(5, [row(2, str(at))], None) for at in range(4)]
        wishes += [Batch(at, [row(1)], index(f"t{at}")) for at in range(10, 15)]
        fates = await asyncio.gather(
            *(store.append(wish) for wish in wishes), return_exceptions=True
        )
        assert [isinstance(fate, Conflict) for fate in fates] == [False, *[True] * 3, *[False] * 5]
        assert [each.n for each in await store.load(5)] == [1, 2]
        assert len(list(store.links())) == 6

    asyncio.run(tell())
    store.close()


def test_a_batch_is_whole_or_absent(database: str) -> None:
    store = Store(database)

    async def tell() -> None:
        await store.append(Batch(5, [row(2)], index("five")))
        with pytest.raises(Conflict):
            await store.append(Batch(5, [row(1), row(2), row(3)], index("new")))
        assert [each.n for each in await store.load(5)] == [2]
        assert await store.find(link="new") is None

    asyncio.run(tell())
    store.close()


def test_many_answers_share_a_commit(sqlite: str) -> None:
    store = Store(sqlite)
    commits: list[int] = []
    honest = store.writer._commit

    def counted(batches: list[Batch]) -> list[Exception | None]:
        commits.append(len(batches))
        return honest(batches)

    store.writer._commit = counted  # type: ignore[method-assign]

    async def tell() -> None:
        await asyncio.gather(*(store.append(Batch(at, [row(1)], None)) for at in range(500)))

    asyncio.run(tell())
    store.close()
    assert sum(commits) == 500
    assert len(commits) < 100


def test_the_migrations_make_the_schema(database: str) -> None:
    store = Store(database)
    found = inspect(store.engine)
    for name, table in META.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert {each["name"] for each in found.get_indexes(name)} >= {
            str(each.name) for each in table.indexes
        }
    store.close()
    Store(database).close()  # a second time, nothing is left to do


def test_a_migration_that_is_cut_off_leaves_nothing_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_words: object, **_more: object) -> None:
        raise RuntimeError("cut off")

    monkeypatch.setattr(op, "create_index", broken)
    with pytest.raises(RuntimeError):
        Store(database)
    monkeypatch.undo()
    store = Store(database)
    assert inspect(store.engine).get_indexes("tables")
    store.close()


def test_sqlite_waits_for_the_disk(sqlite: str) -> None:
    store = Store(sqlite)
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("postgresql://me@/skep", "postgresql+psycopg"),
        ("sqlite:////tmp/x", "sqlite"),
        ("here.sqlite", "sqlite"),
    ],
)
def test_databases_by_url(given: str, wanted: str) -> None:
    assert address(given).drivername == wanted


@pytest.mark.parametrize("given", ["mysql://x/y", "sqlite://", "a://b:c:d"])
def test_databases_that_are_none(given: str) -> None:
    with pytest.raises(BadSettings):
        address(given)


def test_a_database_that_can_not_be_reached_is_told_in_one_line() -> None:
    with pytest.raises(StoreFault) as fault:
        Store("postgresql://nobody@/none?host=/nonexistent")
    assert "\n" not in str(fault.value)
    with pytest.raises(StoreFault):
        Store("/nonexistent/folder/x.sqlite")


# ---- trouble


def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite: str) -> None:
    async def tell(house: House) -> str:
        made, ada, ben = await house.two(mode="total")
        guest = await house.join(made, ada)
        await house.play(made, ada, ben, answers=2)
        fill(house.store)
        seen = len(guest.texts)
        length = len((await house.match(made)).log)
        key = [ada, ben][(await house.match(made)).waiting[0]]
        fault: StoreFault | None = None
        for _ in range(50):  # the last free page may hold a few more
            try:
                await house.answer(made, key)
            except StoreFault as met:
                fault = met
                break
            key = [ada, ben][(await house.match(made)).waiting[0]]
            length += 1
            seen += 1
        assert fault is not None
        assert fault.code == "store-full"
        assert "full" in str(fault)
        assert len(guest.texts) == seen
        assert len((await house.match(made)).log) == length
        fill(house.store, 1_000_000)
        await house.play(made, ada, ben)
        assert (await house.state(made)).over
        return made.table

    link = story(sqlite, tell)
    from skep.server.store.audit import Finding, check

    store = Store(sqlite)
    assert list(check(store)) == [Finding(link)]
    store.close()


def fill(store: Store, pages: int = 1) -> None:
    """No more pages than the file has: what a full disk is to SQLite."""
    store.writer.let_go()
    store.engine.dispose()
    from sqlalchemy import event

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(store.engine, "connect", limit)


def test_a_read_only_database_is_told_clearly(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        house.store.writer.let_go()
        house.store.engine.dispose()
        from sqlalchemy import event

        def read_only(connection: sqlite3.Connection, _record: object) -> None:
            connection.execute("PRAGMA query_only=1")

        event.listen(house.store.engine, "connect", read_only)
        key = [ada, ben][(await house.match(made)).waiting[0]]
        said = await refused("store-read-only", house.answer(made, key))
        assert "nothing was changed" in said
        await refused("store-read-only", house.make())
        assert (await house.tables.room(made.table)).phase == "playing"
        guest = await house.join(made, key)
        assert guest.sight()["decision"] is not None

    story(sqlite, tell)


def test_a_file_that_is_read_only_can_be_looked_at(sqlite: str) -> None:
    async def make(house: House) -> str:
        return (await house.make()).table

    async def look(house: House) -> None:
        assert (await house.tables.room(link)).phase == "waiting"
        await refused("store-read-only", house.tables.sit(link, Sit("Ben")))
        await refused("store-read-only", house.make())

    link = story(sqlite, make)
    story(f"sqlite:///file:{sqlite}?mode=ro&uri=true", look)


def test_another_process_that_was_first_wins_and_all_are_shown(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guest = await house.join(made, ada)
        match = await house.match(made)
        seat = match.waiting[0]
        other = House(sqlite)
        await other.answer(made, [ada, ben][seat], 1)
        await other.close()
        await refused("changed-meanwhile", house.answer(made, [ada, ben][seat], 0))
        await house.settle()
        assert guest.last["type"] == "step"
        assert guest.last["n"] == 4
        await house.play(made, ada, ben)
        assert (await house.state(made)).over

    story(sqlite, tell)
