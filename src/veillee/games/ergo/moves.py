"""What a player may do: place a piece, displace one, or (table options) touch one, swap sides."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from veillee.kernel import Input

from .components import CELLS

# A length besides the pattern: `$` would let a line break pass at the end.
Cell = Annotated[str, msgspec.Meta(pattern="^[a-j][1-9]$", max_length=2)]


class Place(Input, tag="place"):
    """Put a piece of the reserve into play."""

    cell: Cell


class Displace(Input, tag="move"):
    """Take a piece that is in play to another cell."""

    origin: Cell = msgspec.field(name="from")
    to: Cell


class Touch(Input, tag="touch"):
    """Touch a piece that is in play: it must then be displaced."""

    cell: Cell


class Swap(Input, tag="swap"):
    """Take Black's side instead of answering the first move."""


Move = Place | Displace | Touch | Swap

# Moves are values without identity: one of each is enough, and building lists of them is quick.
PLACE: Final = tuple(Place(cell) for cell in CELLS)
TOUCH: Final = tuple(Touch(cell) for cell in CELLS)
SWAP: Final = Swap()
