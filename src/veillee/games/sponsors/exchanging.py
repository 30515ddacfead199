"""Exchanging workshop cards on the square E (clauses 4.7 to 4.10)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from veillee.kernel import Chance, Event, Refusal

from .components import CATEGORY, COLOURS, Colour, in_order
from .events import CardsSeen, Exchanged
from .memory import after_swap, after_swap_with_board, remembered
from .moves import Exchange, exchanges
from .rulebook import RULEBOOK
from .state import State, owner, with_car, with_text


def partner(state: State) -> Literal["board"] | Colour | None:
    """Clauses 4.7 to 4.9: with whom the square lets the car exchange."""
    car = state.car
    zone = state.board.zone_of[state.cars[car].loop]
    if zone == car:
        return "board"
    nobody = zone >= len(state.cars)
    if (
        nobody
        or owner(state, zone) == owner(state, car)
        or (state.in_teams and zone % 2 == car % 2)
    ):
        return None
    return COLOURS[zone]


def possible_exchanges(state: State) -> tuple[Exchange, ...]:
    found = partner(state)
    if found is None:
        return ()
    hand = state.cars[state.car].hand
    return exchanges(hand, tuple(map(bool, state.piles)) if found == "board" else None, found)


def why_not_exchange(state: State, move: Exchange) -> Refusal | None:
    category, found = CATEGORY[move.category], partner(state)
    if move.partner != found:
        if found == "board":
            return RULEBOOK.refuse("4.7", "exchange-with-board")
        return RULEBOOK.refuse("4.8", "exchange-with-zone", zone=str(found))
    if str(move.value) not in state.cars[state.car].hand[category]:
        return RULEBOOK.refuse("4.10", "card-not-held", category=move.category, value=move.value)
    if found == "board" and not state.piles[category]:
        return RULEBOOK.refuse("4.7", "pile-is-empty", category=move.category)
    return None


def exchange(state: State, move: Exchange, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    category, gave = CATEGORY[move.category], str(move.value)
    if move.partner == "board":
        after, took, witnesses = swap_with_board(state, category, gave)
        rule = "4.7"
    else:
        other = COLOURS.index(move.partner)
        # Clause 4.8: drawn at random by whoever asks.
        took = chance.choice(state.cars[other].hand[category])
        witnesses = tuple(sorted({owner(state, state.car), owner(state, other)}))
        after = swap_cards(state, category, (state.car, other), (gave, took), witnesses)
        rule = "4.8"
    colour = COLOURS[state.car]
    seen = CardsSeen(car=colour, category=move.category, gave=int(gave), took=int(took))
    return after, (
        Event(rule, Exchanged(car=colour, category=move.category, partner=move.partner)),
        Event(rule, seen, audience=witnesses),
    )


def swap_with_board(state: State, category: int, gave: str) -> tuple[State, str, tuple[int, ...]]:
    """Clause 4.7: the top card of the pile for one that goes underneath."""
    number, pile = state.car, state.piles[category]
    car, took, witness = state.cars[number], pile[0], owner(state, number)
    hand = in_order(car.hand[category].replace(gave, "", 1) + took)
    after = replace(
        state,
        cars=with_car(state, number, replace(car, hand=with_text(car.hand, category, hand))),
        piles=with_text(state.piles, category, pile[1:] + gave),
        memory=remembered(
            state,
            category,
            lambda worlds, seat: after_swap_with_board(
                worlds, number, (gave, took) if seat == witness else None
            ),
        ),
    )
    return after, took, (witness,)


def swap_cards(
    state: State,
    category: int,
    cars: tuple[int, int],
    cards: tuple[str, str],
    witnesses: tuple[int, ...],
) -> State:
    """Two cards of a category change places between two cars; the witnesses see both."""
    (one, other), (gave, took) = cars, cards
    changed = list(state.cars)
    for number, leaves, comes in ((one, gave, took), (other, took, gave)):
        car = changed[number]
        hand = in_order(car.hand[category].replace(leaves, "", 1) + comes)
        changed[number] = replace(car, hand=with_text(car.hand, category, hand))
    return replace(
        state,
        cars=tuple(changed),
        memory=remembered(
            state,
            category,
            lambda worlds, seat: after_swap(
                worlds, one, other, cards if seat in witnesses else None
            ),
        ),
    )
