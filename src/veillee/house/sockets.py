"""A socket of the live channel: whose it is, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

# A reader that is so far behind is sent the newest frame alone: each holds the whole view.
MOST_WAITING: Final = 32


class Text(NamedTuple):
    """Something to be sent."""

    text: str
    n: int | None
    """How many lines the reader has been told with it, where it is a frame."""
    is_answer: bool


class Socket:
    """One open page. Telling it something never waits: a slow reader slows nobody."""

    def __init__(self, person: str, language: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = person
        self.language = language
        self.viewer: int | None = None
        """The seat whose view it was sent last."""
        self.heard = 0
        """How many lines it has been sent."""
        self._behind = False
        self._dismissed = False
        self._send = send
        self._waiting: deque[Text] = deque()
        self._woken = asyncio.Event()
        self._sent = asyncio.Event()

    def put(self, text: str, n: int | None = None) -> None:
        """Have news sent; of a reader that is too slow for it, remember that it fell behind."""
        if not self._behind:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append(Text(text, n, is_answer=False))
            else:
                self.drop_news()
                self._behind = True
        self._woken.set()

    def drop_news(self) -> None:
        """Newer news make what waits needless; answers to its own wishes are never dropped."""
        self._waiting = deque(waiting for waiting in self._waiting if waiting.is_answer)

    async def answer(self, text: str) -> None:
        """Have an answer sent. Whoever does not read his answers is not read either."""
        while len(self._waiting) >= 2 * MOST_WAITING:
            self._sent.clear()
            await self._sent.wait()
        self._waiting.append(Text(text, None, is_answer=True))
        self._woken.set()

    def dismiss(self) -> None:
        """Close it: its person is no longer known here."""
        self._dismissed = True
        self._woken.set()

    async def pump(self, catch_up: Callable[[Socket], Awaitable[None]]) -> None:
        """Send what waits, until the socket closes."""
        while not self._dismissed:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                text, n, _ = self._waiting.popleft()
                await self._send(text)
                self._sent.set()
                if n is not None:
                    self.heard = n
            if self._behind:
                self._behind = False
                await catch_up(self)
