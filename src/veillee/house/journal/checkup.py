"""Looking a journal through: which tables can be read, what is wrong with others, stray rows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, exc, inspect, select
from sqlalchemy.engine import make_url

from veillee.house.errors import StartError
from veillee.house.journal.daily import is_attempt_kept
from veillee.house.journal.engine import check_revision, connect
from veillee.house.journal.pruning import GONE
from veillee.house.journal.ratings import is_rated_right
from veillee.house.journal.results import is_counted
from veillee.house.journal.riddles import Wrong, wrong_answers
from veillee.house.journal.rows import read_rows
from veillee.house.journal.schema import (
    attempts,
    counted,
    entries,
    results,
    riddles,
    tables,
)
from veillee.house.journal.stray_rows import Stray, impossible, orphans
from veillee.house.table.reading import Unreadable, read_on
from veillee.house.table.table import Table


class Checkup:
    """A journal that is looked through. Nothing in it is changed, not even brought up to date."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        found = inspect(connection)
        self._counts = found.has_table(results.name)
        """Whether it is new enough for results to be counted in it, for ratings and for days."""
        self._rates = found.has_table(counted.name)
        self._has_days = found.has_table(attempts.name)
        self._has_riddles = found.has_table(riddles.name)
        self.miscounted: list[str] = []
        """Tables that were examined, and whose results are not what their journal tells."""

    def table_ids(self) -> list[str]:
        """Every table that is listed, or of which anything was written, but for pruned ones."""
        either = select(tables.c.id).union(select(entries.c.table_id))
        gone = set(self._connection.scalars(select(tables.c.id).where(tables.c.status == GONE)))
        return sorted(set(self._connection.scalars(either)) - gone)

    def examine(self, table_id: str) -> Unreadable | None:
        """What is wrong with the table."""
        table: Table | None = None
        ended: Table | None = None
        try:
            for row in read_rows(self._connection, table_id, after=0):
                table = read_on(table_id, table, row.number, row.body)
                if ended is None and table.status == "over":
                    ended = table
        except Unreadable as why:
            return why
        if self._counts and not self._is_counted(table_id, ended):
            self.miscounted.append(table_id)
        return None if table else Unreadable("damage-no-beginning")

    def _is_counted(self, table_id: str, ended: Table | None) -> bool:
        if self._has_days and ended and not is_attempt_kept(self._connection, ended):
            return False
        if self._rates and not is_rated_right(self._connection, table_id, ended):
            return False
        return is_counted(self._connection, table_id, ended)

    def orphans(self) -> list[Stray]:
        """Beside the tables: rows of people, tables or browsers that are gone."""
        return orphans(self._connection)

    def impossible(self) -> list[Stray]:
        """Beside the tables: rows with what the house never writes."""
        return impossible(self._connection)

    def wrong_answers(self) -> list[Wrong]:
        """Answers to riddles that are kept with other points than they come to."""
        return list(wrong_answers(self._connection)) if self._has_riddles else []

    def written(self, table_id: str) -> Iterator[bytes]:
        """All that was written of the table, as it is: one line of JSON for each entry."""
        found = (
            select(entries.c.number, entries.c.body)
            .where(entries.c.table_id == table_id)
            .order_by(entries.c.number)
        )
        for number, body in self._connection.execute(found):
            yield msgspec.json.encode({"number": number, "body": body}) + b"\n"


@contextmanager
def checkup(address: str) -> Iterator[Checkup]:
    """The journal at that address; StartError where there is none, or one that is newer."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StartError("journal-missing", file=url.database or "")
    engine = connect(address, power_cuts=False)
    try:
        with engine.connect() as connection:
            check_revision(connection)
            yield Checkup(connection)
    except exc.SQLAlchemyError as error:
        raise StartError("journal-unreachable", why=" ".join(str(error).split())[:200]) from error
    finally:
        engine.dispose()
