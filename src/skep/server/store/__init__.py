"""The store: entries, which are only ever added, and an index derived from them."""

from __future__ import annotations

from skep.server.store.store import Store
from skep.server.store.trouble import Conflict, StoreFault, Unclear
from skep.tables.entries import Batch, Index, Row

__all__ = ["Batch", "Conflict", "Index", "Row", "Store", "StoreFault", "Unclear"]
