"""The lobby: listed tables at which someone is, a fair share for each address."""

from __future__ import annotations

from skep import record
from skep.server import wire
from skep.server.live.lobby import DESERTED, Caller
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.wire import Made, NewChair
from skep.tables.match_file import table_of
from tests.server.running import serving
from tests.server.service import House, refused, story


async def listed(house: House) -> list[str]:
    return [each.table for each in await house.tables.lobby()]


async def made_from(house: House, address: str) -> Made:
    wish = wire.NewTable("hivernation", [NewChair(), NewChair()], name="Ada", listed=True)
    return await house.tables.make(wish, Caller(address))


def test_only_listed_tables_with_a_free_chair_are_in_the_lobby(database: str) -> None:
    async def tell(house: House) -> None:
        await house.make()
        made = await house.make(listed=True)
        assert await listed(house) == [made.table]
        await house.tables.sit(made.table, wire.Sit("Ben"))
        assert await listed(house) == []

    story(database, tell)


def test_a_deserted_table_leaves_the_lobby_and_comes_back(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(listed=True)
        house.clock.now += DESERTED
        assert await listed(house) == []
        guest = await house.join(made, made.keys[0])
        house.clock.now += 10 * DESERTED
        assert await listed(house) == [made.table]
        await house.tables.leave(guest)
        assert await listed(house) == [made.table]
        house.clock.now += DESERTED
        assert await listed(house) == []
        await house.holder(made, made.keys[0])  # a program that asks from time to time
        assert await listed(house) == [made.table]

    story(sqlite, tell)


def test_who_only_looks_keeps_no_table_in_the_lobby(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(listed=True)
        await house.join(made)
        await house.watch(made)
        house.clock.now += DESERTED
        assert await listed(house) == []

    story(sqlite, tell)


def test_after_a_restart_the_lobby_fills_as_people_come_back(sqlite: str) -> None:
    async def first(house: House) -> Made:
        return await house.make(listed=True)

    async def second(house: House) -> None:
        assert await listed(house) == []
        await house.join(made, made.keys[0])
        assert await listed(house) == [made.table]

    made = story(sqlite, first)
    story(sqlite, second)


def test_many_tables_of_few_addresses_hide_no_other(sqlite: str) -> None:
    async def tell(house: House) -> None:
        honest = await made_from(house, "198.51.100.7")
        for number in range(100):
            house.clock.now += 1
            await made_from(house, f"203.0.113.{number % 4}")
        found = await listed(house)
        assert honest.table in found[:5]
        assert len(found) == 1 + 4 * DEFAULT.listed_each

    story(sqlite, tell)


def test_one_address_can_not_take_every_chair(sqlite: str) -> None:
    async def tell(house: House) -> None:
        squatter, other = Caller("203.0.113.1"), Caller("203.0.113.2")
        tables = [await made_from(house, f"198.51.100.{n}") for n in range(DEFAULT.chairs + 2)]
        taken = []
        for made in tables[: DEFAULT.chairs]:
            taken.append(await house.tables.sit(made.table, wire.Sit("Sly"), squatter))
        last, spare = tables[-1].table, tables[-2].table
        await refused("too-many-seats", house.tables.sit(last, wire.Sit("Sly"), squatter))
        await house.tables.sit(last, wire.Sit("Ben"), other)
        await house.play(tables[0], tables[0].keys[0], taken[0], answers=4)
        await house.tables.sit(spare, wire.Sit("Sly"), squatter)  # who plays is no squatter
        invited = await house.make()
        await house.tables.sit(invited.table, wire.Sit("Sly"), squatter)

    story(sqlite, tell)


def test_a_chair_that_is_left_counts_no_longer(sqlite: str) -> None:
    async def tell(house: House) -> None:
        caller, seats = Caller("203.0.113.1"), [NewChair()] * 4
        made = [await house.make(*seats, listed=True) for _ in range(DEFAULT.chairs + 1)]
        for each in made[:-1]:
            sat = await house.tables.sit(each.table, wire.Sit("Ben"), caller)
        await refused("too-many-seats", house.tables.sit(made[-1].table, wire.Sit("Ben"), caller))
        host = await house.holder(made[0], host=made[0].host)
        await house.do(host, wire.SendAway(1, sat.seat))
        await house.tables.sit(made[-1].table, wire.Sit("Ben"), caller)

    story(sqlite, tell)


def test_the_lobby_says_whose_luck_may_be_known(sqlite: str) -> None:
    async def tell(house: House) -> None:
        await house.make(listed=True)
        drawn = await made_from(house, "")
        seeded = {each.table: each.seeded for each in await house.tables.lobby()}
        assert seeded.pop(drawn.table) is False
        assert list(seeded.values()) == [True]

    story(sqlite, tell)


def test_an_imported_match_counts_as_seeded(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=3)
        text = record.dump(await house.match(made))
        proposal, found = table_of(record.parse(text), house.clock())
        await house.tables.put(proposal)
        assert (await house.tables.room(found.table)).seeded

    story(sqlite, tell)


def test_over_http_one_household_counts_once(sqlite: str) -> None:
    wish = {"game": "hivernation", "chairs": [{}] * 4, "name": "Ada", "listed": True}
    with serving(sqlite, Caps(chairs=2)) as server:
        codes = []
        for number in range(3):
            table = server.post("/api/tables", wish)["table"]
            home = {"X-Forwarded-For": f"2001:db8::{number + 1}"}
            status, found, _ = server.ask("POST", f"/api/tables/{table}/sit", {"name": "B"}, home)
            codes.append((status, found.get("code")))
        assert codes == [(200, None), (200, None), (429, "too-many-seats")]
        assert [each["seeded"] for each in server.get("/api/tables")] == [False] * 3
