"""How likely it is that so many dice count for a face, as one seat sees the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from veillee_perudo import View
from veillee_perudo.components import ACE, FACES

Odds = list[float]
"""How likely it is that no die counts, one, two, and so on."""
SINCERITY = 1.0
"""How many dice more than usual a bid is taken to stand for, at most."""


def chance_of(view: View, face: int) -> float:
    """Of a die that one does not see: that it counts for the face."""
    return (2 if view.options.aces and face != ACE else 1) / len(FACES)


def own(view: View, face: int) -> int:
    wild = view.options.aces
    return sum(die == face or (wild and die == ACE) for die in view.own)


def together(chances: Iterable[float]) -> Odds:
    """Of dice that count with these chances, each for itself."""
    odds = [1.0]
    for chance in chances:
        more, same = [0.0, *odds], [*odds, 0.0]
        odds = [m * chance + s * (1 - chance) for m, s in zip(more, same, strict=True)]
    return odds


@cache
def alike(dice: int, chance: float) -> Odds:
    """Of so many dice that all count with the same chance."""
    return together([chance] * dice)


def odds_of(view: View, face: int, sincerity: float = 0.0) -> Odds:
    """How many of the dice of the others count: each die by chance, and those of whoever has bid on
    the face a little more often, as he may have had a reason."""
    plain, chances = chance_of(view, face), list[float]()
    latest = {made.seat: made.bid.face for made in view.bids}
    for seat, dice in enumerate(view.dice):
        if seat == view.seat or not dice:
            continue
        said = latest.get(seat)
        shift = 0.0 if said is None else sincerity * (1.0 if said == face else -0.2)
        chances += [min(0.95, max(0.02, plain + shift * (1 - plain) / dice))] * dice
    return together(chances)


def at_least(odds: Odds, count: int) -> float:
    return sum(odds[max(0, count) :])


def exactly(odds: Odds, count: int) -> float:
    return odds[count] if 0 <= count < len(odds) else 0.0
