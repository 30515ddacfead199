"""How a round ends: showing, comparing, sharing out (chapters 5 and 6, side pots from 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import SIZE, points
from .events import HandShown, PotRefilled, TakenBack, TieDrawn, TookAll, WithoutPlanets, Won
from .exchanging import draw
from .hands import Strength, hand_of, strength
from .middle import pay_out
from .state import Drawn, Pot, RoundPlayed, Shown, State


def end_round(state: State, chance: Chance) -> Step:
    """Everything from the last bet to the winners' planets."""
    step = take_all(state) if len(state.left) == 1 else show(state, chance)
    after: State = step.state
    lost = [
        Event("2.5", WithoutPlanets(seat=seat))
        for seat in state.players
        if not after.has_planets(seat)
    ]
    return Step(after, (*step.events, *lost))


def take_all(state: State) -> Step:
    """Clause 5.3: the last one left takes all and shows nothing."""
    (winner,) = state.left
    pot = Pot(points=points(state.middle), among=(winner,), winners=(winner,))
    after, change = pay_out(state, winner, pot.points)
    after = remember(after, (), (), (pot,))
    return Step(after, (*change, Event("5.3", TookAll(seat=winner, points=pot.points))))


def show(state: State, chance: Chance) -> Step:
    """Clauses 5.1 and 5.2: those left show, and the best hand takes the middle."""
    shown = tuple(
        Shown(seat=seat, ships=state.ships[seat], hand=hand_of(state.ships[seat]))
        for seat in state.left
    )
    events = [
        Event("5.1", HandShown(seat=one.seat, ships=one.ships, hand=one.hand)) for one in shown
    ]
    after, paid, taken_back = take_back(state)
    events += taken_back
    settling = Settling(state, chance)
    pots: list[Pot] = []
    for share in side_pots(state.left, paid):
        winners, told = settling.winners(share.among)
        events += told
        pots.append(Pot(points=share.points, among=share.among, winners=winners))
        after, told = share_out(after, pots[-1])
        events += told
    return Step(remember(after, shown, tuple(settling.drawn), tuple(pots)), tuple(events))


def take_back(state: State) -> tuple[State, list[int], list[Event]]:
    """Clause 8.8: what nobody could match goes back to whoever paid it.

    Also tells what each seat then has in the middle: its ante and its bet.
    """
    paid = [ante + bet for ante, bet in zip(state.antes, state.bets, strict=True)]
    second, most = sorted(paid)[-2:]
    if second == most:
        return state, paid, []
    seat, excess = paid.index(most), most - second
    paid[seat] = second
    state, change = pay_out(state, seat, excess)
    return state, paid, [*change, Event("8.8", TakenBack(seat=seat, points=excess))]


class SidePot(NamedTuple):
    points: int
    among: tuple[int, ...]


def side_pots(left: tuple[int, ...], paid: Sequence[int]) -> list[SidePot]:
    """Clause 8.7: one pot for every sum that somebody left has paid in, smallest first.

    Where nobody is all-in there is one sum, so one pot (clause 5.2).
    """
    pots, below = list[SidePot](), 0
    for upto in sorted({paid[seat] for seat in left}):
        worth = sum(min(one, upto) - min(one, below) for one in paid)
        pots.append(SidePot(worth, tuple(seat for seat in left if paid[seat] >= upto)))
        below = upto
    return pots


class Settling:
    """Who wins among equal hands; it remembers the ships drawn, for one round's pots."""

    def __init__(self, state: State, chance: Chance) -> None:
        self._chance = chance
        self._strength = {seat: strength(state.ships[seat]) for seat in state.left}
        self._draws: dict[int, Strength] = dict.fromkeys(state.left, ())
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
        keys = {seat: (self._strength[seat], self._draws[seat]) for seat in among}
        top = max(keys.values())
        return tuple(seat for seat in among if keys[seat] == top)

    def _draw(self, tied: tuple[int, ...]) -> list[Event]:
        """Clauses 6.4 to 6.6: each draws a ship, in turn order."""
        ships, self._pot, refilled = draw(self._pot, self._aside, len(tied), self._chance)
        events = [Event("6.6", PotRefilled(count=refilled))] if refilled else []
        if refilled:
            self._aside = []
        for seat, ship in zip(tied, ships, strict=True):
            self._draws[seat] += (SIZE[ship],)
            self.drawn.append(Drawn(seat=seat, ship=ship))
            events.append(Event("6.4", TieDrawn(seat=seat, ship=ship)))
        return events


def share_out(state: State, pot: Pot) -> tuple[State, list[Event]]:
    """Clause 5.2: to the winner. Clause 6.7: or in equal parts, odd points in turn order."""
    part, odd = divmod(pot.points, len(pot.winners))
    shared = len(pot.winners) > 1
    events: list[Event] = []
    for place, seat in enumerate(pot.winners):
        won = part + (place < odd)
        state, change = pay_out(state, seat, won)
        rule = "6.7" if shared else "5.2"
        events += [*change, Event(rule, Won(seat=seat, points=won, shared=shared))]
    return state, events


def remember(
    state: State, shown: tuple[Shown, ...], drawn: tuple[Drawn, ...], pots: tuple[Pot, ...]
) -> State:
    """What the table saw of the round, for those who look at it during the next one."""
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
    return msgspec.structs.replace(state, last=last)
