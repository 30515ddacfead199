"""The time a bot has for a move, and the clock it goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from time import perf_counter
from typing import Final

TICK: Final = 0.01
"""What a look at a counted clock costs: about what our bots do between two looks."""

_clock: ContextVar[Callable[[], float]] = ContextVar("clock", default=perf_counter)


def now() -> float:
    """The time by which bots think, in seconds."""
    return _clock.get()()


def is_counted() -> bool:
    return _clock.get() is not perf_counter


@contextmanager
def counted() -> Iterator[None]:
    """In here time passes only by looks at the clock: whatever the machine and however busy it is,
    a bot thinks as much, and so finds the same."""
    looks = count()
    token = _clock.set(lambda: TICK * next(looks))
    try:
        yield
    finally:
        _clock.reset(token)


class Budget:
    """What is left of it; the moment it is made is the start."""

    def __init__(
        self, seconds: float, now: Callable[[], float] = now, *, share: float = 0.9
    ) -> None:
        self._now, self._start = now, now()
        # The rest is for the last batch, for Python around it, and for a busy machine.
        self._allowed = share * seconds

    def is_over(self) -> bool:
        return self._now() - self._start >= self._allowed

    def spent(self) -> float:
        """The part of the time already used, from 0 to 1 and more."""
        return (self._now() - self._start) / self._allowed if self._allowed > 0 else 1.0
