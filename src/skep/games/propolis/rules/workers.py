"""Deploying, fortifying and retreating workers, and what spaces give.  PRP-DEP, FORT, RETR"""

from __future__ import annotations

from typing import Final

from skep.games.propolis import events, placement
from skep.games.propolis.box import SPACES_OF, TRACK_END
from skep.games.propolis.codes import (
    DONE,
    KEEP,
    RETREAT_ALL,
    RETREAT_SOME,
    VERB,
    fortify_code,
    fortify_place,
    gather_code,
    gather_color,
    retreat_place,
    spaces_workers,
    trade_code,
    trade_tracks,
)
from skep.games.propolis.index.worker_tables import (
    DEPLOY_CODES,
    FORTIFY_CODES,
    RETREAT_CODES,
    SPACES_CODES,
    STANDING_SPACES,
)
from skep.games.propolis.pieces import (
    MAX_SPACES,
    RESOURCES,
    SLOTS,
    TRACKS,
    TRADE as TRADE_SPACE,
    WILD,
    WORKER as WORKER_SPACE,
)
from skep.games.propolis.rules.majority import is_full
from skep.games.propolis.rules.prompts import Question
from skep.games.propolis.state import NOWHERE, Realm
from skep.kernel.script import ask

# 1. Deploy


def deploy_options(state: Realm) -> list[int]:
    """Every open landscape of any row, with a worker at home.

    PRP-DEP-02, PRP-DEP-03, PRP-DEP-04, PRP-DEP-05, PRP-DEP-08
    """
    if state.personal[state.player] == 0:
        return []
    landscapes = zip(DEPLOY_CODES, state.bees, state.lands)
    return [code for code, workers, landscape in landscapes if not workers and landscape]


def expected_deploys(state: Realm) -> list[int]:
    """Every landscape."""
    return [code for code, landscape in zip(DEPLOY_CODES, state.lands) if landscape]


def why_not_deploy(state: Realm, cell: int) -> str:
    """Workers are there already, none is at home, or there is no landscape."""
    if cell >= len(state.lands):
        return ""
    if state.bees[cell]:
        return "PRP-DEP-03" if state.owner[cell] == state.player else "PRP-DEP-02"
    return "PRP-DEP-05" if state.lands[cell] else "PRP-DECK-04"


