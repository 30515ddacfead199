"""What can go wrong with the journal. In each case nothing was written."""

from __future__ import annotations

import sqlite3

from sqlalchemy import exc


class JournalError(Exception):
    """The entry was not committed."""


class Overtaken(JournalError):  # noqa: N818  (a name for what happened)
    """Another process wrote this number first: read on, and decide anew."""


class JournalFull(JournalError):  # noqa: N818  (a name for what happened)
    """The disk is full."""


class JournalDown(JournalError):  # noqa: N818  (a name for what happened)
    """The database does not answer."""


FULL = ("disk is full", "No space left")
LOCKED = "database is locked"
CROSSED = ("40001", "40P01")  # PostgreSQL's: could not serialize, deadlock detected


# SQLAlchemy's, and SQLite's own where we speak straight to the driver.
DatabaseErrors = exc.DBAPIError, sqlite3.Error


def is_full(error: Exception) -> bool:
    # Only what the driver says: around it SQLAlchemy quotes the entry, which anybody may write.
    said = str(getattr(error, "orig", error))
    return any(words in said for words in FULL)


def is_crossed(error: Exception) -> bool:
    """Whether somebody else wrote between our reading and our writing: to be asked again at once.

    SQLite does not wait then: what was read is out of date, however long one waits.
    """
    said = getattr(error, "orig", error)
    return str(said) == LOCKED or getattr(said, "sqlstate", None) in CROSSED


def is_passing(error: Exception) -> bool:
    """Whether it may go better in a moment: the line broke, or the database is being restarted."""
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, exc.OperationalError | exc.InterfaceError | sqlite3.OperationalError)
