"""What happens in a match, each told by the message `event-TAG`."""

from __future__ import annotations

import msgspec

from .state import Cup


class Bade(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    seat: int
    count: int
    face: int


class Doubted(msgspec.Struct, frozen=True, gc=False, tag="doubted"):
    seat: int


class CalledCalza(msgspec.Struct, frozen=True, gc=False, tag="calza"):
    seat: int


class Shown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    seat: int
    dice: Cup


class Counted(msgspec.Struct, frozen=True, gc=False, tag="counted"):
    count: int
    face: int
    found: int


class Lost(msgspec.Struct, frozen=True, gc=False, tag="lost"):
    seat: int
    left: int


class WonBack(msgspec.Struct, frozen=True, gc=False, tag="won-back"):
    seat: int
    left: int


class KeptAll(msgspec.Struct, frozen=True, gc=False, tag="kept-all"):
    """Exact, by somebody who has lost no die."""

    seat: int


class Thrown(msgspec.Struct, frozen=True, gc=False, tag="thrown"):
    """For the eyes of one seat."""

    dice: Cup
