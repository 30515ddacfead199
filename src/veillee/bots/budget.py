"""The time a bot has for a move, counted in processor time: a busy machine makes it no weaker."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import Final

TICK: Final = 0.01
"""What a look at a counted clock costs: about what our bots do between two looks."""

_latest = 2.0
"""Somebody may be waiting: at so many times its seconds by the wall clock it is over anyway."""


def nobody_waits() -> None:
    """From now on bots in this process have all their processor time, however long that takes."""
    global _latest
    _latest = inf


class Stopwatch:
    """How long the thread that made it has worked since, in seconds; any thread may ask.

    Where the system cannot tell (only POSIX systems other than macOS can), the wall's clock does.
    """

    def __init__(self) -> None:
        self._wall = time.perf_counter()
        self._clock: int | None = None
        if hasattr(time, "pthread_getcpuclockid"):
            self._clock = time.pthread_getcpuclockid(threading.get_ident())
            self._start = time.clock_gettime(self._clock)

    def __call__(self) -> float:
        wall = time.perf_counter() - self._wall
        if self._clock is None:
            return wall
        return max(time.clock_gettime(self._clock) - self._start, wall / _latest)


class CountedClock:
    """Goes on by what is counted alone: looks at it, and work that somebody says he has done."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def __call__(self) -> float:
        self._seconds += TICK
        return self._seconds

    def charge(self, seconds: float) -> None:
        """As much work as is otherwise done in so many seconds."""
        self._seconds += seconds


_counted: ContextVar[CountedClock | None] = ContextVar("counted", default=None)


def counted_clock() -> CountedClock | None:
    """By which bots think here; None where they go by processor time."""
    return _counted.get()


@contextmanager
def counted() -> Iterator[None]:
    """In here bots go by a counted clock: whatever the machine and however busy it is, a bot thinks
    as much, and so finds the same."""
    token = _counted.set(CountedClock())
    try:
        yield
    finally:
        _counted.reset(token)


class Budget:
    """What is left of it; the moment it is made is the start."""

    def __init__(
        self, seconds: float, now: Callable[[], float] | None = None, *, share: float = 0.9
    ) -> None:
        self._now = now or counted_clock() or Stopwatch()
        self._start = self._now()
        # The rest is for the last batch, and for Python around it.
        self._allowed = share * seconds

    def is_over(self) -> bool:
        return self.left() <= 0

    def left(self) -> float:
        """In seconds; below nothing where more was used."""
        return self._allowed - (self._now() - self._start)

    def spent(self) -> float:
        """The part of the time already used, from 0 to 1 and more."""
        return 1 - self.left() / self._allowed if self._allowed > 0 else 1.0
