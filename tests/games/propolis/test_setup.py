"""What is in the box, and the table before the first turn.  PRP-COMP, PRP-SETUP"""

from __future__ import annotations

from collections import Counter

import pytest

import skep
from skep.content import BadContent, load
from skep.games.propolis import GAME, box
from skep.games.propolis.pieces import LETTERS, RESOURCES, STRUCTURES
from skep.kernel.errors import BadSettings
from skep.kernel.match import Match
from skep.testing import clause
from skep.testing.case import position_of
from tests.games.propolis.tables import lay


def new(seats: int, seed: int = 1) -> Match:
    return skep.new("propolis", seats=seats, mode="solo" if seats == 1 else None, seed=seed)


@clause("PRP-COMP-01")
def test_one_to_four_can_play() -> None:
    assert {n for mode in GAME.modes for n in mode.seats} == {1, 2, 3, 4}
    with pytest.raises(BadSettings):
        GAME.settle("multiplayer", 5)


def test_the_shelf_says_how_long_and_how_heavy_it_is() -> None:
    assert (GAME.minutes, GAME.weight) == ((20, 60), 2)


@clause("PRP-COMP-01")
def test_one_seat_alone_means_solo() -> None:
    assert GAME.settle(seats=1).mode == "solo"
    assert GAME.settle(seats=1, values={"difficulty": "hard"}).values == {"difficulty": "hard"}
    assert GAME.settle(seats=3).mode == GAME.settle().mode == "multiplayer"
    with pytest.raises(BadSettings) as fault:
        GAME.settle("multiplayer", 1)
    assert fault.value.code == "bad-seats"
    with pytest.raises(BadSettings) as fault:
        GAME.settle(seats=9)
    assert "it takes 2, 3, 4" in str(fault.value)


@clause("PRP-COMP-02", "PRP-COMP-09")
def test_there_are_sixty_cards_all_different_with_four_letters() -> None:
    faces = {
        (tuple(box.COSTS[c]), box.WORKER_COST[c], tuple(box.PERMANENTS[c]), box.GUILD[c],
         box.RULE[c], box.WORTH[c], box.OTHER[c], box.GIVES_ANY[c], box.GIVES_WORKERS[c])
        for c in range(1, STRUCTURES + 1)
    }  # fmt: skip
    assert len(faces) == 60
    assert Counter(LETTERS[box.GUILD[c]] for c in range(1, 61)) == dict.fromkeys("ABCD", 15)


@clause("PRP-COMP-03")
def test_there_are_twelve_different_starts_and_palaces() -> None:
    starts = {
        (tuple(box.GAINS[n]), tuple(box.PERMANENTS[100 + n]), box.GUILD[100 + n])
        for n in range(1, 13)
    }
    palaces = {(tuple(box.COSTS[200 + n]), box.WORKER_COST[200 + n]) for n in range(1, 13)}
    assert len(starts) == len(palaces) == 12


@clause("PRP-COMP-04")
def test_there_are_sixteen_solo_cards() -> None:
    assert len(box.SOLO_ACTIONS_OF) - 1 == 16


@clause("PRP-COMP-05", "PRP-COMP-07")
def test_each_of_four_colors_has_twelve_workers_and_a_plain_board() -> None:
    match = new(4)
    sides = match.view()["table"]["sides"]
    assert len({side["board"] for side in sides}) == 4
    assert all(s["personal"] + s["central"] + s["out"] == 12 for s in sides)
    assert all(list(side["tracks"]) == list(RESOURCES) for side in sides)


@clause("PRP-COMP-06")
def test_there_are_six_types_and_wild_is_the_sixth() -> None:
    assert RESOURCES == ("yellow", "orange", "pink", "purple", "blue", "wild")


