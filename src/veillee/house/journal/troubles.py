"""What can go wrong with the journal. In each case nothing was written."""

from __future__ import annotations

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


def is_full(error: exc.DBAPIError) -> bool:
    return any(words in str(error.orig) for words in FULL)


def is_passing(error: exc.DBAPIError) -> bool:
    """Whether it may go better in a moment: the line broke, or the database is being restarted."""
    return error.connection_invalidated or isinstance(
        error, exc.OperationalError | exc.InterfaceError
    )
