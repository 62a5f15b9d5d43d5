"""Databases to test with: an SQLite file, and a PostgreSQL that we start ourselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, programs, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")
    with running(found) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")
