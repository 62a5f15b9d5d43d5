"""Every piece of Ambrosia, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from skep.games.ambrosia.pieces import KINDS, SPECIALS, listed
from skep.kernel.match import Match


def ambrosia(match: Match) -> Counter[str]:
    """Bees on the meadow, covered, at home, waiting, on hives and out of the game; jelly; cards."""
    state = match.dump_state()
    counted: Counter[str] = Counter()
    for owners, groups in (("owner", "bees"), ("lower", "below")):
        for color, bees in zip(state[owners], state[groups]):
            counted.update(f"{color} {KINDS[kind]}" for kind in listed(bees))
    for color in range(state["seats"]):
        waiting = [kind for kind in SPECIALS if state["waiting"][color] >> kind & 1]
        kinds = [*waiting, *state["hives"][color], *listed(state["home"][color])]
        counted.update(f"{color} {KINDS[kind]}" for kind in kinds)
        counted[f"{color} normal"] += state["gone"][color]
    cards = [] if state["deck"] is None else state["deck"]["cards"] + state["turned"]["cards"]
    counted.update(f"card {card}" for card in cards)
    counted["jelly"] = sum(state["jelly"]) + match.view()["table"]["supply"]
    consistent(state)
    return counted


def consistent(state: dict[str, list[int]]) -> None:
    """What is kept twice agrees: sizes and bees, spots and owners, covered bees and their color."""
    for at, bees in enumerate(state["bees"]):
        assert len(listed(bees)) == state["size"][at]
        assert (state["owner"][at] >= 0) == bool(bees)
        assert (state["lower"][at] >= 0) == bool(state["below"][at])
        assert state["owner"][at] < 0 or state["owner"][at] != state["lower"][at]
        assert len(listed(state["below"][at])) <= 2
    for color, spots in enumerate(list(state["spots"])):
        owned = [at for at, owner in enumerate(state["owner"]) if owner == color]
        assert sorted(spots) == owned  # type: ignore[call-overload]
