"""`python -m tuning.propolis_ends [--games N] [--iterations I] [--jobs J] [--seed S]`: how well two
estimates predict the final lead in Propolis.

Search plays itself, and greedy in every third match. At the start of each turn two leads are noted:
that of the evaluation of the hives, and the one if the fastest side took its last card at once
(`games/propolis/bot/end_estimate.py`). For each range of turns left, the script prints the weight
of each estimate and the error of the first alone and of both, on held-out matches. The weights
`race` and `fade` come from this.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

import skep
from skep.bots import Greedy, InformationSet, Search
from skep.games.propolis.bot.end_estimate import pace, reach
from skep.games.propolis.bot.evaluation import rounds_left, side_worth
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import FITTED
from skep.games.propolis.rules.turn import ACT
from skep.games.propolis.state import Realm
from skep.kernel.match import Match
from skep.lab.fit import Noted, fit
from skep.seeds import derive
from tuning.propolis_play import asked

SPANS: Final = ((0.0, 2.0), (2.0, 4.0), (4.0, 6.0), (6.0, 8.0), (8.0, 12.0))
"""Ranges of turns left, as bots estimate them."""


class Seen(NamedTuple):
    """The start of a turn: turns left, and the features of the side to move."""

    left: float
    marks: list[float]
    """One for being to move, one for the first seat, and both leads."""


class Ended(NamedTuple):
    """A finished match: the samples on the way, each with the final lead."""

    number: int
    noted: list[tuple[Seen, float]]


def look(realm: Realm) -> Seen:
    """Both leads of the side that is to move."""
    mine, other = realm.player, 1 - realm.player
    left = rounds_left(realm, FITTED)
    memo = Memo()
    held = [side_worth(realm, side, left, FITTED, memo) for side in range(2)]
    paces = [pace(realm, side, memo) for side in range(2)]
    turns = min(each.soonest for each in paces)
    ends = [reach(each, turns) for each in paces]
    first = 0.5 if mine == realm.first else -0.5
    return Seen(left, [1.0, first, held[mine] - held[other], ends[mine] - ends[other]])


def play(seed: int, iterations: int, number: int) -> Ended:
    """Play match `number`; greedy sits at every third table, in each seat in turn."""
    game = skep.game("propolis")
    match = Match(game, game.settle("multiplayer", 2), derive(seed, "deal", number))
    bots = [
        Search(derive(seed, number, seat), iterations=iterations, playouts=False)
        for seat in range(2)
    ]
    greedy = number // 3 % 2 if number % 3 == 2 else None
    seen: list[tuple[Seen, int]] = []
    while not match.over:
        seat = match.decision.seat
        state = match.state
        assert isinstance(state, Realm)
        if state.prompt is ACT and not state.final:
            seen.append((look(state), seat))
        bot = Greedy(number) if seat == greedy else bots[seat]
        match.answer(bot.choose(InformationSet(match, seat)), seat)
    ends = match.scores
    return Ended(number, [(each, float(ends[seat] - ends[1 - seat])) for each, seat in seen])


def noted(matches: list[Ended], span: tuple[float, float], marks: int) -> Noted:
    """The samples within a range of turns left, with the first `marks` features."""
    return [
        (seen.marks[:marks], lead)
        for match in matches
        for seen, lead in match.noted
        if span[0] <= seen.left < span[1]
    ]


def off(matches: list[Ended], span: tuple[float, float], marks: int) -> float:
    """The cross-validated error of the predicted lead."""
    wrong = total = 0.0
    for half in range(2):
        taught = noted([each for each in matches if each.number % 2 == half], span, marks)
        found = fit(taught, [0.0] * marks, doubt=1.0)
        for more, came in noted([m for m in matches if m.number % 2 != half], span, marks):
            wrong += (came - sum(a * b for a, b in zip(more, found))) ** 2
            total += 1
    return sqrt(wrong / total) if total else 0.0


def main() -> None:
    given = asked(__doc__, games=300)
    one = partial(play, given.seed, given.iterations)
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        matches = list(pool.map(one, range(given.games), chunksize=4))
    print(f"{len(matches)} matches")
    for span in SPANS:
        told = noted(matches, span, 4)
        _, _, held, end = fit(told, [0.0] * 4, doubt=1.0)
        print(
            f"{span[0]:4.0f} to {span[1]:2.0f} turns left, {len(told):5} seen: "
            f"hives {held:.2f}, the quickest end {end:.2f}; "
            f"off by {off(matches, span, 3):.2f} points without the end, "
            f"{off(matches, span, 4):.2f} with it"
        )


if __name__ == "__main__":
    main()
