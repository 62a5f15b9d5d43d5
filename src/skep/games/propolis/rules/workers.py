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


def deploy_options(realm: Realm) -> list[int]:
    """Every open landscape of any row, with a worker at home.

    PRP-DEP-02, PRP-DEP-03, PRP-DEP-04, PRP-DEP-05, PRP-DEP-08
    """
    if realm.personal[realm.player] == 0:
        return []
    landscapes = zip(DEPLOY_CODES, realm.bees, realm.lands)
    return [code for code, workers, landscape in landscapes if not workers and landscape]


def expected_deploys(realm: Realm) -> list[int]:
    """Every landscape."""
    return [code for code, landscape in zip(DEPLOY_CODES, realm.lands) if landscape]


def why_not_deploy(realm: Realm, cell: int) -> str:
    """Workers are there already, none is at home, or there is no landscape."""
    if cell >= len(realm.lands):
        return ""
    if realm.bees[cell]:
        return "PRP-DEP-03" if realm.owner[cell] == realm.player else "PRP-DEP-02"
    return "PRP-DEP-05" if realm.lands[cell] else "PRP-DECK-04"


async def deploy(realm: Realm, cell: int) -> None:
    """Workers go onto one open landscape, all before any reward.

    PRP-DEP-01, PRP-DEP-05, PRP-DEP-06, PRP-DEP-21
    """
    side = realm.player
    realm.cell = cell
    workers = spaces_workers(await ask(realm, side, SPACES))
    realm.cell = NOWHERE
    put_down(realm, side, cell, workers)
    if realm.recording:
        events.emit_deploy(realm, side, cell, workers)
    await gain_rewards(realm, side, cell, workers)
    if is_full(realm, cell // SLOTS):
        gain_row_wild(realm, side, cell // SLOTS)  # PRP-DEP-20, PRP-DEP-22


def put_down(realm: Realm, side: int, cell: int, workers: int) -> None:
    """Workers stand on these spaces, one on each.  PRP-DEP-05, PRP-DEP-07, PRP-DEP-08"""
    realm.bees[cell] = workers
    realm.owner[cell] = side
    realm.personal[side] -= placement.count(workers)


class Spaces(Question):
    """Which spaces of the landscape the workers take.  PRP-DEP-06"""

    name = "spaces"

    def options(self, realm: Realm) -> list[int]:
        """At least one space, and no more than there are workers at home.

        PRP-DEP-05, PRP-DEP-06
        """
        return spaces_codes(realm, realm.personal[realm.player])

    def expected(self, realm: Realm) -> list[int]:
        return spaces_codes(realm, MAX_SPACES)

    def why_not(self, realm: Realm, code: int) -> str:
        """Spaces that the landscape has not, or more than there are workers for."""
        if VERB[code] != "spaces":
            return ""
        spaces = len(SPACES_OF[realm.lands[realm.cell]])
        taken = placement.standing_spaces(spaces_workers(code))
        return "PRP-DEP-06" if max(taken) >= spaces else "PRP-DEP-05"


def spaces_codes(realm: Realm, workers: int) -> list[int]:
    """The choices of spaces on the chosen landscape with this number of workers."""
    spaces = len(SPACES_OF[realm.lands[realm.cell]])
    return SPACES_CODES[spaces][min(MAX_SPACES, workers)]


# The rewards of spaces


async def gain_rewards(realm: Realm, side: int, cell: int, workers: int) -> None:
    """What the spaces of these workers give: a trade is asked for, the rest comes by itself.

    PRP-DEP-09, PRP-DEP-10, PRP-DEP-13, PRP-DEP-14, PRP-FORT-04, PRP-FORT-05
    """
    trades = 0
    spaces = SPACES_OF[realm.lands[cell]]
    gains: list[int] = []
    for space in STANDING_SPACES[workers]:
        reward = spaces[space]
        if reward == TRADE_SPACE:
            trades += 1
        elif reward == WORKER_SPACE:
            came = realm.gain_workers(side, 1)
            if realm.recording:
                realm.emit("fetched", side, {"count": came})
        else:
            gains.append(reward)
    realm.gains = gains
    while trades:
        maybe_gather(realm, side, trades)
        await trade(realm, side, trades)
        trades -= 1
    gather(realm, side)


def maybe_gather(realm: Realm, side: int, trades: int) -> None:
    """Gain the colors before the trades, unless the order may matter: it does only at the end of
    a track.  PRP-DEP-11"""
    gains, tracks = realm.gains, realm.tracks[side * TRACKS :]
    if all(tracks[color] + gains.count(color) + trades <= TRACK_END for color in gains):
        gather(realm, side)


def gather(realm: Realm, side: int) -> None:
    """Each color that is still to be gained rises by one.  PRP-DEP-12"""
    gains = realm.gains
    if gains:
        came = [color for color in gains if realm.gain(side, color)]
        if realm.recording:
            events.emit_gains(realm, side, came, len(gains) - len(came))
        realm.gains = []


def gather_one(realm: Realm, side: int, color: int) -> None:
    """One of these colors rises, the others wait.  PRP-DEP-11"""
    others = realm.gains
    others.remove(color)
    realm.gains = [color]
    gather(realm, side)
    realm.gains = others


async def trade(realm: Realm, side: int, trades: int) -> None:
    """Lower one track and raise another, or decline; where the order of the rewards matters, a
    color may come first.  PRP-DEP-11, PRP-DEP-15, PRP-DEP-19"""
    code = await ask(realm, side, TRADE)
    while VERB[code] == "gather":
        gather_one(realm, side, gather_color(code))
        maybe_gather(realm, side, trades)
        code = await ask(realm, side, TRADE)
    if code != KEEP:
        lowered, raised = trade_tracks(code)
        realm.tracks[side * TRACKS + lowered] -= 1
        realm.tracks[side * TRACKS + raised] += 1
        if realm.recording:
            events.emit_trade(realm, side, lowered, raised)
    elif realm.recording:
        realm.emit("kept", side, {})


class Trade(Question):
    """A trade.  PRP-DEP-15"""

    name = "trade"

    def options(self, realm: Realm) -> list[int]:
        """A trade from a track that has something to a color that has room, or none; a color that
        is still to be gained may come first.

        PRP-DEP-11, PRP-DEP-15, PRP-DEP-16, PRP-DEP-17, PRP-DEP-18, PRP-DEP-19
        """
        base = realm.player * TRACKS
        tracks = realm.tracks
        found = [gather_code(color) for color in range(WILD) if color in realm.gains]
        open_tracks = [color for color in range(WILD) if tracks[base + color] < TRACK_END]
        for lowered in range(TRACKS):
            if tracks[base + lowered]:
                found += [
                    trade_code(lowered, raised) for raised in open_tracks if raised != lowered
                ]
        found.append(KEEP)
        return found

    def why(self, realm: Realm, key: str) -> str:
        """Raising wild, the same track twice, nothing to lower, or no room."""
        verb, _, tracks = key.partition(":")
        lowered, _, raised = tracks.partition(">")
        if verb != "trade" or lowered not in RESOURCES or raised not in RESOURCES:
            return ""
        if raised == RESOURCES[WILD]:
            return "PRP-DEP-16"
        if lowered == raised:
            return "PRP-DEP-15"
        base = realm.player * TRACKS
        empty = realm.tracks[base + RESOURCES.index(lowered)] == 0
        full = realm.tracks[base + RESOURCES.index(raised)] >= TRACK_END
        return "PRP-DEP-18" if empty or full else ""


def gain_row_wild(realm: Realm, side: int, row: int) -> None:
    """The wild for filling a row, or for fortifying in a full one.  PRP-DEP-20, PRP-FORT-08"""
    came = realm.gain(side, WILD)
    if realm.recording:
        events.emit_wild(realm, side, row, came)


# 2. Fortify


def fortify_options(realm: Realm) -> list[int]:
    """Every standing worker of the player, in full rows and in others.

    PRP-FORT-02, PRP-FORT-03, PRP-FORT-06
    """
    side = realm.player
    bees = realm.bees
    owner = realm.owner
    found: list[int] = []
    for cell in range(len(bees)):
        if owner[cell] == side:
            found += FORTIFY_CODES[cell][bees[cell]]
    return found


def expected_fortifies(realm: Realm) -> list[int]:
    """Every worker of the player, standing or fortified."""
    return [
        fortify_code(cell, space)
        for cell in range(len(realm.bees))
        if realm.owner[cell] == realm.player
        for space in placement.taken_spaces(realm.bees[cell])
    ]


def why_not_fortify(realm: Realm, code: int) -> str:
    """A worker that is fortified already, or no own worker there."""
    cell, space = fortify_place(code)
    if cell >= len(realm.bees):
        return ""
    own = realm.owner[cell] == realm.player
    return "PRP-FORT-03" if own and placement.lies(realm.bees[cell], space) else "PRP-FORT-01"


async def fortify(realm: Realm, code: int) -> None:
    """One or two own standing workers are tipped over and gain once more.

    PRP-FORT-01, PRP-FORT-02, PRP-FORT-08, PRP-FORT-09
    """
    side = realm.player
    row = await fortify_one(realm, side, code)
    more = await ask(realm, side, SECOND)
    if more != DONE:
        second = await fortify_one(realm, side, more)
        row = row if row >= 0 else second
    if row >= 0:
        gain_row_wild(realm, side, row)  # PRP-FORT-09: once for the action


async def fortify_one(realm: Realm, side: int, code: int) -> int:
    """Tip one worker over and gain its reward; its row if that is full, else -1.

    PRP-FORT-01, PRP-FORT-04, PRP-FORT-10
    """
    cell, space = fortify_place(code)
    realm.bees[cell] = placement.fortified(realm.bees[cell], space)
    if realm.recording:
        events.emit_fortify(realm, side, cell, space)
    await gain_rewards(realm, side, cell, placement.standing([space]))
    row = cell // SLOTS
    return row if is_full(realm, row) else -1


class Second(Question):
    """A second worker to fortify, or none.  PRP-FORT-01"""

    name = "second"

    def options(self, realm: Realm) -> list[int]:
        return [*fortify_options(realm), DONE]

    def expected(self, realm: Realm) -> list[int]:
        return expected_fortifies(realm)

    def why_not(self, realm: Realm, code: int) -> str:
        return why_not_fortify(realm, code) if VERB[code] == "fortify" else ""


# 3. Retreat


def retreat_options(realm: Realm) -> list[int]:
    """Take all workers back, or some of several.  PRP-RETR-02, PRP-RETR-04"""
    out = realm.deployed(realm.player)
    if out == 0:
        return []
    return [RETREAT_ALL] if out == 1 else [RETREAT_ALL, RETREAT_SOME]


def why_not_retreat(realm: Realm) -> str:
    """There is no worker to take back."""
    return "PRP-RETR-02" if realm.deployed(realm.player) == 0 else ""


def retreat_all(realm: Realm, side: int) -> None:
    """Every worker of a side comes back; no resource moves.  PRP-RETR-02, PRP-RETR-05"""
    cells = [c for c in range(len(realm.bees)) if realm.bees[c] and realm.owner[c] == side]
    out = realm.deployed(side)
    for cell in cells:
        realm.return_workers(cell, placement.EVERYONE)
    if realm.recording:
        events.emit_retreat(realm, side, cells, out)


async def retreat_some(realm: Realm) -> None:
    """The player takes workers back one at a time, as many as wanted, from any landscapes.

    PRP-RETR-01, PRP-RETR-03, PRP-RETR-04, PRP-RETR-07
    """
    side = realm.player
    taken = 0
    cells: list[int] = []
    code = await ask(realm, side, RETURN)
    while code != DONE:
        cell, space = retreat_place(code)
        realm.return_workers(cell, placement.worker_on(space))
        cells.append(cell)
        taken += 1
        code = await ask(realm, side, RETURN, taken)
    if realm.recording:
        events.emit_retreat(realm, side, sorted(set(cells)), taken)


class Return(Question):
    """One worker after the other is taken back; `about`: how many were.  PRP-RETR-02"""

    name = "return"

    def options(self, realm: Realm) -> list[int]:
        """Any own worker, standing or fortified; after the first, no more.

        PRP-RETR-02, PRP-RETR-03
        """
        found: list[int] = []
        for cell in range(len(realm.bees)):
            if realm.owner[cell] == realm.player:
                found += RETREAT_CODES[cell][realm.bees[cell]]
        if realm.about:
            found.append(DONE)
        return found

    def why_not(self, realm: Realm, code: int) -> str:
        """No own worker there, or none taken back yet."""
        if VERB[code] == "retreat":
            return "PRP-RETR-01" if retreat_place(code)[0] < len(realm.bees) else ""
        return "PRP-RETR-02" if code == DONE else ""


SPACES: Final = Spaces()
TRADE: Final = Trade()
SECOND: Final = Second()
RETURN: Final = Return()
