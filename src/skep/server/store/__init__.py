"""Where tables are kept: entries that are only ever added, and an index made from them."""

from __future__ import annotations

from skep.server.store.rows import Batch, Index, Row
from skep.server.store.store import Store
from skep.server.store.trouble import Conflict, StoreFault, Unclear

__all__ = ["Batch", "Conflict", "Index", "Row", "Store", "StoreFault", "Unclear"]
