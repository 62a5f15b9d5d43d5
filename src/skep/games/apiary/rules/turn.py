"""A turn of Apiary, in the rulebook's order.  APY-TURN"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.index.placements import open_placements
from skep.games.apiary.index.spots import all_fit
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.advance_rows import refill_all
from skep.games.apiary.rules.automa.scoring import tell_result
from skep.games.apiary.rules.automa.turn import take_turn
from skep.games.apiary.rules.empty_hive import maybe_add_worker
from skep.games.apiary.rules.ending import count_turn, end
from skep.games.apiary.rules.hibernation import sleep_all
from skep.games.apiary.rules.placing import perform, place, refused_placements
from skep.games.apiary.rules.retrieving import retrieve
from skep.games.apiary.rules.seed_cards import play_seed, playable, refused_benefits
from skep.games.apiary.rules.setup import begin, lay_board
from skep.games.apiary.rules.storage import store
from skep.games.apiary.rules.workers import any_away
from skep.games.apiary.state import (
    ACTING,
    AFTER,
    BEFORE,
    NONE,
    SETTLING,
    SETUP,
    STORING,
    Colony,
)  # fmt: skip
from skep.kernel.script import Refusal, ask, checkpoint


class PlaceOrRetrieve(Prompted):
    """Place a worker, retrieve, or first play seed cards."""

    name = "turn"

    def options(self, state: Colony) -> list[int]:
        seat = state.seat
        found = open_placements(state, seat)  # APY-TURN-03, APY-TURN-13
        if any_away(state, seat):
            found.append(codes.RETRIEVE)  # APY-TURN-04, APY-TURN-05
        if not found:
            found.append(codes.PASS)  # APY-TURN-06
        if state.hands[seat].cards:
            found += playable(state, seat)  # APY-TURN-07
        return found

    def refusals(self, state: Colony) -> list[Refusal]:
        refused = refused_placements(state, state.seat)
        if not any_away(state, state.seat):
            refused.append(Refusal("retrieve", "APY-TURN-04"))
        return refused + refused_benefits(state)


class SeedWindow(Prompted):
    """Play further seed cards, or end the turn.  APY-TURN-08"""

    name = "after"

    def options(self, state: Colony) -> list[int]:
        return [*playable(state, state.seat), codes.DONE]

    def refusals(self, state: Colony) -> list[Refusal]:
        return refused_benefits(state)


TURN: Final = PlaceOrRetrieve()
SEED_WINDOW: Final = SeedWindow()


async def play(state: Colony) -> None:
    """Play a match to its end, from any checkpoint; each phase leaves everything in the state."""
    while not state.over:
        phase = state.phase
        if phase == BEFORE:
            checkpoint(state)
            await (choose(state) if state.player < state.seats else her_turn(state))
        elif phase == ACTING:
            await act(state)
        elif phase == AFTER:
            if state.hands[state.player].cards:
                await play_on(state)
            else:
                state.phase = STORING
        elif phase == STORING:
            await close(state)
        elif phase == SETUP:
            if not await lay_board(state):
                state.phase = SETTLING
            checkpoint(state)
        else:
            await begin(state)
            start_turn(state)


async def choose(state: Colony) -> None:
    """Play a seed card, or do one of two things: place a worker, or retrieve.

    APY-TURN-02, APY-TURN-09
    """
    seat = state.player
    code = await ask(state, seat, TURN)
    if codes.PLACE.holds(code):
        action, strength = codes.placement(code)
        await place(state, seat, action, strength)
        state.phase = ACTING  # APY-TURN-10
    elif code == codes.RETRIEVE:
        await retrieve(state, seat)
        state.phase = AFTER
    elif code == codes.PASS:
        state.phase = AFTER
    else:
        await play_seed(state, seat, code)
        await sleep_all(state)


async def act(state: Colony) -> None:
    """Perform the action of the placed worker; workers that passed 4 hibernate after it.

    APY-HIB-09, APY-BUMP-09
    """
    action, power, strength = state.doing
    await perform(state, state.player, action, power, strength)
    if state.waiting_to_sleep:
        await sleep_all(state)
    state.doing = []
    state.phase = AFTER


async def play_on(state: Colony) -> None:
    """Play another seed card, or end the turn.  APY-TURN-08"""
    seat = state.player
    checkpoint(state)
    code = await ask(state, seat, SEED_WINDOW)
    if code == codes.DONE:
        state.phase = STORING
    else:
        await play_seed(state, seat, code)
        await sleep_all(state)


async def close(state: Colony) -> None:
    """Store tokens, refill the rows, and go on to the next turn.  APY-TURN-11, APY-Q09"""
    if state.goods[state.player]:
        await store(state, state.player)
    if NONE in state.row:
        await refill_all(state)
    if not next_turn(state):
        await finish(state)


async def her_turn(state: Colony) -> None:
    """The Automa's turn, from its card to the refilled rows.  APY-SOLO-34"""
    await take_turn(state)
    await refill_all(state)
    if not next_turn(state):
        await finish(state)


def next_turn(state: Colony) -> bool:
    """Start the next seat's turn, clockwise; False after the last.  APY-TURN-01"""
    state.turn += 1
    if not count_turn(state):
        return False
    state.player = (state.first + state.turn) % state.players
    start_turn(state)
    return True


async def finish(state: Colony) -> None:
    """Tokens are stored for the last time, and the match is over.  APY-END-05"""
    await clear_away(state)
    end(state)
    if state.level and state.recording:
        tell_result(state)


async def clear_away(state: Colony) -> None:
    """Tokens that found no spot since their owner's last turn count for nothing.  APY-Q07"""
    for seat in range(state.seats):
        if not all_fit(state.goods[seat], state.spots[seat]):
            await store(state, seat, False)


def start_turn(state: Colony) -> None:
    """A new turn begins; first of all the empty hive rule."""
    state.phase = BEFORE
    state.once = 0
    state.seeds_used = 0
    seat = state.player
    if state.recording:
        number = state.turn // state.players + 1
        state.emit("turn", seat, {"turn": number, "last": state.final >= 0})
    maybe_add_worker(state, seat)
