"""Compare every index with its plain definition."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.propolis.box import COSTS, GUILD, PERMANENTS, SPACES_OF
from skep.games.propolis.codes import (
    build_code,
    fortify_code,
    other_payment_code,
    palace_code,
    retreat_code,
    spaces_code,
)
from skep.games.propolis.index.payable import palace_codes, structure_codes
from skep.games.propolis.index.shortages import shortages
from skep.games.propolis.index.worker_tables import (
    COUNT,
    FORTIFY_CODES,
    RETREAT_CODES,
    SPACES_CODES,
    STANDING_SPACES,
    STRENGTH,
)
from skep.games.propolis.pieces import BANNERS, MAX_SPACES, PALACE, TRACKS
from skep.games.propolis.placement import count, standing, standing_spaces, taken_spaces
from skep.games.propolis.rules.majority import strength
from skep.games.propolis.rules.palaces import may_construct_palace
from skep.games.propolis.rules.payment import (
    can_pay,
    has_other_payment,
    means_of,
    permanents_of,
    shortage,
)
from skep.games.propolis.state import Realm


def disagreements(state: Realm) -> list[str]:
    """One line for each index that differs from its definition in this state."""
    return [
        f"{what}: the index says {fast}, the rule {plain}"
        for what, fast, plain in _pairs(state)
        if fast != plain
    ]


def _pairs(state: Realm) -> Iterator[tuple[str, object, object]]:
    """What is compared, what the index says, and what the rule says."""
    for side in range(state.sides):
        yield from _hive(state, side)
        yield from _shortages(state, side)
    for cell in range(len(state.bees)):
        yield from _workers(state, cell)


def _hive(state: Realm, side: int) -> Iterator[tuple[str, object, object]]:
    """What a side has by its cards: permanents, banners and the bits of its hive."""
    hive = state.hives[side]
    given = [sum(PERMANENTS[card][track] for card in hive) for track in range(TRACKS)]
    yield f"permanents of side {side}", permanents_of(state, side), given
    letters = [GUILD[card] for card in hive]
    banners = state.banners[side * BANNERS : side * BANNERS + BANNERS]
    yield f"banners of side {side}", banners, [letters.count(each) for each in range(BANNERS)]
    found = [card for card in range(state.hive_bits[side].bit_length())
             if state.hive_bits[side] >> card & 1]  # fmt: skip
    yield f"hive bits of side {side}", found, sorted(hive)


def _shortages(state: Realm, side: int) -> Iterator[tuple[str, object, object]]:
    """What cards on offer need, and which of them the side may construct."""
    cards = [*state.market, *(PALACE + number for number in state.palaces)]
    for have in (permanents_of(state, side), means_of(state, side)):
        plain = [shortage(COSTS[card], have) for card in cards]
        yield f"shortages of {cards} with {have}", shortages(cards, have), plain
    yield (
        f"structures that side {side} can pay",
        structure_codes(state, side),
        [code for card in filter(None, state.market) for code in _codes(state, side, card)],
    )
    if not state.has_palace(side):
        yield (
            f"palaces that side {side} may construct",
            palace_codes(state, side),
            [
                palace_code(number)
                for number in state.palaces
                if may_construct_palace(state, side, PALACE + number)
            ],
        )


def _codes(state: Realm, side: int, card: int) -> list[int]:
    """The codes of constructing a structure."""
    if not can_pay(state, side, card):
        return []
    chosen = [other_payment_code(card)] if has_other_payment(state, side, card) else []
    return [build_code(card), *chosen]


def _workers(state: Realm, cell: int) -> Iterator[tuple[str, object, object]]:
    """Codes and counts by the workers on a cell."""
    workers = state.bees[cell]
    yield f"strength at {cell}", STRENGTH[workers], strength(workers)
    yield f"standing at {cell}", STANDING_SPACES[workers], standing_spaces(workers)
    yield f"workers at {cell}", COUNT[workers], count(workers)
    codes = [fortify_code(cell, space) for space in standing_spaces(workers)]
    yield f"workers to fortify at {cell}", FORTIFY_CODES[cell][workers], codes
    codes = [retreat_code(cell, space) for space in taken_spaces(workers)]
    yield f"workers to take back at {cell}", RETREAT_CODES[cell][workers], codes
    home = min(MAX_SPACES, state.personal[state.player])
    spaces = len(SPACES_OF[state.lands[cell]])
    codes = sorted(spaces_code(standing(chosen)) for chosen in _choices(spaces, home))
    yield f"choices of spaces at {cell}", SPACES_CODES[spaces][home], codes


def _choices(spaces: int, home: int) -> list[list[int]]:
    """Every choice of at least one of these spaces with no more than the workers at home."""
    found: list[list[int]] = [[]]
    for space in range(spaces):
        found += [[*chosen, space] for chosen in found]
    return [chosen for chosen in found if 0 < len(chosen) <= home]
