"""What happens in a match, each told by the message `event-TAG`."""

from __future__ import annotations

from veillee.kernel import Value

from .state import Cup


class Bade(Value, tag="bid"):
    seat: int
    count: int
    face: int


class Doubted(Value, tag="doubted"):
    seat: int


class CalledCalza(Value, tag="calza"):
    seat: int


class Shown(Value, tag="shown"):
    seat: int
    dice: Cup


class Counted(Value, tag="counted"):
    count: int
    face: int
    found: int


class Lost(Value, tag="lost"):
    seat: int
    left: int


class WonBack(Value, tag="won-back"):
    seat: int
    left: int


class KeptAll(Value, tag="kept-all"):
    """Exact, by somebody who has lost no die."""

    seat: int


class Thrown(Value, tag="thrown"):
    """For the eyes of one seat."""

    dice: Cup
