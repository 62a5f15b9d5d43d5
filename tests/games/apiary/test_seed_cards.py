"""Every seed card, explore token and pod does something, and planted cards score by hand count."""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.board import SIDES
from skep.games.apiary.box import FARMS, SEEDS, TOKENS
from skep.kernel.chance import Dice
from tests.games.apiary.tables import Table

PLANTED = {
    "seed-01": 2, "seed-02": 1, "seed-03": 1, "seed-04": 2, "seed-05": 2, "seed-06": 2,
    "seed-07": 3, "seed-08": 2, "seed-09": 2, "seed-10": 5, "seed-11": 1, "seed-12": 2,
    "seed-13": 2, "seed-14": 1, "seed-15": 2, "seed-16": 3, "seed-17": 3, "seed-18": 0,
    "seed-19": 0, "seed-20": 0, "seed-21": 0, "seed-22": 3, "seed-23": 0, "seed-24": 3,
    "seed-25": 4, "seed-26": 3, "seed-27": 2, "seed-28": 0, "seed-29": 3, "seed-30": 1,
    "seed-31": 3, "seed-32": 0, "seed-33": 4, "seed-34": 1, "seed-35": 2, "seed-36": 2,
    "seed-37": 2, "seed-38": 2, "seed-39": 1, "seed-40": 0, "seed-41": 4, "seed-42": 5,
    "seed-43": 0, "seed-44": 2, "seed-45": 0,
}  # fmt: skip
"""What each card scores when planted alone in the hive below, counted by hand."""


def hive() -> Table:
    """One tile of each kind, one frame without tiles, and some of each resource."""
    table = Table().built(0, "wax-loft", (1, -1)).built(0, "mason", (0, -1))
    table.built(0, "abundance", (-1, 0)).built(0, "fermentation", (1, -2)).frame(0, (3, 0))
    return table.goods(0, pollen=2, fiber=1, water=1, wax=1, honey=1)


@pytest.mark.parametrize("card", [card.id for card in SEEDS])
def test_a_planted_card_scores_what_it_says(card: str) -> None:
    assert hive().plant(0, card).line(0, "planted") == PLANTED[card]


@pytest.mark.parametrize("card", [card.id for card in SEEDS])
def test_a_played_card_changes_something_and_ends_on_the_discard_pile(card: str) -> None:
    table = hive().workers(0, 1, 2).on("grow", 0, 2).workers(1, 1)
    table.hand(0, card, "seed-08" if card == "seed-07" else "seed-07")
    table.planet((1, 2), "planet-08").ship((1, 2)).slept(0, "right-1")
    table.row("farm", "clover-meadow").row("recruit", "thatcher")
    table.row("development", "bee-bread")
    before = GAME.view(table.state, 0)
    table.do(f"benefit:{card}")
    dice = Dice(5)
    while table.prompt not in ("turn", "store"):
        keys = [key for key in table.keys if key not in ("done", "decline")] or table.keys
        table.do(keys[dice.below(len(keys))])
    assert card in table.discarded()
    after = GAME.view(table.state, 0)
    changed = {name for name in after if after[name] != before[name]} - {"discard"}
    assert changed
    if card == "seed-07":
        assert table.held(0)["pollen"] == 3


@pytest.mark.parametrize("token", [token.id for token in TOKENS])
def test_every_explore_token_gives_something(token: str) -> None:
    table = hive().workers(0, 1, 2).workers(1, 1).token((1, 2), token)
    table.luck = ["planet-13"]
    table.do("place:explore:1", "fly:1,2")
    cards = len(table.cards(0))
    while table.prompt not in ("turn", "store", "after"):
        table.do(next(k for k in table.keys if k != "done"))
    gained = [each["item"] for each in table.told("gained")]
    gained.remove("wax")  # the planet's own
    assert gained or cards or table.told("worker")


@pytest.mark.parametrize(
    ("side", "pod"),
    [(side, n) for side in (0, 1) for n in range(len(SIDES[side].pods))],
)
def test_every_pod_gives_something(side: int, pod: int) -> None:
    seats = 3 if side == 0 else 4
    table = Table(seats).workers(0, 1).on("grow", 0, 4).built(0, "reed-marsh", (1, -1))
    for seat in range(1, seats):
        table.workers(seat, 1)
    table.do("retrieve")
    before = GAME.view(table.state, 0)
    table.do(table.keys[pod])
    while table.prompt not in ("turn", "store", "after"):
        table.do(next(k for k in table.keys if k != "done"))
    after = GAME.view(table.state, 0)
    own = [after["seats"][0][k] != before["seats"][0][k] for k in ("vp", "favor", "goods", "hand")]
    assert (
        any(own) or after["seats"][0]["workers"]["pool"] != [1] or after["rows"] != before["rows"]
    )


@pytest.mark.parametrize("farm", [farm.id for farm in FARMS])
def test_every_farm_pays_its_income(farm: str) -> None:
    table = Table().workers(0, 1).on("convert", 0, 1).workers(1, 1).built(0, farm, (1, -1))
    table.goods(0, pollen=1, fiber=1, water=1).hand(0, "seed-07").do("retrieve")
    while table.prompt not in ("turn", "store", "after"):
        table.do(table.keys[0])
    held = table.held(0)
    gained = [table.state.vp[0], table.state.favor[0], len(table.cards(0)) - 1]
    stronger = table.pool(0) != [1, 2]
    assert any(gained) or held != {"pollen": 1, "fiber": 1, "water": 1} or stronger
