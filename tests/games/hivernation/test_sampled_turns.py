"""A sampled turn goes every way that the script allows, as often as it should."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import skep
from skep import record
from skep.games.hivernation.bees import bee_places
from skep.games.hivernation.gaps import loose_bees, survey
from skep.games.hivernation.laying import put_down
from skep.games.hivernation.pieces import DRONE_PAW, FLOWER, WORKER_PAW
from skep.games.hivernation.playing_bees import has_place, mark_edge, play_bees
from skep.games.hivernation.playing_moves import gaps_around, parts_spaces, play_moves, settle
from skep.games.hivernation.playing_on import fetchable
from skep.games.hivernation.playing_tiles import sample_top
from skep.games.hivernation.prompts import LIFT, PLAY
from skep.games.hivernation.specialties import specialty_places
from skep.games.hivernation.state import LEANS, OPENS, PLACING, Hive
from skep.hexes import size
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import State
from tests.games.hivernation.perft import GOLDEN, Place, fast, golden, opening

TRIES = 1500
GAME = skep.game("hivernation")


def last_turn(name: str) -> Place:
    """Where the last turn of a golden playthrough begins."""
    read = record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    entries = len(read.entries) - 1
    while fast(golden(name, entries)).state.prompt.name not in ("play", "lift"):
        entries -= 1
    return golden(name, entries)


PLACES = {
    "an opening": Place(opening("quick").settings, ["start:workers", "bee:1,0"]),
    "every kind of tile": golden("every-kind-of-tile-is-in-play", 50),
    "moving": golden("a-position-comes-for-the-third-time", 40),
}
LAST_TURNS = (
    "a-hundred-and-twenty-moves", "a-position-comes-for-the-third-time",
    "sixteen-turns-without-a-flip",
    "a-bear-marks-with-paws", "a-bee-attaches-to-a-bear", "a-bee-is-moved-and-flips",
    "a-beekeeper-fetches-a-bear", "a-beekeeper-fetches-a-bee", "a-beekeeper-fetches-a-pesticide",
    "a-flower-covers-a-bee", "a-flower-flips-what-touches-it", "a-long-line-is-flipped",
    "a-paw-ends-with-the-bear", "a-paw-is-not-flipped", "a-pincer-allows-a-place",
    "a-side-can-move-no-bee", "arcade-ends-after-the-final-move", "arcade-ends-by-a-blockade",
    "pesticide-cuts-bees-off", "pesticide-takes-what-lies-beneath", "quick-play-ends-by-a-blockade",
    "quick-play-ends-with-the-last-bee", "the-final-move-is-declined", "the-last-enemy-is-flipped",
    "the-queen-blocks-a-line", "three-lines-at-once", "two-lines-at-once",
)  # fmt: skip


def outcome(hive: State) -> str:
    """A state in which the order of things played no part."""
    state = hive.dump()
    told = (
        "bees", "reserve", "discard", "over", "reason", "hands", "stack", "turn", "under", "calm",
        "side", "player", "final", "phase",
    )  # fmt: skip
    tiles = {cell: tile for cell, tile in enumerate(state["tiles"]) if tile > 0}
    state["under"]["map"].sort()
    return repr([tiles, sorted(state["occupied"]), [state[name] for name in told]])


def turn_of(hive: State) -> int:
    return int(hive.dump()["turn"])


def exact(position: Position, chance: float, ways: dict[str, float]) -> None:
    """How likely each outcome of a turn is when every option is as likely as the next."""
    each = chance / len(position.options)
    for code in position.options:
        hive = position.after(code)
        if hive.over or turn_of(hive) > turn_of(position.state):
            way = outcome(hive)
            ways[way] = ways.get(way, 0.0) + each
        else:
            after = position.clone()
            after.answer(code)
            exact(after, each, ways)


def sampled(start: Position, dice: Dice) -> str:
    """The outcome of one sampled turn; the script sees at once if nothing can follow it."""
    hive = start.clone(keep=False).state
    assert isinstance(hive, Hive)
    assert GAME.rollout(hive, dice, 1)
    if not hive.over and hive.phase == PLACING and not PLAY.options(hive):
        assert GAME.rollout(hive, dice, 1)
    return outcome(hive)


@pytest.mark.parametrize("name", [*PLACES, *LAST_TURNS])
def test_a_sampled_turn_goes_every_way_as_often_as_it_should(name: str) -> None:
    start, dice = fast(PLACES.get(name) or last_turn(name)), Dice(7)
    likely: dict[str, float] = {}
    exact(start, 1.0, likely)
    seen = Counter(sampled(start, dice) for _ in range(TRIES))
    assert set(seen) <= set(likely)
    assert abs(sum(likely.values()) - 1) < 1e-9
    for way, chance in likely.items():
        spread = (TRIES * chance * (1 - chance)) ** 0.5
        assert abs(seen[way] - TRIES * chance) < 5.5 * spread + 1, way


@pytest.mark.parametrize(("mode", "matches"), [("arcade", 2), ("quick", 2), ("total", 1)])
def test_wherever_a_match_goes_a_sampled_turn_is_one_of_the_scripts(
    mode: str, matches: int
) -> None:
    random, dice = Random(9), Dice(9)
    for _ in range(matches):
        position = Position.start(GAME, GAME.setup(GAME.settle(mode)))
        while not position.over:
            moves = position.state.dump()["moves"]
            if position.state.prompt is PLAY or (position.state.prompt is LIFT and moves % 9 == 0):
                likely: dict[str, float] = {}
                exact(position, 1.0, likely)
                assert {sampled(position, dice) for _ in range(12)} <= set(likely)
            position.answer(random.choice(position.options))


def test_a_rollout_comes_to_every_place_for_a_bee_or_a_specialty() -> None:
    random, dice = Random(11), Dice(11)
    position = Position.start(GAME, GAME.setup(GAME.settle("arcade")))
    pawed = 0
    while not position.over:
        hive = position.state
        assert isinstance(hive, Hive)
        if hive.prompt is PLAY and hive.occupied and random.random() < 0.7:
            marked = hive.copy()
            mark_edge(marked, hive.frontier)
            tops = {sample_top(marked, dice) for _ in range(25 * len(specialty_places(hive)))}
            assert tops == set(specialty_places(hive))
            pawed += any(tile in (WORKER_PAW, DRONE_PAW) for tile in hive.tiles)
            places = set()
            for _ in range(25 * len(hive.frontier)):
                one = hive.copy()
                mark_edge(one, one.frontier)
                play_bees(one, dice, 1, True)
                places.add(one.occupied[-1])
            assert places == set(bee_places(hive, hive.side))
        position.answer(random.choice(position.options))
    assert pawed > 5


def test_a_rollout_knows_when_there_is_no_place_and_what_a_beekeeper_brings() -> None:
    found = set()
    for name in LAST_TURNS:
        hive = fast(last_turn(name)).state.copy()
        assert isinstance(hive, Hive)
        for cell in [at for at in hive.frontier if hive.near[at] & OPENS[0]]:
            put_down(hive, cell, FLOWER)  # Workers are left with fewer and fewer places
            marked = hive.copy()
            marked.discard = [1] * 5
            mark_edge(marked, hive.frontier)
            for side in (0, 1):
                places = [at for at in hive.frontier if hive.near[at] & OPENS[side]]
                leaning = [at for at in places if hive.near[at] & LEANS[side]]
                found.add((bool(places), bool(leaning)))
                assert has_place(marked, side) == bool(places)
                assert fetchable(marked, side) == ([0, 1, 2, 3] if places else [1, 2, 3])
    assert found >= {(True, True), (False, False)}


@pytest.mark.parametrize(("final", "reason"), [(True, "last-bee"), (False, "blocked")])
def test_a_rollout_ends_where_nothing_can_be_played(final: bool, reason: str) -> None:
    for seed in range(20):
        hive = GAME.setup(GAME.settle("arcade"))
        for cell in range(1, 7):
            put_down(hive, cell, FLOWER)
        hive.phase, hive.prompt, hive.final = PLACING, PLAY, final
        assert GAME.rollout(hive, Dice(seed), 1)
        assert (hive.over, hive.reason) == (True, reason)


def test_a_rollout_counts_the_holes_of_the_hive() -> None:
    holes: Counter[int] = Counter()
    for seed in range(40):
        start = Position.start(GAME, GAME.setup(GAME.settle("total"))).clone(keep=False)
        start.rollout(Dice(seed), 40)
        hive = start.state
        assert isinstance(hive, Hive)
        survey(hive)
        mark_edge(hive, hive.frontier)
        play_moves(hive, Dice(seed), 1 + seed // 2)
        counted = hive.holes
        settle(hive)
        survey(hive)
        assert hive.holes == counted
        holes[counted] += 1
    assert len(holes) > 2


def test_a_rollout_knows_which_bees_hold_the_hive_together() -> None:
    random, parting = Random(3), 0
    for _ in range(2):
        position = Position.start(GAME, GAME.setup(GAME.settle("total")))
        while not position.over:
            if position.state.prompt is LIFT:
                assert isinstance(position.state, Hive)
                loose = loose_bees(position.state.copy(), position.state.side)
                hive = position.state.copy()
                mark_edge(hive, hive.frontier)
                own = [at for at in hive.occupied if hive.tiles[at] == hive.side + 1]
                beyond = size(hive.rings - 2)
                parts = [at for at in own if parts_spaces(hive.tiles, at, beyond)]
                assert parts == loose
                parting += any(len(gaps_around(hive.tiles, at)) > 1 for at in parts)
            position.answer(random.choice(position.options))
    assert parting > 10


def test_in_mid_turn_the_script_plays() -> None:
    place = golden("a-flower-covers-a-bee", 50)
    middle = fast(Place(place.settings, place.keys[:-1]))
    assert middle.state.prompt.name == "put"
    assert not GAME.rollout(middle.state, Dice(1), 1)
