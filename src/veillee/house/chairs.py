"""Chairs: who sits where, and who keeps it warm."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct):
    """A seat of the match, and who is in it. Open where there is neither person nor bot."""

    person: str | None = None
    bot: str | None = None
    """The level of a bot that was given the chair, or that keeps it warm for the person."""
    luck: str = ""
    why: str = ""
    """Why a bot keeps the person's chair warm."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def kept_warm(self) -> bool:
        return self.person is not None and self.bot is not None
