"""A newer Skep has other rules: what becomes of the tables that it finds."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

import skep
from skep import record
from skep.server import wire
from skep.tables.match_file import table_of
from tests.cli.running import good, run
from tests.server.running import serving
from tests.server.service import House, NewChair, refused, story


class Upgrade:
    """Stop the server, and start a Skep whose rules are newer."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch

    def __call__(self, house: House | None = None, **more: Any) -> None:
        """Rules 2 from now on; `more` replaces other parts of the game."""
        if house is not None:
            house.tables.cache.clear()
        for name, value in {"rules": 2, **more}.items():
            self.patch.setattr(skep.game("hivernation"), name, value)


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    return Upgrade(monkeypatch)


def test_a_table_that_waits_through_an_upgrade_starts_under_the_new_rules(
    database: str, upgrade: Upgrade
) -> None:
    async def tell(house: House) -> None:
        made = await house.make()
        upgrade(house)
        assert (await house.tables.room(made.table)).rules == 1
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        assert (await house.tables.room(made.table)).rules == 2
        await house.play(made, made.keys[0], ben, answers=2)
        log = (await house.match(made)).log
        house.tables.cache.clear()
        assert (await house.match(made)).log == log
        assert (await house.state(made)).rules == 2

    story(database, tell)


def test_it_takes_the_settings_that_the_new_rules_know(sqlite: str, upgrade: Upgrade) -> None:
    async def tell(house: House) -> None:
        made = await house.make(mode="arcade")
        setting = next(each for each in skep.game("hivernation").settings if each.name == "deal")
        upgrade(house, settings=(setting._replace(name="dealt"),))
        said = await refused("other-rules", house.tables.sit(made.table, wire.Sit("Ben")))
        assert "made under rules 1 of hivernation" in said
        assert "has no setting 'deal'" in said
        assert "make a new table" in said
        assert not (await house.tables.room(made.table)).chairs[1].taken

    story(sqlite, tell)


def test_a_match_file_that_waits_for_people_does_not_go_on_under_new_rules(
    sqlite: str, upgrade: Upgrade
) -> None:
    async def tell(house: House) -> None:
        match = skep.new("hivernation", mode="quick", seed=4)
        match.answer(match.decision.keys[0])
        proposal, made = table_of(record.of(match), house.clock.now)
        await house.tables.put(proposal)
        upgrade(house)
        await refused("other-rules", house.tables.sit(made.table, wire.Sit("Ada")))
        assert (await house.tables.room(made.table)).phase == "waiting"

    story(sqlite, tell)


# Matches that have begun


def test_a_match_under_way_opens_and_says_why_nobody_can_play_on(
    database: str, upgrade: Upgrade
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben, answers=4)
        scores = (await house.match(made)).scores
        upgrade(house)
        guest = await house.join(made, ada)
        room = guest.room()
        assert room["kept"] == {"rules": 2, "scores": scores, "reason": ""}
        assert (room["rules"], room["phase"]) == (1, "playing")
        assert [chair["name"] for chair in room["chairs"]] == ["Ada", "Ben"]
        assert guest.last["sights"] == []
        assert (room["hints"], room["chances"]) == (False, False)
        one = await house.holder(made, ada, host=made.host)
        for command in (
            wire.Answer(1, 0, "bee:1,0", 4), wire.Undo(1, 0), wire.AskTakeback(1, 0, 1),
            wire.Back(1, 0), wire.At(1, 1, 0), wire.Hint(1, 0), wire.Chances(1), wire.Review(1, 0),
            wire.AskReveals(1, 0), wire.Why(1, 0, "x"), wire.GiveChair(1, 1, "bot", "larva"),
        ):  # fmt: skip
            said = await refused("other-rules", house.do(one, command))
            assert "made under rules 1 of hivernation, and this server has rules 2" in said
        assert (await house.table(made)).log

    story(database, tell)


def test_it_can_be_given_up_and_played_again_under_the_new_rules(
    sqlite: str, upgrade: Upgrade
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=4)
        upgrade(house)
        guest = await house.join(made, ada)
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        await house.do(one, wire.Resign(1, 0))
        assert guest.last["kind"] == "resigned"
        assert guest.room()["phase"] == "over"
        assert guest.room()["kept"]["reason"] == "resigned"
        await refused("match-over", house.do(two, wire.Resign(1, 1)))
        await refused("other-rules", house.tables.fork(made.table, FORK))
        await house.do(one, wire.Rematch(1, 0))
        following = (await house.do(two, wire.Rematch(1, 1))).table
        assert (await house.state(following)).rules == 2
        await house.play(following, ada, ben)
        assert (await house.match(following)).over

    story(sqlite, tell)


FORK = wire.NewFork(1, [NewChair(), NewChair()])


def test_its_seat_can_be_left_and_nobody_else_sits_down(sqlite: str, upgrade: Upgrade) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(grace=60)
        await house.play(made, ada, ben, answers=2)
        upgrade(house)
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        chair = (await house.tables.room(made.table)).chairs[1]
        assert (chair.taken, chair.bot_plays) == (False, False)
        await refused("other-rules", house.tables.sit(made.table, wire.Sit("Cleo")))

    story(sqlite, tell)


