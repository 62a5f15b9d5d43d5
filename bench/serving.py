"""The server under load, on loopback: `python -m bench.serving [--quick]`.

The server runs in one process, the scripts in another; a bare echo is measured for comparison.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench import goals, report
from bench.crowd import Crowd, Pair
from bench.goals import Row
from bench.ours import compiled as ours_compiled
from bench.servers import cpu_of, memory_of, running
from bench.sockets import Socket, opened


class Load(NamedTuple):
    """The figures of a scenario."""

    moves: float
    """Per second."""
    p50: float
    p99: float
    """Milliseconds from an answer to all screens."""
    cpu: float
    """Microseconds of the server's processor per move."""
    answers: int
    faults: list[str]
    gaps: int
    lost: int
    ended: int


# ---- scenarios


async def play(port: int, pid: int, pairs: int, seconds: float, mode: str, rate: float) -> Load:
    """Tables with two sockets each, as fast as they can or at `rate` moves per second in all."""
    crowd = Crowd(port, mode)
    made = [await crowd.make() for _ in range(pairs)]
    tables = [Pair(crowd, number) for number in range(pairs)]
    for pair, (table, keys) in zip(tables, made):
        pair.paced = True
        await pair.sit(table, keys)
    while not all(all(pair.seen) for pair in tables):
        await asyncio.sleep(0.05)
    cpu, start = cpu_of(pid), time.perf_counter()
    until = start + seconds
    work = [asyncio.create_task(_keep_playing(pair, until, rate, pairs)) for pair in tables]
    await asyncio.gather(*work)
    took = time.perf_counter() - start
    used = cpu_of(pid) - cpu
    done, delays = crowd.acknowledged, sorted(crowd.delays)
    for _ in range(400):  # let pending moves finish
        if not any(pair.waiting > 0 for pair in tables):
            break
        await asyncio.sleep(0.05)
    lost = sum(pair.waiting > 0 for pair in tables)
    for pair in tables:
        pair.stand()
    return Load(
        done / took,
        _quantile(delays, 0.5),
        _quantile(delays, 0.99),
        used / max(1, done) * 1e6,
        done,
        crowd.faults,
        crowd.gaps,
        lost,
        crowd.ended,
    )


async def _keep_playing(pair: Pair, until: float, rate: float, pairs: int) -> None:
    """Play one table after the other until the time is over."""
    pair.paced = rate > 0
    while True:
        if rate:
            await _paced(pair, until, pairs / rate)
        else:
            pair.answer()
            await asyncio.wait({pair.over}, timeout=max(0.0, until - time.perf_counter()))
        if not pair.over.done() or time.perf_counter() >= until:
            break
        pair.stand()
        pair.paced = rate > 0
        await pair.sit(*await pair.crowd.make())
    pair.paced = True


async def _paced(pair: Pair, until: float, gap: float) -> None:
    """Answer at a fixed pace, however long the last answer took."""
    following = time.perf_counter() + gap * (pair.number % 97) / 97
    while following < until and not pair.over.done():
        await asyncio.sleep(max(0.0, following - time.perf_counter()))
        pair.answer()
        following += gap


async def echo(port: int, pid: int, sockets: int, seconds: float, rate: float) -> Load:
    """The same load on the bare echo: each socket says and hears one message at a time."""
    delays: list[float] = []
    sent: dict[Socket, float] = {}
    text = b'{"do":"answer","id":1,"seat":0,"key":"bee:10,-10","entries":20}'
    stop = time.perf_counter() + 1e9

    def heard(socket: Socket, _payload: bytes) -> None:
        now = time.perf_counter()
        delays.append(now - sent[socket])
        if not rate and now < stop:
            sent[socket] = now
            socket.send(text)

    crowd = [await opened(port, "/api/live", heard) for _ in range(sockets)]
    cpu, start = cpu_of(pid), time.perf_counter()
    stop = start + seconds
    if not rate:
        for socket in crowd:
            sent[socket] = time.perf_counter()
            socket.send(text)
        await asyncio.sleep(seconds)
    else:
        for at in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + at / rate - time.perf_counter()))
            sent[crowd[at % sockets]] = time.perf_counter()
            crowd[at % sockets].send(text)
    await asyncio.sleep(0.3)
    used, count = cpu_of(pid) - cpu, len(delays)
    for socket in crowd:
        socket.close()
    ordered = sorted(delays)
    return Load(
        count / seconds,
        _quantile(ordered, 0.5),
        _quantile(ordered, 0.99),
        used / max(1, count) * 1e6,
        count,
        [],
        0,
        0,
        0,
    )


