"""Names can be seen, stay on their line, and are told apart at one table."""

from __future__ import annotations

import pytest

from skep.server import wire
from skep.server.wire import NewChair
from skep.tables import names
from tests.server.service import House, refused, story

UNSEEN = (
    "\u3164", "\u2800", "\u115f\u1160", "\u17b4", "\uffa0", "\u034f", "\ufe0f", "\u200d\u200c",
    "\u0301", " \u00a0\u3000",
)  # fmt: skip
ALIKE = ("Ada", "ADA", "\u0410d\u0430", "A d a", "\uff21da", "\u00c1da")


def test_a_name_that_shows_nothing_is_none(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make()
        for name in UNSEEN:
            await refused("no-name", house.tables.sit(made.table, wire.Sit(name)))

    story(sqlite, tell)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("A\u3164d\u2800a", "A d a"),
        ("A\u17b4da\ufe0f", "Ada"),
        ("A\u200dda", "Ada"),
        ("a" + "\u0323" * 23, "\u1ea1" + "\u0323" * 3),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\U0001f469\U0001f3fd\u200d\U0001f680", "\U0001f469\U0001f3fd\u200d\U0001f680"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),
        ("Nguye\u0302\u0303n", "Nguy\u1ec5n"),
        ("\x1b<script>x()</script>\n\u202e", "<script>x()</script>"),
    ],
)
def test_a_name_keeps_what_can_be_seen(given: str, shown: str) -> None:
    assert names.tidy(given) == shown


def test_names_that_look_the_same_are_numbered(sqlite: str) -> None:
    async def tell(house: House) -> None:
        for name in ALIKE:
            made = await house.make()
            await house.tables.sit(made.table, wire.Sit(name))
            room = await house.tables.room(made.table)
            assert [chair.name for chair in room.chairs] == ["Ada", f"{name} 2"]

    story(sqlite, tell)


def test_a_long_name_is_cut_for_its_number(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(*[NewChair()] * 4)
        for _ in range(2):
            await house.tables.sit(made.table, wire.Sit("b" * 24))
        room = await house.tables.room(made.table)
        assert [chair.name for chair in room.chairs[1:3]] == ["b" * 24, "b" * 22 + " 2"]

    story(sqlite, tell)


def test_one_screen_has_no_name_twice(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made = await house.make(NewChair("here"), NewChair("here", name="ada"))
        room = await house.tables.room(made.table)
        assert [chair.name for chair in room.chairs] == ["Ada", "ada 2"]

    story(sqlite, tell)


def test_a_name_is_free_again_with_its_chair(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, _ada, ben = await house.two(grace=60)
        await house.do(await house.holder(made, ben), wire.StandUp(1, 1))
        await house.tables.sit(made.table, wire.Sit("Ben"))
        assert (await house.tables.room(made.table)).chairs[1].name == "Ben"

    story(sqlite, tell)
