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


def disagreements(realm: Realm) -> list[str]:
    """One line for each index that differs from its definition in this state."""
    return [
        f"{what}: the index says {fast}, the rule {plain}"
        for what, fast, plain in _pairs(realm)
        if fast != plain
    ]


def _pairs(realm: Realm) -> Iterator[tuple[str, object, object]]:
    """What is compared, what the index says, and what the rule says."""
    for side in range(realm.sides):
        yield from _hive(realm, side)
        yield from _shortages(realm, side)
    for cell in range(len(realm.bees)):
        yield from _workers(realm, cell)


def _hive(realm: Realm, side: int) -> Iterator[tuple[str, object, object]]:
    """What a side has by its cards: permanents, banners and the bits of its hive."""
    hive = realm.hives[side]
    given = [sum(PERMANENTS[card][track] for card in hive) for track in range(TRACKS)]
    yield f"permanents of side {side}", permanents_of(realm, side), given
    letters = [GUILD[card] for card in hive]
    banners = realm.banners[side * BANNERS : side * BANNERS + BANNERS]
    yield f"banners of side {side}", banners, [letters.count(each) for each in range(BANNERS)]
    found = [card for card in range(realm.hive_bits[side].bit_length())
             if realm.hive_bits[side] >> card & 1]  # fmt: skip
    yield f"hive bits of side {side}", found, sorted(hive)


def _shortages(realm: Realm, side: int) -> Iterator[tuple[str, object, object]]:
    """What cards on offer need, and which of them the side may construct."""
    cards = [*realm.market, *(PALACE + number for number in realm.palaces)]
    for have in (permanents_of(realm, side), means_of(realm, side)):
        plain = [shortage(COSTS[card], have) for card in cards]
        yield f"shortages of {cards} with {have}", shortages(cards, have), plain
    yield (
        f"structures that side {side} can pay",
        structure_codes(realm, side),
        [code for card in filter(None, realm.market) for code in _codes(realm, side, card)],
    )
    if not realm.has_palace(side):
        yield (
            f"palaces that side {side} may construct",
            palace_codes(realm, side),
            [
                palace_code(number)
                for number in realm.palaces
                if may_construct_palace(realm, side, PALACE + number)
            ],
        )


def _codes(realm: Realm, side: int, card: int) -> list[int]:
    """The codes of constructing a structure."""
    if not can_pay(realm, side, card):
        return []
    chosen = [other_payment_code(card)] if has_other_payment(realm, side, card) else []
    return [build_code(card), *chosen]


def _workers(realm: Realm, cell: int) -> Iterator[tuple[str, object, object]]:
    """Codes and counts by the workers on a cell."""
    workers = realm.bees[cell]
    yield f"strength at {cell}", STRENGTH[workers], strength(workers)
    yield f"standing at {cell}", STANDING_SPACES[workers], standing_spaces(workers)
    yield f"workers at {cell}", COUNT[workers], count(workers)
    codes = [fortify_code(cell, space) for space in standing_spaces(workers)]
    yield f"workers to fortify at {cell}", FORTIFY_CODES[cell][workers], codes
    codes = [retreat_code(cell, space) for space in taken_spaces(workers)]
    yield f"workers to take back at {cell}", RETREAT_CODES[cell][workers], codes
    home = min(MAX_SPACES, realm.personal[realm.player])
    spaces = len(SPACES_OF[realm.lands[cell]])
    codes = sorted(spaces_code(standing(chosen)) for chosen in _choices(spaces, home))
    yield f"choices of spaces at {cell}", SPACES_CODES[spaces][home], codes


def _choices(spaces: int, home: int) -> list[list[int]]:
    """Every choice of at least one of these spaces with no more than the workers at home."""
    found: list[list[int]] = [[]]
    for space in range(spaces):
        found += [[*chosen, space] for chosen in found]
    return [chosen for chosen in found if 0 < len(chosen) <= home]
