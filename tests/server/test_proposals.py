"""Entries are complete before they are written, applied once they are, and never changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from skep.server import wire
from skep.server.store import Batch, StoreFault
from skep.server.wire import Made, SeatKey
from skep.tables import play
from skep.tables.proposal import Proposal
from skep.tables.table import Table
from tests.server.service import House, NewChair, refused, story


def fact_sheet(table: Table) -> Any:
    """All that a table is, as plain data."""
    state = dict(table.state.__dict__)
    state["chairs"] = [dict(chair.__dict__) for chair in table.state.chairs]
    state["wish"] = table.state.wish and dict(table.state.wish.__dict__)
    state.pop("cached")
    state["game"] = table.state.game.name
    match = table.match
    return copy.deepcopy((
        state, table.kinds, table.course, table.log, table.asked,
        match and (match.log, match.dump_state(), match.waiting, match.events),
    ))  # fmt: skip


APIARY = {"game": "apiary", "mode": "first-game"}


async def play_until_undo(house: House, made: Made, *keys: SeatKey) -> int:
    """Play until a seat may undo its last answer; that seat."""
    for _ in range(60):
        await house.play(made, *keys, answers=1)
        match = await house.match(made)
        for seat in (0, 1):
            if match.can_undo(seat):
                return seat
    raise AssertionError("nobody can undo anything")


class Breaking:
    """A store that refuses to write, and notes what the tables are at that moment."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen: list[Any] = []
        house.store.append = self.append  # type: ignore[method-assign]

    async def append(self, batch: Batch) -> None:
        table = self.house.tables.cache[batch.table]
        state = table.state
        self.seen.append((state.n, state.entries, state.phase))
        raise StoreFault("store-full")


@pytest.mark.parametrize("what", ["answer", "undo", "takeback", "resign"])
def test_a_write_that_fails_leaves_the_table_as_it_was(sqlite: str, what: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(
            NewChair("here"),
            NewChair("here"),
            clock=wire.TimeLimit(900, 5),
            game="apiary",
            mode="first-game",
        )
        both = await house.join(made, *made.keys)
        mover = await play_until_undo(house, made, *made.keys)
        table, holder = await house.table(made), await house.holder(made, *made.keys)
        before, told = fact_sheet(table), len(both.texts)
        honest = house.store.append
        breaking = Breaking(house)
        seat = table.match.waiting[0] if table.match else 0
        command: Any = {
            "answer": wire.Answer(1, seat, table.match.decision.keys[0], len(table.log)),
            "undo": wire.Undo(1, mover),
            "takeback": wire.AskTakeback(1, 0, 2),
            "resign": wire.Resign(1, 0),
        }[what]
        await refused("store-full", house.do(holder, command))
        assert breaking.seen == [(before[0]["n"], before[0]["entries"], "playing")]
        assert await house.table(made) is table
        assert fact_sheet(table) == before
        assert len(both.texts) == told
        house.store.append = honest  # type: ignore[method-assign]
        await house.do(holder, command)
        assert both.last["type"] == "step"
        rows = await house.store.load(table.id)
        assert [row.n for row in rows] == [*range(1, table.state.n + 1)]
        assert fact_sheet(Table(table.id, rows))[0] == fact_sheet(table)[0]

    story(sqlite, tell)


def test_an_entry_says_whose_clocks_run_when_it_is_written_and_is_not_changed_later(
    sqlite: str,
) -> None:
    async def tell(house: House) -> None:
        written: list[tuple[Any, Any]] = []
        honest = house.store.append

        async def append(batch: Batch) -> None:
            written.extend((row, copy.deepcopy(row)) for row in batch.rows)
            await honest(batch)

        house.store.append = append  # type: ignore[method-assign]
        made, ada, ben = await house.two(clock=wire.TimeLimit(600, 1), grace=60)
        await house.play(made, ada, ben, answers=4)
        seat = (await house.match(made)).waiting[0]
        house.clock.now += 100
        house.scheduler.look = lambda table: None  # type: ignore[method-assign]
        house.tables.observers.clear()
        await house.ring(made)  # a bot plays for whoever is away
        await house.do(await house.holder(made, [ada, ben][seat]), wire.Back(1, seat))
        kinds = [row.kind for row, _ in written]
        assert kinds[-2:] == ["away", "back"]
        assert [row.body["run"] for row, _ in written[-2:]] == [[], [seat]]
        assert all(row == then for row, then in written)
        assert [row for row, _ in written] == await house.store.load((await house.table(made)).id)

    story(sqlite, tell)


def test_a_proposal_changes_nothing_before_it_is_accepted(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=3)
        table = await house.table(made)
        before = fact_sheet(table)
        proposal = Proposal(table, house.clock.now)
        play.resign(proposal, 0)
        assert proposal.state.over
        assert fact_sheet(table) == before
        proposal.accept()
        assert table.state.over

    story(sqlite, tell)


def test_a_table_that_fell_behind_catches_up_entry_by_entry(sqlite: str) -> None:
    """Another process plays, undoes, takes back, and ends the match; this one reads the rest."""

    async def tell(house: House) -> None:
        made, ada, ben = await house.two(clock=wire.TimeLimit(900, 5), **APIARY)
        behind = Table((await house.table(made)).id)
        seen = 0

        async def catch_up() -> None:
            nonlocal seen
            rows = await house.store.load(behind.id, seen)
            assert rows[0].n == seen + 1
            behind.catch_up(rows)
            seen = rows[-1].n
            ahead = fact_sheet(await house.table(made))
            assert fact_sheet(behind)[:4] == ahead[:4]
            assert fact_sheet(behind)[5] == ahead[5]

        await catch_up()
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        for _ in range(6):
            await house.play(made, ada, ben, answers=1)
            await catch_up()
        mover = await play_until_undo(house, made, ada, ben)
        await catch_up()
        await house.do([one, two][mover], wire.Undo(1, mover))
        await catch_up()
        await house.do(one, wire.AskTakeback(1, 0, 2))
        await house.do(two, wire.Agree(1, 1, True))
        await catch_up()
        await house.play(made, ada, ben, answers=10)
        await catch_up()
        await house.do(one, wire.Resign(1, 0))
        await catch_up()
        assert behind.state.over

    story(sqlite, tell)
