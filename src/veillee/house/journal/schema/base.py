"""All tables of the database stand in one collection."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
