"""A socket of the live channel: whose it is, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final, NamedTuple

# A reader that is so far behind is sent the newest frame alone: each holds the whole view.
MOST_WAITING: Final = 32


class Text(NamedTuple):
    """Something to be sent."""

    text: str
    n: int | None
    """How many lines the reader has been told with it, where it is a frame."""
    is_answer: bool


class Socket:
    """One open page. Telling it something never waits: a slow reader slows nobody.

    What a page can take at once is sent on the spot, before anything else is done; only for one
    that cannot there is a task, as long as something waits for it.
    """

    def __init__(
        self,
        person: str,
        language: str,
        send: Callable[[str], Awaitable[None]],
        catch_up: Callable[[Socket], None],
        close: Callable[[], Awaitable[None]] | None = None,
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
        self._send = send
        self._catch_up = catch_up
        self._close = close
        self._waiting: deque[Text] = deque()
        self._behind = False
        self._gone = False
        self._pump: asyncio.Task[None] | None = None
        self._closing: asyncio.Future[None] | None = None
        self._sent: asyncio.Event | None = None
        """Set whenever something was sent; only for a reader who leaves his answers lying."""

    def put(self, text: str, n: int | None = None) -> None:
        """Have news sent; of a reader that is too slow for it, remember that it fell behind."""
        if self._pump is None:
            self._send_at_once(Text(text, n, is_answer=False))
        elif self._behind:
            return
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(Text(text, n, is_answer=False))
        else:
            self.drop_news()
            self._behind = True

    def drop_news(self) -> None:
        """Newer news make what waits needless; answers to its own commands are never dropped."""
        self._waiting = deque(waiting for waiting in self._waiting if waiting.is_answer)

    async def answer(self, text: str) -> None:
        """Have an answer sent. Whoever does not read his answers is not read either."""
        while len(self._waiting) >= 2 * MOST_WAITING:
            self._sent = asyncio.Event()
            await self._sent.wait()
        if self._pump is None:
            self._send_at_once(Text(text, None, is_answer=True))
        elif not self._gone:
            self._waiting.append(Text(text, None, is_answer=True))

    def dismiss(self) -> None:
        """Close it: its person is no longer known here."""
        self.hang_up()
        if self._close is not None:
            self._closing = asyncio.ensure_future(self._close())

    def hang_up(self) -> None:
        """Nothing more is sent: the page is gone."""
        self._lose()
        if self._pump is not None:
            self._pump.cancel()

    def _send_at_once(self, text: Text) -> None:
        """Send it here and now; where the line takes no more, a task goes on with it.

        (From Python 3.12 on, this is what eager tasks are for.)
        """
        if self._gone:
            return
        steps = self._send(text.text).__await__()
        try:
            waits_for = next(steps)
        except StopIteration:
            self._has_gone_out(text)
        except Exception:
            self._lose()
        else:
            self._pump = asyncio.ensure_future(self._work_off(text, _resumed(steps, waits_for)))

    async def _work_off(self, text: Text, begun: Awaitable[None]) -> None:
        """Send what has begun to be sent, and all that waits by then."""
        try:
            await begun
            self._has_gone_out(text)
            while self._waiting or self._behind:
                while self._waiting:
                    text = self._waiting.popleft()
                    await self._send(text.text)
                    self._has_gone_out(text)
                if self._behind:
                    self._behind = False
                    self._catch_up(self)
        except Exception:
            self._lose()
        finally:
            self._pump = None

    def _lose(self) -> None:
        """The line is broken, in whatever way: whoever reads from it notices, and must not wait."""
        self._gone = True
        self._waiting.clear()
        if self._sent is not None:
            self._sent.set()

    def _has_gone_out(self, text: Text) -> None:
        if text.n is not None:
            self.heard = text.n
        if self._sent is not None:
            self._sent.set()


@types.coroutine
def _resumed(steps: Generator[Any, None, None], waits_for: Any) -> Generator[Any, None, None]:
    """The rest of what was begun outside a task."""
    yield waits_for
    yield from steps
