"""Scripts: rules as coroutines, forced decisions, checkpoints, and where a match stands."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from skep.kernel.errors import NothingToChoose, NotKept
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, NOBODY, Deal, Prompt, State, ask, checkpoint, deal
from skep.testing.case import position_of
from tests.kernel.combs import BOW, COMBS, WIN, Combs, Table, new, on_the_way, say
from tests.kernel.toys import DeadEnd


def test_a_match_is_played_by_keys_to_its_end() -> None:
    match = new(seats=2, seed=3)
    while not match.over:
        match.answer(match.decision.options[0].key)
    assert match.reason == "played"
    assert match.waiting == []


def test_a_rule_asks_in_the_middle_of_another() -> None:
    match = on_the_way(new(), "win")
    match.answer("take")
    assert match.decision.prompt == "keep"
    assert match.decision.facts == {"cards": "2"}


def test_where_names_the_rules_under_way_and_what_is_asked() -> None:
    match = on_the_way(new(), "win")
    assert position_of(match).where() == "play_round > reward > win"
    match.answer("take")
    assert position_of(match).where() == "play_round > reward > keep > keep"


class Solo(Combs):
    """One round in which the only seat bows."""

    async def play_round(self, match: Table) -> None:
        await self.draw(match, 0)
        match.over = bool(await ask(match, 0, BOW))


class OneWord(Solo):
    """The question has one answer only, now and then."""

    async def play_round(self, match: Table) -> None:
        match.points[0] += 1
        await ask(match, 0, say("nod", "nod"))
        match.bows[0] += await ask(match, 0, BOW)
        await ask(match, 0, say("nod", "nod"))
        match.over = match.bows[0] == 2


def test_a_forced_decision_is_taken_unasked_and_not_logged() -> None:
    match = Match(OneWord(), COMBS.settle("solo"), 0)
    assert match.decision.prompt == "bow"
    match.answer("bow")
    match.answer("bow")
    assert [entry.prompt for entry in match.log] == ["bow", "bow"]
    assert match.over


def test_forced_decisions_are_replayed_in_a_clone() -> None:
    position = Position.start(OneWord(), OneWord().setup(COMBS.settle("solo")))
    position.answer(0)
    twin = position.clone()
    assert (twin.state.dump(), twin.options) == (position.state.dump(), position.options)
    position.answer(1)
    assert twin.state.dump() != position.state.dump()


def test_a_rule_that_offers_nothing_is_named() -> None:
    game = DeadEnd()
    match = on_the_way(Match(game, game.settle(), 0), "win")
    while sum(match.view()["table"]["row"]) % 2:
        match = on_the_way(Match(game, game.settle(), match.seed + 1), "win")
    with pytest.raises(NothingToChoose, match="play_round > reward > keep > keep > keep") as fault:
        match.answer("take")
    assert fault.value.code == "nothing-to-choose"


def test_a_playout_keeps_no_checkpoint_and_cannot_be_cloned() -> None:
    playout = Position.start(COMBS, COMBS.setup(COMBS.settle()), keep=False)
    with pytest.raises(NotKept) as fault:
        playout.clone()
    assert fault.value.code == "not-kept"


def test_a_position_that_is_over_asks_nobody() -> None:
    position = Position.start(COMBS, COMBS.setup(COMBS.settle()))
    position.playout(lambda: 0.5)
    assert position.over
    assert (position.seat, position.options, position.waiting()) == (NOBODY, [], [])
    assert position.clone().over


def test_a_playout_comes_to_an_end() -> None:
    root = Position.start(COMBS, COMBS.setup(COMBS.settle()))
    one, other = root.clone(keep=False), root.clone(keep=False)
    one.playout(lambda: 0.99)
    other.playout(lambda: 0.99)
    assert one.over
    assert one.state.dump() == other.state.dump() != root.state.dump()


class Resting(Combs):
    """All rounds in one script, which rests between them."""

    def script(self, match: Table) -> Coroutine[Any, Any, None]:
        return self.play(match)

    async def play(self, match: Table) -> None:
        while not match.over:
            await self.play_round(match)
            checkpoint(match)


@pytest.mark.parametrize("luck", [0.0, 0.3, 0.6, 0.9])
def test_a_script_that_rests_is_played_as_one_that_returns(luck: float) -> None:
    games = [COMBS, Resting()]
    one, other = [Position.start(game, game.setup(game.settle())) for game in games]
    while not one.over:
        assert one.state.dump() == other.state.dump()
        other = other.clone()
        for position in (one, other):
            position.answer(position.options[int(luck * len(position.options))])
    assert other.over


def test_a_checkpoint_is_taken_between_rounds_so_that_little_is_replayed() -> None:
    position = Position.start(COMBS, COMBS.setup(COMBS.settle(None, 2, {"rounds": 2})))
    longest = 0
    while not position.over:
        longest = max(longest, len(position.state.since))
        position.answer(position.options[0])
    assert longest < 12


class Coin(Deal[Table]):
    name = "coin"

    def key(self, match: Table, code: int) -> str:
        return f"coin:{code}"


class Toss(Combs):
    """Chance draws from a pile with three cards of one kind and one of another."""

    async def play_round(self, match: Table) -> None:
        match.pile_left.cards = [0, 0, 0, 1]
        match.points[0] = await deal(match, Coin(), match.pile_left)
        await ask(match, 0, WIN)
        match.over = True


def test_chance_is_a_seat_whose_answer_stands_in_the_log() -> None:
    match = Match(Toss(), COMBS.settle("solo"), 1)
    assert [(entry.seat, entry.prompt, entry.chance) for entry in match.log] == [
        (CHANCE, "coin", True)
    ]
    assert match.log[0].key == f"coin:{match.dump_state()['points'][0]}"
    assert match.waiting == [0]


def test_chance_deals_by_weight() -> None:
    tosses = [Match(Toss(), COMBS.settle("solo"), seed).scores[0] for seed in range(600)]
    assert 105 < sum(tosses) < 195  # a quarter of 600, within four deviations


def test_the_same_options_are_offered_once_whatever_their_weight() -> None:
    position = Position.start(Toss(), Toss().setup(COMBS.settle("solo")))
    assert position.options == [0, 0, 0, 1]
    assert position.seat == CHANCE


def test_a_prompt_answers_why_from_its_refusals() -> None:
    match = on_the_way(new(), "show")
    refusal = match.decision.refusals[0]
    assert match.why(refusal.key) == "CMB-SHOW-02"
    assert match.why(match.decision.keys[0]) == ""
    assert match.why("nonsense") == ""


def test_the_kernel_says_what_a_game_must_bring() -> None:
    prompt: Prompt[State] = Prompt()
    for missing in (lambda: prompt.options(State()), lambda: prompt.key(State(), 0), State().copy):
        with pytest.raises(NotImplementedError):
            missing()
