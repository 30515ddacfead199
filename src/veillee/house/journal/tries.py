"""How often something was tried that one must not be able to guess, over all processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import Connection, delete, select, update

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import tries

FORGIVEN_MS: Final = 3600 * 1000
"""For each time of this length in which nothing is tried, one try is forgiven."""
FORGOTTEN_MS: Final = 24 * FORGIVEN_MS


class TriesKept(Questions):
    """Tries by name: how many were made, and when the next may be."""

    async def take(self, waits: Mapping[str, Callable[[int], int]], now: int) -> int:
        """Count a try under each name; or, uncounted, how many milliseconds it is too soon.

        Each name has a rule: how long one waits after so many tries.
        """

        def take(connection: Connection) -> int:
            connection.execute(delete(tries).where(tries.c.next_at < now - FORGOTTEN_MS))
            for name in sorted(waits):
                insert_ignoring(connection, tries, {"name": name, "made": 0, "next_at": now})
            found = select(tries).where(tries.c.name.in_(list(waits))).order_by(tries.c.name)
            rows = connection.execute(found.with_for_update()).all()
            too_soon = max(row.next_at for row in rows) - now
            if too_soon > 0:
                return int(too_soon)
            for row in rows:
                made = max(0, row.made - (now - row.next_at) // FORGIVEN_MS) + 1
                values = {"made": made, "next_at": now + waits[row.name](made)}
                connection.execute(update(tries).where(tries.c.name == row.name).values(**values))
            return 0

        return await self._ask(take)

    async def succeed(self, name: str, among: str, now: int) -> None:
        """It was no guess: the tries of this name are forgotten, and of the other this one."""

        def succeed(connection: Connection) -> None:
            connection.execute(delete(tries).where(tries.c.name == name))
            fewer = update(tries).where(tries.c.name == among, tries.c.made > 0)
            connection.execute(fewer.values(made=tries.c.made - 1, next_at=now))

        await self._ask(succeed)
