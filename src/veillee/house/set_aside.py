"""Tables that cannot be read: remembered for a while, so that nobody reads them again and again."""

from __future__ import annotations

import logging
import time
from typing import Final, NamedTuple

from veillee.house.metrics import SET_ASIDE
from veillee.house.table.reading import Damage, Unreadable

SECONDS: Final = 60.0
"""Then it is tried again: somebody may have mended it."""
MOST_REMEMBERED: Final = 10_000

log = logging.getLogger(__name__)


class Known(NamedTuple):
    damage: Damage
    number: int
    until: float


class SetAside:
    """What is wrong with which table."""

    def __init__(self) -> None:
        self._tables: dict[str, Known] = {}

    def check(self, table_id: str) -> None:
        """Unreadable where the table was found so a moment ago."""
        known = self._tables.get(table_id)
        if known and time.monotonic() < known.until:
            raise Unreadable(known.damage, known.number)

    def add(self, table_id: str, why: Unreadable) -> None:
        if table_id not in self._tables:
            log.error("table-set-aside", extra={"path": f"{table_id} {why.damage} {why.number}"})
            if len(self._tables) >= MOST_REMEMBERED:
                del self._tables[next(iter(self._tables))]
        self._tables[table_id] = Known(why.damage, why.number, time.monotonic() + SECONDS)
        SET_ASIDE.set(len(self._tables))

    def discard(self, table_id: str) -> None:
        """It can be read again."""
        if self._tables.pop(table_id, None):
            SET_ASIDE.set(len(self._tables))
