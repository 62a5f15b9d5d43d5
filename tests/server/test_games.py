"""Every game can be played at a table, also where several seats are asked at once."""

from __future__ import annotations

import json

import pytest

import skep
from skep.server import wire
from skep.server.wire import NewChair
from tests.server.service import House, refused, story


def seats_of(game: str) -> int:
    """As few seats as can be, but two if that is possible."""
    counts = skep.game(game).modes[0].seats
    return 2 if 2 in counts else min(counts)


@pytest.mark.parametrize("game", skep.GAMES)
def test_a_whole_match_of_each_game(game: str, sqlite: str) -> None:
    async def tell(house: House) -> None:
        mode = skep.game(game).modes[0].name
        chairs = [NewChair("here") for _ in range(seats_of(game))]
        made = await house.make(*chairs, game=game, mode=mode, seed=5)
        guest = await house.join(made, *made.keys)
        watcher = await house.watch(made)
        await house.play(made, *made.keys, answers=3000)
        assert (await house.state(made)).over
        assert guest.room()["phase"] == "over"
        assert watcher.sight()["reason"]
        state = (await house.match(made)).dump_state()
        house.tables.cache.clear()
        assert (await house.match(made)).dump_state() == state

    story(sqlite, tell)


@pytest.mark.parametrize("game", skep.GAMES)
def test_a_person_and_a_bot_at_each_game(game: str, sqlite: str) -> None:
    async def tell(house: House) -> None:
        mode = skep.game(game).modes[0].name
        bots = [NewChair("bot", "random")] * (seats_of(game) - 1)
        made = await house.make(NewChair(), *bots, game=game, mode=mode, seed=6)
        await house.settle()
        await house.play(made, *made.keys, answers=60)
        assert len((await house.match(made)).log) > 10

    story(sqlite, tell)


@pytest.mark.parametrize("game", skep.GAMES)
def test_what_goes_over_the_wire_is_the_view_of_each(game: str, sqlite: str) -> None:
    async def tell(house: House) -> None:
        chairs = [NewChair("here")] * seats_of(game)
        made = await house.make(*chairs, game=game, mode=skep.game(game).modes[0].name)
        guests = [await house.join(made, key) for key in made.keys] + [await house.watch(made)]
        await house.play(made, *made.keys, answers=12)
        match = await house.match(made)
        for viewer, guest in zip([*range(len(chairs)), None], guests):
            assert guest.sight()["view"] == json.loads(json.dumps(match.view(viewer)))
            for asked in [guest.sight()["decision"]] if viewer in match.waiting else []:
                assert [each["key"] for each in asked["options"]] == match.decision_of(viewer).keys

    story(sqlite, tell)


def asked_at_once() -> list[str]:
    return [name for name in skep.GAMES if len(skep.new(name, seats=seats_of(name)).waiting) > 1]


@pytest.mark.parametrize("game", asked_at_once())
def test_who_is_asked_beside_others_is_not_hurried_by_their_answers(game: str, sqlite: str) -> None:
    async def tell(house: House) -> None:
        mode = skep.game(game).modes[0].name
        made, ada, ben = await house.two(game=game, mode=mode)
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        match = await house.match(made)
        assert match.waiting == [0, 1]
        length = len(match.log)
        guest = await house.join(made, ben)
        words = [match.decision_of(seat).keys for seat in (0, 1)]
        await house.do(one, wire.Answer(1, 0, words[0][0], length))
        assert guest.sight()["decision"]["seat"] == 1
        assert words[0][0] not in str(guest.sight()["told"])
        await refused("stale", house.do(one, wire.Answer(1, 0, words[0][0], length)))
        await house.do(one, wire.Undo(1, 0))
        await house.do(one, wire.Answer(2, 0, words[0][1], length))
        await house.do(two, wire.Answer(1, 1, words[1][0], length))
        keys = [entry.key for entry in (await house.match(made)).log[length : length + 2]]
        assert keys == [words[0][1], words[1][0]]

    story(sqlite, tell)
