"""What native code works on: arrays of numbers, and records with named fields."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]
Records = NDArray[Any]


def record(*fields: str | tuple[str, int]) -> np.dtype[Any]:
    """A record of numbers, or of so many: `record("side", ("lines", 2))`. Read as `here.side`, in
    native code and out of it.

    All are int64: a native function that calls itself with another width of integer is compiled
    twice, and the two call each other, which crashes when loaded from numba's cache.
    """
    named = [(field, ()) if isinstance(field, str) else field for field in fields]
    if hidden := [name for name, _ in named if hasattr(np.record, name)]:
        # Native code would read the number, and Python the method.
        raise ValueError(f"these names are methods of a record: {', '.join(hidden)}")
    return np.dtype((np.record, [(name, np.int64, shape) for name, shape in named]))
