"""Analyses of finished matches, as they were worked out."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import analyses


class AnalysesKept(Questions):
    """What the database keeps of them. Another version's is not read: it is worked out anew."""

    async def analysis(self, table_id: str, version: int) -> bytes | None:
        """As JSON; None where there is none."""
        found = select(analyses.c.analysis).where(
            analyses.c.table_id == table_id, analyses.c.version == version
        )
        text = await self._ask(lambda connection: connection.scalar(found))
        return text.encode() if text else None

    async def keep(self, table_id: str, version: int, analysis: bytes) -> None:
        values = {"table_id": table_id, "version": version, "analysis": analysis.decode()}
        await self._ask(lambda connection: insert_ignoring(connection, analyses, values))


def drop_analyses(connection: Connection, table_id: str) -> None:
    connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