async def deploy(state: Realm, cell: int) -> None:
    """Workers go onto one open landscape, all before any reward.

    PRP-DEP-01, PRP-DEP-05, PRP-DEP-06, PRP-DEP-21
    """
    side = state.player
    state.cell = cell
    workers = spaces_workers(await ask(state, side, SPACES))
    state.cell = NOWHERE
    put_down(state, side, cell, workers)
    if state.recording:
        events.emit_deploy(state, side, cell, workers)
    await gain_rewards(state, side, cell, workers)
    if is_full(state, cell // SLOTS):
        gain_row_wild(state, side, cell // SLOTS)  # PRP-DEP-20, PRP-DEP-22


def put_down(state: Realm, side: int, cell: int, workers: int) -> None:
    """Workers stand on these spaces, one on each.  PRP-DEP-05, PRP-DEP-07, PRP-DEP-08"""
    state.bees[cell] = workers
    state.owner[cell] = side
    state.personal[side] -= placement.count(workers)


class Spaces(Question):
    """Which spaces of the landscape the workers take.  PRP-DEP-06"""

    name = "spaces"

    def options(self, state: Realm) -> list[int]:
        """At least one space, and no more than there are workers at home.

        PRP-DEP-05, PRP-DEP-06
        """
        return spaces_codes(state, state.personal[state.player])

    def expected(self, state: Realm) -> list[int]:
        return spaces_codes(state, MAX_SPACES)

    def why_not(self, state: Realm, code: int) -> str:
        """Spaces that the landscape has not, or more than there are workers for."""
        if VERB[code] != "spaces":
            return ""
        spaces = len(SPACES_OF[state.lands[state.cell]])
        taken = placement.standing_spaces(spaces_workers(code))
        return "PRP-DEP-06" if max(taken) >= spaces else "PRP-DEP-05"


def spaces_codes(state: Realm, workers: int) -> list[int]:
    """The choices of spaces on the chosen landscape with this number of workers."""
    spaces = len(SPACES_OF[state.lands[state.cell]])
    return SPACES_CODES[spaces][min(MAX_SPACES, workers)]


# The rewards of spaces


async def gain_rewards(state: Realm, side: int, cell: int, workers: int) -> None:
    """What the spaces of these workers give: a trade is asked for, the rest comes by itself.

    PRP-DEP-09, PRP-DEP-10, PRP-DEP-13, PRP-DEP-14, PRP-FORT-04, PRP-FORT-05
    """
    trades = 0
    spaces = SPACES_OF[state.lands[cell]]
    gains: list[int] = []
    for space in STANDING_SPACES[workers]:
        reward = spaces[space]
        if reward == TRADE_SPACE:
            trades += 1
        elif reward == WORKER_SPACE:
            came = state.gain_workers(side, 1)
            if state.recording:
                state.emit("fetched", side, {"count": came})
        else:
            gains.append(reward)
    state.gains = gains
    while trades:
        maybe_gather(state, side, trades)
        await trade(state, side, trades)
        trades -= 1
    gather(state, side)


def maybe_gather(state: Realm, side: int, trades: int) -> None:
    """Gain the colors before the trades, unless the order may matter: it does only at the end of
    a track.  PRP-DEP-11"""
    gains, tracks = state.gains, state.tracks[side * TRACKS :]
    if all(tracks[color] + gains.count(color) + trades <= TRACK_END for color in gains):
        gather(state, side)


def gather(state: Realm, side: int) -> None:
    """Each color that is still to be gained rises by one, if there is room.

    PRP-COMP-08, PRP-DEP-12
    """
    gains = state.gains
    if gains:
        came = [color for color in gains if state.gain(side, color)]
        if state.recording:
            events.emit_gains(state, side, came, len(gains) - len(came))
        state.gains = []


def gather_one(state: Realm, side: int, color: int) -> None:
    """One of these colors rises, the others wait.  PRP-DEP-11"""
    others = state.gains
    others.remove(color)
    state.gains = [color]
    gather(state, side)
    state.gains = others


async def trade(state: Realm, side: int, trades: int) -> None:
    """Lower one track and raise another, or decline; where the order of the rewards matters, a
    color may come first.  PRP-DEP-11, PRP-DEP-15, PRP-DEP-19"""
    code = await ask(state, side, TRADE)
    while VERB[code] == "gather":
        gather_one(state, side, gather_color(code))
        maybe_gather(state, side, trades)
        code = await ask(state, side, TRADE)
    if code != KEEP:
        lowered, raised = trade_tracks(code)
        state.tracks[side * TRACKS + lowered] -= 1
        state.tracks[side * TRACKS + raised] += 1
        if state.recording:
            events.emit_trade(state, side, lowered, raised)
    elif state.recording:
        state.emit("kept", side, {})


class Trade(Question):
    """A trade.  PRP-DEP-15"""

    name = "trade"

    def options(self, state: Realm) -> list[int]:
        """A trade from a track that has something to a color that has room, or none; a color that
        is still to be gained may come first.

        PRP-DEP-11, PRP-DEP-15, PRP-DEP-16, PRP-DEP-17, PRP-DEP-18, PRP-DEP-19
        """
        base = state.player * TRACKS
        tracks = state.tracks
        found = [gather_code(color) for color in range(WILD) if color in state.gains]
        open_tracks = [color for color in range(WILD) if tracks[base + color] < TRACK_END]
        for lowered in range(TRACKS):
            if tracks[base + lowered]:
                found += [
                    trade_code(lowered, raised) for raised in open_tracks if raised != lowered
                ]
        found.append(KEEP)
        return found

    def why(self, state: Realm, key: str) -> str:
        """Raising wild, the same track twice, nothing to lower, or no room."""
        verb, _, tracks = key.partition(":")
        lowered, _, raised = tracks.partition(">")
        if verb != "trade" or lowered not in RESOURCES or raised not in RESOURCES:
            return ""
        if raised == RESOURCES[WILD]:
            return "PRP-DEP-16"
        if lowered == raised:
            return "PRP-DEP-15"
        base = state.player * TRACKS
        empty = state.tracks[base + RESOURCES.index(lowered)] == 0
        full = state.tracks[base + RESOURCES.index(raised)] >= TRACK_END
        return "PRP-DEP-18" if empty or full else ""


def gain_row_wild(state: Realm, side: int, row: int) -> None:
    """The wild for filling a row, or for fortifying in a full one.  PRP-DEP-20, PRP-FORT-08"""
    came = state.gain(side, WILD)
    if state.recording:
        events.emit_wild(state, side, row, came)


# 2. Fortify


def fortify_options(state: Realm) -> list[int]:
    """Every standing worker of the player, in full rows and in others.

    PRP-FORT-02, PRP-FORT-03, PRP-FORT-06
    """
    side = state.player
    bees = state.bees
    owner = state.owner
    found: list[int] = []
    for cell in range(len(bees)):
        if owner[cell] == side:
            found += FORTIFY_CODES[cell][bees[cell]]
    return found


def expected_fortifies(state: Realm) -> list[int]:
    """Every worker of the player, standing or fortified."""
    return [
        fortify_code(cell, space)
        for cell in range(len(state.bees))
        if state.owner[cell] == state.player
        for space in placement.taken_spaces(state.bees[cell])
    ]


def why_not_fortify(state: Realm, code: int) -> str:
    """A worker that is fortified already, or no own worker there."""
    cell, space = fortify_place(code)
    if cell >= len(state.bees):
        return ""
    own = state.owner[cell] == state.player
    return "PRP-FORT-03" if own and placement.lies(state.bees[cell], space) else "PRP-FORT-01"


async def fortify(state: Realm, code: int) -> None:
    """One or two own standing workers are tipped over and gain once more. From now on they count
    double for majority.

    PRP-FORT-01, PRP-FORT-02, PRP-FORT-07, PRP-FORT-08, PRP-FORT-09
    """
    side = state.player
    row = await fortify_one(state, side, code)
    more = await ask(state, side, SECOND)
    if more != DONE:
        second = await fortify_one(state, side, more)
        row = row if row >= 0 else second
    if row >= 0:
        gain_row_wild(state, side, row)  # PRP-FORT-09: once for the action


async def fortify_one(state: Realm, side: int, code: int) -> int:
    """Tip one worker over and gain its reward; its row if that is full, else -1.

    PRP-FORT-01, PRP-FORT-04, PRP-FORT-10
    """
    cell, space = fortify_place(code)
    state.bees[cell] = placement.fortified(state.bees[cell], space)
    if state.recording:
        events.emit_fortify(state, side, cell, space)
    await gain_rewards(state, side, cell, placement.standing([space]))
    row = cell // SLOTS
    return row if is_full(state, row) else -1


class Second(Question):
    """A second worker to fortify, or none.  PRP-FORT-01"""

    name = "second"

    def options(self, state: Realm) -> list[int]:
        return [*fortify_options(state), DONE]

    def expected(self, state: Realm) -> list[int]:
        return expected_fortifies(state)

    def why_not(self, state: Realm, code: int) -> str:
        return why_not_fortify(state, code) if VERB[code] == "fortify" else ""


# 3. Retreat


def retreat_options(state: Realm) -> list[int]:
    """Take all workers back, or some of several.  PRP-RETR-02, PRP-RETR-04"""
    out = state.deployed(state.player)
    if out == 0:
        return []
    return [RETREAT_ALL] if out == 1 else [RETREAT_ALL, RETREAT_SOME]


def why_not_retreat(state: Realm) -> str:
    """There is no worker to take back."""
    return "PRP-RETR-02" if state.deployed(state.player) == 0 else ""


def retreat_all(state: Realm, side: int) -> None:
    """Every worker of a side comes back; no resource moves.  PRP-RETR-02, PRP-RETR-05"""
    cells = [c for c in range(len(state.bees)) if state.bees[c] and state.owner[c] == side]
    out = state.deployed(side)
    for cell in cells:
        state.return_workers(cell, placement.EVERYONE)  # it is open again: PRP-RETR-06
    if state.recording:
        events.emit_retreat(state, side, cells, out)


async def retreat_some(state: Realm) -> None:
    """The player takes workers back one at a time, as many as wanted, from any landscapes.

    PRP-RETR-01, PRP-RETR-03, PRP-RETR-04, PRP-RETR-07
    """
    side = state.player
    taken = 0
    cells: list[int] = []
    code = await ask(state, side, RETURN)
    while code != DONE:
        cell, space = retreat_place(code)
        state.return_workers(cell, placement.worker_on(space))
        cells.append(cell)
        taken += 1
        code = await ask(state, side, RETURN, taken)
    if state.recording:
        events.emit_retreat(state, side, sorted(set(cells)), taken)


class Return(Question):
    """One worker after the other is taken back; `about`: how many were.  PRP-RETR-02"""

    name = "return"

    def options(self, state: Realm) -> list[int]:
        """Any own worker, standing or fortified; after the first, no more.

        PRP-RETR-02, PRP-RETR-03
        """
        found: list[int] = []
        for cell in range(len(state.bees)):
            if state.owner[cell] == state.player:
                found += RETREAT_CODES[cell][state.bees[cell]]
        if state.about:
            found.append(DONE)
        return found

    def why_not(self, state: Realm, code: int) -> str:
        """No own worker there, or none taken back yet."""
        if VERB[code] == "retreat":
            return "PRP-RETR-01" if retreat_place(code)[0] < len(state.bees) else ""
        return "PRP-RETR-02" if code == DONE else ""


SPACES: Final = Spaces()
TRADE: Final = Trade()
SECOND: Final = Second()
RETURN: Final = Return()
