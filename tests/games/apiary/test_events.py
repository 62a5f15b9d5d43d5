"""What is told of a turn: every event in its order, with the seat and the facts."""

from __future__ import annotations

from typing import Any

from skep.testing import clause
from tests.games.apiary.tables import Table

Story = list[tuple[str, int, dict[str, Any]]]
NEXT = ("turn", 1, {"turn": 1, "last": False})


def story(table: Table) -> Story:
    return [(event.name, event.seat, event.facts) for event in table.state.recorded_events]


def gained(item: str, count: int, seat: int = 0) -> tuple[str, int, dict[str, Any]]:
    return ("gained", seat, {"item": item, "count": count})


def ready(*strengths: int) -> Table:
    return Table().workers(0, *strengths).workers(1, 1)


@clause("APY-DANCE-03", "APY-CONV-12")
def test_of_teaching_and_converting() -> None:
    table = ready(4).goods(0, pollen=3, fiber=1)
    table.do("place:convert:4", "teach:dance-sickle", "token:dance-token-wax")
    table.do("convert:wax", "convert:dance-sickle")
    assert story(table) == [
        ("placed", 0, {"action": "convert", "strength": 4}),
        ("taught", 0, {"dance": "dance-sickle"}),
        ("dance-token", 0, {"dance": "dance-sickle", "token": "dance-token-wax"}),
        ("converts", 0, {"trade": "wax"}),
        ("paid", 0, {"paid": {"pollen": 1, "fiber": 1}}),
        gained("wax", 1),
        ("converts", 0, {"trade": "dance-sickle"}),
        ("paid", 0, {"paid": {"pollen": 2}}),
        gained("wax", 1),
        NEXT,
    ]


@clause("APY-CONV-03")
def test_of_a_card_for_a_card() -> None:
    table = ready(1).hand(0, "seed-11")
    table.luck = ["seed-30"]
    table.do("place:convert:1")
    assert story(table) == [
        ("placed", 0, {"action": "convert", "strength": 1}),
        ("converts", 0, {"trade": "seed"}),
        ("discarded", 0, {"cards": ["seed-11"]}),
        ("drew", 0, {"count": 1}),
    ]


@clause("APY-EXPL-01")
def test_of_exploring() -> None:
    table = ready(1).token((1, 2), "explore-wax")
    table.luck = ["planet-08"]
    table.do("place:explore:1", "fly:1,2", "leave:water")
    assert story(table) == [
        ("placed", 0, {"action": "explore", "strength": 1}),
        ("flew", 0, {"to": (1, 2)}),
        ("token", 0, {"token": "explore-wax"}),
        gained("wax", 1),
        ("uncovered", 0, {"planet": "planet-08"}),
        ("left", 0, {"item": "water"}),
        gained("pollen", 1),
        gained("water", 1),
        NEXT,
    ]


@clause("APY-ADV-13", "APY-ADV-18")
def test_of_building() -> None:
    table = ready(1).goods(0, fiber=1).row("farm", "clover-meadow", "reed-marsh", "misty-terrace")
    table.luck = ["royal-plot"]
    table.do("place:advance:1", "hex:1,0")
    row = ["reed-marsh", "misty-terrace", "royal-plot"]
    assert story(table) == [
        ("placed", 0, {"action": "advance", "strength": 1}),
        ("paid", 0, {"paid": {"fiber": 1}}),
        ("built", 0, {"tile": "clover-meadow", "at": (1, 0)}),
        gained("pollen", 1),
        ("refilled", -1, {"row": "farm", "tiles": row}),
        NEXT,
    ]


@clause("APY-GROW-12")
def test_of_growing() -> None:
    table = ready(4).goods(0, pollen=3)
    table.do("place:grow:4", "upgrade", "grow:worker", "grow:frame", "frame:2,0:1")
    assert story(table) == [
        ("placed", 0, {"action": "grow", "strength": 4}),
        ("upgraded", 0, {"faction": "ana"}),
        ("paid", 0, {"paid": {"pollen": 1}}),
        ("worker", 0, {"strength": 1}),
        ("paid", 0, {"paid": {"pollen": 2}}),
        ("frame", 0, {"at": (2, 0), "turn": 1}),
        NEXT,
    ]


