"""Records of native code: named fields, read alike inside and out."""

import numpy as np
import pytest

from veillee.bots.arrays import Records, record
from veillee.bots.native import native

SHIP = record("crew", ("lost", 2))


@native
def sail(ships: Records) -> int:
    ship = ships[0]
    ship.crew += 1
    ship.lost[1] = 7
    crew: int = ship.crew
    return crew


def test_native_code_and_python_read_the_same_fields() -> None:
    ships = np.zeros(1, SHIP)
    ships[0].crew = 4
    assert sail(ships) == 5
    assert (ships[0].crew, ships[0].lost.tolist()) == (5, [0, 7])


def test_a_field_that_python_would_take_for_a_method_is_refused() -> None:
    with pytest.raises(ValueError, match="round"):
        record("crew", "round")
