"""Limits: how fast a person, and an address, may ask. A room behind one address is many people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, TypeVar

from veillee.house.errors import HouseError

T = TypeVar("T")
MOST_REMEMBERED: Final = 50_000
FIRST_WAIT_MS: Final = 5_000
LONGEST_WAIT_MS: Final = 10 * 60_000


class Bucket:
    """Allows so many at once, and so many a second over time, for each name."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether the name may do it now."""
        now = time.monotonic()
        left, then = self._left.get(name, (self._at_once, now))
        left = min(self._at_once, left + (now - then) * self._a_second)
        if left < cost:
            self._left[name] = (left, now)
            return False
        if len(self._left) >= MOST_REMEMBERED:
            self._left.clear()  # a flood of names: all begin anew rather than fill our memory
        self._left[name] = (left - cost, now)
        return True

    def spend(self, name: str, error: str = "too-fast") -> None:
        """HouseError where the name has done this too often of late."""
        if not self.take(name):
            raise HouseError(error, 429)


class Places:
    """Allows so many at the same time, for each name."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Whether there was one left; `free` gives it back."""
        taken = self._taken.get(name, 0)
        if taken >= self._most:
            return False
        self._taken[name] = taken + 1
        return True

    def free(self, name: str) -> None:
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]


class Patience:
    """How long one waits before the next try: not at first, then twice as long each time.

    The longest wait is short enough that nobody is locked out by another's tries, and long enough
    that in a night fewer than a hundred are made.
    """

    def __init__(self, free: float) -> None:
        self._free = free

    def wait_ms(self, made: int) -> int:
        over = int(made - self._free)
        return 0 if over < 0 else min(FIRST_WAIT_MS << min(over, 20), LONGEST_WAIT_MS)


class FairShare:
    """How much of the house's time each name may take: so many seconds at a stretch, and a part of
    all time.

    Nobody knows beforehand what something costs, so it is measured while it is done. Whoever has
    had more than his share waits for his turn, behind others of his name; nobody else does.
    """

    def __init__(self, at_once: float, part: float) -> None:
        self._at_once = at_once
        self._part = part
        self._taken: dict[str, tuple[float, float]] = {}
        """By name: how many seconds, and as of when; they are forgotten with time."""
        self._queues: dict[str, Queue] = {}

    def charge(self, name: str, seconds: float) -> None:
        """The name has taken so many seconds."""
        now = time.monotonic()
        if name in self._taken:
            taken, then = self._taken[name]
            left = taken - (now - then) * self._part
            seconds += left if left > 0.0 else 0.0
        elif len(self._taken) >= MOST_REMEMBERED:
            self._taken.clear()
        self._taken[name] = seconds, now

    def _too_soon(self, name: str) -> float:
        """How many seconds it is until the name may go on."""
        taken, then = self._taken.get(name, (0.0, 0.0))
        if taken <= self._at_once:
            return 0.0
        return (taken - self._at_once) / self._part - (time.monotonic() - then)

    def must_wait(self, name: str) -> bool:
        return name in self._queues or self._too_soon(name) > 0

    async def turn(self, name: str) -> None:
        """Wait until it is the name's turn."""
        if not self.must_wait(name):
            return
        queue = self._queues.setdefault(name, Queue())
        queue.length += 1
        try:
            async with queue.head:
                while (seconds := self._too_soon(name)) > 0:
                    await asyncio.sleep(seconds)
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[name]


class Queue:
    """Those of one name who wait for their turn: the first of them until it has come."""

    def __init__(self) -> None:
        self.head = asyncio.Lock()
        self.length = 0


@coroutine
def measured(
    work: Coroutine[Any, Any, T], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    """Do the work, and charge the time for which it had the event loop; waiting costs nothing."""
    step, given = work.send, None
    while True:
        began = time.perf_counter()
        try:
            awaited = step(given)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            charge(time.perf_counter() - began)
        try:
            step, given = work.send, (yield awaited)
        except BaseException as error:
            step, given = work.throw, error


class RateLimits:
    """The limits of the house."""

    def __init__(self, factor: float = 1.0) -> None:
        # Half of the time is left to all others, whatever one address asks for.
        self.time_of_address = FairShare(0.01 * factor, 0.5 * factor)
        self.time_of_person = FairShare(0.01 * factor, 0.25 * factor)
        self.requests_of_person = Bucket(60 * factor, 20 * factor)
        self.requests_of_address = Bucket(1200 * factor, 400 * factor)
        self.new_people_of_address = Bucket(120 * factor, 2 * factor)
        self.tables_of_person = Bucket(20 * factor, 0.5 * factor)
        self.tables_of_address = Bucket(60 * factor, 0.5 * factor)
        self.commands_of_person = Bucket(60 * factor, 30 * factor)
        self.pages_of_person = Places(40 * factor)
        self.talk_of_person = Bucket(8 * factor, 0.7 * factor)
        self.keys_of_address = Bucket(20 * factor, 0.2 * factor)
        self.hints_of_person = Bucket(10 * factor, 0.2 * factor)
        self.invitations_of_person = Bucket(20 * factor, 0.05 * factor)
        self.blocks_of_person = Bucket(30 * factor, 0.1 * factor)
        self.reports_of_person = Bucket(5 * factor, 0.005 * factor)
        self.operator_keys_of_address = Patience(5 * factor)
        self.records_of_person = Bucket(3 * factor, 0.02 * factor)
        self.lists_of_person = Bucket(30 * factor, 3 * factor)
        self.devices_of_person = Bucket(10 * factor, 0.05 * factor)
        self.mails_of_address = Bucket(20 * factor, 0.005 * factor)
        self.feeds_of_person = Bucket(10 * factor, 0.05 * factor)
        self.sharers_of_person = Bucket(10 * factor, 0.05 * factor)
        # Several share a phone, and each may mistype: its tries are counted apart from a chair's.
        self.codes_of_chair = Patience(5 * factor)
        self.codes_of_phone = Patience(15 * factor)
        # A whole room comes in from one address, and only what is wrong stays counted.
        self.table_codes_of_person = Patience(5 * factor)
        self.table_codes_of_address = Patience(40 * factor)
