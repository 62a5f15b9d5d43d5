"""The mutants of a module: every small fault that may change what it does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from skep.testing.mutation.operators import Span, operators

CLAUSE = re.compile(r"\b([A-Z]{3}-[A-Z]+)(?:-([0-9]{2})(?:…([0-9]{2}))?)?\b")
"""`HIV-ATT-06`, `HIV-ATT-01…06`, or the chapter `HIV-ATT`."""
NO_BEHAVIOR = {"import_name", "import_from", "annassign", "tfpdef", "error_node"}
"""Imports and annotations."""
NAMES_ONLY = {"__slots__", "__all__"}
SPEED_ONLY = {"cache", "final", "lru_cache", "mypyc_attr", "overload"}
"""Decorators whose removal no test of the rules can notice."""


@dataclass(frozen=True)
class Module:
    """A module that is mutated."""

    name: str
    path: Path

    @cached_property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    @cached_property
    def lines(self) -> list[str]:
        return self.source.splitlines()


@dataclass(frozen=True)
class Mutant:
    """A module with one fault. Mutants at the same `span` change the same code."""

    module: Module
    operator: str
    occurrence: int
    span: Span

    @property
    def number(self) -> int:
        """The number of the first line that differs."""
        return self.span[0][0]

    @property
    def line(self) -> str:
        """The first line that differs, as it should be."""
        return self.module.lines[self.number - 1].strip()

    @cached_property
    def source(self) -> str:
        """The source of the module with the fault."""
        operator = operators()[self.operator]
        return str(mutate_code(self.module.source, operator, self.occurrence))

    @cached_property
    def becomes(self) -> str:
        """The first line that differs, as it is with the fault."""
        before, after = self.module.lines, self.source.splitlines()
        pairs = zip_longest(before, after, fillvalue="")
        return next((new.strip() for old, new in pairs if old != new), self.line)

    @cached_property
    def function(self) -> str:
        """The function or class in which the line stands, with those around it; may be empty."""
        return ".".join(node.name for node in self._around)

    @cached_property
    def runs_in(self) -> str:
        """The function or method without whose call the change does nothing; empty if the change
        is in what an import runs."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        for depth, node in enumerate(self._around, 1):
            if isinstance(node, kinds):
                inside = self.number >= node.body[0].lineno
                return ".".join(one.name for one in self._around[:depth]) if inside else ""
        return ""

    @cached_property
    def nth(self) -> int:
        """Which of the equal lines of the function it is, from 1."""
        first = self._around[-1].lineno if self._around else 1
        above = self.module.lines[first - 1 : self.number - 1]
        return 1 + sum(line.strip() == self.line for line in above)

    @cached_property
    def changes_behavior(self) -> bool:
        """Is it valid Python, and other Python than before?"""
        try:
            tree = ast.parse(self.source)
        except SyntaxError:
            return False
        return ast.dump(tree) != ast.dump(self.module.tree)

    @cached_property
    def clauses(self) -> list[str]:
        """The clauses and chapters that the function cites, or else the module."""
        lines = self.module.lines
        texts = ["\n".join(lines[node.lineno - 1 : node.end_lineno]) for node in self._around[::-1]]
        texts.append(ast.get_docstring(self.module.tree) or "")
        return next((found for text in texts if (found := cited(text))), [])

    @cached_property
    def _around(self) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        return [
            node
            for node in ast.walk(self.module.tree)
            if isinstance(node, kinds)
            and _first_line(node) <= self.number <= (node.end_lineno or node.lineno)
        ]


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def cited(text: str) -> list[str]:
    """The clauses and chapters that a text cites, each once.

    >>> cited("HIV-LOS, HIV-ATT-01…03")
    ['HIV-LOS', 'HIV-ATT-01', 'HIV-ATT-02', 'HIV-ATT-03']
    """
    found: dict[str, None] = {}
    for chapter, first, last in CLAUSE.findall(text):
        numbers = range(int(first), int(last or first) + 1) if first else ()
        found.update(dict.fromkeys([f"{chapter}-{n:02}" for n in numbers] or [chapter]))
    return list(found)


def mutants(module: Module) -> Iterator[Mutant]:
    """Every mutant of a module that may behave differently, in the order of its source."""
    counts = dict.fromkeys(operators(), 0)
    for node in ast_nodes(get_ast(module.source)):
        for name, operator in operators().items():
            for span in operator.mutation_positions(node):
                if _behaves(node):
                    yield Mutant(module, name, counts[name], span)
                counts[name] += 1


def _behaves(node: Any) -> bool:
    """Is the code run as part of the rules?"""
    while node.parent is not None:
        if node.type == "decorator" and node.children[1].get_first_leaf().value in SPEED_ONLY:
            return False
        parent = node.parent
        if parent.type in NO_BEHAVIOR and not _is_value(parent, node):
            return False
        if parent.type == "funcdef" and parent.annotation is node:
            return False
        if parent.type == "expr_stmt" and parent.children[0].get_code().strip() in NAMES_ONLY:
            return False
        if parent.type == "if_stmt" and parent.children[1].get_code().strip() == "TYPE_CHECKING":
            return False
        node = parent
    return True


def _is_value(assignment: Any, node: Any) -> bool:
    """In `name: type = value`, is it the value?"""
    return (
        assignment.type == "annassign"
        and len(assignment.children) > 3
        and (node is assignment.children[3])
    )