@clause("APY-RSCH-03", "APY-PLANT-02")
def test_of_research_and_planting() -> None:
    table = ready(4)
    table.luck = ["seed-11", "seed-12", "seed-13", "seed-14"]
    table.do("place:research:4", "keep:seed-12", "plant:seed-12")
    assert story(table) == [
        ("placed", 0, {"action": "research", "strength": 4}),
        ("kept", 0, {}),
        ("discarded", 0, {"cards": ["seed-11", "seed-13", "seed-14"]}),
        ("planted", 0, {"card": "seed-12"}),
        NEXT,
    ]


@clause("APY-SEED-06", "APY-SEED-07")
def test_of_playing_cards() -> None:
    table = ready(1).hand(0, "seed-12", "seed-11", "seed-19", "seed-28")
    table.do("benefit:seed-12", "resource:seed-11", "gain:water")
    table.do("benefit:seed-19", "worker:pool:1")
    assert story(table) == [
        ("played", 0, {"card": "seed-12", "use": "benefit"}),
        gained("vp", 2),
        gained("favor", 1),
        ("played", 0, {"card": "seed-11", "use": "resource"}),
        gained("water", 1),
        ("played", 0, {"card": "seed-19", "use": "benefit"}),
        ("stronger", 0, {"strength": 2}),
    ]


@clause("APY-COMB-09")
def test_of_a_row_of_choice_that_is_dealt_anew() -> None:
    table = ready(1).hand(0, "seed-28")
    table.luck = ["royal-plot", "grand-estate", "reservoir"]
    table.do("benefit:seed-28")
    assert table.keys == ["refresh:farm", "refresh:recruit", "refresh:development"]
    table.do("refresh:farm", "gain:water", "gain:water")
    assert story(table) == [
        ("played", 0, {"card": "seed-28", "use": "benefit"}),
        ("refreshed", -1, {"row": "farm"}),
        ("refilled", -1, {"row": "farm", "tiles": ["royal-plot", "grand-estate", "reservoir"]}),
        gained("water", 1),
        gained("water", 1),
    ]


@clause("APY-BUMP-05", "APY-HIB-14")
def test_of_bumping() -> None:
    table = ready(1).on("research", 1, 2).do("place:research:1", "to-landing")
    assert story(table) == [
        ("placed", 0, {"action": "research", "strength": 1}),
        ("bumped", 0, {"owner": 1, "strength": 2}),
        ("home", 1, {"strength": 2, "place": "landing"}),
        ("kept", 0, {}),
    ]
    stronger = ready(1).on("research", 1, 2).do("place:research:1", "to-pool")
    assert stronger.told("home") == [{"strength": 3, "place": "pool"}]
    sleeping = ready(1).on("research", 1, 4).do("place:research:1", "pod:right-4")
    assert story(sleeping)[1:] == [
        ("bumped", 0, {"owner": 1, "strength": 4}),
        ("kept", 0, {}),
        ("slept", 1, {"pod": "right-4"}),
        gained("wax", 1, seat=1),
        gained("favor", 1, seat=1),
    ]


@clause("APY-RETR-08", "APY-STORE-14")
def test_of_retrieving_and_what_is_left_over() -> None:
    table = ready(1).goods(0, honey=3).on("research", 0, 1).built(0, "reed-marsh", (1, -1))
    assert story(table.do("retrieve")) == [
        ("retrieved", 0, {"strengths": [1]}),
        ("income", 0, {"tile": "reed-marsh", "at": (1, -1)}),
        gained("vp", 1),
        ("dropped", 0, {"item": "honey"}),
        gained("favor", 1),
        NEXT,
    ]


@clause("APY-END-02", "APY-HIB-08")
def test_of_the_seventh_token_and_of_none_left() -> None:
    table = ready(1).on("grow", 0, 4)
    table.slept(0, "middle-1", "middle-2", "middle-3", "middle-4", "right-1", "right-2")
    assert story(table.do("retrieve", "pod:right-4")) == [
        ("retrieved", 0, {"strengths": [4]}),
        ("slept", 0, {"pod": "right-4"}),
        ("last-round", -1, {"reason": "seventh-token"}),
        gained("wax", 1),
        gained("favor", 1),
        ("turn", 1, {"turn": 1, "last": True}),
    ]
    none = ready(1).on("grow", 0, 4)
    none.state.slept[0] = 7
    assert story(none.do("retrieve")) == [
        ("retrieved", 0, {"strengths": [4]}),
        ("slept", 0, {"pod": ""}),
        gained("favor", 1),
        NEXT,
    ]


