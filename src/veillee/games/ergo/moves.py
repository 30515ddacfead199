"""What a player may do: place a piece, displace one, or (table options) touch one, swap sides."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from .components import CELLS

# A length besides the pattern: `$` would let a line break pass at the end.
Cell = Annotated[str, msgspec.Meta(pattern="^[a-j][1-9]$", max_length=2)]


class Place(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="place"):
    """Put a piece of the reserve into play."""

    cell: Cell


class Displace(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="move"):
    """Take a piece that is in play to another cell."""

    origin: Cell = msgspec.field(name="from")
    to: Cell


class Touch(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="touch"):
    """Touch a piece that is in play: it must then be displaced."""

    cell: Cell


class Swap(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="swap"):
    """Take Black's side instead of answering the first move."""


Move = Place | Displace | Touch | Swap

# Moves are values without identity: one of each is enough, and building lists of them is quick.
PLACE: Final = tuple(Place(cell) for cell in CELLS)
TOUCH: Final = tuple(Touch(cell) for cell in CELLS)
SWAP: Final = Swap()
