"""What a player may do in a turn: place a piece, displace one, or (table option) swap sides."""

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


class Swap(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="swap"):
    """Take Black's side instead of answering the first move."""


Move = Place | Displace | Swap

# Moves are values without identity: one of each is enough, and building lists of them is quick.
PLACE: Final = tuple(Place(cell) for cell in CELLS)
SWAP: Final = Swap()
