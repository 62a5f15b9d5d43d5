"""Apiary in the terminal: its words, how the seats stand, the board and the hives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from skep.tui import panel
from skep.tui.apiary import automa, board, results
from skep.tui.apiary.effects import Teller
from skep.tui.apiary.hive import hive_lines
from skep.tui.drawing import Drawing, Scene
from skep.words import Param

ITEMS = ("gain", "leave", "drop", "grow")
PIECES = (
    "benefit",
    "resource",
    "keep",
    "plant",
    "discard",
    "tile",
    "teach",
    "token",
    "faction",
    "mat",
    "seed",
    "planet",
    "explore",
    "dance",
)
KINDS = ("take", "reserve", "refresh")
EXPLAINED = ("benefit", "keep", "plant", "tile", "teach", "faction")
"""Options that say what their piece does."""


class ApiaryDrawing(Drawing):
    """Shows planets, actions, rows, the comb and each hive."""

    # Words

    def seat(self, seat: int) -> str:
        """The name of a seat; in solo, the second one is the opponent."""
        solo = self.seats == automa.PLAYER
        return self.say("automa") if solo and seat == automa.PLAYER else super().seat(seat)

    def piece(self, id: str) -> str:
        """The name of a tile, card or token."""
        return self.say(f"piece-{id}")

    def deed(self, id: str, upgraded: bool = False) -> str:
        """What a tile, card or token does."""
        return Teller(self.words).piece(id, upgraded)

    def ask(self, scene: Scene) -> str:
        """What is asked, and which piece or conversion asks it."""
        assert scene.decision is not None
        cause = self.cause(scene.decision.facts)
        asked = super().ask(scene)
        return f"{asked} ({cause})" if cause else asked

    def cause(self, facts: Mapping[str, str]) -> str:
        """The piece or conversion that asks, in words; empty if the question names it."""
        id = next((facts[name] for name in ("source", "for", "tile", "dance") if name in facts), "")
        if self.words.knows(f"{self.game}-piece-{id}"):
            deed = self.deed(id)
            return f"{self.piece(id)}: {deed}" if deed else self.piece(id)
        if self.words.knows(f"{self.game}-trade-{id}"):
            return self.trade(id)
        return self.say(f"item-{id}") if id in ("worker", "frame") else ""

    def option(self, key: str) -> str:
        verb, _, what = key.partition(":")
        first, _, more = what.partition(":")
        said = self.say(f"option-{verb}", what=what, name=self.named(verb, first), more=more)
        deed = self.deed(first) if verb in EXPLAINED else ""
        return f"{said}: {deed}" if deed else said

    def named(self, verb: str, first: str) -> str:
        """The thing that an option is about, in words."""
        if verb in ITEMS:
            return self.say(f"item-{first}")
        if verb in PIECES:
            return self.piece(first)
        if verb in KINDS:
            return self.say(f"kind-{first}")
        if verb == "place":
            return self.say(f"action-{first}")
        if verb == "worker":
            return self.place(first)
        if verb == "pod":
            return self.pod(first)
        if verb == "convert":
            return self.trade(first)
        if verb == "pay":
            return self.words.join(self.say(f"item-{item}") for item in first.split("+"))
        return first

    def place(self, name: str) -> str:
        """Where a worker is, as `active pool`, `Grow` or `Explore, last space`."""
        if self.words.knows(f"{self.game}-place-{name}"):
            return self.say(f"place-{name}")
        action, _, number = name.rpartition("-")
        if not number.isdigit():
            return self.say(f"action-{name}")
        return self.say("space", action=self.say(f"action-{action}"), number=int(number))

    def pod(self, name: str) -> str:
        """Where a pod of the comb lies, as `right pod 1`."""
        side, _, number = name.partition("-")
        return self.say("pod", side=self.say(f"place-{side}"), number=number)

    def trade(self, id: str) -> str:
        return self.piece(id) if id.startswith("dance-") else self.say(f"trade-{id}")

    def counts(self, goods: Mapping[str, int]) -> str:
        """Tokens as `2 pollen, 1 wax`."""
        if not goods:
            return self.say("item-nothing")
        return ", ".join(self.say(f"count-{item}", count=n) for item, n in goods.items())

    def event(self, event: Mapping[str, Any]) -> str:
        facts = dict(event["facts"])
        if event["name"] in ("drew", "kept"):
            facts.setdefault("card", "")
        said = {name: self.told(name, value) for name, value in facts.items()}
        if event["name"] == "gained":
            said["goods"] = self.counts({facts["item"]: facts["count"]})
        if "reason" in facts:
            said["because"] = self.say(f"end-{facts['reason']}")
        seat = self.seat(event["seat"]) if event["seat"] >= 0 else ""
        return self.say(f"event-{event['name']}", seat=seat, **said)

    def told(self, name: str, value: Any) -> Param:
        """A fact in words."""
        if name in ("tile", "token", "planet", "faction", "mat", "dance", "card"):
            return self.piece(value) if value else self.say("unseen")
        if name in ("cards", "tiles"):
            return ", ".join(self.piece(id) for id in value)
        if name == "item":
            return self.say(f"item-{value}")
        if name == "paid":
            return self.counts(value)
        if name == "row":
            return self.say(f"kind-{value}")
        if name in ("action", "place"):
            return self.say(f"{name}-{value}")
        if name == "trade":
            return self.trade(value)
        if name == "owner":
            return self.seat(value)
        if name == "pod":
            return self.pod(value) if value else self.say("no-pod")
        if name == "what":
            return self.option(value)
        return self.fact(value)

    # The standing

    def status(self, scene: Scene) -> list[str]:
        seats = [self.standing(scene, seat) for seat in range(len(scene.table["seats"]))]
        return [*seats, *automa.status(self, scene)]

    def standing(self, scene: Scene, seat: int) -> str:
        own = scene.table["seats"][seat]
        said = self.say(
            "status",
            points=scene.view["scores"][seat],
            favor=own["favor"],
            goods=self.counts(own["goods"]),
            workers=board.workers(own["workers"]),
            cards=own["hand"]["count"],
        )
        sign = ">" if scene.table["player"] == seat else " "
        return f"{sign} {self.player(scene, seat)}: {said}"

    # Pictures

    def rows(self, scene: Scene) -> list[str]:
        viewer = scene.view["viewer"]
        shown = [viewer] if viewer is not None else range(self.seats)
        hives = [line for seat in shown for line in hive_lines(self, scene, seat)]
        return [*board.lines(self, scene), *automa.lines(self, scene), *hives]

    def board(self, scene: Scene) -> RenderableType:
        options = [panel.line(self, scene, n) for n in range(1, len(scene.keys) + 1)]
        return panel.stacked([Text(line) for line in self.rows(scene)], options)

    def legend(self, scene: Scene, plain: bool) -> list[str]:
        return [self.say("legend")]

    # Results of solo matches

    def results(self) -> list[dict[str, Any]]:
        return [level._asdict() for level in results.Results().levels()]

    def results_lines(self) -> list[str]:
        return results.told(results.Results(), self.words)

    def remember(self, scene: Scene) -> list[str]:
        """How solo matches have gone so far; only a person's own matches count."""
        played = scene.table["automa"] and scene.players == ("you",)
        return results.remember(scene, self.words) if played else []

    def result(self, scene: Scene) -> str:
        if scene.table["automa"]:
            return automa.result(self, scene)
        return super().result(scene)
