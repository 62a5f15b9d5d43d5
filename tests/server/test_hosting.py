"""What the host may do, and what nobody may: links, chairs, and people who are sent away."""

from __future__ import annotations

from skep.server import wire
from skep.server.live.lobby import Caller
from skep.server.wire import Made, NewChair, SeatKey
from skep.tables import seats, secret
from tests.server.service import Guest, House, refused, story

BOT = NewChair("bot", "greedy")


async def teams(house: House) -> tuple[Made, SeatKey, SeatKey, SeatKey]:
    """Ada and Cid against Ben and Dee; each pair shares a hand."""
    made = await house.make(*[NewChair()] * 4, mode="arcade")
    ben = await house.tables.sit(made.table, wire.Sit("Ben"))
    cid = await house.tables.sit(made.table, wire.Sit("Cid"))
    return made, ben, cid, await house.tables.sit(made.table, wire.Sit("Dee"))


def kinds(guest: Guest) -> list[str]:
    return [said["kind"] for said in guest.heard if said["type"] == "step"]


def notes(guest: Guest) -> list[tuple[str, str]]:
    return [(note["kind"], note["name"]) for note in guest.room()["notes"]]


# Links


def test_a_new_name_is_told_to_those_who_sit_and_to_no_one_else(database: str) -> None:
    async def tell(house: House) -> None:
        for count in (2, 4):  # in a match, and in a waiting room
            made = await house.make(*[NewChair()] * count)
            ben = await house.tables.sit(made.table, wire.Sit("Ben"))
            intruder, watcher = await house.join(made), await house.watch(made)
            seated = await house.join(made, ben)
            host = await house.join(made, host=made.host)
            assert host.holder is not None
            new = await house.do(host.holder, wire.Revoke(1, "table"))
            assert seated.room()["table"] == host.room()["table"] == new.key
            assert intruder.dismissed == "revoked"
            again = await house.do(host.holder, wire.Revoke(1, "watch"))
            for guest in (intruder, watcher):
                assert new.key not in "".join(guest.texts)
                assert again.key not in "".join(guest.texts)
            await refused("no-table", house.join(made))
            await refused("no-table", house.tables.sit(made.table, wire.Sit("Cid")))

    story(database, tell)


def test_who_holds_a_key_comes_back_by_the_old_name(database: str) -> None:
    async def first(house: House) -> tuple[wire.Made, SeatKey, str]:
        made, _ada, ben = await house.two()
        host = await house.holder(made, host=made.host)
        await house.do(host, wire.Revoke(1, "table"))
        return made, ben, (await house.do(host, wire.Revoke(1, "table"))).key

    async def second(house: House) -> None:
        assert (await house.join(made, ben)).room()["table"] == new
        assert (await house.join(made, host=made.host)).room()["table"] == new
        assert (await house.holder(made, ben)).seats == [1]
        assert (await house.tables.room(made.table, keys=[ben.key])).table == new
        await refused("no-key", house.join(made, SeatKey(1, "guessed")))
        await refused("no-key", house.tables.room(made.table, keys=["guessed"]))
        await refused("no-table", house.join(made))
        await refused("no-table", house.tables.room(made.table))

    made, ben, new = story(database, first)
    story(database, second)


