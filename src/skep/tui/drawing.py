"""How a game is shown in the terminal. This plain drawing serves any game by listing its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from skep.kernel.decision import Decision
from skep.words import Param, Words


class Scene(NamedTuple):
    """What to show: the table as one seat sees it, what is asked, what just happened."""

    view: dict[str, Any]
    decision: Decision | None
    latest: list[dict[str, Any]]
    effects: dict[str, str]
    """What an option would do, by key."""
    players: tuple[str, ...]
    width: int = 80
    height: int = 24
    ascii: bool = False
    sheet: tuple[dict[str, Any], ...] = ()
    """The scores line by line, as the match has them."""

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["table"]
        return found

    @property
    def keys(self) -> list[str]:
        return self.decision.keys if self.decision else []


class Drawing:
    """Shows one game in one language."""

    secrets = True
    """Whether one seat may know what another may not; if not, the screen need not be hidden between
    people."""

    def __init__(self, game: str, words: Words, seats: int) -> None:
        self.game = game
        self.words = words
        self.seats = seats

    # Words

    def say(self, id: str, /, **params: Param) -> str:
        """One of the game's own messages."""
        return self.words.say(f"{self.game}-{id}", **params)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.words.say("seat-name", seat=seat)

    def player(self, scene: Scene, seat: int) -> str:
        """The name of a seat, and who sits there."""
        player = self.words.say(f"player-{scene.players[seat]}")
        return self.words.say("seat-line", name=self.seat(seat), player=player)

    def title(self, scene: Scene) -> str:
        mode = self.say(f"mode-{scene.view['settings']['mode']}")
        return self.words.say("table-opening", game=self.words.say(self.game), mode=mode)

    def ask(self, scene: Scene) -> str:
        """What is asked of the seat, in a sentence."""
        assert scene.decision is not None
        facts = {"mode": str(scene.view["settings"]["mode"]), **scene.decision.facts}
        asked = self.say(f"ask-{scene.decision.prompt}", **facts)
        return self.words.say("turn-of", name=self.seat(scene.decision.seat), ask=asked)

    def option(self, key: str) -> str:
        """An option in words."""
        verb, _, what = key.partition(":")
        return self.say(f"option-{verb}", what=what)

    def event(self, event: Mapping[str, Any]) -> str:
        """Something that happened, in a sentence."""
        facts = {name: self.fact(value) for name, value in event["facts"].items()}
        return self.say(f"event-{event['name']}", seat=self.seat(event["seat"]), **facts)

    def fact(self, value: Any) -> Param:
        """A fact of an event as text: a place as `1,0`, several as a list."""
        if not isinstance(value, list | tuple):
            return value if isinstance(value, int) else str(value)
        if value and all(isinstance(part, int) for part in value):
            return ",".join(str(part) for part in value)
        return "; ".join(self.places(value))

    def places(self, value: Sequence[Any]) -> list[str]:
        """All places in a list, however nested."""
        if value and isinstance(value[0], int):
            return [",".join(str(part) for part in value)]
        return [place for part in value for place in self.places(part)]

    def effect(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> str:
        """What an option would do, from the tables before and after it; empty if it needs no
        words."""
        return ""

    # What is kept from match to match

    def results(self) -> list[dict[str, Any]]:
        """How matches of this game ended on this machine, for programs; empty if none are kept."""
        return []

    def results_lines(self) -> list[str]:
        """The same in sentences."""
        return []

    # Pictures

    def status(self, scene: Scene) -> list[str]:
        """The standing of the seats, one line each."""
        points = scene.view["scores"]
        return [self.score(scene, seat, points[seat]) for seat in range(len(points))]

    def score(self, scene: Scene, seat: int, points: int) -> str:
        return self.words.say("score-line", name=self.player(scene, seat), points=points)

    def sheet(self, scene: Scene) -> list[str]:
        """The scores in detail, for `score`; the status if a game has no more."""
        return self.status(scene)

    def heading(self, scene: Scene) -> list[Text]:
        """The status, above the picture."""
        return [Text(line) for line in self.status(scene)]

    def rows(self, scene: Scene) -> list[str]:
        """The table as lines, for `--plain`."""
        return [f"{name}: {value}" for name, value in _flat("", scene.table)]

    def board(self, scene: Scene) -> RenderableType:
        """The table as a picture."""
        return Group(*(Text(line) for line in self.rows(scene)))

    def legend(self, scene: Scene, plain: bool) -> list[str]:
        """How to read the picture, or the plain rows."""
        return []

    # The end

    def remember(self, scene: Scene) -> list[str]:
        """Store what is kept from match to match on this machine, and say it."""
        return []

    def result(self, scene: Scene) -> str:
        """Who won."""
        ranks: list[int] = scene.view["ranks"]
        first = [self.seat(seat) for seat, rank in enumerate(ranks) if rank == 1]
        if len(first) == 1:
            return self.words.say("result-win", name=first[0])
        return self.words.say("result-draw", names=self.words.join(first))


def _flat(name: str, value: Any) -> list[tuple[str, str]]:
    """A view as pairs of name and value, leaving out what is empty."""
    if isinstance(value, dict):
        parts = [(f"{name} {key}".strip(), part) for key, part in value.items()]
        return [line for key, part in parts for line in _flat(key, part)]
    if isinstance(value, list) and any(isinstance(part, dict | list | tuple) for part in value):
        return [line for at, part in enumerate(value) for line in _flat(f"{name} {at}", part)]
    if isinstance(value, list | tuple):
        value = ", ".join(str(part) for part in value)
    return [] if value in (None, "") else [(name, str(value))]
