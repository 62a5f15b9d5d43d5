"""The mutation operators: those of Cosmic Ray that fit rules, and one of our own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol

import cosmic_ray.plugins
from parso.python.tree import Keyword

Span = tuple[tuple[int, int], tuple[int, int]]
"""Line and column of the first character of some code and of the one after its last."""

UNFIT = re.compile(
    r"Variable|"  # replaces a variable by a number drawn without a seed
    r"Comparison\w*_Is(Not)?(_|$)"  # for small ints, identity is equality
)
IDENTITY = re.compile(r"Comparison\w*_(Is_IsNot|IsNot_Is)$")


class Operator(Protocol):
    """What Cosmic Ray asks of a mutation operator."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """The code that the operator can change in a node; once for each change."""

    def mutate(self, node: Any, index: int) -> Any:
        """The node after one of those changes."""


class RemoveStatement:
    """Replaces a call, `+=` and its like, or an assignment to an attribute or item by `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "simple_stmt" and _acts(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        old = node.children[0]
        node.children[0] = Keyword("pass", old.start_pos, old.get_first_leaf().prefix)
        return node


def _acts(statement: Any) -> bool:
    """Does a statement do something other than name a value or leave its block?"""
    if statement.type != "expr_stmt":
        return bool(statement.type == "atom_expr")
    target, assignment = statement.children[:2]
    plain_name = target.type == "name" and assignment.type == "operator" and assignment.value == "="
    return bool(assignment.type != "annassign" and not plain_name)


@cache
def operators() -> dict[str, Operator]:
    """Every operator by its name."""
    found: dict[str, Operator] = {"RemoveStatement": RemoveStatement()}
    for name in cosmic_ray.plugins.operator_names():
        if IDENTITY.search(name) or not UNFIT.search(name):
            found[name.partition("/")[2]] = cosmic_ray.plugins.get_operator(name)()
    return found