@clause("PRP-COMP-08")
def test_a_gain_that_would_pass_ten_is_lost() -> None:
    table = lay(
        tracks={0: [10, 9, 1, 1, 1, 10]}, bees={"1,2": "1:S.", "1,3": "1:S.", "1,4": "1:S."}
    )
    table.play("deploy:1,1", "spaces:1+2")
    assert table.tracks(0) == [10, 10, 1, 1, 1, 10]  # nor is there room for the row's wild
    assert table.bees("1,1") in ("0:SS", "")
    (gained,), (row,) = table.events("gained"), table.events("row-wild")
    assert gained.facts == {"resources": ["orange"], "count": 1, "lost": 1}
    assert row.facts == {"row": 1, "wild": 0}


@clause("PRP-COMP-08", "PRP-DEP-12")
@pytest.mark.parametrize("full", [0, 1, 2, 3])
def test_as_many_gains_are_lost_as_tracks_are_full(full: int) -> None:
    tracks = [10] * full + [1] * (6 - full)
    table = lay(rows=[("yellow orange pink", *["yellow pink"] * 3)], tracks={0: tracks})
    table.play("deploy:1,1", "spaces:1+2+3")
    (gained,) = table.events("gained")
    assert (gained.facts["count"], gained.facts["lost"]) == (3 - full, full)


