"""What the rules of each game hide, by clause: from the rulebook, not from what a game says."""

from __future__ import annotations

from skep.games.ambrosia.pieces import listed
from skep.games.ambrosia.state import Meadow
from skep.games.apiary.box import SEEDS
from skep.games.apiary.state import Colony
from skep.games.hivernation.pieces import KINDS
from skep.games.hivernation.state import Hive
from skep.games.propolis.codes import VERB
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from skep.testing.foreknown import Secret


def next_structure(position: Position, viewer: int | None, dice: Dice) -> list[str] | None:
    """PRP-SETUP-07: the structure on the other side of the card on top of the deck."""
    realm = position.state
    assert isinstance(realm, Realm)
    builds = [code for code in position.options if VERB[code] == "build"]
    if realm.prompt.name != "act" or not builds or not realm.top:
        return None
    before = {0, *realm.market}
    position.answer(builds[0])
    while not position.over and not set(position.state.market) - before:  # type: ignore[attr-defined]
        options = position.options
        position.answer(options[dice.below(len(options)) if position.seat == CHANCE else 0])
    return [str(card) for card in set(position.state.market) - before]  # type: ignore[attr-defined]


def hands_of_others(position: Position, viewer: int | None, dice: Dice) -> list[str] | None:
    """APY-Q40: the seed cards in the hands of others."""
    colony = position.state
    assert isinstance(colony, Colony)
    found = [card for hand in colony.hands if not hand.seen_by(viewer) for card in hand.cards]
    return [SEEDS[card].id for card in found] or None


def specialties_of_others(position: Position, viewer: int | None, dice: Dice) -> list[str] | None:
    """HIV-SETUP-04: the specialties that were dealt to the other side."""
    hive = position.state
    assert isinstance(hive, Hive)
    found = [kind for hand in hive.hands if not hand.seen_by(viewer) for kind in hand.cards]
    return [KINDS[kind] for kind in found] or None


def bees_below_others(position: Position, viewer: int | None, dice: Dice) -> list[str] | None:
    """AMB-MOVE-15: the bees of others below the topmost of each group."""
    meadow = position.state
    assert isinstance(meadow, Meadow)
    others = [color for color in range(meadow.seats) if not meadow.sees(viewer, color)]
    groups = [at for color in others for at in sorted(meadow.groups[color])]
    found = [str(bee) for at in groups for bee in listed(meadow.bees[at])[1:]]
    return found if len(set(found)) > 1 else None


HIDDEN: dict[str, Secret] = {
    "ambrosia": bees_below_others, "apiary": hands_of_others,
    "hivernation": specialties_of_others, "propolis": next_structure,
}  # fmt: skip
