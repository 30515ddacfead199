"""The bots' own dice, for native code: splitmix64 in an array of one word."""

import numpy as np
from numpy.typing import NDArray

from veillee.bots.native import native

Words = NDArray[np.uint64]

_GOLDEN, _MIX_1, _MIX_2 = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_S11, _S27, _S30, _S31, _S32 = (np.uint64(shift) for shift in (11, 27, 30, 31, 32))


def dice(seed: int) -> Words:
    """Dice of one's own."""
    return np.array([seed % 2**64], dtype=np.uint64)


@native
def word(randomness: Words) -> np.uint64:
    """64 random bits."""
    randomness[0] += _GOLDEN
    mixed = randomness[0]
    mixed = (mixed ^ (mixed >> _S30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _S27)) * _MIX_2
    found: np.uint64 = mixed ^ (mixed >> _S31)
    return found


@native
def below(limit: int, randomness: Words) -> int:
    """A number in range(limit), exactly uniform: Lemire's method."""
    bound = np.uint64(limit)
    while True:
        product = (word(randomness) >> _S32) * bound
        low = product & _LOW_HALF
        # The first test is nearly always enough, and spares the slow remainder.
        if low >= bound or low >= (_LOW_HALF - bound + np.uint64(1)) % bound:
            found: int = np.int64(product >> _S32)  # type: ignore[assignment]
            return found


@native
def fraction(randomness: Words) -> float:
    """A number from 0 up to, and not including, 1."""
    found: float = np.float64(word(randomness) >> _S11) * 2.0**-53
    return found
