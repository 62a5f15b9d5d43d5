"""Hivernation in the terminal: its words, its standing, the hive beside the options."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from skep.tui import panel
from skep.tui.drawing import Drawing, Scene
from skep.tui.hivernation import hive

SIDES = ("workers", "drones")
FRAME = 8
"""Lines around the hive: title, sides, what happened, what is asked."""


class HivernationDrawing(Drawing):
    """Shows Workers and Drones around Queen Zizi."""

    def side(self, side: int) -> str:
        return self.say("side", side=SIDES[side % 2])

    def seat(self, seat: int) -> str:
        name = self.side(seat)
        return name if self.seats == 2 else f"{name} ({super().seat(seat)})"

    def event(self, event: Mapping[str, Any]) -> str:
        facts = dict(event["facts"])
        facts.setdefault("tile", "hidden")
        if event["name"] == "pesticide":
            facts["all"] = [*facts["cells"], *facts["cut"]]
        if event["name"] == "over":
            facts["because"] = self.say(f"end-{facts['reason']}")
        return super().event({**event, "facts": facts})

    def effect(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> str:
        side = seat % 2
        own, other = after["bees"][side], after["bees"][1 - side]
        flips = before["bees"][1 - side] - other
        if before["bees"] == after["bees"] or after["lifted"]:
            return ""
        if own - before["bees"][side] == flips + 1:  # a bee, and what it flips
            return self.say("effect-flips", count=flips) if flips else ""
        return self.say("effect-count", own=own, other=other)

    # The standing

    def status(self, scene: Scene) -> list[str]:
        sides = [f"{self.members(scene, side)}: {self.standing(scene, side)}" for side in (0, 1)]
        return [*sides, *self.common(scene)]

    def heading(self, scene: Scene) -> list[Text]:
        chips = [hive.chip("worker"), hive.chip("drone"), Text("   ")]
        return [chip.append(f" {line}") for chip, line in zip(chips, self.status(scene))]

    def members(self, scene: Scene, side: int) -> str:
        players = [self.words.say(f"player-{name}") for name in scene.players[side::2]]
        return f"{self.side(side)} ({', '.join(players)})"

    def standing(self, scene: Scene, side: int) -> str:
        table = scene.table
        counts = self.say("status", bees=table["bees"][side], reserve=table["reserve"][side])
        return f"{counts}, {self.hand(table['hands'][side])}" if table["hands"] else counts

    def hand(self, hand: Mapping[str, Any]) -> str:
        if not hand["count"]:
            return self.say("hand-empty")
        if hand["tiles"] is None:
            return self.say("hand-hidden", count=hand["count"])
        return self.say("hand", tiles=self.tiles(hand["tiles"]))

    def tiles(self, counts: Mapping[str, int]) -> str:
        return ", ".join(self.say("tiles", tile=t, count=n) for t, n in counts.items())

    def common(self, scene: Scene) -> list[str]:
        """The stack, the discard pile, and how near the end is; one line or none."""
        table, said = scene.table, []
        if table["mode"] == "arcade":
            said.append(self.say("stack", count=table["stack"]))
            if table["discard"]:
                said.append(self.say("discard", tiles=self.tiles(table["discard"])))
            if table["final"] and not scene.view["over"]:
                said.append(self.say("final"))
        if table["phase"] == "moving":
            said.append(self.say("moving", moves=table["moves"], calm=table["calm"]))
        return [" ".join(said)] if said else []

    # The hive

    def rows(self, scene: Scene) -> list[str]:
        tiles = sorted(scene.table["hive"], key=lambda tile: (tile["at"][1], tile["at"][0]))
        rows = [
            self.say("row", row=str(row), tiles="; ".join(self.tile(tile) for tile in found))
            for row, found in groupby(tiles, lambda tile: tile["at"][1])
        ]
        return [f"{self.say('rows')}:", *rows]

    def tile(self, tile: Mapping[str, Any]) -> str:
        more = tile["under"] or ("paw" if tile["paw"] else "")
        piece = f"{tile['tile']}-{more}" if more else tile["tile"]
        return f"{self.say('piece', piece=piece)} {self.fact(tile['at'])}"

    def board(self, scene: Scene) -> RenderableType:
        drawn = hive.picture(scene, scene.width, scene.height - FRAME)
        if not drawn:
            return panel.stacked([Text(line) for line in self.rows(scene)], self.short(scene))
        wide = hive.wide(drawn)
        side = panel.beside(self, scene, scene.width - wide - panel.GAP, max(len(drawn), 8))
        if side is None:
            return panel.stacked(drawn, self.short(scene))
        return panel.joined(drawn, wide, side)

    def short(self, scene: Scene) -> list[Text]:
        """The options that are not places, and how the places are picked."""
        places = sorted(hive.numbers(scene).values())
        others = [n for n in range(1, len(scene.keys) + 1) if n not in places]
        said = [panel.line(self, scene, number) for number in others]
        if places:
            text = self.say("places", count=len(places), first=places[0], last=places[-1])
            said.append(Text(f"  {text}", style=hive.QUIET))
        return said

    def legend(self, scene: Scene, plain: bool) -> list[str]:
        if plain:
            return [self.say("neighbors")]
        signs = hive.signs(scene)
        legend = self.say("legend", paw=signs.paw, last=signs.last, flipped=signs.flipped)
        return [legend, self.say("reading")]

    def result(self, scene: Scene) -> str:
        bees = scene.table["bees"]
        most, least = max(bees), min(bees)
        if most == least:
            return self.say("result-draw", most=most)
        return self.say("result-win", side=SIDES[bees.index(most)], most=most, least=least)
