"""Ambrosia in the terminal: its words, its standing, the meadow above the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from skep.tui import panel
from skep.tui.ambrosia import meadow
from skep.tui.drawing import Drawing, Scene
from skep.words import Param

COLORS = ("amber", "blue", "red", "violet")
FRAME = 8
"""Lines around the picture: title, what happened, what is asked."""
COLOR_VERBS = ("rob", "start", "last")
BEE_VERBS = ("talent", "pick", "add", "next")
FLIGHTS = ("move", "takeover", "leap")
UNDER = 8
"""On a space, bees with this number or a higher one are covered."""


class AmbrosiaDrawing(Drawing):
    """Shows up to four swarms on the meadow."""

    def seat(self, seat: int) -> str:
        return self.say("color", color=COLORS[seat % len(COLORS)])

    # Words

    def ask(self, scene: Scene) -> str:
        assert scene.decision is not None
        asked = super().ask(scene)
        color = scene.decision.facts.get("color", "")
        playing = scene.table["phase"] == "playing"
        if not playing or color == COLORS[scene.decision.seat]:
            return asked
        return self.say("ask-for", ask=asked, color=color)

    def option(self, key: str) -> str:
        verb, _, what = key.partition(":")
        return self.say(f"option-{verb}", **self.facts_of(verb, what))

    def facts_of(self, verb: str, what: str) -> dict[str, Param]:
        """The parameters of an option's message, from its key."""
        if verb in COLOR_VERBS:
            return {"color": COLORS[int(what)]}
        if verb in BEE_VERBS:
            return {"bee": what, "what": what}
        if verb == "event":
            return {"what": self.say(f"card-{what}")}
        if verb == "tunnel":
            return {"count": int(what)}
        if verb in FLIGHTS:
            numbers = [int(part) for part in what.split(",")]
            count: dict[str, Param] = {"count": numbers[1]} if len(numbers) == 3 else {}
            return {"from": str(numbers[0]), "to": str(numbers[-1]), **count}
        if "," in what:
            at, bee = (int(part) for part in what.split(","))
            return {"at": str(at), "place": self.place(bee)}
        return {"what": what, "at": what}

    def place(self, bee: int) -> str:
        """Where in its group a bee lies."""
        if bee >= UNDER:
            return self.say("option-place-under")
        return self.say("option-place-top", number=str(bee + 1))

    def event(self, event: Mapping[str, Any]) -> str:
        facts = {name: self.plain(fact) for name, fact in event["facts"].items()}
        if event["name"] == "event":
            card = event["facts"]["event"]
            facts |= {"card": self.say(f"card-{card}"), "about": self.say(f"card-{card}-about")}
        if event["name"] == "over":
            facts["because"] = self.say(f"end-{facts['reason']}")
        return self.say(f"event-{event['name']}", **facts)

    def plain(self, fact: Any) -> Param:
        """A fact as words can use it: a list as its members, yes or no as a word."""
        if isinstance(fact, list):
            return ", ".join(str(part) for part in fact)
        return fact if type(fact) is int else str(fact)

    def effect(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> str:
        color = before["player"]
        was, now = before["colors"][color], after["colors"][color]
        gain = now["points"] - was["points"]
        if now["scorings"] > was["scorings"]:
            return self.say("effect-scores", points=gain)
        if gain > 0:
            return self.say("effect-points", points=gain)
        if before["phase"] == "playing" and now["worth"] != was["worth"]:
            return self.say("effect-worth", worth=now["worth"])
        return ""

    # The standing

    def status(self, scene: Scene) -> list[str]:
        seats = range(len(scene.table["colors"]))
        return [*(self.standing(scene, seat) for seat in seats), *self.common(scene)]

    def standing(self, scene: Scene, seat: int) -> str:
        color = scene.table["colors"][seat]
        last = scene.table["hives"] + 1
        said = self.say(
            "status",
            points=color["points"],
            jelly=color["jelly"],
            scorings=color["scorings"],
            last=last,
            worth=color["worth"],
        )
        return f"{self.player(scene, seat)}, {said}"

    def common(self, scene: Scene) -> list[str]:
        """The open card, the direction of flight, and how close the stop rule is."""
        table, said = scene.table, []
        if table["event"]:
            card = table["event"]
            about = self.say(f"card-{card}-about")
            said.append(self.say("card-open", card=self.say(f"card-{card}"), about=about))
        if table["direction"] < 0:
            said.append(self.say("direction", way="back"))
        if table["calm"] * 2 > table["calm_limit"]:
            said.append(self.say("calm", left=table["calm_limit"] - table["calm"]))
        return [" ".join(said)] if said else []

    def heading(self, scene: Scene) -> list[Text]:
        lines: list[Text] = []
        for seat in range(len(scene.table["colors"])):
            text = Text(f"{meadow.COLOR[seat]} ", f"bold {meadow.PAINT[seat]}", no_wrap=True)
            lines.append(text.append(self.standing(scene, seat)))
        return [*lines, *(Text(line) for line in self.common(scene))]

    # The meadow

    def rows(self, scene: Scene) -> list[str]:
        spaces = scene.table["spaces"]
        if not spaces:
            return []
        return [f"{self.say('rows')}:", *(self.row(space) for space in spaces)]

    def row(self, space: Mapping[str, Any]) -> str:
        """A space in words."""
        special = f", {self.say('space-' + space['special'])}" if space["special"] else ""
        facts: dict[str, Param] = {"at": str(space["at"]), "value": str(space["counts"])}
        if space["group"] is None:
            return self.say("row-empty", special=special, **facts)
        parts = [self.group(space["group"])]
        if None not in space["group"]["bees"] and space["group"]["count"] > 1:
            names = [self.say(f"bee-{bee}") for bee in space["group"]["bees"]]
            parts.append(self.say("order", bees=", ".join(names)))
        if space["under"]:
            under = space["under"]
            parts.append(self.say("under", count=under["count"], color=COLORS[under["color"]]))
        return self.say("row", special=special, group="; ".join(parts), **facts)

    def group(self, group: Mapping[str, Any]) -> str:
        color = COLORS[group["color"]]
        return self.say("group", color=color, count=group["count"], bee=group["bees"][0])

    def board(self, scene: Scene) -> RenderableType:
        drawn = [*meadow.picture(scene), *self.own_groups(scene)]
        drawn.append(Text())
        room = max(6, scene.height - FRAME - len(drawn) - len(scene.table["colors"]))
        options = panel.beside(self, scene, scene.width, room)
        return panel.stacked(drawn, self.short(scene) if options is None else options)

    def own_groups(self, scene: Scene) -> list[Text]:
        """The groups that the viewer may look into, other than single bees."""
        found = [
            f"{space['at']}: {meadow.letters(space['group'])}"
            for space in scene.table["spaces"]
            if space["group"] and space["group"]["count"] > 1 and None not in space["group"]["bees"]
        ]
        return [Text("   ".join(found), meadow.QUIET)] if found else []

    def short(self, scene: Scene) -> list[Text]:
        """The options by number and key only, in as many columns as fit."""
        keys = [f"{number} {key}" for number, key in enumerate(scene.keys, 1)]
        wide = max((len(key) for key in keys), default=1) + 2
        per_row = max(1, scene.width // wide)
        rows = [keys[at : at + per_row] for at in range(0, len(keys), per_row)]
        return [Text("".join(key.ljust(wide) for key in row), no_wrap=True) for row in rows]

    def legend(self, scene: Scene, plain: bool) -> list[str]:
        limit = self.say("stop-rule", limit=scene.table["calm_limit"])
        own = [self.say("once-a-turn")] if scene.table["side"] == "back" else []
        if plain:
            return [self.say("reading"), *own, limit]
        spaces = [self.say("legend-spaces")] if scene.table["side"] == "back" else []
        return [self.say("legend"), *spaces, self.say("reading"), *own, limit]
