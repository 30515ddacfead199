"""Chairs: who sits where, and who keeps it warm."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct, frozen=True):
    """A seat of the match, and who is in it. Open where there is neither person nor bot."""

    person: str | None = None
    bot: str | None = None
    """The level of a bot that was given the chair, or that keeps it warm for the person."""
    luck: str = ""
    why: str = ""
    """Why a bot keeps the person's chair warm, or why he gave the match up."""
    gave_up: bool = False
    """Whether that is for good."""
    of: str | None = None
    """Whose phone the person shares, where he has none of his own."""
    since: int = 0
    """How many lines had been told when the person came: earlier whispers were another's."""
    code: str = ""
    """The digest of what opens the chair on a phone that is shared."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def holder(self) -> str | None:
        """Whose device the chair is played from."""
        return self.of or self.person
