"""What the house counts, for Prometheus."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from veillee.house.tasks import Tasks

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 5)
SLOW: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
LOOK_SECONDS: Final = 0.5

COMMITTED = Counter("veillee_entries_total", "Entries committed to the journal")
REFUSED = Counter("veillee_refused_total", "Commands that were refused")
FAULTS = Counter("veillee_faults_total", "Requests that failed by our own fault")
PRUNED = Counter("veillee_pruned_total", "What is no longer kept", ["what"])
CALLS = Counter("veillee_calls_total", "Calls that were sent", ["kind"])
SOCKETS = Gauge("veillee_sockets", "Open sockets")
TABLES_IN_MEMORY = Gauge("veillee_tables_in_memory", "Tables in memory")
SET_ASIDE = Gauge("veillee_tables_set_aside", "Tables that were found to be unreadable")
THOUGHTS = Counter("veillee_thoughts_total", "Moves that bots have chosen", ["game", "level"])
CUT_OFF = Counter("veillee_thoughts_cut_off_total", "Bots out of time", ["game", "level"])
BOTS_WAITING = Gauge("veillee_bots_waiting", "Questions that bots have not answered yet")
REQUEST = Histogram(
    "veillee_request_seconds", "Answering a request", ["method", "route"], buckets=SLOW
)
LOOP_LAG = Histogram(
    "veillee_loop_lag_seconds",
    "How much later than it should the event loop came round",
    buckets=SLOW,
)


class Quick(Collector):
    """A histogram on the path of a move: Prometheus' own takes ten times as long for its locks. Two
    threads that measure at the same instant may lose one of the two."""

    def __init__(self, name: str, meaning: str, label: str | None = None) -> None:
        self._name, self._meaning, self._label = name, meaning, label
        self._counts: dict[str, list[float]] = {}
        REGISTRY.register(self)

    def observe(self, seconds: float, name: str = "") -> None:
        counts = self._counts.get(name)
        if counts is None:
            counts = self._counts[name] = [0.0] * (len(QUICK) + 2)
        counts[bisect_left(QUICK, seconds)] += 1
        counts[-1] += seconds

    def collect(self) -> Iterator[Metric]:
        labels = [self._label] if self._label else []
        found = HistogramMetricFamily(self._name, self._meaning, labels=labels)
        for name, (*counts, total) in self._counts.items():
            bounds = (*(str(bound) for bound in QUICK), "+Inf")
            buckets = list(zip(bounds, accumulate(counts), strict=True))
            found.add_metric([name] if self._label else [], buckets, total)
        yield found


CARRIED_OUT = Quick("veillee_command_seconds", "From reading a command to its commit", "command")
COMMIT = Quick("veillee_commit_seconds", "One commit, of one entry or several")


class LoopLag:
    """Looks at how late the event loop is, twice a second."""

    def __init__(self) -> None:
        self._tasks = Tasks()

    def begin(self) -> None:
        self._tasks.begin(self._look())

    async def close(self) -> None:
        await self._tasks.close()

    async def _look(self) -> None:
        while True:
            due = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
