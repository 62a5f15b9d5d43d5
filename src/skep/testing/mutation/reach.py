"""Which functions of a game each test calls: a test that never calls the changed function cannot
notice the change, so it need not run."""

from __future__ import annotations

import ast
import functools
import sys
from collections.abc import Callable, Hashable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Any

from skep.testing.mutation.mutants import Module

MARK = "_skep_called"
"""The name of `add` of the set of called functions, in each module."""

called: set[tuple[str, str]] = set()
"""Module and name of each function that was called since the set was emptied."""


class MarkedSource(SourceFileLoader):
    """Loads a module in which every function notes that it was called."""

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, MARK, called.add)
        super().exec_module(module)

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path))
        _mark(tree.body, fullname, ())
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)


class Recorder(MetaPathFinder):
    """Finds the modules of a game before their files are found, and marks them."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.paths = {module.name: str(module.path) for module in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.paths.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=MarkedSource(fullname, file))


def record(modules: Sequence[Module]) -> None:
    """From now on note in `called` which functions of these modules are called."""
    sys.meta_path.insert(0, Recorder(modules))
    functools.cache = _cached  # type: ignore[assignment]
    functools.lru_cache = _lru_cache  # type: ignore[assignment]


def _mark(body: list[ast.stmt], module: str, around: tuple[str, ...]) -> None:
    """Mark the functions and methods of a body; those inside a function count as part of it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            _mark(node.body, module, (*around, node.name))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = ".".join((*around, node.name))
            mark = ast.parse(f"{MARK}(({module!r}, {name!r}))").body
            first = 0 if ast.get_docstring(node) is None else 1
            node.body[first:first] = mark


def _lru_cache(maxsize: Any = 128, **_: bool) -> Any:
    return _cached(maxsize) if callable(maxsize) else _cached


def _cached(function: Callable[..., Any]) -> Callable[..., Any]:
    """A cache that notes, each time it knows the result, what was called to work it out."""
    known: dict[Hashable, tuple[Any, frozenset[tuple[str, str]]]] = {}

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        key = (args, tuple(named.items()))
        if key not in known:
            before = called.copy()
            called.clear()
            try:
                known[key] = (function(*args, **named), frozenset(called))
            finally:
                called.update(before)
        result, calls = known[key]
        called.update(calls)
        return result

    call.cache_clear = known.clear  # type: ignore[attr-defined]
    return call
