"""Exchanging workshop cards on the square E (clauses 4.7 to 4.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from veillee.kernel import Chance, Condition, Event, Refusal, first_broken, passing

from .components import CATEGORIES, CATEGORY, COLOURS, Category, in_order
from .events import CardsSeen, Exchanged, Partner
from .holding import Hand, has_card, the_card
from .memory import after_swap, after_swap_with_board, remembered
from .moves import Exchange
from .state import RULEBOOK, State, owner, with_car, with_text

Stock = tuple[bool, ...] | None
"""Which piles have cards, for an exchange with the board; None for one with another car."""

WITH: Final[tuple[Condition[Partner | None, Partner], ...]] = (
    Condition(
        "4.7", "exchange-with-board", lambda found, named: found != "board" or named == "board"
    ),
    Condition(
        "4.8",
        "exchange-with-zone",
        lambda found, named: named == found,
        lambda found, _: {"zone": str(found)},
    ),
)
TO_GIVE: Final = (Condition("4.10", "card-not-held", has_card, the_card),)
TO_TAKE: Final[tuple[Condition[Stock, Category], ...]] = (
    Condition(
        "4.7",
        "pile-is-empty",
        lambda stock, category: stock is None or stock[CATEGORY[category]],
        lambda _, category: {"category": category},
    ),
)


def partner(state: State) -> Partner | None:
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


def stock(state: State, partner: Partner) -> Stock:
    return tuple(map(bool, state.piles)) if partner == "board" else None


@lru_cache(maxsize=4096)
def exchanges_of(hand: Hand, stock: Stock, partner: Partner) -> tuple[Exchange, ...]:
    return tuple(
        Exchange(category, int(value), partner)
        for category in passing(TO_TAKE, stock, CATEGORIES)
        for value in hand[CATEGORY[category]]
    )


def exchanges(state: State) -> tuple[Exchange, ...]:
    found = partner(state)
    if found is None:
        return ()
    return exchanges_of(state.cars[state.car].hand, stock(state, found), found)


def why_not_exchange(state: State, move: Exchange) -> Refusal | None:
    hand = state.cars[state.car].hand
    return (
        first_broken(RULEBOOK, WITH, partner(state), move.partner)
        or first_broken(RULEBOOK, TO_GIVE, hand, move.category, move.value)
        or first_broken(RULEBOOK, TO_TAKE, stock(state, move.partner), move.category)
    )


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
