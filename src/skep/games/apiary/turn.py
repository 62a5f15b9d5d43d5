"""A turn of Apiary, in the rulebook's order.  APY-TURN, APY-EMPTY, APY-END"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, refusals
from skep.games.apiary.asking import Choice
from skep.games.apiary.automa.scoring import tell_result
from skep.games.apiary.automa.turn import take_turn
from skep.games.apiary.board import TURNS
from skep.games.apiary.ending import end, trigger
from skep.games.apiary.hibernating import sleep_all
from skep.games.apiary.placing import perform, place, placements
from skep.games.apiary.retrieving import retrieve
from skep.games.apiary.rows import refill_all
from skep.games.apiary.seeds import play_seed, playable
from skep.games.apiary.setup import begin, lay_board
from skep.games.apiary.spots import all_fit
from skep.games.apiary.state import (
    ACTING,
    AFTER,
    BEFORE,
    NONE,
    POOL,
    SETTLING,
    SETUP,
    STORING,
    Colony,
)  # fmt: skip
from skep.games.apiary.storing import store
from skep.games.apiary.workers import any_away
from skep.kernel.script import Refusal, ask, checkpoint


class Turn(Choice):
    """Place a worker, retrieve, or first play seed cards.  APY-TURN-02, APY-TURN-07"""

    name = "turn"

    def options(self, match: Colony) -> list[int]:
        seat = match.seat
        found = placements(match, seat)
        if any_away(match, seat):
            found.append(codes.RETRIEVE)
        if not found:
            found.append(codes.PASS)
        if match.hands[seat].cards:
            found += playable(match, seat)
        return found

    def refusals(self, match: Colony) -> list[Refusal]:
        return refusals.of_turn(match)


class Window(Choice):
    """Play further seed cards, or end the turn.  APY-TURN-08"""

    name = "after"

    def options(self, match: Colony) -> list[int]:
        return [*playable(match, match.seat), codes.DONE]

    def refusals(self, match: Colony) -> list[Refusal]:
        return refusals.of_seeds(match)


TURN: Final = Turn()
WINDOW: Final = Window()


async def play(match: Colony) -> None:
    """A match from any of its resting places, which lie before questions, to its end."""
    while not match.over:
        phase = match.phase
        if phase == BEFORE:
            checkpoint(match)
            await (choose(match) if match.player < match.seats else her_turn(match))
        elif phase == ACTING:
            await act(match)
        elif phase == AFTER:
            if match.hands[match.player].cards:
                await play_on(match)
            else:
                match.phase = STORING
        elif phase == STORING:
            await close(match)
        elif phase == SETUP:
            if not await lay_board(match):
                match.phase = SETTLING
            checkpoint(match)
        else:
            await begin(match)
            start_turn(match)


async def choose(match: Colony) -> None:
    """Play a seed card, or do one of two things: place a worker, or retrieve.  APY-TURN-02…07"""
    seat = match.player
    code = await ask(match, seat, TURN)
    if code >= codes.BENEFIT:
        await play_seed(match, seat, code)
        await sleep_all(match)
    elif code < codes.RETRIEVE:
        await place(match, seat, (code - codes.PLACE) >> 2, ((code - codes.PLACE) & 3) + 1)
        match.phase = ACTING
    else:
        if code == codes.RETRIEVE:
            await retrieve(match, seat)
        match.phase = AFTER


async def act(match: Colony) -> None:
    """Perform the action of the placed worker; who passed 4 then hibernates.  APY-HIB-09"""
    action, power, strength = match.doing
    await perform(match, match.player, action, power, strength)
    if match.waiting_to_sleep:
        await sleep_all(match)
    match.doing = []
    match.phase = AFTER


async def play_on(match: Colony) -> None:
    """Play another seed card, or end the turn.  APY-TURN-08"""
    seat = match.player
    checkpoint(match)
    code = await ask(match, seat, WINDOW)
    if code == codes.DONE:
        match.phase = STORING
    else:
        await play_seed(match, seat, code)
        await sleep_all(match)


async def close(match: Colony) -> None:
    """Store, refill the rows, and on to the next turn.  APY-TURN-11, APY-Q09"""
    if match.goods[match.player]:
        await store(match, match.player)
    if NONE in match.row:
        await refill_all(match)
    if not next_turn(match):
        await finish(match)


async def her_turn(match: Colony) -> None:
    """The solo opponent's, from its card to the refilled rows.  APY-SOLO-16, APY-SOLO-34"""
    await take_turn(match)
    await refill_all(match)
    if not next_turn(match):
        await finish(match)


def next_turn(match: Colony) -> bool:
    """Start the next seat's turn, clockwise; False after the last.  APY-TURN-01, APY-END-03…06"""
    match.turn += 1
    if match.final > 0:
        match.final -= 1
    elif match.triggered:
        match.final = match.players
    elif match.turn >= TURNS * match.players:
        trigger(match, "turn-limit")
        match.final = match.players
    if match.final == 0:
        return False
    match.player = (match.first + match.turn) % match.players
    start_turn(match)
    return True


async def finish(match: Colony) -> None:
    """Tokens are stored for the last time, and the match is over.  APY-END-05"""
    await clear_away(match)
    end(match)
    if match.level and match.recording:
        tell_result(match)


async def clear_away(match: Colony) -> None:
    """Tokens that found no spot since their owner's last turn count for nothing.  APY-Q07"""
    for seat in range(match.seats):
        if not all_fit(match.goods[seat], match.room[seat]):
            await store(match, seat, False)


def start_turn(match: Colony) -> None:
    """A new turn; a seat without any worker gets one of strength 1.  APY-EMPTY-01…05"""
    match.phase = BEFORE
    match.once = 0
    match.seeds_used = 0
    seat = match.player
    if match.recording:
        number = match.turn // match.players + 1
        match.emit("turn", seat, {"turn": number, "last": match.final >= 0})
    if match.active(seat) == 0:
        worker = match.spare_worker(seat)
        assert worker != NONE
        match.where[worker] = POOL
        match.strength[worker] = 1
        if match.recording:
            match.emit("empty-hive", seat, {})
