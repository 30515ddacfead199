"""What each seat knows of the workshop cards (chapter 10): every way they may lie, no more.

For each category a seat has a list of *worlds*, texts such as `4???|0|?3|?|?`: the pile from the
top, then the hand of each car, with a `?` for a card that the seat has never seen. What happens
out of its sight splits a world into all that it may have become; what it sees strikes out those
that it cannot have been. One of the worlds is always the truth.

Once the race has begun nothing is hidden but the hands, and cards leave them face up. The memory
stays as it was at the start, and `in_the_race` works out what is left of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from .components import UNSEEN, in_order
from .state import State, Worlds, sees_hand

Cards = tuple[str, str]
"""The card that was given, and the one that was taken."""


def dealt(pile: str, hands: list[str], known: list[bool]) -> Worlds:
    """What a seat knows that has seen these hands, and nothing else."""
    seen = [hand if k else UNSEEN * len(hand) for hand, k in zip(hands, known, strict=True)]
    return ("|".join((UNSEEN * len(pile), *seen)),)


def remembered(
    state: State, category: int, change: Callable[[Worlds, int], Worlds]
) -> tuple[tuple[Worlds, ...], ...]:
    """The memory of all seats after something happened in a category."""
    seats = tuple(change(worlds, seat) for seat, worlds in enumerate(state.memory[category]))
    return (*state.memory[:category], seats, *state.memory[category + 1 :])


def after_buying(worlds: Worlds, car: int, value: str | None) -> Worlds:
    """The top card went to a car; `value` where it was seen."""
    found = []
    for world in worlds:
        slots = world.split("|")
        if value is None or _reveal_top(slots, value):
            top, slots[0] = slots[0][0], slots[0][1:]
            slots[car + 1] = in_order(slots[car + 1] + top)
            found.append("|".join(slots))
    return _sorted(found)


def after_swap_with_board(worlds: Worlds, car: int, cards: Cards | None) -> Worlds:
    """A car's card went under the pile, and the top one came to it."""
    found = []
    for world in worlds:
        slots = world.split("|")
        if cards and not (_reveal(slots, car + 1, cards[0]) and _reveal_top(slots, cards[1])):
            continue
        top, rest, hand = slots[0][0], slots[0][1:], slots[car + 1]
        for gave in cards[0] if cards else set(hand):
            slots[0] = rest + gave
            slots[car + 1] = in_order(hand.replace(gave, "", 1) + top)
            found.append("|".join(slots))
    return _sorted(found)


def after_swap(worlds: Worlds, car: int, other: int, cards: Cards | None) -> Worlds:
    """Two cars' cards changed places."""
    found = []
    for world in worlds:
        slots = world.split("|")
        if cards and not (
            _reveal(slots, car + 1, cards[0]) and _reveal(slots, other + 1, cards[1])
        ):
            continue
        mine, theirs = slots[car + 1], slots[other + 1]
        for gave, took in [cards] if cards else _pairs(mine, theirs):
            slots[car + 1] = in_order(mine.replace(gave, "", 1) + took)
            slots[other + 1] = in_order(theirs.replace(took, "", 1) + gave)
            found.append("|".join(slots))
    return _sorted(found)


@lru_cache(maxsize=4096)
def in_the_race(worlds: Worlds, played: tuple[str, ...]) -> Worlds:
    """The worlds as they are now, once each car has played these cards and all have seen them."""
    found = []
    for world in worlds:
        slots = world.split("|")
        if all(_reveal(slots, car + 1, v) for car, values in enumerate(played) for v in values):
            for car, values in enumerate(played):
                slots[car + 1] = "".join(v for v in slots[car + 1] if v not in values)
            found.append("|".join(slots))
    return _sorted(found)


def after_showing(worlds: Worlds, car: int, hand: str) -> Worlds:
    """A car's whole hand was seen."""
    found = []
    for world in worlds:
        slots = world.split("|")
        if all(_reveal(slots, car + 1, value) for value in hand):
            found.append("|".join(slots))
    return _sorted(found)


def fresh(state: State, seat: int | None) -> tuple[Worlds, ...]:
    """By category, what somebody would know who had forgotten all but the hands he can see."""
    known = [sees_hand(state, seat, car) for car in range(len(state.cars))]
    return tuple(
        dealt(pile, [in_order(car.hand[n] + car.played[n]) for car in state.cars], known)
        for n, pile in enumerate(state.piles)
    )


def _reveal(slots: list[str], place: int, value: str) -> bool:
    """Name the card of a hand that has been seen; False if it cannot be in this hand."""
    if value in slots[place]:
        return True
    if UNSEEN not in slots[place] or any(value in slot for slot in slots):
        return False
    slots[place] = in_order(slots[place].replace(UNSEEN, value, 1))
    return True


def _reveal_top(slots: list[str], value: str) -> bool:
    pile = slots[0]
    if pile[0] == value:
        return True
    if pile[0] != UNSEEN or any(value in slot for slot in slots):
        return False
    slots[0] = value + pile[1:]
    return True


def _pairs(mine: str, theirs: str) -> Iterator[Cards]:
    return ((gave, took) for gave in set(mine) for took in set(theirs))


def _sorted(worlds: list[str]) -> Worlds:
    return tuple(sorted(set(worlds))) if len(worlds) > 1 else tuple(worlds)
