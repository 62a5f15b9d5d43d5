"""The coach at a table: hints with reasons, chances from one's own sight, and a look back."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

import skep
from skep.coach import odds
from skep.coach.win_chances import win_chances
from skep.kernel.match import Match
from skep.server import wire
from skep.server.live.rate_limits import DEFAULT
from skep.server.wire import Made, SeatKey
from skep.server.workers import coach_jobs
from skep.server.workers.jobs import Job
from skep.server.workers.pool import Thinkers
from skep.server.workers.queue import NOBODY, Asker
from skep.tables.faults import Refused
from tests.server.service import House, NewChair, refused, story

BOT = NewChair("bot", "greedy")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think for a moment only."""
    monkeypatch.setattr(coach_jobs, "ITERATIONS", 30)


async def finished(house: House) -> tuple[Made, SeatKey, SeatKey]:
    """A match between two people, played to its end."""
    made, ada, ben = await house.two(mode="quick")
    await house.play(made, ada, ben)
    return made, ada, ben


def test_a_hint_names_an_option_and_its_reasons(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), BOT, mode="arcade", coach="alone")
        await house.settle()
        match = await house.match(made)
        holder = await house.holder(made, made.keys[0])
        found = await house.do(holder, wire.Hint(1, 0))
        assert found.key in match.decision_of(0).keys
        ids = [reason.id for reason in found.reasons]
        assert ids[0] in ("brings", "spends", "no-points")
        assert any(id.startswith("chance-") for id in ids)
        assert ids[-2] == "other"
        assert ids[-1].startswith("lacks-")
        assert found.reasons[-2].facts["option"] in match.decision_of(0).keys
        assert 0 < found.before < 1
        assert found == await house.do(holder, wire.Hint(1, 0))

    story(sqlite, tell)


@pytest.mark.parametrize(
    ("coach", "chairs", "allowed"),
    [
        ("alone", ["person", "bot"], True),
        ("alone", ["here", "here"], False),
        ("always", ["here", "here"], True),
        ("never", ["person", "bot"], False),
    ],
)
def test_hints_against_people_are_the_makers_choice(
    sqlite: str, coach: str, chairs: list[str], allowed: bool
) -> None:
    async def tell(house: House) -> None:
        seats = [BOT if kind == "bot" else NewChair(kind) for kind in chairs]  # type: ignore[arg-type]
        made = await house.make(*seats, coach=coach)
        await house.settle()
        guest = await house.join(made, made.keys[0])
        assert guest.room()["hints"] is allowed
        assert guest.room()["chances"] is (coach != "never")
        seat = (await house.match(made)).waiting[0]
        holder = await house.holder(made, *made.keys)
        asked = house.do(holder, wire.Hint(1, seat))
        if allowed:
            assert (await asked).key
        else:
            await refused("no-hints", asked)
        if coach == "never":
            await refused("no-hints", house.do(holder, wire.Chances(1, 0)))
        await house.answer(made, made.keys[seat])  # the table goes on

    story(sqlite, tell)


def test_a_table_gives_the_highest_level_its_time_and_so_does_a_rematch(sqlite: str) -> None:
    async def tell(house: House) -> None:
        given: list[int] = []
        think = house.tables.thinkers.think

        async def note(job: Job, asker: Asker = NOBODY) -> Any:
            given.append(job.think)
            return await think(job._replace(level="random"))

        house.tables.thinkers.think = note  # type: ignore[method-assign]
        made = await house.make(NewChair("here"), NewChair("bot", "queen"), think=12)
        await house.watch(made)
        await house.play(made, *made.keys)
        holder = await house.holder(made, *made.keys)
        again = await house.do(holder, wire.Rematch(1, 0))
        fork = wire.NewFork(3, [NewChair("here"), NewChair("bot", "queen")])
        for table in (again.table, (await house.tables.fork(made.table, fork)).table):
            assert (await house.state(table)).think == 12
        assert 12 in given

    story(sqlite, tell)


def test_a_rematch_and_a_fork_keep_the_makers_choice(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair("here"), NewChair("here"), coach="always")
        await house.play(made, *made.keys)
        holder = await house.holder(made, *made.keys)
        again = await house.do(holder, wire.Rematch(1, 0))
        assert (await house.tables.room(again.table)).hints
        fork = wire.NewFork(3, [NewChair("here"), NewChair("here")])
        assert (await house.tables.room((await house.tables.fork(made.table, fork)).table)).hints

    story(sqlite, tell)


