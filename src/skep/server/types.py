"""The page's TypeScript types, from the messages and the games: `python -m skep.server.types`.

With `--check` nothing is written; the exit code says whether the files are current. Each game has
a file of its own: what it shows, what its events tell, and the verbs of its options.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

import skep
from skep.kernel.game import Game, Settings
from skep.server import wire
from skep.server.http.routes.tables import DOES
from skep.server.typescript import OfGame, Writer, alias_docs, doc, fields, union

PLACE = Path(__file__).parents[3] / "web" / "src" / "wire"
HEAD = "// Written by `make types` from Python's types; do not edit by hand.\n"
NAMED = ("ChairKind", "Coach", "Color", "Reveals", "Phase", "Value")
SENT = ("NewTable", "NewChair", "NewFork", "Sit", "TimeLimit")
"""What the client sends over HTTP; what has a default may be left out."""
PER_GAME = """
/** What each game shows, tells and asks. */
export interface Games {
%s
}
export type Game = keyof Games;
/** What a game shows: the `table` of a view. */
export type Table<G extends Game = Game> = Games[G]['table'];
/** The first word of an option's key. */
export type Verb<G extends Game = Game> = Games[G]['verb'];

/** Something that happened, as the viewer may know it: `<game>-event-<name>` with facts. */
export interface Told<Name extends string = string, Facts = unknown> {
%s
}
/** An event of a game; its name says what its facts are. */
export type ToldSeen<G extends Game = Game> = Games[G]['event'];
"""


def files() -> dict[str, str]:
    """The text of each file, by its name."""
    found = {"index.ts": _messages()}
    for name in skep.GAMES:
        found[f"{name}.ts"] = _game(name)
    return found


# Messages


def _messages() -> str:
    writer = Writer({name: getattr(wire, name) for name in NAMED}, _generic(structs()))
    parts = [HEAD + "\n".join(_imports())]
    parts += ["\n".join(writer.alias(name, kind) for name, kind in writer.aliases.items())]
    parts += [_per_game(writer).strip("\n")]
    sent = (*get_args(wire.Command), *(getattr(wire, name) for name in SENT))
    parts += [writer.interface(kind, kind in sent) for kind in structs() if kind != wire.ToldSeen]
    parts += [union(name, _members(writer, name)) for name in ("Command", "Message")]
    return "\n\n".join([*parts, _results(writer)]) + "\n"


def structs() -> list[type[Any]]:
    """Every message in the order of the file."""
    found = [kind for kind in vars(wire).values() if inspect.isclass(kind)]
    return [
        kind
        for kind in found
        if dataclasses.is_dataclass(kind)
        or typing.is_typeddict(kind)
        or (issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct)
    ]


def _generic(kinds: list[type[Any]]) -> set[type[Any]]:
    """The messages that hold something of a game."""
    found: set[type[Any]] = {wire.ToldSeen}
    while True:
        more = {kind for kind in kinds for field in fields(kind) if _holds(field.type, found)}
        if more <= found:
            return found
        found |= more


def _holds(kind: Any, found: set[type[Any]]) -> bool:
    if isinstance(kind, OfGame) or (inspect.isclass(kind) and kind in found):
        return True
    inner = (*get_args(kind), *getattr(kind, "__metadata__", ()))
    return any(_holds(each, found) for each in inner if get_origin(kind) is not Literal)


def _imports() -> list[str]:
    names = [(_file(name), _namespace(name)) for name in skep.GAMES]
    lines = [f"import type * as {space} from './{file}';" for file, space in names]
    return [*lines, f"export type {{ {', '.join(space for _, space in names)} }};"]


def _per_game(writer: Writer) -> str:
    games = [
        f"  {name}: {{ table: {_namespace(name)}.{_table(name).__name__}; "
        f"event: {_namespace(name)}.Event; verb: {_namespace(name)}.Verb }};"
        for name in skep.GAMES
    ]
    own = {"name": "Name", "facts": "Facts"}
    told = [
        f"{doc(field.doc, 2)}  {field.name}: {own.get(field.name) or writer.name(field.type)};"
        for field in fields(wire.ToldSeen)
    ]
    return PER_GAME % ("\n".join(games), "\n".join(told))


def _members(writer: Writer, name: str) -> list[str]:
    return [writer.name(kind).removesuffix("<G>") for kind in get_args(getattr(wire, name))]


def _results(writer: Writer) -> str:
    """What each command gives back."""
    rows = {"hello": None, **{do: result for do, (_, result, _) in DOES.items()}, "ping": None}
    lines = [f"  {_key(do)}: {writer.name(kind or type(None))};" for do, kind in rows.items()]
    about = doc("What each command gives back.")
    return "\n".join([f"{about}export interface Results<G extends Game = Game> {{", *lines, "}"])


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


# Games


def _namespace(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("_"))


def _file(game: str) -> str:
    return game


def _table(game: str) -> type[Any]:
    """The view of a table: the one that the view's function gives."""
    kind: type[Any] = import_module(f"skep.games.{game}.view").TABLE
    return kind


