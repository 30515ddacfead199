"""The clock of a native search: a thread that raises its stop flag when its time is up."""

from threading import Event, Thread

from veillee.bots.budget import Budget, counted_clock
from veillee.bots.ergo.geometry import Numbers
from veillee.bots.ergo.threats import CHAIN_LIMIT, NODE_LIMIT, NODES, STOP

# Where the clock is counted: about what is looked at in a second otherwise.
NODES_A_SECOND, CHAIN_NODES_A_SECOND = 40_000, 100_000


class StopTimer:
    """Raises the native search's stop flag when time is up.

    Native code cannot read Python's clock. It runs without the GIL, so a timer's thread can set the
    flag that every node looks at; the search then unwinds within microseconds. Where the clock is
    counted, so are the nodes.
    """

    def __init__(self, control: Numbers, seconds: float) -> None:
        self._control, self._seconds = control, seconds
        self._clock, self._done = counted_clock(), Event()
        self._thread: Thread | None = None

    def __enter__(self) -> "StopTimer":
        control = self._control
        control[STOP] = self._seconds <= 0
        if self._clock:
            self._nodes = int(control[NODES])
            control[NODE_LIMIT] = self._nodes + int(self._seconds * NODES_A_SECOND)
            control[CHAIN_LIMIT] = int(self._seconds * CHAIN_NODES_A_SECOND)
        else:
            self._budget = Budget(self._seconds, share=1)
            self._thread = Thread(target=self._watch, daemon=True)
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._clock:
            self._clock.charge((int(self._control[NODES]) - self._nodes) / NODES_A_SECOND)
        self._done.set()
        if self._thread:
            self._thread.join()

    def _watch(self) -> None:
        # What is left is processor time: on a busy machine less of it passes than we wait.
        while (left := self._budget.left()) > 0:
            if self._done.wait(max(left, 0.001)):
                return
        self._control[STOP] = 1
