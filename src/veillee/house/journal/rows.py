"""Reading what was written of a table, a part at a time, so that no table fills the memory."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from veillee.house.journal.schema import entries
from veillee.house.journal.writer import Row
from veillee.house.table.actions import read_entry
from veillee.house.table.reading import LONGEST_ENTRY, Unreadable

ROWS_AT_ONCE: Final = 200
MOST_LETTERS: Final = 100_000_000
"""Of all the entries of one table."""

# One letter more than is allowed is enough to tell that an entry is too long.
_rows = select(
    entries.c.table_id,
    entries.c.number,
    entries.c.mark,
    func.substr(entries.c.body, 1, LONGEST_ENTRY + 1),
    entries.c.speaker,
).order_by(entries.c.number)


def read_rows(connection: Connection, table_id: str, after: int) -> list[Row]:
    found: list[Row] = []
    letters = 0
    more = _rows.where(entries.c.table_id == table_id).limit(ROWS_AT_ONCE)
    while True:
        part = [Row(*row) for row in connection.execute(more.where(entries.c.number > after))]
        found += part
        letters += sum(len(row.body) for row in part)
        if letters > MOST_LETTERS:
            raise Unreadable("damage-too-big", part[-1].number)
        if len(part) < ROWS_AT_ONCE:
            return found
        after = part[-1].number


def written_at(body: str) -> int:
    """When an entry was decided; long ago, where that cannot be read."""
    try:
        return read_entry(body).at
    except (ValueError, RecursionError):
        return 0
