"""TypeScript types of the wire and of the games' views: `python -m skep.server.types [FILE]`.

With `--check` nothing is written; the exit code says whether the file is current.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

import skep
from skep.server import wire
from skep.server.wire import commands, forms, rooms, said, seen

PARTS = (forms, rooms, seen, said, commands)
PLACE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
HEAD = """// What goes over the wire, and what the games show. Written by `make types` from
// src/skep/server/wire and the games' views; do not edit by hand.
/* eslint-disable */
"""
NAMED = ("ChairKind", "Coach", "Colour", "Reveals", "Phase")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def text() -> str:
    """The whole file."""
    parts = [HEAD, *_aliases()]
    parts += [_struct(kind) for kind in structs()]
    parts += [_union("Command", wire.Command), _union("Message", wire.Message)]
    for name in skep.GAMES:
        parts += _views(name)
    return "\n".join(parts)


def structs() -> list[type[Any]]:
    """Every message in the order of the file."""
    found = [kind for kind in vars(wire).values() if inspect.isclass(kind)]
    return [
        kind
        for kind in found
        if dataclasses.is_dataclass(kind)
        or (issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct)
    ]


def _aliases() -> list[str]:
    names = ("Value", *NAMED)
    return [f"export type {name} = {_type(getattr(wire, name), {})};" for name in names]


def _union(name: str, union: Any) -> str:
    return (
        f"\nexport type {name} =\n  | "
        + "\n  | ".join(kind.__name__ for kind in get_args(union))
        + ";"
    )


def _struct(kind: type[Any]) -> str:
    known = {id(getattr(wire, name)): name for name in NAMED}
    lines = [f"\n{_comment(kind.__doc__)}export interface {kind.__name__} {{"]
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in _fields(kind):
        mark = "" if field.required or not _sent(kind) else "?"
        lines.append(f"  {field.name}{mark}: {_type(field.type, known)};")
    return "\n".join([*lines, "}"])


class Field(NamedTuple):
    """A field of a message."""

    name: str
    type: Any
    required: bool


def _fields(kind: type[Any]) -> list[Field]:
    """The fields of a struct or of a dataclass."""
    if issubclass(kind, msgspec.Struct):
        found = msgspec.structs.fields(kind)
        return [Field(each.encode_name, each.type, each.required) for each in found]
    types_, none = typing.get_type_hints(kind), dataclasses.MISSING
    return [
        Field(each.name, types_[each.name], each.default is none and each.default_factory is none)
        for each in dataclasses.fields(kind)
    ]


def _sent(kind: type[Any]) -> bool:
    """Does the client send it?  Then what has a default may be left out."""
    return kind in get_args(wire.Command) or kind.__name__ in (
        "NewTable", "NewChair", "NewFork", "Sit", "Clock",
    )  # fmt: skip


def _comment(doc: str | None) -> str:
    if not doc or doc.startswith("msgspec"):
        return ""
    return f"/** {' '.join(doc.split())} */\n"


def _type(kind: Any, known: dict[int, str]) -> str:
    """A Python type in TypeScript."""
    if id(kind) in known:
        return known[id(kind)]
    for name in NAMED:
        if known and kind == getattr(wire, name):
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Any:
        return "any"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (types.UnionType, typing.Union):
        if known and set(args) == set(get_args(wire.Value)):
            return "Value"
        return " | ".join(_type(arg, known) for arg in args)
    if origin in (list, tuple):
        inner = _type(args[0], known)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0], known)}, {_type(args[1], known)}>"
    if inspect.isclass(kind):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def _views(game: str) -> list[str]:
    """The TypedDicts of a game's view, in a namespace of their own."""
    module = import_module(f"skep.games.{game}.view")
    found = [kind for kind in vars(module).values() if typing.is_typeddict(kind)]
    own = _within([kind for kind in found if kind.__module__.startswith(f"skep.games.{game}")])
    lines = [f"\nexport namespace {game.capitalize()} {{"]
    for kind in own:
        lines.append(f"  {_comment(kind.__doc__)}".rstrip(" ").replace("\n", "\n  ").rstrip(" "))
        lines[-1] = lines[-1].rstrip("\n") + f"\n  export interface {kind.__name__} {{"
        for name, type_ in typing.get_type_hints(kind).items():
            mark = "" if name in kind.__required_keys__ else "?"
            lines.append(f"    {name}{mark}: {_type(type_, {0: ''})};")
        lines.append("  }")
    return [*lines, "}", ""]


def _within(kinds: list[Any]) -> list[Any]:
    """These TypedDicts, and those that stand in their fields."""
    found = list(kinds)
    for kind in found:  # it grows while it is walked
        waiting = list(typing.get_type_hints(kind).values())
        for each in waiting:
            waiting += get_args(each)
            if typing.is_typeddict(each) and each not in found:
                found.append(each)
    return found


def main(words: list[str]) -> int:
    check = "--check" in words
    files = [word for word in words if word != "--check"]
    place = Path(files[0]) if files else PLACE
    new = text()
    old = place.read_text(encoding="utf-8") if place.is_file() else ""
    if check:
        print(f"{place.name}: {'current' if new == old else 'not current; run `make types`'}")
        return int(new != old)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(new, encoding="utf-8")
    print(f"types: {place.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
