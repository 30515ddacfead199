"""The clock of a native search: a thread that raises its stop flag when its time is up."""

from threading import Event, Thread

from veillee.bots.budget import Budget
from veillee.bots.ergo.geometry import Numbers
from veillee.bots.ergo.threats import STOP


class StopTimer:
    """Raises the native search's stop flag when time is up.

    Native code cannot read Python's clock. It runs without the GIL, so a timer's thread can set the
    flag that every node looks at; the search then unwinds within microseconds.
    """

    def __init__(self, control: Numbers, seconds: float) -> None:
        self._control, self._seconds = control, seconds
        self._done = Event()

    def __enter__(self) -> "StopTimer":
        self._control[STOP] = 0
        self._budget = Budget(self._seconds, share=1)
        if self._seconds <= 0:
            self._control[STOP] = 1
        self._thread = Thread(target=self._watch, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _watch(self) -> None:
        # What is left is processor time: on a busy machine less of it passes than we wait.
        while (left := self._budget.left()) > 0:
            if self._done.wait(max(left, 0.001)):
                return
        self._control[STOP] = 1