def test_alarms_of_a_kept_match_do_nothing(sqlite: str, upgrade: Upgrade) -> None:
    async def tell(house: House) -> None:
        clock = wire.TimeLimit(60, 0)
        made, ada, ben = await house.two(grace=60, clock=clock)
        await house.play(made, ada, ben, answers=2)
        before = (await house.state(made)).n
        upgrade(house)
        house.clock.now += 3600
        await house.ring(made)
        assert (await house.state(made)).n == before

    story(sqlite, tell)


# From the server's own machine


def played(database: str) -> dict[str, str]:
    """A match that is over, one that goes on and one that was given up; their links."""

    async def tell(house: House) -> dict[str, str]:
        over, ada, ben = await house.two(mode="arcade", seed=3)
        await house.play(over, ada, ben)
        assert (await house.match(over)).over
        on, ada, ben = await house.two(mode="arcade", seed=4)
        await house.play(on, ada, ben, answers=5)
        given_up, ada, ben = await house.two(seed=5)
        await house.play(given_up, ada, ben, answers=3)
        await house.do(await house.holder(given_up, ada), wire.Resign(1, 0))
        waiting = await house.make()
        made = {"over": over, "on": on, "given up": given_up, "waiting": waiting}
        return {name: table.table for name, table in made.items()}

    return story(database, tell)


def file_of(link: str, database: str) -> str:
    return "\n".join(good("export", link, "--database", database)) + "\n"


def test_matches_of_other_rules_are_exported_as_they_are_stored(
    database: str, upgrade: Upgrade
) -> None:
    links = played(database)
    begun = [links[name] for name in ("over", "on", "given up")]
    before = [file_of(link, database) for link in begun]
    upgrade()
    assert [file_of(link, database) for link in begun] == before
    assert "rules: 1\n" in before[0]
    with pytest.raises(record.BadRecord, match="which plays rules 2"):
        record.parse(before[0])
    upgrade.patch.undo()
    assert record.replay(record.parse(before[0])).over
    assert run("export", links["waiting"], "--database", database).code == 1


def test_finished_matches_of_other_rules_are_given_out_over_http(
    sqlite: str, upgrade: Upgrade
) -> None:
    links = played(sqlite)
    before = file_of(links["over"], sqlite)
    upgrade()
    with serving(sqlite) as server:
        assert server.get(f"/api/tables/{links['over']}/match") == before
        status, fault, _ = server.ask("GET", f"/api/tables/{links['on']}/match")
        assert (status, fault["code"]) == (409, "not-over")
        room = server.get(f"/api/tables/{links['over']}")
        result = " ".join([*map(str, room["kept"]["scores"]), room["kept"]["reason"]])
        assert f"result: {result}\n" in before


def test_a_program_that_asks_for_its_sight_is_told(sqlite: str, upgrade: Upgrade) -> None:
    with serving(sqlite) as server:
        table, keys = server.two()
    upgrade()
    with serving(sqlite) as server:
        bearer = {"Authorization": f"Bearer {keys[0]}"}
        status, fault, _ = server.ask("GET", f"/api/tables/{table}/sight", headers=bearer)
        assert (status, fault["code"]) == (409, "other-rules")
        with server.socket(table=table, keys=keys[:1]) as client:
            assert client.hear("welcome")["room"]["kept"]["rules"] == 2
            assert client.do("answer", seat=0, key="x", entries=0)["code"] == "other-rules"
            assert client.do("resign", seat=0)["type"] == "done"


def test_check_names_what_an_upgrade_strands_and_does_not_call_it_broken(
    database: str, upgrade: Upgrade
) -> None:
    links = played(database)
    assert good("check", "--all", "--database", database) == ["4 tables, 4 sound, 0 not"]
    upgrade()
    why = "made under rules 1 of hivernation, this Skep has 2: kept, not replayed"
    lines = good("check", "--all", "--database", database)
    assert sorted(lines[:-1]) == sorted(
        [
            f"{links['over']}: {why} (over)",
            f"{links['on']}: {why} (under way)",
            f"{links['given up']}: {why} (over)",
        ]
    )
    assert lines[-1] == "4 tables, 1 sound, 0 not, 3 made under other rules"


def test_check_still_sees_what_is_broken_in_them(sqlite: str, upgrade: Upgrade) -> None:
    links = played(sqlite)
    with sqlite3.connect(sqlite) as file:
        ids = dict(file.execute("select link, table_id from tables"))
        file.execute("delete from entries where table_id=? and n=3", (ids[links["over"]],))
    file.close()
    upgrade()
    ran = run("check", "--all", "--database", sqlite)
    assert ran.code == 1
    assert ran.lines[-1] == "4 tables, 1 sound, 1 not, 2 made under other rules"
    assert f"{links['over']}: its entries are not numbered one by one" in ran.out