def _game(name: str) -> str:
    """What a game shows, what its events tell, and the verbs of its options."""
    events = import_module(f"skep.games.{name}.view.events").EVENTS
    views = _within([_table(name)])
    facts = [each for each in _within(list(dict.fromkeys(events.values()))) if each not in views]
    aliases = _aliases(name, [*views, *facts])
    writer = Writer({alias: kind for alias, (kind, _) in aliases.items()})
    parts = [f"{HEAD}import type {{ Told }} from './index';"]
    parts += [writer.alias(alias, kind, about) for alias, (kind, about) in aliases.items()]
    parts += [writer.interface(kind) for kind in [*views, *facts]]
    told = [f"Told<'{event}', {kind.__name__}>" for event, kind in events.items()]
    parts += [union("Event", told, "Something that happened.")]
    words = [f"'{verb}'" for verb in verbs(skep.game(name))]
    return "\n\n".join([*parts, union("Verb", words, "The first word of an option's key.")]) + "\n"


def verbs(game: Game[Any]) -> list[str]:
    """The first words of the keys of a game's options, in the order of its vocabulary."""
    found: dict[str, None] = {}
    for settings in _ways_to_play(game):
        found.update(dict.fromkeys(key.partition(":")[0] for key in game.vocabulary(settings)))
    return list(found)


def _ways_to_play(game: Game[Any]) -> list[Settings]:
    """Every mode with every choice of each setting."""
    return [
        game.settle(mode.name, mode.seats[-1], {setting.name: choice})
        for mode in game.modes
        for setting in game.settings or [None]
        for choice in (setting.choices if setting else ())
        if setting and (not setting.modes or mode.name in setting.modes)
    ] + [game.settle(mode.name, mode.seats[-1]) for mode in game.modes]


def _within(kinds: list[Any]) -> list[Any]:
    """These TypedDicts, and those that stand in their fields."""
    found = list(kinds)
    for kind in found:  # it grows while it is walked
        waiting = [field.type for field in fields(kind)]
        for each in waiting:
            waiting += get_args(each)
            if typing.is_typeddict(each) and each not in found:
                found.append(each)
    return found


def _aliases(game: str, kinds: list[Any]) -> dict[str, tuple[Any, str]]:
    """The names that a game's modules give to literals and tuples, with their docstrings."""
    used = [each for kind in kinds for field in fields(kind) for each in _parts(field.type)]
    found: dict[str, tuple[Any, str]] = {}
    for module in [m for m in sys.modules if m.startswith(f"skep.games.{game}.")]:
        for name, kind in vars(sys.modules[module]).items():
            named = get_origin(kind) in (Literal, tuple) and any(kind == each for each in used)
            if named and name[0].isupper() and not name.isupper():
                docs = alias_docs(module)
                about = docs.get(name, "") or found.get(name, (kind, ""))[1]
                found[name] = (kind, about)
    return dict(sorted(found.items()))


def _parts(kind: Any) -> list[Any]:
    """A type and all that stand in it."""
    if get_origin(kind) is Literal:
        return [kind]
    return [kind, *(part for arg in get_args(kind) for part in _parts(arg))]


def main(words: list[str]) -> int:
    check = "--check" in words
    given = [word for word in words if word != "--check"]
    place = Path(given[0]) if given else PLACE
    new = files()
    old = {each.name: each.read_text(encoding="utf-8") for each in place.glob("*.ts")}
    if check:
        stale = [name for name in {**new, **old} if new.get(name) != old.get(name)]
        print(f"types: {', '.join(stale)} not current; run `make types`" if stale else "current")
        return int(bool(stale))
    place.mkdir(parents=True, exist_ok=True)
    for name in old.keys() - new.keys():
        (place / name).unlink()
    for name, text in new.items():
        (place / name).write_text(text, encoding="utf-8")
    print(f"types: {len(new)} files written to {place.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