@clause("PRP-SETUP-01", "PRP-SETUP-02", "PRP-SETUP-03", "PRP-SETUP-04", "PRP-SETUP-12")
@clause("PRP-SETUP-13", "PRP-SETUP-14", "PRP-SETUP-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_nine_workers_one_of_everything_and_a_start(seats: int) -> None:
    match = new(seats)
    dealt = [int(e.key.split(":")[1]) for e in match.log if e.key.startswith("start:")]
    for side, number in zip(match.view()["table"]["sides"], dealt, strict=True):
        assert (side["personal"], side["central"]) == (9, 3)
        assert [card["id"] for card in side["hive"]] == [f"start-{number}"]
        card = side["hive"][0]
        assert side["tracks"] == {name: 1 + card["gains"].get(name, 0) for name in RESOURCES}
        assert side["permanents"] == {name: card["permanents"].get(name, 0) for name in RESOURCES}
        assert side["banners"][card["guild"]] == 1


LAID = {"seats", "sides", "solo", "personal", "central", "tracks", "owner", "cell",
        "deck", "start_and_palace_pile", "solo_deck"}  # fmt: skip


@clause("PRP-SETUP-01", "PRP-SETUP-02", "PRP-SETUP-03", "PRP-SETUP-04", "PRP-SSET-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_before_anything_is_dealt_there_are_boards_workers_and_piles_and_no_more(
    seats: int,
) -> None:
    realm = GAME.setup(GAME.settle(seats=seats))
    assert realm.owner == [-1] * len(realm.lands)
    assert realm.deck.cards == list(range(1, 61))
    assert realm.start_and_palace_pile.cards == list(range(1, 13))
    assert realm.solo_deck.cards == (list(range(1, 17)) if seats == 1 else [])
    for name, value in realm.dump().items():
        if name not in LAID:
            assert not (any(value) if isinstance(value, list) else value), name


@pytest.mark.parametrize(
    ("seats", "rows", "palaces", "deck", "left"),
    [(1, 2, 5, 42, 5), (2, 2, 5, 42, 5), (3, 3, 6, 38, 3), (4, 3, 7, 38, 1)],
)
@clause("PRP-SETUP-05", "PRP-SETUP-06", "PRP-SETUP-08", "PRP-SETUP-09", "PRP-SETUP-10")
@clause("PRP-SETUP-11", "PRP-SETUP-16", "PRP-SETUP-17", "PRP-SETUP-18", "PRP-SETUP-19", "PRP-EX-07")
def test_the_table_is_laid_by_the_number_of_players(
    seats: int, rows: int, palaces: int, deck: int, left: int
) -> None:
    match = new(seats)
    match.back_to(next(n for n, e in enumerate([*match.log, None], 0) if e is None or not e.chance))
    table = match.view()["table"]
    assert [len(row["landscapes"]) for row in table["rows"]] == [4] * rows
    assert all(landscape for row in table["rows"] for landscape in row["landscapes"])
    assert len([offer for offer in table["market"] if offer]) == 10
    assert len(table["palaces"]) == palaces
    if seats > 1:
        assert table["deck"] == deck
    state = position_of(match).state
    assert len(state.start_and_palace_pile.cards) == left  # type: ignore[attr-defined]
    assert not any(str(card) in str(table.keys()) for card in ("start_and_palace_pile",))


@clause("PRP-SETUP-07")
def test_only_the_landscape_of_the_top_card_is_shown() -> None:
    table = new(2).view()["table"]
    assert 1 < len(table["top"]) <= 4
    assert "cost" not in str(table["rows"])
    assert all("spaces" not in offer["card"] for offer in table["market"])


@clause("PRP-SETUP-07")
def test_of_the_cards_with_the_same_back_chance_says_which_it_was_when_it_is_turned() -> None:
    table = lay(deck=["orange purple", "blue blue"], tracks={0: [5] * 6}, market=(16, 40))
    assert box.TWINS[table.realm.top] == [3, 30, 40]
    table.play("build:16", hold=True)
    assert table.keys == ["structure:3", "structure:30"]  # 40 lies in the market
    table.play("structure:30")
    assert table.realm.market[0] == 30


@clause("PRP-SETUP-07")
def test_three_cards_of_different_kinds_and_letters_share_each_landscape() -> None:
    for cards in box.TWINS[1:]:
        assert len(cards) == 3
        assert len({box.KINDS[card] for card in cards}) == 3
        assert len({box.GUILD[card] for card in cards}) == 3


@clause("PRP-SETUP-20")
@pytest.mark.parametrize("seed", range(6))
def test_the_lowest_starting_number_begins(seed: int) -> None:
    match = new(3, seed)
    starts = [int(e.key.split(":")[1]) for e in match.log if e.key.startswith("start:")]
    assert match.decision.seat == starts.index(min(starts)) == match.view()["table"]["first"]
    told = [event for event in match.events if event.name == "start"]
    assert [(event.seat, event.facts) for event in told] == [
        (match.decision.seat, {"number": min(starts)})
    ]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('guild = "A"', 'guild = "E"', "guild"),
        ("cost = { orange = 2, purple = 2 }", "cost = { green = 2 }", "cost"),
        ("cost = { orange = 2, purple = 2 }", "cost = { orange = 5 }", "cost"),
        ('landscape = "20"', 'landscape = "21"', "landscape"),
        ('id = "1"', 'id = "99"', "id"),
        (
            'score = { rule = "pair", letters = "AB" }',
            'score = { rule = "pair", letters = "A" }',
            "score",
        ),
    ],
)
def test_a_card_that_can_t_be_is_named(old: str, new: str, field: str) -> None:
    text = load(box.PACKAGE, "cards.toml")
    assert old in text
    with pytest.raises(BadContent) as fault:
        box.Cards(
            text.replace(old, new, 1), load(box.PACKAGE, "queens.toml"),
            load(box.PACKAGE, "landscapes.toml"),
        )  # fmt: skip
    assert fault.value.field == field


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('spaces = ["yellow", "yellow"]', "spaces = []", "spaces"),
        ('spaces = ["yellow", "yellow"]', 'spaces = ["green"]', "spaces"),
        ('spaces = ["yellow", "yellow"]', f"spaces = {['pink'] * 5}", "spaces"),
        ('spaces = ["yellow", "yellow"]', 'spaces = ["yellow", "orange"]', "spaces"),
        ('id = "1"', 'id = "99"', "id"),
    ],
)
def test_a_landscape_that_can_t_be_is_named(old: str, new: str, field: str) -> None:
    text = load(box.PACKAGE, "landscapes.toml")
    assert old in text
    with pytest.raises(BadContent) as fault:
        box.read_landscapes("landscapes.toml", text.replace(old, new, 1))
    assert fault.value.field == field
