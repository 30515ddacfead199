"""The middle of the table: planets go in with every bet, and out to the winners."""

from __future__ import annotations

from veillee.kernel import Event, Value

from .components import NO_PLANETS, Planets
from .events import Changed
from .paying import Change, exact, less, more, transfer


class Paid(Value):
    """What then lies in front of each seat and in the middle, and what everyone saw of it."""

    planets: tuple[Planets, ...]
    middle: Planets
    told: tuple[Event, ...]
    moved: Planets = NO_PLANETS
    """Those that went over, of a single payment."""


def pay_in(planets: tuple[Planets, ...], middle: Planets, seat: int, owed: int) -> Paid:
    """The seat puts points into the middle."""
    purse = planets[seat]
    paid = exact(purse, owed)
    if paid is None:
        return _pay_with_change(planets, middle, seat, owed, inwards=True)
    after = (*planets[:seat], less(purse, paid), *planets[seat + 1 :])
    return Paid(after, more(middle, paid), (), paid)


def pay_out(planets: tuple[Planets, ...], middle: Planets, seat: int, won: int) -> Paid:
    """The seat takes points from the middle."""
    paid = exact(middle, won)
    if paid is None:
        return _pay_with_change(planets, middle, seat, won, inwards=False)
    after = (*planets[:seat], more(planets[seat], paid), *planets[seat + 1 :])
    return Paid(after, less(middle, paid), (), paid)


def _pay_with_change(
    planets: tuple[Planets, ...], middle: Planets, seat: int, owed: int, *, inwards: bool
) -> Paid:
    seats = len(planets)
    centre = seats  # the purse after those of the seats
    giver, taker = (seat, centre) if inwards else (centre, seat)
    others = (*range(seat + 1, seats), *range(seat))
    after, moved, change = transfer((*planets, middle), giver, taker, owed, (taker, *others))
    told = (_told(change, centre),) if change else ()
    return Paid(tuple(after[:centre]), after[centre], told, moved)


def _told(change: Change, centre: int) -> Event:
    """Clause 1.5: everyone sees a change."""
    giver = None if change.giver == centre else change.giver
    partner = None if change.partner == centre else change.partner
    return Event("1.5", Changed(seat=giver, partner=partner, value=change.value))
