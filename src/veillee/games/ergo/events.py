"""What happens in a match of Ergo. Everyone sees everything."""

from __future__ import annotations

import msgspec

from veillee.kernel import Value

from .components import Side


class Placed(Value, tag="placed"):
    side: Side
    cell: str


class Displaced(Value, tag="moved"):
    side: Side
    origin: str = msgspec.field(name="from")
    to: str
    turned: bool
    """Whether the piece showed its hollow face before, and its lion now."""


class Touched(Value, tag="touched"):
    side: Side
    cell: str


class Swapped(Value, tag="swapped"):
    seat: int
    """Who plays Black from now on."""


class LineMade(Value, tag="line"):
    side: Side
    cells: tuple[str, ...]


class Drawn(Value, tag="drawn"):
    by: str
