"""Every piece of each game, counted wherever it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from skep.games.apiary.box import TILES
from skep.games.apiary.state import Colony
from skep.games.hivernation.pieces import BEAR, DRONE_PAW, FLOWER, KEEPER_KIND, KINDS
from skep.games.propolis.box import LANDSCAPE
from skep.games.propolis.pieces import START
from skep.games.propolis.placement import count as worker_count
from skep.kernel.match import Match
from skep.testing.case import Pieces, position_of
from tests.laws.ambrosia_pieces import ambrosia


def hivernation(match: Match) -> Counter[str]:
    """Bees and specialties in hive, reserves, hands, stack and discard pile, and in play."""
    state = match.dump_state()
    shown = Counter(tile for tile in state["tiles"])
    bees = sum(shown[tile] for tile in range(1, DRONE_PAW + 1))
    counted = Counter(bee=bees + len(state["under"]["map"]) + sum(state["reserve"]))
    counted.update(flower=shown[FLOWER], bear=shown[BEAR])
    for zone in [*state["hands"], state["stack"] or {"cards": []}]:
        counted.update(KINDS[kind] for kind in zone["cards"])
    for kind, count in enumerate(state["discard"]):
        counted[KINDS[kind]] += count
    counted.update(in_play(match))
    return +counted


def in_play(match: Match) -> Sequence[str]:
    """The tiles that have left their place and are not yet down."""
    prompt = "" if match.over else match.decision.prompt
    if prompt == "fetch":
        return [KINDS[KEEPER_KIND]]
    if prompt != "put":
        return []
    kind = position_of(match).state.about
    fetched = bool(match.events) and match.events[-1].name == "beekeeper"
    return [KINDS[kind]] + [KINDS[KEEPER_KIND]] * fetched


def propolis(match: Match) -> Counter[str]:
    """Cards by their back, workers by side, and the small cards, wherever they lie."""
    state = match.dump_state()
    hives = [card for hive in state["hives"] for card in hive]
    lying = [*state["deck"]["cards"], state["top"], *state["lands"], *state["discard"]]
    built = [*state["market"], *(card for card in hives if card < START)]
    counted = Counter(f"back {land}" for land in lying if land)
    counted.update(f"back {LANDSCAPE[card]}" for card in built if card)
    queens = [
        *state["start_and_palace_pile"]["cards"],
        *state["palaces"],
        *(c % 100 for c in hives if c > START),
    ]
    counted.update(f"queen {card}" for card in queens)
    for side in range(state["sides"]):
        out = [worker_count(bees) for bees, of in zip(state["bees"], state["owner"]) if of == side]
        counted[f"workers {side}"] = state["personal"][side] + state["central"][side] + sum(out)
    solo = [*state["solo_deck"]["cards"], *state["solo_used"], *state["solo_out"]]
    counted.update(f"solo {card}" for card in solo)
    return counted


def apiary(match: Match) -> Counter[str]:
    """Every tile, card, token and worker on the board, in hives, hands, stacks and in play."""
    state = colony_of(match)
    tiles = Counter(TILES[tile - 3].id for hive in state.tiles for tile in hive if tile >= 3)
    shown = [*state.row, *state.carvings, *(t for stack in state.stacks for t in stack.cards)]
    shown += [tile for own in (*state.reserve, *state.rows_gone) for tile in own]
    shown += [state.bought - 1, *_drawn_tiles(match), *state.automa_tiles]
    tiles.update(TILES[tile].id for tile in shown if tile >= 0)
    zones = [state.deck, state.drawn, *state.hands]
    seeds = [card for zone in zones for card in zone.cards] + state.discard + state.played
    seeds += [card for own in state.planted for card in own]
    counted = Counter({f"seed {card}": count for card, count in Counter(seeds).items()})
    tokens = [*state.box.cards, *state.tokens, *(t for own in state.explored for t in own)]
    counted.update(f"token {token}" for token in tokens if token >= 0)
    counted.update(f"planet {each}" for each in [*state.skies.cards, *state.planets] if each >= 0)
    steps = [*state.tokens_left, *(token for dance in state.on_dance for token in dance)]
    counted.update(f"dance token {token}" for token in steps)
    counted["frames"] = state.frames_left + sum(len(own) for own in state.frames)
    counted["workers"] = len(state.where)
    on_board = sum(where >= 4 for where in state.where)
    assert on_board == sum(worker >= 0 for worker in state.space)
    assert sum(pod >= 0 for pod in state.pods) == sum(state.slept)
    assert state.automa_next not in state.automa_deck.cards
    assert all((where == 0) == (s == 0) for where, s in zip(state.where, state.strength))
    return tiles + counted


def _drawn_tiles(match: Match) -> list[int]:
    """The tiles that Visah looks at before the match."""
    if match.over or match.decision.prompt != "keep-tile":
        return []
    return [*colony_of(match).seen]


def colony_of(match: Match) -> Colony:
    state = position_of(match).state
    assert isinstance(state, Colony)
    return state


PIECES: dict[str, Pieces] = {
    "ambrosia": ambrosia,
    "apiary": apiary,
    "hivernation": hivernation,
    "propolis": propolis,
}
