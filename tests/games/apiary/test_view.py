"""What a seat is shown: the whole table, and no more of others' cards than their number."""

from __future__ import annotations

from typing import get_type_hints

import skep
from skep.games.apiary import GAME
from skep.games.apiary.view.types import ColonyView, SeatView
from skep.testing import clause
from tests.games.apiary.tables import Table


def test_the_view_has_just_the_fields_that_its_types_name() -> None:
    view = GAME.view(Table(4).state, 0)
    assert set(view) == set(get_type_hints(ColonyView))
    assert all(set(own) == set(get_type_hints(SeatView)) for own in view["seats"])


def test_actions_show_who_stands_there_and_what_a_worker_would_reach() -> None:
    table = Table(2, ["carpa", "ana"]).on("explore", 1, 3).on("advance", 1, 2, last=True)
    table.workers(0, 1)
    table.position  # noqa: B018
    actions = {each["action"]: each for each in GAME.view(table.state, 0)["actions"]}
    first, last = actions["explore"]["spaces"]
    assert (first["seat"], first["strength"], last) == (1, 3, None)
    assert actions["explore"]["totals"] == [6, 7, 8, 9]  # 3 there, and Carpa's 2
    assert actions["advance"]["totals"] == [3, 4, 5, 6]
    assert actions["grow"]["totals"] == [1, 2, 3, 4]


def test_rows_show_what_the_seat_to_move_would_pay() -> None:
    table = Table(2, ["ligu", "ana"]).row("farm", "wild-acre").workers(0, 1)
    table.position  # noqa: B018
    farms = GAME.view(table.state, 0)["rows"][0]
    assert farms["tiles"][0] == "wild-acre"
    assert farms["costs"][0] == [{"fiber": 2}, {"fiber": 1, "water": 1}]


def test_the_hive_shows_hexes_tiles_and_where_one_may_build() -> None:
    own = GAME.view(Table().built(0, "wax-loft", (1, -1)).frame(0, (2, 0)).state, 0)["seats"][0]
    hexes = {tuple(each["at"]): each for each in own["hexes"]}
    assert (hexes[1, -1]["tile"], hexes[1, -1]["kind"]) == ("wax-loft", "farm")
    assert hexes[0, 0]["tile"] == "base"
    assert hexes[1, -2]["open"]
    assert not hexes[1, -1]["open"]
    assert hexes[1, 0]["bonus"] == "gain:pollen:1"
    assert hexes[2, 0]["frame"] == 0
    assert own["frames"] == [(2, 0, 1)]


@clause("APY-ADVV-01", "APY-ADVV-02")
def test_the_draft_lies_open_to_all() -> None:
    match = skep.new("apiary", seats=3, seed=8, mode="advanced")
    shown = match.view(None)["table"]["draft"]
    keys = [f"faction:{id}" for id in shown["factions"]] + [f"mat:{id}" for id in shown["mats"]]
    assert keys == match.decision.keys
    assert (len(shown["factions"]), len(shown["mats"])) == (4, 3)
    match.answer(keys[0])
    assert shown["factions"][0] not in match.view(None)["table"]["draft"]["factions"]
    while match.decision.prompt == "draft":
        match.answer(match.decision.keys[0])
    assert match.view(None)["table"]["draft"] is None


def facts(table: Table) -> dict[str, str]:
    assert table.position is not None
    return table.state.prompt.facts(table.state)


def test_a_question_names_the_piece_that_asks_it() -> None:
    seed = Table().workers(0, 1).hand(0, "seed-44").do("benefit:seed-44")
    assert facts(seed) == {"source": "seed-44"}
    farm = Table().workers(0, 2).on("grow", 0, 1).built(0, "kitchen-garden", (1, -1))
    assert facts(farm.do("retrieve")) == {"source": "kitchen-garden"}
    paying = (
        Table().workers(0, 2).goods(0, pollen=1, fiber=1, water=1).do("place:grow:2", "grow:frame")
    )
    assert facts(paying) == {"for": "frame"}
    bumped = Table().workers(0, 1).on("research", 1, 2).do("place:research:1")
    assert facts(bumped) == {"strength": "2", "place": "research", "by": "0"}
    assert facts(Table().workers(0, 1)) == {}


def test_cards_being_looked_at_are_seen_only_by_who_drew_them() -> None:
    table = Table().workers(0, 3).workers(1, 1).do("place:research:3")
    drawn = {viewer: GAME.view(table.state, viewer)["drawn"] for viewer in (0, 1, None)}
    assert drawn[0] == {"count": 3, "cards": ["seed-01", "seed-02", "seed-03"]}
    assert drawn[1] == drawn[None] == {"count": 3, "cards": None}
