"""Buying workshop cards on the squares A and V (clauses 4.1 to 4.4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from veillee.kernel import Condition, Event, Refusal, first_broken, passing

from .board import Board
from .components import CATEGORIES, CATEGORY, COLOURS, in_order
from .events import Bought, CardReceived
from .memory import after_buying, remembered
from .moves import BUY, Buy
from .state import RULEBOOK, State, owner, with_car, with_text

EVERY_CATEGORY: Final = tuple(range(len(CATEGORIES)))

Categories = tuple[int, ...]
Piles = tuple[str, ...]

HERE: Final[tuple[Condition[Categories, int], ...]] = (
    Condition(
        "4.2",
        "category-not-here",
        lambda offered, category: category in offered,
        lambda _, category: {"category": CATEGORIES[category]},
    ),
)
LEFT: Final[tuple[Condition[Piles, int], ...]] = (
    Condition(
        "4.4",
        "pile-is-empty",
        lambda piles, category: bool(piles[category]),
        lambda _, category: {"category": CATEGORIES[category]},
    ),
)


def on_offer(state: State) -> Categories:
    return sold_at(state.board, state.cars[state.car].loop)


@cache
def sold_at(board: Board, loop: int) -> Categories:
    """Clause 4.1: all categories on A. Clause 4.2: the zone's two on V."""
    if board.loop[loop] == "A":
        return EVERY_CATEGORY
    return tuple(CATEGORY[name] for name in board.zones[board.zone_of[loop]].categories)


def can_pay(state: State) -> bool:
    """Clause 4.3. Nobody is asked who cannot (clause 3.8), so that no move is refused for it."""
    return state.cars[state.car].money >= state.board.money.workshop_card


def purchases(state: State) -> list[Buy]:
    return [BUY[category] for category in passing(LEFT, state.piles, on_offer(state))]


def why_not_buy(state: State, move: Buy) -> Refusal | None:
    category = CATEGORY[move.category]
    return first_broken(RULEBOOK, HERE, on_offer(state), category) or first_broken(
        RULEBOOK, LEFT, state.piles, category
    )


def buy(state: State, move: Buy) -> tuple[State, tuple[Event, ...]]:
    """Clauses 4.3 and 4.4: the top card of the pile, for its price; only the buyer sees it."""
    number, category = state.car, CATEGORY[move.category]
    car, pile, buyer = state.cars[number], state.piles[category], owner(state, number)
    value = pile[0]
    richer = replace(
        car,
        money=car.money - state.board.money.workshop_card,
        hand=with_text(car.hand, category, in_order(car.hand[category] + value)),
    )
    after = replace(
        state,
        cars=with_car(state, number, richer),
        piles=with_text(state.piles, category, pile[1:]),
        memory=remembered(
            state,
            category,
            lambda worlds, seat: after_buying(worlds, number, value if seat == buyer else None),
        ),
    )
    colour = COLOURS[number]
    received = CardReceived(car=colour, category=move.category, value=int(value))
    return after, (
        Event("4.3", Bought(car=colour, category=move.category)),
        Event("4.3", received, audience=(buyer,)),
    )
