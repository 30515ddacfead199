"""The trained strategy as it is kept on disk: chances in whole parts of 255, for every depth."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Reals
from veillee.bots.spacepoker.exchanges import choices_of
from veillee.bots.spacepoker.solver import FLEET, Plan
from veillee.bots.spacepoker.tree import tree_of

Parts = NDArray[np.uint8]

WHOLE: Final = 255

FILE: Final = "strategy.npz"
SHIPPED: Final = Path(__file__).with_name(FILE)


class Trained(NamedTuple):
    """The strategy for one depth, in parts of `WHOLE`."""

    bids: Parts  # [pair, node, hand]
    opens: Parts  # [choice]
    replies: Parts  # [opener's count, choice]

    def chances(self) -> Plan:
        return Plan(*(part.astype(np.float32) / np.float32(WHOLE) for part in self))


class Strategy(NamedTuple):
    depths: dict[int, Trained]
    iterations: int
    curve: Reals
    """[measurement, 1 + depth] the iteration, then the exploitability at every depth in
    milli-antes a round."""
    kept: Reals
    """[depth] the same for the strategy as it is kept, in parts of 255."""


@cache
def strategy() -> Strategy:
    """The strategy that ships with the bots."""
    return read(SHIPPED.read_bytes())


def read(data: bytes) -> Strategy:
    with np.load(BytesIO(data)) as kept:
        depths = {
            int(depth): Trained(*(kept[f"{part}-{depth}"] for part in Trained._fields))
            for depth in kept["depths"]
        }
        return Strategy(depths, int(kept["iterations"]), kept["curve"], kept["kept"])


def write(path: Path, learned: Strategy) -> None:
    arrays = {
        f"{name}-{depth}": part
        for depth, trained in learned.depths.items()
        for name, part in trained._asdict().items()
    }
    np.savez_compressed(
        path,
        depths=np.array(list(learned.depths)),
        iterations=np.array(learned.iterations),
        curve=learned.curve,
        kept=learned.kept,
        **arrays,
    )


def in_parts(depth: int, play: Plan) -> Trained:
    """Chances as whole parts of 255 that sum to 255 at every decision."""
    tree, choices = tree_of(depth), choices_of(FLEET)
    bids = np.zeros(play.bids.shape, dtype=np.uint8)
    for node in np.flatnonzero(tree.bids):
        rows = slice(tree.first[node], tree.first[node] + tree.bids[node])
        bids[:, rows] = _rounded(np.moveaxis(play.bids[:, rows], 1, -1)).swapaxes(1, 2)
    exchanges = np.zeros((1 + len(play.replies), len(choices.hand)), dtype=np.uint8)
    for row, chances in zip(exchanges, (play.opens, *play.replies), strict=True):
        for first, last in zip(choices.first[:-1], choices.first[1:], strict=True):
            row[first:last] = _rounded(chances[first:last])
    return Trained(bids, exchanges[0], exchanges[1:])


def _rounded(chances: NDArray[np.float32]) -> Parts:
    """Along the last axis; the parts still missing go where most was cut off."""
    exact = WHOLE * chances.astype(np.float64)
    exact /= chances.sum(axis=-1, keepdims=True)
    floor = np.floor(exact)
    missing = WHOLE - floor.sum(axis=-1, keepdims=True)
    order = np.argsort(np.argsort(floor - exact, axis=-1, kind="stable"), axis=-1, kind="stable")
    parts: Parts = (floor + (order < missing)).astype(np.uint8)
    return parts
