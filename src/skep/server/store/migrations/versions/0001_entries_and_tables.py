"""Entries, and the index of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("id", SERIAL, primary_key=True),
        sa.Column("table_id", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "n", name="one_entry_a_number"),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("link", sa.String(40), nullable=False, unique=True),
        sa.Column("watch", sa.String(40), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("wake", sa.Float(53), nullable=True),
    )
    op.create_index("open_tables", "tables", ["listed", "phase", "made"])
    op.create_index("waking_tables", "tables", ["wake"])


def downgrade() -> None:
    op.drop_table("tables")
    op.drop_table("entries")
