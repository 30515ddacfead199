"""In which manner a claim is made. Nothing but its words depends on it (clause 10.2)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

Temper = Literal["plain", "blunt", "warm", "wry", "worried", "formal"]
TEMPERS: Final[tuple[Temper, ...]] = ("blunt", "warm", "wry", "worried", "formal")
TURNS: Final = 3
"""Turns of phrase of a temper, for each kind of claim."""
LEADS: Final = 4
"""Ways to begin; the first is without ado."""
MOST: Final = len(TEMPERS) * TURNS * LEADS
PLAIN: Final = 0

Manner = Annotated[int, msgspec.Meta(ge=PLAIN, le=MOST)]


class Wording(NamedTuple):
    """What a manner comes to."""

    temper: Temper
    turn: int
    lead: int


def wording(manner: int) -> Wording:
    if manner == PLAIN:
        return Wording("plain", 0, 0)
    rest, lead = divmod(manner - 1, LEADS)
    temper, turn = divmod(rest, TURNS)
    return Wording(TEMPERS[temper], turn, lead)


def manner_of(wording: Wording) -> int:
    if wording.temper == "plain":
        return PLAIN
    return (TEMPERS.index(wording.temper) * TURNS + wording.turn) * LEADS + wording.lead + 1
