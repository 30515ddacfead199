"""A table that is no longer kept: the last entry of its journal, whose others are gone."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.table.action import Entry
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class Pruned(Entry, tag="pruned"):
    """The table is no longer kept. Whoever still has it in memory finds this where his next entry
    would be, and lets go of it."""

    def happen(self, table: Table) -> Table:
        return replace(table, pruned=True)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return ()
