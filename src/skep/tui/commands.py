"""What people may type at the prompt: an answer or a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from skep.tui import answers, rulebook
from skep.tui.coaching import Coaching
from skep.tui.saving import Saving

if TYPE_CHECKING:
    from skep.tui.table import TerminalTable

HELP = (
    ("list", "list"),
    ("look", "look"),
    ("undo", "undo"),
    ("hint", "hint"),
    ("chances", "chances"),
    ("chart", "chart"),
    ("why KEY", "why"),
    ("log", "log"),
    ("score", "score"),
    ("review", "review"),
    ("again N", "again"),
    ("rules [NAME]", "rules"),
    ("save FILE", "save"),
    ("quit", "quit"),
)


class LeaveTable(Exception):
    """The people at the screen leave the table."""


class Commands:
    """Carries out what is typed at one table; methods return whether the match has changed."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.match = table.match
        self.saving = Saving(table)
        self.coaching = Coaching(table)
        self.names: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "?": self.help,
            "list": self.list,
            "look": self.look,
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "log": self.log,
            "score": self.score,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
            "chances": self.chances,
            "chart": self.chart,
            "review": self.review,
            "again": self.again,
        }

    def say(self, id: str, /, **params: str | int) -> bool:
        """Say something; the match does not change."""
        return self.lines([self.table.words.say(id, **params)])

    def lines(self, lines: list[str]) -> bool:
        for line in lines:
            self.table.screen.say(line)
        return False

    def obey(self, typed: str) -> bool:
        """Do what was typed; returns whether the match has changed."""
        word, _, rest = typed.partition(" ")
        if word.lower() in self.names:
            return self.names[word.lower()](rest.strip())
        return self.answer(typed) if typed else False

    # Answers

    def answer(self, typed: str) -> bool:
        if self.match.over:
            return self.say("slip-over")
        decision = self.match.decision
        keys = answers.meant(decision, typed)
        if len(keys) > 1:
            listed = self.table.words.join(keys)
            return self.say("slip-place", typed=answers.tidy(typed), keys=listed)
        if keys and decision.find(keys[0]):
            self.match.answer(keys[0])
            return True
        return self.forbidden(keys[0]) if keys and self.match.why(keys[0]) else self.slip(typed)

    def slip(self, typed: str) -> bool:
        decision, shown = self.match.decision, answers.tidy(typed)
        last = len(decision.options)
        if answers.number(typed) is not None:
            return self.say("slip-number", typed=shown, last=last)
        return self.say("slip-answer", typed=shown, last=last, example=answers.example(decision))

    def forbidden(self, key: str) -> bool:
        clause = self.match.why(key)
        self.say("why-not", key=key, reason=self.table.words.say(f"why-{clause}"))
        return self.lines(rulebook.clause(clause))

    def why(self, rest: str) -> bool:
        if self.match.over:
            return self.say("why-over")
        decision = self.match.decision
        example = answers.example(decision)
        if not rest:
            return self.say("why-how", example=example)
        for key in answers.meant(decision, rest):
            if decision.find(key):
                return self.say("why-offered", key=key, words=self.table.drawing.option(key))
            if self.match.why(key):
                return self.forbidden(key)
        return self.say("why-unknown", key=answers.tidy(rest), example=example)

    def undo(self, _: str) -> bool:
        """Take back the last answer of a person at this screen, with the bots' answers after it."""
        people = self.table.people
        given = [at for at, entry in enumerate(self.match.log) if entry.seat in people]
        if not given:
            return self.say("undo-none")
        entry = self.match.log[given[-1]]
        if self.match.can_undo(entry.seat):
            self.match.undo(entry.seat)
        else:
            self.match.back_to(given[-1])
        self.table.showing.rewound(self.table.words.say("undo-done", key=entry.key))
        return True

    # Looking

    def help(self, _: str) -> bool:
        say = self.table.words.say
        listed = [*self.answer_help(), *HELP]
        wide = max(len(typed) for typed, _ in listed)
        self.say("help-title")
        self.lines([f"  {typed:<{wide}}  {say(f'help-{name}')}" for typed, name in listed])
        scene, plain = self.table.showing.scene(), self.table.screen.plain
        return self.lines(self.table.drawing.legend(scene, plain))

    def answer_help(self) -> list[tuple[str, str]]:
        """The line of help for answers, with an option that is offered now."""
        if self.match.over:
            return []
        decision = self.match.decision
        return [(f"{len(decision.options)} · {answers.example(decision)}", "answer")]

    def list(self, _: str) -> bool:
        self.table.showing.list(self.table.showing.scene())
        return False

    def look(self, _: str) -> bool:
        self.table.showing.show(whole=True)
        return False

    def hint(self, _: str) -> bool:
        if self.match.over:
            return self.say("why-over")
        return self.lines(self.coaching.hint())

    def chances(self, _: str) -> bool:
        return self.lines(self.coaching.chances())

    def chart(self, _: str) -> bool:
        return self.lines(self.coaching.chart())

    def review(self, _: str) -> bool:
        return self.lines(self.coaching.review()) if self.match.over else self.say("coach-later")

    def again(self, rest: str) -> bool:
        """Play on from a mistake of the last review."""
        slip = self.coaching.again(rest) if self.match.over else self.table.words.say("coach-later")
        return not slip or self.lines([slip])

    def log(self, _: str) -> bool:
        told = [
            self.table.drawing.event(event)
            for event in self.match.events_of(self.table.showing.viewer)
        ]
        return self.lines(told) if told else self.say("log-empty")

    def score(self, _: str) -> bool:
        return self.lines(self.table.drawing.sheet(self.table.showing.scene()))

    def rules(self, rest: str) -> bool:
        return self.lines(rulebook.page(self.match.game.name, rest, self.table.words))

    # Leaving

    def save(self, rest: str) -> bool:
        return self.lines([self.saving.save(rest)])

    def quit(self, _: str) -> bool:
        if self.table.screen.interactive and self.match.log and not self.saving.current:
            name = self.table.screen.read(self.table.words.say("quit-save"))
            if name:
                self.save(name)
                if not self.saving.current:
                    return False
        raise LeaveTable
