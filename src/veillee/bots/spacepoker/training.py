"""Training the heads-up strategy: iterations of CFR+ at every depth, a curve, and checkpoints.

`train` is an iterator, so that whoever runs it can show how far it is. All is deterministic: the
same iterations give the same strategy, whether or not they were interrupted.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.spacepoker.plot import plot_svg
from veillee.bots.spacepoker.solver import Plan, Solver
from veillee.bots.spacepoker.strategy import SHIPPED, Strategy, in_parts, read, write
from veillee.bots.spacepoker.tree import DEPTHS

ITERATIONS: Final = 3000
BETWEEN_CHECKPOINTS: Final = 100
MEASURED: Final = frozenset(
    digit * 10**power for power in range(6) for digit in (1, 2, 5)
) | frozenset({0})
MILLI: Final = 1000


class Progress(NamedTuple):
    """How far the training is."""

    iteration: int
    iterations: int
    exploitability: float | None
    """In milli-antes a round in a match's first round, when it has just been measured."""


def train(
    path: Path,
    *,
    iterations: int = ITERATIONS,
    resume: bool = True,
    depths: Sequence[int] = DEPTHS,
    checkpoint: Path | None = None,
) -> Iterator[Progress]:
    """Learn for so many iterations, then write the strategy to `path`.

    The checkpoint (beside `path`, if nothing else is said) is kept, so that a later call with more
    iterations goes on where this one ended.
    """
    checkpoint = checkpoint or path.with_suffix(".checkpoint.npz")
    state = Training(depths)
    if resume and checkpoint.exists():
        state.load(checkpoint)
    if not state.iteration:
        yield Progress(0, iterations, state.measure())
    while state.iteration < iterations:
        state.iterate()
        measured = state.measure() if state.iteration in MEASURED else None
        if state.iteration % BETWEEN_CHECKPOINTS == 0:
            state.save(checkpoint)
        yield Progress(state.iteration, iterations, measured)
    if state.iteration not in MEASURED:
        yield Progress(state.iteration, iterations, state.measure())
    state.save(checkpoint)
    write(path, state.result())


def plot(path: Path = SHIPPED) -> str:
    """How the exploitability of a trained strategy fell, as an SVG."""
    return plot_svg(read(path.read_bytes()).curve)


class Training:
    """The solvers of all depths, and what has been measured so far."""

    def __init__(self, depths: Sequence[int]) -> None:
        self.iteration = 0
        self.solvers = {depth: Solver(depth) for depth in depths}
        self.curve: list[list[float]] = []

    def iterate(self) -> None:
        self.iteration += 1
        for solver in self.solvers.values():
            solver.iterate(self.iteration)

    def measure(self) -> float:
        """Add a point to the curve; says how it stands at the last, deepest, depth."""
        found = [MILLI * solver.exploitability() for solver in self.solvers.values()]
        self.curve = [point for point in self.curve if point[0] < self.iteration]
        self.curve.append([self.iteration, *found])
        return found[-1]

    def result(self) -> Strategy:
        kept = {depth: in_parts(depth, one.played()) for depth, one in self.solvers.items()}
        left = [
            MILLI * one.exploitability(kept[depth].chances()) for depth, one in self.solvers.items()
        ]
        return Strategy(kept, self.iteration, np.array(self.curve), np.array(left))

    def save(self, checkpoint: Path) -> None:
        """All at once or not at all: a checkpoint half written would be worth nothing."""
        arrays = {
            f"{name}-{field}-{depth}": numbers
            for depth, solver in self.solvers.items()
            for name, plan in (("regrets", solver.regrets), ("average", solver.average))
            for field, numbers in plan._asdict().items()
        }
        half = checkpoint.with_suffix(".part.npz")
        np.savez(
            half,
            iteration=np.array(self.iteration),
            curve=np.array(self.curve),
            **arrays,
        )
        half.replace(checkpoint)

    def load(self, checkpoint: Path) -> None:
        with np.load(checkpoint) as kept:
            self.iteration = int(kept["iteration"])
            # The end of a shorter training is no point on the curve of a longer one.
            self.curve = [point for point in kept["curve"].tolist() if point[0] in MEASURED]
            for depth, solver in self.solvers.items():
                for name in ("regrets", "average"):
                    fields = (kept[f"{name}-{field}-{depth}"] for field in Plan._fields)
                    setattr(solver, name, Plan(*fields))
