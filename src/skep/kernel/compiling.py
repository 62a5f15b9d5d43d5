"""Annotations for the compiler (`make fast`); this module itself is never compiled.

`mypyc_attr` lets interpreted games subclass the classes of a compiled kernel. `i64` is a machine
int, for the few loops that gain from it. Without the compiler both do nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64, mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes: bool) -> Any:
        return lambda kind: kind
