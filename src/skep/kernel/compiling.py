"""A word to the compiler (`make fast`); this file itself always stays plain.

A game written in plain Python can stand on a compiled kernel, because the kernel's classes that
games build on say so with `mypyc_attr`. Without the compiler's package the word means nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_words: bool) -> Any:
        return lambda kind: kind
