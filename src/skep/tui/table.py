"""One match at one screen: it asks whoever is to move, and takes the answer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import sleep

from skep.bots import Bot, InformationSet, make
from skep.kernel.match import Match
from skep.tui.commands import Commands, LeaveTable
from skep.tui.display import HONEY, QUIET, Display
from skep.tui.screen import Screen
from skep.words import Words

YOU = "you"
LONG = 1.0
"""Seconds after which the screen says that a bot is thinking."""
PAUSE = 0.4
"""Seconds for which a turn is shown when only bots play."""


class TerminalTable:
    """A match, who sits at it, and the screen they share."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        screen: Screen,
        words: Words,
        seconds: float | None = None,
        processes: int = 1,
    ) -> None:
        self.match = match
        self.players = tuple(players)
        self.screen = screen
        self.words = words
        self.seconds = seconds
        self.processes = processes
        self.showing = Display(match, players, screen, words)
        self.drawing = self.showing.drawing
        self.people = [seat for seat, name in enumerate(players) if name == YOU]
        self.bots = {seat: self.bot(name, seat) for seat, name in enumerate(players) if name != YOU}
        if len(self.people) == 1:
            self.showing.viewer = self.people[0]
        self.commands = Commands(self)

    def bot(self, name: str, seat: int) -> Bot:
        """A bot with its own dice, which reveal nothing about the dealer's seed. Unless a time was
        given, it thinks as long as its level always does."""
        mixed = blake2b(f"{self.match.seed}:{name}:{seat}".encode(), digest_size=6)
        seed = int.from_bytes(mixed.digest(), "big")
        return make(name, seed, self.seconds, processes=self.processes)

    def run(self) -> None:
        """Play until the match is over and everybody has left."""
        self.showing.open()
        if not self.people:
            self.screen.say(self.words.say("table-watch"))
        try:
            while self.people or not self.match.over:
                self.step()
            self.close()
        except EOFError:
            self.screen.say()
        except LeaveTable:
            return

    def step(self) -> None:
        if self.match.over:
            self.close()
            self.listen("over-here")
        elif self.match.decision.seat in self.bots:
            self.bot_turn(self.match.decision.seat)
        else:
            self.person_turn(self.match.decision.seat)

    def bot_turn(self, seat: int) -> None:
        self.match.answer(self.thought(seat), seat)
        if not self.people and not self.match.over:
            self.watch()

    def thought(self, seat: int) -> str:
        """A bot's answer; if it takes long, the screen says that it is thinking."""
        info = InformationSet(self.match, seat)
        bot = self.bots[seat]
        if self.screen.plain or getattr(bot, "seconds", 0.0) < LONG:
            return bot.choose(info)
        said = self.words.say("thinking", name=self.drawing.seat(seat))
        with self.screen.console.status(said, spinner_style=QUIET):
            return bot.choose(info)

    def watch(self) -> None:
        """Show a turn of bots long enough to be seen."""
        self.showing.show()
        if not self.screen.plain:
            sleep(PAUSE)

    def person_turn(self, seat: int) -> None:
        self.hand_over(seat)
        self.showing.show()
        self.listen()

    def hand_over(self, seat: int) -> None:
        """If the next person may see what the last one may not, hide the table until the screen is
        passed on."""
        last, self.showing.viewer = self.showing.viewer, seat
        if len(self.people) < 2 or last == seat or not self.drawing.secrets:
            return
        if self.match.view(last)["table"] != self.match.view(seat)["table"]:
            self.screen.cover()
            self.screen.say(self.words.say("pass-screen", name=self.drawing.seat(seat)), HONEY)
            self.screen.read(self.words.say("pass-enter"))

    def listen(self, label: str = "answer-here") -> None:
        """Carry out commands until the match has changed."""
        while not self.commands.obey(self.screen.read(self.words.say(label))):
            pass

    def close(self) -> None:
        """Show the end: the final table, why it is over, and who won."""
        self.showing.show()
        scene = self.showing.scene()
        self.screen.say(self.drawing.result(scene), HONEY)
        for line in self.drawing.remember(scene):
            self.screen.say(line)
