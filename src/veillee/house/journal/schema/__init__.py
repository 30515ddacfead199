"""The tables of the database. Alembic's revisions build them; a test compares the two."""

from __future__ import annotations

from veillee.house.journal.schema.base import metadata
from veillee.house.journal.schema.calling import call_wishes, calls, mail_addresses, push_devices
from veillee.house.journal.schema.company import blocks, invitations, mutes, shown_here, waiting
from veillee.house.journal.schema.daily import attempts, ghosts, riddles, yardsticks
from veillee.house.journal.schema.matches import analyses, codes, entries, results, sitters, tables
from veillee.house.journal.schema.operating import operator_log, reports, silenced
from veillee.house.journal.schema.persons import house, people, sessions, tries
from veillee.house.journal.schema.rated import counted, ratings

__all__ = [
    "analyses",
    "attempts",
    "blocks",
    "call_wishes",
    "calls",
    "codes",
    "counted",
    "entries",
    "ghosts",
    "house",
    "invitations",
    "mail_addresses",
    "metadata",
    "mutes",
    "operator_log",
    "people",
    "push_devices",
    "ratings",
    "reports",
    "results",
    "riddles",
    "sessions",
    "shown_here",
    "silenced",
    "sitters",
    "tables",
    "tries",
    "waiting",
    "yardsticks",
]
