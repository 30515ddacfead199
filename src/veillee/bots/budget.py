"""The time a bot has for a move."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


class Budget:
    """What is left of it; the moment it is made is the start."""

    def __init__(
        self, seconds: float, now: Callable[[], float] = perf_counter, *, share: float = 0.9
    ) -> None:
        self._now, self._start = now, now()
        # The rest is for the last batch, for Python around it, and for a busy machine.
        self._allowed = share * seconds

    def is_over(self) -> bool:
        return self._now() - self._start >= self._allowed

    def spent(self) -> float:
        """The part of the time already used, from 0 to 1 and more."""
        return (self._now() - self._start) / self._allowed if self._allowed > 0 else 1.0
