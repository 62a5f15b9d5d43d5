"""The secrecy law on the wire: dealing anew what someone can't see changes no byte sent to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import skep
from skep.kernel.chance import Dice
from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.server import wire
from skep.server.faults import fault_of
from skep.server.wire import Made, SeatKey
from skep.server.wire.codec import encode
from skep.tables.new_table import TablePlan, lay
from skep.tables.state import Seated
from skep.testing.case import position_of
from skep.testing.shadows import shadows
from tests.laws.hidden import HIDDEN
from tests.server.service import Guest, House, story

Viewer = int | None
ENOUGH = 4
"""Comparisons for each game, mode and number of seats."""
MATCHES = 28
LENGTHS = (3, 9, 16, 30, 45, 24, 60)
"""How many answers are given before two matches are compared."""
LOOKS = {"ambrosia": 8}
"""So often the rules hide something before another match is found that looks the same: more often
than not it is there at once, but covered bees seldom fit a whole log."""
OPEN = ("quick", "total")
"""Modes in which the rules hide nothing."""
LUCKS = 12
"""Other seeds that are tried."""
KEYS = [f"key-{seat}-of-a-seat-that-is-long-enough" for seat in range(8)]


def cases() -> list[tuple[str, str, int]]:
    return [
        (name, mode.name, seats)
        for name in skep.GAMES
        for mode in skep.game(name).modes
        for seats in mode.seats
        if 1 < seats <= 4
    ]


async def lay_out(house: House, match: Match) -> Made:
    """A table on which a match stands, with keys that are the same each time."""
    from skep.tables import secret

    chairs = [
        Seated("person", "", f"P{seat}", "honey", True, secret.mark(KEYS[seat]))
        for seat in range(match.settings.seats)
    ]
    plan = TablePlan(
        match.game, match.settings, match.seed, chairs, True, 0, None, {}, match.log, None,
        secret.mark("host"), coach="always",
    )  # fmt: skip
    proposal, made = lay(
        plan, [SeatKey(s, KEYS[s]) for s in range(len(chairs))], "host", house.clock()
    )
    await house.tables.put(proposal)
    return made


def plain(text: str, made: Made) -> str:
    """Without the names of the table, which are random each time."""
    return text.replace(made.table, "TABLE").replace(made.watch, "WATCH")


async def all_bytes(house: House, match: Match, viewer: Viewer, acts: list[Any]) -> list[str]:
    """Everything that one viewer is ever sent about a match on which these things are done."""
    made = await lay_out(house, match)
    keys = [SeatKey(seat, KEYS[seat]) for seat in range(match.settings.seats)]
    guest = Guest()
    hello = (
        wire.Hello(1, watch=made.watch)
        if viewer is None
        else wire.Hello(1, made.table, keys=[KEYS[viewer]])
    )
    await house.tables.join(guest, hello)
    found = list(guest.texts)
    for seat, command in acts:
        holder = await house.holder(made, keys[seat])
        try:
            await house.do(holder, command)
        except skep.SkepError as fault:
            if seat == viewer:
                found.append(json.dumps(str(fault_of(fault, 1))))
    found += guest.texts[1:]
    found += await questions(house, guest, match, viewer)
    found.append(str(await house.tables.room(made.table)))
    found.append(str(await house.tables.lobby()))
    back = Guest()
    if viewer is not None:
        hello.take = True
    hello.seen, hello.told = 2, [0]
    await house.tables.join(back, hello)
    return [plain(text, made) for text in [*found, *back.texts]]


async def questions(house: House, guest: Guest, match: Match, viewer: Viewer) -> list[str]:
    """What the viewer learns by asking: why, previews, reveals, hints, the past, and faults."""
    assert guest.holder is not None
    seat = 0 if viewer is None else viewer
    vocabulary = match.game.vocabulary(match.settings)
    words = [*vocabulary[:: max(1, len(vocabulary) // 12)], "nonsense"]
    wishes: list[Any] = [wire.AskReveals(1, seat), wire.Hint(1, seat), wire.Undo(1, seat)]
    for word in words:
        wishes += [wire.Why(1, seat, word), wire.Preview(1, seat, word)]
        wishes.append(wire.Answer(1, seat, word, 9999))
    wishes += [wire.Chances(1, viewer), wire.Chances(1, None), wire.Chances(1, viewer, True)]
    wishes += [wire.Review(1, seat), wire.Chances(1, 0), wire.Chances(1, match.settings.seats - 1)]
    for entries in range(0, len(match.log) + 1, 1 + len(match.log) // 4):
        wishes += [wire.At(1, entries, viewer), wire.At(1, entries, None)]
        wishes += [wire.At(1, entries, other) for other in range(match.settings.seats)]
    found = []
    for wish in wishes:
        try:
            found.append(encode(await house.do(guest.holder, wish)).decode())
        except skep.SkepError as fault:
            found.append(str(fault_of(fault, 1)))
    return found


def played(game: str, mode: str, seats: int, seed: int, answers: int) -> Match:
    match = skep.new(game, mode=mode, seats=seats, seed=seed)
    dice = Dice(seed)
    for _ in range(answers):
        if not match.over:
            seat = match.waiting[dice.below(len(match.waiting))]
            keys = match.decision_of(seat).keys
            match.answer(keys[dice.below(len(keys))], seat)
    return match


def script(match: Match) -> list[Any]:
    """What people do next that is the same in any deal: ask to take back, agree, undo."""
    length = len(match.log)
    acts: list[Any] = [(seat, wire.Undo(1, seat)) for seat in match.waiting]
    acts.append((0, wire.AskTakeback(1, 0, length - 1)))
    acts += [
        (s, wire.Agree(1, s, s != match.settings.seats - 1)) for s in range(1, match.settings.seats)
    ]
    return acts


@pytest.mark.parametrize(("game", "mode", "seats"), cases())
def test_no_byte_depends_on_what_the_viewer_can_not_see(
    game: str, mode: str, seats: int, sqlite: str
) -> None:
    async def tell(house: House) -> tuple[int, int]:
        compared = hiding = 0
        for seed in range(1, 1 + MATCHES):
            match = played(game, mode, seats, seed, LENGTHS[seed % len(LENGTHS)])
            for viewer in (0, seats - 1, None):
                if match.over or compared == ENOUGH or not hides(match, viewer):
                    continue
                hiding += 1
                shadow = otherwise(match, viewer)
                if shadow is not None:
                    acts = script(match)
                    one = await all_bytes(house, match, viewer, acts)
                    other = await all_bytes(house, shadow, viewer, acts)
                    assert one == other
                    compared += 1
        return compared, hiding

    compared, hiding = story(sqlite, tell)
    assert compared == (0 if mode in OPEN else ENOUGH)
    assert hiding <= LOOKS.get(game, 2) * compared, "what is hidden can rarely be anything else"


def hides(match: Match, viewer: Viewer) -> bool:
    """Do the rules hide something from the viewer now?  The game itself is not asked."""
    found = HIDDEN[match.game.name](position_of(match).clone(), viewer, Dice(match.seed))
    return found is not None


def otherwise(match: Match, viewer: Viewer) -> Match | None:
    """A match that the viewer can't tell from this one, though what is hidden is another."""
    shadow = next(shadows(match, viewer, Dice(match.seed)), None)
    return shadow or next(other_luck(match), None)