@clause("APY-EMPTY-01", "APY-END-05")
def test_of_an_empty_hive_and_of_the_end() -> None:
    table = Table().workers(0, 1).do("place:research:1", "done")
    assert story(table)[-2:] == [NEXT, ("empty-hive", 1, {})]
    last = ready(1)
    last.state.final, last.state.triggered = 1, "full-comb"
    last.do("place:research:1", "done")
    assert story(last)[-1] == ("over", -1, {"reason": "full-comb"})


@clause("APY-TILE-20")
def test_of_the_reserve() -> None:
    table = ready(1).goods(0, wax=1).row("development", "storm-cellar")
    table.row("farm", "clover-meadow", "reed-marsh")
    table.do("place:advance:1", "hex:1,-1", "accept", "reserve:farm:2", "done")
    assert table.told("reserved") == [{"tile": "reed-marsh"}]


@clause("APY-TURN-01")
def test_turns_are_counted_by_rounds() -> None:
    table = Table(3).workers(0, 1, 1).workers(1, 1, 1).workers(2, 1, 1)
    for _ in range(4):
        table.do("place:explore:1")
        while table.prompt != "turn":
            table.do(table.keys[-1])
    turns = [
        (event.seat, event.facts["turn"])
        for event in table.state.recorded_events
        if event.name == "turn"
    ]
    assert turns == [(1, 1), (2, 1), (0, 2), (1, 2)]


@clause("APY-SEED-09", "APY-RSCH-02")
def test_which_card_was_drawn_or_kept_only_its_owner_is_told() -> None:
    table = ready(2).hand(0, "seed-11")
    table.luck = ["seed-30", "seed-31"]
    table.do("place:research:2", "keep:seed-31")
    (kept,) = [event for event in table.state.recorded_events if event.name == "kept"]
    assert kept.seen_by(0)["facts"] == {"card": "seed-31"}
    assert kept.seen_by(1)["facts"] == kept.seen_by(None)["facts"] == {}
    drawing = ready(1).hand(0, "seed-11")
    drawing.luck = ["seed-30"]
    drawing.do("place:convert:1")
    (drew,) = [event for event in drawing.state.recorded_events if event.name == "drew"]
    assert drew.seen_by(0)["facts"] == {"count": 1, "card": "seed-30"}
    assert drew.seen_by(1)["facts"] == {"count": 1}


@clause("APY-RETR-06", "APY-BUMP-03")
def test_questions_say_what_they_are_about() -> None:
    bumped = Table(2, ["ana", "sime"]).workers(0, 1).workers(1, 1).on("research", 1, 2)
    bumped.do("place:research:1")
    assert bumped.state.prompt.facts(bumped.state) == {
        "strength": "2", "place": "research", "by": "0"
    }  # fmt: skip
    assert bumped.keys == ["to-pool", "to-landing", "as-is"]
    assert bumped.do("as-is").pool(1) == [1, 2]
    assert bumped.state.source == ""
    raising = Table(2, ["sime", "ana"]).workers(0, 1).on("grow", 0, 3).workers(1, 1).do("retrieve")
    assert raising.state.prompt.facts(raising.state) == {"strength": "3"}
    assert raising.keys == ["as-is", "raise"]
    assert raising.do("raise").pool(0) == [1, 4]
    recalled = ready(1).workers(0, 2, landing=True).hand(0, "seed-27").do("benefit:seed-27")
    recalled.do("worker:landing:2")
    assert recalled.state.prompt.facts(recalled.state)["place"] == "landing"
    converting = ready(2).goods(0, pollen=2, fiber=1).do("place:convert:2")
    assert converting.state.prompt.facts(converting.state) == {"left": "2"}
    gaining = ready(1).hand(0, "seed-14").do("benefit:seed-14")
    assert gaining.state.prompt.facts(gaining.state) == {"source": "seed-14"}
    gaining.do("gain:water")
    assert gaining.state.source == ""
    building = ready(1).goods(0, fiber=1).row("farm", "clover-meadow").do("place:advance:1")
    assert building.state.prompt.facts(building.state) == {"tile": "clover-meadow"}
    teaching = ready(4).goods(0, pollen=3).do("place:convert:4", "teach:dance-sickle")
    assert teaching.state.prompt.facts(teaching.state) == {"dance": "dance-sickle"}
