"""Playing an arena on the processors of this machine. Each game's result is written to a file, so
that an arena can be stopped and continued."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any

from skep.kernel.errors import BadSettings, SkepError
from skep.lab.bouts import Arena, Bout, line
from skep.lab.simulate import MAX_JOBS
from skep.signals import block_interrupts

Found = dict[str, Any]


class BadArena(SkepError):
    """A file of results that this arena can't continue."""

    code = "bad-arena-file"


def recall(file: Path, arena: Arena) -> list[Found]:
    """The results in the file; a game whose line is cut off at the end is played again."""
    if not file.exists():
        file.write_text(line(arena.head()), encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines or _read(lines[0]) != arena.head():
        raise BadArena(
            f"{file} holds the results of another arena; name another file, or remove it"
        )
    whole = [text for text in lines[1:] if text.endswith("\n") and _read(text) is not None]
    if len(whole) != len(lines) - 1:
        file.write_text("".join([lines[0], *whole]), encoding="utf-8")
    return [found for text in whole if (found := _read(text)) is not None]


def _read(text: str) -> Found | None:
    try:
        found: Found = json.loads(text)
    except ValueError:
        return None
    return found


def run(
    arena: Arena,
    jobs: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Found]:
    """All results, including those from the file; after Ctrl-C, those so far."""
    if not 1 <= jobs <= MAX_JOBS:
        raise BadSettings(f"jobs are 1 to {MAX_JOBS}, not {jobs}", "bad-jobs")
    results = recall(file, arena) if file is not None else []
    done = {found["bout"] for found in results}
    left = [bout for bout in arena.bouts() if bout.name not in done]
    results = [found for found in results if found["bout"] in _names(arena)]
    try:
        for found in here(arena, left) if jobs == 1 else there(arena, left, jobs):
            results.append(found)
            if file is not None:
                with file.open("a", encoding="utf-8") as end:
                    end.write(line(found))
            progress(len(results))
    except KeyboardInterrupt:
        pass
    return sorted(results, key=lambda found: str(found["bout"]))


def _names(arena: Arena) -> set[str]:
    return {bout.name for bout in arena.bouts()}


def here(arena: Arena, bouts: list[Bout]) -> Iterator[Found]:
    """Play the bouts in this process, one after the other."""
    for bout in bouts:
        yield arena.play(bout)


def there(arena: Arena, bouts: list[Bout], jobs: int) -> Iterator[Found]:
    """Play the bouts in several processes; results come in any order."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context)
    waiting = iter(bouts)
    try:
        with block_interrupts():
            running = {pool.submit(arena.play, bout) for bout in islice(waiting, 2 * jobs)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                yield _result(future)
                if (bout := next(waiting, None)) is not None:
                    running.add(pool.submit(arena.play, bout))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _result(future: Future[Found]) -> Found:
    try:
        return future.result()
    except BrokenProcessPool:
        raise BadArena("a process of the arena died; run it again to continue") from None
