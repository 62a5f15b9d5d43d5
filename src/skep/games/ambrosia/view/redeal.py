"""Deal again what a seat can't see: which bee lies where within other colors' groups."""

from __future__ import annotations

from skep.games.ambrosia.pieces import lift_top, listed, put_on_top, stacked
from skep.games.ambrosia.state import Meadow
from skep.kernel.chance import Dice, redeal as redeal_cards


def redeal(state: Meadow, seat: int | None, dice: Dice) -> None:
    """Deal the deck again, and shuffle the hidden bees of each color among their places.

    AMB-MOVE-15
    """
    redeal_cards(state.cards(), seat, dice)
    for color in range(state.seats):
        if not state.sees(seat, color):
            shuffle_hidden(state, color, dice)


def shuffle_hidden(state: Meadow, color: int, dice: Dice) -> None:
    """Shuffle all bees of a color that are not on top of a space."""
    groups = sorted(state.groups[color])
    covered = state.covered_spaces(color)
    hidden = [kind for at in groups for kind in state.kinds(at)[1:]]
    hidden += [kind for at in covered for kind in state.covered_kinds(at)]
    hidden.sort()
    if not hidden or hidden[0] == hidden[-1]:
        return
    dice.shuffle(hidden)
    for at in groups:
        top, rest = lift_top(state.bees[at], 1)
        state.bees[at] = put_on_top(_take(hidden, len(listed(rest))), top, 1)
    for at in covered:
        state.covered_bees[at] = _take(hidden, len(state.covered_kinds(at)))


def _take(hidden: list[int], count: int) -> int:
    """Take bees off the end of a list, as a group: the last one lies deepest."""
    return stacked([hidden.pop() for _ in range(count)][::-1])