def test_who_waits_at_the_door_while_the_link_is_taken_back_stays_out(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        id = await house.tables.find(made.table)

        async def found(link: str = "", watch: str = "", keyed: bool = False) -> int:
            return id  # looked up just before the link was taken back

        await house.do(await house.holder(made, host=made.host), wire.Revoke(1, "table"))
        host = await house.holder(await link_of(house, id), host=made.host)
        await house.do(host, wire.Revoke(1, "watch"))
        house.tables.find = found  # type: ignore[method-assign]
        await refused("no-table", house.join(made))
        await refused("no-table", house.watch(made))
        await refused("no-table", house.tables.room(made.table))
        await refused("no-table", house.tables.sit(made.table, wire.Sit("Cid")))

    story(sqlite, tell)


async def link_of(house: House, id: int) -> str:
    async with house.tables.at(id) as table:
        return table.state.link


def test_a_table_with_a_new_name_is_no_longer_listed(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(listed=True)
        assert len(await house.tables.lobby()) == 1
        new = await house.do(await house.holder(made, host=made.host), wire.Revoke(1, "table"))
        await house.holder(new.key, made.keys[0])
        assert await house.tables.lobby() == []
        assert not (await house.tables.room(new.key)).listed

    story(sqlite, tell)


# Chairs


def test_in_a_match_the_host_gets_no_key_and_no_bot_changes(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair(), BOT, BOT, mode="arcade")
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        guest, host = await house.join(made, ben), await house.holder(made, host=made.host)
        heard = len(guest.texts)
        for wish in (("here", ""), ("person", ""), ("bot", "random")):
            await refused("started", house.do(host, wire.GiveChair(1, 3, *wish)))
        await refused("seat-taken", house.do(host, wire.GiveChair(1, 1, "here")))
        await refused("not-absent", house.do(host, wire.SendAway(1, 1)))
        assert len(guest.texts) == heard

    story(sqlite, tell)


def test_a_free_chair_goes_to_a_bot_and_everyone_is_told(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4, mode="arcade")
        keys = [
            await house.tables.sit(made.table, wire.Sit(name)) for name in ("Ben", "Cid", "Dee")
        ]
        guest, host = await house.join(made, keys[0]), await house.holder(made, host=made.host)
        await house.do(await house.holder(made, keys[2]), wire.StandUp(1, 3))
        for kind in ("here", "person"):
            await refused("started", house.do(host, wire.GiveChair(1, 3, kind)))
        await house.do(host, wire.GiveChair(1, 3, "bot", "greedy"))
        assert notes(guest) == [("left", "Dee"), ("chair", "Dee")]
        assert guest.room()["chairs"][3]["kind"] == "bot"
        await refused("no-free-seat", house.tables.sit(made.table, wire.Sit("Eve")))

    story(sqlite, tell)


def test_a_seat_that_was_given_away_shows_nothing_any_more(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair(), NewChair("here"), NewChair("here"))
        host = await house.join(made, *made.keys, host=made.host)
        assert host.holder is not None
        assert host.holder.seats == [0, 2, 3]
        await house.do(host.holder, wire.GiveChair(1, 3, "bot", "greedy"))
        assert host.holder.seats == [0, 2]

    story(sqlite, tell)


def test_nobody_sits_down_to_see_what_someone_of_that_side_holds(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4, mode="arcade")
        keys = [
            await house.tables.sit(made.table, wire.Sit(name)) for name in ("Ben", "Cid", "Dee")
        ]
        ben, cid, dee = keys
        await house.do(await house.holder(made, dee), wire.StandUp(1, 3))
        rest = (await house.tables.room(made.table)).chairs
        assert [chair.side for chair in rest] == [0, 1, 0, 1]
        await refused("not-your-side", house.tables.sit(made.table, wire.Sit("Eve")))
        await refused("not-your-side", sit_with(house, made, cid))
        await refused("no-key", sit_with(house, made, dee))
        own = await sit_with(house, made, ben)
        assert own.seat == 3
        handed = await house.do(await house.holder(made, own), wire.HandOver(1, 3))
        eve = await house.join(made, SeatKey(3, handed.key))
        assert eve.sight()["viewer"] == 3
        assert notes(eve)[-2:] == [("sat", "Eve"), ("handed-over", "Eve")]

    story(sqlite, tell)


async def sit_with(house: House, made: Made, key: SeatKey) -> SeatKey:
    return await house.tables.sit(made.table, wire.Sit("Eve", None, 3), Caller(keys=(key.key,)))


def test_where_no_person_is_left_on_a_side_anyone_may_sit_down(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4, mode="arcade")
        keys = [
            await house.tables.sit(made.table, wire.Sit(name)) for name in ("Ben", "Cid", "Dee")
        ]
        for key in (keys[0], keys[2]):
            await house.do(await house.holder(made, key), wire.StandUp(1, key.seat))
        assert (await house.tables.sit(made.table, wire.Sit("Eve"))).seat == 1
        await refused("not-your-side", house.tables.sit(made.table, wire.Sit("Fay")))

    story(sqlite, tell)


# Sending away


def test_before_the_start_the_host_sends_someone_away(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        sly = await house.tables.sit(made.table, wire.Sit("Sly"))
        guest, ada = await house.join(made, sly), await house.join(made, made.keys[0])
        host = await house.holder(made, made.keys[0], host=made.host)
        await refused("not-host", house.do(await house.holder(made, sly), wire.SendAway(1, 0)))
        await refused("own-seat", house.do(host, wire.SendAway(1, 0)))
        await refused("no-person-there", house.do(host, wire.SendAway(1, 2)))
        await refused("bad-seat", house.do(host, wire.SendAway(1, 9)))
        await house.do(host, wire.SendAway(1, sly.seat))
        assert guest.dismissed == "sent-away"
        assert kinds(ada)[-1] == "sent-away"
        assert not ada.room()["chairs"][1]["taken"]
        await refused("no-key", house.join(made, sly))
        assert (await house.tables.sit(made.table, wire.Sit("Ben"))).seat == 1

    story(sqlite, tell)


def test_in_a_match_only_an_absent_person_s_seat_is_freed(sqlite: str) -> None:
    async def tell(house: House) -> None:
        waits = {0: seats.UNTIMED_ABSENCE, 1: seats.SHORTEST_ABSENCE, 900: 900}
        for grace, long in waits.items():
            made, ada, ben = await house.two(grace=grace)
            guest, host = await house.join(made, ada), await house.holder(made, host=made.host)
            here = await house.join(made, ben)
            house.clock.now += 10 * long
            await refused("not-absent", house.do(host, wire.SendAway(1, 1)))
            await house.tables.leave(here)
            house.clock.now += long - 1
            await refused("not-absent", house.do(host, wire.SendAway(1, 1)))
            house.clock.now += 1
            await house.do(host, wire.SendAway(1, 1))
            assert notes(guest) == [("sent-away", "Ben")]
            assert guest.room()["chairs"][1]["bot_plays"] == bool(grace)
            await refused("no-key", house.join(made, ben))
            cleo = await house.tables.sit(made.table, wire.Sit("Cleo"))
            assert notes(guest)[-1] == ("sat", "Cleo")
            await house.play(made, ada, cleo, answers=4)

    story(sqlite, tell)


def test_who_answers_over_http_is_not_absent(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        host = await house.holder(made, host=made.host)
        house.clock.now += seats.UNTIMED_ABSENCE
        while (await house.match(made)).waiting != [1]:
            await house.answer(made, ada)
        await house.answer(made, ben)
        await refused("not-absent", house.do(host, wire.SendAway(1, 1)))

    story(sqlite, tell)


# Sitting down again after a lost answer


def test_asking_again_with_the_same_key_gives_the_same_seat(database: str) -> None:
    async def first(house: House) -> wire.Made:
        made = await house.make()
        await house.tables.sit(made.table, wish)  # stored, but the answer is lost
        return made

    async def second(house: House) -> None:
        before = (await house.state(made)).n
        again = await house.tables.sit(made.table, wish)
        assert again == SeatKey(1, wish.key)
        assert (await house.state(made)).n == before
        assert (await house.join(made, again)).last["seats"] == [1]

    wish = wire.Sit("Ben", key=secret.new_key())
    made = story(database, first)
    story(database, second)


def test_a_key_of_one_s_own_can_not_be_guessed(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make()
        for key in ("x", "a" * 31, "a" * 65, "ä" * 40, "a b" * 20):
            await refused("bad-key", house.tables.sit(made.table, wire.Sit("Ben", key=key)))

    story(sqlite, tell)
