"""Python's types in TypeScript: structs, dataclasses and TypedDicts with their docstrings."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

import msgspec

WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


class OfGame(NamedTuple):
    """Marks plain data whose shape each game says: `Table<G>` for the name `Table`."""

    name: str


class Field(NamedTuple):
    """A field of a message or a view."""

    name: str
    type: Any
    required: bool
    doc: str


class Writer:
    """Writes types, of which some have names of their own."""

    def __init__(self, aliases: Mapping[str, Any], generic: Iterable[type[Any]] = ()) -> None:
        self.aliases = aliases
        """Names for literals, tuples and unions."""
        self.generic = set(generic)
        """Types whose shape depends on the game."""

    def name(self, kind: Any) -> str:
        """What a type is called where another one uses it."""
        for name, alias in self.aliases.items():
            if kind == alias:
                return name
        return self.spelled(kind)

    def spelled(self, kind: Any) -> str:
        """A type written out."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind is Any:
            return "unknown"
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            marks = [mark.name for mark in args[1:] if isinstance(mark, OfGame)]
            return f"{marks[0]}<G>" if marks else self.name(args[0])
        if origin is typing.NotRequired:
            return self.name(args[0])
        if origin is Literal:
            return " | ".join(_quoted(arg) for arg in args)
        if origin in (types.UnionType, typing.Union):
            return " | ".join(dict.fromkeys(self.name(arg) for arg in args))
        if origin in (list, tuple):
            return self._several(origin, args)
        if origin is dict:
            of = f"Record<{self.name(args[0])}, {self.name(args[1])}>"
            return f"Partial<{of}>" if get_origin(args[0]) not in (None, str) else of
        if inspect.isclass(kind):
            return f"{kind.__name__}<G>" if kind in self.generic else kind.__name__
        raise TypeError(f"no TypeScript for {kind!r}")

    def _several(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.name(arg) for arg in args)}]"
        inner = self.name(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def interface(self, kind: type[Any], optional: bool = False) -> str:
        """A class as an interface; what has a default may be left out if it is `optional`."""
        generic = "<G extends Game = Game>" if kind in self.generic else ""
        about = doc(kind.__doc__ or alias_docs(kind.__module__).get(kind.__name__))
        lines = [f"{about}export interface {kind.__name__}{generic} {{"]
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for field in fields(kind):
            mark = "" if field.required or not (optional or typing.is_typeddict(kind)) else "?"
            lines.append(f"{doc(field.doc, 2)}  {field.name}{mark}: {self.name(field.type)};")
        if len(lines) == 1:
            return f"{about}export type {kind.__name__} = Record<string, never>;"
        return "\n".join([*map(_wrapped, lines), "}"])

    def alias(self, name: str, kind: Any, about: str = "") -> str:
        return doc(about) + _wrapped(f"export type {name} = {self.spelled(kind)};")


def union(name: str, members: Iterable[str], about: str = "") -> str:
    """A union with each member on a line of its own."""
    return f"{doc(about)}export type {name} =\n  | " + "\n  | ".join(members) + ";"


def fields(kind: type[Any]) -> list[Field]:
    """The fields of a struct, a dataclass or a TypedDict."""
    docs = field_docs(kind)
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind, include_extras=True)
        return [
            Field(name, hint, get_origin(hint) is not typing.NotRequired, docs.get(name, ""))
            for name, hint in hints.items()
        ]
    if issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind, include_extras=True)
        found = msgspec.structs.fields(kind)
        return [
            Field(f.encode_name, hints[f.name], f.required, docs.get(f.name, "")) for f in found
        ]
    hints, none = typing.get_type_hints(kind, include_extras=True), dataclasses.MISSING
    return [
        Field(f.name, hints[f.name], f.default is none and f.default_factory is none,
              docs.get(f.name, ""))
        for f in dataclasses.fields(kind)
    ]  # fmt: skip


def field_docs(kind: type[Any]) -> dict[str, str]:
    """The docstrings below the fields of a class and of those that it extends."""
    return _docs_of(kind.__module__).get(kind.__name__, {})


def alias_docs(module: str) -> dict[str, str]:
    """The docstrings below the names of a module."""
    return _docs_of(module).get("", {})


@cache
def _docs_of(module: str) -> dict[str, dict[str, str]]:
    """By class, and by "" for the module itself: the docstrings below the names."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (KeyError, OSError, TypeError):  # no source, as of what is built in
        return {}
    found = {"": _below(tree.body)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = [found.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
            found[node.name] = {name: text for docs in bases for name, text in docs.items()}
            found[node.name] |= _below(node.body)
    return found


def _below(body: list[ast.stmt]) -> dict[str, str]:
    docs: dict[str, str] = {}
    for at, node in enumerate(body[:-1]):
        below = body[at + 1]
        if not isinstance(below, ast.Expr) or not isinstance(below.value, ast.Constant):
            continue
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0]  # type: ignore[assignment]
        if isinstance(target, ast.Name) and isinstance(below.value.value, str):
            docs[target.id] = below.value.value
    return docs


def doc(text: str | None, indent: int = 0) -> str:
    """A docstring as a TSDoc comment; nothing for none."""
    if not text or text.startswith(("msgspec", "dict(")):
        return ""
    said, pad = " ".join(text.replace("`None`", "`null`").split()), " " * indent
    if len(said) + indent + 7 <= WIDTH:
        return f"{pad}/** {said} */\n"
    lines = textwrap.wrap(said, WIDTH - indent - 3, break_long_words=False)
    return f"{pad}/**\n" + "".join(f"{pad} * {line}\n" for line in lines) + f"{pad} */\n"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _wrapped(line: str) -> str:
    """A long union on several lines."""
    last = line.rsplit("\n", 1)[-1]
    if len(last) <= WIDTH or " | " not in last:
        return line
    head, _, members = last.partition(" = " if last.startswith("export type") else ": ")
    sign = " =" if last.startswith("export type") else ":"
    pad = " " * (len(last) - len(last.lstrip()) + 2)
    parts = members.rstrip(";").split(" | ")
    return line[: -len(last)] + f"{head}{sign}\n" + "\n".join(f"{pad}| {p}" for p in parts) + ";"
