"""Bots that answer, people who are away, clocks, and standing orders."""

from __future__ import annotations

from skep.server import wire
from skep.server.wire import NewChair
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
        house.tables.care.look = lambda table: None  # type: ignore[method-assign]
        if match.waiting == [0]:
            await house.answer(made, made.keys[0])
        assert (await house.match(made)).waiting == [1]
        assert len(await house.store.waking()) == 1
        return made.table

    async def second(house: House) -> None:
        for _ in range(200):
            await house.settle()
            if (await house.match(link)).waiting == [0]:
                break
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
        house.tables.care.look = lambda table: None  # type: ignore[method-assign]
        house.clock.now += 100
        await house.ring(made)
        await refused("bot-plays", house.answer(made, [ada, ben][seat]))

    story(sqlite, tell)


def test_without_a_grace_time_days_may_pass(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        house.clock.now += 30 * 24 * 3600
        await house.ring(made)
        assert (await house.story(made)).n == 3
        await house.play(made, ada, ben)
        assert (await house.story(made)).over

    story(sqlite, tell)


def test_who_leaves_a_match_with_a_grace_time_is_played_by_a_bot(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=60)
        await house.do(await house.holder(made, ben), wire.Leave(1, 1))
        await house.play(made, ada)
        assert (await house.story(made)).over

    story(sqlite, tell)


def test_a_clock_runs_for_who_is_asked_and_wins_time_back(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(clock=wire.Clock(100, 5))
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
        made, ada, ben = await house.two(clock=wire.Clock(10, 0))
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
        assert (await house.story(made)).over

    story(database, tell)


def test_a_clock_that_ran_out_while_the_server_was_down_is_seen(sqlite: str) -> None:
    async def first(house: House) -> str:
        made, _ada, _ben = await house.two(clock=wire.Clock(10, 0))
        return made.table

    async def second(house: House) -> None:
        house.clock.now += 60
        for id, at in await house.store.waking():
            house.tables.care._alarm(id, at)
        for _ in range(100):
            await house.settle()
            if any(kind == "flagged" for kind, _ in (await house.story(link)).kinds):
                return
        raise AssertionError("nobody looked at the clock")

    link = story(sqlite, first)
    story(sqlite, second)


def test_a_standing_order_answers_what_it_names(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(standing={"play": "bee:1,0"})
        await house.settle()
        match = await house.match(made)
        assert [entry.key for entry in match.log if entry.seat >= 0] == ["bee:1,0"]
        rows = await house.store.load(await house.tables.find(made.table))
        assert [row.body.get("by") for row in rows if row.kind == "answer"] == ["order"]
        await house.play(made, ada, ben, answers=2)

    story(sqlite, tell)


def test_tables_nobody_is_at_are_forgotten(sqlite: str) -> None:
    from skep.server.caps import Caps

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
