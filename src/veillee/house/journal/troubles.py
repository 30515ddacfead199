"""What can go wrong with the journal. In each case nothing was written."""

from __future__ import annotations


class JournalError(Exception):
    """The entry was not committed."""


class Overtaken(JournalError):  # noqa: N818  (a name for what happened)
    """Another process wrote this number first: read on, and decide anew."""


class JournalFull(JournalError):  # noqa: N818  (a name for what happened)
    """The disk is full."""


class JournalDown(JournalError):  # noqa: N818  (a name for what happened)
    """The database does not answer."""