def test_chances_are_told_for_each_turn_and_for_what_is_new(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="quick")
        await house.play(made, ada, ben, answers=6)
        length = len((await house.match(made)).log)
        holder = await house.holder(made, ada)
        found = (await house.do(holder, wire.Chances(1, ada.seat))).points
        assert [point.entries for point in found] == [1, 2, 3, 4, 5, 6, 7]
        assert found[-1].entries == length
        for point in found:
            assert sum(each.chance for each in point.chances) == pytest.approx(1, abs=0.001)
            assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in point.chances)
        await house.play(made, ada, ben, answers=1)
        more = (await house.do(holder, wire.Chances(1, ada.seat, after=length))).points
        assert [point.entries for point in more] == [length + 1]
        whole = (await house.do(holder, wire.Chances(1, ada.seat))).points
        assert whole[-1] == more[0]
        assert whole[:-1] == found

    story(sqlite, tell)


def test_others_sights_and_open_cards_come_after_the_end(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben, answers=4)
        holder, guest = await house.holder(made, ada), await house.watch(made)
        assert guest.holder is not None
        await refused("not-your-seat", house.do(holder, wire.Chances(1, ben.seat)))
        await refused("not-over", house.do(holder, wire.Chances(1, ada.seat, True)))
        await refused("not-your-seat", house.do(guest.holder, wire.Chances(1, ada.seat)))
        assert (await house.do(guest.holder, wire.Chances(1, None))).points
        await house.play(made, ada, ben)
        for viewer in (None, 0, 1):
            assert (await house.do(guest.holder, wire.Chances(1, viewer))).points
        open_ = (await house.do(holder, wire.Chances(1, None, True))).points
        match = await house.match(made)
        assert open_[-1].entries == len(match.log)
        won = [each.chance for each in open_[-1].chances]
        assert won == [each == max(match.payoffs) for each in match.payoffs] or won == [0.5, 0.5]

    story(sqlite, tell)


def test_a_look_back_comes_in_parts_and_names_what_was_better(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_jobs, "PART", 0.0)  # one decision at a time

    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="quick")
        holder = await house.holder(made, ada)
        await refused("not-over", house.do(holder, wire.Review(1, 0)))
        await house.play(made, ada, ben)
        lessons: list[wire.LessonSeen] = []
        match, after = await house.match(made), 0
        while after is not None:
            part = await house.do(holder, wire.Review(1, 0, after))
            assert part.after is None or part.after > after
            lessons, after = lessons + part.lessons, part.after
        assert lessons
        for lesson in lessons:
            assert match.log[lesson.entries].key == lesson.taken != lesson.better
            assert lesson.cost > 0
            assert lesson.reason.id.startswith("lacks-")
        fork = await house.tables.fork(
            made.table, wire.NewFork(lessons[0].entries, [NewChair("here"), NewChair("here")])
        )
        assert lessons[0].better in (await house.match(fork)).decision.keys

    story(sqlite, tell)


def test_wrong_questions_are_refused_and_the_table_goes_on(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair(), mode="quick", coach="always")
        holder = await house.holder(made, made.keys[0])
        await refused("not-playing", house.do(holder, wire.Hint(1, 0)))
        await refused("not-playing", house.do(holder, wire.Chances(1, 0)))
        await refused("not-playing", house.do(holder, wire.Review(1, 0)))
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        match = await house.match(made)
        asked, other = match.waiting[0], 1 - match.waiting[0]
        both = await house.holder(made, made.keys[0], ben)
        await refused("not-your-turn", house.do(both, wire.Hint(1, other)))
        await refused("bad-seat", house.do(both, wire.Hint(1, 7)))
        await refused("bad-seat", house.do(both, wire.Hint(1, -1)))
        await refused("bad-seat", house.do(both, wire.Chances(1, 2)))
        for entries in (99, -2):
            said = await refused("no-entry", house.do(both, wire.Chances(1, 0, after=entries)))
            assert "entries -1 to 1" in said
        alone = await house.holder(made, [made.keys[0], ben][other])
        await refused("not-your-seat", house.do(alone, wire.Hint(1, asked)))
        await house.play(made, made.keys[0], ben)
        await refused("match-over", house.do(both, wire.Hint(1, 0)))
        await refused("no-entry", house.do(both, wire.Review(1, 0, 99)))
        await refused("no-entry", house.do(both, wire.Review(1, 0, -1)))
        await refused("bad-seat", house.do(both, wire.Review(1, 5)))
        await refused("no-table", house.holder("nowhere", made.keys[0]))

    story(sqlite, tell)


