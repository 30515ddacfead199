"""What happens in a match of Ergo. Everyone sees everything."""

from __future__ import annotations

import msgspec

from .components import Side


class Placed(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    side: Side
    cell: str


class Displaced(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    side: Side
    origin: str = msgspec.field(name="from")
    to: str
    turned: bool
    """Whether the piece showed its hollow face before, and its lion now."""


class Touched(msgspec.Struct, frozen=True, gc=False, tag="touched"):
    side: Side
    cell: str


class Swapped(msgspec.Struct, frozen=True, gc=False, tag="swapped"):
    seat: int
    """Who plays Black from now on."""


class LineMade(msgspec.Struct, frozen=True, gc=False, tag="line"):
    side: Side
    cells: tuple[str, ...]


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="drawn"):
    by: str
