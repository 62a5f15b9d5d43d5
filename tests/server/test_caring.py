"""Bots that answer, people who are away, clocks, and standing orders."""

from __future__ import annotations

import asyncio
from typing import Any

from skep.server import wire
from skep.server.live import scheduler
from skep.server.wire import Made, NewChair, SeatKey
from tests.server.service import House, refused, story


def test_a_bot_answers_by_itself(database: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair("bot", "greedy"))
        guest = await house.join(made, *made.keys)
        await house.play(made, *made.keys)
        assert guest.room()["phase"] == "over"
        rows = await house.store.load(await house.tables.find(made.table))
        answers = [(row.seat, row.body.get("by")) for row in rows if row.kind == "answer"]
        assert {by for seat, by in answers if seat == 1} == {"bot"}
        assert {by for seat, by in answers if seat == 0} == {None}

    story(database, tell)


def test_bots_go_on_when_the_server_is_started_anew(database: str) -> None:
    async def first(house: House) -> str:
        made = await house.make(NewChair(), NewChair("bot", "greedy"))
        await house.settle()
        match = await house.match(made)
        house.tables.observers.clear()
        if match.waiting == [0]:
            await house.answer(made, made.keys[0])
        assert (await house.match(made)).waiting == [1]
        assert len(await house.store.waking()) == 1
        return made.table

    async def second(house: House) -> None:
        for _ in range(500):
            await house.settle()
            if (await house.match(link)).waiting == [0]:
                break
            await asyncio.sleep(0.01)  # the alarm rings a moment after the start
        assert (await house.match(link)).waiting == [0]
        assert await house.store.waking() == []

    link = story(database, first)
    story(database, second)


def test_after_the_grace_time_a_bot_plays_and_one_click_takes_the_seat_back(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=60)
        seat = (await house.match(made)).waiting[0]
        mine, other = [ada, ben][seat], [ada, ben][1 - seat]
        watching = await house.join(made, other)
        guest = await house.join(made, mine)
        house.clock.now += 1000
        await house.ring(made)
        assert watching.room()["chairs"][seat]["here"]
        assert not watching.room()["chairs"][seat]["bot_plays"]
        await house.tables.leave(guest)
        assert watching.last["type"] == "presence"
        assert not watching.room()["chairs"][seat]["here"]
        house.clock.now += 59
        await house.ring(made)
        assert not watching.room()["chairs"][seat]["bot_plays"]
        house.clock.now += 2
        await house.ring(made)
        kinds = [said.get("kind") for said in watching.heard]
        assert "away" in kinds
        assert kinds[-1] == "answer"
        assert watching.room()["chairs"][seat]["bot_plays"]
        holder = await house.holder(made, mine)
        await house.do(holder, wire.Back(1, seat))
        assert watching.last["kind"] == "back"
        assert not watching.room()["chairs"][seat]["bot_plays"]
        await refused("not-away", house.do(holder, wire.Back(1, seat)))

    story(database, tell)


def test_while_a_bot_plays_the_person_can_not_answer(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=60)
        seat = (await house.match(made)).waiting[0]
        house.tables.observers.clear()
        house.scheduler.look = lambda table: None  # type: ignore[method-assign]
        house.clock.now += 100
        await house.ring(made)
        await refused("bot-plays", house.answer(made, [ada, ben][seat]))

    story(sqlite, tell)


