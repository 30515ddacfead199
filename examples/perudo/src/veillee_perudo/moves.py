"""What a player may do: bid, doubt the bid before, or call it exact."""

from __future__ import annotations

from typing import Annotated

import msgspec

from veillee.kernel import Input


class Bid(Input, tag="bid"):
    """At least so many of all dice show this face."""

    count: Annotated[int, msgspec.Meta(ge=1, le=99)]
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Doubt(Input, tag="doubt"):
    """There are not."""


class Calza(Input, tag="calza"):
    """There are exactly as many."""


Move = Bid | Doubt | Calza
