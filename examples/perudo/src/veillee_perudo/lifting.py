"""A doubt or a calza: the cups are lifted (chapter 4)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from veillee.kernel import Chance, Condition, Event, Step

from .components import ACE, DICE
from .events import CalledCalza, Counted, Doubted, KeptAll, Lost, Shown, WonBack
from .state import Lifted, State
from .throwing import throw, told_of_throws

TO_DOUBT: Final[tuple[Condition[State], ...]] = (
    Condition("2.4", "nothing-to-doubt", lambda state: state.bid is not None),
)
TO_CALL_CALZA: Final[tuple[Condition[State, int], ...]] = (
    Condition("4.3", "no-calza-here", lambda state, _: state.options.calza),
    Condition("4.3", "nothing-to-call", lambda state, _: state.bid is not None),
    Condition("4.4", "calzas-called", lambda state, seat: state.calzas[seat] > 0),
)


def doubt(state: State, seat: int, chance: Chance) -> Step:
    """Clause 4.2: the bidder loses a die if there are fewer, and otherwise whoever doubted."""
    found = sum(map(sum, counted(state)))
    bid, bidder = state.bids[-1].bid, state.bids[-1].seat
    loser = bidder if found < bid.count else seat
    return lift(state, seat, Event("2.4", Doubted(seat)), loser, -1, chance, calza=False)


def call_calza(state: State, seat: int, chance: Chance) -> Step:
    """Clause 4.3: exactly as many win a die back, up to five; otherwise it costs one."""
    exact = sum(map(sum, counted(state))) == state.bids[-1].bid.count
    change = min(1, DICE - state.dice[seat]) if exact else -1
    return lift(state, seat, Event("4.3", CalledCalza(seat)), seat, change, chance, calza=True)


def counted(state: State) -> tuple[tuple[bool, ...], ...]:
    """Clauses 3.1 and 4.1: of all dice, which count for the bid."""
    face, wild = state.bids[-1].bid.face, state.options.aces
    return tuple(tuple(die == face or (wild and die == ACE) for die in cup) for cup in state.cups)


def lift(
    state: State, caller: int, called: Event, seat: int, change: int, chance: Chance, *, calza: bool
) -> Step:
    """Clause 4.1: everybody sees all dice, and whose become fewer or more."""
    bid, bidder = state.bids[-1].bid, state.bids[-1].seat
    counts = counted(state)
    found = sum(map(sum, counts))
    lifted = Lifted(state.cups, counts, bid, bidder, caller, calza, found, seat, change)
    after = next_round(state, lifted, chance)
    shown = [Event("4.1", Shown(s, cup)) for s, cup in enumerate(state.cups) if cup]
    told = Event("4.1", Counted(bid.count, bid.face, found))
    rule = "4.3" if calza else "4.2"
    came_of_it = Event(rule, consequence(seat, change, after.dice[seat]))
    return Step(after, (called, *shown, told, came_of_it, *told_of_throws(after.cups)))


def consequence(seat: int, change: int, left: int) -> Any:
    if change == 0:
        return KeptAll(seat)
    return WonBack(seat, left) if change > 0 else Lost(seat, left)


def next_round(state: State, lifted: Lifted, chance: Chance) -> State:
    """Clauses 4.4 and 4.5; once it is over (5.1) nobody throws."""
    seat, change = lifted.seat, lifted.change
    dice = replaced(state.dice, seat, state.dice[seat] + change)
    called = state.calzas[seat] - lifted.calza
    after = msgspec.structs.replace(
        state,
        dice=dice,
        cups=((),) * len(dice),
        calzas=replaced(state.calzas, seat, called),
        turn=seat,
        bids=(),
        out=state.out if dice[seat] else (*state.out, seat),
        last=lifted,
    )
    if after.is_over:
        return after
    begins = seat if dice[seat] else after.after(seat)
    return msgspec.structs.replace(after, cups=throw(dice, chance), turn=begins)


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
