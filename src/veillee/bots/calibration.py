"""What the calibrations of several games share: many matches, and a table of what they tell."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Final, NamedTuple, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

# Fresh processes on every system: a forked copy of native code is not safe.
CONTEXT: Final = multiprocessing.get_context("spawn")

Progress = Callable[[int, int], None]
"""Called with the matches that are played and the matches that will be."""
Say = Callable[..., str]
"""A message of the command's, or of the bots that are calibrated, filled in."""


class Line(NamedTuple):
    """One line of the table, and whether it is as it should be."""

    cells: list[str]
    kept: bool


def within(value: float, least: float | None, most: float | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def results(play: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """What each task tells, in their order; there may be no end of them."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    left = iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=CONTEXT) as pool:
        running = deque(pool.submit(play, task) for task in islice(left, 2 * jobs))
        try:
            while running:
                yield running.popleft().result()
                running.extend(pool.submit(play, task) for task in islice(left, 1))
        finally:
            pool.shutdown(cancel_futures=True)
