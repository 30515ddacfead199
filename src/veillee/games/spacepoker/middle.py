"""The middle of the table: planets go in with every bet, and out to the winners."""

from __future__ import annotations

import msgspec

from veillee.kernel import Event

from .events import Changed
from .paying import Change, exact, less, more, transfer
from .state import State


def pay_in(state: State, seat: int, owed: int) -> tuple[State, list[Event]]:
    """The seat puts points into the middle."""
    return _pay(state, seat, owed, inwards=True)


def pay_out(state: State, seat: int, won: int) -> tuple[State, list[Event]]:
    """The seat takes points from the middle."""
    return _pay(state, seat, won, inwards=False)


def _pay(state: State, seat: int, owed: int, *, inwards: bool) -> tuple[State, list[Event]]:
    purse, middle = state.planets[seat], state.middle
    paid = exact(purse if inwards else middle, owed)
    if paid is None:
        return _pay_with_change(state, seat, owed, inwards=inwards)
    if inwards:
        purse, middle = less(purse, paid), more(middle, paid)
    else:
        purse, middle = more(purse, paid), less(middle, paid)
    planets = (*state.planets[:seat], purse, *state.planets[seat + 1 :])
    return msgspec.structs.replace(state, planets=planets, middle=middle), []


def _pay_with_change(
    state: State, seat: int, owed: int, *, inwards: bool
) -> tuple[State, list[Event]]:
    seats = len(state.planets)
    middle = seats  # the purse after those of the seats
    giver, taker = (seat, middle) if inwards else (middle, seat)
    others = (*range(seat + 1, seats), *range(seat))
    purses = (*state.planets, state.middle)
    after, change = transfer(purses, giver, taker, owed, (taker, *others))
    state = msgspec.structs.replace(state, planets=tuple(after[:middle]), middle=after[middle])
    return state, [_told(change, middle)] if change else []


def _told(change: Change, middle: int) -> Event:
    """Clause 1.5: everyone sees a change."""
    giver = None if change.giver == middle else change.giver
    partner = None if change.partner == middle else change.partner
    return Event("1.5", Changed(seat=giver, partner=partner, value=change.value))