def other_luck(match: Match) -> Iterator[Match]:
    """The same answers with other luck, if another structure is to come then."""
    for seed in range(match.seed + 1, match.seed + LUCKS):
        twin = Match(match.game, match.settings, seed, match.log)
        if to_come(twin) != to_come(match):
            yield twin


def to_come(match: Match) -> list[str]:
    """The structures that come to the market with the next build.  PRP-SETUP-07"""
    twin = match.clone()
    builds = [key for key in twin.decision.keys if key.startswith("build:")]
    if not builds:
        return []
    before = len(twin.events)
    twin.answer(builds[0])
    while not twin.over and twin.decision.prompt == "gain":
        twin.answer(twin.decision.keys[0])
    return [str(told.facts) for told in twin.events[before:] if told.name == "structure"]


def test_this_test_would_see_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from skep.server.live import sights

    honest = sights.told

    def leaky(match: Match, viewer: Viewer, keep: int) -> Any:
        return [*honest(match, viewer, keep), wire.ToldSeen("x", 0, 0, {"log": _keys(match.log)})]

    monkeypatch.setattr(sights, "told", leaky)
    with pytest.raises(AssertionError):
        test_no_byte_depends_on_what_the_viewer_can_not_see("hivernation", "arcade", 2, sqlite)


def _keys(log: list[Entry]) -> list[str]:
    return [entry.key for entry in log]


def test_the_seed_is_never_sent(sqlite: str) -> None:
    async def tell(house: House) -> list[str]:
        made = await house.make(seed=123456789123, mode="arcade", listed=True)
        guest = await house.join(made, made.keys[0])
        ben = await house.tables.sit(made.table, wire.Sit("Ben"))
        await house.play(made, made.keys[0], ben)
        return guest.texts

    assert not any("123456789123" in text for text in story(sqlite, tell))