def test_without_a_grace_time_days_may_pass(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        house.clock.now += 30 * 24 * 3600
        await house.ring(made)
        assert (await house.state(made)).n == 3
        await house.play(made, ada, ben)
        assert (await house.state(made)).over

    story(sqlite, tell)


def test_who_leaves_a_match_with_a_grace_time_is_played_by_a_bot(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=60)
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        await house.play(made, ada)
        assert (await house.state(made)).over

    story(sqlite, tell)


def test_a_clock_runs_for_who_is_asked_and_wins_time_back(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(clock=wire.TimeLimit(100, 5))
        seat = (await house.match(made)).waiting[0]
        mine, other = [ada, ben][seat], [ada, ben][1 - seat]
        house.clock.now += 30
        room = await house.tables.room(made.table)
        assert room.running == [seat]
        assert room.chairs[seat].left == 70
        assert room.chairs[1 - seat].left == 100
        await house.answer(made, mine)
        room = await house.tables.room(made.table)
        assert room.running == [1 - seat]
        assert room.chairs[seat].left == 75
        house.clock.now += 10
        await house.answer(made, other)
        house.tables.cache.clear()
        room = await house.tables.room(made.table)
        assert [room.chairs[at].left for at in (seat, 1 - seat)] == [75, 95]

    story(database, tell)


def test_at_zero_a_bot_plays_on_to_the_end(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(clock=wire.TimeLimit(10, 0))
        seat = (await house.match(made)).waiting[0]
        mine, other = [ada, ben][seat], [ada, ben][1 - seat]
        house.clock.now += 10.5
        await refused("out-of-time", house.answer(made, mine))
        await house.ring(made)
        rows = await house.store.load(await house.tables.find(made.table))
        assert [row.kind for row in rows][3:5] == ["flagged", "answer"]
        holder = await house.holder(made, mine)
        await refused("out-of-time", house.do(holder, wire.Back(1, seat)))
        await house.play(made, other)
        assert (await house.state(made)).over

    story(database, tell)


def test_a_clock_that_ran_out_while_the_server_was_down_is_seen(sqlite: str) -> None:
    async def first(house: House) -> str:
        made, _ada, _ben = await house.two(clock=wire.TimeLimit(10, 0))
        return made.table

    async def second(house: House) -> None:
        house.clock.now += 60
        for id, at in await house.store.waking():
            house.scheduler._alarm(id, at)
        for _ in range(500):
            await house.settle()
            if any(kind == "flagged" for kind, _ in (await house.table(link)).kinds):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody looked at the clock")

    link = story(sqlite, first)
    story(sqlite, second)


async def bump(house: House, made: Made, first: SeatKey, second: SeatKey) -> int:
    """Both seats research, so that one bumps the other's worker; who was bumped."""
    keys, wanted = {first.seat: first, second.seat: second}, ("place:research:1", "accept")
    for _ in range(20):
        match = await house.match(made)
        seat = match.waiting[0]
        offered = match.decision_of(seat).keys
        if offered[0] == "to-pool":
            return int(seat)
        best = next((key for key in wanted if key in offered), offered[0])
        placed = best == wanted[0] and any(entry.key == best for entry in match.log)
        await house.answer(made, keys[seat], best)
        await house.settle()
        if placed:
            return 1 - int(seat)
    raise AssertionError("nobody was bumped")


def homes(match: Any) -> list[tuple[int, str]]:
    return [(entry.seat, entry.key) for entry in match.log if entry.prompt == "bumped"]


APIARY = {"game": "apiary", "mode": "first-game"}


def test_a_standing_order_answers_in_anothers_turn(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(**APIARY, standing={"bumped": "to-landing"})
        guest = await house.join(made, ada)
        seat = await bump(house, made, ada, ben)
        match = await house.match(made)
        assert homes(match) == [(seat, "to-landing")]
        at = next(at for at, entry in enumerate(match.log, 1) if entry.prompt == "bumped")
        assert guest.room()["ordered"] == [{"seat": seat, "entry": at}]

    story(sqlite, tell)


def test_a_standing_order_is_changed_at_the_table_and_is_ones_own_affair(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(**APIARY, standing={"bumped": "to-landing"})
        guest, watching = await house.join(made, ada), await house.watch(made)
        for key, order in ((ada, "to-pool"), (ben, "")):
            holder = await house.holder(made, key)
            await house.do(holder, wire.Standing(1, key.seat, "bumped", order))
        assert guest.sight()["standing"] == {"bumped": "to-pool"}
        assert watching.sight()["standing"] == {}
        seat = await bump(house, made, ada, ben)
        assert homes(await house.match(made)) == ([(0, "to-pool")] if seat == 0 else [])
        holder = await house.holder(made, ada)
        await refused("bad-standing", house.do(holder, wire.Standing(1, 0, "play", "pass")))
        await refused("bad-standing", house.do(holder, wire.Standing(1, 0, "bumped", "pass")))

    story(sqlite, tell)


def test_what_one_brought_about_oneself_is_asked_in_spite_of_a_standing_order(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(
            NewChair(), game="apiary", mode="solo", standing={"bumped": "to-pool"}
        )
        for _ in range(40):
            match = await house.match(made)
            decision = match.decision_of(0)
            if decision.facts.get("by") == "0":
                assert decision.prompt == "bumped"
                return
            wanted = [key for key in decision.keys if key.startswith("place:research")]
            await house.answer(made, made.keys[0], (wanted or decision.keys)[0])
            await house.settle()
        raise AssertionError("no worker of one's own was bumped")

    story(sqlite, tell)


def test_an_order_that_the_game_does_not_take_makes_no_table(sqlite: str) -> None:
    async def tell(house: House) -> None:
        await refused("bad-standing", house.make(standing={"play": "bee:1,0"}))

    story(sqlite, tell)


def test_the_course_of_the_scores_is_told_and_goes_back_with_the_log(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        holder = await house.holder(made, ada)
        await house.play(made, ada, ben, answers=6)
        match = await house.match(made)
        stands = await house.do(holder, wire.Course(1))
        assert [stand.entries for stand in stands] == sorted({s.entries for s in stands})
        assert (stands[-1].entries, stands[-1].scores) == (len(match.log), match.scores)
        await house.do(holder, wire.AskTakeback(2, 0, len(match.log) - 3))
        await house.do(await house.holder(made, ben), wire.Agree(2, 1, True))
        match = await house.match(made)
        again = await house.do(holder, wire.Course(3))
        assert len(again) < len(stands)
        assert (again[-1].entries, again[-1].scores) == (len(match.log), match.scores)

    story(sqlite, tell)


def test_tables_nobody_is_at_are_forgotten(sqlite: str) -> None:
    from skep.server.live.rate_limits import Caps

    async def tell(house: House) -> None:
        first, *_ = await house.two()
        guest = await house.join(first, first.keys[0])
        for _ in range(120):
            await house.make()
        assert len(house.tables.cache) <= 60
        assert await house.tables.find(first.table) in house.tables.cache
        await house.tables.leave(guest)
        assert house.tables.audiences == {}

    story(sqlite, tell, Caps(cached=10))


def test_a_table_that_waits_for_tomorrow_sleeps_in_the_store_alone(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, _, _ = await house.two(grace=86_400)
        seat = (await house.match(made)).waiting[0]
        scheduler_ = house.scheduler
        assert scheduler_.alarms == {}
        await scheduler_._round()
        assert scheduler_.alarms == {}
        house.clock.now += 86_400 - scheduler.ROUND / 2
        await scheduler_._round()
        assert len(scheduler_.alarms) == 1
        house.clock.now += scheduler.ROUND
        await scheduler_._round()
        await house.ring(made)
        assert (await house.state(made)).chairs[seat].bot_plays

    story(sqlite, tell)
