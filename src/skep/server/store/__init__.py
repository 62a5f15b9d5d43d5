"""Where tables are kept: entries that are only ever added, and an index made from them."""

from __future__ import annotations

from skep.server.store.rows import Batch, Index, Row
from skep.server.store.store import Conflict, Store, StoreFault

__all__ = ["Batch", "Conflict", "Index", "Row", "Store", "StoreFault"]
