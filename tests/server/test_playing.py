"""Answering, going back, giving up, playing again, and playing on from a point of the past."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import msgspec
import pytest

from skep.server import wire
from skep.server.wire import NewChair, codec
from tests.server.service import House, refused, story

QUICK = {"mode": "quick"}


def test_an_answer_is_shown_to_all(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guests = [await house.join(made, ada), await house.join(made, ben), await house.watch(made)]
        await house.answer(made, [ada, ben][(await house.match(made)).waiting[0]])
        steps = [guest.last for guest in guests]
        assert {step["kind"] for step in steps} == {"answer"}
        assert {step["n"] for step in steps} == {4}
        assert [step["sights"][0]["viewer"] for step in steps] == [0, 1, None]
        assert len({step["sights"][0]["view"]["entries"] for step in steps}) == 1
        assert steps[2]["room"]["table"] == ""
        assert steps[0]["room"]["table"] == made.table

    story(database, tell)


@pytest.mark.parametrize("clock", [None, wire.TimeLimit(600, 5)])
def test_every_step_tells_the_room_as_it_is(sqlite: str, clock: wire.TimeLimit | None) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(clock=clock)
        here, there = await house.join(made, ada), await house.watch(made)
        one, two = await house.holder(made, ada), await house.holder(made, ben)

        async def same() -> None:
            seen, watched = (
                await house.tables.room(made.table),
                await house.tables.room("", made.watch),
            )
            assert here.room() == msgspec.to_builtins(seen)
            assert there.room() == msgspec.to_builtins(watched)

        async def played() -> None:
            house.clock.now += 7
            await house.play(made, ada, ben, answers=3)
            await same()
            house.clock.now += 7

        await played()
        await house.join(made, ben)
        await same()
        house.clock.now += 7
        await house.join(made, ben, take=True)
        await same()
        await played()
        await house.do(one, wire.AskTakeback(1, 0, 2))
        await same()
        await played()
        await house.do(one, wire.AskTakeback(1, 0, 2))
        await house.do(two, wire.Agree(1, 1, True))
        await played()
        await house.do(two, wire.HandOver(1, 1))
        await same()
        await house.do(two, wire.Resign(1, 1))
        await same()
        assert here.room()["phase"] == "over"

    story(sqlite, tell)


def test_a_match_is_the_same_after_it_was_loaded_anew(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben, answers=15)
        before = await house.match(made)
        house.tables.cache.clear()
        after = await house.match(made)
        assert after is not before
        assert after.dump_state() == before.dump_state()
        assert after.log == before.log

    story(database, tell)


def test_of_two_answers_at_once_one_wins(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        match = await house.match(made)
        key = [ada, ben][match.waiting[0]]
        holder, guest = await house.holder(made, key), await house.join(made, key)
        keys, before = match.decision.keys, len(match.log)
        wishes = [wire.Answer(1, key.seat, keys[at], len(match.log)) for at in range(2)]
        fates = await asyncio.gather(
            *(house.do(holder, wish) for wish in wishes), return_exceptions=True
        )
        assert fates[0] is None
        assert getattr(fates[1], "code", "") == "stale"
        assert [said["kind"] for said in guest.heard[1:]] == ["answer"]
        assert guest.sight()["view"]["entries"] == before + 1
        rows = await house.store.load(await house.tables.find(made.table))
        assert [row.kind for row in rows].count("answer") == 1

    story(database, tell)


def test_an_answer_that_is_not_allowed_changes_nothing(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        match = await house.match(made)
        seat = match.waiting[0]
        mine, other = ([ada, ben][seat], [ada, ben][1 - seat])
        before = len(match.log)
        await refused("refused", house.answer(made, mine, "bee:5,5"))
        await refused("not-offered", house.answer(made, mine, "nonsense"))
        holder = await house.holder(made, other)
        wish = wire.Answer(1, other.seat, "bee:1,0", before)
        await refused("not-your-turn", house.do(holder, wish))
        await refused("not-your-seat", house.do(holder, wire.Answer(1, seat, "bee:1,0", before)))
        assert len((await house.match(made)).log) == before
        assert (await house.state(made)).n == 3

    story(sqlite, tell)


async def lifting(house: House) -> tuple[wire.Made, wire.SeatKey, wire.SeatKey]:
    """A match of Total Domination in its moving phase: a lift can be undone."""
    made, ada, ben = await house.two(mode="total", seed=3)
    while (await house.match(made)).decision.prompt != "lift":
        seat = (await house.match(made)).waiting[0]
        await house.answer(made, [ada, ben][seat])
    return made, ada, ben


def test_undo_goes_as_far_as_the_rules_allow(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await lifting(house)
        seat = (await house.match(made)).waiting[0]
        key, guest = [ada, ben][seat], await house.join(made, [ada, ben][seat])
        before = (await house.match(made)).dump_state()
        told = len(guest.sight()["told"])
        assert not guest.sight()["can_undo"]
        await house.answer(made, key)
        assert guest.sight()["can_undo"]
        await house.do(await house.holder(made, key), wire.Undo(1, seat))
        assert guest.last["kind"] == "undo"
        assert guest.sight()["keep"] <= told
        assert guest.sight()["keep"] + len(guest.sight()["told"]) == told
        assert (await house.match(made)).dump_state() == before
        await refused("no-undo", house.do(await house.holder(made, key), wire.Undo(1, seat)))
        house.tables.cache.clear()
        assert (await house.match(made)).dump_state() == before

    story(database, tell)


def test_take_back_waits_for_all_other_people(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=4)
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        length = len((await house.match(made)).log)
        await refused("no-takeback", house.do(two, wire.Agree(1, 1, True)))
        await refused("no-entry", house.do(one, wire.AskTakeback(1, 0, length)))
        await house.do(one, wire.AskTakeback(1, 0, length - 2))
        room = await house.tables.room(made.table)
        assert room.takeback == wire.Takeback(0, length - 2, [])
        await refused("no-takeback", house.do(one, wire.Agree(1, 0, True)))
        await house.do(two, wire.Agree(1, 1, False))
        assert (await house.tables.room(made.table)).takeback is None
        assert len((await house.match(made)).log) == length
        await house.do(one, wire.AskTakeback(1, 0, length - 2))
        await house.do(two, wire.Agree(1, 1, True))
        assert len((await house.match(made)).log) == length - 2
        house.tables.cache.clear()
        assert len((await house.match(made)).log) == length - 2
        await house.play(made, ada, ben)
        assert (await house.state(made)).over

    story(database, tell)


def test_an_answer_ends_the_wish_to_take_back(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=3)
        await house.do(await house.holder(made, ada), wire.AskTakeback(1, 0, 2))
        await house.play(made, ada, ben, answers=1)
        assert (await house.tables.room(made.table)).takeback is None

    story(sqlite, tell)


def test_against_a_bot_one_takes_back_at_once(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair(), NewChair("bot", "greedy"))
        await house.settle()
        await house.answer(made, made.keys[0])
        await house.settle()
        match = await house.match(made)
        assert match.waiting == [0]
        mine = max(at for at, entry in enumerate(match.log) if entry.seat == 0)
        await house.do(await house.holder(made, made.keys[0]), wire.AskTakeback(1, 0, mine))
        assert len((await house.match(made)).log) == mine

    story(sqlite, tell)


def test_at_one_screen_nobody_else_must_agree(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair("here"), NewChair("here"))
        await house.play(made, *made.keys, answers=4)
        await house.do(await house.holder(made, *made.keys), wire.AskTakeback(1, 0, 2))
        assert len((await house.match(made)).log) == 2

    story(sqlite, tell)


def test_resigning_ends_a_match_of_two(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guest = await house.join(made, ada)
        await house.do(await house.holder(made, ben), wire.Resign(1, 1))
        assert guest.room()["phase"] == "over"
        assert guest.room()["chairs"][1]["resigned"]
        sight = guest.sight()
        assert (sight["reason"], sight["view"]["over"], sight["view"]["ranks"]) == (
            "resigned", True, [1, 2],
        )  # fmt: skip
        assert sight["decision"] is None
        await refused("match-over", house.answer(made, ada))

    story(database, tell)


def test_in_a_larger_match_a_bot_plays_on_for_who_resigned(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        keys = [made.keys[0]]
        keys += [await house.tables.sit(made.table, wire.Sit(name)) for name in ("B", "C", "D")]
        await house.do(await house.holder(made, keys[0]), wire.Resign(1, 0))
        story_ = await house.state(made)
        assert not story_.over
        assert story_.chairs[0].by_bot
        await refused("resigned", house.do(await house.holder(made, keys[0]), wire.Resign(1, 0)))
        await house.play(made, *keys[1:])
        assert (await house.state(made)).over

    story(sqlite, tell)


def test_a_rematch_has_the_same_people_with_the_same_keys(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        await refused("not-over", house.do(one, wire.Rematch(1, 0)))
        await house.play(made, ada, ben)
        guest = await house.join(made, ben)
        watcher = await house.watch(made)
        assert (await house.do(one, wire.Rematch(1, 0))).table == ""
        assert guest.room()["rematch"] == [0]
        following = (await house.do(two, wire.Rematch(1, 1))).table
        assert guest.room()["next_table"] == following
        assert watcher.room()["next_table"] == ""
        assert (await house.do(one, wire.Rematch(1, 0))).table == following
        assert (await house.join(following, ada)).last["seats"] == [0]
        assert (await house.holder(following, host=made.host)).host
        await house.play(following, ada, ben)
        assert (await house.state(following)).over

    story(database, tell)


def test_a_fork_plays_on_from_a_point_of_a_finished_match(database: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        chairs = [NewChair(), NewChair("bot", "greedy")]
        await refused("not-over", house.tables.fork(made.table, wire.NewFork(3, chairs)))
        await house.play(made, ada, ben)
        log = (await house.match(made)).log
        await refused("no-entry", house.tables.fork(made.table, wire.NewFork(9999, chairs)))
        await refused("match-over", house.tables.fork(made.table, wire.NewFork(len(log), chairs)))
        await refused("bad-seats", house.tables.fork(made.table, wire.NewFork(9, chairs[:1])))
        point = 12
        forked = await house.tables.fork(made.table, wire.NewFork(point, chairs, name="Eve"))
        room = await house.tables.room(forked.table)
        assert room.forked_from == wire.Fork(point)
        assert (await house.match(forked)).log[:point] == log[:point]
        assert (await house.match(forked)).seed != (await house.match(made)).seed
        await house.play(forked, *forked.keys)
        assert (await house.state(forked)).over
        house.tables.cache.clear()
        assert (await house.match(forked)).over
        assert (await house.match(made)).log == log

    story(database, tell)


def test_the_past_is_ones_own_until_the_end(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(mode="arcade")
        await house.play(made, ada, ben, answers=6)
        one = await house.holder(made, ada)
        then = view(await house.do(one, wire.At(1, 7, 0)))
        assert then["entries"] >= 7
        assert then["table"]["hands"][1]["tiles"] is None
        await refused("not-your-seat", house.do(one, wire.At(1, 7, 1)))
        await refused("no-entry", house.do(one, wire.At(1, 999, 0)))
        await refused("bad-seat", house.do(one, wire.At(1, 3, 5)))
        await house.play(made, ada, ben)
        watcher = await house.watch(made)
        assert watcher.holder is not None
        then = view(await house.do(watcher.holder, wire.At(1, 7, 1)))
        assert then["table"]["hands"][1]["tiles"] is not None

    story(sqlite, tell)


def view(sight: wire.Sight) -> Any:
    """The view in a sight, as it goes over the wire."""
    return json.loads(codec.encode(sight))["view"]


def test_a_log_that_no_longer_fits_stops_loudly(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=4)
        house.tables.cache.clear()
        edit(sqlite, '"bee:', '"bea:')
        said = await refused("diverged", house.join(made, ada))
        assert "entry 2 is" in said

    story(sqlite, tell)


def edit(database: str, old: str, new: str) -> None:
    """Change what is written in every entry of an SQLite file."""
    with sqlite3.connect(database) as file:
        file.execute("update entries set body=replace(cast(body as text), ?, ?)", (old, new))
    file.close()


def test_why_preview_reveals_and_hint(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair("here"), NewChair("here"), mode="arcade", coach="always")
        seat = (await house.match(made)).waiting[0]
        holder = await house.holder(made, made.keys[seat])
        why = await house.do(holder, wire.Why(1, seat, "bee:5,5"))
        assert (why.clause, why.text) == ("HIV-ATT-06", "A place that touches no tile is illegal.")
        assert await house.do(holder, wire.Why(1, seat, "bee:1,0")) is None
        seen = await house.do(holder, wire.Preview(1, seat, "bee:1,0"))
        assert [tile["at"] for tile in seen.table["hive"]] == [(0, 0), (1, 0)]
        assert [event.name for event in seen.told] == ["bee"]
        assert seen.reveals == "turn"
        await refused("not-offered", house.do(holder, wire.Preview(1, seat, "bee:5,5")))
        reveals = await house.do(holder, wire.AskReveals(1, seat))
        match = await house.match(made)
        assert reveals == {option.key: option.reveals for option in match.decision.options}
        hint = await house.do(holder, wire.Hint(1, seat))
        assert hint.key in match.decision.keys
        assert (await house.state(made)).n == 2

    story(sqlite, tell)
