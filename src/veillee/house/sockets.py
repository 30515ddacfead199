"""A socket of the live channel: whose it is, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

# A reader that is so far behind is sent the newest frame alone: each holds the whole view.
MOST_WAITING: Final = 32


class Socket:
    """One open page. Sending never waits: a slow reader slows nobody."""

    def __init__(self, person: str, language: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = person
        self.language = language
        self.heard = 0
        """How many lines it has been told, when it fell behind."""
        self.behind = False
        self._send = send
        self._waiting: deque[str] = deque()
        self._woken = asyncio.Event()

    def put(self, text: str) -> bool:
        """Have the text sent; False where the reader is too slow for it."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        if self.behind:
            self._woken.set()
            return False
        self._waiting.append(text)
        self._woken.set()
        return True

    async def pump(self, catch_up: Callable[[Socket], str]) -> None:
        """Send what waits, until the socket closes."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self.behind:
                self.behind = False
                await self._send(catch_up(self))
