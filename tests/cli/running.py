"""Running commands as a person does, but in this process: quick, and with both outputs kept."""

from __future__ import annotations

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from skep.cli import main


class Ran(NamedTuple):
    """What a command printed and its exit code."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*arguments: object) -> Ran:
    """`skep` with these arguments, in English."""
    out, err = io.StringIO(), io.StringIO()
    english = patch.dict(os.environ, {"LC_ALL": "C", "COLUMNS": "100"})
    with redirect_stdout(out), redirect_stderr(err), english:
        code = main([str(argument) for argument in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def good(*arguments: object) -> list[str]:
    """The lines of a command that must go well."""
    ran = run(*arguments)
    assert ran.code == 0, ran.err
    return ran.lines
