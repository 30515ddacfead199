"""The time, as journals and clocks count it.

It is taken from the machine's clock once, when the house opens. From then on it goes by the time
that passes: setting the machine's clock changes nobody's time, and no entry is written before the
one that it follows.
"""

from __future__ import annotations

import time
from typing import Final

# What passes while the machine sleeps counts too, where the system can tell.
PASSING: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def passed_ns() -> int:
    """Nanoseconds since some moment in the past."""
    return time.clock_gettime_ns(PASSING)


THAT_MOMENT: Final = time.time_ns() - passed_ns()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return (THAT_MOMENT + passed_ns()) // 1_000_000
