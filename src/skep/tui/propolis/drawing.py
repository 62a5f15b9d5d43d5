"""Propolis in the terminal: rows, market and boards, in color or as lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from skep.games.propolis.pieces import PALACE
from skep.games.propolis.view import card_view
from skep.tui import panel
from skep.tui.drawing import Drawing, Scene
from skep.tui.propolis import realm
from skep.tui.propolis.achievements import Achievements

OPPONENT = 1
ROW = 5
"""Structures in a row of the market."""
MAX_OPTION_ROWS = 12
"""Lines for the options below the picture."""


class PropolisDrawing(Drawing):
    """Shows colonies, their hives and what lies between them."""

    secrets = False

    # Words

    def seat(self, seat: int) -> str:
        return self.say("opponent") if self.seats == 1 and seat == OPPONENT else super().seat(seat)

    def resource(self, name: str) -> str:
        return self.say("resource", resource=name)

    def counted(self, numbers: Mapping[str, int]) -> str:
        """`yellow ×2, blue`, or nothing."""
        named = [(self.resource(name), number) for name, number in numbers.items() if number]
        said = [f"{name} ×{number}" if number > 1 else name for name, number in named]
        return ", ".join(said) or self.say("nothing")

    def listed(self, names: list[str]) -> str:
        return self.counted({name: names.count(name) for name in dict.fromkeys(names)})

    def score_rule(self, score: Mapping[str, Any]) -> str:
        params = {
            "points": score["points"],
            "resource": score["color"],
            "letters": score["letters"],
        }
        return self.say(f"scores-{score['rule']}", **params)

    def brings(self, card: Mapping[str, Any]) -> str:
        """What a card gives and scores, in words."""
        said = []
        if card["permanents"]:
            said.append(self.say("brings-permanent", resources=self.counted(card["permanents"])))
        if card["gives_workers"]:
            said.append(self.say("brings-workers", count=card["gives_workers"]))
        if card["gives_any"]:
            said.append(self.say("brings-any", count=card["gives_any"]))
        if card["score"]:
            said.append(self.score_rule(card["score"]))
        return ", ".join(said)

    def card(self, card: Mapping[str, Any]) -> str:
        """A card in words."""
        number, guild = card["number"], card["guild"]
        cost = self.counted(card["cost"])
        if card["kind"] == "palace":
            return self.say(
                "palace-card",
                number=number,
                cost=cost,
                workers=self.crew(card),
                points=self.say("points", count=card["points"]),
            )
        if card["kind"] == "start":
            return self.say("start-card", number=number, guild=guild, brings=self.brings(card))
        if card["workers"]:
            cost = f"{cost}, {self.crew(card)}"
        return self.say("card", number=number, guild=guild, cost=cost, brings=self.brings(card))

    def crew(self, card: Mapping[str, Any]) -> str:
        return self.say("workers", count=card["workers"])

    def option(self, key: str) -> str:
        verb, _, what = key.partition(":")
        params: dict[str, str | int] = {"what": what}
        if verb == "build":
            params["card"] = self.card(card_view(int(what), 0))
        elif verb == "palace":
            card = PALACE + int(what)
            params["card"] = self.card(card_view(card, card_view(card, 0)["score"]["points"]))  # type: ignore[index]
        elif verb == "trade":
            names = what.split(">")
            params["from"], params["to"] = self.resource(names[0]), self.resource(names[1])
        elif verb in ("gain", "gather"):
            params["what"] = self.resource(what)
        elif verb == "pay":
            _, track, wild = what.split(",")
            params["track"], params["wild"] = int(track), int(wild)
        elif verb == "mark" and what != "none":
            params["achievement"] = self.say(f"achievement-{what}")
        return self.say(f"option-{verb}", **params)

    def event(self, event: Mapping[str, Any]) -> str:
        facts = dict(event["facts"])
        if "resources" in facts:
            facts["resources"] = self.listed(facts["resources"])
        if "workers" in facts:
            facts["crew"] = self.say("workers", count=facts["workers"])
        if "reason" in facts:
            facts["because"] = self.say(f"end-{facts['reason']}")
        if "strengths" in facts:
            facts["strengths"] = ":".join(str(number) for number in facts["strengths"])
        if event["name"] == "traded":
            facts["from"], facts["to"] = self.resource(facts["from"]), self.resource(facts["to"])
        if event["name"] == "fortified":
            facts["what"] = self.resource(facts["what"])
        if event["name"] == "achieved":
            facts["numbers"] = ", ".join(str(number) for number in facts["numbers"])
        if event["name"] == "opponent":
            facts["hindrances"] = self.hindrances(facts["why"])
            facts["action"] = self.deed(facts["deed"], facts["where"])
        return super().event({**event, "facts": facts})

    def fact(self, value: Any) -> str | int:
        if isinstance(value, list) and value and isinstance(value[0], str):
            return ", ".join(value)
        return super().fact(value)

    def hindrances(self, reasons: list[str]) -> str:
        return "; ".join(self.say("hindrance", why=why) for why in reasons)

    def deed(self, deed: str, where: int) -> str:
        if deed == "deploy-color":
            names = ("yellow", "orange", "pink", "purple", "blue")
            return self.say("deed", deed=deed, resource=names[where], row=0)
        return self.say("deed", deed=deed, resource="", row=where)

    def effect(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> str:
        """What an option pays, gains and scores at once."""
        old, new = before["sides"][seat], after["sides"][seat]
        change = {name: new["tracks"][name] - number for name, number in old["tracks"].items()}
        pays = {name: -number for name, number in change.items() if number < 0}
        gains = {name: number for name, number in change.items() if number > 0}
        said = [self.say("effect-pays", resources=self.counted(pays))] if pays else []
        if gains:
            said.append(self.say("effect-gains", resources=self.counted(gains)))
        if new["score"] > old["score"]:
            said.append(self.say("effect-scores", points=new["score"] - old["score"]))
        return ", ".join(said)

    # The standing

    def status(self, scene: Scene) -> list[str]:
        table = scene.table
        sides = [
            f"{self.player(scene, seat)}: {self.board_line(table['sides'][seat])}"
            for seat in range(self.seats)
        ]
        return [*sides, *self.opponent_lines(table), *self.common(scene)]

    def heading(self, scene: Scene) -> list[Text]:
        lines = self.status(scene)
        inked = [Text(line) for line in lines]
        for seat in range(self.seats):
            inked[seat].stylize(realm.SIDES[seat], 0, len(self.player(scene, seat)))
        return inked

    def board_line(self, side: Mapping[str, Any]) -> str:
        banners = (
            "".join(
                letter * number for letter, number in side["banners"].items() if letter != "wild"
            )
            + "*" * side["banners"]["wild"]
        )
        return self.say(
            "side-line",
            points=self.say("points", count=side["score"]),
            cards=self.say("cards", count=len(side["hive"])),
            tracks=self.counted(side["tracks"]),
            permanents=self.counted(side["permanents"]),
            banners=banners,
            personal=side["personal"],
            out=side["out"],
            central=side["central"],
        )

    def opponent_lines(self, table: Mapping[str, Any]) -> list[str]:
        found = table["opponent"]
        if not found:
            return []
        side = table["sides"][OPPONENT]
        line = self.say(
            "opponent-line",
            cards=self.say("cards", count=found["cards"]),
            deck=found["deck"],
            personal=side["personal"],
            out=side["out"],
            **{"pass": min(2, found["passes"] + 1)},
        )
        lines = [f"{self.say('opponent')}: {line}"]
        if found["card"]:
            deed = found["actions"][min(found["half"], 1)]
            said = self.say("deed", deed=deed["deed"], resource=deed["color"], row=deed["row"])
            lines.append(
                self.say(
                    "opponent-did",
                    half=found["half"],
                    card=found["card"],
                    deed=said,
                    why=self.hindrances(found["why"]),
                )
            )
        return lines

    def common(self, scene: Scene) -> list[str]:
        """The deck and how near the end is."""
        table = scene.table
        top = ", ".join(self.resource(name) for name in table["top"])
        name = "piles" if top else "piles-empty"
        said = [self.say(name, deck=table["deck"], top=top, discard=table["discard"])]
        if table["last_round"] and not scene.view["over"]:
            said.append(self.say("last-round"))
        if table["opponent"] and table["achievements"] and table["phase"] == "marking":
            numbers = ", ".join(str(number) for number in table["achievements"])
            said.append(self.say("achieved", numbers=numbers))
        return [" ".join(said)]

    # The table

    def standing(self, row: Mapping[str, Any]) -> str:
        strengths = ":".join(str(number) for number in row["strengths"])
        if row["leader"] is not None:
            return self.say("row-leads", strengths=strengths, name=self.seat(row["leader"]))
        return self.say("row-tied" if row["full"] else "row-standing", strengths=strengths)

    def rows(self, scene: Scene) -> list[str]:
        table = scene.table
        said = [
            self.say(
                "row-line",
                row=row["row"],
                standing=self.standing(row),
                landscapes="; ".join(self.landscape(each) for each in row["landscapes"]),
            )
            for row in table["rows"]
        ]
        said += self.market(table)
        said.append(f"{self.say('palaces')}:")
        return said + self.offered(table["palaces"]) + self.hive(scene)

    def market(self, table: Mapping[str, Any]) -> list[str]:
        """The structures on offer; in solo by row, from the left.  PRP-SSET-10"""
        if not table["opponent"]:
            return [f"{self.say('market')}:", *self.offered(table["market"])]
        first, second = self.say("market-row", row=1), self.say("market-row", row=2)
        low, high = self.offered(table["market"][:ROW]), self.offered(table["market"][ROW:])
        return [f"{first}:", *low, f"{second}:", *high]

    def offered(self, offers: Iterable[Mapping[str, Any] | None]) -> list[str]:
        return [f"  {self.offer(each)}" for each in offers if each]

    def hive(self, scene: Scene) -> list[str]:
        """The cards of the viewer's hive, and what each scores now."""
        side = scene.table["sides"][self.whose(scene)]
        said = [f"{self.say('own-hive', name=self.seat(side['side']))}:"]
        return said + [f"  {self.hive_card(card)}" for card in side["hive"]]

    def hive_card(self, card: Mapping[str, Any]) -> str:
        """A card, and what it scores now if that is not printed on it."""
        words = self.card(card)
        if card["score"] is None or card["score"]["rule"] == "fixed":
            return words
        points = self.say("points", count=card["points"])
        return self.say("hive-card", card=words, points=points)

    def whose(self, scene: Scene) -> int:
        """The side whose hive is shown: the viewer's, or for a spectator that of the player to
        move."""
        seat = scene.view["viewer"]
        return min(scene.table["player"], self.seats - 1) if seat is None else int(seat)

    def sheet(self, scene: Scene) -> list[str]:
        """Every card and the unused resources of each seat with their points."""
        said = []
        for seat in range(self.seats):
            lines = [line for line in scene.sheet if line["seat"] == seat]
            total = self.say("points", count=sum(line["points"] for line in lines))
            said.append(self.say("sheet-line", name=self.player(scene, seat), points=total))
            for line in lines:
                points = self.say("points", count=line["points"])
                name = self.sheet_name(line["id"])
                said.append(f"  {self.say('sheet-line', name=name, points=points)}")
        return said

    def sheet_name(self, id: str) -> str:
        """`structure 17`, `palace 3` or `Unused resources`."""
        if id == "unused":
            return self.say("sheet-unused")
        kind, _, number = id.rpartition("-")
        return self.say(f"sheet-{kind or 'built'}", what=number)

    def landscape(self, found: Mapping[str, Any] | None) -> str:
        """`1,3 yellow, trade (open)`."""
        if found is None:
            return self.say("empty")
        gives = ", ".join(self.resource(space["gives"]) for space in found["spaces"])
        taken = self.say("open")
        if found["owner"] is not None:
            standing, lying = (self.held(found, how) for how in ("standing", "lying"))
            name = self.seat(found["owner"])
            taken = self.say("taken", name=name, standing=standing, lying=lying)
        return f"{self.fact(found['at'])} {gives} ({taken})"

    def held(self, found: Mapping[str, Any], how: str) -> str:
        """The spaces on which workers stand, or lie: `1, 3`, or `none`."""
        spaces = enumerate(found["spaces"], 1)
        return ", ".join(str(at) for at, space in spaces if space["worker"] == how) or "none"

    def offer(self, found: Mapping[str, Any]) -> str:
        lacks = found["lacks"] + found["lacks_workers"]
        can = self.say("affordable") if found["can"] else self.say("lacking", lacks=lacks)
        if not found["can"] and not lacks:
            return self.card(found["card"])
        return f"{self.card(found['card'])} ({can})"

    def board(self, scene: Scene) -> RenderableType:
        table, marks = scene.table, realm.signs(scene)
        lines = [realm.heads()]
        for row in table["rows"]:
            title = self.say("row-title", row=row["row"])
            lines.append(realm.row(row, title, self.standing(row), marks))
        lines.append(Text(""))
        cards = table["sides"][self.whose(scene)]["hive"]
        title = self.say("own-hive", name=self.seat(self.whose(scene)))
        hive = realm.hive(cards, title, scene.width)
        return Group(*lines, *self.offers(table), Text(""), *hive, Text(""), *self.options(scene))

    def offers(self, table: Mapping[str, Any]) -> list[Text]:
        """The market in two columns, the palaces beside it."""
        market = [realm.offer(each) for each in table["market"]]
        palaces = [realm.palace(each) for each in table["palaces"]]
        head = Text(self.say("market-row", row=1), style=realm.QUIET)
        realm.padded(head, 32).append(self.say("market-row", row=2), realm.QUIET)
        realm.padded(head, 66)
        lines = [head.append(self.say("palaces"), realm.QUIET)]
        for at in range(max(5, len(palaces))):
            line = market[at].copy() if at < 5 else Text(" " * 32)
            line.append_text(market[at + 5]) if at < 5 else line.append(" " * 32)
            realm.padded(line, 66)
            lines.append(line.append_text(palaces[at]) if at < len(palaces) else line)
        return lines

    def options(self, scene: Scene) -> list[Text]:
        """What may be answered, in as many columns as fit."""
        height = max(MAX_OPTION_ROWS, scene.height - 25)
        found = panel.beside(self, scene, scene.width, height)
        if found is not None:
            return found
        return [panel.line(self, scene, number) for number in range(1, len(scene.keys) + 1)]

    def legend(self, scene: Scene, plain: bool) -> list[str]:
        marks = realm.signs(scene)
        reading = self.say("reading", standing=marks.standing, lying=marks.lying, open=marks.open)
        return [reading] if plain else [self.say("letters"), reading]

    def result(self, scene: Scene) -> str:
        if self.seats > 1:
            return super().result(scene)
        said = [self.say("result-solo", points=scene.view["scores"][0])]
        if scene.players == ("you",):
            said += self.kept(scene.table["marked"])
        return " ".join(said)

    def kept(self, marked: int) -> list[str]:
        """Store the achievement, and say how many there are.  PRP-ACH-22"""
        achievements = Achievements()
        with suppress(OSError):  # a full or locked disk must not spoil the end
            if marked:
                achievements.add(marked)
        said = [self.say("result-marks", count=len(achievements.load()))]
        return [*said, self.say("result-master")] if achievements.complete else said