def test_where_nobody_can_lose_a_hint_speaks_of_points_alone(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), game="propolis", mode="solo")
        holder = await house.holder(made, made.keys[0])
        assert not odds.known((await house.match(made)).settings)
        await refused("no-chances", house.do(holder, wire.Chances(1, 0)))
        found = await house.do(holder, wire.Hint(1, 0))
        assert found.before is None
        assert found.after is None
        assert found.reasons[0].id in ("brings", "spends", "no-points")
        assert not any(reason.id.startswith("chance-") for reason in found.reasons)

    story(sqlite, tell)


# ---- in the workers


def job(what: str = "advise", after: int = 0) -> Job:
    match = skep.new("hivernation", mode="arcade", seed=5)
    return Job(what, match.settings, match.seed, tuple(match.log), match.waiting[0], after=after)


def with_worker(tell: Any) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(1)
        thinkers.start()
        try:
            return await asyncio.wait_for(tell(thinkers), 60)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


def test_the_coach_thinks_in_a_worker_that_stands_back() -> None:
    async def tell(thinkers: Thinkers) -> None:
        found = await thinkers.think(job())
        assert isinstance(found, wire.HintSeen)
        worker = thinkers.workers[0]
        assert worker is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid or 0) >= 10

    with_worker(tell)


def test_a_worker_killed_over_a_question_is_replaced_and_the_answer_comes() -> None:
    async def tell(thinkers: Thinkers) -> None:
        first = await thinkers.think(job())
        worker = thinkers.workers[0]
        assert worker is not None
        os.kill(worker.process.pid or 0, signal.SIGSTOP)
        thought = asyncio.create_task(thinkers.think(job()))
        await asyncio.sleep(0.1)
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        assert await thought == first
        assert thinkers.replaced == 1

    with_worker(tell)


def test_who_no_longer_waits_is_not_thought_for_and_too_many_are_told_so() -> None:
    async def tell(thinkers: Thinkers) -> None:
        await thinkers.think(job())
        most = DEFAULT.questions
        asked = [asyncio.create_task(thinkers.think(job())) for _ in range(most)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as fault:
            await thinkers.think(job())
        assert fault.value.code == "busy"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not thinkers.questions
        assert await thinkers.think(job("chances", -1))

    with_worker(tell)


# ---- what the viewer can't see


def half_way(game: str, seed: int) -> Match:
    match = skep.new(game, seats=2, seed=seed)
    for number in range(12 + 3 * seed):
        keys = match.decision.keys
        match.answer(keys[number * 5 % len(keys)])
    return match


@pytest.mark.parametrize("game", ["hivernation", "ambrosia", "apiary"])
def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_is_told(game: str) -> None:
    compared = 0
    for seed in range(1, 6):
        match = half_way(game, seed)
        seat = match.waiting[0]
        twin = Match(match.game, match.settings, match.seed, match.log)
        twin._position = match._position.world(seat, 99, keep=True)  # another truth
        if twin.dump_state() == match.dump_state():
            continue
        assert twin.view(seat) == match.view(seat)
        assert coach_jobs.hint(twin, seat) == coach_jobs.hint(match, seat)
        assert win_chances(twin, seat) == win_chances(match, seat)
        compared += 1
    assert compared


@pytest.mark.parametrize(
    ("game", "mode", "seats", "looks"),
    [("hivernation", "arcade", 2, "ITERATIONS"), ("propolis", "solo", 1, "ITERATIONS"),
     ("propolis", None, 2, "PLAYED_ON"), ("propolis", None, 4, "PLAYED_ON")],
)  # fmt: skip
def test_a_hint_looks_less_often_where_each_look_plays_a_match_on(
    game: str, mode: str | None, seats: int, looks: str
) -> None:
    match = skep.new(game, mode=mode, seats=seats, seed=2)
    search = coach_jobs.adviser(match, match.decision.seat)
    assert search.max_iterations == getattr(coach_jobs, looks)
    assert search.seconds == 0
