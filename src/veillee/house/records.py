"""The records of a person's finished matches, packed one after the other as they are read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.past import Wanted
from veillee.house.now import now_ms
from veillee.house.table.reading import Unreadable
from veillee.house.table.replay import record_as_written, written_record

LEVEL: Final = 1
"""Text packs well at once; the house has other things to do."""


async def records_of(house: House, person: str) -> AsyncIterator[bytes]:
    """A zip file of all records that are open, piece by piece. None is kept in memory."""
    sent = Pieces()
    with ZipFile(sent, "w", ZIP_DEFLATED, compresslevel=LEVEL) as file:
        place, more, number = None, True, 0
        while more:
            games, place = await house.journal.past.games(Wanted(person), person, place)
            for game in games:
                if text := await _open_record(house, game.table_id):
                    number += 1
                    # The whole id of a table is an invitation; its beginning may come twice.
                    file.writestr(f"{number:04}-{game.game}-{game.table_id[:4]}.jsonl", text)
                    yield sent.taken()
            more = place is not None
    yield sent.taken()


async def _open_record(house: House, table_id: str) -> str:
    """The record; none where it stays closed, or cannot be read."""
    try:
        table = (await house.read(table_id)).readable(now_ms())
        return await asyncio.to_thread(written_record, table)
    except Unreadable as why:
        try:
            return await record_of_other_rules(house, table_id, why)
        except HouseError:
            return ""
    except HouseError:
        return ""


async def record_of_other_rules(house: House, table_id: str, why: Unreadable) -> str:
    """The lines of its journal that have its moves, where other rules are all that is wrong."""
    if why.damage != "damage-rules" or not await house.journal.is_over(table_id):
        raise why
    rows = await house.journal.read(table_id)
    return record_as_written((row.body for row in rows), now_ms())


class Pieces:
    """A file that cannot be gone back in: what was written is taken away at once."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing waits here."""

    def close(self) -> None:
        """Nor is anything held."""

    def taken(self) -> bytes:
        taken, self._written = b"".join(self._written), []
        return taken
