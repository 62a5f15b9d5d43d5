"""Laying a table for a test: bees by space, the rest by name, and play from there.

    lay({3: "A:Tnn", 5: "B:n", 7: "A:n/B:n"})

Amber has a group of three on space 3, the Turbo Bee on top and two normal bees beneath; on 7 one
of its bees covers one of Blue. Letters: A B R V are the colors; n normal, G Guardian, C Collector,
H Heavyweight, T Turbo, R Rebel, B Berserker, D Drone, S Saboteur, O Organizer. Every space is a
plain flower worth 1, unless `values` and `special` say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import skep
from skep.games.ambrosia import GAME
from skep.games.ambrosia.box import LISTED, SPACES_OF_PART
from skep.games.ambrosia.pieces import (
    COLORS,
    EVENTS,
    KINDS,
    SPACES,
    SPECIALS,
    listed,
    stacked,
)  # fmt: skip
from skep.games.ambrosia.ring import Ring
from skep.games.ambrosia.rules.event_cards import put_in_force
from skep.games.ambrosia.rules.scoring import position_points
from skep.games.ambrosia.state import PLAYING, Meadow
from skep.kernel.position import Position
from skep.kernel.script import Event

LETTERS = ".nGCHTRBDSO"
"""The letter of each kind of bee."""
SEATS = "ABRV"
Bees = Mapping[int, str]


def kinds(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


class Table:
    """A position, and how a test speaks of it."""

    def __init__(self, position: Position) -> None:
        self.position = position

    @property
    def meadow(self) -> Meadow:
        assert isinstance(self.position.state, Meadow)
        return self.position.state

    # What is asked

    @property
    def keys(self) -> list[str]:
        """What is offered now, each key once."""
        name = self.meadow.prompt.key
        return [name(self.meadow, code) for code in sorted(set(self.position.options))]

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def prompt(self) -> str:
        return "" if self.over else self.meadow.prompt.name

    def offers(self, key: str) -> bool:
        return key in self.keys

    def moves(self) -> list[str]:
        """The moves that are offered, without their verb."""
        return [key.partition(":")[2] for key in self.keys if key.startswith("move:")]

    def why(self, key: str) -> str:
        """The clause that forbids a key."""
        assert not self.offers(key), f"{key} is offered"
        return self.meadow.prompt.why(self.meadow, key)

    def play(self, *keys: str) -> Table:
        """Answer with these keys, one after the other."""
        for key in keys:
            assert self.offers(key), f"{key} is not offered at {self.prompt}: {self.keys}"
            codes = {
                self.meadow.prompt.key(self.meadow, code): code for code in self.position.options
            }
            self.position.answer(codes[key])
        return self

    def tells(self, *keys: str) -> list[Event]:
        """What is told while these keys are played."""
        self.meadow.recording = True
        before = len(self.meadow.recorded_events)
        return self.play(*keys).meadow.recorded_events[before:]

    def plays(self, *keys: str) -> Table:
        """The same on a twin, so that this table stays as it is."""
        return Table(self.position.clone()).play(*keys)

    def match(self) -> skep.Match:
        """A match that has come to this table."""
        mode = "back" if self.meadow.back else "front"
        match = skep.new("ambrosia", seats=self.meadow.seats, seed=1, mode=mode)
        match._position = self.position.clone()
        match._decisions = {}
        return match

    # What lies there

    def at(self, space: int) -> str:
        """What lies on a space, as `lay` takes it; empty if nothing does."""
        meadow = self.meadow
        if meadow.owner[space] < 0:
            return ""
        said = _said(meadow.owner[space], meadow.bees[space])
        under = meadow.covered_bees[space]
        return f"{said}/{_said(meadow.covered_color[space], under)}" if under else said

    @property
    def bees(self) -> dict[int, str]:
        """All that lies on the meadow."""
        return {at: self.at(at) for at in range(len(self.meadow.owner)) if self.at(at)}

    @property
    def points(self) -> list[int]:
        return self.meadow.points

    @property
    def jelly(self) -> list[int]:
        return self.meadow.jelly

    @property
    def hives(self) -> list[str]:
        return ["".join(LETTERS[kind] for kind in hives) for hives in self.meadow.hives]

    @property
    def event(self) -> str:
        return EVENTS[self.meadow.event]

    @property
    def player(self) -> int:
        return self.meadow.player

    def waiting(self, color: int = 0) -> str:
        return "".join(LETTERS[k] for k in SPECIALS if self.meadow.waiting[color] >> k & 1)

    def worth(self, color: int = 0) -> int:
        """What a scoring would bring the color now."""
        return position_points(self.meadow, color)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def reason(self) -> str:
        return GAME.reason(self.meadow)


def _said(color: int, bees: int) -> str:
    return f"{SEATS[color]}:{''.join(LETTERS[kind] for kind in listed(bees))}"


def lay(
    bees: Bees,
    *,
    seats: int = 2,
    player: int = 0,
    values: Mapping[int, int] | None = None,
    special: Mapping[int, str] | None = None,
    pairs: Mapping[int, str] | None = None,
    event: str = "",
    events: bool = False,
    points: Sequence[int] = (),
    jelly: Sequence[int] = (),
    scorings: Sequence[int] = (),
    waiting: Mapping[int, str] | None = None,
    calm: int = 0,
    ask: bool = False,
    literal: bool = False,
    opened: bool = False,
) -> Table:
    """A table at the start of a turn of `player`.

    `special` names special spaces, `pairs` the colors of holes; a table with an event has cards.
    Each color has had so many `scorings`, and as many normal bees stand on its hives.
    """
    mode = "back" if special else "front"
    table: dict[str, str | int | bool] = {
        "events": bool(event) or events, "meadow": "listed", "ask": ask,
        "advanced": "collector" if literal else "turbo", "stacks": "open" if opened else "closed",
    }  # fmt: skip
    meadow = GAME.setup(GAME.settle(mode, seats, table))
    meadow.lay_ring(LISTED[seats][:])
    meadow.ring = ring(seats, values or {}, special or {}, pairs or {})
    meadow.starting_stacks = [0] * seats
    put(meadow, bees)
    for color, letters in (waiting or {}).items():
        meadow.waiting[color] = sum(1 << kind for kind in kinds(letters))
    count(meadow, points, jelly, scorings)
    meadow.phase = PLAYING
    meadow.player = player
    meadow.turns_without_scoring = calm
    if event:
        assert meadow.deck is not None
        assert meadow.turned is not None
        meadow.deck.take(EVENTS.index(event))
        meadow.turned.put(EVENTS.index(event))
        put_in_force(meadow, EVENTS.index(event))
    return Table(Position.start(GAME, meadow))


def count(
    meadow: Meadow, points: Sequence[int], jelly: Sequence[int], scorings: Sequence[int]
) -> None:
    for color, have in enumerate(points):
        meadow.points[color] = meadow.highest_points[color] = meadow.points_by_source[color][0] = (
            have
        )
    for color, have in enumerate(jelly):
        meadow.jelly[color] = have
    for color, have in enumerate(scorings):
        meadow.scorings[color] = have
        meadow.hives[color] = [1] * have


def ring(
    seats: int, values: Mapping[int, int], special: Mapping[int, str], pairs: Mapping[int, str]
) -> Ring:
    """A ring of flowers worth 1, but for what is said."""
    spaces = range(len(LISTED[seats]) * SPACES_OF_PART)
    names = [special.get(at, "") for at in spaces]
    return Ring(
        [values.get(at, 1) for at in spaces],
        [SPACES.index(name) for name in names],
        [pairs.get(at, "red") if names[at] == "hole" else "" for at in spaces],
    )


def put(meadow: Meadow, bees: Bees) -> None:
    """Bees onto the meadow; special ones no longer wait."""
    for at, said in bees.items():
        for part in reversed(said.split("/")):
            color, _, letters = part.partition(":")
            seat = SEATS.index(color)
            meadow.land(seat, at, stacked(kinds(letters)), len(letters))
            for kind in kinds(letters):
                if kind in SPECIALS:
                    assert meadow.waiting[seat] >> kind & 1, f"two of {KINDS[kind]}"
                    meadow.waiting[seat] -= 1 << kind


def new(seats: int = 2, mode: str = "front", **settings: str | int | bool) -> Table:
    """A match before its first decision, chance's included."""
    return Table(Position.start(GAME, GAME.setup(GAME.settle(mode, seats, settings))))


def started(seats: int = 2, mode: str = "front", first: int = 0, **more: str | bool) -> Table:
    """A match with the parts as listed, up to the first pick of a special bee."""
    return new(seats, mode, meadow="listed", **more).play(f"start:{first}")


def played_out(
    mode: str, seed: int, seats: int = 2, events: bool = True, **settings: str | bool
) -> Iterator[Table]:
    """A random match from its first decision to its end; kinds of answers come equally often."""
    rng = Random(f"{mode} {seed} {seats}")
    table = new(seats, mode, events=events, **settings)
    yield table
    while not table.over:
        keys = table.keys
        verb = rng.choice(sorted({key.partition(":")[0] for key in keys}))
        table.play(rng.choice([key for key in keys if key.partition(":")[0] == verb]))
        yield table


__all__ = ["COLORS", "Table", "lay", "new", "played_out", "started"]
