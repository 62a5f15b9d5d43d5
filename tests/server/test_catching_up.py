"""Who comes back says what they saw last, and gets exactly what they missed."""

from __future__ import annotations

from typing import Any

from skep.server import wire
from skep.server.wire import Made, SeatKey
from tests.server.service import Guest, House, story
from tests.server.test_playing import lifting


class Page:
    """What a page keeps of a table: the last step, and all that it was told."""

    def __init__(self) -> None:
        self.n = 0
        self.told: list[dict[str, Any]] = []
        self.sight: dict[str, Any] = {}
        self.kinds: list[str] = []

    def hear(self, guest: Guest, start: int = 0) -> int:
        for said in guest.heard[start:]:
            if said["type"] == "step":
                assert said["n"] == self.n + 1
                self.kinds.append(said["kind"])
            if said["type"] in ("welcome", "step"):
                self.n = said["n"]
                for sight in said["sights"][:1]:
                    self.sight = sight
                    self.told = self.told[: sight["keep"]] + sight["told"]
        return len(guest.texts)


async def fresh(house: House, made: Made, *keys: SeatKey) -> Page:
    page = Page()
    guest = await house.join(made, *keys, take=True) if keys else await house.watch(made)
    page.hear(guest)
    await house.tables.leave(guest)
    return page


def bare(sight: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in sight.items() if name not in ("keep", "told")}


async def compare(house: House, made: Made, page: Page, key: SeatKey) -> None:
    """A page that came back knows just what a new page knows."""
    new = await fresh(house, made, key)
    assert page.n == new.n
    assert page.told == new.told
    assert bare(page.sight) == bare(new.sight)


def test_what_was_missed_comes_as_steps(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        page, guest = Page(), await house.join(made, ada)
        await house.play(made, ada, ben, answers=3)
        page.hear(guest)
        await house.tables.leave(guest)
        seen = page.n
        await house.play(made, ada, ben, answers=5)
        back = await house.join(made, ada, seen=page.n, told=[len(page.told)])
        assert [said["type"] for said in back.heard] == ["welcome", *["step"] * 5]
        assert back.heard[0]["n"] == seen
        assert back.heard[0]["sights"] == []
        page.hear(back)
        await house.tables.leave(back)
        await compare(house, made, page, ada)

    story(database, tell)


def test_nothing_missed_nothing_sent(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, _ben = await house.two()
        page = await fresh(house, made, ada)
        back = await house.join(made, ada, seen=page.n, told=[len(page.told)])
        assert [said["type"] for said in back.heard] == ["welcome"]

    story(sqlite, tell)


def test_what_was_undone_meanwhile_is_forgotten(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await lifting(house)
        seat = (await house.match(made)).waiting[0]
        key = [ada, ben][seat]
        await house.answer(made, key)
        page = await fresh(house, made, key)
        await house.do(await house.holder(made, key), wire.Undo(1, seat))
        await house.answer(made, key, 1)
        back = await house.join(made, key, seen=page.n, told=[len(page.told)])
        page.hear(back)
        await house.tables.leave(back)
        assert page.kinds == ["undo", "answer"]
        await compare(house, made, page, key)

    story(database, tell)


def test_what_was_taken_back_meanwhile_is_forgotten(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben, answers=6)
        page = await fresh(house, made, ada)
        await house.do(await house.holder(made, ada), wire.AskTakeback(1, 0, 9))
        await house.do(await house.holder(made, ben), wire.Agree(1, 1, True))
        await house.play(made, ada, ben, answers=4)
        house.tables.cache.clear()
        back = await house.join(made, ada, seen=page.n, told=[len(page.told)])
        page.hear(back)
        await house.tables.leave(back)
        await compare(house, made, page, ada)

    story(sqlite, tell)


def test_who_says_nonsense_gets_the_whole(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=3)
        for seen, told in ((999, [1]), (-1, [1]), (3, []), (3, [1, 2])):
            guest = await house.join(made, ada, seen=seen, told=told, take=True)
            assert [said["type"] for said in guest.heard] == ["welcome"]
            assert guest.last["sights"][0]["keep"] == 0
        guest = await house.join(made, ada, seen=3, told=[10**9], take=True)
        assert guest.last["sights"][0]["keep"] <= 1000

    story(sqlite, tell)


def test_live_steps_tell_just_what_is_new(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        page, guest = Page(), await house.join(made, ada)
        await house.play(made, ada, ben)
        page.hear(guest)
        await house.tables.leave(guest)
        await compare(house, made, page, ada)
        assert page.sight["view"]["over"]

    story(sqlite, tell)
