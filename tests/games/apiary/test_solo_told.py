"""What is told of her turn: what she does, why, and what it brings her.  APY-SOLO"""

from __future__ import annotations

from typing import Any

from skep.testing import clause
from tests.games.apiary.solo import Solo

GRID = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4) if (row, column) != (2, 2)]


def story(table: Solo) -> list[tuple[str, dict[str, Any]]]:
    """All but the start of the player's turn."""
    told = [(event.name, event.facts) for event in table.play().state.recorded_events]
    assert table.state.recorded_events[-1].seat == 0
    assert told.pop() == ("turn", {"turn": 1, "last": False})
    return told


def card(number: int, support: int, color: str, **more: Any) -> dict[str, Any]:
    facts = {"number": number, "support": support, "color": color}
    return {**facts, "active": 2, "most": 0, "out": 0, "hers": 0, **more}


def scores(points: int, because: str) -> tuple[str, dict[str, Any]]:
    return ("automa-scores", {"points": points, "because": because})


@clause("APY-SOLO-37", "APY-SOLO-40", "APY-SOLO-41", "APY-SOLO-42", "APY-SOLO-44")
def test_of_a_new_planet() -> None:
    table = Solo(2, support=1).hers("gray", 4, 1)
    flight = {"to": (2, 3), "steps": 1, "reach": 4, "curve": "down", "support": 1, "why": "token"}
    token = table.told("token")
    assert token == []
    found = story(table)
    assert found == [
        ("automa-row-3", card(2, 1, "gray", action="explore", strength=4)),
        ("automa-flies", flight),
        found[2],
        ("uncovered", {"planet": "planet-01"}),
        scores(1, "new-planet"),
        ("left", {"item": "pollen"}),
        scores(2, "strong-explore"),
    ]
    assert found[2][0] == "token"


@clause("APY-SOLO-39", "APY-SOLO-41")
def test_of_a_known_planet() -> None:
    table = Solo(2, support=3, level=2).hers("gray", 1, 1).known(*GRID).ship((2, 3))
    flight = {"to": (2, 1), "steps": 2, "reach": 1, "curve": "up", "support": 3, "why": "further"}
    assert story(table) == [
        ("automa-row-3", card(2, 3, "gray", action="explore", strength=1)),
        ("automa-flies", flight),
        scores(1, "old-planet"),
        ("left", {"item": "water"}),
    ]


@clause("APY-SOLO-32", "APY-SOLO-33", "APY-SOLO-35")
def test_of_advance() -> None:
    table = Solo(5, support=1).hers("yellow", 4, 1)
    third = table.shown("recruit")[2]
    taken = {"tile": third, "row": "recruit", "column": 3, "total": 5, "support": 1, "why": "row"}
    found = story(table)
    assert found[:-1] == [
        ("automa-row-3", card(5, 1, "yellow", action="advance", strength=4)),
        ("automa-takes", taken),
        scores(1, "advance"),
        scores(3, "strong-advance"),
    ]
    assert (found[-1][0], found[-1][1]["row"]) == ("refilled", "recruit")
    other = Solo(6, support=1).bare("recruit")
    first = other.shown("development")[0]
    taken = {"tile": first, "row": "development", "column": 1, "total": 2, "support": 1}
    assert ("automa-takes", {**taken, "why": "next"}) in story(other)


@clause("APY-SOLO-47", "APY-SOLO-48")
def test_of_carving() -> None:
    table = Solo(1, support=2).hers("yellow", 4, 1)
    assert story(table) == [
        ("automa-row-2", card(1, 2, "yellow", action="carve", strength=4)),
        ("automa-carves", {"tile": table.carved(), "count": 2, "curve": "up", "support": 2}),
    ]


@clause("APY-SOLO-50", "APY-SOLO-51", "APY-SOLO-52", "APY-SOLO-53", "APY-SOLO-54")
def test_of_retrieving() -> None:
    table = Solo(9, 2).out("yellow", "grow", 4).out("yellow", "convert", 1)
    assert story(table) == [
        ("automa-retrieves", card(9, 2, "yellow", active=0, out=2, strengths=[1, 4])),
        ("automa-sleeps", {"pod": "middle-1", "count": 1, "support": 2}),
        scores(2, "hibernate"),
        ("automa-worker", {"color": "yellow", "strength": 1}),
        ("automa-home", {"color": "yellow", "strength": 2}),
        scores(1, "retrieve"),
    ]


@clause("APY-SOLO-56")
def test_of_a_worker_that_finds_no_pod() -> None:
    table = Solo(9, 2).out("yellow", "grow", 4)
    table.state.slept[1] = 7
    assert ("automa-sleeps-not", {}) in story(table)


@clause("APY-SOLO-18", "APY-SOLO-45")
def test_of_work_and_of_shuffling() -> None:
    table = Solo(10, support=2).hers("gray", 3, 1)
    table.state.automa_deck.cards = []
    assert story(table) == [
        ("automa-shuffles", {}),
        ("automa-row-3", card(10, 2, "gray", action="grow", strength=3)),
        scores(2, "grow"),
    ]
    assert len(table.state.automa_deck.cards) == 12  # all but her card and the support
    assert {table.state.automa_card, table.state.automa_next} == {9, 1}


@clause("APY-SOLO-12", "APY-SOLO-25")
def test_of_bumps_on_either_turn() -> None:
    hers = Solo(3, support=9).yours().out("gray", "research", 2).do("place:research:1")
    assert [(event.name, event.seat) for event in hers.state.recorded_events] == [
        ("placed", 0), ("bumped", 0), ("automa-home", 1), ("kept", 0)
    ]  # fmt: skip
    assert hers.told("automa-home") == [{"color": "gray", "strength": 3}]
    yours = Solo(13, support=2).on("research", 0, 2).play()
    assert (yours.prompt, yours.seat) == ("bumped", 0)
    assert yours.told("bumped") == [{"owner": 0, "strength": 2}]
    assert [event.seat for event in yours.state.recorded_events if event.name == "bumped"] == [1]


@clause("APY-SOLO-65", "APY-SOLO-66")
def test_of_the_result() -> None:
    for own, won in ((5, "no"), (6, "yes"), (7, "yes")):
        table = Solo(2).yours()
        table.state.final, table.state.triggered = 1, "full-comb"
        table.state.vp[:] = [own, 6]
        table.do("place:research:1", "done")
        assert table.told("automa-result") == [{"own": own, "hers": 6, "won": won}]
        assert table.told("over") == [{"reason": "full-comb"}]
