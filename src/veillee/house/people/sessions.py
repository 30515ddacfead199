"""Sessions: a cookie names one, and a person can end it, here and in every other process."""

from __future__ import annotations

import time
from typing import Final

from veillee.house.ids import LETTERS, new_id
from veillee.house.journal.sessions import DAY_MS, Ended, Session, SessionsKept
from veillee.house.now import now_ms
from veillee.house.people.signing import Signing

COOKIE: Final = "veillee"
MOST_OF_A_PERSON: Final = 50
REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 1.0
"""News of an end may be lost; after so long every process has asked the journal again."""
ENDED_SECONDS: Final = 900.0
"""For so long an end is remembered: whatever was asked of the journal before it is answered."""


class Sessions:
    """Whose sessions these are, looked up once a second at most."""

    def __init__(self, kept: SessionsKept, signing: Signing, *, secure: bool) -> None:
        self._kept = kept
        self._signing = signing
        # Browsers take a cookie of this name from us alone, and over HTTPS alone.
        self.cookie_name = f"__Host-{COOKIE}" if secure else COOKIE
        self._open: dict[str, tuple[str, float]] = {}
        self._ended: dict[str, float] = {}

    # -- the cookie ------------------------------------------------------------------------------

    def cookie(self, session: str) -> str:
        return self._signing.sign("session", session)

    def named(self, cookie: str) -> str | None:
        """The session that a cookie of ours names, be it open or over."""
        return self._signing.signed("session", cookie)

    async def exchange(self, cookie: str, device: str) -> str | None:
        """A session for a cookie of the old kind, which named a person.

        It is the same one however often the cookie comes, until the person ends a session.
        """
        person = self._signing.signed("cookie", cookie)
        if person is None:
            return None
        number = int(self._signing.mark("exchange", f"{person} {device}"), 16)
        letters = []
        for _ in range(16):
            number, place = divmod(number, len(LETTERS))
            letters.append(LETTERS[place])
        session = self._new("".join(letters), person, device)
        return session.id if await self._kept.exchange(session) else None

    # -- beginning, finding, ending --------------------------------------------------------------

    async def begin(self, person: str, device: str) -> tuple[str, Ended]:
        """A new session; and those that end for it, where the person has a great many."""
        session = self._new(new_id(), person, device)
        return session.id, await self._kept.begin(session, MOST_OF_A_PERSON)

    def _new(self, session: str, person: str, device: str) -> Session:
        now = now_ms()
        return Session(session, person, device, now, now // DAY_MS)

    async def person_of(self, session: str) -> str | None:
        """Whose it is; None where it is over."""
        person, until = self._open.get(session, ("", 0.0))
        if until > time.monotonic():
            return person
        found = await self._kept.find(session, now_ms() // DAY_MS)
        if found is None or self.is_ended(session):  # it may have ended while we asked
            self._open.pop(session, None)
            return None
        if len(self._open) >= REMEMBERED:
            self._open.clear()
        self._open[session] = found, time.monotonic() + REMEMBERED_SECONDS
        return found

    async def of(self, person: str) -> list[Session]:
        return await self._kept.of(person)

    async def end(self, person: str, session: str) -> Ended:
        return await self._kept.end(person, now_ms(), only=session)

    async def end_all(self, person: str, *, but: str = "") -> Ended:
        return await self._kept.end(person, now_ms(), but=but)

    async def ended_since(self, at: int) -> list[tuple[str, str]]:
        return await self._kept.ended_since(at)

    def is_ended(self, session: str) -> bool:
        return session in self._ended

    def note_ended(self, sessions: tuple[str, ...]) -> None:
        """From now on nobody comes in by these."""
        now = time.monotonic()
        for old in [old for old, since in self._ended.items() if since < now - ENDED_SECONDS]:
            del self._ended[old]
        for session in sessions:
            self._ended[session] = now
            self._open.pop(session, None)