def _quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else 0.0


def loads(pairs: int, seconds: float, mode: str, rate: float) -> tuple[Load, Load]:
    """A scenario on the server, and the same on the echo."""
    with tempfile.TemporaryDirectory() as folder:
        with running("skep", str(Path(folder) / "t.sqlite")) as (port, pid):
            ours = run(play(port, pid, pairs, seconds, mode, rate))
        with running("echo") as (port, pid):
            bare = run(echo(port, pid, pairs * 2, min(seconds, 10), rate))
    return ours, bare


def run(work: Any) -> Any:
    """Run with the server's settings of the garbage collector, so that the scripts do not pause
    either."""
    import uvloop

    from skep.cli.serve import sweep_seldom

    sweep_seldom()
    return uvloop.run(work)


def sleeping(tables: int) -> tuple[float, float]:
    """The bytes in memory and on disk of a table at which nobody is."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "t.sqlite"
        asyncio.run(_fill(str(file), tables))
        with running("skep", str(file)) as (_, pid):
            full = memory_of(pid)
        size = file.stat().st_size
        empty = Path(folder) / "e.sqlite"
        with running("skep", str(empty)) as (_, pid):
            bare = memory_of(pid)
    return max(0.0, (full - bare) / tables), size / tables


async def _fill(database: str, count: int) -> None:
    """Make tables with a match, without people, and each with a deadline tomorrow."""
    from skep.server.store import Batch, Store
    from skep.server.wire import NewChair, NewTable
    from skep.tables.new_table import open_table
    from skep.tables.play import answer
    from skep.tables.proposal import Proposal

    store = Store(database)
    waiting = []
    for number in range(count):
        chairs = [NewChair("here"), NewChair("here")]
        wish = NewTable("hivernation", chairs, "quick", seed=number, grace=86_400)
        proposal, _ = open_table(wish, time.time())
        proposal.accept()
        table, rows = proposal.table, proposal.rows
        for _ in range(4):
            decision, proposal = table.playing().decision, Proposal(table, time.time())
            answer(proposal, decision.seat, decision.keys[0])
            proposal.accept()
            rows += proposal.rows
        waiting.append(store.append(Batch(table.id, rows, proposal.index())))
        if len(waiting) >= 500:
            await asyncio.gather(*waiting)
            waiting = []
    await asyncio.gather(*waiting)
    store.close()


async def append_rate(database: str, movers: int, seconds: float) -> tuple[float, float]:
    """Appends per second by writers that each wait for the disk, and the p99 in milliseconds."""
    from skep.server.store import Batch, Row, Store

    store, delays = Store(database), list[float]()
    stop = time.perf_counter() + seconds

    async def mover(id: int) -> None:
        body = {"keep": 12, "log": [[0, "play", "bee:1,-1"]], "scores": [3, 4]}
        n = 0
        while (start := time.perf_counter()) < stop:
            n += 1
            await store.append(Batch(id, [Row(n, 1.8e9, "answer", 0, body)], None))
            delays.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(mover(id) for id in range(movers)))
    took = time.perf_counter() - start
    store.close()
    return len(delays) / took, _quantile(sorted(delays), 0.99)


def appends(movers: int, seconds: float) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        found: tuple[float, float] = run(append_rate(str(Path(folder) / "t"), movers, seconds))
        return found


class Scale(NamedTuple):
    """How much to measure."""

    seconds: float
    minute: float
    pairs: int
    tables: int


FULL = Scale(seconds=15, minute=60, pairs=500, tables=10_000)
QUICK = Scale(seconds=4, minute=6, pairs=100, tables=1000)
PART = "The server, one process, on loopback"


def rows(scale: Scale) -> list[Row]:
    """The server's part of the report."""
    return [
        *_append_rows(scale),
        *_saturated_rows(scale),
        *_steady_rows(scale),
        *_minute_rows(scale),
        *_sleeping_rows(scale),
    ]


