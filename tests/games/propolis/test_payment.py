"""Whether a structure can be paid in another way than the thriftiest.  PRP-BUILD"""

from __future__ import annotations

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.rules.payment import payments
from skep.testing import clause
from tests.games.propolis.tables import lay, start


@clause("PRP-BUILD-03", "PRP-BUILD-12")
@pytest.mark.parametrize(
    ("tracks", "other"),
    [
        ([2, 0, 0, 2, 0, 0], False),  # all of it is needed
        ([3, 0, 0, 2, 0, 0], True),  # a third yellow instead of the wild permanent
        ([2, 0, 0, 2, 0, 1], True),  # gold instead of anything
        ([2, 5, 5, 2, 5, 0], False),  # other colors do not pay
        ([0, 0, 0, 2, 0, 2], False),
    ],
)
def test_another_payment_is_offered_where_there_is_one(tracks: list[int], other: bool) -> None:
    hive = [start(5), 28]  # blue 1, wild 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: tracks})
    assert ("other:30" in table.keys) == other
    assert GAME.view(table.realm, 0)["market"][0]["other"] == other
    assert (len(payments(table.realm, 0, 30, 99)) > 1) == other


@clause("PRP-BUILD-03")
@pytest.mark.parametrize(
    ("tracks", "other"),
    [
        ([1, 0, 0, 2, 0, 0], False),  # 2 permanents and 1 from the track
        ([2, 0, 0, 2, 0, 0], True),
        ([0, 0, 0, 2, 0, 1], False),
        ([0, 0, 0, 2, 0, 2], True),
    ],
)
def test_a_track_may_pay_though_a_permanent_could(tracks: list[int], other: bool) -> None:
    table = lay(market=(30,), hives={0: [start(5), 16]}, tracks={0: tracks})  # yellow 2
    assert ("other:30" in table.keys) == other
    assert GAME.view(table.realm, 0)["market"][0]["other"] == other


@clause("PRP-BUILD-03", "PRP-BUILD-08")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_track_may_pay_where_an_own_permanent_could(player: int) -> None:
    def other(*hive: int) -> bool:
        tracks = {player: [3, 0, 0, 2, 0, 0]}
        return "other:30" in lay(3, hives={player: hive}, tracks=tracks, market=(30,),
                                 player=player).keys  # fmt: skip

    assert other(start(4))  # purple: the permanent and one from the track, or two from the track
    assert not other(start(3))  # a pink permanent is no help


@clause("PRP-BUILD-03", "PRP-BUILD-09")
@pytest.mark.parametrize(("tracks", "other"), [([0] * 5, False), ([1, 0, 0, 0, 0], True)])
def test_gold_alone_leaves_nothing_to_choose(tracks: list[int], other: bool) -> None:
    table = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [*tracks, 8]})
    offer = GAME.view(table.realm, 0)["market"][0]
    assert "build:30" in table.keys
    assert ("other:30" in table.keys, offer["other"]) == (other, other)


@clause("PRP-BUILD-03", "PRP-BUILD-09", "PRP-BUILD-10")
@pytest.mark.parametrize("player", [0, 1, 2])
@pytest.mark.parametrize(("blue", "other"), [(2, True), (0, False)])
def test_a_wild_permanent_leaves_a_choice_if_the_own_tracks_do(
    player: int, blue: int, other: bool
) -> None:
    rest = 0 if other else 9
    tracks = {side: [rest] * 6 for side in range(3)} | {player: [0, 0, 0, 3, blue, 0]}
    hive = [start(5), 28]  # blue 1, wild 1
    table = lay(3, market=(22,), hives={player: hive}, tracks=tracks, player=player)
    assert "build:22" in table.keys  # 3 purple, 2 blue
    assert ("other:22" in table.keys) == other
