"""Exchanging ships with the pot (chapter 3)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import msgspec

from veillee.kernel import Chance, Condition, Event, Refusal, Step, Value, first_broken, passing

from .components import Ship, by_size
from .events import Drew, Exchanged, PotRefilled
from .moves import MOST_EXCHANGED, Exchange
from .state import RULEBOOK, State

Held = tuple[Ship, ...]

TO_EXCHANGE: Final[tuple[Condition[Held, Exchange], ...]] = (
    Condition(
        "3.1",
        "too-many-exchanged",
        lambda _, move: len(move.cards) <= MOST_EXCHANGED,
        lambda _, move: {"count": len(move.cards)},
    ),
    Condition(
        "3.3",
        "not-held",
        lambda held, move: not lacking(held, move.cards),
        lambda held, move: lack_of(held, move.cards),
    ),
)


def lacking(held: Held, asked: tuple[Ship, ...]) -> list[Ship]:
    """Those of the ships asked for that are not held, or not so many."""
    return [ship for ship in asked if held.count(ship) < asked.count(ship)]


def lack_of(held: Held, asked: tuple[Ship, ...]) -> dict[str, str | int]:
    ship = lacking(held, asked)[0]
    return {"ship": ship, "asked": asked.count(ship), "held": held.count(ship)}


@cache
def exchanges(held: Held) -> tuple[Exchange, ...]:
    """Those of one's ships that may be exchanged together, those of like kinds once."""
    every = (
        Exchange(cards)
        for count in range(len(held) + 1)
        for cards in dict.fromkeys(combinations(held, count))
    )
    return tuple(passing(TO_EXCHANGE, held, every))


def why_not_exchange(state: State, seat: int, move: Exchange) -> Refusal | None:
    return first_broken(RULEBOOK, TO_EXCHANGE, state.ships[seat], move)


def exchange(state: State, seat: int, move: Exchange, chance: Chance) -> Step:
    """Clauses 3.1 to 3.4: the new ships first, then the old ones are laid aside, unseen."""
    count = len(move.cards)
    aside = state.aside() if count > len(state.pot) else []
    draw = draw_ships(state.pot, aside, count, chance)
    held = list(state.ships[seat])
    for ship in move.cards:
        held.remove(ship)
    held += draw.drawn
    recycled = state.recycled
    events = [Event("3.4", Exchanged(seat=seat, count=count))]
    if draw.refilled:
        recycled = tuple(n is not None for n in state.exchanged)
        events.append(Event("3.5", PotRefilled(count=draw.refilled)))
    if count:
        fact = Drew(seat=seat, discarded=move.cards, drawn=draw.drawn)
        events.append(Event("3.3", fact, (seat,)))
    after = msgspec.structs.replace(
        state,
        ships=_with(state.ships, seat, by_size(held)),
        pot=draw.pot,
        exchanged=(*state.exchanged[:seat], count, *state.exchanged[seat + 1 :]),
        discarded=_with(state.discarded, seat, move.cards),
        drawn=_with(state.drawn, seat, draw.drawn),
        recycled=recycled,
        turn=next_to_exchange(state, seat),
    )
    return Step(after, tuple(events))


def next_to_exchange(state: State, seat: int) -> int | None:
    """Clause 3.2: in turn order, once."""
    place = state.players.index(seat) + 1
    return state.players[place] if place < len(state.players) else None


class Draw(Value):
    drawn: tuple[Ship, ...]
    pot: tuple[Ship, ...]
    refilled: int
    """How many ships that had been laid aside became the pot; 0 if it did not run out."""


def draw_ships(pot: tuple[Ship, ...], aside: list[Ship], count: int, chance: Chance) -> Draw:
    """Clause 3.5: ships off the pot; when it runs out, those laid aside become the pot."""
    if count <= len(pot):
        return Draw(pot[:count], pot[count:], 0)
    missing = count - len(pot)
    fresh = tuple(chance.shuffle(aside))
    return Draw(pot + fresh[:missing], fresh[missing:], len(fresh))


def _with(
    all_ships: tuple[tuple[Ship, ...], ...], seat: int, ships: tuple[Ship, ...]
) -> tuple[tuple[Ship, ...], ...]:
    return (*all_ships[:seat], ships, *all_ships[seat + 1 :])
