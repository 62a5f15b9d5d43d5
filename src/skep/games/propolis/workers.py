"""Deploying, fortifying and retreating workers, and what spaces give.  PRP-DEP, FORT, RETR"""

from __future__ import annotations

from skep.games.propolis.box import SPACES_OF, TRACK_END
from skep.games.propolis.events import (
    emit_deploy,
    emit_fortify,
    emit_gains,
    emit_retreat,
    emit_trade,
    emit_wild,
)  # fmt: skip
from skep.games.propolis.keys import DONE, GATHER, KEEP, RETREAT_ONE, SPREAD, SWAP, TIP
from skep.games.propolis.pieces import HEADS, LYING, SLOTS, TRACKS, TRADE, WILD, WORKER
from skep.games.propolis.prompts import RETURN, SECOND, SPACES, TRADE as ASK_TRADE
from skep.games.propolis.rows import ALL
from skep.games.propolis.state import NOWHERE, Realm
from skep.kernel.script import ask


async def deploy(realm: Realm, cell: int) -> None:
    """Workers go onto one open landscape, all before any reward.  PRP-DEP-01…22"""
    side = realm.player
    realm.cell = cell
    mask = 15 - (await ask(realm, side, SPACES) - SPREAD)
    realm.cell = NOWHERE
    put(realm, side, cell, mask)
    if realm.recording:
        emit_deploy(realm, side, cell, mask)
    await reward(realm, side, cell, mask)
    if realm.is_full(cell // SLOTS):
        gain_row_wild(realm, side, cell // SLOTS)  # PRP-DEP-20…22


def put(realm: Realm, side: int, cell: int, mask: int) -> None:
    """Workers stand on these spaces.  PRP-DEP-05, PRP-DEP-07"""
    realm.bees[cell] = mask
    realm.owner[cell] = side
    realm.personal[side] -= HEADS[mask]


async def reward(realm: Realm, side: int, cell: int, mask: int) -> None:
    """What the spaces of these workers give; a trade is asked for, the rest comes by itself.

    PRP-DEP-09…19, PRP-FORT-04, PRP-FORT-05
    """
    trades = 0
    spaces = SPACES_OF[realm.lands[cell]]
    gains: list[int] = []
    for space in range(len(spaces)):
        if mask >> space & 1:
            what = spaces[space]
            if what == TRADE:
                trades += 1
            elif what == WORKER:
                came = realm.fetch(side, 1)
                if realm.recording:
                    realm.emit("fetched", side, {"count": came})
            else:
                gains.append(what)
    realm.gains = gains
    while trades:
        maybe_gather(realm, side, trades)
        await trade(realm, side, trades)
        trades -= 1
    gather(realm, side)


def maybe_gather(realm: Realm, side: int, trades: int) -> None:
    """Gain the colors before the trades, unless another order may lead elsewhere: only at the end
    of a track does it.  PRP-DEP-11"""
    tracks, gains = realm.tracks, realm.gains
    base = side * TRACKS
    if all(tracks[base + c] + gains.count(c) + trades <= TRACK_END for c in gains):
        gather(realm, side)


def gather(realm: Realm, side: int) -> None:
    """Each color that is still to be gained rises by one.  PRP-DEP-12"""
    gains = realm.gains
    if gains:
        came = [color for color in gains if realm.gain(side, color)]
        if realm.recording:
            emit_gains(realm, side, came, len(gains) - len(came))
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
    color may come first.  PRP-DEP-11, PRP-DEP-15…19"""
    code = await ask(realm, side, ASK_TRADE)
    while code < SWAP:
        gather_one(realm, side, code - GATHER)
        maybe_gather(realm, side, trades)
        code = await ask(realm, side, ASK_TRADE)
    if code != KEEP:
        lowered, raised = divmod(code - SWAP, 6)
        realm.tracks[side * TRACKS + lowered] -= 1
        realm.tracks[side * TRACKS + raised] += 1
        if realm.recording:
            emit_trade(realm, side, lowered, raised)
    elif realm.recording:
        realm.emit("kept", side, {})


def gain_row_wild(realm: Realm, side: int, row: int) -> None:
    """The wild for filling a row, or for fortifying in a full one.  PRP-DEP-20, PRP-FORT-08"""
    came = realm.gain(side, WILD)
    if realm.recording:
        emit_wild(realm, side, row, came)


async def fortify(realm: Realm, code: int) -> None:
    """One or two own standing workers are tipped over and gain once more.  PRP-FORT-01…10"""
    side = realm.player
    row = await tip(realm, side, code)
    more = await ask(realm, side, SECOND)
    if more != DONE:
        second = await tip(realm, side, more)
        row = row if row >= 0 else second
    if row >= 0:
        gain_row_wild(realm, side, row)  # PRP-FORT-09 once, whatever was touched


async def tip(realm: Realm, side: int, code: int) -> int:
    """Tip one worker over; the row if it is full, else -1."""
    cell, space = divmod(code - TIP, 4)
    realm.bees[cell] ^= (1 << space) | (1 << space + LYING)
    if realm.recording:
        emit_fortify(realm, side, cell, space)
    await reward(realm, side, cell, 1 << space)
    row = cell // SLOTS
    return row if realm.is_full(row) else -1


def retreat_all(realm: Realm, side: int) -> None:
    """Every worker of a side comes back.  PRP-RETR-02"""
    cells = [c for c in range(len(realm.bees)) if realm.bees[c] and realm.owner[c] == side]
    count = realm.out(side)
    for cell in cells:
        realm.free(cell, ALL)
    if realm.recording:
        emit_retreat(realm, side, cells, count)


async def retreat_some(realm: Realm) -> None:
    """As many workers as one likes come back, one at a time.  PRP-RETR-01…07"""
    side = realm.player
    count = 0
    cells: list[int] = []
    code = await ask(realm, side, RETURN)
    while code != DONE:
        cell, space = divmod(code - RETREAT_ONE, 4)
        realm.free(cell, (1 << space) | (1 << space + LYING))
        cells.append(cell)
        count += 1
        code = await ask(realm, side, RETURN, count)
    if realm.recording:
        emit_retreat(realm, side, sorted(set(cells)), count)
