"""Short codes: each opens one table that is not over, and is free again afterwards."""

from __future__ import annotations

from secrets import choice
from typing import Final

from sqlalchemy import Connection, delete, select

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import codes

# Without vowels there are hardly any words; and W is heard and read as something else.
LETTERS: Final = "BCDFGHJKLMNPQRSTVXZ"
LENGTH: Final = 4
UNKIND: Final = ("KKK", "FCK", "CNT", "NGR", "PTN", "BTCH", "SLT", "CNN", "NQT", "BTN")
"""What one reads all the same."""
MOST_TRIED: Final = 50
"""So often in vain only where nearly all of them are taken: such a table has its link alone."""


class CodesKept(Questions):
    """Which code opens which table."""

    async def take(self, table_id: str) -> str:
        """A code that no other table has; none where there is hardly one left."""

        def take(connection: Connection) -> str:
            for _ in range(MOST_TRIED):
                code = new_code()
                insert_ignoring(connection, codes, {"code": code, "table_id": table_id})
                if _table_of(connection, code) == table_id:
                    return code
            return ""

        return await self._ask(take)

    async def find(self, code: str) -> str | None:
        """The table that the code opens, however it was typed."""
        typed = "".join(code.split()).replace("-", "").upper()
        return await self._ask(lambda connection: _table_of(connection, typed))


def free_code(connection: Connection, table_id: str) -> None:
    """The table is over, or no longer kept: its code may open another one."""
    connection.execute(delete(codes).where(codes.c.table_id == table_id))


def new_code() -> str:
    while True:
        code = "".join(choice(LETTERS) for _ in range(LENGTH))
        if not any(word in code for word in UNKIND):
            return code


def _table_of(connection: Connection, code: str) -> str | None:
    return connection.scalar(select(codes.c.table_id).where(codes.c.code == code))