def _append_rows(scale: Scale) -> list[Row]:
    rate, p99 = appends(500, scale.seconds)
    return [
        Row(PART, "appends to SQLite by 500 movers, each on disk", rate, "/s", goals.APPENDS),
        Row(PART, "the same: p99 until it is on disk", p99, "ms", goals.APPEND_P99),
    ]


def _saturated_rows(scale: Scale) -> list[Row]:
    pairs = min(250, scale.pairs)
    ours, bare = loads(pairs, scale.seconds, "arcade", 0)
    name = f"{2 * pairs} sockets, as fast as they can: moves"
    return [
        Row(
            PART,
            name,
            ours.moves,
            "/s",
            goals.SATURATED,
            f"p50 {ours.p50:.0f} ms, p99 {ours.p99:.0f} ms; bare echo {bare.moves:,.0f} /s",
        ),
        Row(
            PART,
            "the same: processor time a move",
            ours.cpu,
            "µs",
            goals.CPU_A_MOVE,
            f"bare echo {bare.cpu:.0f} µs a message",
        ),
        _wrong("the same", ours),
    ]


def _steady_rows(scale: Scale) -> list[Row]:
    rate = 2.0 * scale.pairs
    ours, bare = loads(scale.pairs, scale.seconds, "arcade", rate)
    name = f"{2 * scale.pairs:,} sockets, {rate:,.0f} moves a second"
    return [
        Row(
            PART,
            f"{name}: p99 to all screens",
            ours.p99,
            "ms",
            goals.STEADY_P99,
            f"{ours.moves:,.0f} moves/s, p50 {ours.p50:.1f} ms;"
            f" bare echo p50 {bare.p50:.1f} ms, p99 {bare.p99:.1f} ms",
        ),
        _wrong("the same", ours),
    ]


def _minute_rows(scale: Scale) -> list[Row]:
    ours, bare = loads(scale.pairs, scale.minute, "quick", 0)
    name = f"{scale.pairs} tables of quick Hivernation for {scale.minute:.0f} s"
    return [
        Row(
            PART,
            f"{name}: answers",
            ours.moves,
            "/s",
            goals.NONE,
            f"{ours.answers:,} answers, {ours.ended:,} matches; bare echo {bare.moves:,.0f} /s",
        ),
        Row(
            PART,
            "the same: p50 to all screens",
            ours.p50,
            "ms",
            goals.SCREEN_P50,
            f"p99 {ours.p99:.0f} ms; bare echo p50 {bare.p50:.1f} ms, p99 {bare.p99:.1f} ms",
        ),
        _wrong("the same", ours),
    ]


def _wrong(name: str, load: Load) -> Row:
    wrong = len(load.faults) + load.gaps + load.lost
    told = ", ".join(sorted(set(load.faults)))
    return Row(PART, f"{name}: faults, and answers lost or doubled", wrong, "", goals.WRONG, told)


def _sleeping_rows(scale: Scale) -> list[Row]:
    memory, disk = sleeping(scale.tables)
    name = f"{scale.tables:,} sleeping tables: memory of one"
    return [Row(PART, name, memory, "bytes", goals.ASLEEP, f"{disk:,.0f} bytes on disk")]


def main(words: list[str]) -> int:
    found = rows(QUICK if "--quick" in words else FULL)
    print(report.table(found, ours_compiled()))
    return int(any(row.verdict(ours_compiled()) == goals.BELOW for row in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
