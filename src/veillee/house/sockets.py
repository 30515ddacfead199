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

    def __init__(
        self,
        person: str,
        language: str,
        send: Callable[[str], Awaitable[None]],
        *,
        is_screen: bool = False,
    ) -> None:
        self.person = person
        self.language = language
        self.is_screen = is_screen
        """A large screen shows what watchers may see, whoever has opened it."""
        self.hand: str | None = None
        """On a shared phone: who has it in his hand, by the code that was given."""
        self.viewer: int | None = None
        """The seat whose view it was sent last."""
        self.heard = 0
        """How many lines it has been sent."""
        self._behind = False
        self._dismissed = False
        self._send = send
        self._waiting: deque[Text] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What the pump waits for when there is nothing to send."""
        self._sent: asyncio.Event | None = None
        """Set whenever something was sent; only for a reader who leaves his answers lying."""

    def put(self, text: str, n: int | None = None) -> None:
        """Have news sent; of a reader that is too slow for it, remember that it fell behind."""
        if not self._behind:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append(Text(text, n, is_answer=False))
            else:
                self.drop_news()
                self._behind = True
        self._wake()

    def drop_news(self) -> None:
        """Newer news make what waits needless; answers to its own wishes are never dropped."""
        self._waiting = deque(waiting for waiting in self._waiting if waiting.is_answer)

    async def answer(self, text: str) -> None:
        """Have an answer sent. Whoever does not read his answers is not read either."""
        while len(self._waiting) >= 2 * MOST_WAITING:
            self._sent = asyncio.Event()
            await self._sent.wait()
        self._waiting.append(Text(text, None, is_answer=True))
        self._wake()

    def dismiss(self) -> None:
        """Close it: its person is no longer known here."""
        self._dismissed = True
        self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def pump(self, catch_up: Callable[[Socket], Awaitable[None]]) -> None:
        """Send what waits, until the socket closes."""
        while not self._dismissed:
            if not (self._waiting or self._behind):
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
            while self._waiting:
                text, n, _ = self._waiting.popleft()
                await self._send(text)
                if self._sent is not None:
                    self._sent.set()
                if n is not None:
                    self.heard = n
            if self._behind:
                self._behind = False
                await catch_up(self)
