"""How a round ends: showing, comparing, sharing out (chapters 5 and 6, side pots from 8)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import NamedTuple

import msgspec

from veillee.kernel import Chance, Event

from .components import SIZE, Planets, points
from .events import (
    CannotPay,
    HandShown,
    PotRefilled,
    TakenBack,
    TieDrawn,
    TookAll,
    WithoutPlanets,
    Won,
)
from .exchanging import draw_ships
from .hands import hand_of, strength
from .middle import Paid, pay_out
from .state import Drawn, Pot, RoundPlayed, Shown, State


def end_round(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Everything from the last bet to the winners' planets."""
    return take_all(state) if len(state.left) == 1 else show(state, chance)


def who_sits_out(after: State, able: Sequence[int]) -> list[Event]:
    """Clauses 2.5 and 8.4: those of the round's players who cannot take part in another."""
    return [
        Event("8.4", CannotPay(seat=seat, points=after.points_of(seat)))
        if after.has_planets(seat)
        else Event("2.5", WithoutPlanets(seat=seat))
        for seat in after.players
        if seat not in able
    ]


def take_all(state: State) -> tuple[State, tuple[Event, ...]]:
    """Clause 5.3: the last one left takes all and shows nothing."""
    (winner,) = state.left
    pot = Pot(points=points(state.middle), among=(winner,), winners=(winner,))
    paid = pay_out(state.planets, state.middle, winner, pot.points)
    taken = Event("5.3", TookAll(seat=winner, points=pot.points, planets=paid.moved))
    return remember(state, paid, (), (), (pot,)), (*paid.told, taken)


def show(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Clauses 5.1 and 5.2: those left show, and the best hand takes the middle."""
    shown, events = list[Shown](), list[Event]()
    for seat in state.left:
        ships = state.ships[seat]
        hand = hand_of(ships)
        shown.append(Shown(seat=seat, ships=ships, hand=hand))
        events.append(Event("5.1", HandShown(seat=seat, ships=ships, hand=hand)))
    in_the_middle, paid = take_back(state)
    events += paid.told
    settling = Settling(state, chance)
    pots: list[Pot] = []
    for share in side_pots(state.left, in_the_middle):
        winners, draws = settling.winners(share.among)
        pot = Pot(points=share.points, among=share.among, winners=winners)
        paid = share_out(paid.planets, paid.middle, pot)
        pots.append(pot)
        events += draws
        events += paid.told
    after = remember(state, paid, tuple(shown), tuple(settling.drawn), tuple(pots))
    return after, tuple(events)


def take_back(state: State) -> tuple[list[int], Paid]:
    """Clause 8.8: what nobody could match goes back to whoever paid it.

    Also tells what each seat then has in the middle: its ante and its bet.
    """
    in_the_middle = list(map(add, state.antes, state.bets))
    second, most = sorted(in_the_middle)[-2:]
    if second == most:
        return in_the_middle, Paid(state.planets, state.middle, ())
    seat, excess = in_the_middle.index(most), most - second
    in_the_middle[seat] = second
    paid = pay_out(state.planets, state.middle, seat, excess)
    taken_back = Event("8.8", TakenBack(seat=seat, points=excess, planets=paid.moved))
    return in_the_middle, Paid(paid.planets, paid.middle, (*paid.told, taken_back))


class SidePot(NamedTuple):
    points: int
    among: tuple[int, ...]


def side_pots(left: tuple[int, ...], paid: Sequence[int]) -> list[SidePot]:
    """Clause 8.7: one pot for every sum that somebody left has paid in, smallest first.

    Where nobody is all-in there is one sum, so one pot (clause 5.2).
    """
    pots, below = list[SidePot](), 0
    for upto in sorted({paid[seat] for seat in left}):
        reached = sum([min(one, upto) for one in paid])
        pots.append(SidePot(reached - below, tuple([s for s in left if paid[s] >= upto])))
        below = reached
    return pots


class Settling:
    """Who wins among equal hands; it remembers the ships drawn, for one round's pots."""

    def __init__(self, state: State, chance: Chance) -> None:
        self._chance = chance
        # 6.4: a ship drawn counts after all the others (equal hands have as many to compare).
        self._strength = {seat: strength(state.ships[seat]) for seat in state.left}
        self._pot = state.pot
        # 6.6: neither folded hands nor ships drawn in settling come back into the pot.
        self._aside = state.aside()
        self.drawn: list[Drawn] = []

    def winners(self, among: tuple[int, ...]) -> tuple[tuple[int, ...], list[Event]]:
        """The winner among these seats; several where nothing separates them (clause 6.7)."""
        events: list[Event] = []
        best = self._best(among)
        while 1 < len(best) <= len(self._pot) + len(self._aside):
            events += self._draw(best)
            best = self._best(best)
        return best, events

    def _best(self, among: tuple[int, ...]) -> tuple[int, ...]:
        """Clauses 5.2, 6.3 and 6.4. Clause 8.11: a draw counts in every pot."""
        strengths = self._strength
        top = max([strengths[seat] for seat in among])
        return tuple([seat for seat in among if strengths[seat] == top])

    def _draw(self, tied: tuple[int, ...]) -> list[Event]:
        """Clauses 6.4 to 6.6: each draws a ship, in turn order."""
        draw = draw_ships(self._pot, self._aside, len(tied), self._chance)
        self._pot, events = draw.pot, list[Event]()
        if draw.refilled:
            self._aside = []
            events.append(Event("6.6", PotRefilled(count=draw.refilled)))
        for seat, ship in zip(tied, draw.drawn, strict=True):
            self._strength[seat] += (SIZE[ship],)
            self.drawn.append(Drawn(seat=seat, ship=ship))
            events.append(Event("6.4", TieDrawn(seat=seat, ship=ship)))
        return events


def share_out(planets: tuple[Planets, ...], middle: Planets, pot: Pot) -> Paid:
    """Clause 5.2: to the winner. Clause 6.7: or in equal parts."""
    shared = len(pot.winners) > 1
    events: list[Event] = []
    for seat, won in zip(pot.winners, parts_of(pot), strict=True):
        paid = pay_out(planets, middle, seat, won)
        planets, middle = paid.planets, paid.middle
        events += paid.told
        told = Won(seat=seat, points=won, planets=paid.moved, shared=shared)
        events.append(Event("6.7" if shared else "5.2", told))
    return Paid(planets, middle, tuple(events))


def parts_of(pot: Pot) -> tuple[int, ...]:
    """Clause 6.7: what each winner gets of a pot; odd points go one by one, in turn order."""
    if len(pot.winners) == 1:
        return (pot.points,)
    part, odd = divmod(pot.points, len(pot.winners))
    return tuple([part + (place < odd) for place in range(len(pot.winners))])


def remember(
    state: State,
    paid: Paid,
    shown: tuple[Shown, ...],
    drawn: tuple[Drawn, ...],
    pots: tuple[Pot, ...],
) -> State:
    """The planets as they were paid out, and what the table saw of the round, for those who look
    at it during the next one."""
    last = RoundPlayed(
        number=state.number,
        players=state.players,
        exchanged=state.exchanged,
        betting=state.betting,
        bets=state.bets,
        shown=shown,
        drawn=drawn,
        pots=pots,
    )
    return msgspec.structs.replace(state, planets=paid.planets, middle=paid.middle, last=last)
