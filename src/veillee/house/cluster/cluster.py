"""What processes tell each other: new entries of tables, who is here, who drives a table.

One process alone needs none of it (`Alone`). Several share a Redis (`OverRedis`); what it forgets
or loses costs a second, never an entry: the journal alone says what happened.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple, Protocol

from veillee.house.journal.sessions import Ended

LEASE_MS: Final = 4000
IN_SECONDS: Final = 30
"""Whoever has a page open asks the house something more often than that."""


class News(NamedTuple):
    """An entry that was written elsewhere; whoever has a gap before it asks the journal."""

    table_id: str
    number: int
    body: str


def seen(table_id: str) -> str:
    """Under this name `note_here` has those who have the table before their eyes: a page that lies
    behind another is open, and nobody looks at it."""
    return f"{table_id}:seen"


class Parted(NamedTuple):
    """Two people between whom there is a block now, or no longer."""

    one: str
    other: str


Hearing = Callable[[News], Awaitable[None]]
HearingEnded = Callable[[Ended], Awaitable[None]]
HearingParted = Callable[[Parted], Awaitable[None]]
AnyNews = News | Ended | Parted


class Cluster(Protocol):
    """What processes tell each other."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    async def open(
        self, hearing: Hearing, hearing_ended: HearingEnded, hearing_parted: HearingParted
    ) -> None:
        """Listen: told are each entry that was written elsewhere, sessions that ended there, and
        blocks."""

    def tell(self, news: AnyNews) -> None:
        """An entry was written here, sessions have ended, or somebody was blocked."""

    async def may_drive(self, table_id: str) -> bool:
        """Whether this process is the one to move the table's bots and clock."""

    async def note_here(self, people: dict[str, frozenset[str]]) -> None:
        """These people look at these tables through this process."""

    async def here(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]]:
        """Who looks at these tables through other processes."""

    async def note_in(self, person: str) -> None:
        """The person has a page of the house open, somewhere in it."""

    async def who_is_in(self, persons: Iterable[str]) -> frozenset[str]:
        """Those of these people who were noted a moment ago, through whichever process."""

    async def close(self) -> None: ...


class Alone:
    """The one process of a house."""

    shared = False

    def __init__(self) -> None:
        self._noted: dict[str, float] = {}
        """People who have a page open, and until when they are thought to."""

    async def open(
        self, hearing: Hearing, hearing_ended: HearingEnded, hearing_parted: HearingParted
    ) -> None:
        pass

    def tell(self, news: AnyNews) -> None:
        pass

    async def may_drive(self, table_id: str) -> bool:  # noqa: ARG002
        return True

    async def note_here(self, people: dict[str, frozenset[str]]) -> None:
        pass

    async def here(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]]:  # noqa: ARG002
        return {}

    async def note_in(self, person: str) -> None:
        now = time.monotonic()
        if person not in self._noted:
            self._noted = {one: until for one, until in self._noted.items() if until > now}
        self._noted[person] = now + IN_SECONDS

    async def who_is_in(self, persons: Iterable[str]) -> frozenset[str]:
        now = time.monotonic()
        return frozenset(one for one in persons if self._noted.get(one, 0.0) > now)

    async def close(self) -> None:
        pass
