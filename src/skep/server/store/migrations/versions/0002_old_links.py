"""Revoked links, by which people who have a key still find their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "old_links",
        sa.Column("link", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.BigInteger, nullable=False),
    )
    op.drop_index("open_tables", "tables")


def downgrade() -> None:
    op.create_index("open_tables", "tables", ["listed", "phase", "made"])
    op.drop_table("old_links")
