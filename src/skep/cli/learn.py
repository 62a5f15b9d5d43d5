"""`skep learn`: short lessons in this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from skep import lessons
from skep.cli import INTERRUPTED
from skep.cli.arguments import GameName
from skep.tui.lesson import Classroom
from skep.tui.screen import Screen
from skep.words import LANGUAGES, Words, language


def learn(
    game: GameName,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", help="Start with this one; else the first."),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
    lang: Annotated[
        str | None,
        typer.Option(metavar="L", help=f"{', '.join(LANGUAGES)}; else the terminal's."),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, no color and no drawing.")
    ] = False,
) -> int:
    """Learn a game by playing short lessons with its real rules.

    Each lesson prepares a position and sets a task. Type hint if you are stuck.
    """
    words = Words(language(lang))
    course = lessons.course(game)
    first = 0 if lesson is None else course.index(lessons.find(game, lesson))
    room = Classroom(course, Screen(plain), words)
    room.screen.say(words.say("lessons-title", game=words.say(game)))
    if listed:
        room.list()
        return 0
    try:
        room.run(first)
    except KeyboardInterrupt:
        room.screen.say()
        return INTERRUPTED
    return 0
