"""What the people at one screen see: the table, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from skep.kernel.match import Match
from skep.kernel.script import CHANCE
from skep.tui import drawing
from skep.tui.drawing import Scene
from skep.tui.screen import Screen
from skep.words import Words

HONEY = "bold #b0761c"
QUIET = "#8b7c66"
MAX_EVENTS = 6
RECALLED = 2


class Display:
    """Shows a match to one viewer at a time, and remembers what each was told."""

    def __init__(self, match: Match, players: Sequence[str], screen: Screen, words: Words) -> None:
        self.match = match
        self.players = tuple(players)
        self.screen = screen
        self.words = words
        self.drawing = drawing(match.game.name, words, match.settings.seats)
        self.viewer: int | None = None
        self.note = ""
        """Something to say when the table is shown next."""
        self.asked = ""
        """The prompt when plain lines last showed the whole table."""
        self.entries = 0
        """The length of the log when something was asked last."""
        self.told = {seat: self.start() for seat in [*range(len(players)), None]}
        """The number of events that each viewer was told."""

    def start(self) -> int:
        """The first event to tell: for a match under way, one of the last plays; for a new one,
        none of the deal."""
        begun = any(entry.seat != CHANCE for entry in self.match.log)
        return max(0, len(self.match.events) - (RECALLED if begun else 0))

    def rewound(self, note: str) -> None:
        """Note that answers and their events were taken back."""
        self.note = note
        self.asked = ""
        self.told = {seat: min(told, len(self.match.events)) for seat, told in self.told.items()}

    # What there is to see

    def scene(self) -> Scene:
        match, seat = self.match, self.viewer
        asked = not match.over and match.decision.seat == seat
        return Scene(
            match.view(seat),
            match.decision if asked else None,
            match.events_of(seat),
            self.effects() if asked else {},
            self.players,
            self.screen.width,
            self.screen.height,
            self.screen.ascii,
            tuple(match.sheet),
        )

    def effects(self) -> dict[str, str]:
        """What each option would do, tried in a world sampled for the viewer."""
        decision, game = self.match.decision, self.match.game
        before = self.match.view(decision.seat)["table"]
        root = self.match.position(decision.seat, 0)
        found = {}
        for option in decision.options:
            world = root.clone(keep=False)
            world.answer(option.code)
            after = game.view(world.state, decision.seat)
            found[option.key] = self.drawing.effect(before, after, decision.seat)
        return found

    def latest(self) -> list[str]:
        """What happened since the viewer last looked."""
        events = self.match.events_of(self.viewer)[self.told[self.viewer] :]
        self.told[self.viewer] = len(self.match.events)
        return [self.drawing.event(event) for event in events]

    # How it is shown

    def open(self) -> None:
        """Which game this is and who sits where."""
        scene = self.scene()
        self.screen.say(self.drawing.title(scene), HONEY)
        for seat in range(len(self.players)):
            self.screen.say(self.drawing.player(scene, seat))

    def show(self, whole: bool = False) -> None:
        """Show the table as the viewer sees it, what happened, and what is asked. Plain lines show
        the table only once a turn, unless `whole` is set."""
        scene = self.scene()
        if self.screen.plain:
            self.lines(scene, whole)
        else:
            self.picture(scene)
        if self.note:
            self.screen.say(self.note, QUIET)
            self.note = ""
        if scene.decision:
            self.screen.say(self.drawing.ask(scene), "bold")

    def goes_on(self) -> bool:
        """Whether this is a further question to the same seat, with only its answers in between."""
        since = self.match.log[self.entries :]
        if not self.asked or self.match.over or not since:
            return False
        alone = all(entry.seat == self.viewer for entry in since)
        return alone and self.match.decision.prompt != self.asked

    def lines(self, scene: Scene, whole: bool) -> None:
        goes_on = self.goes_on()
        brief = goes_on and not whole
        table = [] if brief else [*self.drawing.status(scene), *self.drawing.rows(scene)]
        for line in ["", *self.latest(), *table]:
            self.screen.say(line)
        self.list(scene)
        if not goes_on and not whole:
            self.asked = scene.decision.prompt if scene.decision else ""
        self.entries = len(self.match.log)

    def picture(self, scene: Scene) -> None:
        self.screen.clear()
        self.screen.say(self.drawing.title(scene), HONEY)
        for text in self.drawing.heading(scene):
            self.screen.console.print(text)
        self.screen.show(self.drawing.board(scene))
        for line in self.latest()[-MAX_EVENTS:]:
            self.screen.say(line, QUIET)

    def list(self, scene: Scene) -> None:
        """Every option: its number, its key, and in words."""
        if scene.keys:
            self.screen.say(f"{self.words.say('options-title')}:")
        for number, key in enumerate(scene.keys, 1):
            words = [self.drawing.option(key), scene.effects.get(key, "")]
            self.screen.say(f"{number}. {key}: {', '.join(part for part in words if part)}")
