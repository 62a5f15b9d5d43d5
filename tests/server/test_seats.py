"""Making tables, sitting down, leaving, handing over, and taking links back."""

from __future__ import annotations

from skep.server import wire
from skep.server.wire import NewChair
from skep.tables import secret
from tests.server.service import House, refused, story


def test_a_table_gives_its_maker_separate_keys(database: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make()
        secrets = {made.table, made.watch, made.host, made.keys[0].key}
        assert len(secrets) == 4
        assert all(len(each) >= 20 for each in secrets)
        rows = str(await house.store.load(await house.tables.find(made.table)))
        assert made.table in rows
        assert not any(each in rows for each in secrets - {made.table, made.watch})
        assert (await house.tables.room(made.table)).watch == made.watch
        assert (await house.tables.room(watch=made.watch)).watch == ""

    story(database, tell)


def test_the_match_starts_once_every_chair_is_taken(database: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make()
        ada = await house.join(made, made.keys[0])
        assert ada.last["sights"] == []
        assert ada.room()["phase"] == "waiting"
        ben = await house.tables.sit(made.table, wire.Sit("Ben", "poppy"))
        assert [said["kind"] for said in ada.heard[1:]] == ["sat", "started"]
        assert [said["n"] for said in ada.heard] == [1, 2, 3]
        assert ada.room()["phase"] == "playing"
        chairs = ada.room()["chairs"]
        assert [(chair["name"], chair["color"]) for chair in chairs] == [
            ("Ada", "honey"), ("Ben", "poppy"),
        ]  # fmt: skip
        assert ben.seat == 1
        await refused("no-free-seat", house.tables.sit(made.table, wire.Sit("Cid")))

    story(database, tell)


def test_who_sits_where(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        await refused("seat-taken", house.tables.sit(made.table, wire.Sit("Ben", None, 0)))
        await refused("bad-seat", house.tables.sit(made.table, wire.Sit("Ben", None, 4)))
        await refused("no-name", house.tables.sit(made.table, wire.Sit("  ")))
        await refused("name-too-long", house.tables.sit(made.table, wire.Sit("b" * 25)))
        ben = await house.tables.sit(made.table, wire.Sit("Ben", "honey", 2))
        assert ben.seat == 2
        room = await house.tables.room(made.table)
        assert room.chairs[2].color != "honey"
        assert [chair.taken for chair in room.chairs] == [True, False, True, False]

    story(sqlite, tell)


def test_what_a_table_can_not_be(sqlite: str) -> None:
    async def tell(house: House) -> None:
        bot = NewChair("bot", "greedy")
        await refused("bad-game", house.make(game="chess"))
        await refused("bad-mode", house.make(mode="slow"))
        await refused("bad-seats", house.make(NewChair()))
        await refused("bad-setting", house.make(settings={"luck": True}))
        await refused("no-person", house.make(bot, bot))
        await refused("bad-level", house.make(NewChair(), NewChair("bot", "clever")))
        await refused("bad-grace", house.make(grace=-1))
        await refused("bad-clock", house.make(clock=wire.TimeLimit(0)))
        for think in (-1, 31, 10**9):
            await refused("bad-budget", house.make(think=think))
        await refused("bad-standing", house.make(standing={"x" * 61: "y"}))
        assert list(house.store.links()) == []

    story(sqlite, tell)


def test_hotseat_gives_a_key_for_every_chair_at_this_screen(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair("here"), NewChair("here", name="Ben"))
        assert [key.seat for key in made.keys] == [0, 1]
        both = await house.join(made, *made.keys)
        assert both.last["seats"] == [0, 1]
        assert [sight["viewer"] for sight in both.last["sights"]] == [0, 1]
        assert [chair["name"] for chair in both.room()["chairs"]] == ["Ada", "Ben"]
        await house.play(made, *made.keys)
        assert both.room()["phase"] == "over"

    story(sqlite, tell)


def test_a_chair_is_free_again_when_someone_leaves_before_the_start(database: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        room = await house.tables.room(made.table)
        assert not room.chairs[1].taken
        assert room.chairs[1].name == ""
        await refused("no-key", house.join(made, ben))
        cid = await house.tables.sit(made.table, wire.Sit("Cid"))
        assert cid.seat == 1

    story(database, tell)


def test_in_a_match_another_may_sit_down_for_one_who_left(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        cid = await house.tables.sit(made.table, wire.Sit("Cid"))
        assert cid.seat == 1
        await refused("no-key", house.holder(made, ben))
        await house.play(made, ada, cid)
        assert (await house.state(made)).over

    story(sqlite, tell)


def test_handing_a_seat_over_makes_the_old_key_useless(database: str) -> None:
    async def tell(house: House) -> None:
        made, _ada, ben = await house.two()
        new = await house.do(await house.holder(made, ben), wire.HandOver(1, 1))
        await refused("no-key", house.join(made, ben))
        guest = await house.join(made, wire.SeatKey(1, new.key))
        assert guest.last["seats"] == [1]

    story(database, tell)


def test_a_socket_whose_seat_was_handed_over_sees_what_watchers_see(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, _ada, ben = await house.two(mode="arcade")
        guest = await house.join(made, ben)
        assert guest.holder is not None
        await house.do(guest.holder, wire.HandOver(1, 1))
        assert guest.last["kind"] == "handed-over"
        assert guest.sight()["viewer"] is None
        assert guest.sight()["view"]["table"]["hands"][1]["tiles"] is None
        await refused("not-your-seat", house.do(guest.holder, wire.Resign(1, 1)))
        assert not (await house.tables.room(made.table)).chairs[1].here

    story(sqlite, tell)


def test_the_host_takes_links_back(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, _ben = await house.two()
        host = await house.holder(made, ada, host=made.host)
        watcher = await house.watch(made)
        new = await house.do(host, wire.Revoke(1, "watch"))
        assert watcher.dismissed == "revoked"
        await refused("no-table", house.watch(made))
        made.watch = new.key
        await house.watch(made)
        link = await house.do(host, wire.Revoke(1, "table"))
        await refused("no-table", house.tables.room(made.table))
        assert (await house.tables.room(link.key)).table == link.key
        await refused(
            "not-host", house.do(await house.holder(link.key, ada), wire.Revoke(1, "watch"))
        )

    story(database, tell)


def test_the_host_gives_free_chairs_away(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        host = await house.holder(made, host=made.host)
        await house.do(host, wire.GiveChair(1, 1, "bot", "greedy"))
        await refused("bad-level", house.do(host, wire.GiveChair(1, 2, "bot", "clever")))
        await refused("seat-taken", house.do(host, wire.GiveChair(1, 0, "bot", "greedy")))
        await refused("bad-seat", house.do(host, wire.GiveChair(1, 9, "bot", "greedy")))
        key = await house.do(host, wire.GiveChair(1, 2, "here", name="Cid"))
        assert (await house.holder(made, wire.SeatKey(2, key.key))).seats == [2]
        await house.do(host, wire.GiveChair(1, 3, "bot", "random"))
        room = await house.tables.room(made.table)
        assert room.phase == "playing"
        assert [chair.kind for chair in room.chairs] == ["person", "bot", "here", "bot"]

    story(sqlite, tell)


def test_a_seat_open_on_another_device_asks_first(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, _ben = await house.two()
        phone = await house.join(made, ada, device="phone")
        await refused("seat-in-use", house.join(made, ada, device="desk"))
        assert phone.dismissed == ""
        again = await house.join(made, ada, device="phone")
        assert phone.dismissed == "seat-taken-over"
        desk = await house.join(made, ada, device="desk", take=True)
        assert again.dismissed == "seat-taken-over"
        assert desk.last["seats"] == [0]
        await refused("seat-in-use", house.join(made, ada))

    story(sqlite, tell)


def test_a_seed_that_the_maker_chose_is_told(sqlite: str) -> None:
    async def tell(house: House) -> None:
        chosen = await house.make(seed=3)
        wish = wire.NewTable("hivernation", [NewChair(), NewChair()])
        drawn = await house.tables.make(wish)
        assert (await house.tables.room(chosen.table)).seeded
        assert not (await house.tables.room(drawn.table)).seeded
        await refused("bad-seed", house.make(seed=2**70))

    story(sqlite, tell)


def test_keys_are_known_again_but_not_kept() -> None:
    key = secret.new_key()
    assert secret.fits(key, secret.mark(key))
    assert not secret.fits(key + "x", secret.mark(key))
    assert not secret.fits("", "")
    assert key not in secret.mark(key)


def test_what_happened_to_seats_stays_in_the_log(database: str) -> None:
    async def first(house: House) -> str:
        made, ada, ben = await house.two(grace=60)
        await house.play(made, ada, ben, answers=3)
        guest = await house.join(made, ada)
        length = guest.room()["entries"]
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        await house.tables.sit(made.table, wire.Sit("Cleo"))
        noted = guest.room()["notes"]
        assert [(note["kind"], note["name"]) for note in noted] == [
            ("left", "Ben"),
            ("sat", "Cleo"),
        ]
        assert noted[0]["entries"] == length
        return made.table

    async def second(house: House) -> None:
        room = await house.tables.room(link)
        assert [note.kind for note in room.notes] == ["left", "sat"]

    link = story(database, first)
    story(database, second)
