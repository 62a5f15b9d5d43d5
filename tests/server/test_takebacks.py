"""Taking back needs the consent of all people at the table, also of those who are away."""

from __future__ import annotations

from skep.server import wire
from skep.server.wire import NewChair
from skep.tables import match_file
from tests.server.service import House, story

GRACE = 60


def test_someone_away_is_asked_when_they_return(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=GRACE)
        guest = await house.join(made, ada)
        await house.play(made, ada, ben, answers=3)
        early = len((await house.match(made)).log)
        while (await house.match(made)).waiting != [1]:
            await house.answer(made, ada)
        house.clock.now += GRACE
        await house.ring(made)
        assert guest.room()["chairs"][1]["bot_plays"]
        later = len((await house.match(made)).log)
        assert later > early

        one, two = await house.holder(made, ada), await house.holder(made, ben)
        await house.do(one, wire.AskTakeback(1, 0, early))
        assert len((await house.match(made)).log) == later
        assert guest.room()["takeback"] == {"seat": 0, "entries": early, "agreed": []}
        back = await house.join(made, ben)
        assert back.room()["takeback"] is not None
        await house.do(two, wire.Agree(1, 1, True))
        assert len((await house.match(made)).log) == early

    story(sqlite, tell)


def test_a_bot_s_answer_leaves_the_wish_standing(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair(), NewChair("bot", "greedy"), NewChair())
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        cid = await house.tables.sit(made.table, wire.Sit("Cid"))
        people = {key.seat: key for key in (made.keys[0], ben, cid)}
        while (await house.match(made)).waiting != [1]:
            await house.settle()
            seat = (await house.match(made)).waiting[0]
            if seat in people and seat != 1:
                await house.answer(made, people[seat])
        await house.answer(made, ben)  # the bot is next
        await house.do(await house.holder(made, ben), wire.AskTakeback(1, 1, 0))
        length = len((await house.match(made)).log)
        await house.settle()
        assert len((await house.match(made)).log) > length
        assert (await house.tables.room(made.table)).takeback == wire.Takeback(1, 0, [])

    story(sqlite, tell)


def test_who_left_or_resigned_has_no_say(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        keys = [made.keys[0]]
        for name in ("Ben", "Cid", "Dee"):
            keys.append(await house.tables.sit(made.table, wire.Sit(name)))
        await house.play(made, *keys, answers=3)
        await house.do(await house.holder(made, keys[1]), wire.Resign(1, 1))
        await house.do(await house.holder(made, keys[2]), wire.StandUp(1, 2))
        await house.settle()
        await house.do(await house.holder(made, keys[0]), wire.AskTakeback(1, 0, 2))
        assert (await house.tables.room(made.table)).takeback == wire.Takeback(0, 2, [])
        await house.do(await house.holder(made, keys[3]), wire.Agree(1, 3, True))
        assert (await house.tables.room(made.table)).takeback is None

    story(sqlite, tell)


def test_the_match_file_counts_take_backs(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=4)
        async with house.tables.at(await house.tables.find(made.table)) as table:
            assert "take-backs" not in match_file.text(table)
        await house.do(await house.holder(made, ada, ben), wire.AskTakeback(1, 0, 2))
        async with house.tables.at(await house.tables.find(made.table)) as table:
            assert "\n# take-backs: 1\n" in match_file.text(table)

    story(sqlite, tell)
