"""What stops a native search: its clock's thread, which raises a flag, or a limit to its nodes."""

from threading import Event, Thread

from veillee.bots.arrays import Records, record
from veillee.bots.budget import Budget, counted_clock
from veillee.bots.native import native

CONTROL = record(
    "stop",  # not 0 where time is up
    "nodes",  # looked at so far
    "node_limit",
    "chain_nodes",  # looked at so far for one chain of threats
    "chain_limit",
)
NO_LIMIT = 1 << 60
# Where the clock is counted: about what is looked at in a second otherwise.
NODES_A_SECOND, CHAIN_NODES_A_SECOND = 40_000, 100_000


@native
def must_stop(control: Records, nodes: int) -> bool:
    """Count so many nodes more: is the time up, or the limit reached?"""
    work = control[0]
    work.nodes += nodes
    if work.nodes > work.node_limit:
        work.stop = 1
    stops: bool = work.stop != 0
    return stops


class StopTimer:
    """Raises the native search's stop flag when time is up.

    Native code cannot read Python's clock. It runs without the GIL, so a timer's thread can set the
    flag that every node looks at; the search then unwinds within microseconds. Where the clock is
    counted, so are the nodes.
    """

    def __init__(self, control: Records, seconds: float) -> None:
        self._work, self._seconds = control[0], seconds
        self._clock, self._done = counted_clock(), Event()
        self._thread: Thread | None = None

    def __enter__(self) -> "StopTimer":
        self._work.stop = self._seconds <= 0
        if self._clock:
            self._nodes = int(self._work.nodes)
            self._work.node_limit = self._nodes + int(self._seconds * NODES_A_SECOND)
            self._work.chain_limit = int(self._seconds * CHAIN_NODES_A_SECOND)
        else:
            self._budget = Budget(self._seconds, share=1)
            self._thread = Thread(target=self._watch, daemon=True)
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._clock:
            self._clock.charge((int(self._work.nodes) - self._nodes) / NODES_A_SECOND)
        self._done.set()
        if self._thread:
            self._thread.join()

    def _watch(self) -> None:
        # What is left is processor time: on a busy machine less of it passes than we wait.
        while (left := self._budget.left()) > 0:
            if self._done.wait(max(left, 0.001)):
                return
        self._work.stop = 1
