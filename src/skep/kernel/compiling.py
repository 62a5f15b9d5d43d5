"""Words to the compiler (`make fast`); this file itself always stays plain.

A game written in plain Python can stand on a compiled kernel, because the kernel's classes that
games build on say so with `mypyc_attr`. `i64` is an int of the machine, for the few loops that gain
by it. Without the compiler's package these words mean nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64, mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_words: bool) -> Any:
        return lambda kind: kind
